import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AskingRecords } from '../../records/acknowledgement-due.ts'
import { acknowledgementJoin } from '../../records/acknowledgement.ts'
import { peopleOf } from '../../records/audience.ts'
import { isForPerson, isInForce, isKept, type Reader } from './files.rights.ts'

/**
 * Those of `people as person` whom a file asks and of whom its reader is told: of what is somebody
 * else's to keep, the reader alone.
 */
export const isAskedAsTold = (reader: Reader): RawBuilder<SqlBool> => sql`(
  person.shard_key = file.shard_key and file.require_ack and ${isInForce}
    and ${isForPerson(reader)} and (${isKept(reader)} or person.id = ${reader.personId})
)`

/** What each of them has of it, joined as `ack`. */
export const ackOfEach = acknowledgementJoin({
  ...{ recordType: 'library_file', record: 'file', person: sql`person.id` },
})

/** The files that ask to be acknowledged, for the clock. */
export const askingFiles: AskingRecords = {
  ...{ recordType: 'library_file', table: 'library_files', record: 'file' },
  asks: sql`(file.require_ack and ${isInForce})`,
  people: peopleOf('library_file', sql.ref('file.shard_key'), 'file.id'),
  // Of whoever has not sat elsewhere since, nothing more is read.
  latecomers: sql`
    join lateral (${peopleOf('library_file', sql.ref('file.shard_key'), 'file.id')}) as meant (id) on true
    join people as person on person.id = meant.id and person.placed_at > file.ack_from
    ${ackOfEach}`,
  keeper: 'owner_id',
  kinds: {
    asked: 'file_to_acknowledge',
    again: 'file_to_acknowledge_again',
    overdue: 'file_overdue',
    peopleOverdue: 'file_people_overdue',
  },
}
