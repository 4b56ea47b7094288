import { sql } from 'kysely'
import type { AskingRecords } from '../../records/acknowledgement-due.ts'
import { ownAck } from './sds.columns.ts'
import { asksPerson } from './sds.rights.ts'

/** The sheets that ask to be acknowledged, for the clock; whoever made a sheet keeps it. */
export const askingSheets: AskingRecords = {
  ...{ recordType: 'sds', table: 'sds_sheets', record: 'sheet' },
  asks: sql`(sheet.require_ack and sheet.status = 'approved')`,
  people: sql`select person.id from people as person where ${asksPerson}`,
  latecomers: sql`join people as person on ${asksPerson} ${ownAck(sql`person.id`)}`,
  keeper: 'created_by',
  kinds: {
    asked: 'sheet_to_acknowledge',
    again: 'sheet_to_acknowledge_again',
    overdue: 'sheet_overdue',
    peopleOverdue: 'sheet_people_overdue',
  },
}
