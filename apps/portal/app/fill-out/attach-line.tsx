import { words } from '../entry-files/entry-files.words.ts'
import { buttonClass } from '../ui/button.tsx'
import { words as handOverWords } from '../hand-over/hand-over.words.ts'
import { Paperclip, Users } from '../ui/icons.ts'
import { fieldNames } from './field-names.ts'
import { writeIntent } from './intent.ts'
import styles from './filler.module.css'

interface AttachLineProps {
  /** How many files are attached. */
  count: number
  mayHandOver: boolean
}

/**
 * Leads to the files of the whole form, and to where it is handed over; buttons of the form, so that
 * what was typed is saved first.
 */
export function AttachLine({ count, mayHandOver }: AttachLineProps) {
  return (
    <p className={styles.attach}>
      <button
        type="submit"
        className={buttonClass()}
        name={fieldNames.intent}
        value={writeIntent({ kind: 'attach' })}
      >
        <Paperclip aria-hidden="true" />
        {words.open(count)}
      </button>{' '}
      {mayHandOver && (
        <button
          type="submit"
          className={buttonClass()}
          name={fieldNames.intent}
          value={writeIntent({ kind: 'handOver' })}
        >
          <Users aria-hidden="true" />
          {handOverWords.handOver}
        </button>
      )}
    </p>
  )
}
