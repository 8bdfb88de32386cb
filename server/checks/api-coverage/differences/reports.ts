import type { Difference } from './difference.ts';

const NUMBERS = ['GET /api/glt_production_numbers', 'GET /api/reports/glt_production_numbers'];

export const OF_REPORTS: readonly Difference[] = [
  {
    endpoints: NUMBERS,
    existing:
      'The end of a period is read as its 31st at midnight; several work units with a group have several rows a period; wrong parameters are 500 or empty.',
    here: 'A period ends with its last day; several work units always have one row a period; wrong parameters are 400 with a text.',
    why: 'Advice of the reference (api-3 §7.1, §10.11).',
  },
  {
    endpoints: [
      'GET /api/reports/workunit_attempts',
      'GET /api/reports/distribution',
      'GET /api/reports/mutation/genome_browser_combined',
      'GET /api/reports/mutation/deletion_coordinates',
      'GET /api/reports/mutation/targeted_exons',
      'GET /api/reports/mutation/canonical_targeted_exons',
      'GET /api/reports/mutation/serialized_guides',
      'GET /api/glt_production_numbers/overlap/intersection',
      'GET /api/reports/glt_production_numbers/overlap/intersection',
    ],
    existing: 'The privacy of projects plays no role.',
    here: 'Rows are about plans that the caller may read, by the rule of GET /api/plans (ADR 21). Numbers count all work.',
    why: 'What reading a plan refuses must not be read in a report; a number names none.',
  },
  {
    endpoints: [
      'GET /api/reports/:reportName',
      'GET /api/reports/workunit_attempts',
      'GET /api/reports/distribution',
    ],
    existing: 'Texts that begin with =, +, -, @ or a quotation mark are written as they are.',
    here: 'They begin with an apostrophe, as in CSV files; a sign alone or before digits stays.',
    why: 'A spreadsheet would run what somebody wrote into a name or a note.',
  },
  {
    endpoints: ['GET /api/reports/:reportName'],
    existing: 'A report without a stored text is 404 with an empty body.',
    here: 'One that the tracker makes itself is made; others are 404 with the error envelope.',
    why: 'A new installation has its reports at once.',
  },
  {
    endpoints: [
      'GET /tracking-api/reports/generate/gene_interest',
      'GET /tracking-api/reports/maintenance/cleanAll',
      'GET /tracking-api/reports/types/create/:name',
    ],
    existing: 'A call that changes something needs no more than a token that may read.',
    here: 'A personal access token must be one for writing, and visitors get 401.',
    why: 'GET stays for the jobs that there are; it is a change all the same.',
  },
  {
    endpoints: ['GET /api/reports/json/gene_interest_json'],
    existing: 'A text that others store.',
    here: 'The report gene_interest, an object a gene with its seven columns.',
    why: 'Advice of the reference (api-3 §8.5).',
  },
  {
    endpoints: [
      'GET /api/v2/reports/overview/status_funnel',
      'GET /api/v2/reports/overview/status_steps',
      'GET /api/v2/reports/overview/languishing_projects',
    ],
    existing: 'Not there.',
    here: 'Projects by summary status for each work unit or consortium; days between status stamps by attempt type; the report of languishing projects in pages.',
    why: 'An addition: people see on the screen what is to be done, and go to the projects from there.',
  },
];
