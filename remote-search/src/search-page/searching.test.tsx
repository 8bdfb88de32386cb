import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInShell, startTestServer, aProject } from 'shared/testing';
import remote from '../remote.tsx';
import { answerOf, listed } from '../testing/results.ts';
import { serveSearches, type SeenSearch } from '../testing/search-server.ts';

startTestServer();

const openPage = (route = '/search', historyState?: unknown) =>
  renderInShell(remote.routes, { route, historyState });
const textArea = () => screen.getByRole('textbox', { name: 'Search terms' });
const searchButton = () => screen.getByRole('button', { name: 'Search' });
const fileInput = () => screen.getByLabelText('or upload a csv file (every search term in a new line)');
const aFile = (content = 'Atrx\nLbr\n', name = 'genes.csv') =>
  new File([content], name, { type: 'text/csv' });

/** Responds to each term with a project named after it, so that rows show which search they belong to. */
function serveTerms(): SeenSearch[] {
  return serveSearches(({ query, fileContent }) => {
    const terms = fileContent?.trim().split('\n') ?? query.getAll('input');
    return answerOf(
      terms.length > 0
        ? terms.map((input) => ({ input, project: aProject({ tpn: `TPN:of-${input}` }), comment: null }))
        : [listed(aProject({ tpn: 'TPN:of-everything' }))],
    );
  });
}
const rowOf = (name: string) => screen.findByRole('link', { name: `TPN:of-${name}` });

