import type { Difference } from './difference.ts';

const CONTENT = '/api/geneList/:consortiumName/content';
const IMPORT = 'POST /api/geneList/updateListWithFile/:consortiumName';

export const OF_GENE_LISTS: readonly Difference[] = [
  {
    endpoints: [`POST ${CONTENT}`, `DELETE ${CONTENT}`, IMPORT],
    existing: 'Everybody with a token may change every list.',
    here: 'Administrators and managers of the list’s consortium.',
    why: 'Advice of the reference (api-3 §10.3); the client showed the right only.',
  },
  {
    endpoints: [
      'GET /api/geneList/:consortiumName/publicContent',
      'GET /api/geneList/:consortiumName/exportPublic',
    ],
    existing: 'Public lists need a token.',
    here: 'They are open.',
    why: 'They are public.',
  },
  {
    endpoints: [
      `GET ${CONTENT}`,
      'GET /api/geneList/:consortiumName/export',
      'GET /api/geneList/:consortiumName/exportProjection',
      'GET /api/geneList/:consortiumName/exportStream',
    ],
    existing: 'Everybody with a token reads the records that are not visible.',
    here: 'They are for people with a role in the consortium and administrators; others get what is visible.',
    why: 'A person sees the lists of the own consortia (specification, part 2 §6).',
  },
  {
    endpoints: [`GET ${CONTENT}`, 'GET /api/geneList/:consortiumName/export'],
    existing: 'A non-empty markerSymbol finds nothing.',
    here: 'It finds records by symbol, synonym or accession id, in any case; % is a wildcard, in at most 20 terms.',
    why: 'That is what it is for (api-3 §1.6).',
  },
  {
    endpoints: [`POST ${CONTENT}`],
    existing:
      'Repetitions within one request and by a change are not detected; an unknown record type is left out; a record may have no genes.',
    here: 'All are refused, with the text for genes that are in the list already, or that of the import.',
    why: 'What was chosen is not lost silently, and no list has the same record twice.',
  },
  {
    endpoints: [IMPORT],
    existing:
      'Symbols and types must be written exactly, without blanks; blank lines and short rows fail; the header Types of exports is not known; rows may repeat each other.',
    here: 'Blanks and the case of symbols do not matter; blank lines are skipped; Type and Types are read; a repeated row is refused. With rows=good the good rows are added.',
    why: 'An exported file can be imported again (api-3 §10.6, §10.7).',
  },
];
