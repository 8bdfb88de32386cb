import { screen } from '@testing-library/react';
import {
  ES_CELL_DETAILS_FIELDS,
  ES_CELL_LITTER_FIELDS,
  ES_CELL_NAME,
  MATING_FIELDS,
  TRANSFER_FIELDS,
} from 'shared/record-fields';
import { http, HttpResponse, startTestServer } from 'shared/testing';
import { anEsCellAttempt, anEsCellPlan, openPlanFacts, openPlanForm, save } from '../../testing/index.ts';
import {
  controlOf,
  fillIn,
  newValues,
  shownAsFacts,
  shownInControls,
  wordsOf,
} from '../testing/round-trip.ts';

const server = startTestServer();

const configuration = {
  blastStrains: ['BALB/c', 'C57BL/6J'],
  testCrossStrains: ['C57BL/6N-Atm', 'CD-1'],
};
const CHOICES = { blastStrainName: 'C57BL/6J', testCrossStrainName: 'CD-1' };

const CARDS = [
  { title: 'ES Cell Attempt Details', fields: ES_CELL_DETAILS_FIELDS },
  { title: 'Transfer Details', fields: TRANSFER_FIELDS },
  { title: 'Litter Details', fields: ES_CELL_LITTER_FIELDS },
  { title: 'Chimera Mating Details', fields: MATING_FIELDS },
];

describe('an ES cell attempt (ui-screens 12)', () => {
  test.each(CARDS)('$title: each field is saved, shown and read as itself (PP-01, PP-32)', async (card) => {
    const { title, fields } = card;
    const values = newValues(fields, CHOICES);
    const opened = await openPlanForm({ plan: anEsCellPlan(), configuration });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    await fillIn(opened.user, fields, values);
    await save(opened);
    const saved = { ...anEsCellAttempt(), ...values };
    expect(opened.tracker.updates.at(-1)?.esCellAttempt).toEqual(saved);
    expect(shownInControls(fields)).toEqual(values);
    opened.unmount();
    await openPlanFacts({ plan: anEsCellPlan({ esCellAttempt: saved }) });
    expect(shownAsFacts(fields)).toEqual(wordsOf(fields, values));
  });

  test('nothing that is stored is shown as “Not defined”, dates in one form (spec part 2 §6, PP-34)', async () => {
    await openPlanFacts({
      plan: anEsCellPlan({
        esCellAttempt: anEsCellAttempt({ comment: null, totalPupsBorn: 0, blastStrainName: null }),
      }),
    });
    const facts = shownAsFacts([ES_CELL_NAME, ...CARDS.flatMap(({ fields }) => [...fields])]);
    expect(facts).toMatchObject({
      'ES Cell Name': 'EPD0141_1_A01',
      Comments: 'Not defined',
      'Blast Strain Name': 'Not defined',
      'Total Pups Born': '0',
      'Date Chimeras Mated': '2031-04-01',
    });
  });

  test('counts take digits only, and may be empty (spec part 2 §5)', async () => {
    const opened = await openPlanForm({ plan: anEsCellPlan(), configuration });
    const count = controlOf('Total Pups Born');
    await opened.user.clear(count);
    await opened.user.type(count, '1x.-2');
    expect(count).toHaveValue('1');
    await opened.user.clear(count);
    await save(opened);
    expect(opened.tracker.updates.at(-1)?.esCellAttempt).toMatchObject({ totalPupsBorn: null });
  });

  test('a day that has not come is pointed out', async () => {
    const plan = anEsCellPlan();
    await openPlanForm({
      plan: { ...plan, esCellAttempt: plan.esCellAttempt && { ...plan.esCellAttempt, miDate: '9000-01-01' } },
      configuration,
    });
    expect(screen.getByText('The MI date 9000-01-01 has not come yet.')).toBeVisible();
  });

  test('more males with chimerism than there are is pointed out beside them', async () => {
    const esCellAttempt = anEsCellAttempt({ totalMaleChimeras: 3, numberOfMalesWith100PercentChimerism: 1 });
    const { user } = await openPlanForm({ plan: anEsCellPlan({ esCellAttempt }), configuration });
    const males = controlOf('Number of Males with 100% Chimerism');
    await user.clear(males);
    await user.type(males, '5');
    expect(
      await screen.findByText('Number of Males with 100% Chimerism (5) is more than the male chimeras (3).'),
    ).toBeVisible();
  });

  test('the ES cell of a stored attempt cannot be changed any more (ui-screens 12.1)', async () => {
    await openPlanForm({ plan: anEsCellPlan(), configuration });
    expect(controlOf('ES Cell Name')).toHaveValue('EPD0141_1_A01');
    expect(controlOf('ES Cell Name')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Find ES Cell' })).not.toBeInTheDocument();
  });
});

describe('an attempt that is not complete (spec part 2 §5)', () => {
  const created = anEsCellPlan({ esCellAttempt: undefined });

  test('ES Cell Name and MI external Ref are required once anything is recorded; the summary lists them', async () => {
    const { user, tracker } = await openPlanForm({ plan: created, configuration });
    await user.type(controlOf('Total Transferred'), '5');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('escellAttemptForm fields are invalid')).toBeVisible();
    expect(controlOf('ES Cell Name')).toHaveAccessibleDescription(/ES Cell Name is required/);
    expect(controlOf('MI external Ref')).toHaveAccessibleDescription(/MI external Ref is required/);
    expect(tracker.updates).toEqual([]);
  });

  test('a plan without an attempt can be saved without one', async () => {
    const opened = await openPlanForm({ plan: created, configuration });
    await opened.user.type(controlOf('Comment'), '!');
    await save(opened);
    expect(opened.tracker.updates).toHaveLength(1);
    expect(opened.tracker.updates[0]).not.toHaveProperty('esCellAttempt');
  });
});

test('choosing an ES cell is a change that can be saved (PP-16)', async () => {
  server.use(
    http.get('*/api/targ_rep/es_cell_by_name/:name', ({ params }) =>
      HttpResponse.json({
        id: 1,
        name: params.name,
        pipeline: 'EUCOMM',
        mutationSubtype: 'a',
        loxPScreen: 'pass',
      }),
    ),
  );
  const plan = anEsCellPlan({ esCellAttempt: undefined });
  const opened = await openPlanForm({ plan, configuration });
  const { user, tracker } = opened;
  await user.click(screen.getByRole('button', { name: 'Find ES Cell' }));
  await user.click(screen.getByRole('radio', { name: 'Search by ES Cell name' }));
  await user.type(screen.getByPlaceholderText('Type ES Cell name'), 'EPD0141_1_A01{Enter}');
  await user.click(await screen.findByRole('radio', { name: 'EPD0141_1_A01' }));
  expect(tracker.updates).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(controlOf('ES Cell Name')).toHaveValue('EPD0141_1_A01');
  expect(screen.getByRole('button', { name: 'Find ES Cell' })).toHaveFocus();
  await user.type(controlOf('MI external Ref'), 'MI-1');
  await save(opened);
  expect(tracker.updates).toMatchObject([
    { esCellAttempt: { esCellName: 'EPD0141_1_A01', attemptExternalRef: 'MI-1' } },
  ]);
});
