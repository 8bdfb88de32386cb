import { screen } from '@testing-library/react';
import { delay, HttpResponse, refusal, renderInShell, startTestServer, aProject } from 'shared/testing';
import remote from '../remote.tsx';
import { answerOf, listed } from '../testing/results.ts';
import { serveSearches } from '../testing/search-server.ts';

startTestServer();

const openPage = (route = '/search') => renderInShell(remote.routes, { route });
const table = () => screen.getByRole('table', { name: 'Projects found' });

describe('without results', () => {
  it('shows that it is loading', async () => {
    serveSearches(async () => {
      await delay('infinite');
      return answerOf([]);
    });
    openPage();
    expect(table()).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('Loading')).toBeInTheDocument();
  });

  it('shows that no projects match, and clears the filters (PP-51)', async () => {
    serveSearches(({ query }) => answerOf(query.has('workUnitName') ? [] : [listed(aProject())]));
    const { user, address } = openPage('/search?workUnitName=JAX');
    await screen.findByText('No projects match');
    expect(screen.getByText('0 of 0')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('link', { name: 'TPN:000000042' });
    expect(address()).toBe('/search');
  });

  it('shows the message without filters too, but no button to clear them', async () => {
    serveSearches(answerOf([]));
    openPage();
    await screen.findByText('No projects match');
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });
});

// Spec part 1 §8.
describe('when the search fails', () => {
  it('shows the error of the server above the page, ends loading, and tries again', async () => {
    let isBroken = true;
    serveSearches(() =>
      isBroken ? refusal(500, 'The database is resting.') : answerOf([listed(aProject())]),
    );
    const { user } = openPage();
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('The database is resting.');
    const heading = screen.getByRole('heading', { level: 1 });
    expect(banner.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(table()).toHaveAttribute('aria-busy', 'false');

    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'TPN:000000042' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows once that the server cannot be reached, and shows no old rows and totals', async () => {
    serveSearches(({ query }) =>
      query.get('page') === '1'
        ? HttpResponse.error()
        : answerOf([listed(aProject())], { totalElements: 4321 }),
    );
    const { user } = openPage();
    await screen.findByText('1 – 20 of 4,321');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Error while comminicating with the server. Check that the server is available.$/,
    );
    expect(screen.queryByText(/of 4,321/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'TPN:000000042' })).not.toBeInTheDocument();
  });
});
