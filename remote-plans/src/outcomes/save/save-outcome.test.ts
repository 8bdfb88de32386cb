/** @jest-environment jest-fixed-jsdom */
import { errorText } from 'shared/api';
import type { Mutation } from 'shared/contract';
import { startTestServer } from 'shared/testing';
import { emptyMutation } from '../../mutations/index.ts';
import { emptyProduct, valuesOfOutcome, type OutcomeValues } from '../form/outcome-values.ts';
import { REFUSAL, type Failure } from '../testing/breakable-calls.ts';
import { serveOutcome } from '../testing/outcome-server.ts';
import { anOutcome, PIN, TPO } from '../testing/outcomes.ts';
import type { PartResult } from './part-results.ts';
import { beginWork, FIRST, OPTIONS, SECOND } from './testing/begin-work.ts';
import { saveOutcome } from './save-outcome.ts';

startTestServer();

const OUTCOME = `/api/plans/${PIN}/outcomes/${TPO}`;

/** Everything that an outcome consists of is changed: two new mutations, two changed ones, the colony and its products. */
function changeEverything(values: OutcomeValues): OutcomeValues {
  const [first, second] = values.mutations.rows;
  if (!first || !second) throw new Error('There are two mutations');
  return {
    ...values,
    colony: { ...values.colony, genotypingComment: 'third litter' },
    products: {
      rows: [
        ...values.products.rows,
        { ...emptyProduct(), distributionCentreName: 'BCM', productTypeName: 'Live mice' },
      ],
    },
    mutations: {
      rows: [
        { ...first, description: 'first, changed' },
        {
          ...second,
          mutationSequences: [{ id: null, index: '1', sequence: '>x\nACGT', typeName: 'complete' }],
        },
        { ...emptyMutation(), symbol: 'Zfp999<em3(IMPC)J>', description: 'third' },
        { ...emptyMutation(), symbol: 'Zfp999<em4(IMPC)J>', description: 'fourth' },
      ],
    },
  };
}

/** The calls of a save of everything (spec part 2 §4: new mutations, changed mutations, the outcome, reload), and their parts. */
const CALLS: readonly [call: string, part: string][] = [
  [`POST ${OUTCOME}/mutations`, 'New mutation (3)'],
  [`POST ${OUTCOME}/mutations`, 'New mutation (4)'],
  [`GET ${OUTCOME}/mutations/${FIRST}`, `Mutation ${FIRST}`],
  [`PUT ${OUTCOME}/mutations/${FIRST}`, `Mutation ${FIRST}`],
  [`GET ${OUTCOME}/mutations/${SECOND}`, `Mutation ${SECOND}`],
  [`PUT ${OUTCOME}/mutations/${SECOND}`, `Mutation ${SECOND}`],
  [`GET ${OUTCOME}`, 'Colony'],
  [`PUT ${OUTCOME}`, 'Colony'],
  [`GET ${OUTCOME}`, 'reload'],
  [`GET ${OUTCOME}/mutations`, 'reload'],
];

/** What a save of everything leaves on the server: each thing once. */
const EVERYTHING = {
  outcome: {
    colony: {
      genotypingComment: 'third litter',
      distributionProducts: [{ id: 61 }, { distributionCentreName: 'BCM' }],
    },
  },
  mutations: [
    { min: FIRST, description: 'first, changed' },
    { min: SECOND, mutationSequences: [{ index: 1, sequence: { sequence: '>x\nACGT' } }] },
    { symbol: 'Zfp999<em3(IMPC)J>', description: 'third' },
    { symbol: 'Zfp999<em4(IMPC)J>', description: 'fourth' },
  ],
};

const failures = (results: readonly PartResult[]) =>
  results.flatMap((result) => (result.state === 'failed' ? [[result.title, errorText(result.error)]] : []));

