import { policies } from '@holdpoint/api'
import { sql } from 'kysely'
import { opens } from '../../access.ts'
import type { LiveDeclaration } from '../../records/live.ts'
import { tiesOfFiles } from './files.ties.ts'

/**
 * How files of the library follow. Who only reads one hears of the version in force and of what is
 * asked of them, and nothing of what is on its way (decision 0079).
 */
export const liveFiles: LiveDeclaration = {
  ...{ table: 'library_files', as: 'file', opens: 'files.get', ties: tiesOfFiles },
  shows: [
    {
      of: () => [
        sql`file.current_version`,
        sql`file.material_version`,
        sql`file.ack_from`,
        sql`file.require_ack`,
        sql`file.status = 'archived'`,
        sql`file.name`,
        sql`file.folder`,
        sql`array_to_string(file.tags, ',')`,
        sql`(
          select max(one.waived_at) from record_acknowledgements as one
          where one.shard_key = file.shard_key and one.record_type = 'library_file'
            and one.record_id = file.id
        )`,
      ],
    },
    {
      of: () => [sql`file.row_version`],
      isFor: (ties, person) => opens(policies['files.history'].record, ties, person),
    },
  ],
}
