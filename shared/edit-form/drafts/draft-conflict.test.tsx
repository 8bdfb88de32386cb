import { screen, waitFor, within } from '@testing-library/react';
import { useEditable } from 'shared/api';
import type { ChangeResponse } from 'shared/contract';
import {
  aPerson,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  testServer,
} from 'shared/testing';
import { Text } from 'shared/ui';
import { TextField } from 'shared/ui-forms';
import {
  EditDraftOffer,
  fieldSections,
  ResourceForm,
  SaveBar,
  useNewResource,
  useResourceForm,
} from '../index.ts';

startTestServer();
afterEach(() => localStorage.clear());

interface Thing {
  name: string;
  note: string;
}

const PATH = '/api/things/1';
const SAVED: ChangeResponse = { history: [], _links: { self: { href: PATH } } };
const SECTIONS = fieldSections({ name: 'Name', note: 'Note' });

/** Serves one thing with versions. */
function serveThing() {
  let stored: Thing = { name: 'one', note: 'first' };
  let version = 1;
  const sent: Thing[] = [];
  const store = (more: Partial<Thing>) => {
    stored = { ...stored, ...more };
    version += 1;
  };
  testServer.use(
    http.get(`*${PATH}`, () => HttpResponse.json(stored, { headers: { ETag: `"${version}-x"` } })),
    http.put<never, Thing>(`*${PATH}`, async ({ request }) => {
      if (request.headers.get('If-Match') !== `"${version}-x"`) return refusal(412, 'Somebody was faster.');
      const body = await request.json();
      sent.push(body);
      store(body);
      return HttpResponse.json(SAVED);
    }),
  );
  return { sent, changeElsewhere: store };
}

function ThingForm({ editable, thing }: { editable: ReturnType<typeof useEditable<Thing>>; thing: Thing }) {
  const edit = useResourceForm({
    editable,
    current: thing,
    valuesOf: ({ name, note }) => ({ name, note }),
    save: async (values, _, send) => ({ responses: [await send(values)] }),
    onSaved: () => undefined,
    draft: { name: 'thing 1' },
  });
  return (
    <ResourceForm edit={edit} label="Thing" sections={SECTIONS} isShort>
      <EditDraftOffer edit={edit} sections={SECTIONS} />
      <TextField name="name" label="Name" />
      <TextField name="note" label="Note" />
      <SaveBar isBusy={edit.isBusy} />
    </ResourceForm>
  );
}

function ThingPage() {
  const editable = useEditable<Thing>(PATH);
  return editable.data ? <ThingForm editable={editable} thing={editable.data} /> : <Text>Loading</Text>;
}

async function open() {
  const shell = renderInShell(<ThingPage />, { session: aPerson() });
  await screen.findByRole('form', { name: 'Thing' });
  return shell;
}

const box = (label: string) => screen.getByRole('textbox', { name: label });
const press = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.findByRole('dialog', { name: 'Changed since you opened it' });

/** A visit that leaves the name `one!` in a draft; then others save, and the person is back. */
async function comeBack(theirs: Partial<Thing>) {
  const thing = serveThing();
  const first = await open();
  await first.user.type(box('Name'), '!');
  first.unmount();
  thing.changeElsewhere(theirs);
  return { ...thing, ...(await open()) };
}

async function resume(theirs: Partial<Thing>) {
  const visit = await comeBack(theirs);
  await visit.user.click(press('Continue with the draft'));
  return visit;
}

describe('a draft that is older than what others have saved (PP-11)', () => {
  test('names in its offer what both sides have changed', async () => {
    await comeBack({ name: 'theirs', note: 'theirs' });
    expect(screen.getByText(/^Saved with another value since the draft was begun: Name\./)).toBeVisible();
  });

  test('says nothing of others who have changed something else', async () => {
    await comeBack({ note: 'theirs' });
    expect(screen.queryByText(/^Saved with another value/)).not.toBeInTheDocument();
  });

  test('overwrites nothing: the person chooses between both values', async () => {
    const { user, sent } = await resume({ name: 'theirs', note: 'second' });
    expect(box('Name')).toHaveValue('one!');
    expect(box('Note')).toHaveValue('second');
    await user.click(press('Update'));
    const choices = within(await dialog());
    expect(sent).toEqual([]);
    expect(choices.getByText('Before: one')).toBeVisible();
    await user.click(choices.getByRole('radio', { name: /Your value one!/ }));
    await user.click(choices.getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(sent).toEqual([{ name: 'one!', note: 'second' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(localStorage).toHaveLength(0);
  });

  test('can be given up for what others have saved', async () => {
    const { user, sent } = await resume({ name: 'theirs' });
    await user.click(press('Update'));
    const choices = within(await dialog());
    await user.click(choices.getByRole('radio', { name: /theirs/ }));
    await user.click(choices.getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(box('Name')).toHaveValue('theirs'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('asks again after the way back, further typing and another reload', async () => {
    const first = await resume({ name: 'theirs' });
    await first.user.click(press('Update'));
    await first.user.click(within(await dialog()).getByRole('button', { name: 'Back to my changes' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await first.user.type(box('Note'), '!');
    first.unmount();
    const { user } = await open();
    await user.click(press('Continue with the draft'));
    expect(box('Note')).toHaveValue('first!');
    await user.click(press('Update'));
    expect(await dialog()).toHaveTextContent('Before: one');
    expect(first.sent).toEqual([]);
  });

  test('is saved at once when the person types what others have saved', async () => {
    const { user, sent } = await resume({ name: 'theirs' });
    await user.clear(box('Name'));
    await user.type(box('Name'), 'theirs');
    await user.type(box('Note'), '!');
    await user.click(press('Update'));
    await waitFor(() => expect(sent).toEqual([{ name: 'theirs', note: 'first!' }]));
  });

  test('asks about a value that both have seen only once: a third save is a conflict of its own', async () => {
    const { user, sent, changeElsewhere } = await resume({ name: 'theirs' });
    changeElsewhere({ name: 'third' });
    await user.click(press('Update'));
    await user.click(within(await dialog()).getByRole('radio', { name: /one!/ }));
    await user.click(press('Save my choices'));
    const third = await screen.findByRole('radio', { name: /third/ });
    expect(sent).toEqual([]);
    await user.click(third);
    await user.click(press('Save my choices'));
    await waitFor(() => expect(box('Name')).toHaveValue('third'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

function NewThing({ empty }: { empty: Thing }) {
  const edit = useNewResource({
    path: '/api/things',
    empty,
    bodyOf: (values) => values,
    addressOf: (id) => id,
    draft: { name: 'new thing', example: empty },
  });
  return (
    <ResourceForm edit={edit} label="New thing" sections={SECTIONS} isShort>
      <EditDraftOffer edit={edit} sections={SECTIONS} />
      <TextField name="name" label="Name" />
      <SaveBar isBusy={edit.isBusy} submitText="Create" />
    </ResourceForm>
  );
}

test('a new thing has no others: its draft goes over what the form begins with by now', async () => {
  const sent: unknown[] = [];
  testServer.use(
    http.post('*/api/things', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...SAVED, id: 1 });
    }),
  );
  const session = aPerson();
  const first = renderInShell(<NewThing empty={{ name: 'a', note: '' }} />, { session });
  await first.user.type(box('Name'), '!');
  first.unmount();
  const { user } = renderInShell(<NewThing empty={{ name: 'b', note: '' }} />, { session });
  await user.click(press('Continue with the draft'));
  await user.click(press('Create'));
  await waitFor(() => expect(sent).toEqual([{ name: 'a!', note: '' }]));
});
