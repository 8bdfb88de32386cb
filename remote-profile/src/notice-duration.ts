/** How long the short notices stay, such as "Data updated.", in ms (spec part 2 §8). */
export const NOTICE_MS = 1500;
