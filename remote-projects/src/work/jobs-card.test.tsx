import { act, screen, waitFor } from '@testing-library/react';
import { mutateResource } from 'shared/api';
import type { BulkJob } from 'shared/contract';
import { aPerson, http, HttpResponse, renderInShell, startTestServer, testServer } from 'shared/testing';
import { aBulkJob } from '../testing/a-bulk-job.ts';
import { JobsCard } from './jobs-card.tsx';

startTestServer();

const STOPPED = aBulkJob({ isPreview: false, isUndoable: true, total: 3, changed: 2 });

/** Serves these jobs, and undoes them; lists what was undone. */
function open(jobs: readonly BulkJob[]) {
  const undone: string[] = [];
  const onUndone = jest.fn();
  testServer.use(
    http.get('*/api/v2/bulkJobs', () =>
      HttpResponse.json(
        jobs.map((job) => ({ ...job, isUndoable: job.isUndoable && !undone.includes(String(job.id)) })),
      ),
    ),
    http.post('*/api/v2/bulkJobs/:id/undo', ({ params }) => {
      undone.push(String(params['id']));
      return HttpResponse.json({ history: [], _links: { self: { href: 'https://t/9' } } });
    }),
    http.get('*/api/v2/bulkJobs/9', () =>
      HttpResponse.json({ ...STOPPED, id: 9, undoesId: 7, isUndoable: false, total: 2, refused: 0 }),
    ),
    http.get('*/api/v2/bulkJobs/9/rows', () => HttpResponse.json([])),
  );
  return { ...renderInShell(<JobsCard onUndone={onUndone} />, { session: aPerson() }), undone, onUndone };
}

test('what was done to many records can be undone later, and says what came of it', async () => {
  const { user, undone, onUndone } = open([STOPPED, { ...STOPPED, id: 6, isUndoable: false }]);
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText(/^Stop plans: 2 plans of /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Undo Stop plans/ }));
  expect(await screen.findByText('2 brought back, 0 stay as they are, 0 refused.')).toBeVisible();
  expect(undone).toEqual(['7']);
  expect(onUndone).toHaveBeenCalledTimes(1);
  await act(() => mutateResource('/api/v2/bulkJobs'));
  expect(screen.getByText('2 brought back, 0 stay as they are, 0 refused.')).toBeVisible();
});

test('without anything to undo there is no card', async () => {
  let isAsked = false;
  testServer.events.on('request:start', ({ request }) => {
    isAsked ||= request.url.endsWith('/api/v2/bulkJobs');
  });
  open([{ ...STOPPED, isUndoable: false }]);
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.queryByText('Changed together')).not.toBeInTheDocument();
});
