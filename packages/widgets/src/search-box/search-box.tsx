import {
  type ButtonHTMLAttributes,
  type FormHTMLAttributes,
  type InputHTMLAttributes,
  type LabelHTMLAttributes,
  type RefObject,
  createContext,
  forwardRef,
  useId,
  useRef,
} from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { type GivenId, useGiveId, useGivenId } from '../internals/use-given-id.ts'
import { useParent } from '../internals/use-parent.ts'
import { type SearchBoxOptions, type SearchBoxState, useSearchBox } from './use-search-box.ts'

type Shared = SearchBoxState & {
  inputId: string
  giveInputId: GivenId[1]
  input: RefObject<HTMLInputElement>
  isOff: boolean
}

const SearchBoxContext = createContext<Shared | undefined>(undefined)

function useShared(part: string): Shared {
  return useParent(SearchBoxContext, `SearchBox.${part}`, 'SearchBox.Root')
}

/* Root */

/** Props of `SearchBox.Root`: those of a `form`, and what it searches. */
export interface RootProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'defaultValue'>, AsChild, SearchBoxOptions {
  /** Whether nothing can be typed now. Default `false`. */
  disabled?: boolean | undefined
}

/**
 * A real GET form: without JavaScript, and without `onSearch`, searching opens its address. In the
 * browser it searches by itself after a pause.
 */
export const Root = forwardRef<HTMLFormElement, RootProps>(function SearchBoxRoot(
  {
    asChild = false,
    value,
    defaultValue,
    onValueChange,
    onSearch,
    delayMs,
    disabled = false,
    onSubmit,
    className,
    ...props
  },
  ref,
) {
  const state = useSearchBox({ value, defaultValue, onValueChange, onSearch, delayMs })
  const [inputId, giveInputId] = useGivenId(useId())
  const input = useRef<HTMLInputElement>(null)
  const Part = asChild ? Slot : 'form'
  return (
    <SearchBoxContext.Provider value={{ ...state, inputId, giveInputId, input, isOff: disabled }}>
      <Part
        role="search"
        {...props}
        ref={joinRefs(state.form, ref)}
        className={classNames('hp-search-box', className)}
        onSubmit={(event) => {
          onSubmit?.(event)
          if (!event.defaultPrevented && state.submit()) {
            event.preventDefault()
          }
        }}
      />
    </SearchBoxContext.Provider>
  )
})

/* Label */

/** Props of `SearchBox.Label`: those of a `label`. */
export interface LabelProps extends LabelHTMLAttributes<HTMLLabelElement>, AsChild {}

/** What is searched. With the class `hp-unseen` it is read out only. */
export const Label = forwardRef<HTMLLabelElement, LabelProps>(function SearchBoxLabel(
  { asChild = false, className, ...props },
  ref,
) {
  const { inputId } = useShared('Label')
  const Part = asChild ? Slot : 'label'
  return (
    <Part
      htmlFor={inputId}
      {...props}
      ref={ref}
      className={classNames('hp-label hp-search-box-label', className)}
    />
  )
})

/* Input */

/** Props of `SearchBox.Input`: those of an `input`. Default name `search`. */
export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value'> {}

/**
 * The field. `Label` follows an `id` of yours; for pages without JavaScript give it the same as
 * `htmlFor`.
 */
export const Input = forwardRef<HTMLInputElement, InputProps>(function SearchBoxInput(
  { id, className, onChange, onCompositionEnd, ...props },
  ref,
) {
  const { inputId, giveInputId, input, words, type, isOff } = useShared('Input')
  useGiveId(giveInputId, id)
  return (
    <input
      type="search"
      name="search"
      autoComplete="off"
      enterKeyHint="search"
      disabled={isOff}
      {...props}
      id={id ?? inputId}
      value={words}
      ref={joinRefs(input, ref)}
      className={classNames('hp-field hp-search-box-input', className)}
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
    />
  )
})

/* Submit */

/** Props of `SearchBox.Submit`: those of a `button`. */
export interface SubmitProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/** Searches now; without JavaScript it is the way to search. */
export const Submit = forwardRef<HTMLButtonElement, SubmitProps>(function SearchBoxSubmit(
  { className, ...props },
  ref,
) {
  const { isOff } = useShared('Submit')
  return (
    <ButtonPart
      type="submit"
      disabled={isOff}
      {...props}
      onPress={() => undefined}
      ref={ref}
      className={classNames('hp-button hp-search-box-submit', className)}
    />
  )
})

/* Clear */

/** Props of `SearchBox.Clear`: those of a `button`. */
export interface ClearProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/** Empties the box, searches and gives the field the focus. It is there only while there are words. */
export const Clear = forwardRef<HTMLButtonElement, ClearProps>(function SearchBoxClear(
  { className, ...props },
  ref,
) {
  const { words, clear, input, isOff } = useShared('Clear')
  return words === '' ? null : (
    <ButtonPart
      data-tone="quiet"
      disabled={isOff}
      {...props}
      onPress={() => {
        clear()
        input.current?.focus()
      }}
      ref={ref}
      className={classNames('hp-button hp-search-box-clear', className)}
    />
  )
})
