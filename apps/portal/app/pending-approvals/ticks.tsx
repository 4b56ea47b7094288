import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { words } from './approvals.words.ts'
import styles from './ticks.module.css'

interface TickBarProps {
  isTicked: boolean
  /** The same page with all ticked, or none. */
  tickTo: string
  isSending: boolean
}

/** Approves whatever is ticked; without a script the link ticks all. */
export function TickBar({ isTicked, tickTo, isSending }: TickBarProps) {
  return (
    <div className={styles.bar}>
      <Button tone="go" name="approve" value="ticked" aria-disabled={isSending}>
        {words.approveTicked}
      </Button>
      <Link to={tickTo} replace preventScrollReset>
        {isTicked ? words.tickNone : words.tickAll}
      </Link>
    </div>
  )
}

interface TickProps {
  /** What is ticked, as `approval-key.ts` spells it. */
  value: string
  number: string
  isTicked: boolean
  /** The form that it belongs to, where it does not stand in it. */
  form?: string | undefined
}

/** One tick. What has changed since is not ticked any more, because nobody has looked at it. */
export function Tick({ value, number, isTicked, form }: TickProps) {
  return (
    <label className={styles.tick}>
      <input
        key={`${value} ${String(isTicked)}`}
        type="checkbox"
        name="ticked"
        value={value}
        form={form}
        defaultChecked={isTicked}
      />
      <span className="visually-hidden">{words.tick(number)}</span>
    </label>
  )
}
