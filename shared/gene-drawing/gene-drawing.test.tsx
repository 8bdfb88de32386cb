import { act, fireEvent, screen, within } from '@testing-library/react';
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
      {
        id: 'guide 1',
        name: 'GID:1',
        start: 105_001,
        stop: 105_023,
        strand: '-',
        kind: 'guide',
        pam: { start: 105_001, stop: 105_003 },
        cutAfter: 105_006,
      },
      { id: 'guide 2', name: 'GID:2', start: 105_501, stop: 105_523, strand: '+', kind: 'guide' },
    ],
  },
  {
    label: 'Deletions',
    items: [{ id: 'deletion 1', name: 'Egr2<em1J>', start: 105_010, stop: 105_510, kind: 'deletion' }],
  },
];

const SUMMARY = 'Egr2, minus strand, at 10:100,001-110,000 on GRCm39; exons: 2; Guides: 2; Deletions: 1.';
const picture = () => screen.getByRole('group', { name: /GRCm39/ });

function renderDrawing(gene: DrawnGene | null = GENE, tracks = TRACKS, onChoose?: (id: string) => void) {
  const shell = renderInShell(
    <GeneDrawing
      title="Egr2"
      genomeBuild="GRCm39"
      chr="10"
      gene={gene}
      tracks={tracks}
      onChoose={onChoose}
    />,
  );
  const boxes = (selector: string) =>
    Array.from(picture().querySelectorAll(selector), (box) => ({
      x: Number(box.getAttribute('x')),
      width: Number(box.getAttribute('width')),
    }));
  return { ...shell, boxes };
}

describe('drawing of a gene (architecture §7)', () => {
  it('names the build and the chromosome, and has a description in words', () => {
    renderDrawing();
    expect(screen.getByText('chromosome 10, GRCm39')).toBeInTheDocument();
    expect(picture()).toHaveAccessibleName(SUMMARY);
  });

  it('is to scale', () => {
    const { boxes } = renderDrawing();
    const [last, first] = boxes('[data-exon]');
    const [deletion] = boxes('[data-shape=deletion] rect');
    if (!first || !last || !deletion) throw new Error('Not drawn');
    expect(last.width / first.width).toBeCloseTo(2);
    expect(deletion.width / first.width).toBeCloseTo(0.501);
    expect((last.x - first.x) / first.width).toBeCloseTo(8);
  });

  it('has a shape for each kind, and no track without items', () => {
    renderDrawing();
    expect(picture().querySelectorAll('[data-shape=guide]')).toHaveLength(2);
    expect(picture().querySelectorAll('[data-shape=intention]')).toHaveLength(0);
    expect(within(picture()).getByText('Guides')).toBeInTheDocument();
    expect(within(picture()).queryByText('Intentions')).toBeNull();
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
      ['Kind', 'Name', 'Position', 'Strand', 'Length', 'Cut between'],
      ['Gene', 'Egr2', '10:100,001-110,000', '-', '10,000 bp', ''],
      ['Exons', '1', '10:108,001-110,000', '', '2,000 bp', ''],
      ['Exons', '2', '10:100,001-101,000', '', '1,000 bp', ''],
      ['Guides', 'GID:1', '10:105,001-105,023', '-', '23 bp', '105,006 and 105,007'],
      ['Guides', 'GID:2', '10:105,501-105,523', '+', '23 bp', ''],
      ['Deletions', 'Egr2em1J', '10:105,010-105,510', '', '501 bp', ''],
    ]);
  });

  it('shows a guide with its PAM at its side and a line where it is cut', async () => {
    const { user, boxes } = renderDrawing();
    expect(picture().querySelector('[data-pam], [data-cut]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Enlarge guides and deletions' }));
    const xOf = (selector: string) =>
      Number(/^M([\d.]+)/.exec(picture().querySelector(selector)?.getAttribute('d') ?? '')?.[1]);
    // Drawn from its inner end to the tip: three bases wide, with the cut three bases beyond.
    const [guide] = boxes('[data-stop="guide 1"] [data-target]');
    const base = (guide?.width ?? 0) / 23;
    expect(xOf('[data-pam]') - (guide?.x ?? 0)).toBeCloseTo(3 * base);
    expect(xOf('[data-cut]') - (guide?.x ?? 0)).toBeCloseTo(6 * base);
  });

  it('without a gene draws what there is', () => {
    renderDrawing(null);
    expect(picture()).toHaveAccessibleName('Chromosome 10 on GRCm39; Guides: 2; Deletions: 1.');
    expect(picture().querySelectorAll('[data-exon]')).toHaveLength(0);
  });
});

