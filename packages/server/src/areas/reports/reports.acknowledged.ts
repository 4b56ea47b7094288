import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { acknowledgementStateLabels, messageCategoryLabels } from '@holdpoint/api'
import { stateOfAck } from '../../records/acknowledgement.ts'
import { ackOfEach, isAskedAsTold } from '../files/files.asked.ts'
import { libraryFiles } from '../files/files.list.ts'
import { messages } from '../messages/messages.list.ts'
import { asksForAck, isForPerson, isToldOf, stateOf } from '../messages/messages.rights.ts'
import { byName, byPerson, byWord, reportSource, type DimensionSql } from './reports.source.ts'

/** Counted by `people as person`, and by where they sit. */
export const ofPerson = {
  person: byPerson('person.id'),
  crew: byName('person.crew_code', 'crews'),
  district: byName('person.district_code', 'districts'),
  businessUnit: byName('person.business_unit_code', 'business_units'),
} satisfies Readonly<Record<string, DimensionSql<unknown>>>

/** How many of a hundred have: the average of those who have and those who have not. */
const shareOf = (has: RawBuilder<SqlBool>) => sql`case when ${has} then 100 else 0 end`

/** What counts who is asked to acknowledge a file. */
export const fileAcknowledgements = reportSource('fileAcknowledgements', libraryFiles, {
  each: (query) => sql`cross join lateral (
    select person.id, person.crew_code, person.district_code, person.business_unit_code,
      ${stateOfAck('file', query)} as state
    from people as person ${ackOfEach}
    where ${isAskedAsTold(query)}
  ) as person`,
  dimensions: {
    state: byWord('person.state', acknowledgementStateLabels),
    file: {
      key: () => sql`file.id`,
      label: (key, { shardKey }) => sql`(select one.number || ' ' || one.name
        from library_files as one where one.shard_key = ${shardKey} and one.id = ${key})`,
    },
    folder: { key: () => sql`file.folder`, label: (key) => key },
    ...ofPerson,
  },
  // Of whom it was waived, nothing is asked.
  measures: {
    share: () => sql`case when person.state <> 'waived'
      then ${shareOf(sql`person.state = 'acknowledged'`)} end`,
  },
})

const hasAcknowledged = sql<SqlBool>`coalesce(receipt.acknowledged_round >= message.round, false)`

/**
 * What counts who is asked to acknowledge a message that was sent: whom it is for, and who has done it
 * and sits elsewhere now. What was recalled asks nobody any more.
 */
export const messageAcknowledgements = reportSource('messageAcknowledgements', messages, {
  each: (query) => sql`
    join people as person on person.shard_key = message.shard_key and ${asksForAck}
      and ${stateOf(query)} in ('active', 'expired') and ${isToldOf(query)}
    join lateral (
      select max(one.acknowledged_round) as acknowledged_round from message_receipts as one
      where one.shard_key = message.shard_key and one.message_id = message.id
        and one.person_id = person.id
    ) as receipt on ${hasAcknowledged} or ${isForPerson(query)}`,
  dimensions: {
    state: {
      key: (query) => sql`case when ${hasAcknowledged} then 'acknowledged'
        when ${stateOf(query)} = 'active' then 'asked' else 'missed' end`,
      label: {
        acknowledged: acknowledgementStateLabels.acknowledged,
        asked: acknowledgementStateLabels.pending,
        missed: 'Ended without it',
      },
    },
    message: {
      key: () => sql`message.id`,
      label: (key, { shardKey }) => sql`(select one.number || ' ' || one.title
        from messages as one where one.shard_key = ${shardKey} and one.id = ${key})`,
    },
    category: byWord('message.category', messageCategoryLabels),
    ...ofPerson,
  },
  measures: { share: () => shareOf(hasAcknowledged) },
})
