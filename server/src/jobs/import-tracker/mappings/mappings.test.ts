import { openTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { readTargetTables, type TableFacts } from '../source/schema-facts.ts';
import { MAPPINGS } from './mappings.ts';
import { NOT_CARRIED } from './not-carried.ts';

let database: TestDatabase;
let tables: ReadonlyMap<string, TableFacts>;
beforeAll(async () => {
  database = await openTestDatabase();
  tables = await readTargetTables(database.db);
});
afterAll(async () => database.close());

test('no table of the source is read twice, or both read and left', () => {
  const named = [...MAPPINGS.map(({ source }) => source), ...NOT_CARRIED.map(({ table }) => table)];
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
});

test('every table is loaded after those that its rows refer to', () => {
  const tooEarly = MAPPINGS.flatMap(({ target, load, refersTo = {} }, index) => {
    const later = new Set<string>(
      MAPPINGS.slice(index + (load.kind === 'match' ? 0 : 1)).map((mapping) => mapping.target),
    );
    const earlier = new Set<string>(MAPPINGS.slice(0, index).map((mapping) => mapping.target));
    return [...(tables.get(target)?.columns.values() ?? [])]
      .filter(({ name, refersTo: parent }) => {
        const isOwnList = refersTo[name] !== undefined;
        return (
          parent !== null && parent !== target && !isOwnList && later.has(parent) && !earlier.has(parent)
        );
      })
      .map(({ name }) => `${target}.${name}`);
  });
  expect(tooEarly).toEqual([]);
});

test('every column that a mapping speaks of is ours', () => {
  const unknown = MAPPINGS.flatMap(({ source, target, renamed, rules, refersTo, ours }) => {
    const columns = tables.get(target)?.columns;
    const named = [...Object.keys({ ...renamed, ...rules, ...refersTo }), ...(ours ?? [])];
    return named
      .filter((name) => columns?.has(name) !== true)
      .map((name) => `${source} -> ${target}.${name}`);
  });
  expect(unknown).toEqual([]);
});
