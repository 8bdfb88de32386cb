import { UserError } from '../http/errors/errors.ts';

/** Characters of a cell: no program writes longer ones. */
const LONGEST_CELL = 32_767;
/** Characters of all cells: ten thousand rows with some hundred each stay far below. */
const MOST_TEXT = 16_000_000;

/**
 * Counts the text that the cells of a sheet have. A file of a few kilobytes may refer to one long text from each of its cells, so that what was
 * unpacked is no measure of what its rows become.
 */
export class CellTexts {
  private characters = 0;

  /**
   * The text of a cell that may be used.
   *
   * @throws UserError for a text that is too long, and when all together are
   */
  counted(text: string, line: number): string {
    if (text.length > LONGEST_CELL)
      throw new UserError(
        `A cell of row ${line} has ${inWords(text.length)} characters. A cell has at most ${inWords(LONGEST_CELL)}.`,
      );
    this.characters += text.length;
    if (this.characters > MOST_TEXT)
      throw new UserError(
        `The cells of the spreadsheet have more than ${inWords(MOST_TEXT)} characters together. Please split it.`,
      );
    return text;
  }
}

const inWords = (count: number) => count.toLocaleString('en');
