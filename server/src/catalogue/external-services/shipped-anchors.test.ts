import { numberOf, readTable } from '../reference-data/read-table.ts';
import { mappingsOf } from './assembly-map.ts';
import { mapFromGenes, type AnchorGene } from './embedded-liftover.ts';

/** The shipped genes that lie on both builds and are as long on each. */
async function shippedAnchors(): Promise<AnchorGene[]> {
  const table = await readTable('mouse_genes.tsv.gz');
  return table.flatMap((row) => {
    const [start, stop] = [numberOf(row('grcm38_start')), numberOf(row('grcm38_end'))];
    const [toStart, toStop] = [numberOf(row('start')), numberOf(row('end'))];
    if (start === null || stop === null || toStart === null || toStop === null) return [];
    const isSolid = toStart - start === toStop - stop && row('chromosome') === row('grcm38_chromosome');
    return isSolid ? [{ chr: row('chromosome'), start, stop, shift: toStart - start }] : [];
  });
}

test('the guides of the shipped table go where the table has them on GRCm39, nearly all of them', async () => {
  const map = mapFromGenes(await shippedAnchors());
  const guides = await readTable('crispr_guides.tsv.gz');
  const outcomes = { right: 0, elsewhere: 0, refused: 0, onlyHere: 0, nowhere: 0 };
  for (const row of guides) {
    const [mapping] = mappingsOf(map, {
      chr: row('chromosome'),
      start: Number(row('start')),
      stop: Number(row('end')),
      strand: row('strand'),
    });
    const expected = numberOf(row('grcm39_start'));
    if (mapping === undefined) outcomes[expected === null ? 'nowhere' : 'refused'] += 1;
    else if (expected === null) outcomes.onlyHere += 1;
    else outcomes[mapping.start === expected ? 'right' : 'elsewhere'] += 1;
  }
  expect(outcomes).toEqual({ right: 13_092, elsewhere: 0, refused: 20, onlyHere: 161, nowhere: 143 });
});
