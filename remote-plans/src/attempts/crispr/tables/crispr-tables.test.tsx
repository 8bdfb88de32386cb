import { screen, within } from '@testing-library/react';
import type { CrisprAttempt } from 'shared/contract';
import { startTestServer } from 'shared/testing';
import type { PlanSection } from '../../../plan/form/plan-section.ts';
import { aCrisprAttempt, aCrisprPlan, aPlan } from '../../../testing/index.ts';
import { openCard, type OpenedCard } from '../testing/open-card.tsx';
import { donorsSection, nucleasesSection, primersSection, reagentsSection } from './table-sections.ts';

startTestServer();

const configuration = {
  nucleaseTypes: ['Cas9', 'Cpf1'],
  nucleaseClasses: ['protein', 'mRNA'],
  preparationTypes: ['Circular', 'Linear'],
  reagents: ['Ligase IV', 'Xrcc5'],
};

type TableName = 'nucleases' | 'genotypePrimers' | 'mutagenesisDonors' | 'reagents';

interface Cell {
  header: string;
  field: string;
  typed: string;
  stored: string | number;
}

interface Table {
  title: string;
  section: PlanSection;
  rowLabel: string;
  name: TableName;
  cells: Cell[];
  /** Without it rows neither come nor go. */
  addText?: string;
}

const cell = (header: string, field: string, typed: string, stored: string | number = typed): Cell => ({
  header,
  field,
  typed,
  stored,
});

const TABLES: Table[] = [
  {
    title: 'Nucleases',
    section: nucleasesSection,
    rowLabel: 'Nuclease',
    name: 'nucleases',
    cells: [
      cell('Type', 'typeName', 'Cpf1'),
      cell('Class', 'className', 'mRNA'),
      cell('Concentration (ng/µl)', 'concentration', '0.05', 0.05),
    ],
  },
  {
    title: 'Genotype Primers',
    section: primersSection,
    rowLabel: 'Primer',
    name: 'genotypePrimers',
    addText: 'Add primer',
    cells: [
      cell('Name', 'name', 'DR9'),
      cell('Sequence', 'sequence', 'GGTTAACC'),
      cell('Start Coordinate', 'genomicStartCoordinate', '150200', 150_200),
      cell('End Coordinate', 'genomicEndCoordinate', '150207', 150_207),
    ],
  },
  {
    title: 'Vector/Oligos (Mutagenesis Donors)',
    section: donorsSection,
    rowLabel: 'Donor',
    name: 'mutagenesisDonors',
    addText: 'Add donor',
    cells: [
      cell('Oligo Sequence Fasta', 'oligoSequenceFasta', 'TTGGCCAA'),
      cell('Preparation Type', 'preparationTypeName', 'Linear'),
      cell('Concentration (ng/µl)', 'concentration', '10.5', 10.5),
    ],
  },
  {
    title: 'Reagents',
    section: reagentsSection,
    rowLabel: 'Reagent',
    name: 'reagents',
    addText: 'Add reagent',
    cells: [cell('Name', 'reagentName', 'Xrcc5'), cell('Concentration (ng/µl)', 'concentration', '2.5', 2.5)],
  },
];
const GROWING = TABLES.filter(({ addText }) => addText !== undefined);

const open = (section: PlanSection, more: Partial<CrisprAttempt> = {}) =>
  openCard(section, aCrisprPlan({ crisprAttempt: aCrisprAttempt(more) }), configuration);
const control = ({ rowLabel }: Table, row: number, header: string) =>
  screen.getByLabelText(`${rowLabel} ${row}, ${header}`);
const sentRows = ({ tracker }: OpenedCard, { name }: Table) => tracker.updates.at(-1)?.crisprAttempt?.[name];
const valuesOf = ({ cells }: Table) => Object.fromEntries(cells.map(({ field, stored }) => [field, stored]));

async function fillRow({ user }: OpenedCard, table: Table, row: number) {
  for (const { header, typed } of table.cells) {
    const box = control(table, row, header);
    if (box instanceof HTMLSelectElement) {
      await user.selectOptions(box, typed);
    } else {
      await user.clear(box);
      await user.type(box, typed);
    }
  }
}

describe.each(TABLES)('$title (ui-screens 11.3 to 11.7)', (table) => {
  const { section, title } = table;

  test('each cell is saved, shown and read as itself', async () => {
    const opened = await open(section);
    await fillRow(opened, table, 1);
    await opened.save();
    const [stored] = aCrisprAttempt()[table.name];
    expect(sentRows(opened, table)).toEqual([
      expect.objectContaining({ id: stored?.id, ...valuesOf(table) }),
    ]);
    const read = within(opened.facts().getByRole('table'));
    for (const { header, typed, stored: value } of table.cells) {
      expect(control(table, 1, header)).toHaveValue(typed);
      expect(read.getByRole('columnheader', { name: header })).toBeVisible();
      expect(read.getByRole('cell', { name: String(value) })).toBeVisible();
    }
  });

  test('is called so, and without rows its read view says “Not defined” (spec part 2 §6)', async () => {
    const opened = await openCard(section, aPlan(), configuration);
    expect(section.title).toBe(title);
    expect(opened.facts().getByText('Not defined')).toBeVisible();
  });
});

