import {
  backgroundOf,
  checkMarks,
  formatAnswer,
  readSketch,
  sketchText,
  type PhotoMark,
} from '@holdpoint/forms'
import { useState } from 'react'
import type { SketchDialogProps } from '../../sketches/sketch-dialog.tsx'
import { SketchShown } from '../../sketches/sketch-shown.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-list.tsx'
import { PencilRuler } from '../../ui/icons.ts'
import { latePart, type LatePart } from '../../ui/late-part.tsx'
import { fieldNames } from '../field-names.ts'
import { writeIntent } from '../intent.ts'
import { AnsweringText, useAnsweringWords } from '../language/answering-words.tsx'
import { controlId, type AnswerPartProps } from './answer-part.ts'
import styles from './sketch-answer.module.css'

const SketchDialog: LatePart<SketchDialogProps> = latePart(
  () => import('../../sketches/sketch-dialog.tsx').then((part) => part.SketchDialog),
  NoBoard,
)

interface SketchAnswerProps extends AnswerPartProps {
  label: string
  /** Whether the form is only tried: then no page keeps what is drawn without a script. */
  isTried: boolean
}

/**
 * A sketch, drawn in a dialog; without a script on a page of its own, to which its button leads once
 * what was typed is saved.
 */
export function SketchAnswer(props: SketchAnswerProps) {
  const { question, draft, lang, actions, label, isTried } = props
  const [isOpen, setOpen] = useState(false)
  const { words, lang: spoken } = useAnsweringWords()
  const { key } = question
  const value = draft.raw.at(-1) ?? ''
  const marks = readSketch(value) ?? []
  const background = backgroundOf(question)
  const toldId = `k-${key}`
  const described = [props.describedBy, toldId].filter(Boolean).join(' ')
  return (
    <div className={styles.answer}>
      <input type="hidden" name={fieldNames.answer(key)} value={value} />
      {marks.length > 0 && <SketchShown sketch={{ background, marks }} lang={lang} />}
      <p id={toldId} className={styles.told}>
        {marks.length === 0 ? (
          <AnsweringText say="notDrawn" />
        ) : (
          <AnsweringText say={() => formatAnswer(question, { value }, lang)} />
        )}
      </p>
      <Button
        id={controlId(key)}
        aria-describedby={described}
        size="big"
        {...(isTried
          ? { type: 'button', className: 'needs-script' }
          : { name: fieldNames.intent, value: writeIntent({ kind: 'draw', key }) })}
        lang={spoken}
        onClick={(event) => {
          event.preventDefault()
          // What an earlier visit left is shown first, so that it is drawn on rather than over.
          void actions.tookOver().then(() => setOpen(true))
        }}
      >
        <PencilRuler aria-hidden="true" />
        {marks.length === 0 ? words.draw : words.drawOn}
      </Button>
      {isOpen && (
        <SketchDialog
          title={words.drawing(label)}
          {...{ background, lang, value }}
          onKeep={(drawn) => actions.edit(question, { raw: rawOf(drawn) }, 'now')}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

/** Marks as the field holds them: as they are saved, so that what comes back from there is the same. */
export function rawOf(drawn: readonly PhotoMark[]): readonly string[] {
  const checked = checkMarks(drawn)
  const text = sketchText(checked.ok ? checked.marks : drawn)
  return text === null ? [] : [text]
}

/** Without a network, on a device that does not have the portal's files yet. */
function NoBoard() {
  return (
    <div role="alert">
      <ErrorText>
        <AnsweringText say="noBoard" />
      </ErrorText>
    </div>
  )
}
