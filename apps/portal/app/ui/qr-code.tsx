import type { QrPicture } from './qr-drawing.server.ts'
import styles from './qr-code.module.css'

interface QrImageProps {
  picture: QrPicture
  /** What it opens, for who does not see it. */
  label: string
}

/** A QR code, dark on white in every theme, as large as the place that it is given. */
export function QrImage({ picture: { size, path }, label }: QrImageProps) {
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect className={styles.ground} width={size} height={size} />
      <path className={styles.squares} d={path} />
    </svg>
  )
}
