import { sql } from 'kysely'
import type { Asset } from '@holdpoint/api'
import type { Queryable } from '../../db/database.ts'
import { holdsSearch, type Sought } from '../../db/word-patterns.ts'

const assetsMax = 50

/** A machine by its code in whatever case; of several that are alike, the one that is written so. */
export function assetByCode(db: Queryable, shardKey: string, code: string) {
  return selectAssets(db, shardKey)
    .where(sql<string>`lower(code)`, '=', code.toLowerCase())
    .clearOrderBy()
    .orderBy(sql`code = ${code}`, 'desc')
    .orderBy('code')
    .limit(1)
    .executeTakeFirst()
}

/** Equipment by its ids. */
export function assetsById(db: Queryable, shardKey: string, ids: readonly string[]) {
  return selectAssets(db, shardKey)
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute()
}

/** What some equipment is called: its code and its name. */
export async function namesOfEquipment(db: Queryable, shardKey: string, ids: readonly string[]) {
  const rows = ids.length === 0 ? [] : await assetsById(db, shardKey, [...new Set(ids)])
  return new Map(rows.map(({ id, code, name }) => [id, `${code} ${name}`]))
}

/** What the machines are called whose codes some texts are, in whatever case, by the text. */
export async function namesOfCodes(db: Queryable, shardKey: string, codes: readonly string[]) {
  const asked = [...new Set(codes)]
  const rows =
    asked.length === 0
      ? []
      : await selectAssets(db, shardKey)
          .where(
            sql<string>`lower(code)`,
            '=',
            sql<string>`any(${asked.map((code) => code.toLowerCase())}::text[])`,
          )
          .execute()
  return Object.fromEntries(
    asked.flatMap((asked) => {
      const alike = rows.filter(({ code }) => code.toLowerCase() === asked.toLowerCase())
      const found = alike.find(({ code }) => code === asked) ?? alike[0]
      return found === undefined ? [] : [[asked, found.name]]
    }),
  )
}

type Machines = Sought & { limit?: number; category?: string | undefined }

/** Equipment in use whose code or name holds a search, of one master category where one is named. */
export function assetsLike(
  db: Queryable,
  shardKey: string,
  { category, limit = assetsMax, ...sought }: Machines,
) {
  return selectAssets(db, shardKey)
    .where('retired_at', 'is', null)
    .where(holdsSearch(sought, (pattern) => sql`(code ilike ${pattern} or name ilike ${pattern})`))
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''))
    .limit(limit)
    .execute()
}

function selectAssets(db: Queryable, shardKey: string) {
  return db
    .selectFrom('assets')
    .select(['id', 'code', 'name', 'category', 'retired_at'])
    .where('shard_key', '=', shardKey)
    .orderBy('code')
}

type AssetRow = Awaited<ReturnType<typeof assetsById>>[number]

/** Equipment as it travels. */
export function toAsset({ id, retired_at: retiredAt, ...asset }: AssetRow): Asset {
  return { assetId: id, ...asset, ...(retiredAt !== null && { isRetired: true as const }) }
}
