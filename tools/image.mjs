/**
 * `npm run image -- --folder FOLDER [--site SITE] [--tag 1.0.0]`: an image of the server in the layout of the Open Container Initiative,
 * made from Debian's packages and Node of this machine, without a registry and a daemon. FOLDER/image is the image, FOLDER/root its files
 * with a bill of materials. Needs root, mmdebstrap and umoci (Debian packages).
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findImagePrograms } from './image/programs.mjs';
import { makeImage } from './image/oci-image.mjs';
import { BILL, layOut } from './image/root-file-system.mjs';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    site: { type: 'string' },
    tag: { type: 'string', default: '1.0.0' },
  },
});
if (values.folder === undefined) throw new Error('--folder names a folder for the image.');
const folder = resolve(values.folder);
if (existsSync(folder)) throw new Error(`There is something at ${folder} already.`);
const programs = findImagePrograms();
if ('missing' in programs) throw new Error(`Not found on this machine: ${programs.missing}.`);
mkdirSync(folder, { recursive: true });
const [root, image] = [join(folder, 'root'), join(folder, 'image')];
layOut(root, { ...programs, site: values.site });
makeImage(programs.umoci, root, image, values.tag);
console.log(`The image is ${image}:${values.tag}. What is in it: ${join(root, BILL)}`);
