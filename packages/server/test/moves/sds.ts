import { sdsMoves, type CallInput, type CallOf, type Tie } from '@holdpoint/api'
import { json } from '../../src/db/json.ts'
import { cast } from '../cast.ts'
import { contentOf, type TestServer } from '../harness.ts'
import {
  allSections,
  placeSheet,
  placeSheetAcknowledgement,
  placeSheetRequest,
  placeStock,
} from '../place-sheet.ts'
import type { MovesWitness } from './witness.ts'

type Asked = CallInput<CallOf<'sds.move'>>

const change = ({ database }: TestServer, id: string, columns: Record<string, unknown>) =>
  database.kysely.updateTable('sds_sheets').set(columns).where('id', '=', id).execute()
const ties = (state: string): readonly Tie[] => (state === 'approved' ? ['shared', 'all'] : ['all'])

/** A sheet, and whoever keeps sheets. */
export const sdsWitness: MovesWitness<typeof sdsMoves> = {
  table: sdsMoves,
  seats: [
    { name: 'anybody', who: 'employee', keys: [], ties },
    { name: 'whoever keeps sheets', who: 'manager', keys: ['manage_sds'], ties },
    { name: 'whoever reads all', who: 'manager', keys: ['access_all_sds'], ties },
    {
      ...{ name: 'whoever deletes', who: 'reviewer', ties },
      keys: ['sds_not_acknowledged_files'],
    },
    { name: 'an outsider', who: 'outsider', keys: ['manage_sds'], ties: () => [] },
  ],
  seed: () => Promise.resolve(),
  place: (world, id, status) => placeSheet(world, id, { status }),
  async stands({ database }, id) {
    const row = await database.kysely
      .selectFrom('sds_sheets')
      .select(['status', 'row_version', 'deleted_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { state: row.status, version: row.row_version, isGone: row.deleted_at !== null }
  },
  calls: [
    {
      of: [
        'receive',
        'askAgain',
        'review',
        'sendBack',
        'approve',
        'reopen',
        'decline',
        'archive',
        'remove',
      ],
      ask: (client, sheetId, event, { ifMatch, reason = 'It is so.' }) =>
        client.sds.move(
          { sheetId, event: event as Asked['event'], reason },
          ifMatch === undefined ? {} : { ifMatch },
        ),
    },
  ],
  guards: [
    {
      guard: 'hasHead',
      ...{ who: 'manager', event: 'approve', state: 'reviewing' },
      shut: (world, id) => change(world, id, { emergency_phone: '' }),
      why: 'Please enter manufacturer, emergency phone and revision date first.',
    },
    {
      guard: 'hasSections',
      ...{ who: 'manager', event: 'approve', state: 'reviewing' },
      shut: (world, id) => change(world, id, { sections: json({ ...allSections, firstAid: '' }) }),
      why: 'Please enter first-aid measures',
    },
    {
      guard: 'mayBeDeleted',
      ...{ who: 'reviewer', event: 'remove', state: 'requested' },
      shut: (world, id) => placeSheetAcknowledgement(world, id, cast.employee),
      why: 'It has been acknowledged, and your rights do not delete what was.',
    },
    {
      guard: 'liesNowhere',
      ...{ who: 'manager', event: 'archive', state: 'approved' },
      shut: (world, id) => placeStock(world, id),
      why: 'Its product lies on a pad. Please take it off the pads first.',
    },
    {
      guard: 'liesNowhere',
      ...{ who: 'reviewer', event: 'remove', state: 'archived' },
      shut: (world, id) => placeStock(world, id),
      why: 'Its product lies on a pad. Please take it off the pads first.',
    },
    {
      guard: 'liesNowhere',
      ...{ who: 'manager', event: 'decline', state: 'requested' },
      shut: (world, id) => placeStock(world, id),
      why: 'Its product lies on a pad. Please take it off the pads first.',
    },
    {
      guard: 'nobodyWaits',
      ...{ who: 'reviewer', event: 'remove', state: 'requested' },
      shut: (world, id) => placeSheetRequest(world, id, cast.employee),
      why: 'People wait for it. Please say first that it does not come.',
    },
  ],
  shown: async (client, sheetId) => contentOf(await client.sds.get({ sheetId })).allowedEvents,
}
