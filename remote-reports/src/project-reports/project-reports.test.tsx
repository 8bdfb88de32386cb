import { screen, waitFor } from '@testing-library/react';
import { http, refusal, renderInShell, startTestServer, watchSavedFiles } from 'shared/testing';
import { serveReportFiles } from '../testing/report-files.ts';
import { ProjectReports, ReportDownloads } from './project-reports.tsx';

const server = startTestServer();
afterEach(() => jest.restoreAllMocks());

// Ui-screens 4.3. PP-53: the existing client had the third and the fourth exchanged.
it.each([
  ['Languishing Projects', 'languishing_project_report'],
  ['Genes with multiple assigned projects', 'multiple_assigned_project_report'],
  ['Genes that only have inactive projects', 'all_inactive_project_report'],
  ['Genes with no assigned projects', 'no_assigned_project_report'],
  ['Genes failed to reach genotype-confirmed status within 9 months', 'no_genotype_confirmed_genes_report'],
])('%s is the report %s', async (title, name) => {
  const saved = watchSavedFiles();
  const asked = serveReportFiles(`${name}_2031-01-02T03:04:05.tsv`);
  const { user } = renderInShell([{ path: '/', element: <ReportDownloads /> }]);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Download report ${title}` }));
  await waitFor(() => expect([...saved.keys()]).toEqual([`${name}_2031-01-02T03:04:05.tsv`]));
  expect(asked).toEqual([`/api/reports/${name}`]);
});

it('begins with where projects stand', async () => {
  server.use(http.get('*/api/*', () => refusal(500, 'Nobody counted.')));
  renderInShell([{ path: '/', element: <ProjectReports /> }]);
  await screen.findAllByRole('alert');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['Where projects stand', 'Languishing Projects']);
});
