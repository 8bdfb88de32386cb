import { screen, waitFor } from '@testing-library/react';
import type { LanguishingProject } from 'shared/contract';
import { aPerson, http, HttpResponse, refusal, renderInShell, startTestServer } from 'shared/testing';
import { LanguishingProjects } from './languishing-projects.tsx';

const server = startTestServer();

const PROJECT: LanguishingProject = {
  tpn: 'TPN:000000042',
  geneSymbols: 'Gpr173',
  accessionIds: 'MGI:1918021',
  workUnitNames: 'BCM, JAX',
  workGroupNames: 'BaSH',
  assignmentStatusName: 'Assigned',
  summaryStatusName: 'Attempt In Progress',
  summaryStatusDate: '2019-03-14',
  monthsInStatus: 92,
};

/** Responds to a list of 45, whichever page is requested; returns the queries that came. */
function serve(): URLSearchParams[] {
  const requests: URLSearchParams[] = [];
  server.use(
    http.get('*/api/v2/reports/overview/languishing_projects', ({ request }) => {
      const query = new URL(request.url).searchParams;
      requests.push(query);
      const number = Number(query.get('page'));
      const page = { number, size: 20, totalElements: 45, totalPages: 3 };
      return HttpResponse.json({ madeAt: '2031-01-02T03:04:05.678', projects: [PROJECT], page });
    }),
  );
  return requests;
}

const open = (route = '/reports?tab=project-reports') =>
  renderInShell([{ path: '/reports', element: <LanguishingProjects /> }], { route, session: aPerson() });
const firstRow = () => screen.findByRole('rowheader', { name: 'TPN:000000042' });

describe('languishing projects on the screen', () => {
  it('have the columns of the report, and its date', async () => {
    const requests = serve();
    open();
    await firstRow();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['TPN', 'Gene', 'Work unit', 'Work group', 'Assignment status', 'Summary status', 'Since'],
      'Months in status',
    ]);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      ...['Gpr173', 'BCM, JAX', 'BaSH', 'Assigned', 'Attempt In Progress', '2019-03-14', '92'],
    ]);
    expect(screen.getByText('45 projects, as of 2031-01-02 03:04')).toBeVisible();
    expect(String(requests[0])).toBe('sort=summaryStatusDate%2CASC&page=0&size=20');
  });

  it('lead to the project, and to those of its work units that stand where it stands', async () => {
    serve();
    open();
    await firstRow();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/projects/TPN:000000042',
      '/projects?workUnitName=BCM&workUnitName=JAX&summaryStatusName=Attempt+In+Progress',
    ]);
  });

  it('are sorted and paged by the server; the address keeps that, the tab, and the choices of the other reports', async () => {
    const requests = serve();
    const { user, address } = open('/reports?tab=project-reports&countBy=consortium&workOf=JAX');
    await firstRow();
    await user.click(screen.getByRole('button', { name: 'Months in status' }));
    await waitFor(() => expect(requests.at(-1)?.get('sort')).toBe('monthsInStatus,ASC'));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    // The one after it may have been read ahead.
    await waitFor(() => expect(requests.map((request) => request.get('page'))).toContain('1'));
    expect(new URLSearchParams(address().split('?')[1])).toEqual(
      new URLSearchParams({
        ...{ tab: 'project-reports', countBy: 'consortium', workOf: 'JAX' },
        ...{ page: '1', sort: 'monthsInStatus,ASC' },
      }),
    );
  });

  it('can be those of one work unit, from the first page', async () => {
    const requests = serve();
    const { user, address } = open('/reports?tab=project-reports&page=2');
    await firstRow();
    await user.type(screen.getByRole('combobox', { name: 'Work unit' }), 'jax');
    await waitFor(() => expect(requests.at(-1)?.get('workUnitName')).toBe('JAX'));
    expect(requests.at(-1)?.get('page')).toBe('0');
    expect(address()).toBe('/reports?tab=project-reports&workUnitName=JAX');
  });

  it('show what went wrong, and try again', async () => {
    server.use(http.get('*/api/v2/reports/overview/languishing_projects', () => refusal(500, 'Not made.')));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Not made.');
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await firstRow();
  });
});
