/** @typedef {{ gene: string, tpn: string, pin: string, tpo: string, phenotypingPin?: string, psn?: string }} Records of the demo that are shown */
/**
 * reads: path of the call whose wait and failure are shown. isCompact: with the rows of lists closer together.
 *
 * @typedef {{ name: string, hash: string, isOpenToAll?: boolean, reads?: string, isCompact?: boolean }} Screen
 */

/**
 * Every screen of the site with an address of its own, by name.
 *
 * @param {Records} records @returns {Screen[]}
 */
export function screens({ gene, tpn, pin, tpo, phenotypingPin, psn }) {
  const project = `/projects/${tpn}`;
  const outcome = `${project}/plans/${pin}/outcomes/${tpo}`;
  /** @type {Screen[]} */
  const all = [
    { name: 'search', hash: '/search', isOpenToAll: true, reads: '/api/projects/search' },
    { name: 'search-terms', hash: `/search?input=${gene}&input=FIP200&input=notagene`, isOpenToAll: true },
    { name: 'search-nothing', hash: '/search?tpn=TPN:999999999', isOpenToAll: true },
    { name: 'login', hash: '/login', isOpenToAll: true },
    { name: 'reports', hash: '/reports', isOpenToAll: true, reads: '/api/glt_production_numbers' },
    {
      name: 'reports-projects',
      hash: '/reports?tab=project-reports',
      isOpenToAll: true,
      reads: '/api/v2/reports/overview',
    },
    { name: 'public-gene-lists', hash: '/public-gene-lists', isOpenToAll: true },
    { name: 'gene', hash: `/genes/${gene}`, isOpenToAll: true, reads: '/api/v2/genes' },
    { name: 'unknown-gene', hash: '/genes/notagene', isOpenToAll: true },
    { name: 'work', hash: '/work', reads: '/api/v2/my_work' },
    { name: 'projects', hash: '/projects', reads: '/api/projects' },
    { name: 'projects-compact', hash: '/projects', isCompact: true },
    { name: 'projects-import', hash: '/projects/import' },
    { name: 'saved-views', hash: '/projects/views' },
    { name: 'project-creation', hash: '/projects/project-creation' },
    { name: 'project', hash: project, reads: `/api/projects/${tpn}` },
    { name: 'project-history', hash: `${project}/history` },
    { name: 'unknown-project', hash: '/projects/TPN:999999999' },
    { name: 'plan', hash: `${project}/production-plan/${pin}`, reads: `/api/plans/${pin}` },
    { name: 'plan-history', hash: `${project}/production-plan/${pin}/history` },
    { name: 'plan-creation', hash: `${project}/plan-creation` },
    { name: 'outcome', hash: outcome, reads: `/api/plans/${pin}/outcomes` },
    { name: 'outcome-creation', hash: `${project}/plans/${pin}/outcome-creation` },
    { name: 'outcome-history', hash: `${outcome}/history` },
    { name: 'gene-list', hash: '/your-gene-list' },
    { name: 'profile', hash: '/edit_profile' },
    { name: 'admin', hash: '/admin' },
    { name: 'register-user', hash: '/admin/register-user' },
    { name: 'invite-people', hash: '/admin/invite-people' },
    { name: 'users', hash: '/admin/users', reads: '/api/people' },
    { name: 'webhooks', hash: '/admin/webhooks' },
    { name: 'outbox', hash: '/admin/outbox' },
    { name: 'security-events', hash: '/admin/security-events' },
    { name: 'site-health', hash: '/admin/site-health', reads: '/api/siteHealth' },
    { name: 'following', hash: '/following', reads: '/api/v2/follows' },
    { name: 'status', hash: '/status', isOpenToAll: true, reads: '/api/v2/status' },
    { name: 'gallery', hash: '/gallery', isOpenToAll: true },
    { name: 'not-found', hash: '/no/such/page', isOpenToAll: true },
  ];
  if (phenotypingPin !== undefined) {
    all.push({ name: 'phenotyping-plan', hash: `${project}/phenotyping-plan/${phenotypingPin}` });
    if (psn !== undefined)
      all.push({
        name: 'stage',
        hash: `${project}/phenotyping-plan/${phenotypingPin}/phenotyping-stage/${psn}`,
      });
    all.push({
      name: 'stage-creation',
      hash: `${project}/phenotyping-plan/${phenotypingPin}/phenotyping-stage-creation`,
    });
  }
  return all;
}
