import type { ReactNode } from 'react';
import { VisuallyHidden } from './primitives.tsx';
import { facts } from './fact-list.styles.ts';

export interface Fact {
  label: string;
  /** An empty value is a dash; screen readers, which skip it, say words. */
  value: ReactNode;
  /** Takes the whole line: for texts of several lines. */
  isWide?: boolean;
}

export interface FactListProps {
  facts: readonly Fact[];
  /** Words in the place of nothing, where they say more than a dash. */
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
export function Facts({ facts, none }: FactListProps) {
  return (
    <dl>
      {facts.map(({ label, value, isWide = false }) => (
        <div key={label} data-wide={isWide ? '' : undefined}>
          <dt>{label}</dt>
          <dd data-none={isNothing(value) && none === undefined ? '' : undefined}>
            {isNothing(value) ? (none ?? <Nothing />) : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** In the place of nothing: words for those who do not see the dash that `data-none` draws (`styles/theme/global-css.ts`). */
export function Nothing() {
  return <VisuallyHidden>Not defined</VisuallyHidden>;
}

function isNothing(value: ReactNode): boolean {
  return value === null || value === undefined || value === '';
}
