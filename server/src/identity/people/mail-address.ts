/** Whether a text can be the e-mail address of an account. */
export function isMailAddress(text: string): boolean {
  return /^[^@\s]+@[^@\s]+$/.test(text);
}
