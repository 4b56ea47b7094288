import type { OrganisationSettings } from '@holdpoint/api'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { toRecordFile } from '../../records/files.ts'
import { logoOf } from '../../records/logo.ts'
import { requireVersion } from '../../row-version.ts'
import { requireKnownZone } from './known-zone.ts'

export const organisation: PersonHandler<'settings.organisation'> = async (_input, context) =>
  ok(await organisationOf(context))

export const saveOrganisation: PersonHandler<'settings.saveOrganisation'> = async (
  { name, timeZone },
  context,
) => {
  const { db, person, audit, ifMatch, forgetSessions } = context
  const before = await organisationOf(context, true)
  requireVersion(before.rowVersion, ifMatch)
  await requireKnownZone(db, timeZone)
  const rowVersion = before.rowVersion + 1
  const said = { name: { from: before.name, to: name } }
  const zone = { timeZone: { from: before.timeZone, to: timeZone } }
  const changes = {
    ...(before.name !== name && said),
    ...(before.timeZone !== timeZone && zone),
  }
  if (Object.keys(changes).length === 0) {
    return ok(before, 'Nothing was changed.')
  }
  await db
    .updateTable('organisations')
    .set({ name, time_zone: timeZone, row_version: rowVersion })
    .where('shard_key', '=', person.shardKey)
    .execute()
  await audit({
    ...{ recordType: 'organisation', recordId: person.shardKey, action: 'update' },
    changes,
  })
  forgetSessions()
  return ok({ ...before, name, timeZone, rowVersion }, 'Saved.')
}

/** The organisation of whoever asks, held for this transaction where it is to be changed. */
async function organisationOf(
  { db, person }: PersonContext,
  isHeld = false,
): Promise<OrganisationSettings> {
  const row = await db
    .selectFrom('organisations')
    .select(['name', 'time_zone as timeZone', 'row_version as rowVersion'])
    .where('shard_key', '=', person.shardKey)
    .$if(isHeld, (select) => select.forNoKeyUpdate())
    .executeTakeFirstOrThrow()
  const held = await logoOf(db, person.shardKey)
  return { ...row, logo: held === undefined ? null : toRecordFile(held) }
}
