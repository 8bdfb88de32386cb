import { useState } from 'react';
import type { AvailableTransition } from 'shared/contract';

/** Whether the person has confirmed a step that ends the work. */
export interface Confirmation {
  isGiven: boolean;
  give: (isGiven: boolean) => void;
  takeBack: () => void;
}

/** A confirmation holds for one step only, and not for the next time that it is chosen. */
export function useConfirmation(step: AvailableTransition | undefined): Confirmation {
  const [action, setAction] = useState<string>();
  if (action !== undefined && action !== step?.action) setAction(undefined);
  return {
    isGiven: action !== undefined && action === step?.action,
    give: (isGiven) => setAction(isGiven ? step?.action : undefined),
    takeBack: () => setAction(undefined),
  };
}
