import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDate } from '../text/dates.ts';
import { onHandset } from '../theme/media.ts';

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
const Line = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: '4',
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      flex: '1 1 9rem',
      maxW: '60',
      pt: '6',
      pe: '4',
      overflowWrap: 'anywhere',
    },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      top: '1.5',
      insetInline: '0',
      h: '0.5',
      bg: 'border.emphasized',
    },
    '& > li:last-child::before': { display: 'none' },
    '& > li::after': {
      content: '""',
      position: 'absolute',
      top: '0',
      insetStart: '0',
      w: '3.5',
      h: '3.5',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'accent.solid',
      bg: 'bg.panel',
    },
    '& > li:last-child::after': { bg: 'accent.solid' },
    '& > li > div': { fontWeight: 'medium' },
    '& > li > time': { fontSize: 'xs', color: 'fg.muted', whiteSpace: 'nowrap' },
    [onHandset]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      rowGap: '0',
      '& > li': { flex: 'none', maxW: 'none', pt: '0', pe: '0', ps: '6', pb: '4' },
      '& > li:last-child': { pb: '0' },
      '& > li::before': {
        top: '1',
        bottom: '-1',
        insetInline: 'auto',
        insetStart: '1.5',
        w: '0.5',
        h: 'auto',
      },
      '& > li::after': { top: '1' },
    },
  },
});

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
