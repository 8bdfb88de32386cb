import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { sessionStore } from 'shared/session';
import { aPerson, renderInShell, serveCreations, startTestServer } from 'shared/testing';
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

test('what one person sent is neither named to another nor in the way of what that one sends', async () => {
  const server = serveCreations('/api/things');
  server.line = 'response lost';
  const { user } = renderInShell(<Form />, { session: aPerson() });
  await user.click(screen.getByText('0 sent, found: nothing'));
  await waitFor(() => expect(server.created).toHaveLength(1));
  server.line = 'whole';
  await user.click(screen.getByText('1 sent, found: nothing'));
  await screen.findByText('2 sent, found: T:1');
  expect(server.created).toHaveLength(1);
  act(() => sessionStore.setState({ person: aPerson({ email: 'kim@lab.example' }) }));
  await user.click(screen.getByText('2 sent, found: nothing'));
  await screen.findByText('3 sent, found: nothing');
  await waitFor(() => expect(server.created).toEqual([{ count: 0 }, { count: 2 }]));
});
