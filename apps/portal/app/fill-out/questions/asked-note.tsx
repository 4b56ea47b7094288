import { MessageSquare } from '../../ui/icons.ts'
import type { AskedChange } from '../fill-data.ts'
import { AnsweringText } from '../language/answering-words.tsx'
import styles from '../filler.module.css'

/** What a reviewer asks to change of an answer. */
export function AskedNote({ asked: { note, by } }: { asked: AskedChange }) {
  return (
    <p className={styles.asked}>
      <MessageSquare aria-hidden="true" />
      <span>
        <b>
          <AnsweringText say={(words) => words.askedBy(by)} />
        </b>{' '}
        {note}
      </span>
    </p>
  )
}
