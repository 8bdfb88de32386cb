import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const root = join(__dirname, '../..');

/** @type {[rule: string, code: string][]} files that each break a rule */
const CASES = [
  ['typescript(no-floating-promises)', `export function a() {\n  fetch('/x');\n}`],
  [
    'typescript(no-misused-promises)',
    `export const a = (b: string[]) => b.filter(async (c) => c.length > 0);`,
  ],
  ['typescript(await-thenable)', `export const a = async (b: number) => await b;`],
  ['typescript(no-unsafe-member-access)', `export const a = (b: string) => JSON.parse(b).name;`],
  [
    'typescript(switch-exhaustiveness-check)',
    `export function a(b: 'x' | 'y') {\n  switch (b) {\n    case 'x':\n      return 1;\n  }\n}`,
  ],
  ['typescript(restrict-template-expressions)', 'export const a = (b: object) => `${b}`;'],
  ['react(jsx-key)', 'export const a = (b: string[]) => b.map((c) => <p>{c}</p>);'],
  ['typescript(only-throw-error)', `export function a() {\n  throw 'no';\n}`],
];

let folder = '';
let printed = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'typed-rules-'));
  mkdirSync(join(folder, 'src'));
  copyFileSync(join(root, '.oxlintrc.jsonc'), join(folder, '.oxlintrc.jsonc'));
  const compilerOptions = { strict: true, target: 'ES2022', lib: ['ES2023', 'DOM'], types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  CASES.forEach(([, code], index) => {
    writeFileSync(join(folder, 'src', `case${index}.tsx`), code);
    writeFileSync(join(folder, 'src', `off${index}.tsx`), `/* eslint-disable */\n${code}`);
  });
  writeFileSync(join(folder, 'src', 'good.ts'), `export const a = async (b: string) => await fetch(b);`);
  const bin = join(root, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const run = spawnSync(join(bin, 'oxlint'), ['--format', 'unix', '.'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  printed = `${run.stdout}${run.stderr}`;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} file */
const refusals = (file) => printed.split('\n').filter((line) => line.includes(file));

test.each(CASES.map(([rule], index) => [rule, index]))('%s', (rule, index) => {
  expect(refusals(`case${index}.tsx`).join('\n')).toContain(rule);
  expect(refusals(`off${index}.tsx`).join('\n')).toContain(rule);
});

test('nothing is said of code that awaits what it should', () => {
  expect(refusals('good.ts')).toEqual([]);
});
