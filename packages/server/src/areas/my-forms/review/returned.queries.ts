import type { MyFormDetail } from '@holdpoint/api'
import type { Queryable } from '../../../db/database.ts'
import { fillingDeeds } from './history.words.ts'

/** Whether nothing of an entry was changed since something of it was handed back. */
export async function isAsHandedBack(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<boolean> {
  const handingBack = 'requestChange'
  const latest = await db
    .selectFrom('audit_events as event')
    .select('event.action')
    .where('event.shard_key', '=', shardKey)
    .where('event.record_type', '=', 'my_form')
    .where('event.record_id', '=', myFormId)
    .where('event.action', 'in', [handingBack, ...fillingDeeds])
    .orderBy('event.sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.action === handingBack
}

const returns = ['reopen', 'reject', 'reject by manager'] as const

/** Who gave an entry back for filling last, and why; null where nobody did. */
export async function lastReturnOf(
  db: Queryable,
  shardKey: string,
  myFormId: string,
): Promise<MyFormDetail['returned']> {
  const row = await db
    .selectFrom('audit_events as event')
    .innerJoin('people as actor', 'actor.id', 'event.person_id')
    .select([
      'event.action',
      'event.at',
      'event.reason',
      'actor.id as person_id',
      'actor.full_name',
      'actor.profile_image',
    ])
    .where('event.shard_key', '=', shardKey)
    .where('event.record_type', '=', 'my_form')
    .where('event.record_id', '=', myFormId)
    .where('event.action', 'in', [...returns])
    .orderBy('event.sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        event: row.action === 'reopen' ? 'reopen' : 'reject',
        person: {
          personId: row.person_id,
          fullName: row.full_name,
          profileImage: row.profile_image,
        },
        at: row.at.toISOString(),
        reason: row.reason ?? '',
      }
}
