import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { DialogFrame } from '../ui/dialog.tsx'
import { X } from '../ui/icons.ts'
import { useModal } from '../ui/use-modal.ts'
import { AllPlaces } from './all-places.tsx'
import { words } from './all-places.words.ts'

export interface PlacesDialogProps {
  onClose: () => void
}

/** All places as a sheet over the page; on a phone it fills the screen. */
export function PlacesDialog({ onClose }: PlacesDialogProps) {
  const ref = useModal(onClose)
  const { pathname, search } = useLocation()
  const here = useRef(pathname + search)

  useEffect(() => {
    if (here.current !== pathname + search) {
      onClose()
    }
  }, [pathname, search, onClose])

  return (
    <DialogFrame
      dialogRef={ref}
      title={words.title}
      size="large"
      close={
        <button
          type="button"
          aria-label="Close"
          className={buttonClass({ tone: 'quiet', isIcon: true })}
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
      }
    >
      <AllPlaces searched="" isSheet />
    </DialogFrame>
  )
}
