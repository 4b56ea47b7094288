import type { PersonLine } from '@holdpoint/api'
import { sql } from 'kysely'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { listPage } from '../../lists/page.ts'
import { namedIn, type Named } from '../../records/named.queries.ts'
import { personIn } from '../../records/people.queries.ts'
import { belowOf } from '../../records/team.ts'
import { requireVersion } from '../../row-version.ts'
import { inviteThem } from './invite-them.ts'
import { accountForChange } from './people.account.ts'
import { endAccount, giveAccountBack } from './people.active.ts'
import { detailColumns, toDetail, type DetailRow } from './people.detail.ts'
import { people, toEmployee } from './people.list.ts'
import { keepsAccounts } from './people.rules.ts'
import { companiesOf } from './people.companies.ts'
import { contractorOf } from './people.work.ts'

const pageOf = listPage(people)

export const list: PersonHandler<'people.list'> = async (input, context) => {
  const { rows, ...page } = await pageOf(input, context)
  return ok({ ...page, data: rows.map((row) => ({ ...toEmployee(row), rights: row.rights })) })
}

export const get: PersonHandler<'people.get'> = async ({ userId }, { db }) => {
  const { rows } = await sql<DetailRow>`
    select ${detailColumns} from people as person where person.id = ${userId}`.execute(db)
  const [row] = rows
  return row === undefined ? fail('forbidden') : ok(toDetail(row))
}

export const seat: PersonHandler<'people.seat'> = async ({ userId }, { db, person }) => {
  const { rows } = await sql<SeatOf>`
    select ${namedIn('districts', 'code', 'person.district_code')} as district,
      ${namedIn('crews', 'code', 'person.crew_code')} as crew,
      ${personIn('person.manager_id')} as manager, person.is_active, person.phone,
      ${contractorOf} as contractor_of,
      person.id in (${belowOf(person.personId)}) as is_below,
      coalesce(manager.is_active, false) as is_manager_active
    from people as person
    left join people as manager on manager.id = person.manager_id
    where person.id = ${userId}`.execute(db)
  const [row] = rows
  if (row === undefined || !(row.is_active || keepsAccounts(person.permissions))) {
    return fail('forbidden')
  }
  const { district, crew, manager, phone, is_manager_active: isActive } = row
  const { contractor_of: company } = row
  return ok({
    ...{ district, crew, phone, contractorOf: company },
    manager: manager && { ...manager, isActive },
    mayLookAtContact:
      userId !== person.personId && (row.is_below || keepsAccounts(person.permissions)),
  })
}

export const companies: PersonHandler<'people.companies'> = async (_input, context) =>
  ok({ data: await companiesOf(context) })

type SeatOf = {
  district: Named
  crew: Named
  manager: PersonLine | null
  phone: string
  contractor_of: string | null
  is_below: boolean
  is_active: boolean
  is_manager_active: boolean
}

export const invite: PersonHandler<'people.invite'> = async ({ userId }, context) => {
  const { audit } = context
  const row = await accountForChange(context, userId)
  if (!row.is_active) {
    return fail('wrong_state', { message: 'Whoever has left cannot be invited.' })
  }
  const link = await inviteThem(context, {
    id: userId,
    firstName: row.first_name,
    email: row.email,
    hasPassword: row.password_hash !== null,
  })
  await audit({ recordType: 'person', recordId: userId, action: 'invite' })
  return { ...ok({ userId, link }, 'Invited.'), remembered: { userId, link: null } }
}

export const deactivate: PersonHandler<'people.deactivate'> = async ({ userId }, context) => {
  const row = await accountForChange(context, userId)
  requireVersion(row.row_version, context.ifMatch)
  await endAccount(context, userId)
  return ok(null, 'Deactivated.')
}

export const reactivate: PersonHandler<'people.reactivate'> = async ({ userId }, context) => {
  const row = await accountForChange(context, userId)
  requireVersion(row.row_version, context.ifMatch)
  await giveAccountBack(context, userId)
  return ok(null, 'Reactivated.')
}
