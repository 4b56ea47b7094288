import type { AppLoadContext } from '@remix-run/node'
import { noState, watchedRowsMax, type LiveKind } from '@holdpoint/api'

/**
 * Which of some records whoever reads may open, so that no link leads to a page that refuses them.
 * One call for each hundred, which reads none of them; where it fails, none is taken for open.
 */
export async function openRecords(
  { api }: Pick<AppLoadContext, 'api'>,
  recordType: LiveKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const each = [...new Set(ids)]
  const parts = Array.from({ length: Math.ceil(each.length / watchedRowsMax) }, (_, place) =>
    each.slice(place * watchedRowsMax, (place + 1) * watchedRowsMax),
  )
  const answers = await Promise.all(
    parts.map((part) => api.liveRows.changes({ recordType, ids: part })),
  )
  const told = answers.flatMap((answer) => (answer.status === 200 ? answer.content.data : []))
  // A record that is not open has no state.
  return new Set(told.flatMap(({ id, state }) => (state === noState ? [] : [id])))
}
