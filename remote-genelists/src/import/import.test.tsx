import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GeneListImportPreview } from 'shared/contract';
import { http, HttpResponse, refusal, startTestServer, watchSavedFiles } from 'shared/testing';
import { noteOf, openEditing } from '../testing/open-management.tsx';
import { aRecord, serveLists } from '../testing/gene-list-server.ts';

const server = startTestServer();
afterEach(() => localStorage.clear());

const ROW = { line: 2, genes: ['Abl1'], recordTypes: ['Tier1'], visible: true, note: 'A note' };
const GOOD: GeneListImportPreview = { rows: 1, accepted: 1, firstAccepted: [ROW], refused: [], synonyms: [] };
const MIXED: GeneListImportPreview = {
  rows: 5,
  accepted: 2,
  firstAccepted: [ROW],
  refused: [
    { line: 3, genes: 'Foo', message: 'Foo is not a valid gene symbol.' },
    { line: 4, genes: 'T', message: '[T] already exist in the list.' },
    { line: 5, genes: 'H2', message: 'Record type Tier9 does not exist in consortium IDG.' },
  ],
  synonyms: [],
};

/** Responds to previews, and keeps with which rows the file was added. */
function serveImport(preview: GeneListImportPreview | Response): string[] {
  const added: string[] = [];
  server.use(
    http.post('*/api/v2/geneList/IDG/importPreview', () =>
      preview instanceof Response ? preview : HttpResponse.json(preview),
    ),
    http.post('*/api/v2/geneList/IDG/import', ({ request }) => {
      added.push(new URL(request.url).searchParams.get('rows') ?? '');
      const count = preview instanceof Response ? 0 : preview.accepted;
      return new HttpResponse(JSON.stringify({ added: count, rows: count, isStored: true }));
    }),
  );
  return added;
}

const stepText = (added: number, isStored: boolean) => JSON.stringify({ added, rows: 2, isStored });

/** An import whose steps the test sends one by one. */
function serveSteps() {
  let response: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (response = controller) });
  server.use(http.post('*/api/v2/geneList/IDG/import', () => new HttpResponse(body)));
  const tell = (line: string) => response?.enqueue(new TextEncoder().encode(`${line}\n`));
  return { tell, end: () => response?.close() };
}

async function openDialog() {
  const fake = serveLists({ IDG: [aRecord(41, ['Abl1'])] });
  const shell = await openEditing();
  await shell.user.click(screen.getByRole('button', { name: 'Import CSV' }));
  return { fake, dialog: within(screen.getByRole('dialog', { name: 'Import Gene List' })), ...shell };
}

const aFile = (name = 'genes.csv') => new File(['Genes,Note,Type,Visible'], name, { type: 'text/csv' });

describe('the import dialog (spec part 2 §2, §5, §9; ui-screens 19.1)', () => {
  it('is 720 px wide, shows what a file contains, and accepts .csv only', async () => {
    const { dialog } = await openDialog();
    expect(screen.getByRole('dialog', { name: 'Import Gene List' })).toHaveStyle({ width: '720px' });
    const headers = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Genes', 'Type', 'Visible', 'Note']);
    const rows = dialog.getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Adamts2', 'Tier2', 'true', 'Note about this record'],
      ['Adamts6,Adamts10', 'Tier1', 'false', 'Multiple genes in a record'],
    ]);
    expect(dialog.getByText(/Loaded data are added to the existing ones\./)).toBeVisible();
    expect(dialog.getByLabelText('CSV file')).toHaveAttribute('accept', '.csv');
  });

  it('refuses what is no .csv file with a word, and sends nothing', async () => {
    const { dialog } = await openDialog();
    fireEvent.change(dialog.getByLabelText('CSV file'), { target: { files: [aFile('genes.xlsx')] } });
    expect(dialog.getByRole('alert')).toHaveTextContent('genes.xlsx is not a .csv file.');
    expect(dialog.queryByText('Checking the rows…')).not.toBeInTheDocument();
  });

  it('closes with Cancel and adds nothing (PP-67)', async () => {
    const added = serveImport(GOOD);
    const { user, dialog } = await openDialog();
    await user.upload(dialog.getByLabelText('CSV file'), aFile());
    await dialog.findByText('The row can be added.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog', { name: 'Import Gene List' })).not.toBeInTheDocument();
    expect(added).toEqual([]);
  });
});

