import { screen, waitFor } from '@testing-library/react';
import type { PasswordResetRequest } from 'shared/contract';
import { aSiteStatus, http, HttpResponse, refusal, renderInShell, startTestServer } from 'shared/testing';
import { authenticationRoutes } from './routes.tsx';

const SENT = 'Please check your email for password reset instructions';
const server = startTestServer();

const emailField = () => screen.findByRole('textbox', { name: 'Email' });
const submitButton = () => screen.getByRole('button', { name: 'Submit' });

describe.each([
  ['Forgot Password', '/forgot-password'],
  ['Reset Password', '/reset-password'],
])('the page "%s" (spec part 1 §2)', (heading, route) => {
  let asked: { body: string; type: string | null }[] = [];

  beforeEach(() => {
    asked = [];
    server.use(
      http.post('*/api/people/requestPasswordReset', async ({ request }) => {
        asked.push({ body: await request.text(), type: request.headers.get('Content-Type') });
        return new HttpResponse(null, { status: 200 });
      }),
    );
  });

  async function open() {
    const shell = renderInShell(authenticationRoutes, { route });
    await emailField();
    const submit = async (email: string) => {
      await shell.user.clear(await emailField());
      if (email) await shell.user.type(await emailField(), email);
      await shell.user.click(submitButton());
    };
    return { ...shell, submit };
  }

  it('has its heading, one field with the hint about lowercase, and a way back', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(document.title).toBe(`${heading} – Gene Targeting Tracker`);
    expect(await emailField()).toHaveAccessibleDescription(/username and email must both be in lowercase/);
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  });

  it('sends the bare address as text and shows that a mail is on its way (spec part 1 §8)', async () => {
    const { submit } = await open();
    await submit('jo@lab.example');
    expect(await screen.findByRole('status')).toHaveTextContent(SENT);
    expect(asked).toEqual([{ body: 'jo@lab.example', type: 'text/plain' }]);
    expect(await emailField()).toHaveValue('jo@lab.example');
  });

  it('where the site sends no mail, says who has the instructions', async () => {
    server.use(http.get('*/api/v2/status', () => HttpResponse.json(aSiteStatus('off'))));
    const { submit } = await open();
    await submit('jo@lab.example');
    expect(await screen.findByText(`${SENT}.`, { exact: false })).toHaveTextContent(
      /administrators find them in the outbox/,
    );
  });

  it('puts the address in lowercase, visibly (PP-69)', async () => {
    const { submit, user } = await open();
    await user.type(await emailField(), 'Jo.Smith@Lab.Example');
    await user.tab();
    expect(await emailField()).toHaveValue('jo.smith@lab.example');
    await submit('Kim@Lab.Example');
    await screen.findByRole('status');
    expect(asked.map(({ body }) => body)).toEqual(['kim@lab.example']);
  });

  it('puts it in lowercase when sent with Enter, too', async () => {
    const { user } = await open();
    await user.type(await emailField(), 'Jo@Lab.Example{Enter}');
    await screen.findByRole('status');
    expect(asked.map(({ body }) => body)).toEqual(['jo@lab.example']);
    expect(await emailField()).toHaveValue('jo@lab.example');
  });

  it.each([
    ['', 'Email is required'],
    ['jo', 'Email is invalid'],
  ])(
    'refuses %j with "%s", sends nothing and leads to the field (spec part 1 §5)',
    async (typed, message) => {
      const { submit } = await open();
      await submit(typed);
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(await emailField()).toHaveFocus();
      expect(asked).toEqual([]);
    },
  );

  it('shows a failure in an alert, without the older success, and keeps what was typed (PP-69)', async () => {
    const { submit } = await open();
    await submit('jo@lab.example');
    await screen.findByText(SENT);
    const text = 'User with email kim@lab.example not found or not properly configured.';
    server.use(http.post('*/api/people/requestPasswordReset', () => refusal(500, text)));
    await submit('kim@lab.example');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText(SENT)).not.toBeInTheDocument();
    expect(await emailField()).toHaveValue('kim@lab.example');
  });

  it('is busy while it waits, and sends once (PP-41)', async () => {
    let response = () => {};
    const answered = new Promise<void>((resolve) => (response = resolve));
    server.use(
      http.post('*/api/people/requestPasswordReset', async ({ request }) => {
        asked.push({ body: await request.text(), type: null });
        await answered;
        return new HttpResponse(null, { status: 200 });
      }),
    );
    const { submit, user } = await open();
    await submit('jo@lab.example');
    await user.click(submitButton());
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'true'));
    await user.click(submitButton());
    response();
    await screen.findByText(SENT);
    expect(asked).toHaveLength(1);
  });
});

describe('choosing a new password with the token of a mail', () => {
  let sent: PasswordResetRequest[] = [];

  beforeEach(() => {
    sent = [];
    server.use(
      http.post<never, PasswordResetRequest>('*/auth/passwordReset', async ({ request }) => {
        sent.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    );
  });

  async function open() {
    const shell = renderInShell(authenticationRoutes, { route: '/reset-password?token=t-1%2B2' });
    const password = await screen.findByLabelText(/^New password/);
    const confirmation = screen.getByLabelText(/^Confirm new password/);
    const submit = async (typed: string, repeated: string) => {
      if (typed) await shell.user.type(password, typed);
      if (repeated) await shell.user.type(confirmation, repeated);
      await shell.user.click(submitButton());
    };
    const paste = async (text: string) => {
      await shell.user.click(password);
      await shell.user.paste(text);
      await shell.user.click(confirmation);
      await shell.user.paste(text);
      await shell.user.click(submitButton());
    };
    return { ...shell, submit, paste, password, confirmation };
  }

  it('asks for the password twice instead of for the email', async () => {
    const { password, confirmation } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeInTheDocument();
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    expect(confirmation).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
  });

  it('sends token and password, then leads to the login', async () => {
    const { submit } = await open();
    await submit('ten letters', 'ten letters');
    expect(await screen.findByRole('status')).toHaveTextContent('Your password has been changed.');
    expect(sent).toEqual([{ token: 't-1+2', password: 'ten letters' }]);
    expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to login' })).toBeInTheDocument();
  });

  it.each([
    ['', '', 'Password is required'],
    ['123456789', '123456789', 'The password must have at least 10 characters'],
    ['1234567890', '', 'Please repeat the password'],
    ['1234567890', '1234567891', 'The two passwords are not the same'],
  ])('refuses %j and %j: %s', async (typed, repeated, message) => {
    const { submit, password, confirmation } = await open();
    await submit(typed, repeated);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(typed.length < 10 ? password : confirmation).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it.each([10, 200])('accepts a password of %i characters', async (length) => {
    const { paste } = await open();
    await paste('x'.repeat(length));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('refuses a password of 201 characters', async () => {
    const { paste } = await open();
    await paste('x'.repeat(201));
    expect(await screen.findByText('The password must have at most 200 characters')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it("shows the server's refusal, keeps what was typed and offers another mail", async () => {
    server.use(http.post('*/auth/passwordReset', () => refusal(400, 'This link is no longer valid.')));
    const { submit, password, user, address } = await open();
    await submit('ten letters', 'ten letters');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
    expect(password).toHaveValue('ten letters');
    await user.click(screen.getByRole('link', { name: 'Request a new email' }));
    expect(address()).toBe('/reset-password');
    expect(await emailField()).toBeInTheDocument();
  });
});
