import { screen, waitFor } from '@testing-library/react';
import {
  delay,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  watchSavedFiles,
} from 'shared/testing';
import { serveReportFiles } from '../testing/report-files.ts';
import { Headline } from './production-numbers.tsx';
import { GENE_COUNT } from './production-calls.ts';

const server = startTestServer();
afterEach(() => jest.restoreAllMocks());

const LABEL = 'Number of genes with genotype confirmed lines:';
const BOTH = 'Genes studied by both ES Cell and CRISPR based techniques';
const line = () => screen.getByText(LABEL).parentElement;

describe('the number of genes (ui-screens 4.1, point 2)', () => {
  test('has thousands separators; a grey bar stands for it until it is there', async () => {
    server.use(
      http.get(`*${GENE_COUNT}`, async () => {
        await delay(50);
        return HttpResponse.json([12_345]);
      }),
    );
    renderInShell(<Headline />);
    expect(line()).toHaveAttribute('aria-busy', 'true');
    expect(line()).toHaveTextContent('Loading');
    expect(await screen.findByText('12,345')).toBeVisible();
    expect(line()).toHaveAttribute('aria-busy', 'false');
    expect(line()).toHaveTextContent(`${LABEL}12,345`);
  });

  test('that can not be read is shown, and read again on demand', async () => {
    server.use(
      http.get(`*${GENE_COUNT}`, () => refusal(500, 'The numbers are asleep.'), { once: true }),
      http.get(`*${GENE_COUNT}`, () => HttpResponse.json([7])),
    );
    const { user } = renderInShell(<Headline />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The numbers are asleep.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('7')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('the genes of both techniques are saved under the name that the server gives (ui-screens 4.1, point 3)', async () => {
  server.use(http.get(`*${GENE_COUNT}`, () => HttpResponse.json([7])));
  const saved = watchSavedFiles();
  const asked = serveReportFiles('Production_Numbers_Intersection_2031-01-02T03:04:05.tsv');
  const { user } = renderInShell(<Headline />);
  await user.click(screen.getByRole('button', { name: BOTH }));
  await waitFor(() =>
    expect([...saved.keys()]).toEqual(['Production_Numbers_Intersection_2031-01-02T03:04:05.tsv']),
  );
  expect(asked).toEqual(['/api/reports/glt_production_numbers/overlap/intersection']);
});
