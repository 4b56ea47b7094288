import { draftText, type Draft } from './raw-answer.ts'

/**
 * What a page says of a question that it rendered: the revision of the answer it showed, and a
 * fingerprint of what its controls held. So the action knows what the person changed, without
 * asking what is stored now: an untouched answer is never sent, and the same post always means the
 * same changes, however often it arrives.
 */
export type Mark = { readonly rev: number; readonly fingerprint: string }

export function markOf(rev: number | undefined, draft: Draft): Mark {
  return { rev: rev ?? 0, fingerprint: fingerprintOf(draftText(draft)) }
}

/** Marks as the text of one hidden field: `key:rev:fingerprint`, with spaces between. */
export function writeMarks(marks: ReadonlyMap<string, Mark>): string {
  return [...marks].map(([key, { rev, fingerprint }]) => `${key}:${rev}:${fingerprint}`).join(' ')
}

/** Reads the hidden field; what does not read as a mark is left out. */
export function readMarks(text: string): Map<string, Mark> {
  const marks = new Map<string, Mark>()
  for (const entry of text.split(' ')) {
    const [, key, rev, fingerprint] =
      /^([a-z][a-z0-9_-]{0,68}):(\d{1,9}):([a-z0-9]{1,7})$/.exec(entry) ?? []
    if (key !== undefined && rev !== undefined && fingerprint !== undefined) {
      marks.set(key, { rev: Number(rev), fingerprint })
    }
  }
  return marks
}

/** Revisions as the text of one hidden field: `key:rev`, with spaces between. */
export function writeRevisions(revisions: ReadonlyMap<string, number>): string {
  return [...revisions].map(([key, rev]) => `${key}:${rev}`).join(' ')
}

/** Reads the hidden field; what does not read as a revision is left out. */
export function readRevisions(text: string): Map<string, number> {
  const found = text.matchAll(/(?<=^| )([a-z][a-z0-9_-]{0,68}):(\d{1,9})(?= |$)/g)
  return new Map([...found].map(([, key = '', rev]) => [key, Number(rev)]))
}

// FNV-1a over UTF-16 units. It tells edits from non-edits; nothing is trusted because of it.
function fingerprintOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