describe('searching for typed terms', () => {
  it('sends the cleaned terms one a parameter, and shows them in the address (spec part 1 §5, PP-48, PP-58)', async () => {
    const searches = serveTerms();
    const { user, address } = openPage();
    await rowOf('everything');
    await user.type(textArea(), ' MGI:1888496 ,, Atrx{Shift>}{Enter}{Enter}{/Shift}a&b');
    expect(searches).toHaveLength(1);
    await user.click(searchButton());
    await rowOf('Atrx');
    expect(searches).toHaveLength(2);
    expect(searches[1]?.query.getAll('input')).toEqual(['MGI:1888496', 'Atrx', 'a&b']);
    expect(searches[1]?.query.get('searchTypeName')).toBe('gene');
    expect(address()).toBe('/search?input=MGI:1888496&input=Atrx&input=a%26b');
  });

  it('searches on Enter while there is one line, from the box that has the focus on arrival', async () => {
    serveTerms();
    const { user, address } = openPage('/');
    await rowOf('everything');
    // The box gets it with the next frame, which may come after the rows.
    await waitFor(() => expect(textArea()).toHaveFocus());
    await user.keyboard('Atrx{Enter}');
    await rowOf('Atrx');
    expect(address()).toBe('/?input=Atrx');
    expect(textArea()).toHaveValue('Atrx');
  });

  it.each(['Control', 'Meta'])('searches for several lines on %s + Enter (PP-58)', async (key) => {
    serveTerms();
    const { user, address } = openPage('/');
    await rowOf('everything');
    await user.type(textArea(), `Atrx{Shift>}{Enter}{/Shift}Lbr{${key}>}{Enter}{/${key}}`);
    await rowOf('Lbr');
    expect(address()).toBe('/?input=Atrx&input=Lbr');
    expect(textArea()).toHaveValue('Atrx\nLbr');
  });

  it('can be done by keyboard alone, and leaves the focus where it was', async () => {
    serveTerms();
    const { user } = openPage();
    textArea().focus();
    await user.keyboard('Atrx');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await user.tab();
    expect(fileInput()).toHaveFocus();
    await user.tab();
    expect(searchButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    await rowOf('Atrx');
    expect(searchButton()).toHaveFocus();
  });

  it('lists everything for an empty text', async () => {
    serveTerms();
    const { user, address } = openPage('/search?input=Atrx');
    await rowOf('Atrx');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(textArea()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'TPN:of-Atrx' })).toBeInTheDocument();
    await user.click(searchButton());
    await rowOf('everything');
    expect(address()).toBe('/search');
  });

  it('opens an address with its terms, and goes back to the search before', async () => {
    serveTerms();
    const { user, address, goBack } = openPage('/search?input=Atrx&input=Lbr');
    await rowOf('Lbr');
    expect(textArea()).toHaveValue('Atrx, Lbr');
    await user.clear(textArea());
    await user.type(textArea(), 'Myo7a');
    await user.click(searchButton());
    await rowOf('Myo7a');
    await goBack();
    await rowOf('Lbr');
    expect(address()).toBe('/search?input=Atrx&input=Lbr');
    expect(textArea()).toHaveValue('Atrx, Lbr');
  });

  it('begins at the first page and keeps size and filters', async () => {
    serveTerms();
    const { user, address } = openPage('/search?input=Atrx&workUnitName=JAX&page=3&size=50');
    await user.clear(textArea());
    await user.type(textArea(), 'Lbr');
    await user.click(searchButton());
    await rowOf('Lbr');
    expect(address()).toBe('/search?input=Lbr&workUnitName=JAX&size=50');
  });

  it('asks again when the same is searched again, in the same place of the history', async () => {
    const searches = serveTerms();
    const { user, goBack, address } = openPage('/search?input=Atrx');
    await rowOf('Atrx');
    await user.clear(textArea());
    await user.type(textArea(), 'Lbr');
    await user.click(searchButton());
    await rowOf('Lbr');
    await user.click(searchButton());
    await waitFor(() => expect(searches).toHaveLength(3));
    expect(searches[2]?.query.getAll('input')).toEqual(['Lbr']);
    await goBack();
    expect(address()).toBe('/search?input=Atrx');
  });

  it('gives a search up when the next one starts, and never shows its late response (PP-50)', async () => {
    let answerLate: (() => void) | undefined;
    const searches = serveSearches(async ({ query }) => {
      const term = query.get('input');
      if (term === 'Slow') await new Promise<void>((resolve) => (answerLate = resolve));
      return answerOf([{ input: term, project: aProject({ tpn: `TPN:of-${term}` }), comment: null }]);
    });
    const { user } = openPage('/search?input=Slow');
    await waitFor(() => expect(searches).toHaveLength(1));
    await user.clear(textArea());
    await user.type(textArea(), 'Quick');
    await user.click(searchButton());
    await rowOf('Quick');
    expect(searches[0]?.signal.aborted).toBe(true);
    answerLate?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('link', { name: 'TPN:of-Slow' })).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('while a search runs', () => {
  /** Opens the list of everything, whose following searches wait until they are let go. */
  async function openWaiting(route?: string) {
    let letGo: (() => void) | undefined;
    const all = answerOf([listed(aProject({ tpn: 'TPN:of-everything' }))], { totalElements: 5726 });
    serveSearches(async ({ query }) => {
      const isFirst = query.getAll('input').length === 0 && query.get('page') === '0';
      if (!isFirst) await new Promise<void>((resolve) => (letGo = resolve));
      return query.getAll('input').length === 0 ? all : answerOf([]);
    });
    const shell = openPage(route);
    await rowOf('everything');
    return { ...shell, letGo: () => letGo?.() };
  }

  it('names what is searched for, and shows neither rows nor total of the search before', async () => {
    const { user, letGo } = await openWaiting();
    expect(screen.getByText('5,726 projects')).toBeVisible();
    await user.type(textArea(), 'Rfx7');
    await user.click(searchButton());
    expect(await screen.findByText('Searching for Rfx7…')).toBeVisible();
    expect(screen.queryByText(/5,726/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'TPN:of-everything' })).not.toBeInTheDocument();
    letGo();
    expect(await screen.findByText('0 results for 1 term')).toBeVisible();
  });

  it('counts several terms', async () => {
    const { user } = await openWaiting();
    await user.type(textArea(), 'Rfx7, Cib2');
    await user.click(searchButton());
    expect(await screen.findByText('Searching for 2 terms…')).toBeVisible();
  });

  it('keeps rows and total while another page of the same search is read', async () => {
    const { user } = await openWaiting();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('5,726 projects')).toBeVisible();
    expect(screen.getByRole('link', { name: 'TPN:of-everything' })).toBeVisible();
  });
});

