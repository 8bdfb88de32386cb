import { Text } from '../layout/primitives.tsx';
import { styled } from '../theme/styled.tsx';
import * as looks from './progress.styles.ts';

export interface ProgressProps {
  /** What is going on, and how far it is, in words: `2,000 of 20,000 rows written`. */
  label: string;
  /** Undefined while nobody knows how far it is. */
  value: number | undefined;
  max: number;
}

// Drawn by ourselves: each browser has its own colour for it, which is not made for dark pages.
const Bar = styled('progress', looks.bar);

/** How far work has come that takes seconds. The words beside the bar say the same. */
export function Progress({ label, value, max }: ProgressProps) {
  return (
    <div>
      <Text size="sm" mb="1">
        {label}
      </Text>
      <Bar aria-label={label} value={value} max={max} />
    </div>
  );
}
