import {
  type DialogHTMLAttributes,
  type HTMLAttributes,
  createContext,
  forwardRef,
  useEffect,
  useId,
} from 'react'
import { overlayLevel } from '@holdpoint/api/vocabulary'
import { type AsChild } from '../internals/as-child.ts'
import { classNames } from '../internals/class-names.ts'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { useModal } from '../internals/use-modal.ts'
import { useParent } from '../internals/use-parent.ts'
import { markProcessing } from './mark-processing.ts'

const WordsContext = createContext<string | undefined>(undefined)

/* Root */

/** Props of `ProcessingOverlay.Root`: those of a `dialog`. */
export interface RootProps extends DialogHTMLAttributes<HTMLDialogElement> {
  /** Whether the overlay shows. Default `false`. */
  open?: boolean | undefined
  /**
   * Its stacking level where a server drew it and no script has run. In the browser it stands in
   * the top layer, above every level. Default `9999`.
   */
  level?: number | undefined
}

/**
 * The overlay: a modal `<dialog>` over the whole page that nothing but its caller closes. While it
 * shows the page cannot be reached and its body is marked `data-hp-processing`; after it, focus and
 * scroll position are where they were.
 */
export const Root = forwardRef<HTMLDialogElement, RootProps>(function ProcessingOverlayRoot(
  { open = false, level = overlayLevel, className, children, ...props },
  ref,
) {
  const wordsId = useId()
  const modal = useModal(open, unheard)

  useEffect(() => {
    const dialog = modal.current
    if (!dialog || !open) {
      return undefined
    }
    // Newer browsers then close it neither by Escape nor by the Back of a phone.
    dialog.setAttribute('closedby', 'none')
    coverPage(dialog)
    // These go with the node, which lasts as long as the overlay shows.
    dialog.addEventListener('keydown', hold)
    dialog.addEventListener('mousedown', hold)
    return markProcessing(dialog.ownerDocument)
  }, [open, modal])

  useEffect(() => {
    const style = modal.current?.style
    if (level === overlayLevel) {
      style?.removeProperty('--hp-overlay-level')
    } else {
      style?.setProperty('--hp-overlay-level', String(level))
    }
  }, [open, level, modal])

  return open ? (
    <dialog
      open
      aria-modal="true"
      aria-labelledby={wordsId}
      data-state="open"
      {...props}
      ref={joinRefs(modal, ref)}
      className={classNames('hp-processing-overlay', className)}
    >
      <WordsContext.Provider value={wordsId}>{children}</WordsContext.Provider>
    </dialog>
  ) : null
})

// The person cannot close it: the work goes on all the same.
const unheard = { onClose: () => undefined }

/** Escape would close it, and a press would take the focus out. */
function hold(event: Event): void {
  if (!('key' in event) || event.key === 'Escape') {
    event.preventDefault()
  }
}

/** Without the stylesheet it would be a small box in the middle of the page: then it is made to cover it here. */
function coverPage(dialog: HTMLDialogElement): void {
  const view = dialog.ownerDocument.defaultView
  if (view && view.getComputedStyle(dialog).maxWidth !== 'none') {
    Object.assign(dialog.style, bareCover)
  }
}

const bareCover = {
  boxSizing: 'border-box',
  display: 'grid',
  placeContent: 'center',
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  border: '0',
  background: 'color-mix(in srgb, Canvas 90%, transparent)',
  cursor: 'progress',
} as const satisfies Partial<CSSStyleDeclaration>

/* Spinner */

/** Props of `ProcessingOverlay.Spinner`: those of a `span`. */
export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement>, AsChild {}

/** The ring, hidden from assistive technology. It stands still where motion is not wanted. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function ProcessingOverlaySpinner(
  { asChild = false, className, ...props },
  ref,
) {
  const Part = asChild ? Slot : 'span'
  return (
    <Part
      aria-hidden="true"
      {...props}
      ref={ref}
      className={classNames('hp-processing-overlay-spinner', className)}
    />
  )
})

/* Words */

/** Props of `ProcessingOverlay.Words`: those of a `p`. */
export interface WordsProps extends HTMLAttributes<HTMLParagraphElement>, AsChild {}

/**
 * What is going on. Screen readers read it once as the overlay's name when it appears, and again
 * only when it changes meanwhile. Default words 'Processing...'.
 */
export const Words = forwardRef<HTMLParagraphElement, WordsProps>(function ProcessingOverlayWords(
  { asChild = false, className, children = 'Processing...', ...props },
  ref,
) {
  const id = useParent(WordsContext, 'ProcessingOverlay.Words', 'ProcessingOverlay.Root')
  const Part = asChild ? Slot : 'p'
  return (
    <Part
      id={id}
      role="status"
      {...props}
      ref={ref}
      className={classNames('hp-processing-overlay-words', className)}
    >
      {children}
    </Part>
  )
})
