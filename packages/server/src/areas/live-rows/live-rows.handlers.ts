import { noState } from '@holdpoint/api'
import { ok, type PersonHandler } from '../../handler.ts'
import { liveRows } from '../../live-rows.ts'
import { changesOf } from '../../records/live.ts'

export const changes: PersonHandler<'liveRows.changes'> = async (
  { recordType, ids, states: known, waitS },
  context,
) => {
  const states = await changesOf(liveRows[recordType], { ids, known, waitS }, context)
  return ok({ data: ids.map((id, place) => ({ id, state: states[place] ?? noState })) })
}
