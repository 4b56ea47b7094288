import styles from './brand.module.css'

interface BrandMarkProps {
  className?: string | undefined
}

/** The amber sign with two bars: stand still until it is signed. */
export function BrandMark({ className }: BrandMarkProps) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="34" height="34" aria-hidden="true">
      <rect
        className={styles.face}
        x="6.2"
        y="6.2"
        width="27.6"
        height="27.6"
        rx="3"
        transform="rotate(45 20 20)"
      />
      <rect
        className={styles.line}
        x="8.9"
        y="8.9"
        width="22.2"
        height="22.2"
        rx="1.5"
        transform="rotate(45 20 20)"
      />
      <path className={styles.bars} d="M14.6 12.4h3.8v15.2h-3.8zM21.6 12.4h3.8v15.2h-3.8z" />
    </svg>
  )
}
