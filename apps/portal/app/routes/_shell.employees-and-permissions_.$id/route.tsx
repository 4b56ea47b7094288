import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { takeAccountPost } from '../../employees/person-account.server.ts'
import { contactIntents, takeContactPost } from '../../profile/emergency-contact.server.ts'
import { ProfilePage } from '../../profile/profile-page.tsx'
import { loadProfile } from '../../profile/profile.server.ts'
import { words } from '../../profile/profile.words.ts'
import { requirePoster } from '../../session/require-person.server.ts'
import { formText } from '../../ui/form-text.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.name ?? words.title} · Holdpoint` },
]

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return loadProfile({ context, request, userId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const post = { context, request, form, userId: params['id'] ?? '' }
  const intent = contactIntents.find((one) => one === formText(form, 'intent'))
  return intent === undefined ? takeAccountPost(post) : takeContactPost(post, intent)
}

/** The profile of a person. */
export default function EmployeePage() {
  const page = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  return <ProfilePage page={page} answered={answered} />
}
