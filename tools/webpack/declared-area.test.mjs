import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, remotes, root } from '../workspace.mjs';
import { declaredArea } from './declared-area.mjs';

const hello = {
  title: 'Hello',
  prefixes: ['/hello'],
  links: [{ in: 'menu', label: 'Hello', to: '/hello', place: 60 }],
};
/** @param {object} changes */
const declare = (changes) => () => declaredArea('remote-hello', { ...hello, ...changes });

test('a complete declaration is taken as it is', () => {
  expect(declare({})()).toEqual(hello);
});

test.each([
  ['no title', { title: undefined }, 'title'],
  ['no links, not even an empty list', { links: undefined }, 'links'],
  ['an unknown fact', { menu: [] }, 'menu'],
  ['a link without its place', { links: [{ in: 'menu', label: 'Hello', to: '/hello' }] }, 'place'],
  ['a link in no list', { links: [{ ...hello.links[0], in: 'footer' }] }, 'menu'],
  ['a link for somebody unknown', { links: [{ ...hello.links[0], for: ['guests'] }] }, 'for'],
  ['a link to no address', { links: [{ ...hello.links[0], to: 'hello' }] }, 'pattern'],
  ['a link to another area', { links: [{ ...hello.links[0], to: '/reports' }] }, '/reports lie below no'],
  ['what another area opens', { opens: { gene: '/genes/:id' } }, '/genes/:id lie below no'],
  ['reads of what is no API', { reads: [{ screen: '/hello', urls: ['/login'] }] }, 'pattern'],
])('a declaration with %s is refused, and says where', (_case, changes, words) => {
  expect(declare(changes)).toThrow(words);
  expect(declare(changes)).toThrow('remote-hello: package.json');
});

describe('the areas of this site', () => {
  const areas = remotes().map((name) => readJson(join(root, name, 'package.json')).federation);

  test('open no kind of thing twice', () => {
    const kinds = areas.flatMap(({ opens = {} }) => Object.keys(opens));
    expect(kinds.filter((kind, index) => kinds.indexOf(kind) !== index)).toEqual([]);
  });

  test('are named nowhere in the shell: neither their packages, nor their addresses, nor their links', () => {
    const texts = [
      ...remotes(),
      ...areas.flatMap(({ prefixes, links, opens = {} }) => [
        ...prefixes.filter((/** @type {string} */ prefix) => prefix !== '/'),
        ...links.flatMap((/** @type {any} */ { label, to, group }) => [label, to, group]),
        ...Object.values(opens),
      ]),
    ].filter(Boolean);
    const named = sourcesOfShell().flatMap(([file, source]) =>
      texts.filter((text) => names(source, text)).map((text) => `${file} names ${text}`),
    );
    expect(named).toEqual([]);
  });
});

/** Whether a source has a text as a whole, or as the beginning of an address. @param {string} source @param {string} text */
function names(source, text) {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(['"\`]|>\\s*)${escaped}(['"\`/?]|\\s*<)`).test(source);
}

/** Files that the shell is built from, with their names. @returns {[string, string][]} */
function sourcesOfShell() {
  const folder = join(root, 'shell', 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|html|css)$/.test(file) && !/\.test\.|testing\//.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}
