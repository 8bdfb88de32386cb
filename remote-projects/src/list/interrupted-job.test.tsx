import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, startTestServer, testServer } from 'shared/testing';
import { dialog, openStop, serveJobs } from './testing/stopping.tsx';

startTestServer();

const NO_RESPONSE = /Check that the server is available/;
const STOPPED = '1 stopped, 0 stay as they are, 1 refused.';

/** Refuses one request, and leaves the next to the handlers before. */
const failOnce = (method: 'get' | 'post', path: string) =>
  testServer.use(http[method](path, () => HttpResponse.error(), { once: true }));

async function previewed() {
  const { keys, given, undone } = serveJobs();
  const { user } = await openStop();
  await user.selectOptions(dialog().getByLabelText('Reason'), 'Animals lost');
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  await dialog().findByText(/would be stopped/);
  return { user, keys, given, undone };
}

const button = (name: string) => dialog().getByRole('button', { name });

test('a job whose giving got no response is given again under the same key, and its preview stays', async () => {
  const { user, keys, given } = await previewed();
  testServer.use(
    http.post(
      '*/api/v2/bulkJobs',
      ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await user.click(button('Stop 1 plan'));
  expect(await dialog().findByText(NO_RESPONSE)).toBeVisible();
  expect(dialog().getByText(/nothing is done twice/)).toBeVisible();
  expect(dialog().getByText(/would be stopped/)).toBeVisible();
  await user.click(button('Stop 1 plan'));
  expect(await dialog().findByText(STOPPED)).toBeVisible();
  expect(dialog().queryByText(NO_RESPONSE)).not.toBeInTheDocument();
  expect(given.map(({ isPreview }) => isPreview)).toEqual([true, false]);
  const [ofPreview, first, second] = keys;
  expect(first).toBe(second);
  expect(ofPreview).not.toBe(first);
});

test('each preview looks at the records as they are by then', async () => {
  const { user, keys, given } = await previewed();
  await user.click(button('Preview again'));
  await waitFor(() => expect(given).toHaveLength(2));
  expect(keys[0]).not.toBe(keys[1]);
});

test('a job that cannot be looked at for a moment is followed all the same', async () => {
  const { user } = await previewed();
  failOnce('get', '*/api/v2/bulkJobs/:id');
  await user.click(button('Stop 1 plan'));
  expect(await dialog().findByText(NO_RESPONSE)).toBeVisible();
  expect(await dialog().findByText(STOPPED, {}, { timeout: 5000 })).toBeVisible();
  expect(dialog().queryByText(NO_RESPONSE)).not.toBeInTheDocument();
  expect(button('Undo')).toBeVisible();
});

test('what came of a job stays when undoing it fails, and undoing can be tried again', async () => {
  const { user, undone } = await previewed();
  await user.click(button('Stop 1 plan'));
  await dialog().findByText(STOPPED);
  failOnce('post', '*/api/v2/bulkJobs/:id/undo');
  await user.click(button('Undo'));
  expect(await dialog().findByText(NO_RESPONSE)).toBeVisible();
  expect(dialog().getByText(STOPPED)).toBeVisible();
  await user.click(button('Undo'));
  expect(await dialog().findByText(/^1 brought back/)).toBeVisible();
  expect(undone).toEqual(['8']);
});

test('the second press of a double click does not close what the first has begun, and the focus is on what comes of it', async () => {
  const { user } = await previewed();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  await user.click(button('Stop 1 plan'));
  const state = await dialog().findByText(STOPPED);
  expect(state.parentElement).toHaveFocus();
  const [, close] = dialog().getAllByRole('button', { name: 'Close' });
  if (close === undefined) throw new Error('There is no button to close the dialog');
  clock.mockReturnValue(250);
  await user.click(close);
  expect(screen.getByRole('dialog')).toBeVisible();
  clock.mockReturnValue(700);
  await user.click(close);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  clock.mockRestore();
});
