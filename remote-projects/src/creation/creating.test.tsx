import { screen, waitFor } from '@testing-library/react';
import { hasUnsavedChanges } from 'shared/router';
import { aPerson, http, HttpResponse, refusal, startTestServer } from 'shared/testing';
import { serveCreation } from './testing/creation-server.ts';
import { fields, fillIn, openCreation, openPage } from './testing/open-creation.tsx';

const server = startTestServer();
beforeEach(() => localStorage.clear());

const isDisabled = () => fields.create().getAttribute('aria-disabled') === 'true';

describe('who creates projects', () => {
  test('visitors are asked to sign in and come back', () => {
    openPage({ session: null });
    expect(screen.getByRole('heading', { level: 1, name: 'Project Creation' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnUrl=%2Fprojects%2Fproject-creation',
    );
  });

  test('people without a work unit are shown why they cannot (api-1 §11.3)', async () => {
    openPage({ session: aPerson({ rolesWorkUnits: [] }) });
    expect(await screen.findByRole('heading', { name: 'You do not belong to a work unit' })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  test('lists that cannot be read are shown in the page', async () => {
    server.use(http.get('*/api/conf', () => refusal(500, 'The lists are away.')));
    openPage({ configuration: undefined });
    expect(await screen.findByText('The lists are away.')).toBeVisible();
  });
});

describe('Create Project (spec part 1 §2 and §4)', () => {
  test('is enabled once everything required is there and shows until then what is missing', async () => {
    serveCreation();
    const shell = await openCreation();
    expect(fields.create()).toHaveAccessibleDescription('Nothing has been entered.');
    expect(screen.getByText('* required fields')).toBeVisible();
    await shell.user.click(fields.recovery());
    expect(fields.create()).toHaveAccessibleDescription('Required fields are still empty.');
    expect(
      screen.getByText(
        'Still needed: Consortia, Privacy, Molecular mutation type, Gene symbol, Attempt Type, Work Unit, Work Group',
      ),
    ).toBeVisible();
    await fillIn(shell);
    expect(screen.queryByText(/^Still needed/)).not.toBeInTheDocument();
    expect(isDisabled()).toBe(false);
  });

  test('sends what was entered, and goes to the project that the self link names', async () => {
    const tracker = serveCreation();
    const shell = await openCreation();
    await fillIn(shell);
    await shell.user.type(fields.projectComment(), 'First of its kind');
    await shell.user.click(fields.create());
    await waitFor(() => expect(shell.address()).toBe('/projects/TPN:000000077'));
    expect(tracker.created).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: {
          comment: 'First of its kind',
          privacyName: 'public',
          recovery: false,
          consortia: [{ consortiumName: 'IMPC' }],
          projectIntentions: [
            {
              molecularMutationTypeName: 'Deletion',
              mutationCategorizations: [],
              intentionByGene: { gene: { symbol: 'Atrx' } },
            },
          ],
          planDetails: {
            typeName: 'production',
            attemptTypeName: 'crispr',
            workUnitName: 'JAX',
            workGroupName: 'JAX',
            funderNames: [],
            comment: null,
          },
        },
      },
    ]);
  });

  test('shows a spinner, and further presses create nothing', async () => {
    const tracker = serveCreation();
    const shell = await openCreation();
    await fillIn(shell);
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    server.use(http.post('*/api/projects', () => held, { once: true }));
    await shell.user.dblClick(fields.create());
    const busy = await screen.findByRole('button', { name: 'Creating…' });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await shell.user.click(busy);
    respond();
    await waitFor(() => expect(shell.address()).toBe('/projects/TPN:000000077'));
    expect(new Set(tracker.created.map(({ key }) => key)).size).toBe(1);
  });

  test('after a lost response the same is sent under the same key, so that it is created once', async () => {
    const tracker = serveCreation();
    const shell = await openCreation();
    await fillIn(shell);
    const keys: (string | null)[] = [];
    server.use(
      http.post(
        '*/api/projects',
        ({ request }) => {
          keys.push(request.headers.get('Idempotency-Key'));
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await shell.user.click(fields.create());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error while comminicating with the server. Check that the server is available.',
    );
    await shell.user.click(fields.create());
    await waitFor(() => expect(shell.address()).toBe('/projects/TPN:000000077'));
    expect(tracker.created[0]?.key).toBe(keys[0]);
  });

  test.each([
    [400, "Consortium 'IMPC' does not exist."],
    [403, 'You do not have permission to create the project.'],
  ])(
    'a refusal (%s) is shown in a red box and takes nothing away (spec part 1 §8, PP-10)',
    async (status, text) => {
      serveCreation();
      const shell = await openCreation();
      await fillIn(shell);
      server.use(http.post('*/api/projects', () => refusal(status, text), { once: true }));
      await shell.user.click(fields.create());
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(shell.address()).toBe('/projects/project-creation');
      expect(fields.privacy()).toHaveValue('public');
      await shell.user.click(fields.create());
      await waitFor(() => expect(shell.address()).toBe('/projects/TPN:000000077'));
    },
  );
});

describe('what is typed is not lost (PP-07)', () => {
  test('leaving with unsaved changes is asked about, after creation it is not', async () => {
    serveCreation();
    const shell = await openCreation();
    expect(hasUnsavedChanges()).toBe(false);
    await fillIn(shell);
    expect(hasUnsavedChanges()).toBe(true);
    await shell.user.click(fields.create());
    await waitFor(() => expect(shell.address()).toBe('/projects/TPN:000000077'));
    expect(hasUnsavedChanges()).toBe(false);
  });

  test('a draft is kept per person, offered on the next visit, and taken up whole', async () => {
    serveCreation();
    const shell = await openCreation();
    await fillIn(shell);
    shell.unmount();
    const next = await openCreation();
    await next.user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    expect(screen.getByRole('button', { name: 'Remove IMPC' })).toBeVisible();
    expect(screen.getByDisplayValue('Atrx')).toBeVisible();
    expect(fields.workUnit()).toHaveValue('JAX');
    expect(fields.workGroup()).toHaveValue('JAX');
    expect(isDisabled()).toBe(false);
    expect(hasUnsavedChanges()).toBe(true);
  });

  test('nothing is left of the draft once it was sent', async () => {
    serveCreation();
    const shell = await openCreation();
    await fillIn(shell);
    expect(localStorage).toHaveLength(1);
    await shell.user.click(fields.create());
    await waitFor(() => expect(shell.address()).toBe('/projects/TPN:000000077'));
    expect(localStorage).toHaveLength(0);
  });
});
