import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { isDemoWanted, refuseDemoOnNetwork } from './demo-mode.ts';
import { readSettings } from '../../platform/settings/settings.ts';

describe('is the demo wanted?', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase();
  });

  afterAll(() => database.close());

  const asked = (environment: Record<string, string>, kind: OpenDatabase['kind']) =>
    isDemoWanted({ db: database.db, kind }, readSettings(environment));

  test('follows DEMO, and loads an empty embedded database without it', async () => {
    expect(await asked({}, 'embedded')).toBe(true);
    expect(await asked({}, 'postgres')).toBe(false);
    expect(await asked({ DEMO: '0' }, 'embedded')).toBe(false);
    expect(await asked({ DEMO: '1' }, 'postgres')).toBe(true);
  });

  test('never where there is something already', async () => {
    await database.db.insertInto('person').values({ email: 'jo@lab.example' }).execute();
    expect(await asked({}, 'embedded')).toBe(false);
    await expect(asked({ DEMO: '1' }, 'embedded')).rejects.toThrow(
      'DEMO is 1, but the database holds people, projects or genes already: the demo wants an empty one.',
    );
  });
});

describe('demo accounts on a network', () => {
  test('are refused, unless they are meant', () => {
    expect(() => refuseDemoOnNetwork(readSettings({ HOST: '0.0.0.0' }))).toThrow(
      'The demo accounts have a known password and HOST is 0.0.0.0, which others can reach. ' +
        'Set ALLOW_DEMO_ON_NETWORK=1 if that is meant, or DEMO=0 with another DATA_DIR.',
    );
    expect(() => refuseDemoOnNetwork(readSettings({}))).not.toThrow();
    expect(() =>
      refuseDemoOnNetwork(readSettings({ HOST: '0.0.0.0', ALLOW_DEMO_ON_NETWORK: '1' })),
    ).not.toThrow();
  });
});
