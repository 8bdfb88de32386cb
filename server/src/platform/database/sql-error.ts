import { errorCode } from '../errors/error-code.ts';

/** The fields of PostgreSQL about a failed statement; the names are those of the `pg` driver. */
export interface SqlErrorFacts {
  message: string;
  /** SQLSTATE, for example 23505 for a unique violation. */
  code?: string | undefined;
  detail?: string | undefined;
  hint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
  constraint?: string | undefined;
}

/** A failed statement of the embedded database, with the same fields as an error of the `pg` driver. */
export class SqlError extends Error implements SqlErrorFacts {
  override readonly name = 'SqlError';
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly constraint: string | undefined;

  constructor(facts: SqlErrorFacts) {
    super(facts.message);
    this.code = facts.code;
    this.detail = facts.detail;
    this.hint = facts.hint;
    this.table = facts.table;
    this.column = facts.column;
    this.constraint = facts.constraint;
  }
}

const FACTS = ['code', 'detail', 'hint', 'table', 'column', 'constraint'] as const;

/**
 * The PostgreSQL facts of an error of either driver, or undefined for any other error. Recognised by the SQLSTATE,
 * because instances of a class do not survive the transfer from a worker thread.
 */
export function sqlErrorFacts(error: unknown): SqlErrorFacts | undefined {
  const code = errorCode(error);
  if (!(error instanceof Error) || code === undefined || !/^[0-9A-Z]{5}$/.test(code)) return undefined;
  const fields: Partial<Record<(typeof FACTS)[number], string>> = {};
  for (const name of FACTS) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string') fields[name] = value;
  }
  return { message: error.message, ...fields };
}

/** Values that do not fit their column: a number out of range, a character that cannot be stored. */
export function isOfValues({ code = '' }: SqlErrorFacts): boolean {
  return code.startsWith('22');
}

/** A broken constraint: a value that is there already, or a reference to nothing. */
export function isOfConstraints({ code = '' }: SqlErrorFacts): boolean {
  return code.startsWith('23');
}

/** The message of any failure of the embedded database, whatever it threw. */
export function engineErrorFacts(error: unknown): SqlErrorFacts {
  return sqlErrorFacts(error) ?? { message: describe(error) };
}

/** The database's own file system throws objects that are no errors, for example when the disk is full. */
function describe(error: unknown): string {
  return error instanceof Error ? error.message : `The embedded database failed: ${JSON.stringify(error)}`;
}
