const REPEAT = 'Then repeat the command: what it has begun is finished.';
const MACHINE_PROBLEMS = new Map([
  ['ENOSPC', `The disk is full. Make room. ${REPEAT}`],
  ['EDQUOT', `There is no room left for this user on the disk. Make room. ${REPEAT}`],
  ['EACCES', `This user may not write there. Change the owner or the permissions. ${REPEAT}`],
  ['EROFS', `The disk can only be read. Make it writable. ${REPEAT}`],
]);

/**
 * What is wrong with the machine, in words, with the file that could not be written.
 *
 * @param {unknown} error @returns {string | undefined} undefined when it is something else
 */
export function machineProblem(error) {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const problem = MACHINE_PROBLEMS.get(String(error.code));
  return problem && `${'path' in error ? `${error.path}: ` : ''}${problem}`;
}
