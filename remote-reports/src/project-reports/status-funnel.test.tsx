import { screen, waitFor, within } from '@testing-library/react';
import type { StatusFunnel as Funnel } from 'shared/contract';
import {
  anAdministrator,
  aPerson,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
} from 'shared/testing';
import { StatusFunnel } from './status-funnel.tsx';

const server = startTestServer();

const FUNNEL: Funnel = {
  statuses: [
    { name: 'Plan Created', isAbortion: false },
    { name: 'Attempt Aborted', isAbortion: true },
  ],
  all: { total: 1203, projects: [1200, 3] },
  groups: [
    { name: 'BCM', total: 3, projects: [0, 3] },
    { name: 'JAX', total: 1200, projects: [1200, 0] },
  ],
};

function open(
  response: (by: string | null) => Response,
  session: ReturnType<typeof aPerson> | null = null,
  route = '/',
) {
  server.use(
    http.get('*/api/v2/reports/overview/status_funnel', ({ request }) =>
      response(new URL(request.url).searchParams.get('by')),
    ),
  );
  return renderInShell([{ path: '/', element: <StatusFunnel /> }], { session, route });
}
const BY_GROUP = 'Projects by summary status';
const tableNamed = (name: string) => within(screen.getByRole('table', { name }));
const texts = (name = BY_GROUP) =>
  tableNamed(name)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const hrefs = (name = BY_GROUP) =>
  tableNamed(name)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('where projects stand', () => {
  it('is a number for each work unit and status, all first', async () => {
    open(() => HttpResponse.json(FUNNEL));
    expect(await screen.findByRole('table', { name: 'Projects by summary status' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'By work unit' })).toBeVisible();
    expect(texts()).toEqual([
      ['Work unit', 'All projects', 'Plan Created', 'Attempt Aborted'],
      ['All work units', '1,203', '1,200', '3'],
      ['BCM', '3', '0', '3'],
      ['JAX', '1,200', '1,200', '0'],
    ]);
  });

  it('leads from each number to the project list with its filter, and from none that is 0', async () => {
    open(() => HttpResponse.json(FUNNEL), aPerson());
    await screen.findByRole('table', { name: BY_GROUP });
    expect(hrefs()).toEqual([
      // Without a filter the list would have those too that the person does not see whole.
      '/projects?summaryStatusName=Plan+Created&summaryStatusName=Attempt+Aborted',
      '/projects?summaryStatusName=Plan+Created',
      '/projects?summaryStatusName=Attempt+Aborted',
      '/projects?workUnitName=BCM',
      '/projects?workUnitName=BCM&summaryStatusName=Attempt+Aborted',
      '/projects?workUnitName=JAX',
      '/projects?workUnitName=JAX&summaryStatusName=Plan+Created',
    ]);
  });

  it.each([
    ['an administrator', anAdministrator(), '/projects'],
    ['a visitor', null, '/search'],
  ])('leads %s, whose lists have what is counted, to all projects', async (_who, session, address) => {
    open(() => HttpResponse.json(FUNNEL), session);
    await screen.findByRole('table', { name: BY_GROUP });
    expect(hrefs()[0]).toBe(address);
  });

  it('can be counted by consortium, whose filter the links then have', async () => {
    const ofConsortia = { ...FUNNEL, groups: [{ name: 'IMPC', total: 3, projects: [3, 0] }] };
    const { user } = open((by) => HttpResponse.json(by === 'consortium' ? ofConsortia : FUNNEL));
    await screen.findByRole('table', { name: BY_GROUP });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Count by' }), 'Consortium');
    expect(await screen.findByRole('rowheader', { name: 'IMPC' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'By consortium' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Consortium' })).toBeVisible();
    expect(screen.getByText(/A project of two consortia counts with both/)).toBeVisible();
    expect(hrefs()).toContain('/search?consortiumName=IMPC&summaryStatusName=Plan+Created');
  });

  it('is seen at a glance: a bar and a share at each status, of all or of one work unit', async () => {
    const { user } = open(() => HttpResponse.json(FUNNEL), aPerson());
    const all = 'Projects of All work units at each summary status';
    await screen.findByRole('table', { name: all });
    expect(texts(all)).toEqual([
      ['Summary status', 'Projects', 'Share'],
      ['Plan Created', '1,200', '99.8 %'],
      ['Attempt Aborted', '3', '0.2 %'],
    ]);
    const bars = () =>
      [...(screen.getAllByRole('table')[0]?.querySelectorAll<HTMLElement>('[data-count-bar]') ?? [])].map(
        ({ style, dataset }) => [style.width, dataset.countBar],
      );
    expect(bars()).toEqual([
      ['100%', ''],
      ['0.25%', 'quiet'],
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Projects of' }), 'BCM');
    const ofUnit = 'Projects of BCM at each summary status';
    expect(texts(ofUnit).slice(1)).toEqual([
      ['Plan Created', '0', '0 %'],
      ['Attempt Aborted', '3', '100 %'],
    ]);
    expect(bars()).toEqual([['100%', 'quiet']]);
    expect(hrefs(ofUnit)).toEqual(['/projects?workUnitName=BCM&summaryStatusName=Attempt+Aborted']);
  });

  it('has its choices in the address, which leads to the same numbers', async () => {
    const { user, address } = open(() => HttpResponse.json(FUNNEL), null, '/?tab=project-reports');
    await screen.findByRole('table', { name: BY_GROUP });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Projects of' }), 'BCM');
    await waitFor(() => expect(address()).toBe('/?tab=project-reports&projectsOf=BCM'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Count by' }), 'Consortium');
    await waitFor(() => expect(address()).toBe('/?tab=project-reports&countBy=consortium'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Count by' }), 'Work unit');
    await waitFor(() => expect(address()).toBe('/?tab=project-reports'));
  });

  it.each([
    ['that it knows', '/?countBy=consortium&projectsOf=JAX', 'consortium', 'JAX'],
    ['but none that it does not know', '/?countBy=gene&projectsOf=Nobody', 'workUnit', ''],
  ])('takes from an address the choices %s', async (_which, route, by, of) => {
    open(() => HttpResponse.json(FUNNEL), null, route);
    await screen.findByRole('table', { name: BY_GROUP });
    expect(screen.getByRole('combobox', { name: 'Count by' })).toHaveValue(by);
    expect(screen.getByRole('combobox', { name: 'Projects of' })).toHaveValue(of);
  });

  it('shows when there are no projects', async () => {
    open(() => HttpResponse.json({ statuses: [], all: { total: 0, projects: [] }, groups: [] }));
    expect(await screen.findByText('There are no projects yet')).toBeVisible();
  });

  it('shows what went wrong, and tries again', async () => {
    let isBroken = true;
    const { user } = open(() => (isBroken ? refusal(500, 'Nobody counted.') : HttpResponse.json(FUNNEL)));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nobody counted.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('table', { name: BY_GROUP })).toBeVisible());
  });
});
