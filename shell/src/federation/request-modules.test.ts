import { requestModules } from './request-modules.ts';

const loaded: string[] = [];
jest.mock('shared/ui-forms', () => void loaded.push('shared/ui-forms'));
jest.mock('shared/ui-overlays', () => void loaded.push('shared/ui-overlays'));
jest.mock('shared/edit-form', () => void loaded.push('shared/edit-form'));

const afterwards = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.resetModules();
  loaded.length = 0;
});

test.each([
  ['nothing else', [], []],
  ['what is in the first file', ['shared/ui', 'react'], []],
  ['edit forms', ['shared/edit-form'], ['shared/edit-form']],
  ['what its release does not say', undefined, ['shared/ui-forms', 'shared/ui-overlays']],
])('for a remote that uses %s', async (_what, modules, expected) => {
  requestModules(modules);
  await afterwards();
  expect(loaded).toEqual(expected);
});
