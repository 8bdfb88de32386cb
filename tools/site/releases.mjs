import { readHistory } from './history.mjs';
import { readRegistry } from './registry.mjs';
import { audienceText } from './stage.mjs';

const MARGIN = 2;

/**
 * The live versions of a site, its canaries, and when each version was live, as text.
 *
 * @param {import('./registry.mjs').SiteStore} store
 * @param {{ name?: string, lines?: number }} [options] name: of one app only; lines: of its history, the latest ones
 * @returns {Promise<string>}
 */
export async function releasesText(store, { name, lines = 20 } = {}) {
  const { shell, remotes } = await readRegistry(store);
  const isWanted = (/** @type {{ name: string }} */ frame) => name === undefined || frame.name === name;
  const frames = [...(shell === undefined ? [] : [{ name: 'shell', ...shell }]), ...remotes].filter(isWanted);
  const live = frames.flatMap((frame) => {
    const row = [frame.name, frame.version, 'everybody', minute(frame.publishedAt)];
    const staged = 'staged' in frame ? frame.staged : undefined;
    return staged === undefined
      ? [row]
      : [row, ['', staged.facts.version, audienceText(staged.audience), minute(staged.facts.publishedAt)]];
  });
  const past = (await readHistory(store))
    .filter(isWanted)
    .slice(-lines)
    .reverse()
    .map((line) => [
      minute(line.at),
      line.action,
      line.name,
      line.version,
      line.actor ?? '',
      line.host ?? '',
      line.commit ?? '',
      notesOf(line),
    ]);
  return [
    columns(['live', 'version', 'for', 'since'], live),
    columns(['when', 'what', 'app', 'version', 'who', 'where', 'commit', ''], past),
  ].join('\n\n');
}

/** For whom and why. @param {import('./history.mjs').HistoryLine} line @returns {string} */
function notesOf({ audience, reason, forced }) {
  const notes = [
    ...(audience === undefined ? [] : [audience]),
    ...(reason === undefined ? [] : [`reason: ${reason}`]),
    ...(forced === undefined ? [] : [`forced: ${forced.join(' ')}`]),
  ];
  return notes.join('; ');
}

/** @param {string} iso @returns {string} to the minute, in universal time */
function minute(iso) {
  return iso.slice(0, 16).replace('T', ' ');
}

/** @param {string[]} heading @param {string[][]} rows */
function columns(heading, rows) {
  const all = [heading, ...rows];
  const widths = heading.map((_, index) => Math.max(...all.map((row) => row[index]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, index) => cell.padEnd((widths[index] ?? 0) + MARGIN))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
