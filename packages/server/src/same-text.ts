/** Whether two texts are the same but for how their lines end: a form ends them otherwise than a call. */
export function isSameText(one: string, other: string): boolean {
  return one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n')
}
