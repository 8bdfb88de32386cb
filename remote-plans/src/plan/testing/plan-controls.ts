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
export function chooseToAbandon({ user }: Pick<FakeShell, 'user'>): Promise<void> {
  return chooseEnd({ user }, 'Plan Abandoned');
}

/** Chooses the step that ends the work, and confirms it. */
export async function chooseEnd({ user }: Pick<FakeShell, 'user'>, status: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Stop this attempt…' }));
  await user.click(screen.getByRole('checkbox', { name: `Yes, set the plan to “${status}”` }));
}