test('empty cells of primers show what they are for; the button that deletes a row is named (ui-screens 11.4, 11.5)', async () => {
  await open(primersSection);
  const placeholders = ['Name', 'Sequence', 'Start Coordinate', 'End Coordinate'].map((header) =>
    screen.getByLabelText(`Primer 1, ${header}`).getAttribute('placeholder'),
  );
  expect(placeholders).toEqual(["Primer's name", 'Sequence', 'Start Coordinate', 'End Coordinate']);
  expect(screen.getByRole('button', { name: 'Delete Primer 1' })).toHaveAttribute('title', 'Click to Delete');
});

describe.each(GROWING)('rows of $title (PP-03, PP-40)', (table) => {
  const { section, rowLabel, name, addText = '' } = table;

  test('a new row is stored without an id, and the stored one stays as it was', async () => {
    const opened = await open(section);
    await opened.user.click(screen.getByRole('button', { name: addText }));
    expect(opened.tracker.updates).toEqual([]);
    await fillRow(opened, table, 2);
    await opened.save();
    const [stored] = aCrisprAttempt()[name];
    expect(sentRows(opened, table)).toEqual([
      expect.objectContaining({ id: stored?.id }),
      expect.objectContaining({ id: null, ...valuesOf(table) }),
    ]);
  });

  test('a stored row asks before it goes, and is gone once saved', async () => {
    const opened = await open(section);
    await opened.user.click(screen.getByRole('button', { name: `Delete ${rowLabel} 1` }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Confirmation' }));
    await opened.user.click(dialog.getByRole('button', { name: 'Ok' }));
    expect(opened.tracker.updates).toEqual([]);
    await opened.save();
    expect(sentRows(opened, table)).toEqual([]);
  });
});

describe('what is required (spec part 2 §5)', () => {
  test.each(['Name', 'Sequence'])('a primer needs its %s', async (header) => {
    const { user, tracker } = await open(primersSection);
    await user.clear(screen.getByLabelText(`Primer 1, ${header}`));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('button', { name: new RegExp(`${header} is required`) })).toBeVisible();
    expect(screen.getByLabelText(`Primer 1, ${header}`)).toBeInvalid();
    expect(tracker.updates).toEqual([]);
  });

  test('a primer that was stored without its name does not keep the plan from being saved', async () => {
    const [primer] = aCrisprAttempt().genotypePrimers;
    const opened = await open(primersSection, {
      genotypePrimers: primer ? [{ ...primer, name: null }] : [],
    });
    await opened.user.type(screen.getByLabelText('Primer 1, Sequence'), 'G');
    await opened.save();
    expect(opened.tracker.updates.at(-1)?.crisprAttempt?.genotypePrimers).toMatchObject([
      { name: null, sequence: 'TTGGCACCTAG' },
    ]);
  });

  test('a reagent needs its name', async () => {
    const { user } = await open(reagentsSection);
    await user.selectOptions(screen.getByLabelText('Reagent 1, Name'), '');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('button', { name: /Name is required/ })).toBeVisible();
  });

  test('coordinates of primers take digits only (ui-screens 11.5)', async () => {
    const { user } = await open(primersSection);
    const start = screen.getByLabelText('Primer 1, Start Coordinate');
    await user.clear(start);
    await user.type(start, '12-2.x3');
    expect(start).toHaveValue('12');
  });
});

describe('nucleases (ui-screens 11.3)', () => {
  test('have no buttons to add or delete, and mark type and class', async () => {
    const opened = await open(nucleasesSection);
    const nucleases = opened.editor();
    expect(nucleases.queryByRole('button')).toBeNull();
    for (const name of ['Type', 'Class'])
      expect(nucleases.getByRole('columnheader', { name })).toHaveAttribute('data-required');
  });

  test('a trailing point is left as it is typed (spec part 2 §5, PP-25)', async () => {
    const opened = await open(nucleasesSection);
    const box = screen.getByLabelText('Nuclease 1, Concentration (ng/µl)');
    await opened.user.clear(box);
    await opened.user.type(box, '1.');
    await opened.user.tab();
    expect(box).toHaveValue('1.');
    await opened.save();
    expect(opened.tracker.updates.at(-1)?.crisprAttempt?.nucleases).toMatchObject([{ concentration: 1 }]);
  });
});
