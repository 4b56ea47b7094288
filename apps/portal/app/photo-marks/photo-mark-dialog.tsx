import { imageUrl } from '../fill-out/image-url.ts'
import { MarkDialog } from './mark-dialog.tsx'
import { useMarkingWords } from './marking-words.ts'
import { useSavingMarks, type SavingMarks } from './use-saving-marks.ts'

export interface PhotoMarkDialogProps extends SavingMarks {
  label: string
  /** Which photo of the answer it is, from 1. */
  place: number
  onClose: () => void
}

/** Draws on a photo of an answer. */
export function PhotoMarkDialog(props: PhotoMarkDialogProps) {
  const { myFormId, media, label, place, onClose } = props
  const words = useMarkingWords().words.dialog
  return (
    <MarkDialog
      title={words.title(place, label)}
      src={imageUrl(myFormId, media.uploadId)}
      marks={media.marked?.marks ?? []}
      saving={useSavingMarks(props)}
      onClose={onClose}
    />
  )
}
