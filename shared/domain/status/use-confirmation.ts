import { useState } from 'react';
import type { AvailableTransition } from 'shared/contract';

/** A confirmation is valid for one step only, and not for the next time that it is chosen. */
export function useConfirmation(step: AvailableTransition | undefined) {
  const [action, setAction] = useState<string>();
  if (action !== undefined && action !== step?.action) setAction(undefined);
  return {
    isGiven: action !== undefined && action === step?.action,
    give: (isGiven: boolean) => setAction(isGiven ? step?.action : undefined),
    takeBack: () => setAction(undefined),
  };
}

/** Whether the person has confirmed a step that ends the work. */
export type Confirmation = ReturnType<typeof useConfirmation>;
