import { screen, waitFor, within } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import { aSpecimenOutcome, aMutation, TPO } from './testing/outcomes.ts';
import { openOutcomeFacts, openOutcomeForm } from './testing/open-outcome.tsx';

startTestServer();

const update = () => screen.getByRole('button', { name: 'Update' });

test('opens', async () => {
  const { user, tracker } = await openOutcomeForm({ mutations: [aMutation()] });
  const name = screen.getByRole('textbox', { name: /^Name/ });
  expect(name).toHaveValue('NL-Z999-EM1');
  await user.type(name, '2');
  await user.click(update());
  await screen.findByText('The update was successful.');
  expect(tracker.sent.outcomes).toMatchObject([{ colony: { name: 'NL-Z999-EM12' } }]);
  expect(name).toHaveValue('NL-Z999-EM12');
  await waitFor(() => expect(update()).toHaveAttribute('aria-disabled', 'true'));
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('NL-Z999-EM12');
});
test('facts', async () => {
  await openOutcomeFacts({ outcome: aSpecimenOutcome(), mutations: [aMutation()] });
  expect(screen.getByText(TPO)).toBeVisible();
  within(document.body);
});
