import { classNames } from '../../ui/class-names.ts'
import { PenLine } from '../../ui/icons.ts'
import { useOnline } from '../../ui/use-online.ts'
import { fieldNames } from '../field-names.ts'
import { writeIntent } from '../intent.ts'
import { useAnsweringWords } from '../language/answering-words.tsx'
import styles from './photo-strip.module.css'

interface MarkButtonProps {
  questionKey: string
  uploadId: string
  /** Which photo of the answer it is, from 1. */
  place: number
  /** Opens the dialog in which it is marked. */
  onOpen: () => void
}

/**
 * Opens the dialog in which a photo is marked. Without a script it leads to the page that does it, and
 * is a button of the form, so that what was typed is saved first. Marks take a network; it says so.
 */
export function MarkButton({ questionKey, uploadId, place, onOpen }: MarkButtonProps) {
  const isOnline = useOnline()
  const { words, lang } = useAnsweringWords()
  const name = words.markPhoto(place)
  return (
    <button
      type="submit"
      name={fieldNames.intent}
      value={writeIntent({ kind: 'markPhoto', key: questionKey, uploadId })}
      className={classNames(styles.mark, !isOnline && styles.unreachable)}
      lang={lang}
      aria-label={isOnline ? name : `${name}. ${words.marksNeedNetwork}`}
      aria-disabled={isOnline ? undefined : true}
      onClick={(event) => {
        event.preventDefault()
        if (isOnline) {
          onOpen()
        }
      }}
    >
      <PenLine aria-hidden="true" />
    </button>
  )
}
