import {
  type ButtonHTMLAttributes,
  type ChangeEvent,
  type TextareaHTMLAttributes,
  forwardRef,
  useEffect,
  useRef,
} from 'react'
import { commentLengthMax } from '@holdpoint/api/vocabulary'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { fillWords } from '../internals/fill-words.ts'
import { part } from '../internals/part.tsx'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { useForm, useThread } from './comment-thread.context.ts'

/* Label, Field, Problem and Counter */

/** The name of the field. */
export const Label = part('label', 'hp-label hp-comment-label', () => {
  const { words } = useThread('Label')
  return { htmlFor: `${useForm('Label').id}-field`, children: words.fieldLabel }
})

/** Props of `CommentThread.Field`: those of a `textarea`. */
export interface FieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, AsChild {}

/** The text. When a comment is edited it takes the focus. */
export const Field = forwardRef<HTMLTextAreaElement, FieldProps>(function CommentField(
  { asChild = false, className, onChange, ...props },
  ref,
) {
  const { id, comment, problem, isBusy, write } = useForm('Field')
  const field = useRef<HTMLTextAreaElement>(null)
  const isEdit = comment !== undefined
  useEffect(() => {
    if (isEdit) {
      field.current?.focus()
    }
  }, [isEdit])
  const Part = asChild ? Slot : 'textarea'
  return (
    <Part
      id={`${id}-field`}
      name="comment"
      rows={2}
      required
      defaultValue={comment?.comments}
      readOnly={isBusy}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={`${id}-problem ${id}-count`}
      {...props}
      onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
        onChange?.(event)
        write(event.target.value)
      }}
      ref={joinRefs(field, ref)}
      className={classNames('hp-field hp-comment-field', className)}
    />
  )
})

/** Says what is wrong with the text, or why it was not sent. It is there before its words. */
export const Problem = part('p', 'hp-problem hp-comment-problem', () => {
  const { id, problem, failure } = useForm('Problem')
  return { id: `${id}-problem`, role: 'alert', children: problem ?? failure }
})

/** How many characters are written, of how many. */
export const Counter = part('span', 'hp-comment-counter', () => {
  const { id, count } = useForm('Counter')
  const { words } = useThread('Counter')
  const values = { count: String(count), max: String(commentLengthMax) }
  return {
    id: `${id}-count`,
    'data-over': count > commentLengthMax || undefined,
    children: fillWords(words.count, values),
  }
})

/* Privacy */

/** The two choices of who may read, in a group with a name. */
export const Privacy = part('fieldset', 'hp-comment-privacy')

/** The group's name. */
export const PrivacyLabel = part('legend', 'hp-comment-privacy-label', () => ({
  children: useThread('PrivacyLabel').words.privacyLabel,
}))

/** The label around a choice. */
export const PrivacyOption = part('label', 'hp-comment-privacy-option')

/** One choice, by its `value`; a new comment is public. */
export const PrivacyInput = part('input', 'hp-comment-privacy-input', () => ({
  type: 'radio',
  name: 'privacyType',
}))

/* Submit and Cancel */

/** Props of the thread's buttons: those of a `button`. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/** Sends the form. */
export const Submit = forwardRef<HTMLButtonElement, ButtonProps>(function CommentSubmit(
  { className, ...props },
  ref,
) {
  const { comment, isBusy } = useForm('Submit')
  const { words } = useThread('Submit')
  return (
    <ButtonPart
      type="submit"
      data-tone="go"
      aria-disabled={isBusy || undefined}
      {...props}
      onPress={() => undefined}
      ref={ref}
      className={classNames('hp-button hp-comment-submit', className)}
    >
      {props.children ?? (comment ? words.save : words.add)}
    </ButtonPart>
  )
})

/** Leaves a comment as it was. Shows nothing where one is added. */
export const Cancel = forwardRef<HTMLButtonElement, ButtonProps>(function CommentCancel(
  { className, ...props },
  ref,
) {
  const { comment } = useForm('Cancel')
  const { words, setEdited } = useThread('Cancel')
  return comment ? (
    <ButtonPart
      {...props}
      onPress={() => setEdited(comment.id, false)}
      ref={ref}
      className={classNames('hp-button hp-comment-cancel', className)}
    >
      {props.children ?? words.cancel}
    </ButtonPart>
  ) : null
})