describe('a file (spec part 2 §4; PP-67)', () => {
  it('is added only on confirmation; then the page is read again', async () => {
    const added = serveImport(GOOD);
    const { fake, user, dialog } = await openDialog();
    const questions = fake.questions.length;
    await user.upload(dialog.getByLabelText('CSV file'), aFile());
    await user.click(await dialog.findByRole('button', { name: 'Rows to be added' }));
    expect(dialog.getByText('Abl1 · Tier1 · visible · A note')).toBeVisible();
    expect(added).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Add the row' }));
    expect(await screen.findByText('1 row was added.')).toBeVisible();
    expect(added).toEqual(['all']);
    await waitFor(() => expect(fake.questions.length).toBeGreaterThan(questions));
    expect(screen.queryByRole('dialog', { name: 'Import Gene List' })).not.toBeInTheDocument();
  });

  it('with 3 bad rows shows each with its line; the good ones can be added', async () => {
    const added = serveImport(MIXED);
    const { user, dialog } = await openDialog();
    await user.upload(dialog.getByLabelText('CSV file'), aFile());
    expect(await dialog.findByText('2 of 5 rows can be added; 3 can not.')).toBeVisible();
    const bad = within(dialog.getByRole('group', { name: 'Rows that can not be added' }));
    expect(bad.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Line 3 (Foo): Foo is not a valid gene symbol.',
      'Line 4 (T): [T] already exist in the list.',
      'Line 5 (H2): Record type Tier9 does not exist in consortium IDG.',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Add the 2 good rows' }));
    await screen.findByText('2 rows were added.');
    expect(added).toEqual(['good']);
  });

  it('offers the genes that its synonyms mean, and the refused rows as a file', async () => {
    const saved = watchSavedFiles();
    const refused = [
      {
        line: 3,
        genes: 'FIP200',
        message: 'FIP200 is not a valid gene symbol: it is a synonym of Rb1cc1. Use that.',
      },
    ];
    const names: (string | null)[] = [];
    server.use(
      http.post('*/api/v2/geneList/IDG/importPreview', ({ request }) => {
        names.push(new URL(request.url).searchParams.get('names'));
        const synonyms = [{ name: 'FIP200', symbol: 'Rb1cc1' }];
        return HttpResponse.json(
          names.length === 1 ? { ...GOOD, rows: 2, refused, synonyms } : { ...GOOD, rows: 2, accepted: 2 },
        );
      }),
    );
    const { user, dialog } = await openDialog();
    await user.upload(dialog.getByLabelText('CSV file'), aFile());
    await user.click(await dialog.findByRole('button', { name: 'Refused rows as a file' }));
    expect(await saved.get('refused_rows.csv')?.text()).toContain('"3","FIP200","FIP200 is not a valid');
    await user.click(dialog.getByRole('button', { name: 'Use Rb1cc1 for FIP200' }));
    expect(await dialog.findByText('All 2 rows can be added.')).toBeVisible();
    expect(names).toEqual(['symbols', 'synonyms']);
  });

  it('without a good row has nothing to add', async () => {
    serveImport({ ...MIXED, rows: 3, accepted: 0, firstAccepted: [] });
    const { user, dialog } = await openDialog();
    await user.upload(dialog.getByLabelText('CSV file'), aFile());
    expect(await dialog.findByText('None of the 3 rows can be added.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  });

  it.each(['Header Genes not found in csv file.', 'Columns in csv have different number of records'])(
    'that is refused whole leaves the dialog open with "%s", so that another file can be chosen',
    async (message) => {
      serveImport(refusal(400, message));
      const { user, dialog } = await openDialog();
      await user.upload(dialog.getByLabelText('CSV file'), aFile());
      expect(await dialog.findByRole('alert')).toHaveTextContent(message);
      serveImport(GOOD);
      await user.upload(dialog.getByLabelText('CSV file'), aFile());
      expect(await dialog.findByText('The row can be added.')).toBeVisible();
      expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('shows how far adding it has come, and can not be cancelled meanwhile', async () => {
    serveImport(MIXED);
    const { tell, end } = serveSteps();
    const { user, dialog } = await openDialog();
    await user.upload(dialog.getByLabelText('CSV file'), aFile());
    await user.click(await dialog.findByRole('button', { name: 'Add the 2 good rows' }));
    expect(await dialog.findByRole('progressbar', { name: 'Checking the rows again…' })).toBeVisible();
    tell(stepText(1, false));
    expect(await dialog.findByRole('progressbar', { name: 'Adding 1 of 2 rows…' })).toHaveValue(1);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    expect(dialog.getByText('Adding 1 of 2 rows…')).toBeVisible();
    tell(stepText(2, true));
    end();
    expect(await screen.findByText('2 rows were added.')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Import Gene List' })).not.toBeInTheDocument();
  });

  it('that fails on the way shows why, and can be tried again', async () => {
    serveImport(GOOD);
    const { tell, end } = serveSteps();
    const { user, dialog } = await openDialog();
    await user.upload(dialog.getByLabelText('CSV file'), aFile());
    await user.click(await dialog.findByRole('button', { name: 'Add the row' }));
    tell(stepText(1, false));
    tell(JSON.stringify({ apierror: { status: 'CONFLICT', timestamp: '', message: 'The list is full.' } }));
    end();
    expect(await dialog.findByRole('alert')).toHaveTextContent('The list is full.');
    expect(screen.queryByText(/were added|was added/)).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Add the row' })).toBeEnabled();
  });

  it('leaves what is not saved yet alone', async () => {
    serveImport(GOOD);
    serveLists({ IDG: [aRecord(41, ['Abl1'])] });
    const { user } = await openEditing();
    await user.type(noteOf('Row 1'), 'typed');
    await user.click(screen.getByRole('button', { name: 'Import CSV' }));
    await user.upload(screen.getByLabelText('CSV file'), aFile());
    await user.click(await screen.findByRole('button', { name: 'Add the row' }));
    await screen.findByText('1 row was added.');
    expect(noteOf('Row 1')).toHaveValue('typed');
  });
});
