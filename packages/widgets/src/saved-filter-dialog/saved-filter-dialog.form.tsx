import {
  type FormEvent,
  type FormHTMLAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  forwardRef,
  useEffect,
  useRef,
} from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { part } from '../internals/part.tsx'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import * as Dialog from '../dialog/dialog.tsx'
import { type ButtonProps } from './saved-filter-dialog.list.tsx'
import { useDialog } from './saved-filter-dialog.context.ts'

/* Form */

/** Props of `SavedFilterDialog.Form`: those of a `form`. */
export interface FormProps extends FormHTMLAttributes<HTMLFormElement>, AsChild {}

/**
 * The side that saves: a form with the fields `title` and `isDefault`. Without `onSave`, and
 * without JavaScript, it is sent to its `action`. Shows nothing on the other side.
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function SavedFilterForm(
  { asChild = false, className, onSubmit, children = <FormContent />, ...props },
  ref,
) {
  const { side, submit, isBusy } = useDialog('Form')
  if (side !== 'save') {
    return null
  }
  const take = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    if (!event.defaultPrevented && submit(event.currentTarget)) {
      event.preventDefault()
    }
  }
  const Part = asChild ? Slot : 'form'
  return (
    <Part
      method="post"
      noValidate
      aria-busy={isBusy || undefined}
      {...props}
      onSubmit={take}
      ref={ref}
      className={classNames('hp-saved-filter-form', className)}
    >
      {children}
    </Part>
  )
})

/* TitleLabel */

/** The name of the title's field. */
export const TitleLabel = part('label', 'hp-label hp-saved-filter-title-label', () => {
  const { id, words } = useDialog('TitleLabel')
  return { htmlFor: `${id}-field`, children: words.titleLabel }
})

/* TitleField */

/** Props of `SavedFilterDialog.TitleField`: those of an `input`. */
export interface TitleFieldProps extends InputHTMLAttributes<HTMLInputElement>, AsChild {}

/** The title's field. It takes the focus at the start, and again when its title is refused. */
export const TitleField = forwardRef<HTMLInputElement, TitleFieldProps>(
  function SavedFilterTitleField({ asChild = false, className, onChange, ...props }, ref) {
    const { id, titleProblem, forgetTitleProblem } = useDialog('TitleField')
    const field = useRef<HTMLInputElement>(null)
    useEffect(() => {
      if (titleProblem !== undefined) {
        field.current?.focus()
      }
    }, [titleProblem])
    const Part = asChild ? Slot : 'input'
    return (
      <Part
        id={`${id}-field`}
        name="title"
        required
        autoComplete="off"
        aria-invalid={titleProblem !== undefined || undefined}
        aria-describedby={`${id}-problem`}
        data-hp-focus=""
        {...props}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          onChange?.(event)
          forgetTitleProblem()
        }}
        ref={joinRefs(field, ref)}
        className={classNames('hp-field hp-saved-filter-title-field', className)}
      />
    )
  },
)

/* TitleProblem */

/** Says what is wrong with the title. It is there before its words, so that they are read out. */
export const TitleProblem = part('p', 'hp-problem hp-saved-filter-title-problem', () => {
  const { id, titleProblem } = useDialog('TitleProblem')
  return { id: `${id}-problem`, role: 'alert', children: titleProblem }
})

/* DefaultLabel and DefaultBox */

/** The label around the checkbox. */
export const DefaultLabel = part('label', 'hp-saved-filter-default-label')

/** The checkbox that makes the filter the default. */
export const DefaultBox = part('input', 'hp-saved-filter-default-box', () => ({
  type: 'checkbox',
  name: 'isDefault',
  value: 'true',
}))

/* Close and Save */

/** Closes the dialog; on the side that saves it says Cancel. Shows nothing beside a question. */
export const Close = forwardRef<HTMLButtonElement, ButtonProps>(function SavedFilterClose(
  { className, ...props },
  ref,
) {
  const { side, asked, words } = useDialog('Close')
  const isList = side === 'list'
  return asked ? null : (
    <Dialog.Close
      {...props}
      ref={ref}
      className={classNames('hp-button', isList ? 'hp-saved-filter-close' : undefined, className)}
    >
      {props.children ?? (isList ? words.close : words.cancel)}
    </Dialog.Close>
  )
})

/** Sends the form. */
export const Save = forwardRef<HTMLButtonElement, ButtonProps>(function SavedFilterSave(
  { className, ...props },
  ref,
) {
  const { words, isBusy } = useDialog('Save')
  return (
    <ButtonPart
      type="submit"
      data-tone="go"
      aria-disabled={isBusy || undefined}
      {...props}
      onPress={() => undefined}
      ref={ref}
      className={classNames('hp-button hp-saved-filter-save', className)}
    >
      {props.children ?? words.save}
    </ButtonPart>
  )
})

function FormContent(): ReactNode {
  const { words } = useDialog('Form')
  return (
    <>
      <TitleLabel part="label" />
      <TitleField part="field" />
      <TitleProblem part="problem" />
      <DefaultLabel part="default">
        <DefaultBox />
        {words.setAsDefault}
      </DefaultLabel>
      <Dialog.Actions part="actions">
        <Close part="cancel" />
        <Save part="save" />
      </Dialog.Actions>
    </>
  )
}
