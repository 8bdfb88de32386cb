import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, renderInShell, startTestServer } from 'shared/testing';
import { ReportsPage } from './reports-page.tsx';
import { serveProduction } from './testing/production-server.ts';

const server = startTestServer();
// The code of a screen is loaded when it shows; a busy machine takes its time over that, and no test should.
beforeAll(async () => {
  await import('./reports-page.tsx');
  await Promise.all([
    import('./production-numbers/production-numbers.tsx'),
    import('./production-numbers/chart/cumulative-chart.tsx'),
    import('./work-unit-attempts/work-unit-attempts.tsx'),
    import('./distribution-identifiers/distribution-identifiers.tsx'),
    import('./crispr-alleles/crispr-alleles.tsx'),
  ]);
}, 60_000);
beforeEach(() => {
  serveProduction();
  server.use(http.get('*/api/distributionNetwork/findAllNames', () => HttpResponse.json(['CMMR'])));
});

const open = (route: string) => renderInShell([{ path: '/reports', element: <ReportsPage /> }], { route });
/** The panel has its code and its data. */
const loaded = () => waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

const TABS = [
  'IMPC Production numbers',
  'Work Units Attempts',
  'Project reports',
  'Distribution Identifiers',
  'Crispr Alleles',
];

describe('the tabs of the reports page (ui-screens 4)', () => {
  test('are five, in this order, and begin with the production numbers', async () => {
    open('/reports');
    expect(screen.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(TABS);
    expect(chosen()).toBe('IMPC Production numbers');
    await loaded();
  });

  test('are named by the address', async () => {
    open('/reports?tab=work-unit-attempts');
    expect(chosen()).toBe('Work Units Attempts');
    expect(await screen.findByRole('heading', { name: 'Work Units Attempts Report' })).toBeVisible();
  });

  test('that the address does not know leave the first', async () => {
    open('/reports?tab=weather');
    expect(chosen()).toBe('IMPC Production numbers');
    await loaded();
  });

  test('stay usable when a panel cannot be shown', async () => {
    window.reportError = jest.fn();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(
      http.get('*/api/distributionNetwork/findAllNames', () => HttpResponse.json({ names: 'CMMR' })),
    );
    const { user } = open('/reports?tab=distribution-identifiers');
    expect(await screen.findByText(/^This part could not be shown/)).toBeVisible();
    expect(window.reportError).toHaveBeenCalledWith(expect.any(TypeError));
    await user.click(screen.getByRole('tab', { name: 'Work Units Attempts' }));
    expect(await screen.findByRole('heading', { name: 'Work Units Attempts Report' })).toBeVisible();
  });

  test('go into the address when chosen, by pointer and by arrow keys', async () => {
    const { user, address } = open('/reports');
    await loaded();
    await user.click(screen.getByRole('tab', { name: 'Crispr Alleles' }));
    expect(address()).toBe('/reports?tab=crispr-alleles');
    await user.keyboard('{ArrowLeft}');
    expect(address()).toBe('/reports?tab=distribution-identifiers');
    expect(chosen()).toBe('Distribution Identifiers');
    expect(await screen.findByRole('heading', { level: 2, name: 'Distribution Identifiers' })).toBeVisible();
  });

  test('find what they held when they are chosen again', async () => {
    const { user, address } = open('/reports?scope=workUnit&workUnit=BCM');
    await loaded();
    await user.click(screen.getByRole('tab', { name: 'Crispr Alleles' }));
    expect(address()).toBe('/reports?tab=crispr-alleles');
    await user.click(screen.getByRole('tab', { name: 'IMPC Production numbers' }));
    expect(address()).toBe('/reports?scope=workUnit&workUnit=BCM');
    expect(await screen.findByRole('radio', { name: 'By work unit' })).toBeChecked();
    await loaded();
  });
});
