import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, refusal, renderInShell, startTestServer, watchSavedFiles } from 'shared/testing';
import { aRecord, numberedRecords, serveLists } from '../testing/gene-list-server.ts';
import { PublicListsPage } from './public-lists-page.tsx';

const server = startTestServer();
afterEach(() => jest.restoreAllMocks());

const VISIBLE = numberedRecords(45).map((record) => ({ ...record, visible: true }));
const HIDDEN = aRecord(900, ['Secret']);

function open(route = '/public-gene-lists') {
  const fake = serveLists({ IDG: [...VISIBLE, HIDDEN], CMG: [aRecord(901, ['T'], { visible: true })] });
  const names = ['CMG', 'IDG'].map((consortiumName) => ({ consortiumName, description: null }));
  server.use(http.get('*/api/geneList/descriptions', () => HttpResponse.json(names)));
  const routes = [{ path: '/public-gene-lists', element: <PublicListsPage /> }];
  return { fake, ...renderInShell(routes, { route }) };
}

describe('public gene lists (spec part 2 §2, §6; ui-screens 20)', () => {
  it('are links by consortium, for visitors too (spec part 2 §6), titled {consortium} public Gene List', async () => {
    const { user } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Public Gene Lists' })).toBeVisible();
    expect(screen.getByText('Select the consortium to view each list:')).toBeVisible();
    const link = await screen.findByRole('link', { name: 'IDG' });
    expect(screen.getByRole('link', { name: 'CMG' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(link);
    const title = await screen.findByRole('heading', { name: 'IDG public Gene List' });
    expect(within(title).getByText('IDG').tagName).toBe('STRONG');
  });

  it('show the visible records page by page, read-only, without a trailing column (spec part 2 §2; PP-56)', async () => {
    open('/public-gene-lists?consortium=IDG');
    await screen.findByText('1 – 20 of 45');
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Gene(s)', 'Note', 'Types', 'Project Id', 'Project Summary Status']);
    expect(screen.queryByRole('rowheader', { name: 'Secret' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('begin with the first page when another list is chosen (PP-56)', async () => {
    const { user, address, fake } = open('/public-gene-lists?consortium=IDG');
    await screen.findByText('1 – 20 of 45');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('21 – 40 of 45');
    await user.click(screen.getByRole('link', { name: 'CMG' }));
    expect(await screen.findByRole('rowheader', { name: 'T' })).toBeVisible();
    expect(address()).toBe('/public-gene-lists?consortium=CMG');
    expect(fake.questions.at(-1)?.get('page')).toBe('0');
    expect(screen.getByRole('link', { name: 'CMG' })).toHaveAttribute('aria-current', 'true');
  });

  it('are saved as gene_list_{consortium}.csv (spec part 2 §7)', async () => {
    const saved = watchSavedFiles();
    const csv = () => new HttpResponse('"Genes"\n', { headers: { 'Content-Type': 'text/csv' } });
    server.use(http.get('*/api/geneList/IDG/exportPublic', csv));
    const { user } = open('/public-gene-lists?consortium=IDG');
    await screen.findByText('1 – 20 of 45');
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect([...saved.keys()]).toEqual(['gene_list_IDG.csv']));
  });

  it('show what went wrong (PP-56)', async () => {
    const { user } = open();
    server.use(http.get('*/api/geneList/IDG/publicContent', () => refusal(500, 'The list is broken.')));
    await user.click(await screen.findByRole('link', { name: 'IDG' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The list is broken.');
    await user.click(screen.getByRole('link', { name: 'CMG' }));
    expect(await screen.findByRole('rowheader', { name: 'T' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('show when the consortia could not be loaded, and load them again (spec part 2 §8)', async () => {
    const { user } = open();
    server.use(http.get('*/api/geneList/descriptions', () => refusal(500, 'Not now.'), { once: true }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'IDG' })).toBeVisible();
  });
});
