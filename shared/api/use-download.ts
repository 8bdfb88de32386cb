import { useCallback, useRef, useState } from 'react';
import { isAborted } from './api-error.ts';
import { downloadFile, type DownloadOptions } from './download.ts';

export interface Download {
  /** Starts a download unless one is under way; never throws, a failure is in `error`. */
  download: (path: string, options?: DownloadOptions) => Promise<void>;
  isDownloading: boolean;
  /** How much of the file has arrived, in bytes; 0 while nothing is under way. */
  receivedBytes: number;
  /** Why the last download failed; a new one clears it. For `errorText`. */
  error: unknown;
}

/** State of a download button. */
export function useDownload(): Download {
  const [isDownloading, setDownloading] = useState(false);
  const [receivedBytes, setReceivedBytes] = useState(0);
  const [error, setError] = useState<unknown>();
  const isBusy = useRef(false);
  const download = useCallback(async (path: string, options?: DownloadOptions) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setDownloading(true);
    setError(undefined);
    try {
      await downloadFile(path, { ...options, onProgress: setReceivedBytes });
    } catch (reason) {
      if (!isAborted(reason)) setError(reason);
    } finally {
      isBusy.current = false;
      setDownloading(false);
      setReceivedBytes(0);
    }
  }, []);
  return { download, isDownloading, receivedBytes, error };
}
