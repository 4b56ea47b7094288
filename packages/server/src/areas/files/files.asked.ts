import { sql } from 'kysely'
import type { AskingRecords } from '../../records/acknowledgement-due.ts'
import { peopleOf } from '../../records/audience.ts'
import { isInForce } from './files.rights.ts'

/** The files that ask to be acknowledged, for the clock. */
export const askingFiles: AskingRecords = {
  ...{ recordType: 'library_file', table: 'library_files', record: 'file' },
  asks: sql`(file.require_ack and ${isInForce})`,
  people: peopleOf('library_file', sql.ref('file.shard_key'), 'file.id'),
  keeper: 'owner_id',
  kinds: {
    again: 'file_to_acknowledge_again',
    overdue: 'file_overdue',
    peopleOverdue: 'file_people_overdue',
  },
}
