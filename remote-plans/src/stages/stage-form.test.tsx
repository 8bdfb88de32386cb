import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { STAGE_FIELDS } from 'shared/record-fields';
import { hasUnsavedChanges } from 'shared/router';
import { http, refusal, startTestServer } from 'shared/testing';
import { controlOf, fillIn, newValues, shownInControls } from '../attempts/testing/round-trip.ts';
import { factOf, save } from '../testing/index.ts';
import { openStageFacts, openStageForm } from './testing/open-stages.tsx';
import { STAGE_STALE } from './testing/stage-server.ts';
import { aStage } from './testing/stages.ts';

const server = startTestServer();

afterEach(() => localStorage.clear());

const update = () => screen.getByRole('button', { name: 'Update' });
const cell = (row: number, header: string) => screen.getByLabelText(`Tissue distribution ${row}, ${header}`);
const setDate = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });

describe('a phenotyping stage, edited (ui-screens 17)', () => {
  test('each date is saved, shown and read as itself', async () => {
    const values = newValues(STAGE_FIELDS, {});
    const opened = await openStageForm();
    await fillIn(opened.user, STAGE_FIELDS, values);
    await save(opened);
    expect(opened.tracker.updates).toEqual([
      {
        ...values,
        tissueDistributions: aStage().tissueDistributions,
        statusTransition: { actionToExecute: null },
      },
    ]);
    expect(shownInControls(STAGE_FIELDS)).toEqual(values);
    opened.unmount();
    await openStageFacts({ stages: [aStage(values)] });
    expect(factOf('Phenotyping Experiments Started')).toHaveTextContent('2032-01-10');
    expect(factOf('Initial Data Release date')).toHaveTextContent('2032-01-11');
  });

  test('a data release before the experiments started is pointed out and can be saved', async () => {
    const opened = await openStageForm();
    setDate(controlOf('Phenotyping Experiments Started'), '2026-06-02');
    setDate(controlOf('Initial Data Release date'), '2026-06-01');
    const warning = 'The data release 2026-06-01 is before the start of the experiments 2026-06-02.';
    expect(screen.getByText(warning)).toBeVisible();
    await save(opened);
    expect(opened.tracker.updates).toMatchObject([{ initialDataReleaseDate: '2026-06-01' }]);
  });

  test('a cleared date is saved as null (spec part 2 §5)', async () => {
    const opened = await openStageForm();
    setDate(controlOf('Phenotyping Experiments Started'), '');
    await save(opened);
    expect(opened.tracker.updates).toMatchObject([{ phenotypingExperimentsStarted: null }]);
  });

  test('each cell of a tissue row is saved and shown as itself; a new row has no id (PP-03)', async () => {
    const opened = await openStageForm();
    const { user, tracker } = opened;
    await user.click(screen.getByRole('button', { name: 'Add tissue distribution' }));
    setDate(cell(2, 'Start Date'), '2032-02-01');
    setDate(cell(2, 'End Date'), '2032-03-02');
    await user.selectOptions(cell(2, 'Work Unit'), 'BCM');
    await user.selectOptions(cell(2, 'Material Type'), 'Paraffin-embedded Sections');
    await save(opened);
    const added = {
      startDate: '2032-02-01',
      endDate: '2032-03-02',
      workUnitName: 'BCM',
      materialDepositedTypeName: 'Paraffin-embedded Sections',
    };
    expect(tracker.updates[0]?.tissueDistributions).toEqual([
      aStage().tissueDistributions[0],
      { id: null, ...added },
    ]);
    expect(cell(2, 'Start Date')).toHaveValue('2032-02-01');
    expect(cell(2, 'End Date')).toHaveValue('2032-03-02');
    expect(cell(2, 'Work Unit')).toHaveValue('BCM');
    expect(cell(2, 'Material Type')).toHaveValue('Paraffin-embedded Sections');
  });

  test('a removed tissue row is removed by the save', async () => {
    const opened = await openStageForm();
    await opened.user.click(screen.getByRole('button', { name: /^Delete/ }));
    const question = screen.getByRole('alertdialog', { name: 'Delete Confirmation' });
    await opened.user.click(within(question).getByRole('button', { name: 'Ok' }));
    await save(opened);
    expect(opened.tracker.updates).toMatchObject([{ tissueDistributions: [] }]);
  });

  test.each([
    ['Work Unit', 'Work Unit is required'],
    ['Material Type', 'Material Type is required'],
  ])('a tissue row needs its %s (api-2 §18.3)', async (header, message) => {
    const { user, tracker } = await openStageForm();
    await user.selectOptions(cell(1, header), '');
    await user.click(update());
    expect(
      await screen.findByRole('button', { name: `Tissue Distribution Centre, row 1: ${message}` }),
    ).toBeVisible();
    expect(tracker.updates).toEqual([]);
  });
});

