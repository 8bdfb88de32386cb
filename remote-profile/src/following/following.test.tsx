import { screen, within } from '@testing-library/react';
import type { Follow, FollowUpdate, MailStop, MailSubscription, Notice } from 'shared/contract';
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
import { ConfirmPage } from './confirm-page.tsx';
import { FollowingPage } from './following-page.tsx';
import { MailsPage } from './mails-page.tsx';

startTestServer();

const FOLLOWS: Follow[] = [
  { id: 1, kind: 'gene', target: 'Cib2', name: 'Cib2', mail: 'daily', createdAt: '2031-03-01T10:00:00.000Z' },
  {
    id: 2,
    kind: 'workUnit',
    target: 'JAX',
    name: 'JAX',
    mail: 'never',
    createdAt: '2031-03-01T10:00:00.000Z',
  },
];
const NOTICE = aNotice({ id: '9', what: 'A plan was added.' });

describe('what a person follows', () => {
  interface Served {
    follows?: Follow[];
    notices?: Notice[];
    next?: string | null;
  }
  function serve({ follows = FOLLOWS, notices = [NOTICE], next = null }: Served = {}) {
    let stored = follows;
    const updates: unknown[] = [];
    const asked: (string | null)[] = [];
    testServer.use(
      http.get('*/api/v2/follows', () => HttpResponse.json(stored)),
      http.get('*/api/v2/notices', ({ request }) => {
        const before = new URL(request.url).searchParams.get('before');
        asked.push(before);
        return HttpResponse.json({ notices, next: before === null ? next : null });
      }),
      http.put<{ id: string }, FollowUpdate>('*/api/v2/follows/:id', async ({ request, params }) => {
        const body = await request.json();
        updates.push([params.id, body.mail]);
        stored = stored.map((each) => (`${each.id}` === params.id ? { ...each, ...body } : each));
        return HttpResponse.json(stored[0]);
      }),
      http.delete<{ id: string }>('*/api/v2/follows/:id', ({ params }) => {
        stored = stored.filter(({ id }) => `${id}` !== params.id);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    return { updates, asked };
  }
  const open = () => renderInShell(<FollowingPage />, { session: aPerson() });

  test('is listed with its changes; how often mails come is changed, and following stopped', async () => {
    const { updates } = serve();
    const { user } = open();
    const changes = await screen.findByRole('table', { name: 'Changes of what you follow' });
    expect(within(changes).getByText('A plan was added.')).toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'What you follow' });
    expect(within(table).getByRole('link', { name: 'Cib2' })).toHaveAttribute('href', '/genes/Cib2');
    expect(within(table).getByRole('link', { name: 'JAX' })).toHaveAttribute(
      'href',
      '/projects?workUnitName=JAX',
    );
    await user.selectOptions(screen.getByLabelText('Mails about Cib2'), 'Weekly');
    expect(await screen.findByText('Mails about Cib2 are changed.')).toBeInTheDocument();
    expect(updates).toEqual([['1', 'weekly']]);
    await user.click(screen.getByRole('button', { name: 'Stop following JAX' }));
    expect(await screen.findByText('You do not follow JAX any more.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Stop following JAX' })).not.toBeInTheDocument();
  });

  test('earlier changes come by the page', async () => {
    const { asked } = serve({ next: '9' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Earlier' }));
    expect(await screen.findByRole('button', { name: 'Later' })).toBeInTheDocument();
    expect(asked).toContain('9');
  });

  test('that is nothing says where to begin', async () => {
    serve({ follows: [], notices: [] });
    open();
    expect(await screen.findByText(/^You follow nothing yet\./)).toBeInTheDocument();
    expect(await screen.findByText(/^Nothing of what you follow has changed/)).toBeInTheDocument();
  });

  test('is for people who are signed in', () => {
    renderInShell(<FollowingPage />);
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
  });
});

describe('the link that confirms', () => {
  const open = () => renderInShell(<ConfirmPage />, { route: '/following/confirm?token=abc' });

  test('confirms by the press of a button', async () => {
    const bodies: unknown[] = [];
    testServer.use(
      http.post('*/api/v2/mailSubscription/confirm', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ geneSymbol: 'Cib2' });
      }),
    );
    const { user } = open();
    expect(bodies).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'You follow Cib2' })).toBeInTheDocument();
    expect(bodies).toEqual([{ token: 'abc' }]);
  });

  test('that is too old says so', async () => {
    testServer.use(
      http.post('*/api/v2/mailSubscription/confirm', () => refusal(400, 'The link is not valid any more.')),
    );
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The link is not valid any more.')).toBeInTheDocument();
  });
});

describe('the link at the end of mails', () => {
  test('shows what mails come about, and ends one or all', async () => {
    let stored: MailSubscription = { email: 'jo@home.example', hasAccount: false, follows: FOLLOWS };
    testServer.use(
      http.get('*/api/v2/mailSubscription', () => HttpResponse.json(stored)),
      http.post<never, MailStop>('*/api/v2/mailSubscription/stop', async ({ request }) => {
        const { followId } = await request.json();
        const follows = stored.follows.filter(({ id }) => followId !== undefined && id !== followId);
        stored = { ...stored, follows };
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = renderInShell(<MailsPage />, { route: '/following/mails?token=abc' });
    await user.click(await screen.findByRole('button', { name: 'End mails about JAX' }));
    expect(await screen.findByText('No more mails about JAX come.')).toBeInTheDocument();
    expect(screen.queryByText(/^JAX,/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'End all mails' }));
    expect(await screen.findByText('No mails about changes come to jo@home.example.')).toBeInTheDocument();
  });

  test('that is not valid says what to do', async () => {
    testServer.use(http.get('*/api/v2/mailSubscription', () => refusal(400, 'The link is not valid.')));
    renderInShell(<MailsPage />, { route: '/following/mails?token=x' });
    expect(await screen.findByText('The link is not valid.')).toBeInTheDocument();
  });
});
