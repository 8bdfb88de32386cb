import { screen, within } from '@testing-library/react';
import type { Configuration, Person, Plan } from 'shared/contract';
import { aPerson, renderInShell, type FakeShell } from 'shared/testing';
import remote from '../remote.tsx';
import { showEmptyFields } from './show-empty-fields.ts';
import { servePlan, type PlanServer, type StoredPlan } from './plan-server.ts';

export interface PlanPageOptions extends Omit<StoredPlan, 'allowed'> {
  plan: Plan;
  /** Who is signed in; a member of JAX unless said otherwise, null for a visitor. */
  session?: Person | null;
  /** Look-up lists that differ from those of `aConfiguration()`. */
  configuration?: Partial<Configuration>;
}

export interface OpenedPlanPage extends FakeShell {
  tracker: PlanServer;
}

/** Opens the page of a plan as somebody who may change it, and waits for its form. */
export async function openPlanForm(options: PlanPageOptions): Promise<OpenedPlanPage> {
  const opened = open({ ...options, allowed: ['canUpdatePlan'] });
  await screen.findByRole('form', { name: 'Plan' });
  await openSections(opened);
  return opened;
}

/** Opens the page of a plan as somebody who may only read it, and waits for it. */
export async function openPlanFacts(options: PlanPageOptions): Promise<OpenedPlanPage> {
  const opened = open({ ...options, allowed: [] });
  await screen.findByRole('heading', { name: 'Plan Status History' });
  await openSections(opened);
  return opened;
}

/** Sections that are done are folded at first, and empty fields are behind a button. */
export async function openSections({ user }: Pick<FakeShell, 'user'>): Promise<void> {
  const open = screen.queryByRole('button', { name: 'Open all sections' });
  if (open) await user.click(open);
  // A page of few sections opens each by itself.
  else
    for (const heading of screen.queryAllByRole('heading', { level: 2 })) {
      const folded = within(heading).queryByRole('button', { expanded: false });
      if (folded) await user.click(folded);
    }
  showEmptyFields();
}

function open({
  session = aPerson(),
  configuration,
  ...stored
}: PlanPageOptions & StoredPlan): OpenedPlanPage {
  const { tpn, pin, typeName } = stored.plan;
  const tracker = servePlan(stored);
  const route = `/projects/${tpn}/${typeName}-plan/${pin}`;
  return { ...renderInShell(remote.routes, { route, session, configuration }), tracker };
}

/** The value beside a name among the facts. */
export function factOf(label: string): HTMLElement | null {
  const [name] = screen.getAllByText(label, { selector: 'dt' });
  const value = name?.nextElementSibling;
  return value instanceof HTMLElement ? value : null;
}

/** Saves, and waits until what was saved is shown. */
export async function save({ user }: Pick<FakeShell, 'user'>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await screen.findByText('The update was successful.');
}
