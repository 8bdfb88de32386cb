import { screen, waitFor } from '@testing-library/react';
import { renderInShell, startTestServer, watchSavedFiles } from 'shared/testing';
import { serveReportFiles } from '../testing/report-files.ts';
import { CrisprAlleles } from './crispr-alleles.tsx';

startTestServer();
afterEach(() => jest.restoreAllMocks());

// Spec part 1 §2 (5), ui-screens 4.5, PP-54: nothing is requested without a work unit.
it('Crispr Alleles are downloaded by work unit, and not without one', async () => {
  const saved = watchSavedFiles();
  const asked = serveReportFiles('Crispr_Alleles_Report_2031-01-02T03:04:05.tsv');
  const { user } = renderInShell([{ path: '/', element: <CrisprAlleles /> }]);
  const button = screen.getByRole('button', { name: 'Download report' });
  const workUnit = screen.getByRole('combobox', { name: 'Work unit' });
  expect(
    screen.getByRole('heading', { name: 'Deletions and Exons Identified for Crispr Alleles' }),
  ).toBeVisible();
  expect(screen.getByText('Choose a work unit to enable the download')).toBeVisible();
  expect(button).toBeDisabled();
  await waitFor(() => expect(workUnit).toBeEnabled());
  await user.click(workUnit);
  await user.click(screen.getByRole('option', { name: 'EBI - Informatics Support' }));
  expect(screen.queryByText(/to enable the download/)).not.toBeInTheDocument();
  await user.click(button);
  await waitFor(() => expect([...saved.keys()]).toEqual(['Crispr_Alleles_Report_2031-01-02T03:04:05.tsv']));
  expect(asked).toEqual([
    '/api/reports/mutation/genome_browser_combined?workUnit=EBI%20-%20Informatics%20Support'.replaceAll(
      '%20',
      '+',
    ),
  ]);
});

it.each([
  ['/?workUnit=JAX', 'JAX'],
  ['/?workUnit=Nobody', ''],
])('at %s the work unit is “%s”', async (route, unit) => {
  const { address } = renderInShell([{ path: '/', element: <CrisprAlleles /> }], { route });
  const workUnit = screen.getByRole('combobox', { name: 'Work unit' });
  await waitFor(() => expect(workUnit).toBeEnabled());
  expect(workUnit).toHaveValue(unit);
  expect(screen.getByRole('button', { name: 'Download report' })).toHaveProperty('disabled', unit === '');
  expect(address()).toBe(route);
});
