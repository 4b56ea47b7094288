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
  const { pathname, search, searchParams } = new URL(request.url)
  const wanted = searchParams.get('type')
  const type = noAccessTypes.find((known) => known === wanted) ?? null
  const reason = type !== null ? reasons[type] : wanted ? unknownReason : plainReason
  const ask = paths.editInquiry({ page: `${pathname}${search}`, category: 'access' })
  return data({ reason, ask }, { status: 403 })
}

const reasons = {
  my_forms:
    'You tried to see, start, delete or download a form that is not open to you, or that is no longer there.',
  share: 'The form that you tried to share is not open to you, or it is no longer there.',
  actions:
    'The action that you tried to see or change is not open to you, or it is no longer there.',
  review_forms: 'The form that you tried to review is not open to you, or it is no longer there.',
  topics: 'The topic that you tried to see or change is not open to you, or it is no longer there.',
  messages:
    'The message that you tried to read or change is not open to you, has ended, or is no longer there.',
  people:
    'People and their accounts are looked through by those who administer them or give rights.',
  person: 'The person that you looked for does not work here, or not any more.',
  rights: 'Rights are given by those who keep permission groups.',
  files: 'The file that you tried to see or change is not open to you, or it is no longer there.',
  sds: 'The safety data sheet that you tried to see or change is not open to you, or it is no longer there.',
  hazards:
    'The library of hazards is kept by those who write it, and read by those who have to do with job safety analyses.',
  jsa: 'The job safety analysis that you tried to see or change is not open to you, or it is no longer there.',
  loto: 'The lockout or the template that you tried to see or change is not open to you, or it is no longer there.',
  report:
    'The report that you tried to see or change is not open to you, or it is no longer there.',
  'form-schedule':
    'Forms are assigned by those who may make or edit them; each schedule is changed by whoever made it, or may edit all forms.',
  'form-type': 'Form types are kept by those who may make, edit or delete them.',
  inquiry:
    'The inquiry that you tried to see or change is not open to you, or it is no longer there.',
  sqr: 'The quality report that you tried to see or change is not open to you, or it is no longer there.',
  sqr_settings: 'How quality reports are set up is kept by those who may set them up.',
  categories: 'Categories are kept by those who may add, edit or delete them.',
  'manage-forms': 'Forms are made and kept by those who may make, edit or delete them.',
  training:
    'What people hold is kept by those who keep employees; each person sees their own, and what those hold who report to them.',
  settings: 'The settings of Holdpoint are kept by people who administer it.',
} as const satisfies Record<NoAccessType, string>

const plainReason = 'This part of Holdpoint is not open to you.'
const unknownReason =
  'You were sent here by an address that names a part of Holdpoint that this page does not know. It is not open to you.'

export default function NoAccess() {
  const { reason, ask } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="No access" />
      <Prose>
        <p>{reason}</p>
        <p>Nothing was changed. If you need it for your work, ask for access.</p>
        <ButtonLink to={ask}>Ask for access</ButtonLink>
        <ButtonLink to={paths.myForms()}>Go to {sentences.myForms.title}</ButtonLink>
      </Prose>
    </>
  )
}
