import { useEffect } from 'react';
import type { Draft } from 'shared/domain';
import { useFormContext, useFormState, useWatch } from 'shared/ui-forms';
import type { CreationValues } from './creation-values.ts';

/** Keeps what is typed in this browser until it is sent (PP-07). It shows nothing, and spares the form its renders. */
export function DraftKeeper({ draft: { keep } }: { draft: Draft<CreationValues> }) {
  const { isDirty } = useFormState<CreationValues>();
  const values = useWatch<CreationValues>();
  const { getValues } = useFormContext<CreationValues>();
  useEffect(() => {
    if (isDirty) keep(getValues());
  }, [isDirty, values, keep, getValues]);
  return null;
}
