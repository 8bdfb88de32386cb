import { screen, within } from '@testing-library/react';
import type { ProjectIntention } from 'shared/contract';
import { intentionOf, startTestServer } from 'shared/testing';
import { aWholeProject } from './testing/a-whole-project.ts';
import { serveDetail } from './testing/detail-server.ts';
import { openDetail } from './testing/open-detail.tsx';

startTestServer();

const BY_SEQUENCE: ProjectIntention = {
  molecularMutationTypeName: 'Insertion',
  mutationCategorizations: ['Conditional', 'HDR'].map((name) => ({
    name,
    description: null,
    typeName: null,
  })),
  intentionsBySequences: [
    {
      index: 1,
      sequence: {
        id: 5,
        sequence: 'ACGTACGT',
        typeName: 'complete',
        categoryName: 'intention target sequence',
        sequenceLocations: [
          {
            id: 7,
            locationIndex: 2,
            location: {
              id: 8,
              chr: '10',
              start: 50_500,
              stop: 51_500,
              strand: '-',
              genomeBuild: 'GRCm39',
              strainName: 'C57BL/6N',
              speciesName: 'Mus musculus',
            },
          },
        ],
      },
    },
  ],
};

async function openIntentions(...intentions: ProjectIntention[]) {
  serveDetail({ project: aWholeProject({ projectIntentions: intentions }) });
  const shell = await openDetail({ session: null });
  return { ...shell, table: within(screen.getByRole('table', { name: 'Intentions' })) };
}

const cells = (row: HTMLElement) => Array.from(row.children, (cell) => cell.textContent);

describe('intentions (spec part 1 §2, ui-screens 7.2)', () => {
  test('have these columns; the gene leads to its page at the consortium, its MGI id to MGI', async () => {
    const { table } = await openIntentions(intentionOf('Gpr173', 'MGI:1918021'));
    const [header, row] = table.getAllByRole('row');
    expect(header && cells(header)).toEqual([
      'Molecular Mutation Type',
      'Mutation Categorizations',
      'Gene Symbol',
      'Accession Id',
      'Sequence Information',
    ]);
    expect(row && cells(row)).toEqual([
      'Deletion',
      '',
      'Gpr173',
      'MGI:1918021',
      'No sequence intention information.',
    ]);
    const links = table.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.mousephenotype.org/data/genes/MGI:1918021',
      'https://www.informatics.jax.org/marker/MGI:1918021',
    ]);
    for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  });

  test('categorizations are a bulleted list', async () => {
    const { table } = await openIntentions(BY_SEQUENCE);
    expect(table.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Conditional',
      'HDR',
    ]);
  });

  test('a row with sequences opens by keyboard and shows them with their locations', async () => {
    const { user, table } = await openIntentions(BY_SEQUENCE);
    expect(table.getByText('Click row to see sequence intention')).toBeVisible();
    table.getByRole('button', { name: /^Sequence information/ }).focus();
    await user.keyboard('{Enter}');
    expect(table.getByText('intention target sequence')).toBeVisible();
    expect(table.getByText('ACGTACGT')).toBeVisible();
    const locations = within(table.getByRole('table', { name: 'Locations of Sequence 1' })).getAllByRole(
      'row',
    );
    expect(locations.map(cells)).toEqual([
      ['Index', 'Chr', 'Start', 'Stop', 'Strand', 'Genome Build', 'Strain', 'Species'],
      ['2', '10', '50500', '51500', '-', 'GRCm39', 'C57BL/6N', 'Mus musculus'],
    ]);
  });

  test('a row without sequences does not open', async () => {
    const { table } = await openIntentions(intentionOf('Gpr173', 'MGI:1918021'));
    expect(table.queryByRole('button')).not.toBeInTheDocument();
  });
});
