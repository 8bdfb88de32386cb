import type { ReactNode } from 'react';
import { Box, Text } from 'shared/ui';

export interface Fact {
  label: string;
  /** Nothing is shown as "None". */
  value: ReactNode;
  /** Takes the whole line: for texts of several lines. */
  isWide?: boolean;
}

/** Names and values beside each other, in as many columns as fit. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box as="dl" display="grid" gridTemplateColumns={COLUMNS} columnGap="6" rowGap="3">
      {facts.map(({ label, value, isWide = false }) => (
        <Box key={label} minW="0" gridColumn={isWide ? '1 / -1' : undefined}>
          <Text as="dt" size="sm" tone="muted">
            {label}
          </Text>
          <Box as="dd" whiteSpace={isWide ? 'pre-wrap' : undefined} overflowWrap="anywhere" maxW="prose">
            {isNothing(value) ? (
              <Text as="span" tone="muted">
                None
              </Text>
            ) : (
              value
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const COLUMNS = 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))';

function isNothing(value: ReactNode): boolean {
  return value === null || value === undefined || value === '';
}
