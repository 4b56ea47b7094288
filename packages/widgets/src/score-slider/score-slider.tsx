import { scoreMax, scoreMin, scoreStep } from '@holdpoint/api/vocabulary'
import {
  type HTMLAttributes,
  type InputHTMLAttributes,
  type OutputHTMLAttributes,
  type PointerEvent,
  createContext,
  forwardRef,
  useId,
  useRef,
} from 'react'
import { type AsChild } from '../internals/as-child.ts'
import { classNames } from '../internals/class-names.ts'
import { joinRefs } from '../internals/refs.ts'
import { Slot } from '../internals/slot.tsx'
import { useParent } from '../internals/use-parent.ts'
import { type ScoreEnd, nearestEnd } from './score-range.ts'
import {
  type ScoreSliderOptions,
  type ScoreSliderState,
  afterPageKey,
  scoreUnder,
  useScoreSlider,
} from './use-score-slider.ts'

/** The words of a score slider; those left out stay English. */
export type ScoreSliderWords = {
  /** The name of the whole. */
  score: string
  /** The names of the thumbs. */
  low: string
  high: string
  /** The whole range. */
  any: string
  /** Another range. */
  between: (low: number, high: number) => string
}

/** The words in English. */
export const scoreSliderWords: ScoreSliderWords = {
  score: 'Score',
  low: 'Lowest score',
  high: 'Highest score',
  any: 'Any score',
  between: (low, high) => (low === high ? String(low) : `${low} to ${high}`),
}

type Shared = ScoreSliderState & { id: string; words: ScoreSliderWords; isDisabled: boolean }

const ScoreSliderContext = createContext<Shared | undefined>(undefined)

function useShared(part: string): Shared {
  return useParent(ScoreSliderContext, `ScoreSlider.${part}`, 'ScoreSlider.Root')
}

/* Root */

/** Props of `ScoreSlider.Root`: those of a `div`, and the range. */
export interface RootProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue'>, ScoreSliderOptions, AsChild {
  /** Whether nothing can be moved. Default `false`. */
  disabled?: boolean | undefined
  /** Words in another language; those left out stay English. */
  words?: Partial<ScoreSliderWords> | undefined
}

/** The group of both thumbs, and what they say. */
export const Root = forwardRef<HTMLDivElement, RootProps>(function ScoreSliderRoot(
  {
    asChild = false,
    value,
    defaultValue,
    onValueChange,
    disabled: isDisabled = false,
    words: ownWords,
    className,
    ...props
  },
  ref,
) {
  const slider = useScoreSlider({ value, defaultValue, onValueChange })
  const id = useId()
  const words = { ...scoreSliderWords, ...ownWords }
  const Part = asChild ? Slot : 'div'
  return (
    <ScoreSliderContext.Provider value={{ ...slider, id, words, isDisabled }}>
      <Part
        role="group"
        aria-label={words.score}
        data-state={slider.value === null ? 'any' : 'chosen'}
        data-disabled={isDisabled ? '' : undefined}
        {...props}
        ref={ref}
        className={classNames('hp-score-slider', className)}
      />
    </ScoreSliderContext.Provider>
  )
})

/* Track */

/** Props of `ScoreSlider.Track`: those of a `div`. */
export interface TrackProps extends HTMLAttributes<HTMLDivElement>, AsChild {}

/** The rail with the range and both thumbs. A press on it moves the nearer thumb there. */
export const Track = forwardRef<HTMLDivElement, TrackProps>(function ScoreSliderTrack(
  { asChild = false, className, onPointerDown, ...props },
  ref,
) {
  const { range, move, isDisabled } = useShared('Track')
  const held = useRef<ScoreEnd>()
  const take = (event: PointerEvent<HTMLDivElement>) => {
    onPointerDown?.(event)
    // A press on a thumb is the browser's own.
    if (event.defaultPrevented || isDisabled || event.button !== 0 || isThumb(event.target)) {
      return
    }
    const to = scoreUnder(event)
    const end = nearestEnd(range, to)
    held.current = end
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.querySelector<HTMLElement>(`[data-end="${end}"]`)?.focus()
    move(end, to)
  }
  const Part = asChild ? Slot : 'div'
  return (
    <Part
      data-low={range.low}
      data-high={range.high}
      {...props}
      onPointerDown={take}
      onPointerMove={(event) => {
        props.onPointerMove?.(event)
        if (held.current && event.currentTarget.hasPointerCapture(event.pointerId)) {
          move(held.current, scoreUnder(event))
        }
      }}
      onLostPointerCapture={(event) => {
        props.onLostPointerCapture?.(event)
        held.current = undefined
      }}
      ref={ref}
      className={classNames('hp-score-slider-track', className)}
    />
  )
})

function isThumb(target: EventTarget): boolean {
  return target instanceof HTMLInputElement
}

/* Range */

/** Props of `ScoreSlider.Range`: those of a `span`. */
export interface RangeProps extends HTMLAttributes<HTMLSpanElement>, AsChild {}

/** The coloured piece of the rail between the thumbs. */
export const Range = forwardRef<HTMLSpanElement, RangeProps>(function ScoreSliderRange(
  { asChild = false, className, ...props },
  ref,
) {
  const Part = asChild ? Slot : 'span'
  return <Part {...props} ref={ref} className={classNames('hp-score-slider-range', className)} />
})

/* Thumb */

/** Props of `ScoreSlider.Thumb`: those of an `input`. */
export interface ThumbProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
> {
  /** Which end it moves. */
  end: ScoreEnd
}

const thumbNames = { low: 'scoreLow', high: 'scoreHigh' } as const

/** One end: the browser's own slider, named `scoreLow` or `scoreHigh` in the form around it. */
export const Thumb = forwardRef<HTMLInputElement, ThumbProps>(function ScoreSliderThumb(
  { end, className, onChange, onKeyDown, ...props },
  ref,
) {
  const { id, range, move, thumbs, words, isDisabled } = useShared('Thumb')
  const at = range[end]
  return (
    <input
      id={`${id}-${end}`}
      name={thumbNames[end]}
      aria-label={words[end]}
      disabled={isDisabled}
      {...props}
      data-end={end}
      type="range"
      min={scoreMin}
      max={scoreMax}
      step={scoreStep}
      value={at}
      onChange={(event) => {
        onChange?.(event)
        const input = event.currentTarget
        // Held at the other thumb it must not look moved.
        input.value = String(move(end, input.valueAsNumber))
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        const to = afterPageKey(event, at)
        if (to !== undefined && !event.defaultPrevented) {
          event.preventDefault()
          move(end, to)
        }
      }}
      ref={joinRefs(thumbs[end], ref)}
      className={classNames('hp-score-slider-thumb', className)}
    />
  )
})

/* Output */

/** Props of `ScoreSlider.Output`: those of an `output`. */
export interface OutputProps extends OutputHTMLAttributes<HTMLOutputElement>, AsChild {}

/** The range in words: '40 to 80', 'Any score'. Silent, because each thumb says its own value. */
export const Output = forwardRef<HTMLOutputElement, OutputProps>(function ScoreSliderOutput(
  { asChild = false, className, ...props },
  ref,
) {
  const { id, range, value, words } = useShared('Output')
  const Part = asChild ? Slot : 'output'
  return (
    <Part
      htmlFor={`${id}-low ${id}-high`}
      aria-live="off"
      {...props}
      ref={ref}
      className={classNames('hp-score-slider-output', className)}
    >
      {props.children ?? (value === null ? words.any : words.between(range.low, range.high))}
    </Part>
  )
})
