/** How an engine takes something that our statements use: as PostgreSQL, not, or with a change that is named. */
type Verdict = 'works' | { changes: string };

/** Something of PostgreSQL that an engine which speaks its protocol may lack. */
export interface Feature {
  name: string;
  /** How a statement, or a call of the builder, that uses it is known. */
  pattern: RegExp;
  citus: Verdict;
  yugabyte: Verdict;
  cockroach: Verdict;
}

const changes = (change: string): Verdict => ({ changes: change });
const ALIKE = { citus: 'works', yugabyte: 'works', cockroach: 'works' } as const;

/** What our statements use beyond plain SQL. The verdicts are read, not run: docs/distributed-engines.md says of which versions. */
export const USED: readonly Feature[] = [
  {
    name: 'advisory locks',
    pattern: /pg_(try_)?advisory/,
    citus: changes('hold on one node: every instance connects to the coordinator'),
    yugabyte: changes('rows to lock, before 2025.1'),
    cockroach: changes('rows to lock: the functions are there and lock nothing'),
  },
  {
    name: 'triggers for each statement, with the changed rows (`referencing`)',
    pattern: /\breferencing (old|new) table|for each statement/,
    citus: changes('work on tables of the coordinator alone: totals and standings move into the transaction'),
    yugabyte: 'works',
    cockroach: changes('totals and standings move into the transaction: neither kind exists'),
  },
  {
    name: 'triggers for each row',
    pattern: /\bfor each row\s+(execute|when)\b/,
    citus: changes('work on tables of the coordinator alone: versions and authors move into the statements'),
    yugabyte: 'works',
    cockroach: 'works',
  },
  {
    name: 'triggers at the end of a transaction (`initially deferred`)',
    pattern: /\binitially deferred\b/,
    citus: changes('work on tables of the coordinator alone: the last change moves into the transaction'),
    yugabyte: 'works',
    cockroach: changes('the last change moves into the transaction: there are none'),
  },
  {
    name: 'functions in PL/pgSQL',
    pattern: /language plpgsql/,
    citus: 'works',
    yugabyte: 'works',
    cockroach: changes('those of triggers follow what becomes of the triggers'),
  },
  {
    name: 'locked rows (`for update`), passing over others’ (`skip locked`)',
    pattern: /\bfor (no key )?update\b|\.forUpdate\(|\.skipLocked\(|\bskip locked\b/,
    citus: changes('rows of one shard at a time: a plan and all below it share the project’s shard'),
    yugabyte: 'works',
    cockroach: 'works',
  },
  {
    name: 'a locked table',
    pattern: /\block table\b/,
    citus: 'works',
    yugabyte: changes('the import from the existing tracker runs alone'),
    cockroach: changes('the import from the existing tracker runs alone'),
  },
  {
    name: 'unique columns that are checked at the end (`deferrable`)',
    pattern: /\bdeferrable\b/,
    citus: changes('must contain the column of distribution: gene symbols are a reference table'),
    yugabyte: changes('renaming in two steps: symbols of genes, order of sequences'),
    cockroach: changes('renaming in two steps: symbols of genes, order of sequences'),
  },
  {
    name: 'identifiers made from the row’s number (`generated always as … stored`)',
    pattern: /generated always as \(/,
    citus: 'works',
    yugabyte: changes('written by the statement that inserts, where the version lacks them'),
    cockroach: 'works',
  },
  {
    name: 'indexes on what arrays contain (`gin`), one of them over several columns',
    pattern: /\busing gin\b/,
    citus: 'works',
    yugabyte: changes('the one over several columns becomes several'),
    cockroach: changes('the one over several columns becomes several: only the last may be an array'),
  },
  {
    name: 'spread over slots by session (`pg_backend_pid`)',
    pattern: /\bpg_backend_pid\b/,
    citus: 'works',
    yugabyte: 'works',
    cockroach: changes('by a random number'),
  },
  {
    name: 'who writes, as a setting of the transaction (`app.user`)',
    pattern: /\b(set_config|current_setting)\(/,
    ...ALIKE,
  },
  {
    name: 'rows joined one by one (`lateral`)',
    pattern: /\blateral\b|\.(inner|left)JoinLateral\(/,
    ...ALIKE,
    citus: changes('joined on the column of distribution, or to a reference table'),
  },
  { name: 'first row of a group (`distinct on`)', pattern: /\bdistinct on \(|\.distinctOn\(/, ...ALIKE },
  { name: 'insert or change (`on conflict`)', pattern: /\bon conflict\b|\.onConflict\(/, ...ALIKE },
  {
    name: 'rows as one parameter (`json_populate_recordset`, `unnest`)',
    pattern: /\bjson_populate_recordset\(|\bunnest\(/,
    ...ALIKE,
  },
  {
    name: 'forgotten plans (`discard plans`)',
    pattern: /\bdiscard plans\b/,
    ...ALIKE,
    cockroach: changes('not needed, and left out'),
  },
  {
    name: 'positions in the log of replicas',
    pattern: /\bpg_(last_wal|current_wal|wal_lsn)/,
    citus: changes('each node has its own: no `DATABASE_READ_URL`'),
    yugabyte: changes('follower reads of its own: no `DATABASE_READ_URL`'),
    cockroach: changes('follower reads of its own: no `DATABASE_READ_URL`'),
  },
];

/** What nothing of ours uses, so that it stands in no engine's way. */
export const UNUSED: Readonly<Record<string, RegExp>> = {
  'notifications (`listen`, `notify`)': /^\s*(un)?listen \w+;|\bpg_notify\(|^\s*notify \w+/m,
  extensions: /\bcreate extension\b/,
  'exclusion constraints': /\bexclude using\b/,
  'inherited tables': /\binherits \(/,
  'rules of tables': /\bcreate rule\b/,
  'materialized views': /\bcreate materialized view\b/,
  'foreign tables': /\bcreate foreign table\b/,
  'recursive queries': /\bwith recursive\b/,
};
