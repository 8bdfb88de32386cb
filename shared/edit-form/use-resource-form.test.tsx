import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError, useEditable } from 'shared/api';
import type { ChangeResponse } from 'shared/contract';
import { hasUnsavedChanges } from 'shared/router';
import {
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  testServer,
  aPerson,
} from 'shared/testing';
import { Text } from 'shared/ui';
import { TextField } from 'shared/ui-forms';
import {
  EditDraftOffer,
  EditableFields,
  fieldSections,
  ResourceForm,
  SaveBar,
  SaveProblemNotice,
  useResourceForm,
} from './index.ts';

startTestServer();
afterEach(() => localStorage.clear());

interface Thing {
  name: string;
  note: string;
  step: string;
}

const PATH = '/api/things/1';
const SAVED: ChangeResponse = { history: [], _links: { self: { href: PATH } } };
const SECTIONS = fieldSections({ name: 'Name', note: 'Note' }, (value) =>
  typeof value === 'string' ? `“${value}”` : undefined,
);

/** Serves one thing with versions. */
function serveThing(thing: Partial<Thing> = {}) {
  let stored: Thing = { name: 'one', note: 'first', step: '', ...thing };
  let version = 1;
  const sent: Thing[] = [];
  testServer.use(
    http.get(`*${PATH}`, () => HttpResponse.json(stored, { headers: { ETag: `"${version}-x"` } })),
    http.put<never, Thing>(`*${PATH}`, async ({ request }) => {
      if (request.headers.get('If-Match') !== `"${version}-x"`) return refusal(412, 'Somebody was faster.');
      const body = await request.json();
      sent.push(body);
      stored = { ...body, step: '' };
      version += 1;
      return HttpResponse.json(SAVED);
    }),
  );
  const changeElsewhere = (more: Partial<Thing>) => {
    stored = { ...stored, ...more };
    version += 1;
  };
  return { sent, changeElsewhere };
}

const NOT_THIS_STEP = new ApiError('Not this step', 'http', 400);

const onSaved = jest.fn<undefined, [readonly ChangeResponse[]]>();
beforeEach(() => onSaved.mockClear());

