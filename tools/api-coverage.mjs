/** `npm run api-coverage`: runs the server tests and, when all pass, writes which endpoints they call to docs/api-coverage.md. */
import { coverageArguments, recordingCalls } from './test-run/api-coverage.mjs';
import { lastLine } from './test-run/results.mjs';
import { runNode } from './test-run/run-command.mjs';
import { serverTests } from './test-run/server-steps.mjs';

const isGood = await recordingCalls(async (folder) => {
  const results = await serverTests('server', { API_CALLS_DIR: folder });
  console.log(lastLine(results));
  // What a failed test did not come to would be missing.
  if (results.some(({ failed }) => failed > 0)) return false;
  return runNode(coverageArguments(folder));
});
process.exit(isGood ? 0 : 1);
