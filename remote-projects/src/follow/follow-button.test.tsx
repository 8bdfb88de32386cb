import { screen } from '@testing-library/react';
import type { Follow, FollowCreation, FollowUpdate, GeneFollower } from 'shared/contract';
import {
  aPerson,
  aSiteStatus,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  testServer,
} from 'shared/testing';
import { FollowButton } from './follow-button.tsx';

startTestServer();

const CIB2: Follow = {
  id: 3,
  kind: 'gene',
  target: 'Cib2',
  name: 'Cib2',
  mail: 'daily',
  createdAt: '2031-03-01T10:00:00.000Z',
};

/** Serves what a person follows, which changes as the server would change it; what was sent. */
function serve(followed: Follow[] = []) {
  let stored = followed;
  const sent: unknown[] = [];
  testServer.use(
    http.get('*/api/v2/follows', () => HttpResponse.json(stored)),
    http.post<never, FollowCreation>('*/api/v2/follows', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      stored = [{ ...CIB2, ...body }];
      return HttpResponse.json(stored[0]);
    }),
    http.put<never, FollowUpdate>('*/api/v2/follows/3', async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      stored = [{ ...CIB2, ...body }];
      return HttpResponse.json(stored[0]);
    }),
    http.delete('*/api/v2/follows/3', () => {
      stored = [];
      sent.push('stopped');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

const show = (session: ReturnType<typeof aPerson> | null, kind: Follow['kind'] = 'gene') =>
  renderInShell(<FollowButton kind={kind} target="Cib2" />, { session });

test('following, choosing how often mails come, and stopping', async () => {
  const sent = serve();
  const { user } = show(aPerson());
  await user.click(await screen.findByRole('button', { name: 'Follow Cib2' }));
  const mails = await screen.findByLabelText('Mails');
  expect(mails).toHaveValue('daily');
  await user.selectOptions(mails, 'Weekly');
  await user.click(screen.getByRole('button', { name: 'Stop following' }));
  expect(await screen.findByRole('button', { name: 'Follow Cib2' })).toBeInTheDocument();
  expect(sent).toEqual([{ kind: 'gene', target: 'Cib2' }, { mail: 'weekly' }, 'stopped']);
});

test('what is followed already says so', async () => {
  serve([CIB2]);
  const { user } = show(aPerson());
  await user.click(await screen.findByRole('button', { name: /^You follow Cib2/ }));
  expect(await screen.findByRole('dialog', { name: 'You follow Cib2' })).toBeInTheDocument();
});

test('what the page knows already is not read again until something is done with it', async () => {
  serve([CIB2]);
  let reads = 0;
  testServer.events.on('request:start', ({ request }) => void (reads += request.method === 'GET' ? 1 : 0));
  const { user } = renderInShell(<FollowButton kind="gene" target="Cib2" known={CIB2} />, {
    session: aPerson(),
  });
  const button = await screen.findByRole('button', { name: /^You follow Cib2/ });
  expect(reads).toBe(0);
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'You follow Cib2' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stop following' }));
  expect(await screen.findByRole('button', { name: 'Follow Cib2' })).toBeInTheDocument();
  expect(reads).toBeGreaterThan(0);
  testServer.events.removeAllListeners();
});

test('a refusal is shown in the dialog, and the choice stays as it was', async () => {
  serve([CIB2]);
  testServer.use(http.put('*/api/v2/follows/3', () => refusal(404, 'You do not follow this any more.')));
  const { user } = show(aPerson());
  await user.click(await screen.findByRole('button', { name: /^You follow Cib2/ }));
  await user.selectOptions(await screen.findByLabelText('Mails'), 'Weekly');
  expect(await screen.findByText('You do not follow this any more.')).toBeInTheDocument();
  expect(screen.getByLabelText('Mails')).toHaveValue('daily');
});

describe('a visitor', () => {
  test('follows a gene by mail', async () => {
    const bodies: GeneFollower[] = [];
    testServer.use(
      http.post<never, GeneFollower>('*/api/v2/genes/Cib2/followers', async ({ request }) => {
        bodies.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = show(null);
    await user.click(screen.getByRole('button', { name: 'Follow by mail' }));
    await user.type(await screen.findByLabelText(/^Email/), ' jo@home.example ');
    await user.click(screen.getByRole('button', { name: 'Send the mail' }));
    expect(await screen.findByText(/^A mail is on its way to jo@home\.example\./)).toBeInTheDocument();
    expect(bodies).toEqual([{ email: 'jo@home.example', mail: 'weekly' }]);
  });

  test('is sent to an administrator for the link where the site sends no mail', async () => {
    testServer.use(
      http.post('*/api/v2/genes/Cib2/followers', () => new HttpResponse(null, { status: 204 })),
      http.get('*/api/v2/status', () => HttpResponse.json(aSiteStatus('off'))),
    );
    const { user } = show(null);
    await user.click(screen.getByRole('button', { name: 'Follow by mail' }));
    await user.type(await screen.findByLabelText(/^Email/), 'jo@home.example');
    await user.click(screen.getByRole('button', { name: 'Send the mail' }));
    expect(await screen.findByText(/^This site sends no email\. Ask its administrators/)).toBeInTheDocument();
    expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
  });

  test.each(['jo', 'Jo<jo@lab.example>', 'jo,other@lab.example'])(
    'sees what is wrong with the address %s, which stays',
    async (typed) => {
      const { user } = show(null);
      await user.click(screen.getByRole('button', { name: 'Follow by mail' }));
      await user.type(await screen.findByLabelText(/^Email/), typed);
      await user.click(screen.getByRole('button', { name: 'Send the mail' }));
      expect(await screen.findAllByText(/Enter an address such as/)).not.toHaveLength(0);
      expect(screen.getByLabelText(/^Email/)).toHaveValue(typed);
    },
  );

  test('keeps what was typed when the server refuses', async () => {
    testServer.use(
      http.post('*/api/v2/genes/Cib2/followers', () =>
        refusal(429, 'Too many of these mails have been asked for.'),
      ),
    );
    const { user } = show(null);
    await user.click(screen.getByRole('button', { name: 'Follow by mail' }));
    await user.type(await screen.findByLabelText(/^Email/), 'jo@home.example');
    await user.click(screen.getByRole('button', { name: 'Send the mail' }));
    expect(await screen.findByText(/Too many of these mails/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('jo@home.example');
  });

  test('has no button for a project', () => {
    show(null, 'project');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
