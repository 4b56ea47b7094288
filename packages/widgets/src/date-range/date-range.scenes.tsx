import { type FormEvent, type ReactNode } from 'react'
import { hear, listen, tag } from '../../test/scenes.ts'
import './date-range.register.ts'
import { DateRange, type DateRangeOptions, type DateRangeValue } from './index.ts'
import { DateRangePopover } from './index.popover.ts'

// Saturday, 21 November 2026, 11 in the morning in Calgary.
const clock = { now: new Date('2026-11-21T18:00:00Z'), timeZone: 'America/Edmonton' }

const german = {
  locale: 'de-CH',
  words: {
    dateRange: 'Zeitraum',
    startDate: 'Von',
    endDate: 'Bis',
    lastDays: (count: number) => `Letzte ${count} Tage`,
    previousMonth: 'Voriger Monat',
  },
}

const ten: DateRangeValue = { kind: 'custom', startDate: '2026-11-03', endDate: '2026-11-12' }

const fields = (
  <>
    <div className="hp-date-range-fields">
      <div className="hp-date-range-field">
        <DateRange.Label of="dateRange" />
        <DateRange.Choice />
      </div>
      <div className="hp-date-range-field">
        <DateRange.Label of="startDate" />
        <DateRange.StartDate />
      </div>
      <div className="hp-date-range-field">
        <DateRange.Label of="endDate" />
        <DateRange.EndDate />
      </div>
    </div>
    <DateRange.Problem />
    <DateRange.Calendar />
  </>
)

const told: DateRangeOptions = {
  ...clock,
  onValueChange: (value, window) => hear('change', { value, window: window ?? null }),
}

const inline = (options: DateRangeOptions = {}) => (
  <DateRange.Root {...told} {...options}>
    {fields}
  </DateRange.Root>
)

const popover = (options: DateRangeOptions = {}) => (
  <DateRangePopover.Root {...told} {...options}>
    <DateRangePopover.Trigger />
    <DateRangePopover.Content>
      {fields}
      <DateRangePopover.Close data-tone="go" />
    </DateRangePopover.Content>
  </DateRangePopover.Root>
)

function element(properties: Partial<HTMLElementTagNameMap['hp-date-range']> = {}) {
  const range = tag('hp-date-range', { ...clock, ...properties })
  listen(range, 'hp-change', 'change')
  return range
}

const sent = (event: Event | FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLFormElement) {
    hear('sent', Object.fromEntries(new FormData(event.currentTarget)))
  }
}

const inForm = (range: ReactNode) => (
  <form onSubmit={sent}>
    {range}
    <button>Send</button>
    <button type="reset">Reset</button>
  </form>
)

function formAround(range: HTMLElement) {
  const form = document.createElement('form')
  const send = document.createElement('button')
  send.textContent = 'Send'
  const reset = Object.assign(document.createElement('button'), { type: 'reset' })
  reset.textContent = 'Reset'
  form.append(range, send, reset)
  form.addEventListener('submit', sent)
  return form
}

export const scenes = {
  inline: { react: () => inline(), element: () => element({ inline: true }) },
  custom: {
    react: () => inline({ defaultValue: ten }),
    element: () => element({ inline: true, value: ten }),
  },
  none: {
    react: () => inline({ defaultValue: { kind: 'none' } }),
    element: () => element({ inline: true, defaultValue: 'none' }),
  },
  jsa: {
    react: () => inline({ page: 'jsa' }),
    element: () => element({ inline: true, page: 'jsa' }),
  },
  german: { react: () => inline(german), element: () => element({ inline: true, ...german }) },
  disabled: {
    react: () => inline({ disabled: true }),
    element: () => element({ inline: true, disabled: true }),
  },
  popover: { react: () => popover(), element: () => element() },
  form: {
    react: () => inForm(popover()),
    element: () => formAround(element({ defaultValue: '30' })),
  },
}
