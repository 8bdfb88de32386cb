import { useId } from 'react';
import type { AvailableTransition } from 'shared/contract';
import { Box, List, ListItem, Text } from 'shared/ui';
import { reasonNotToTake } from './steps.ts';

/** The steps that the server would refuse, each with the reason (PP-27): a list of choices has no room for reasons. */
export function StepsNotPossible({ steps }: { steps: readonly AvailableTransition[] }) {
  const titleId = useId();
  const refused = steps.filter(({ available }) => !available);
  if (refused.length === 0) return null;
  return (
    <Box maxW="prose">
      <Text size="sm" tone="muted" id={titleId}>
        Not possible now
      </Text>
      <List fontSize="sm" mt="1" aria-labelledby={titleId}>
        {refused.map((step) => (
          <ListItem key={step.action}>
            {step.nextStatus}: {reasonNotToTake(step)}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
