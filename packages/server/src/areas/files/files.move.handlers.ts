import { fileMoves, type EventOf, type FileStatus } from '@holdpoint/api'
import type { Updateable } from 'kysely'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { notify } from '../../outbox/notify.ts'
import type { FileRow } from './files.columns.ts'
import { fileKind } from './files.facts.ts'
import { comesIntoForce, tellMeant } from './files.force.ts'
import { fileForChange } from './files.queries.ts'
import { readerOf, tiesOf } from './files.rights.ts'
import type { LibraryFilesTable } from './files.tables.ts'

export const move: PersonHandler<'files.move'> = async ({ fileId, event, reason }, context) => {
  const row = await fileForChange(context.db, readerOf(context.person, context.now), fileId)
  if (row === undefined) {
    return fail('forbidden')
  }
  const to = await moveFile(context, row, { event, reason })
  const said = to === 'ahead' ? `Approved: in force from ${row.effective_from}.` : saidOf[event]
  return ok({ fileId, rowVersion: row.row_version + 1 }, said)
}

/** A move as it is asked for. */
export type FileMove = { event: EventOf<typeof fileMoves>; reason: string | undefined }

/** Makes a move of a file whose row is held, with all that follows; answers where it led. */
export async function moveFile(
  context: PersonContext,
  row: FileRow,
  { event, reason }: FileMove,
): Promise<FileStatus | undefined> {
  const { db, person, now, audit, ifMatch } = context
  const asker = { person, ties: tiesOf(row), ifMatch }
  requireMove(fileKind, event, row, asker, { facts: { row, person }, reason })
  const [first]: readonly FileStatus[] = fileMoves.events[event].to
  const to = event === 'approve' && row.is_ahead ? 'ahead' : first
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
    await tellMeant(context, row.id)
  }
  return to
}

const saidOf = {
  submit: 'Sent for approval.',
  sendBack: 'Sent back.',
  approve: 'Approved: it is in force.',
  archive: 'Archived.',
  takeUp: 'Taken up again.',
  remove: 'File deleted.',
  // Nobody asks for these: they follow when a version is added, and when its day has come.
  revise: '',
  comeIntoForce: '',
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

/** The newest version is approved, and comes into force at once unless it is for a later day. */
async function approve(row: FileRow, { db, person, now }: PersonContext): Promise<Follows> {
  await db
    .updateTable('library_versions')
    .set({ approved_by: person.personId, approved_at: now })
    .where('shard_key', '=', person.shardKey)
    .where('file_id', '=', row.id)
    .where('version', '=', row.version)
    .execute()
  return row.is_ahead ? { columns: {} } : await comesIntoForce(db, person.shardKey, row, now)
}
