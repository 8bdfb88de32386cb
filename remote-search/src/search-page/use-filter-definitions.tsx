import { useMemo } from 'react';
import { useConfiguration } from 'shared/config-data';
import { useSignInAddress } from 'shared/domain';
import { useSession } from 'shared/session';
import { Link, type FilterDefinition, type FilterValues } from 'shared/ui';
import { filtersFor } from '../search/filters.ts';

function SignInHint() {
  return <Link to={useSignInAddress()}>Sign in to see protected projects</Link>;
}

/** The filters that the person at the screen may use now, and why the configuration could not be read, if so. */
export function useFilterDefinitions(values: FilterValues) {
  const { configuration, error } = useConfiguration();
  const isAnonymous = useSession().status === 'anonymous';
  const definitions = useMemo(
    () =>
      filtersFor(configuration, values, isAnonymous).map((filter): FilterDefinition => {
        const isNarrowed = isAnonymous && filter.name === 'privacyName';
        return isNarrowed ? { ...filter, hint: <SignInHint /> } : filter;
      }),
    [configuration, values, isAnonymous],
  );
  return { definitions, error };
}
