import type { Editable } from 'shared/api';
import type { Account, Person } from 'shared/contract';
import {
  EditableFields,
  EditDraftOffer,
  ResourceForm,
  SaveBar,
  SaveProblemNotice,
  useResourceForm,
} from 'shared/edit-form';
import { isAdmin } from 'shared/session';
import { Card, Field, Grid, showNotice, Stack, Text, TextInput } from 'shared/ui';
import { CheckboxField, TextField } from 'shared/ui-forms';
import { ACCOUNT_COLUMNS } from '../account/account-columns.ts';
import { REQUIRED_RULES } from '../account/field-rules.ts';
import { RoleRowsCard } from '../account/role-rows-card.tsx';
import type { PlaceKind } from '../account/role-rows.ts';
import { NOTICE_MS } from '../notice-duration.ts';
import type { ManagedLists } from '../users/use-managed-lists.ts';
import { saveAccount } from './save-account.ts';
import { UPDATE_SECTIONS } from './update-sections.ts';
import { DRAFT_EXAMPLE, otherRoles, valuesOf } from './update-values.ts';

export interface UpdateFormProps {
  editable: Editable<Person>;
  person: Person;
  account: Account;
  /** Who changes the account. */
  caller: Person;
  lists: ManagedLists;
  /** Reads the account again. */
  onAccountChanged: () => Promise<void>;
}

/** What can be changed about an account (ui-screens 22.2). One that is deactivated is activated first, knowingly. */
export function UpdateForm({ editable, person, account, caller, lists, onAccountChanged }: UpdateFormProps) {
  const edit = useResourceForm({
    editable,
    current: person,
    valuesOf: (stored) => valuesOf(stored, lists),
    save: async (values, stored, send) => {
      const response = await saveAccount(values, stored, { managed: lists, send, reload: editable.reload });
      await onAccountChanged();
      return { responses: [response] };
    },
    onSaved: () => showNotice({ kind: 'success', content: 'Data updated.', durationMs: NOTICE_MS }),
    draft: { name: `account ${person.email}`, example: DRAFT_EXAMPLE },
    options: {},
  });
  const others = otherRoles(person, lists);
  const isOwn = caller.email === person.email;

  return (
    <ResourceForm edit={edit} label="Account" sections={UPDATE_SECTIONS} isShort>
      <Stack gap="4">
        <EditDraftOffer edit={edit} />
        <EditableFields isLocked={edit.isBusy || !account.isActive}>
          <Grid {...ACCOUNT_COLUMNS}>
            <Card title="Basic information">
              <Stack gap="4" maxW="500px">
                <TextField name="name" label="Name" autoComplete="off" rules={REQUIRED_RULES} />
                <Field label="Email" required>
                  <TextInput value={person.email} disabled readOnly />
                </Field>
                {isAdmin(caller) && (
                  <CheckboxField
                    name="isAdmin"
                    label="Is Administrator?"
                    disabled={isOwn}
                    hint={isOwn ? 'Another administrator can change this for you.' : undefined}
                  />
                )}
              </Stack>
            </Card>
            <Stack gap="4">
              <Roles kind="workUnits" lists={lists} others={others.workUnits} />
              <Roles kind="consortia" lists={lists} others={others.consortia} />
            </Stack>
          </Grid>
        </EditableFields>
        <SaveBar
          isBusy={edit.isBusy}
          lockedReason={account.isActive ? undefined : 'Activate the account first.'}
          note={<SaveProblemNotice edit={edit} />}
        />
      </Stack>
    </ResourceForm>
  );
}

interface RolesProps {
  kind: PlaceKind;
  lists: ManagedLists;
  /** Roles in places that the caller does not manage. */
  others: readonly string[];
}

function Roles({ kind, lists, others }: RolesProps) {
  return (
    <RoleRowsCard kind={kind} places={lists[kind]} roles={lists.roles}>
      {others.length > 0 && (
        <Text size="sm" tone="muted">
          Not yours to change: {others.join(', ')}
        </Text>
      )}
    </RoleRowsCard>
  );
}
