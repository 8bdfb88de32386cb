import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { root } from '../../workspace.mjs';

/** What the search shows of a project. @typedef {string[]} Row */

export const REACT_PAGE = 'React alone';
/** What stands beside screens that show no rows. */
export const REFERENCE_ROWS = 20;
/** How many rows the pages show. */
const SIZES = [REFERENCE_ROWS, 200];

/** The pages as they are measured. @param {string} url @returns {import('./visits.mjs').FirstPage[]} */
export function referencePages(url) {
  const pages = [
    { name: 'HTML', path: 'static' },
    { name: REACT_PAGE, path: 'react' },
  ];
  return SIZES.flatMap((rows) =>
    pages.map(({ name, path }) => ({
      name: `${name}, ${rows} rows`,
      address: `${url}/${path}/${rows}`,
      ready: { selector: 'tbody', rows },
    })),
  );
}

/**
 * Pages that show the same rows with nothing around them, by which a machine's own speed is known: `/static/20` and
 * `/static/200` as HTML, `/react/20` and `/react/200` rendered by React alone, from `/rows/20.json` and so on.
 *
 * @param {(count: number) => Promise<Row[]>} readRows
 * @returns {Promise<{ url: string, close(): void }>}
 */
export async function openReferencePages(readRows) {
  const page = (/** @type {string} */ head, /** @type {string} */ body) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rows</title>${head}</head><body>${body}</body></html>`;
  /** @type {Record<string, [type: string, content: string]>} */
  const files = { '/page.js': ['text/javascript', reactPage()] };
  for (const size of SIZES) {
    const rows = await readRows(size);
    const body = `<table><tbody>${rows.map(rowHtml).join('')}</tbody></table>`;
    files[`/static/${size}`] = ['text/html', page('', body)];
    files[`/react/${size}`] = [
      'text/html',
      page('<script defer src="/page.js"></script>', '<div id="root"></div>'),
    ];
    files[`/rows/${size}.json`] = ['application/json', JSON.stringify(rows)];
  }
  const server = createServer((request, response) => {
    const [type, content] = files[request.url ?? ''] ?? ['text/plain', ''];
    response.writeHead(content === '' ? 404 : 200, { 'content-type': type, 'content-encoding': 'gzip' });
    response.end(gzipSync(content));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** @param {Row} cells */
function rowHtml(cells) {
  const escaped = cells.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  return `<tr>${escaped.map((text) => `<td>${text}</td>`).join('')}</tr>`;
}

const REACT_SOURCE = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
const cells = (row) => row.map((text, index) => h('td', { key: index }, text));
const show = (rows) =>
  createRoot(document.getElementById('root')).render(
    h('table', null, h('tbody', null, rows.map((row, index) => h('tr', { key: index }, cells(row))))),
  );
fetch(location.pathname.replace('react', 'rows') + '.json').then((response) => response.json()).then(show);
`;

function reactPage() {
  const { outputFiles } = buildSync({
    stdin: { contents: REACT_SOURCE, resolveDir: join(root, 'shared') },
    bundle: true,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    format: 'iife',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}
