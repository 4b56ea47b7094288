import { lotoPeopleMax, lotoRoleLabels } from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { held, stateOf, touch } from './loto.editing.ts'
import { placeBehind, requireStaffed } from './loto.people.handlers.ts'
import { peopleOfLoto } from './loto.queries.ts'
import { collects } from './loto.row.ts'
import { tell } from './loto.told.ts'

/** Puts everybody of a crew on the list who is not on it and does not lead it, at once (decision 0164). */
export const nameCrew: PersonHandler<'loto.nameCrew'> = async (
  { lotoId, crewId, role },
  context,
) => {
  const { db, person, now, ports, audit } = context
  const row = await held(context, lotoId)
  if (!collects(row, person)) {
    return fail('forbidden')
  }
  requireStaffed(row.status)
  const crew = await db
    .selectFrom('crews')
    .select(['code', 'name'])
    .where('code', '=', crewId ?? '')
    .executeTakeFirst()
  if (crew === undefined) {
    return failField('crewId', 'Please choose a crew.')
  }
  const there = await peopleOfLoto(db, { ...person, now }, lotoId)
  // Whoever leads it says themselves as what they are on the list.
  const listed = new Set(
    [row.primary, ...there.map((line) => line.person)].map((one) => one?.personId),
  )
  const mates = await db
    .selectFrom('people')
    .select(['id', 'full_name'])
    .where('shard_key', '=', person.shardKey)
    .where('crew_code', '=', crew.code)
    .where('is_active', '=', true)
    .orderBy('full_name')
    .orderBy('id')
    .execute()
  const added = mates.filter(({ id }) => !listed.has(id))
  if (added.length === 0) {
    const message =
      mates.length === 0
        ? `Nobody is of ${crew.name}.`
        : `Everybody of ${crew.name} is on the list.`
    return failField('crewId', message)
  }
  if (there.length + added.length > lotoPeopleMax) {
    const message = `A lockout names ${lotoPeopleMax} people at most: ${there.length} are on the list, and ${added.length} would come.`
    return failField('crewId', message)
  }
  const behind = placeBehind(row, person)
  for (const { id } of added) {
    const key = { shard_key: person.shardKey, loto_id: lotoId, id: ports.ids.next() }
    await db
      .insertInto('loto_authorizations')
      .values({ ...key, place: behind, person_id: id, role })
      .execute()
  }
  await touch(context, row)
  const names = added.map((one) => one.full_name).join(', ')
  const to = `${crew.name}: ${lotoRoleLabels[role].toLowerCase()}: ${names}`
  await audit({
    ...{ recordType: 'loto', recordId: lotoId, action: 'name_crew' },
    changes: { person: { from: null, to } },
  })
  if (row.status !== 'draft') {
    const ids = added.map(({ id }) => id)
    await tell(context, 'loto_to_sign', lotoId, ids)
  }
  const count = added.length
  const said = `${count === 1 ? '1 person' : `${count} people`} of ${crew.name} ${count === 1 ? 'is' : 'are'} on the list now.`
  return ok({ ...(await stateOf(context, lotoId)), count }, said)
}
