import { type ButtonHTMLAttributes, type MouseEvent, forwardRef } from 'react'
import { type AsChild } from './as-child.ts'
import { isForBrowser } from './press.ts'
import { Slot } from './slot.tsx'

/** Props of a part that is a button. */
export interface ButtonPartProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {
  /**
   * What the part itself does when pressed, unless the caller's `onClick` prevented it or the press
   * on a link asks the browser for another tab.
   */
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A button that submits nothing unless told to, or with `asChild` the caller's own node. */
export const ButtonPart = forwardRef<HTMLButtonElement, ButtonPartProps>(function ButtonPart(
  { asChild = false, onPress, onClick, ...props },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented && !isForBrowser(event)) {
      onPress(event)
    }
  }
  return asChild ? (
    <Slot {...props} ref={ref} onClick={press} />
  ) : (
    <button type="button" {...props} ref={ref} onClick={press} />
  )
})
