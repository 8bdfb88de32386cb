import { screen } from '@testing-library/react';
import { findRemote } from 'shared/remote';
import { delay, http, renderInShell, startTestServer } from 'shared/testing';
import frame from '../package.json' with { type: 'json' };
import remote from './remote.tsx';

const server = startTestServer();

const PROJECT = '/projects/TPN:000000042';
const PHENOTYPING = `${PROJECT}/phenotyping-plan/PIN:0000000002`;

// Every address of ui-screens 1.4, and the name of its screen, which is there before any response.
const SCREENS = [
  [`${PROJECT}/plan-creation?planType=production`, 'Plan Creation'],
  [`${PROJECT}/plan/PIN:0000000001`, 'Plan PIN:0000000001'],
  [`${PROJECT}/production-plan/PIN:0000000001`, 'Production plan PIN:0000000001'],
  [`${PROJECT}/production-plan/PIN:0000000001/history`, 'Project History PIN:0000000001'],
  [PHENOTYPING, 'Phenotyping plan PIN:0000000002'],
  [`${PHENOTYPING}/history`, 'Project History PIN:0000000002'],
  [`${PHENOTYPING}/phenotyping-stage-creation`, 'Phenotyping Stage Creation'],
  [`${PHENOTYPING}/phenotyping-stage/PSN:000000000003`, 'Phenotyping Stage PSN:000000000003'],
  [`${PHENOTYPING}/phenotyping-stage/PSN:000000000003/history`, 'Phenotyping Stage History PSN:000000000003'],
  [`${PROJECT}/plans/PIN:0000000001/outcome-creation`, 'Outcome Creation'],
  [`${PROJECT}/plans/PIN:0000000001/outcomes/TPO:000000000004`, 'Outcome TPO:000000000004'],
  [`${PROJECT}/plans/PIN:0000000001/outcomes/TPO:000000000004/history`, 'Outcome History TPO:000000000004'],
  ['/plan/PIN:0000000001', 'Plan PIN:0000000001'],
  ['/plan/PIN:0000000001/history', 'Plan PIN:0000000001'],
  ['/plan/PIN:0000000001/outcomes/TPO:000000000004', 'Outcome TPO:000000000004'],
  ['/plan/PIN:0000000001/outcomes/TPO:000000000004/history', 'Outcome TPO:000000000004'],
  ['/production-plan/PIN:0000000001', 'Plan PIN:0000000001'],
  ['/production-plan/PIN:0000000001/history', 'Plan PIN:0000000001'],
  ['/phenotyping-plan/PIN:0000000002', 'Plan PIN:0000000002'],
  ['/phenotyping-plan/PIN:0000000002/history', 'Plan PIN:0000000002'],
  ['/outcomes/TPO:000000000004', 'Outcome TPO:000000000004'],
  ['/outcomes/TPO:000000000004/history', 'Outcome TPO:000000000004'],
];

test.each(SCREENS)('%s shows "%s"', async (route, title) => {
  server.use(
    http.get('*/api/*', async () => {
      await delay('infinite');
    }),
  );
  renderInShell(remote.routes, { route });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

test.each(SCREENS)('%s is an address that the shell gives to this remote', (route) => {
  const entry = {
    prefixes: frame.federation.prefixes,
    name: frame.name,
    version: frame.version,
    contract: remote.contract,
    entry: 'x',
  };
  const pathname = route.split('?')[0] ?? '';
  expect(findRemote({ remotes: [entry] }, pathname)).toBe(entry);
});

test('the remote exports its name and version', () => {
  expect(remote).toMatchObject({ name: frame.name, version: frame.version });
});
