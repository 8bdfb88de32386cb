import { screen } from '@testing-library/react';
import type { Configuration, GuideInput, Plan } from 'shared/contract';
import {
  aConfiguration,
  aProject,
  http,
  HttpResponse,
  intentionOf,
  renderInShell,
  testServer,
} from 'shared/testing';
import type { FakeShell } from 'shared/testing';
import { Button } from 'shared/ui';
import { Form, useFilledForm } from 'shared/ui-forms';
import { crisprValuesOf, type CrisprValues } from '../../crispr-values.ts';
import { nucleasesSection } from '../../tables/table-sections.ts';
import { GuideFields } from '../guide-fields.tsx';
import { guideInputsOf } from '../guide-values.ts';

interface GuideEditor extends FakeShell {
  /** Saves; the guides that would be sent, or nothing while a rule is broken. */
  save: () => Promise<GuideInput[] | undefined>;
  /** Whether the form was sent, be it on purpose or not. */
  isSaved: () => boolean;
}

/** The guides of a plan as they are edited, with its nucleases, in their own form: the whole page takes long. */
export async function renderGuideEditor(
  plan: Plan,
  configuration: Partial<Configuration> = {},
  genes: readonly string[] = ['Tgfb1'],
): Promise<GuideEditor> {
  let sent: GuideInput[] | undefined;
  testServer.use(
    http.get('*/api/projects/:tpn', () => {
      const projectIntentions = genes.map((symbol) => intentionOf(symbol, 'MGI:98725'));
      return HttpResponse.json(aProject({ tpn: plan.tpn, projectIntentions }));
    }),
    http.get('*/api/v2/projects/:tpn/overview', () => new HttpResponse(null, { status: 404 })),
  );
  const keep = (values: CrisprValues) => {
    sent = guideInputsOf(values.guides.rows, plan.crisprAttempt?.guides ?? []);
  };
  const shell = renderInShell(<GuideForm plan={plan} onSubmit={keep} />, { configuration });
  await screen.findByRole('button', { name: 'Add guides manually' });
  return {
    ...shell,
    save: async () => {
      sent = undefined;
      await shell.user.click(screen.getByRole('button', { name: 'Update' }));
      return sent;
    },
    isSaved: () => sent !== undefined,
  };
}

function GuideForm({ plan, onSubmit }: { plan: Plan; onSubmit: (values: CrisprValues) => void }) {
  const form = useFilledForm<CrisprValues>(crisprValuesOf(plan, aConfiguration()), {
    shouldFocusError: false,
  });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <nucleasesSection.Fields plan={plan} />
      <GuideFields plan={plan} />
      <Button type="submit">Update</Button>
    </Form>
  );
}
