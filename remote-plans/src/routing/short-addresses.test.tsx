import { screen } from '@testing-library/react';
import { aPerson, delay, http, HttpResponse, refusal, renderInShell, startTestServer } from 'shared/testing';
import { ToOutcome } from './to-outcome.tsx';
import { ToPlan } from './to-plan.tsx';

const server = startTestServer();

const TPN = 'TPN:000000042';
const PRODUCTION = { tpn: TPN, pin: 'PIN:0000000001', typeName: 'production' };
const PHENOTYPING = { tpn: TPN, pin: 'PIN:0000000002', typeName: 'phenotyping' };
const OUTCOME = { pin: 'PIN:0000000001', tpo: 'TPO:000000000004' };

/** A server that knows two plans, and an outcome of the first. */
function servePlans() {
  server.use(
    http.get('*/api/plans/:pin', ({ params }) => {
      const plan = [PRODUCTION, PHENOTYPING].find(({ pin }) => pin === params.pin);
      return plan ? HttpResponse.json(plan) : refusal(404, `The plan[${String(params.pin)}] does not exist.`);
    }),
    http.get('*/api/outcomes/:tpo', ({ params }) =>
      params.tpo === OUTCOME.tpo
        ? HttpResponse.json(OUTCOME)
        : refusal(404, `Outcome ${String(params.tpo)} does not exist.`),
    ),
  );
}

const ROUTES = [
  ...['/plan/:pin', '/production-plan/:pin', '/projects/:tpn/plan/:pin'].flatMap((path) => [
    { path, element: <ToPlan /> },
    { path: `${path}/history`, element: <ToPlan isHistory /> },
  ]),
  { path: '/outcomes/:tpo', element: <ToOutcome /> },
  { path: '/outcomes/:tpo/history', element: <ToOutcome isHistory /> },
  { path: '*', element: <h1>The screen itself</h1> },
];

const FULL_PLAN = `/projects/${TPN}/production-plan/PIN:0000000001`;
const FULL_PHENOTYPING = `/projects/${TPN}/phenotyping-plan/PIN:0000000002`;
const FULL_OUTCOME = `/projects/${TPN}/plans/PIN:0000000001/outcomes/TPO:000000000004`;

test.each([
  ['/plan/PIN:0000000001', FULL_PLAN],
  ['/plan/PIN:0000000002', FULL_PHENOTYPING],
  ['/plan/PIN:0000000001?from=report', `${FULL_PLAN}?from=report`],
  ['/production-plan/PIN:0000000002', FULL_PHENOTYPING],
  ['/production-plan/PIN:0000000001/history', `${FULL_PLAN}/history`],
  ['/projects/TPN:000000001/plan/PIN:0000000001', FULL_PLAN],
  ['/outcomes/TPO:000000000004', FULL_OUTCOME],
  ['/outcomes/TPO:000000000004/history', `${FULL_OUTCOME}/history`],
])('%s goes on to %s, whose project it finds by itself (spec part 2 §2, PP-45)', async (short, full) => {
  servePlans();
  const { address, goTo, goBack } = renderInShell(ROUTES, { route: '/another' });
  await goTo(short);
  expect(await screen.findByRole('heading', { name: 'The screen itself' })).toBeVisible();
  expect(address()).toBe(full);
  await goBack();
  expect(address()).toBe('/another');
});

test('until then the plan router says "Redirecting. Please wait a moment..." (spec part 2 §2)', async () => {
  server.use(
    http.get('*/api/plans/:pin', async () => {
      await delay(100);
      return HttpResponse.json(PRODUCTION);
    }),
  );
  renderInShell(ROUTES, { route: '/plan/PIN:0000000001' });
  expect(screen.getByRole('status')).toHaveTextContent('Redirecting. Please wait a moment...');
  expect(await screen.findByRole('heading', { name: 'The screen itself' })).toBeVisible();
});

describe('what is not found (PP-46)', () => {
  test.each([
    [
      '/plan/PIN:0000000009',
      'The plan[PIN:0000000009] does not exist.',
      'Go to the project search',
      '/search',
    ],
    [
      `/projects/${TPN}/plan/PIN:0000000009`,
      'The plan[PIN:0000000009] does not exist.',
      `Go to project ${TPN}`,
      `/projects/${TPN}`,
    ],
    [
      '/outcomes/TPO:000000000009',
      'Outcome TPO:000000000009 does not exist.',
      'Go to the project search',
      '/search',
    ],
  ])('%s says "%s" and shows the way back', async (route, text, way, to) => {
    servePlans();
    renderInShell(ROUTES, { route });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', to);
  });

  test('can be tried again', async () => {
    server.use(http.get('*/api/plans/:pin', () => HttpResponse.error(), { once: true }));
    const { user, address } = renderInShell(ROUTES, { route: '/plan/PIN:0000000001' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    servePlans();
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'The screen itself' })).toBeVisible();
    expect(address()).toBe(FULL_PLAN);
  });
});

describe('what the person may not read (PP-10)', () => {
  const REFUSED = 'You do not have permission to read the plan PIN:0000000001.';
  beforeEach(() => server.use(http.get('*/api/plans/:pin', () => refusal(403, REFUSED))));

  test('visitors sign in and come back here', async () => {
    renderInShell(ROUTES, { route: '/plan/PIN:0000000001' });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnUrl=%2Fplan%2FPIN%3A0000000001',
    );
  });

  test('others are shown', async () => {
    const { address } = renderInShell(ROUTES, { route: '/plan/PIN:0000000001', session: aPerson() });
    expect(await screen.findByRole('alert')).toHaveTextContent(REFUSED);
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(address()).toBe('/plan/PIN:0000000001');
  });
});
