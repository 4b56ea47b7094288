import { noState } from '@holdpoint/api'
import { ok, type PersonHandler } from '../../../handler.ts'
import { statesOf, type EntryState } from './changes.queries.ts'
import { watchOf } from './changes.watch.ts'
import { mayReadPrivateComments } from '../talk/comments.rules.ts'
import { readableEntries } from '../my-forms.ties.ts'

/** Answers at once when something looks otherwise than the caller knows it, and else waits. */
export const changes: PersonHandler<'myForms.changes'> = async (input, context) => {
  const { myFormIds, states: known, waitS } = input
  const { db, person, cacheOwner } = context
  const { shardKey } = person
  const seesPrivate = mayReadPrivateComments(person.permissions)
  const readable = await readableEntries(db, person, myFormIds)
  const ids = [...readable]
  const told = (states: ReadonlyMap<string, EntryState>) =>
    myFormIds.map((id) => (readable.has(id) ? stateOf(states.get(id), seesPrivate) : noState))
  const isNews = (states: ReadonlyMap<string, EntryState>) =>
    told(states).some((state, index) => state !== known[index])

  const now = await statesOf(db, shardKey, ids)
  const states =
    waitS === 0 || ids.length === 0 || isNews(now)
      ? now
      : await watchOf(cacheOwner, db).wait({ shardKey, ids, isNews }, waitS * 1000)
  const answers = told(states)
  return ok({
    data: myFormIds.map((id, index) => ({ myFormId: id, state: answers[index] ?? noState })),
  })
}

/** A private comment must not be noticed by those who may not read it, not even by its time. */
function stateOf(state: EntryState | undefined, seesPrivate: boolean): string {
  if (state === undefined) {
    return noState
  }
  const shown = state.shown.slice(0, 16)
  return seesPrivate ? shown + state.privately.slice(0, 8) : shown
}
