import { aGenePage, aGenePlan, aGeneProject, anOutcome } from './testing/a-gene-page.ts';
import { extentText, whereItStands } from './where-it-stands.ts';

const plan = aGenePlan();
const project = aGeneProject();

test.each([
  ['the furthest plan', aGenePage({ furthestPlanPin: plan.pin }), { by: 'plan', plan }],
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
