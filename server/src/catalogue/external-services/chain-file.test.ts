import { mappingsOf } from './assembly-map.ts';
import { ChainFileError, parseChainFile } from './chain-file.ts';

/** Two chains: on chr5 three blocks with gaps on either side; a piece of chr6 lies turned round on chr7. */
const FILE = `##matrix=axtChain 16 91,-90,-25,-100
chain 4900 chr5 1000 + 100 400 chr5 1100 + 150 455 1
100\t50\t0
50 0 55
100

chain 900 chr6 500 + 10 60 chr7 300 - 20 70 2
50
`;

const place = (chr: string, start: number, stop = start, strand = '+') => {
  const [mapping, ...others] = mappingsOf(parseChainFile(FILE).map, { chr, start, stop, strand });
  expect(others).toEqual([]);
  return mapping && `${mapping.chr}:${mapping.start}-${mapping.stop} ${mapping.strand}`;
};

test.each([
  ['the first base of a chain', 101, 101, '5:151-151 +'],
  ['the last base of a block', 200, 200, '5:250-250 +'],
  ['a base that is gone', 201, 201, undefined],
  ['the first base behind a gap', 251, 251, '5:251-251 +'],
  ['the first base behind bases that were put in', 301, 301, '5:356-356 +'],
  ['the last base of a chain', 400, 400, '5:455-455 +'],
  ['the base before the chain', 100, 100, undefined],
  ['the base behind the chain', 401, 401, undefined],
  ['a guide in a block', 101, 123, '5:151-173 +'],
  ['a guide over bases that were put in', 290, 312, undefined],
])('%s', (_which, start, stop, expected) => {
  expect(place('5', start, stop)).toBe(expected);
});

test('a chain on the other strand counts from the end of the chromosome', () => {
  expect(place('6', 11)).toBe('7:280-280 -');
  expect(place('6', 60)).toBe('7:231-231 -');
  expect(place('6', 11, 33, '-')).toBe('7:258-280 +');
});

test('the sizes of the chromosomes on both builds', () => {
  const { fromSizes, toSizes } = parseChainFile(FILE);
  expect([...fromSizes]).toEqual([
    ['5', 1000],
    ['6', 500],
  ]);
  expect([...toSizes]).toEqual([
    ['5', 1100],
    ['7', 300],
  ]);
});

test('mitochondrial and unplaced chromosomes', () => {
  const { map } = parseChainFile(
    'chain 1 chrM 9 + 0 9 chrM 9 + 0 9\n9\n\nchain 1 chr1_GL_random 9 + 0 9 chr1 9 + 0 9 7\r\n9\r\n',
  );
  expect([...map.keys()]).toEqual(['MT', '1_GL_random']);
});

test.each([
  ['nothing', '', 'there is no chain in it.'],
  ['a table', 'mgi_id\tsymbol\n', 'line 1: expected the head of a chain.'],
  ['a block without a chain', '12\n', 'line 1: expected the head of a chain.'],
  [
    'a strange line in a chain',
    'chain 1 chr5 9 + 0 9 chr5 9 + 0 9 1\n4 1\n',
    'line 2: expected a block of a chain.',
  ],
  ['a chain in a chain', FILE.replace('\n100\n\n', '\n\n'), 'line 6: expected a block of a chain.'],
  [
    'a chain whose blocks are too short',
    FILE.replace('50 0 55', '49 0 55'),
    'line 5: the blocks of the chain do not reach its end.',
  ],
  ['a chain that is cut off', FILE.slice(0, FILE.indexOf('50 0')), 'it ends in the middle of a chain.'],
])('%s is refused', (_what, text, message) => {
  expect(() => parseChainFile(text)).toThrow(new ChainFileError(message));
});
