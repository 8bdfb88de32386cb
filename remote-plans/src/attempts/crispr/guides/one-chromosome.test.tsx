import { screen, waitFor } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import { openPlanForm } from '../../../testing/index.ts';
import { aPlanWithGuides } from './testing/index.ts';

startTestServer();

const REFUSAL = 'All guides must have the same chromosome.';
const cell = (guide: number, column: string) => screen.getByLabelText(`Guide ${guide}, ${column}`);
const chr = (guide: number) => cell(guide, 'Chr');

/** The page of a plan with so many guides on chromosome 5. */
async function edit(guides: number) {
  const all = Array.from({ length: guides }, () => ({ chr: '5' }));
  const page = await openPlanForm({ plan: aPlanWithGuides(...all) });
  await screen.findByLabelText('Guide 1, Chr');
  return page;
}

describe('guides of two chromosomes (api-2 §6.4) are refused before anything is sent', () => {
  test('at a new guide, as soon as its cell is left', async () => {
    const { user } = await edit(1);
    await user.click(screen.getByRole('button', { name: 'Add guides manually' }));
    await user.type(chr(2), '7');
    expect(chr(2)).not.toHaveAccessibleDescription();
    await user.tab();
    await waitFor(() => expect(chr(2)).toHaveAccessibleDescription(REFUSAL));
    expect(cell(2, 'PAM')).not.toHaveAccessibleDescription();
  });

  test('at the other guides, when that of the first is changed, until they agree again', async () => {
    const { user } = await edit(3);
    await user.clear(chr(1));
    await user.type(chr(1), '7');
    expect(chr(2)).not.toHaveAccessibleDescription();
    await user.tab();
    await waitFor(() => expect(chr(2)).toHaveAccessibleDescription(REFUSAL));
    expect(chr(3)).toHaveAccessibleDescription(REFUSAL);
    await user.clear(chr(1));
    await user.type(chr(1), 'chr5');
    await user.tab();
    await waitFor(() => expect(chr(2)).not.toHaveAccessibleDescription());
    expect(chr(3)).not.toHaveAccessibleDescription();
  });

  test('at guides that were pasted, until the others are removed', async () => {
    const { user } = await edit(1);
    await user.click(screen.getByRole('button', { name: 'Add guides manually' }));
    await user.click(chr(2));
    await user.paste('7\t100\t122\n7\t200\t222');
    await waitFor(() => expect(chr(2)).toHaveAccessibleDescription(REFUSAL));
    expect(chr(3)).toHaveAccessibleDescription(REFUSAL);
    await user.click(screen.getByRole('button', { name: 'Delete Guide 1' }));
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(chr(1)).not.toHaveAccessibleDescription());
  });
});
