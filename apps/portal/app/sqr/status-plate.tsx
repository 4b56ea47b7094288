import styles from './status-plate.module.css'

/** The name of a status and its colours, as #rrggbb. */
export type StatusLook = { status: string; backgroundColor: string; textColor: string }

/**
 * A status in the colours that its unit has chosen. The content policy lets no markup bring styles
 * along, so that a drawing holds the colours: behind the name, which says how large it is.
 */
export function StatusPlate({ status, backgroundColor, textColor }: StatusLook) {
  return (
    <span className={styles.plate} data-name={status}>
      <svg className={styles.drawing} color={textColor}>
        <rect width="100%" height="100%" fill={backgroundColor} />
        <foreignObject width="100%" height="100%">
          <span className={styles.name}>{status}</span>
        </foreignObject>
      </svg>
    </span>
  )
}
