import { riskCodes, type RiskDigitWords, type RiskMatrix } from '@holdpoint/api'
import { json } from '../../db/json.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { riskLevelsOf, riskMatrixOf } from '../../records/risk-matrix.ts'
import { requireVersion } from '../../row-version.ts'
import { rateAnew } from '../jsa/jsa.rating.ts'

export const riskMatrix: PersonHandler<'settings.riskMatrix'> = async (_input, { db, person }) =>
  ok(await riskMatrixOf(db, person.shardKey))

export const saveRiskMatrix: PersonHandler<'settings.saveRiskMatrix'> = async (matrix, context) => {
  const { db, person, now, audit, ifMatch } = context
  const { shardKey, personId } = person
  // Whoever rates a risk meanwhile waits, and rates it by the new matrix.
  await db
    .selectFrom('organisations')
    .select('id')
    .where('shard_key', '=', shardKey)
    .forNoKeyUpdate()
    .execute()
  const before = await riskMatrixOf(db, shardKey)
  requireVersion(before.rowVersion, ifMatch)
  const changes = changesOf(before, matrix)
  if (Object.keys(changes).length === 0) {
    return ok(before, 'Nothing was changed.')
  }
  const rowVersion = before.rowVersion + 1
  const levels = riskLevelsOf(matrix)
  await db
    .insertInto('risk_matrices')
    .values({
      ...{ shard_key: shardKey, version: rowVersion, levels: [...levels] },
      ...{ likelihoods: json(matrix.likelihoods), severities: json(matrix.severities) },
      ...{ saved_by: personId, saved_at: now },
    })
    .execute()
  await rateAnew(db, shardKey, levels)
  await audit({ recordType: 'risk_matrix', recordId: shardKey, action: 'update', changes })
  return ok({ ...matrix, rowVersion }, 'Risk matrix saved.')
}

/** What differs, for the trail: each word and each code by itself. */
function changesOf(before: RiskMatrix, after: RiskMatrix) {
  const lines = (words: readonly RiskDigitWords[]) =>
    words.map(({ name, about }) => (about === '' ? name : `${name}: ${about}`))
  const told = (kind: string, from: readonly string[], to: readonly string[]) =>
    to.map((line, place) => [`${kind} ${place + 1}`, { from: from[place], to: line }] as const)
  const all = [
    ...told('likelihood', lines(before.likelihoods), lines(after.likelihoods)),
    ...told('severity', lines(before.severities), lines(after.severities)),
    ...riskCodes.map(
      (code) => [code, { from: before.levels[code], to: after.levels[code] }] as const,
    ),
  ]
  return Object.fromEntries(all.filter(([, { from, to }]) => from !== to))
}
