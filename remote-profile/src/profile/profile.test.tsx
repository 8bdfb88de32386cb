import { screen, waitFor, within } from '@testing-library/react';
import { overrideSiteConfiguration, siteConfiguration } from 'shared/api';
import type { Person } from 'shared/contract';
import { hasUnsavedChanges } from 'shared/router';
import {
  aPerson,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  testServer,
} from 'shared/testing';
import { serveOwnLists } from '../testing/own-lists.ts';
import { ProfilePage } from './profile-page.tsx';

startTestServer();
beforeEach(() => serveOwnLists());
afterEach(() => {
  overrideSiteConfiguration(undefined);
  localStorage.clear();
});

const JO = aPerson({
  contactable: false,
  rolesConsortia: [{ id: 21, consortiumName: 'IMPC', roleName: 'manager' }],
});

/** Serves the person, versioned, and returns what PUT /api/people was sent. */
function servePerson(person: Person = JO) {
  let stored = person;
  const sent: { body: Person; condition: string | null }[] = [];
  testServer.use(
    http.get('*/api/people/currentPerson', () =>
      HttpResponse.json(stored, { headers: { ETag: `"${sent.length + 1}-x"` } }),
    ),
    http.put<never, Person>('*/api/people', async ({ request }) => {
      const body = await request.json();
      sent.push({ body, condition: request.headers.get('if-match') });
      stored = { ...stored, contactable: body.contactable };
      return HttpResponse.json(stored);
    }),
  );
  return sent;
}

async function open(person: Person = JO) {
  const sent = servePerson(person);
  const shell = renderInShell(<ProfilePage />, { session: person, route: '/edit_profile' });
  await screen.findByRole('region', { name: 'Profile details' });
  await screen.findByText(person.email);
  return { sent, ...shell };
}

const contactable = () => screen.getByRole('checkbox', { name: 'Contactable' });
const update = () => screen.getByRole('button', { name: 'Update' });

// Spec part 2 §2 "Profile", ui-screens 21.
describe('Profile details', () => {
  test('shows the address, the consent, the roles and the buttons', async () => {
    await open();
    expect(screen.getByText('Email:')).toBeVisible();
    expect(screen.getByText('jo@lab.example')).toBeVisible();
    expect(contactable()).not.toBeChecked();
    const units = within(screen.getByRole('group', { name: 'Work Units' }));
    expect(units.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Work Unit',
      'Role',
    ]);
    expect(units.getByRole('row', { name: 'JAX general' })).toBeVisible();
    const consortia = within(screen.getByRole('group', { name: 'Consortia' }));
    expect(consortia.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Consortium',
      'Role',
    ]);
    expect(consortia.getByRole('row', { name: 'IMPC manager' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Change Password' })).toBeVisible();
    expect(screen.getByText('* required fields')).toBeVisible();
  });

  test('PP-47: says the name, which cannot be changed, and who is an administrator', async () => {
    await open(aPerson({ isAdmin: true }));
    expect(screen.getByText('Jo Smith')).toBeVisible();
    expect(screen.getByText('Administrator')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /name/i })).not.toBeInTheDocument();
  });

  test('shows that there are no roles', async () => {
    await open(aPerson({ rolesWorkUnits: [] }));
    expect(screen.getByText('You have no role in a work unit.')).toBeVisible();
    expect(screen.getByText('You have no role in a consortium.')).toBeVisible();
  });

  test('the consent names the privacy notice, which opens in a new tab', async () => {
    overrideSiteConfiguration({
      ...siteConfiguration(),
      links: { privacyNotice: 'https://privacy.example/' },
    });
    await open();
    expect(contactable()).toHaveAccessibleDescription(
      /^by checking this box you agree to our Privacy Notice/,
    );
    const link = screen.getByRole('link', { name: /^Privacy Notice/ });
    expect(link).toHaveAttribute('href', 'https://privacy.example/');
    expect(link).toHaveAttribute('target', '_blank');
  });
});

