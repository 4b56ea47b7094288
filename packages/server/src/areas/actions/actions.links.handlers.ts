import { sql } from 'kysely'
import { policies } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { json } from '../../db/json.ts'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { judgeByActions } from '../my-forms/filling/judge-by-actions.ts'
import { entryAsSource } from '../my-forms/my-forms.source.ts'
import { toActionLine } from './actions.detail.ts'
import { actionRow, actionRows, linesOf } from './actions.queries.ts'
import { isOpenAction, isReadable, readerOf, tiesOf } from './actions.rights.ts'
import { mayEdit, toAction } from './actions.row.ts'

const suggestionsMax = 10

export const linkSuggestion: PersonHandler<'actions.linkSuggestion'> = async (
  { assetId, myFormId, questionKey },
  { db, person, now },
) => {
  const reader = readerOf(person, now)
  const { shardKey } = reader
  // The same equipment; or the same question of the same form, on a pad that both are about.
  const isAlike = sql<boolean>`(
    action.asset_id = ${assetId ?? null}::text
    or (action.question_key = ${questionKey ?? null}::text and exists (
      select 1 from my_forms as one
      join my_forms as other on other.shard_key = one.shard_key and other.form_id = one.form_id
      where one.shard_key = ${shardKey} and one.id = ${myFormId ?? null}::text
        and other.id = action.source_id and action.source_type = 'my_form'
        and (one.pad_ids && other.pad_ids or one.id = other.id)
    ))
  )`
  const rows = await linesOf(db, shardKey)
    .where(isOpenAction)
    .where(isAlike)
    .where(isReadable(reader, person))
    .limit(suggestionsMax)
    .execute()
  return ok(rows.map(toActionLine))
}

export const entryActions: PersonHandler<'myForms.actions'> = async (
  { myFormId },
  { db, person, now },
) => {
  const reader = readerOf(person, now)
  const ids = await db
    .selectFrom('actions')
    .select('id')
    .where('shard_key', '=', person.shardKey)
    .where('source_type', '=', 'my_form')
    .where('source_id', '=', myFormId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const rows = await actionRows(
    db,
    reader,
    ids.map(({ id }) => id),
  )
  return ok(rows.map((row) => toAction(row, person, reader.today)))
}

/** What an entry is linked with is of other records: it is told to those alone who may open it. */
export const linkedActions: PersonHandler<'myForms.linkedActions'> = async (
  { myFormId },
  { db, person, now },
) => {
  const rows = await linesOf(db, person.shardKey)
    .innerJoin('action_links as link', (join) =>
      join
        .onRef('link.shard_key', '=', 'action.shard_key')
        .onRef('link.action_id', '=', 'action.id'),
    )
    .select('link.question_key')
    .where('link.source_type', '=', 'my_form')
    .where('link.source_id', '=', myFormId)
    .where(isReadable(readerOf(person, now), person))
    .execute()
  return ok(rows.map((row) => ({ ...toActionLine(row), questionKey: row.question_key || null })))
}

export const linkAction: PersonHandler<'myForms.linkAction'> = async (
  { myFormId, actionId, questionKey = null },
  context,
) => {
  const { db, person, now, audit } = context
  const row = await actionRow(db, readerOf(person, now), actionId)
  if (row === undefined || !opens(policies['actions.get'].record, tiesOf(row), person)) {
    return fail('forbidden')
  }
  if (!mayEdit(row.status)) {
    return fail('wrong_state', { message: 'This action is closed: nothing is linked with it.' })
  }
  const { words } = await entryAsSource(context, myFormId, questionKey)
  await db
    .insertInto('action_links')
    .values({
      shard_key: person.shardKey,
      action_id: actionId,
      source_type: 'my_form',
      source_id: myFormId,
      question_key: questionKey ?? '',
      words: json(words),
      linked_by: person.personId,
      linked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const changes = { source: { from: null, to: { type: 'my_form', id: myFormId, questionKey } } }
  await audit({ recordType: 'action', recordId: actionId, action: 'link', changes })
  await judgeByActions(context, myFormId)
  return ok(null, `${row.number} linked.`)
}
