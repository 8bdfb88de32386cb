import { screen, within } from '@testing-library/react';
import { anAdministrator, http, HttpResponse, refusal, startTestServer } from 'shared/testing';
import { openManagement } from '../testing/open-management.tsx';
import { aRecord, numberedRecords, serveLists } from '../testing/gene-list-server.ts';
import { MEMBER } from '../testing/people.ts';

const server = startTestServer();

const RECORD = aRecord(41, ['Abl1', 'Abl2'], {
  note: 'Check strain',
  visible: true,
  recordTypes: ['Tier1', 'Tier2'],
  projects: [
    { tpn: 'TPN:000000901', summaryStatus: 'Plan Created' },
    { tpn: 'TPN:000000902', summaryStatus: null },
  ],
});

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const consortia = () =>
  within(screen.getByLabelText('Consortium'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the choice of a consortium (spec part 2 §2, §6; ui-screens 19)', () => {
  it('begins with none; the list, the filters and the buttons come with it', async () => {
    serveLists({ IDG: [RECORD] });
    const { user, address } = openManagement({ route: '/your-gene-list' });
    expect(screen.getByRole('heading', { name: 'Gene List' })).toBeVisible();
    const text = 'Please select the consortium for which you want to view/manage the gene list:';
    expect(screen.getByText(text)).toBeVisible();
    expect(consortia()).toEqual(['', 'CMG', 'IDG']);
    expect(screen.getByLabelText('Consortium')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Show Filters' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Consortium'), 'IDG');
    expect(await screen.findByRole('heading', { name: 'Gene List for IDG' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show Filters' })).toBeVisible();
    expect(address()).toBe('/your-gene-list?consortium=IDG');
  });

  it('offers administrators the consortia of the managed lists (spec part 2 §6)', async () => {
    const lists = [{ entityName: 'consortia', values: [{ name: 'IMPC' }, { name: 'IDG' }] }];
    server.use(http.get('*/api/listsByManagerUser', () => HttpResponse.json(lists)));
    openManagement({ route: '/your-gene-list', session: anAdministrator() });
    await screen.findByLabelText('Consortium');
    expect(consortia()).toEqual(['', 'IMPC', 'IDG']);
  });

  it('loads them again when that failed', async () => {
    const lists = [{ entityName: 'consortia', values: [{ name: 'IMPC' }] }];
    server.use(
      http.get('*/api/listsByManagerUser', () => refusal(503, 'Not now.'), { once: true }),
      http.get('*/api/listsByManagerUser', () => HttpResponse.json(lists)),
    );
    const { user } = openManagement({ route: '/your-gene-list', session: anAdministrator() });
    expect(await screen.findByText('Not now.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Consortium')).toBeVisible();
  });

  it('does not open a list of another consortium from an address (spec part 2 §6)', () => {
    openManagement({ route: '/your-gene-list?consortium=IMPC' });
    expect(screen.getByRole('heading', { name: 'Gene List' })).toBeVisible();
  });

  it('goes back to the first page (spec part 2 §4)', async () => {
    serveLists({ IDG: numberedRecords(45), CMG: [RECORD] });
    const { user, address } = openManagement({ route: '/your-gene-list?consortium=IDG&page=2' });
    await screen.findByText('41 – 45 of 45');
    await user.selectOptions(screen.getByLabelText('Consortium'), 'CMG');
    await screen.findByRole('rowheader', { name: 'Abl1, Abl2' });
    expect(address()).toBe('/your-gene-list?consortium=CMG');
  });

  it('asks visitors to sign in (PP-44)', () => {
    openManagement({ session: null });
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

describe('view mode, the default (spec part 2 §4, ui-screens 19)', () => {
  it('shows genes, note, types, a disabled check box, and projects with links to /projects/{tpn} in a new tab (spec part 2 §2)', async () => {
    serveLists({ IDG: [RECORD] });
    openManagement();
    const row = (await screen.findByRole('rowheader', { name: 'Abl1, Abl2' })).closest('tr');
    expect(headers()).toEqual([
      'Gene(s)',
      'Note',
      'Types',
      'Visible',
      'Project Id',
      'Project Summary Status',
    ]);
    expect(row).toHaveTextContent('Check strain');
    expect(row).toHaveTextContent('Tier1, Tier2');
    expect(row).toHaveTextContent('Plan Created');
    const visible = screen.getByRole('checkbox', { name: 'Row 1, Visible' });
    expect(visible).toBeChecked();
    expect(visible).toBeDisabled();
    const link = screen.getByRole('link', { name: /TPN:000000901/ });
    expect(link).toHaveAttribute('href', '/projects/TPN:000000901');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('is all that a member without the right has (spec part 2 §6)', async () => {
    serveLists({ IDG: [RECORD] });
    openManagement({ session: MEMBER });
    await screen.findByRole('rowheader', { name: 'Abl1, Abl2' });
    expect(screen.queryByRole('button', { name: 'Change to edit mode' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import CSV' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
  });

  it('changes to edit mode and back in bold words, with import, new rows and Save Changes there only (spec part 2 §2)', async () => {
    serveLists({ IDG: [RECORD] });
    const { user } = openManagement();
    const toEdit = await screen.findByRole('button', { name: 'Change to edit mode' });
    expect(within(toEdit).getByText('Change to edit mode').tagName).toBe('STRONG');
    await user.click(toEdit);
    for (const name of ['Import CSV', 'Add a record', 'Save Changes'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change to view mode' }));
    for (const name of ['Import CSV', 'Add a record', 'Save Changes'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('shows why the list could not be loaded (spec part 2 §8), and tries again', async () => {
    server.use(http.get('*/api/geneList/IDG/content', () => refusal(500, 'The list is broken.')));
    const { user } = openManagement();
    expect(await screen.findByRole('alert')).toHaveTextContent('The list is broken.');
    serveLists({ IDG: [RECORD] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: 'Abl1, Abl2' })).toBeVisible();
  });
});

test('configuration data that could not be loaded is shown in the banner; the list is there all the same (spec part 2 §8)', async () => {
  serveLists({ IDG: [RECORD] });
  server.use(http.get('*/api/conf', () => refusal(500, 'No configuration today.')));
  openManagement({ configuration: undefined });
  expect(await screen.findByRole('alert')).toHaveTextContent('No configuration today.');
  expect(await screen.findByRole('rowheader', { name: 'Abl1, Abl2' })).toBeVisible();
});

describe('pages and filter (spec part 2 §9, PP-55)', () => {
  it('begins with page 0 of 20 rows, of 10, 20, 50, 100 and 200, by id ascending (spec part 2 §3, §9)', async () => {
    const { questions } = serveLists({ IDG: numberedRecords(45) });
    openManagement();
    await screen.findByText('1 – 20 of 45');
    const sizes = within(screen.getByLabelText('Items per page:')).getAllByRole('option');
    expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '20', '50', '100', '200']);
    expect(Object.fromEntries(questions[0] ?? [])).toEqual({ page: '0', size: '20', sort: 'id,ASC' });
  });

  it('filters by one text, reloads, and keeps the filter on the next page (spec part 2 §2, §4)', async () => {
    const twins = Array.from({ length: 25 }, (_, id) => aRecord(id + 1, ['Abl1']));
    const { questions } = serveLists({ IDG: [...twins, aRecord(99, ['T'])] });
    const { user, address } = openManagement();
    await user.click(await screen.findByRole('button', { name: 'Show Filters' }));
    expect(screen.getByRole('button', { name: 'Hide Filters' })).toBeVisible();
    const box = screen.getByPlaceholderText('Marker Symbol(s)');
    expect(screen.getAllByRole('textbox')).toEqual([box]);
    expect(screen.getByRole('button', { name: 'Gene' })).toHaveAttribute('aria-expanded', 'true');
    await user.type(box, 'Abl1{Enter}');
    await screen.findByText('1 – 20 of 25');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('21 – 25 of 25');
    expect(questions.at(-1)?.get('markerSymbol')).toBe('Abl1');
    expect(address()).toBe('/your-gene-list?consortium=IDG&markerSymbol=Abl1&page=1');
  });
});
