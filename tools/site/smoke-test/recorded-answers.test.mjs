import { readRecorded, recordedAnswer } from './recorded-answers.mjs';

const recorded = {
  screens: [],
  session: { accessToken: 'x' },
  answers: { '/api/projects?size=20': 'twenty', '/api/projects/TPN:1': 'one' },
};

test.each([
  ['GET', '/api/projects?size=20', 'twenty'],
  ['GET', '/api/projects?size=50', 'twenty'],
  ['GET', '/api/projects', 'twenty'],
  ['GET', '/api/projects/TPN:1', 'one'],
  ['GET', '/api/projects/TPN:2', undefined],
  ['POST', '/api/projects', undefined],
  ['POST', '/auth/refresh', recorded.session],
])('%s %s', (method, address, expected) => {
  expect(recordedAnswer(recorded, method, address)).toEqual(expected);
});

test('what is recorded shows every area with data, and has no working token in it', () => {
  const { screens, session, answers } = readRecorded();
  expect([...new Set(screens.map(({ area }) => area))].sort()).toEqual([
    'remote-genelists',
    'remote-plans',
    'remote-profile',
    'remote-projects',
    'remote-reports',
    'remote-search',
  ]);
  expect(JSON.stringify(session)).toContain('"accessToken":"recorded.eyJ');
  expect(Object.keys(answers).length).toBeGreaterThan(40);
});
