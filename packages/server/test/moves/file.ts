import { fileMoves, type CallInput, type CallOf, type Tie } from '@holdpoint/api'
import { cast } from '../cast.ts'
import { contentOf } from '../harness.ts'
import { placeAcknowledgement, placeFile } from '../place-file.ts'
import type { MovesWitness } from './witness.ts'

type Asked = CallInput<CallOf<'files.move'>>

const ties =
  (...own: Tie[]) =>
  (state: string): readonly Tie[] =>
    state === 'approved' ? [...own, 'shared', 'all'] : [...own, 'all']

/** A file for everybody, which the foreman approves. */
export const fileWitness: MovesWitness<typeof fileMoves> = {
  table: fileMoves,
  seats: [
    { name: 'anybody', who: 'employee', keys: [], ties: ties() },
    { name: 'whoever keeps files', who: 'manager', keys: ['manage_files'], ties: ties() },
    { name: 'who approves it', who: 'foreman', keys: [], ties: ties('verifier') },
    {
      ...{ name: 'whoever deletes', who: 'reviewer', ties: ties() },
      keys: ['delete_not_acknowledged_files'],
    },
    { name: 'an outsider', who: 'outsider', keys: ['manage_files'], ties: () => [] },
  ],
  seed: () => Promise.resolve(),
  place: (world, id, status) =>
    placeFile(world, id, { columns: { status, approver_id: cast.foreman } }),
  async stands({ database }, id) {
    const row = await database.kysely
      .selectFrom('library_files')
      .select(['status', 'row_version', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { state: row.status, version: row.row_version, isGone: row.deleted_at !== null }
  },
  calls: [
    {
      of: ['submit', 'sendBack', 'approve', 'archive', 'takeUp', 'remove'],
      ask: (client, fileId, event, { ifMatch, reason = 'It is so.' }) =>
        client.files.move(
          { fileId, event: event as Asked['event'], reason },
          ifMatch === undefined ? {} : { ifMatch },
        ),
    },
  ],
  guards: [
    {
      guard: 'hasVersion',
      ...{ who: 'manager', event: 'submit', state: 'draft' },
      shut: ({ database: { kysely } }, id) =>
        kysely.updateTable('library_files').set({ version: 0 }).where('id', '=', id).execute(),
      why: 'Please upload file',
    },
    {
      guard: 'hasApprover',
      ...{ who: 'manager', event: 'submit', state: 'draft' },
      shut: ({ database: { kysely } }, id) =>
        kysely
          .updateTable('library_files')
          .set({ approver_id: null })
          .where('id', '=', id)
          .execute(),
      why: 'Please select approver',
    },
    {
      guard: 'hasTag',
      ...{ who: 'manager', event: 'submit', state: 'draft' },
      shut: ({ database: { kysely } }, id) =>
        kysely.updateTable('library_files').set({ tags: [] }).where('id', '=', id).execute(),
      why: 'Please select tag',
    },
    {
      guard: 'isNotUploader',
      ...{ who: 'foreman', event: 'approve', state: 'pending' },
      shut: ({ database: { kysely } }, id) =>
        kysely
          .updateTable('library_versions')
          .set({ uploaded_by: cast.foreman })
          .where('file_id', '=', id)
          .execute(),
      why: 'Somebody else approves what you brought.',
    },
    {
      guard: 'mayBeDeleted',
      ...{ who: 'reviewer', event: 'remove', state: 'draft' },
      shut: (world, id) => placeAcknowledgement(world, id, cast.employee),
      why: 'It has been acknowledged, and your rights do not delete what was.',
    },
  ],
  shown: async (client, fileId) => contentOf(await client.files.get({ fileId })).allowedEvents,
}
