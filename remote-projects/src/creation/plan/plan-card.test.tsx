import { screen } from '@testing-library/react';
import { anAdministrator, aPerson, startTestServer } from 'shared/testing';
import { fields, openCreation } from '../testing/open-creation.tsx';

startTestServer();
beforeEach(() => localStorage.clear());

const optionsOf = (select: HTMLElement) => Array.from(select.children, (option) => option.textContent);

describe('the first plan (ui-screens 8 and 9)', () => {
  test('is a production plan, which cannot be changed', async () => {
    await openCreation();
    const type = screen.getByRole('textbox', { name: /^Plan Type/ });
    expect(type).toHaveValue('production');
    expect(type).toHaveAttribute('readonly');
  });

  test('offers the three attempt types that a project begins with', async () => {
    await openCreation();
    expect(optionsOf(fields.attemptType())).toEqual(['', 'crispr', 'haplo-essential crispr', 'es cell']);
  });

  test('what the person has no choice about is chosen, their only consortium too', async () => {
    await openCreation({
      session: aPerson({
        rolesWorkUnits: [{ id: 1, workUnitName: 'BCM', roleName: 'general' }],
        rolesConsortia: [{ id: 1, consortiumName: 'IMPC', roleName: 'general' }],
      }),
    });
    expect(fields.workUnit()).toHaveValue('BCM');
    expect(fields.workGroup()).toHaveValue('BaSH');
    expect(screen.getByRole('button', { name: 'Remove IMPC' })).toBeVisible();
  });

  test('offers the work units of the person, and all of them to administrators', async () => {
    const { unmount } = await openCreation();
    expect(optionsOf(fields.workUnit())).toEqual(['', 'BCM', 'JAX']);
    unmount();
    await openCreation({ session: anAdministrator() });
    expect(optionsOf(fields.workUnit())).toEqual(['', 'BCM', 'JAX', 'TCP']);
  });

  test('offers work groups of the unit and funders of the group; nothing before they are chosen', async () => {
    const { user } = await openCreation();
    expect(optionsOf(fields.workGroup())).toEqual(['']);
    expect(fields.workGroup()).toHaveAccessibleDescription('Choose a work unit first.');
    expect(fields.funders()).toHaveAccessibleDescription('Choose a work group first.');
    await user.selectOptions(fields.workUnit(), 'JAX');
    expect(optionsOf(fields.workGroup())).toEqual(['', 'JAX', 'Shared']);
    await user.selectOptions(fields.workGroup(), 'JAX');
    await user.click(fields.funders());
    expect(screen.getAllByRole('option', { name: /^KOMP/ })).toHaveLength(2);
  });

  test('another work unit removes group and funders, with a message', async () => {
    const { user } = await openCreation();
    await user.selectOptions(fields.workUnit(), 'JAX');
    await user.selectOptions(fields.workGroup(), 'JAX');
    await user.type(fields.funders(), 'KOMP2{Enter}');
    await user.selectOptions(fields.workUnit(), 'BCM');
    expect(fields.workGroup()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Remove KOMP2' })).not.toBeInTheDocument();
    expect(screen.getByText('Work Group JAX, Funder KOMP2')).toBeVisible();
    await user.selectOptions(fields.workGroup(), 'BaSH');
    expect(screen.queryByText('Work Group JAX, Funder KOMP2')).not.toBeInTheDocument();
  });

  test.each([
    ['Attempt Type', fields.attemptType],
    ['Work Unit', fields.workUnit],
    ['Work Group', fields.workGroup],
    ['Privacy', fields.privacy],
  ])('%s is required and says so once it was left (spec part 1 §5)', async (label, field) => {
    const { user } = await openCreation();
    await user.click(field());
    await user.tab();
    expect(await screen.findByText(`${label} is required`)).toBeVisible();
  });

  test('Consortia are required and show it once they were left (spec part 1 §5)', async () => {
    const { user } = await openCreation();
    await user.click(fields.consortia());
    await user.tab();
    expect(await screen.findByText('Consortia are required')).toBeVisible();
  });
});
