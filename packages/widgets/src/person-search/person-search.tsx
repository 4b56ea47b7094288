import {
  type HTMLAttributes,
  type InputHTMLAttributes,
  type LabelHTMLAttributes,
  forwardRef,
  useId,
} from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { classNames } from '../internals/class-names.ts'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { useBeforePaint } from '../internals/use-before-paint.ts'
import { useFormReset } from '../internals/use-form-reset.ts'
import { useGiveId, useGivenId } from '../internals/use-given-id.ts'
import { PersonSearchContext, useShared } from './person-search.context.ts'
import { type PersonSearchOptions, usePersonSearch } from './use-person-search.ts'

export { SseBadge as Badge, type SseBadgeProps as BadgeProps } from '../user-card/sse-badge.tsx'
export * from './person-search.popup.tsx'

/* Root */

/** Props of `PersonSearch.Root`: those of a `div`, and who is searched. */
export interface RootProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue'>, AsChild, PersonSearchOptions {
  /**
   * The name under which `Value` sends the id of the chosen person. `Input` sends its words as
   * `{name}-text`: without JavaScript that is all there is, so a server that finds no id searches by
   * those words.
   */
  name?: string | undefined
}

/** Searches one person by name or email, in what `search` answers or in a list of `people`. */
export const Root = forwardRef<HTMLDivElement, RootProps>(function PersonSearchRoot(
  {
    asChild = false,
    value,
    defaultValue,
    onValueChange,
    search,
    source,
    people,
    filters,
    onSearch,
    delayMs,
    keepsWords,
    disabled,
    name,
    className,
    ...props
  },
  ref,
) {
  const state = usePersonSearch({
    value,
    defaultValue,
    onValueChange,
    search,
    source,
    people,
    filters,
    onSearch,
    delayMs,
    keepsWords,
    disabled,
  })
  const id = useId()
  const [inputId, giveInputId] = useGivenId(`${id}-input`)
  const [labelId, giveLabelId] = useGivenId(`${id}-label`)
  const Part = asChild ? Slot : 'div'
  return (
    <PersonSearchContext.Provider
      value={{ ...state, inputId, giveInputId, labelId, giveLabelId, name }}
    >
      <Part
        data-state={state.isOpen ? 'open' : 'closed'}
        data-disabled={state.isOff ? '' : undefined}
        {...props}
        ref={ref}
        className={classNames('hp-person-search', className)}
      />
    </PersonSearchContext.Provider>
  )
})

/* Label */

/** Props of `PersonSearch.Label`: those of a `label`. */
export interface LabelProps extends LabelHTMLAttributes<HTMLLabelElement>, AsChild {}

/** Who is searched; it names the field and the list. With the class `hp-unseen` it is read out only. */
export const Label = forwardRef<HTMLLabelElement, LabelProps>(function PersonSearchLabel(
  { asChild = false, id, className, ...props },
  ref,
) {
  const { inputId, labelId, giveLabelId } = useShared('Label')
  useGiveId(giveLabelId, id)
  const Part = asChild ? Slot : 'label'
  return (
    <Part
      htmlFor={inputId}
      {...props}
      id={id ?? labelId}
      ref={ref}
      className={classNames('hp-label hp-person-search-label', className)}
    />
  )
})

/* Input */

/** Props of `PersonSearch.Input`: those of an `input`. */
export interface InputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue'
> {}

/**
 * The field. A click, an arrow or typing opens the list; the name of the chosen person stands in it. `Label`
 * follows an `id` of yours; for pages without JavaScript give it the same as `htmlFor`.
 */
export const Input = forwardRef<HTMLInputElement, InputProps>(function PersonSearchInput(
  { id, className, onChange, onCompositionEnd, onClick, onKeyDown, onBlur, ...props },
  ref,
) {
  const shared = useShared('Input')
  const { inputId, giveInputId, input, name, words, isOff, isOpen } = shared
  const { listbox, setOpen, type, leave } = shared
  useGiveId(giveInputId, id)
  useFormReset(input, shared.reset)
  useBeforePaint(() => {
    // The browser itself puts this into the field at a reset, after it has told of it.
    input.current?.setAttribute('value', words)
  }, [input, words])
  return (
    <input
      type="text"
      name={name && `${name}-text`}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      disabled={isOff}
      {...props}
      {...listbox.fieldProps}
      id={id ?? inputId}
      value={words}
      ref={joinRefs(input, ref)}
      className={classNames('hp-field hp-person-search-input', className)}
      onChange={(event) => {
        onChange?.(event)
        const { nativeEvent } = event
        type(
          event.currentTarget.value,
          nativeEvent instanceof InputEvent && nativeEvent.isComposing,
        )
      }}
      onCompositionEnd={(event) => {
        onCompositionEnd?.(event)
        type(event.currentTarget.value, false)
      }}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) {
          setOpen(true)
        }
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        listbox.onKey(event)
      }}
      onBlur={(event) => {
        onBlur?.(event)
        // The open list hears itself where the focus goes, and may be told to stay.
        if (!isOpen) {
          leave(event.relatedTarget)
        }
      }}
    />
  )
})

/* Value */

/** Props of `PersonSearch.Value`: those of an `input`. */
export interface ValueProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value'> {}

/**
 * Sends the id of the chosen person with the form around, under the name of the root; no id while
 * other words than the person's name stand in the field.
 */
export const Value = forwardRef<HTMLInputElement, ValueProps>(function PersonSearchValue(
  { className, ...props },
  ref,
) {
  const { name, value, words, isOff } = useShared('Value')
  return (
    <input
      name={name}
      disabled={isOff}
      {...props}
      type="hidden"
      value={value?.fullName === words ? value.personId : ''}
      ref={ref}
      className={classNames('hp-person-search-value', className)}
    />
  )
})
