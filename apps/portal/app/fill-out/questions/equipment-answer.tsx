import { picksMany } from '@holdpoint/forms'
import { useState } from 'react'
import type { PickerOption } from '../picker-options.ts'
import type { AnswerPartProps } from './answer-part.ts'
import { machineWords as words } from './barcode.words.ts'
import { PickManyAnswer, PickOneAnswer } from './picker-answer.tsx'
import { ScanButton } from './scan-button.tsx'
import { scannedMachine } from './scanned-machine.ts'
import styles from './typed-or-read.module.css'

interface EquipmentAnswerProps extends AnswerPartProps {
  options: readonly PickerOption[]
  district: string | null
}

/** Machines of the list, chosen or scanned from their labels. */
export function EquipmentAnswer(props: EquipmentAnswerProps) {
  const { question, draft, actions, options } = props
  const [said, setSaid] = useState('')
  const isMany = picksMany(question)

  function take(code: string) {
    const scanned = scannedMachine(code, options, window.location.origin)
    switch (scanned.kind) {
      case 'found': {
        const { value, label } = scanned.option
        const others = isMany ? draft.raw.filter((one) => one !== value && one !== '') : []
        actions.edit(question, { raw: [...others, value] }, 'now')
        return setSaid(words.chosen(label))
      }
      case 'retired':
        return setSaid(words.retired(scanned.option.label))
      case 'elsewhere':
        return setSaid(words.elsewhere)
      case 'unknown':
        return setSaid(words.unknown(scanned.code))
    }
  }

  return (
    <div className={styles.answer}>
      {isMany ? <PickManyAnswer {...props} /> : <PickOneAnswer {...props} />}
      <div className={styles.ways}>
        <ScanButton onCode={take} />
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  )
}
