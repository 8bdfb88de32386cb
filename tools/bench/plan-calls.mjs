import { randomUUID } from 'node:crypto';

/** Who does the work of a new project, as the demo knows them. */
const WORK = { workUnitName: 'JAX', workGroupName: 'BaSH', funderNames: [] };

/**
 * Calls that the bench makes as a client that keeps a plan open makes them.
 *
 * @typedef {{ url: string, token: string }} Caller a running server, and the token of who asks
 */

/**
 * Plans in progress with all their parts, as a client has read them.
 *
 * @param {Caller} server
 * @returns {Promise<Array<{ self: string, project: string, body: any }>>}
 */
export async function knownPlans(server) {
  const filter = 'attemptTypeName=crispr&statusName=Founder%20Obtained&size=50';
  const { _embedded } = await json(await get(server, `/api/plans?${filter}`));
  const plans = _embedded?.plans ?? [];
  return plans.map((/** @type {any} */ body) => ({
    self: `/api/plans/${body.pin}`,
    project: `/api/projects/${body.tpn}`,
    body,
  }));
}

/**
 * Another remark and another count: what a person changes.
 *
 * @param {Caller} server @param {{ self: string, body: any }} plan @param {number} turn
 * @param {{ tag?: string, signal?: AbortSignal }} [options] tag: of the version that is changed
 */
export function savePlan({ url, token }, { self, body }, turn, { tag, signal } = {}) {
  const crisprAttempt = { ...body.crisprAttempt, totalTransferred: turn };
  return fetch(`${url}${self}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(tag === undefined ? {} : { 'if-match': tag }),
    },
    body: JSON.stringify({ ...body, comment: `Measured ${turn}`, crisprAttempt }),
    ...(signal === undefined ? {} : { signal }),
  });
}

/** Symbol of the gene that a project aims at. @param {Caller} server @param {string} project its path @returns {Promise<string>} */
export async function geneOf(server, project) {
  const { projectIntentions } = await json(await get(server, project));
  return projectIntentions[0].intentionByGene.gene.symbol;
}

/**
 * One more project, created once however often the request arrives.
 *
 * @param {Caller} server @param {string} symbol of a gene
 * @param {{ key?: string, comment?: string, signal?: AbortSignal }} [options] key: the same when the request is repeated
 */
export function createProject({ url, token }, symbol, { key = randomUUID(), comment, signal } = {}) {
  return fetch(`${url}/api/projects`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({
      privacyName: 'public',
      ...(comment === undefined ? {} : { comment }),
      consortia: [{ consortiumName: 'IMPC' }],
      projectIntentions: [
        {
          molecularMutationTypeName: 'Deletion',
          mutationCategorizations: [],
          intentionByGene: { gene: { symbol } },
        },
      ],
      planDetails: { typeName: 'production', attemptTypeName: 'crispr', ...WORK },
    }),
    ...(signal === undefined ? {} : { signal }),
  });
}

/** @param {Caller} server @param {string} path */
export function get({ url, token }, path) {
  return fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
}

/** @param {Response} response */
export async function text(response) {
  const body = await response.text();
  if (!response.ok)
    throw new Error(`${response.url} responded with ${response.status}: ${body.slice(0, 500)}`);
  return body;
}

/** @param {Response} response */
export async function json(response) {
  return JSON.parse(await text(response));
}
