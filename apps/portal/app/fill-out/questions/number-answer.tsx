import { Button } from '../../ui/button.tsx'
import { Minus, Plus } from '../../ui/icons.ts'
import { inputClass } from '../../ui/field.tsx'
import { fieldNames } from '../field-names.ts'
import { useAnsweringWords } from '../language/answering-words.tsx'
import { controlId, controlState, labelId, type AnswerPartProps } from './answer-part.ts'
import { stepped } from './stepped.ts'
import styles from './number-answer.module.css'

/** A number with its unit, on the number keypad; two buttons go up and down for gloved hands. */
export function NumberAnswer(props: AnswerPartProps) {
  const { question, draft, actions } = props
  const { key, unit = '', step = 1, min } = question
  const said = useAnsweringWords()
  const text = draft.raw[0] ?? ''
  const move = (direction: 1 | -1) =>
    actions.edit(question, { raw: [stepped(question, text, direction)] }, 'pause')
  // Keypads of numbers have no minus.
  const mayBeNegative = typeof min !== 'number' || min < 0
  return (
    <div className={styles.number}>
      <Button
        type="button"
        size="big"
        className={`needs-script ${styles.move}`}
        lang={said.lang}
        aria-label={said.words.less(String(step), unit)}
        aria-describedby={labelId(key)}
        onClick={() => move(-1)}
      >
        <Minus aria-hidden="true" />
      </Button>
      <div className={styles.reading}>
        <input
          {...controlState(props)}
          id={controlId(key)}
          className={`${inputClass()} ${styles.input}`}
          type="text"
          inputMode={mayBeNegative ? 'text' : question.type === 'integer' ? 'numeric' : 'decimal'}
          name={fieldNames.answer(key)}
          value={text}
          maxLength={32}
          onChange={(event) =>
            actions.edit(question, { raw: [event.currentTarget.value] }, 'pause')
          }
          onBlur={actions.leave}
        />
        {unit !== '' && <span className={styles.unit}>{unit}</span>}
      </div>
      <Button
        type="button"
        size="big"
        className={`needs-script ${styles.move}`}
        lang={said.lang}
        aria-label={said.words.more(String(step), unit)}
        aria-describedby={labelId(key)}
        onClick={() => move(1)}
      >
        <Plus aria-hidden="true" />
      </Button>
    </div>
  )
}
