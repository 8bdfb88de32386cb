import type { Difference } from './difference.ts';

export const OF_PROJECTS: readonly Difference[] = [
  {
    endpoints: ['POST /api/projects'],
    existing: 'A project without intentions, or without plan details, is accepted or fails.',
    here: "It is refused: 'Select at least one project intention.', 'Work unit name 'null' does not exist.'; consortia named twice are stored once, and there are at most 200 intentions.",
    why: 'A project without a gene is in no list.',
  },
  {
    endpoints: ['POST /api/projects', 'PUT /api/plans/:pin'],
    existing:
      'A project on several genes is always assigned, and projects on one of them wait for it. A plan of another project that was abandoned counts as an attempt.',
    here: 'A project on several genes stands outside: nobody waits for it. Plans that were given up in any way are no progress (docs/state-machines.md).',
    why: 'What is not decided by the others cannot decide about them.',
  },
  {
    endpoints: ['POST /api/projects', 'POST /api/plans/:pin/outcomes/:tpo/mutations'],
    existing: 'A gene of Homo sapiens whose symbol a mouse gene has, too, is taken for that of the mouse.',
    here: 'It is refused: `Human genes not supported yet.`',
    why: 'BRCA1 is not Brca1.',
  },
  {
    endpoints: ['PUT /api/projects/:tpn'],
    existing:
      'The project type is lost, completion lines reappear in the history, and the privacy rule looks at the first phenotyping plan alone and fails without an attempt.',
    here: 'Nothing is lost or recorded that did not change; all phenotyping plans count. Harwell may change projects of WTSI.',
    why: 'The reference marks these as defects.',
  },
  {
    endpoints: ['GET /api/projects/:tpn/firstProductionPlanData'],
    existing: 'A project without plans fails.',
    here: 'It answers 400 `There are not plans associated with the project.`',
    why: 'The text exists and is unused.',
  },
  {
    endpoints: ['GET /api/projects', 'GET /api/projects/search', 'POST /api/projects/search'],
    existing:
      'Anonymous callers get placeholders for hidden projects, links of pages lose the filters, a page beyond the last repeats it.',
    here: 'Hidden projects are neither listed nor counted, filters stay, a page beyond the last is empty (ADR 10).',
    why: 'A list must not tell what reading one refuses.',
  },
  {
    endpoints: [
      'GET /api/projects/search',
      'POST /api/projects/search',
      'GET /api/projects/search/exportSearch',
      'POST /api/projects/search/exportSearchByFile',
    ],
    existing: '`%` and `_` in a search term are wildcards where the term is looked up in the reference data.',
    here: 'They are characters of the term. In the filter `tpn` they are wildcards, as there.',
    why: 'A term is a name: an underscore in it must not find other genes.',
  },
  {
    endpoints: ['GET /api/projects', 'GET /api/plans'],
    existing: 'Links of pages have the sort of the request, and stamps of a status have no order.',
    here: 'Links of pages name the sort in force, also the default one. Stamps are in the order of their dates.',
    why: 'A page that is read later must not have another order, and what happened has one.',
  },
  {
    endpoints: ['GET /api/projects', 'GET /api/plans'],
    existing: 'The header Link repeats the filters, however many there are.',
    here: 'It is left out where it would have more than 2,000 characters; the body has the same links. A filter `tpn` has at most 20 values with wildcards.',
    why: 'Proxies refuse responses with headers of more than 4 kB, and hundreds of patterns would keep everybody else waiting.',
  },
  {
    endpoints: ['GET /api/projects/:tpn/history', 'GET /api/plans/:pin/history'],
    existing: 'An element of a list is printed as the object is named in the program.',
    here: 'It is printed by its fields, `name=Conditional, typeName=allele_category`. Records that were imported are shown in the same form.',
    why: 'People read it, and nobody needs the names of classes.',
  },
  {
    endpoints: [
      'GET /api/projects/exportProjects',
      'GET /api/projects/search/exportSearch',
      'POST /api/projects/search/exportSearchByFile',
    ],
    existing: 'Restricted projects are exported unmasked, four filters are ignored, quotes are not escaped.',
    here: 'What the screen masks is masked, all filters apply, values are quoted; those that a spreadsheet would run begin with an apostrophe (ADR 10).',
    why: 'The reference marks these as defects.',
  },
  {
    endpoints: ['GET /api/workGroupsByWorkUnit', 'GET /api/funders'],
    existing: 'An unknown name answers 200 with an empty body.',
    here: 'It answers an empty list.',
    why: 'An empty body is not JSON.',
  },
  {
    endpoints: ['GET /api/projects/:tpn', 'GET /api/projects/search', 'GET /api/ortholog/byAccIds'],
    existing:
      'The link of an ortholog has the symbol in the place of the HGNC id, and gene pages are linked over http.',
    here: 'It has the id; an ortholog without one leads to the search for its symbol. Links are https.',
    why: 'The page knows no symbols (api-3, defect 19).',
  },
  {
    endpoints: [
      'GET /api/v2/projects/:tpn/at',
      'GET /api/v2/plans/:pin/at',
      'GET /api/v2/plans/:pin/outcomes/:tpo/at',
      'GET /api/v2/plans/:pin/outcomes/:tpo/mutations/:min/at',
      'GET /api/v2/plans/:pin/phenotypingStages/:psn/at',
    ],
    existing: 'Not there.',
    here: 'A record as it stood at the end of a day, worked out from the present one, its history and the dates of its statuses (ADR 40).',
    why: 'An addition: yearly reports and disputes ask for a day, and a history only for changes.',
  },
];
