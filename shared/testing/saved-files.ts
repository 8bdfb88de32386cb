/**
 * The files that the browser is asked to save from now on, by name. The test restores what this replaces
 * (`jest.restoreAllMocks`).
 */
export function watchSavedFiles(): Map<string, Blob> {
  const saved = new Map<string, Blob>();
  const blobs: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return `blob:${blobs.length}`;
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) saved.set(this.download, blob);
  });
  return saved;
}
