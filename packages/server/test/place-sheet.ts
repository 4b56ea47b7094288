import type { Insertable } from 'kysely'
import { sdsSections } from '@holdpoint/api'
import type {
  SdsInventoryTable,
  SdsRequestsTable,
  SdsSheetsTable,
} from '../src/areas/sds/sds.tables.ts'
import { json } from '../src/db/json.ts'
import { cast, castShard } from './cast.ts'
import type { TestServer } from './harness.ts'

/** Every section of a sheet, each with a sentence. */
export const allSections = Object.fromEntries(
  sdsSections.map((section) => [section, `About ${section}.`]),
)

/** Writes a sheet as it stands, past every rule: for tests of what is done with it. */
export async function placeSheet(
  { database }: Pick<TestServer, 'database'>,
  id: string,
  columns: Partial<Insertable<SdsSheetsTable>> = {},
): Promise<void> {
  const at = '2026-03-01T18:00:00Z'
  await database.kysely
    .insertInto('sds_sheets')
    .values({
      ...{ shard_key: castShard, id, number: `SDS-26-${id}`, status: 'approved' },
      ...{ product_name: `Product ${id}`, manufacturer: 'Made Up Chemical Co.' },
      ...{ emergency_phone: '+1 800 555 0100', revision_on: '2025-01-15' },
      sections: json(allSections),
      ...{ created_by: cast.admin, created_at: at, updated_at: at },
      ...columns,
    })
    .execute()
}

/** Lets a sheet's product lie on a pad. */
export async function placeStock(
  { database }: Pick<TestServer, 'database'>,
  sheetId: string,
  columns: Partial<Insertable<SdsInventoryTable>> = {},
): Promise<void> {
  const at = '2026-03-01T18:00:00Z'
  await database.kysely
    .insertInto('sds_inventory')
    .values({
      ...{ shard_key: castShard, id: `${sheetId}-stock`, sheet_id: sheetId, pad_id: 'pad-1' },
      ...{ quantity: 5, unit: 'gal', updated_by: cast.admin, updated_at: at },
      ...columns,
    })
    .execute()
}

/** Lets somebody have acknowledged a sheet. */
export async function placeSheetAcknowledgement(
  { database }: Pick<TestServer, 'database'>,
  sheetId: string,
  personId: string,
  at = '2026-03-02T12:00:00Z',
): Promise<void> {
  await database.kysely
    .insertInto('record_acknowledgements')
    .values({
      ...{ shard_key: castShard, record_type: 'sds', record_id: sheetId, person_id: personId },
      ...{ version: 1, opened_at: at, acknowledged_at: at },
    })
    .execute()
}

/** Lets somebody have asked for a sheet, and wait for it. */
export async function placeSheetRequest(
  { database }: Pick<TestServer, 'database'>,
  sheetId: string,
  personId: string,
  columns: Partial<Insertable<SdsRequestsTable>> = {},
): Promise<void> {
  await database.kysely
    .insertInto('sds_requests')
    .values({
      ...{ shard_key: castShard, sheet_id: sheetId, person_id: personId },
      asked_at: '2026-03-02T12:00:00Z',
      ...columns,
    })
    .execute()
}
