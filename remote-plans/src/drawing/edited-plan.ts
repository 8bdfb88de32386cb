import { numberOf } from 'shared/ui-forms';
import type { PlanToDraw } from './places-of-plan.ts';

/** What the form of a CRISPR attempt holds, as far as it is drawn. Numbers are text while they are edited. */
export interface EditedValues {
  guides: { rows: EditedGuide[] };
  genotypePrimers: { rows: EditedPrimer[] };
  nucleases: { rows: EditedNuclease[] };
}

interface EditedGuide {
  chr: string;
  start: string;
  stop: string;
  strand: string;
  genomeBuild: string;
  pam: string;
  guideSequence: string;
}

interface EditedPrimer {
  name: string;
  genomicStartCoordinate: string;
  genomicEndCoordinate: string;
}

interface EditedNuclease {
  typeName: string;
}

/** Guides and primers by the numbers that they have in their tables: new ones have no other name. */
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
