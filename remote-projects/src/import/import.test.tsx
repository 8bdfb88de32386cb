import { screen, waitFor, within } from '@testing-library/react';
import type { BulkJobRow } from 'shared/contract';
import {
  aConfiguration,
  aPerson,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  watchSavedFiles,
} from 'shared/testing';
import { aBulkJob } from '../testing/a-bulk-job.ts';
import { ImportPage } from './import-page.tsx';

const server = startTestServer();
afterEach(() => jest.restoreAllMocks());

const JOB = aBulkJob({ action: { name: 'createProjects', columns: ['Gene'], ignored: ['My notes'] } });

function rowsOf(isPreview: boolean): BulkJobRow[] {
  const details = [{ field: 'gene', oldValue: 'FIP200', newValue: 'Rb1cc1', note: 'Synonym' }];
  return [
    { ...NOTHING, place: 1, line: 2, target: 'Nope', outcome: 'refused', message: 'Gene [Nope] is none.' },
    {
      ...{ ...NOTHING, place: 2, line: 3, outcome: 'changed', details },
      target: isPreview ? 'Rb1cc1' : 'TPN:000000042',
    },
  ];
}
const NOTHING = { message: null, details: [], consequences: [], genes: [] };

/** Responds to files, and lists what was given: kind and whether it is a preview. Jobs with odd numbers are previews. */
function serveImports(keys: Set<string | null> = new Set()) {
  const given: string[] = [];
  server.use(
    http.get('*/api/conf', () => HttpResponse.json(aConfiguration())),
    http.post('*/api/v2/imports/:kind', ({ params, request }) => {
      const isPreview = new URL(request.url).searchParams.get('isPreview') === 'true';
      if (!isPreview) keys.add(request.headers.get('Idempotency-Key'));
      given.push(`${String(params['kind'])} ${isPreview ? 'preview' : 'done'}`);
      const href = `https://t/api/v2/bulkJobs/${isPreview ? 7 : 8}`;
      return HttpResponse.json({ history: [], _links: { self: { href } } });
    }),
    http.get('*/api/v2/bulkJobs/:id', ({ params }) =>
      HttpResponse.json({ ...JOB, id: Number(params['id']), isPreview: params['id'] === '7' }),
    ),
    http.get('*/api/v2/bulkJobs/:id/rows', ({ params }) => HttpResponse.json(rowsOf(params['id'] === '7'))),
    http.get('*/api/v2/bulkJobs/:id/refusedRows', () => HttpResponse.text('refused')),
    http.get('*/api/v2/imports/:kind/template', ({ request }) =>
      HttpResponse.text(new URL(request.url).search, {
        headers: { 'content-disposition': 'attachment; filename="template.csv"' },
      }),
    ),
  );
  return given;
}

const aFile = () => new File(['Gene\nCib2'], 'new.csv', { type: 'text/csv' });

function openImport() {
  return renderInShell([{ path: '/', element: <ImportPage /> }], { session: aPerson() });
}

test('a file is looked at when it is chosen, then carried out, the good rows first', async () => {
  const given = serveImports();
  const { user } = openImport();
  await user.upload(screen.getByLabelText('Spreadsheet'), aFile());
  expect(await screen.findByText('Of 2 rows, 1 would be created, 1 would be refused.')).toBeVisible();
  expect(screen.getByText('Left out, as no column has this name: My notes.')).toBeVisible();
  const [, good, bad] = screen.getAllByRole('row');
  expect(good).toHaveTextContent('FIP200 → Rb1cc1');
  expect(bad).toHaveTextContent('Line 2Noperefused');

  await user.click(screen.getByRole('button', { name: 'Create 1 project' }));
  expect(await screen.findByText('Of 2 rows, 1 was created, 1 was refused.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'TPN:000000042' })).toHaveAttribute(
    'href',
    '/projects/TPN:000000042',
  );
  expect(given).toEqual(['newProjects preview', 'newProjects done']);
});

test('a file that is chosen again, once what refused its rows is mended, is brought in again', async () => {
  const keys = new Set<string | null>();
  serveImports(keys);
  const { user } = openImport();
  const file = aFile();
  for (const times of [1, 2]) {
    await user.upload(screen.getByLabelText('Spreadsheet'), file);
    await user.click(await screen.findByRole('button', { name: 'Create 1 project' }));
    await user.click(await screen.findByRole('button', { name: 'Another file' }));
    expect(keys.size).toBe(times);
  }
  expect(keys).not.toContain(null);
});

test('the kind of the file is chosen, which looks at it again', async () => {
  const given = serveImports();
  const { user } = openImport();
  await user.upload(screen.getByLabelText('Spreadsheet'), aFile());
  await screen.findByText(/would be created/);
  await user.selectOptions(screen.getByLabelText('What it brings'), 'attemptUpdates');
  expect(await screen.findByText('Of 2 rows, 1 would be updated, 1 would be refused.')).toBeVisible();
  expect(given).toEqual(['newProjects preview', 'attemptUpdates preview']);
});

test('refused rows and templates are saved', async () => {
  const saved = watchSavedFiles();
  serveImports();
  const { user } = openImport();
  await user.upload(screen.getByLabelText('Spreadsheet'), aFile());
  await user.click(await screen.findByRole('button', { name: 'Refused rows as CSV' }));
  await waitFor(() => expect(saved.has('refusedRows')).toBe(true));
  const card = within(screen.getByRole('region', { name: 'A template' }));
  await user.selectOptions(card.getByLabelText('Attempt Type'), 'es cell');
  await user.click(card.getByRole('button', { name: 'CSV template' }));
  await waitFor(() => expect(saved.has('template.csv')).toBe(true));
  expect(await saved.get('template.csv')?.text()).toBe('?attemptTypeName=es+cell&format=csv');
});

test('a file of updates comes with the attempts of a work unit as they are', async () => {
  const saved = watchSavedFiles();
  serveImports();
  const { user } = openImport();
  await user.selectOptions(screen.getByLabelText('What it brings'), 'attemptUpdates');
  const card = within(await screen.findByRole('region', { name: 'A file to change' }));
  const rows = card.getByLabelText('Attempts of');
  expect(rows).toHaveDisplayValue('JAX');
  await user.click(card.getByRole('button', { name: 'XLSX template' }));
  await waitFor(() => expect(saved.has('template.csv')).toBe(true));
  expect(await saved.get('template.csv')?.text()).toBe(
    '?attemptTypeName=crispr&workUnitName=JAX&format=xlsx',
  );
  await user.selectOptions(rows, 'None');
  await user.click(card.getByRole('button', { name: 'CSV template' }));
  await waitFor(async () =>
    expect(await saved.get('template.csv')?.text()).toBe('?attemptTypeName=crispr&format=csv'),
  );
});

test('a file that is refused is explained, and another can be chosen', async () => {
  serveImports();
  server.use(
    http.post('*/api/v2/imports/:kind', () => refusal(400, "The file lacks the column 'Gene'."), {
      once: true,
    }),
  );
  const { user } = openImport();
  await user.upload(screen.getByLabelText('Spreadsheet'), aFile());
  expect(await screen.findByRole('alert')).toHaveTextContent("The file lacks the column 'Gene'.");
  await user.upload(screen.getByLabelText('Spreadsheet'), aFile());
  expect(await screen.findByText(/would be created/)).toBeVisible();
});
