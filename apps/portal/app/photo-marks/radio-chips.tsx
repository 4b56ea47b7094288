import styles from './radio-chips.module.css'

interface RadioChipsProps {
  legend: string
  name: string
  options: readonly { value: string; label: string }[]
  /** The one that is chosen. */
  chosen: string
  /** Left out, the form keeps what is chosen by itself. */
  onChoose?: (value: string) => void
}

/** A few choices side by side, each a target of its own. */
export function RadioChips({ legend, name, options, chosen, onChoose }: RadioChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              {...{ name, value }}
              {...(onChoose === undefined
                ? { defaultChecked: value === chosen }
                : { checked: value === chosen, onChange: () => onChoose(value) })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
