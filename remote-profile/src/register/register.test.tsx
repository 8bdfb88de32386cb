import { screen, waitFor, within } from '@testing-library/react';
import type { CreatedPerson, PersonCreation } from 'shared/contract';
import { hasUnsavedChanges } from 'shared/router';
import {
  anAdministrator,
  aPerson,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  testServer,
} from 'shared/testing';
import { aManager, serveManagedLists } from '../testing/people-server.ts';
import { RegisterPage } from './register-page.tsx';

startTestServer();
afterEach(() => localStorage.clear());

function serveCreation(mailState: Pick<CreatedPerson, 'linkMail'> = {}): PersonCreation[] {
  const created: PersonCreation[] = [];
  testServer.use(
    http.post<never, PersonCreation>('*/api/people', async ({ request }) => {
      const body = await request.json();
      created.push(body);
      const person = aPerson({ name: body.name ?? null, email: body.email });
      return HttpResponse.json({ ...person, ...mailState });
    }),
  );
  return created;
}

test('a manager of no unit and no consortium reads so in place of the choices', async () => {
  const person = aManager();
  testServer.use(
    http.get('*/api/listsByManagerUser', () =>
      HttpResponse.json([
        { entityName: 'workUnits', values: [] },
        { entityName: 'consortia', values: [] },
      ]),
    ),
  );
  renderInShell(<RegisterPage />, { session: person, route: '/admin/register-user' });
  expect(await screen.findByText('You manage no work unit.')).toBeVisible();
  expect(screen.getByText('You manage no consortium.')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

async function open(session = anAdministrator()) {
  serveManagedLists(session);
  const created = serveCreation();
  const shell = renderInShell(<RegisterPage />, { session, route: '/admin/register-user' });
  await screen.findByRole('heading', { level: 1, name: 'Creation of new account' });
  await screen.findByRole('textbox', { name: 'Name' });
  return { created, ...shell };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const create = () => screen.getByRole('button', { name: 'Create' });
/** Creates an account that has no role, knowingly. */
const createWithoutRole = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(create());
  await user.click(await screen.findByRole('button', { name: 'Create without a role' }));
};
const sendsLink = () => screen.getByRole('checkbox', { name: /^Send an email with a link/ });
const cell = (name: string) => screen.getByRole('combobox', { name });

// ui-screens 22.2, api-1 section 4.3.
describe('what is requested', () => {
  test('name and address must be given, the address must be one', async () => {
    const { user, created } = await open();
    await user.click(create());
    expect(await screen.findAllByText('You must enter a value')).toHaveLength(2);
    await user.type(field('Name'), 'New Person');
    await user.type(field('Email'), 'nobody');
    await user.click(create());
    expect(await screen.findByText('Not a valid email')).toBeVisible();
    await user.clear(field('Email'));
    await user.type(field('Email'), 'new<jo@lab.example>');
    expect(await screen.findByText(/^Enter an address such as name@lab\.example: alone/)).toBeVisible();
    expect(created).toEqual([]);
    expect(screen.getByText('* required fields')).toBeVisible();
  });

  test('nothing can be typed while the account is created, which empties the form', async () => {
    const { user, created } = await open();
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    testServer.use(http.post('*/api/people', () => held.then(() => undefined)));
    await user.type(field('Name'), 'New Person');
    await user.type(field('Email'), 'new@lab.example');
    await createWithoutRole(user);
    await waitFor(() => expect(field('Name')).toBeDisabled());
    respond();
    await waitFor(() => expect(field('Name')).toBeEnabled());
    expect(created).toHaveLength(1);
    expect(field('Name')).toHaveValue('');
  });

  test('the password, where no link is sent; it has the length that a reset requires', async () => {
    const { user, created } = await open();
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
    await user.click(sendsLink());
    await user.type(field('Name'), 'New Person');
    await user.type(field('Email'), 'new@lab.example');
    await user.click(create());
    expect(await screen.findByText('You must enter a value')).toBeVisible();
    await user.type(screen.getByLabelText(/^Password/), 'short');
    expect(await screen.findByText('The password must have at least 10 characters')).toBeVisible();
    await user.type(screen.getByLabelText(/^Password/), ' and then long');
    await createWithoutRole(user);
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]?.password).toBe('short and then long');
  });

  test('PP-21: a half-filled row blocks submission, with a message at the row', async () => {
    const { user, created } = await open();
    await user.type(field('Name'), 'New Person');
    await user.type(field('Email'), 'new@lab.example');
    await user.selectOptions(cell('Work unit association 1, Work Unit'), 'JAX');
    await user.selectOptions(cell('Consortium association 1, Role'), 'manager');
    await user.click(create());
    expect(await screen.findByText('Set a Work Unit and a role for all the associations.')).toBeVisible();
    expect(screen.getByText('Set a Consortium and a role for all the associations.')).toBeVisible();
    expect(created).toEqual([]);
  });
});

describe('an administrator', () => {
  test('registers an administrator with roles, who is mailed a link; the form is empty again', async () => {
    const { user, created } = await open();
    await user.type(field('Name'), 'New Person');
    await user.type(field('Email'), ' New@Lab.Example');
    await user.click(screen.getByRole('checkbox', { name: 'Is Administrator?' }));
    await user.selectOptions(cell('Work unit association 1, Work Unit'), 'JAX');
    await user.selectOptions(cell('Work unit association 1, Role'), 'general');
    const units = within(screen.getByRole('region', { name: 'Work unit association(s)' }));
    await user.click(units.getByRole('button', { name: 'Add' }));
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(create());

    expect(await screen.findAllByText('User created.')).toHaveLength(2);
    expect(created).toEqual([
      {
        name: 'New Person',
        email: 'new@lab.example',
        password: null,
        isAdmin: true,
        rolesWorkUnits: [{ id: null, workUnitName: 'JAX', roleName: 'general' }],
        rolesConsortia: [],
      },
    ]);
    expect(screen.getByText(/^An email with a link to set the password is on its way/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'new@lab.example' })).toHaveAttribute(
      'href',
      '/admin/update-user/new%40lab.example',
    );
    expect(field('Name')).toHaveValue('');
    expect(cell('Work unit association 1, Work Unit')).toHaveValue('');
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
  });

  test('of a site that sends no mail: the notice says where the link is', async () => {
    const { user } = await open();
    serveCreation({ linkMail: 'kept' });
    await user.type(field('Name'), 'New Person');
    await user.type(field('Email'), 'new@lab.example');
    await createWithoutRole(user);
    expect(
      await screen.findByText(/^This site sends no email\. Its administrators find the link/),
    ).toBeVisible();
    expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
  });

  test('keeps what was typed when the server refuses', async () => {
    const { user } = await open();
    const text = 'The user with email [jo@lab.example] already exists in the system.';
    testServer.use(http.post('*/api/people', () => refusal(400, text)));
    await user.type(field('Name'), 'Jo Smith');
    await user.type(field('Email'), 'jo@lab.example');
    await createWithoutRole(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field('Name')).toHaveValue('Jo Smith');
    expect(field('Email')).toHaveValue('jo@lab.example');
    expect(hasUnsavedChanges()).toBe(true);
  });
});

