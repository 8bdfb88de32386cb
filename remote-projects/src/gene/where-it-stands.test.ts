import { aGenePage, aGenePlan, aGeneProject, anOutcome } from './testing/a-gene-page.ts';
import { extentText, whereItStands } from './where-it-stands.ts';

const plan = aGenePlan();
const project = aGeneProject();

test.each([
  ['the furthest plan', aGenePage({ furthestPlanPin: plan.pin }), { by: 'plan', plan, since: plan.since }],
  [
    'the furthest plan, since when its project stands there',
    aGenePage({ projects: [aGeneProject({ summaryStatusSince: '2032-08-14T15:00:00' })] }),
    { by: 'plan', plan, since: '2032-08-14T15:00:00' },
  ],
  [
    'the furthest plan, since it came there where its project stands elsewhere',
    aGenePage({
      projects: [aGeneProject({ summaryStatusName: 'Inactive', summaryStatusSince: '2032-08-14T15:00:00' })],
    }),
    { by: 'plan', plan, since: plan.since },
  ],
  [
    'the newest project where no plan may be read',
    aGenePage({
      plans: [],
      furthestPlanPin: null,
      projects: [aGeneProject({ tpn: 'TPN:000000001' }), project],
    }),
    { by: 'project', project },
  ],
  ['nothing', aGenePage({ plans: [], projects: [], furthestPlanPin: null }), { by: 'nothing' }],
])('a gene stands by %s', (_case, page, expected) => {
  expect(whereItStands(page)).toEqual(expected);
});

test.each([
  [{}, '1 project with 1 plan in JAX'],
  [{ plans: [] }, '1 project with 0 plans'],
  [
    { plans: [], projects: [aGeneProject({ unreadablePlans: 2 })] },
    '1 project with 2 plans that you may not read',
  ],
  [
    { projects: [aGeneProject(), aGeneProject({ unreadablePlans: 1 })] },
    '2 projects with 1 plan in JAX and 1 plan that you may not read',
  ],
  [
    { plans: [plan, aGenePlan({ workUnitName: 'UCD' })], outcomes: [anOutcome()] },
    '1 project with 2 plans in JAX and UCD, 1 colony',
  ],
  [
    {
      plans: ['UCD', 'TCP', 'JAX', 'JAX'].map((workUnitName) => aGenePlan({ workUnitName })),
      outcomes: [anOutcome(), anOutcome(), anOutcome({ outcomeTypeName: 'Specimen' })],
    },
    '1 project with 4 plans in JAX, TCP and UCD, 2 colonies, 1 specimen',
  ],
])('%j', (more, text) => {
  expect(extentText(aGenePage({ outcomes: [], ...more }))).toBe(text);
});
