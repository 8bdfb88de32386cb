import type { Person, PersonUpdate } from 'shared/contract';
import {
  EditableFields,
  EditDraftOffer,
  fieldSections,
  RequiredHint,
  ResourceForm,
  SaveProblemNotice,
  useResourceForm,
} from 'shared/edit-form';
import { Badge, Button, Card, FactList, Grid, showNotice, Stack } from 'shared/ui';
import { NOTICE_MS } from '../notice-duration.ts';
import { ContactableField } from './contactable-field.tsx';
import { PasswordGroup } from './password-group.tsx';
import { RoleTable } from './role-table.tsx';
import type { OwnProfile } from './use-own-profile.ts';

export interface DetailsFormProps {
  person: Person;
  profile: OwnProfile;
}

export interface ProfileValues {
  contactable: boolean;
}

const SECTIONS = fieldSections({ contactable: 'Contactable' });

/** The cards "Profile details" and of the button (ui-screens 21). */
export function DetailsForm({ person, profile }: DetailsFormProps) {
  const edit = useResourceForm({
    editable: profile,
    current: person,
    valuesOf: ({ contactable }): ProfileValues => ({ contactable: contactable ?? false }),
    save: async ({ contactable }, stored, send) => ({
      responses: [await send({ ...stored, contactable } satisfies PersonUpdate)],
    }),
    onSaved: () => showNotice({ kind: 'success', content: 'Data updated.', durationMs: NOTICE_MS }),
    draft: { name: 'profile' },
    options: {},
  });

  return (
    <ResourceForm edit={edit} label="Profile" sections={SECTIONS} isShort>
      <Stack gap="4">
        <EditDraftOffer edit={edit} />
        <Card title="Profile details">
          <Stack gap="5">
            <FactList facts={factsOf(person)} />
            <EditableFields isLocked={edit.isBusy}>
              <ContactableField />
            </EditableFields>
            <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
              <RoleTable kind="workUnits" person={person} />
              <RoleTable kind="consortia" person={person} />
            </Grid>
            <PasswordGroup />
            <SaveProblemNotice edit={edit} />
            <Stack gap="2" alignItems="flex-start">
              {/* Always enabled (spec part 2 §4). */}
              <Button type="submit" variant="primary" isBusy={edit.isBusy} busyText="Updating…">
                Update
              </Button>
              <RequiredHint />
            </Stack>
          </Stack>
        </Card>
      </Stack>
    </ResourceForm>
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
