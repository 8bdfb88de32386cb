import type { TestApp } from '../../../testing/test-app.ts';
import { countingStatements } from '../../platform/database/statements/statement-count.ts';
import { personByEmail } from './person.ts';
import { MEMBER, openPeople } from './testing/people-administration.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openPeople();
});
afterAll(() => tracker.close());

test('a person and their roles are read in one statement, so that the version is that of the roles', async () => {
  const { db, context } = tracker;
  const { statements, found } = await countingStatements(async (count) => {
    const person = await personByEmail({ db, settings: context.settings }, MEMBER);
    return { statements: count.statements, found: person.resource.email };
  });
  expect({ statements, found }).toEqual({ statements: 1, found: MEMBER });
});
