/** A pointer that only passes over something does not stay for so long, in milliseconds: what one may press next is prepared after that. */
export const POINTER_RESTS = 60;
