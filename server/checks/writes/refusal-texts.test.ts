/**
 * Every write that concerns restricted projects, or what belongs to others, by people who may not read it: no text of it is in any
 * refusal, and no identifier that the request does not have.
 */
import { markTexts } from '../leaks/marked-texts.ts';
import { makeProjects } from '../scenarios/project-privacy.ts';
import { allWrites } from './all-writes.ts';
import { hiddenIn } from './hidden-in.ts';
import { sendWrite } from './send-write.ts';
import { openWorld, type World } from './world.ts';
import type { Write } from './write.ts';

jest.setTimeout(120_000);

/** By these, people and tokens are found; the history is not asked for. */
const UNMARKED = /^(history|project_index|security|session|refresh|person|personal_token)/;

let world: World;
let writes: Write[];
let marks: string[];

beforeAll(async () => {
  world = await openWorld();
  writes = await allWrites(world);
  const { db } = world.tracker;
  marks = await markTexts(
    db,
    world.tables.filter((name) => !UNMARKED.test(name)),
  );
  await makeProjects(db, 'restricted');
});
afterAll(() => world.close());

test.each(['visitor', 'stranger'] as const)(
  'no refusal of a %s has anything that is hidden',
  async (caller) => {
    const found: string[] = [];
    for (const write of writes.filter(({ mayNot }) => mayNot.some((name) => name === caller))) {
      // A version that somebody has changed since: who did so is not for those who may not know.
      const { payload } = await sendWrite(world, write, caller, { 'if-match': '"1"' });
      const request = JSON.stringify([write.url, write.body, write.file]);
      found.push(...hiddenIn(payload, request).map((mark) => `${write.operation}: ${mark}`));
    }
    expect(marks.length).toBeGreaterThan(25);
    expect(found).toEqual([]);
  },
);
