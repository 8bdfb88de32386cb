/** The oldest Node that the dependencies run on; the same as "engines" in package.json. */
const OLDEST = { major: 20, minor: 19 };

/**
 * @param {string} version e.g. 20.18.1
 * @returns {boolean} whether it is new enough
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
}

/** Ends the command with one line when Node is too old. */
export function requireNode() {
  const { node } = process.versions;
  if (isNewEnough(node)) return;
  fail(`Node ${OLDEST.major}.${OLDEST.minor} or newer is needed; this is ${node} (see https://nodejs.org).`);
}

/**
 * Ends the command with one clear line.
 *
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
