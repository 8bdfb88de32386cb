import { screen, waitFor } from '@testing-library/react';
import type { Transfer } from 'shared/contract';
import {
  anAdministrator,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  testServer,
} from 'shared/testing';
import { HandOverCard } from './hand-over-card.tsx';

startTestServer();

const TRANSFER = '*/api/v2/people/jo%40lab.example/transfer';

async function give(to: string) {
  const { user } = renderInShell(<HandOverCard email="jo@lab.example" />, { session: anAdministrator() });
  await user.type(screen.getByLabelText(/^Email of the colleague/), to);
  await user.click(screen.getByRole('button', { name: 'Give to the colleague' }));
}

test('what went to the colleague is counted, and what stayed', async () => {
  const bodies: Transfer[] = [];
  testServer.use(
    http.post<never, Transfer>(TRANSFER, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ follows: 2, views: 1, left: 1 });
    }),
  );
  await give(' Kim@Lab.example ');
  expect(
    await screen.findByText(/^2 followed records and 1 saved view went to kim@lab\.example\./),
  ).toHaveTextContent('1 followed record stayed, which kim@lab.example may not see.');
  expect(bodies).toEqual([{ to: 'kim@lab.example' }]);
});

test('a refusal is shown beside what was typed', async () => {
  testServer.use(http.post(TRANSFER, () => refusal(400, 'The account of kim@lab.example is deactivated.')));
  await give('kim@lab.example');
  expect(await screen.findByText('The account of kim@lab.example is deactivated.')).toBeVisible();
  expect(screen.getByLabelText(/^Email of the colleague/)).toHaveValue('kim@lab.example');
});

test('nothing can be typed while it is sent, which the response would take away', async () => {
  let respond = () => {};
  const held = new Promise<void>((resolve) => (respond = resolve));
  testServer.use(
    http.post(TRANSFER, () => held.then(() => HttpResponse.json({ follows: 0, views: 0, left: 0 }))),
  );
  await give('kim@lab.example');
  const colleague = screen.getByLabelText(/^Email of the colleague/);
  expect(colleague).toBeDisabled();
  respond();
  await waitFor(() => expect(colleague).toBeEnabled());
});
