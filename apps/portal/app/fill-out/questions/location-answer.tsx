import { formatAnswer, parseAnswer, placeText, type Said } from '@holdpoint/forms'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-list.tsx'
import { inputClass } from '../../ui/field.tsx'
import { LocateFixed } from '../../ui/icons.ts'
import { fieldNames } from '../field-names.ts'
import { SaidText } from '../form-words.tsx'
import { AnsweringText, useAnsweringWords } from '../language/answering-words.tsx'
import { controlId, controlState, type AnswerPartProps } from './answer-part.ts'
import styles from './typed-or-read.module.css'
import { useWhereIAm } from './use-where-i-am.ts'

/** A place: typed as two numbers, or read from the device by a button. */
export function LocationAnswer(props: AnswerPartProps) {
  const { question, draft, lang, actions, describedBy } = props
  const { key } = question
  const text = draft.raw[0] ?? ''
  const [typedBefore, setTypedBefore] = useState(text)
  const [said, setSaid] = useState<Said | null>(null)
  const { words, lang: spoken } = useAnsweringWords()
  const reader = useWhereIAm((place) => {
    if (text !== typedBefore) {
      setSaid({ message: words.place.typedMeanwhile, lang: spoken })
      return
    }
    const value = placeText(place)
    actions.edit(question, { raw: [value] }, 'now')
    const found = formatAnswer(question, { value }, lang)
    setSaid({ message: words.place.found(found), lang: spoken })
  })
  const keptId = `k-${key}`
  const problemId = `w-${key}`
  const described = [describedBy, keptId, reader.problem !== null && problemId]
    .filter(Boolean)
    .join(' ')
  const read = parseAnswer(question, text)
  return (
    <div className={styles.answer}>
      <div className={styles.ways}>
        <input
          {...controlState({ ...props, describedBy: described })}
          id={controlId(key)}
          className={`${inputClass('big')} ${styles.input}`}
          type="text"
          inputMode="text"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          name={fieldNames.answer(key)}
          value={text}
          maxLength={120}
          onChange={(event) => {
            setSaid(null)
            actions.edit(question, { raw: [event.currentTarget.value] }, 'pause')
          }}
          onBlur={actions.leave}
        />
        {reader.canRead && (
          <Button
            type="button"
            size="big"
            aria-disabled={reader.isReading}
            onClick={() => {
              if (!reader.isReading) {
                setTypedBefore(text)
                setSaid(null)
                reader.read()
              }
            }}
          >
            <LocateFixed aria-hidden="true" />
            <AnsweringText say={({ place }) => (reader.isReading ? place.reading : place.here)} />
          </Button>
        )}
      </div>
      <p id={keptId} className={styles.said}>
        <AnsweringText say={({ place }) => place.kept} />
      </p>
      {read.ok && said === null && (
        <p className={styles.said}>{formatAnswer(question, read, lang)}</p>
      )}
      <p role="status" className={styles.said}>
        {said !== null && <SaidText said={[said]} />}
      </p>
      <div role="alert">
        {reader.problem !== null && (
          <ErrorText id={problemId}>
            <AnsweringText say={({ place }) => place[reader.problem ?? 'unknown']} />
          </ErrorText>
        )}
      </div>
    </div>
  )
}
