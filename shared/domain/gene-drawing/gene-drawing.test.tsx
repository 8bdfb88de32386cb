import { screen, within } from '@testing-library/react';
import { renderInShell, startTestServer } from 'shared/testing';
import type { DrawnGene, DrawnTrack } from './drawn-things.ts';
import { GeneDrawing } from './gene-drawing.tsx';

startTestServer();

const GENE: DrawnGene = {
  symbol: 'Egr2',
  start: 100_001,
  stop: 110_000,
  strand: '-',
  exons: [
    { start: 100_001, stop: 101_000 },
    { start: 108_001, stop: 110_000 },
  ],
};
const TRACKS: DrawnTrack[] = [
  { label: 'Intentions', items: [] },
  {
    label: 'Guides',
    items: [
      { name: 'GID:1', start: 105_001, stop: 105_023, strand: '-', kind: 'guide' },
      { name: 'GID:2', start: 105_501, stop: 105_523, strand: '+', kind: 'guide' },
    ],
  },
  { label: 'Deletions', items: [{ name: 'Egr2<em1J>', start: 105_010, stop: 105_510, kind: 'deletion' }] },
];

function renderDrawing(gene = GENE, tracks = TRACKS) {
  const shell = renderInShell(
    <GeneDrawing title="Egr2" genomeBuild="GRCm39" chr="10" gene={gene} tracks={tracks} />,
  );
  const boxes = (selector: string) =>
    Array.from(screen.getByRole('img').querySelectorAll(selector), (box) => ({
      x: Number(box.getAttribute('x')),
      width: Number(box.getAttribute('width')),
    }));
  return { ...shell, boxes };
}

describe('drawing of a gene (architecture §7)', () => {
  it('names the build and the chromosome, and says in words what it shows', () => {
    renderDrawing();
    expect(screen.getByText('chromosome 10, GRCm39')).toBeInTheDocument();
    expect(
      screen.getByRole('img', {
        name: 'Egr2, minus strand, at 10:100,001-110,000 on GRCm39; exons: 2; Guides: 2; Deletions: 1.',
      }),
    ).toBeInTheDocument();
  });

  it('is to scale', () => {
    const { boxes } = renderDrawing();
    const [first, last] = boxes('[data-exon]');
    const [deletion] = boxes('[data-shape=deletion] rect');
    if (!first || !last || !deletion) throw new Error('Not drawn');
    expect(last.width / first.width).toBeCloseTo(2);
    expect(deletion.width / first.width).toBeCloseTo(0.501);
    expect((last.x - first.x) / first.width).toBeCloseTo(8);
  });

  it('has a shape for each kind, and no track without items', () => {
    renderDrawing();
    const picture = screen.getByRole('img');
    expect(picture.querySelectorAll('[data-shape=guide]')).toHaveLength(2);
    expect(picture.querySelectorAll('[data-shape=intention]')).toHaveLength(0);
    expect(within(picture).getByText('Guides')).toBeInTheDocument();
    expect(within(picture).queryByText('Intentions')).toBeNull();
  });

  it('can be enlarged where the items are small beside the gene', async () => {
    const { user, boxes } = renderDrawing();
    const before = boxes('[data-shape=deletion] rect')[0]?.width ?? 0;
    const enlarge = screen.getByRole('button', { name: 'Enlarge guides and deletions' });
    expect(enlarge).toHaveAttribute('aria-pressed', 'false');
    await user.click(enlarge);
    expect(enlarge).toHaveAttribute('aria-pressed', 'true');
    expect(boxes('[data-shape=deletion] rect')[0]?.width).toBeGreaterThan(10 * before);
    expect(boxes('[data-exon]')).toEqual([]);
  });

  it('of a gene alone is just the gene, one thin box where its exons are not known', () => {
    const { boxes } = renderDrawing({ ...GENE, exons: [], strand: null }, []);
    expect(screen.queryByRole('button', { name: /Enlarge/ })).toBeNull();
    expect(boxes('[data-exon]')).toHaveLength(1);
  });

  it('has its positions as a table, both ends included', async () => {
    const { user } = renderDrawing();
    await user.click(screen.getByRole('button', { name: 'Positions as a table' }));
    const rows = within(screen.getByRole('table', { name: 'Positions on GRCm39' })).getAllByRole('row');
    expect(rows.map((row) => Array.from(row.children, (cell) => cell.textContent))).toEqual([
      ['Kind', 'Name', 'Position', 'Strand', 'Length'],
      ['Gene', 'Egr2', '10:100,001-110,000', '-', '10,000 bp'],
      ['Exons', '1', '10:100,001-101,000', '', '1,000 bp'],
      ['Exons', '2', '10:108,001-110,000', '', '2,000 bp'],
      ['Guides', 'GID:1', '10:105,001-105,023', '-', '23 bp'],
      ['Guides', 'GID:2', '10:105,501-105,523', '+', '23 bp'],
      ['Deletions', 'Egr2em1J', '10:105,010-105,510', '', '501 bp'],
    ]);
  });
});
