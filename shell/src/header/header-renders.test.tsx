import { act } from '@testing-library/react';
import { overrideSiteConfiguration } from 'shared/api';
import { sessionStore } from 'shared/session';
import { aPerson } from 'shared/testing';
import { renderSite } from '../testing/render-site.tsx';
import { DropDown } from './drop-down.tsx';

jest.mock('./drop-down.tsx', () => {
  const known: { DropDown: typeof DropDown } = jest.requireActual('./drop-down.tsx');
  return { ...known, DropDown: jest.fn(known.DropDown) };
});

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  overrideSiteConfiguration({
    apiBase: '',
    links: { apiDocumentation: '/docs', userManual: '/manual.pdf' },
    showGeneListMenu: false,
    sessionMode: 'cookie',
    outcomeSaveDelays: [0, 0, 0],
  });
});
afterEach(() => overrideSiteConfiguration(undefined));

/** The menus of the header that were rendered since. */
const rendered = () => {
  const calls = jest.mocked(DropDown).mock.calls.map(([{ label, isCurrent }]) => ({ label, isCurrent }));
  // In strict mode each is called twice.
  return calls.filter((_call, index) => index % 2 === 0);
};

test('of the menus, only the one that one comes to or leaves is rendered on the way to another screen', async () => {
  const { goTo } = await renderSite({ person: aPerson() });
  jest.mocked(DropDown).mockClear();
  await goTo('/somewhere');
  expect(rendered()).toEqual([]);
  await goTo('/projects');
  expect(rendered()).toEqual([{ isCurrent: true }]);
});

test('who has signed in is shown by the account, and what they may see by the menus', async () => {
  await renderSite();
  jest.mocked(DropDown).mockClear();
  act(() => sessionStore.setState({ status: 'signedIn', person: aPerson({ name: 'Jo' }) }));
  expect(rendered()).toContainEqual({ label: 'Account of Jo' });
});
