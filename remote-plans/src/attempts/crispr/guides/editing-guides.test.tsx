import { cleanup, screen, within } from '@testing-library/react';
import type { Guide } from 'shared/contract';
import { startTestServer } from 'shared/testing';
import { openPlanFacts, openPlanForm, save, type OpenedPlanPage } from '../../../testing/index.ts';
import { aPlanWithGuides, renderGuideEditor } from './testing/index.ts';

startTestServer();

const configuration = {
  guideFormatNames: ['sgRNA', 'cr-tracrRNA'],
  guideSourceNames: ['in-house', 'commercial'],
};
/** Ten cells of a whole page, twice, on a machine that has other things to do. */
const WHOLE_PAGE_MS = 60_000;

const table = () => screen.getByRole('table', { name: 'Guides' });
const cell = (row: number, header: string) => screen.getByLabelText(`Guide ${row}, ${header}`);

function openGuides(...guides: Partial<Guide>[]) {
  return openPlanForm({ plan: aPlanWithGuides(...guides), configuration });
}

const editGuides = (...guides: Partial<Guide>[]) =>
  renderGuideEditor(aPlanWithGuides(...guides), configuration);

async function change({ user }: Pick<OpenedPlanPage, 'user'>, header: string, text: string) {
  const control = cell(1, header);
  if (control instanceof HTMLSelectElement) return user.selectOptions(control, text);
  await user.clear(control);
  // At once: a key at a time takes long, and is tried with the concentrations.
  await user.click(control);
  await user.paste(text);
}

/** What those read who may not change the guides, by header. */
async function readGuide(guide: Partial<Guide>): Promise<Record<string, string | null>> {
  cleanup();
  await openPlanFacts({ plan: aPlanWithGuides(guide) });
  const cells = Array.from(table().querySelectorAll<HTMLElement>('[data-header]'));
  return Object.fromEntries(cells.map((each) => [each.dataset.header, each.textContent]));
}

test('the table has the columns of the reference, marks what is required, and explains the asterisks (11.4)', async () => {
  await editGuides({});
  const headers = within(table()).getAllByRole('columnheader').slice(1, -1);
  const marked = (header: HTMLElement) => `${header.textContent}${'required' in header.dataset ? ' *' : ''}`;
  expect(headers.map(marked)).toEqual([
    'GID',
    'Sequence **',
    'Guide Sequence ** *',
    'PAM *',
    'Chr *',
    'Start *',
    'Stop *',
    'Strand *',
    'Genome Build *** *',
    'Format Name',
    'Source Name',
  ]);
  expect(screen.getByText("** Please enter sequence in 5' to 3' orientation")).toBeInTheDocument();
  const conversion = '*** Guides in GRCm38 will be converted to GRCm39 if possible after saving your changes';
  expect(screen.getByText(conversion)).toBeInTheDocument();
});

test('choices are those of the specification and the configuration (spec 9, 11.4)', async () => {
  await editGuides({});
  const choices = (header: string) =>
    within(cell(1, header))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(choices('Strand')).toEqual(['', '+', '-']);
  expect(choices('Genome Build')).toEqual(['', 'NA', 'GRCm38', 'GRCm39']);
  expect(choices('Format Name')).toEqual(['', 'sgRNA', 'cr-tracrRNA']);
  expect(choices('Source Name')).toEqual(['', 'in-house', 'commercial']);
});

test(
  'each cell comes back as it was typed, to edit and to read, and none is taken for another (round trip)',
  async () => {
    const page = await openGuides({});
    const typed = {
      Sequence: 'GATTACAGATTACAGATTACTGG',
      'Guide Sequence': 'GATTACAGATTACAGATTAC',
      PAM: 'TGG',
      Chr: '7',
      Start: '150600',
      Stop: '150622',
      Strand: '-',
      'Genome Build': 'NA',
      'Format Name': 'cr-tracrRNA',
      'Source Name': '',
    };
    for (const [header, text] of Object.entries(typed)) await change(page, header, text);
    await save(page);
    const sent = {
      sequence: 'GATTACAGATTACAGATTACTGG',
      guideSequence: 'GATTACAGATTACAGATTAC',
      pam: 'TGG',
      chr: '7',
      start: 150_600,
      stop: 150_622,
      strand: '-',
      genomeBuild: 'NA',
      formatName: 'cr-tracrRNA',
      sourceName: null,
    };
    expect(page.tracker.updates.at(-1)?.crisprAttempt?.guides).toMatchObject([sent]);
    for (const [header, text] of Object.entries(typed)) expect(cell(1, header)).toHaveValue(text);
    expect(await readGuide(sent)).toMatchObject({
      Sequence: 'GATTACAGATTACAGATTACTGG',
      'Guide Sequence': 'GATTACAGATTACAGATTAC',
      PAM: 'TGG',
      Coordinates: '7:150600-150622',
      Strand: '-',
      'Genome Build': 'NA',
      'Format Name': 'cr-tracrRNA',
      'Source Name': 'Not defined',
    });
  },
  WHOLE_PAGE_MS,
);

