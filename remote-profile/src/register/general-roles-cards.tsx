import { Card, Stack, Text } from 'shared/ui';
import { MultiSelectField, useFormContext } from 'shared/ui-forms';
import { PLACE_KINDS } from '../account/role-rows.ts';
import type { ManagedLists } from '../users/use-managed-lists.ts';
import { placesProblem, type RegisterValues } from './register-values.ts';

/** The two cards of a manager who is no administrator: where the new person gets the role general (ui-screens 22.2). */
export function GeneralRolesCards({ lists }: { lists: ManagedLists }) {
  const { getValues } = useFormContext<RegisterValues>();
  const rules = { validate: () => placesProblem(getValues()) ?? true };
  return (
    <>
      <Card title={PLACE_KINDS.workUnits.title}>
        <PlacesOf
          names={lists.workUnits}
          none="You manage no work unit."
          field={
            <MultiSelectField
              name="unitNames"
              label={PLACE_KINDS.workUnits.place}
              options={lists.workUnits}
              hint="The role is general."
              // One message is enough, at the first of the two.
              rules={lists.workUnits.length > 0 ? rules : undefined}
            />
          }
        />
      </Card>
      <Card title={PLACE_KINDS.consortia.title}>
        <PlacesOf
          names={lists.consortia}
          none="You manage no consortium."
          field={
            <MultiSelectField
              name="consortiumNames"
              label={PLACE_KINDS.consortia.place}
              options={lists.consortia}
              hint="The role is general."
              rules={lists.workUnits.length > 0 ? undefined : rules}
            />
          }
        />
      </Card>
    </>
  );
}

function PlacesOf({
  names,
  none,
  field,
}: {
  names: readonly string[];
  none: string;
  field: React.ReactNode;
}) {
  return <Stack maxW="500px">{names.length > 0 ? field : <Text tone="muted">{none}</Text>}</Stack>;
}
