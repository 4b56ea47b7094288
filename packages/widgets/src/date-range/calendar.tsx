import { type CalendarDay, isCalendarDay } from '@holdpoint/api/vocabulary'
import { type HTMLAttributes, forwardRef, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { classNames } from '../internals/class-names.ts'
import {
  calendarClassNames,
  calendarParts,
  calendarWords,
  firstDayOfWeekIn,
} from './calendar-looks.tsx'
import { type SharedRange, useSharedRange } from './date-range.context.ts'
import { dateOfDay, dayOfDate } from './date-range.words.ts'

/** Props of `DateRange.Calendar`: those of a `div`. */
export interface CalendarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {}

/**
 * A month to pick both days from. It is drawn in the browser only: without a script its buttons
 * would do nothing, and the plain fields beside it do it all.
 */
export const Calendar = forwardRef<HTMLDivElement, CalendarProps>(function DateRangeCalendar(
  { className, ...props },
  ref,
) {
  const range = useSharedRange('Calendar')
  const { today, lastDay, isLive } = range
  return (
    <div {...props} ref={ref} className={classNames('hp-date-range-calendar', className)}>
      {isLive && today && lastDay && (
        // A box that opens anew begins on the range again, whatever page was turned to before.
        <Month key={`${range.isOpen}`} range={range} today={today} lastDay={lastDay} />
      )}
    </div>
  )
})

type MonthProps = { range: SharedRange; today: CalendarDay; lastDay: CalendarDay }

function Month({ range, today, lastDay }: MonthProps) {
  const { locale, words, startDate, endDate, isDisabled, firstDayOfWeek } = range
  const start = isCalendarDay(startDate) ? startDate : undefined
  const end = isCalendarDay(endDate) ? endDate : undefined
  // A page that was turned stays while the range does, or begins or ends on it.
  const span = `${startDate}/${endDate}`
  const [turned, setTurned] = useState<{ span: string; month: CalendarDay }>()
  const isKept =
    turned !== undefined &&
    (turned.span === span || [start, end].some((day) => isOfMonth(day, turned.month)))
  const month = isKept ? turned.month : (end ?? start ?? today)
  const [direction, setDirection] = useState('ltr')
  const box = useRef<HTMLDivElement>(null)
  const said = useMemo(() => calendarWords(locale, words), [locale, words])

  const look = () => setDirection(box.current ? getComputedStyle(box.current).direction : 'ltr')
  useLayoutEffect(look, [])

  return (
    <div ref={box} onFocus={look}>
      <DayPicker
        mode="range"
        // In UTC every day exists and has 24 hours: no clock change of any zone can move one.
        timeZone="UTC"
        lang={locale}
        dir={direction}
        navLayout="around"
        {...said}
        classNames={calendarClassNames}
        components={calendarParts}
        weekStartsOn={firstDayOfWeek ?? firstDayOfWeekIn(locale)}
        today={dateOfDay(today)}
        month={dateOfDay(month)}
        onMonthChange={(shown) => setTurned({ span, month: dayOfDate(shown) })}
        endMonth={dateOfDay(lastDay)}
        // Days after the last can have the focus, so that each key lands where its pattern says.
        modifiers={{ late: { after: dateOfDay(lastDay) } }}
        disabled={isDisabled}
        selected={{ from: dateOfDay(start), to: dateOfDay(end) }}
        onSelect={(_, picked, { late }) => {
          if (!late && range.pick(dayOfDate(picked))) {
            range.onPicked()
          }
        }}
      />
    </div>
  )
}

function isOfMonth(day: CalendarDay | undefined, month: CalendarDay): boolean {
  return day?.slice(0, 7) === month.slice(0, 7)
}
