/** @typedef {import('../site-session.mjs').Measured} Measured */

/**
 * Records of the demo that are opened: a CRISPR plan with a colony, and its project.
 *
 * @param {Measured} server
 * @returns {Promise<import('./screens.mjs').Demo>}
 */
export async function recordsOf(server) {
  const filter = 'attemptTypeName=crispr&summaryStatusName=Genotype%20Confirmed&size=5';
  const { _embedded } = await read(server, `/api/plans?${filter}`);
  const [plan] = _embedded.plans;
  const outcomes = await read(server, `/api/plans/${plan.pin}/outcomes`);
  return { crispr: { tpn: plan.tpn, pin: plan.pin, tpo: outcomes._embedded.outcomes[0].tpo } };
}

/** The texts of the first rows as the search shows them. @param {Measured} server @param {number} count @returns {Promise<string[][]>} */
export async function cellsOfSearch(server, count) {
  const { results } = await read(
    server,
    `/api/projects/search?searchTypeName=gene&sort=tpn,ASC&page=0&size=${count}`,
  );
  return results.map((/** @type {{ project: any }} */ { project }) => {
    const [intention] = project.projectIntentions;
    const { gene } = intention.intentionByGene;
    const lists = [
      project.relatedWorkUnitNames,
      project.relatedWorkGroupNames,
      project.consortia.map((/** @type {any} */ consortium) => consortium.consortiumName),
      project.colonyNames,
      project.phenotypingExternalRefs,
    ];
    const texts = [project.tpn, gene.symbol, gene.accessionId, intention.molecularMutationTypeName];
    return [
      ...texts,
      project.summaryStatusName,
      project.privacyName,
      ...lists.map((list) => (list ?? []).join(', ')),
    ];
  });
}

/** @param {Measured} server @param {string} path @returns {Promise<any>} */
async function read({ url, token }, path) {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
  return response.json();
}
