/** The files of `deploy/kubernetes` against Kubernetes' own schemas, in which a field that it does not know is an error. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringPythonProgram } from '../machine/python-program.mjs';

const FOLDER = join(import.meta.dirname, '../../deploy/kubernetes');
/** The oldest that is still common, and the newest that there are schemas of. */
const VERSIONS = ['1.30', '1.37'];

const found = bringPythonProgram('kubernetes-validate', '1.37.0');
const here = 'program' in found ? describe : describe.skip;
const why = 'problem' in found ? ` (${found.problem})` : '';

/** What is wrong with a file; nothing when it is right. A kind without a schema is a warning to the program. @param {string} file @param {string} version */
function problemOf(file, version) {
  if (!('program' in found)) return '';
  const { stdout, stderr } = spawnSync(found.program, ['--strict', '-k', version, file], {
    encoding: 'utf8',
  });
  const isGood = (/** @type {string} */ line) => line === '' || /^INFO .* passed for resource /.test(line);
  return `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => !isGood(line))
    .join('\n');
}

here(`what Kubernetes is given${why}`, () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));

  test.each(VERSIONS.flatMap((version) => files.map((file) => [file, version])))(
    '%s is valid for %s',
    (file, version) => {
      expect(problemOf(join(FOLDER, file), version)).toBe('');
    },
  );

  test.each([
    ['a field that there is not', /readOnlyRootFilesystem/, 'readOnlyRootFileSystem'],
    ['a number that is a text', /replicas: 2/, "replicas: 'two'"],
    ['a name that is missing', /- name: api\n/, '- title: api\n'],
    ['an old version', /policy\/v1\n/, 'policy/v1beta1\n'],
  ])('%s is found', (_what, pattern, replacement) => {
    const folder = mkdtempSync(join(tmpdir(), 'tracker-kubernetes-'));
    const spoiled = join(folder, 'api.yaml');
    writeFileSync(spoiled, readFileSync(join(FOLDER, 'api.yaml'), 'utf8').replace(pattern, replacement));
    expect(problemOf(spoiled, '1.37')).not.toBe('');
    rmSync(folder, { recursive: true });
  });
});
