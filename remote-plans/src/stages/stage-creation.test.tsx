import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, refusal, startTestServer } from 'shared/testing';
import { controlOf } from '../attempts/testing/round-trip.ts';
import { aPhenotypingPlan } from '../testing/index.ts';
import { openStageCreation, openStages } from './testing/open-stages.tsx';
import { aStage, CREATION_ADDRESS, STAGE_PIN } from './testing/stages.ts';

const server = startTestServer();

const create = () => screen.getByRole('button', { name: 'Create' });
const optionsOf = (control: HTMLElement) => Array.from(control.children, (option) => option.textContent);

describe('the creation of a phenotyping stage (ui-screens 17)', () => {
  test('offers the types of the attempt type that the plan does not have yet (spec part 2 §5, api-2 §18.5)', async () => {
    await openStageCreation();
    expect(optionsOf(controlOf('Type'))).toEqual(['', 'late adult']);
  });

  test('a haplo-essential plan has its own types', async () => {
    const plan = aPhenotypingPlan({ pin: STAGE_PIN, attemptTypeName: 'haplo-essential phenotyping' });
    await openStageCreation({ plan, stages: [] });
    expect(optionsOf(controlOf('Type'))).toEqual(['', 'haplo-essential', 'embryo']);
  });

  test('creates the stage with all that was entered, and goes to its page', async () => {
    const { user, tracker, address } = await openStageCreation();
    await user.selectOptions(controlOf('Type'), 'late adult');
    fireEvent.change(controlOf('Phenotyping Experiments Started'), { target: { value: '2032-01-02' } });
    fireEvent.change(controlOf('Initial Data Release date'), { target: { value: '2032-03-04' } });
    await user.click(screen.getByRole('button', { name: 'Add tissue distribution' }));
    await user.selectOptions(screen.getByLabelText('Tissue distribution 1, Work Unit'), 'BCM');
    await user.selectOptions(screen.getByLabelText('Tissue distribution 1, Material Type'), 'Fixed Tissue');
    await user.click(create());
    expect(await screen.findByText('The phenotyping stage was created.')).toBeVisible();
    await waitFor(() =>
      expect(address()).toBe(
        '/projects/TPN:000000042/phenotyping-plan/PIN:0000000002/phenotyping-stage/PSN:000000000077',
      ),
    );
    expect(tracker.creations.map(({ body }) => body)).toEqual([
      {
        phenotypingTypeName: 'late adult',
        phenotypingExperimentsStarted: '2032-01-02',
        initialDataReleaseDate: '2032-03-04',
        tissueDistributions: [
          {
            id: null,
            startDate: null,
            endDate: null,
            workUnitName: 'BCM',
            materialDepositedTypeName: 'Fixed Tissue',
          },
        ],
      },
    ]);
    expect(await screen.findByRole('heading', { name: /Phenotyping Stage PSN:000000000077/ })).toBeVisible();
  });

  test('needs a type (api-2 §18.3)', async () => {
    const { user, tracker } = await openStageCreation();
    fireEvent.change(controlOf('Initial Data Release date'), { target: { value: '2032-03-04' } });
    await user.click(create());
    expect(
      await screen.findByRole('button', { name: 'Phenotyping Stage Details: Type is required' }),
    ).toBeVisible();
    expect(tracker.creations).toEqual([]);
  });

  test('has no history to lead to (PP-74)', async () => {
    await openStageCreation();
    expect(screen.queryByRole('link', { name: 'History' })).not.toBeInTheDocument();
  });

  test('another try after a lost response is the same request, so that it creates once (PP-41)', async () => {
    const { user, tracker } = await openStageCreation();
    const keys: (string | null)[] = [];
    server.use(
      http.post(
        '*/api/plans/:pin/phenotypingStages',
        ({ request }) => {
          keys.push(request.headers.get('Idempotency-Key'));
          return refusal(503, 'Out of order');
        },
        { once: true },
      ),
    );
    await user.selectOptions(controlOf('Type'), 'late adult');
    await user.click(create());
    expect(await screen.findByText('Out of order')).toBeVisible();
    expect(controlOf('Type')).toHaveValue('late adult');
    await user.click(create());
    await screen.findByText('The phenotyping stage was created.');
    expect(tracker.creations).toHaveLength(1);
    expect(tracker.creations[0]?.key).toBe(keys[0]);
  });
});

describe('a plan to which no stage can be added', () => {
  test('has no phenotyping attempt yet (spec part 2 §4)', async () => {
    const plan = aPhenotypingPlan({ pin: STAGE_PIN, phenotypingAttemptResponse: {} });
    openStages(CREATION_ADDRESS, { plan, stages: [] });
    expect(
      await screen.findByText(
        'To create a phenotyping stage, please update first the plan with the Phenotyping Attempt details (external reference and background strain).',
      ),
    ).toBeVisible();
  });

  test('has a stage of every type', async () => {
    const late = aStage({ psn: 'PSN:000000000004', phenotypingTypeName: 'late adult' });
    openStages(CREATION_ADDRESS, { stages: [aStage(), late] });
    expect(await screen.findByText('The plan has a stage of every type.')).toBeVisible();
  });

  test('is one of another work unit', async () => {
    openStages(CREATION_ADDRESS, { mayUpdate: false });
    expect(await screen.findByText(/Members of the plan’s work unit, JAX, can change it/)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});
