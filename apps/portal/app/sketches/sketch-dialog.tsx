import type { PhotoMark, SketchBackground } from '@holdpoint/forms'
import { MarkDialog } from '../photo-marks/mark-dialog.tsx'
import { DrawnOn } from '../photo-marks/marking-words.ts'
import { backgroundUrl } from './background-url.ts'

export interface SketchDialogProps {
  title: string
  background: SketchBackground
  lang: string
  /** What is drawn already. */
  marks: readonly PhotoMark[]
  /** Takes what was drawn as the answer, which is saved as any other. */
  onKeep: (marks: readonly PhotoMark[]) => void
  onClose: () => void
}

/** Draws a sketch, with a network or without one. */
export function SketchDialog({ background, lang, onKeep, ...props }: SketchDialogProps) {
  const save = (marks: readonly PhotoMark[]) => {
    onKeep(marks)
    return Promise.resolve(true)
  }
  return (
    <DrawnOn value="sketch">
      <MarkDialog
        {...props}
        src={backgroundUrl(background, lang)}
        saving={{ problem: null, isSaving: false, save }}
      />
    </DrawnOn>
  )
}
