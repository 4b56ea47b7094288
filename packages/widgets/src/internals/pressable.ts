import { type CSSProperties } from 'react'

/**
 * What a box keeps of the style that Radix gives it: a modal dialog of Radix below takes the presses
 * from all that is not above it.
 */
export function pressable(style: CSSProperties | undefined): { style?: CSSProperties } {
  return style?.pointerEvents === undefined ? {} : { style: { pointerEvents: style.pointerEvents } }
}
