import {
  type HTMLAttributes,
  type InputHTMLAttributes,
  type LabelHTMLAttributes,
  type SelectHTMLAttributes,
  forwardRef,
} from 'react'
import { firstDay } from '@holdpoint/api/vocabulary'
import { classNames } from '../internals/class-names.ts'
import { useSharedRange } from './date-range.context.ts'

/* Label */

/** Props of `DateRange.Label`: those of a `label`. */
export interface LabelProps extends LabelHTMLAttributes<HTMLLabelElement> {
  /** Which control it names. */
  of: 'dateRange' | 'startDate' | 'endDate'
}

/** The name above a control, in the root's words unless children say it otherwise. */
export const Label = forwardRef<HTMLLabelElement, LabelProps>(function DateRangeLabel(
  { of, className, ...props },
  ref,
) {
  const { id, words } = useSharedRange('Label')
  return (
    <label
      htmlFor={`${id}-${of}`}
      {...props}
      ref={ref}
      className={classNames('hp-label hp-date-range-label', className)}
    >
      {props.children ?? words[of]}
    </label>
  )
})

/* Choice */

/** Props of `DateRange.Choice`: those of a `select`. */
export interface ChoiceProps extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'value' | 'defaultValue'
> {}

/** The quick ranges, the custom range and none, as a plain choice named `dateRange`. */
export const Choice = forwardRef<HTMLSelectElement, ChoiceProps>(function DateRangeChoice(
  { className, onChange, ...props },
  ref,
) {
  const { id, choice, choices, choose, isDisabled } = useSharedRange('Choice')
  return (
    <select
      id={`${id}-dateRange`}
      name="dateRange"
      disabled={isDisabled}
      {...props}
      value={choice}
      onChange={(event) => {
        onChange?.(event)
        choose(event.currentTarget.value)
      }}
      ref={ref}
      className={classNames('hp-field hp-date-range-choice', className)}
    >
      {choices.map((line) => (
        <option key={line.choice} value={line.choice}>
          {line.label}
        </option>
      ))}
    </select>
  )
})

/* StartDate, EndDate */

/** Props of `DateRange.StartDate`: those of an `input`. */
export interface StartDateProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'defaultValue' | 'type'
> {}

/** Props of `DateRange.EndDate`: those of an `input`. */
export interface EndDateProps extends StartDateProps {}

/** The first day as a plain date field, named `startDate`. */
export const StartDate = dateField('startDate')

/** The last day as a plain date field, named `endDate`. */
export const EndDate = dateField('endDate')

function dateField(name: 'startDate' | 'endDate') {
  const part = name === 'startDate' ? 'StartDate' : 'EndDate'
  const ownClass = `hp-field hp-date-range-${name === 'startDate' ? 'start' : 'end'}`
  const DateField = forwardRef<HTMLInputElement, StartDateProps>(function DateRangeDate(
    { className, onChange, ...props },
    ref,
  ) {
    const range = useSharedRange(part)
    const { id, choice, startDate, lastDay, problem, isDisabled } = range
    return (
      <input
        id={`${id}-${name}`}
        name={name}
        type="date"
        min={(name === 'endDate' && startDate) || firstDay}
        max={lastDay}
        required={choice === 'custom'}
        disabled={isDisabled}
        aria-invalid={problem !== undefined && problem !== 'two_dates_needed'}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        {...props}
        value={range[name]}
        onChange={(event) => {
          onChange?.(event)
          range.setDates({ [name]: event.currentTarget.value })
        }}
        ref={ref}
        className={classNames(ownClass, className)}
      />
    )
  })
  DateField.displayName = `DateRange.${part}`
  return DateField
}

/* Problem */

/** Props of `DateRange.Problem`: those of a `p`. */
export interface ProblemProps extends HTMLAttributes<HTMLParagraphElement> {}

/** Says what is wrong with the dates, or that the second one is awaited; empty when nothing is. */
export const Problem = forwardRef<HTMLParagraphElement, ProblemProps>(function DateRangeProblem(
  { className, ...props },
  ref,
) {
  const { id, problem, words } = useSharedRange('Problem')
  return (
    <p
      id={`${id}-problem`}
      role="status"
      data-problem={problem}
      {...props}
      ref={ref}
      className={classNames('hp-date-range-problem', className)}
    >
      {props.children ?? (problem && words.problems[problem])}
    </p>
  )
})
