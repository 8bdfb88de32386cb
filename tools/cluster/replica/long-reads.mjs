/** Searches of people who are signed in are read from the primary. */
export const SEARCHES = ['/api/projects/search?size=5', '/api/projects/search?input=Cib2'];
/** What is read at length, but for site health, which only administrators read. */
export const LONG_READS = [
  '/api/projects/exportProjects?columns=list',
  '/api/projects/search/exportSearch',
  '/api/geneList/IMPC/exportPublic',
  '/api/reports/list',
  '/api/reports/workunit_attempts?workunit=JAX&attempt=crispr',
  '/api/reports/distribution?networkname=EMMA&reporttype=colony',
  '/api/reports/mutation/targeted_exons',
  '/api/reports/mutation/serialized_guides',
  '/api/reports/glt_production_numbers?reporttype=year&attempt=crispr',
  '/api/reports/glt_production_numbers/overlap/union',
  '/api/glt_production_numbers/overlap/intersection',
  '/api/v2/reports/overview/status_funnel',
  '/api/v2/reports/overview/status_steps',
];
export const NUMBERS = '/api/glt_production_numbers?reporttype=year&attempt=crispr';
/** What a server with a replica alone serves besides. */
export const OTHER_READS = [
  NUMBERS,
  '/api/projects?size=1',
  '/api/conf',
  '/api/v2/changes',
  '/api/v2/status',
];
