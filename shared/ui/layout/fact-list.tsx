import type { ReactNode } from 'react';
import { Box } from './primitives.tsx';

export interface Fact {
  label: string;
  /** An empty value is shown as words: screen readers skip a dash, or read it as nothing. */
  value: ReactNode;
  /** Takes the whole line: for texts of several lines. */
  isWide?: boolean;
}

/** Looks of the facts inside an element: names and values beside each other, in as many columns as fit. */
export const FACT_STYLES = {
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
    columnGap: '6',
    rowGap: '3',
  },
  '& dl > div': { minW: '0' },
  '& dt': { fontSize: 'sm', color: 'fg.muted' },
  '& dd': { mt: '0.5', maxW: 'prose', overflowWrap: 'anywhere' },
  '& [data-none]': { color: 'fg.muted' },
  '& [data-wide]': { gridColumn: '1 / -1', whiteSpace: 'pre-wrap' },
};

export interface FactListProps {
  facts: readonly Fact[];
  /** What stands in the place of nothing. */
  none?: string;
}

/** Names and values beside each other. */
export function FactList(props: FactListProps) {
  return (
    <Box css={FACT_STYLES}>
      <Facts {...props} />
    </Box>
  );
}

/**
 * The facts without their looks, in plain elements: a list of many such is styled once, around it (`FACT_STYLES`), because a
 * styled element for each word would be felt.
 */
export function Facts({ facts, none = 'None' }: FactListProps) {
  return (
    <dl>
      {facts.map(({ label, value, isWide = false }) => (
        <div key={label} data-wide={isWide ? '' : undefined}>
          <dt>{label}</dt>
          <dd data-none={isNothing(value) ? '' : undefined}>{isNothing(value) ? none : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function isNothing(value: ReactNode): boolean {
  return value === null || value === undefined || value === '';
}
