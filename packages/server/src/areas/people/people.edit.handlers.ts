import { today, type SeatCodes } from '@holdpoint/api'
import type { Selectable } from 'kysely'
import { failFields } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { endOneTimeLinks, peopleWithLinks } from '../../session/one-time-links.ts'
import { inviteThem } from './invite-them.ts'
import { accountForChange, requireFree } from './people.account.ts'
import { requireManager } from './people.managers.ts'
import { isMoved, seatFaults, seatMaster, seatRow, titleOf } from './people.seat.ts'
import type { PeopleTable } from './people.tables.ts'

export const add: PersonHandler<'people.add'> = async (draft, context) => {
  const { db, person, ports, now, audit } = context
  const { firstName, email } = draft
  const userId = ports.ids.next()
  await requireFree(context, draft)
  const hireDate = draft.hireDate ?? today(now, person.timeZone)
  const values = await valuesOf({ ...draft, hireDate }, context)
  await db
    .insertInto('people')
    .values({
      ...{ id: userId, shard_key: person.shardKey, ...values },
      ...{ employee_type: 'Field', placed_at: now },
    })
    .execute()
  await audit({
    recordType: 'person',
    recordId: userId,
    action: 'add',
    changes: changesOf(undefined, values),
  })
  const link = await inviteThem(context, { id: userId, firstName, email, hasPassword: false })
  return { ...ok({ userId, link }, 'Invited.'), remembered: { userId, link: null } }
}

export const edit: PersonHandler<'people.edit'> = async ({ userId, ...draft }, context) => {
  const { db, person, now, audit, ifMatch, forgetSessions } = context
  const row = await accountForChange(context, userId)
  requireVersion(row.row_version, ifMatch)
  await requireFree(context, draft, userId)
  const values = await valuesOf(draft, context, row)
  const changes = changesOf(row, values)
  if (Object.keys(changes).length === 0) {
    return ok({ userId, rowVersion: row.row_version }, 'Nothing was changed.')
  }
  const rowVersion = row.row_version + 1
  await db
    .updateTable('people')
    .set({
      ...{ ...values, row_version: rowVersion },
      // What is asked of people there has its days from now on (decision 0089).
      ...(isMoved(row, values) && { placed_at: now }),
    })
    .where('id', '=', userId)
    .execute()
  await audit({ recordType: 'person', recordId: userId, action: 'edit', changes })
  forgetSessions()
  const isLinkEnded =
    row.email !== values.email && (await peopleWithLinks(db, person.shardKey, now)).has(userId)
  if (isLinkEnded) {
    // It lies in the mailbox that it was sent to, and that may be a stranger's.
    await endOneTimeLinks(db, [userId], now)
  }
  return ok({ userId, rowVersion }, isLinkEnded ? linkEnded : 'Saved.')
}

const linkEnded = 'Saved. The link that the old address got has ended: please send a new one.'

type Draft = SeatCodes & {
  firstName: string
  lastName: string
  email: string
  employeeNumber: string
  employeeTitle: string
  position: string
  managerId: string | null
  hireDate: string
  isSSE: boolean
}

type Row = Selectable<PeopleTable>

/** What is kept of a draft; ends the call where it names what is not there. */
async function valuesOf(draft: Draft, context: PersonContext, before?: Row) {
  const { firstName, lastName, email, employeeNumber, managerId, hireDate, isSSE } = draft
  const master = await seatMaster(context.db)
  failFields(seatFaults(draft, before, master))
  await requireManager(context, managerId, before)
  const title = titleOf(draft.employeeTitle, draft.jobCode, master)
  return {
    employee_number: employeeNumber,
    first_name: firstName,
    last_name: lastName,
    full_name: `${firstName} ${lastName}`,
    email,
    employee_title: title,
    position: draft.position || title,
    manager_id: managerId,
    hire_date: hireDate,
    is_sse: isSSE,
    ...seatRow(draft, master),
  }
}

type Values = Awaited<ReturnType<typeof valuesOf>>

/** What becomes different, by the name of its column. */
function changesOf(before: Row | undefined, values: Values) {
  const names = Object.keys(values) as (keyof Values)[]
  return Object.fromEntries(
    names
      .filter((name) => (before?.[name] ?? null) !== values[name])
      .map((name) => [name, { from: before?.[name] ?? null, to: values[name] }]),
  )
}
