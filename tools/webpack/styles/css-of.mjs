import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { transform } from 'esbuild';
import { evaluate, requireFromShared } from './evaluate.mjs';

/** Emotion's own packages are installed beside it. */
const requireOfEmotion = createRequire(requireFromShared.resolve('@emotion/react'));
/** The oldest browsers with everything that the looks use (layers, container queries, `:has`); they get their prefixes. */
const BROWSERS = ['chrome111', 'edge111', 'firefox121', 'safari16.4'];

/** @typedef {import('../../../shared/styles/define.ts').StyleRules} StyleRules */
/** @typedef {Record<string, unknown>} CssObject */
/** @template Exports @typedef {import('./evaluate.mjs').Evaluated<Exports>} Evaluated */
/** @typedef {Awaited<ReturnType<typeof readSystem>>['system']} System */

/** @type {Awaited<ReturnType<typeof readSystem>> | undefined} */
let last;

/** The product's Chakra system, made once for each state of its files: they change while a site is worked on. */
export async function chakraSystem() {
  if (last === undefined || last.writtenAt !== writtenAt(last.inputs)) last = await readSystem();
  return last;
}

/** When each of the files was written. @param {string[]} files */
function writtenAt(files) {
  return files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join(' ');
}

async function readSystem() {
  /** @type {Evaluated<typeof import('../../../shared/styles/theme/system.ts')>} */
  const { exports, inputs } = await evaluate("export { system } from './styles/theme/system.ts';");
  return { system: exports.system, inputs, writtenAt: writtenAt(inputs) };
}

/**
 * The order of the layers stands in every sheet: nobody knows which one a page loads first.
 *
 * @param {StyleRules[]} defined @param {System} system @returns {Promise<string>} a style sheet
 */
export async function cssOf(defined, system) {
  const rules = defined.flatMap((part) => (part.kind === 'theme' ? system._global : rulesOf(part, system)));
  const { code } = await transform(system.layers.atRule + withConstants(serialized(rules), system), {
    loader: 'css',
    minify: true,
    target: BROWSERS,
  });
  return code;
}

/**
 * Tokens that are the same for everybody stand in the rules by their value: a browser resolves and parses each variable again for
 * each element. What a colour scheme changes stays a variable.
 *
 * @param {string} css @param {System} system
 */
function withConstants(css, system) {
  const constants = new Map(
    system.tokens.allTokens
      // Virtual ones stand for a palette that a rule chooses; they have no value.
      .filter(({ extensions: { conditions, virtual } }) => !conditions && !virtual)
      .filter(({ value }) => !String(value).includes('var('))
      .map(({ extensions, value }) => [extensions.cssVar?.ref, String(value)]),
  );
  return css.replaceAll(/var\(--[^()]+\)/g, (reference) => constants.get(reference) ?? reference);
}

/**
 * Rules that belong together: first what counts always, then what counts on some screens, so that it wins over the
 * former also where a variant says it.
 *
 * @param {Extract<StyleRules, { kind: 'rules' }>} part @param {System} system @returns {CssObject[]}
 */
function rulesOf({ layer, rules }, system) {
  const looks = rules.map(({ selector, styles }) => ({ selector, css: system.css(styles, inOrder(styles)) }));
  const always = looks.map(({ selector, css }) => ({ [selector]: keysOf(css, (key) => !isCondition(key)) }));
  /** @type {Record<string, CssObject[]>} */
  const sometimes = {};
  for (const { selector, css } of looks) {
    for (const [condition, content] of Object.entries(keysOf(css, isCondition))) {
      (sometimes[condition] ??= []).push({ [selector]: content });
    }
  }
  const all = [...always, sometimes];
  return layer === undefined ? all : [system.layers.wrap(layer, all)];
}

/**
 * Chakra caches what it made by the keys in alphabetical order: of equal looks in another order it would give those that came first,
 * which differ from build to build. A key without a value is no look to it, but part of what it caches by.
 *
 * @param {object} styles
 */
const inOrder = (styles) => ({ [JSON.stringify(styles)]: undefined });

/** @param {string} key */
const isCondition = (key) => key.startsWith('@');

/** @param {CssObject} css @param {(key: string) => boolean} isWanted @returns {CssObject} */
function keysOf(css, isWanted) {
  return Object.fromEntries(Object.entries(css).filter(([key]) => isWanted(key)));
}

/** What emotion puts into a page for these rules, but for prefixes. @param {CssObject[]} rules */
function serialized(rules) {
  const { CacheProvider, Global } = requireFromShared('@emotion/react');
  const { createElement, Fragment } = requireFromShared('react');
  const { renderToStaticMarkup } = requireFromShared('react-dom/server');
  const { default: createCache } = requireOfEmotion('@emotion/cache');
  const cache = createCache({ key: 'gt', stylisPlugins: [] });
  const sheets = rules.map((styles, index) => createElement(Global, { styles, key: index }));
  const page = createElement(CacheProvider, { value: cache }, createElement(Fragment, {}, sheets));
  return renderToStaticMarkup(page).replaceAll(/<style[^>]*>|<\/style>/g, '');
}
