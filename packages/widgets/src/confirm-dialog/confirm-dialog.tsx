import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { Close, Content as DialogContent, type ContentProps } from '../dialog/dialog.tsx'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'

export { Actions, Description, Root, Title, Trigger } from '../dialog/dialog.tsx'

/* Content */

/** The box, told to screen readers as one that interrupts (`alertdialog`). */
export const Content = forwardRef<HTMLDialogElement, ContentProps>(function ConfirmDialogContent(
  { className, ...props },
  ref,
) {
  return (
    <DialogContent
      role="alertdialog"
      {...props}
      ref={ref}
      className={classNames('hp-confirm-dialog', className)}
    />
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
  /** Hears the answer; the caller closes the dialog when the deed is done. */
  onConfirm?: (() => void) | undefined
}

/** The deed. With `type="submit"` it posts the form around it. Default words 'Yes'. */
export const Yes = forwardRef<HTMLButtonElement, YesProps>(function ConfirmDialogYes(
  { className, children = 'Yes', onConfirm, ...props },
  ref,
) {
  return (
    <ButtonPart
      data-tone="go"
      {...props}
      onPress={() => onConfirm?.()}
      ref={ref}
      className={classNames('hp-button hp-confirm-dialog-yes', className)}
    >
      {children}
    </ButtonPart>
  )
})
