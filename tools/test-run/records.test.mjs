import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Records, RecordsToWrite, testChanged } from './records.mjs';
import { WorkingTree } from './working-tree.mjs';

/** @type {string} */
let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'records-'))));
afterEach(() => rmSync(folder, { recursive: true }));
const open = () => new Records(join(folder, 'records.json'));

const part = (/** @type {string} */ name, digest = 'd1') => ({ name, digest });
const passed = (/** @type {string} */ name) => ({ name, passed: 3, failed: 0, skipped: 1 });
const failed = (/** @type {string} */ name) => ({ name, passed: 2, failed: 1, skipped: 0 });

/** @param {{ name: string, digest: string | undefined }[]} parts @param {import('./results.mjs').Count[]} counts */
async function run(parts, counts, records = open()) {
  /** @type {string[]} */
  let tested = [];
  const { unchanged } = await testChanged(parts, records, async (changed) => {
    tested = changed.map(({ name }) => name);
    return counts;
  });
  return { tested, unchanged };
}

test('what passed is not tested again until it changes', async () => {
  await run([part('a'), part('b')], [passed('a'), passed('b')]);
  expect(await run([part('a'), part('b', 'd2')], [passed('b')])).toEqual({
    tested: ['b'],
    unchanged: [{ name: 'a', passed: 3, skipped: 1 }],
  });
});

test('what failed is tested again, beside it what passed is not', async () => {
  await run([part('a'), part('b')], [failed('a'), passed('b')]);
  expect((await run([part('a'), part('b')], [])).tested).toEqual(['a']);
});

test('a failure of the whole run, and a part without a count, leave no record', async () => {
  await run([part('a'), part('b')], [passed('a'), failed('set-up')]);
  await run([part('c')], []);
  expect((await run([part('a'), part('b'), part('c')], [])).tested).toEqual(['a', 'b', 'c']);
});

test('nothing is recorded of a state that is not known', async () => {
  await run([{ name: 'a', digest: undefined }], [passed('a')]);
  expect((await run([{ name: 'a', digest: undefined }], [])).tested).toEqual(['a']);
});

test('a run of everything tests what has passed, too, and records it', async () => {
  await run([part('a')], [passed('a')]);
  const all = new RecordsToWrite(join(folder, 'records.json'));
  expect((await run([part('a'), part('b')], [passed('a'), passed('b')], all)).tested).toEqual(['a', 'b']);
  expect((await run([part('b')], [])).tested).toEqual([]);
});

describe('a state of the working copy', () => {
  const tree = (/** @type {Record<string, string>} */ files, dependencies = {}) =>
    new WorkingTree(new Map(Object.entries(files)), dependencies);
  const digest = (/** @type {WorkingTree} */ of, others = ['x']) =>
    of.digestOf((path) => path.startsWith('a/'), ['a'], others);
  const files = { 'a/1': 'one', 'a/2': 'two', 'b/1': 'three' };
  const before = digest(tree(files, { a: 'd', b: 'd' }));

  test('is the same whatever the order and whatever is no input', () => {
    expect(digest(tree({ 'b/1': 'changed', 'a/2': 'two', 'a/1': 'one' }, { a: 'd', b: 'changed' }))).toBe(
      before,
    );
  });

  test.each([
    ['a file', tree({ ...files, 'a/1': 'changed' }, { a: 'd' })],
    ['a new file', tree({ ...files, 'a/3': 'three' }, { a: 'd' })],
    ['what is installed', tree(files, { a: 'changed' })],
  ])('changes with %s', (_what, after) => {
    expect(digest(after)).not.toBe(before);
  });

  test('changes with whatever else decides', () => {
    expect(digest(tree(files, { a: 'd' }), ['y'])).not.toBe(before);
  });
});
