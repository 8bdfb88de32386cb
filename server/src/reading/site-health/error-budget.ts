/** How visitors of a version have fared; a visitor is a network address on one day. */
export interface Visitors {
  all: number;
  /** Could not load it at least once. */
  failedToLoad: number;
  /** Saw it fail at least once while it was shown. */
  failed: number;
}

/** All visitors of a version, and those from whose network somebody is signed in. */
export interface VersionNumbers {
  everybody: Visitors;
  known: Visitors;
}

/** The table of limits (docs/releases.md): anybody may report, so little is believed of few. */
export const LIMITS = {
  /** Visitors that a judgement needs, of the judged version and of a good one. */
  visitors: 30,
  /** Of them from networks from which somebody is signed in, and of these with the failure. */
  knownVisitors: 5,
  knownFailing: 3,
  /** Share of visitors that may have the failure. */
  share: { failedToLoad: 0.05, failed: 0.2 },
  /** And by how much it may exceed that of the version to compare with. */
  timesOther: 3,
  /** A previous version was good when its share is below this part of the limit. */
  goodPart: 0.5,
  /** A version is rolled back only within this time after it went live: what breaks later has other causes. */
  youngHours: 24,
  /** At most one rollback in so long, over all apps. */
  pauseHours: 1,
} as const;

const MEASURES = [
  { measure: 'failedToLoad', words: 'could not load it' },
  { measure: 'failed', words: 'saw it fail' },
] as const;
type Measure = (typeof MEASURES)[number]['measure'];

/** A version with its numbers. */
export interface Judged {
  version: string;
  numbers: VersionNumbers;
}

/**
 * Why a version has broken its error budget, with its numbers; undefined when it has not, or when too few visitors are known.
 *
 * @param other the version to compare with, if there is one
 */
export function brokenBudget({ numbers }: Judged, other: Judged | undefined): string | undefined {
  const { everybody, known } = numbers;
  if (everybody.all < LIMITS.visitors || known.all < LIMITS.knownVisitors) return undefined;
  const broken = MEASURES.find(({ measure }) => isBroken(measure, numbers, other?.numbers));
  if (broken === undefined) return undefined;
  const { measure, words } = broken;
  const compared =
    other === undefined ? '' : `; of ${other.version} ${counted(other.numbers.everybody, measure)}`;
  return (
    `${counted(everybody, measure)} visitors ${words}, of those from signed-in networks ${counted(known, measure)}${compared}; ` +
    `the limit is ${percent(LIMITS.share[measure])}`
  );
}

function isBroken(measure: Measure, { everybody, known }: VersionNumbers, other?: VersionNumbers): boolean {
  const limit = Math.max(
    LIMITS.share[measure],
    other === undefined ? 0 : LIMITS.timesOther * shareOf(other.everybody, measure),
  );
  return (
    shareOf(everybody, measure) > limit &&
    shareOf(known, measure) > limit &&
    known[measure] >= LIMITS.knownFailing
  );
}

/** Whether enough visitors have used a version, and so few had failures that it is a place to go back to. */
export function wasGood({ everybody }: VersionNumbers): boolean {
  const isFine = ({ measure }: { measure: Measure }) =>
    shareOf(everybody, measure) <= LIMITS.share[measure] * LIMITS.goodPart;
  return everybody.all >= LIMITS.visitors && MEASURES.every(isFine);
}

function shareOf(visitors: Visitors, measure: Measure): number {
  return visitors.all === 0 ? 0 : visitors[measure] / visitors.all;
}

function counted(visitors: Visitors, measure: Measure): string {
  return `${visitors[measure]} of ${visitors.all} (${percent(shareOf(visitors, measure))})`;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
