import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Row } from '../layout/primitives.tsx';
import { dismissNotice, liveNoticesStore, type ShownNotice } from './live-notices.ts';
import { NoticeLook } from './notice.tsx';
import { styled } from '../theme/styled.tsx';
import * as looks from './notice-region.styles.ts';

/** A key that nothing else uses here; without one a notice would be gone before the keyboard has come to it. */
const REACH_KEY = 'F8';

const Corner = styled('div', looks.corner);
const Lifted = styled('div', looks.lifted);

/**
 * Where `showNotice` shows its notices: one place a site, in the page from the start, because screen readers only hear of
 * changes in a region that they know. Problems interrupt, the others wait for their turn.
 */
export function NoticeRegion() {
  const notices = liveNoticesStore((state) => state.notices);
  const corner = useRef<HTMLDivElement>(null);
  const isEmpty = notices.length === 0;
  const problems = notices.filter(({ kind }) => kind === 'error');
  const others = notices.filter(({ kind }) => kind !== 'error');

  useEffect(() => {
    if (isEmpty) return undefined;
    const reach = (event: globalThis.KeyboardEvent) => {
      if (event.key !== REACH_KEY) return;
      event.preventDefault();
      corner.current?.querySelector<HTMLElement>('[data-notice]')?.focus();
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, [isEmpty]);

  return (
    <Corner ref={corner} {...(isEmpty ? {} : { role: 'region', 'aria-label': `Notices (${REACH_KEY})` })}>
      <div aria-live="assertive">{timed(problems)}</div>
      <div aria-live="polite">{timed(others)}</div>
    </Corner>
  );
}

function timed(notices: readonly ShownNotice[]) {
  return notices.map((notice) => <TimedNotice key={notice.id} notice={notice} />);
}

/** Goes after its time, but not from under a pointer or the focus; then its time begins again. */
function TimedNotice({ notice }: { notice: ShownNotice }) {
  const { kind, title, content, action, durationMs } = notice;
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const cameFrom = useRef<Element>(null);
  const isHeld = isHovered || isFocused;

  useEffect(() => {
    if (durationMs === null || isHeld) return undefined;
    const timer = window.setTimeout(() => dismissNotice(kind), durationMs);
    return () => window.clearTimeout(timer);
  }, [durationMs, isHeld, kind]);

  const close = () => {
    if (isFocused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    dismissNotice(kind);
  };
  const enter = (event: FocusEvent) => {
    const isFromOutside = !event.currentTarget.contains(event.relatedTarget);
    if (isFromOutside) cameFrom.current = event.relatedTarget;
    setIsFocused(true);
  };
  const leave = (event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget));
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <Lifted
      tabIndex={-1}
      data-notice=""
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={enter}
      onBlur={leave}
      onKeyDown={closeOnEscape}
    >
      <NoticeLook kind={kind} title={title} onClose={close}>
        {content}
        {action && <Row mt="2">{action}</Row>}
      </NoticeLook>
    </Lifted>
  );
}
