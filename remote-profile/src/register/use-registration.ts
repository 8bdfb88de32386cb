import { useState } from 'react';
import type { CreatedPerson, PostedMailState } from 'shared/contract';
import { useCreation, useDraft } from 'shared/domain';
import { useAttempt, type FormEdit } from 'shared/edit-form';
import { showNotice } from 'shared/ui';
import { useFilledForm } from 'shared/ui-forms';
import { NOTICE_MS } from '../notice-duration.ts';
import type { ManagedLists } from '../users/use-managed-lists.ts';
import {
  creationOf,
  DRAFT_EXAMPLE,
  emptyRegistration,
  isWithoutRole,
  withoutPassword,
  type RegisterValues,
} from './register-values.ts';

/** The account that the form has created last. */
export interface Registered {
  email: string;
  /** Where the mail is with the link that sets the password; undefined for an account with a password. */
  linkMail?: PostedMailState;
  /** An earlier attempt has created it, whose response was lost: the form contains what was changed since. */
  isEarlier: boolean;
}

export interface Registration {
  edit: FormEdit<RegisterValues>;
  registered: Registered | undefined;
  /** The account has no role: whether that is meant. Undefined where there is nothing to ask. */
  question: RoleQuestion | undefined;
}

export interface RoleQuestion {
  name: string;
  /** Creates the account as it is. */
  confirm: () => void;
  /** Back to the form, as it was. */
  cancel: () => void;
}

/** The form that registers users, one after another: it is emptied once somebody was created (PP-21). */
export function useRegistration(byAdmin: boolean, lists: ManagedLists): Registration {
  const [empty] = useState(() => emptyRegistration(lists));
  const form = useFilledForm<RegisterValues>(empty);
  const draft = useDraft('registration', { base: DRAFT_EXAMPLE, mine: DRAFT_EXAMPLE });
  const send = useCreation<CreatedPerson>('/api/people');
  const { attempt, isBusy, problems } = useAttempt();
  const [registered, setRegistered] = useState<Registered>();
  const [asked, setAsked] = useState<RegisterValues>();

  const create = (values: RegisterValues) =>
    attempt(async () => {
      setRegistered(undefined);
      const body = creationOf(values, { byAdmin });
      const { response, isEarlier } = await send(body);
      const { email, linkMail } = response;
      setRegistered({ email, isEarlier, ...(values.sendsLink && { linkMail: linkMail ?? 'waiting' }) });
      if (isEarlier) return undefined;
      form.reset(empty);
      draft.discard();
      showNotice({ kind: 'success', content: 'User created.', durationMs: NOTICE_MS });
      return undefined;
    });
  const save = async (values: RegisterValues) => {
    if (isWithoutRole(creationOf(values, { byAdmin }))) setAsked(values);
    else await create(values);
  };
  const question = asked && {
    name: asked.name.trim(),
    confirm: () => {
      setAsked(undefined);
      void create(asked);
    },
    cancel: () => setAsked(undefined),
  };
  return {
    edit: { form, base: empty, draft, draftOf: withoutPassword, save, isBusy, problems, isNew: true },
    registered,
    question,
  };
}
