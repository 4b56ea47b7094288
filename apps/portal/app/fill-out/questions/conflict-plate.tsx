import { formatAnswer, sketchOf, type Answer, type Question } from '@holdpoint/forms'
import { SketchShown } from '../../sketches/sketch-shown.tsx'
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
  const toldOf = (answer: Answer | null) => (
    <ToldAnswer {...{ question, options, lang }} answer={answer ?? undefined} />
  )
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
        <dd>{toldOf({ value: looseValueOf(question, mine.raw), note: mine.note })}</dd>
        <dt>
          <AnsweringText say="conflictTheirs" />
        </dt>
        <dd>{toldOf(theirs)}</dd>
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

interface ToldAnswerProps extends Pick<ConflictPlateProps, 'question' | 'options' | 'lang'> {
  answer: Answer | undefined
}

/** An answer in words; a sketch is shown as well, as two that differ may be told alike. */
function ToldAnswer({ question, answer, options, lang }: ToldAnswerProps) {
  const value = formatAnswer(question, answer, lang, lookupsOf(options))
  const told = [value, answer?.note ?? ''].filter((part) => part !== '').join(': ')
  const sketch = sketchOf(question, answer)
  return (
    <>
      {sketch !== null && <SketchShown sketch={sketch} lang={lang} />}
      {told === '' ? <AnsweringText say="conflictEmpty" /> : told}
    </>
  )
}
