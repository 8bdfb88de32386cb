import { useCallback, useState } from 'react';
import { errorText } from 'shared/api';

export interface Actions<Name extends string> {
  /** Which action is under way. */
  busyWith: Name | undefined;
  /** What the last one came to, in words. */
  outcome: { kind: 'success' | 'error'; text: string } | undefined;
  /** Never rejects: a failure is in `outcome`, and so is what is said of a success: the text that the call resolves to, or `done`. */
  take: (name: Name, call: () => Promise<unknown>, done?: string) => Promise<void>;
}

/** What a person has done at once, such as ending a session or sending a mail. */
export function useActions<Name extends string = string>(): Actions<Name> {
  const [busyWith, setBusyWith] = useState<Name>();
  const [outcome, setOutcome] = useState<Actions<Name>['outcome']>();
  const take = useCallback<Actions<Name>['take']>(async (name, call, done) => {
    setBusyWith(name);
    // An older outcome must not stand beside the new one (PP-69).
    setOutcome(undefined);
    try {
      const result = await call();
      const text = typeof result === 'string' ? result : done;
      if (text !== undefined) setOutcome({ kind: 'success', text });
    } catch (reason) {
      setOutcome({ kind: 'error', text: errorText(reason) });
    } finally {
      setBusyWith(undefined);
    }
  }, []);
  return { busyWith, outcome, take };
}
