import { act, screen, within } from '@testing-library/react';
import { overrideSiteConfiguration, siteConfiguration } from 'shared/api';
import { sessionStore } from 'shared/session';
import { aPerson, anAdministrator } from 'shared/testing';
import { renderSite } from '../testing/render-site.tsx';
import { DropDown } from './drop-down.tsx';

jest.mock('./drop-down.tsx', () => {
  const known: { DropDown: typeof DropDown } = jest.requireActual('./drop-down.tsx');
  return { ...known, DropDown: jest.fn(known.DropDown) };
});

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  overrideSiteConfiguration({
    ...siteConfiguration(),
    links: { apiDocumentation: '/docs', userManual: '/manual.pdf' },
  });
});
afterEach(() => overrideSiteConfiguration(undefined));

const header = () => within(screen.getByRole('banner'));
/** Floating pieces are in the top layer of the browser, which jsdom does not know. */
const links = () =>
  header()
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent);

test('the header names the product and leads home', async () => {
  await renderSite();
  expect(header().getByRole('link', { name: 'Gene Targeting Tracker' })).toHaveAttribute('href', '/');
});

test('documents of the help menu open in a new tab, and announce it', async () => {
  const { user } = await renderSite();
  await user.click(header().getByRole('button', { name: 'Help' }));
  const link = header().getByRole('link', { name: /^API documentation/, hidden: true });
  expect(link).toHaveAttribute('href', '/docs');
  expect(link).toHaveAttribute('target', '_blank');
  expect(within(link).getByLabelText('(opens in a new tab)')).toBeInTheDocument();
});

test('a menu works by keyboard: arrow down opens and moves, Escape closes and gives the focus back', async () => {
  const { user } = await renderSite({ person: aPerson() });
  const button = header().getByRole('button', { name: 'Projects' });
  act(() => button.focus());
  await user.keyboard('{ArrowDown}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveTextContent('Managed Projects');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveTextContent('Create a project');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toHaveTextContent('Import a spreadsheet');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toHaveTextContent('Managed Projects');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toHaveTextContent('Import a spreadsheet');
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('a menu closes when a link of it is followed, and when the focus goes elsewhere', async () => {
  const { user, address } = await renderSite({ person: aPerson() });
  const button = header().getByRole('button', { name: 'Projects' });
  await user.click(button);
  await user.click(header().getByRole('link', { name: 'Create a project', hidden: true }));
  expect(address()).toBe('/projects/project-creation');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  for (let link = 0; link < 5; link++) await user.tab();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the account button shows who is signed in; its menu shows roles, and what the person may do', async () => {
  const { user } = await renderSite({ person: anAdministrator() });
  await user.click(header().getByRole('button', { name: 'Account of Ada Min' }));
  expect(header().getByText('Administrator')).toBeInTheDocument();
  expect(header().getByText('admin@tracker.example')).toBeInTheDocument();
  expect(links()).toEqual(expect.arrayContaining(['Edit your profile', 'Admin', 'Logout']));
});

test('a visitor can sign in and comes back to the same place', async () => {
  const { user } = await renderSite({ route: '/nowhere?x=1' });
  await user.click(header().getByRole('button', { name: 'Account' }));
  const link = header().getByRole('link', { name: 'Sign in', hidden: true });
  expect(link).toHaveAttribute('href', '/login?returnUrl=%2Fnowhere%3Fx%3D1');
});

test('while it is not known who is there, the account menu offers neither to sign in nor to sign out', async () => {
  const { user } = await renderSite();
  act(() => sessionStore.setState({ status: 'unknown', person: null }));
  await user.click(header().getByRole('button', { name: 'Account' }));
  expect(links()).toEqual(['Gene Targeting Tracker', 'Search', 'Reports']);
});

test('the header follows a sign-in without a reload', async () => {
  await renderSite();
  expect(header().queryByRole('button', { name: 'Projects' })).not.toBeInTheDocument();
  act(() => sessionStore.setState({ status: 'signedIn', person: aPerson() }));
  expect(header().getByRole('button', { name: 'Projects' })).toBeVisible();
});

test('the colours can be chosen', async () => {
  const { user } = await renderSite();
  await user.click(header().getByRole('button', { name: 'Colours' }));
  await user.click(header().getByRole('radio', { name: 'Dark', hidden: true }));
  expect(document.documentElement).toHaveClass('dark');
  await user.click(header().getByRole('radio', { name: 'Light', hidden: true }));
  expect(document.documentElement).not.toHaveClass('dark');
});

test('on a telephone everything is in a drawer, which closes when a link is followed', async () => {
  const { user, address } = await renderSite({ person: aPerson() });
  await user.click(header().getByRole('button', { name: 'Menu', hidden: true }));
  const drawer = within(screen.getByRole('dialog', { name: 'Menu', hidden: true }));
  const names = drawer.getAllByRole('link', { hidden: true }).map((link) => link.textContent);
  expect(names).toEqual(
    expect.arrayContaining([
      'Search',
      'Managed Projects',
      'Reports',
      'API documentation',
      'Edit your profile',
      'Logout',
    ]),
  );
  expect(drawer.getByText('JAX')).toBeInTheDocument();
  await user.click(drawer.getByRole('link', { name: 'Reports', hidden: true }));
  expect(address()).toBe('/reports');
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});

test('of the menus, only the one that one comes to or leaves is rendered on the way to another screen', async () => {
  const { goTo } = await renderSite({ person: aPerson() });
  const rendered = () => jest.mocked(DropDown).mock.calls.map(([{ isCurrent }]) => isCurrent);
  jest.mocked(DropDown).mockClear();
  await goTo('/somewhere');
  expect(rendered()).toEqual([]);
  await goTo('/projects');
  // Twice in strict mode.
  expect(rendered()).toEqual([true, true]);
});
