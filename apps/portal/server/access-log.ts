import { networkMark, type Ports } from '@holdpoint/server'

/** A request that was answered. */
export type Answered = {
  requestId: string
  method: string
  /** The path alone: what is asked of it may hold words and secrets. */
  path: string
  status: number
  milliseconds: number
  clientAddress: string
}

/** Writes one line for an answered request, without what names a person (docs/operate.md). */
export function logAccess(
  { path, clientAddress, milliseconds, ...answered }: Answered,
  { log, secret }: { log: Ports['log']; secret: string },
): void {
  const fields = {
    ...answered,
    event: 'request',
    path: patternOf(path),
    milliseconds: Math.round(milliseconds),
    from: networkMark(secret, clientAddress),
  }
  log[answered.status >= 500 ? 'warn' : 'info'](fields, 'request')
}

/** A path without ids and secrets: words in small letters stay, anything else is a star. */
export function patternOf(path: string): string {
  return path
    .split('/')
    .map((part) =>
      /^(?:[a-z]+(?:[-.][a-z]+)*|v\d+)?$/.test(part) && part.length <= 40 ? part : '*',
    )
    .join('/')
}
