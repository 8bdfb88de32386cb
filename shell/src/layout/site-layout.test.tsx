import { act, screen } from '@testing-library/react';
import { overrideSiteConfiguration, siteConfiguration } from 'shared/api';
import { sessionStore } from 'shared/session';
import { aPerson } from 'shared/testing';
import { dismissNotice, showNotice } from 'shared/ui';
import { renderSite } from '../testing/render-site.tsx';

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => overrideSiteConfiguration(undefined));

// Spec part 1 §2 "Footer".
test('the footer says whose work this is, in the current year, and links to the notices', async () => {
  overrideSiteConfiguration({
    ...siteConfiguration(),
    links: { privacyNotice: '/privacy', termsOfUse: '/terms' },
  });
  await renderSite();
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent(
    `© Gene Targeting Tracker ${new Date().getFullYear()} - all rights reserved`,
  );
  expect(screen.getByRole('link', { name: 'Privacy Notice' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', '/terms');
});

// Spec part 1 §2 "Not-found page".
test('an unknown address shows a message, and is logged in the console', async () => {
  await renderSite({ route: '/no/such/place' });
  expect(await screen.findByRole('heading', { level: 1, name: 'We are sorry' })).toBeVisible();
  expect(screen.getByText('The page does not exist')).toBeVisible();
  expect(screen.getByText(/^There is no page at /)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('We are sorry – Gene Targeting Tracker');
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/The page does not exist: http/));
});

test('a notice of one screen is still there on the next', async () => {
  const { goTo } = await renderSite({ route: '/nowhere' });
  act(() => showNotice({ kind: 'success', title: 'The update was successful.' }));
  await goTo('/nowhere/else');
  expect(screen.getByText('The update was successful.')).toBeVisible();
  act(() => dismissNotice());
});

test('a notice of one person is gone when they have signed out', async () => {
  await renderSite({ person: aPerson() });
  act(() => showNotice({ kind: 'warning', title: 'The comment of Cib2 was not saved.' }));
  expect(screen.getByText('The comment of Cib2 was not saved.')).toBeVisible();
  act(() => sessionStore.setState({ status: 'anonymous', person: null }));
  expect(screen.queryByText('The comment of Cib2 was not saved.')).not.toBeInTheDocument();
});

describe('the keyboard', () => {
  test('starts where the browser puts it when the page is opened', async () => {
    await renderSite({ route: '/nowhere' });
    await screen.findByRole('heading', { name: 'We are sorry' });
    expect(document.body).toHaveFocus();
  });

  test('goes to the heading of the screen that a change of address leads to', async () => {
    const { goTo } = await renderSite({ route: '/nowhere' });
    await screen.findByRole('heading', { name: 'We are sorry' });
    await goTo('/nowhere/else');
    expect(await screen.findByRole('heading', { name: 'We are sorry' })).toHaveFocus();
  });

  test('stays where it is when only the query changes', async () => {
    const { goTo, user } = await renderSite({ route: '/nowhere' });
    await screen.findByRole('heading', { name: 'We are sorry' });
    await user.click(screen.getByRole('button', { name: 'Account' }));
    const before = document.activeElement;
    await goTo('/nowhere?page=2');
    expect(document.activeElement).toBe(before);
  });

  test('stays in a menu that was opened before the screen of the new address came', async () => {
    const { goTo, user } = await renderSite({ route: '/nowhere' });
    await screen.findByRole('heading', { name: 'We are sorry' });
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await goTo('/nowhere/else');
    expect(screen.getByRole('button', { name: 'Account', expanded: true })).toHaveFocus();
  });

  test('can skip the header', async () => {
    const { user } = await renderSite({ route: '/nowhere' });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
