import { useState } from 'react';
import { apiFetch } from 'shared/api';
import type { Person } from 'shared/contract';
import { useUnsavedChanges } from 'shared/router';
import { showNotice } from 'shared/ui';
import { useFilledForm, type UseFormReturn } from 'shared/ui-forms';
import { NOTICE_MS } from '../notice-duration.ts';
import { creationOf, emptyRegistration, type RegisterValues } from './register-values.ts';

/** Whom the form has created last. */
export interface Registered {
  email: string;
  /** A link that sets a password is under way to them. */
  isMailed: boolean;
}

export interface Registration {
  form: UseFormReturn<RegisterValues>;
  create: (values: RegisterValues) => Promise<void>;
  /** Why the last attempt failed; what was typed is still there. */
  error: unknown;
  registered: Registered | undefined;
}

/** The form that registers users, one after another: it is emptied once somebody was created (PP-21). */
export function useRegistration(byAdmin: boolean): Registration {
  const form = useFilledForm<RegisterValues>(emptyRegistration());
  const [error, setError] = useState<unknown>();
  const [registered, setRegistered] = useState<Registered>();
  useUnsavedChanges(form.formState.isDirty);

  const create = async (values: RegisterValues) => {
    setError(undefined);
    setRegistered(undefined);
    try {
      const body = creationOf(values, { byAdmin });
      const { email } = await apiFetch<Person>('/api/people', { body, showsRefusal: true });
      form.reset(emptyRegistration());
      setRegistered({ email, isMailed: values.sendsLink });
      showNotice({ kind: 'success', content: 'User created.', durationMs: NOTICE_MS });
    } catch (reason) {
      setError(reason);
    }
  };
  return { form, create, error, registered };
}