describe('saving a stage (spec part 2 §5, ui-screens 17)', () => {
  test('Update is enabled only when the stage was changed', async () => {
    const { user } = await openStageForm();
    expect(update()).toHaveAccessibleDescription('Nothing has been changed.');
    await user.selectOptions(cell(1, 'Work Unit'), 'BCM');
    expect(update()).not.toHaveAttribute('aria-disabled');
    await user.selectOptions(cell(1, 'Work Unit'), 'JAX');
    await waitFor(() => expect(update()).toHaveAttribute('aria-disabled', 'true'));
  });

  test('a step of the status is taken by the save, and is then no longer chosen', async () => {
    const opened = await openStageForm();
    const { user, tracker } = opened;
    await user.selectOptions(screen.getByRole('combobox', { name: 'Next step' }), 'Rederivation Started');
    await save(opened);
    expect(tracker.updates).toMatchObject([
      { statusTransition: { actionToExecute: 'updateToRederivationStarted' } },
    ]);
    expect(factOf('Current Status')).toHaveTextContent('Rederivation Started');
    await waitFor(() => expect(update()).toHaveAttribute('aria-disabled', 'true'));
    expect(hasUnsavedChanges()).toBe(false);
  });

  test('a step that only the coordination staff may take is disabled, with the reason (PP-27)', async () => {
    await openStageForm();
    expect(screen.getByRole('option', { name: 'Phenotyping Started' })).toBeDisabled();
    expect(
      screen.getByText(/The current user does not have permission to move to 'Phenotyping Started'/),
    ).toBeVisible();
  });

  test('what changed is shown, with the way to the history (spec part 2 §9)', async () => {
    const opened = await openStageForm();
    setDate(controlOf('Initial Data Release date'), '2031-06-07');
    await save(opened);
    expect(screen.getByRole('link', { name: 'See the history' })).toBeVisible();
  });

  test('a refusal is shown above the form and loses nothing', async () => {
    const { user } = await openStageForm();
    server.use(http.put('*/api/plans/:pin/phenotypingStages/:psn', () => refusal(400, 'Not now')));
    setDate(controlOf('Initial Data Release date'), '2031-06-07');
    await user.click(update());
    expect(await screen.findByText('Not now')).toBeVisible();
    expect(controlOf('Initial Data Release date')).toHaveValue('2031-06-07');
    expect(hasUnsavedChanges()).toBe(true);
  });

  test('two people edit one stage: what each changed is kept (PP-11)', async () => {
    const { user, tracker } = await openStageForm();
    setDate(controlOf('Initial Data Release date'), '2031-06-07');
    tracker.changeElsewhere({ phenotypingExperimentsStarted: '2031-05-30' });
    await user.click(update());
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }));
    expect(dialog.getByText(new RegExp(STAGE_STALE.slice(0, 40)))).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save my choices' }));
    await screen.findByText('The update was successful.');
    expect(tracker.updates).toMatchObject([
      { phenotypingExperimentsStarted: '2031-05-30', initialDataReleaseDate: '2031-06-07' },
    ]);
  });

  test('leaving with changes asks first (PP-07)', async () => {
    await openStageForm();
    expect(hasUnsavedChanges()).toBe(false);
    setDate(controlOf('Initial Data Release date'), '2031-06-07');
    expect(hasUnsavedChanges()).toBe(true);
  });

  test('what was typed and never sent is offered on the next visit (PP-07)', async () => {
    const first = await openStageForm();
    setDate(controlOf('Initial Data Release date'), '2031-06-07');
    await waitFor(() => expect(localStorage).toHaveLength(1), { timeout: 3000 });
    first.unmount();
    const { user, tracker } = await openStageForm();
    expect(controlOf('Initial Data Release date')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    expect(controlOf('Initial Data Release date')).toHaveValue('2031-06-07');
    await save({ user });
    expect(tracker.updates).toMatchObject([{ initialDataReleaseDate: '2031-06-07' }]);
    expect(localStorage).toHaveLength(0);
  });
});
