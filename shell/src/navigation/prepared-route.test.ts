import { createMemoryRouter } from 'shared/router/test-support';
import { prepareAddress, startReads } from './prepare-address.ts';
import { preparedRoute } from './prepared-route.tsx';

jest.mock('./prepare-address.ts', () => ({ prepareAddress: jest.fn(), startReads: jest.fn() }));

const never = new Promise<never>(() => {});
const asked = (call: typeof prepareAddress | typeof startReads) =>
  jest.mocked(call).mock.calls.map(([{ pathname, search }]) => `${pathname}${search}`);

async function openSearch() {
  const router = createMemoryRouter([preparedRoute({ path: '*', element: null })], {
    initialEntries: ['/search'],
  });
  // As the page does: the first screen is prepared, too.
  await new Promise((resolve) => setTimeout(resolve));
  jest.clearAllMocks();
  return router;
}

test('a navigation waits until the next screen is prepared', async () => {
  const router = await openSearch();
  jest.mocked(prepareAddress).mockReturnValueOnce(never);
  void router.navigate('/projects');
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked(prepareAddress)).toEqual(['/projects']);
  expect(router.state.location.pathname).toBe('/search');
});

test('for another query of the same screen it is requested at once what that reads, and nothing waits', async () => {
  const router = await openSearch();
  jest.mocked(startReads).mockReturnValueOnce(never);
  await router.navigate('/search?size=200');
  expect(asked(startReads)).toEqual(['/search?size=200']);
  expect(prepareAddress).not.toHaveBeenCalled();
  expect(router.state.location.search).toBe('?size=200');
});
