import { multiSelectCountMax } from '@holdpoint/api/vocabulary'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { type ListboxState, useListbox } from '../internals/listbox/use-listbox.ts'
import { useControlled } from '../internals/use-controlled.ts'
import { useWordMatcher } from '../internals/use-word-matcher.ts'
import {
  type Choice,
  type MultiSelectOption,
  cleanOptions,
  cleanValues,
  countOf,
  passedThrough,
  toggled,
  withMore,
} from './multi-select.rules.ts'

/** What a multi-select wants to know. */
export interface MultiSelectInput {
  /** What can be chosen. Keep the list the same from render to render when it is long. */
  options: readonly MultiSelectOption[]
  /** The chosen values, kept by the caller. */
  value?: readonly string[] | undefined
  /** The chosen values at the start, kept by the widget from then on. Default: none. */
  defaultValue?: readonly string[] | undefined
  /** Hears each new choice, in the order of choosing. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** How many may be chosen. Default 9,999 (spec 9). */
  max?: number | undefined
  /**
   * Values that are neither offered nor kept, such as -1 and -2 of country and crew filters
   * (spec 9). Default: none.
   */
  ignored?: readonly string[] | undefined
  /** Whether nothing can be chosen now. Default `false`. */
  disabled?: boolean | undefined
  /**
   * Hears what is typed, for options that are searched elsewhere; they still show only where they
   * have the words. It hears the empty text when the field forgets them.
   */
  onWordsChange?: ((words: string) => void) | undefined
}

/** The state of a multi-select, without markup. */
export interface MultiSelectState {
  /** All options, trimmed. */
  options: readonly MultiSelectOption[]
  /** The options that have the words that were typed. */
  shown: readonly MultiSelectOption[]
  value: readonly string[]
  /** The chosen ones, as options; one that is not offered has its value as its label. */
  chosen: readonly MultiSelectOption[]
  count: number
  max: number
  /** Whether the last press was refused because no more may be chosen. */
  isRefused: boolean
  isOpen: boolean
  isOff: boolean
  words: string
  listbox: ListboxState
  isChosen: (value: string) => boolean
  setOpen: (isOpen: boolean) => void
  /** Closes and forgets what was typed, as when the focus goes elsewhere. */
  leave: () => void
  type: (words: string) => void
  setValue: (value: readonly string[]) => void
  remove: (value: string) => void
  selectShown: () => void
  clear: () => void
  /** Goes onto the field that is typed in. */
  input: RefObject<HTMLInputElement>
  /** Goes onto the box beside which the list opens. */
  field: RefObject<HTMLDivElement>
  /** Goes onto what opens. */
  popup: RefObject<HTMLDivElement>
}

const none: readonly string[] = []

/** Keeps what is chosen, what is typed and what is shown. */
export function useMultiSelect({
  options: given,
  value: kept,
  defaultValue = none,
  onValueChange,
  max = multiSelectCountMax,
  ignored = none,
  disabled: isOff = false,
  onWordsChange,
}: MultiSelectInput): MultiSelectState {
  const ignoredKey = ignored.join()
  // By its words: the same ones in a new list are no change.
  const left = useMemo(() => ignored, [ignoredKey])
  const options = useMemo(() => cleanOptions(given, left), [given, left])
  const [raw, setValue] = useControlled({ value: kept, defaultValue, onChange: onValueChange })
  const value = useMemo(() => cleanValues(raw, left), [raw, left])
  const known = useMemo(() => new Set(value), [value])
  const [words, setWords] = useState('')
  const [isWanted, setWanted] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const isOpen = isWanted && !isOff

  const matcher = useWordMatcher(options, searchedOf, isOpen)
  const shown = useMemo(() => matcher?.match(words) ?? options, [matcher, words, options])
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options])
  const chosen = useMemo(() => {
    const silent = new Set(passedThrough(value).filter((mark) => !byValue.has(mark)))
    return value
      .filter((entry) => !silent.has(entry))
      .map((entry) => byValue.get(entry) ?? { value: entry, label: entry })
  }, [value, byValue])

  const take = ({ values, isRefused: refused }: Choice) => {
    setRefused(refused)
    if (values !== value) {
      setValue(values)
    }
  }
  const setOpen = (next: boolean) => {
    setWanted(next)
    setRefused(false)
  }
  const takeWords = (next: string) => {
    if (next !== words) {
      setWords(next)
      onWordsChange?.(next)
    }
  }
  const listbox = useListbox({
    isOpen,
    setOpen,
    count: shown.length,
    of: shown,
    onChoose: (row) => {
      const option = shown[row]
      if (option) {
        take(toggled(value, option.value, max))
      }
    },
    hasText: words !== '',
    // It chooses and never takes away, and nothing that was found by other words.
    takesOnly: onWordsChange === undefined && !known.has(shown[0]?.value ?? ''),
    onClear: () => takeWords(''),
  })

  return {
    options,
    shown,
    value,
    chosen,
    count: countOf(value),
    max,
    isRefused,
    isOpen,
    isOff,
    words,
    listbox,
    isChosen: (entry) => known.has(entry),
    setOpen,
    leave: () => {
      setOpen(false)
      takeWords('')
    },
    type: (next) => {
      takeWords(next)
      setWanted(true)
      listbox.leave()
    },
    setValue,
    remove: (entry) => take({ values: value.filter((one) => one !== entry), isRefused: false }),
    selectShown: () =>
      take(
        withMore(
          value,
          shown.map((option) => option.value),
          max,
        ),
      ),
    clear: () => take({ values: passedThrough(value), isRefused: false }),
    input,
    field,
    popup,
  }
}

/** What of an option is searched. */
function searchedOf({ label, hint = '' }: MultiSelectOption): string {
  return `${label} ${hint}`
}
