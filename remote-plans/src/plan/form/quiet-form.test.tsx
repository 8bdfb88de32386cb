import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import type { Editable } from 'shared/api';
import type { Plan } from 'shared/contract';
import { renderInShell, startTestServer } from 'shared/testing';
import { TextField } from 'shared/ui-forms';
import { aPlan, servePlan } from '../../testing/index.ts';
import { PlanForm } from './plan-form.tsx';
import type { AttemptForm, PlanSection } from './plan-section.ts';

startTestServer();

const renders: string[] = [];

/** A section that notes when it is rendered. */
function noted(id: string): PlanSection {
  const Fields = () => {
    useEffect(() => {
      renders.push(id);
    });
    return <TextField name={`${id}.name`} label={`Name of ${id}`} />;
  };
  return { id, title: id, labels: { name: 'Name' }, Fields, Facts: () => null };
}

const attempt: AttemptForm<Record<'one' | 'two', { name: string }>> = {
  sections: [noted('one'), noted('two')],
  valuesOf: () => ({ one: { name: '' }, two: { name: '' } }),
  inputOf: () => ({}),
};

const appendix = {
  id: 'after',
  title: 'After',
  Place: () => {
    useEffect(() => {
      renders.push('after');
    });
    return null;
  },
};

function anEditable(plan: Plan): Editable<Plan> {
  const notAsked = () => Promise.reject(new Error('Nothing is saved here'));
  return {
    data: plan,
    error: undefined,
    isLoading: false,
    isOutdated: false,
    isRenewing: false,
    reload: () => Promise.resolve(),
    save: notAsked,
    saveNext: notAsked,
    conflict: undefined,
  };
}

test('typing renders no section, and nothing after them: long plans stay fluid (acceptance 6)', async () => {
  const plan = aPlan();
  servePlan({ plan });
  const { user } = renderInShell(
    <PlanForm
      editable={anEditable(plan)}
      plan={plan}
      attempt={attempt}
      appendix={appendix}
      onSaved={() => undefined}
    />,
  );
  const field = await screen.findByRole('textbox', { name: 'Name of one' });
  expect(renders).toContain('after');
  renders.length = 0;
  await user.type(field, 'abc');
  expect(screen.getByText('Changed: one')).toBeVisible();
  expect(renders).toEqual([]);
});
