import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { words as actionWords } from '../../actions/action-page.words.ts'
import { paths } from '../../paths.ts'
import { answerPendingActions } from '../../pending-actions/pending-actions.intents.server.ts'
import styles from '../../pending-actions/pending-actions.module.css'
import {
  loadPendingActions,
  type PendingRow,
} from '../../pending-actions/pending-actions.server.ts'
import { words } from '../../pending-actions/pending-actions.words.ts'
import { isPendingAgain } from '../../pending-actions/pending-again.ts'
import { PendingList } from '../../pending-actions/pending-list.tsx'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { Pager } from '../../ui/pager.tsx'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadPendingActions({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return answerPendingActions({ context, request })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

/** While the same stands there, what was chosen and typed beside it stays. */
const whatStands = (rows: readonly PendingRow[]) =>
  rows.map(({ id, rowVersion }) => `${id} ${rowVersion}`).join()

/** What waits for the reader's own doing, several moved at once. */
export default function PendingActions() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<unknown>()
  const again = isPendingAgain(answer) ? answer : undefined
  const { offset, total, rows, pageSize } = page
  const outcome = again?.outcome ?? []
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: actionWords.actions, to: paths.actions() }]}
      />
      <div className={styles.page}>
        {outcome.length > 0 && (
          <ul id="outcome" tabIndex={-1} className={styles.outcome} role="status">
            {outcome.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {rows.length === 0 ? (
          <EmptyMessage.Root className={styles.empty}>
            <EmptyMessage.Icon />
            <EmptyMessage.Message>{words.nothing}</EmptyMessage.Message>
          </EmptyMessage.Root>
        ) : (
          <div>
            <PendingList key={whatStands(rows)} page={page} again={again} />
            <Pager
              {...{ offset, total, pageSize, shown: rows.length }}
              isTotalAbout={false}
              toPage={(number) => paths.pendingActions({ page: number })}
            />
          </div>
        )}
      </div>
    </>
  )
}
