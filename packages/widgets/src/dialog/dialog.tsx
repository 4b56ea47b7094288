import {
  type ButtonHTMLAttributes,
  type DialogHTMLAttributes,
  type HTMLAttributes,
  type ReactNode,
  createContext,
  forwardRef,
  useEffect,
  useId,
  useState,
} from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { useControlled } from '../internals/use-controlled.ts'
import { useModal } from '../internals/use-modal.ts'
import { useParent } from '../internals/use-parent.ts'

type Shared = {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  /** The ids of title and description; a dialog without a description names none. */
  titleId: string
  descriptionId: string
  isDescribed: boolean
  setDescribed: (isDescribed: boolean) => void
}

const DialogContext = createContext<Shared | undefined>(undefined)

function useDialog(part: string): Shared {
  return useParent(DialogContext, `Dialog.${part}`, 'Dialog.Root')
}

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
    titleId: `${id}-title`,
    descriptionId: `${id}-description`,
    isDescribed,
    setDescribed,
  }
  return <DialogContext.Provider value={shared}>{children}</DialogContext.Provider>
}

/* Trigger */

/** Props of `Dialog.Trigger`: those of a `button`. */
export interface TriggerProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/** Opens the dialog. With `asChild` a link, which leads somewhere without JavaScript too. */
export const Trigger = forwardRef<HTMLButtonElement, TriggerProps>(function DialogTrigger(
  { asChild = false, className, ...props },
  ref,
) {
  const { isOpen, setOpen } = useDialog('Trigger')
  return (
    <ButtonPart
      aria-haspopup="dialog"
      data-state={isOpen ? 'open' : 'closed'}
      {...props}
      asChild={asChild}
      onPress={() => setOpen(true)}
      ref={ref}
      className={classNames('hp-dialog-trigger', className)}
    />
  )
})

/* Content */

/** Props of `Dialog.Content`: those of a `dialog`. */
export interface ContentProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open'> {}

/**
 * The box. It stands in the page where it is written and is drawn open by a server, so it works
 * without JavaScript; in the browser it is modal, in the top layer. Its child marked
 * `data-hp-focus` takes the focus at the start, else the first that can.
 */
export const Content = forwardRef<HTMLDialogElement, ContentProps>(function DialogContent(
  { className, children, ...props },
  ref,
) {
  const { isOpen, setOpen, titleId, descriptionId, isDescribed, setDescribed } =
    useDialog('Content')
  const modal = useModal(isOpen, () => setOpen(false))
  useEffect(() => {
    const words = modal.current?.querySelector(`#${CSS.escape(descriptionId)}`)
    setDescribed(!modal.current || Boolean(words))
  }, [isOpen, descriptionId, modal, setDescribed])
  return isOpen ? (
    <dialog
      open
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={isDescribed ? descriptionId : undefined}
      data-state="open"
      {...props}
      ref={joinRefs(modal, ref)}
      className={classNames('hp-dialog', className)}
    >
      {children}
    </dialog>
  ) : null
})

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

/** Closes the dialog. With `asChild` a link to the page without the dialog. */
export const Close = forwardRef<HTMLButtonElement, CloseProps>(function DialogClose(
  { className, ...props },
  ref,
) {
  const { setOpen } = useDialog('Close')
  return (
    <ButtonPart
      {...props}
      onPress={() => setOpen(false)}
      ref={ref}
      className={classNames('hp-dialog-close', className)}
    />
  )
})
