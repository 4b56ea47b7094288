import { type FieldsetHTMLAttributes, forwardRef, useId } from 'react'
import { classNames } from '../internals/class-names.ts'
import { DateRangeContext } from './date-range.context.ts'
import { type DateRangeOptions, useDateRange } from './use-date-range.ts'

export { Calendar, type CalendarProps } from './calendar.tsx'
export {
  Choice,
  type ChoiceProps,
  EndDate,
  type EndDateProps,
  Label,
  type LabelProps,
  Problem,
  type ProblemProps,
  StartDate,
  type StartDateProps,
} from './date-range.fields.tsx'

/* Root */

/** Props of `DateRange.Root`: those of a `fieldset`, and what the range is. */
export interface RootProps
  extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'defaultValue'>, DateRangeOptions {}

/**
 * The group that stands open in the page. Its plain controls send `dateRange`, `startDate` and
 * `endDate` with the form around it, also before the script has loaded and without one.
 */
export const Root = forwardRef<HTMLFieldSetElement, RootProps>(function DateRangeRoot(
  {
    value,
    defaultValue,
    onValueChange,
    onProblemChange,
    quickDays,
    page,
    timeZone,
    now,
    locale,
    firstDayOfWeek,
    words,
    disabled,
    className,
    ...props
  },
  ref,
) {
  const range = useDateRange({
    value,
    defaultValue,
    onValueChange,
    onProblemChange,
    quickDays,
    page,
    timeZone,
    now,
    locale,
    firstDayOfWeek,
    words,
    disabled,
  })
  const id = useId()
  return (
    <DateRangeContext.Provider value={{ ...range, id, onPicked: nothing }}>
      <fieldset
        aria-label={range.words.dateRange}
        data-state={range.problem === undefined ? range.value.kind : 'incomplete'}
        {...props}
        disabled={disabled}
        ref={ref}
        className={classNames('hp-date-range', className)}
      />
    </DateRangeContext.Provider>
  )
})

function nothing() {
  // A range that stands open stays so.
}
