import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { abovePeople } from '../../employees/above-people.server.ts'
import { words } from '../../employees/employees.words.ts'
import { mayKeepPeople } from '../../employees/keeps-people.server.ts'
import { loadAccount, takeAccountPost } from '../../employees/person-account.server.ts'
import { PersonAccount } from '../../employees/person-account.tsx'
import styles from '../../employees/person-page.module.css'
import { paths } from '../../paths.ts'
import { mayKeepRights } from '../../permissions/keeps-rights.server.ts'
import { loadPersonRights } from '../../permissions/person-rights.server.ts'
import { PersonRights } from '../../permissions/person-rights.tsx'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.name ?? words.title} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { user, permissions } = requirePerson(context, request)
  const keepsPeople = mayKeepPeople(permissions)
  const keepsRights = mayKeepRights(permissions)
  if (!keepsPeople && !keepsRights) {
    throw redirect(paths.noAccess('people'))
  }
  const userId = params['id'] ?? ''
  const ask = { context, request, userId }
  const isOneself = user.personId === userId
  const [account, rights] = await Promise.all([
    keepsPeople ? loadAccount(ask) : null,
    keepsRights || isOneself ? loadPersonRights(ask) : null,
  ])
  return {
    ...{ account, rights, isOneself },
    name: account?.fullName ?? rights?.name ?? '',
    above: abovePeople(permissions),
    formKey: context.mintFormKey(),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeAccountPost({ context, request, form, userId: params['id'] ?? '' })
}

/** One person: the account for who keeps accounts, the rights for who gives them. */
export default function EmployeePage() {
  const { name, above, account, rights, isOneself, formKey } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  return (
    <>
      <LowerPageHead title={name} trail={[above]} />
      {account !== null && (
        <div className={styles.page}>
          <PersonAccount {...{ account, isOneself, formKey, answered }} />
        </div>
      )}
      {rights !== null && (
        <div className={styles.wide}>
          <PersonRights rights={rights} />
        </div>
      )}
    </>
  )
}
