import fc from 'fast-check';
import { mappingsOf } from './assembly-map.ts';
import { parseChainFile } from './chain-file.ts';

interface MadeUpChain {
  /** Blocks with the gaps that follow on either build; those of the last are left out. */
  blocks: readonly (readonly [size: number, fromGap: number, toGap: number])[];
  fromStart: number;
  toStart: number;
  strand: '+' | '-';
}

const chains: fc.Arbitrary<MadeUpChain> = fc.record({
  blocks: fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(4), fc.nat(4)), {
    minLength: 1,
    maxLength: 6,
  }),
  fromStart: fc.nat(20),
  toStart: fc.nat(20),
  strand: fc.constantFrom('+', '-'),
});

const CHROMOSOME_SIZE = 200;

/** The chain as a file, and, base by base, where it puts each: counted from 1 on the plus strand. */
function written({ blocks, fromStart, toStart, strand }: MadeUpChain) {
  const places = new Map<number, number>();
  let [from, to] = [fromStart, toStart];
  const lines = blocks.map(([size, fromGap, toGap], index) => {
    for (let base = 0; base < size; base += 1) {
      const onStrand = to + base;
      places.set(from + base + 1, strand === '+' ? onStrand + 1 : CHROMOSOME_SIZE - onStrand);
    }
    const isLast = index === blocks.length - 1;
    from += size + (isLast ? 0 : fromGap);
    to += size + (isLast ? 0 : toGap);
    return isLast ? `${size}` : `${size}\t${fromGap}\t${toGap}`;
  });
  const [fromSide, toSide] = [`chr5 ${CHROMOSOME_SIZE} +`, `chr5 ${CHROMOSOME_SIZE} ${strand}`];
  const header = `chain 1 ${fromSide} ${fromStart} ${from} ${toSide} ${toStart} ${to} 1`;
  return { text: [header, ...lines, ''].join('\n'), places };
}

test('every base goes where the chain puts it, and bases in its gaps nowhere', () => {
  fc.assert(
    fc.property(chains, (chain) => {
      const { text, places } = written(chain);
      const { map } = parseChainFile(text);
      for (let base = 1; base <= CHROMOSOME_SIZE; base += 1) {
        const mappings = mappingsOf(map, { chr: '5', start: base, stop: base, strand: '+' });
        const expected = places.get(base);
        expect(mappings.map(({ start, stop, strand }) => [start, stop, strand])).toEqual(
          expected === undefined ? [] : [[expected, expected, chain.strand]],
        );
      }
    }),
  );
});

test('a stretch goes as a whole, to bases that its own bases go to, or not at all', () => {
  fc.assert(
    fc.property(chains, fc.integer({ min: 1, max: 100 }), fc.nat(12), (chain, start, more) => {
      const { text, places } = written(chain);
      const stop = start + more;
      const [mapping] = mappingsOf(parseChainFile(text).map, { chr: '5', start, stop, strand: '-' });
      if (mapping === undefined) return;
      const ends = [places.get(start), places.get(stop)];
      expect([mapping.start, mapping.stop]).toEqual(chain.strand === '+' ? ends : ends.reverse());
      expect(mapping.stop - mapping.start).toBe(more);
    }),
  );
});
