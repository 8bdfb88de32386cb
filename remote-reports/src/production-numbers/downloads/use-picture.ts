import { useState } from 'react';
import { saveAs } from 'shared/api';
import type { PictureProps } from '../chart/picture.tsx';

export type PictureFormat = 'png' | 'svg';

/** State of the buttons that save the chart as a picture. */
export function usePicture() {
  const [drawing, setDrawing] = useState<PictureFormat | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const save = async (content: PictureProps, format: PictureFormat, fileName: string) => {
    setDrawing(format);
    setFailed(false);
    try {
      const { drawPicture, drawSvg } = await import('../chart/draw-picture.tsx');
      saveAs(format === 'png' ? await drawPicture(content) : drawSvg(content), fileName);
    } catch {
      setFailed(true);
    } finally {
      setDrawing(null);
    }
  };
  return { save, drawing, hasFailed };
}
