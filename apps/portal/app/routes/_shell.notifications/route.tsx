import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { laterChoices } from '@holdpoint/api/vocabulary'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { InboxList } from '../../notifications/inbox-list.tsx'
import styles from '../../notifications/inbox-list.module.css'
import { loadInbox, momentOf } from '../../notifications/notifications.server.ts'
import { words } from '../../notifications/notifications.words.ts'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { safeRedirect } from '../../session/safe-redirect.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { Tabs } from '../../shell/tabs.tsx'
import { Button } from '../../ui/button.tsx'
import { FormKey, formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { Pager } from '../../ui/pager.tsx'
import type { Said } from '../../ui/toast-tones.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return await loadInbox({ context, request })
}

/** Opens a record, which marks what was told of it as read; marks one, or all; puts off, brings back. */
export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const intent = formText(form, 'intent')
  const id = formText(form, 'id')
  const options = { idempotencyKey: formText(form, formKeyField) }
  const { notifications } = context.api
  const { pathname, search } = new URL(request.url)
  const back = (said: Pick<Said, 'tone' | 'text' | 'title'>) =>
    redirectWithToast(context, pathname + search, said)
  const until = laterIntents.find((one) => one === intent)
  if (until !== undefined) {
    const answer = await notifications.putOff({ notificationId: id, until }, options)
    // An evening that began while the page lay open is no choice any more.
    if (answer.status === 'problem' && answer.problem.name === 'invalid_input') {
      const text = answer.problem.fields[0]?.message ?? answer.problem.message
      return back({ tone: 'error', title: 'Error', text })
    }
    const { putOffUntil } = contentOf(answer, request)
    const text =
      putOffUntil === null ? words.broughtBack : words.putOff(momentOf(putOffUntil, context).words)
    return back({ tone: 'success', text })
  }
  const which = intent === 'all' ? {} : { notificationIds: [id], isWholeRecord: true }
  contentOf(await notifications.markRead(which, options), request)
  return intent === 'open'
    ? redirect(safeRedirect(form.get('to'), context.publicOrigin))
    : back({ tone: 'success', text: words.marked })
}

const laterIntents = [...laterChoices, 'now'] as const
const noneOf = { all: words.none, unread: words.noneUnread, later: words.noneLater }

export const shouldRevalidate = isReadAnew

/** What somebody was told, a line for each record, the newest first. */
export default function Notifications() {
  const { rows, totalRecords, offset, pageSize, page, unread, putOff, tab, later, formKey } =
    useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={words.title}>
        <Tabs
          label={words.title}
          tabs={[
            { name: words.tabs.all, to: paths.notifications(), isCurrent: tab === 'all' },
            {
              name: words.tabs.unread,
              to: paths.notifications({ show: 'unread' }),
              isCurrent: tab === 'unread',
              count: String(unread),
            },
            {
              name: words.tabs.later,
              to: paths.notifications({ show: 'later' }),
              isCurrent: tab === 'later',
              count: String(putOff),
            },
          ]}
        />
      </PageHead>
      {unread > 0 && tab !== 'later' && (
        <Form method="post" className={styles.tools}>
          <FormKey value={formKey} />
          <Button name="intent" value="all">
            {words.markAll}
          </Button>
        </Form>
      )}
      {rows.length === 0 ? (
        <EmptyMessage.Root>
          <EmptyMessage.Icon />
          <EmptyMessage.Message>{noneOf[tab]}</EmptyMessage.Message>
        </EmptyMessage.Root>
      ) : (
        <>
          <InboxList {...{ rows, tab, page, later }} />
          <Pager
            {...{ offset, pageSize }}
            shown={rows.length}
            total={totalRecords}
            isTotalAbout={false}
            toPage={(to) =>
              paths.notifications({ page: to, ...(tab === 'all' ? {} : { show: tab }) })
            }
          />
        </>
      )}
    </>
  )
}
