import { useId, type ReactNode } from 'react';
import { Box, Grid, Text } from 'shared/ui';
import type { Side } from './merge.ts';
import { choice } from './versions.styles.ts';

const SIDES: readonly { side: Side; label: string }[] = [
  { side: 'mine', label: 'Your value' },
  { side: 'theirs', label: 'Saved meanwhile' },
];

export interface ConflictFieldProps {
  label: string;
  /** How the value was before both changes. */
  before: ReactNode;
  mine: ReactNode;
  theirs: ReactNode;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

/** A field that two people have changed: both values beside each other, one to be chosen. */
export function ConflictField({ label, before, chosen, onChoose, ...values }: ConflictFieldProps) {
  const name = useId();
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" fontWeight="semibold" mb="1">
        {label}
      </Box>
      <Text size="sm" tone="muted" mb="2">
        Before: {before}
      </Text>
      <Grid gap="2" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {SIDES.map(({ side, label: sideLabel }) => (
          <Choice
            key={side}
            name={name}
            label={sideLabel}
            isChosen={chosen === side}
            onChoose={() => onChoose(side)}
          >
            {values[side]}
          </Choice>
        ))}
      </Grid>
    </Box>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ name, label, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <Box
      as="label"
      display="flex"
      alignItems="flex-start"
      gap="2"
      p="3"
      className={choice}
      minW="0"
      borderWidth="1px"
      borderRadius="md"
      cursor="pointer"
      borderColor={isChosen ? 'accent.solid' : 'border.control'}
      bg={isChosen ? 'accent.subtle' : undefined}
    >
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <Box minW="0">
        <Text size="xs" tone="muted">
          {label}
        </Text>
        <Box maxH="48" overflowY="auto" overflowWrap="anywhere" whiteSpace="pre-wrap">
          {children}
        </Box>
      </Box>
    </Box>
  );
}
