import { noState } from '@holdpoint/api'
import { ok, type PersonHandler } from '../../../handler.ts'
import { changesOf, watchOf } from '../../../records/changes.ts'
import { mayReadPrivateComments } from '../talk/comments.rules.ts'
import { readableEntries } from '../my-forms.ties.ts'
import { statesOf, type EntryState } from './changes.queries.ts'

const watch = watchOf(statesOf)

export const changes: PersonHandler<'myForms.changes'> = async (
  { myFormIds, states, waitS },
  { db, person, cacheOwner },
) => {
  const seesPrivate = mayReadPrivateComments(person.permissions)
  const answers = await changesOf(statesOf, watch(cacheOwner, db), db, {
    ...{ shardKey: person.shardKey, ids: myFormIds, known: states, waitS, none: noState },
    readable: await readableEntries(db, person, myFormIds),
    told: (state) => stateOf(state, seesPrivate),
  })
  return ok({
    data: myFormIds.map((myFormId, place) => ({ myFormId, state: answers[place] ?? noState })),
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
