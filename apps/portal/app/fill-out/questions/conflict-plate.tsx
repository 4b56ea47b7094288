import { formatAnswer, type Answer, type Question } from '@holdpoint/forms'
import { Button } from '../../ui/button.tsx'
import { Layers } from '../../ui/icons.ts'
import { fieldNames } from '../field-names.ts'
import type { FillerActions } from '../filler-store.ts'
import { stayAtQuestion } from '../focus.ts'
import { writeIntent } from '../intent.ts'
import { AnsweringText } from '../language/answering-words.tsx'
import { lookupsOf, type PickerOptions } from '../picker-options.ts'
import { looseValueOf, type Draft } from '../raw-answer.ts'
import styles from './question-plate.module.css'

interface ConflictPlateProps {
  question: Question
  mine: Draft
  theirs: Answer | null
  options: PickerOptions
  lang: string
  actions: FillerActions
}

/** Two people, or two devices, answered at once: both answers, and a choice. */
export function ConflictPlate(props: ConflictPlateProps) {
  const { question, mine, theirs, options, lang, actions } = props
  const lookups = lookupsOf(options)
  const wordsOf = (answer: Answer | null) => {
    const value = formatAnswer(question, answer ?? undefined, lang, lookups)
    return [value, answer?.note ?? ''].filter((part) => part !== '').join(': ')
  }
  const mineWords = wordsOf({ value: looseValueOf(question, mine.raw), note: mine.note })
  return (
    <div className={styles.conflict} role="alert">
      <p>
        <Layers aria-hidden="true" />
        <b>
          <AnsweringText say="conflictTitle" />
        </b>
      </p>
      <dl>
        <dt>
          <AnsweringText say="conflictMine" />
        </dt>
        <dd>{mineWords === '' ? <AnsweringText say="conflictEmpty" /> : mineWords}</dd>
        <dt>
          <AnsweringText say="conflictTheirs" />
        </dt>
        <dd>{wordsOf(theirs) === '' ? <AnsweringText say="conflictEmpty" /> : wordsOf(theirs)}</dd>
      </dl>
      <div>
        <Button
          name={fieldNames.intent}
          value="stay"
          onClick={(event) => {
            event.preventDefault()
            actions.keepMine(question)
            stayAtQuestion(question.key)
          }}
        >
          <AnsweringText say="keepMine" />
        </Button>
        <Button
          name={fieldNames.intent}
          value={writeIntent({ kind: 'takeTheirs', key: question.key })}
          onClick={(event) => {
            event.preventDefault()
            actions.takeTheirs(question)
            stayAtQuestion(question.key)
          }}
        >
          <AnsweringText say="takeTheirs" />
        </Button>
      </div>
    </div>
  )
}
