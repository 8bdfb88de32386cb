import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { delay, http, refusal, startTestServer } from 'shared/testing';
import { dismissNotice } from 'shared/ui';
import { genesOf, noteOf, openEditing, saveButton } from '../testing/open-management.tsx';
import { aRecord, numberedRecords, serveLists } from '../testing/gene-list-server.ts';
import { MANAGER_OF_TWO } from '../testing/people.ts';

const server = startTestServer();
afterEach(() => {
  act(() => dismissNotice());
  localStorage.clear();
});

const size = () => screen.queryByText(/unsaved change/)?.textContent;
type User = Awaited<ReturnType<typeof openEditing>>['user'];

async function deleteRow(user: User, row: string) {
  await user.click(screen.getByRole('button', { name: `Delete ${row}` }));
  await user.click(screen.getByRole('button', { name: 'Ok' }));
}

/** Changes row 1, adds a record, and deletes row 2. */
async function changeAll(user: User) {
  await user.type(noteOf('Row 1'), 'Mine');
  await deleteRow(user, 'row 2');
  await user.click(screen.getByRole('button', { name: 'Add a record' }));
  await user.type(genesOf('New row 1'), 'T{Enter}');
}

describe('Save Changes (spec part 2 §4, §7; PP-06)', () => {
  it('is disabled until something has changed, with the reason', async () => {
    serveLists({ IDG: numberedRecords(2) });
    const { user } = await openEditing();
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
    expect(saveButton()).toHaveAccessibleDescription('Nothing has been changed.');
    await user.type(noteOf('Row 1'), 'x');
    expect(saveButton()).not.toHaveAttribute('aria-disabled');
    await user.type(noteOf('Row 1'), '{Backspace}');
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('is disabled while the list is loading, with the reason', async () => {
    serveLists({ IDG: numberedRecords(45) });
    const { user } = await openEditing();
    await user.type(noteOf('Row 1'), 'x');
    server.use(http.get('*/api/geneList/IDG/content', () => delay('infinite')));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
    expect(saveButton()).toHaveAccessibleDescription('The gene list is being loaded.');
  });

  it('sends only new and changed records, then the deletions, each bound to its edition; then the page is read again', async () => {
    const fake = serveLists({ IDG: numberedRecords(3) });
    const { user } = await openEditing();
    await changeAll(user);
    const questions = fake.questions.length;
    await user.click(saveButton());
    expect(await screen.findByText('Data updated.')).toBeVisible();
    await waitFor(() => expect(fake.questions.length).toBeGreaterThan(questions));
    const gene = (symbol: string) => ({
      genes: [{ symbol }],
      recordTypes: [],
      visible: false,
      projects: null,
    });
    expect(fake.changes).toEqual([
      {
        method: 'POST',
        ifMatch: '"7-digest"',
        body: [
          { id: 1, note: 'Mine', ...gene('Gene1') },
          { id: null, note: null, ...gene('T') },
        ],
        ids: null,
      },
      { method: 'DELETE', ifMatch: '"8"', body: undefined, ids: '2' },
    ]);
    expect(size()).toBeUndefined();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove T' })).toBeVisible());
    expect(noteOf('Row 1')).toHaveValue('Mine');
  });

  it('closes its notice after 1.5 s (spec part 2 §8, §9: 1500 ms)', async () => {
    serveLists({ IDG: numberedRecords(1) });
    const { user } = await openEditing();
    await user.type(noteOf('Row 1'), 'x');
    await user.click(saveButton());
    await screen.findByText('Data updated.');
    await waitFor(() => expect(screen.queryByText('Data updated.')).not.toBeInTheDocument(), {
      timeout: 2900,
    });
  });

  it('saves the changes of two pages and two lists at once', async () => {
    const fake = serveLists({ IDG: numberedRecords(25), IMPC: [aRecord(900, ['T'])] });
    const { user } = await openEditing({ session: MANAGER_OF_TWO });
    await user.type(noteOf('Row 1'), 'a');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('21 – 25 of 25');
    await user.type(noteOf('Row 5'), 'b');
    await user.click(saveButton());
    await screen.findByText('Data updated.');
    expect(
      fake.records
        .get('IDG')
        ?.map(({ note }) => note)
        .filter(Boolean),
    ).toEqual(['a', 'b']);
    expect(fake.changes).toHaveLength(1);
  });
});

describe('a save that fails (spec part 2 §8)', () => {
  it('shows why in the banner and keeps everything', async () => {
    const fake = serveLists({ IDG: numberedRecords(3) });
    const { user } = await openEditing();
    await changeAll(user);
    fake.refuseNext('POST', refusal(400, 'Gene(s) [[T]] already in this list.'));
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Gene(s) [[T]] already in this list.');
    expect(size()).toBe('3 unsaved changes: 1 new, 1 changed, 1 deleted (IDG)');
    expect(noteOf('Row 1')).toHaveValue('Mine');
  });

  it('sends what was saved before not again: only the deletion is left', async () => {
    const fake = serveLists({ IDG: numberedRecords(3) });
    const { user } = await openEditing();
    await changeAll(user);
    fake.refuseNext('DELETE', refusal(500, 'The deletion failed.'));
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('The deletion failed.');
    expect(size()).toBe('1 unsaved change: 1 deleted (IDG)');
    await user.click(saveButton());
    await screen.findByText('Data updated.');
    expect(fake.changes.map(({ method, ifMatch }) => [method, ifMatch])).toEqual([
      ['POST', '"7-digest"'],
      ['DELETE', '"8"'],
      ['DELETE', '"8"'],
    ]);
  });
});

describe('when somebody else has changed the list (PP-11)', () => {
  async function editRow(note: string) {
    const fake = serveLists({ IDG: numberedRecords(2) });
    const shell = await openEditing();
    await shell.user.type(noteOf('Row 1'), note);
    return { fake, ...shell };
  }
  const theirs = (note: string) => [aRecord(1, ['Gene1'], { note }), aRecord(2)];

  it('saves over it by itself when they changed other records', async () => {
    const { fake, user } = await editRow('Mine');
    fake.versions.set('IDG', 9);
    fake.records.set('IDG', [aRecord(1, ['Gene1']), aRecord(2, ['Gene2'], { note: 'Theirs' })]);
    await user.click(saveButton());
    await screen.findByText('Data updated.');
    expect(fake.records.get('IDG')?.map(({ note }) => note)).toEqual(['Mine', 'Theirs']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks about a record that both have changed, and saves what is kept', async () => {
    const { fake, user } = await editRow('Mine');
    fake.versions.set('IDG', 9);
    fake.records.set('IDG', theirs('Theirs'));
    await user.click(saveButton());
    const dialog = await screen.findByRole('dialog', { name: 'Changed since you opened it' });
    expect(dialog).toHaveTextContent('Gene1 · Note: Theirs · Types: none · Not visible');
    expect(dialog).toHaveTextContent('Gene1 · Note: Mine · Types: none · Not visible');
    expect(screen.getByRole('checkbox', { name: 'Keep my change of Gene1' })).toBeChecked();
    await user.click(screen.getAllByRole('button', { name: 'Save Changes' }).at(-1) ?? saveButton());
    await screen.findByText('Data updated.');
    expect(fake.records.get('IDG')?.[0]?.note).toBe('Mine');
  });

  it('saves what is kept however long the list takes to be read again', async () => {
    const { fake, user } = await editRow('Mine');
    fake.versions.set('IDG', 9);
    fake.records.set('IDG', theirs('Theirs'));
    // Answered as always, but late.
    server.use(http.get('*/api/geneList/IDG/content', () => delay(300)));
    await user.click(saveButton());
    await screen.findByRole('dialog', { name: 'Changed since you opened it' });
    await user.click(screen.getAllByRole('button', { name: 'Save Changes' }).at(-1) ?? saveButton());
    await screen.findByText('Data updated.');
    expect(fake.records.get('IDG')?.[0]?.note).toBe('Mine');
  });

  it('drops what the person drops', async () => {
    const { fake, user } = await editRow('Mine');
    fake.versions.set('IDG', 9);
    fake.records.set('IDG', theirs('Theirs'));
    await user.click(saveButton());
    await user.click(await screen.findByRole('checkbox', { name: 'Keep my change of Gene1' }));
    await user.click(screen.getAllByRole('button', { name: 'Save Changes' }).at(-1) ?? saveButton());
    await waitFor(() => expect(noteOf('Row 1')).toHaveValue('Theirs'));
    expect(fake.records.get('IDG')?.[0]?.note).toBe('Theirs');
    expect(size()).toBeUndefined();
  });

  it('loses nothing when the person goes back', async () => {
    const { fake, user } = await editRow('Mine');
    fake.versions.set('IDG', 9);
    fake.records.set('IDG', theirs('Theirs'));
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Back to my changes' }));
    expect(noteOf('Row 1')).toHaveValue('Mine');
    expect(size()).toBe('1 unsaved change: 1 changed (IDG)');
  });
});
