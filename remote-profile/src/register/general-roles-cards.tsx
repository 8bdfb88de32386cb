import { Card, Stack, Text } from 'shared/ui';
import { MultiSelectField, useFormContext } from 'shared/ui-forms';
import { PLACE_KINDS } from '../account/role-rows.ts';
import type { ManagedLists } from '../users/use-managed-lists.ts';
import { placesProblem, type RegisterValues } from './register-values.ts';

/** The two cards of a manager who is no administrator: where the new person gets the role general (ui-screens 22.2). */
export function GeneralRolesCards({ lists }: { lists: ManagedLists }) {
  const hasUnits = lists.workUnits.length > 0;
  return (
    <>
      <PlacesCard
        kind="workUnits"
        name="unitNames"
        names={lists.workUnits}
        none="You manage no work unit."
        isAsked={hasUnits}
      />
      <PlacesCard
        kind="consortia"
        name="consortiumNames"
        names={lists.consortia}
        none="You manage no consortium."
        isAsked={!hasUnits}
      />
    </>
  );
}

interface PlacesCardProps {
  kind: keyof typeof PLACE_KINDS;
  name: 'unitNames' | 'consortiumNames';
  names: readonly string[];
  none: string;
  /** Does this card say that no place was chosen? One message is enough, at the first of the two. */
  isAsked: boolean;
}

function PlacesCard({ kind, name, names, none, isAsked }: PlacesCardProps) {
  const { getValues } = useFormContext<RegisterValues>();
  const { title, place } = PLACE_KINDS[kind];
  const rules = { validate: () => placesProblem(getValues()) ?? true };
  return (
    <Card title={title}>
      <Stack maxW="500px">
        {names.length > 0 ? (
          <MultiSelectField
            name={name}
            label={place}
            options={names}
            hint="The role is general."
            rules={isAsked ? rules : undefined}
          />
        ) : (
          <Text tone="muted">{none}</Text>
        )}
      </Stack>
    </Card>
  );
}
