import { type DateWindow, type RangeProblem, isTimeZone } from '@holdpoint/api/vocabulary'
import { type ReactNode } from 'react'
import controlsCss from '../internals/controls.css?inline'
import { type FormState, formSettings } from '../internals/hp-form-element.ts'
import { HpLabelledElement } from '../internals/hp-labelled-element.ts'
import popoverCss from '../internals/popover.css?inline'
import { flag, list, text } from '../internals/settings.ts'
import { warnOnce } from '../internals/warn.ts'
import { detail, withSettings } from '../internals/with-settings.ts'
import * as DateRangePopover from './date-range-popover.tsx'
import css from './date-range.css?inline'
import * as DateRange from './date-range.tsx'
import {
  type DateRangeValue,
  entriesOfRange,
  readDateRange,
  windowOfRange,
  writeDateRange,
} from './date-range.value.ts'
import { type DateRangeWords, dateRangeWords } from './date-range.words.ts'

/** What `hp-change` tells: the range, and the days it covers now, or `null` for no range. */
export type DateRangeChange = { value: DateRangeValue; window: DateWindow | null }

const data: { words: Partial<DateRangeWords>; now: Date | undefined } = {
  words: {},
  now: undefined,
}

/** `<hp-date-range>`: quick ranges and two dates, in the page or in a box of its own. */
export class HpDateRangeElement extends withSettings(HpLabelledElement, {
  css: controlsCss + popoverCss + css,
  settings: {
    ...formSettings,
    defaultValue: text('30'),
    inline: flag(),
    quickDays: list(),
    page: text(),
    timeZone: text(),
    locale: text(),
  },
  data,
  events: { 'hp-change': detail<DateRangeChange>() },
}) {
  #value: DateRangeValue | undefined
  #problem: RangeProblem | undefined

  /** The range of now. A text such as `7`, `none` or `2026-11-01/2026-11-21` may be set too. */
  get value(): DateRangeValue {
    return this.#value ?? this.#read(this.defaultValue) ?? { kind: 'quick', days: 30 }
  }
  set value(value: DateRangeValue | string | null | undefined) {
    this.#value = typeof value === 'string' ? this.#read(value) : (value ?? undefined)
    this.requestUpdate()
  }

  /** The days that the range covers now, or `null` for no range. */
  get window(): DateWindow | null {
    return windowOfRange(this.value, this.now ?? new Date(), this.#zone) ?? null
  }

  get #zone(): string {
    return this.#ownZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  }

  get #ownZone(): string | undefined {
    if (this.timeZone === '' || isTimeZone(this.timeZone)) {
      return this.timeZone || undefined
    }
    warnOnce(`<hp-date-range> knows no time zone "${this.timeZone}" and takes the browser's.`)
    return undefined
  }

  /** None where the tag names no number, and then those of its page. */
  get #ownQuickDays(): readonly number[] | undefined {
    const days = this.quickDays.map(Number).filter((count) => Number.isInteger(count) && count > 0)
    if (days.length < this.quickDays.length) {
      warnOnce(
        `<hp-date-range> offers numbers of days, such as quick-days="7,14,30", and not all of "${this.quickDays.join()}" are.`,
      )
    }
    return days.length === 0 ? undefined : days
  }

  #read(written: string): DateRangeValue | undefined {
    const value = readDateRange(written)
    if (value === undefined) {
      warnOnce(
        `<hp-date-range> cannot read the value "${written}". Write a number of days, none, or two days as 2026-11-01/2026-11-21.`,
      )
    }
    return value
  }

  protected formState(): FormState {
    const { words, value } = this
    const data = new FormData()
    const entries = this.name === '' ? entriesOfRange(value) : [[this.name, writeDateRange(value)]]
    for (const [name = '', entry = ''] of entries) {
      data.append(name, entry)
    }
    const isMissing = this.required && value.kind === 'none'
    return {
      value: data,
      isMissing,
      problem: this.#problem
        ? (words.problems ?? dateRangeWords.problems)[this.#problem]
        : isMissing
          ? (words.required ?? dateRangeWords.required)
          : '',
    }
  }

  protected resetValue(): void {
    this.#value = undefined
  }

  protected restoreValue(state: string | FormData): void {
    if (state instanceof FormData) {
      const read = (name: string) => String(state.get(name) ?? '')
      const choice = read(this.name || 'dateRange')
      this.value = choice === 'custom' ? `${read('startDate')}/${read('endDate')}` : choice
    }
  }

  readonly #change = (value: DateRangeValue, window: DateWindow | undefined) => {
    const before = this.#value
    this.#value = value
    if (!this.emit('hp-change', { value, window: window ?? null } satisfies DateRangeChange)) {
      this.#value = before
    }
    this.requestUpdate()
  }

  readonly #fail = (problem: RangeProblem | undefined) => {
    this.#problem = problem
    this.requestUpdate()
  }

  protected view(): ReactNode {
    const range = {
      value: this.value,
      onValueChange: this.#change,
      onProblemChange: this.#fail,
      quickDays: this.#ownQuickDays,
      page: this.page,
      timeZone: this.#ownZone,
      now: this.now,
      locale: this.locale || this.closest<HTMLElement>('[lang]')?.lang || undefined,
      words: this.outerName ? { dateRange: this.outerName, ...this.words } : this.words,
      disabled: this.isOff,
    }
    return this.inline ? (
      <DateRange.Root {...range} part="root">
        {fields}
      </DateRange.Root>
    ) : (
      <DateRangePopover.Root {...range}>
        <DateRangePopover.Trigger part="trigger" />
        <DateRangePopover.Content part="box">
          {fields}
          <DateRangePopover.Close part="close" data-tone="go" />
        </DateRangePopover.Content>
      </DateRangePopover.Root>
    )
  }
}

const fields = (
  <>
    <div className="hp-date-range-fields" part="fields">
      <div className="hp-date-range-field">
        <DateRange.Label of="dateRange" part="label" />
        <DateRange.Choice part="choice" />
      </div>
      <div className="hp-date-range-field">
        <DateRange.Label of="startDate" part="label" />
        <DateRange.StartDate part="start" />
      </div>
      <div className="hp-date-range-field">
        <DateRange.Label of="endDate" part="label" />
        <DateRange.EndDate part="end" />
      </div>
    </div>
    <DateRange.Problem part="problem" />
    <DateRange.Calendar part="calendar" />
  </>
)
