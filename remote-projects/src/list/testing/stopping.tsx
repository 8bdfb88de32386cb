import { screen, within } from '@testing-library/react';
import type { BulkJobCreation, BulkJobRow, Project } from 'shared/contract';
import { aConfiguration, http, HttpResponse, numberedProjects, testServer } from 'shared/testing';
import { aBulkJob } from '../../testing/a-bulk-job.ts';
import { openList } from './list-screen.tsx';
import { pageOf, serveProjects } from './list-server.ts';

/** Two projects of the list. */
export const [FIRST = '', SECOND = ''] = numberedProjects(2).map(({ tpn }) => tpn);

const ROWS: BulkJobRow[] = [
  {
    place: 1,
    line: null,
    target: 'PIN:0000000001',
    outcome: 'changed',
    message: null,
    details: [
      { field: 'status.name', oldValue: 'Plan Created', newValue: 'Plan Abandoned', note: 'Field changed' },
    ],
    consequences: [{ tpn: 'TPN:000000099', statusBefore: 'Inspect - Conflict', statusAfter: 'Assigned' }],
    tpn: FIRST,
    genes: ['Cib2'],
  },
  {
    place: 2,
    line: null,
    target: SECOND,
    outcome: 'refused',
    message: 'Not yours.',
    details: [],
    consequences: [],
    genes: [],
  },
];

/** Responds to jobs, and lists those that were given; the first is a preview. */
export function serveJobs() {
  const given: BulkJobCreation[] = [];
  const undone: string[] = [];
  const keys: (string | null)[] = [];
  const linkTo = (id: number) =>
    HttpResponse.json({ history: [], _links: { self: { href: `https://t/${id}` } } });
  testServer.use(
    http.get('*/api/conf', () => HttpResponse.json(aConfiguration())),
    http.post<never, BulkJobCreation>('*/api/v2/bulkJobs', async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      given.push(await request.json());
      return linkTo(6 + given.length);
    }),
    http.post('*/api/v2/bulkJobs/:id/undo', ({ params, request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      undone.push(String(params['id']));
      return linkTo(9);
    }),
    http.get('*/api/v2/bulkJobs/:id', ({ params }) => {
      const id = Number(params['id']);
      return HttpResponse.json(
        aBulkJob({
          id,
          isPreview: id === 7,
          isUndoable: id === 8,
          undoesId: id === 9 ? 8 : null,
        }),
      );
    }),
    http.get('*/api/v2/bulkJobs/:id/rows', () => HttpResponse.json(ROWS)),
  );
  return { given, undone, keys };
}

export const box = (tpn: string) => screen.findByRole('checkbox', { name: `Select ${tpn}` });
export const dialog = () => within(screen.getByRole('dialog'));

/** Selects the two, and opens the dialog that stops them, or that of another button. */
export async function openStop(
  route?: string,
  projects: Project[] = numberedProjects(2),
  button: 'Stop…' | 'Hand over…' | 'Change…' = 'Stop…',
) {
  const requests = serveProjects(pageOf(projects));
  const shell = openList(route === undefined ? {} : { route });
  await shell.user.click(await box(FIRST));
  await shell.user.click(await box(SECOND));
  expect(screen.getByText('2 projects selected')).toBeVisible();
  await shell.user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('dialog');
  return { ...shell, requests };
}
