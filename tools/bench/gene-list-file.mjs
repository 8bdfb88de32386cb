import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '../workspace.mjs';

/** The list that the demo has. */
export const CONSORTIUM = 'IDG';

/** @typedef {import('./site-session.mjs').Measured} Measured */

/**
 * A file as a consortium would load it: rows of one gene, and every tenth of two, with types, notes and visibility; none of
 * them is in the list yet.
 *
 * @param {Measured} server @param {number} rows
 * @returns {Promise<Buffer>}
 */
export async function geneListFile(server, rows) {
  const { recordTypesByConsortium } = await fetchFrom(server, '/api/conf').then((response) =>
    response.json(),
  );
  const types = recordTypesByConsortium[CONSORTIUM];
  const listed = await fetchFrom(server, `/api/geneList/${CONSORTIUM}/export`).then((response) =>
    response.text(),
  );
  const taken = new Set([...listed.matchAll(/^"([^"]+)"/gm)].map(([, genes]) => genes));
  const symbols = referenceSymbols().filter((symbol) => !taken.has(symbol));
  const lines = symbols.slice(0, rows).map((symbol, position) => {
    const genes = position % 10 === 0 ? `"${symbol},${symbols[rows + position]}"` : symbol;
    return `${genes},Wanted since 2026,${types[position % types.length]},${position % 2 === 0}`;
  });
  if (lines.length < rows) throw new Error(`The demo has genes for ${lines.length} rows only.`);
  return Buffer.from(['Genes,Note,Type,Visible', ...lines].join('\n'));
}

/** @returns {string[]} symbols of the demo's genes, each once */
function referenceSymbols() {
  const table = gunzipSync(readFileSync(join(root, 'server', 'demo-data', 'mouse_genes.tsv.gz'))).toString();
  const [, ...lines] = table.trimEnd().split('\n');
  const symbols = lines.map((line) => line.split('\t')[1] ?? '');
  return [...new Set(symbols)].filter((symbol) => /^[\w-]+$/.test(symbol));
}

/** @param {Measured} server @param {string} path */
async function fetchFrom({ url, token }, path) {
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
  return response;
}
