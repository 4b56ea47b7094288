import { lengthMaxOf } from '@holdpoint/forms'
import { useState } from 'react'
import { inputClass } from '../../ui/field.tsx'
import { fieldNames } from '../field-names.ts'
import { controlId, controlState, type AnswerPartProps } from './answer-part.ts'
import styles from './typed-or-read.module.css'
import { barcodeWords as words } from './barcode.words.ts'
import { ScanButton } from './scan-button.tsx'

/**
 * A code: a field that scanners type into as a keyboard does, and where the browser reads codes by
 * itself, a button that opens the camera.
 */
export function BarcodeAnswer(props: AnswerPartProps) {
  const { question, draft, actions } = props
  const [said, setSaid] = useState('')
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
            setSaid('')
            actions.edit(question, { raw: [event.currentTarget.value] }, 'pause')
          }}
          onBlur={actions.leave}
        />
        <ScanButton
          onCode={(code) => {
            actions.edit(question, { raw: [code] }, 'now')
            setSaid(words.scanned(code))
          }}
        />
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  )
}
