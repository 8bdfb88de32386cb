/** @jest-environment jest-fixed-jsdom */
import type { Registry } from 'shared/remote';
import { sessionStore } from 'shared/session';
import { aPerson } from 'shared/testing';
import { currentReader } from './reader.ts';

const entry = { name: 'remote-x', version: '1.0.0', contract: 1, entry: 'x', prefixes: ['/x'] };
const onTrialFor = (accounts: string[]): Registry => ({
  remotes: [{ ...entry, staged: { facts: entry, audience: { percentage: 5, accounts } } }],
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStore.setState({ status: 'anonymous', person: null });
});

test('a browser has the same name on every page', async () => {
  const { browserId } = await currentReader({ remotes: [] });
  expect(browserId).toMatch(/^([0-9a-z]+-){3}[0-9a-z]+$/);
  expect((await currentReader({ remotes: [] })).browserId).toBe(browserId);
});

test('a browser that keeps nothing has none', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(await currentReader({ remotes: [] })).toEqual({ browserId: null, email: null });
});

test('who is signed in is waited for when a trial names accounts', async () => {
  sessionStore.setState({ status: 'unknown', person: null });
  const reader = currentReader(onTrialFor(['ab']));
  const person = aPerson();
  sessionStore.setState({ status: 'signedIn', person });
  expect((await reader).email).toBe(person.email);
});

test('but only for three seconds', async () => {
  jest.useFakeTimers();
  sessionStore.setState({ status: 'unknown', person: null });
  const reader = currentReader(onTrialFor(['ab']));
  await jest.advanceTimersByTimeAsync(3000);
  expect((await reader).email).toBeNull();
});

test('and not at all otherwise', async () => {
  sessionStore.setState({ status: 'unknown', person: null });
  expect((await currentReader(onTrialFor([]))).email).toBeNull();
});
