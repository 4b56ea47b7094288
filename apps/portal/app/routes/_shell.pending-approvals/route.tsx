import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { approvalKinds } from '@holdpoint/api'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { paths } from '../../paths.ts'
import { answerApprovals } from '../../pending-approvals/approvals.intents.server.ts'
import styles from '../../pending-approvals/approvals.module.css'
import { approvedRows } from '../../pending-approvals/approved-rows.ts'
import { loadApprovals } from '../../pending-approvals/approvals.server.ts'
import { ApprovalsList } from '../../pending-approvals/approvals-list.tsx'
import { words } from '../../pending-approvals/approvals.words.ts'
import { errorsIn } from '../../pending-approvals/errors-in.ts'
import { DelegateDialog, Deputies } from '../../pending-approvals/deputies.tsx'
import { RejectDialog } from '../../pending-approvals/reject-dialog.tsx'
import { isEditAgain } from '../../records/edit-again.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { Tabs } from '../../shell/tabs.tsx'
import { ErrorBox } from '../../ui/error-list.tsx'
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
export const clientAction = quietEdit

/** What waits for the person's approval, and who stands in for them. */
export default function PendingApprovals() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const again = isEditAgain(answer) ? answer : undefined
  const { kind, formKey, rejecting, delegatingFrom, offset, total, items, rows } = page
  const approved = approvedRows(page.approved)
  const closeTo = paths.pendingApprovals({ kind, page: page.page, approved })
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
      <div className={styles.page}>
        <ErrorBox errors={errorsIn(answer)} />
        {rows.length === 0 ? (
          <EmptyMessage.Root className={styles.empty}>
            <EmptyMessage.Icon />
            <EmptyMessage.Message>
              {kind === undefined ? words.nothing : words.nothingOf[kind]}
            </EmptyMessage.Message>
          </EmptyMessage.Root>
        ) : (
          <div>
            <ApprovalsList page={page} />
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
      </div>
      {rejecting && <RejectDialog {...{ rejecting, items, formKey, closeTo, again }} />}
      {delegatingFrom !== null && (
        <DelegateDialog from={delegatingFrom} {...{ formKey, closeTo, again }} />
      )}
    </>
  )
}
