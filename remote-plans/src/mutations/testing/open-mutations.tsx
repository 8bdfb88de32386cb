import { screen } from '@testing-library/react';
import { useState } from 'react';
import type {
  Configuration,
  Mutation,
  MutationInput,
  NewMutationInput,
  PlacedGene,
  Plan,
  ProjectOverview,
} from 'shared/contract';
import { aConfiguration, aPerson, http, HttpResponse, renderInShell, testServer } from 'shared/testing';
import { Button } from 'shared/ui';
import { Form, useFilledForm } from 'shared/ui-forms';
import { aCrisprPlan } from '../../testing/index.ts';
import {
  isUntouchedMutation,
  MutationFacts,
  mutationInput,
  MutationsSection,
  newMutationInput,
  valuesOfMutation,
  type MutationValues,
} from '../index.ts';
import { keepMutation } from './keep-mutation.ts';

/** Lists with more than one choice wherever a test chooses. */
export const LISTS: Configuration = aConfiguration({
  molecularMutationTypes: ['Deletion', 'Indel', 'legacy'],
  consortiaToConstructSymbols: ['IMPC', 'KOMP'],
  mutationCategorizationsByType: {
    repair_mechanism: ['NHEJ', 'HDR'],
    esc_allele_class: ['a', 'e', "''"],
    allele_category: ['Conditional', 'Cre'],
  },
  sequenceTypes: ['complete', 'partial'],
  qcTypes: ['loa_qpcr', 'southern_blot'],
  qcStatuses: ['pass', 'fail'],
});

const SYMBOLS = ['Abl1', 'Abl2', 'T'];

/** Around the deletion of `aWholeMutation`. */
const ABL1_PLACE: PlacedGene = {
  symbol: 'Abl1',
  accessionId: 'MGI:87859',
  strand: '+',
  positions: [{ genomeBuild: 'GRCm39', chr: '2', start: 31_210_000, stop: 31_230_000 }],
  exonModel: null,
};

const OVERVIEW: ProjectOverview = {
  genotypeConfirmedColonies: 0,
  hasConditionalMutation: false,
  genes: [ABL1_PLACE],
  deletions: [],
};

export interface OpenedMutations {
  changes: MutationInput[];
  creations: NewMutationInput[];
  /** What the server was asked to suggest a symbol for. */
  suggestionsFor: unknown[];
}

interface Options {
  stored?: Mutation[];
  plan?: Plan;
  /** The response to the request for a symbol. */
  suggestion?: string;
  errors?: Record<string, string>;
  geneSymbols?: string[];
}

/** The mutations of an outcome in a form that saves into what it then shows: read, and edited again. */
export function openMutations(options: Options = {}) {
  const { suggestion = 'Abl1<em2(IMPC)J>' } = options;
  const seen: OpenedMutations = { changes: [], creations: [], suggestionsFor: [] };
  testServer.use(
    http.get('*/api/genesNamesInExternalData', ({ request }) => {
      const input = new URL(request.url).searchParams.get('input') ?? '';
      const wanted = input.replace('%', '').toLowerCase();
      return HttpResponse.json(SYMBOLS.filter((symbol) => symbol.toLowerCase().startsWith(wanted)));
    }),
    http.get('*/api/v2/projects/:tpn/overview', () => HttpResponse.json(OVERVIEW)),
    http.get('*/api/geneSynonymInExternalData', () => HttpResponse.json(null)),
    http.post('*/api/plans/:pin/outcomes/suggestedSymbol', async ({ request }) => {
      seen.suggestionsFor.push(await request.json());
      return HttpResponse.text(suggestion);
    }),
  );
  const shell = renderInShell(<Mutations {...options} seen={seen} />, { session: aPerson() });
  return { ...shell, ...seen, save: () => shell.user.click(screen.getByRole('button', { name: 'Update' })) };
}

function Mutations({ stored: first = [], seen, ...options }: Options & { seen: OpenedMutations }) {
  const { plan = aCrisprPlan(), errors = {}, geneSymbols } = options;
  const [stored, setStored] = useState(first);
  const form = useFilledForm({ mutations: { rows: first.map(valuesOfMutation) } });
  const save = ({ mutations: { rows } }: { mutations: { rows: MutationValues[] } }) => {
    const kept = rows.flatMap((values) => savedMutation(values, stored, seen));
    setStored(kept);
    form.reset({ mutations: { rows: kept.map(valuesOfMutation) } });
  };
  return (
    <>
      <Form form={form} label="Outcome" onSubmit={save}>
        <MutationsSection {...{ plan, stored, errors, geneSymbols }} lists={LISTS} />
        <Button type="submit">Update</Button>
      </Form>
      <section aria-label="Read view">
        {stored.map((mutation) => (
          <MutationFacts key={mutation.min} mutation={mutation} plan={plan} />
        ))}
      </section>
    </>
  );
}

function savedMutation(
  values: MutationValues,
  stored: readonly Mutation[],
  seen: OpenedMutations,
): Mutation[] {
  const before = stored.find(({ min }) => min === values.min);
  if (before !== undefined) {
    const change = mutationInput(values, before);
    if (change === null) return [before];
    seen.changes.push(change);
    return [keepMutation(change, before)];
  }
  if (isUntouchedMutation(values)) return [];
  const creation = newMutationInput(values);
  seen.creations.push(creation);
  return [keepMutation(creation, emptyStored(stored.length + 100))];
}

function emptyStored(id: number): Mutation {
  return {
    id,
    min: `MIN:000000000${id}`,
    mgiAlleleId: null,
    mgiAlleleSymbolWithoutImpcAbbreviation: null,
    symbol: null,
    description: null,
    qcNote: null,
    mgiAlleleSymbolRequiresConstruction: null,
    geneticMutationTypeName: null,
    molecularMutationTypeName: null,
    genes: [],
    mutationQcResults: [],
    mutationSequences: [],
    insertionSequences: [],
    mutationCategorizations: [],
    molecularMutationDeletions: [],
    targetedExons: [],
    canonicalTargetedExons: [],
    alignedFastas: [],
    isDeletionCoordinatesUpdatedManually: null,
    isMutationDeletionChecked: null,
    _links: {},
  };
}
