import { openTracker } from '../../../../testing/open-tracker.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { DatabaseUnavailableError } from '../../database/database-unavailable.ts';
import { sendCsv } from './csv.ts';

let tracker: TestApp;
let address: string;

beforeAll(async () => {
  tracker = await openTracker([
    (app) => {
      app.get('/api/export', { config: { access: 'open' } }, (_request, reply) =>
        sendCsv(reply, { name: 'things.csv', header: ['thing'], rows: failingRows() }),
      );
    },
  ]);
  address = await tracker.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => tracker.close());

async function* failingRows(): AsyncGenerator<string[][]> {
  yield [['first']];
  throw new DatabaseUnavailableError('unreachable', new Error('ECONNREFUSED 10.0.0.7'));
}

// What the headers said of the rows is not so of the refusal: a browser could not read it, and would store it as a file.
test('a file whose rows fail before anything was sent is a refusal that can be read', async () => {
  const response = await fetch(`${address}/api/export`, { headers: { 'accept-encoding': 'gzip' } });
  expect(Object.fromEntries(response.headers)).not.toHaveProperty('content-disposition');
  expect([response.status, await response.json()]).toMatchObject([
    503,
    { apierror: { message: 'The database cannot be reached at the moment. Please try again.' } },
  ]);
});
