/** Shows what is live on a site, and what was live when. Usage: npm run releases [-- remote-reports] */
import { frameOf } from './site/command.mjs';
import { releasesText } from './site/releases.mjs';
import { openStore } from './site/store/open-store.mjs';

const [word] = process.argv.slice(2);
const name = word === undefined ? undefined : frameOf(word, 'show', { withShell: true });
console.log(await releasesText(await openStore(), { name }));
