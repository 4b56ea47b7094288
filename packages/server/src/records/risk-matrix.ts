import {
  riskCodes,
  riskLevel,
  riskNameOfLevel,
  usualRiskMatrix,
  type RiskDigits,
  type RiskDigitWords,
  type RiskMatrix,
  type SavedRiskMatrix,
} from '@holdpoint/api'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../db/database.ts'

// The risk matrix of an organisation (decision 0143). A risk keeps the level that it was rated at, so
// that whoever reads a record needs no matrix.

/** The levels of the codes 11 to 15, 21 to 25 and so on, from 1 to 5. */
export type RiskLevels = readonly number[]

/** How an organisation judges risks now; the usual matrix where it has saved none. */
export async function riskMatrixOf(db: Queryable, shardKey: string): Promise<SavedRiskMatrix> {
  const row = await db
    .selectFrom('risk_matrices')
    .select(['version', 'likelihoods', 'severities', 'levels'])
    .where('shard_key', '=', shardKey)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined
    ? { ...copyOf(usualRiskMatrix), rowVersion: 0 }
    : {
        likelihoods: row.likelihoods as RiskDigitWords[],
        severities: row.severities as RiskDigitWords[],
        levels: namedLevels(row.levels),
        rowVersion: row.version,
      }
}

/**
 * The levels by which risks are rated now. They stay until the end of the transaction, so that none is
 * rated by a matrix that is being replaced: this comes before any record is held.
 */
export async function heldRiskLevels(db: Queryable, shardKey: string): Promise<RiskLevels> {
  await db
    .selectFrom('organisations')
    .select('id')
    .where('shard_key', '=', shardKey)
    .forShare()
    .execute()
  return riskLevelsOf(await riskMatrixOf(db, shardKey))
}

/** The levels of a matrix, as they are kept. */
export function riskLevelsOf({ levels }: Pick<RiskMatrix, 'levels'>): RiskLevels {
  return riskCodes.map((code) => riskLevel(levels[code]))
}

/** The level of a risk; null while a digit is open. */
export function riskLevelIn(
  levels: RiskLevels,
  { likelihood, severity }: RiskDigits,
): number | null {
  return likelihood === null || severity === null
    ? null
    : (levels[(likelihood - 1) * 5 + severity - 1] ?? null)
}

/** The same in SQL, over the two columns of a risk. */
export function riskLevelOver(
  levels: RiskLevels,
  likelihood: RawBuilder<number | null>,
  severity: RawBuilder<number | null>,
): RawBuilder<number | null> {
  return sql`(${[...levels]}::int[])[(${likelihood} - 1) * 5 + ${severity}]`
}

const copyOf = ({ likelihoods, severities, levels }: RiskMatrix) => ({
  ...{ likelihoods: [...likelihoods], severities: [...severities], levels: { ...levels } },
})

function namedLevels(levels: RiskLevels): SavedRiskMatrix['levels'] {
  const named = riskCodes.map((code, place) => [code, riskNameOfLevel(levels[place] ?? null)])
  return Object.fromEntries(named) as SavedRiskMatrix['levels']
}
