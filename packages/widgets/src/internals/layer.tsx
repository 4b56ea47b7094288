import { DismissableLayer } from '@radix-ui/react-dismissable-layer'
import { forwardRef, useImperativeHandle } from 'react'

/** Props of `Layer`. */
export interface LayerProps {
  /** Hears Escape first, wherever the focus is; prevented, it closes nothing. */
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined
  /** Closes what the layer stands for. Without it the key goes on to the page. */
  onEscape?: (() => void) | undefined
}

/**
 * A place in Radix's stack of what lies on what, while it is drawn: of all its layers, and those of
 * the page's own parts made with Radix, one Escape closes the uppermost alone. It draws no node;
 * what is pressed or focused outside is no affair of it.
 */
export function Layer({ onEscapeKeyDown, onEscape }: LayerProps) {
  return (
    <DismissableLayer
      asChild
      onEscapeKeyDown={(event) => onEscapeKeyDown?.(event)}
      onInteractOutside={(event) => event.preventDefault()}
      {...(onEscape ? { onDismiss: onEscape } : {})}
    >
      <Nowhere />
    </DismissableLayer>
  )
}

/** Gives its ref a node that is in no page. */
const Nowhere = forwardRef<HTMLElement>(function Nowhere(_, ref) {
  useImperativeHandle(ref, () => document.createElement('div'), [])
  return null
})
