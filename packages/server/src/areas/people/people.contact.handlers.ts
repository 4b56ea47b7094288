import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { activePeopleAmong } from './people.queries.ts'
import { keepsAccounts } from './people.rules.ts'

// Whom to call for somebody. Who may ask and say it is the policy's, but that whoever has left is there for
// who keeps accounts alone; nothing of it stands in the trail.

export const own: PersonHandler<'people.ownEmergencyContact'> = async (_input, context) =>
  ok(await kept(context, context.person.personId))

export const look: PersonHandler<'people.lookAtEmergencyContact'> = async ({ userId }, context) => {
  const { db, person, audit } = context
  const isHere = async () => (await activePeopleAmong(db, person.shardKey, [userId])).has(userId)
  if (!keepsAccounts(person.permissions) && !(await isHere())) {
    return fail('forbidden')
  }
  const found = await kept(context, userId)
  if (userId !== person.personId) {
    await audit({ recordType: 'person', recordId: userId, action: 'look_at_emergency_contact' })
  }
  // Nobody outside is kept with the answer; of no version of it, so that nothing is saved over it.
  return { ...ok(found), remembered: { contact: null, rowVersion: 0 } }
}

export const save: PersonHandler<'people.saveEmergencyContact'> = async (
  { userId, ...said },
  context,
) => {
  const { db, person, audit, ifMatch } = context
  const isAny = Object.values(said).some((part) => part !== '')
  if (isAny && said.name === '') {
    return failField('name', 'Please say who is to be called.')
  }
  if (isAny && said.phone === '') {
    return failField('phone', 'Please say where they are called.')
  }
  const before = await row(context, userId)
  requireVersion(before?.row_version ?? 0, ifMatch)
  const rowVersion = (before?.row_version ?? 0) + 1
  await db
    .insertInto('emergency_contacts')
    .values({ shard_key: person.shardKey, person_id: userId, ...said, row_version: rowVersion })
    .onConflict((conflict) =>
      conflict
        .columns(['shard_key', 'person_id'])
        .doUpdateSet({ ...said, row_version: rowVersion }),
    )
    .execute()
  await audit({
    recordType: 'person',
    recordId: userId,
    action: isAny ? 'save_emergency_contact' : 'remove_emergency_contact',
  })
  return ok({ rowVersion }, isAny ? 'Saved.' : 'Nobody is named any more.')
}

async function kept(context: PersonContext, userId: string) {
  const found = await row(context, userId)
  if (found === undefined) {
    return { contact: null, rowVersion: 0 }
  }
  const { name, relation, phone, row_version: rowVersion } = found
  return { contact: name === '' ? null : { name, relation, phone }, rowVersion }
}

function row({ db, person: { shardKey } }: PersonContext, userId: string) {
  return db
    .selectFrom('emergency_contacts')
    .select(['name', 'relation', 'phone', 'row_version'])
    .where('shard_key', '=', shardKey)
    .where('person_id', '=', userId)
    .executeTakeFirst()
}