describe('going through a drawing (issue: zoom and pan, hover and keyboard focus show coordinates)', () => {
  const reading = () => picture().parentElement?.querySelector('p')?.textContent;
  const focus = (name: string) => act(() => within(picture()).getByRole('img', { name }).focus());
  const GUIDE =
    'GID:1: 10:105,001-105,023, minus strand, PAM at 105,001-105,003, cut between 105,006 and 105,007';

  it('by keyboard: Tab leads into it, the arrow keys from item to item, each showing its position', async () => {
    const { user } = renderDrawing();
    focus('Exon 1 of Egr2: 10:108,001-110,000');
    expect(reading()).toBe('Exon 1 of Egr2: 10:108,001-110,000');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(within(picture()).getByRole('img', { name: GUIDE })).toHaveFocus();
    expect(reading()).toBe(GUIDE);
    await user.keyboard('{End}');
    expect(reading()).toBe('Egr2<em1J>: 10:105,010-105,510');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(reading()).toBe('Exon 1 of Egr2: 10:108,001-110,000');
    expect(picture().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await user.tab();
    expect(reading()).toMatch(/^Point at the drawing/);
  });

  it('by mouse: an item under the pointer shows its position, elsewhere the base is shown', async () => {
    const { user } = renderDrawing();
    await user.hover(within(picture()).getByRole('img', { name: GUIDE }));
    expect(reading()).toBe(GUIDE);
    await user.unhover(within(picture()).getByRole('img', { name: GUIDE }));
    fireEvent.pointerMove(picture(), { pointerType: 'mouse', clientX: 320 });
    expect(reading()).toMatch(/^10:105,\d{3}$/);
  });

  it('zooms by buttons, keys, and the wheel with Ctrl, and never beyond what there is', async () => {
    const { user, boxes } = renderDrawing();
    const width = () => boxes('[data-shape=deletion] rect')[0]?.width ?? 0;
    const atFirst = width();
    expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(width() / atFirst).toBeCloseTo(2);
    focus(GUIDE);
    await user.keyboard('+');
    expect(width() / atFirst).toBeCloseTo(4);
    expect(within(picture()).getByRole('img', { name: GUIDE })).toHaveFocus();
    fireEvent.wheel(picture(), { ctrlKey: true, deltaY: 4000, clientX: 320 });
    expect(width()).toBeCloseTo(atFirst);
    fireEvent.wheel(picture(), { deltaY: -400, clientX: 320 });
    expect(width()).toBeCloseTo(atFirst);
  });

  it('moves by buttons and by dragging', async () => {
    const { user, boxes } = renderDrawing();
    const left = () => boxes('[data-shape=deletion] rect')[0]?.x ?? 0;
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    const before = left();
    await user.click(screen.getByRole('button', { name: 'Move right' }));
    expect(left()).toBeLessThan(before - 100);
    await user.click(screen.getByRole('button', { name: 'Move left' }));
    expect(left()).toBeCloseTo(before, 0);
    fireEvent.pointerDown(picture(), { pointerId: 1, clientX: 300, button: 0 });
    fireEvent.pointerMove(picture(), { pointerId: 1, clientX: 302 });
    expect(left()).toBeCloseTo(before, 0);
    fireEvent.pointerMove(picture(), { pointerId: 1, clientX: 350 });
    fireEvent.pointerUp(picture(), { pointerId: 1 });
    expect(left()).toBeCloseTo(before + 50, 0);
    fireEvent.pointerMove(picture(), { pointerId: 1, clientX: 500 });
    expect(left()).toBeCloseTo(before + 50, 0);
  });

  it('a press or Enter on a thing shows which one, where something comes of it (click goes to the row)', async () => {
    const onChoose = jest.fn();
    const { user } = renderDrawing(GENE, TRACKS, onChoose);
    await user.click(within(picture()).getByRole('button', { name: GUIDE }));
    expect(onChoose).toHaveBeenLastCalledWith('guide 1');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith('guide 2');
    await user.keyboard('{Home}{Enter}');
    expect(onChoose).toHaveBeenCalledTimes(2);
  });
});
