import { sql } from 'kysely'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { nextNumber } from '../../records/numbers.ts'
import { heldRiskLevels } from '../../records/risk-matrix.ts'
import { held } from './jsa.editing.ts'
import { rateJsa } from './jsa.rating.ts'

/** Copies the job, but what is of its day: its times, its weather, its crew and their signatures. */
export const clone: PersonHandler<'jsa.clone'> = async ({ jsaId: originId }, context) => {
  const { db, person, now, ports, audit } = context
  const { shardKey, personId } = person
  const levels = await heldRiskLevels(db, shardKey)
  const origin = await held(context, originId)
  const jsaId = ports.ids.next()
  const number = await nextNumber(context, 'JSA')
  await sql`
    insert into jsas (shard_key, id, number, title, description, shift, crew_code, pad_id,
      customer_id, well, location, supervisor_id, permits, ppe, emergency, simops, cloned_from,
      author_id, hazard_writers, created_at, updated_at)
    select jsa.shard_key, ${jsaId}, ${number}, jsa.title, jsa.description, jsa.shift,
      jsa.crew_code, jsa.pad_id, jsa.customer_id, jsa.well, jsa.location,
      (select id from people where id = jsa.supervisor_id and is_active), jsa.permits, jsa.ppe,
      jsa.emergency, jsa.simops, jsa.id, ${personId}, array(
        select distinct unnest(jsa.hazard_writers || ${personId}::text)
      ),
      ${now}::timestamptz, ${now}::timestamptz
    from jsas as jsa where jsa.shard_key = ${shardKey} and jsa.id = ${originId}`.execute(db)
  await sql`
    insert into jsa_hazards (shard_key, jsa_id, id, place, step, title, description, category_ids,
      tag_ids, loss_category_ids, initial_likelihood, initial_severity, residual_likelihood,
      residual_severity, initial_level, residual_level, controls, ppe, stop_trigger,
      master_hazard_id, master_version)
    select shard_key, ${jsaId}, id, place, step, title, description, category_ids,
      tag_ids, loss_category_ids, initial_likelihood, initial_severity, residual_likelihood,
      residual_severity, initial_level, residual_level, controls, ppe, stop_trigger,
      master_hazard_id, master_version
    from jsa_hazards where shard_key = ${shardKey} and jsa_id = ${originId}`.execute(db)
  await rateJsa(db, { shardKey, jsaId }, levels)
  await audit({
    ...{ recordType: 'jsa', recordId: jsaId, action: 'create' },
    changes: {
      title: { from: null, to: origin.title },
      clonedFrom: { from: null, to: origin.number },
    },
  })
  return ok({ jsaId, number, rowVersion: 1 }, `${number} copied from ${origin.number}.`)
}

export const star: PersonHandler<'jsa.star'> = async ({ jsaId, isStar }, context) => {
  const { db, person, now, audit } = context
  const row = await held(context, jsaId)
  if (row.status === 'draft') {
    return fail('wrong_state', { message: 'A draft is no exemplar yet. Please submit it first.' })
  }
  const rowVersion = row.row_version + 1
  await db
    .updateTable('jsas')
    .set({ is_star: isStar, updated_at: now, row_version: rowVersion })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', jsaId)
    .execute()
  await audit({
    ...{ recordType: 'jsa', recordId: jsaId, action: isStar ? 'star' : 'unstar' },
    changes: { isStar: { from: row.is_star, to: isStar } },
  })
  const said = isStar ? 'Marked as an exemplar.' : 'Not an exemplar any more.'
  return ok({ jsaId, number: row.number, rowVersion }, said)
}
