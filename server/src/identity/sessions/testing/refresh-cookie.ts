/** The refresh cookie of a response, as the browser sends it back. */
export function cookieOf({ cookies }: { cookies: readonly { name: string; value: string }[] }): string {
  const [cookie] = cookies;
  return `${cookie?.name}=${cookie?.value}`;
}
