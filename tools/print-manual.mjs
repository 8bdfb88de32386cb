/** Prints the pages of the user manual (docs/user-manual/*.html) as the PDF files that the server offers. Usage: node tools/print-manual.mjs */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from './machine/chromium.mjs';
import { root } from './workspace.mjs';

const chromium = findChromium();
if (chromium === undefined) {
  console.error('No Chromium was found: set CHROMIUM_PATH to one.');
  process.exit(1);
}
const folder = join(root, 'docs/user-manual');
for (const page of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
  const pdf = page.replace(/\.html$/, '.pdf');
  const settings = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer'];
  const { status, stderr } = spawnSync(
    chromium.path,
    [...settings, `--print-to-pdf=${join(folder, pdf)}`, pathToFileURL(join(folder, page)).href],
    { encoding: 'utf8' },
  );
  if (status !== 0) {
    console.error(`${page} could not be printed: ${stderr}`);
    process.exit(1);
  }
  console.log(`${page} → ${pdf}`);
}
