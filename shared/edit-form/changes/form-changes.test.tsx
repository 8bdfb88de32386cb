import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderInShell, startTestServer } from 'shared/testing';
import { Button } from 'shared/ui';
import { TextField, useFilledForm } from 'shared/ui-forms';
import { UNDONE_AFTER_MS, useChangedSections, WatchedForm } from './form-changes.tsx';

startTestServer();

const SECTIONS = [{ id: 'first' }, { id: 'second' }];
const shown: string[][] = [];

function Shown() {
  const changed = useChangedSections(SECTIONS).map(({ id }) => id);
  useEffect(() => {
    shown.push(changed);
  });
  return <p>Changed: {changed.join(', ') || 'nothing'}</p>;
}

function TwoSections() {
  const form = useFilledForm({ first: { name: '' }, second: { name: '' } });
  return (
    <WatchedForm form={form} onSubmit={() => undefined}>
      <TextField name="first.name" label="First" />
      <TextField name="second.name" label="Second" />
      <Shown />
      <Button onClick={() => form.reset(form.getValues())}>Saved</Button>
    </WatchedForm>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  renderInShell(<TwoSections />);
  shown.length = 0;
});
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Types so that the field contains this, and lets the form hear of it. */
async function type(label: 'First' | 'Second', text: string) {
  fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value: text } });
  await wait(0);
}

describe('what is changed in a long form (PP-73)', () => {
  test('shows at once', async () => {
    await type('Second', 'x');
    expect(screen.getByText('Changed: second')).toBeVisible();
    await type('First', 'x');
    expect(screen.getByText('Changed: first, second')).toBeVisible();
  });

  test('shows as undone after a pause of 300 ms', async () => {
    await type('First', 'x');
    await type('First', '');
    await wait(UNDONE_AFTER_MS - 1);
    expect(screen.getByText('Changed: first')).toBeVisible();
    await wait(1);
    expect(screen.getByText('Changed: nothing')).toBeVisible();
  });

  test('stands still while somebody takes letters back and types others (acceptance 6)', async () => {
    await type('First', 'x');
    shown.length = 0;
    for (const text of ['', 'y', '', 'z']) await type('First', text);
    await wait(UNDONE_AFTER_MS);
    expect(shown).toEqual([]);
    expect(screen.getByText('Changed: first')).toBeVisible();
  });

  test('is over at once when it is saved', async () => {
    await type('First', 'x');
    fireEvent.click(screen.getByRole('button', { name: 'Saved' }));
    expect(screen.getByText('Changed: nothing')).toBeVisible();
  });
});
