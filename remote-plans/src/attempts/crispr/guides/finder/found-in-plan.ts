import type { ExonWithGuides, FoundGuide } from 'shared/contract';
import type { GuideRow } from '../guide-values.ts';

function lettersOf(sequence: string): string {
  return sequence.trim().toUpperCase();
}

/** Places of the plan's guides with the same guide sequence: choosing a found guide again takes them out (ui-screens 11.4). */
export function placesInPlan(
  rows: readonly GuideRow[],
  { guideSequence }: Pick<GuideRow, 'guideSequence'>,
): number[] {
  const wanted = lettersOf(guideSequence);
  return rows.flatMap((row, index) => (lettersOf(row.guideSequence) === wanted ? [index] : []));
}

/** The builds of the positions of these exons and their guides, each once. */
export function buildsOf(exons: readonly ExonWithGuides[]): string[] {
  const builds = exons.flatMap(({ genomeBuild, guideDetails }) => [
    genomeBuild ?? [],
    guideDetails.map((guide) => guide.genomeBuild),
  ]);
  return [...new Set(builds.flat())];
}

/** The header of a column of positions: no position stands without its build. */
export function positionHeader(builds: readonly string[]): string {
  return builds.length === 0 ? 'Position' : `Position (${builds.join(', ')})`;
}

/** `3 of 24 are in the plan`. */
export function countText(rows: readonly GuideRow[], found: readonly FoundGuide[]): string {
  const taken = found.filter((guide) => placesInPlan(rows, guide).length > 0).length;
  return `${taken} of ${found.length} ${taken === 1 ? 'is' : 'are'} in the plan`;
}

/** Says of which build the positions are, and what becomes of them. */
export function buildText(builds: readonly string[]): string | undefined {
  if (builds.length === 0) return undefined;
  const said = `Positions on ${builds.join(' and ')}.`;
  return builds.includes('GRCm38')
    ? `${said} Guides in GRCm38 will be converted to GRCm39 if possible after saving your changes.`
    : said;
}
