/** What the demo is built of before it is written to tables: names instead of ids, dates as text. */
import type { Gene } from '../../../catalogue/reference-data/load-genes.ts';

/** The attempt types of the tracker. */
export type AttemptType =
  | 'crispr'
  | 'haplo-essential crispr'
  | 'es cell'
  | 'es cell allele modification'
  | 'crispr allele modification'
  | 'breeding'
  | 'adult and embryo phenotyping'
  | 'haplo-essential phenotyping';

/** A status reached, by name, at a local date-time. */
export interface Stamp {
  readonly status: string;
  readonly date: string;
}

export interface DemoProject {
  readonly gene: Gene;
  readonly workUnit: string;
  readonly consortia: readonly string[];
  readonly privacy: 'public' | 'protected' | 'restricted';
  readonly intention: { readonly mutationType: string; readonly categorizations: readonly string[] };
  readonly createdAt: string;
  readonly plans: readonly DemoPlan[];
}

export interface DemoPlan {
  readonly workUnit: string;
  readonly workGroup: string;
  readonly comment: string | null;
  readonly createdAt: string;
  /** The plan's own statuses, oldest first. */
  readonly stamps: readonly Stamp[];
  readonly attemptType: AttemptType;
  /** Null while nothing of it is recorded. */
  readonly attempt:
    | CrisprAttempt
    | EsCellAttempt
    | ModificationAttempt
    | BreedingAttempt
    | PhenotypingAttempt
    | null;
  /** The outcomes that the work begins with. */
  readonly startsFrom: readonly DemoOutcome[];
  readonly outcome: DemoOutcome | null;
}

/** Of haplo-essential plans, too. */
export interface CrisprAttempt {
  readonly kind: 'crispr';
  readonly imitsId: number | null;
  readonly externalRef: string;
  readonly miDate: string;
  /** How the reagents were delivered. */
  readonly delivery: string;
  /** Why no mice of it bred, which is known once it has ended. */
  readonly failure: string | null;
  readonly strain: string;
  readonly embryosInjected: number | null;
  readonly embryosSurvived: number | null;
  readonly embryosTransferred: number | null;
  readonly nuclease: { readonly class: 'protein' | 'mRNA'; readonly concentration: number | null };
  readonly guides: readonly DemoGuide[];
  readonly founders: {
    readonly pups: number | null;
    readonly assayed: number | null;
    readonly selectedForBreeding: number | null;
    readonly withDeletion: number | null;
  };
}

export interface DemoGuide {
  readonly spacer: string;
  readonly pam: string;
  readonly strand: string;
  readonly chromosome: string;
  readonly start: number;
  readonly stop: number;
  readonly build: 'GRCm38' | 'GRCm39';
  readonly plusStrandSequence: string;
  readonly concentration: number | null;
}

export interface EsCellAttempt {
  readonly kind: 'es cell';
  readonly miDate: string;
  readonly externalRef: string | null;
  readonly clone: string;
  readonly maleChimeras: number | null;
}

/** An excision, of an ES cell allele or of a CRISPR one. */
export interface ModificationAttempt {
  readonly kind: 'modification';
  readonly externalRef: string;
  readonly deleterStrain: string | null;
  readonly successfulMatings: number | null;
}

export interface BreedingAttempt {
  readonly kind: 'breeding';
  readonly deleterStrain: string;
  readonly matingsStarted: number;
  readonly successfulMatings: number | null;
}

export interface PhenotypingAttempt {
  readonly kind: 'phenotyping';
  readonly externalRef: string;
  readonly strain: string;
  readonly stages: readonly DemoStage[];
}

export interface DemoStage {
  readonly type: 'early adult and embryo' | 'late adult' | 'haplo-essential' | 'embryo';
  readonly startedOn: string | null;
  readonly stamps: readonly Stamp[];
  /** A unit that keeps fixed tissue from the day phenotyping starts (api-2 section 10.2). */
  readonly keepsFixedTissue: boolean;
}

export type DemoOutcome = DemoColony | DemoSpecimen;

export interface DemoColony {
  readonly kind: 'colony';
  readonly name: string;
  readonly strain: string;
  readonly stamps: readonly Stamp[];
  /** Confirmed without a sequence in the source: such colonies are flagged as legacy. */
  readonly withoutSequence: boolean;
  readonly mutation: DemoMutation;
  readonly products: readonly DemoProduct[];
}

/** Embryos or tissue of a line that does not survive. */
export interface DemoSpecimen {
  readonly kind: 'specimen';
  readonly externalRef: string;
  readonly strain: string;
  readonly stamps: readonly Stamp[];
  readonly mutation: DemoMutation;
}

/** How a colony is offered to others. */
export interface DemoProduct {
  readonly type: 'Live mice' | 'Frozen sperm';
  readonly centre: string;
  readonly network: string | null;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly identifier: string | null;
}

export interface DemoMutation {
  readonly symbol: string;
  readonly mutationType: string | null;
  readonly repairMechanism: string | null;
  readonly alleleClass: string | null;
  readonly fasta: string | null;
  readonly deletion: Deletion | null;
  readonly passedQc: readonly string[];
  readonly qcNote: string | null;
}

/** A deleted stretch of GRCm39: start zero-based, stop the end of the interval. */
export interface Deletion {
  readonly chr: string;
  readonly start: number;
  readonly stop: number;
}

/**
 * What an attempt's comment has. The API has no field for the way of delivery or the reason of a failure; the comment keeps both.
 */
export function attemptComment({ delivery, failure }: Pick<CrisprAttempt, 'delivery' | 'failure'>): string {
  const delivered = `Delivery: ${delivery}.`;
  return failure === null ? delivered : `${delivered} No germ line transmission: ${failure}.`;
}

/** The status after the last stamp. */
export function lastStatus(stamps: readonly Stamp[]): string {
  const last = stamps.at(-1);
  if (last === undefined) throw new Error('Nothing is without a status');
  return last.status;
}

/** The moment at which the last of these statuses was reached, in whatever order they are. */
export function lastDate(stamps: readonly Stamp[]): string {
  const last = stamps
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  if (last === undefined) throw new Error('Nothing is without a status');
  return last;
}

/** When a colony was genotype confirmed, if it was; specimens never are. */
export function confirmedAt(outcome: DemoOutcome): string | null {
  return outcome.stamps.find((stamp) => stamp.status === 'Genotype Confirmed')?.date ?? null;
}
