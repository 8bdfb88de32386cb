import { screen, waitFor } from '@testing-library/react';
import type { ChangeResponse } from 'shared/contract';
import { hasUnsavedChanges } from 'shared/router';
import {
  aPerson,
  delay,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  testServer,
} from 'shared/testing';
import { Text } from 'shared/ui';
import { TextField } from 'shared/ui-forms';
import { EditForm, useNewResource } from '../index.ts';

startTestServer();
afterEach(() => localStorage.clear());

const PATH = '/api/things';
const EMPTY = { thing: { name: '' } };
const SECTIONS = [{ id: 'thing', title: 'Thing', labels: { name: 'Name' } }];

/** @param props.stays whether the form remains on the screen for a while when the thing exists */
function NewThing({ stays = false }: { stays?: boolean }) {
  const { createdId, ...edit } = useNewResource({
    path: PATH,
    empty: EMPTY,
    bodyOf: ({ thing }) => thing,
    addressOf: (id) => `/things/${id}`,
    draft: { name: 'new thing', example: EMPTY },
  });
  if (createdId !== undefined && !stays) return <Text>Created {createdId}</Text>;
  return (
    <EditForm edit={edit} label="Thing" sections={SECTIONS} submitText="Create" busyText="Creating…">
      <TextField name="thing.name" label="Name" />
    </EditForm>
  );
}

const CREATED: ChangeResponse = {
  history: [],
  _links: { self: { href: 'http://t.example/api/things/T:7' } },
};

/** Serves the creation; the first requests are refused like this. */
function serve(...refusals: Response[]) {
  const keys: (string | null)[] = [];
  testServer.use(
    http.post(`*${PATH}`, async ({ request }) => {
      await delay(50);
      keys.push(request.headers.get('Idempotency-Key'));
      return refusals.shift() ?? HttpResponse.json(CREATED, { status: 201 });
    }),
  );
  return keys;
}

const open = (props = {}) => renderInShell(<NewThing {...props} />, { session: aPerson() });
const name = () => screen.getByRole('textbox', { name: 'Name' });
const create = () => screen.getByRole('button', { name: 'Create' });

describe('the form of a new resource (PP-10, PP-41)', () => {
  test('creates it once, and returns its identifier', async () => {
    const keys = serve();
    const { user } = open();
    await user.type(name(), 'one');
    await user.dblClick(create());
    expect(await screen.findByText('Created T:7')).toBeVisible();
    expect(keys).toHaveLength(1);
    expect(hasUnsavedChanges()).toBe(false);
    expect(localStorage).toHaveLength(0);
  });

  test('leaves no draft of what exists, although the last letters were to be stored after a pause', async () => {
    const keys = serve();
    const { user } = open({ stays: true });
    await user.type(name(), 'one');
    await user.click(create());
    await waitFor(() => expect(keys).toHaveLength(1));
    await delay(700);
    expect(localStorage).toHaveLength(0);
  });

  test('repeats a refused request with the same key, and keeps what was typed', async () => {
    const keys = serve(refusal(403, 'Not yours.', [{ object: 'Thing', field: 'name', message: 'Taken' }]));
    const { user } = open();
    await user.type(name(), 'one');
    await user.click(create());
    expect(await screen.findByRole('button', { name: 'Thing, Name: Taken' })).toBeVisible();
    expect(name()).toHaveValue('one');
    await user.click(create());
    await screen.findByText('Created T:7');
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  test('created without a response, it is not created again after a reload', async () => {
    const keys = serve(HttpResponse.error());
    const first = open();
    await first.user.type(name(), 'one');
    await first.user.click(create());
    expect(await screen.findByText(/Check that the server is available/)).toBeVisible();
    await waitFor(() => expect(localStorage.length).toBeGreaterThan(1));
    first.unmount();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    await user.click(create());
    await screen.findByText('Created T:7');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(localStorage).toHaveLength(0);
  });

  test('after a draft was discarded, the same is sent under another key', async () => {
    const keys = serve(HttpResponse.error());
    const first = open();
    await first.user.type(name(), 'one');
    await first.user.click(create());
    await screen.findByText(/Check that the server is available/);
    await waitFor(() => expect(localStorage).toHaveLength(2));
    first.unmount();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Discard the draft' }));
    await user.type(name(), 'one');
    await user.click(create());
    await screen.findByText('Created T:7');
    expect(new Set(keys).size).toBe(2);
  });

  test('offers what was typed on an earlier visit', async () => {
    serve();
    const first = open();
    await first.user.type(name(), 'one');
    await waitFor(() => expect(localStorage).toHaveLength(1));
    first.unmount();
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    expect(name()).toHaveValue('one');
    expect(screen.getByText('Changed: Thing')).toBeVisible();
  });
});
