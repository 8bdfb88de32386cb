import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drill, FAULTS } from '../drill/drill.mjs';
import { demoPassword } from '../instance.mjs';
import { findClusterPrograms, startFailoverCluster } from './cluster.mjs';

/** Takes minutes and both cores, and a node needs long to come back beside other tests, so it runs only when it is asked for. */
const isWanted = process.env.FAILOVER === '1';
const { found, missing } = isWanted ? findClusterPrograms() : { found: undefined, missing: ['FAILOVER=1'] };
const here = found === undefined ? describe.skip : describe;
const why = found === undefined ? ` (missing: ${missing.join(', ')})` : '';

const CLIENTS = 8;
/** Shorter than in deploy/failover, so that the test does not wait most of its time. */
const HASTE = { ttl: 9, loop_wait: 1, retry_timeout: 4 };

/** @type {import('./cluster.mjs').FailoverCluster} */
let running;
/** @type {string} */
let siteDir;

here(`two instances of the API on a database that fails over${why}`, () => {
  beforeAll(async () => {
    if (found === undefined) return;
    siteDir = mkdtempSync(join(tmpdir(), 'tracker-site-'));
    writeFileSync(join(siteDir, 'index.html'), '<!doctype html><html lang="en"><head></head></html>');
    writeFileSync(join(siteDir, 'federation.json'), '{"remotes":[]}');
    running = await startFailoverCluster(found, {
      siteDir,
      settings: { DEMO: '1', DEMO_SHARE: '20', DEMO_PASSWORD: demoPassword },
      patroni: HASTE,
    });
  }, 300_000);

  afterAll(async () => {
    await running?.stop();
    if (siteDir !== undefined) rmSync(siteDir, { recursive: true, force: true });
  }, 60_000);

  test.each(FAULTS)(
    'the primary is $name: nothing is lost, and the next one serves in time',
    async (fault) => {
      const outcome = await drill(running, { fault, rounds: 1, clients: CLIENTS });
      expect(outcome).toMatchObject({ lost: [], twice: [], refusals: [], samePids: true });
      expect(outcome.acknowledged).toBeGreaterThan(CLIENTS);
      expect(outcome.outages[0]).toBeLessThan(fault.boundMs);
    },
    200_000,
  );
});
