import type { ReactNode } from 'react';
import { facts } from './fact-list.styles.ts';

export interface Fact {
  label: string;
  /** An empty value is shown as words: screen readers skip a dash, or read it as nothing. */
  value: ReactNode;
  /** Takes the whole line: for texts of several lines. */
  isWide?: boolean;
}

export interface FactListProps {
  facts: readonly Fact[];
  /** What stands in the place of nothing. */
  none?: string;
}

/** Names and values beside each other. */
export function FactList(props: FactListProps) {
  return (
    <div className={facts}>
      <Facts {...props} />
    </div>
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
