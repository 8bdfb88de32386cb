import { screen, waitFor, within } from '@testing-library/react';
import { renderInShell, startTestServer } from 'shared/testing';
import remote from '../remote.tsx';
import { answerOf, manyProjects } from '../testing/results.ts';
import { serveSearches } from '../testing/search-server.ts';

startTestServer();

const openPage = (route = '/search') => renderInShell(remote.routes, { route });

/** A list of so many projects, of which each search gets the page it requests. */
function serveLongList(totalElements: number) {
  return serveSearches(({ query }) => {
    const page = Number(query.get('page'));
    const size = Number(query.get('size'));
    const first = page * size;
    const rows = manyProjects(Math.max(0, Math.min(size, totalElements - first)), first + 1);
    return answerOf(rows, { totalElements, size, number: page });
  });
}

// Spec part 1 §9, ui-screens 2.12.
describe('the paginator', () => {
  it('starts with 20 of 10, 20, 50, 100 and 200 rows, and shows which rows are seen', async () => {
    serveLongList(4321);
    openPage();
    await screen.findByText('1 – 20 of 4,321');
    const sizes = screen.getByLabelText('Items per page:');
    expect(sizes).toHaveValue('20');
    expect(
      within(sizes)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10', '20', '50', '100', '200']);
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('turns pages at the server and in the address', async () => {
    const searches = serveLongList(45);
    const { user, address } = openPage();
    await screen.findByText('1 – 20 of 45');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByRole('link', { name: 'TPN:000000021' });
    expect(address()).toBe('/search?page=1');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('41 – 45 of 45');
    // Each once, also where it was read ahead.
    expect(searches.map(({ query }) => query.get('page'))).toEqual(['0', '1', '2']);
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await screen.findByText('21 – 40 of 45');
  });

  it('keeps the first visible row in sight when the size changes', async () => {
    serveLongList(4321);
    const { user, address } = openPage('/search?page=5');
    await screen.findByText('101 – 120 of 4,321');
    await user.selectOptions(screen.getByLabelText('Items per page:'), '50');
    await screen.findByText('101 – 150 of 4,321');
    expect(address()).toBe('/search?page=2&size=50');
  });

  it('turns to the last page when the address asks for one behind it', async () => {
    serveLongList(45);
    const { address } = openPage('/search?page=99');
    await screen.findByRole('link', { name: 'TPN:000000045' });
    expect(screen.getByText('41 – 45 of 45')).toBeInTheDocument();
    expect(address()).toBe('/search?page=2');
  });

  it('keeps the rows before in sight, as old ones, until the next are there', async () => {
    let respondNext: (() => void) | undefined;
    serveSearches(async ({ query }) => {
      if (query.get('page') === '1') await new Promise<void>((resolve) => (respondNext = resolve));
      return answerOf(manyProjects(1, query.get('page') === '1' ? 21 : 1), { totalElements: 45 });
    });
    const { user } = openPage();
    await screen.findByRole('link', { name: 'TPN:000000001' });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(respondNext).toBeDefined());
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('link', { name: 'TPN:000000001' })).toBeInTheDocument();
    respondNext?.();
    await screen.findByRole('link', { name: 'TPN:000000021' });
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  });
});

// PP-59: sorted at the server, where it can.
describe('the order of the list', () => {
  it.each([
    ['Project summary', 'tpn'],
    ['Gene', 'markerSymbol'],
    ['Project Assignment', 'assignmentStatusName'],
    ['Summary Status', 'summaryStatusName'],
    ['Privacy', 'privacyName'],
  ])('can be by %s', async (header, property) => {
    const searches = serveLongList(45);
    const { user, address } = openPage('/search?page=1');
    await screen.findByText('21 – 40 of 45');
    const column = () => screen.getByRole('columnheader', { name: header });
    await user.click(within(column()).getByRole('button'));
    const first = property === 'tpn' ? 'DESC' : 'ASC';
    await waitFor(() => expect(searches.at(-1)?.query.get('sort')).toBe(`${property},${first}`));
    expect(column()).toHaveAttribute('aria-sort', first === 'ASC' ? 'ascending' : 'descending');
    await screen.findByText('1 – 20 of 45');
    expect(address()).toBe(`/search?sort=${property}%2C${first}`);
  });

  it('is that of the address', async () => {
    const searches = serveLongList(45);
    openPage('/search?sort=markerSymbol,DESC');
    await screen.findByText('1 – 20 of 45');
    expect(searches[0]?.query.get('sort')).toBe('markerSymbol,DESC');
  });

  it('cannot be chosen for a search with terms, which the server orders', async () => {
    serveSearches(answerOf([{ input: 'Atrx', project: null, comment: null }]));
    openPage('/search?input=Atrx');
    await screen.findByRole('rowheader', { name: 'Atrx' });
    const header = screen.getByRole('columnheader', { name: 'Project summary' });
    expect(within(header).queryByRole('button')).not.toBeInTheDocument();
  });
});