describe('concentrations (11.4, spec 5)', () => {
  const all = () => screen.getByRole('textbox', { name: 'gRNA Concentration (ng/µl)' });
  const individual = () => screen.getByRole('checkbox', { name: 'Set individual Concentrations:' });
  const own = (row: number) => cell(row, 'gRNA Concentration (ng/µl)');
  test('one for all: a nonzero number is copied to every guide, also to those added later', async () => {
    const page = await editGuides({ grnaConcentration: 50 }, { grnaConcentration: 50 });
    expect(individual()).not.toBeChecked();
    expect(all()).toHaveValue('50');
    await page.user.clear(all());
    expect(all()).toHaveAccessibleDescription(/To enter them, set individual concentrations/);
    await page.user.type(all(), '0.05');
    await page.user.click(screen.getByRole('button', { name: 'Add guides manually' }));
    await page.user.click(individual());
    expect([1, 2, 3].map((row) => own(row))).toEqual(
      [1, 2, 3].map(() => expect.objectContaining({ value: '0.05' })),
    );
    await page.user.click(screen.getByRole('button', { name: 'Delete Guide 3' }));
    expect(await page.save()).toMatchObject([{ grnaConcentration: 0.05 }, { grnaConcentration: 0.05 }]);
    cleanup();
    await openPlanFacts({ plan: aPlanWithGuides({ grnaConcentration: 0.05 }, { grnaConcentration: 0.05 }) });
    expect(screen.getByText('gRNA Concentration (ng/µl) of all guides').nextSibling).toHaveTextContent(
      '0.05',
    );
  });

  test('one each: ticked when they differ; typing through a point and zero is kept (PP-25)', async () => {
    const page = await editGuides({ grnaConcentration: 50 }, { grnaConcentration: 25 });
    expect(individual()).toBeChecked();
    await page.user.clear(own(1));
    await page.user.type(own(1), '1.');
    expect(own(1)).toHaveValue('1.');
    await page.user.type(own(1), '5');
    await page.user.clear(own(2));
    await page.user.type(own(2), '0');
    expect(await page.save()).toMatchObject([{ grnaConcentration: 1.5 }, { grnaConcentration: 0 }]);
    cleanup();
    await openPlanFacts({ plan: aPlanWithGuides({ grnaConcentration: 1.5 }, { grnaConcentration: 0 }) });
    const read = Array.from(table().querySelectorAll('[data-header^="gRNA Concentration"]'));
    expect(read.map((each) => each.textContent)).toEqual(['1.5', '0']);
  });

  test('different ones stay until one is entered for all', async () => {
    const page = await editGuides({ grnaConcentration: 50 }, { grnaConcentration: null });
    expect(individual()).not.toBeChecked();
    expect(all()).toHaveValue('');
    expect(all()).toHaveAccessibleDescription(/different concentrations, or none/);
    await change(page, 'PAM', 'TGG');
    expect(await page.save()).toMatchObject([{ grnaConcentration: 50 }, { grnaConcentration: null }]);
  });

  test.each(['typed', 'pasted'])(
    'a range that is %s gives the guides nothing, and stays to be read',
    async (how) => {
      const page = await editGuides({ grnaConcentration: 50 }, { grnaConcentration: null });
      if (how === 'typed') await page.user.type(all(), '12-15');
      else {
        await page.user.click(all());
        await page.user.paste('12-15');
      }
      await page.user.tab();
      expect(all()).toHaveAccessibleDescription(/“12-15” was not taken/);
      await change(page, 'PAM', 'TGG');
      expect(await page.save()).toMatchObject([{ grnaConcentration: 50 }, { grnaConcentration: null }]);
    },
  );

  test('a number is given to all once it is one, also after something that was not', async () => {
    const page = await editGuides({ grnaConcentration: 50 }, { grnaConcentration: null });
    await page.user.type(all(), '12-{Backspace}.5');
    await page.user.tab();
    expect(all()).toHaveValue('1.5');
    await page.user.type(all(), 'x');
    await page.user.tab();
    expect(all()).toHaveValue('1.5');
    expect(await page.save()).toMatchObject([{ grnaConcentration: 1.5 }, { grnaConcentration: 1.5 }]);
  });
});

