import { PGlite } from '@electric-sql/pglite';
const t = () =>
  `${Math.round(performance.now())} cpu ${Math.round(process.cpuUsage().user / 1000)}+${Math.round(process.cpuUsage().system / 1000)}`;
console.log('loaded', t());
const d = process.argv[2];
const { execSync } = await import('node:child_process');
execSync(`ls ${d}`);
const db = new PGlite({ dataDir: d });
await db.waitReady;
console.log('ready', t());
await db.query('select 1');
console.log('query', t());
await db.close();
console.log('close', t());
