import { picksMany } from '@holdpoint/forms'
import { useState } from 'react'
import type { PickerOption } from '../picker-options.ts'
import { AnsweringText } from '../language/answering-words.tsx'
import type { AnsweringWords } from '../language/answering.words.ts'
import type { AnswerPartProps } from './answer-part.ts'
import { PickManyAnswer, PickOneAnswer } from './picker-answer.tsx'
import { ScanButton } from './scan-button.tsx'
import { scannedMachine, type ScannedMachine } from './scanned-machine.ts'
import styles from './typed-or-read.module.css'

interface EquipmentAnswerProps extends AnswerPartProps {
  options: readonly PickerOption[]
  district: string | null
}

/** Machines of the list, chosen or scanned from their labels. */
export function EquipmentAnswer(props: EquipmentAnswerProps) {
  const { question, draft, actions, options } = props
  const [scanned, setScanned] = useState<ScannedMachine | null>(null)
  const isMany = picksMany(question)

  function take(code: string) {
    const machine = scannedMachine(code, options, window.location.origin)
    if (machine.kind === 'found') {
      const { value } = machine.option
      const others = isMany ? draft.raw.filter((one) => one !== value && one !== '') : []
      actions.edit(question, { raw: [...others, value] }, 'now')
    }
    setScanned(machine)
  }

  return (
    <div className={styles.answer}>
      {isMany ? <PickManyAnswer {...props} /> : <PickOneAnswer {...props} />}
      <div className={styles.ways}>
        <ScanButton onCode={take} />
      </div>
      <p role="status" className={styles.said}>
        {scanned !== null && <AnsweringText say={({ machine }) => saidOf(scanned, machine)} />}
      </p>
    </div>
  )
}

/** What became of a machine that was scanned. */
function saidOf(scanned: ScannedMachine, words: AnsweringWords['machine']): string {
  switch (scanned.kind) {
    case 'found':
      return words.chosen(scanned.option.label)
    case 'retired':
      return words.retired(scanned.option.label)
    case 'elsewhere':
      return words.elsewhere
    case 'unknown':
      return words.unknown(scanned.code)
  }
}
