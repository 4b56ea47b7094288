import type { JsaRevision } from '@holdpoint/api'

/** What has changed since a revision, one text a line; null where nothing has. */
export function changesSince(changes: readonly JsaRevision[], revision: number): string | null {
  const texts = changes.filter((each) => each.revision > revision).map(({ text }) => text)
  return texts.length === 0 ? null : texts.join('\n')
}
