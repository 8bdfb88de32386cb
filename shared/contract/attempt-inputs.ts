/**
 * The attempt of a plan as clients send it (api-2 §4): whole responses sent back are fine, what is read-only is ignored.
 * An id that is missing, null, not positive or not one of this plan's creates a new row (§21).
 */
import Type, { type Static } from 'typebox';
import {
  Assay,
  AttemptReagent,
  CrisprAlleleModificationAttempt,
  CrisprAttempt,
  EsCellAttempt,
  GenotypePrimer,
  Guide,
  MutagenesisDonor,
  Nuclease,
  PhenotypingAttempt,
} from './attempts.ts';
import { lenient, sent, sentList } from './lenient.ts';

export const NucleaseInput = lenient(Nuclease);
export type NucleaseInput = Static<typeof NucleaseInput>;

export const GuideInput = lenient(Guide, { without: ['gid'] });
export type GuideInput = Static<typeof GuideInput>;

export const MutagenesisDonorInput = lenient(MutagenesisDonor);
export type MutagenesisDonorInput = Static<typeof MutagenesisDonorInput>;

export const AttemptReagentInput = lenient(AttemptReagent, { without: ['reagentDescription'] });

export const GenotypePrimerInput = lenient(GenotypePrimer);

export const AssayInput = lenient(Assay, { without: ['id'] });

export const CrisprAttemptInput = lenient(CrisprAttempt, {
  without: ['imitsMiAttemptId'],
  own: {
    nucleases: sentList(NucleaseInput),
    guides: sentList(GuideInput),
    mutagenesisDonors: sentList(MutagenesisDonorInput),
    reagents: sentList(AttemptReagentInput),
    genotypePrimers: sentList(GenotypePrimerInput),
    assay: sent(AssayInput),
  },
});
export type CrisprAttemptInput = Static<typeof CrisprAttemptInput>;

export const EsCellAttemptInput = lenient(EsCellAttempt, { without: ['imitsMiAttemptId'] });
export type EsCellAttemptInput = Static<typeof EsCellAttemptInput>;

export const AlleleModificationAttemptInput = lenient(CrisprAlleleModificationAttempt);
export type AlleleModificationAttemptInput = Static<typeof AlleleModificationAttemptInput>;

export const PhenotypingAttemptInput = lenient(PhenotypingAttempt, {
  without: ['imitsPhenotypeAttemptId', 'imitsPhenotypingProductionId', 'imitsParentColonyId', '_links'],
});
export type PhenotypingAttemptInput = Static<typeof PhenotypingAttemptInput>;

/** The members of a plan's body that carry an attempt; the one of the plan's own attempt type counts. */
export const ATTEMPT_INPUTS = {
  crisprAttempt: sent(CrisprAttemptInput),
  esCellAttempt: sent(EsCellAttemptInput),
  esCellAlleleModificationAttempt: sent(AlleleModificationAttemptInput),
  crisprAlleleModificationAttempt: sent(AlleleModificationAttemptInput),
  phenotypingAttempt: sent(PhenotypingAttemptInput),
};
export const AttemptInputs = Type.Object(ATTEMPT_INPUTS);
export type AttemptInputs = Static<typeof AttemptInputs>;
