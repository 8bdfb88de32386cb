/** What the demo is built of before it is written to tables: names instead of ids, dates as text. */
import type { Gene } from '../../../catalogue/reference-data/load-genes.ts';

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
  readonly attempt: CrisprAttempt | EsCellAttempt | PhenotypingAttempt;
  readonly colony: DemoColony | null;
}

export interface CrisprAttempt {
  readonly kind: 'crispr';
  readonly imitsId: number;
  readonly miDate: string;
  readonly comment: string;
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
  readonly clone: string;
}

export interface PhenotypingAttempt {
  readonly kind: 'phenotyping';
  readonly externalRef: string;
  readonly strain: string;
  readonly startsFrom: DemoColony;
  readonly stages: readonly DemoStage[];
}

export interface DemoStage {
  readonly type: 'early adult and embryo' | 'late adult';
  readonly startedOn: string | null;
  readonly stamps: readonly Stamp[];
  /** A unit that keeps fixed tissue from the day phenotyping starts (api-2 section 10.2). */
  readonly keepsFixedTissue: boolean;
}

export interface DemoColony {
  readonly name: string;
  readonly strain: string;
  readonly stamps: readonly Stamp[];
  /** Confirmed without a sequence in the source: such colonies are flagged as legacy. */
  readonly withoutSequence: boolean;
  readonly mutation: DemoMutation;
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

/** The status after the last stamp. */
export function lastStatus(stamps: readonly Stamp[]): string {
  const last = stamps.at(-1);
  if (last === undefined) throw new Error('Nothing is without a status');
  return last.status;
}

/** When a colony was genotype confirmed, if it was. */
export function confirmedAt(colony: DemoColony): string | null {
  return colony.stamps.find((stamp) => stamp.status === 'Genotype Confirmed')?.date ?? null;
}
