import { formatCount, Text } from 'shared/ui';

interface ReadoutProps {
  chr: string;
  /** The thing that is pointed at, or has the keyboard, in words. */
  thing: string | undefined;
  /** The base under the pointer. */
  base: number | undefined;
}

/** Where things lie, told while they are pointed at. Screen readers have it from the things themselves. */
export function Readout({ chr, thing, base }: ReadoutProps) {
  return (
    <Text size="sm" tone="muted" minH={{ base: '10', md: '5' }} aria-hidden overflowWrap="anywhere">
      {thing ?? (base === undefined ? HOW_TO : `${chr}:${formatCount(base)}`)}
    </Text>
  );
}

const HOW_TO = 'Point at the drawing, or go through it with Tab and the arrow keys, to see positions.';
