import { lengthMaxOf } from '@holdpoint/forms'
import { useState } from 'react'
import { inputClass } from '../../ui/field.tsx'
import { fieldNames } from '../field-names.ts'
import { FormWords } from '../form-words.tsx'
import { useAnsweringWords } from '../language/answering-words.tsx'
import { controlId, controlState, type AnswerPartProps } from './answer-part.ts'
import styles from './typed-or-read.module.css'
import { ScanButton } from './scan-button.tsx'

/**
 * A code: a field that scanners type into as a keyboard does, and where the browser reads codes by
 * itself, a button that opens the camera.
 */
export function BarcodeAnswer(props: AnswerPartProps) {
  const { question, draft, actions } = props
  const { words, lang } = useAnsweringWords()
  const [scanned, setScanned] = useState<string | null>(null)
  const max = lengthMaxOf(question)
  return (
    <div className={styles.answer}>
      <div className={styles.ways}>
        <input
          {...controlState(props)}
          id={controlId(question.key)}
          className={`${inputClass('big')} ${styles.input}`}
          type="text"
          inputMode="text"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          name={fieldNames.answer(question.key)}
          value={draft.raw[0] ?? ''}
          maxLength={max}
          // The next scan takes the place of the one before, as scanners only type.
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setScanned(null)
            actions.edit(question, { raw: [event.currentTarget.value] }, 'pause')
          }}
          onBlur={actions.leave}
        />
        <ScanButton
          onCode={(code) => {
            actions.edit(question, { raw: [code] }, 'now')
            setScanned(code)
          }}
        />
      </div>
      <p role="status" className={styles.said}>
        {scanned !== null && <FormWords lang={lang}>{words.scan.scanned(scanned)}</FormWords>}
      </p>
    </div>
  )
}
