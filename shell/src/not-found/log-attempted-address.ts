/** Leaves the address that was not found in the console (spec part 1 §2). */
export function logAttemptedAddress(address: string): void {
  console.log(`The page does not exist: ${address}`);
}
