/**
 * Records of the demo whose screens have the most to show: a CRISPR plan with a colony, and phenotyping with a stage.
 *
 * @param {import('../bench/site-session.mjs').Measured} server
 * @returns {Promise<import('./screens.mjs').Records>}
 */
export async function recordsOf({ url, token }) {
  /** @param {string} path @returns {Promise<any>} */
  const read = async (path) => {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
    return response.json();
  };
  const plans = await read(
    '/api/plans?attemptTypeName=crispr&summaryStatusName=Phenotyping%20Finished&size=5',
  );
  const [plan] = (plans._embedded ?? (await read('/api/plans?attemptTypeName=crispr&size=5'))._embedded)
    .plans;
  const project = await read(`/api/projects/${plan.tpn}`);
  const outcomes = await read(`/api/plans/${plan.pin}/outcomes`);
  const phenotypingPin = project._links.phenotypingPlans?.[0]?.href.split('/').at(-1);
  const stages = phenotypingPin && (await read(`/api/plans/${phenotypingPin}/phenotypingStages`));
  return {
    gene: project.projectIntentions[0].intentionByGene.gene.symbol,
    tpn: plan.tpn,
    pin: plan.pin,
    tpo: outcomes._embedded.outcomes[0].tpo,
    phenotypingPin,
    psn: stages?._embedded?.phenotypingStages?.[0]?.psn,
  };
}
