import type { CrisprAttempt } from 'shared/contract';
import { guidePlace, type NamedPlace, type Place } from 'shared/gene-drawing';
import { numberOf } from 'shared/ui-forms';
import type { CrisprValues } from '../attempts/crispr/crispr-values.ts';

/** Of a primer without guides beside it: the build of the consortium. */
const GENOME_BUILD = 'GRCm39';

/** A guide, stored or as it is being typed. */
export interface GuideToPlace extends Place {
  name: string;
  strand: string | null;
  pam: string | null;
  guideSequence: string | null;
}

/** A primer; from its start it is read to its end, so that a start behind the end lies on the minus strand. */
export interface PrimerToPlace {
  name: string;
  start: number | null;
  end: number | null;
}

/** What of a CRISPR plan has a place in the genome. */
export interface PlanToDraw {
  guides: readonly GuideToPlace[];
  primers: readonly PrimerToPlace[];
  /** Of the first nuclease: it decides on which side of a guide the PAM lies. */
  nucleaseTypeName: string | null;
}

/** Ids of guides and primers in a drawing: what they are, and their place in the list. */
export const guideId = (index: number) => `guide ${index}`;
export const primerId = (index: number) => `primer ${index}`;

/** The guides and primers of a plan as places. Primers have neither chromosome nor build; they are taken to lie with the guides. */
export function placesOfPlan(
  { guides, primers, nucleaseTypeName }: PlanToDraw,
  geneChr: string | null,
): NamedPlace[] {
  const located = guides.find(({ chr, genomeBuild }) => chr && genomeBuild);
  const primerPlace = { chr: located?.chr ?? geneChr, genomeBuild: located?.genomeBuild ?? GENOME_BUILD };
  return [
    ...guides.map((guide, index) =>
      guidePlace(guide, { id: guideId(index), name: guide.name, nucleaseTypeName }),
    ),
    ...primers.flatMap(({ name, start, end }, index): NamedPlace[] =>
      start === null || end === null
        ? []
        : [
            {
              ...primerPlace,
              kind: 'primer',
              id: primerId(index),
              name,
              start: Math.min(start, end),
              stop: Math.max(start, end),
              strand: end < start ? '-' : '+',
            },
          ],
    ),
  ];
}

/** Nothing comes of choosing things of this kind. */
export function fixed(kind: NamedPlace['kind'], places: readonly NamedPlace[]): NamedPlace[] {
  return places.map((place) => (place.kind === kind ? { ...place, isFixed: true } : place));
}

/** What of a stored attempt is drawn. */
export function storedPlanToDraw(attempt: CrisprAttempt | undefined): PlanToDraw {
  return {
    guides: (attempt?.guides ?? []).map((guide, index) => ({
      ...guide,
      name: guide.gid ?? `Guide ${index + 1}`,
    })),
    primers: (attempt?.genotypePrimers ?? []).map((primer, index) => ({
      name: primer.name ?? `Primer ${index + 1}`,
      start: primer.genomicStartCoordinate,
      end: primer.genomicEndCoordinate,
    })),
    nucleaseTypeName: attempt?.nucleases[0]?.typeName ?? null,
  };
}

type EditedGuide = Pick<
  CrisprValues['guides']['rows'][number],
  'chr' | 'start' | 'stop' | 'strand' | 'genomeBuild' | 'pam' | 'guideSequence'
>;
type EditedPrimer = Pick<
  CrisprValues['genotypePrimers']['rows'][number],
  'name' | 'genomicStartCoordinate' | 'genomicEndCoordinate'
>;
type EditedNuclease = Pick<CrisprValues['nucleases']['rows'][number], 'typeName'>;

/** What of an attempt that is being edited is drawn. Guides and primers go by their numbers: new ones have no other name. */
export function editedPlanToDraw(
  guides: readonly EditedGuide[] = [],
  primers: readonly EditedPrimer[] = [],
  nucleases: readonly EditedNuclease[] = [],
): PlanToDraw {
  return {
    guides: guides.map(({ chr, start, stop, strand, genomeBuild, pam, guideSequence }, index) => ({
      name: `Guide ${index + 1}`,
      chr: chr.trim() || null,
      start: numberOf(start),
      stop: numberOf(stop),
      strand: strand || null,
      genomeBuild: genomeBuild || null,
      pam,
      guideSequence,
    })),
    primers: primers.map(({ name, genomicStartCoordinate, genomicEndCoordinate }, index) => ({
      name: name || `Primer ${index + 1}`,
      start: numberOf(genomicStartCoordinate),
      end: numberOf(genomicEndCoordinate),
    })),
    nucleaseTypeName: nucleases[0]?.typeName || null,
  };
}
