import { useState } from 'react';
import { errorText } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import { ErrorState, LoadingState } from 'shared/ui';
import { OutcomeForm } from './outcome-form.tsx';
import type { OutcomeViewProps } from './outcome-facts.tsx';

export interface OutcomeEditingProps extends OutcomeViewProps {
  /** `stored` may be older than what the server keeps. */
  isValidating: boolean;
}

/**
 * An outcome as those see it who may change it. The form begins with what is stored now, and is not changed under the hands of
 * the person: from then on it reads the outcome itself, after saving.
 */
export function OutcomeEditing({ stored, isValidating, ...view }: OutcomeEditingProps) {
  const { configuration: lists, error } = useConfiguration();
  const [initial, setInitial] = useState(isValidating ? undefined : stored);
  if (initial === undefined && !isValidating) setInitial(stored);
  if (initial && lists) return <OutcomeForm {...view} initial={initial} lists={lists} />;
  return error ? <ErrorState text={errorText(error)} /> : <LoadingState label="Loading the outcome…" />;
}
