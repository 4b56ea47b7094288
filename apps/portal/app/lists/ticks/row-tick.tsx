import styles from './row-tick.module.css'

interface RowTickProps {
  name: string
  value: string
  /** What is ticked by it, in words. */
  label: string
  isTicked: boolean
}

/** The box that picks a row, for what is done with several at once. */
export function RowTick({ name, value, label, isTicked }: RowTickProps) {
  return (
    <label className={styles.tick}>
      {/* Made anew where all or none are ticked by a link, which needs no script. */}
      <input
        key={String(isTicked)}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isTicked}
      />
      <span className="visually-hidden">{label}</span>
    </label>
  )
}
