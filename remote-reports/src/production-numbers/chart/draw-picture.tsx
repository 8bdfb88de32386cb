import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Picture, PICTURE_WIDTH, pictureHeight, type PictureProps } from './picture.tsx';

/** Pixels for each px of the drawing, so that it is sharp in print (spec part 1 §2, issue: 2x). */
export const PICTURE_SCALE = 2;

/**
 * The chart as a PNG at twice its size, with all that it says.
 *
 * @throws Error when the browser can not make the picture
 */
export async function drawPicture(content: PictureProps): Promise<Blob> {
  const address = URL.createObjectURL(drawSvg(content));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return await toPng(image, PICTURE_WIDTH, pictureHeight(content));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The chart as an SVG file, for papers and slides. */
export function drawSvg(content: PictureProps): Blob {
  return new Blob([drawingOf(content)], { type: 'image/svg+xml;charset=utf-8' });
}

/** The drawing as the text of an SVG file. */
export function drawingOf(content: PictureProps): string {
  const paper = document.createElement('div');
  const root = createRoot(paper);
  flushSync(() => root.render(<Picture {...content} />));
  const drawing = paper.querySelector('svg');
  if (drawing === null) throw new Error('The chart was not drawn.');
  const text = new XMLSerializer().serializeToString(drawing);
  root.unmount();
  return text;
}

async function toPng(image: HTMLImageElement, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width * PICTURE_SCALE;
  canvas.height = height * PICTURE_SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png) resolve(png);
      else reject(new Error('The browser made no picture.'));
    }, 'image/png');
  });
}
