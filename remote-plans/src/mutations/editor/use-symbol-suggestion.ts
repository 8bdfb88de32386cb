import { useState } from 'react';
import { apiFetchText, errorText } from 'shared/api';
import type { Plan, SymbolSuggestionInput } from 'shared/contract';
import { useFormContext, type FieldValues } from 'shared/ui-forms';
import { planPath } from '../../routing/api-paths.ts';
import { newMutationInput } from '../values/mutation-input.ts';
import type { MutationValues } from '../values/mutation-values.ts';
import { readSuggestion, type Suggestion } from '../values/symbol-suggestion.ts';

/** Asks the server for the symbol of a mutation and puts it into the form. */
export function useSymbolSuggestion(name: string, plan: Plan) {
  const { getValues } = useFormContext<Record<string, MutationValues>>();
  const { setValue } = useFormContext<FieldValues>();
  const [isAsking, setAsking] = useState(false);
  const [response, setResponse] = useState<Suggestion>({});

  const suggest = async (consortiumAbbreviation: string) => {
    setAsking(true);
    const suggestion = await ask(plan.pin, getValues(name), consortiumAbbreviation);
    setAsking(false);
    setResponse(suggestion);
    if (suggestion.symbol !== undefined)
      setValue(`${name}.symbol`, suggestion.symbol, { shouldDirty: true, shouldValidate: true });
  };
  return { suggest, isAsking, problem: response.problem, suggested: response.symbol };
}

async function ask(pin: string, values: MutationValues, consortiumAbbreviation: string): Promise<Suggestion> {
  const body: SymbolSuggestionInput = {
    ...newMutationInput(values),
    symbolSuggestionRequest: {
      consortiumAbbreviation,
      calculateSymbolAutomatically: true,
      excludeConsortiumAbbreviation: consortiumAbbreviation === '',
    },
  };
  try {
    return readSuggestion(await apiFetchText(`${planPath(pin)}/outcomes/suggestedSymbol`, { body }));
  } catch (error) {
    return { problem: errorText(error) };
  }
}
