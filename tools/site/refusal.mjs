/** A reason not to release or roll back, told to the person without a stack. */
export class Refusal extends Error {}
