import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, startTestServer } from 'shared/testing';
import { genesOf, noteOf, openEditing, saveButton } from '../testing/open-management.tsx';
import { aRecord, numberedRecords, serveLists } from '../testing/gene-list-server.ts';
import { MANAGER_OF_TWO } from '../testing/people.ts';

const server = startTestServer();
afterEach(() => localStorage.clear());

const size = () => screen.queryByText(/unsaved change/)?.textContent;

/** Responds to the suggestions and counts the calls. */
function serveSuggestions(symbols: string[]): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/api/genesNamesInExternalData', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('input') ?? '');
      return HttpResponse.json(symbols);
    }),
  );
  return asked;
}

describe('the rows in edit mode (spec part 2 §2, §3; ui-screens 19)', () => {
  it('have chips, a text, types of the consortium, a check box, projects and a delete button', async () => {
    const projects = [{ tpn: 'TPN:000000901', summaryStatus: 'Plan Created' }];
    serveLists({
      IDG: [aRecord(41, ['Abl1', 'Abl2'], { note: 'A note', recordTypes: ['Tier1'], projects })],
    });
    const { user } = await openEditing();
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual([
      'Gene(s)',
      'Note',
      'Types',
      'Visible',
      'Project Id',
      'Project Summary Status',
      'Delete',
    ]);
    expect(screen.getByRole('link', { name: /TPN:000000901/ })).toHaveAttribute(
      'href',
      '/projects/TPN:000000901',
    );
    expect(screen.getByText('Plan Created')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Abl2' })).toBeVisible();
    expect(noteOf('Row 1')).toHaveValue('A note');
    expect(screen.getByRole('checkbox', { name: 'Row 1, Visible' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Delete row 1' })).toBeVisible();
    const types = screen.getByRole('combobox', { name: 'Row 1, Types' });
    expect(types.closest('td')?.firstElementChild).toHaveStyle({ minWidth: '100px' });
    await user.click(types);
    const list = screen.getByRole('listbox', { name: 'Row 1, Types' });
    const offered = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(offered).toEqual(['Tier1', 'Tier2']);
  });

  it('take genes with Enter, comma and on blur, trimmed, without blanks and duplicates (spec part 2 §5)', async () => {
    serveSuggestions([]);
    serveLists({ IDG: [aRecord(41, ['Abl1'])] });
    const { user } = await openEditing();
    await user.type(genesOf('Row 1'), ' T {Enter}   {Enter}H2,Abl1{Enter}Fr');
    await user.tab();
    const chips = screen.getAllByRole('button', { name: /^Remove / });
    expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'Remove Abl1',
      'Remove T',
      'Remove H2',
      'Remove Fr',
    ]);
  });

  it('suggest from exactly 3 characters on, and filter locally after that (spec part 2 §5, §9)', async () => {
    const asked = serveSuggestions(['Abl1', 'Abl2']);
    serveLists({ IDG: [aRecord(41, ['T'])] });
    const { user } = await openEditing();
    await user.type(genesOf('Row 1'), 'ab');
    expect(asked).toEqual([]);
    await user.type(genesOf('Row 1'), 'l2');
    expect(await screen.findByRole('option', { name: 'Abl2' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Abl1' })).not.toBeInTheDocument();
    expect(asked).toEqual(['abl%']);
  });

  it('take many pasted symbols at once, without duplicates (spec part 2 §5)', async () => {
    serveLists({ IDG: [aRecord(41, ['Abl1'])] });
    const { user } = await openEditing();
    await user.click(genesOf('Row 1'));
    await user.paste('Abl2, T\nAbl1');
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(3);
    expect(size()).toBe('1 unsaved change: 1 changed (IDG)');
  });
});

describe('a new row (spec part 2 §4)', () => {
  it('begins without genes and note, not visible, with the focus; nothing typed is no change', async () => {
    serveLists({ IDG: [] });
    const { user } = await openEditing();
    await user.click(screen.getByRole('button', { name: 'Add a record' }));
    expect(genesOf('New row 1')).toHaveFocus();
    expect(noteOf('New row 1')).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'New row 1, Visible' })).not.toBeChecked();
    expect(size()).toBeUndefined();
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('needs a gene', async () => {
    serveLists({ IDG: [] });
    const { user } = await openEditing();
    await user.click(screen.getByRole('button', { name: 'Add a record' }));
    await user.type(noteOf('New row 1'), 'x');
    expect(screen.getByRole('alert')).toHaveTextContent('A record needs at least one gene.');
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
    await user.type(genesOf('New row 1'), 'T{Enter}');
    expect(saveButton()).not.toHaveAttribute('aria-disabled');
  });

  it('is removed at once and alone, and can be brought back (PP-03, PP-05)', async () => {
    serveLists({ IDG: [] });
    const { user } = await openEditing();
    for (const note of ['One', 'Two']) {
      await user.click(screen.getByRole('button', { name: 'Add a record' }));
      await user.type(noteOf(note === 'One' ? 'New row 1' : 'New row 2'), note);
    }
    await user.click(screen.getByRole('button', { name: 'Delete new row 1' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(noteOf('New row 1')).toHaveValue('Two');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(noteOf('New row 2')).toHaveValue('One');
  });
});

describe('deleting a stored row (spec part 2 §4, §9; ui-screens 2.4)', () => {
  it('asks in a dialog of 250 px; Cancel leaves it, Ok takes it from the table only', async () => {
    const fake = serveLists({ IDG: [aRecord(41, ['Abl1']), aRecord(42, ['T'])] });
    const { user } = await openEditing();
    await user.click(screen.getByRole('button', { name: 'Delete row 1' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete Confirmation' });
    expect(dialog).toHaveStyle({ width: '250px' });
    expect(dialog).toHaveTextContent(
      'This record will be deleted in the system once the “Save Changes” button is clicked.',
    );
    expect(within(dialog).getByRole('button', { name: 'Ok' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(size()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Delete row 1' }));
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    expect(screen.queryByRole('button', { name: 'Remove Abl1' })).not.toBeInTheDocument();
    expect(size()).toBe('1 unsaved change: 1 deleted (IDG)');
    expect(screen.getByRole('button', { name: 'Delete row 2' })).toHaveFocus();
    expect(fake.changes).toEqual([]);
  });
});

describe('the change set (PP-06)', () => {
  it('is kept across pages, filters, modes and consortia, and shows its size', async () => {
    serveLists({ IDG: numberedRecords(25), IMPC: [aRecord(900, ['T'])] });
    const { user } = await openEditing({ session: MANAGER_OF_TWO });
    await user.type(noteOf('Row 1'), 'a');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('21 – 25 of 25');
    await user.type(noteOf('Row 5'), 'b');
    await user.click(screen.getByRole('button', { name: 'Show Filters' }));
    await user.type(screen.getByPlaceholderText('Marker Symbol(s)'), 'Gene1{Enter}');
    await screen.findByText('1 – 1 of 1');
    await waitFor(() => expect(noteOf('Row 1')).toHaveValue('a'));
    await user.selectOptions(screen.getByLabelText('Consortium'), 'IMPC');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await screen.findByRole('button', { name: 'Remove T' });
    await user.type(noteOf('Row 1'), 'c');
    expect(size()).toBe('3 unsaved changes: 3 changed (IDG, IMPC)');
    await user.click(screen.getByRole('button', { name: 'Show changes' }));
    expect(screen.getByText('Changed: Gene25 (IDG)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo Changed: Gene25 (IDG)' }));
    expect(size()).toBe('2 unsaved changes: 2 changed (IDG, IMPC)');
  });

  it('does not take a letter for a record that came after it was begun', async () => {
    const fake = serveLists({ IDG: numberedRecords(25) });
    const { user } = await openEditing();
    const release = fake.holdPages();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByText('1 – 20 of 25')).toBeVisible();
    await user.type(noteOf('Row 2'), 'ab');
    release();
    await screen.findByText('21 – 25 of 25');
    await user.keyboard('cd');
    expect(noteOf('Row 2')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await screen.findByText('1 – 20 of 25');
    expect(noteOf('Row 2')).toHaveValue('ab');
    expect(size()).toBe('1 unsaved change: 1 changed (IDG)');
  });

  it('is dropped on purpose only', async () => {
    serveLists({ IDG: [aRecord(41, ['Abl1'])] });
    const { user } = await openEditing();
    await user.type(noteOf('Row 1'), 'a');
    await user.click(screen.getByRole('button', { name: 'Drop changes' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Drop all changes?' });
    expect(dialog).toHaveTextContent('1 unsaved change: 1 changed (IDG). Nothing of them will be saved.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(noteOf('Row 1')).toHaveValue('a');
    await user.click(screen.getByRole('button', { name: 'Drop changes' }));
    await user.click(screen.getByRole('button', { name: 'Drop' }));
    expect(noteOf('Row 1')).toHaveValue('');
    expect(size()).toBeUndefined();
  });

  it('is offered again as a draft after the page was closed', async () => {
    serveLists({ IDG: [aRecord(41, ['Abl1'])] });
    const first = await openEditing();
    await first.user.type(noteOf('Row 1'), 'typed');
    first.unmount();
    const { user } = await openEditing();
    await user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    expect(noteOf('Row 1')).toHaveValue('typed');
    await user.clear(noteOf('Row 1'));
    await waitFor(() => expect(size()).toBeUndefined());
  });
});
