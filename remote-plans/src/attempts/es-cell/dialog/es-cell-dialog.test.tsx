import { screen, within } from '@testing-library/react';
import { aPerson, delay, http, HttpResponse, refusal, renderInShell, startTestServer } from 'shared/testing';
import { EsCellDialog } from './es-cell-dialog.tsx';

const server = startTestServer();

const CLONES = [
  { id: 3001, name: 'EPD0463_1_A11', pipelineId: 7, alleleId: 55, productionQcLoxpScreen: 'pass' },
  { id: 3002, name: 'EPD0463_1_B02', pipelineId: 7, alleleId: 55, productionQcLoxpScreen: null },
];

const onAdd = jest.fn();
const onCancel = jest.fn();

beforeEach(() => {
  onAdd.mockReset();
  onCancel.mockReset();
});

/** Opens the dialog over a repository in which two clones of one allele exist, of the gene Abtb3. */
function openDialog() {
  const reads: string[] = [];
  const seen = (request: Request) => reads.push(decodeURIComponent(new URL(request.url).pathname));
  server.use(
    http.get('*/api/targ_rep/es_cell_by_symbol/:symbol', ({ request, params }) => {
      seen(request);
      if (params.symbol === 'Abtb3') return HttpResponse.json({ _embedded: { targrep_es_cells: CLONES } });
      return refusal(404, `Gene with accession id or symbol [${String(params.symbol)}] does not exist.`);
    }),
    http.get('*/api/targ_rep/es_cell_by_name/:name', ({ request, params }) => {
      seen(request);
      const clone = CLONES.find(({ name }) => name === params.name);
      if (clone) return HttpResponse.json(clone);
      return refusal(404, `Es cell name [${String(params.name)}] does not exist.`);
    }),
    http.get('*/api/targ_rep/pipelines', ({ request }) => {
      seen(request);
      return HttpResponse.json({ _embedded: { targrep_pipelines: [{ id: 7, name: 'EUCOMM' }] } });
    }),
    http.get('*/api/targ_rep/alleles/:id', ({ request }) => {
      seen(request);
      return HttpResponse.json({
        design_type: { name: 'Conditional Ready' },
        design_subtype: { name: null },
      });
    }),
  );
  const shell = renderInShell(<EsCellDialog onAdd={onAdd} onCancel={onCancel} />, { session: aPerson() });
  return { ...shell, reads };
}

const box = () => screen.getByRole('textbox');
const searchButton = () => screen.getByRole('button', { name: 'Search' });
const addButton = () => screen.getByRole('button', { name: 'Add' });
const choice = (name: string) => screen.findByRole('radio', { name });

async function openFound() {
  const opened = openDialog();
  await opened.user.type(box(), 'Abtb3');
  await opened.user.click(searchButton());
  await choice('EPD0463_1_A11');
  return opened;
}