describe('an account without a role', () => {
  const question = () => screen.queryByRole('alertdialog', { name: 'Create an account without a role?' });

  test('is asked about first; the button that stands out leads back to what was typed', async () => {
    const { user, created } = await open();
    await user.type(field('Name'), 'New Person');
    await user.type(field('Email'), 'new@lab.example');
    await user.click(create());
    expect(question()).toHaveTextContent('New Person would belong to no work unit and no consortium');
    expect(screen.getByRole('button', { name: 'Add a role' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(question()).toBeNull();
    expect(created).toEqual([]);
    expect(field('Name')).toHaveValue('New Person');

    await createWithoutRole(user);
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]).toMatchObject({ isAdmin: false, rolesWorkUnits: [], rolesConsortia: [] });
  });

  test('is that of no administrator', async () => {
    const { user, created } = await open();
    await user.type(field('Name'), 'New Person');
    await user.type(field('Email'), 'new@lab.example');
    await user.click(screen.getByRole('checkbox', { name: 'Is Administrator?' }));
    await user.click(create());
    await waitFor(() => expect(created).toHaveLength(1));
    expect(question()).toBeNull();
  });
});

describe('a manager', () => {
  test('makes no administrators, and gives the role general where they manage (spec part 1 §6)', async () => {
    const { user, created } = await open(aManager());
    expect(screen.queryByRole('checkbox', { name: 'Is Administrator?' })).not.toBeInTheDocument();
    await user.type(field('Name'), 'New Person');
    await user.type(field('Email'), 'new@lab.example');
    await user.click(screen.getByRole('button', { name: 'Remove JAX' }));
    await user.click(create());
    expect(await screen.findByText(/^Choose at least one work unit or consortium/)).toBeVisible();
    expect(created).toEqual([]);

    await user.click(cell('Work Unit'));
    const options = within(await screen.findByRole('listbox'));
    expect(options.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['JAX']);
    await user.click(options.getByRole('option', { name: 'JAX' }));
    await user.keyboard('{Escape}');
    await user.click(create());
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]).toMatchObject({
      isAdmin: false,
      rolesWorkUnits: [{ id: null, workUnitName: 'JAX', roleName: 'general' }],
      rolesConsortia: [],
    });
  });
});

describe('what was typed and never sent (PP-07)', () => {
  test('is offered on the next visit, without the password', async () => {
    const first = await open();
    await first.user.type(field('Name'), 'New Person');
    await first.user.click(sendsLink());
    await first.user.type(screen.getByLabelText(/^Password/), 'correct horse battery');
    await first.user.selectOptions(cell('Work unit association 1, Work Unit'), 'JAX');
    const stored = Object.values({ ...localStorage }).join(' ');
    expect(stored).toContain('New Person');
    expect(stored).not.toContain('correct');
    first.unmount();

    const { user } = await open();
    expect(field('Name')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    expect(field('Name')).toHaveValue('New Person');
    expect(cell('Work unit association 1, Work Unit')).toHaveValue('JAX');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('');
    expect(hasUnsavedChanges()).toBe(true);
  });

  test('is gone once the account is created', async () => {
    const { user, created } = await open();
    await user.type(field('Name'), 'New Person');
    await user.type(field('Email'), 'new@lab.example');
    await createWithoutRole(user);
    await waitFor(() => expect(created).toHaveLength(1));
    await waitFor(() => expect(field('Name')).toHaveValue(''));
    expect(localStorage).toHaveLength(0);
  });
});
