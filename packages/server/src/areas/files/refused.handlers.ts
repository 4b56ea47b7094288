import { sql } from 'kysely'
import { ok, type PersonHandler } from '../../handler.ts'

export const refused: PersonHandler<'files.refused'> = async (
  { pOffset, pLimit },
  { db, person },
) => {
  const files = db
    .selectFrom('uploads as upload')
    .where('upload.shard_key', '=', person.shardKey)
    .where('upload.refused_at', 'is not', null)
  const rows = await files
    .innerJoin('people as sender', 'sender.id', 'upload.person_id')
    .select(['upload.id', 'upload.file_name', 'upload.media_type', 'upload.byte_size'])
    .select(['upload.refused_at', 'upload.refused_why', 'sender.full_name'])
    .orderBy('upload.refused_at', 'desc')
    .orderBy('upload.id', 'desc')
    .limit(pLimit)
    .offset(pOffset)
    .execute()
  const { total } = await files
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const data = rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    mediaType: row.media_type,
    byteSize: row.byte_size,
    sentBy: row.full_name,
    refusedAt: row.refused_at?.toISOString() ?? '',
    why: row.refused_why ?? '',
  }))
  return ok({ data, totalRecords: total, offset: pOffset })
}
