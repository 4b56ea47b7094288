import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { type AsChild } from './as-child.ts'
import { ButtonPart, type ButtonPartProps } from './button-part.tsx'
import { isLink } from './press.ts'

interface PressedProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The caller's props, which win over Radix's. */
  own: ButtonHTMLAttributes<HTMLButtonElement> & AsChild
  /** Whether a link is not followed. */
  isInPlace?: boolean
}

/** A button that wears what Radix gives one, and does what Radix would when it is pressed. */
export const Pressed = forwardRef<HTMLButtonElement, PressedProps>(function HpPressed(
  { own, isInPlace = false, onClick: radixPress, type: _radixType, ...props },
  ref,
) {
  const onPress: ButtonPartProps['onPress'] = (event) => {
    radixPress?.(event)
    if (isInPlace && isLink(event.currentTarget)) {
      event.preventDefault()
    }
  }
  return <ButtonPart {...props} {...own} onPress={onPress} ref={ref} />
})
