import { openDatabase } from '../../platform/database/database.ts';
import { loadCatalogues } from '../../catalogue/reference-data/load-catalogues.ts';
import { addGeneStructure } from '../../catalogue/reference-data/load-gene-structure.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { HELP, readArguments } from './arguments.ts';
import { describeImport } from './describe-import.ts';
import { importGenes, type GeneFiles } from './import-genes.ts';
import { ReportFileError } from './report-file.ts';

/**
 * Runs the command: parses its arguments, imports, prints.
 *
 * @returns the exit code
 */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const request = readArguments(args);
    if (request.help) console.log(HELP);
    else for (const line of describeImport(await importInto(request.files))) console.log(line);
    return 0;
  } catch (error) {
    if (!isForPerson(error)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function importInto(files: GeneFiles) {
  const { databaseUrl, databaseDirectUrl, dataDir } = readSettings(process.env);
  const database = await openDatabase({ databaseUrl, databaseDirectUrl, dataDir }, (error) => {
    throw error;
  });
  try {
    await loadCatalogues(database.db);
    const counts = await importGenes(database.db, files);
    await addGeneStructure(database.db);
    return counts;
  } finally {
    await database.close();
  }
}

/** Errors with a message that is enough for a person; other errors show their stack. */
function isForPerson(error: unknown): error is Error {
  return error instanceof ReportFileError || error instanceof StartupError || error instanceof TypeError;
}
