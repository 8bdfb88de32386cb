import { screen, waitFor } from '@testing-library/react';
import { hasUnsavedChanges } from 'shared/router';
import { http, refusal, startTestServer } from 'shared/testing';
import { chooseWork, fields, openCreation, serveProject, TPN } from './testing/open-creation.tsx';

const server = startTestServer();
beforeEach(() => localStorage.clear());

describe('Create Plan (ui-screens 9)', () => {
  test('sends what was chosen, and goes on to the plan router of the new plan', async () => {
    const created = serveProject();
    const shell = await openCreation('?planType=phenotyping');
    await shell.user.selectOptions(fields.attemptType(), 'adult and embryo phenotyping');
    await shell.user.selectOptions(fields.startingPoint(), 'TPO:000000000004');
    await chooseWork(shell);
    await shell.user.type(fields.funders(), 'KOMP2{Enter}');
    await shell.user.type(fields.comment(), 'In spring');
    expect(hasUnsavedChanges()).toBe(true);
    await shell.user.click(fields.create());
    await waitFor(() => expect(shell.address()).toBe(`/projects/${TPN}/plan/PIN:0000000009`));
    expect(hasUnsavedChanges()).toBe(false);
    expect(created).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: {
          tpn: TPN,
          typeName: 'phenotyping',
          attemptTypeName: 'adult and embryo phenotyping',
          phenotypingStartingPoint: { outcomeTpo: 'TPO:000000000004' },
          workUnitName: 'JAX',
          workGroupName: 'JAX',
          funderNames: ['KOMP2'],
          comment: 'In spring',
        },
      },
    ]);
  });

  test('sends nothing while required fields are empty, and leads to them (PP-23)', async () => {
    const created = serveProject();
    const { user } = await openCreation('?planType=phenotyping');
    await user.selectOptions(fields.attemptType(), 'adult and embryo phenotyping');
    await user.click(fields.create());
    for (const [label, field] of [
      ['Starting point', fields.startingPoint],
      ['Work Unit', fields.workUnit],
      ['Work Group', fields.workGroup],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: new RegExp(`${label} is required$`) }));
      expect(field()).toHaveFocus();
    }
    expect(created).toEqual([]);
  });

  test('a production plan is not sent for another work unit than that of the project (PP-23)', async () => {
    const created = serveProject();
    const { user } = await openCreation('?planType=production');
    await user.selectOptions(fields.attemptType(), 'crispr');
    await user.selectOptions(fields.workUnit(), 'BCM');
    await user.selectOptions(fields.workGroup(), 'BaSH');
    await user.click(fields.create());
    const text = /Your work unit \[BCM\] cannot create production plans in this project\./;
    expect(await screen.findByRole('button', { name: text })).toBeVisible();
    expect(created).toEqual([]);
  });

  test('pressing twice creates once, and the button shows what it does (PP-41)', async () => {
    const created = serveProject();
    const shell = await openCreation('?planType=production');
    await shell.user.selectOptions(fields.attemptType(), 'crispr');
    await chooseWork(shell);
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    server.use(http.post('*/api/plans', () => held, { once: true }));
    await shell.user.dblClick(fields.create());
    expect(await screen.findByRole('button', { name: 'Creating…' })).toHaveAttribute('aria-busy', 'true');
    respond();
    await waitFor(() => expect(shell.address()).toBe(`/projects/${TPN}/plan/PIN:0000000009`));
    expect(new Set(created.map(({ key }) => key)).size).toBe(1);
  });

  test.each([400, 403])(
    'a refusal (%i) is shown above the form and takes nothing away (PP-10)',
    async (status) => {
      serveProject();
      const shell = await openCreation('?planType=production');
      await shell.user.selectOptions(fields.attemptType(), 'crispr');
      await chooseWork(shell);
      const text = '[crispr] attempts are not allowed in this project.';
      server.use(http.post('*/api/plans', () => refusal(status, text), { once: true }));
      await shell.user.click(fields.create());
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(fields.workGroup()).toHaveValue('JAX');
      await shell.user.click(fields.create());
      await waitFor(() => expect(shell.address()).toBe(`/projects/${TPN}/plan/PIN:0000000009`));
    },
  );

  test.each([
    ['production', 'You cannot add production plans.'],
    ['phenotyping', 'You cannot add phenotyping plans.'],
  ])('is closed to those who may not make %s plans, and says so', async (type, reason) => {
    serveProject({ isAllowed: false });
    await openCreation(`?planType=${type}`);
    await waitFor(() => expect(fields.create()).toHaveAccessibleDescription(reason));
    expect(fields.create()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent(reason);
  });
});

describe('what is typed is not lost (PP-07)', () => {
  const openDraft = async () => {
    serveProject();
    return openCreation('?planType=production');
  };

  test('a draft is kept, offered on the next visit with the same presets, and taken up whole', async () => {
    const shell = await openDraft();
    await shell.user.selectOptions(fields.attemptType(), 'crispr');
    await chooseWork(shell);
    await shell.user.type(fields.comment(), 'Half a thought');
    await waitFor(() => expect(localStorage).toHaveLength(1));
    shell.unmount();

    const other = await openCreation('?planType=phenotyping');
    expect(screen.queryByRole('button', { name: 'Continue with the draft' })).not.toBeInTheDocument();
    other.unmount();

    const next = await openDraft();
    await next.user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    expect(fields.attemptType()).toHaveValue('crispr');
    expect(fields.workGroup()).toHaveValue('JAX');
    expect(fields.comment()).toHaveValue('Half a thought');
    await next.user.click(fields.create());
    await waitFor(() => expect(next.address()).toBe(`/projects/${TPN}/plan/PIN:0000000009`));
    expect(localStorage).toHaveLength(0);
  });
});
