import { chooseFrom, isProduct } from './choose-mutations.mjs';
import { findMutations } from './find-mutations.mjs';
import { summary } from './report.mjs';
import { seeded } from './seeded.mjs';

/** Sources with each mutation applied. @param {string} source */
const mutated = (source) =>
  findMutations('a.ts', source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  );

test.each([
  ['if (a < 1) b();', ['if (!(a < 1)) b();', 'if (a <= 1) b();', 'if (a < 2) b();', 'if (a < 1) ;']],
  ['const c = a && b;', ['const c = a || b;']],
  [
    "const c = a === 'x' ? d : e;",
    ["const c = !(a === 'x') ? d : e;", "const c = a !== 'x' ? d : e;", "const c = a === 'x!' ? d : e;"],
  ],
  ["const c = db.orderBy('id').limit(n);", ['const c = db.limit(n);']],
  ["const c: 1 | 'b' = d as true;", []],
  ["import { a } from 'b';\nthrow new Error('Texts for people');", []],
  ['function f() { await g(); }', ['function f() { return; await g(); }', 'function f() { ; }']],
  [
    'function f() { if (a) return 1; }',
    ['function f() { if (!(a)) return 1; }', 'function f() { if (a) return 2; }'],
  ],
])('%s', (source, expected) => {
  expect(mutated(source).sort()).toEqual(expected.sort());
});

test('product sources are mutated, tests and what supports them are not', () => {
  const files = [
    'server/src/tracker/plans/routes.ts',
    'shared/ui/actions/button.tsx',
    'remote-plans/src/remote.tsx',
    'remote-plans/src/remote.test.tsx',
    'shared/testing/index.ts',
    'server/testing/database/test-database.ts',
    'server/migrations/0001.ts',
    'shared/globals.d.ts',
    'tools/build.mjs',
  ];
  expect(files.filter(isProduct)).toEqual(files.slice(0, 3));
});

/** @param {string} kind @param {number} number @returns {import('./choose-mutations.mjs').Chosen} */
const mutation = (kind, number) => ({
  kind,
  file: `${number % 100}.ts`,
  line: number,
  before: '',
  start: 0,
  end: 0,
  text: '',
});

test('a seed chooses the same mutations each time, of all kinds alike, no two in a file', () => {
  const common = Array.from({ length: 1000 }, (_, number) => mutation('number', number));
  const rare = Array.from({ length: 50 }, (_, number) => mutation('dropped sort', number));
  const chosen = chooseFrom([...common, ...rare], { seed: 7, count: 20 });
  expect(chooseFrom([...common, ...rare], { seed: 7, count: 20 })).toEqual(chosen);
  expect(chooseFrom([...common, ...rare], { seed: 8, count: 20 })).not.toEqual(chosen);
  expect(new Set(chosen.map(({ file }) => file)).size).toBe(20);
  expect(chosen.filter(({ kind }) => kind === 'number').length).toBeLessThan(15);
});

test('random numbers repeat with their seed and spread', () => {
  const [one, other] = [seeded(1), seeded(1)];
  const numbers = Array.from({ length: 1000 }, one);
  expect(numbers).toEqual(Array.from({ length: 1000 }, other));
  expect(numbers.reduce((sum, number) => sum + number) / 1000).toBeCloseTo(0.5, 1);
});

test('the share of what was caught counts all who caught it', () => {
  const tried = (/** @type {'compiler' | 'test' | 'time' | 'nobody'} */ by) => ({
    mutation: mutation('number', 1),
    outcome: { by, how: '' },
    seconds: 1,
  });
  expect(summary([tried('compiler'), tried('test'), tried('test'), tried('nobody')])).toBe(
    '3 of 4 mutations caught (75 %): 1 by the compiler, 2 by a test, 0 by time; 1 survived.',
  );
});
