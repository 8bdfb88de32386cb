/** The examples of docs/api-use.md, run against a real site in the languages that this machine has. */
import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { recordCreation } from '../../src/platform/history/record-change.ts';
import { addFollowedProject, changeComment } from '../../src/reading/following/testing/followed-records.ts';
import { signatureHeader } from '../../src/reading/webhooks/signature.ts';
import { CAST } from '../../testing/cast.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openScenarioTracker } from '../scenarios/open-scenario-tracker.ts';
import { examplesOfPage, type Example } from './examples.ts';

jest.setTimeout(180_000);

const run = promisify(execFile);
const EXAMPLES = examplesOfPage();
const of = (language: string) => EXAMPLES.filter((example) => example.language === language);

/** Whether a program is on this machine. */
const hasProgram = (name: string) =>
  (process.env.PATH ?? '').split(':').some((folder) => {
    try {
      return readFileSync(join(folder, name)).length > 0;
    } catch {
      return false;
    }
  });

const folder = mkdtempSync(join(tmpdir(), 'tracker-api-use-'));
let tracker: TestApp;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  tracker = await openScenarioTracker();
  const { projectId, planId } = await addFollowedProject(tracker.db, 'Cib2');
  await recordCreation(tracker.db, 'Project', projectId, 1);
  await changeComment(tracker.db, 'Plan', planId, 'checked');
  const address = await tracker.app.listen({ host: '127.0.0.1', port: 0 });
  const { authorization } = await tracker.as(CAST.unitMember);
  environment = { ...process.env, TRACKER: address, TOKEN: authorization.replace('Bearer ', '') };
});
afterAll(async () => {
  await tracker.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What each example prints, by its first line. An example that is not here fails. */
const PRINTS: readonly (readonly [title: string, output: RegExp])[] = [
  ['curl -sf "$TRACKER/api/projects/search?', /"tpn":"TPN:\d+"/],
  ['curl -sf -H "Authorization: Bearer $TOKEN" "$TRACKER/api/projects/search/exportSearch', /Cib2/],
  ['curl -sf "$TRACKER/api/v2/genes/MGI:1929293"', /"symbol":"Cib2"/],
  ['curl -sf -H "Authorization: Bearer $TOKEN" "$TRACKER/api/v2/changes', /"hasMore":false/],
  ['curl -sf "$TRACKER/api/v2/genes/Cib2/changes.atom"', /<title>PIN:\d+: Comment: a → checked\.<\/title>/],
  ['curl -sf -X POST', /"target":"Cib2",.*"mail":"weekly"/],
  ['import json, os', /^Cib2 1$/m],
  ['tpn = gene', /^Checked by a script$/m],
  ['try:', /^404 /m],
  ['since, has_more', /\['Cib2'\] Plan updated PIN:/],
  ['library(httr2)', /Cib2/],
];

function expected({ title }: Example): RegExp {
  const found = PRINTS.find(([beginning]) => title.startsWith(beginning));
  if (found === undefined) throw new Error(`No test says what the example "${title}" prints`);
  return found[1];
}

const VERIFIES = /is_genuine/;
const SECRET = 'whsec_example';
const BODY = '{"changes":[]}';
const NOW = new Date('2031-03-01T12:00:00Z');
const HEADER = signatureHeader(BODY, ['another', SECRET], NOW);

describe('curl', () => {
  (hasProgram('curl') ? test.each : test.skip.each)(of('sh'))('$title', async (example) => {
    const { stdout } = await run('sh', ['-euc', example.code], { env: environment });
    expect(stdout).toMatch(expected(example));
  });
});

const [helper, ...pythonExamples] = of('python');
describe('Python', () => {
  const examples = [{ ...helper, code: '', title: helper?.title ?? '' }, ...pythonExamples];
  const calls = examples.filter(({ code }) => !VERIFIES.test(code));
  const onPython = hasProgram('python3') ? test : test.skip;

  (hasProgram('python3') ? test.each : test.skip.each)(calls)('$title', async (example) => {
    const code = `${helper?.code}\n${example.code}`;
    const { stdout } = await run('python3', ['-c', code], { env: environment });
    expect(stdout).toMatch(expected({ language: 'python', ...example }));
  });

  onPython('the signature of a delivery is verified', async () => {
    const verify = pythonExamples.find(({ code }) => VERIFIES.test(code))?.code;
    const seconds = NOW.getTime() / 1000;
    const check = `
genuine = ${JSON.stringify(HEADER)}, b'${BODY}', ${seconds}
print([is_genuine('${SECRET}', *genuine),
  is_genuine('wrong', *genuine),
  is_genuine('${SECRET}', genuine[0], b'other', ${seconds}),
  is_genuine('${SECRET}', genuine[0], genuine[1], ${seconds + 301})])`;
    const { stdout } = await run('python3', ['-c', `${verify}\n${check}`], { env: environment });
    expect(stdout.trim()).toBe('[True, False, False, False]');
  });
});

describe('R', () => {
  const calls = of('r').filter(({ code }) => !VERIFIES.test(code));
  (hasProgram('Rscript') ? test.each : test.skip.each)(calls)('$title', async (example) => {
    const { stdout } = await run('Rscript', ['-e', example.code], { env: environment });
    expect(stdout).toMatch(expected(example));
  });
});

test('the signature is HMAC-SHA256 as the page says', () => {
  const [time = '', ...signatures] = HEADER.replaceAll(/t=|v1=/g, '').split(',');
  expect(signatures).toContain(createHmac('sha256', SECRET).update(`${time}.${BODY}`).digest('hex'));
});

test('the client in TypeScript compiles with the types that are generated from the API document', async () => {
  const types = join(folder, 'tracker.ts');
  const document = await writeApiDocument();
  const generator = join(__dirname, '../../node_modules/.bin/openapi-typescript');
  await run(generator, [document, '-o', types]);
  const client = join(folder, 'client.ts');
  writeFileSync(client, of('ts')[0]?.code ?? '');
  const program = ts.createProgram([client], {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const problems = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(problems).toEqual([]);
  expect(readFileSync(types, 'utf8')).toContain('"/api/v2/webhooks"');
});

const PYTHON_GENERATOR = 'openapi-python-client';
(hasProgram(PYTHON_GENERATOR) ? test : test.skip)(
  'a client in Python that is generated from the API document compiles, and knows every call but one',
  async () => {
    const client = join(folder, 'tracker_client');
    const document = await writeApiDocument();
    const options = ['--path', document, '--output-path', client, '--meta', 'none'];
    const { stdout, stderr } = await run(PYTHON_GENERATOR, ['generate', ...options]);
    const lacking = `${stdout}${stderr}`.matchAll(
      /parsing (\S+ \S+) within \w+\. Endpoint will not be generated/g,
    );
    // The generator has no body that is a text alone, as this call has it (api-1 §4.2).
    expect([...lacking].map(([, call]) => call)).toEqual(['POST /api/people/requestPasswordReset']);
    await run('python3', ['-m', 'compileall', '-q', client]);
  },
);

async function writeApiDocument(): Promise<string> {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, (await tracker.app.inject({ url: '/docs/openapi.json' })).body);
  return file;
}
