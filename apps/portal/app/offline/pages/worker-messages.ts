/** What a page asks of the worker. */
export type KeepMessage = {
  kind: 'keep'
  /** The person whose page it is. */
  personId: string
  addresses: readonly string[]
  /** What was just sent gets this head start. */
  afterMs: number
  /** Nothing was done on the page yet: it is as its document brought it. */
  isAsLoaded: boolean
}

/** Reads a message of a page; undefined for anything else. */
export function toKeepMessage(data: unknown): KeepMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'keep') {
    return undefined
  }
  const { personId, addresses, afterMs, isAsLoaded }: Partial<Record<keyof KeepMessage, unknown>> =
    data
  return typeof personId === 'string' &&
    typeof afterMs === 'number' &&
    typeof isAsLoaded === 'boolean' &&
    Array.isArray(addresses) &&
    addresses.every((address) => typeof address === 'string')
    ? { kind: 'keep', personId, addresses, afterMs, isAsLoaded }
    : undefined
}
