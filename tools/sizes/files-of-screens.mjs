/** Two turns of the six files that a browser requests at once from a server without HTTP/2. */
const MOST_FILES = 12;

/**
 * What a screen is made of that is not in the page, scripts and style sheets.
 *
 * @typedef {{ integrity: Record<string, string>, modules: string[], reads?: ScreenFacts[] }} AreaFacts of federation.json
 * @typedef {{ screen: string, files?: Record<string, string>, modules?: string[] }} ScreenFacts
 */

/**
 * Screens of more files than a browser requests in two turns, in words.
 *
 * @param {AreaFacts[]} areas @param {Record<string, string[]>} shared files of the shared modules
 * @returns {string[]}
 */
export function screensOfManyFiles(areas, shared) {
  return areas.flatMap(({ integrity, modules, reads = [] }) =>
    reads.flatMap(({ screen, files = {}, modules: imported = [] }) => {
      const ofModules = [...modules, ...imported].flatMap((name) => shared[name] ?? []);
      const { size } = new Set([...Object.keys({ ...integrity, ...files }), ...ofModules]);
      return size <= MOST_FILES
        ? []
        : [`${screen} is made of ${size} files, more than ${MOST_FILES} (tools/webpack/split-files.mjs).`];
    }),
  );
}
