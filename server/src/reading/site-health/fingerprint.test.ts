import { fingerprintOf } from './fingerprint.ts';

const failure = { area: 'remote-reports', kind: 'render', message: 'x is not a function' } as const;

test.each([
  [
    'versions',
    'remote-reports 1.0.0 (load): no answer',
    'remote-reports 1.1.0-local.bdc462f4 (load): no answer',
  ],
  ['hashes of files', 'static/remote.0f3a91c2.js failed', 'static/remote.77aa00bb.js failed'],
  ['numbers', 'Loading chunk 12 failed', 'Loading chunk 345 failed'],
  ['space and case', 'Not  a function', 'not a function '],
])('%s do not make another failure', (_what, one, other) => {
  expect(fingerprintOf({ ...failure, message: one })).toBe(fingerprintOf({ ...failure, message: other }));
});

test.each([
  ['area', { area: 'shell' }],
  ['kind', { kind: 'unhandled' }],
  ['message', { message: 'y is not a function' }],
] as const)('another %s does', (_what, change) => {
  expect(fingerprintOf({ ...failure, ...change })).not.toBe(fingerprintOf(failure));
});
