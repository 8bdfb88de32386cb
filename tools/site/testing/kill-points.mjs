import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** What changes something on a disk, of what the release tools use; the position of the path that it changes. */
const FILE_OPERATIONS = /** @type {const} */ ({
  mkdirSync: 0,
  writeFileSync: 0,
  renameSync: 1,
  rmSync: 0,
  utimesSync: 0,
  cpSync: 1,
});
const OBJECT_OPERATIONS = ['PutObjectCommand', 'DeleteObjectCommand'];

/**
 * Kills this process (SIGKILL) before the operation of this number that changes a site, be it of the file system or a request to
 * a bucket. What is copied as a whole folder has a point in its middle too, after its first files.
 *
 * @param {number} killAt from 1 on @param {string | undefined} folder of a site on this machine
 */
export async function killBefore(killAt, folder) {
  let operations = 0;
  const count = () => {
    operations += 1;
    if (operations === killAt) process.kill(process.pid, 'SIGKILL');
  };
  if (folder === undefined) await watchBucket(count);
  else watchFiles(folder, count);
}

/** @param {string} folder @param {() => void} count */
function watchFiles(folder, count) {
  for (const [name, position] of Object.entries(FILE_OPERATIONS)) {
    const original = Reflect.get(fs, name);
    Reflect.set(fs, name, (/** @type {any[]} */ ...words) => {
      if (!String(words[position]).startsWith(folder)) return original(...words);
      count();
      if (name === 'cpSync') copyHalf(words[0], words[1], count);
      return original(...words);
    });
  }
  syncBuiltinESMExports();
}

/** As far as a copy has come when it is killed in its middle. @param {string} source @param {string} target @param {() => void} count */
function copyHalf(source, target, count) {
  const isFile = fs.statSync(source).isFile();
  const names = isFile
    ? []
    : fs.readdirSync(source).filter((name) => fs.statSync(`${source}/${name}`).isFile());
  if (names.length === 0) return;
  fs.mkdirSync(target);
  for (const name of names.slice(0, 2)) fs.copyFileSync(`${source}/${name}`, `${target}/${name}`);
  count();
}

/** The client of buckets takes longer to load than a command on a folder takes. @param {() => void} count */
async function watchBucket(count) {
  const { S3Client } = await import('@aws-sdk/client-s3');
  const original = Reflect.get(S3Client.prototype, 'send');
  Reflect.set(
    S3Client.prototype,
    'send',
    /** @this {import('@aws-sdk/client-s3').S3Client} @param {object} command @param {unknown[]} rest */
    function send(command, ...rest) {
      if (OBJECT_OPERATIONS.includes(command.constructor.name)) count();
      return Reflect.apply(original, this, [command, ...rest]);
    },
  );
}
