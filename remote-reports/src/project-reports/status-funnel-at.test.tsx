import { screen, waitFor, within } from '@testing-library/react';
import type { StatusFunnel as Funnel } from 'shared/contract';
import { http, HttpResponse, renderInShell, startTestServer } from 'shared/testing';
import { changeText, pastDay } from './funnel-day.tsx';
import { StatusFunnel } from './status-funnel.tsx';

const server = startTestServer();

const STATUSES = [
  { name: 'Plan Created', isAbortion: false },
  { name: 'Attempt Aborted', isAbortion: true },
];
const NOW: Funnel = {
  statuses: STATUSES,
  all: { total: 1203, projects: [1200, 3] },
  groups: [{ name: 'JAX', total: 1203, projects: [1200, 3] }],
};
const THEN: Funnel = {
  ...{ statuses: STATUSES, day: '2020-12-31', undated: 0 },
  all: { total: 190, projects: [185, 5], now: NOW.all },
  groups: [
    { name: 'BCM', total: 0, projects: [0, 0], now: { total: 0, projects: [0, 0] } },
    { name: 'JAX', total: 190, projects: [185, 5], now: NOW.all },
  ],
};

/** Returns the days that were asked for. */
function serve(then: Partial<Funnel> = {}): (string | null)[] {
  const days: (string | null)[] = [];
  server.use(
    http.get('*/api/v2/reports/overview/status_funnel', ({ request }) => {
      const day = new URL(request.url).searchParams.get('day');
      days.push(day);
      return HttpResponse.json(day === null ? NOW : { ...THEN, ...then });
    }),
  );
  return days;
}
const open = (route: string) => renderInShell([{ path: '/', element: <StatusFunnel /> }], { route });
const AT_A_GLANCE = 'Projects of All work units at each summary status';
const rows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const dayField = () => screen.getByRole('textbox', { name: 'On' });

describe('where projects stood at the end of a day', () => {
  it('is the number of the day, that of today, and by how much it has changed', async () => {
    serve();
    open('/?on=2020-12-31');
    await screen.findByRole('table', { name: AT_A_GLANCE });
    expect(dayField()).toHaveValue('2020-12-31');
    expect(rows(AT_A_GLANCE)).toEqual([
      ['Summary status', '2020-12-31', 'Change', 'Today'],
      ['Plan Created', '185', '+1,015', '1,200'],
      ['Attempt Aborted', '5', '−2', '3'],
    ]);
    expect(rows('Projects by summary status')).toEqual([
      ['Work unit', 'All projects', 'Plan Created', 'Attempt Aborted'],
      ['All work units', '190+1,013', '185+1,015', '5−2'],
      ['BCM', '0', '0', '0'],
      ['JAX', '190+1,013', '185+1,015', '5−2'],
    ]);
    expect(screen.getByText(/that you may see today, with the work unit that they have today/)).toBeVisible();
  });

  it('leads to projects from the numbers of today alone', async () => {
    serve();
    open('/?on=2020-12-31');
    await screen.findByRole('table', { name: AT_A_GLANCE });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['1,200', '3']);
  });

  it('is chosen by a day, which the address then has, and of which it is today again without', async () => {
    const days = serve();
    const { user, address } = open('/?countBy=workUnit');
    await screen.findByRole('columnheader', { name: 'Share' });
    await user.type(dayField(), '2020-12-31');
    expect(await screen.findByRole('columnheader', { name: '2020-12-31' })).toBeVisible();
    expect(address()).toBe('/?on=2020-12-31');
    expect(days).toEqual([null, '2020-12-31']);
    await user.clear(dayField());
    expect(await screen.findByRole('columnheader', { name: 'Share' })).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('says of a day to come that it is today, and asks for none that there is not', async () => {
    const days = serve();
    open('/?on=2999-01-01');
    await screen.findByRole('columnheader', { name: 'Share' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This day is yet to come: the numbers are those of today.',
    );
    expect(days).toEqual([null]);
  });

  it('names how many projects are not counted, where there are some', async () => {
    serve({ undated: 2 });
    open('/?on=2020-12-31');
    expect(await screen.findByText(/^Not counted on this day, but today: 2 projects/)).toBeVisible();
  });
});

test.each([
  [5, 5, '0'],
  [0, 1200, '+1,200'],
  [1200, 0, '−1,200'],
])('from %d to %d it is %s', (then, now, text) => {
  expect(changeText(then, now)).toBe(text);
});

test('past is a day before today', () => {
  expect(pastDay('2020-12-31')).toBe('2020-12-31');
  for (const on of ['', '2999-01-01', '2020-02-31', 'last year']) expect(pastDay(on)).toBeNull();
});
