import { useState } from 'react';
import { saveAs } from 'shared/api';
import type { PictureProps } from '../chart/picture.tsx';

/** Said when the chart's picture could not be made: its code did not load, or the browser refused. */
export const PICTURE_FAILED = 'The picture of the chart could not be made. Please try again.';

export interface PictureDownload {
  save: (content: PictureProps, fileName: string) => Promise<void>;
  isDrawing: boolean;
  hasFailed: boolean;
}

/** State of the button that saves the chart as a picture. */
export function usePicture(): PictureDownload {
  const [isDrawing, setDrawing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const save = async (content: PictureProps, fileName: string) => {
    setDrawing(true);
    setFailed(false);
    try {
      const { drawPicture } = await import('../chart/draw-picture.tsx');
      saveAs(await drawPicture(content), fileName);
    } catch {
      setFailed(true);
    } finally {
      setDrawing(false);
    }
  };
  return { save, isDrawing, hasFailed };
}
