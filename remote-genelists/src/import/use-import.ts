import { useState } from 'react';
import { mutateResource } from 'shared/api';
import type { GeneListImportPreview, GeneListImportStep } from 'shared/contract';
import { showNotice } from 'shared/ui';
import { contentPath, importFile, previewFile } from '../list/list-calls.ts';
import { addedText } from './import-texts.ts';

/** A file that was checked and waits for the person. */
export interface CheckedFile {
  file: File;
  preview: GeneListImportPreview;
}

export interface Importing {
  isOpen: boolean;
  /** What is going on. */
  work: 'checking' | 'adding' | null;
  checked: CheckedFile | undefined;
  /** How far adding the rows has come; undefined before its first step. */
  step: GeneListImportStep | undefined;
  /** Why the last import failed, for the banner of the page; the next one clears it. */
  error: unknown;
  open: () => void;
  /** Nothing is added. While rows are being added it is too late, and nothing happens. */
  cancel: () => void;
  /** Checks every row of a file; nothing is changed by that. Null forgets the file. */
  choose: (file: File | null) => Promise<void>;
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
  /** A failure closes the dialog: its reason stands in the banner of the page (spec part 2 §8). */
  const during = async (kind: 'checking' | 'adding', task: () => Promise<void>) => {
    setWork(kind);
    setError(undefined);
    try {
      await task();
    } catch (reason) {
      setError(reason);
      close();
    } finally {
      setWork(null);
    }
  };
  const choose = async (file: File | null) => {
    setChecked(undefined);
    if (file === null) return;
    await during('checking', async () => setChecked({ file, preview: await previewFile(consortium, file) }));
  };
  const add = async () => {
    if (checked === undefined || work !== null) return;
    const { file, preview } = checked;
    setStep(undefined);
    await during('adding', async () => {
      // With the good rows asked for there may be fewer by now than when the file was checked.
      let added = 0;
      await importFile(consortium, file, preview.refused.length === 0 ? 'all' : 'good', (now) => {
        setStep(now);
        added = now.added;
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
  return { isOpen, work, checked, step, error, open, cancel, choose, add };
}
