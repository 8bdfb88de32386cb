import { screen } from '@testing-library/react';
import { findRemote } from 'shared/remote';
import { renderInShell } from 'shared/testing';
import frame from '../package.json' with { type: 'json' };
import remote from './remote.tsx';

// ui-screens 1.4.
const SCREENS = [
  ['/projects/TPN:000000042/plan-creation?planType=production', 'Create a plan'],
  ['/projects/TPN:000000042/plan/PIN:0000000001', 'Plan'],
  ['/projects/TPN:000000042/production-plan/PIN:0000000001', 'Plan'],
  ['/projects/TPN:000000042/production-plan/PIN:0000000001/history', 'History'],
  ['/projects/TPN:000000042/phenotyping-plan/PIN:0000000002', 'Plan'],
  ['/projects/TPN:000000042/phenotyping-plan/PIN:0000000002/history', 'History'],
  ['/projects/TPN:000000042/phenotyping-plan/PIN:0000000002/phenotyping-stage-creation', 'Phenotyping stage'],
  [
    '/projects/TPN:000000042/phenotyping-plan/PIN:0000000002/phenotyping-stage/PSN:000000000003',
    'Phenotyping stage',
  ],
  [
    '/projects/TPN:000000042/phenotyping-plan/PIN:0000000002/phenotyping-stage/PSN:000000000003/history',
    'History',
  ],
  ['/projects/TPN:000000042/plans/PIN:0000000001/outcome-creation', 'Outcome'],
  ['/projects/TPN:000000042/plans/PIN:0000000001/outcomes/TPO:000000000004', 'Outcome'],
  ['/projects/TPN:000000042/plans/PIN:0000000001/outcomes/TPO:000000000004/history', 'History'],
  ['/plan/PIN:0000000001', 'Plan'],
  ['/plan/PIN:0000000001/outcomes/TPO:000000000004', 'Outcome'],
  ['/plan/PIN:0000000001/outcomes/TPO:000000000004/history', 'History'],
  ['/production-plan/PIN:0000000001', 'Plan'],
  ['/production-plan/PIN:0000000001/history', 'History'],
  ['/phenotyping-plan/PIN:0000000002', 'Plan'],
  ['/phenotyping-plan/PIN:0000000002/history', 'History'],
  ['/outcomes/TPO:000000000004', 'Outcome'],
  ['/outcomes/TPO:000000000004/history', 'History'],
];

test.each(SCREENS)('%s shows "%s", which says that it is being built', (route, title) => {
  renderInShell(remote.routes, { route });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/ (is|are) being built\.$/);
  expect(screen.getByRole('link', { name: 'Go to the project search' })).toHaveAttribute('href', '/search');
});

test.each(SCREENS)('%s is an address that the shell gives to this remote', (route) => {
  const entry = {
    ...frame.federation,
    name: frame.name,
    version: frame.version,
    contract: remote.contract,
    entry: 'x',
  };
  const pathname = route.split('?')[0] ?? '';
  expect(findRemote({ remotes: [entry] }, pathname)).toBe(entry);
});

test('the remote says its name and version', () => {
  expect(remote).toMatchObject({ name: frame.name, version: frame.version });
});
