import { sql } from 'kysely'
import type { LiveDeclaration } from '../../records/live.ts'
import { tiesOfSheets } from './sds.ties.ts'

/** How safety data sheets follow: edits and moves, the pads where the product lies, and who asks for them. */
export const liveSheets: LiveDeclaration = {
  ...{ table: 'sds_sheets', as: 'sheet', opens: 'sds.get', ties: tiesOfSheets },
  shows: [
    {
      of: () => [
        sql`sheet.row_version`,
        sql`(
          select string_agg(distinct stock.pad_id, ',') from sds_inventory as stock
          where stock.shard_key = sheet.shard_key and stock.sheet_id = sheet.id
        )`,
        sql`(
          select count(*) from sds_requests as asked
          where asked.shard_key = sheet.shard_key and asked.sheet_id = sheet.id
        )`,
      ],
    },
  ],
}
