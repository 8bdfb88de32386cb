import { NOTHING } from 'shared/domain';
import { Box, Disclosure } from 'shared/ui';

/** Longer values are folded (ui-screens 18). */
export const LONGEST_VALUE_SHOWN = 100;

/** A value as history recorded it. */
export function HistoryValue({ value }: { value: string | null }) {
  if (value === null) return <span data-absent="">{NOTHING}</span>;
  if (value.length <= LONGEST_VALUE_SHOWN) return value;
  return (
    // Level with the lines of the other cells.
    <Box mx="-2" my="-2">
      <Disclosure summary="Click to see element">
        <Box maxH="64" overflowY="auto" overflowWrap="anywhere" whiteSpace="pre-wrap" tabIndex={0}>
          {value}
        </Box>
      </Disclosure>
    </Box>
  );
}