describe('rules (PP-24)', () => {
  test('are hidden in a haplo-essential plan (api-2 §6.3)', async () => {
    const plan = { ...aPlanWithGuides({}), attemptTypeName: 'haplo-essential crispr' };
    const page = await renderGuideEditor(plan, configuration);
    await change(page, 'PAM', '');
    expect(within(table()).getByRole('columnheader', { name: 'PAM' })).not.toHaveAttribute('data-required');
    expect(await page.save()).toMatchObject([{ pam: null }]);
  });

  test('the cells of a new guide show what the server would refuse, and nothing is sent', async () => {
    const page = await editGuides({});
    await page.user.click(screen.getByRole('button', { name: 'Add guides manually' }));
    expect(cell(2, 'Sequence')).toHaveFocus();
    await page.user.type(cell(2, 'Guide Sequence'), 'GATTACA');
    await page.user.type(cell(2, 'Chr'), '7');
    expect(await page.save()).toBeUndefined();
    expect(cell(2, 'Guide Sequence')).toHaveAccessibleDescription(
      'Guide sequence needs to be at least 16bps.',
    );
    expect(cell(2, 'PAM')).toHaveAccessibleDescription('Pam in the guide is required.');
    expect(cell(2, 'Chr')).toHaveAccessibleDescription('All guides must have the same chromosome.');
  });

  test('a guide of an earlier system that breaks them can be saved as it is, and a blank row is no guide', async () => {
    const page = await editGuides({ pam: null, stop: 1 });
    await page.user.click(screen.getByRole('button', { name: 'Add guides manually' }));
    await change(page, 'Format Name', 'cr-tracrRNA');
    expect(await page.save()).toMatchObject([{ pam: null, stop: 1, formatName: 'cr-tracrRNA' }]);
  });
});

test('rows are read in the order of their ids, with Not defined for what is missing (11.4)', async () => {
  const read = await readGuide({ gid: null, pam: null, chr: null, stop: null, sequence: null });
  expect(read).toMatchObject({
    GID: 'Not defined',
    Sequence: 'Not defined',
    PAM: 'Not defined',
    Coordinates: '—:150500-—',
  });
});

test('a plan without guides shows that it has none', async () => {
  await openPlanFacts({ plan: aPlanWithGuides() });
  const card = screen.getByRole('region', { name: 'Guides' });
  expect(within(card).getByText('Not defined')).toBeInTheDocument();
});

describe('what can hardly be meant', () => {
  test('guide sequence and PAM follow from a whole sequence, until somebody has entered them', async () => {
    const page = await editGuides({ sequence: null, guideSequence: null, pam: null });
    await change(page, 'Sequence', 'gattacagat tacagattac tgg');
    expect(cell(1, 'PAM')).toHaveValue('');
    await page.user.tab();
    expect(cell(1, 'Guide Sequence')).toHaveValue('GATTACAGATTACAGATTAC');
    expect(cell(1, 'PAM')).toHaveValue('TGG');
    expect(cell(1, 'Sequence')).toHaveValue('GATTACAGATTACAGATTACTGG');
    await change(page, 'Sequence', 'CCTTACAGATTACAGATTACTGG');
    await page.user.tab();
    expect(cell(1, 'Guide Sequence')).toHaveValue('GATTACAGATTACAGATTAC');
    const warning = 'Guide 1: the Sequence is not the Guide Sequence followed by the PAM.';
    expect(screen.getByText(warning)).toBeVisible();
  });

  test('a chromosome that there is not is refused, and one that was stored stays', async () => {
    const page = await editGuides({});
    await change(page, 'Chr', '99');
    expect(await page.save()).toBeUndefined();
    expect(cell(1, 'Chr')).toHaveAccessibleDescription('There is no chromosome 99 of the mouse.');
    cleanup();
    const other = await editGuides({ chr: '99' });
    await change(other, 'Format Name', 'cr-tracrRNA');
    expect(await other.save()).toMatchObject([{ chr: '99' }]);
  });

  test('another chromosome than that of the gene is pointed out', async () => {
    await openPlanForm({
      plan: aPlanWithGuides({ chr: '7' }),
      configuration,
      overview: {
        genotypeConfirmedColonies: 0,
        hasConditionalMutation: false,
        deletions: [],
        genes: [
          {
            symbol: 'Gpr173',
            accessionId: 'MGI:1918021',
            strand: '+',
            positions: [{ chr: 'X', start: 1, stop: 9, genomeBuild: 'GRCm39' }],
            exonModel: null,
          },
        ],
      },
    });
    const text = 'Guide 1: it is on chromosome 7, and the gene on X.';
    expect(await screen.findByText(text)).toBeVisible();
  });
});
