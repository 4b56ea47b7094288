/** What a page asks of the worker. */
export type KeepMessage = {
  kind: 'keep'
  /** The person whose page it is. */
  personId: string
  addresses: readonly string[]
  /** What was just sent gets this head start. */
  afterMs: number
  /** The answer of the server that the page shows as it came; null once something was done on it. */
  answer: string | null
}

/** Reads a message of a page; undefined for anything else. */
export function toKeepMessage(data: unknown): KeepMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'keep') {
    return undefined
  }
  const { personId, addresses, afterMs, answer }: Partial<Record<keyof KeepMessage, unknown>> = data
  return typeof personId === 'string' &&
    typeof afterMs === 'number' &&
    (typeof answer === 'string' || answer === null) &&
    Array.isArray(addresses) &&
    addresses.every((address) => typeof address === 'string')
    ? { kind: 'keep', personId, addresses, afterMs, answer }
    : undefined
}
