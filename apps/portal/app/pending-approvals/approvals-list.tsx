import { Form, useNavigation } from '@remix-run/react'
import { paths } from '../paths.ts'
import { RowTick } from '../lists/ticks/row-tick.tsx'
import { MomentTime } from '../records/moment-time.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { FormKey } from '../ui/form-key.tsx'
import { TriangleAlert } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import type { ApprovalsPage, ApprovalView } from './approvals.server.ts'
import { words } from './approvals.words.ts'
import { approvedRows } from './approved-rows.ts'
import { TickBar } from './ticks.tsx'
import styles from './approvals.module.css'

/** What waits, each with its decision; one form around all of them, so that several go at once. */
export function ApprovalsList({ page }: { page: ApprovalsPage }) {
  const { rows, kind, page: number, isTicked, formKey } = page
  const isSending = useNavigation().formMethod === 'POST'
  // Also beside what was approved: without its bar the list would move up.
  const hasTicks = rows.some((row) => !('key' in row) || row.canDecide)
  const tick = isTicked ? undefined : 'all'
  const approved = approvedRows(page.approved)
  return (
    <Form method="post" preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="drawn" value={rows.map((row) => row.number).join(' ')} />
      {hasTicks && (
        // Before the rows: Enter on a tick presses the first button of a form.
        <TickBar
          tickTo={paths.pendingApprovals({ kind, page: number, tick, approved })}
          {...{ isTicked, isSending }}
        />
      )}
      <ul
        className={classNames(styles.items, !hasTicks && styles.unticked)}
        aria-label={words.title}
      >
        {rows.map((row) =>
          'key' in row ? (
            <Row key={row.key} item={row} {...{ page, isSending }} />
          ) : (
            <li key={row.number} className={styles.approved}>
              {words.approved([row.number])}
            </li>
          ),
        )}
      </ul>
    </Form>
  )
}

interface RowProps {
  item: ApprovalView
  page: ApprovalsPage
  isSending: boolean
}

function Row({ item, page: { kind, page, isTicked, approved }, isSending }: RowProps) {
  const { key, number, title, canDecide, isSignature, due, standIn } = item
  const open = isSignature ? words.sign : words.decide
  return (
    <li>
      <div className={styles.tick}>
        {canDecide && (
          <RowTick name="ticked" value={key} label={words.tick(number)} isTicked={isTicked} />
        )}
      </div>
      <div className={styles.what}>
        <Link to={item.to}>{title}</Link>
        <p>
          {[number, item.step, standIn].filter((word) => word !== null).join(', ')}
          {item.risk !== null && (
            <span className={classNames(item.isCritical && styles.alarm)}>
              {', '}
              {item.isCritical && <TriangleAlert aria-hidden="true" />}
              {words.risk(item.risk)}
            </span>
          )}
        </p>
      </div>
      <div className={styles.by}>
        <span className="visually-hidden">{words.askedBy} </span>
        {item.by}
        <MomentTime moment={item.since} />
      </div>
      <div className={styles.due}>
        {due !== null && (
          <span className={classNames(due.isLate && styles.alarm)}>
            <span className="visually-hidden">{words.due} </span>
            {due.words ?? due.date}
            <small>{due.words !== null && due.date}</small>
          </span>
        )}
      </div>
      <div className={styles.decide}>
        {canDecide ? (
          <>
            <Button
              name="approve"
              value={key}
              aria-label={`${words.approve} ${number}`}
              aria-disabled={isSending}
            >
              {words.approve}
            </Button>
            <ButtonLink
              to={paths.pendingApprovals({
                ...{ kind, page, dialog: 'reject', item: key },
                approved: approvedRows(approved),
              })}
              preventScrollReset
              aria-label={`${words.reject} ${number}`}
            >
              {words.reject}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to={item.to} aria-label={`${open}: ${number}`}>
            {open}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
