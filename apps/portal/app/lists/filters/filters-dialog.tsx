import { Form, useActionData } from '@remix-run/react'
import { useState } from 'react'
import type { Today } from '@holdpoint/api'
import { DateRange } from '@holdpoint/widgets/date-range'
import { ScoreSlider } from '@holdpoint/widgets/score-slider'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-list.tsx'
import { Tick } from '../../ui/field.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Link } from '../../ui/link.tsx'
import type { IntentAnswer } from '../answer-intent.server.ts'
import type { AnyPlace } from '../place.ts'
import type { FilterControls, FilterWords } from './filter-control.ts'
import {
  draftOf,
  rangeIn,
  readFilterForm,
  shownDates,
  shownScore,
  type FilterDraft,
} from './filter-draft.ts'
import styles from './filters-dialog.module.css'
import type { FiltersPanel } from './filters-panel.ts'
import { words } from './filters.words.ts'
import { isLookupKey } from './lookups.ts'
import { nameOfOne } from './part-names.ts'
import { choicesIn } from './parts.ts'
import { PlaceSelects } from './place-selects.tsx'
import { useApplySoon } from './use-apply-soon.ts'

interface FiltersDialogProps {
  place: AnyPlace
  panel: FiltersPanel
  /** The controls that this list draws by itself. */
  controls: FilterControls
  words: FilterWords
}

/** The filters as a sheet beside the list. Its form is one, and what it says becomes the address. */
export function FiltersDialog(props: FiltersDialogProps) {
  const { place, panel } = props
  const { filter: declared } = place.rules.list
  const { parts } = declared
  const answer = useActionData<IntentAnswer>()
  const clock = { now: new Date(panel.now), timeZone: panel.timeZone }
  const refused = answer?.intent === 'filter' ? answer : undefined
  const draft =
    refused === undefined
      ? draftOf(declared, place.said.filter, clock)
      : readFilterForm(declared, new URLSearchParams(refused.typed), place.said.filter, clock)
  const { formProps, changed, holdBack, forget, drawing } = useApplySoon(place)
  return (
    <Dialog title={words.title} size="side" closeTo={place.closed.address}>
      {panel.lookups === null && Object.keys(parts).some(isLookupKey) && (
        <ErrorText>{words.notLoaded}</ErrorText>
      )}
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
        <Controls key={drawing} {...props} {...{ draft, clock, changed, holdBack }} />
        <div className={styles.actions}>
          <DialogActions>
            <Link
              to={place.unfiltered.address}
              replace
              preventScrollReset
              className={buttonClass()}
              onClick={forget}
            >
              {words.clearAll}
            </Link>
            <Button tone="go" name="then" value="show">
              {props.words.show}
            </Button>
          </DialogActions>
        </div>
      </Form>
    </Dialog>
  )
}

interface ControlsProps extends FiltersDialogProps {
  draft: FilterDraft
  clock: Today
  /** Hears that something was chosen. */
  changed: () => void
  /** Hears whether the days are still half a range, which nothing can be filtered by. */
  holdBack: (isHeld: boolean) => void
}

/** The controls, which keep what is chosen; another filter from elsewhere draws them anew. */
function Controls(props: ControlsProps) {
  const { place, panel, draft: given, clock, controls, changed, holdBack } = props
  const { list, names, dayName, offersDays } = place.rules
  // What they start from stays, or a reply to an earlier choice would move a later one.
  const [draft] = useState(given)
  const { filter, dates } = draft
  const parts = Object.entries(list.filter.parts)
  const flags = parts.filter(([, { kind }]) => kind === 'flag')
  return (
    <>
      {offersDays && (
        <DateRange.Root
          defaultValue={dates}
          quickDays={list.quickDays}
          timeZone={clock.timeZone}
          now={clock.now}
          locale="en-GB"
          className={styles.group}
          words={{ dateRange: dayName }}
          onValueChange={changed}
          onProblemChange={(problem) => holdBack(problem !== undefined)}
        >
          <input type="hidden" name="shownDates" value={shownDates(dates, clock)} />
          <DateRange.Label of="dateRange" />
          <DateRange.Choice data-hp-focus="" />
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
      )}
      <PlaceSelects place={place} lookups={panel.lookups} filter={filter} changed={changed} />
      {parts.map(([name, { kind }]) => {
        const Control = Object.hasOwn(controls, name) ? controls[name] : undefined
        if (Control !== undefined) {
          const chosen = choicesIn(filter, name)
          return <Control key={name} {...{ place, name, panel, chosen, changed }} />
        }
        return kind === 'range' ? (
          <Score
            key={name}
            name={nameOfOne(place.rules, name)}
            start={shownScore(rangeIn(filter, name))}
            changed={changed}
          />
        ) : null
      })}
      {flags.length > 0 && (
        <fieldset className={styles.group} onChange={changed}>
          <legend className={styles.legend}>{props.words.only}</legend>
          {flags.map(([name, { address }]) => (
            <Tick
              key={name}
              name={address}
              label={nameOfOne({ names }, name)}
              defaultChecked={Reflect.get(filter, name) === true}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

interface ScoreProps {
  name: string
  start: string | null
  changed: () => void
}

function Score({ name, start, changed }: ScoreProps) {
  return (
    <ScoreSlider.Root defaultValue={start} className={styles.score} onValueChange={changed}>
      <p className={styles.legend} aria-hidden="true">
        {name} <ScoreSlider.Output className={styles.scripted} />
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
  )
}

const scale = Array.from({ length: 11 }, (_, step) => step * 10)
