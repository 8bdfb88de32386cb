import { useState } from 'react';
import { errorText, mutateResource } from 'shared/api';
import type { Outcome } from 'shared/contract';
import { Box, Button, Notice, Stack, Text } from 'shared/ui';
import { ConfirmDialog } from 'shared/ui-overlays';
import { outcomePath } from '../../routing/api-paths.ts';
import type { OutcomePlace } from '../outcome-paths.ts';
import { saveChange } from '../save/save-change.ts';

const REVERSAL = 'reverseGenotypeConfirmation';

export interface ReverseConfirmationProps {
  place: OutcomePlace;
  outcome: Outcome;
}

/**
 * The one step that the CDA and the DCC take with outcomes that are not theirs to change (api-2 §9.1). The server says who
 * may take it; nobody else sees it.
 */
export function ReverseConfirmation({ place, outcome }: ReverseConfirmationProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const steps = outcome.colony?.statusTransition.transitions ?? [];
  const isOffered = steps.some(({ action, available }) => action === REVERSAL && available);
  if (!isOffered && problem === undefined) return null;

  const reverse = async () => {
    setBusy(true);
    try {
      setProblem(await reverseConfirmation(place, outcome));
      await mutateResource(outcomePath(place));
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <Stack gap="3">
      {problem !== undefined && <Notice kind="error">{problem}</Notice>}
      {isOffered && (
        <Box>
          <Button onClick={() => setAsking(true)}>Reverse genotype confirmation</Button>
        </Box>
      )}
      <ConfirmDialog
        title="Reverse the genotype confirmation?"
        isOpen={isAsking}
        confirmText="Reverse"
        width="26rem"
        isBusy={isBusy}
        onConfirm={() => void reverse()}
        onCancel={() => setAsking(false)}
      >
        <Text size="sm">The colony becomes Genotype Not Confirmed. Its work unit can confirm it again.</Text>
      </ConfirmDialog>
    </Stack>
  );
}

/** @returns why it was not done, if somebody else was faster */
async function reverseConfirmation(place: OutcomePlace, outcome: Outcome): Promise<string | undefined> {
  const ended = await saveChange<Outcome>('The colony', {
    path: outcomePath(place),
    before: outcome,
    contentOf: ({ colony }) => colony?.statusName,
    bodyOf: () => ({ colony: { statusTransition: { actionToExecute: REVERSAL } } }),
  });
  return ended.state === 'conflict' ? errorText(ended.refusal) : undefined;
}
