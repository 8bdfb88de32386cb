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
    for (const name of ['Download chart', 'Download ES Cell tsv', 'Download CRISPR tsv']) {
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      expect(button(name)).toHaveAccessibleDescription('Please select a work unit');
      await user.click(button(name));
    }
    expect(asked).toEqual([]);
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
