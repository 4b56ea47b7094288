import { readSketch, type PhotoMark, type SketchBackground } from '@holdpoint/forms'
import { useAnsweringWords } from '../fill-out/language/answering-words.tsx'
import { MarkDialog } from '../photo-marks/mark-dialog.tsx'
import { DrawnOn, markingWords } from '../photo-marks/marking-words.ts'
import { backgroundUrl } from './background-url.ts'
import { useKeeping } from './use-keeping.ts'

export interface SketchDialogProps {
  title: string
  background: SketchBackground
  lang: string
  /** The answer as it is now, which others may change while the dialog is open. */
  value: string
  /** Takes what was drawn as the answer, which is saved as any other. */
  onKeep: (marks: readonly PhotoMark[]) => void
  onClose: () => void
}

/** Draws a sketch, with a network or without one. */
export function SketchDialog(props: SketchDialogProps) {
  const { title, background, lang, value, onKeep, onClose } = props
  const { words, lang: spoken } = markingWords(useAnsweringWords().lang, 'sketch')
  const { isOvertaken, save } = useKeeping(value, onKeep)
  const problem = isOvertaken ? { message: words.dialog.changedMeanwhile, lang: spoken } : null
  return (
    <DrawnOn value="sketch">
      <MarkDialog
        {...{ title, onClose }}
        src={backgroundUrl(background, lang)}
        marks={readSketch(value) ?? []}
        saving={{ problem, isSaving: false, save }}
      />
    </DrawnOn>
  )
}
