import { useState } from 'react';
import { errorText, mutateResource } from 'shared/api';
import type { Invitation, InvitationCreation, Person } from 'shared/contract';
import { useCreation } from 'shared/domain';
import { EditableFields } from 'shared/edit-form';
import { useUnsavedChanges } from 'shared/router';
import { isAdmin } from 'shared/session';
import { Card, Grid, Notice, Stack } from 'shared/ui';
import { Form, SubmitButton, TextAreaField, useFilledForm, useFormState } from 'shared/ui-forms';
import { ACCOUNT_COLUMNS } from '../account/account-columns.ts';
import { EMPTY_ROLE, generalRoles, rolesToSend, type RoleRow } from '../account/role-rows.ts';
import { placesAtStart } from '../register/register-values.ts';
import { RoleCards } from '../register/role-cards.tsx';
import type { ManagedLists } from '../users/use-managed-lists.ts';
import { addressesIn, addressesProblem } from './addresses.ts';
import { InvitationTable } from './invitation-table.tsx';

/** The roles have the names that the cards of roles know. */
interface InviteValues {
  addresses: string;
  workUnits: RoleRow[];
  consortia: RoleRow[];
  unitNames: string[];
  consortiumNames: string[];
}

const emptyInvitation = (lists: ManagedLists): InviteValues => ({
  addresses: '',
  workUnits: [{ ...EMPTY_ROLE }],
  consortia: [{ ...EMPTY_ROLE }],
  ...placesAtStart(lists),
});

const ADDRESS_RULES = {
  validate: (typed: unknown) => addressesProblem(typeof typed === 'string' ? typed : '') ?? true,
};

export interface InviteFormProps {
  /** Who invites. */
  person: Person;
  lists: ManagedLists;
}

/** A list of addresses, and the roles of all of them. Addresses that could not be invited stay in the form. */
export function InviteForm({ person, lists }: InviteFormProps) {
  const byAdmin = isAdmin(person);
  const form = useFilledForm<InviteValues>(emptyInvitation(lists));
  const [invitations, setInvitations] = useState<readonly Invitation[]>([]);
  const [error, setError] = useState<unknown>();
  const invite = useCreation<Invitation[]>('/api/people/invitations');
  const { isDirty } = useFormState({ control: form.control });
  useUnsavedChanges(isDirty);

  const send = async (values: InviteValues) => {
    setError(undefined);
    setInvitations([]);
    try {
      const { response: invited } = await invite(invitationOf(values, byAdmin));
      setInvitations(invited);
      const left = invited.filter(({ state }) => state === null).map(({ email }) => email);
      form.reset({ ...values, addresses: left.join('\n') }, { keepDirty: left.length > 0 });
      await mutateResource('/api/accounts');
    } catch (reason) {
      setError(reason);
    }
  };
  return (
    <Form form={form} label="Invitation" onSubmit={send}>
      <Stack gap="4">
        {invitations.length > 0 && <InvitationTable invitations={invitations} />}
        <EditableFields>
          <Grid {...ACCOUNT_COLUMNS}>
            <Card title="Who">
              <TextAreaField
                name="addresses"
                label="Email addresses"
                hint="One per line, or separated by commas. Jane Doe <jane@lab.example> is understood too."
                rows={8}
                rules={ADDRESS_RULES}
              />
            </Card>
            <RoleCards byAdmin={byAdmin} lists={lists} />
          </Grid>
        </EditableFields>
        {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
        <div>
          <SubmitButton variant="primary" busyText="Inviting…">
            Invite
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}

/** Administrators give any role, managers the role general. */
function invitationOf(values: InviteValues, byAdmin: boolean): InvitationCreation {
  const roles = byAdmin
    ? values
    : { workUnits: generalRoles(values.unitNames), consortia: generalRoles(values.consortiumNames) };
  return { emails: addressesIn(values.addresses), ...rolesToSend(roles) };
}
