import { TextArea, type EditField } from '../../../records/edit-form.tsx'
import styles from '../plate-form.module.css'
import type { CalculationView } from './calculation.ts'
import { questionWords as words } from './question.words.ts'

/** What a number is calculated from, said in words below it, and what it can name. */
export function CalculationField({ field, view }: { field: EditField; view: CalculationView }) {
  const { said, names } = view
  return (
    <>
      <TextArea
        field={field}
        label={words.calc}
        hint={words.calcHint}
        lengthMax={20_000}
        rows={3}
      />
      {said !== null && <p className={styles.hint}>{words.calcSaid(said)}</p>}
      <details className={styles.more}>
        <summary>{words.calcNames}</summary>
        {names.length === 0 ? (
          <p className={styles.hint}>{words.calcNoNames}</p>
        ) : (
          <ul>
            {names.map(({ name, label }) => (
              <li key={name}>
                <code>{name}</code> {label}
              </li>
            ))}
          </ul>
        )}
      </details>
    </>
  )
}
