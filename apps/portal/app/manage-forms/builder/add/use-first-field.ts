import { useEffect, useState } from 'react'
import { useScripted } from '../../../ui/use-scripted.ts'

/** Begins in the first field of what a link has opened; a page that was just loaded begins at its top. */
export function useFirstField(id: string): void {
  const isScripted = useScripted()
  const [isOpened] = useState(isScripted)
  useEffect(() => {
    if (isOpened) {
      document.getElementById(id)?.focus()
    }
  }, [isOpened, id])
}
