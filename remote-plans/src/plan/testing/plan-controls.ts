import { screen } from '@testing-library/react';
import type { Plan } from 'shared/contract';
import type { FakeShell } from 'shared/testing';
import { aPlan } from '../../testing/index.ts';

/** A plan without an attempt section, so that only what every plan has is on the page (ui-screens 10.3). */
export function aBarePlan(more: Partial<Plan> = {}): Plan {
  return aPlan({ attemptTypeName: 'breeding', ...more });
}

export const update = () => screen.getByRole('button', { name: 'Update' });
export const comment = () => screen.getByRole('textbox', { name: 'Comment' });
export const nextStep = () => screen.getByRole('combobox', { name: 'Next step' });

/** Chooses to abandon the plan, and confirms it. */
export async function chooseToAbandon({ user }: Pick<FakeShell, 'user'>): Promise<void> {
  await user.selectOptions(nextStep(), 'Plan Abandoned');
  await confirmStep({ user });
}

/** Confirms the chosen step, unless that was done. */
export async function confirmStep({ user }: Pick<FakeShell, 'user'>): Promise<void> {
  const confirmation = await screen.findByRole('checkbox', { name: /Plan Abandoned/ });
  if (!confirmation.matches(':checked')) await user.click(confirmation);
}
