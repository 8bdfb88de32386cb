import { parseArgs } from 'node:util';
import { openDatabase } from '../../platform/database/database.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { createAdministrator, readAddress } from './create-administrator.ts';

export const HELP = `Makes an administrator, and prints a link with which they set their password: once, within two hours.

  npm run create-admin -- EMAIL [--name NAME]

Somebody who has an account becomes an administrator; a deactivated account becomes active.
The database is the server's (DATABASE_URL, else DATA_DIR); stop a server that uses the embedded one.`;

/**
 * Runs the command.
 *
 * @returns the exit code
 */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { name: { type: 'string' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [email, ...more] = positionals;
    if (values.help === true) console.log(HELP);
    else if (email === undefined || more.length > 0)
      throw new TypeError('One e-mail address is needed. See --help.');
    else for (const line of await create(readAddress(email), values.name)) console.log(line);
    return 0;
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof TypeError)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function create(email: string, name: string | undefined): Promise<string[]> {
  const settings = readSettings(process.env);
  const { databaseUrl, databaseDirectUrl, dataDir } = settings;
  const database = await openDatabase({ databaseUrl, databaseDirectUrl, dataDir }, (error) => {
    throw error;
  });
  try {
    const made = await createAdministrator(database.db, settings, { email, name });
    return [
      made.isNew
        ? `${made.email} has an account, and is an administrator.`
        : `${made.email} is an administrator.`,
      'Set the password here, within two hours:',
      made.link,
    ];
  } finally {
    await database.close();
  }
}
