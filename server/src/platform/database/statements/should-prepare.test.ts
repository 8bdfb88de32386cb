import { PLANNED_EACH_TIME, shouldPrepare } from './should-prepare.ts';

test.each([
  ['an ordinary statement', 'select $1', [1], true],
  ['one with a short list', 'select $1', [Array(500).fill(1)], true],
  ['one with a long list, which wants a plan of its own', 'select $1', [Array(501).fill(1)], false],
  ['one that says so itself', `${PLANNED_EACH_TIME} select $1`, [1], false],
  ['a bulk load', `insert into gene values ${'($1),'.repeat(5000)}`, [1], false],
])('%s', (_name, text, parameters, isKept) => {
  expect(shouldPrepare(text, parameters)).toBe(isKept);
});
