import { type About } from '../internals/about.ts'
import { type HpDateRangeElement } from './date-range.element.tsx'

export const about: About<typeof HpDateRangeElement> = {
  tag: 'hp-date-range',
  title: 'Date range',
  line: 'The last days, two dates of your own, or none; nothing after tomorrow.',
  settings: {
    name: 'The one name to send the range under, as a text such as `7` or `2026-11-01/2026-11-21`. Without it the form gets `dateRange`, `startDate` and `endDate`.',
    required: 'Whether the form may not be sent without a range.',
    disabled: 'Whether nothing can be changed.',
    defaultValue:
      'The range at the start and after a reset: a number of days, `none`, or two days as `2026-11-01/2026-11-21`.',
    inline: 'Whether it stands open in the page instead of in a box behind a button.',
    quickDays: 'The numbers of last days that are offered, such as `7,14,30`.',
    page: 'A shorthand for `quick-days`: `loto` and `jsa` offer 1, 2, 7, 30 and 60 days, every other page all of them but 2.',
    timeZone:
      "The zone whose calendar tells today, such as `America/Edmonton`; the browser's without it.",
    locale: 'The language of months, days and dates; that of the page around it without it.',
  },
  data: {
    words: 'Words in another language, by name; those left out stay English.',
    now: "The instant that counts as now; the clock's without it.",
  },
  events: {
    'hp-change': 'The person chose another range. The detail holds it and the days it covers now.',
  },
  methods: {},
  slots: {},
  parts: {
    root: 'The group, inline.',
    trigger: 'The button that says the range and opens the box.',
    box: 'The box.',
    fields: 'The rows of plain controls.',
    label: 'The name of a control.',
    choice: 'The choice of quick ranges.',
    start: 'The field of the first day.',
    end: 'The field of the last day.',
    problem: 'What is wrong with the dates.',
    calendar: 'The month.',
    day: "A day's button.",
    close: 'The button that closes the box.',
  },
}
