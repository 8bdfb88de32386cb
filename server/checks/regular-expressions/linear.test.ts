/**
 * Every regular expression that the server runs on what comes from outside takes time in proportion to the text. All requests share
 * one thread: one that takes time by the square of a text of some megabytes stops the site for hours.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { openTestApp } from '../../testing/test-app.ts';

const ROOT = join(import.meta.dirname, '../../..');
interface Expression {
  source: string;
  flags: string;
}

function isSlow({ source, flags }: Expression): boolean {
  return analyse({ source, flags }).reports.length > 0;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Of the server, and of the folders of `shared` that these import. */
function sources(): string[] {
  const server = sourcesIn('server/src');
  const imports = server.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/ from '(shared\/[\w-]+)'/g),
  ]);
  const folders = new Set(imports.map(([, folder = '']) => folder));
  return [...server, ...[...folders].flatMap(sourcesIn)];
}

function expressionsOf(file: string): Expression[] {
  const found: Expression[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

test('those of the sources', () => {
  const all = sources().flatMap((file) =>
    expressionsOf(file).map((expression) => ({ ...expression, file: file.slice(ROOT.length + 1) })),
  );
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(isSlow)).toEqual([]);
});

/** The patterns anywhere in a document. */
function patternsOf(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    name === 'pattern' && typeof value === 'string' ? [value] : patternsOf(value),
  );
}

test('the patterns that requests are checked against', async () => {
  const { app, close } = await openTestApp();
  try {
    const patterns = [...new Set(patternsOf((await app.inject({ url: '/docs/openapi.json' })).json()))];
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter((source) => isSlow({ source, flags: 'u' }))).toEqual([]);
  } finally {
    await close();
  }
});

test.each([
  ['[\\s,]+$', true],
  ['^\\s*(-?\\d{1,9})?\\s*$', true],
  ['\\[[^\\]]*\\]', true],
  ['(?<![\\s,])[\\s,]+$', false],
  ['^\\s*$|^\\s*-?\\d{1,9}\\s*$', false],
])('%s is slow: %p', (source, slow) => {
  expect(isSlow({ source, flags: '' })).toBe(slow);
});
