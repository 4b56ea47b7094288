import { type HTMLAttributes, type LabelHTMLAttributes, forwardRef, useId } from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { numbersIn } from '../internals/locale.ts'
import { part } from '../internals/part.tsx'
import { useGivenId } from '../internals/use-given-id.ts'
import { MultiSelectContext, type Shared, useShared } from './multi-select.context.ts'
import { words } from './multi-select.words.ts'
import { type MultiSelectInput, useMultiSelect } from './use-multi-select.ts'

export * from './multi-select.chips.tsx'
export * from './multi-select.field.tsx'
export * from './multi-select.popup.tsx'

/* Root */

/** Props of `MultiSelect.Root`: those of a `div`, and what can be chosen. */
export interface RootProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue'>, AsChild, MultiSelectInput {
  /** The name under which each chosen value is sent with the form around. */
  name?: string | undefined
  /** Whether the form asks for at least one. Default `false`. */
  required?: boolean | undefined
  /** What the browser says when none is chosen. Default 'Please select at least one.'. */
  requiredWords?: string | undefined
  /** How numbers are written. Default `en-US`. */
  locale?: string | undefined
}

const Box = part('div', 'hp-multi-select')

/** Chooses several of many, up to 9,999, with a search. */
export const Root = forwardRef<HTMLDivElement, RootProps>(function MultiSelectRoot(
  {
    options,
    value,
    defaultValue,
    onValueChange,
    max,
    ignored,
    disabled,
    onWordsChange,
    name,
    required = false,
    requiredWords = words.required,
    locale = 'en-US',
    ...props
  },
  ref,
) {
  const state = useMultiSelect({
    ...{ options, value, defaultValue, onValueChange, max, ignored, disabled, onWordsChange },
  })
  const id = useId()
  const [inputId, giveInputId] = useGivenId(`${id}-input`)
  const shared: Shared = {
    ...state,
    name,
    isRequired: required,
    requiredWords,
    start: defaultValue ?? [],
    numbers: numbersIn(locale),
    inputId,
    giveInputId,
    labelId: `${id}-label`,
    countId: `${id}-count`,
  }
  return (
    <MultiSelectContext.Provider value={shared}>
      <Box
        data-state={state.isOpen ? 'open' : 'closed'}
        data-disabled={state.isOff ? '' : undefined}
        {...props}
        ref={ref}
      />
    </MultiSelectContext.Provider>
  )
})

/* Label */

/** Props of `MultiSelect.Label`: those of a `label`. */
export interface LabelProps extends LabelHTMLAttributes<HTMLLabelElement>, AsChild {}

/** What is chosen; it names the field and the list. With the class `hp-unseen` it is read out only. */
export const Label = part('label', 'hp-label hp-multi-select-label', () => {
  const { inputId, labelId } = useShared('Label')
  return { htmlFor: inputId, id: labelId }
})
