import { screen, waitFor, within } from '@testing-library/react';
import type { Notice, NoticesRead } from 'shared/contract';
import {
  aNotice,
  aPerson,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  testServer,
} from 'shared/testing';
import { forgetRegistry } from '../federation/registry-store.ts';
import { DECLARED_AREAS, writeRegistry } from '../testing/render-site.tsx';
import NoticeMenu from './notice-menu.tsx';

startTestServer();

/** Serves notices, which are read as the server would mark them; what was marked. */
function serve(notices: Notice[]) {
  let stored = notices;
  const marked: NoticesRead[] = [];
  testServer.use(
    http.get('*/api/v2/notices/unread', () =>
      HttpResponse.json({ unread: stored.filter(({ isRead }) => !isRead).length }),
    ),
    http.get('*/api/v2/notices', () => HttpResponse.json({ notices: stored, next: null })),
    http.post<never, NoticesRead>('*/api/v2/notices/read', async ({ request }) => {
      const body = await request.json();
      marked.push(body);
      stored = stored.map((each) => ({
        ...each,
        isRead: each.isRead || (body.ids?.includes(each.id) ?? true),
      }));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return marked;
}

function open() {
  writeRegistry(DECLARED_AREAS);
  forgetRegistry();
  return renderInShell(<NoticeMenu />, { session: aPerson() });
}
const bell = (name: string | RegExp) => screen.findByRole('button', { name });
/** Floating pieces are in the top layer of the browser, which jsdom does not know. */
const link = (name: RegExp) => screen.findByRole('link', { name, hidden: true });

test('the bell says how many notices are unread, and leads to the record, which marks its notice', async () => {
  const marked = serve([aNotice(), aNotice({ id: '6', isRead: true, what: 'A plan was added.' })]);
  const { user, address } = open();
  await user.click(await bell('Notices, 1 unread'));
  await user.click(await link(/^Unread: Cib2 Status: Plan Created → Attempt In Progress\./));
  expect(address()).toBe('/projects/TPN:000000042/production-plan/PIN:0000000001');
  expect(marked).toEqual([{ ids: ['7'] }]);
  expect(await bell('Notices')).toHaveAttribute('aria-expanded', 'false');
});

test('all are marked as read at once', async () => {
  const marked = serve([aNotice(), aNotice({ id: '6' })]);
  const { user } = open();
  await user.click(await bell('Notices, 2 unread'));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read', hidden: true }));
  await waitFor(() => expect(marked).toEqual([{}]));
  expect(await bell('Notices')).toBeInTheDocument();
});

test('more than 99 are not counted', async () => {
  serve(Array.from({ length: 100 }, (_, index) => aNotice({ id: `${index + 1}` })));
  open();
  expect(await bell('Notices, 99+ unread')).toBeInTheDocument();
});

test('without notices it says how they come', async () => {
  serve([]);
  const { user } = open();
  await user.click(await bell('Notices'));
  expect(await screen.findByText(/^Nothing yet\. Follow a gene/)).toBeInTheDocument();
  expect(await link(/^All notices/)).toHaveAttribute('href', '/following');
});

test('what could not be loaded is said, with the way to try again', async () => {
  testServer.use(
    http.get('*/api/v2/notices/unread', () => HttpResponse.json({ unread: 0 })),
    http.get('*/api/v2/notices', () => refusal(503, 'The database does not respond.')),
  );
  const { user } = open();
  await user.click(await bell('Notices'));
  const alert = await screen.findByRole('alert', { hidden: true });
  expect(within(alert).getByText(/database does not respond/)).toBeInTheDocument();
});
