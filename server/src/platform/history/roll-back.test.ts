import fc from 'fast-check';
import type { HistoryDetail } from 'shared/contract';
import { collection, type AuditTree } from './audit-tree.ts';
import { differences } from './differences.ts';
import { flatten } from './flatten.ts';
import { rollBack } from './roll-back.ts';

interface Version {
  comment: string | null;
  privacy: { name: string | null } | null;
  guides: { id: number; pam: string | null }[];
}

const tree = ({ guides, ...fields }: Version): AuditTree => ({
  ...fields,
  guides: collection(
    guides,
    ({ id }) => id,
    ({ pam }) => ({ pam }),
  ),
});

const back = (versions: readonly Version[], from: number) => {
  const lines = versions
    .slice(from + 1)
    .flatMap((version, index) => differences(tree(versions[from + index] ?? version), tree(version)));
  const last = versions.at(-1);
  if (last === undefined) throw new Error('There are versions');
  return rollBack(flatten(tree(last)), lines);
};

const changed = (field: string, oldValue: string | null, newValue: string | null): HistoryDetail => ({
  field,
  oldValue,
  newValue,
  note: 'Field changed',
});

test('a field was what the first later change found in it, and is what it is now', () => {
  const lines = [changed('comment', 'a', 'b'), changed('comment', 'b', 'c')];
  expect(rollBack(flatten({ comment: 'c', privacy: { name: 'public' } }), lines).fields).toEqual([
    { field: 'comment', then: 'a', now: 'c' },
    { field: 'privacy.name', then: 'public', now: 'public' },
  ]);
});

test('a field that was empty, or is, has null; one that is empty at both moments is left out', () => {
  const lines = [
    changed('a', null, 'x'),
    changed('b', 'y', null),
    changed('c', null, 'z'),
    changed('c', 'z', null),
  ];
  expect(rollBack(flatten({ a: 'x', b: null, c: null }), lines).fields).toEqual([
    { field: 'a', then: null, now: 'x' },
    { field: 'b', then: 'y', now: null },
  ]);
});

test('elements that were added later were not there, those removed or changed later were as they were', () => {
  const guides = (...list: Version['guides']): Version => ({ comment: null, privacy: null, guides: list });
  const [one, two, three] = [
    { id: 1, pam: 'TGG' },
    { id: 2, pam: 'AGG' },
    { id: 3, pam: 'CGG' },
  ];
  expect(back([guides(one, two), guides({ ...one, pam: 'GGG' }, three)], 0)).toEqual({
    fields: [],
    elements: [
      { field: 'guides.[1]', then: 'pam=TGG', now: 'pam=GGG' },
      { field: 'guides.[2]', then: 'pam=AGG', now: null },
      { field: 'guides.[3]', then: null, now: 'pam=CGG' },
    ],
  });
});

test('what lies within an element is in its text only', () => {
  const nested = {
    sequences: collection([{ id: 1 }], byId, () => ({
      places: collection([{ id: 2 }], byId, () => ({ start: 1 })),
    })),
  };
  const { fields, elements } = rollBack(flatten(nested), [
    changed('sequences.[1].places.[2].start', '3', '1'),
    { ...changed('sequences.[1].places.[2]', 'start=3', 'start=1'), note: 'Element changed' },
  ]);
  expect(fields).toEqual([]);
  expect(elements.map(({ field }) => field)).toEqual(['sequences.[1]']);
});

test('of a field that is not compared any more, the last change has the present value', () => {
  expect(rollBack(flatten({}), [changed('formerName', 'a', 'b')]).fields).toEqual([
    { field: 'formerName', then: 'a', now: 'b' },
  ]);
});

test('an element that is not there now is not, whatever a change left', () => {
  const added = { field: 'guides.[9]', oldValue: null, newValue: 'pam=TGG', note: 'Element added' };
  const removed = { field: 'guides.[8]', oldValue: 'pam=AGG', newValue: null, note: 'Element removed' };
  expect(rollBack(flatten({}), [added, removed]).elements).toEqual([
    { field: 'guides.[8]', then: 'pam=AGG', now: null },
  ]);
});

function byId({ id }: { id: number }): number {
  return id;
}

const leaf = fc.option(fc.constantFrom('', 'a', 'b'));
const version: fc.Arbitrary<Version> = fc.record({
  comment: leaf,
  privacy: fc.option(fc.record({ name: leaf })),
  guides: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 4 }), pam: leaf }), { selector: byId }),
});

test('every version of a sequence of versions is found again from the last', () => {
  fc.assert(
    fc.property(fc.array(version, { minLength: 1, maxLength: 6 }), fc.nat(), (versions, pick) => {
      const from = pick % versions.length;
      const wanted = versions[from];
      if (wanted === undefined) throw new Error('It is one of them');
      const { fields, elements } = back(versions, from);
      const then = { fields: present(fields), elements: present(elements) };
      const expected = rollBack(flatten(tree(wanted)), []);
      expect(then).toEqual({ fields: present(expected.fields), elements: present(expected.elements) });
    }),
  );
});

function present(values: readonly { field: string; then: string | null }[]): [string, string | null][] {
  return values.filter(({ then }) => then !== null).map(({ field, then }) => [field, then]);
}
