/** What an event carries, as text. What JSON has no words for is named by its kind. */
export function asJson(value: unknown): string {
  const around: unknown[] = []
  const text: string | undefined = JSON.stringify(
    value,
    function (this: unknown, _: string, inside: unknown) {
      if (typeof inside === 'function' || typeof inside === 'symbol') {
        return `[${typeof inside}]`
      }
      if (typeof inside === 'bigint') {
        return String(inside)
      }
      if (typeof inside !== 'object' || inside === null) {
        return inside
      }
      while (around.length > 0 && around.at(-1) !== this) {
        around.pop()
      }
      if (around.includes(inside)) {
        return '[around]'
      }
      around.push(inside)
      const kind = Object.getPrototypeOf(inside)?.constructor?.name ?? 'Object'
      return kind === 'Object' || Array.isArray(inside) ? inside : `[${kind}]`
    },
    2,
  )
  return text ?? String(value)
}
