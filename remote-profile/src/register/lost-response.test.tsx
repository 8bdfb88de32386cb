import { screen } from '@testing-library/react';
import { anAdministrator, aPerson, renderInShell, serveCreations, startTestServer } from 'shared/testing';
import { serveManagedLists } from '../testing/people-server.ts';
import { RegisterPage } from './register-page.tsx';

startTestServer();
afterEach(() => localStorage.clear());

const field = (name: string) => screen.getByRole('textbox', { name });

/** A form that was sent for one@lab.example, without a response. */
async function lose() {
  const session = anAdministrator();
  serveManagedLists(session);
  const people = serveCreations('/api/people', (_number, body) => ({
    ...aPerson(),
    ...Object(body),
    linkMail: 'kept',
  }));
  people.line = 'response lost';
  const { user } = renderInShell(<RegisterPage />, { session, route: '/admin/register-user' });
  await screen.findByRole('textbox', { name: 'Name' });
  await user.type(field('Name'), 'One');
  await user.type(field('Email'), 'one@lab.example');
  const create = async () => {
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await user.click(await screen.findByRole('button', { name: 'Create without a role' }));
  };
  await create();
  await screen.findByText(/Check that the server is available/);
  people.line = 'whole';
  return { people, user, create };
}

test('a person who is created again after a lost response is created once', async () => {
  const { people, create } = await lose();
  await create();
  expect(await screen.findByRole('link', { name: /one@lab\.example/ })).toBeVisible();
  expect(people.created).toHaveLength(1);
  expect(field('Name')).toHaveValue('');
});

test('with another address, the first is named, and what was typed stays', async () => {
  const { people, user, create } = await lose();
  await user.clear(field('Email'));
  await user.type(field('Email'), 'two@lab.example');
  await create();
  expect(await screen.findByRole('link', { name: /one@lab\.example/ })).toBeVisible();
  expect(people.created).toHaveLength(1);
  expect(field('Email')).toHaveValue('two@lab.example');
  await create();
  expect(await screen.findByRole('link', { name: /two@lab\.example/ })).toBeVisible();
  expect(people.created).toHaveLength(2);
});

test('no password is left in the browser', async () => {
  const { user, create } = await lose();
  await user.click(screen.getByRole('checkbox', { name: /^Send an email with a link/ }));
  await user.type(screen.getByLabelText(/^Password/), 'a password of theirs');
  await create();
  await screen.findByRole('link', { name: /one@lab\.example/ });
  expect(JSON.stringify(localStorage)).not.toContain('a password of theirs');
});
