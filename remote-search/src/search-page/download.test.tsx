import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, refusal, renderInShell, startTestServer, watchSavedFiles } from 'shared/testing';
import remote from '../remote.tsx';
import { answerOf, manyProjects } from '../testing/results.ts';
import { serveExports, serveSearches } from '../testing/search-server.ts';

startTestServer();

const CSV = '"Search term","Tpn"\n"Atrx","TPN:000000042"';
const csvAnswer = () => new HttpResponse(CSV, { headers: { 'Content-Type': 'text/csv' } });
const downloadButton = () => screen.getByRole('button', { name: 'Download as CSV' });

afterEach(() => jest.restoreAllMocks());

async function openPage(route = '/search') {
  serveSearches(answerOf(manyProjects(1), { totalElements: 4321 }));
  const shell = renderInShell(remote.routes, { route });
  await screen.findByRole('link', { name: 'TPN:000000001' });
  return shell;
}

// Spec part 1 §7 and §9; PP-49: exactly what is shown, all pages of it.
describe('Download as CSV', () => {
  it('saves the present search with its filters, in the columns of the table, as searchResults.csv', async () => {
    const saved = watchSavedFiles();
    const exports = serveExports('exportSearch', csvAnswer);
    const { user } = await openPage(
      '/search?input=Atrx&input=Lbr&intentionTypeName=Insertion%2C%20Intragenic%20deletion&page=1',
    );
    await user.click(downloadButton());
    await waitFor(() => expect([...saved.keys()]).toEqual(['searchResults.csv']));
    expect(await saved.get('searchResults.csv')?.text()).toBe(CSV);
    expect(exports).toHaveLength(1);
    expect([...(exports[0]?.query ?? [])]).toEqual([
      ['searchTypeName', 'gene'],
      ['input', 'Atrx'],
      ['input', 'Lbr'],
      ['intentionTypeName', 'Insertion, Intragenic deletion'],
      ['sort', 'tpn,ASC'],
      ['columns', 'search'],
    ]);
  });

  it('sends the file along after a search by file', async () => {
    const saved = watchSavedFiles();
    const exports = serveExports('exportSearchByFile', csvAnswer);
    const { user } = await openPage('/search?workUnitName=JAX');
    await user.upload(
      screen.getByLabelText('or upload a csv file (every search term in a new line)'),
      new File(['Atrx\nLbr'], 'genes.csv', { type: 'text/csv' }),
    );
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByText(/results for the terms in genes\.csv/);
    await user.click(downloadButton());
    await waitFor(() => expect(saved.has('searchResults.csv')).toBe(true));
    expect(exports[0]).toMatchObject({ method: 'POST', fileContent: 'Atrx\nLbr' });
    expect(exports[0]?.query.getAll('workUnitName')).toEqual(['JAX']);
    expect(exports[0]?.query.get('columns')).toBe('search');
  });

  it('shows a spinner while it waits, and starts only one', async () => {
    let response: (() => void) | undefined;
    const saved = watchSavedFiles();
    const exports = serveExports('exportSearch', async () => {
      await new Promise<void>((resolve) => (response = resolve));
      return csvAnswer();
    });
    const { user } = await openPage();
    await user.click(downloadButton());
    await waitFor(() => expect(response).toBeDefined());
    expect(downloadButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Downloading')).toBeInTheDocument();
    await user.click(downloadButton());
    response?.();
    await waitFor(() => expect(downloadButton()).not.toHaveAttribute('aria-busy'));
    expect(saved.size).toBe(1);
    expect(exports).toHaveLength(1);
  });

  it('shows a failure above the page and in sight, ends the spinner and keeps the results', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    serveExports('exportSearch', () => refusal(500, 'The export failed.'));
    const { user } = await openPage();
    await user.click(downloadButton());
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('The export failed.');
    expect(scroll.mock.contexts).toContain(banner.parentElement);
    expect(downloadButton()).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('link', { name: 'TPN:000000001' })).toBeInTheDocument();
  });
});
