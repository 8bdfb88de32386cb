import { errorText } from 'shared/api';
import { Box, Card, ErrorState, Field, LoadingState, NativeSelect, Text } from 'shared/ui';
import type { Management } from './use-management.ts';

/** Whose list is managed (ui-screens 19); nothing is chosen at first. */
export function ConsortiumCard({
  consortia,
  consortiaError,
  reloadConsortia,
  consortium,
  refine,
  saving,
}: Management) {
  return (
    <Card
      title={consortium === '' ? 'Gene List' : `Gene List for ${consortium}`}
      description="Please select the consortium for which you want to view/manage the gene list:"
    >
      {consortia === undefined && !consortiaError && <LoadingState />}
      {consortia === undefined && consortiaError && (
        <ErrorState text={errorText(consortiaError)} onRetry={() => void reloadConsortia()} />
      )}
      {consortia?.length === 0 && (
        <Text>You have no role in a consortium, so there is no list to choose.</Text>
      )}
      {consortia !== undefined && consortia.length > 0 && (
        <Box maxW="20rem">
          <Field label="Consortium">
            <NativeSelect
              blankOption=""
              options={consortia}
              value={consortium}
              disabled={saving.isSaving}
              onChange={({ target }) => refine({ consortium: target.value })}
            />
          </Field>
        </Box>
      )}
    </Card>
  );
}
