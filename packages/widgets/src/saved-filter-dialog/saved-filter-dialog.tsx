import { type ReactNode, forwardRef, useId } from 'react'
import * as Dialog from '../dialog/dialog.tsx'
import { classNames } from '../internals/class-names.ts'
import { part } from '../internals/part.tsx'
import { DialogContext, useDialog } from './saved-filter-dialog.context.ts'
import { Close, Form } from './saved-filter-dialog.form.tsx'
import { List } from './saved-filter-dialog.list.tsx'
import { Empty, Loading, Retry } from './saved-filter-dialog.notices.tsx'
import { Question } from './saved-filter-dialog.question.tsx'
import { type SavedFilterEntry } from './saved-filter-dialog.rules.ts'
import {
  type SavedFilterDialogOptions,
  type SavedFilterSide,
  useSavedFilterDialog,
} from './use-saved-filter-dialog.ts'

export { Actions } from '../dialog/dialog.tsx'
export {
  Close,
  DefaultBox,
  DefaultLabel,
  Form,
  Save,
  TitleField,
  TitleLabel,
  TitleProblem,
} from './saved-filter-dialog.form.tsx'
export { Apply, Delete, Item, ItemTitle, List, SetDefault } from './saved-filter-dialog.list.tsx'
export { Empty, Loading, Retry } from './saved-filter-dialog.notices.tsx'
export { No, Question, QuestionText, QuestionTitle, Yes } from './saved-filter-dialog.question.tsx'

/* Root */

/** Props of `SavedFilterDialog.Root`, which draws nothing itself. */
export interface RootProps<
  F extends SavedFilterEntry = SavedFilterEntry,
> extends SavedFilterDialogOptions<F> {
  children?: ReactNode
}

/** Holds the dialog's state. */
export function Root<F extends SavedFilterEntry>({ children, ...options }: RootProps<F>) {
  const state = useSavedFilterDialog(options)
  const shared = { ...state, id: useId() }
  return (
    <DialogContext.Provider value={shared}>
      <Dialog.Root open={state.isOpen} onOpenChange={state.setOpen}>
        {children}
      </Dialog.Root>
    </DialogContext.Provider>
  )
}

/* Trigger */

/** Props of `SavedFilterDialog.Trigger`: those of a `button`. */
export interface TriggerProps extends Dialog.TriggerProps {
  /** The side that it opens. Default: the one of the last time. */
  side?: SavedFilterSide | undefined
}

/** Opens the dialog. With `asChild` a link, which leads to the same form without JavaScript. */
export const Trigger = forwardRef<HTMLButtonElement, TriggerProps>(function SavedFilterTrigger(
  { side, onClick, ...props },
  ref,
) {
  const { setSide } = useDialog('Trigger')
  return (
    <Dialog.Trigger
      {...props}
      ref={ref}
      onClick={(event) => {
        onClick?.(event)
        if (side && !event.defaultPrevented) {
          setSide(side)
        }
      }}
    />
  )
})

/* Content */

/** The box. Without children it shows everything: the title, the form or the list, and the question. */
export const Content = forwardRef<HTMLDialogElement, Dialog.ContentProps>(
  function SavedFilterContent({ className, children = <Everything />, ...props }, ref) {
    const { side } = useDialog('Content')
    return (
      <Dialog.Content
        data-side={side}
        {...props}
        ref={ref}
        className={classNames('hp-saved-filter-dialog', className)}
      >
        {children}
      </Dialog.Content>
    )
  },
)

/* Title */

/** The dialog's name, which says the side that shows. */
export const Title = forwardRef<HTMLHeadingElement, Dialog.TitleProps>(
  function SavedFilterTitle(props, ref) {
    const { side, words } = useDialog('Title')
    return (
      <Dialog.Title {...props} ref={ref}>
        {props.children ?? (side === 'save' ? words.saveHeading : words.listHeading)}
      </Dialog.Title>
    )
  },
)

/* Failure */

/** Says what went wrong. It is there before its words, so that they are read out. */
export const Failure = part('p', 'hp-problem hp-saved-filter-failure', () => {
  const { problem, loadProblem, side, words } = useDialog('Failure')
  const told = problem ?? (side === 'list' ? loadProblem : undefined)
  return { role: 'alert', children: told === '' ? words.failed : told }
})

function Everything(): ReactNode {
  const { side } = useDialog('Content')
  return (
    <>
      <Title part="title" />
      <Failure part="failure" />
      <Form part="form" />
      <Loading part="loading" />
      <Retry part="retry" />
      <List part="list" />
      <Empty part="empty" />
      <Question part="question-box" />
      {side === 'list' && <Close part="close" />}
    </>
  )
}
