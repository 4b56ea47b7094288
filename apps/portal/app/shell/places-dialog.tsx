import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { DialogBox } from '../ui/dialog.tsx'
import { AllPlaces } from './all-places.tsx'
import { words } from './all-places.words.ts'

export interface PlacesDialogProps {
  onClose: () => void
}

/** All places as a sheet over the page; on a phone it fills the screen. */
export function PlacesDialog({ onClose }: PlacesDialogProps) {
  const { pathname, search } = useLocation()
  const here = useRef(pathname + search)

  useEffect(() => {
    if (here.current !== pathname + search) {
      onClose()
    }
  }, [pathname, search, onClose])

  return (
    <DialogBox onClose={onClose} title={words.title} size="large">
      <AllPlaces searched="" isSheet />
    </DialogBox>
  )
}
