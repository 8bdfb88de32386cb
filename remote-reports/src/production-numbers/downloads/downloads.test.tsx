import { screen, waitFor } from '@testing-library/react';
import { renderInShell, startTestServer, watchSavedFiles } from 'shared/testing';
import { serveProduction } from '../../testing/production-server.ts';
import { serveReportFiles } from '../../testing/report-files.ts';
import { CHART } from '../chart/lazy-chart.ts';
import { ChartCard } from '../chart-card.tsx';

startTestServer();
// The code of the chart is loaded when it shows; a busy machine takes its time over that, and no test should.
beforeAll(CHART.preload, 60_000);
afterEach(() => jest.restoreAllMocks());

const open = (route: string) => renderInShell([{ path: '/reports', element: <ChartCard /> }], { route });
const button = (name: string) => screen.getByRole('button', { name });
const ready = () => screen.findByRole('slider', { name: 'Month' });

const ALL = [
  'Download chart',
  'Download SVG',
  'Download CSV of all series',
  'Download ES Cell tsv',
  'Download CRISPR tsv',
];

describe('the downloads of the chart (ui-screens 4.1, point 6)', () => {
  test.each([
    ['Download ES Cell tsv', 'escell'],
    ['Download CRISPR tsv', 'crispr'],
  ])('%s is the file of the attempt %s, of the scope and period of the chart', async (name, attempt) => {
    serveProduction();
    const saved = watchSavedFiles();
    const asked = serveReportFiles('Production_Numbers_month_2031-01-02T03:04:05.tsv');
    const { user } = open('/reports?scope=workUnit&workUnit=BCM&workGroup=BaSH&from=11%2F2018&to=3%2F2020');
    await user.click(button(name));
    await waitFor(() =>
      expect([...saved.keys()]).toEqual(['Production_Numbers_month_2031-01-02T03:04:05.tsv']),
    );
    expect(asked).toHaveLength(1);
    const { pathname, searchParams } = new URL(asked[0] ?? '', 'http://site');
    expect(pathname).toBe('/api/reports/glt_production_numbers');
    expect(Object.fromEntries(searchParams)).toEqual({
      reporttype: 'month',
      attempt,
      workunit: 'BCM',
      workGroup: 'BaSH',
      startyear: '2018',
      startmonth: '11',
      endyear: '2020',
      endmonth: '3',
    });
  });

  test('wait for a work unit where one is needed', async () => {
    serveProduction();
    const asked = serveReportFiles('unwanted.tsv');
    const { user } = open('/reports?scope=workUnit');
    for (const name of ALL) {
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      expect(button(name)).toHaveAccessibleDescription('Please select a work unit');
      await user.click(button(name));
    }
    expect(asked).toEqual([]);
  });

  test('one CSV has all series that are shown, under the name of the chart', async () => {
    serveProduction();
    const saved = watchSavedFiles();
    const { user } = open('/reports?scope=workUnit&workUnit=BCM');
    await ready();
    await user.click(button('Download CSV of all series'));
    const lines = (await saved.get('report-chart-BCM.csv')?.text())?.split('\n');
    expect(lines?.[0]).toBe(
      '"Month","ES Cell: plans in total","ES Cell: new plans in the month","ES Cell: new plans in the year so far",' +
        '"CRISPR: plans in total","CRISPR: new plans in the month","CRISPR: new plans in the year so far"',
    );
    expect(lines?.slice(-2)).toEqual(['"2014-08","9","6","9","1200","0","1200"', '']);
    await user.click(button('CRISPR'));
    await user.click(button('Download CSV of all series'));
    expect((await saved.get('report-chart-BCM.csv')?.text())?.split('\n').at(-2)).toBe(
      '"2014-08","9","6","9"',
    );
  });

  test('the SVG says what it shows, from where and of which day', async () => {
    jest.useFakeTimers({ now: new Date(2031, 0, 2, 12), advanceTimers: true });
    serveProduction();
    const saved = watchSavedFiles();
    const { user } = open('/reports?from=6%2F2014');
    await ready();
    await user.click(button('Download SVG'));
    await waitFor(() => expect(saved.has('report-chart-from-Jun-2014.svg')).toBe(true));
    const text = await saved.get('report-chart-from-Jun-2014.svg')?.text();
    const drawing = new DOMParser().parseFromString(text ?? '', 'image/svg+xml');
    const texts = [...drawing.querySelectorAll('text')].map((each) => each.textContent).join(' ');
    expect(texts).toContain('Genes, counted since Jun 2014');
    expect(texts).toContain('New genes per year');
    expect(texts).toContain('Displaying data from the whole IMPC, from Jun 2014. A gene counts once');
    expect(texts).toContain(`Source: Gene Targeting Tracker, ${window.location.origin}, 2031-01-02`);
    jest.useRealTimers();
  });

  // Pictures are made in a real browser (e2e); this one cannot, which is reported.
  test('show that the picture could not be made', async () => {
    serveProduction();
    const { user } = open('/reports');
    await ready();
    await user.click(button('Download chart'));
    expect(
      await screen.findByText('The picture of the chart could not be made. Please try again.'),
    ).toBeVisible();
    expect(button('Download chart')).not.toHaveAttribute('aria-busy');
  });
});
