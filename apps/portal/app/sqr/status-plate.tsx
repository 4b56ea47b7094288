import type { SqrPhase } from '@holdpoint/api'
import { CircleCheck, CircleX, Clock, Eye, Gauge, PenLine, Search, Stamp } from '../ui/icons.ts'
import styles from './status-plate.module.css'

/** The name of a status, its colours as #rrggbb, and the phase that it is a name of. */
export type StatusLook = {
  status: string
  phase: SqrPhase
  backgroundColor: string
  textColor: string
}

/** What tells the phases apart without their colours. */
const signs: Readonly<Record<SqrPhase, typeof Clock>> = {
  draft: PenLine,
  open: Clock,
  investigating: Search,
  verifying: Eye,
  approval: Stamp,
  monitoring: Gauge,
  closed: CircleCheck,
  void: CircleX,
}

/**
 * A status in the colours that its unit has chosen. The content policy lets no markup bring styles
 * along, so that a drawing holds the colours: behind the name, which says how large it is. In sun
 * they are an edge, for nobody has chosen them for that.
 */
export function StatusPlate({ status, phase, backgroundColor, textColor }: StatusLook) {
  const Sign = signs[phase]
  return (
    <span className={styles.plate} data-name={status}>
      <svg className={styles.drawing} color={textColor}>
        <rect width="100%" height="100%" fill={backgroundColor} />
        <foreignObject width="100%" height="100%">
          <span className={styles.name}>
            <Sign aria-hidden="true" />
            {status}
          </span>
        </foreignObject>
      </svg>
    </span>
  )
}
