import { type ReactNode } from 'react'
import { fillWords } from '../internals/fill-words.ts'
import { type FormState } from '../internals/hp-form-element.ts'
import { HpLabelledElement } from '../internals/hp-labelled-element.ts'
import { flag, text } from '../internals/settings.ts'
import { detail, withSettings } from '../internals/with-settings.ts'
import { readScore, writeScore } from './score-range.ts'
import css from './score-slider.css?inline'
import * as ScoreSlider from './score-slider.tsx'
import { scoreSliderWords } from './score-slider.tsx'

/** `<hp-score-slider>`: a range of scores from 0 to 100; the whole range is no filter. */
export class HpScoreSliderElement extends withSettings(HpLabelledElement, {
  css,
  settings: {
    name: text('score'),
    disabled: flag(),
    defaultValue: text(),
    label: text(scoreSliderWords.score),
    low: text(scoreSliderWords.low),
    high: text(scoreSliderWords.high),
    any: text(scoreSliderWords.any),
    between: text('{low} to {high}'),
  },
  events: { 'hp-change': detail<string | null>() },
}) {
  #value: string | null | undefined

  /** The range as `low-high`, or `null` for every score. */
  get value(): string | null {
    return writeScore(readScore(this.#value === undefined ? this.defaultValue : this.#value))
  }
  set value(value: string | null | undefined) {
    this.#value = value
    this.requestUpdate()
  }

  protected formState(): FormState {
    const { value } = this
    const sent = new FormData()
    if (value !== null) {
      sent.append(this.name, value)
    }
    return { value: sent }
  }

  protected resetValue(): void {
    this.#value = undefined
  }

  protected restoreValue(state: string | FormData): void {
    this.#value = state instanceof FormData ? String(state.get(this.name) ?? '') : state
  }

  readonly #change = (value: string | null) => {
    const before = this.#value
    this.#value = value
    if (!this.emit('hp-change', value)) {
      this.#value = before
    }
    this.requestUpdate()
  }

  protected view(): ReactNode {
    const words = {
      score: this.outerName ?? this.label,
      low: this.low,
      high: this.high,
      any: this.any,
      between: (low: number, high: number) =>
        low === high
          ? String(low)
          : fillWords(this.between, { low: String(low), high: String(high) }),
    }
    return (
      <ScoreSlider.Root
        part="root"
        value={this.value}
        onValueChange={this.#change}
        disabled={this.isOff}
        words={words}
      >
        <ScoreSlider.Output part="output" />
        <ScoreSlider.Track part="track">
          <ScoreSlider.Range part="range" />
          <ScoreSlider.Thumb end="low" part="thumb" />
          <ScoreSlider.Thumb end="high" part="thumb" />
        </ScoreSlider.Track>
      </ScoreSlider.Root>
    )
  }
}
