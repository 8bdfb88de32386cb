import { screen } from '@testing-library/react';
import { MODIFICATION_FIELDS } from 'shared/record-fields';
import { startTestServer } from 'shared/testing';
import { anAlleleModificationPlan, openPlanFacts, openPlanForm, save } from '../../testing/index.ts';
import {
  controlOf,
  fillIn,
  newValues,
  shownAsFacts,
  shownInControls,
  wordsOf,
} from '../testing/round-trip.ts';

startTestServer();

const configuration = { deleterStrains: ['C57BL/6N-Tg(Cre)', 'B6N.129S4'] };

const KINDS = [
  {
    kind: 'es cell',
    member: 'esCellAlleleModificationAttempt',
    reference: 'ES Cell Allele Modification external Ref',
    invalid: 'esCellAlleleModAttemptForm fields are invalid',
  },
  {
    kind: 'crispr',
    member: 'crisprAlleleModificationAttempt',
    reference: 'CRISPR Allele Modification external Ref',
    invalid: 'crisprAlleleModAttemptForm fields are invalid',
  },
] as const;

describe.each(KINDS)('the modification of an allele made with $kind (ui-screens 13)', (each) => {
  const { kind, member, reference, invalid } = each;
  const fields = MODIFICATION_FIELDS[kind];
  const plan = anAlleleModificationPlan(kind);

  test('each field is saved, shown and read as itself', async () => {
    const values = newValues(fields, { deleterStrainName: 'B6N.129S4' });
    const opened = await openPlanForm({ plan, configuration });
    await fillIn(opened.user, fields, values);
    await save(opened);
    const saved = { ...plan[member], ...values };
    expect(opened.tracker.updates.at(-1)?.[member]).toEqual(saved);
    expect(shownInControls(fields)).toEqual(values);
    opened.unmount();
    await openPlanFacts({ plan: { ...plan, [member]: saved } });
    expect(shownAsFacts(fields)).toEqual(wordsOf(fields, values));
  });

  test('shows where the allele comes from, as links that leave the form alone', async () => {
    await openPlanForm({ plan, configuration });
    expect(screen.getByRole('heading', { name: 'Original Allele Details' })).toBeVisible();
    expect(screen.getByText('Original outcome')).toBeVisible();
    const outcome = screen.getByRole('link', { name: /^TPO:000000000009/ });
    expect(outcome).toHaveAttribute(
      'href',
      '/projects/TPN:000000042/plans/PIN:0000000009/outcomes/TPO:000000000009',
    );
    expect(outcome).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: /^PIN:0000000009/ })).toHaveAttribute(
      'href',
      '/projects/TPN:000000042/production-plan/PIN:0000000009',
    );
  });

  test('the external reference is required (spec part 2 §5)', async () => {
    const { user, tracker } = await openPlanForm({ plan, configuration });
    await user.clear(controlOf(reference));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText(invalid)).toBeVisible();
    expect(controlOf(reference)).toHaveAccessibleDescription(`${reference} is required`);
    expect(tracker.updates).toEqual([]);
  });

  test('matings take digits only, and may be empty (spec part 2 §5)', async () => {
    const opened = await openPlanForm({ plan, configuration });
    const matings = controlOf('Number Of Cre Matings Successful');
    await opened.user.type(matings, 'x.');
    expect(matings).toHaveValue('3');
    await opened.user.clear(matings);
    await save(opened);
    expect(opened.tracker.updates.at(-1)?.[member]).toMatchObject({ numberOfCreMatingsSuccessful: null });
  });

  test('reads “Not defined” where nothing is stored yet', async () => {
    await openPlanFacts({ plan: { ...plan, [member]: undefined } });
    expect(shownAsFacts(fields)).toEqual({
      [reference]: 'Not defined',
      'Cre Excision via TAT-Cre?': 'No',
      'Deleter Strain Name': 'Not defined',
      'Number Of Cre Matings Successful': 'Not defined',
    });
  });
});
