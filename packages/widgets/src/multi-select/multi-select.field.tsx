import {
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type InputHTMLAttributes,
  forwardRef,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { activeElement } from '../internals/active-element.ts'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { lineDrawing } from '../internals/line-drawing.tsx'
import { part } from '../internals/part.tsx'
import { joinRefs } from '../internals/refs.ts'
import { useBeforePaint } from '../internals/use-before-paint.ts'
import { useFormReset } from '../internals/use-form-reset.ts'
import { useGiveId } from '../internals/use-given-id.ts'
import { Chips } from './multi-select.chips.tsx'
import { useShared } from './multi-select.context.ts'
import { words } from './multi-select.words.ts'
import { useFormEntries } from './use-form-entries.ts'

/* Field */

/** Props of `MultiSelect.Field`: those of a `div`. */
export interface FieldProps extends HTMLAttributes<HTMLDivElement> {}

const Frame = part('div', 'hp-multi-select-field')
const never = () => () => undefined

/**
 * The box of the field. A press anywhere in it opens the list. Until the script runs it is a
 * `<select multiple>`, whose choice and focus it then takes over. Without children it has all its parts.
 */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function MultiSelectField(
  { onClick, children, ...props },
  ref,
) {
  const state = useShared('Field')
  const { field, input, inputId, name, options, value, isOff, isRequired } = state
  const native = useRef<HTMLSelectElement>(null)
  // Drawn by a browser alone there is nothing to take over, and 9,999 options cost time.
  const isFresh = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [isScripted, setScripted] = useState(isFresh)
  const wasFocused = useRef(false)
  useBeforePaint(() => {
    const select = native.current
    if (select) {
      wasFocused.current = select.matches(':focus')
      const picked = Array.from(select.selectedOptions, (option) => option.value)
      if (picked.join('\n') !== value.join('\n')) {
        state.setValue(picked)
      }
      setScripted(true)
    }
    // Once: what the person chose before the script ran.
  }, [])
  useBeforePaint(() => {
    if (isScripted && wasFocused.current) {
      input.current?.focus()
    }
  }, [isScripted, input])

  return isScripted ? (
    <Frame
      {...props}
      ref={joinRefs(field, ref)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented && !isOff && !isInButton(event.target)) {
          input.current?.focus()
          state.setOpen(true)
        }
      }}
    >
      {children ?? (
        <>
          <Chips />
          <Input />
          <Toggle />
        </>
      )}
    </Frame>
  ) : (
    <select
      ref={native}
      multiple
      id={inputId}
      name={name}
      disabled={isOff}
      required={isRequired}
      defaultValue={[...value]}
      className="hp-field hp-multi-select-native"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
})

function isInButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button') !== null
}

/* Input */

/** Props of `MultiSelect.Input`: those of an `input`. */
export interface InputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue'
> {}

/**
 * The field that is typed in. Words narrow the list at once; Enter chooses and leaves it open.
 * `Label` follows an `id` of yours.
 */
export const Input = forwardRef<HTMLInputElement, InputProps>(function MultiSelectInput(
  { id, className, onChange, onKeyDown, onBlur, ...props },
  ref,
) {
  const shared = useShared('Input')
  useGiveId(shared.giveInputId, id)
  const { input, popup, inputId, countId, listbox, value, isOff, isOpen } = shared
  useFormEntries(input, {
    name: shared.name,
    values: value,
    isOff,
  })
  useFormReset(input, () => {
    shared.setValue(shared.start)
    shared.leave()
  })
  const problem = shared.isRequired && shared.count === 0 ? shared.requiredWords : ''
  useEffect(() => input.current?.setCustomValidity(problem), [input, problem])

  return (
    <input
      type="text"
      autoComplete="off"
      spellCheck={false}
      disabled={isOff}
      aria-describedby={countId}
      aria-required={shared.isRequired || undefined}
      {...props}
      {...listbox.fieldProps}
      id={id ?? inputId}
      value={shared.words}
      ref={joinRefs(input, ref)}
      className={classNames('hp-multi-select-input', className)}
      onChange={(event) => {
        onChange?.(event)
        shared.type(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        // Tab goes on to what stands above the list; the list closes when the focus has left.
        if (event.key !== 'Tab') {
          listbox.onKey(event)
        }
      }}
      onBlur={(event) => {
        onBlur?.(event)
        const { currentTarget, relatedTarget: to } = event
        const stays = to instanceof Node && popup.current?.contains(to)
        // The window may have lost the focus, with the field still holding it.
        if (!isOpen && !stays && activeElement(currentTarget) !== currentTarget) {
          shared.leave()
        }
      }}
    />
  )
})

/* Toggle */

/** Props of `MultiSelect.Toggle`: those of a `button`. */
export interface ToggleProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {}

/** The arrow at the end of the field. Tab passes it by: the arrow keys do the same. Named 'Show options'. */
export const Toggle = forwardRef<HTMLButtonElement, ToggleProps>(function MultiSelectToggle(
  { className, children = lineDrawing('m6 9.5 6 6 6-6'), ...props },
  ref,
) {
  const { isOpen, isOff, listbox, input, setOpen } = useShared('Toggle')
  return (
    <ButtonPart
      tabIndex={-1}
      disabled={isOff}
      aria-label={words.toggle}
      aria-expanded={isOpen}
      aria-controls={listbox.fieldProps['aria-controls']}
      {...props}
      onPress={() => {
        input.current?.focus()
        setOpen(!isOpen)
      }}
      ref={ref}
      className={classNames('hp-multi-select-toggle', className)}
    >
      {children}
    </ButtonPart>
  )
})