function ThingForm({ editable, thing }: { editable: ReturnType<typeof useEditable<Thing>>; thing: Thing }) {
  const edit = useResourceForm({
    editable,
    current: thing,
    valuesOf: ({ name, note }) => ({ name, note, step: '' }),
    save: async (values, stored, send) => {
      if (values.name === stored.name && values.note === stored.note && values.step === '')
        return { responses: [] };
      const responses = [await send({ ...values, step: '' })];
      if (values.step === '') return { responses };
      return { responses, problem: { error: NOT_THIS_STEP, part: 'Saved without the step' } };
    },
    onSaved,
    draft: { name: 'thing 1' },
    step: 'step',
    options: {},
  });
  return (
    <ResourceForm edit={edit} label="Thing" sections={SECTIONS} isShort>
      <EditDraftOffer edit={edit} />
      <EditableFields isLocked={edit.isBusy}>
        <TextField name="name" label="Name" />
        <TextField name="note" label="Note" />
        <TextField name="step" label="Step" />
      </EditableFields>
      <SaveBar sections={SECTIONS} isBusy={edit.isBusy} note={<SaveProblemNotice edit={edit} />} />
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
const update = () => screen.getByRole('button', { name: 'Update' });
const isDisabled = () => expect(update()).toHaveAttribute('aria-disabled', 'true');

describe('the form of an edited resource', () => {
  test('saves what is typed, and follows what is stored', async () => {
    const { sent } = serveThing();
    const { user } = await open();
    isDisabled();
    await user.type(box('Name'), '!');
    expect(screen.getByText('Changed: Name')).toBeVisible();
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(update());
    await waitFor(() => expect(sent).toEqual([{ name: 'one!', note: 'first', step: '' }]));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith([SAVED]));
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
    expect(box('Name')).toHaveValue('one!');
    isDisabled();
  });

  test('sends once, however often it is pressed', async () => {
    const { sent } = serveThing();
    const { user } = await open();
    await user.type(box('Name'), '!');
    await user.dblClick(update());
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(sent).toHaveLength(1);
  });

  test('keeps everything typed when the save is refused, and shows why', async () => {
    serveThing();
    testServer.use(http.put(`*${PATH}`, () => refusal(400, 'No such name.'), { once: true }));
    const { user } = await open();
    await user.type(box('Name'), '!');
    await user.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent('No such name.');
    expect(box('Name')).toHaveValue('one!');
    await user.click(update());
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('keeps its values when the resource could not be read again after a save', async () => {
    const { sent } = serveThing();
    const { user } = await open();
    testServer.use(http.get(`*${PATH}`, () => (sent.length > 0 ? refusal(500, 'Tired.') : undefined)));
    await user.type(box('Name'), '!');
    await user.click(update());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    await waitFor(isDisabled);
    expect(box('Name')).toHaveValue('one!');
  });

  test('leaves a step that failed after the data was saved in the form', async () => {
    const { sent } = serveThing();
    const { user } = await open();
    await user.type(box('Name'), '!');
    await user.type(box('Step'), 'abort');
    await user.click(update());
    await screen.findByText('Not this step');
    expect(sent).toMatchObject([{ name: 'one!' }]);
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(box('Step')).toHaveValue('abort'));
    expect(box('Name')).toHaveValue('one!');
    expect(hasUnsavedChanges()).toBe(true);
  });
});

describe('two people edit one resource (PP-11)', () => {
  async function openConflict(theirs: Partial<Thing>) {
    const thing = serveThing();
    const { user } = await open();
    thing.changeElsewhere(theirs);
    await user.type(box('Name'), '!');
    await user.click(update());
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed since you opened it' }));
    return { user, dialog, ...thing };
  }

  test('what only one of them has changed is merged', async () => {
    const { user, dialog, sent } = await openConflict({ note: 'theirs' });
    expect(dialog.getByText(/^Note:/)).toHaveTextContent('Note: “first” → “theirs”');
    await user.click(dialog.getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(sent).toMatchObject([{ name: 'one!', note: 'theirs' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(box('Note')).toHaveValue('theirs');
  });

  test('taking everything from the other sends nothing, and shows what is stored', async () => {
    const { user, dialog, sent } = await openConflict({ name: 'theirs' });
    await user.click(dialog.getByRole('radio', { name: /theirs/ }));
    await user.click(dialog.getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(box('Name')).toHaveValue('theirs'));
    expect(sent).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    isDisabled();
  });

  test('a save that got no response, and was carried out, counts as saved when it is repeated', async () => {
    const { sent, changeElsewhere } = serveThing();
    const { user } = await open();
    await user.type(box('Note'), ' and more');
    changeElsewhere({ note: 'first and more' });
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(box('Note')).toHaveValue('first and more');
    expect(sent).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('going back keeps what was typed', async () => {
    const { user, dialog } = await openConflict({ name: 'theirs' });
    await user.click(dialog.getByRole('button', { name: 'Back to my changes' }));
    expect(box('Name')).toHaveValue('one!');
  });
});

describe('a draft (PP-07)', () => {
  test('survives the page, goes over what is stored by then, and resumes no step', async () => {
    serveThing();
    const first = await open();
    await first.user.type(box('Name'), '!');
    await first.user.type(box('Step'), 'abort');
    first.unmount();
    serveThing({ note: 'second' });
    const { user } = await open();
    expect(box('Name')).toHaveValue('one');
    await user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    expect(box('Name')).toHaveValue('one!');
    expect(box('Note')).toHaveValue('second');
    expect(box('Step')).toHaveValue('');
    await user.click(update());
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  test('of a release whose form had one more section is taken up without that', async () => {
    serveThing();
    const first = await open();
    await first.user.type(box('Name'), '!');
    first.unmount();
    const [key = ''] = Object.keys(localStorage);
    const { value, savedAt } = JSON.parse(localStorage.getItem(key) ?? '');
    const section = { removed: { text: 'x' } };
    const older = { base: { ...value.base, ...section }, mine: { ...value.mine, ...section } };
    localStorage.setItem(key, JSON.stringify({ value: older, savedAt }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    expect(box('Name')).toHaveValue('one!');
  });

  test('is not offered when it is stored by then', async () => {
    const { changeElsewhere } = serveThing();
    const first = await open();
    await first.user.type(box('Note'), '!');
    first.unmount();
    changeElsewhere({ note: 'first!' });
    await open();
    expect(screen.queryByText('You have a draft that was not sent.')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  test('goes when everything typed is taken back', async () => {
    serveThing();
    const { user } = await open();
    await user.type(box('Name'), '!');
    expect(localStorage).toHaveLength(1);
    await user.type(box('Name'), '{Backspace}');
    await act(() => Promise.resolve());
    expect(localStorage).toHaveLength(0);
  });
});
