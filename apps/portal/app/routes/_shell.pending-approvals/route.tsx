import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { approvalKinds } from '@holdpoint/api'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { paths } from '../../paths.ts'
import { isDecided } from '../../pending-approvals/decided.ts'
import { answerApprovals } from '../../pending-approvals/approvals.intents.server.ts'
import styles from '../../pending-approvals/approvals.module.css'
import { loadApprovals } from '../../pending-approvals/approvals.server.ts'
import { ApprovalsTable } from '../../pending-approvals/approvals-table.tsx'
import { words } from '../../pending-approvals/approvals.words.ts'
import { DelegateDialog, Deputies } from '../../pending-approvals/deputies.tsx'
import { RejectDialog } from '../../pending-approvals/reject-dialog.tsx'
import { isEditAgain } from '../../records/edit-again.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { Tabs } from '../../shell/tabs.tsx'
import { Pager } from '../../ui/pager.tsx'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadApprovals({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return answerApprovals({ context, request })
}

export const shouldRevalidate = isReadAnew

/** What waits for the person's approval, and who stands in for them. */
export default function PendingApprovals() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const again = isEditAgain(answer) ? answer : undefined
  const decided = isDecided(answer) ? answer.decided : undefined
  const { kind, formKey, rejecting, delegatingFrom, offset, total, items } = page
  const closeTo = paths.pendingApprovals({ kind, page: page.page })
  return (
    <>
      <PageHead title={words.title}>
        <Tabs
          label={words.title}
          tabs={[undefined, ...approvalKinds].map((one) => ({
            name: words.tabs[one ?? 'all'],
            to: paths.pendingApprovals({ kind: one }),
            isCurrent: one === kind,
          }))}
        />
      </PageHead>
      {decided && (
        <div className={styles.decided} role="status">
          <b>{decided.text}</b>
          <ul>
            {decided.whys.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </div>
      )}
      {items.length === 0 ? (
        <EmptyMessage.Root className={styles.empty}>
          <EmptyMessage.Icon />
          <EmptyMessage.Message>
            {kind === undefined ? words.nothing : words.nothingOf[kind]}
          </EmptyMessage.Message>
        </EmptyMessage.Root>
      ) : (
        <div className={styles.list}>
          <ApprovalsTable page={page} />
          <Pager
            {...{ offset, total, shown: items.length }}
            isTotalAbout={false}
            pageSize={page.pageSize}
            toPage={(number) => paths.pendingApprovals({ kind, page: number })}
          />
        </div>
      )}
      <Deputies
        deputies={page.deputies}
        formKey={formKey}
        nameTo={paths.pendingApprovals({ kind, page: page.page, dialog: 'delegate' })}
      />
      {rejecting && <RejectDialog item={rejecting} {...{ formKey, closeTo, again }} />}
      {delegatingFrom !== null && (
        <DelegateDialog from={delegatingFrom} {...{ formKey, closeTo, again }} />
      )}
    </>
  )
}
