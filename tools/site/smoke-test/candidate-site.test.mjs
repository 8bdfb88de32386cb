import { openCandidateSite } from './candidate-site.mjs';

/** @type {string[]} */
let read = [];
const refuse = () => Promise.reject(new Error('read only'));
/** A live site, as it is over HTTP: what it refuses is an error. */
const STORE = {
  place: 'https://tracker.example/',
  read: async (/** @type {string} */ path) => {
    read.push(path);
    if (path === 'federation.json') return Buffer.from('{"remotes":[]}');
    if (path === 'static/a.js') return Buffer.from('1');
    if (path.startsWith('api/')) throw new Error('answers 400');
    if (path === 'static/away.js') throw new Error('answers 503');
    return undefined;
  },
  list: async () => [],
  ...{ change: refuse, addFolder: refuse, addHashed: refuse, remove: refuse },
};
const BUILT = { name: 'shell', version: '9.0.0', folder: '/nowhere', sources: '', seconds: 0 };

/** @type {Awaited<ReturnType<typeof openCandidateSite>>} */
let site;
beforeAll(async () => {
  site = await openCandidateSite(STORE, BUILT, {
    screens: [],
    session: {},
    answers: { '/api/conf': { privacies: ['public'] } },
  });
});
beforeEach(() => {
  read = [];
});
afterAll(() => site.close());

const get = (/** @type {string} */ path) => fetch(site.url + path);

test('answers calls of the API with what was recorded, else with 404, and asks the live site for none', async () => {
  expect(await (await get('/api/conf')).json()).toEqual({ privacies: ['public'] });
  expect((await get('/api/glt_production_numbers')).status).toBe(404);
  expect((await get('/auth/providers')).status).toBe(404);
  expect(read).toEqual([]);
});

test.each([
  ['/static/a.js', 200],
  ['/static/none.js', 404],
  ['/static/away.js', 404],
])('%s of the live site is %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});
