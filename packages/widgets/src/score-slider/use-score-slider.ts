import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { scoreMax, scoreMin, scoreStep } from '@holdpoint/api/vocabulary'
import { useBeforePaint } from '../internals/use-before-paint.ts'
import { useControlled } from '../internals/use-controlled.ts'
import { useFormReset } from '../internals/use-form-reset.ts'
import { type ScoreEnd, type ScoreRange, moveEnd, readScore, writeScore } from './score-range.ts'

/** What a score slider wants to know. */
export interface ScoreSliderOptions {
  /** The range as `low-high`, kept by the caller; `null` is every score. */
  value?: string | null | undefined
  /** The range at the start. Default: every score. */
  defaultValue?: string | null | undefined
  /** Hears each new range; `null` when it is the whole one, which filters nothing (spec 5). */
  onValueChange?: ((value: string | null) => void) | undefined
}

/** The state of a score slider, without markup. */
export interface ScoreSliderState {
  range: ScoreRange
  /** The range as `low-high`, or `null` for every score. */
  value: string | null
  /** Moves one end as far as the other lets it. Answers where it is now. */
  move: (end: ScoreEnd, to: number) => number
  /** Go onto the thumbs; a reset of the form around them brings the range of the start back. */
  thumbs: Readonly<Record<ScoreEnd, RefObject<HTMLInputElement>>>
}

/** Keeps a range of scores. */
export function useScoreSlider({
  value,
  defaultValue = null,
  onValueChange,
}: ScoreSliderOptions): ScoreSliderState {
  const [written, setWritten] = useControlled({ value, defaultValue, onChange: onValueChange })
  const range = readScore(written)
  const low = useRef<HTMLInputElement>(null)
  const high = useRef<HTMLInputElement>(null)
  useFormReset(low, () => setWritten(defaultValue))
  // The browser sets a slider back to its attribute, which Preact leaves out.
  useBeforePaint(() => {
    low.current?.setAttribute('value', String(range.low))
    high.current?.setAttribute('value', String(range.high))
  }, [range.low, range.high])
  return {
    range,
    value: writeScore(range),
    thumbs: { low, high },
    move: (end, to) => {
      const next = moveEnd(range, end, to)
      if (next[end] !== range[end]) {
        setWritten(writeScore(next))
      }
      return next[end]
    },
  }
}

/** Where the Page keys move an end: by two steps. The other keys are the browser's own. */
export function afterPageKey({ key }: KeyboardEvent, from: number): number | undefined {
  const ahead = { PageUp: 1, PageDown: -1 }[key]
  return ahead && from + ahead * 2 * scoreStep
}

/** The score under a pointer on the track, whose ends lie half a thumb inside its box. */
export function scoreUnder({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, width, height } = currentTarget.getBoundingClientRect()
  const share = (clientX - left - height / 2) / (width - height)
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
  return scoreMin + (isMirrored ? 1 - share : share) * (scoreMax - scoreMin)
}
