import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, refusal, startTestServer, watchSavedFiles } from 'shared/testing';
import { openManagement } from '../testing/open-management.tsx';
import { aRecord, serveLists } from '../testing/gene-list-server.ts';

const server = startTestServer();
afterEach(() => jest.restoreAllMocks());

const CSV = '"Genes","Note","Types","Visible","Project"\n';
const button = () => screen.getByRole('button', { name: 'Download as CSV' });

test('Download as CSV saves gene_list_{consortium}.csv with the filter of the screen (spec part 2 §2, §7; PP-55)', async () => {
  const saved = watchSavedFiles();
  const queries: string[] = [];
  serveLists({ IDG: [aRecord(41, ['Abl1'])] });
  server.use(
    http.get('*/api/geneList/IDG/export', ({ request }) => {
      queries.push(new URL(request.url).search);
      return new HttpResponse(CSV, { headers: { 'Content-Type': 'text/csv' } });
    }),
  );
  const { user } = openManagement({ route: '/your-gene-list?consortium=IDG&markerSymbol=Abl1' });
  await screen.findByRole('rowheader', { name: 'Abl1' });
  await user.click(button());
  await waitFor(() => expect([...saved.keys()]).toEqual(['gene_list_IDG.csv']));
  expect(queries).toEqual(['?markerSymbol=Abl1']);
});

// The reason is shown as well, so that nobody waits for the file.
test('a download that fails stops the spinner and shows why (spec part 2 §8)', async () => {
  serveLists({ IDG: [aRecord(41, ['Abl1'])] });
  server.use(http.get('*/api/geneList/IDG/export', () => refusal(500, 'The export failed.')));
  const { user } = openManagement();
  await screen.findByRole('rowheader', { name: 'Abl1' });
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('The export failed.');
  expect(button()).not.toHaveAttribute('aria-busy');
});
