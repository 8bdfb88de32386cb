/** The look-up lists of the site (GET /api/conf) and questions to them. */
export { alphabetically } from './alphabetically.ts';
export { useConfiguration } from './use-configuration.ts';
export { producingWorkUnits, sortedWorkUnits, workGroupsOf } from './work-units.ts';
