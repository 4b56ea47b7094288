import type { CallOf, DirectoryPerson, ParsedInput } from '@holdpoint/api'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { ok, type PersonHandler } from '../../handler.ts'
import { inviteThem } from './invite-them.ts'
import { userNameOf } from './people.account.ts'
import { endAccount, giveAccountBack } from './people.active.ts'
import { detailColumns, toDetail, type DetailRow } from './people.detail.ts'
import { addPerson, changePerson } from './people.write.ts'

// People as a directory asks for them and writes them (decision 0142).

export const list: PersonHandler<'people.listDirectory'> = async (input, { db, person }) => {
  const where = sql.join([sql`person.shard_key = ${person.shardKey}`, ...conditionsOf(input)], and)
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from people as person where ${where}`.execute(db)
  const { rows } = await sql<DirectoryRow>`
    select ${detailColumns}, coalesce(person.directory_name, person.email) as user_name,
      person.external_id, job.name as job_title, department.name as department
    from people as person
    left join job_titles as job on job.code = person.job_code
    left join departments as department on department.code = job.department_code
    where ${where}
    order by person.id
    limit ${input.pLimit} offset ${input.pOffset}`.execute(db)
  const totalRecords = counted.rows[0]?.count ?? 0
  return ok({ data: rows.map(toDirectoryPerson), totalRecords, offset: input.pOffset })
}

export const add: PersonHandler<'people.addFromDirectory'> = async (draft, context) => {
  const { userName, externalId, isActive, ...asked } = draft
  const { firstName, email } = asked
  const userId = await addPerson(context, asked, namesOf({ userName, externalId }))
  if (!isActive) {
    await endAccount(context, userId)
  } else if (context.ports.mail !== undefined && !context.settings.isProviderOnly) {
    await inviteThem(context, { id: userId, firstName, email, hasPassword: false })
  }
  return ok({ userId }, 'Added.')
}

export const edit: PersonHandler<'people.editFromDirectory'> = async (draft, context) => {
  const { userId, userName, externalId, isActive, ...asked } = draft
  const names = namesOf({ userName, externalId })
  const { before } = await changePerson(context, userId, asked, names)
  if (before.is_active && !isActive) {
    await endAccount(context, userId)
  }
  if (!before.is_active && isActive) {
    await giveAccountBack(context, userId)
  }
  return ok({ userId }, 'Saved.')
}

type DirectoryRow = DetailRow & {
  user_name: string
  external_id: string | null
  job_title: string | null
  department: string | null
}

const and = sql` and `

/** Of what is asked for all must fit, whole. */
function conditionsOf({
  userId,
  userName,
  externalId,
  email,
  employeeNumber,
  isActive,
}: ParsedInput<CallOf<'people.listDirectory'>>): RawBuilder<SqlBool>[] {
  const asked = [
    [sql`person.id`, userId],
    [userNameOf, userName?.toLowerCase()],
    [sql`person.external_id`, externalId],
    [sql`person.email`, email?.toLowerCase()],
    [sql`person.employee_number`, employeeNumber],
    [sql`person.is_active`, isActive],
  ] as const
  return asked.flatMap(([column, value]) =>
    value === undefined ? [] : [sql<SqlBool>`${column} = ${value}`],
  )
}

function namesOf({ userName, externalId }: { userName: string; externalId: string | null }) {
  return { directory_name: userName, external_id: externalId }
}

function toDirectoryPerson(row: DirectoryRow): DirectoryPerson {
  return {
    ...toDetail(row),
    userName: row.user_name,
    externalId: row.external_id,
    jobTitle: row.job_title,
    department: row.department,
  }
}
