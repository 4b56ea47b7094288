import type { Question } from '@holdpoint/forms'
import { Button } from '../../ui/button.tsx'
import { Undo2 } from '../../ui/icons.ts'
import { fieldNames } from '../field-names.ts'
import type { FillerActions } from '../filler-store.ts'
import { stayAtQuestion } from '../focus.ts'
import { AnsweringText, useAnsweringWords } from '../language/answering-words.tsx'
import styles from './answers.module.css'

interface NoAnswerProps {
  question: Question
  isChosen: boolean
}

/** The way to take a choice back without a script: one more choice. */
export function NoAnswer({ question, isChosen }: NoAnswerProps) {
  return (
    <label className={styles.noAnswer}>
      <input
        type="radio"
        name={fieldNames.answer(question.key)}
        value=""
        checked={isChosen}
        readOnly
      />
      <span>
        <AnsweringText say="noAnswer" />
      </span>
    </label>
  )
}

interface ClearAnswerProps {
  question: Question
  actions: FillerActions
}

/** The way to take a choice back with a script. */
export function ClearAnswer({ question, actions }: ClearAnswerProps) {
  const { words } = useAnsweringWords()
  return (
    <Button
      type="button"
      tone="quiet"
      className={`needs-script ${styles.clear}`}
      title={words.clear}
      onClick={() => {
        actions.edit(question, { raw: [] }, 'now')
        stayAtQuestion(question.key)
      }}
    >
      <Undo2 aria-hidden="true" />
      <span>
        <AnsweringText say="clear" />
      </span>
    </Button>
  )
}
