import { DialogBox } from '../ui/dialog.tsx'
import { AllPlaces } from './all-places.tsx'
import { words } from './all-places.words.ts'

interface PlacesDialogProps {
  onClose: () => void
}

/** All places as a sheet over the page; on a phone it fills the screen. */
export function PlacesDialog({ onClose }: PlacesDialogProps) {
  return (
    <DialogBox onClose={onClose} title={words.title} size="large">
      <AllPlaces searched="" isSheet />
    </DialogBox>
  )
}
