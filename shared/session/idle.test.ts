/** @jest-environment jest-fixed-jsdom */
import { lastActivity, noteActivity } from './activity.ts';
import { idleState } from './idle-state.ts';

const MINUTE = 60_000;

describe('where an idle session stands (ADR 15)', () => {
  it.each([
    [0, { kind: 'active', noticeInMs: 58 * MINUTE }],
    [57, { kind: 'active', noticeInMs: MINUTE }],
    [58, { kind: 'notice', endsInMs: 2 * MINUTE }],
    [59.5, { kind: 'notice', endsInMs: MINUTE / 2 }],
    [60, { kind: 'over' }],
    [600, { kind: 'over' }],
  ])('after %d of 60 minutes', (minutes, expected) => {
    expect(idleState(1_000, 1_000 + minutes * MINUTE, 60 * MINUTE)).toEqual(expected);
  });

  it('warns in the second half of a limit that is shorter than the notice', () => {
    expect(idleState(0, 20_000, MINUTE)).toEqual({ kind: 'active', noticeInMs: 10_000 });
    expect(idleState(0, 30_000, MINUTE)).toEqual({ kind: 'notice', endsInMs: 30_000 });
  });

  it('never ends without a limit', () => {
    expect(idleState(0, 1e12, Infinity)).toEqual({ kind: 'active', noticeInMs: Infinity });
  });
});

describe('activity', () => {
  afterEach(() => localStorage.clear());

  it('counts wherever it happens, and the latest counts', () => {
    noteActivity(1_000_000);
    expect(lastActivity()).toBe(1_000_000);
    localStorage.setItem('session.activity', '2000000');
    expect(lastActivity()).toBe(2_000_000);
    noteActivity(3_000_000);
    expect(lastActivity()).toBe(3_000_000);
  });

  it('is written down for other tabs and later visits, but not with every key', () => {
    noteActivity(5_000_000);
    expect(localStorage.getItem('session.activity')).toBe('5000000');
    noteActivity(5_001_000);
    expect(localStorage.getItem('session.activity')).toBe('5000000');
    noteActivity(5_006_000);
    expect(localStorage.getItem('session.activity')).toBe('5006000');
  });
});
