import { normalEmail } from 'shared/mail-address';
import type { Person } from 'shared/contract';
import {
  EditableFields,
  EditDraftOffer,
  RequiredHint,
  ResourceForm,
  SaveProblemNotice,
} from 'shared/edit-form';
import { isAdmin } from 'shared/session';
import { Button, Card, Grid, Link, Notice, Stack, Text } from 'shared/ui';
import { CheckboxField, PasswordField, TextField, useWatch } from 'shared/ui-forms';
import { ConfirmDialog } from 'shared/ui-overlays';
import { NEW_EMAIL_RULES, PASSWORD_HINT, PASSWORD_RULES, REQUIRED_RULES } from '../account/field-rules.ts';
import { ACCOUNT_COLUMNS } from '../account/account-columns.ts';
import { updateUser } from '../paths.ts';
import type { ManagedLists } from '../users/use-managed-lists.ts';
import type { RegisterValues } from './register-values.ts';
import { RoleCards } from './role-cards.tsx';
import { useRegistration, type Registered, type RoleQuestion } from './use-registration.ts';

export interface RegisterFormProps {
  /** Who registers. */
  person: Person;
  lists: ManagedLists;
}

/** The form of a new account: who it is, and the roles (ui-screens 22.2). */
export function RegisterForm({ person, lists }: RegisterFormProps) {
  const byAdmin = isAdmin(person);
  const { edit, registered, question } = useRegistration(byAdmin, lists);
  const { form, isBusy } = edit;
  const showAsStored = () => form.setValue('email', normalEmail(form.getValues('email')));

  return (
    <ResourceForm edit={edit} label="New account" isShort>
      <Stack gap="4">
        <EditDraftOffer edit={edit} />
        {registered && <RegisteredNotice {...registered} />}
        <EditableFields isLocked={isBusy}>
          <Grid {...ACCOUNT_COLUMNS}>
            <Card title="Basic information">
              <Stack gap="4" maxW="500px">
                <TextField name="name" label="Name" autoComplete="off" rules={REQUIRED_RULES} />
                <TextField
                  name="email"
                  label="Email"
                  type="email"
                  autoComplete="off"
                  rules={{ ...NEW_EMAIL_RULES, onBlur: showAsStored }}
                />
                <PasswordFields />
                {byAdmin && <CheckboxField name="isAdmin" label="Is Administrator?" />}
              </Stack>
            </Card>
            <RoleCards byAdmin={byAdmin} lists={lists} />
          </Grid>
        </EditableFields>
        <SaveProblemNotice edit={edit} />
        {question && <WithoutRoleQuestion {...question} />}
        <Stack gap="2" alignItems="flex-start">
          <Button type="submit" variant="primary" isBusy={isBusy} busyText="Creating…">
            Create
          </Button>
          <RequiredHint />
        </Stack>
      </Stack>
    </ResourceForm>
  );
}

/** Somebody without a role can sign in and change nothing, which is seldom meant. */
function WithoutRoleQuestion({ name, confirm, cancel }: RoleQuestion) {
  return (
    <ConfirmDialog
      isOpen
      title="Create an account without a role?"
      confirmText="Create without a role"
      cancelText="Add a role"
      emphasis="cancel"
      width="26rem"
      onConfirm={confirm}
      onCancel={cancel}
    >
      <Text>
        {name} would belong to no work unit and no consortium: able to sign in and read, not to change
        anything. You can add a role now, or later on the page of the account.
      </Text>
    </ConfirmDialog>
  );
}

/** A link that lets the person choose is the rule: a password that two people know is not safe. */
function PasswordFields() {
  const sendsLink = useWatch<RegisterValues, 'sendsLink'>({ name: 'sendsLink' });
  return (
    <>
      <CheckboxField
        name="sendsLink"
        label="Send an email with a link to set the password"
        hint="The link works once, for a week. You can send another one later."
      />
      {!sendsLink && (
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          rules={{ ...PASSWORD_RULES, shouldUnregister: true }}
        />
      )}
    </>
  );
}

/** What comes after an account was created, by where the mail is with the link that sets its password. */
const NEXT: Record<NonNullable<Registered['linkMail']>, string> = {
  waiting: 'An email with a link to set the password is on its way to ',
  kept: 'This site sends no email. Its administrators find the link to set the password in the outbox, and pass it on to ',
};

function RegisteredNotice({ email, linkMail, isEarlier }: Registered) {
  return (
    <Notice kind="success" title="User created.">
      <Text>
        {linkMail === undefined ? 'The account can be used now: ' : NEXT[linkMail]}
        <Link to={updateUser(email)}>{email}</Link>
      </Text>
      {isEarlier && <Text>Your later changes are still here. Creating again makes another account.</Text>}
    </Notice>
  );
}
