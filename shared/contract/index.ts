/**
 * The contract between client and server, written once: each schema gives the server its validation and the
 * API document, and the client its types. Browser code imports types only.
 */
export * from './access-tokens.ts';
export * from './accounts.ts';
export * from './assignment-preview.ts';
export * from './attempt-inputs.ts';
export * from './attempts.ts';
export * from './bulk-jobs.ts';
export * from './change-feed.ts';
export * from './configuration.ts';
export * from './errors.ts';
export * from './es-cells.ts';
export * from './following.ts';
export * from './gene-lists.ts';
export * from './gene-suggestions.ts';
export * from './gene-page.ts';
export * from './genes.ts';
export * from './guide-finder.ts';
export * from './hal.ts';
export * from './history.ts';
export * from './mutation-inputs.ts';
export * from './mutations.ts';
export * from './my-work.ts';
export * from './outcomes.ts';
export * from './outbox.ts';
export * from './people.ts';
export * from './permissions.ts';
export * from './phenotyping.ts';
export * from './plans.ts';
export * from './production-numbers.ts';
export * from './project-changes.ts';
export * from './project-overview.ts';
export * from './project-search.ts';
export * from './projects.ts';
export * from './report-overview.ts';
export * from './reports.ts';
export * from './request-values.ts';
export * from './schema-helpers.ts';
export * from './security-events.ts';
export * from './sessions.ts';
export * from './releases.ts';
export * from './site-health.ts';
export * from './site-reports.ts';
export * from './status-paths.ts';
export * from './status-transitions.ts';
export * from './work-groups.ts';
