import { screen, within } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import { factOf } from '../testing/index.ts';
import { openStageFacts, openStageForm, openStages } from './testing/open-stages.tsx';
import { aStage, STAGE_ADDRESS } from './testing/stages.ts';

startTestServer();

const cellsIn = (card: string) =>
  within(screen.getByRole('region', { name: card }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

describe('a phenotyping stage, read (spec part 2 §2, ui-screens 17)', () => {
  test('everything that is recorded of it, dates in one form, with the way to its plan (PP-34)', async () => {
    await openStageFacts();
    const facts = {
      'Phenotyping Stage id': 'PSN:000000000003',
      'Phenotyping Plan id': 'PIN:0000000002',
      'Gene Symbol': 'Gpr173',
      Type: 'early adult and embryo',
      'Phenotyping External Reference (Colony or Specimen id)': 'JR31234',
      'Phenotyping Experiments Started': '2031-05-21',
      'Initial Data Release date': 'Not defined',
      'Current Status': 'Phenotyping Registered',
    };
    expect(await screen.findAllByText('Gpr173')).not.toHaveLength(0);
    for (const [label, value] of Object.entries(facts)) expect(factOf(label)).toHaveTextContent(value);
    expect(screen.getByRole('link', { name: 'PIN:0000000002' })).toHaveAttribute(
      'href',
      '/projects/TPN:000000042/phenotyping-plan/PIN:0000000002',
    );
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
  });

  test('tissue and status history are tables', async () => {
    const { user } = await openStageFacts();
    await user.click(screen.getByRole('button', { name: 'Phenotyping Stage Status History' }));
    expect(cellsIn('Tissue Distribution Centre')).toEqual([
      ['Start Date', 'End Date', 'Work Unit', 'Material Type'],
      ['2031-06-01', 'Not defined', 'JAX', 'Fixed Tissue'],
    ]);
    expect(cellsIn('Status and next step')).toEqual([
      ['Status', 'Date'],
      ['Phenotyping Registered', '2031-05-20 11:00'],
    ]);
  });

  test('shows why nothing can be changed', async () => {
    await openStageFacts();
    expect(
      screen.getByText('You can read this phenotyping stage. Members of the plan’s work unit can change it.'),
    ).toBeVisible();
  });

  test('without tissue it shows that there is none', async () => {
    await openStageFacts({ stages: [aStage({ tissueDistributions: [] })] });
    const card = screen.getByRole('region', { name: 'Tissue Distribution Centre' });
    expect(within(card).getByText('Not defined')).toBeVisible();
  });
});

test('leads to its history and back (ui-screens 2.1)', async () => {
  await openStageForm();
  expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute('href', `${STAGE_ADDRESS}/history`);
  expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
});

test('a stage that does not exist is shown in the words of the server, with a way on (ui-screens 17)', async () => {
  openStages(STAGE_ADDRESS, { stages: [] });
  expect(await screen.findByText('PhenotypingsStage PSN:000000000003 does not exist.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to plan PIN:0000000002' })).toHaveAttribute(
    'href',
    '/projects/TPN:000000042/phenotyping-plan/PIN:0000000002',
  );
});

test('an address with another project leads to the stage of its own, and never shows the other gene', async () => {
  const { address } = openStages(STAGE_ADDRESS.replace('TPN:000000042', 'TPN:000000007'), {
    mayUpdate: false,
  });
  await screen.findByRole('heading', { name: 'Phenotyping Stage Status History' });
  expect(address()).toBe(STAGE_ADDRESS);
});
