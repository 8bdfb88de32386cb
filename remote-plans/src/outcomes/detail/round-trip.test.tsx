import { screen, within } from '@testing-library/react';
import { startTestServer } from 'shared/testing';
import { aColony, anOutcome, aSpecimenOutcome } from '../testing/outcomes.ts';
import { openOutcomeFacts, openOutcomeForm } from '../testing/open-outcome.tsx';

startTestServer();
beforeEach(() => localStorage.clear());

type Opened = Awaited<ReturnType<typeof openOutcomeForm>>;

const update = () => screen.getByRole('button', { name: 'Update' });
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));

/** Puts a value into a control, whatever kind it is. */
async function enter({ user }: Opened, name: string, value: string): Promise<void> {
  const control = field(name);
  if (control instanceof HTMLSelectElement) await user.selectOptions(control, value);
  else {
    await user.clear(control);
    if (value !== '') await user.type(control, value);
  }
}

async function save({ user }: Opened): Promise<void> {
  await user.click(update());
  await screen.findByText('The update was successful.');
}

/** The value beside a name among the facts. */
const fact = (label: string) => screen.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling;

const COLONY: readonly [label: string, value: string, shown: string][] = [
  ['Name', 'NL-2', 'NL-2'],
  ['Genotyping comment', 'third litter', 'third litter'],
  ['Genotyping comment', '', 'Not defined'],
  ['Background Strain', 'BALB/c', 'BALB/c'],
];

const SPECIMEN: readonly [label: string, value: string, shown: string][] = [
  ['Specimen External Reference', 'NL-SP-9', 'NL-SP-9'],
  ['Specimen External Reference', '', 'Not defined'],
  ['Background Strain', 'BALB/c', 'BALB/c'],
  ['Specimen Type', '', 'Not defined'],
];

describe.each([
  { what: 'colony', outcome: anOutcome(), cases: COLONY },
  { what: 'specimen (PP-18)', outcome: aSpecimenOutcome(), cases: SPECIMEN },
])('what is typed about a $what is stored as itself (issue: acceptance 2)', ({ outcome, cases }) => {
  test.each(cases)('%s: %j', async (label, value, shown) => {
    const opened = await openOutcomeForm({ outcome });
    const others = [...new Set(cases.map(([other]) => other))].filter((other) => other !== label);
    const valuesBefore = others.map((other) => valueOf(field(other)));
    await enter(opened, label, value);
    await save(opened);
    expect(field(label)).toHaveValue(value);
    expect(others.map((other) => valueOf(field(other)))).toEqual(valuesBefore);

    const { outcome: stored } = opened.tracker.stored();
    opened.unmount();
    await openOutcomeFacts({ outcome: stored });
    expect(fact(label)).toHaveTextContent(shown);
  });
});

function valueOf(control: HTMLElement): string {
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control.value
    : '';
}

const HEADERS = [
  'Distribution Identifier',
  'Distribution Centre',
  'Product Type',
  'Distribution Network',
  'Start Date',
  'End Date',
];

const PRODUCT: readonly [header: string, value: string, shown: string][] = [
  ['Distribution Centre', 'BCM', 'BCM'],
  ['Product Type', 'Frozen sperm', 'Frozen sperm'],
  ['Distribution Network', 'EMMA', 'EMMA'],
  ['Distribution Network', '', 'Not defined'],
  ['Start Date', '2031-05-09', '2031-05-09'],
  ['Start Date', '', 'Not defined'],
  ['End Date', '2031-07-03', '2031-07-03'],
  ['End Date', '', 'Not defined'],
];

describe('distribution products (ui-screens 15.9)', () => {
  const cell = (header: string) => screen.getByLabelText(`Product 1, ${header}`);

  test.each(PRODUCT)('%s: %j is stored as itself (issue: acceptance 2)', async (header, value, shown) => {
    const opened = await openOutcomeForm();
    const { user } = opened;
    const control = cell(header);
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, value);
    else {
      await user.clear(control);
      if (value !== '') await user.type(control, value);
    }
    await save(opened);
    expect(cell(header)).toHaveValue(value);
    const { outcome } = opened.tracker.stored();
    opened.unmount();
    await openOutcomeFacts({ outcome });
    const table = within(screen.getByRole('table', { name: 'Distribution Products' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(HEADERS);
    const cells = table.getAllByRole('cell').map(({ textContent }) => textContent);
    const unchanged = ['EM:00077', 'JAX', 'Live mice', 'MMRRC', '2031-05-01', '2031-06-02'];
    expect(cells).toEqual(unchanged.map((text, index) => (HEADERS[index] === header ? shown : text)));
  });

  test('the identifier is shown, not typed', async () => {
    await openOutcomeForm();
    const table = screen.getByRole('table', { name: 'Distribution Products' });
    expect(within(table).getByText('EM:00077')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /Distribution Identifier/ })).not.toBeInTheDocument();
  });

  test('a new product needs a centre and a type, and is stored with its own id', async () => {
    const opened = await openOutcomeForm({
      outcome: anOutcome({ colony: aColony({ distributionProducts: [] }) }),
    });
    const { user, tracker } = opened;
    await user.click(screen.getByRole('button', { name: 'Add product' }));
    await user.click(update());
    const place = 'Distribution Products, row 1';
    for (const header of ['Distribution Centre', 'Product Type'])
      expect(await screen.findByRole('button', { name: `${place}: ${header} is required` })).toBeVisible();
    expect(tracker.sent.outcomes).toEqual([]);
    await user.selectOptions(cell('Distribution Centre'), 'BCM');
    await user.selectOptions(cell('Product Type'), 'Live mice');
    await save(opened);
    expect(tracker.sent.outcomes).toMatchObject([
      { colony: { distributionProducts: [{ id: null, distributionCentreName: 'BCM', endDate: null }] } },
    ]);
    expect(tracker.stored().outcome.colony?.distributionProducts).toHaveLength(1);
  });

  test('a new row goes at once and can be brought back, a stored one asks first (PP-03, ui-screens 2.4)', async () => {
    const { user, tracker, ...opened } = await openOutcomeForm();
    await user.click(screen.getByRole('button', { name: 'Add product' }));
    await user.click(screen.getByRole('button', { name: 'Delete Product 2' }));
    expect(screen.queryByLabelText('Product 2, Product Type')).not.toBeInTheDocument();
    expect(cell('Product Type')).toHaveValue('Live mice');
    await user.click(screen.getByRole('button', { name: 'Delete Product 1' }));
    await user.click(
      within(screen.getByRole('alertdialog', { name: 'Delete Confirmation' })).getByRole('button', {
        name: 'Ok',
      }),
    );
    await save({ ...opened, user, tracker });
    expect(tracker.stored().outcome.colony?.distributionProducts).toEqual([]);
  });
});
