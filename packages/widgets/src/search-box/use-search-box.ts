import { searchBoxDelayMs } from '@holdpoint/api/vocabulary'
import { type RefObject, useRef } from 'react'
import { useBeforePaint } from '../internals/use-before-paint.ts'
import { useControlled } from '../internals/use-controlled.ts'
import { useDebounced } from '../internals/use-debounced.ts'

/** What a search box wants to know. */
export interface SearchBoxOptions {
  /** The words, kept by the caller. */
  value?: string | undefined
  /** The words at the start. Default: none. */
  defaultValue?: string | undefined
  /** Hears each change of the words, at once. */
  onValueChange?: ((words: string) => void) | undefined
  /**
   * Hears the trimmed words once the person has paused, and at once on Enter or Clear. A pause does
   * not tell the words again that stand searched. Left out, the form around the box is sent instead.
   */
  onSearch?: ((words: string) => void) | undefined
  /** The pause in milliseconds. Default 1000 (spec 9); My Forms takes 600. */
  delayMs?: number | undefined
}

/** The state of a search box, without markup. */
export interface SearchBoxState {
  words: string
  /** Takes what was typed; `isComposing` while an input method still builds a character. */
  type: (words: string, isComposing: boolean) => void
  /** Searches now. Answers whether the caller took it, so that the form need not be sent. */
  submit: () => boolean
  /** Empties the box and searches now. */
  clear: () => void
  /** Goes onto the form, which is sent when no one listens. */
  form: RefObject<HTMLFormElement>
}

/** Keeps the words and tells of them after a pause. */
export function useSearchBox({
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  delayMs = searchBoxDelayMs,
}: SearchBoxOptions): SearchBoxState {
  const [words, setWords] = useControlled({ value, defaultValue, onChange: onValueChange })
  const form = useRef<HTMLFormElement>(null)
  const told = useRef(words.trim())

  const tell = (typed: string) => {
    const next = typed.trim()
    if (next === told.current) {
      return
    }
    told.current = next
    if (onSearch) {
      onSearch(next)
    } else {
      form.current?.requestSubmit()
    }
  }
  const search = useDebounced(tell, delayMs)

  // Words that the caller puts in, or takes out, count as searched: the caller knows of them.
  const own = useRef(words)
  useBeforePaint(() => {
    if (words !== own.current) {
      search.cancel()
      told.current = words.trim()
      own.current = words
    }
  }, [words, search])

  return {
    words,
    form,
    type: (typed, isComposing) => {
      own.current = typed
      setWords(typed)
      if (isComposing) {
        search.cancel()
      } else {
        search.later(typed)
      }
    },
    submit: () => {
      search.cancel()
      told.current = words.trim()
      onSearch?.(told.current)
      return onSearch !== undefined
    },
    clear: () => {
      own.current = ''
      setWords('')
      // Once the box is drawn empty: the form sends what it shows.
      search.later('', 0)
    },
  }
}
