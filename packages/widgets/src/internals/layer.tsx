import { DismissableLayer } from '@radix-ui/react-dismissable-layer'
import { forwardRef, useImperativeHandle } from 'react'
import { leave } from './tell.ts'

/** Props of `Layer`. */
export interface LayerProps {
  /** Hears Escape first, wherever the focus is. */
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined
}

/**
 * A place in Radix's stack of what lies on what, while it is drawn. It closes nothing: as long as it
 * is the uppermost, Escape goes on to the page. It draws no node; what is pressed or focused outside
 * is no affair of it.
 */
export function Layer({ onEscapeKeyDown }: LayerProps) {
  return (
    <DismissableLayer
      asChild
      onEscapeKeyDown={(event) => onEscapeKeyDown?.(event)}
      onInteractOutside={leave}
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
