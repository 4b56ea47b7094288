import { Form, useActionData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { SavedFilterDialog as Saved } from '@holdpoint/widgets/saved-filter-dialog'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorBox } from '../../ui/error-list.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Answers, Question } from '../../ui/question.tsx'
import { useAnswerCount } from '../../ui/use-answer-count.ts'
import type { IntentAnswer } from '../answer-intent.server.ts'
import { activeKindCount } from '../filters/parts.ts'
import type { AnyPlace } from '../place.ts'
import { SavedFilterList } from './saved-filter-list.tsx'
import { TitleForm } from './title-form.tsx'
import styles from './saved-filters-dialog.module.css'
import { readTyped, type SavedFilterRow, type SavedFiltersPanel } from './saved-filters.ts'
import { keeps, updateWithShown, words } from './saved-filters.words.ts'

interface SavedFiltersDialogProps {
  place: AnyPlace
  panel: SavedFiltersPanel
}

/** The filters that a person keeps: to apply, to change, and to keep the one of now. */
export function SavedFiltersDialog({ place, panel }: SavedFiltersDialogProps) {
  const answer = useRefusal()
  const chosen = place.opened('saved-filters')?.chosen ?? null
  const filter = panel.filters.find(({ id }) => id === chosen?.id)
  const isGone = chosen !== null && filter === undefined
  const problem = isGone ? words.gone : answer?.typed.isTitleWrong ? undefined : answer?.problem
  const problems = <ErrorBox errors={problem === undefined ? [] : [problem]} />
  const closeTo = place.closed.address
  // Each state takes the focus anew, because what had it is not there any more.
  if (filter === undefined || chosen === null) {
    return (
      <Dialog key="list" title={words.title} closeTo={closeTo}>
        {problems}
        <Everything place={place} panel={panel} refusal={answer} />
      </Dialog>
    )
  }
  return chosen.doing === 'edit' ? (
    <Dialog key="edit" title={words.editTitle} closeTo={closeTo}>
      {problems}
      <Edit place={place} filter={filter} refusal={answer} />
    </Dialog>
  ) : (
    <DeleteQuestion key="delete" place={place} filter={filter}>
      {problems}
    </DeleteQuestion>
  )
}

type Refusal = {
  intent: string
  problem: string
  typed: ReturnType<typeof readTyped>
  /** How many answers the page has had with it. */
  count: number
}

/** What the last post was refused for, if it was one of this dialog. */
function useRefusal(): Refusal | undefined {
  const answer = useActionData<IntentAnswer | null>()
  const count = useAnswerCount(answer)
  return answer && answer.problem !== null && ownIntents.includes(answer.intent)
    ? { intent: answer.intent, problem: answer.problem, typed: readTyped(answer.typed), count }
    : undefined
}

const ownIntents: readonly string[] = [
  'saveFilter',
  'editFilter',
  'updateFilter',
  'defaultFilter',
  'deleteFilter',
]

function listFrom(place: AnyPlace): string {
  return place.withDialog({ kind: 'saved-filters', chosen: null }).address
}

/** What saving would keep. */
function keepsOf({ rules, said }: AnyPlace): string {
  const { filter } = rules.list
  const count = activeKindCount(filter, said.filter)
  return keeps(count, filter.usual.kind === 'days' ? filter.usual.days : null)
}

interface EverythingProps extends SavedFiltersDialogProps {
  refusal: Refusal | undefined
}

function Everything({ place, panel, refusal }: EverythingProps) {
  return (
    <Saved.Root open side="list" filters={panel.filters}>
      <Saved.Empty />
      <SavedFilterList place={place} filters={panel.filters} />
      <section className={styles.save} aria-labelledby="save-filter">
        <h3 id="save-filter">{words.saveTitle}</h3>
        <TitleForm
          intent="saveFilter"
          formKey={panel.formKey}
          hint={keepsOf(place)}
          cancelTo={place.closed.address}
          isFirst={panel.filters.length === 0}
          refusal={refusal?.intent === 'saveFilter' ? refusal : undefined}
        />
      </section>
    </Saved.Root>
  )
}

interface ChosenProps {
  place: AnyPlace
  filter: SavedFilterRow
}

function Edit({ place, filter, refusal }: ChosenProps & { refusal: Refusal | undefined }) {
  return (
    <>
      <TitleForm
        intent="editFilter"
        formKey={filter.formKey}
        filter={filter}
        cancelTo={listFrom(place)}
        isFirst
        refusal={refusal?.intent === 'editFilter' ? refusal : undefined}
      />
      <Form method="post" className={styles.update} preventScrollReset>
        <FormKey value={filter.formKey} />
        <input type="hidden" name="id" value={filter.id} />
        <input type="hidden" name="rowVersion" value={filter.rowVersion} />
        <p className={styles.hint}>{keepsOf(place)}</p>
        <Button name="intent" value="updateFilter">
          {updateWithShown(filter.title)}
        </Button>
      </Form>
    </>
  )
}

function DeleteQuestion({ place, filter, children }: ChosenProps & { children: ReactNode }) {
  return (
    <Question title={words.deleteTitle} asks={words.question} closeTo={place.closed.address}>
      {children}
      <p className={styles.asked}>
        <b dir="auto">{filter.title}</b>
      </p>
      <Form method="post" preventScrollReset>
        <FormKey value={filter.formKey} />
        <input type="hidden" name="id" value={filter.id} />
        <input type="hidden" name="rowVersion" value={filter.rowVersion} />
        <Answers noTo={listFrom(place)} name="intent" value="deleteFilter" />
      </Form>
    </Question>
  )
}
