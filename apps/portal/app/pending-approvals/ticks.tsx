import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { words } from './approvals.words.ts'
import styles from './ticks.module.css'

interface TickBarProps {
  isTicked: boolean
  /** The same page with all ticked, or none. */
  tickTo: string
  isSending: boolean
  /** The form that it belongs to, where it does not stand in it. */
  form?: string
  /** Why there are rows without a tick, where there are. */
  why?: string | undefined
}

/** Approves whatever is ticked; without a script the link ticks all. */
export function TickBar({ isTicked, tickTo, isSending, form, why }: TickBarProps) {
  return (
    <div className={styles.bar}>
      <Button tone="go" name="approve" value="ticked" form={form} aria-disabled={isSending}>
        {words.approveTicked}
      </Button>
      <Link to={tickTo} replace preventScrollReset>
        {isTicked ? words.tickNone : words.tickAll}
      </Link>
      {why !== undefined && <p>{why}</p>}
    </div>
  )
}
