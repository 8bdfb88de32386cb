import { contractProblems } from './contract-check.mjs';

const shell = {
  name: 'shell',
  version: '3.0.0',
  contract: 2,
  shared: { react: '19.3.1', 'shared/ui': '1.0.0' },
};
const remote = { name: 'remote-reports', version: '1.4.0', contract: 2, shared: { react: '19.3.1' } };

test.each([2, 1])('a shell with contract 2 runs a remote built for contract %d', (contract) => {
  expect(contractProblems({ ...remote, contract }, shell)).toEqual([]);
});

test.each([3, 0])('a remote built for contract %d is refused in words', (contract) => {
  expect(contractProblems({ ...remote, contract }, shell)).toEqual([
    `remote-reports 1.4.0 is built for contract ${contract}; the live shell (3.0.0) runs 2 and 1.`,
  ]);
});

test('a shared module that the live shell lacks is named', () => {
  const problems = contractProblems({ ...remote, shared: { 'shared/ui-charts': '1.0.0' } }, shell);
  expect(problems).toEqual(['The live shell does not provide shared/ui-charts, which the remote expects.']);
});

test('another major version of a shared module is refused, a newer minor one is not', () => {
  expect(contractProblems({ ...remote, shared: { react: '20.0.0' } }, shell)).toEqual([
    'The remote is built against react 20.0.0, the live shell provides 19.3.1.',
  ]);
  expect(contractProblems({ ...remote, shared: { react: '19.9.0' } }, shell)).toEqual([]);
});

test('a remote that takes something of a shared module that the live shell does not have yet is refused', () => {
  const provides = { 'shared/ui': ['Button', 'Page'] };
  expect(
    contractProblems({ ...remote, uses: { 'shared/ui': ['Page', 'Wizard'] } }, { ...shell, provides }),
  ).toEqual(["The live shell's shared/ui does not have Wizard."]);
});