describe('the ES cell dialog (spec part 2 §2, ui-screens 12.5)', () => {
  test('is 600 px wide, and searches by marker symbol by default', () => {
    openDialog();
    expect(screen.getByRole('dialog', { name: 'Find ES Cell' })).toHaveStyle({ width: '600px' });
    expect(screen.getByRole('radio', { name: 'Search by marker symbol' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Search by ES Cell name' })).not.toBeChecked();
    expect(box()).toHaveAttribute('placeholder', 'Type marker symbol');
  });

  test('shows pipeline, mutation subtype and loxP screen of each clone, read once (PP-15)', async () => {
    const { reads } = await openFound();
    const table = within(screen.getByRole('table', { name: 'ES cells found' }));
    expect(await table.findAllByText('Conditional Ready')).toHaveLength(2);
    expect(table.getAllByText('EUCOMM')).toHaveLength(2);
    expect(
      table.getAllByRole('row').map((row) => Array.from(row.children, (cell) => cell.textContent.trim())),
    ).toEqual([
      ['ES Cell Name', 'Pipeline', 'Mutation Subtype', 'loxP Screen'],
      ['EPD0463_1_A11', 'EUCOMM', 'Conditional Ready', 'pass'],
      ['EPD0463_1_B02', 'EUCOMM', 'Conditional Ready', 'Not defined'],
    ]);
    expect(reads).toEqual([
      '/api/targ_rep/es_cell_by_symbol/Abtb3',
      '/api/targ_rep/pipelines',
      '/api/targ_rep/alleles/55',
    ]);
  });

  test('searches by name after switching, which empties box, results and choice (spec part 2 §4)', async () => {
    const { user } = await openFound();
    await user.click(await choice('EPD0463_1_A11'));
    await user.click(screen.getByRole('radio', { name: 'Search by ES Cell name' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveAttribute('placeholder', 'Type ES Cell name');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    await user.type(box(), ' EPD0463_1_B02 ');
    await user.click(searchButton());
    expect(await choice('EPD0463_1_B02')).toBeVisible();
    expect(screen.getByText('1 ES cell found')).toBeVisible();
  });

  test('Enter searches, and saves nothing', async () => {
    const { user } = openDialog();
    await user.type(box(), 'Abtb3{Enter}');
    expect(await choice('EPD0463_1_A11')).toBeVisible();
  });
});

describe('choosing (spec part 2 §4)', () => {
  test('a row is chosen by a press, and Add returns its name', async () => {
    const { user } = await openFound();
    expect(addButton()).toHaveAccessibleDescription('Choose an ES cell first.');
    await user.click(screen.getByText('EPD0463_1_B02'));
    expect(await choice('EPD0463_1_B02')).toBeChecked();
    await user.click(addButton());
    expect(onAdd).toHaveBeenCalledWith('EPD0463_1_B02');
  });

  test('a second press takes the choice back (PP-15)', async () => {
    const { user } = await openFound();
    const radio = await choice('EPD0463_1_A11');
    await user.click(radio);
    expect(radio).toBeChecked();
    await user.click(radio);
    expect(radio).not.toBeChecked();
    await user.click(addButton());
    expect(onAdd).not.toHaveBeenCalled();
  });

  test('one row at most is chosen', async () => {
    const { user } = await openFound();
    await user.click(await choice('EPD0463_1_A11'));
    await user.click(await choice('EPD0463_1_B02'));
    expect(await choice('EPD0463_1_A11')).not.toBeChecked();
    expect(await choice('EPD0463_1_B02')).toBeChecked();
  });

  test.each(['Cancel', 'Close'])('%s leaves everything as it was', async (name) => {
    const { user } = openDialog();
    await user.click(screen.getByRole('button', { name }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onAdd).not.toHaveBeenCalled();
  });
});

describe('every state of the search is shown (PP-15)', () => {
  test.each(['Search by marker symbol', 'Search by ES Cell name'])(
    '%s: an empty text is “Enter a valid gene symbol.” (spec part 2 §5)',
    async (kind) => {
      const { user, reads } = openDialog();
      await user.click(screen.getByRole('radio', { name: kind }));
      await user.type(box(), '  ');
      await user.click(searchButton());
      expect(box()).toHaveAccessibleDescription('Enter a valid gene symbol.');
      expect(reads).toEqual([]);
    },
  );

  test('waiting', async () => {
    const { user } = openDialog();
    server.use(http.get('*/api/targ_rep/es_cell_by_symbol/:symbol', () => delay('infinite')));
    await user.type(box(), 'Abtb3');
    await user.click(searchButton());
    expect(await screen.findByText('Searching…')).toBeVisible();
    expect(searchButton()).toHaveAttribute('aria-busy', 'true');
  });

  test.each([
    ['Search by marker symbol', 'Nota', 'Gene with accession id or symbol [Nota] does not exist.'],
    ['Search by ES Cell name', 'x', 'Es cell name [x] does not exist.'],
  ])(
    '%s: what the server refuses is shown in its words (ui-screens 12.5)',
    async (kind, text, refusedWith) => {
      const { user } = openDialog();
      await user.click(screen.getByRole('radio', { name: kind }));
      await user.type(box(), text);
      await user.click(searchButton());
      expect(await screen.findByText(refusedWith)).toBeVisible();
    },
  );

  test('nothing found', async () => {
    const { user } = openDialog();
    server.use(http.get('*/api/targ_rep/es_cell_by_symbol/:symbol', () => HttpResponse.json({ _links: {} })));
    await user.type(box(), 'Abtb3');
    await user.click(searchButton());
    expect(await screen.findByText('No ES cell was found.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('a failed search can be tried again', async () => {
    const { user } = openDialog();
    server.use(
      http.get('*/api/targ_rep/es_cell_by_symbol/:symbol', () => refusal(500, 'Out of order'), {
        once: true,
      }),
    );
    await user.type(box(), 'Abtb3');
    await user.click(searchButton());
    await screen.findByText('Out of order');
    await user.click(searchButton());
    expect(await choice('EPD0463_1_A11')).toBeVisible();
    expect(screen.queryByText('Out of order')).not.toBeInTheDocument();
  });
});
