import { act, renderHook } from '@testing-library/react';
import { searchSites } from './search-sites.ts';
import { useSiteSearch } from './use-site-search.ts';

jest.mock('./search-sites.ts', () => ({ searchSites: jest.fn() }));

/** The searches that have begun, in their order, each with the way to end it. */
function begunSearches() {
  const searches: { signal: AbortSignal; end: () => void }[] = [];
  jest
    .mocked(searchSites)
    .mockImplementation(
      (_search, signal) => new Promise((resolve) => searches.push({ signal, end: () => resolve([]) })),
    );
  return searches;
}

test('a new search takes the place of one that still runs, whichever ends first', async () => {
  const searches = begunSearches();
  const { result } = renderHook(useSiteSearch);
  await act(async () => void result.current.find('ACGT', 'Cas9'));
  await act(async () => void result.current.find('ACGTACGT', 'Cas9'));
  expect(searches.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await act(async () => searches.at(1)?.end());
  await act(async () => searches.at(0)?.end());
  expect(result.current.shown).toMatchObject({ state: 'found', length: 8 });
});

test('a search ends with the finder', async () => {
  const searches = begunSearches();
  const { result, unmount } = renderHook(useSiteSearch);
  await act(async () => void result.current.find('ACGT', 'Cas9'));
  unmount();
  expect(searches.map(({ signal }) => signal.aborted)).toEqual([true]);
});
