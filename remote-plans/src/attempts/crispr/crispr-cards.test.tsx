import { screen, within } from '@testing-library/react';
import {
  ASSAY_FIELDS,
  CRISPR_DETAILS_FIELDS,
  INJECTION_FIELDS,
  MUTAGENESIS_FIELDS,
  type PlainField,
} from 'shared/record-fields';
import { startTestServer } from 'shared/testing';
import type { PlanSection } from '../../plan/form/plan-section.ts';
import { aCrisprAttempt, aCrisprPlan } from '../../testing/index.ts';
import {
  controlOf,
  fillIn,
  newValues,
  shownAsFacts,
  shownInControls,
  wordsOf,
} from '../testing/round-trip.ts';
import { crisprForm } from './crispr-form.tsx';
import { openCard } from './testing/open-card.tsx';

startTestServer();

const configuration = {
  backgroundStrains: ['C57BL/6N', 'C57BL/6J'],
  assayTypes: ['PCR', 'Southern'],
};
const CHOICES = { strainInjectedName: 'C57BL/6J', typeName: 'Southern', embryoTransferDay: 'Next Day' };

function sectionCalled(title: string): PlanSection {
  const section = crisprForm.sections.find((each) => each.title === title);
  if (!section) throw new Error(`There is no card ${title}`);
  return section;
}

const CARDS: [title: string, fields: readonly PlainField[]][] = [
  ['CRISPR Attempt Details', CRISPR_DETAILS_FIELDS],
  ['Mutagenesis Details', MUTAGENESIS_FIELDS],
  ['CRISPR Injection Details', INJECTION_FIELDS],
  ['Founder/G0 Litter Details', ASSAY_FIELDS],
];

describe('the cards of a CRISPR attempt (ui-screens 11)', () => {
  test.each(CARDS)('%s: each field is saved, shown and read as itself', async (title, fields) => {
    const values = newValues(fields, CHOICES);
    const opened = await openCard(sectionCalled(title), aCrisprPlan(), configuration);
    await fillIn(opened.user, fields, values, opened.editor());
    await opened.save();
    expect(opened.tracker.updates.at(-1)?.crisprAttempt).toMatchObject(
      fields === ASSAY_FIELDS ? { assay: values } : values,
    );
    expect(shownInControls(fields, opened.editor())).toEqual(values);
    expect(shownAsFacts(fields, opened.facts())).toEqual(wordsOf(fields, values));
  });

  test('an assay is grouped by what was screened, to edit and to read (ui-screens 11.9)', async () => {
    const { editor, facts } = await openCard(
      sectionCalled('Founder/G0 Litter Details'),
      aCrisprPlan(),
      configuration,
    );
    for (const card of [editor(), facts()]) {
      const results = within(
        card.getByRole('group', {
          name: 'G0 Assay Results (Leave fields blank if not tested in your G0 screen)',
        }),
      );
      const screened = within(results.getByRole('group', { name: 'G0 Allele Screen Details' }));
      expect(screened.getByText('Number of G0 with NHEJ Mutation')).toBeVisible();
      const inserted = within(results.getByRole('group', { name: 'G0 Donor Insertion Details' }));
      expect(inserted.getByText('Number of G0 with All Donors Inserted')).toBeVisible();
    }
  });

  test('“Experimental” shows what is stored (PP-33), the date in medium form (PP-34), nothing as “Not defined”', async () => {
    const crisprAttempt = aCrisprAttempt({ experimental: true, comment: null });
    const details = sectionCalled('CRISPR Attempt Details');
    const { facts } = await openCard(details, aCrisprPlan({ crisprAttempt }), configuration);
    expect(shownAsFacts(CRISPR_DETAILS_FIELDS, facts())).toEqual({
      'MI date': '2031-02-26',
      'MI external Ref': 'MI-77',
      Experimental: 'Yes',
      Comment: 'Not defined',
    });
  });

  test('without an assay every value of it is “Not defined” (spec part 2 §6)', async () => {
    const crisprAttempt = aCrisprAttempt({ assay: null });
    const litter = sectionCalled('Founder/G0 Litter Details');
    const { facts } = await openCard(litter, aCrisprPlan({ crisprAttempt }), configuration);
    const assay = shownAsFacts(ASSAY_FIELDS, facts());
    expect(new Set(Object.values(assay))).toEqual(new Set(['Not defined']));
  });

  test('counts that contradict each other are pointed out and can be saved', async () => {
    const crisprAttempt = aCrisprAttempt({ totalEmbryosInjected: 120, totalEmbryosSurvived: 90 });
    const injection = sectionCalled('CRISPR Injection Details');
    const card = await openCard(injection, aCrisprPlan({ crisprAttempt }), configuration);
    const warning = 'More embryos survived (200) than were injected (120).';
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    await card.user.clear(controlOf('Number of Embryos Survived'));
    await card.user.type(controlOf('Number of Embryos Survived'), '200');
    expect(screen.getByText(warning)).toBeVisible();
    await card.save();
    expect(card.tracker.updates.at(-1)?.crisprAttempt).toMatchObject({ totalEmbryosSurvived: 200 });
  });

  test('more founders than pups were born are pointed out', async () => {
    const litter = sectionCalled('Founder/G0 Litter Details');
    const card = await openCard(litter, aCrisprPlan(), configuration);
    for (const [label, number] of [
      ['Number of G0 Pups Born', '8'],
      ['Number of G0 with NHEJ Mutation', '12'],
    ] as const) {
      await card.user.clear(controlOf(label));
      await card.user.type(controlOf(label), number);
    }
    const warning = 'Number of G0 with NHEJ Mutation (12) is more than the pups born (8).';
    expect(screen.getByText(warning)).toBeVisible();
    await card.save();
    expect(card.tracker.updates.at(-1)?.crisprAttempt).toMatchObject({ assay: { numNhejG0Mutants: 12 } });
  });

  test('a day that has not come is pointed out', async () => {
    const crisprAttempt = aCrisprAttempt({ miDate: '9000-01-01' });
    const details = sectionCalled('CRISPR Attempt Details');
    await openCard(details, aCrisprPlan({ crisprAttempt }), configuration);
    expect(screen.getByText('The MI date 9000-01-01 has not come yet.')).toBeVisible();
  });

  test('transfer days are “Same Day” and “Next Day”, and may be taken back (spec part 2 §9)', async () => {
    await openCard(sectionCalled('CRISPR Injection Details'), aCrisprPlan(), configuration);
    const options = within(controlOf('Embryo Transfer Day')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['', 'Same Day', 'Next Day']);
  });
});
