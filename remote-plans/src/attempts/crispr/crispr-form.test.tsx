import { screen, within } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import {
  aCrisprAttempt,
  aCrisprPlan,
  aPlan,
  openPlanFacts,
  openPlanForm,
  save,
} from '../../testing/index.ts';
import {
  controlOf,
  fillIn,
  newValues,
  shownAsFacts,
  shownInControls,
  wordsOf,
} from '../testing/round-trip.ts';
import { ASSAY_FIELDS, DETAILS_FIELDS, INJECTION_FIELDS, MUTAGENESIS_FIELDS } from './crispr-fields.ts';

startTestServer();

const configuration = {
  backgroundStrains: ['C57BL/6N', 'C57BL/6J'],
  assayTypes: ['PCR', 'Southern'],
  nucleaseTypes: ['Cas9', 'Cpf1'],
  nucleaseClasses: ['protein', 'mRNA'],
};
const CHOICES = { strainInjectedName: 'C57BL/6J', typeName: 'Southern', embryoTransferDay: 'Next Day' };

const CARDS = [
  { title: 'Crispr Attempt Details', fields: DETAILS_FIELDS, isAssay: false },
  { title: 'Mutagenesis Details', fields: MUTAGENESIS_FIELDS, isAssay: false },
  { title: 'Crispr Injection Details', fields: INJECTION_FIELDS, isAssay: false },
  { title: 'Founder/G0 Litter Details', fields: ASSAY_FIELDS, isAssay: true },
];

const card = (title: string) => within(screen.getByRole('region', { name: title }));

describe('a CRISPR attempt (ui-screens 11)', () => {
  test.each(CARDS)('$title: each field is saved, shown and read as itself', async (tested) => {
    const { title, fields, isAssay } = tested;
    const values = newValues(fields, CHOICES);
    const opened = await openPlanForm({ plan: aCrisprPlan(), configuration });
    await fillIn(opened.user, fields, values, card(title));
    await save(opened);
    expect(opened.tracker.updates.at(-1)?.crisprAttempt).toMatchObject(isAssay ? { assay: values } : values);
    expect(shownInControls(fields, card(title))).toEqual(values);
    opened.unmount();
    const { assay, ...attempt } = aCrisprAttempt();
    const saved = isAssay
      ? { ...attempt, assay: assay && { ...assay, ...values } }
      : { ...attempt, ...values, assay };
    await openPlanFacts({ plan: aCrisprPlan({ crisprAttempt: saved }) });
    expect(shownAsFacts(fields, card(title))).toEqual(wordsOf(fields, values));
  });

  test('the cards stand in the order of the reference', async () => {
    await openPlanForm({ plan: aCrisprPlan(), configuration });
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const first = titles.indexOf('Crispr Attempt Details');
    expect(titles.slice(first, first + 9)).toEqual([
      'Crispr Attempt Details',
      'Mutagenesis Details',
      'Nucleases',
      'Guides',
      'Genotype Primers',
      'Vector/Oligos (Mutagenesis Donors)',
      'Reagents',
      'Crispr Injection Details',
      'Founder/G0 Litter Details',
    ]);
  });

  test('an assay is grouped by what was screened (ui-screens 11.9)', async () => {
    await openPlanFacts({ plan: aCrisprPlan() });
    const litter = card('Founder/G0 Litter Details');
    const results = within(
      litter.getByRole('group', {
        name: 'G0 Assay Results (Leave fields blank if not tested in your G0 screen)',
      }),
    );
    const screened = within(results.getByRole('group', { name: 'G0 Allele Screen Details' }));
    expect(screened.getByText('Number of G0 with NHEJ Mutation')).toBeVisible();
    const inserted = within(results.getByRole('group', { name: 'G0 Donor Insertion Details' }));
    expect(inserted.getByText('Number of G0 with All Donors Inserted')).toBeVisible();
  });

  test('“Experimental” shows what is stored (PP-33), the date in medium form (PP-34), nothing as “Not defined”', async () => {
    await openPlanFacts({
      plan: aCrisprPlan({
        crisprAttempt: aCrisprAttempt({ experimental: true, comment: null, assay: null }),
      }),
    });
    expect(shownAsFacts(DETAILS_FIELDS, card('Crispr Attempt Details'))).toEqual({
      'MI date': 'Feb 26, 2031',
      'MI external Ref': 'MI-77',
      Experimental: 'Yes',
      Comment: 'Not defined',
    });
    const assay = shownAsFacts(ASSAY_FIELDS, card('Founder/G0 Litter Details'));
    expect(new Set(Object.values(assay))).toEqual(new Set(['Not defined']));
  });

  test('transfer days are “Same Day” and “Next Day”, and may be taken back (spec part 2 §9)', async () => {
    await openPlanForm({ plan: aCrisprPlan(), configuration });
    const options = within(controlOf('Embryo Transfer Day')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['', 'Same Day', 'Next Day']);
  });
});

describe('an attempt that is begun (spec part 2 §5)', () => {
  test('needs its reference, the type and class of its nuclease; nothing is sent before', async () => {
    const { user, tracker } = await openPlanForm({ plan: aPlan(), configuration });
    await user.type(controlOf('Number Transferred'), '5');
    await user.selectOptions(screen.getByLabelText('Nuclease 1, Type'), '');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('button', { name: /MI external Ref is required/ })).toBeVisible();
    expect(controlOf('MI external Ref')).toHaveAccessibleDescription(/MI external Ref is required/);
    expect(screen.getByLabelText('Nuclease 1, Type')).toHaveAccessibleDescription('Type is required');
    expect(screen.getByLabelText('Nuclease 1, Class')).toHaveAccessibleDescription('Class is required');
    expect(tracker.updates).toEqual([]);
  });

  test('a plan without an attempt can be saved without one, and begins none', async () => {
    const opened = await openPlanForm({ plan: aPlan(), configuration });
    await opened.user.type(controlOf('Comment', card('Plan Details')), '!');
    await save(opened);
    expect(opened.tracker.updates).toHaveLength(1);
    expect(opened.tracker.updates[0]).not.toHaveProperty('crisprAttempt');
  });

  test('the default nuclease is no change: Update has nothing to do (spec part 2 §4)', async () => {
    await openPlanForm({ plan: aPlan(), configuration });
    expect(screen.getByLabelText('Nuclease 1, Type')).toHaveValue('Cas9');
    expect(screen.getByRole('button', { name: 'Update' })).toHaveAccessibleDescription(
      'Nothing has been changed.',
    );
  });

  test('a haplo-essential attempt may do without a class, unless its nuclease says something', async () => {
    const opened = await openPlanForm({
      plan: aPlan({ attemptTypeName: 'haplo-essential crispr' }),
      configuration,
    });
    await opened.user.type(controlOf('MI external Ref'), 'MI-1');
    await save(opened);
    expect(opened.tracker.updates.at(-1)?.crisprAttempt).toMatchObject({ nucleases: [] });
    await opened.user.type(screen.getByLabelText('Nuclease 1, Concentration (ng/µl)'), '2');
    await opened.user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('button', { name: /Class is required/ })).toBeVisible();
  });
});
