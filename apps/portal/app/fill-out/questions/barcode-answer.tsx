import { lengthMaxOf } from '@holdpoint/forms'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { inputClass } from '../../ui/field.tsx'
import { ScanBarcode } from '../../ui/icons.ts'
import { useScripted } from '../../ui/use-scripted.ts'
import { fieldNames } from '../field-names.ts'
import { controlId, controlState, type AnswerPartProps } from './answer-part.ts'
import styles from './typed-or-read.module.css'
import { barcodeWords as words } from './barcode.words.ts'
import { canScan } from './scan-codes.ts'
import { ScanDialog } from './scan-dialog.tsx'

/**
 * A code: a field that scanners type into as a keyboard does, and where the browser reads codes by
 * itself, a button that opens the camera.
 */
export function BarcodeAnswer(props: AnswerPartProps) {
  const { question, draft, actions } = props
  const isScripted = useScripted()
  const [isScanning, setScanning] = useState(false)
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
        {isScripted && canScan() && (
          <Button type="button" size="big" onClick={() => setScanning(true)}>
            <ScanBarcode aria-hidden="true" />
            {words.scan}
          </Button>
        )}
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {isScanning && (
        <ScanDialog
          onCode={(code) => {
            setScanning(false)
            actions.edit(question, { raw: [code] }, 'now')
            setSaid(words.scanned(code))
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </div>
  )
}
