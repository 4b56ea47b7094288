import {
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type ReactNode,
  createContext,
  forwardRef,
  useRef,
} from 'react'
import { useDialog } from '../dialog/dialog.context.ts'
import { Close, Content as DialogContent, type ContentProps } from '../dialog/dialog.tsx'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { Slot } from '../internals/slot.tsx'
import { useBeforePaint } from '../internals/use-before-paint.ts'
import { useDeed } from '../internals/use-deed.ts'
import { useParent } from '../internals/use-parent.ts'

export {
  Actions,
  type ActionsProps,
  Close,
  type CloseProps,
  type ContentProps,
  Description,
  type DescriptionProps,
  Root,
  type RootProps,
  Title,
  type TitleProps,
  Trigger,
  type TriggerProps,
} from '../dialog/dialog.tsx'

/**
 * Does what was asked. The dialog closes when it is done: at once, or when the promise that it answers
 * is kept. It stays open when that fails, or when the answer is `false`. The signal is aborted when
 * the dialog closes before.
 */
export type OnConfirm = (meanwhile: { signal: AbortSignal }) => unknown

type Shared = {
  confirm: (onConfirm: OnConfirm) => void
  isBusy: boolean
  /** Why the deed failed; without words where the browser threw it. */
  problem: string | undefined
}

const ConfirmContext = createContext<Shared | undefined>(undefined)

function useConfirm(part: string): Shared {
  return useParent(ConfirmContext, `ConfirmDialog.${part}`, 'ConfirmDialog.Content')
}

/* Content */

/** The box, told to screen readers as one that interrupts (`alertdialog`). */
export const Content = forwardRef<HTMLDialogElement, ContentProps>(function ConfirmDialogContent(
  { className, ...props },
  ref,
) {
  const { isOpen, setOpen } = useDialog('Content')
  const { run, forget, isBusy, problem } = useDeed(
    (onConfirm: OnConfirm, meanwhile: { signal: AbortSignal }) => onConfirm(meanwhile),
  )
  /** Done, it is not done again by a press that comes before the dialog is gone. */
  const isDone = useRef(false)
  const isStillOpen = useRef(isOpen)
  useBeforePaint(() => {
    isStillOpen.current = isOpen
    if (!isOpen) {
      isDone.current = false
      forget()
    }
  }, [isOpen, forget])
  const confirm = async (onConfirm: OnConfirm) => {
    if (!isDone.current && (await run(onConfirm)) === 'done' && isStillOpen.current) {
      isDone.current = true
      setOpen(false)
    }
  }
  const shared = {
    confirm: (onConfirm: OnConfirm) => void confirm(onConfirm),
    isBusy,
    problem: problem?.message,
  }
  return (
    <ConfirmContext.Provider value={shared}>
      <DialogContent
        role="alertdialog"
        {...props}
        ref={ref}
        className={classNames('hp-confirm-dialog', className)}
      />
    </ConfirmContext.Provider>
  )
})

/* Problem */

/** Props of `ConfirmDialog.Problem`: those of a `p`. */
export interface ProblemProps extends HTMLAttributes<HTMLParagraphElement>, AsChild {
  /** For a failure without words of its own. Default 'Something went wrong.'. */
  failed?: ReactNode
}

/** Why the deed failed. It is there before its words, so that they are read out. */
export const Problem = forwardRef<HTMLParagraphElement, ProblemProps>(function ConfirmDialogProblem(
  { asChild = false, failed = 'Something went wrong.', className, ...props },
  ref,
) {
  const { problem } = useConfirm('Problem')
  const Part = asChild ? Slot : 'p'
  return (
    <Part
      role="alert"
      {...props}
      ref={ref}
      className={classNames('hp-problem hp-confirm-dialog-problem', className)}
    >
      {problem === undefined ? null : problem || failed}
    </Part>
  )
})

/* No */

/** Props of `ConfirmDialog.No`: those of a `button`. */
export interface NoProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/** The way back: it has the focus at the start, so that Enter alone destroys nothing. Default words 'No'. */
export const No = forwardRef<HTMLButtonElement, NoProps>(function ConfirmDialogNo(
  { className, children = 'No', ...props },
  ref,
) {
  return (
    <Close
      data-hp-focus=""
      {...props}
      ref={ref}
      className={classNames('hp-button hp-confirm-dialog-no', className)}
    >
      {children}
    </Close>
  )
})

/* Yes */

/** Props of `ConfirmDialog.Yes`: those of a `button`. */
export interface YesProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {
  /** Does what was asked. Without it the button does what its `type` says. */
  onConfirm?: OnConfirm | undefined
}

/**
 * The deed, which is done once: while it is under way a second press does nothing. With
 * `type="submit"` and without `onConfirm` it posts the form around it. Default words 'Yes'.
 */
export const Yes = forwardRef<HTMLButtonElement, YesProps>(function ConfirmDialogYes(
  { className, children = 'Yes', onConfirm, ...props },
  ref,
) {
  const { confirm, isBusy } = useConfirm('Yes')
  return (
    <ButtonPart
      data-tone="go"
      data-state={isBusy ? 'busy' : 'idle'}
      // Not disabled: that would drop the focus out of the dialog.
      aria-disabled={isBusy || undefined}
      {...props}
      onPress={(event) => {
        if (onConfirm) {
          event.preventDefault()
          confirm(onConfirm)
        }
      }}
      ref={ref}
      className={classNames('hp-button hp-confirm-dialog-yes', className)}
    >
      {children}
    </ButtonPart>
  )
})
