/** A reason not to release or roll back, printed without a stack. */
export class Refusal extends Error {}
