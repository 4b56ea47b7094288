import { type HTMLAttributes, type ReactNode, forwardRef, useEffect, useRef } from 'react'
import * as Dialog from '../dialog/dialog.tsx'
import { activeElement } from '../internals/active-element.ts'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { part } from '../internals/part.tsx'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { useDialog } from './saved-filter-dialog.context.ts'
import { type ButtonProps } from './saved-filter-dialog.list.tsx'

/* Question */

/** Props of `SavedFilterDialog.Question`: those of a `div`. */
export interface QuestionProps extends HTMLAttributes<HTMLDivElement>, AsChild {}

/**
 * Asks before a filter is deleted, in the place of the list: no second dialog lies on the first.
 * Escape and No go back to the list.
 */
export const Question = forwardRef<HTMLDivElement, QuestionProps>(function SavedFilterQuestion(
  { asChild = false, className, children = <QuestionContent />, ...props },
  ref,
) {
  const { id, asked } = useDialog('Question')
  const Part = asChild ? Slot : 'div'
  return asked ? (
    <Part
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}-question-title`}
      aria-describedby={`${id}-question-text`}
      {...props}
      ref={ref}
      className={classNames('hp-saved-filter-question', className)}
    >
      {children}
    </Part>
  ) : null
})

/** The question's name. */
export const QuestionTitle = part('h3', 'hp-saved-filter-question-title', () => {
  const { id, words } = useDialog('QuestionTitle')
  return { id: `${id}-question-title`, children: words.deleteHeading }
})

/** The question, and the title of the filter that it is about. */
export const QuestionText = part('p', 'hp-saved-filter-question-text', () => {
  const { id, words, asked } = useDialog('QuestionText')
  return {
    id: `${id}-question-text`,
    children: (
      <>
        {words.question} <strong>{asked?.title}</strong>
      </>
    ),
  }
})

/** The way back to the list; it has the focus at the start. */
export const No = forwardRef<HTMLButtonElement, ButtonProps>(function SavedFilterNo(
  { className, ...props },
  ref,
) {
  const { words, ask } = useDialog('No')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (button.current && activeElement(button.current) !== button.current) {
      button.current.focus()
    }
  }, [])
  return (
    <ButtonPart
      {...props}
      onPress={() => void ask(undefined)}
      ref={joinRefs(button, ref)}
      className={classNames('hp-button hp-saved-filter-no', className)}
    >
      {props.children ?? words.no}
    </ButtonPart>
  )
})

/** Deletes the filter. */
export const Yes = forwardRef<HTMLButtonElement, ButtonProps>(function SavedFilterYes(
  { className, ...props },
  ref,
) {
  const { words, confirm, isBusy } = useDialog('Yes')
  return (
    <ButtonPart
      data-tone="go"
      aria-disabled={isBusy || undefined}
      {...props}
      onPress={confirm}
      ref={ref}
      className={classNames('hp-button hp-saved-filter-yes', className)}
    >
      {props.children ?? words.yes}
    </ButtonPart>
  )
})

function QuestionContent(): ReactNode {
  return (
    <>
      <QuestionTitle part="question-title" />
      <QuestionText part="question" />
      <Dialog.Actions>
        <No part="no" />
        <Yes part="yes" />
      </Dialog.Actions>
    </>
  )
}
