import { fail } from '../../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { readableEntries } from '../my-forms.ties.ts'
import { belowEntry } from './below.ts'
import * as queries from './sub-forms.queries.ts'
import { partsOf, isBeingFilled } from './sub-forms.rules.ts'

export const subForms: PersonHandler<'myForms.subForms'> = async ({ myFormId }, context) => {
  const { db, person, ties } = context
  const entry = await queries.entryAbove(db, person.shardKey, myFormId)
  if (!entry) {
    return fail('forbidden')
  }
  const mayAdd = ties.has('own') && isBeingFilled(entry.status)
  return ok({
    forms: partsOf(await belowEntry(context, entry), mayAdd),
    parent: entry.parent_id === null ? null : await parentOf(entry.parent_id, context),
  })
}

/** The entry that one is below of, for whoever may read that one too. */
async function parentOf(parentId: string, { db, person, now }: PersonContext) {
  const readable = await readableEntries(db, person, [parentId], now)
  const parent = readable.has(parentId)
    ? await queries.titleOfEntry(db, person.shardKey, parentId)
    : undefined
  return parent ?? null
}
