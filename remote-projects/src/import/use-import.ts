import { type BulkWork, useBulkJob } from 'shared/bulk';
import { useState } from 'react';
import { apiPostForm, newIdempotencyKey } from 'shared/api';
import type { ChangeResponse, ImportKind } from 'shared/contract';

export interface Importing {
  kind: ImportKind;
  file: File | null;
  work: BulkWork;
  chooseKind: (kind: ImportKind) => void;
  /** A preview begins at once; nothing is changed by it. */
  chooseFile: (file: File | null) => void;
  /** Carries out what the preview has shown. */
  act: () => void;
}

/** Bringing in a file: looked at first, done when the person has seen what would happen. */
export function useImport(): Importing {
  const [kind, setKind] = useState<ImportKind>('newProjects');
  const [file, setFile] = useState<File | null>(null);
  const work = useBulkJob();
  const [key, setKey] = useState(newIdempotencyKey);
  const give = (given: File, of: ImportKind, isPreview: boolean) => {
    // What was brought in once does not come in twice; a preview looks at what is there by now.
    const headers = isPreview ? undefined : { 'Idempotency-Key': key };
    work.follow(
      apiPostForm<ChangeResponse>(
        `/api/v2/imports/${of}`,
        { file: given },
        { query: { isPreview }, headers },
      ),
    );
  };
  return {
    ...{ kind, file, work },
    // Of what is chosen again, once the cause of a refusal is mended, each row is to be looked at again.
    chooseKind: (chosen) => {
      setKey(newIdempotencyKey);
      setKind(chosen);
      work.forget();
      if (file !== null) give(file, chosen, true);
    },
    chooseFile: (chosen) => {
      setKey(newIdempotencyKey);
      setFile(chosen);
      work.forget();
      if (chosen !== null) give(chosen, kind, true);
    },
    act: () => {
      if (file !== null) give(file, kind, false);
    },
  };
}