describe('Update', () => {
  test('is always enabled, and sends the whole person with the consent (spec part 2 §4, §7)', async () => {
    const { user, sent } = await open();
    await user.click(update());
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(contactable()).toBeEnabled());
    await user.click(contactable());
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(update());
    expect(await screen.findByText('Data updated.')).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ body: { ...JO, contactable: true }, condition: '"2-x"' });
    expect(contactable()).toBeChecked();
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
  });

  test('cannot be changed while it is saved, which the response would take away', async () => {
    const { user } = await open();
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    testServer.use(http.put('*/api/people', () => held.then(() => undefined)));
    await user.click(contactable());
    await user.click(update());
    expect(contactable()).toBeDisabled();
    respond();
    await waitFor(() => expect(contactable()).toBeEnabled());
    expect(contactable()).toBeChecked();
  });

  test('a failure is shown in a banner, and what was ticked stays (spec part 2 §8)', async () => {
    const { user } = await open();
    testServer.use(http.put('*/api/people', () => refusal(500, 'Please contact the administrator.')));
    await user.click(contactable());
    await user.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please contact the administrator.');
    expect(contactable()).toBeChecked();
    expect(hasUnsavedChanges()).toBe(true);
  });

  test('PP-11: what somebody else has saved meanwhile is shown; pressing again saves over it', async () => {
    const { user, sent } = await open();
    const text = 'The person has been changed since you opened it: admin@tracker.example changed name.';
    testServer.use(http.put('*/api/people', () => refusal(412, text), { once: true }));
    await user.click(contactable());
    await user.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(contactable()).toBeChecked();
    await user.click(update());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('what was ticked and never sent is offered on the next visit (PP-07)', async () => {
    const DRAFT = 'gt-draft jo@lab.example profile';
    const first = await open();
    await first.user.click(contactable());
    await waitFor(() => expect(localStorage.getItem(DRAFT)).not.toBeNull());
    first.unmount();
    const { user, sent } = await open();
    expect(contactable()).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    expect(contactable()).toBeChecked();
    await user.click(update());
    await waitFor(() => expect(sent).toMatchObject([{ body: { contactable: true } }]));
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
  });
});

// Spec part 2 §8.
describe('Reset Password', () => {
  test('sends one mail and confirms it, in the page and in a notice', async () => {
    let calls = 0;
    let respond = () => {};
    const isPressedTwice = new Promise<void>((resolve) => (respond = resolve));
    testServer.use(
      http.put('*/api/people/resetPassword', async () => {
        calls += 1;
        await isPressedTwice;
        return new HttpResponse('');
      }),
    );
    const { user } = await open();
    const button = screen.getByRole('button', { name: 'Reset Password' });
    await user.click(button);
    await user.click(button);
    respond();
    expect(
      await screen.findByText('Reset password email sent, Please check your email address.'),
    ).toBeVisible();
    expect(screen.getByText('Reset password email sent.')).toBeVisible();
    expect(calls).toBe(1);
  });

  test('a failure takes the place of an older success (PP-69)', async () => {
    testServer.use(http.put('*/api/people/resetPassword', () => new HttpResponse(''), { once: true }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    await screen.findByText(/^Reset password email sent, /);
    testServer.use(http.put('*/api/people/resetPassword', () => refusal(500, 'Unauthorized access.')));
    await user.click(screen.getByRole('button', { name: 'Reset Password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unauthorized access.');
    expect(screen.queryByText(/^Reset password email sent, /)).not.toBeInTheDocument();
  });
});

test('PP-44: visitors are asked to sign in, and come back here', () => {
  renderInShell(<ProfilePage />, { route: '/edit_profile' });
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?returnUrl=%2Fedit_profile',
  );
});

test('a profile that cannot be read is shown, and can be tried again', async () => {
  testServer.use(
    http.get('*/api/people/currentPerson', () => refusal(500, 'Please contact the administrator.'), {
      once: true,
    }),
  );
  const { user } = renderInShell(<ProfilePage />, { session: JO, route: '/edit_profile' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Please contact the administrator.');
  servePerson();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('jo@lab.example')).toBeVisible();
});
