import { useCallback, useRef, useState } from 'react';
import { isAborted } from './api-error.ts';
import { downloadFile, type DownloadOptions } from './download.ts';

export interface Download {
  /** Starts a download unless one is under way; never throws, a failure is in `error`. */
  download: (path: string, options?: DownloadOptions) => Promise<void>;
  isDownloading: boolean;
  /** Why the last download failed; a new one clears it. For `errorText`. */
  error: unknown;
}

/** State of a download button. */
export function useDownload(): Download {
  const [isDownloading, setDownloading] = useState(false);
  const [error, setError] = useState<unknown>();
  const isBusy = useRef(false);
  const download = useCallback(async (path: string, options?: DownloadOptions) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setDownloading(true);
    setError(undefined);
    try {
      await downloadFile(path, options);
    } catch (reason) {
      if (!isAborted(reason)) setError(reason);
    } finally {
      isBusy.current = false;
      setDownloading(false);
    }
  }, []);
  return { download, isDownloading, error };
}
