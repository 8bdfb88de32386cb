import { useState } from 'react';
import { apiFetch, submissionKeys } from 'shared/api';
import type { ChangeResponse } from 'shared/contract';
import { creationOf, type CreationValues } from './creation-values.ts';

export interface ProjectCreator {
  create: (values: CreationValues) => Promise<void>;
  /** What the last attempt met with, if it failed. */
  error: unknown;
  /** Where the new project is, once there is one. */
  createdAt: string | undefined;
}

/** Creates the project. A refusal, even of permission, leaves the person in the form with everything typed (PP-10). */
export function useCreateProject({ onCreated }: { onCreated: () => void }): ProjectCreator {
  const [keyFor] = useState(submissionKeys);
  const [error, setError] = useState<unknown>();
  const [createdAt, setCreatedAt] = useState<string>();

  const create = async (values: CreationValues) => {
    setError(undefined);
    const body = creationOf(values);
    const headers = { 'Idempotency-Key': keyFor(body) };
    try {
      const { _links } = await apiFetch<ChangeResponse>('/api/projects', {
        body,
        headers,
        showsRefusal: true,
      });
      onCreated();
      setCreatedAt(addressOfNew(_links.self.href));
    } catch (reason) {
      setError(reason);
    }
  };
  return { create, error, createdAt };
}

/** The last segment of the self link is the new identifier (spec part 1 §2). */
function addressOfNew(selfLink: string): string {
  return `/projects/${selfLink.split('/').at(-1) ?? ''}`;
}
