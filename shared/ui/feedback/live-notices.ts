import type { ReactNode } from 'react';
import { create } from 'zustand';
import type { NoticeKind } from './notice.tsx';

/** How long the result of an update stays (specification part 1, section 9). */
export const NOTICE_DURATION_MS = 3000;

export interface LiveNotice {
  kind: NoticeKind;
  title?: ReactNode;
  content?: ReactNode;
  /** In ms; null for one that stays until it is closed. By default results go and problems stay. */
  durationMs?: number | null;
  /** What can be done about it: a link or a button. */
  action?: ReactNode;
}

export interface ShownNotice extends LiveNotice {
  id: number;
  durationMs: number | null;
}

/** The notices on the screen, oldest first. */
export const liveNoticesStore = create<{ notices: readonly ShownNotice[] }>(() => ({ notices: [] }));

let lastId = 0;

function defaultDuration(kind: NoticeKind): number | null {
  return kind === 'success' || kind === 'info' ? NOTICE_DURATION_MS : null;
}

/**
 * Shows a notice over the page, from anywhere. There is one notice of a kind at most; the newest replaces the older.
 */
export function showNotice(notice: LiveNotice): void {
  lastId += 1;
  const shown = { durationMs: defaultDuration(notice.kind), ...notice, id: lastId };
  liveNoticesStore.setState(({ notices }) => ({
    notices: [...notices.filter(({ kind }) => kind !== notice.kind), shown],
  }));
}

/** Takes the notice of that kind away, or all of them. */
export function dismissNotice(kind?: NoticeKind): void {
  liveNoticesStore.setState(({ notices }) => ({
    notices: kind === undefined ? [] : notices.filter((notice) => notice.kind !== kind),
  }));
}
