/**
 * Areas that each spec file below `e2e` visits, by remote; shell and server take part in all. A journey that visits an
 * address of another area fails (`e2e/support/visited-areas.ts`).
 *
 * @type {Record<string, string[]>}
 */
export const JOURNEYS = {
  'accessibility/axe.spec.ts': ['remote-search'],
  'accessibility/gene-lists.spec.ts': ['remote-genelists'],
  'accessibility/kit.spec.ts': [],
  'accessibility/managed-projects.spec.ts': ['remote-projects'],
  'accessibility/people.spec.ts': ['remote-profile'],
  'accessibility/plans.spec.ts': ['remote-plans', 'remote-projects'],
  'accessibility/project-creation.spec.ts': ['remote-projects'],
  'accessibility/project-detail.spec.ts': ['remote-projects'],
  'accessibility/reports-production-numbers.spec.ts': ['remote-reports'],
  'accessibility/reports-tabs.spec.ts': ['remote-reports'],
  'accessibility/row-tables.spec.ts': [],
  'accessibility/versions.spec.ts': ['remote-profile'],
  'durability/kill.spec.ts': [],
  'federation/federation.spec.ts': ['remote-search', 'remote-reports'],
  'federation/independent-release.spec.ts': [
    'remote-plans',
    'remote-projects',
    'remote-reports',
    'remote-search',
  ],
  'federation/mixed-versions.spec.ts': ['remote-search'],
  'federation/site-health.spec.ts': ['remote-genelists', 'remote-profile', 'remote-reports', 'remote-search'],
  'federation/staged-release.spec.ts': ['remote-search'],
  'federation/tampering.spec.ts': ['remote-reports', 'remote-search'],
  'journeys/authentication.spec.ts': ['remote-search'],
  'journeys/bad-input.spec.ts': ['remote-search'],
  'journeys/gene-list-import.spec.ts': ['remote-genelists'],
  'journeys/gene-lists.spec.ts': ['remote-genelists'],
  'journeys/guide-finder.spec.ts': ['remote-plans'],
  'journeys/workflows/crispr-workflow.spec.ts': ['remote-plans', 'remote-projects'],
  'journeys/workflows/es-cell-workflow.spec.ts': ['remote-plans', 'remote-projects'],
  'journeys/workflows/haplo-essential-workflow.spec.ts': ['remote-plans', 'remote-projects'],
  'journeys/managed-projects.spec.ts': ['remote-projects', 'remote-search'],
  'journeys/outcome-mutations.spec.ts': ['remote-plans', 'remote-projects'],
  'journeys/people.spec.ts': ['remote-profile', 'remote-search'],
  'journeys/production-plan.spec.ts': ['remote-plans', 'remote-projects', 'remote-search'],
  'journeys/project-creation.spec.ts': ['remote-projects', 'remote-plans', 'remote-search', 'remote-reports'],
  'journeys/project-detail.spec.ts': ['remote-projects', 'remote-search', 'remote-plans'],
  'journeys/re-login.spec.ts': ['remote-projects', 'remote-search'],
  'journeys/reports-downloads.spec.ts': ['remote-reports', 'remote-projects'],
  'journeys/reports-production-numbers.spec.ts': ['remote-reports'],
  'journeys/search.spec.ts': ['remote-search'],
  'journeys/session.spec.ts': ['remote-search'],
  'journeys/sign-in-service.spec.ts': ['remote-search', 'remote-projects'],
  'security/content-policy.spec.ts': ['remote-search'],
};

/**
 * @param {string} spec path below `e2e`
 * @param {string[]} remotes all there are
 * @returns {string[]} remotes; all of them for a spec file that the table does not have
 */
export function areasOf(spec, remotes) {
  return JOURNEYS[spec] ?? remotes;
}

/** Whether a journey is about the federation itself: what is released, broken or replaced. @param {string} spec */
export function isAboutReleases(spec) {
  return spec.startsWith('federation/');
}

/** Every spec file. */
export function journeys() {
  return Object.keys(JOURNEYS);
}
