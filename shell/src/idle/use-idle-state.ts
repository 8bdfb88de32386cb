import { useEffect, useState } from 'react';
import { endIdleSession, idleState, lastActivity, noteActivity, type IdleState } from 'shared/session';

const LOOK_EVERY_MS = 1_000;
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const ACTIVE: IdleState = { kind: 'active', noticeInMs: Infinity };

/**
 * Follows whether anybody is there, in any tab, and ends the session when nobody was for long (ADR 15). Once the notice is
 * up only its answer counts here: who moves the wheel has not read it.
 *
 * @param limitMs infinite while there is nothing to end
 * @returns also how to answer the notice
 */
export function useIdleState(limitMs: number): { state: IdleState; stay: () => void } {
  const [state, setState] = useState(ACTIVE);
  const [answerCount, setAnswerCount] = useState(0);
  useEffect(() => {
    if (!Number.isFinite(limitMs)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isTold = false;
    const look = () => {
      clearTimeout(timer);
      const now = Date.now();
      const next = idleState(lastActivity() ?? now, now, limitMs);
      isTold = next.kind !== 'active';
      setState(next);
      if (next.kind === 'over') void endIdleSession();
      else timer = setTimeout(look, next.kind === 'active' ? next.noticeInMs : LOOK_EVERY_MS);
    };
    const live = () => {
      if (!isTold) noteActivity();
    };
    SIGNS_OF_LIFE.forEach((sign) => document.addEventListener(sign, live, { capture: true, passive: true }));
    // Timers sleep with the machine.
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      clearTimeout(timer);
      SIGNS_OF_LIFE.forEach((sign) => document.removeEventListener(sign, live, { capture: true }));
      document.removeEventListener('visibilitychange', look);
      setState(ACTIVE);
    };
  }, [limitMs, answerCount]);
  const stay = () => {
    noteActivity();
    setAnswerCount(answerCount + 1);
  };
  return { state, stay };
}
