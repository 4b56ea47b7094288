import { Form, useActionData } from '@remix-run/react'
import { useState } from 'react'
import { myFormsFilter } from '@holdpoint/api'
import { DateRange } from '@holdpoint/widgets/date-range'
import { ScoreSlider } from '@holdpoint/widgets/score-slider'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-list.tsx'
import { Tick } from '../../ui/field.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Link } from '../../ui/link.tsx'
import type { IntentAnswer } from '../../lists/answer-intent.server.ts'
import { addressOf, unfiltered, type MyFormsSearch } from '../search/my-forms.search.ts'
import {
  draftOf,
  readFilterForm,
  shownDates,
  shownScore,
  type FilterDraft,
} from './filter-draft.ts'
import styles from './filters-dialog.module.css'
import type { FiltersPanel } from './filters-panel.ts'
import { flagNames, words } from './filters.words.ts'
import { FormSelect } from './form-select.tsx'
import { PlaceSelects } from './place-selects.tsx'
import { StatusTicks } from './status-ticks.tsx'
import { useApplySoon } from './use-apply-soon.ts'
import { flagKeys } from './filter-keys.ts'

interface FiltersDialogProps {
  search: MyFormsSearch
  panel: FiltersPanel
}

/** The filters as a sheet beside the list. Its form is one, and what it says becomes the address. */
export function FiltersDialog({ search, panel }: FiltersDialogProps) {
  const answer = useActionData<IntentAnswer>()
  const clock = { now: new Date(panel.now), timeZone: panel.timeZone }
  const refused = answer?.intent === 'filter' ? answer : undefined
  const draft =
    refused === undefined
      ? draftOf(search.filter, clock)
      : readFilterForm(new URLSearchParams(refused.typed), search.filter, clock)
  const { formProps, changed, holdBack, forget, drawing } = useApplySoon(search)
  return (
    <Dialog
      title={words.title}
      size="side"
      closeTo={paths.myForms(addressOf({ ...search, dialog: null }))}
    >
      {panel.lookups === null && <ErrorText>{words.notLoaded}</ErrorText>}
      <Form
        {...formProps}
        method="post"
        replace
        preventScrollReset
        noValidate
        className={styles.form}
      >
        <FormKey value={panel.formKey} />
        <input type="hidden" name="intent" value="filter" />
        <Controls key={drawing} {...{ search, panel, draft, clock, changed, holdBack }} />
        <div className={styles.actions}>
          <DialogActions>
            <Link
              to={paths.myForms(addressOf({ ...unfiltered(search), dialog: search.dialog }))}
              replace
              preventScrollReset
              className={buttonClass()}
              onClick={forget}
            >
              {words.clearAll}
            </Link>
            <Button tone="go" name="then" value="show">
              {words.show}
            </Button>
          </DialogActions>
        </div>
      </Form>
    </Dialog>
  )
}

interface ControlsProps extends FiltersDialogProps {
  draft: FilterDraft
  clock: { now: Date; timeZone: string }
  /** Hears that something was chosen. */
  changed: () => void
  /** Hears whether the days are still half a range, which nothing can be filtered by. */
  holdBack: (isHeld: boolean) => void
}

/** The controls, which keep what is chosen; another filter from elsewhere draws them anew. */
function Controls({ search, panel, draft: given, clock, changed, holdBack }: ControlsProps) {
  // What they start from stays, or a reply to an earlier choice would move a later one.
  const [draft] = useState(given)
  const { filter, dates } = draft
  return (
    <>
      <DateRange.Root
        defaultValue={dates}
        page="my-forms"
        timeZone={clock.timeZone}
        now={clock.now}
        locale="en-GB"
        className={styles.group}
        words={dateWords}
        onValueChange={changed}
        onProblemChange={(problem) => holdBack(problem !== undefined)}
      >
        <input type="hidden" name="shownDates" value={shownDates(dates, clock)} />
        <DateRange.Label of="dateRange" />
        <DateRange.Choice data-focus-first="" />
        <div className={styles.days}>
          <div>
            <DateRange.Label of="startDate" />
            <DateRange.StartDate required={false} />
          </div>
          <div>
            <DateRange.Label of="endDate" />
            {/* Without a script its first day would stay that of the range before. */}
            <DateRange.EndDate required={false} min={undefined} />
          </div>
        </div>
        <DateRange.Problem className={styles.problem} />
      </DateRange.Root>
      <PlaceSelects lookups={panel.lookups} filter={filter} changed={changed} />
      <FormSelect panel={panel} chosen={filter.formIds} changed={changed} />
      <StatusTicks section={search.section} chosen={filter.statuses} changed={changed} />
      <ScoreSlider.Root
        defaultValue={shownScore(filter.score)}
        className={styles.score}
        onValueChange={changed}
      >
        <p className={styles.legend} aria-hidden="true">
          {words.score} <ScoreSlider.Output className={styles.scripted} />
        </p>
        <p className={styles.unscripted}>{words.scoreUnscripted}</p>
        <ScoreSlider.Track>
          <ScoreSlider.Range />
          <ScoreSlider.Thumb end="low" />
          <ScoreSlider.Thumb end="high" />
        </ScoreSlider.Track>
        <p className={styles.scale} aria-hidden="true">
          {scale.map((score) => (
            <span key={score}>{score}</span>
          ))}
        </p>
      </ScoreSlider.Root>
      <fieldset className={styles.group} onChange={changed}>
        <legend className={styles.legend}>{words.more}</legend>
        {flagKeys.map((key) => (
          <Tick
            key={key}
            name={myFormsFilter.parts[key].address}
            label={flagNames[key]}
            defaultChecked={filter[key]}
          />
        ))}
      </fieldset>
    </>
  )
}

const dateWords = { dateRange: words.date }
const scale = Array.from({ length: 11 }, (_, step) => step * 10)
