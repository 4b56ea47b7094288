import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Hand, OctagonAlert } from '../../ui/icons.ts'
import { words } from './jsa.words.ts'
import styles from './stop-panel.module.css'

interface StopPanelProps {
  jsaId: string
  /** What stops the work, as its hazards say it. */
  triggers: readonly string[]
  /** Whether whoever reads may stop it. */
  isOpen: boolean
}

/** What stops the job, and the way to do it: open to everybody who reads, and never amber. */
export function StopPanel({ jsaId, triggers, isOpen }: StopPanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="stop-title">
      <Hand aria-hidden="true" />
      <div>
        <h2 id="stop-title">{words.stop.title}</h2>
        <p>{triggers.length === 0 ? words.stop.unsure : words.stop.when}</p>
        <ul>
          {triggers.map((trigger) => (
            <li key={trigger}>{trigger}</li>
          ))}
        </ul>
      </div>
      {isOpen && (
        <ButtonLink
          to={paths.jsa(jsaId, { dialog: 'move', event: 'stop' })}
          tone="danger"
          size="big"
          preventScrollReset
        >
          <OctagonAlert aria-hidden="true" /> {words.stop.action}
        </ButtonLink>
      )}
    </section>
  )
}
