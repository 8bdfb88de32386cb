import { screen, within } from '@testing-library/react';
import {
  aPerson,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  testServer,
} from 'shared/testing';
import type { MyPlan, MyWork } from 'shared/contract';
import remote from '../remote.tsx';
import { aWaitingPlan, aWork } from './testing/a-work.ts';

startTestServer();

const PLANS: MyPlan[] = Array.from({ length: 23 }, (_, place) => aWaitingPlan({ pin: `PIN:${place + 1}` }));

const WAITING = {
  card: 'Waits for your step',
  list: 'waiting',
  work: aWork({ waiting: PLANS.slice(0, 10), waitingCount: { total: 23, hasMore: false } }),
};
const LANGUISHING = {
  card: 'Stands still longer than usual',
  list: 'languishing',
  work: aWork({ waiting: [], languishing: { total: 23, hasMore: false, plans: PLANS.slice(0, 10) } }),
};

function open(work: MyWork) {
  const queries: URLSearchParams[] = [];
  testServer.use(
    http.get('*/api/v2/savedViews', () => HttpResponse.json([])),
    http.get('*/api/v2/bulkJobs', () => HttpResponse.json([])),
    http.get('*/api/v2/my_work', () => HttpResponse.json(work)),
    http.get('*/api/v2/my_work/plans', ({ request }) => {
      const query = new URL(request.url).searchParams;
      queries.push(query);
      const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
      const plans = PLANS.slice(page * size, (page + 1) * size);
      return HttpResponse.json({ total: 23, hasMore: false, plans });
    }),
  );
  const shell = renderInShell(remote.routes, { route: '/work?workUnitName=JAX', session: aPerson() });
  return { ...shell, queries };
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('the pages of each list are named, so that they can be told apart', async () => {
  open({ ...LANGUISHING.work, ...WAITING.work, languishing: LANGUISHING.work.languishing });
  await card(WAITING.card);
  const names = screen.getAllByRole('navigation').map((pages) => pages.getAttribute('aria-label'));
  expect(names).toEqual([
    'Pages of Plans that wait for your step',
    'Pages of Plans that stand still longer than usual',
  ]);
});

test.each([WAITING, LANGUISHING])(
  'every plan of "$card" is on a page',
  async ({ card: name, list, work }) => {
    const { user, queries } = open(work);
    const plans = await card(name);
    expect(plans.getByText(/^23 plans /)).toBeVisible();
    expect(plans.getByText('1 – 10 of 23')).toBeVisible();
    expect(queries).toEqual([]);
    await user.click(plans.getByRole('button', { name: 'Next page' }));
    expect(await plans.findByRole('link', { name: 'PIN:11' })).toBeVisible();
    expect(plans.queryByRole('link', { name: 'PIN:10' })).not.toBeInTheDocument();
    expect(queries.map(String)).toEqual([`workUnitName=JAX&list=${list}&page=1&size=10`]);
    await user.selectOptions(plans.getByLabelText('Items per page:'), '50');
    expect(await plans.findByRole('link', { name: 'PIN:1' })).toBeVisible();
    expect(plans.getByRole('link', { name: 'PIN:23' })).toBeVisible();
  },
);

test('plans of two pages are selected together', async () => {
  const { user } = open(LANGUISHING.work);
  const plans = await card(LANGUISHING.card);
  await user.click(await plans.findByRole('checkbox', { name: 'Select PIN:1' }));
  await user.click(plans.getByRole('button', { name: 'Next page' }));
  await user.click(await plans.findByRole('checkbox', { name: 'Select PIN:12' }));
  expect(plans.getByText('2 plans selected, 1 of them not on this page')).toBeVisible();
});

test('a page that could not be read says so, and is read again when asked to', async () => {
  const { user } = open(WAITING.work);
  testServer.use(
    http.get('*/api/v2/my_work/plans', () => refusal(500, 'The database is resting.'), { once: true }),
  );
  const plans = await card(WAITING.card);
  await user.click(plans.getByRole('button', { name: 'Next page' }));
  await user.click(await plans.findByRole('button', { name: 'Try again' }));
  expect(await plans.findByRole('link', { name: 'PIN:11' })).toBeVisible();
});
