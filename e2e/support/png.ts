import type { Page } from '@playwright/test';

export interface PictureFacts {
  width: number;
  height: number;
  /** How many of its pixels have each of the colours that were requested. */
  pixels: Record<string, number>;
}

/** What a picture file is, as a browser sees it. Colours are `r,g,b`. */
export async function readPicture(
  page: Page,
  file: Buffer,
  colours: readonly string[],
): Promise<PictureFacts> {
  return page.evaluate(
    async ({ base64, wanted }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      const pixels = Object.fromEntries(wanted.map((colour) => [colour, 0]));
      for (let at = 0; at < data.length; at += 4) {
        const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`;
        if (colour in pixels) pixels[colour] = (pixels[colour] ?? 0) + 1;
      }
      return { width, height, pixels };
    },
    { base64: file.toString('base64'), wanted: [...colours] },
  );
}
