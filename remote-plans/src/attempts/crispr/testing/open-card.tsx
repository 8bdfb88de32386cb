import { screen, within } from '@testing-library/react';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useEditable } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { Configuration, Plan } from 'shared/contract';
import { renderInShell, type FakeShell } from 'shared/testing';
import { Button, Card } from 'shared/ui';
import { Form, FormErrorSummary, useFilledForm } from 'shared/ui-forms';
import type { PlanSection } from '../../../plan/form/plan-section.ts';
import { servePlan, type PlanServer } from '../../../testing/index.ts';
import { crisprInputOf, crisprValuesOf, type CrisprValues } from '../crispr-values.ts';

export interface OpenedCard extends FakeShell {
  tracker: PlanServer;
  /** The card to edit. */
  editor: () => ReturnType<typeof cardCalled>;
  /** The same card to read. */
  facts: () => ReturnType<typeof cardCalled>;
  /** Presses Update, and waits until what was saved is shown. */
  save: () => Promise<void>;
}

function cardCalled(name: string) {
  return within(screen.getByLabelText(name));
}

/**
 * Opens one card of a CRISPR attempt, to edit and beside it to read, with a button that saves: the page with all its
 * cards takes its time, and has its own tests.
 */
export async function openCard(
  section: PlanSection,
  plan: Plan,
  configuration: Partial<Configuration>,
): Promise<OpenedCard> {
  const tracker = servePlan({ plan });
  const shell = renderInShell(<CardOfPlan section={section} pin={plan.pin} />, { configuration });
  const update = await screen.findByText('Update');
  return {
    ...shell,
    tracker,
    editor: () => cardCalled('To edit'),
    facts: () => cardCalled('To read'),
    save: async () => {
      const times = tracker.updates.length;
      await shell.user.click(update);
      await screen.findByText(`Saved: ${times + 1}`);
    },
  };
}

function CardOfPlan({ section, pin }: { section: PlanSection; pin: string }) {
  const { data: plan, save } = useEditable<Plan>(`/api/plans/${pin}`);
  const { configuration } = useConfiguration();
  if (!plan || !configuration) return null;
  return <OpenForm section={section} plan={plan} lists={configuration} save={save} />;
}

interface OpenFormProps {
  section: PlanSection;
  plan: Plan;
  lists: Configuration;
  save: ReturnType<typeof useEditable<Plan>>['save'];
}

function OpenForm({ section: { Fields, Facts }, plan, lists, save }: OpenFormProps) {
  const [times, setTimes] = useState(0);
  const values = useMemo(() => crisprValuesOf(plan, lists), [plan, lists]);
  const form = useFilledForm<CrisprValues>(values, { mode: 'onTouched', shouldFocusError: false });
  // Not a passive effect: on a busy machine it would come after what a test does first, and take it back.
  useLayoutEffect(() => form.reset(values), [form, values]);
  const send = async (changed: CrisprValues) => {
    await save(crisprInputOf(changed, plan));
    setTimes((before) => before + 1);
  };
  return (
    <>
      <Form form={form} label="Plan" onSubmit={send}>
        <FormErrorSummary />
        <Card title="To edit">
          <Fields plan={plan} />
        </Card>
        <Button type="submit">Update</Button>
      </Form>
      <Card title="To read">
        <Facts plan={plan} />
      </Card>
      <p>Saved: {times}</p>
    </>
  );
}
