import { defineRemote } from './define-remote.ts';
import { REMOTE_CONTRACT } from './contract.ts';

test('a remote exports the name and version of the package it is built from, and its contract', () => {
  const routes = [{ path: '/search' }];
  expect(defineRemote({ routes })).toEqual({
    name: __FRAME_NAME__,
    version: __FRAME_VERSION__,
    contract: REMOTE_CONTRACT,
    routes,
  });
  expect(__FRAME_NAME__).toBe('shared');
});
