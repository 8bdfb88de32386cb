import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse, refusal, renderInShell, startTestServer } from 'shared/testing';
import { serveProduction, SOME_NUMBERS } from '../testing/production-server.ts';
import { CHART } from './chart/lazy-chart.ts';
import { ChartCard } from './chart-card.tsx';
import { NUMBERS } from './production-calls.ts';

const server = startTestServer();
// The code of the chart is loaded when it shows; a busy machine takes its time over that, and no test should.
beforeAll(CHART.preload, 60_000);

const NO_DATA = 'There is no data available for the filters selected';
const open = (route = '/reports') => renderInShell([{ path: '/reports', element: <ChartCard /> }], { route });
const WHOLE = 'Displaying data from the whole IMPC';
const TITLE = `Cumulative number of genes studied by ES Cell and CRISPR based techniques: ${WHOLE}`;
const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => row.textContent);
const months = () => screen.findByRole('slider', { name: 'Month' });
const item = (name: string) => screen.getByRole('button', { name });
const tooltip = () => document.querySelector('[data-month-tooltip]');

describe('in the place of the chart (spec part 1 §2, ui-screens 4.1)', () => {
  test('an overlay shows that the numbers are loading', async () => {
    server.use(
      http.get(`*${NUMBERS}`, async () => {
        await delay(100);
        return HttpResponse.json(SOME_NUMBERS.crispr);
      }),
    );
    open();
    expect(within(screen.getByRole('figure')).getAllByText('Loading…').length).toBeGreaterThan(0);
    expect(screen.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    await months();
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
    expect(screen.getByRole('figure')).toHaveAttribute('aria-busy', 'false');
  });

  test('empty series are shown', async () => {
    serveProduction(() => []);
    open();
    expect(await screen.findByText(NO_DATA)).toBeVisible();
    expect(item('Download chart')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'The chart as a table' })).toBeNull();
  });

  test('one empty series is no empty chart', async () => {
    serveProduction((_query, attempt) => (attempt === 'crispr' ? [{ year: 2014, month: 6, sum: 1 }] : []));
    open();
    await months();
    expect(screen.queryByText(NO_DATA)).toBeNull();
  });

  test('a failed request is shown, and asked again on demand (PP-52)', async () => {
    serveProduction();
    server.use(http.get(`*${NUMBERS}`, () => refusal(500, 'The numbers are asleep.'), { once: true }));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The numbers are asleep.');
    expect(screen.queryByRole('slider')).toBeNull();
    await user.click(item('Try again'));
    await months();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the legend (ui-screens 4.1, point 4)', () => {
  test('hides and shows a series by keyboard, and strikes a hidden one through', async () => {
    serveProduction();
    const { user } = open();
    await months();
    item('CRISPR').focus();
    await user.keyboard('{Enter}');
    expect(item('CRISPR')).toHaveAttribute('aria-pressed', 'false');
    expect(within(item('CRISPR')).getByText('CRISPR')).toHaveStyle({ textDecoration: 'line-through' });
    expect(item('ES Cell')).toHaveAttribute('aria-pressed', 'true');
    expect(within(item('ES Cell')).getByText('ES Cell')).not.toHaveStyle({ textDecoration: 'line-through' });
    await user.keyboard(' ');
    expect(item('CRISPR')).toHaveAttribute('aria-pressed', 'true');
  });

  test('takes the hidden series off the value axis too', async () => {
    serveProduction();
    const { user } = open();
    await months();
    const values = () => [...document.querySelectorAll('[data-chart] text')].map((text) => text.textContent);
    expect(values()).toContain('1,000');
    await user.click(item('CRISPR'));
    expect(values()).not.toContain('1,000');
    expect(values()).toContain('10');
  });
});

describe('the values of a month (ui-screens 4.1: tooltip)', () => {
  test('show both techniques under the title of the month, by arrow keys', async () => {
    serveProduction();
    const { user } = open();
    (await months()).focus();
    expect(tooltip()).toBeNull();
    await user.keyboard('{ArrowLeft}');
    expect(tooltip()).toHaveTextContent('Aug 2014ES Cell9CRISPR1,200');
    await user.keyboard('{ArrowLeft}');
    // July is missing in both responses.
    expect(tooltip()).toHaveTextContent('Jul 2014ES Cell3CRISPR1,200');
    expect(await months()).toHaveAttribute('aria-valuetext', 'Jul 2014: ES Cell 3, CRISPR 1,200');
    await user.keyboard('{Home}');
    expect(tooltip()).toHaveTextContent('Mar 2014ES Cell0CRISPR0');
    await user.keyboard('{Escape}');
    expect(tooltip()).toBeNull();
  });

  test('show under the pointer, and go with it', async () => {
    serveProduction();
    const { user } = open();
    await user.pointer({ target: await months(), coords: { x: 10_000, y: 50 } });
    expect(tooltip()).toHaveTextContent('Aug 2014');
    await user.unhover(await months());
    expect(tooltip()).toBeNull();
  });
});

test('the chart is a table too: every month with both values', async () => {
  serveProduction();
  const { user } = open();
  await months();
  await user.click(item('The chart as a table'));
  const rows = rowsOf(TITLE);
  expect(rows).toEqual([
    'MonthES CellCRISPR',
    'Mar 201400',
    'Apr 201400',
    'May 201430',
    'Jun 201431,200',
    'Jul 201431,200',
    'Aug 201491,200',
  ]);
});

describe('bars beside the curves', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date(2016, 3, 20), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());
  const BARS = `New genes per year: ${WHOLE}`;
  const lengths = () =>
    [...document.querySelectorAll<HTMLElement>('[data-count-bar]')].map(({ style }) => style.width);

  test('are a table of years, the latest first, each with its number', async () => {
    serveProduction();
    open();
    await months();
    expect(rowsOf(BARS)).toEqual(['WhenES CellCRISPR', '2016, to Apr00', '201500', '201491,200']);
    expect(lengths()).toEqual(['0.75%', '100%']);
  });

  test('leave out what the legend hides, and are as long as there is room then', async () => {
    serveProduction();
    const { user } = open();
    await months();
    await user.click(item('CRISPR'));
    expect(rowsOf(BARS)).toEqual(['WhenES Cell', '2016, to Apr0', '20150', '20149']);
    expect(lengths()).toEqual(['100%']);
  });

  test('are months where the period is short, and count plans of a work unit', async () => {
    serveProduction();
    open('/reports?scope=workUnit&workUnit=BCM&from=5/2014&to=8/2014');
    await months();
    expect(rowsOf('New plans per month: Filtering by BCM work unit')).toEqual([
      'WhenES CellCRISPR',
      'Aug 201460',
      'Jul 201400',
      'Jun 201401,200',
      'May 201430',
    ]);
  });

  test('are there as grey rows until the numbers have come', async () => {
    server.use(
      http.get(`*${NUMBERS}`, async () => {
        await delay(100);
        return HttpResponse.json(SOME_NUMBERS.crispr);
      }),
    );
    open();
    expect(screen.getByRole('table', { name: BARS })).toHaveAttribute('aria-busy', 'true');
    await months();
    await waitFor(() =>
      expect(screen.getByRole('table', { name: BARS })).toHaveAttribute('aria-busy', 'false'),
    );
  });
});

test('a sentence says what one of the numbers is', async () => {
  serveProduction();
  open();
  await months();
  expect(
    screen.getByText(
      'A gene counts once for a technique, in the month of its first genotype confirmed colony.',
    ),
  ).toBeVisible();
});
