import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { sentences } from '@holdpoint/api'
import { noAccessTypes, paths, type NoAccessType } from '../../paths.ts'
import { requirePerson } from '../../session/require-person.server.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { Prose } from '../../shell/prose.tsx'
import { ButtonLink } from '../../ui/button.tsx'

export const meta: MetaFunction = () => [{ title: 'No access · Holdpoint' }]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const wanted = new URL(request.url).searchParams.get('type')
  const type = noAccessTypes.find((known) => known === wanted) ?? null
  return data({ type }, { status: 403 })
}

const reasons = {
  my_forms:
    'You tried to see, start, delete or print a form that is not open to you, or that is no longer there.',
  share: 'The form that you tried to share is not open to you, or it is no longer there.',
  settings: 'The settings of Holdpoint are kept by people who administer it.',
} as const satisfies Record<NoAccessType, string>

export default function NoAccess() {
  const { type } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="No access" />
      <Prose>
        <p>{type === null ? 'This part of Holdpoint is not open to you.' : reasons[type]}</p>
        <p>Nothing was changed. If you need it for your work, ask your supervisor for access.</p>
        <ButtonLink to={paths.myForms()}>Go to {sentences.myForms.title}</ButtonLink>
      </Prose>
    </>
  )
}
