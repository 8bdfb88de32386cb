import { workerScripts } from './worker-files.mjs';

test('a shell that is developed has no worker, which would keep files that change under their names', () => {
  expect(Object.fromEntries(workerScripts(true))['service-worker.js']).toBe('service-worker.js');
  expect(Object.fromEntries(workerScripts(false))['service-worker.js']).toBe('no-service-worker.js');
});