describe('searching for the terms of a file', () => {
  it('sends the file with filters and page in the query; the address shows neither file nor terms', async () => {
    const searches = serveTerms();
    const { user, address } = openPage('/search?workUnitName=JAX');
    await rowOf('everything');
    await user.upload(fileInput(), aFile());
    expect(screen.getByText(/genes\.csv/)).toBeInTheDocument();
    expect(searches).toHaveLength(1);
    await user.click(searchButton());
    await rowOf('Lbr');
    expect(searches[1]).toMatchObject({ method: 'POST', fileContent: 'Atrx\nLbr\n' });
    expect(String(searches[1]?.query)).toBe(
      'searchTypeName=gene&workUnitName=JAX&sort=tpn%2CASC&page=0&size=20',
    );
    expect(address()).toBe('/search?workUnitName=JAX');
    expect(screen.getByText('2 results for the terms in genes.csv')).toBeInTheDocument();
  });

  it('sends the file again for another page size', async () => {
    const searches = serveTerms();
    const { user } = openPage();
    await user.upload(fileInput(), aFile());
    await user.click(searchButton());
    await rowOf('Lbr');
    await user.selectOptions(screen.getByLabelText('Items per page:'), '50');
    await waitFor(() => expect(searches.at(-1)?.query.get('size')).toBe('50'));
    expect(searches.at(-1)?.fileContent).toBe('Atrx\nLbr\n');
  });

  it('is found again on going back', async () => {
    serveTerms();
    const { user, goBack } = openPage();
    await user.upload(fileInput(), aFile());
    await user.click(searchButton());
    await rowOf('Lbr');
    await user.type(textArea(), 'Myo7a');
    await user.click(searchButton());
    await rowOf('Myo7a');
    await goBack();
    await rowOf('Lbr');
    expect(screen.getByText(/genes\.csv \(/)).toBeInTheDocument();
    expect(textArea()).toHaveValue('');
  });

  it('ends when text is typed: typing clears the chosen file (spec part 1 §2)', async () => {
    const searches = serveTerms();
    const { user } = openPage();
    await user.upload(fileInput(), aFile());
    await user.type(textArea(), 'Atrx');
    expect(screen.queryByText(/genes\.csv/)).not.toBeInTheDocument();
    await user.click(searchButton());
    await rowOf('Atrx');
    expect(searches.at(-1)?.method).toBe('GET');
  });

  it('wins over a text typed before, which comes back when the file is cleared', async () => {
    serveTerms();
    const { user } = openPage();
    await user.type(textArea(), 'Myo7a');
    await user.upload(fileInput(), aFile());
    expect(textArea()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Clear file' }));
    expect(screen.queryByText(/genes\.csv/)).not.toBeInTheDocument();
    expect(textArea()).toHaveValue('Myo7a');
  });

  it('takes .csv only (spec part 1 §5)', async () => {
    serveTerms();
    openPage();
    await userEvent.setup({ applyAccept: false }).upload(fileInput(), aFile('Atrx', 'genes.xlsx'));
    expect(screen.getByRole('alert')).toHaveTextContent('genes.xlsx is not a .csv file.');
  });

  it('shows that the file is gone after the page was loaded again, and does not list everything instead', async () => {
    const searches = serveTerms();
    const { user } = openPage('/search', { searchedFile: 4711 });
    await screen.findByText('The searched file is no longer here');
    expect(searches).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Download as CSV' })).toBeDisabled();
    await user.click(searchButton());
    await rowOf('everything');
  });
});

describe('more terms than an address can contain', () => {
  it('are searched as a file and stay in the text area', async () => {
    const terms = Array.from({ length: 700 }, (_, index) => `Gene${index}`);
    const lastRow = { input: 'Gene699', project: aProject({ tpn: 'TPN:of-Gene699' }), comment: null };
    const searches = serveSearches(answerOf([lastRow], { totalElements: 700 }));
    const { user, address } = openPage();
    await user.click(textArea());
    await user.paste(terms.join(', '));
    await user.click(searchButton());
    await rowOf('Gene699');
    expect(searches.at(-1)).toMatchObject({ method: 'POST', fileContent: terms.join('\n') });
    expect(address()).toBe('/search');
    expect(textArea()).toHaveValue(terms.join(', '));
    expect(screen.getByText('700 results for 700 terms')).toBeInTheDocument();
  });
});
