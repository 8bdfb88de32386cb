/**
 * Breaks a site in every way while three people are at work in it: stops, spoils, slows and tampers with remotes, server and line.
 * Prints how long each page needed to come back once the cause was gone, and whether any work was lost; exit code 1 beyond the bounds.
 *
 * Usage: npm run chaos -- [--minutes 10] [--seed 1]
 */
import './start/bring.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signIn } from './bench/running-server.mjs';
import { inBrowser } from './bench/browser.mjs';
import { chaosRun, summaryOf } from './chaos/chaos-run.mjs';
import { openFaultyLine } from './chaos/faulty-line.mjs';
import { administrator, editor, visitor } from './chaos/journeys.mjs';
import { demoPassword, startInstance } from './cluster/instance.mjs';
import { seeded } from './mutations/seeded.mjs';
import { buildLine, publishChanged } from './site/publish-changed.mjs';
import { remotes } from './workspace.mjs';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
});
const minutes = Number(values.minutes);
const random = seeded(Number(values.seed));

const folder = mkdtempSync(join(tmpdir(), 'chaos-'));
const siteDir = join(folder, 'site');
await publishChanged(siteDir, { onBuilt: (built) => console.log(buildLine(built)) });
const server = await startInstance({
  DEMO: '1',
  DEMO_PASSWORD: demoPassword,
  DATA_DIR: join(folder, 'data'),
  SITE_DIR: siteDir,
  REPORT_HOURS: '0',
});
const line = await openFaultyLine(server.address);

/** A project that somebody may write a comment to. @returns {Promise<string>} */
async function aProject() {
  const headers = { authorization: `Bearer ${await signIn(line.url)}`, accept: 'application/json' };
  const list = await (await fetch(`${line.url}/api/projects?size=1`, { headers })).text();
  return /"tpn":"(TPN:\d+)"/.exec(list)?.[1] ?? '';
}

/** @param {string} tpn */
async function storedComment(tpn) {
  const headers = { authorization: `Bearer ${await signIn(line.url)}`, accept: 'application/json' };
  const project = await (await fetch(`${line.url}/api/projects/${tpn}`, { headers })).json();
  return project.comment;
}

try {
  const printed = await inBrowser('Chaos', async (browser) => {
    const [a, b, c] = await Promise.all([1, 2, 3].map(async () => (await browser.newContext()).newPage()));
    if (a === undefined || b === undefined || c === undefined) throw new Error('There is no page.');
    const tpn = await aProject();
    const writing = await editor(c, line.url, random, tpn);
    const journeys = [await visitor(a, line.url, random), await administrator(b, line.url, random), writing];
    // The browsers keep what they need for times without the site once the pages are quiet.
    await new Promise((resolve) => setTimeout(resolve, 5000));
    const stage = { server, line, siteDir, remotes: remotes(), random };
    const outcome = await chaosRun(stage, journeys, { minutes, onFault: (text) => console.log(`  ${text}`) });
    const written = await writing.saved();
    if ((await storedComment(tpn)) !== written)
      outcome.losses.push('what was saved in the end is not stored');
    const { isGood, text } = summaryOf(outcome);
    if (!isGood) process.exitCode = 1;
    return [`\nSeed ${values.seed}, ${minutes} minutes.\n${text}`];
  });
  for (const text of printed) console.log(text);
} finally {
  await line.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
