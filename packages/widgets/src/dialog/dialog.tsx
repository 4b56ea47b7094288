import * as Radix from '@radix-ui/react-dialog'
import {
  type ButtonHTMLAttributes,
  type DialogHTMLAttributes,
  type HTMLAttributes,
  type ReactNode,
  forwardRef,
  useId,
  useState,
} from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { classNames } from '../internals/class-names.ts'
import { Pressed } from '../internals/pressed.tsx'
import { Slot } from '../internals/slot.tsx'
import { leave } from '../internals/tell.ts'
import { useControlled } from '../internals/use-controlled.ts'
import { Box, type BoxOptions } from './dialog.box.tsx'
import { DialogContext, useDialog } from './dialog.context.ts'

// Radix keeps the state, tells the parts of it and counts what lies on what; the browser shows the
// box above the page and makes the page behind it inert (decision 0059).

/* Root */

/** Props of `Dialog.Root`, which draws nothing itself. */
export interface RootProps {
  /** Whether the dialog is open, kept by the caller. */
  open?: boolean | undefined
  /** Whether it is open at the start, kept by the widget from then on. Default `false`. */
  defaultOpen?: boolean | undefined
  /** Hears each opening and closing that the person asks for. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  children?: ReactNode
}

/** Holds a dialog's state. */
export function Root({ open, defaultOpen = false, onOpenChange, children }: RootProps) {
  const [isOpen, setOpen] = useControlled({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  })
  // Believed at first, so that the description is read when the dialog takes the focus.
  const [isDescribed, setDescribed] = useState(true)
  const id = useId()
  const shared = {
    isOpen,
    setOpen,
    canChange: open === undefined || onOpenChange !== undefined,
    titleId: `${id}-title`,
    descriptionId: `${id}-description`,
    isDescribed,
    setDescribed,
  }
  return (
    <DialogContext.Provider value={shared}>
      <Radix.Root modal={false} open={isOpen} onOpenChange={setOpen}>
        {children}
      </Radix.Root>
    </DialogContext.Provider>
  )
}

/* Trigger */

/** Props of `Dialog.Trigger`: those of a `button`. */
export interface TriggerProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/**
 * Opens the dialog. With `asChild` a link, which leads somewhere without JavaScript too, and with it
 * when it is pressed for another tab.
 */
export const Trigger = forwardRef<HTMLButtonElement, TriggerProps>(function DialogTrigger(
  { className, ...props },
  ref,
) {
  const { canChange } = useDialog('Trigger')
  return (
    <Radix.Trigger asChild>
      <Pressed
        own={props}
        isInPlace={canChange}
        ref={ref}
        className={classNames('hp-dialog-trigger', className)}
      />
    </Radix.Trigger>
  )
})

/* Content */

/** Props of `Dialog.Content`: those of a `dialog`, and what it hears before it happens. */
export interface ContentProps
  extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open'>, AsChild, BoxOptions {}

/**
 * The box. It stands in the page where it is written and is drawn open by a server, so it works
 * without JavaScript; in the browser it is modal, in the top layer. Its child marked
 * `data-hp-focus` takes the focus at the start, else the first that can. Its `data-state` says `open`
 * or `closed`; an animation of the closed one is waited for. With `asChild` its only child must be a
 * `dialog`.
 */
export const Content = forwardRef<HTMLDialogElement, ContentProps>(function DialogContent(
  {
    asChild = false,
    forceMount,
    onEscapeKeyDown,
    onInteractOutside,
    onOpenAutoFocus,
    onCloseAutoFocus,
    className,
    ...props
  },
  ref,
) {
  const { isOpen, titleId, descriptionId, isDescribed } = useDialog('Content')
  // Said once: from then on the browser opens and closes it.
  const [isDrawnOpen] = useState(isOpen || !forceMount)
  const Part = asChild ? Slot : 'dialog'
  return (
    <Radix.Content
      asChild
      {...(forceMount ? { forceMount } : {})}
      onOpenAutoFocus={leave}
      onCloseAutoFocus={leave}
      onInteractOutside={leave}
    >
      <Box
        forceMount={forceMount}
        onEscapeKeyDown={onEscapeKeyDown}
        onInteractOutside={onInteractOutside}
        onOpenAutoFocus={onOpenAutoFocus}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <Part
          {...(isDrawnOpen ? drawnOpen : {})}
          aria-modal="true"
          aria-labelledby={titleId}
          aria-describedby={isDescribed ? descriptionId : undefined}
          {...props}
          ref={ref}
          className={classNames('hp-dialog', className)}
        />
      </Box>
    </Radix.Content>
  )
})

const drawnOpen = { open: true }

/* Title */

/** Props of `Dialog.Title`: those of an `h2`. */
export interface TitleProps extends HTMLAttributes<HTMLHeadingElement>, AsChild {}

/** The dialog's name. */
export const Title = forwardRef<HTMLHeadingElement, TitleProps>(function DialogTitle(
  { asChild = false, className, ...props },
  ref,
) {
  const { titleId } = useDialog('Title')
  const Part = asChild ? Slot : 'h2'
  return (
    <Part id={titleId} {...props} ref={ref} className={classNames('hp-dialog-title', className)} />
  )
})

/* Description */

/** Props of `Dialog.Description`: those of a `p`. */
export interface DescriptionProps extends HTMLAttributes<HTMLParagraphElement>, AsChild {}

/** What the dialog says or asks; screen readers read it after the name. */
export const Description = forwardRef<HTMLParagraphElement, DescriptionProps>(
  function DialogDescription({ asChild = false, className, ...props }, ref) {
    const { descriptionId } = useDialog('Description')
    const Part = asChild ? Slot : 'p'
    return (
      <Part
        id={descriptionId}
        {...props}
        ref={ref}
        className={classNames('hp-dialog-description', className)}
      />
    )
  },
)

/* Actions */

/** Props of `Dialog.Actions`: those of a `div`. */
export interface ActionsProps extends HTMLAttributes<HTMLDivElement>, AsChild {}

/** The row of answers at the foot. */
export const Actions = forwardRef<HTMLDivElement, ActionsProps>(function DialogActions(
  { asChild = false, className, ...props },
  ref,
) {
  const Part = asChild ? Slot : 'div'
  return <Part {...props} ref={ref} className={classNames('hp-dialog-actions', className)} />
})

/* Close */

/** Props of `Dialog.Close`: those of a `button`. */
export interface CloseProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/**
 * Closes the dialog. With `asChild` a link to the page without the dialog, which is followed; pressed
 * for another tab it closes nothing here.
 */
export const Close = forwardRef<HTMLButtonElement, CloseProps>(function DialogClose(
  { className, ...props },
  ref,
) {
  useDialog('Close')
  return (
    <Radix.Close asChild>
      <Pressed own={props} ref={ref} className={classNames('hp-dialog-close', className)} />
    </Radix.Close>
  )
})
