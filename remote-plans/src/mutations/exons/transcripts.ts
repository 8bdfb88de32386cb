export interface Transcript {
  name: string;
  /** Empty where only the name is known. */
  id: string;
}

/** The transcripts in a text of `name__id`, joined by commas (api-2 §15.2). */
export function transcriptsIn(text: string | null): Transcript[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', id = ''] = part.split('__');
      return { name, id };
    });
}
