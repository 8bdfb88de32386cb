/** @typedef {{ crispr: { tpn: string, pin: string, tpo: string } }} Demo records of the demo that are opened */
/** @typedef {{ name: string, hash: string, ready: import('./watched-page.mjs').Ready, signedIn?: boolean, visitsBefore?: number }} Screen */
/**
 * From one screen to another.
 *
 * @typedef {object} Way
 * @property {string} name
 * @property {Screen} from
 * @property {Screen} to
 * @property {'visitor' | 'administrator' | 'who signs in'} as
 * @property {string} [opened] what has to be opened before it can be chosen to go there
 */

/** The screens that people open and go to. @param {Demo} demo */
export function screens({ crispr: { tpn, pin, tpo } }) {
  const search = { name: 'search, 20 rows', hash: '/', ready: { selector: 'tbody', rows: 20 } };
  const long = {
    name: 'search, 200 rows',
    hash: '/search?size=200',
    ready: { selector: 'tbody', rows: 200 },
  };
  const reports = {
    name: 'reports, chart',
    hash: '/reports',
    ready: { selector: 'svg[data-chart] path', still: true },
  };
  const plan = {
    name: 'CRISPR plan, signed in',
    hash: `/projects/${tpn}/production-plan/${pin}`,
    ready: { selector: 'main form', heading: pin, still: true },
    signedIn: true,
  };
  const login = { name: 'login', hash: '/login', ready: { selector: 'input[type=password]' } };
  const list = {
    name: 'project list',
    hash: '/projects',
    ready: { selector: 'tbody', heading: 'Managed Projects', rows: 20 },
  };
  const project = {
    name: 'project, complete',
    hash: `/projects/${tpn}`,
    ready: { selector: 'main form', heading: tpn, still: true },
  };
  const outcome = {
    name: 'outcome',
    hash: `/projects/${tpn}/plans/${pin}/outcomes/${tpo}`,
    ready: { selector: 'main form', heading: tpo, still: true },
  };
  const short = { ...search, hash: '/search' };
  return {
    /** @type {Screen[]} */
    cold: [search, long, reports, plan, { ...search, name: 'search, fourth visit', visitsBefore: 3 }],
    /** @type {Way[]} */
    ways: [
      {
        name: 'page size 20 to 200',
        from: short,
        to: long,
        as: 'visitor',
        opened: 'nav[aria-label=Pages] select',
      },
      { name: 'to login', from: search, to: login, as: 'visitor' },
      { name: 'sign in to 20 rows', from: login, to: search, as: 'who signs in' },
      { name: 'to reports, chart', from: search, to: reports, as: 'visitor' },
      { name: 'to project list', from: search, to: list, as: 'administrator' },
      { name: 'to project, complete', from: list, to: project, as: 'administrator' },
      { name: 'to CRISPR plan', from: project, to: plan, as: 'administrator' },
      { name: 'to outcome', from: plan, to: outcome, as: 'administrator' },
    ],
  };
}
