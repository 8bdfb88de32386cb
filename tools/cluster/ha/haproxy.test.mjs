import { nodesUp } from './haproxy.mjs';

/** @param {string[]} states */
const statistics = (states) =>
  [
    '# pxname,svname,qcur,status',
    'primary,FRONTEND,0,OPEN',
    ...states.map((state, index) => `primary,node-${index + 1},0,${state}`),
    'primary,BACKEND,0,UP',
    '',
  ].join('\n');

test('the nodes are counted that HAProxy sends connections to', () => {
  expect(nodesUp(statistics(['UP', 'DOWN', 'DOWN']))).toBe(1);
  expect(nodesUp(statistics(['UP', 'UP', 'UP 1/2']))).toBe(3);
  expect(nodesUp('')).toBe(0);
});
