import { errorText } from 'shared/api';
import type { Account, Person } from 'shared/contract';
import { ConflictDialog } from 'shared/domain';
import { isAdmin } from 'shared/session';
import { Box, Card, Field, Grid, Stack, Text, TextInput } from 'shared/ui';
import { CheckboxField, Form, TextField } from 'shared/ui-forms';
import { ACCOUNT_COLUMNS } from '../account/account-columns.ts';
import { REQUIRED_RULES } from '../account/field-rules.ts';
import { RoleRowsCard } from '../account/role-rows-card.tsx';
import type { PlaceKind } from '../account/role-rows.ts';
import type { ManagedLists } from '../users/use-managed-lists.ts';
import { UpdateBar } from './update-bar.tsx';
import { otherRoles, UPDATE_LABELS, updateText, type UpdateValues } from './update-values.ts';
import { useUpdateForm, type UpdateFormOptions } from './use-update-form.ts';

export interface UpdateFormProps extends Omit<UpdateFormOptions, 'managed'> {
  account: Account;
  /** Who changes the account. */
  caller: Person;
  lists: ManagedLists;
}

/** What can be changed about an account (ui-screens 22.2). One that is deactivated is activated first, knowingly. */
export function UpdateForm({ account, caller, lists, ...options }: UpdateFormProps) {
  const { person } = options;
  const { form, save, error, isBusy, conflict } = useUpdateForm({ ...options, managed: lists });
  const others = otherRoles(person, lists);
  const isOwn = caller.email === person.email;
  const isLocked = isBusy || !account.isActive;

  return (
    <>
      <Form form={form} label="Account" onSubmit={save}>
        <Stack gap="4">
          <Box asChild minW="0">
            <fieldset disabled={isLocked}>
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
            </fieldset>
          </Box>
          <UpdateBar isActive={account.isActive} error={conflict ? undefined : error} />
        </Stack>
      </Form>
      {conflict && (
        <ConflictDialog<UpdateValues>
          base={conflict.base}
          mine={conflict.mine}
          theirs={conflict.theirs}
          message={conflict.message}
          fields={conflict.fields}
          labels={UPDATE_LABELS}
          format={updateText}
          onKeep={conflict.keep}
          onCancel={conflict.cancel}
          isBusy={isBusy}
          error={error === undefined ? undefined : errorText(error)}
        />
      )}
    </>
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
