import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { sessionStore } from 'shared/session';
import {
  aPerson,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  testServer,
} from 'shared/testing';
import { useSentCreations } from './use-sent-creations.ts';

startTestServer();
afterEach(() => localStorage.clear());

/** A form that sends another content with each press. */
function Form() {
  const { send, earlierId } = useSentCreations('/api/things', 'new thing');
  const [count, setCount] = useState(0);
  const press = () => {
    setCount(count + 1);
    send({ count }).catch(() => undefined);
  };
  return <button onClick={press}>{`${count} sent, found: ${earlierId ?? 'nothing'}`}</button>;
}

/** Stores once per key; the first response is lost. */
function serve() {
  const stored = new Map<string, string>();
  testServer.use(
    http.post('*/api/things', async ({ request }) => {
      const key = request.headers.get('Idempotency-Key') ?? '';
      const content = await request.text();
      const isFirst = stored.size === 0;
      if ((stored.get(key) ?? content) !== content)
        return refusal(409, 'This Idempotency-Key was used with another request.');
      stored.set(key, content);
      if (isFirst) return HttpResponse.error();
      return HttpResponse.json({ history: [], _links: { self: { href: `http://t/T:${stored.size}` } } });
    }),
  );
  return stored;
}

test('what one person sent is neither named to another nor in the way of what that one sends', async () => {
  const stored = serve();
  const { user } = renderInShell(<Form />, { session: aPerson() });
  await user.click(screen.getByText('0 sent, found: nothing'));
  await user.click(screen.getByText('1 sent, found: nothing'));
  await screen.findByText('2 sent, found: T:1');
  expect(stored.size).toBe(1);
  act(() => sessionStore.setState({ person: aPerson({ email: 'kim@lab.example' }) }));
  await user.click(screen.getByText('2 sent, found: nothing'));
  await screen.findByText('3 sent, found: nothing');
  expect([...stored.values()]).toEqual(['{"count":0}', '{"count":2}']);
});
