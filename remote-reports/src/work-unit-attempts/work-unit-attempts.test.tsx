import { screen, waitFor } from '@testing-library/react';
import { http, refusal, renderInShell, startTestServer, watchSavedFiles } from 'shared/testing';
import { serveReportFiles } from '../testing/report-files.ts';
import { WorkUnitAttempts } from './work-unit-attempts.tsx';

const server = startTestServer();
afterEach(() => jest.restoreAllMocks());

const workUnit = () => screen.getByRole('combobox', { name: 'Work unit' });
const attempt = () => screen.getByRole('combobox', { name: 'Attempt' });
const button = () => screen.getByRole('button', { name: 'Download report' });

async function open(route = '/') {
  const shell = renderInShell([{ path: '/', element: <WorkUnitAttempts /> }], { route });
  await waitFor(() => expect(workUnit()).toBeEnabled());
  return shell;
}

test('after a choice from the list all names are offered again', async () => {
  const { user } = await open();
  await user.type(workUnit(), 'ja');
  await user.click(await screen.findByRole('option', { name: 'JAX' }));
  expect(workUnit()).toHaveValue('JAX');
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: 'BCM' })).toBeVisible();
});

async function chooseBoth() {
  const { user } = await open();
  await user.type(workUnit(), 'jax');
  await user.selectOptions(attempt(), 'ES Cell Allele Modification');
  return user;
}

// Spec part 1 §2 (2), ui-screens 4.2, PP-54.
describe('Work Units Attempts', () => {
  it('has its heading, its hint and the attempts', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Work Units Attempts Report' })).toBeVisible();
    expect(screen.getByText('Please select a value in both selects to enable the download')).toBeVisible();
    expect([...attempt().querySelectorAll('option')].map(({ text, value }) => [text, value])).toEqual([
      ['Pick one', ''],
      ['CRISPR', 'crispr'],
      ['ES Cell', 'escell'],
      ['ES Cell Allele Modification', 'escellallelemodification'],
      ['CRISPR Allele Modification', 'crisprallelemodification'],
    ]);
  });

  it('can be downloaded as soon as both are chosen, and not before', async () => {
    const { user } = await open();
    expect(button()).toBeDisabled();
    await user.selectOptions(attempt(), 'CRISPR');
    expect(button()).toBeDisabled();
    await user.type(workUnit(), 'JA');
    expect(button()).toBeDisabled();
    await user.type(workUnit(), 'X');
    expect(button()).toBeEnabled();
    await user.clear(workUnit());
    expect(button()).toBeDisabled();
  });

  it('offers all work units in order, fewer while typing, and takes no other text', async () => {
    const { user } = await open();
    await user.click(workUnit());
    const offered = () => screen.getAllByRole('option').filter((option) => option.closest('[role=listbox]'));
    expect(offered().map((option) => option.textContent)).toEqual([
      'BCM',
      'EBI - Informatics Support',
      'JAX',
    ]);
    await user.type(workUnit(), 'b');
    expect(offered().map((option) => option.textContent)).toEqual(['BCM', 'EBI - Informatics Support']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(workUnit()).toHaveValue('BCM');
    await user.click(attempt());
    await user.click(workUnit());
    expect(offered()).toHaveLength(3);
    await user.type(workUnit(), 'X');
    await user.tab();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'There is no work unit “BCMX”. Choose one from the list.',
    );
  });

  it('keeps both choices in the address, which leads to the same report', async () => {
    const { user, address } = await open('/?tab=work-unit-attempts');
    await user.type(workUnit(), 'jax');
    await user.selectOptions(attempt(), 'ES Cell');
    await waitFor(() => expect(address()).toBe('/?tab=work-unit-attempts&workUnit=JAX&attempt=escell'));
  });

  it.each([
    ['that it knows', '/?workUnit=JAX&attempt=escell', 'JAX', 'escell'],
    ['but none that it does not know', '/?workUnit=Nobody&attempt=none', '', ''],
  ])('takes from an address the choices %s', async (_which, route, unit, type) => {
    await open(route);
    await waitFor(() => expect(workUnit()).toHaveValue(unit));
    expect(attempt()).toHaveValue(type);
    expect(button()).toHaveProperty('disabled', unit === '');
  });

  it('is requested by the short name, and saved under the name of the server', async () => {
    const saved = watchSavedFiles();
    const fileName = 'es cell allele modification_Attempt_by_JAX_2031-01-02T03:04:05.678.tsv';
    const asked = serveReportFiles(fileName, 'Date\tName\n');
    const user = await chooseBoth();
    await user.click(button());
    await waitFor(() => expect([...saved.keys()]).toEqual([fileName]));
    expect(await saved.get(fileName)?.text()).toBe('Date\tName\n');
    expect(asked).toEqual(['/api/reports/workunit_attempts?workunit=JAX&attempt=escellallelemodification']);
  });

  it('shows what went wrong, and tries again', async () => {
    const saved = watchSavedFiles();
    server.use(http.get('*/api/reports/workunit_attempts', () => refusal(500, 'The report is broken.')));
    const user = await chooseBoth();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('The report is broken.');
    serveReportFiles('found.tsv');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect([...saved.keys()]).toEqual(['found.tsv']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
