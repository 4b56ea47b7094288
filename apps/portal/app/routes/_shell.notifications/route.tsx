import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { InboxList } from '../../notifications/inbox-list.tsx'
import styles from '../../notifications/inbox-list.module.css'
import { loadInbox } from '../../notifications/notifications.server.ts'
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

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return await loadInbox({ context, request })
}

/** Opens one, which marks it as read; or marks one, or all. */
export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const intent = formText(form, 'intent')
  const id = formText(form, 'id')
  const options = { idempotencyKey: formText(form, formKeyField) }
  const which = intent === 'all' ? {} : { notificationIds: [id] }
  contentOf(await context.api.notifications.markRead(which, options), request)
  if (intent === 'open') {
    return redirect(safeRedirect(form.get('to'), context.publicOrigin))
  }
  const back = new URL(request.url)
  return redirectWithToast(context, back.pathname + back.search, {
    ...{ tone: 'success', text: words.marked },
  } as const)
}

export const shouldRevalidate = isReadAnew

/** What somebody was told, the newest first. */
export default function Notifications() {
  const { rows, totalRecords, offset, pageSize, unread, isUnread, formKey } =
    useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={words.title}>
        <Tabs
          label={words.title}
          tabs={[
            { name: words.tabs.all, to: paths.notifications(), isCurrent: !isUnread },
            {
              name: words.tabs.unread,
              to: paths.notifications({ show: 'unread' }),
              isCurrent: isUnread,
              count: String(unread),
            },
          ]}
        />
      </PageHead>
      {unread > 0 && (
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
          <EmptyMessage.Message>{isUnread ? words.noneUnread : words.none}</EmptyMessage.Message>
        </EmptyMessage.Root>
      ) : (
        <>
          <InboxList rows={rows} />
          <Pager
            {...{ offset, pageSize }}
            shown={rows.length}
            total={totalRecords}
            isTotalAbout={false}
            toPage={(page) =>
              paths.notifications({ page, ...(isUnread ? { show: 'unread' } : {}) })
            }
          />
        </>
      )}
    </>
  )
}
