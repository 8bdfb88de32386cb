import { sql } from 'kysely';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';

/** A column as the schema describes it: table.column and its type. */
type Columns = Record<string, string>;

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The columns of `interface Database`, read by the compiler. */
function typedColumns(): Columns {
  const file = fileURLToPath(new URL('schema.ts', import.meta.url));
  const program = ts.createProgram([file], {
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const declaration = source?.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === 'Database',
  );
  if (declaration === undefined) throw new Error('schema.ts has no interface Database');
  const columns: Columns = {};
  for (const table of checker.getTypeAtLocation(declaration).getProperties()) {
    for (const column of checker.getTypeOfSymbol(table).getProperties()) {
      const type = checker.typeToString(checker.getTypeOfSymbol(column));
      columns[`${table.name}.${column.name}`] = type.includes('ColumnType<unknown') ? 'Json' : type;
    }
  }
  return columns;
}

const TYPES: Readonly<Record<string, string>> = {
  int8: 'number',
  int4: 'number',
  int2: 'number',
  float8: 'number',
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  timestamp: 'string',
  date: 'string',
  timestamptz: 'Date',
  bytea: 'Uint8Array<ArrayBufferLike>',
  jsonb: 'Json',
  _float8: 'number[]',
  _int4: 'number[]',
  _int8: 'number[]',
  _text: 'string[]',
};

/** The driver does not report that a column of a view may be null; these may. */
const NULLABLE_IN_VIEWS = [
  'confirmed_line_source.gene_id',
  'confirmed_line_source.work_group_id',
  'plan_standing_source.since',
  'plan_standing_source.usual_until',
  'project_index_source.gene_symbol',
  'project_index_source.imits_mi_plan',
  'project_index_source.summary_status_id',
  'project_index_source.status_since',
  'project_index_source.usual_until',
  'project_index_source.last_change',
  'project_last_change.change',
  'project_index_basis.gene_symbol',
  'project_index_basis.imits_mi_plan',
  'project_index_basis.summary_status_id',
];

interface StoredColumn {
  name: string;
  type: string;
  is_view: boolean;
  is_required: boolean;
  is_filled: boolean;
  is_generated: boolean;
}

async function storedColumns(): Promise<Columns> {
  const { rows } = await sql<StoredColumn>`
    select class.relname || '.' || attribute.attname as name, type.typname as type,
      class.relkind = 'v' as is_view, attribute.attnotnull as is_required,
      attribute.atthasdef or attribute.attidentity <> '' as is_filled,
      attribute.attgenerated <> '' as is_generated
    from pg_attribute attribute
    join pg_class class on class.oid = attribute.attrelid
    join pg_type type on type.oid = attribute.atttypid
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'v')
      and attribute.attnum > 0 and not attribute.attisdropped
      and class.relname <> 'schema_migration'`.execute(database.db);
  return Object.fromEntries(rows.map((row) => [row.name, columnType(row)]));
}

function columnType(row: StoredColumn): string {
  const type = TYPES[row.type] ?? `no type for ${row.type}`;
  if (row.is_view) return NULLABLE_IN_VIEWS.includes(row.name) ? `${type} | null` : type;
  const value = row.is_required ? type : `${type} | null`;
  if (row.is_generated) return `GeneratedAlways<${value}>`;
  return row.is_filled && type !== 'Json' ? `Generated<${value}>` : value;
}

it('the Kysely types and the migrations describe the same tables', async () => {
  const stored = await storedColumns();
  const typed = typedColumns();
  // A column with a default is written as Generated<Json>, which prints in the compiler's own words.
  for (const [name, type] of Object.entries(typed)) {
    if (stored[name] === 'Json' && type.includes('Json')) typed[name] = 'Json';
  }
  expect(typed).toEqual(stored);
});

it('every reference to a row that belongs to something can be followed backwards by an index', async () => {
  const { rows } = await sql<{ missing: string }>`
    select key.conrelid::regclass || '.' || attribute.attname as missing
    from pg_constraint key
    join pg_attribute attribute on attribute.attrelid = key.conrelid and attribute.attnum = key.conkey[1]
    where key.contype = 'f'
      and key.confrelid::regclass::text in (
        'person', 'gene', 'project', 'project_intention', 'plan', 'crispr_attempt', 'phenotyping_attempt',
        'phenotyping_stage', 'outcome', 'colony', 'specimen', 'mutation', 'sequence', 'insertion_sequence',
        'molecular_mutation_deletion', 'gene_list', 'list_record', 'history', 'report_type', 'strain',
        'targ_rep_allele', 'targ_rep_es_cell', 'targ_rep_targeting_vector')
      and not exists (
        select from pg_index index
        where index.indrelid = key.conrelid and index.indkey[0] = attribute.attnum)
    order by missing`.execute(database.db);
  expect(rows).toEqual([]);
});

describe('rows', () => {
  it('have public identifiers, which grow rather than being cut', async () => {
    const { rows } = await sql`
      select public_identifier('TPN', 9, 42) as tpn, public_identifier('PIN', 10, 12345678901) as pin
    `.execute(database.db);
    expect(rows).toEqual([{ tpn: 'TPN:000000042', pin: 'PIN:12345678901' }]);
  });

  it('know who made and who changed them, and raise their version', async () => {
    const { db } = database;
    const asPerson = (email: string) => sql`select set_config('app.user', ${email}, true)`;
    await db.transaction().execute(async (transaction) => {
      await asPerson('jo@lab.example').execute(transaction);
      await sql`insert into person (email) values ('new@lab.example')`.execute(transaction);
    });
    await db.transaction().execute(async (transaction) => {
      await asPerson('sam@lab.example').execute(transaction);
      await sql`update person set name = 'New' where email = 'new@lab.example'`.execute(transaction);
    });
    const { rows } = await sql`
      select created_by, last_modified_by, version from person where email = 'new@lab.example'`.execute(db);
    expect(rows).toEqual([{ created_by: 'jo@lab.example', last_modified_by: 'sam@lab.example', version: 2 }]);
  });

  it.each([
    [`insert into person (email) values ('Jo@lab.example')`, 'person_email_check'],
    [`insert into person (email) values ('nobody')`, 'person_email_check'],
    [`insert into privacy (name, rank) values ('secret', 4)`, 'privacy_rank_check'],
    [`insert into work_unit (name) values (' JAX')`, 'work_unit_name_check'],
    [`insert into distribution_product default values`, 'distribution_product_one_owner'],
  ])('are refused by a check: %s', async (statement, constraint) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(constraint);
  });

  it('of a look-up list are the same name in any letter case', async () => {
    await sql`insert into funder (name) values ('Wellcome')`.execute(database.db);
    await expect(sql`insert into funder (name) values ('WELLCOME')`.execute(database.db)).rejects.toThrow(
      'funder_name_key',
    );
  });
});

test('no GIN index keeps entries that wait to be sorted in, which each search would read', async () => {
  const { rows } = await sql<{ name: string }>`
    select index.relname as name from pg_class index join pg_am on pg_am.oid = index.relam
    where pg_am.amname = 'gin' and index.relkind = 'i'
      and not coalesce(index.reloptions @> '{fastupdate=off}', false)`.execute(database.db);
  expect(rows).toEqual([]);
});
