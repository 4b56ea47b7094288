import { fileMoves, type EventOf, type FileStatus } from '@holdpoint/api'
import type { Updateable } from 'kysely'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { notify } from '../../outbox/notify.ts'
import type { FileRow } from './files.columns.ts'
import { fileKind } from './files.facts.ts'
import { fileForChange } from './files.queries.ts'
import { readerOf, tiesOf } from './files.rights.ts'
import type { LibraryFilesTable } from './files.tables.ts'

export const move: PersonHandler<'files.move'> = async ({ fileId, event, reason }, context) => {
  const row = await fileForChange(context.db, readerOf(context.person, context.now), fileId)
  if (row === undefined) {
    return fail('forbidden')
  }
  await moveFile(context, row, { event, reason })
  return ok({ fileId, rowVersion: row.row_version + 1 }, saidOf[event])
}

/** A move as it is asked for. */
export type FileMove = { event: EventOf<typeof fileMoves>; reason: string | undefined }

/** Makes a move of a file whose row is held, with all that follows. */
export async function moveFile(
  context: PersonContext,
  row: FileRow,
  { event, reason }: FileMove,
): Promise<void> {
  const { db, person, now, audit, ifMatch } = context
  const asker = { person, ties: tiesOf(row), ifMatch }
  requireMove(fileKind, event, row, asker, { facts: { row, person }, reason })
  const [to]: readonly FileStatus[] = fileMoves.events[event].to
  const follows = await followsOf[event]?.(row, context)
  await writeMove(
    fileKind,
    row,
    {
      ...{ event, to, reason, changes: follows?.changes ?? {} },
      ...(event === 'remove' ? { said: 'delete' } : {}),
      // What was said when it came here stands beside its state until it moves on.
      columns: { status_reason: reason?.trim() || null, ...follows?.columns },
    },
    { db, shardKey: person.shardKey, now, audit },
  )
  await tell(row, event, context)
  if (row.require_ack && follows?.columns.ack_from instanceof Date) {
    const record = { type: 'library_file', id: row.id } as const
    await notify(context, { kind: 'file_to_acknowledge', record, personIds: 'audience' })
  }
}

const saidOf = {
  submit: 'Sent for approval.',
  sendBack: 'Sent back.',
  approve: 'Approved: it is in force.',
  archive: 'Archived.',
  takeUp: 'Taken up again.',
  remove: 'File deleted.',
  // Nobody asks for it: it follows when a version is added.
  revise: '',
} as const

const kinds = {
  submit: 'file_to_approve',
  approve: 'file_approved',
  sendBack: 'file_sent_back',
} as const

/** Tells whoever is to approve it, and then who brought it. */
export async function tell(
  row: Pick<FileRow, 'id' | 'approver_id' | 'uploader_id'>,
  event: string,
  context: PersonContext,
): Promise<void> {
  const kind = Object.hasOwn(kinds, event) ? kinds[event as keyof typeof kinds] : undefined
  const told = kind === 'file_to_approve' ? row.approver_id : row.uploader_id
  if (kind !== undefined && told !== null && told !== context.person.personId) {
    const record = { type: 'library_file', id: row.id } as const
    await notify(context, { kind, record, personIds: [told] })
  }
}

type Follows = {
  columns: Updateable<LibraryFilesTable>
  changes?: Readonly<Record<string, { from: unknown; to: unknown }>>
}

/** What else an event writes. */
const followsOf: Partial<
  Record<string, (row: FileRow, context: PersonContext) => Promise<Follows>>
> = {
  approve,
  // What was in force before it was put away is approved anew.
  takeUp: () =>
    Promise.resolve({
      columns: { current_version: null, material_version: null, ack_from: null },
    }),
  remove: (_row, { now }) => Promise.resolve({ columns: { deleted_at: now } }),
}

/**
 * The newest version comes into force. Everybody is asked anew where it, or one that never came into
 * force since the last one that did, is material: what that one changed is in the newest as well.
 */
async function approve(row: FileRow, { db, person, now }: PersonContext): Promise<Follows> {
  await db
    .updateTable('library_versions')
    .set({ approved_by: person.personId, approved_at: now })
    .where('shard_key', '=', person.shardKey)
    .where('file_id', '=', row.id)
    .where('version', '=', row.version)
    .execute()
  const material = await db
    .selectFrom('library_versions')
    .select('version')
    .where('shard_key', '=', person.shardKey)
    .where('file_id', '=', row.id)
    .where('version', '>', row.current_version ?? 0)
    .where('is_material', '=', true)
    .limit(1)
    .executeTakeFirst()
  const asksAnew = material !== undefined || row.current_version === null
  return {
    columns: {
      current_version: row.version,
      ...(asksAnew ? { material_version: row.version, ack_from: now } : {}),
    },
    changes: { currentVersion: { from: row.current_version, to: row.version } },
  }
}
