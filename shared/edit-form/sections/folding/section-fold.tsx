import { useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from 'shared/ui';
import { useSectionMarks } from '../../changes/form-changes.tsx';
import { useFoldingOrder } from './folding.tsx';
import { BEFORE_MATCH } from './reveal.ts';
import { fold } from './section-fold.styles.ts';

export interface SectionFoldProps {
  id: string;
  title: string;
  /** What it contains, in a line; shown while it is folded. */
  line: string;
  startsFolded: boolean;
  children: ReactNode;
}

/**
 * The card of a section that is one line while it is folded. It opens by pointer and key, where "find in page" finds something in
 * it, and when something leads to it; it stays open as long as it has unsaved changes or errors. What is folded is rendered right after
 * the screen has been shown.
 */
export function SectionFold({ id, title, line, startsFolded, children }: SectionFoldProps) {
  const order = useFoldingOrder();
  const isScreenShown = useDeferredValue(true, false);
  const marks = useSectionMarks(id);
  const [isOpen, setOpen] = useState(!startsFolded);
  const [obeyed, setObeyed] = useState(order);
  const mustBeOpen = marks.isChanged || marks.hasErrors;
  if (order !== undefined && order !== obeyed) {
    setObeyed(order);
    setOpen(order.isOpen);
  }
  // A save may have made it the section that leads on.
  const [wasFolded, setWasFolded] = useState(startsFolded);
  if (wasFolded !== startsFolded) {
    setWasFolded(startsFolded);
    if (!startsFolded) setOpen(true);
  }
  // It does not snap shut when the changes are saved.
  if (mustBeOpen && !isOpen) setOpen(true);

  const headingId = useId();
  const bodyId = useId();
  const body = useRevealed(isOpen, () => setOpen(true));
  const toggle = () => setOpen(!isOpen);
  return (
    <section className={fold} data-empty={line === '' ? '' : undefined} aria-labelledby={headingId}>
      <header onClick={toggle}>
        <h2 id={headingId}>
          <button type="button" aria-expanded={isOpen} aria-controls={bodyId}>
            <ChevronDownIcon size={14} />
            {title}
          </button>
        </h2>
        {!isOpen && <p>{line === '' ? '—' : line}</p>}
      </header>
      <div ref={body} id={bodyId} data-fold="" hidden={!isOpen}>
        {(isOpen || isScreenShown) && children}
      </div>
    </section>
  );
}

/** The folded part: the browser may look for text in it, and whatever leads into it opens it at once. */
function useRevealed(isOpen: boolean, onReveal: () => void) {
  const body = useRef<HTMLDivElement>(null);
  const reveal = useEffectEvent(() => {
    // It can take the focus before it is rendered again.
    body.current?.removeAttribute('hidden');
    onReveal();
  });
  useEffect(() => {
    const element = body.current;
    if (!isOpen && element && 'onbeforematch' in element) element.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  useEffect(() => {
    const element = body.current;
    const listener = () => reveal();
    element?.addEventListener(BEFORE_MATCH, listener);
    return () => element?.removeEventListener(BEFORE_MATCH, listener);
  }, []);
  return body;
}
