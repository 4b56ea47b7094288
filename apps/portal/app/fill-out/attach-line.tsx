import { words } from '../entry-files/entry-files.words.ts'
import { buttonClass } from '../ui/button.tsx'
import { Paperclip } from '../ui/icons.ts'
import { fieldNames } from './field-names.ts'
import { writeIntent } from './intent.ts'
import styles from './filler.module.css'

/** Leads to the files of the whole form; a button of the form, so that what was typed is saved first. */
export function AttachLine({ count }: { count: number }) {
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
      </button>
    </p>
  )
}
