/** `npm run api-coverage`: runs the server tests and writes which endpoints they call to docs/api-coverage.md. */
import { coverageArguments, recordingCalls } from './test-run/api-coverage.mjs';
import { lastLine } from './test-run/results.mjs';
import { runNode } from './test-run/run-command.mjs';
import { serverTests } from './test-run/server-steps.mjs';

const isGood = await recordingCalls(async (folder) => {
  const results = await serverTests('server', { API_CALLS_DIR: folder });
  console.log(lastLine(results));
  return runNode(coverageArguments(folder));
});
process.exit(isGood ? 0 : 1);
