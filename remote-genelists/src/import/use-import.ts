import { useState } from 'react';
import { mutateResource } from 'shared/api';
import type { GeneListImportPreview, GeneListImportStep } from 'shared/contract';
import { showNotice } from 'shared/ui';
import { contentPath, importFile, previewFile, type NamesOfGenes } from '../list/list-calls.ts';
import { addedText } from './import-texts.ts';

/** A file that was checked and waits for the person. */
export interface CheckedFile {
  file: File;
  preview: GeneListImportPreview;
  names: NamesOfGenes;
}

export interface Importing {
  isOpen: boolean;
  /** What is going on. */
  work: 'checking' | 'adding' | null;
  checked: CheckedFile | undefined;
  /** How far adding the rows has come; undefined before its first step. */
  step: GeneListImportStep | undefined;
  /** Why the last import failed; the next one clears it. */
  error: unknown;
  open: () => void;
  /** Nothing is added. While rows are being added it is too late, and nothing happens. */
  cancel: () => void;
  /** Checks every row of a file; nothing is changed by that. Null forgets the file. */
  choose: (file: File | null) => Promise<void>;
  /** Checks the file once more, synonyms of one gene meaning that gene. */
  takeSynonyms: () => Promise<void>;
  /** Adds the good rows of the checked file, and reads the list again. */
  add: () => Promise<void>;
}

/** Adding the rows of a file to a list: checked first, added when the person has seen what would happen (PP-67). */
export function useImport(consortium: string): Importing {
  const [isOpen, setOpen] = useState(false);
  const [work, setWork] = useState<Importing['work']>(null);
  const [checked, setChecked] = useState<CheckedFile>();
  const [step, setStep] = useState<GeneListImportStep>();
  const [error, setError] = useState<unknown>();

  const close = () => {
    setOpen(false);
    setChecked(undefined);
  };
  /** After a failure the dialog stays open, with the reason. */
  const during = async (kind: 'checking' | 'adding', task: () => Promise<void>) => {
    setWork(kind);
    setError(undefined);
    try {
      await task();
    } catch (reason) {
      setError(reason);
    } finally {
      setWork(null);
    }
  };
  const check = (file: File, names: NamesOfGenes) =>
    during('checking', async () =>
      setChecked({ file, names, preview: await previewFile(consortium, file, names) }),
    );
  const choose = async (file: File | null) => {
    setChecked(undefined);
    setError(undefined);
    if (file !== null) await check(file, 'symbols');
  };
  const takeSynonyms = async () => {
    if (checked !== undefined) await check(checked.file, 'synonyms');
  };
  const add = async () => {
    if (checked === undefined || work !== null) return;
    const { file, preview, names } = checked;
    setStep(undefined);
    await during('adding', async () => {
      // With the good rows asked for there may be fewer by now than when the file was checked.
      let added = 0;
      await importFile(consortium, file, {
        rows: preview.refused.length === 0 ? 'all' : 'good',
        names,
        onStep: (now) => {
          setStep(now);
          added = now.added;
        },
      });
      close();
      showNotice({ kind: 'success', content: addedText(added) });
      await mutateResource(contentPath(consortium));
    });
  };
  const open = () => {
    setError(undefined);
    setOpen(true);
  };
  const cancel = () => {
    if (work !== 'adding') close();
  };
  return { isOpen, work, checked, step, error, open, cancel, choose, takeSynonyms, add };
}
