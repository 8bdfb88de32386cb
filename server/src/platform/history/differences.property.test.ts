import fc from 'fast-check';
import type { HistoryDetail } from 'shared/contract';
import { collection, type AuditLeaf, type AuditTree } from './audit-tree.ts';
import { differences } from './differences.ts';
import { flatten } from './flatten.ts';

/** Two versions of the same kind of entity: the same fields, a reference that may be missing, nested collections. */
interface Version {
  text: string | null;
  count: number | null;
  reference: { name: string | null } | null;
  rows: { id: number; note: string | null; tags: string[] }[];
}

const leaf = fc.option(fc.constantFrom('', 'a', 'b', 'null'));
const version: fc.Arbitrary<Version> = fc.record({
  text: leaf,
  count: fc.option(fc.integer({ min: 0, max: 3 })),
  reference: fc.option(fc.record({ name: leaf })),
  rows: fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 4 }),
      note: leaf,
      tags: fc.uniqueArray(fc.constantFrom('x', 'y', 'z')),
    }),
    { selector: ({ id }) => id },
  ),
});

const audit = ({ rows, reference, ...simple }: Version): AuditTree => ({
  ...simple,
  reference,
  rows: collection(
    rows,
    ({ id }) => id,
    ({ note, tags }): AuditTree => ({
      note,
      tags: collection(
        tags,
        (tag) => tag,
        (tag): AuditLeaf => tag,
      ),
    }),
  ),
});

it('replays: the lines turn the old version into the new one', () => {
  fc.assert(
    fc.property(version, version, (one, other) => {
      const fields = new Map(flatten(audit(one)).fields);
      const elements = new Set(flatten(audit(one)).elements.keys());
      for (const line of differences(audit(one), audit(other))) replay(line, fields, elements);
      const target = flatten(audit(other));
      expect(fields).toEqual(target.fields);
      expect(elements).toEqual(new Set(target.elements.keys()));
    }),
  );
});

function replay(
  { field, oldValue, newValue, note }: HistoryDetail,
  fields: Map<string, string>,
  elements: Set<string>,
) {
  if (note === 'Element added') elements.add(field);
  if (note === 'Element removed') elements.delete(field);
  if (note !== 'Field changed') return;
  expect(fields.get(field) ?? null).toBe(oldValue);
  if (newValue === null) fields.delete(field);
  else fields.set(field, newValue);
}

it('is silent about equal versions, whatever the order of their elements', () => {
  fc.assert(
    fc.property(version, (one) => {
      const turned = {
        ...one,
        rows: one.rows.map((row) => ({ ...row, tags: row.tags.toReversed() })).toReversed(),
      };
      expect(differences(audit(one), audit(turned))).toEqual([]);
    }),
  );
});

it('the reverse difference has the same lines, reversed', () => {
  const turn = (line: HistoryDetail): HistoryDetail => ({
    ...line,
    oldValue: line.newValue,
    newValue: line.oldValue,
    note: { 'Element added': 'Element removed', 'Element removed': 'Element added' }[line.note] ?? line.note,
  });
  fc.assert(
    fc.property(version, version, (one, other) => {
      expect(differences(audit(other), audit(one))).toEqual(differences(audit(one), audit(other)).map(turn));
    }),
  );
});
