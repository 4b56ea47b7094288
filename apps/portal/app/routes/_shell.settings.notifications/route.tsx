import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { catalogue } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import { leadDone, optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { NotificationChoices } from '../../settings/notification-choices.tsx'
import styles from '../../settings/notification-choices.module.css'
import { words } from '../../settings/notification-choices.words.ts'
import { SubscriptionList } from '../../settings/subscription-list.tsx'
import { loadSubscriptions } from '../../settings/subscriptions.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const [answer, lines] = await Promise.all([
    context.api.settings.get({}),
    loadSubscriptions(context, request),
  ])
  return { settings: contentOf(answer, request), lines, formKey: context.mintFormKey() }
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const submission = readEdit(form, catalogue.settings.save.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.settings.save(submission.value, optionsOf(form))
  return answer.status === 'problem'
    ? refusedEdit(answer, came, { request, forbidden: 'settings' })
    : leadDone({ context, request, form }, paths.notificationSettings(), words.saved)
}

/** What somebody is told, by which road, and when not. */
export default function NotificationSettings() {
  const { settings, lines, formKey } = useLoaderData<typeof loader>()
  const again = useActionData<typeof action>()
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: shellWords.settings, to: paths.settings() }]}
      />
      <div className={styles.page}>
        <p>
          {words.intro} <b>{settings.email}</b>.
        </p>
        {!settings.sendsMail && <p>{words.noMail}</p>}
        <NotificationChoices settings={settings} formKey={formKey} again={again} />
        <SubscriptionList lines={lines} />
      </div>
    </>
  )
}
