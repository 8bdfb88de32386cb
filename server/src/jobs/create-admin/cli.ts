/** `npm run create-admin`: see --help. Paths are those of the folder the person is in, not of this package. */
// A module, so that it may wait: settings resolve folders as they are loaded, after the folder has changed.
export {};

process.chdir(process.env.INIT_CWD ?? process.cwd());
const { run } = await import('./run.ts');
process.exitCode = await run(process.argv.slice(2));
