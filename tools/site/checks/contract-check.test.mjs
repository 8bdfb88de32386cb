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
    `remote-reports 1.4.0 is built for contract ${contract}; shell 3.0.0 runs 2 and 1.`,
  ]);
});

test('a shared module that the shell lacks is named', () => {
  const problems = contractProblems({ ...remote, shared: { 'shared/ui-charts': '1.0.0' } }, shell);
  expect(problems).toEqual([
    'remote-reports 1.4.0 expects shared/ui-charts, which shell 3.0.0 does not provide.',
  ]);
});

test.each([
  ['20.0.0', '^20.0.0'],
  ['19.4.0', '^19.4.0'],
  ['18.9.9', '^18.9.0'],
])('a remote built against react %s is refused by a shell with 19.3.1', (version, range) => {
  expect(contractProblems({ ...remote, shared: { react: version } }, shell)).toEqual([
    `remote-reports 1.4.0 needs react ${range}; shell 3.0.0 provides 19.3.1.`,
  ]);
});

test.each(['19.3.1', '19.3.9', '19.0.0'])('a remote built against react %s is served by 19.3.1', (react) => {
  expect(contractProblems({ ...remote, shared: { react } }, shell)).toEqual([]);
});

test('a module that the shell lacks does not matter to a remote that does not use it', () => {
  const built = { ...remote, shared: { ...remote.shared, 'shared/ui-charts': '1.0.0' } };
  expect(contractProblems({ ...built, uses: { react: ['use'] } }, shell)).toEqual([]);
  expect(contractProblems({ ...built, uses: { 'shared/ui-charts': [] } }, shell)).toEqual([
    'remote-reports 1.4.0 expects shared/ui-charts, which shell 3.0.0 does not provide.',
  ]);
});

test('below 1.0 a minor version is a major one', () => {
  const early = { ...shell, shared: { swr: '0.5.0' } };
  expect(contractProblems({ ...remote, shared: { swr: '0.5.2' } }, early)).toEqual([]);
  expect(contractProblems({ ...remote, shared: { swr: '0.4.0' } }, early)).toHaveLength(1);
});

test('refuses a remote that imports a name that the live shell does not share yet', () => {
  const provides = { 'shared/ui': ['Button', 'Page'] };
  expect(
    contractProblems({ ...remote, uses: { 'shared/ui': ['Page', 'Wizard'] } }, { ...shell, provides }),
  ).toEqual(["The live shell's shared/ui does not have Wizard."]);
});
