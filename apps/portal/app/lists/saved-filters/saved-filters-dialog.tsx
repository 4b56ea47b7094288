import { Form, useActionData } from '@remix-run/react'
import { EmptyMessage } from '@holdpoint/widgets/empty-message'
import { sentences } from '@holdpoint/api'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { ErrorBox } from '../../ui/error-list.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Link } from '../../ui/link.tsx'
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
  const state = filter === undefined ? 'list' : (chosen?.doing ?? 'list')
  const isGone = chosen !== null && filter === undefined
  const problem = isGone ? words.gone : answer?.typed.isTitleWrong ? undefined : answer?.problem
  return (
    // Each state takes the focus anew, because what had it is not there any more.
    <Dialog key={state} title={titles[state]} closeTo={place.closed.address}>
      <ErrorBox errors={problem === undefined ? [] : [problem]} />
      {state === 'list' && <Everything place={place} panel={panel} refusal={answer} />}
      {state === 'edit' && filter !== undefined && (
        <Edit place={place} filter={filter} refusal={answer} />
      )}
      {state === 'delete' && filter !== undefined && <Question place={place} filter={filter} />}
    </Dialog>
  )
}

const titles = { list: words.title, edit: words.editTitle, delete: words.deleteTitle } as const

type Refusal = { intent: string; problem: string; typed: ReturnType<typeof readTyped> }

/** What the last post was refused for, if it was one of this dialog. */
function useRefusal(): Refusal | undefined {
  const answer = useActionData<IntentAnswer | null>()
  return answer && answer.problem !== null && ownIntents.includes(answer.intent)
    ? { intent: answer.intent, problem: answer.problem, typed: readTyped(answer.typed) }
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
    <>
      {panel.filters.length === 0 ? (
        <EmptyMessage.Root>
          <EmptyMessage.Icon name="filters" />
          <EmptyMessage.Message>{words.empty}</EmptyMessage.Message>
        </EmptyMessage.Root>
      ) : (
        <SavedFilterList place={place} filters={panel.filters} />
      )}
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
    </>
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

/** The specification's question, with No as the nearer answer. */
function Question({ place, filter }: ChosenProps) {
  return (
    <>
      <p>{words.question}</p>
      <p className={styles.asked}>
        <b dir="auto">{filter.title}</b>
      </p>
      <Form method="post" preventScrollReset>
        <FormKey value={filter.formKey} />
        <input type="hidden" name="id" value={filter.id} />
        <input type="hidden" name="rowVersion" value={filter.rowVersion} />
        <DialogActions>
          <Link
            to={listFrom(place)}
            replace
            preventScrollReset
            className={buttonClass()}
            data-hp-focus=""
          >
            {sentences.buttons.no}
          </Link>
          <Button tone="danger" name="intent" value="deleteFilter">
            {sentences.buttons.yes}
          </Button>
        </DialogActions>
      </Form>
    </>
  )
}
