import { today, type SeatCodes } from '@holdpoint/api'
import type { Selectable } from 'kysely'
import { failFields } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { endOneTimeLinks, peopleWithLinks } from '../../session/one-time-links.ts'
import { lockRights } from '../permissions/permissions.queries.ts'
import { accountForChange, takenFaults } from './people.account.ts'
import { managerFaults } from './people.managers.ts'
import { isMoved, seatFaults, seatMaster, seatRow, titleOf } from './people.seat.ts'
import type { PeopleTable } from './people.tables.ts'
import { workRow, type SaidWork } from './people.work.ts'

// The one way in which somebody is written by a call, whoever says it: a form, or a directory.

/** Adds a person, whom nobody has invited yet, and answers their id. */
export async function addPerson(
  context: PersonContext,
  draft: NewDraft,
  named: Named = {},
): Promise<string> {
  const { db, person, ports, now, audit } = context
  const userId = ports.ids.next()
  // One after the other, so that two who are added at once are not alike.
  await lockRights(db, person.shardKey)
  const hireDate = draft.hireDate ?? today(now, person.timeZone)
  const values = await valuesOf({ ...draft, hireDate }, named, context)
  await db
    .insertInto('people')
    .values({
      ...{ id: userId, shard_key: person.shardKey, ...values },
      placed_at: now,
    })
    .execute()
  await audit({
    recordType: 'person',
    recordId: userId,
    action: 'add',
    changes: changesOf(undefined, values),
  })
  return userId
}

/** What became of a person who was changed. */
export type Changed = {
  before: Row
  rowVersion: number
  isChanged: boolean
  /** Their address is another one, so that the link that the old one got opens nothing any more. */
  isLinkEnded: boolean
}

/** Changes a person from the version that was seen; nothing is written where nothing is different. */
export async function changePerson(
  context: PersonContext,
  userId: string,
  draft: Draft,
  named: Named = {},
): Promise<Changed> {
  const { db, person, now, audit, ifMatch, forgetSessions } = context
  const before = await accountForChange(context, userId)
  requireVersion(before.row_version, ifMatch)
  const values = await valuesOf(draft, named, context, before)
  const changes = changesOf(before, values)
  if (Object.keys(changes).length === 0) {
    return { before, rowVersion: before.row_version, isChanged: false, isLinkEnded: false }
  }
  const rowVersion = before.row_version + 1
  await db
    .updateTable('people')
    .set({
      ...{ ...values, row_version: rowVersion },
      // What is asked of people there has its days from now on (decision 0089).
      ...(isMoved(before, values) && { placed_at: now }),
    })
    .where('id', '=', userId)
    .execute()
  await audit({ recordType: 'person', recordId: userId, action: 'edit', changes })
  forgetSessions()
  const isLinkEnded =
    before.email !== values.email && (await peopleWithLinks(db, person.shardKey, now)).has(userId)
  if (isLinkEnded) {
    // It lies in the mailbox that it was sent to, and that may be a stranger's.
    await endOneTimeLinks(db, [userId], now)
  }
  return { before, rowVersion, isChanged: true, isLinkEnded }
}

type Draft = SeatCodes &
  SaidWork & {
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

type NewDraft = Omit<Draft, 'hireDate'> & { hireDate: string | null }

type Row = Selectable<PeopleTable>

/** What a directory calls somebody; a form says nothing of it, and leaves it as it is. */
type Named = Partial<Pick<Row, 'external_id' | 'directory_name'>>

/**
 * What is kept of a draft; ends the call with all of it that cannot be. What another has is told from
 * the rest by `details`.
 */
async function valuesOf(draft: Draft, named: Named, context: PersonContext, before?: Row) {
  const { firstName, lastName, email, employeeNumber, managerId, hireDate, isSSE } = draft
  const master = await seatMaster(context.db)
  const taken = await takenFaults(context, { ...draft, ...named }, before?.id)
  const others = [
    ...seatFaults(draft, before, master),
    ...(await managerFaults(context, managerId, before)),
  ]
  failFields([...taken, ...others], taken.length === 0 ? {} : { isTaken: true })
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
    ...workRow(draft),
    ...seatRow(draft, master),
    ...named,
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
