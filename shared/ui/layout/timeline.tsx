import type { ReactNode } from 'react';
import { formatDate } from '../text/dates.ts';
import { styled } from '../theme/styled.tsx';
import * as looks from './timeline.styles.ts';

export interface TimelineItem {
  title: ReactNode;
  /** ISO date or moment; without one only the title is shown. */
  date: string | null | undefined;
}

export interface TimelineProps {
  /** In the order in which things happened. */
  items: readonly TimelineItem[];
  /** Names the list, when no heading does. */
  label?: string;
}

/** A line through dots; the last, where things stand now, is filled. On a telephone it goes downwards. */
const Line = styled('ol', looks.line);

/** What happened when, in order. An empty one shows nothing. */
export function Timeline({ items, label }: TimelineProps) {
  if (items.length === 0) return null;
  return (
    <Line aria-label={label}>
      {items.map(({ title, date }, position) => (
        <li key={position}>
          <div>{title}</div>
          {date && <time dateTime={date}>{formatDate(date)}</time>}
        </li>
      ))}
    </Line>
  );
}
