import { useEffect, useState } from 'react'
import { useScripted } from '../../ui/use-scripted.ts'

/**
 * Keeps what was typed into a text area before the script took it over: React puts it back to the
 * text that the server drew. `of` is the area's `data-of`.
 */
export function useTypedBefore(of: string): void {
  const isHydrating = !useScripted()
  const [typed] = useState(() =>
    isHydrating && typeof document !== 'undefined' ? areaOf(of)?.value : undefined,
  )

  useEffect(() => {
    const area = areaOf(of)
    if (area !== null && typed !== undefined && area.value !== typed) {
      area.value = typed
    }
  }, [of, typed])
}

function areaOf(of: string): HTMLTextAreaElement | null {
  return document.querySelector(`textarea[data-of="${CSS.escape(of)}"]`)
}
