import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { AllowedEvent } from '@holdpoint/api'
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { FormKey } from '../ui/form-key.tsx'
import { ArrowRight, ChevronUp, EllipsisVertical, Lock } from '../ui/icons.ts'
import { Menu } from '../ui/menu.tsx'
import styles from './move-bar.module.css'
import { orderedMoves } from './moves-order.ts'
import { words } from './records.words.ts'

interface MoveBarProps {
  moves: readonly AllowedEvent[]
  formKey: string
  rowVersion: number
  /** The address that asks what a move needs; null for one that is made at once. */
  askAt: (move: AllowedEvent) => string | null
  /** What is done first while no main move is open, such as adding what it lacks. */
  instead?: { name: string; to: string } | null
  /** What the page asks before any move, such as a step of its work: no move is amber then. */
  first?: ReactNode
  /** The other moves that a phone shows beside the main one; the first one unless told otherwise. */
  inSight?: readonly string[]
  /** The next record that waits for the reader, and its place among them, such as `4 of 14`. */
  next?: { name: string; to: string; place: string } | null
}

/**
 * What moves a record, at the foot of its page. An open move is a button; a closed one keeps its word
 * and says why. The one that most people make next is amber. On a phone all but a few fold.
 */
export function MoveBar(props: MoveBarProps) {
  const { moves, formKey, rowVersion, askAt, instead = null, first, inSight, next = null } = props
  const isSending = useNavigation().formMethod === 'POST'
  const order = orderedMoves(moves)
  const isFirst = first !== undefined
  const isMany = isFirst || inSight !== undefined
  const main = isFirst ? null : order.main
  const others = isFirst && order.main !== null ? [order.main, ...order.others] : order.others
  const lead = main === null && !isFirst ? instead : null
  if (moves.length === 0 && lead === null && next === null && !isFirst) {
    return null
  }
  const isInSight = (move: AllowedEvent) =>
    !isFirst && (inSight === undefined ? move === others[0] : inSight.includes(move.event))
  const folded = others.filter((move) => !isInSight(move))
  const button = (move: AllowedEvent, className?: string) => (
    <MoveButton
      key={move.event}
      move={move}
      isMain={move === main}
      ask={askAt(move)}
      isSending={isSending}
      className={className}
    />
  )
  return (
    <Form
      method="post"
      className={classNames(styles.bar, isMany && styles.many)}
      aria-label={words.moves}
      preventScrollReset
      data-foot=""
      tabIndex={-1}
    >
      <FormKey value={formKey} />
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="rowVersion" value={rowVersion} />
      <h2 className={styles.name}>{words.moves}</h2>
      {first}
      {lead !== null && (
        <ButtonLink to={lead.to} tone="go">
          {lead.name}
        </ButtonLink>
      )}
      {main !== null && button(main)}
      {others.map((move) => button(move, isInSight(move) ? undefined : styles.wide))}
      <ClosedMoves moves={order.closed} className={styles.wide} />
      {folded.length + order.closed.length > 0 && (
        <div className={styles.fold}>
          <Menu
            side="above"
            summaryClassName={buttonClass()}
            summary={
              <>
                <span className={styles.moreWord}>{words.more}</span>
                {isMany ? (
                  <EllipsisVertical aria-hidden="true" />
                ) : (
                  <ChevronUp aria-hidden="true" />
                )}
              </>
            }
          >
            <div className={styles.folded}>
              {folded.map((move) => button(move))}
              <ClosedMoves moves={order.closed} />
            </div>
          </Menu>
        </div>
      )}
      {next !== null && (
        <ButtonLink to={next.to} rel="next" className={styles.next}>
          <span className={styles.nextWord}>
            {next.name} <small>{next.place}</small>
          </span>
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      )}
    </Form>
  )
}

interface MoveButtonProps {
  move: AllowedEvent
  isMain: boolean
  ask: string | null
  isSending: boolean
  className: string | undefined
}

function MoveButton({ move, isMain, ask, isSending, className }: MoveButtonProps) {
  const look = { tone: isMain ? 'go' : 'plain', className: classNames(className) } as const
  return ask === null ? (
    <Button {...look} name="event" value={move.event} aria-disabled={isSending}>
      {move.label}
    </Button>
  ) : (
    <ButtonLink {...look} to={ask} preventScrollReset>
      {move.label}
    </ButtonLink>
  )
}

interface ClosedMovesProps {
  moves: readonly AllowedEvent[]
  className?: string | undefined
}

function ClosedMoves({ moves, className }: ClosedMovesProps) {
  return moves.length === 0 ? null : (
    <ul className={classNames(styles.closed, className)}>
      {moves.map(({ event, label, why }) => (
        <li key={event}>
          <Lock aria-hidden="true" />
          <b>{label}</b>
          <small>{why}</small>
        </li>
      ))}
    </ul>
  )
}
