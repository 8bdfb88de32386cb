import { screen, waitFor, within } from '@testing-library/react';
import type { SavedView, SavedViewInput } from 'shared/contract';
import {
  aConfiguration,
  aPerson,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  serveCreations,
  startTestServer,
} from 'shared/testing';
import { openList } from '../list/testing/list-screen.tsx';
import { pageOf, serveProjects } from '../list/testing/list-server.ts';
import { ViewsPage } from './views-page.tsx';

const server = startTestServer();

const OWN: SavedView = {
  ...{ id: 1, name: 'Old ones', query: 'olderThan=12', workUnitName: null },
  ...{ owner: 'me@lab.example', isOwn: true },
};
const SHARED: SavedView = {
  ...{ id: 2, name: 'No guides', query: 'lacks=guides', workUnitName: 'JAX' },
  ...{ owner: 'jo@lab.example', isOwn: false },
};

function serveViews(views: readonly SavedView[]) {
  const sent: (SavedViewInput | string)[] = [];
  server.use(
    http.get('*/api/conf', () => HttpResponse.json(aConfiguration())),
    http.get('*/api/v2/savedViews', () => HttpResponse.json(views)),
    http.get('*/api/v2/follows', () => HttpResponse.json([])),
    http.post<never, SavedViewInput>('*/api/v2/savedViews', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ history: [], _links: { self: { href: 'https://t/3' } } });
    }),
    http.put<never, SavedViewInput>('*/api/v2/savedViews/:id', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/v2/savedViews/:id', ({ params }) => {
      sent.push(`deleted ${String(params['id'])}`);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

const openViews = () => renderInShell([{ path: '/', element: <ViewsPage /> }], { session: aPerson() });
const dialog = () => within(screen.getByRole('dialog'));

test('a view is followed, by its number, and named by its name', async () => {
  serveViews([SHARED]);
  const followed: unknown[] = [];
  const follow = {
    id: 5,
    kind: 'view',
    target: '2',
    name: 'No guides',
    mail: 'daily',
    createdAt: '2031-03-01T10:00:00.000Z',
  };
  server.use(
    http.get('*/api/v2/follows', () => HttpResponse.json(followed.length === 0 ? [] : [follow])),
    http.post('*/api/v2/follows', async ({ request }) => {
      followed.push(await request.json());
      return HttpResponse.json(follow);
    }),
  );
  const { user } = openViews();
  await user.click(await screen.findByRole('button', { name: 'Follow No guides' }));
  expect(await screen.findByRole('dialog', { name: 'You follow No guides' })).toBeVisible();
  expect(followed).toEqual([{ kind: 'view', target: '2' }]);
});

test('the filters of the list are saved under a name, without its page', async () => {
  const sent = serveViews([]);
  serveProjects(pageOf([]));
  const { user } = openList({ route: '/projects?workUnitName=JAX&workUnitName=BCM&olderThan=12&page=1' });
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  await screen.findByRole('dialog');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(dialog().getByText('Write a name.')).toBeVisible();
  await user.type(dialog().getByLabelText(/^Name/), ' Old ones ');
  await user.selectOptions(dialog().getByLabelText('Share with'), 'JAX');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toMatchObject([{ name: 'Old ones', workUnitName: 'JAX' }]);
  expect(sent[0]).toHaveProperty('query', expect.stringMatching(/workUnitName=.*olderThan=12$/));
});

test('Enter pressed twice saves once', async () => {
  const sent = serveViews([]);
  serveProjects(pageOf([]));
  const { user } = openList();
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  await screen.findByRole('dialog');
  await user.type(dialog().getByLabelText(/^Name/), 'x{Enter}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveLength(1);
});

test('a name that is taken is refused in the dialog, where it stays', async () => {
  serveViews([]);
  server.use(http.post('*/api/v2/savedViews', () => refusal(400, "You have a view 'x' already.")));
  serveProjects(pageOf([]));
  const { user } = openList();
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  await screen.findByRole('dialog');
  await user.type(dialog().getByLabelText(/^Name/), 'x{Enter}');
  expect(await dialog().findByRole('alert')).toHaveTextContent("You have a view 'x' already.");
  expect(dialog().getByLabelText(/^Name/)).toHaveValue('x');
});

test('renamed after its response was lost, it is the one view that is stored, under the new name', async () => {
  const sent = serveViews([]);
  const creations = serveCreations('/api/v2/savedViews', () => ({
    history: [],
    _links: { self: { href: 'https://t/3' } },
  }));
  creations.line = 'response lost';
  serveProjects(pageOf([]));
  const { user } = openList();
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  await screen.findByRole('dialog');
  await user.type(dialog().getByLabelText(/^Name/), 'x{Enter}');
  await dialog().findByRole('alert');
  creations.line = 'whole';
  await user.type(dialog().getByLabelText(/^Name/), 'y{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(creations.created).toMatchObject([{ name: 'x' }]);
  expect(sent).toMatchObject([{ name: 'xy' }]);
});

test('own and shared views lead to the list; own ones are changed and deleted', async () => {
  const sent = serveViews([OWN, SHARED]);
  const { user } = openViews();
  expect(await screen.findByRole('link', { name: 'Old ones' })).toHaveAttribute(
    'href',
    '/projects?olderThan=12',
  );
  const shared = within(screen.getByRole('region', { name: 'Shared with you' }));
  expect(shared.getByRole('listitem')).toHaveTextContent('No guides of jo@lab.example');
  for (const name of ['Change', 'Delete'])
    expect(shared.queryByRole('button', { name })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Change' }));
  await screen.findByRole('dialog');
  await user.type(dialog().getByLabelText(/^Name/), '!');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([{ name: 'Old ones!', query: 'olderThan=12', workUnitName: null }]),
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toContain('deleted 1'));
});

test('without any view the page explains how to save one', async () => {
  serveViews([]);
  openViews();
  expect(await screen.findByText(/None yet\. Filter Managed Projects/)).toBeVisible();
});
