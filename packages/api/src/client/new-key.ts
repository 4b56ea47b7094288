/** A key that no other call has. Unlike `randomUUID` this is there on pages without HTTPS too. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
