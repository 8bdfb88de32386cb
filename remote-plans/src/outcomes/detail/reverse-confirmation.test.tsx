import { screen, waitFor } from '@testing-library/react';
import type { Colony } from 'shared/contract';
import { startTestServer } from 'shared/testing';
import { aColony, anOutcome } from '../testing/outcomes.ts';
import { openOutcomeFacts } from '../testing/open-outcome.tsx';

startTestServer();

/** A confirmed colony, as the server describes it to somebody who may or may not reverse that. */
function confirmed(isReviewer: boolean): Colony {
  return aColony({
    statusName: 'Genotype Confirmed',
    statusTransition: {
      currentStatus: 'Genotype Confirmed',
      transitions: [
        {
          action: 'reverseGenotypeConfirmation',
          description: 'Reverse genotype confirmation',
          triggeredByUser: true,
          available: isReviewer,
          note: isReviewer ? null : 'This can only be executed by CDA or DCC',
          nextStatus: 'Genotype Not Confirmed',
        },
      ],
      actionToExecute: null,
    },
  });
}

const open = (isReviewer: boolean) =>
  openOutcomeFacts({ outcome: anOutcome({ colony: confirmed(isReviewer) }) });
const button = () => screen.queryByRole('button', { name: 'Reverse genotype confirmation' });

async function reverse(user: Awaited<ReturnType<typeof open>>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Reverse genotype confirmation' }));
  await user.click(await screen.findByRole('button', { name: 'Reverse' }));
}

describe('the CDA and the DCC, at a colony of others', () => {
  test('reverse the confirmation, and send nothing else', async () => {
    const { user, tracker } = await open(true);
    await reverse(user);
    await waitFor(() =>
      expect(tracker.sent.outcomes).toEqual([
        { colony: { statusTransition: { actionToExecute: 'reverseGenotypeConfirmation' } } },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('can think better of it', async () => {
    const { user, tracker } = await open(true);
    await user.click(screen.getByRole('button', { name: 'Reverse genotype confirmation' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(tracker.sent.outcomes).toEqual([]);
  });

  test('learn that somebody else was faster', async () => {
    const { user, tracker } = await open(true);
    tracker.changeElsewhere({ outcome: { colony: aColony({ statusName: 'Genotype Extinct' }) } });
    await reverse(user);
    expect(await screen.findByText('The colony has been changed since you opened it.')).toBeVisible();
    expect(tracker.sent.outcomes).toEqual([]);
  });
});

test('others are not offered it', async () => {
  await open(false);
  expect(button()).not.toBeInTheDocument();
});
