import { Form, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { ActionBadge } from '../actions/action-badge.tsx'
import { DueTime, Priority } from '../actions/list/cells.tsx'
import { RowTick } from '../lists/ticks/row-tick.tsx'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { ErrorBox } from '../ui/error-list.tsx'
import { Field, fieldControl } from '../ui/field.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Link } from '../ui/link.tsx'
import type { PendingAgain } from './pending-again.ts'
import type { PendingPage, PendingRow } from './pending-actions.server.ts'
import { words } from './pending-actions.words.ts'
import styles from './pending-actions.module.css'

interface PendingListProps {
  page: PendingPage
  again: PendingAgain | undefined
}

/** What waits for the reader; one move is made with all that is ticked. */
export function PendingList({ page, again }: PendingListProps) {
  const { rows, moves, page: number, isTicked, formKey } = page
  const isSending = useNavigation().formMethod === 'POST'
  const errors = again?.errors ?? {}
  const reasoned = moves.filter(({ needsReason }) => needsReason)
  useEffect(() => {
    document.getElementById(placeOf(again))?.focus()
  }, [again])
  const isPicked = (id: string) => again?.ticked.includes(id) ?? isTicked
  return (
    <Form method="post" preventScrollReset className={styles.form}>
      <FormKey value={formKey} />
      <div id="problem" tabIndex={-1}>
        <ErrorBox errors={errors.ticked === undefined ? [] : [errors.ticked]} />
      </div>
      <div className={styles.move}>
        <Field id="event" label={words.move} error={errors.event}>
          <select
            {...fieldControl('event', { error: errors.event })}
            name="event"
            defaultValue={again?.event ?? ''}
          >
            <option value="">{words.choose}</option>
            {moves.map(({ event, label, count }) => (
              <option key={event} value={event}>{`${label} (${count})`}</option>
            ))}
          </select>
        </Field>
        {reasoned.length > 0 && (
          <Field
            id="reason"
            label={words.why}
            hint={words.whyHint(reasoned.map(({ label }) => label).join(', '))}
            error={errors.reason}
          >
            <input
              {...fieldControl('reason', { hint: true, error: errors.reason })}
              name="reason"
              defaultValue={again?.reason}
              maxLength={500}
              autoComplete="off"
            />
          </Field>
        )}
        <Button tone="go" aria-disabled={isSending}>
          {words.go}
        </Button>
        <Link
          to={paths.pendingActions({ page: number, tick: isTicked ? undefined : 'all' })}
          replace
        >
          {isTicked ? words.tickNone : words.tickAll}
        </Link>
      </div>
      <ul className={styles.rows} aria-label={words.title}>
        {rows.map((row) => (
          <Row key={row.id} row={row} isTicked={isPicked(row.id)} />
        ))}
      </ul>
    </Form>
  )
}

/** What a form that came back is about: what is wrong, or what became of each row. */
function placeOf(again: PendingAgain | undefined): string {
  const { ticked, event, reason } = again?.errors ?? {}
  if (ticked !== undefined) {
    return 'problem'
  }
  if (event !== undefined || reason !== undefined) {
    return event !== undefined ? 'event' : 'reason'
  }
  return again === undefined ? '' : 'outcome'
}

function Row({ row, isTicked }: { row: PendingRow; isTicked: boolean }) {
  const { id, number, rowVersion, title, status, priority, due, to } = row
  return (
    <li>
      <RowTick name="ticked" value={id} label={words.tick(number)} isTicked={isTicked} />
      <input type="hidden" name={`number.${id}`} value={number} />
      <input type="hidden" name={`version.${id}`} value={rowVersion} />
      <div className={styles.what}>
        <Link to={to}>{title}</Link>
        <small>{number}</small>
      </div>
      <ActionBadge status={status} />
      <Priority priority={priority} />
      <DueTime due={due} />
    </li>
  )
}
