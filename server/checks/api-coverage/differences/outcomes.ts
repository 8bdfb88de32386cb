import type { Difference } from './difference.ts';

export const OF_OUTCOMES: readonly Difference[] = [
  {
    endpoints: ['PUT /api/plans/:pin/outcomes/:tpo'],
    existing: 'A specimen can be neither changed nor aborted: any PUT fails.',
    here: 'It can; one that was created without its specimen can be described later. Its properties are replaced when sent and kept when missing.',
    why: 'Plans with specimens could never be aborted.',
  },
  {
    endpoints: ['PUT /api/plans/:pin/outcomes/:tpo'],
    existing:
      'The step reverseGenotypeConfirmation is for the CDA and the DCC, who may not change the plan and so are refused.',
    here: 'They take this step in every work unit; everything else of such a request is left aside.',
    why: 'A step is offered to those who can take it.',
  },
  {
    endpoints: ['POST /api/plans/:pin/outcomes'],
    existing:
      'A missing colony or specimen fails; whether there may be an outcome is asked before permission.',
    here: 'It is 400 with the field. Permission is asked first.',
    why: 'Strangers learn nothing about a plan from refusals.',
  },
  {
    endpoints: ['POST /api/plans/:pin/outcomes', 'PUT /api/plans/:pin/outcomes/:tpo'],
    existing: 'Colony names and distribution identifiers have no limit.',
    here: 'They have at most 255 characters.',
    why: 'An index has its limits, and so has a label on a cage.',
  },
  {
    endpoints: ['GET /api/colony'],
    existing: 'One integration account, besides administrators, finds colonies by name.',
    here: 'Its address is a setting; while that is unset only administrators are answered.',
    why: 'The address is not public.',
  },
];

export const OF_STAGES: readonly Difference[] = [
  {
    endpoints: ['POST /api/plans/:pin/phenotypingStages'],
    existing: 'Permission is asked after the rules.',
    here: 'It is asked first.',
    why: 'Strangers learn nothing about a plan from refusals.',
  },
  {
    endpoints: ['PUT /api/plans/:pin/phenotypingStages/:psn'],
    existing: 'An id in `tissueDistributions` that is not of the stage fails.',
    here: 'It makes a new row.',
    why: 'As for every other list.',
  },
];

export const OF_ES_CELLS: readonly Difference[] = [
  {
    endpoints: ['GET /api/targ_rep/es_cell/:id', 'GET /api/targ_rep/es_cell_by_name/:name'],
    existing:
      'A missing clone is 500; both LR-PCR values are mixed up, and in lists every clone has the QC of the last.',
    here: 'It is 404, every value is in its place, and every clone has its own QC.',
    why: 'The reference marks these as defects.',
  },
  {
    endpoints: [
      'PUT /api/targ_rep/es_cell/distribution_product',
      'PUT /api/targ_rep/targeting_vectors/distribution_product',
    ],
    existing:
      'One integration account, besides administrators; broken rules are 500; an identifier may be missing.',
    here: 'The account is the one that finds colonies, by setting; anybody else is refused with 403 and broken rules with 400, with the same texts; the identifier is required.',
    why: 'The address is not public, and a mistake of the caller is not a failure of the server.',
  },
];
