import type { Difference } from './difference.ts';

export const OF_PLANS: readonly Difference[] = [
  {
    endpoints: ['GET /api/plans'],
    existing: 'Plans of protected and restricted projects are listed for everybody.',
    here: 'The list holds what the caller may read, and counts no more than that.',
    why: 'A list must not tell what reading one refuses.',
  },
  {
    endpoints: ['PUT /api/plans/statusSync'],
    existing: 'The refusal names the first plan that the caller may not update.',
    here: 'It names none that the caller may not read.',
    why: 'That a hidden plan is in progress is hidden, too.',
  },
  {
    endpoints: ['POST /api/plans', 'PUT /api/plans/:pin'],
    existing:
      'An attempt object of another kind than the plan is stored, and an empty list of nucleases fails.',
    here: "Only the object of the plan's own kind is read; an empty list breaks the rule about nucleases.",
    why: 'A CRISPR attempt in a phenotyping plan means nothing.',
  },
  {
    endpoints: ['PUT /api/plans/:pin'],
    existing:
      'A PUT without the attempt object fails for ES cell, modification and phenotyping plans, or writes a history in which every field becomes null.',
    here: 'The stored attempt stays, and the history says nothing of it.',
    why: 'A missing object means unchanged.',
  },
  {
    endpoints: ['POST /api/plans', 'PUT /api/plans/:pin'],
    existing: "A guide's gid is null until the plan is next changed, and a client's own is kept.",
    here: 'It is made from the row id at once and is always there.',
    why: 'An identifier identifies.',
  },
  {
    endpoints: ['PUT /api/plans/:pin'],
    existing: 'Guides with an id below 38453 are exempt from the rules.',
    here: 'Imported guides are. Those of them that have no place on GRCm39 and have not moved stay on GRCm38.',
    why: 'Ids are our own; what was imported cannot be asked for what its time did not record.',
  },
  {
    endpoints: ['PUT /api/plans/:pin'],
    existing: 'Abandoning a phenotyping plan is impossible as soon as an attempt is recorded.',
    here: 'It asks for stages, as its text says.',
    why: 'The reference calls it a quirk.',
  },
  {
    endpoints: ['GET /api/plans/:pin', 'POST /api/plans', 'PUT /api/plans/:pin'],
    existing: 'The fraction of the concentration of a reagent is cut off.',
    here: 'It is stored, as for nucleases, guides and donors.',
    why: 'What was typed is not changed silently: 2.5 is not 2.',
  },
  {
    endpoints: ['GET /api/plans/:pin', 'POST /api/plans', 'PUT /api/plans/:pin'],
    existing: 'A reagent is named by reagentName, although the existing client sends name.',
    here: 'Responses have both; a request may send either, and of both the one counts that differs from what is stored.',
    why: 'The existing client works on this server.',
  },
  {
    endpoints: ['GET /api/plans/exons_from_wge/:markerSymbol'],
    existing: 'Exons and guides come from the genome-editing service on GRCm38.',
    here: "By default they come from the shipped exon models and the consortium's own guides, with the build named; by GUIDE_FINDER_URL from the service. When it is down the answer is 502 with the reference's debugMessage.",
    why: 'The tracker must work without other people.',
  },
];
