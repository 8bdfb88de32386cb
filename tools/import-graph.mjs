/**
 * `npm run import-graph`: prints who imports whom among the layers of the server, and fails where an import goes upward
 * or layers import each other in a circle. A part of `npm run lint`.
 */
import { join } from 'node:path';
import {
  forbiddenImports,
  importsBelow,
  importText,
  layerCycles,
  layerTable,
} from './layers/import-graph.mjs';
import { root } from './workspace.mjs';

const imports = importsBelow(join(root, 'server', 'src'));
const forbidden = forbiddenImports(imports);
const cycles = layerCycles(imports);

console.log(layerTable(imports));
console.log(
  `\n${imports.length} imports, ${forbidden.length} upward, ${cycles.length} cycles between layers`,
);
for (const one of forbidden) console.error(`Upward: ${importText(one)}`);
for (const cycle of cycles) console.error(`Cycle: ${[...cycle, cycle[0]].join(' → ')}`);
process.exit(forbidden.length + cycles.length > 0 ? 1 : 0);
