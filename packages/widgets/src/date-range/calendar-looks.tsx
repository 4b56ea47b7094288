import { useLayoutEffect, useRef } from 'react'
import { type CustomComponents, type DayPickerProps } from 'react-day-picker'
import { type DateRangeWords } from './date-range.words.ts'

/** Our class for each piece of the calendar; those without one keep the library's, unstyled. */
export const calendarClassNames = Object.fromEntries(
  'month,month_caption,month_grid,weekday,day,day_button,button_previous,button_next,range_middle'
    .split(',')
    .map((name) => [name, `hp-calendar-${name.replace('_', '-')}`]),
)

/**
 * A day's button. A day that cannot be chosen says so, and can still have the focus. The focus moves
 * before the next key can come.
 */
const DayButton: CustomComponents['DayButton'] = ({ day: _, modifiers, ...props }) => {
  const button = useRef<HTMLButtonElement>(null)
  const { focused, late } = modifiers
  useLayoutEffect(() => {
    if (focused) {
      button.current?.focus()
    }
  }, [focused])
  return <button {...props} ref={button} part="day" aria-disabled={late || undefined} />
}

/** The pieces drawn by us. The names of the weekdays are not hidden, unlike the library's. */
export const calendarParts: Partial<CustomComponents> = {
  DayButton,
  Weekdays: (props) => (
    <thead>
      <tr {...props} />
    </thead>
  ),
}

type WeekInfo = { firstDay: number }
type WithWeek = Intl.Locale & { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo }
type Weekday = NonNullable<DayPickerProps['weekStartsOn']>

/** Which day opens the week where a language is spoken: 0 is Sunday, also where Intl cannot tell. */
export function firstDayOfWeekIn(locale: string): Weekday {
  const known: WithWeek = new Intl.Locale(locale)
  const { firstDay = 0 } = known.getWeekInfo?.() ?? known.weekInfo ?? {}
  return (firstDay % 7) as Weekday
}

/** What the calendar says, in a language. */
export function calendarWords(
  locale: string,
  words: DateRangeWords,
): Required<Pick<DayPickerProps, 'formatters' | 'labels'>> {
  const said = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (date: Date) => format.format(date.getTime())
  }
  const month = said({ month: 'long', year: 'numeric' })
  const full = said({ dateStyle: 'full' })
  const number = new Intl.NumberFormat(locale)
  return {
    formatters: {
      formatCaption: month,
      formatDay: (date) => number.format(date.getUTCDate()),
      formatWeekdayName: said({ weekday: 'short' }),
    },
    labels: {
      labelGrid: month,
      labelWeekday: said({ weekday: 'long' }),
      labelPrevious: () => words.previousMonth,
      labelNext: () => words.nextMonth,
      labelDayButton: (date, { today, selected, range_middle, range_end }) =>
        [
          full(date),
          today && words.today,
          selected && !range_middle && (range_end ? words.endDate : words.startDate),
        ]
          .filter(Boolean)
          .join(', '),
    },
  }
}
