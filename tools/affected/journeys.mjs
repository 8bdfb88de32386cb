/**
 * Remotes of each spec file below `e2e`; shell and server take part in all. `about`: a change of these may alter what
 * the journey verifies, so it runs. `passes`: the journey stops there on its way, mostly on the first page, and others
 * verify that. `makes`: remotes that are there for the journey only. A journey that shows any other remote fails
 * (`e2e/support/visited-areas.ts`).
 *
 * @type {Record<string, { about: string[], passes?: string[], makes?: string[] }>}
 */
const JOURNEYS = {
  'accessibility/axe.spec.ts': { about: ['remote-search'] },
  'accessibility/gene-lists.spec.ts': { about: ['remote-genelists'] },
  'accessibility/kept-focus.spec.ts': { about: ['remote-projects'] },
  'accessibility/kit.spec.ts': { about: [] },
  'accessibility/looks.spec.ts': { about: [] },
  'accessibility/managed-projects.spec.ts': { about: ['remote-projects'] },
  'accessibility/people.spec.ts': { about: ['remote-profile'] },
  'accessibility/plans.spec.ts': { about: ['remote-plans'], passes: ['remote-projects'] },
  'accessibility/project-creation.spec.ts': { about: ['remote-projects'] },
  'accessibility/project-detail.spec.ts': { about: ['remote-projects'] },
  'accessibility/reports-production-numbers.spec.ts': { about: ['remote-reports'] },
  'accessibility/reports-tabs.spec.ts': { about: ['remote-reports'] },
  'accessibility/row-tables.spec.ts': { about: [] },
  'accessibility/versions.spec.ts': { about: ['remote-profile'] },
  'durability/imports.spec.ts': { about: [] },
  'durability/kill.spec.ts': { about: [] },
  'federation/federation.spec.ts': { about: [], passes: ['remote-search', 'remote-reports'] },
  'federation/healing.spec.ts': { about: [], passes: ['remote-search', 'remote-reports'] },
  'federation/offline.spec.ts': { about: [], passes: ['remote-search', 'remote-reports'] },
  'federation/independent-release.spec.ts': {
    about: [],
    passes: ['remote-plans', 'remote-projects', 'remote-reports', 'remote-search'],
  },
  'federation/mixed-versions.spec.ts': { about: [], passes: ['remote-search'] },
  'federation/navigation.spec.ts': {
    about: [
      'remote-genelists',
      'remote-plans',
      'remote-profile',
      'remote-projects',
      'remote-reports',
      'remote-search',
    ],
  },
  'federation/seventh-area.spec.ts': { about: [], passes: ['remote-search'], makes: ['remote-hello'] },
  'federation/signatures.spec.ts': { about: [], passes: ['remote-reports', 'remote-search'] },
  'federation/site-health.spec.ts': {
    about: [],
    passes: ['remote-genelists', 'remote-profile', 'remote-reports', 'remote-search'],
  },
  'federation/staged-release.spec.ts': { about: [], passes: ['remote-search'] },
  'federation/stored-versions.spec.ts': {
    about: [
      'remote-genelists',
      'remote-plans',
      'remote-profile',
      'remote-projects',
      'remote-reports',
      'remote-search',
    ],
  },
  'federation/traces.spec.ts': { about: [], passes: ['remote-reports', 'remote-search'] },
  'federation/tampering.spec.ts': { about: [], passes: ['remote-reports', 'remote-search'] },
  'journeys/authentication.spec.ts': { about: [], passes: ['remote-search'] },
  'journeys/bad-answers.spec.ts': { about: ['remote-plans'] },
  'journeys/bad-input.spec.ts': { about: ['remote-search'] },
  'journeys/counted-clicks.spec.ts': { about: ['remote-plans'], passes: ['remote-projects'] },
  'journeys/gene-list-import.spec.ts': { about: ['remote-genelists'] },
  'journeys/gene-lists.spec.ts': { about: ['remote-genelists'] },
  'journeys/counted-clicks-beginnings.spec.ts': {
    about: ['remote-projects', 'remote-plans', 'remote-profile'],
    passes: ['remote-search'],
  },
  'journeys/counted-clicks-coordinators.spec.ts': {
    about: ['remote-projects'],
    passes: ['remote-search'],
  },
  'journeys/find-a-gene.spec.ts': {
    about: [],
    passes: ['remote-projects', 'remote-reports', 'remote-search'],
  },
  'journeys/following.spec.ts': { about: ['remote-profile', 'remote-projects'] },
  'journeys/inviting.spec.ts': { about: ['remote-profile'] },
  'journeys/gene-page.spec.ts': { about: ['remote-projects'], passes: ['remote-plans', 'remote-search'] },
  'journeys/guide-finder.spec.ts': { about: ['remote-plans'] },
  'journeys/workflows/crispr-workflow.spec.ts': { about: ['remote-plans', 'remote-projects'] },
  'journeys/workflows/es-cell-workflow.spec.ts': { about: ['remote-plans'], passes: ['remote-projects'] },
  'journeys/workflows/haplo-essential-workflow.spec.ts': {
    about: ['remote-plans'],
    passes: ['remote-projects'],
  },
  'journeys/long-lists.spec.ts': { about: ['remote-search'] },
  'journeys/nothing-jumps.spec.ts': {
    about: ['remote-genelists', 'remote-plans', 'remote-projects', 'remote-reports', 'remote-search'],
  },
  'journeys/managed-projects-table.spec.ts': { about: ['remote-projects'] },
  'journeys/managed-projects.spec.ts': { about: ['remote-projects'], passes: ['remote-search'] },
  'journeys/many-at-once.spec.ts': { about: ['remote-projects'], passes: ['remote-search'] },
  'journeys/my-work.spec.ts': {
    about: ['remote-projects', 'remote-profile'],
    passes: ['remote-plans', 'remote-search'],
  },
  'journeys/outcome-mutations.spec.ts': { about: ['remote-plans'], passes: ['remote-projects'] },
  'journeys/people.spec.ts': { about: ['remote-profile'], passes: ['remote-search'] },
  'journeys/print.spec.ts': {
    about: ['remote-plans', 'remote-projects', 'remote-reports', 'remote-search'],
  },
  'journeys/production-plan.spec.ts': {
    about: ['remote-plans'],
    passes: ['remote-projects', 'remote-search'],
  },
  'journeys/project-creation.spec.ts': {
    about: ['remote-projects'],
    passes: ['remote-plans', 'remote-search', 'remote-reports'],
  },
  'journeys/project-detail.spec.ts': {
    about: ['remote-projects'],
    passes: ['remote-search', 'remote-plans'],
  },
  'journeys/missing-files.spec.ts': { about: ['remote-projects'] },
  'journeys/record-at.spec.ts': { about: ['remote-plans', 'remote-projects'] },
  'journeys/re-login.spec.ts': { about: ['remote-projects'], passes: ['remote-search'] },
  'journeys/reports-downloads.spec.ts': {
    about: ['remote-reports'],
    passes: ['remote-projects', 'remote-search'],
  },
  'journeys/reports-production-numbers.spec.ts': { about: ['remote-reports'] },
  'journeys/search.spec.ts': { about: ['remote-search'] },
  'journeys/session.spec.ts': { about: [], passes: ['remote-search'] },
  'journeys/sign-in-service.spec.ts': { about: [], passes: ['remote-search', 'remote-projects'] },
  'journeys/select-and-act.spec.ts': {
    about: ['remote-search', 'remote-projects', 'remote-genelists'],
  },
  'journeys/spreadsheets.spec.ts': { about: ['remote-projects'], passes: ['remote-search'] },
  'journeys/styling.spec.ts': {
    about: [],
    passes: ['remote-search', 'remote-projects', 'remote-plans'],
  },
  'journeys/time-zones.spec.ts': { about: ['remote-projects'] },
  'security/content-policy.spec.ts': { about: [], passes: ['remote-search'] },
};

/**
 * @param {string} spec path below `e2e`
 * @param {string[]} remotes all there are
 * @returns {string[]} remotes that the journey is about; all of them for a spec file that the table does not have
 */
export function areasOf(spec, remotes) {
  return JOURNEYS[spec]?.about ?? remotes;
}

/** Remotes that a journey may show. @param {string} spec @param {string[]} remotes all there are */
export function areasShownBy(spec, remotes) {
  const { about, passes = [], makes = [] } = JOURNEYS[spec] ?? { about: remotes };
  return [...about, ...passes, ...makes];
}

/** Whether a journey is about the federation itself: what is released, broken or replaced. @param {string} spec */
export function isAboutReleases(spec) {
  return spec.startsWith('federation/');
}

/** Every spec file. */
export function journeys() {
  return Object.keys(JOURNEYS);
}
