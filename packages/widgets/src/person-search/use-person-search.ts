import { autocompleteDelayMs } from '@holdpoint/api/vocabulary'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { activeElement } from '../internals/active-element.ts'
import { type ListboxState, useListbox } from '../internals/listbox/use-listbox.ts'
import { useAsked } from '../internals/use-asked.ts'
import { useControlled } from '../internals/use-controlled.ts'
import { useDebounced } from '../internals/use-debounced.ts'
import { useLatest } from '../internals/use-latest.ts'
import { useWordMatcher } from '../internals/use-word-matcher.ts'
import { type Person } from '../person.ts'
import { searchedOf } from './match-people.ts'
import { type PersonFilters, type SearchPeople } from './person-search.query.ts'

/** What a person search wants to know. */
export interface PersonSearchOptions {
  /** The chosen person, kept by the caller. */
  value?: Person | null | undefined
  /** The chosen person at the start. Default: nobody. */
  defaultValue?: Person | null | undefined
  /** Hears each choice; `null` when the field was emptied. */
  onValueChange?: ((person: Person | null) => void) | undefined
  /** Answers the people for a query. With another function the next opening or typing asks anew. */
  search?: SearchPeople | undefined
  /** Names where `search` asks. Another name forgets the answer, and asks anew while open. */
  source?: string | undefined
  /** A list to search in at once, in place of `search`. The filters do not apply to it. */
  people?: readonly Person[] | undefined
  /** What `search` is asked besides the words. Default: nothing. */
  filters?: PersonFilters | undefined
  /** Hears the trimmed words of each search. */
  onSearch?: ((words: string) => void) | undefined
  /** The pause before `search` is asked, in milliseconds. Default 800 (spec 9). */
  delayMs?: number | undefined
  /**
   * Whether words that chose nobody stay in the field when the focus goes elsewhere, for a page that
   * looks into them. Default `false`: the name of the chosen person comes back.
   */
  keepsWords?: boolean | undefined
  /** Whether nothing can be typed or chosen now. Default `false`. */
  disabled?: boolean | undefined
}

/**
 * Where the search stands. While it is `loading`, what was found before stays in sight, and nobody of
 * it can be chosen.
 */
export type PersonSearchPhase = 'idle' | 'loading' | 'done' | 'failed'

/** The state of a person search, without markup. */
export interface PersonSearchState {
  /** The chosen person. */
  value: Person | null
  /** What the field shows: what is being typed, else the name of the chosen person. */
  words: string
  isOpen: boolean
  isOff: boolean
  phase: PersonSearchPhase
  /** Why the search failed; the empty text otherwise. */
  problem: string
  people: readonly Person[]
  listbox: ListboxState
  /** Goes onto the field, beside which the list opens. */
  input: RefObject<HTMLInputElement>
  /** Goes onto the popup: the focus may move there without leaving the field for good. */
  popup: RefObject<HTMLDivElement>
  setOpen: (isOpen: boolean) => void
  /** Takes what was typed; `isComposing` while an input method still builds a character. */
  type: (words: string, isComposing: boolean) => void
  /** Closes, and puts the name of the chosen person back, when the focus has gone elsewhere. */
  leave: (to: EventTarget | null) => void
  /** Asks the last question again. */
  retry: () => void
  /** Goes back to the person of the start, asks nothing more and closes. */
  reset: () => void
}

/** Keeps what is typed, who is found and who is chosen. */
export function usePersonSearch({
  value: given,
  defaultValue = null,
  onValueChange,
  search,
  source = '',
  people: list,
  filters,
  onSearch,
  delayMs = autocompleteDelayMs,
  keepsWords,
  disabled: isOff = false,
}: PersonSearchOptions): PersonSearchState {
  const [value, setValue] = useControlled({ value: given, defaultValue, onChange: onValueChange })
  const [typed, setTyped] = useState<string>()
  const [isWanted, setWanted] = useState(false)
  const [asked, { ask, forget }] = useAsked(search)
  /** The question that was asked last, so that opening does not ask it again. */
  const [last, setLast] = useState<{ key: string; by: SearchPeople | undefined }>()
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const isOpen = isWanted && !isOff

  const filterKey = JSON.stringify([source, list !== undefined, filters ?? {}])
  const words = (typed ?? '').trim()
  const shown = typed ?? value?.fullName ?? ''
  const isAnswered = list !== undefined || last?.key === filterKey + words
  /** A page may write its function anew at each render: that alone asks nothing. */
  const isSameSearch = list !== undefined || last?.by === search
  const askFor = (next: string) => {
    setLast({ key: filterKey + next, by: search })
    onSearch?.(next)
    if (!list) {
      ask({ ...filters, search: next })
    }
  }
  const asking = useDebounced(askFor, delayMs)

  const matcher = useWordMatcher(list, searchedOf, isOpen)
  const matched = useMemo(
    () => (isOpen ? matcher?.match(words) : undefined),
    [isOpen, matcher, words],
  )
  const isFailed = !list && asked.state === 'failed'
  const people = matched ?? (isFailed || list ? nobody : (asked.answer ?? nobody))
  const phase = list ? 'done' : isOpen && !isAnswered ? 'loading' : asked.state

  // Other filters make another question of the same words; typing asks by itself, after its pause.
  const latest = useLatest({ isOpen, isAnswered, words, asking, forget })
  useEffect(() => {
    const now = latest.current
    if (now.isOpen && !now.isAnswered) {
      now.forget()
      now.asking.now(now.words)
    }
  }, [filterKey, latest])

  const setOpen = (next: boolean) => {
    setWanted(next && !isOff)
    if (next && !isOff && (!isAnswered || !isSameSearch || isFailed)) {
      forget()
      asking.now(words)
    }
  }
  const change = (person: Person | null) => {
    setTyped(undefined)
    setValue(person)
  }
  const listbox = useListbox({
    isOpen,
    setOpen,
    count: people.length,
    of: people,
    onChoose: (row) => {
      const person = people[row]
      // Until the answer comes, what is listed belongs to other words.
      if (person && phase !== 'loading') {
        asking.cancel()
        change(person)
        setWanted(false)
      }
    },
    hasText: shown !== '',
    onClear: () => change(null),
  })

  return {
    value,
    words: shown,
    isOpen,
    isOff,
    phase,
    problem: isFailed ? asked.problem : '',
    people,
    listbox,
    input,
    popup,
    setOpen,
    type: (next, isComposing) => {
      setTyped(next)
      setWanted(true)
      listbox.leave()
      if (next === '' && value) {
        setValue(null)
      }
      const question = next.trim()
      if (isComposing || (isSameSearch && last?.key === filterKey + question)) {
        asking.cancel()
      } else if (list) {
        asking.now(question)
      } else {
        asking.later(question)
      }
    },
    leave: (to) => {
      const field = input.current
      // The window may have lost the focus, with the field still holding it.
      const isInPopup = to instanceof Node && popup.current?.contains(to)
      if (field && activeElement(field) !== field && to !== field && !isInPopup) {
        asking.cancel()
        setWanted(false)
        if (!keepsWords) {
          setTyped(undefined)
        }
      }
    },
    retry: () => {
      // The button goes with the failure, and the focus would go with the button.
      input.current?.focus()
      asking.now(words)
    },
    reset: () => {
      asking.cancel()
      forget()
      setLast(undefined)
      setWanted(false)
      change(defaultValue)
    },
  }
}

const nobody: readonly Person[] = []
