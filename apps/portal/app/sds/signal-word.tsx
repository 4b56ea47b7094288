import { signalWordLabels, type SignalWord } from '@holdpoint/api/vocabulary'
import { classNames } from '../ui/class-names.ts'
import styles from './signal-word.module.css'

/** The signal word as the label has it. */
export function SignalWordPlate({ word }: { word: SignalWord }) {
  return (
    <strong className={classNames(styles.plate, styles[word])}>{signalWordLabels[word]}</strong>
  )
}
