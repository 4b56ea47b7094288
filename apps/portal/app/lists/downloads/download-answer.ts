// What the routes of downloads answer to a script; without one the same leads on by redirects.

export type DownloadAnswer =
  /** The file stands at this address for a minute. */
  | { kind: 'ready'; url: string; fileName: string }
  /** The person is led to another page: to sign in, or to be told that this is not theirs. */
  | { kind: 'elsewhere'; to: string }
  | { kind: 'failed'; text: string; isWorthRetrying: boolean }

/** Reads what came back; null when it is no such answer, such as a gateway's own page. */
export function readDownloadAnswer(value: unknown): DownloadAnswer | null {
  if (typeof value !== 'object' || value === null) {
    return null
  }
  const { kind, url, fileName, to, text, isWorthRetrying }: Record<string, unknown> = { ...value }
  if (kind === 'ready' && isOwnPath(url) && typeof fileName === 'string') {
    return { kind, url, fileName }
  }
  if (kind === 'elsewhere' && isOwnPath(to)) {
    return { kind, to }
  }
  if (kind === 'failed' && typeof text === 'string') {
    return { kind, text, isWorthRetrying: isWorthRetrying === true }
  }
  return null
}

function isOwnPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value)
}
