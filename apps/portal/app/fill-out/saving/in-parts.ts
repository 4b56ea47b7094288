import type { HeldBatch } from './held.ts'

// A call takes up to 500 changes and 1 MB, and a form has up to 1,000 questions.
const changesTaken = 500
const bytesTaken = 1_000_000
// Well below both, so that a slow network takes a part within its time.
const changesMax = 200
const bytesMax = 300_000

/** Cuts changes into parts that a call takes. No part is empty. */
export function inParts<Change>(changes: readonly Change[]): Change[][] {
  const parts: Change[][] = []
  let last: Change[] = []
  let bytes = 0
  for (const change of changes) {
    const more = bytesOf(change)
    if (last.length === 0 || last.length === changesMax || bytes + more > bytesMax) {
      last = []
      bytes = 0
      parts.push(last)
    }
    last.push(change)
    bytes += more
  }
  return parts
}

/**
 * A batch of changes as it can be sent. What was sent under a key may have arrived and is repeated
 * as it was, unless it is more than a call takes: then it never was.
 */
export function sendable(batch: HeldBatch): HeldBatch[] {
  const { changes, key } = batch
  const bytes = changes.reduce((sum, change) => sum + bytesOf(change), 0)
  const isTaken = changes.length <= changesTaken && bytes <= bytesTaken
  if (key !== undefined && isTaken) {
    return [batch]
  }
  const parts = inParts(changes)
  return parts.length < 2 ? [batch] : parts.map((part) => ({ changes: part }))
}

function bytesOf(change: unknown): number {
  return new TextEncoder().encode(JSON.stringify(change)).length + 1
}
