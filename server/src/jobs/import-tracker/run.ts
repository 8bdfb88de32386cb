import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase, type Db } from '../../platform/database/database.ts';
import { counted } from '../../platform/database/statements/counted.ts';
import { postgresDialect } from '../../platform/database/postgres/postgres-dialect.ts';
import { loadCatalogues } from '../../catalogue/reference-data/load-catalogues.ts';
import { addGeneStructure } from '../../catalogue/reference-data/load-gene-structure.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { HELP, readArguments, type ImportRequest } from './arguments.ts';
import { describeReport, summary } from './report/describe-report.ts';
import { importTracker } from './import-tracker.ts';
import { ImportRefused, type ImportReport } from './report/report.ts';

/**
 * Runs the command: parses its arguments, imports, writes the report, prints.
 *
 * @returns the exit code: 0 also when rows were refused, because the report lists them
 */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const request = readArguments(args, process.env);
    if (request.help) {
      console.log(HELP);
      return 0;
    }
    const report = await importFrom(request);
    await writeReport(report, request.reportFolder);
    for (const line of summary(report)) console.log(line);
    console.log(`Report: ${join(request.reportFolder, 'import-report.md')}`);
    return 0;
  } catch (error) {
    if (!isForPerson(error)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function importFrom({ from, schema, dryRun, examples }: ImportRequest): Promise<ImportReport> {
  const { databaseUrl, databaseDirectUrl, dataDir } = readSettings(process.env);
  const source = await openSource(from);
  try {
    const target = await openDatabase({ databaseUrl, databaseDirectUrl, dataDir }, (error) => {
      throw error;
    });
    try {
      await loadCatalogues(target.db);
      const log = (line: string) => console.log(line);
      const report = await importTracker({ source, schema, target: target.db, dryRun, examples, log });
      if (!dryRun) await addGeneStructure(target.db);
      return report;
    } finally {
      await target.close();
    }
  } finally {
    await source.destroy();
  }
}

/**
 * @throws ImportRefused when the database cannot be reached; the message omits its address, which may contain a
 * password
 */
async function openSource(address: string): Promise<Db> {
  const source = counted(postgresDialect(address));
  try {
    await sql`select 1`.execute(source);
    return source;
  } catch (error) {
    await source.destroy();
    const why = error instanceof Error ? error.message : String(error);
    throw new ImportRefused(`The database to import from cannot be reached: ${why}. Nothing was imported.`);
  }
}

async function writeReport(report: ImportReport, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'import-report.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(join(folder, 'import-report.md'), describeReport(report));
}

/** Errors with a message that is enough for a person; other errors show their stack. */
function isForPerson(error: unknown): error is Error {
  return error instanceof ImportRefused || error instanceof StartupError || error instanceof TypeError;
}
