import { get, json } from '../bench/plan-calls.mjs';

/** Of what there is under these identifiers the calls below change and read the most. */
export const PATHS_WITH_IDENTIFIERS = String.raw`^/api/(plans|projects|v2/plans|v2/reports|reports)/.*\{`;

/**
 * The configuration of schemathesis that puts identifiers of the demo into paths, so that bodies are judged, not addresses.
 *
 * @param {import('../bench/plan-calls.mjs').Caller} server
 * @returns {Promise<string>} TOML
 */
export async function knownIdentifiers(server) {
  const production = await planWithMutation(server);
  const stage = await someStage(server);
  return [
    '[parameters]',
    ...lines({ ...production, reportName: 'gene_interest' }),
    ...['/api/plans/{pin}/phenotypingStages', '/api/plans/{pin}/phenotypingStages/{psn}'].flatMap((path) => [
      '[[operations]]',
      `include-path = ${JSON.stringify(path)}`,
      '[operations.parameters]',
      ...lines(stage),
    ]),
    '',
  ].join('\n');
}

/** @param {Record<string, string>} values @returns {string[]} */
const lines = (values) =>
  Object.entries(values).map(([name, value]) => `"path.${name}" = ${JSON.stringify(value)}`);

/** @param {import('../bench/plan-calls.mjs').Caller} server */
async function planWithMutation(server) {
  const found = await json(await get(server, '/api/plans?attemptTypeName=crispr&size=200'));
  for (const { pin, tpn } of found._embedded.plans) {
    const [mutation] = await json(await get(server, `/api/v2/plans/${pin}/mutations`));
    if (mutation !== undefined) return { pin, tpn, tpo: mutation.tpo, min: mutation.min };
  }
  throw new Error('The demo has no CRISPR plan with a mutation.');
}

/** @param {import('../bench/plan-calls.mjs').Caller} server */
async function someStage(server) {
  const filter = 'attemptTypeName=adult%20and%20embryo%20phenotyping&size=1';
  const [plan] = (await json(await get(server, `/api/plans?${filter}`)))._embedded.plans;
  const stages = [plan.phenotypingAttemptResponse._links.phenotypingStages].flat();
  return { pin: plan.pin, psn: stages[0].href.split('/').at(-1) };
}
