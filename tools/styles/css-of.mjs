import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { evaluate } from './evaluate.mjs';

const require = createRequire(join(root, 'shared', 'package.json'));

/** @typedef {import('../../shared/styles/define.ts').StyleRules} StyleRules */
/** @typedef {Record<string, any>} CssObject */
/** @typedef {Awaited<ReturnType<typeof readSystem>>['system']} System */

/** @type {ReturnType<typeof readSystem> | undefined} */
let reading;

/** The product's Chakra system, made once a process. */
export function chakraSystem() {
  return (reading ??= readSystem());
}

async function readSystem() {
  const { exports, inputs } = await evaluate("export { system } from './ui/theme/system.ts';");
  /** @type {import('../../shared/ui/theme/system.ts')} */
  const { system } = /** @type {any} */ (exports);
  return { system, inputs };
}

/** @param {StyleRules[]} defined @param {System} system @returns {string} a style sheet */
export function cssOf(defined, system) {
  const parts = defined.map((part) => (part.kind === 'theme' ? themeCss(system) : rulesCss(part, system)));
  return parts.join('');
}

/** The order of the layers comes first of all. @param {System} system */
function themeCss(system) {
  return `${system.layers.atRule}${serialized(system._global)}`;
}

/**
 * Rules that belong together: first what counts always, then what counts on some screens, so that it wins over the
 * former also where a variant says it.
 *
 * @param {Extract<StyleRules, { kind: 'rules' }>} part @param {System} system
 */
function rulesCss({ layer, rules }, system) {
  const looks = rules.map(({ selector, styles }) => ({ selector, css: system.css(styles) }));
  const always = looks.map(({ selector, css }) => ({ [selector]: keysOf(css, (key) => !isCondition(key)) }));
  /** @type {Record<string, CssObject[]>} */
  const sometimes = {};
  for (const { selector, css } of looks) {
    for (const [condition, content] of Object.entries(keysOf(css, isCondition))) {
      (sometimes[condition] ??= []).push({ [selector]: content });
    }
  }
  const all = [...always, sometimes];
  return serialized(layer === undefined ? all : [system.layers.wrap(layer, all)]);
}

/** @param {string} key */
const isCondition = (key) => key.startsWith('@');

/** @param {CssObject} css @param {(key: string) => boolean} isWanted @returns {CssObject} */
function keysOf(css, isWanted) {
  return Object.fromEntries(Object.entries(css).filter(([key]) => isWanted(key)));
}

/** What emotion puts into a page for these rules. @param {CssObject[]} rules */
function serialized(rules) {
  const { Global } = require('@emotion/react');
  const { createElement } = require('react');
  const { renderToStaticMarkup } = require('react-dom/server');
  const markup = rules.map((styles) => renderToStaticMarkup(createElement(Global, { styles })));
  return markup.join('').replaceAll(/<style[^>]*>|<\/style>/g, '');
}
