import { sentences, topicsList, type TopicDetail } from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { keepFilterOf, keptFilterOf } from '../../lists/kept-filter.ts'
import { listPage } from '../../lists/page.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { nextNumber } from '../../records/numbers.ts'
import { requireVersion } from '../../row-version.ts'
import { activePeopleAmong } from '../people/people.queries.ts'
import type { TopicRow } from './topics.columns.ts'
import { keepCounts } from './topics.counts.ts'
import { topicKind } from './topics.facts.ts'
import { filesOfTopic } from './topics.files.queries.ts'
import { topics } from './topics.list.ts'
import { peopleOfTopic, topicForChange, topicRow } from './topics.queries.ts'
import { mayCall, topicTiesOf } from './topics.rights.ts'
import { toTopic } from './topics.row.ts'

const pageOf = listPage(topics)

export const list: PersonHandler<'topics.list'> = async (input, context) => {
  const { rows, ...page } = await pageOf(input, context)
  return ok({ ...page, data: rows.map((row) => toTopic(row, context.person)) })
}

export const keepFilter: PersonHandler<'topics.keepFilter'> = keepFilterOf(topicsList)
export const keptFilter: PersonHandler<'topics.keptFilter'> = keptFilterOf(topicsList)

export const information: PersonHandler<'topics.information'> = async ({ topicId }, context) =>
  ok(await detailOf(context, topicId))

export const create: PersonHandler<'topics.create'> = async (draft, context) => {
  const { db, person, now, ports, audit } = context
  const topicId = ports.ids.next()
  const number = await nextNumber(context, 'TOP')
  await db
    .insertInto('topics')
    .values({
      ...{ shard_key: person.shardKey, id: topicId, number, status: 'draft' },
      ...{ title: draft.title, body: draft.body, category: draft.category },
      ...{ is_pinned: draft.isPinned, owner_id: person.personId, created_at: now },
      ...{ last_activity_at: now, sorted_at: now, updated_at: now },
    })
    .execute()
  await keepCounts(db, person.shardKey, topicId, now)
  await audit({
    recordType: 'topic',
    recordId: topicId,
    action: 'create',
    changes: { title: { from: null, to: draft.title } },
  })
  return ok({ topicId, number }, 'Topic created.')
}

export const edit: PersonHandler<'topics.edit'> = async ({ topicId, ...draft }, context) => {
  const { db, person, now, audit } = context
  const row = await held(context, topicId)
  if (row.status === 'published' && draft.category === null) {
    return failField('category', sentences.required.category)
  }
  await db
    .updateTable('topics')
    .set({
      ...{ title: draft.title, body: draft.body, category: draft.category },
      ...{ is_pinned: draft.isPinned, updated_at: now, row_version: row.row_version + 1 },
    })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', topicId)
    .execute()
  await keepCounts(db, person.shardKey, topicId)
  await audit({
    recordType: 'topic',
    recordId: topicId,
    action: 'edit',
    changes: {
      title: { from: row.title, to: draft.title },
      body: { from: row.body, to: draft.body },
      category: { from: row.category, to: draft.category },
      isPinned: { from: row.is_pinned, to: draft.isPinned },
    },
  })
  return ok(await detailOf(context, topicId), 'Topic saved.')
}

export const move: PersonHandler<'topics.move'> = async ({ topicId, event }, context) => {
  const { db, person, now, audit } = context
  const row = await topicForChange(db, person, topicId)
  if (row === undefined) {
    return fail('forbidden')
  }
  const asker = { person, ties: topicTiesOf(row.owner.personId, person), ifMatch: context.ifMatch }
  requireMove(topicKind, event, row, asker, { facts: row, reason: undefined })
  const to = event === 'archive' ? 'archived' : 'published'
  await writeMove(topicKind, row, { event, to }, { db, shardKey: person.shardKey, now, audit })
  if (event === 'publish') {
    await keepCounts(db, person.shardKey, topicId, now)
  }
  return ok(await detailOf(context, topicId), 'Topic saved.')
}

export const remove: PersonHandler<'topics.remove'> = async ({ topicId }, context) => {
  const { db, person, now, audit } = context
  const row = await held(context, topicId)
  const columns = { deleted_at: now, deleted_by: person.personId }
  await writeMove(
    topicKind,
    row,
    { event: 'remove', said: 'delete', columns },
    { db, shardKey: person.shardKey, now, audit },
  )
  return ok(null, 'Topic deleted.')
}

export const saveAccess: PersonHandler<'topics.saveAccess'> = async (
  { topicId, isLimited, personIds },
  context,
) => {
  const { db, person, now, audit } = context
  const { shardKey, personId } = person
  const row = await held(context, topicId)
  const known = await activePeopleAmong(db, shardKey, personIds)
  if (personIds.some((id) => !known.has(id))) {
    failField('personIds', 'Some of the people chosen are not employees here, or no longer.')
  }
  const before = (await peopleOfTopic(db, shardKey, topicId)).map((one) => one.personId)
  // Whoever limits somebody else's topic does not shut themselves out.
  const within = isLimited ? [...new Set([...personIds, personId])] : personIds
  const after = within.filter((id) => id !== row.owner.personId).toSorted()
  await db
    .deleteFrom('topic_people')
    .where('shard_key', '=', shardKey)
    .where('topic_id', '=', topicId)
    .execute()
  if (after.length > 0) {
    const ofTopic = { shard_key: shardKey, topic_id: topicId }
    const rows = after.map((id) => ({ ...ofTopic, person_id: id }))
    await db.insertInto('topic_people').values(rows).execute()
  }
  await db
    .updateTable('topics')
    .set({ is_limited: isLimited, updated_at: now, row_version: row.row_version + 1 })
    .where('shard_key', '=', shardKey)
    .where('id', '=', topicId)
    .execute()
  await audit({
    recordType: 'topic',
    recordId: topicId,
    action: 'access',
    changes: {
      isLimited: { from: row.is_limited, to: isLimited },
      people: { from: before.toSorted(), to: after },
    },
  })
  return ok(await detailOf(context, topicId), 'Access saved.')
}

/** A topic whole, as it travels to whoever asks. */
async function detailOf({ db, person }: PersonContext, topicId: string): Promise<TopicDetail> {
  const row = await topicRow(db, person, topicId)
  if (row === undefined) {
    return fail('forbidden')
  }
  const ties = topicTiesOf(row.owner.personId, person)
  return {
    ...toTopic(row, person),
    body: row.body,
    files: await filesOfTopic(db, person.shardKey, topicId),
    people: mayCall('topics.saveAccess', ties, person)
      ? await peopleOfTopic(db, person.shardKey, topicId)
      : [],
  }
}

async function held(context: PersonContext, topicId: string): Promise<TopicRow> {
  const row = await topicForChange(context.db, context.person, topicId)
  if (row === undefined) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, context.ifMatch)
  return row
}
