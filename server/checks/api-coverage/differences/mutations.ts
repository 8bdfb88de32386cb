import type { Difference } from './difference.ts';

export const OF_MUTATIONS: readonly Difference[] = [
  {
    endpoints: ['POST /api/plans/:pin/outcomes/:tpo/mutations'],
    existing:
      'Whoever may read a plan may create mutations in it; an anonymous caller ends in a system error.',
    here: 'The right to change the plan is needed (403). Flags have their defaults also when the mutation comes with a new outcome.',
    why: 'Creating is changing.',
  },
  {
    endpoints: ['POST /api/plans/:pin/outcomes/:tpo/mutations'],
    existing: 'A new symbol is compared with the stored ones by LIKE, so `_` and `%` in it match anything.',
    here: 'It must not equal a stored one; of two who create the same symbol at once, one is refused.',
    why: 'The rule is that symbols are unique.',
  },
  {
    endpoints: ['PUT /api/plans/:pin/outcomes/:tpo/mutations/:min'],
    existing: 'A caller who may not change all plans of the mutation gets status 500.',
    here: 'The same text comes with 403.',
    why: 'It is a matter of permission.',
  },
  {
    endpoints: [
      'GET /api/plans/:pin/outcomes/:tpo/mutations/:min',
      'GET /api/plans/:pin/outcomes/:tpo/mutations/:min/history',
      'PUT /api/plans/:pin/outcomes/:tpo/mutations/:min',
    ],
    existing: 'That the outcome carries the mutation is not asked.',
    here: 'A mutation of another outcome is refused: `Outcome TPO… is not related with mutation MIN…`.',
    why: 'An address that contradicts itself is a mistake.',
  },
  {
    endpoints: [
      'GET /api/plans/:pin/outcomes/:tpo/mutations',
      'GET /api/outcomes/:tpo/mutations',
      'GET /api/plans/:pin/outcomes/:tpo/mutations/:min',
    ],
    existing: 'All outcomes of a shared mutation are linked.',
    here: 'Outcomes of plans that the reader may not read are not named.',
    why: 'A link must not tell what reading refuses.',
  },
  {
    endpoints: [
      'POST /api/plans/:pin/outcomes/:tpo/mutations',
      'PUT /api/plans/:pin/outcomes/:tpo/mutations/:min',
    ],
    existing:
      'A missing size, location, insertion sequence or exon list, and ids of other mutations, are system errors. The class test takes the third digit of an allele number for its class, and a dot in a gene symbol for one before the class.',
    here: 'They break the rule about them (400), a missing exon list is an empty one, an id of another mutation makes a new row; the class follows all digits.',
    why: 'User mistakes are told as such.',
  },
  {
    endpoints: ['GET /api/mutations/:min', 'POST /api/mutation/get_mutation_with_ensembl'],
    existing:
      'A mutation that no outcome carries any more is for everybody, and a refusal names the hidden plan.',
    here: 'It is for those who could read it where it was last, and administrators. Those who may change the plan that it belongs to read it whoever links it. No hidden plan is named (ADR 20).',
    why: 'Unlinking publishes nothing.',
  },
  {
    endpoints: ['POST /api/plans/:pin/outcomes/:tpo/mutations/associate'],
    existing: 'The right to read the mutation is enough.',
    here: 'The right to change it is needed. Those who may change the plan that it belongs to take it back with POST /api/mutations/:min/takeBack.',
    why: 'Linking it to a hidden plan locked its owners out.',
  },
  {
    endpoints: [
      'PUT /api/plans/:pin/outcomes/:tpo/mutations/:min',
      'DELETE /api/plans/:pin/outcomes/:tpo/mutations/deleteAssociations',
    ],
    existing: 'A confirmed colony can lose its last mutation, a symbol or a sequence, and stays confirmed.',
    here: 'The change is refused (400): what takes its place comes first, or the confirmation is reversed.',
    why: 'A confirmed genotype is one that is known.',
  },
  {
    endpoints: ['POST /api/plans/:pin/outcomes/suggestedSymbol'],
    existing: 'haplo-essential crispr gets no prefix, and a work unit without ILAR code always number 1.',
    here: 'The prefix is em, and the number counts the alleles of the gene.',
    why: 'What is suggested must pass the rules.',
  },
  {
    endpoints: ['POST /api/mutation/get_mutation_with_ensembl'],
    existing: 'The chromosome X is NOT SPECIFIED, and mutations of all plans are answered.',
    here: 'It is chrX, and mutations that the caller may not read are left out.',
    why: 'A position is a position; visibility holds everywhere.',
  },
  {
    endpoints: ['PUT /tracking-api/mutation/mgiAllele/update'],
    existing: 'The first mutation that breaks a rule ends the call; those before it are stored.',
    here: 'All are stored, or none; debugMessage names the mutation. A mutation that no outcome carries has no plan whose rules it could break.',
    why: 'Never a partial write.',
  },
];
