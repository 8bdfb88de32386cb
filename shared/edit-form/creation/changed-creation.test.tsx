import { screen, waitFor, within } from '@testing-library/react';
import {
  aPerson,
  http,
  refusal,
  renderInShell,
  serveCreations,
  startTestServer,
  testServer,
  type Creations,
} from 'shared/testing';
import { Text } from 'shared/ui';
import { TextField } from 'shared/ui-forms';
import { EditForm, useNewResource } from '../index.ts';

startTestServer();
afterEach(() => localStorage.clear());

const PATH = '/api/things';
const EMPTY = { thing: { name: '' } };
const SECTIONS = [{ id: 'thing', title: 'Thing', labels: { name: 'Name' } }];

function NewThing() {
  const { createdId, ...edit } = useNewResource({
    path: PATH,
    empty: EMPTY,
    bodyOf: ({ thing }) => thing,
    addressOf: (id) => `/things/${id}`,
    draft: { name: 'new thing', example: EMPTY },
  });
  if (createdId !== undefined) return <Text>Created {createdId}</Text>;
  return (
    <EditForm edit={edit} label="Thing" sections={SECTIONS} submitText="Create" busyText="Creating…">
      <TextField name="thing.name" label="Name" />
    </EditForm>
  );
}

const jo = aPerson();
const open = () => renderInShell(<NewThing />, { session: jo });
const name = () => screen.getByRole('textbox', { name: 'Name' });
const create = () => screen.getByRole('button', { name: 'Create' });
const news = () => screen.findByText(/^It was created/);
const notSaved = () => screen.findByText(/Check that the server is available/);

/** A form that was sent with the name "one", changed to "one more" when no response came. */
async function sendAndChange(line: Creations['line']) {
  const server = serveCreations(PATH);
  server.line = line;
  const { user, unmount } = open();
  await user.type(name(), 'one');
  await user.click(create());
  await notSaved();
  await user.type(name(), ' more');
  server.line = 'whole';
  return { server, user, unmount };
}

describe('a creation that is changed after its response was lost', () => {
  test('shows what was created, creates no second one, and takes nothing away', async () => {
    const { server, user } = await sendAndChange('response lost');
    await user.click(create());
    expect(await news()).toHaveTextContent('It was created: T:1. Your later changes are still here.');
    expect(screen.getByRole('link', { name: 'T:1' })).toHaveAttribute('href', '/things/T:1');
    expect(server.created).toEqual([{ name: 'one' }]);
    expect(name()).toHaveValue('one more');
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
  });

  test('moves the focus to that', async () => {
    const { user } = await sendAndChange('response lost');
    await user.click(create());
    const notice = await news();
    await waitFor(() => expect(document.activeElement).toContainElement(notice));
    expect(within(notice).getByRole('link')).toBeVisible();
  });

  test('is created when the request did not arrive', async () => {
    const { server, user } = await sendAndChange('request lost');
    await user.click(create());
    expect(await screen.findByText('Created T:1')).toBeVisible();
    expect(server.created).toEqual([{ name: 'one more' }]);
    expect(localStorage).toHaveLength(0);
  });

  test('is another one when it is sent again all the same', async () => {
    const { server, user } = await sendAndChange('response lost');
    await user.click(create());
    await news();
    await user.click(create());
    expect(await screen.findByText('Created T:2')).toBeVisible();
    expect(server.created).toEqual([{ name: 'one' }, { name: 'one more' }]);
  });

  test('finds the first of several attempts', async () => {
    const { server, user } = await sendAndChange('response lost');
    server.line = 'request lost';
    await user.click(create());
    await notSaved();
    await user.type(name(), ' and more');
    server.line = 'whole';
    await user.click(create());
    expect(await news()).toHaveTextContent('T:1');
    expect(server.created).toHaveLength(1);
  });

  test('does so after a reload, again until it is sent all the same', async () => {
    const { server, unmount } = await sendAndChange('response lost');
    await waitFor(() => expect(localStorage).toHaveLength(2));
    for (let visit = 1; visit <= 2; visit += 1) {
      if (visit === 1) unmount();
      const next = open();
      await next.user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
      await next.user.type(name(), ` ${visit}`);
      await next.user.click(create());
      expect(await news()).toHaveTextContent('T:1');
      await waitFor(() => expect(localStorage.length).toBeGreaterThan(1));
      next.unmount();
    }
    expect(server.created).toHaveLength(1);
  });

  test('does so in a browser that stores nothing', async () => {
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The storage is full.');
    });
    const { server, user } = await sendAndChange('response lost');
    await user.click(create());
    expect(await news()).toHaveTextContent('T:1');
    expect(server.created).toHaveLength(1);
    write.mockRestore();
  });

  test('a refusal in between does not hide it', async () => {
    const { server, user } = await sendAndChange('response lost');
    testServer.use(http.post(`*${PATH}`, () => refusal(400, 'The name is taken.'), { once: true }));
    await user.click(create());
    await screen.findByText('The name is taken.');
    await user.clear(name());
    await user.type(name(), 'free');
    await user.click(create());
    expect(await news()).toHaveTextContent('T:1');
    expect(server.created).toHaveLength(1);
  });
});
