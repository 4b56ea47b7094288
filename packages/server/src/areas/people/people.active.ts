import { sql } from 'kysely'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { endOneTimeLinks } from '../../session/one-time-links.ts'
import { endSessionsOf } from '../../session/sessions.ts'
import { endBeyondMakers } from '../api-keys/end-beyond-makers.ts'
import { leavesAdministrator } from '../permissions/permissions.change.ts'

// An account that ends, and one that comes back, whoever says it. Needs the account to be held
// (`accountForChange`).

/** Ends an account with its sessions and links, and whom to call for it; nobody ends their own, nor the last administrator's. */
export async function endAccount(context: PersonContext, userId: string): Promise<void> {
  const { db, person, now, audit, forgetSessions } = context
  if (userId === person.personId) {
    return fail('own_rights')
  }
  const leavesOne = await leavesAdministrator(db, person.shardKey, (rights) =>
    rights.personId === userId ? { ...rights, isActive: false } : rights,
  )
  if (!leavesOne) {
    return fail('last_admin')
  }
  await setActive(context, userId, false)
  await endSessionsOf(db, userId, now)
  await endOneTimeLinks(db, [userId], now)
  await endBeyondMakers(db, { shardKey: person.shardKey, makerIds: [userId], now })
  await forgetContact(context, userId)
  await audit({ recordType: 'person', recordId: userId, action: 'deactivate' })
  forgetSessions()
}

/** Gives an account back, with the rights that it had. */
export async function giveAccountBack(context: PersonContext, userId: string): Promise<void> {
  await setActive(context, userId, true)
  await context.audit({ recordType: 'person', recordId: userId, action: 'reactivate' })
}

/** Whoever has left has nobody who is called for them: it is about somebody outside. */
async function forgetContact(
  { db, person: { shardKey } }: PersonContext,
  userId: string,
): Promise<void> {
  await db
    .deleteFrom('emergency_contacts')
    .where('shard_key', '=', shardKey)
    .where('person_id', '=', userId)
    .execute()
}

async function setActive(
  { db, now }: PersonContext,
  userId: string,
  isActive: boolean,
): Promise<void> {
  await db
    .updateTable('people')
    .set((set) => ({
      is_active: isActive,
      // Whoever comes back has the time that a new one has.
      placed_at: sql<Date | null>`case when ${isActive} and not is_active then ${now} else placed_at end`,
      row_version: set('row_version', '+', 1),
    }))
    .where('id', '=', userId)
    .execute()
}
