import { screen, within } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import { anOverview, aPlan, aWholeProject } from './testing/a-whole-project.ts';
import { serveDetail } from './testing/detail-server.ts';
import { openDetail } from './testing/open-detail.tsx';

startTestServer();

/** The value beside a name in the list of facts. */
const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

const ES_CELLS = {
  numberOfEsCellsReceived: 6,
  esCellsReceivedFromName: 'KOMP',
  esCellsReceivedOn: '2019-03-14',
  numberOfEsCellsStartingQc: 4,
  numberOfEsCellsPassingQc: 0,
  esCellQcComment: null,
};

describe('project details, read (spec part 1 §2, ui-screens 7.1)', () => {
  test('everything that a visitor may see, with the stored recovery (PP-33)', async () => {
    serveDetail({ project: aWholeProject({ completionNote: 'Effort concluded', completionComment: null }) });
    await openDetail({ session: null });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/ Project TPN:000000042$/);
    expect(screen.getByRole('heading', { level: 2, name: 'Project Details' })).toBeVisible();
    const facts = {
      'Project id': 'TPN:000000042',
      'Assignment Status': 'Assigned',
      'Summary Status': 'Genotype Confirmed',
      Consortia: 'CMG, IMPC',
      Privacy: 'public',
      Recovery: 'Yes',
      Comment: 'First of its kind',
      'Completion Note': 'Effort concluded',
      'Completion Comment': 'Not defined',
    };
    for (const [label, value] of Object.entries(facts)) expect(factOf(label)).toHaveTextContent(value);
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('a project without consortia shows that it has none (PP-35)', async () => {
    serveDetail({ project: aWholeProject({ consortia: [] }) });
    await openDetail({ session: null });
    expect(factOf('Consortia')).toHaveTextContent('Not defined');
  });

  test('leads to its history and back', async () => {
    serveDetail();
    await openDetail();
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute(
      'href',
      '/projects/TPN:000000042/history',
    );
    expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
  });

  test('the stamps of its assignment status are in a table, dates in one form (ui-screens 1.8, 2.3)', async () => {
    serveDetail();
    const { user } = await openDetail();
    await user.click(screen.getByRole('button', { name: 'Assignment Status Dates' }));
    const rows = within(screen.getByRole('table', { name: 'Assignment Status Dates' })).getAllByRole('row');
    expect(rows.map((row) => Array.from(row.children, (cell) => cell.textContent))).toEqual([
      ['Status', 'Date'],
      ['Inspect - Conflict', '2031-01-10 08:00'],
      ['Assigned', '2031-02-26 00:00'],
    ]);
  });
});

describe('ES cell details (spec part 1 §2, ui-screens 7.3)', () => {
  const project = aWholeProject({ esCellDetails: ES_CELLS });

  test('are shown for a project with a production plan for ES cells', async () => {
    serveDetail({ project, plans: [aPlan({ attemptTypeName: 'es cell' })] });
    const { user } = await openDetail({ session: null });
    await user.click(await screen.findByRole('button', { name: 'Show 1 empty field' }));
    expect(screen.getByRole('heading', { name: 'ES Cell Details' })).toBeVisible();
    expect(factOf('Number Of ES Cells Received')).toHaveTextContent('6');
    expect(factOf('ES Cell Received From')).toHaveTextContent('KOMP');
    expect(factOf('ES Cells Received On')).toHaveTextContent('2019-03-14');
    expect(factOf('Number Of ES Cells Starting QC')).toHaveTextContent('4');
    expect(factOf('Number Of ES Cells Passing QC')).toHaveTextContent('0');
    expect(factOf('ES Cell QC Comment')).toHaveTextContent('Not defined');
  });

  test('are not shown for any other project', async () => {
    serveDetail({ project, plans: [aPlan({ attemptTypeName: 'crispr' })] });
    await openDetail({ session: null });
    await screen.findByRole('link', { name: 'See plan PIN:0000000001' });
    expect(screen.queryByText('ES Cell Details')).not.toBeInTheDocument();
  });
});

const gene = {
  symbol: 'Gpr173',
  accessionId: 'MGI:1918021',
  strand: '+',
  positions: [{ genomeBuild: 'GRCm39', chr: 'X', start: 150_000, stop: 160_000 }],
  exonModel: null,
};

test('the gene is drawn when its position is known, with the build named and a text alternative (issue)', async () => {
  serveDetail({ overview: anOverview({ genes: [gene] }) });
  await openDetail({ session: null });
  expect(await screen.findByRole('heading', { name: 'Gene Drawing' })).toBeVisible();
  expect(screen.getByText('chromosome X, GRCm39')).toBeVisible();
  expect(screen.getByRole('img', { name: /Gpr173/ })).toBeVisible();
  expect(screen.queryByText(/not drawn/)).not.toBeInTheDocument();
});

test.each([
  [1, /^One guide, deletion or intention is not drawn/],
  [2, /^2 guides, deletions or intentions are not drawn/],
])('a drawing says what of %i deletions is missing', async (count, text) => {
  const elsewhere = { pin: 'PIN:1', tpo: 'TPO:1', colonyName: 'JR1', min: 'MIN:1', symbol: null };
  const place = { chr: '11', start: 1000, stop: 2000, genomeBuild: 'GRCm39' };
  const deletions = Array.from({ length: count }, () => ({ ...elsewhere, ...place }));
  serveDetail({ overview: anOverview({ genes: [gene], deletions }) });
  await openDetail({ session: null });
  expect(await screen.findByText(text)).toBeVisible();
});

test('a gene without a known position is not drawn', async () => {
  serveDetail();
  await openDetail({ session: null });
  await screen.findByText('Genotype-confirmed colonies: 0');
  expect(screen.queryByRole('heading', { name: 'Gene Drawing' })).not.toBeInTheDocument();
});
