/** @jest-environment jest-fixed-jsdom */
import { startTestServer } from 'shared/testing';
import { emptyMutation, type MutationValues } from '../../mutations/index.ts';
import { valuesOfOutcome, type OutcomeValues } from '../form/outcome-values.ts';
import { anOutcome } from '../testing/outcomes.ts';
import { saveOutcome } from './save-outcome.ts';
import { beginWork, FIRST, MUTATIONS, OPTIONS } from './testing/begin-work.ts';

startTestServer();

const withRows = (values: OutcomeValues, rows: MutationValues[]): OutcomeValues => ({
  ...values,
  mutations: { rows },
});

/** The row with this symbol is changed. */
const typeInto = (symbol: string, more: Partial<MutationValues>) => (values: OutcomeValues) =>
  withRows(
    values,
    values.mutations.rows.map((row) => (row.symbol === symbol ? { ...row, ...more } : row)),
  );

const NEW = 'Zfp999<em9(IMPC)J>';
const addMutation = (values: OutcomeValues) =>
  withRows(values, [
    ...values.mutations.rows,
    { ...emptyMutation(), symbol: NEW, description: 'first words' },
  ]);

describe('a new mutation whose response was lost, and which is typed into before the next save', () => {
  test('is not created twice: what was stored gets the later words (issue: acceptance 4)', async () => {
    const { server, save, type } = beginWork(addMutation);
    // The creation arrives, its response does not, and neither of the two readings after it does.
    server.breakCalls([0, 1, 2], 'unanswered');
    const first = await save();
    expect(first.base).toBeUndefined();
    type(typeInto(NEW, { description: 'later words' }));
    server.breakCalls([]);
    await save();
    expect(server.stored().mutations.map(({ description }) => description)).toEqual([
      null,
      null,
      'later words',
    ]);
    expect(server.sent.newMutations).toHaveLength(1);
  });

  test('also when the server changed what it stored, so that it is not recognised', async () => {
    const { server, save, type } = beginWork(addMutation);
    server.breakCalls([0, 1, 2], 'unanswered');
    await save();
    server.changeElsewhere({ mutation: { min: 'MIN:000000000902', description: 'Set right' } });
    type(typeInto(NEW, { description: 'later words' }));
    server.breakCalls([]);
    const { results } = await save();
    expect(results.map(({ state }) => state)).toEqual(['saved']);
    expect(server.stored().mutations).toHaveLength(3);
    expect(server.stored().mutations[2]?.description).toBe('later words');
  });
});

test('what is typed while it is not known what is stored stays, as a change of what is', async () => {
  const { server, save, type, values } = beginWork(
    typeInto('Zfp999<em1(IMPC)J>', { description: 'first words' }),
  );
  // Reading and changing the mutation succeed, reading the outcome again does not.
  server.breakCalls([2]);
  await save();
  type(typeInto('Zfp999<em1(IMPC)J>', { description: 'later words' }));
  server.breakCalls([]);
  await save();
  expect(server.sent.mutations.map(({ description }) => description)).toEqual(['first words', 'later words']);
  expect(values()).toEqual(valuesOfOutcome(server.stored()));
});

describe('somebody else was faster (PP-11)', () => {
  const describeFirst = typeInto('Zfp999<em1(IMPC)J>', { description: 'mine' });

  test('a mutation that was changed meanwhile is a conflict, and nothing of it is overwritten', async () => {
    const { server, save, values } = beginWork(describeFirst);
    server.changeElsewhere({ mutation: { min: FIRST, qcNote: 'theirs' } });
    const { results, saving } = await save();
    expect(results).toMatchObject([
      {
        state: 'conflict',
        title: `Mutation ${FIRST}`,
        theirs: { qcNote: 'theirs' },
        refusal: { message: `The mutation ${FIRST} has been changed since you opened it.` },
      },
    ]);
    expect(server.sent.mutations).toEqual([]);
    expect(values().mutations.rows[0]).toMatchObject({ description: 'mine', qcNote: '' });
    // It stays a conflict until it is resolved.
    expect(saving.stored.mutations[0]?.qcNote).toBeNull();
    expect((await save()).results).toMatchObject([{ state: 'conflict' }]);
  });

  test('the other parts are saved all the same', async () => {
    const { server, save } = beginWork((values) => ({
      ...describeFirst(values),
      colony: { ...values.colony, name: 'NL-2' },
    }));
    server.changeElsewhere({ mutation: { min: FIRST, qcNote: 'theirs' } });
    const { results } = await save();
    expect(results.map(({ title, state }) => [title, state])).toEqual([
      [`Mutation ${FIRST}`, 'conflict'],
      ['Colony', 'saved'],
    ]);
    expect(server.stored().outcome.colony?.name).toBe('NL-2');
  });

  test('a change of a mutation that nobody here has touched is just taken over', async () => {
    const { server, save, values } = beginWork((all) => ({
      ...all,
      colony: { ...all.colony, name: 'NL-2' },
    }));
    server.changeElsewhere({ mutation: { min: FIRST, qcNote: 'theirs' } });
    await save();
    expect(values().mutations.rows[0]?.qcNote).toBe('theirs');
  });
});

describe('pauses against the existing tracker: 1, 1 and 2 s (spec part 2 §9)', () => {
  test.each([
    [
      [1, 1, 2],
      ['0 New mutation (3)', '1 Mutation MIN:000000000555', '2 Colony', '4 end'],
    ],
    [
      [0, 0, 0],
      ['0 New mutation (3)', '0 Mutation MIN:000000000555', '0 Colony', '0 end'],
    ],
  ] as const)('%j seconds after each step', async (pauses, expected) => {
    const { values } = beginWork((all) => ({
      ...addMutation(typeInto('Zfp999<em1(IMPC)J>', { description: 'mine' })(all)),
      colony: { ...all.colony, name: 'NL-2' },
    }));
    const times: string[] = [];
    let seconds = 0;
    await saveOutcome({ stored: { outcome: anOutcome(), mutations: MUTATIONS }, open: new Map() }, values(), {
      ...OPTIONS,
      pauses,
      wait: (more) => Promise.resolve(void (seconds += more)),
      onStep: (title) => times.push(`${seconds} ${title}`),
    });
    expect([...times, `${seconds} end`]).toEqual(expected);
  });

  test('a step that sends nothing is not waited for', async () => {
    const { values } = beginWork((all) => ({ ...all, colony: { ...all.colony, name: 'NL-2' } }));
    const wait = jest.fn(() => Promise.resolve());
    await saveOutcome({ stored: { outcome: anOutcome(), mutations: MUTATIONS }, open: new Map() }, values(), {
      ...OPTIONS,
      pauses: [1, 1, 2],
      wait,
    });
    expect(wait.mock.calls).toEqual([[2]]);
  });
});
