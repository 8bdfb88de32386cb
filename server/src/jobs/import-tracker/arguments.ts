import { parseArgs } from 'node:util';

export const HELP = `Brings the database of the existing tracker into an empty one.

  npm run import-tracker -- --from postgres://user:password@host:port/database --dry-run

  --from ADDRESS   database of the existing tracker; better in IMPORT_FROM, because other people on the machine
                   can read what commands were given
  --schema NAME    the schema that its tables are in; public unless given
  --dry-run        does everything, reports it, and keeps nothing
  --report FOLDER  where import-report.json and import-report.md are written; ./import-report unless given
  --examples N     how many rows the report lists for each reason; 20 unless given
  --help           this text

The source is only read. The database imported into is the server's (DATABASE_URL, else DATA_DIR) and must hold no
projects; stop servers that use it. All or nothing is imported. docs/import-tracker.md says what becomes of what.`;

/** The options of an import on the command line. */
export interface ImportRequest {
  /** Connection string of the existing tracker's database. */
  readonly from: string;
  readonly schema: string;
  readonly dryRun: boolean;
  readonly reportFolder: string;
  readonly examples: number;
}

/** The command that was requested: help, or an import. */
export type Request = { readonly help: true } | (ImportRequest & { readonly help: false });

/**
 * Reads the command line.
 *
 * @param environment where IMPORT_FROM may stand
 * @throws TypeError with a message for the person when the arguments make no sense
 */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Request {
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: { type: 'string' },
      schema: { type: 'string', default: 'public' },
      'dry-run': { type: 'boolean', default: false },
      report: { type: 'string', default: 'import-report' },
      examples: { type: 'string', default: '20' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return { help: true };
  const from = values.from ?? environment.IMPORT_FROM ?? '';
  if (from === '')
    throw new TypeError('No database to import from was given: set IMPORT_FROM, or give --from. See --help.');
  if (!/^postgres(ql)?:\/\//.test(from))
    throw new TypeError(
      'The database to import from must be an address such as postgres://user@host/database.',
    );
  const examples = Number(values.examples);
  if (!Number.isInteger(examples) || examples < 0)
    throw new TypeError(`--examples must be a whole number, but it is '${values.examples}'.`);
  return {
    help: false,
    from,
    schema: values.schema,
    dryRun: values['dry-run'],
    reportFolder: values.report,
    examples,
  };
}
