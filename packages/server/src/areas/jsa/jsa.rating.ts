import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { riskLevelOver, type RiskLevels } from '../../records/risk-matrix.ts'
import type { OneJsa } from './jsa.queries.ts'

// Which risks are rated anew when the matrix is another one (decision 0143): what nobody has approved
// or signed. All else keeps the level that it had.

const levels = (by: RiskLevels): RawBuilder<unknown> => {
  const over = (kind: 'initial' | 'residual') =>
    riskLevelOver(by, sql.ref(`one.${kind}_likelihood`), sql.ref(`one.${kind}_severity`))
  return sql`initial_level = ${over('initial')}, residual_level = ${over('residual')}`
}

/** Rates the library of hazards, drafts of analyses and what awaits approval by another matrix. */
export async function rateAnew(db: Queryable, shardKey: string, by: RiskLevels): Promise<void> {
  await sql`
    update master_hazards as one set ${levels(by)}
    where one.shard_key = ${shardKey}`.execute(db)
  await sql`
    with open as (
      select jsa.id from jsas as jsa
      where jsa.shard_key = ${shardKey} and jsa.deleted_at is null
        and jsa.status in ('draft', 'awaiting_approval')
      order by jsa.id for no key update
    )
    update jsa_hazards as one set ${levels(by)}
    from open where one.shard_key = ${shardKey} and one.jsa_id = open.id`.execute(db)
}

/** Rates the hazards of an analysis that goes back to draft, or was copied, by the matrix of now. */
export async function rateJsa(
  db: Queryable,
  { shardKey, jsaId }: OneJsa,
  by: RiskLevels,
): Promise<void> {
  await sql`
    update jsa_hazards as one set ${levels(by)}
    where one.shard_key = ${shardKey} and one.jsa_id = ${jsaId}`.execute(db)
}
