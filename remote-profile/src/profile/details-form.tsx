import { useMemo } from 'react';
import { errorText } from 'shared/api';
import type { Person } from 'shared/contract';
import { useUnsavedChanges } from 'shared/router';
import { Badge, Box, Button, Card, FactList, Grid, Notice, Stack, Text } from 'shared/ui';
import { Form, useForm } from 'shared/ui-forms';
import { ContactableField } from './contactable-field.tsx';
import { PasswordGroup } from './password-group.tsx';
import { ConsortiumRoles, WorkUnitRoles } from './role-tables.tsx';
import type { OwnProfile } from './use-own-profile.ts';

export interface DetailsFormProps {
  person: Person;
  profile: Pick<OwnProfile, 'error' | 'update'>;
}

export interface ProfileValues {
  contactable: boolean;
}

/** The cards "Profile details" and of the button (ui-screens 21). */
export function DetailsForm({ person, profile }: DetailsFormProps) {
  const { contactable } = person;
  const values = useMemo(() => ({ contactable: contactable ?? false }), [contactable]);
  const form = useForm<ProfileValues>({ values });
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty);

  return (
    <Form form={form} label="Profile" onSubmit={(changed) => profile.update(changed.contactable)}>
      <Stack gap="4">
        <Card title="Profile details">
          <Stack gap="5">
            <FactList facts={factsOf(person)} />
            <ContactableField />
            <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
              <WorkUnitRoles roles={person.rolesWorkUnits} />
              <ConsortiumRoles roles={person.rolesConsortia} />
            </Grid>
            <PasswordGroup />
            {profile.error !== undefined && <Notice kind="error">{errorText(profile.error)}</Notice>}
            <Box>
              {/* Always enabled (spec part 2 §4). */}
              <Button type="submit" variant="primary" isBusy={isSubmitting} busyText="Updating…">
                Update
              </Button>
              <Text size="sm" tone="muted" mt="2">
                * required fields
              </Text>
            </Box>
          </Stack>
        </Card>
      </Stack>
    </Form>
  );
}

/** Who it is; the name cannot be changed here (PP-47). */
function factsOf({ name, email, isAdmin }: Person) {
  return [
    { label: 'Email:', value: email },
    { label: 'Name:', value: name },
    ...(isAdmin ? [{ label: 'Rights:', value: <Badge tone="accent">Administrator</Badge> }] : []),
  ];
}
