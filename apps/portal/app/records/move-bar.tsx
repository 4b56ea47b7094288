import { Form, useNavigation } from '@remix-run/react'
import type { AllowedEvent } from '@holdpoint/api'
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { FormKey } from '../ui/form-key.tsx'
import { ChevronUp, Lock } from '../ui/icons.ts'
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
}

/**
 * What moves a record, at the foot of its page. An open move is a button; a closed one keeps its word
 * and says why. The one that most people make next is amber. On a phone all but two fold.
 */
export function MoveBar({ moves, formKey, rowVersion, askAt, instead = null }: MoveBarProps) {
  const isSending = useNavigation().formMethod === 'POST'
  const { main, others, closed } = orderedMoves(moves)
  const lead = main === null ? instead : null
  if (moves.length === 0 && lead === null) {
    return null
  }
  const folded = others.slice(1)
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
    <Form method="post" className={styles.bar} aria-label={words.moves} preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="rowVersion" value={rowVersion} />
      <h2 className={styles.name}>{words.moves}</h2>
      {lead !== null && (
        <ButtonLink to={lead.to} tone="go">
          {lead.name}
        </ButtonLink>
      )}
      {main !== null && button(main)}
      {others.map((move, place) => button(move, place === 0 ? undefined : styles.wide))}
      <ClosedMoves moves={closed} className={styles.wide} />
      {folded.length + closed.length > 0 && (
        <div className={styles.fold}>
          <Menu
            side="above"
            summaryClassName={buttonClass()}
            summary={
              <>
                {words.more}
                <ChevronUp aria-hidden="true" />
              </>
            }
          >
            <div className={styles.folded}>
              {folded.map((move) => button(move))}
              <ClosedMoves moves={closed} />
            </div>
          </Menu>
        </div>
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
