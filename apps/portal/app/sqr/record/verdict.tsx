import { CircleCheck, TriangleAlert } from '../../ui/icons.ts'
import type { VerdictView } from './panes-view.server.ts'
import { verdictWords as words } from './sqr.words.ts'
import styles from './sqr-page.module.css'

/** What somebody has said of a part or of who is responsible; that nobody has is said too. */
export function Verdict({ verdict }: { verdict: VerdictView | null }) {
  if (verdict === null) {
    return <p>{words.none}</p>
  }
  const Icon = verdict.isDisputed ? TriangleAlert : CircleCheck
  return (
    <div className={styles.verdict}>
      <p className={verdict.isDisputed ? styles.disputed : undefined}>
        <Icon aria-hidden="true" /> {verdict.told}
      </p>
      {verdict.note !== '' && <p>{verdict.note}</p>}
    </div>
  )
}
