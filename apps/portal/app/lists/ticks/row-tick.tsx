import styles from './row-tick.module.css'

interface RowTickProps {
  name: string
  value: string
  /** What is ticked by it, in words. */
  label: string
  isTicked: boolean
  /** The form that it belongs to, where it does not stand in it. */
  form?: string
}

/** The box that picks a row, for what is done with several at once. */
export function RowTick({ name, value, label, isTicked, form }: RowTickProps) {
  return (
    <label className={styles.tick}>
      {/* Made anew where all or none are ticked by a link, which needs no script, and where what is
          ticked has changed since: nobody has looked at it. */}
      <input
        key={`${value} ${String(isTicked)}`}
        type="checkbox"
        name={name}
        value={value}
        form={form}
        defaultChecked={isTicked}
      />
      <span className="visually-hidden">{label}</span>
    </label>
  )
}
