import { accountOf } from './centres.ts';

it.each([
  ['JAX', 'member.jax@tracker.example'],
  ['CCP-IMG', 'member.ccp-img@tracker.example'],
  ['EBI - Informatics Support', 'member.ebi-informatics-support@tracker.example'],
  ['Monterotondo R&D', 'member.monterotondo-r-d@tracker.example'],
])('the member of %s signs in as %s', (workUnit, account) => {
  expect(accountOf('member', workUnit)).toBe(account);
});
