import type { Insertable } from 'kysely'
import { sdsSections } from '@holdpoint/api'
import type { SdsSheetsTable } from '../src/areas/sds/sds.tables.ts'
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
