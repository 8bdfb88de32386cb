import { statusPaths } from '../../catalogue/state-machines/status-paths.ts';

/** The goal of the work on each path (`StatusPath.name`): attempt types of plans without stages, and stage types. */
export const GOALS: ReadonlyMap<string, string> = goals();

/** A plan's outcomes are on its way; phenotyping plans have none, since each of their stages has a goal of its own. */
function goals(): Map<string, string> {
  const paths = statusPaths();
  const lastOf = (name: string) =>
    paths.find((path) => path.name === name)?.statuses.at(-1)?.statusName ?? '';
  const leadToStages = new Set(
    paths.filter(({ name }) => name.endsWith('phenotyping')).map(({ name }) => name),
  );
  const partOfPlans = new Set(['colony', 'specimen']);
  return new Map(
    paths
      .filter(({ name }) => !leadToStages.has(name) && !partOfPlans.has(name))
      .map(({ name, continuedBy: [usual] }) => [name, lastOf(usual?.name ?? name)]),
  );
}
