/** The draft that somebody looked at before publishing, and whether another one stands by now. */
export type LookedAt = { rowVersion: number; isOther: boolean }

/**
 * Which draft was looked at: the one that was posted already, the one that the address names, or else
 * the one that stands. A page that is read anew knows a newer one, which nobody has looked at.
 */
export function lookedAt(
  standing: number,
  { posted, asked }: { posted: unknown; asked: string | null },
): LookedAt {
  const rowVersion = numberIn(posted) ?? numberIn(asked) ?? standing
  return { rowVersion, isOther: rowVersion !== standing }
}

function numberIn(text: unknown): number | null {
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : null
}