describe('saving an outcome (spec part 2 §4, ui-screens 15.10)', () => {
  test('sends new mutations, changed mutations and the outcome, each awaited, and reads everything again', async () => {
    const { server, save, values } = beginWork(changeEverything);
    server.breakCalls([]);
    const end = await save();
    expect(server.calls).toEqual(CALLS.map(([call]) => call));
    expect(end.results.map(({ state }) => state)).toEqual(['saved', 'saved', 'saved', 'saved', 'saved']);
    expect(server.stored()).toMatchObject(EVERYTHING);
    expect(values()).toEqual(valuesOfOutcome(server.stored()));
  });

  test('sends nothing but what was changed', async () => {
    const { server, save } = beginWork((values) => ({
      ...values,
      colony: { ...values.colony, name: 'NL-2' },
    }));
    await save();
    expect(server.sent).toMatchObject({
      newMutations: [],
      mutations: [],
      outcomes: [{ colony: { name: 'NL-2' } }],
    });
  });

  test('sends nothing when nothing was changed, and forgets empty new mutations', async () => {
    const { server, save, values } = beginWork((all) => ({
      ...all,
      mutations: { rows: [...all.mutations.rows, emptyMutation()] },
    }));
    const end = await save();
    expect(end.results).toEqual([]);
    expect(server.calls.every((call) => call.startsWith('GET'))).toBe(true);
    expect(values().mutations.rows).toHaveLength(2);
  });

  test('an outcome without stored mutations is saved too (PP-04)', async () => {
    const stored = { outcome: anOutcome(), mutations: [] };
    const server = serveOutcome(stored);
    const values = valuesOfOutcome(stored);
    const changed = { ...values, colony: { ...values.colony, genotypingComment: '' } };
    const { results } = await saveOutcome({ stored, open: new Map() }, changed, OPTIONS);
    expect(results.map(({ state }) => state)).toEqual(['saved']);
    expect(server.stored().outcome.colony?.genotypingComment).toBeNull();
  });
});

/** Mutations are stored in the order in which they arrive; toMatchObject compares their number too. */
const bySymbol = (mutations: readonly Mutation[]) =>
  mutations.toSorted((one, other) => (one.symbol ?? '').localeCompare(other.symbol ?? ''));

const FAILURES: readonly Failure[] = ['refused', 'unreached', 'unanswered'];
const TEXT = {
  refused: REFUSAL,
  unreached: 'Error while comminicating with the server. Check that the server is available.',
  unanswered: 'Error while comminicating with the server. Check that the server is available.',
};

describe.each(FAILURES)('the server fails at one call, which is %s (issue: acceptance 4)', (failure) => {
  test.each(CALLS.map(([call, part], number) => ({ number, call, part })))(
    '$number: $call ($part)',
    async ({ number, part }) => {
      const { server, save, values } = beginWork(changeEverything);
      const typed = values();
      server.breakCalls([number], failure);
      const first = await save();

      // The message names the part; a change whose response was lost may turn out to be saved.
      const isFoundSaved = failure === 'unanswered' && !CALLS[number]?.[0].startsWith('GET');
      if (part === 'reload') expect(errorText(first.readingError)).toBe(TEXT[failure]);
      else if (!isFoundSaved) expect(failures(first.results)).toContainEqual([part, TEXT[failure]]);

      // Nothing typed is lost: everything is on the page, whether it is stored or not.
      expect(values()).toMatchObject({
        colony: typed.colony,
        products: { rows: [{ id: 61 }, { distributionCentreName: 'BCM' }] },
        mutations: {
          rows: expect.arrayContaining(
            typed.mutations.rows.map(({ symbol, description }) =>
              expect.objectContaining({ symbol, description }),
            ),
          ),
        },
      });
      expect(values().mutations.rows).toHaveLength(4);

      // A second save finishes the rest, and nothing is there twice.
      server.breakCalls([]);
      const second = await save();
      expect(failures(second.results)).toEqual([]);
      expect(second.readingError).toBeUndefined();
      const { outcome, mutations } = server.stored();
      expect(outcome).toMatchObject(EVERYTHING.outcome);
      expect(outcome.colony?.distributionProducts).toHaveLength(2);
      expect(bySymbol(mutations)).toMatchObject(EVERYTHING.mutations);
      expect(values()).toEqual(valuesOfOutcome(server.stored()));
    },
  );
});
