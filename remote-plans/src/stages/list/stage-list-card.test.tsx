import { screen } from '@testing-library/react';
import { aPerson, http, refusal, renderInShell, startTestServer } from 'shared/testing';
import type { Person } from 'shared/contract';
import { aPhenotypingPlan } from '../../testing/index.ts';
import { LISTS } from '../testing/open-stages.tsx';
import { serveStages, type StoredStages } from '../testing/stage-server.ts';
import { aStage, CREATION_ADDRESS, STAGE_ADDRESS, STAGE_PIN } from '../testing/stages.ts';
import { StageListCard } from './stage-list-card.tsx';

const server = startTestServer();

const PLAN = aPhenotypingPlan({ pin: STAGE_PIN });
const LATE = aStage({ psn: 'PSN:000000000002', phenotypingTypeName: 'late adult' });
const ADD = 'Add Phenotyping Stage';
const NOTE =
  'To create a phenotyping stage, please update first the plan with the Phenotyping Attempt details (external reference and background strain).';

function openList({
  session = aPerson(),
  plan = PLAN,
  ...stored
}: StoredStages & { session?: Person | null } = {}) {
  const tracker = serveStages({ ...stored, plan });
  return { ...renderInShell(<StageListCard plan={plan} />, { session, configuration: LISTS }), tracker };
}

describe('the stages of a phenotyping plan (ui-screens 16.2)', () => {
  test('say their id, type and status, and lead to their page', async () => {
    openList();
    expect(await screen.findByText('PSN:000000000003')).toBeVisible();
    expect(screen.getByText('early adult and embryo')).toBeVisible();
    expect(screen.getByText('Phenotyping Registered')).toBeVisible();
    const link = screen.getByRole('link', { name: 'See Phenotyping Stage PSN:000000000003' });
    expect(link).toHaveTextContent('See Phenotyping Stage');
    expect(link).toHaveAttribute('href', STAGE_ADDRESS);
  });

  test('come in one call, always in the same order (PP-64)', async () => {
    const { tracker } = openList({ stages: [aStage(), LATE] });
    await screen.findByText('PSN:000000000003');
    expect(
      screen.getAllByRole('link', { name: /^See/ }).map((link) => link.getAttribute('aria-label')),
    ).toEqual(['See Phenotyping Stage PSN:000000000002', 'See Phenotyping Stage PSN:000000000003']);
    expect(tracker.reads.filter((path) => path.includes('phenotypingStages'))).toHaveLength(1);
  });

  test('there may be none', async () => {
    openList({ stages: [] });
    expect(await screen.findByText('There is no phenotyping stage yet.')).toBeVisible();
  });

  test('a failed reading can be tried again', async () => {
    const { user } = openList();
    server.use(
      http.get('*/api/plans/:pin/phenotypingStages', () => refusal(500, 'Out of order'), { once: true }),
    );
    expect(await screen.findByText('Out of order')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('PSN:000000000003')).toBeVisible();
  });
});

describe('adding a stage (spec part 2 §4)', () => {
  test('leads to the creation', async () => {
    openList();
    expect(await screen.findByRole('link', { name: ADD })).toHaveAttribute('href', CREATION_ADDRESS);
  });

  test('is disabled, with the note, until the phenotyping attempt exists', async () => {
    openList({ plan: aPhenotypingPlan({ pin: STAGE_PIN, phenotypingAttemptResponse: {} }), stages: [] });
    expect(await screen.findByRole('button', { name: ADD })).toHaveAccessibleDescription(NOTE);
    expect(screen.getByText(NOTE, { selector: 'p' })).toBeVisible();
  });

  test('is disabled when the plan has a stage of every type (api-2 §18.5)', async () => {
    openList({ stages: [aStage(), LATE] });
    expect(await screen.findByRole('button', { name: ADD })).toHaveAccessibleDescription(
      'The plan has a stage of every type.',
    );
  });

  test.each([
    ['a visitor', null],
    ['somebody who may not change the plan', aPerson()],
  ])('is not offered to %s (PP-28)', async (_who, session) => {
    openList({ session, mayUpdate: false });
    await screen.findByText('PSN:000000000003');
    expect(screen.queryByText(ADD)).not.toBeInTheDocument();
  });
});
