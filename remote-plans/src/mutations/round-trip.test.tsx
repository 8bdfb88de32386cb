import { screen, within } from '@testing-library/react';
import { startTestServer, type FakeShell } from 'shared/testing';
import { anEsCellPlan } from '../testing/index.ts';
import { aWholeMutation } from './testing/a-whole-mutation.ts';
import { openMutations } from './testing/open-mutations.tsx';

startTestServer();

type User = FakeShell['user'];

const block = () => within(screen.getByRole('region', { name: /^Mutation id/ }));
const readView = () => within(screen.getByRole('region', { name: 'Read view' }));
const field = (role: string, name: string | RegExp) => block().getByRole(role, { name });
const cell = (name: string) => block().getByLabelText(name);

/** Replaces the text of a control. */
async function write(user: User, control: HTMLElement, text: string) {
  await user.clear(control);
  await user.click(control);
  await user.paste(text);
}

interface Field {
  part: string;
  edit: (user: User) => Promise<void>;
  /** The control after saving and loading. */
  control: () => HTMLElement;
  value: string;
  /** The text of the read view, where it is not the value. */
  shown?: string;
}

const text = (part: string, name: string, value: string): Field => ({
  part,
  edit: (user) => write(user, field('textbox', name), value),
  control: () => field('textbox', name),
  value,
});
const choice = (part: string, name: string, value: string): Field => ({
  part,
  edit: (user) => user.selectOptions(field('combobox', name), value),
  control: () => field('combobox', name),
  value,
});
const cellText = (part: string, name: string, value: string): Field => ({
  part,
  edit: (user) => write(user, cell(name), value),
  control: () => cell(name),
  value,
});
const cellChoice = (part: string, name: string, value: string): Field => ({
  part,
  edit: (user) => user.selectOptions(cell(name), value),
  control: () => cell(name),
  value,
});

const FIELDS: Field[] = [
  text('symbol', 'Mutation symbol', 'Abl1<em9(IMPC)J>'),
  text('description', 'Mutation description', 'Another text'),
  text('QC note', 'QC Note', 'Checked again'),
  choice('molecular mutation type', 'Molecular Mutation Type', 'Indel'),
  choice('repair mechanism', 'Repair Mechanism', 'HDR'),
  cellText('index of a sequence', 'Sequence 1, Index', '7'),
  cellText('sequence', 'Sequence 1, Sequence', '>J-Abl1-em9\nAATTGACC'),
  cellChoice('type of a sequence', 'Sequence 1, Type', 'partial'),
  cellText('insertion', 'Insertion 1, FASTA Sequence', '>other\nGTTTG'),
  cellText('location of an insertion', 'Insertion 1, Location', 'chr2:777'),
  cellChoice('type of a QC result', 'QC result 1, Type', 'southern_blot'),
  cellChoice('status of a QC result', 'QC result 1, Status', 'fail'),
];

describe('type, save, reload: the same value in edit and read view', () => {
  test.each(FIELDS)('$part', async ({ edit, control, value, shown }) => {
    const { user, save, changes } = openMutations({ stored: [aWholeMutation()] });
    const others = FIELDS.filter((each) => each.control !== control);
    const before = others.map((each) => ({ part: each.part, value: valueOf(each.control()) }));
    await edit(user);
    await save();
    await screen.findByRole('button', { name: 'Update' });
    expect(changes).toHaveLength(1);
    expect(valueOf(control())).toBe(value);
    const line = (shown ?? value).split('\n').at(-1) ?? '';
    expect(readView().getAllByText((_text, element) => endsWith(element, line)).length).toBeGreaterThan(0);
    // No other field got it.
    expect(others.map((each) => ({ part: each.part, value: valueOf(each.control()) }))).toEqual(before);
  });

  test('genes: added from the list and taken away', async () => {
    const { user, save, changes } = openMutations({ stored: [aWholeMutation()] });
    await user.type(field('combobox', /^Gene\(s\)/), 'abl');
    await user.click(await screen.findByRole('option', { name: 'Abl2' }));
    await user.click(block().getByRole('button', { name: 'Remove Abl1' }));
    await save();
    expect(await readView().findByRole('link', { name: /^Abl2/ })).toBeVisible();
    expect(block().getByRole('list', { name: 'Gene(s): chosen' })).toHaveTextContent('Abl2');
    expect(changes).toMatchObject([{ genes: [{ symbol: 'Abl2' }] }]);
  });

  test('allele categories: several', async () => {
    const { user, save } = openMutations({ stored: [aWholeMutation()] });
    await user.click(field('combobox', 'Allele Categories'));
    await user.click(await screen.findByRole('option', { name: 'Cre' }));
    await save();
    expect(await readView().findByText('Conditional, Cre')).toBeVisible();
  });

  test('mutation type of ES cell work', async () => {
    const { user, save } = openMutations({ stored: [aWholeMutation()], plan: anEsCellPlan() });
    await user.selectOptions(field('combobox', 'Mutation type'), "''");
    await save();
    expect(await readView().findByText("''")).toBeVisible();
    expect(field('combobox', 'Mutation type')).toHaveValue("''");
  });

  test.each([
    ['Do Not Release.', 'Do Not Release', aWholeMutation()],
    ['Release to MGI.', 'Release to MGI', aWholeMutation({ isMutationDeletionChecked: false })],
  ])('release: %s', async (label, shown, stored) => {
    const { user, save } = openMutations({ stored: [stored] });
    expect(field('radio', label)).not.toBeChecked();
    await user.click(field('radio', label));
    await save();
    expect((await readView().findAllByText(shown)).length).toBeGreaterThan(0);
    expect(field('radio', label)).toBeChecked();
  });

  test.each([
    ['Chr', 'chr5', 'chr5'],
    ['Start', '31220201', '31220201'],
    ['Stop', '31220500', '31220500'],
  ])('deletion: %s', async (header, value, shown) => {
    const { user, save } = openMutations({ stored: [aWholeMutation()] });
    await user.click(block().getByRole('button', { name: 'Enable Edit' }));
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    const control = cell(`Deletion 1, ${header}`);
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, value);
    else await write(user, control, value);
    await save();
    const table = await readView().findByRole('table', { name: 'Deletion Coordinates' });
    expect(within(table).getByText(shown)).toBeVisible();
    expect(within(field('table', 'Deletion Coordinates')).getByText(shown)).toBeVisible();
  });
});

function valueOf(control: HTMLElement): string {
  const hasValue =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return hasValue ? control.value : '';
}

/** A symbol is split by its superscript, a FASTA text by its lines. */
function endsWith(element: Element | null, line: string): boolean {
  const plain = line.replaceAll(/[<>]/g, '');
  return (element?.textContent ?? '').trim().endsWith(plain);
}
