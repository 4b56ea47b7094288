import { useActionData, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import {
  actionPriorities,
  actionPriorityLabels,
  actionTypeLabels,
  actionTypes,
  controlLevelLabels,
  controlLevels,
  effectivenessWaits,
  filesAlongMax,
  recurrences,
} from '@holdpoint/api/vocabulary'
import { anewIntent, type ActionDraft } from './action-draft.ts'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { isEditAgain, type Choice, type EditAgain } from '../records/edit-again.ts'
import {
  DayField,
  EditForm,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  useEditForm,
} from '../records/edit-form.tsx'
import { FilesAlong } from '../records/files-along.tsx'
import { FindField } from '../records/find-field.tsx'
import { words as recordWords } from '../records/records.words.ts'
import { useFilesKept } from '../records/use-files-kept.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { ActionBadge } from './action-badge.tsx'
import styles from './action-form.module.css'
import { formWords as words, words as pageWords } from './action-page.words.ts'
import type { LineView, SourceView } from './action-view.server.ts'

/** What the form of an action begins with. */
export type ActionFormData = {
  start: Record<string, string | number | string[]>
  offered: EditAgain['known']
  /** What it is raised from, and open actions that may be about the same. */
  about: SourceView | null
  suggestions: Suggestion[]
  /** Whether it is raised: what was found is shown then, later it is evidence. */
  isNew: boolean
  /** Whether it is raised from a form, which another action can be linked with. */
  canLink: boolean
  formKey: string
  rowVersion?: number
  backTo: string
}

type Suggestion = LineView & { detail: string }

/** The form as it was sent, with open actions about the same that nobody had seen yet. */
export type RaiseAgain = EditAgain & { suggestions?: Suggestion[] }

interface ActionFormProps {
  page: ActionFormData
  submit: string
  search: SearchPeople
}

/** Everything that may be said of an action, whether it is raised or edited. */
export function ActionForm({ page, submit, search }: ActionFormProps) {
  const answer = useActionData<unknown>()
  const again: RaiseAgain | undefined = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<keyof ActionDraft | 'files'>('action', page.start, again)
  const isSending = useNavigation().formMethod === 'POST'
  const kept = useFilesKept(again, 'files')
  const find = (field: string) => ({ again, offered: page.offered[field] ?? none })
  const people = { seekLabel: pageWords.seekPerson, search }
  return (
    <div className={styles.page}>
      {page.about !== null && <About about={page.about} />}
      <EditForm
        form={form}
        formKey={page.formKey}
        again={again}
        rowVersion={page.rowVersion}
        intent="save"
        hasFile={page.isNew}
      >
        <Suggestions
          key={again?.suggestions === undefined ? 'first' : 'asked'}
          page={page}
          again={again}
        />
        <TextField field={fields.title} label={words.title} lengthMax={150} />
        <TextArea field={fields.description} label={words.description} lengthMax={1000} />
        {page.isNew && (
          <FilesAlong
            id={fields.files.id}
            label={words.files}
            kept={kept}
            most={filesAlongMax}
            hint={words.filesHint}
            error={fields.files.errors?.[0]}
          />
        )}
        <FindField
          {...find('assigneeIds')}
          {...people}
          field={fields.assigneeIds}
          label={words.assignees}
          isMany
        />
        <div className={styles.pair}>
          <DayField field={fields.dueOn} label={words.due} />
          <SelectField
            field={fields.priority}
            label={words.priority}
            options={actionPriorities.map((name) => [name, actionPriorityLabels[name]])}
          />
          <SelectField
            field={fields.type}
            label={words.type}
            options={actionTypes.map((name) => [name, actionTypeLabels[name]])}
          />
          <NumberField field={fields.evidenceMin} label={words.evidence} min={0} max={10} />
        </div>
        <FindField
          {...find('verifierId')}
          {...people}
          field={fields.verifierId}
          label={words.verifier}
          noneWord={words.nobody}
        />
        <FindField
          {...find('ownerId')}
          {...people}
          field={fields.ownerId}
          label={words.owner}
          hint={words.ownerHint}
          noneWord={words.me}
        />
        <FindField
          {...find('assetId')}
          field={fields.assetId}
          label={words.asset}
          noneWord={words.noAsset}
          seekLabel={words.seekAsset}
        />
        <FindField
          {...find('workOrderId')}
          field={fields.workOrderId}
          label={words.workOrder}
          noneWord={words.noWorkOrder}
          seekLabel={words.seekWorkOrder}
        />
        <div className={styles.pair}>
          <SelectField
            field={fields.controlLevel}
            label={words.control}
            options={[
              ['', words.notSaid],
              ...controlLevels.map((name) => [name, controlLevelLabels[name]] as const),
            ]}
          />
          <SelectField
            field={fields.effectivenessDays}
            label={words.effectiveness}
            options={[
              ['', words.never],
              ...effectivenessWaits.map((days) => [`${days}`, words.daysAfter(days)] as const),
            ]}
          />
          <SelectField
            field={fields.repeatEveryDays}
            label={words.repeats}
            options={[
              ['', words.once],
              ...recurrences.map((days) => [`${days}`, pageWords.every(days)] as const),
            ]}
          />
        </div>
        <div className={styles.buttons}>
          <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
            {submit}
          </Button>
          <ButtonLink to={page.backTo}>{recordWords.cancel}</ButtonLink>
        </div>
      </EditForm>
    </div>
  )
}

const none: readonly Choice[] = []

function About({ about: { number, title, asked } }: { about: SourceView }) {
  return (
    <p className={styles.about}>
      <small>{pageWords.raisedFrom(number)}</small>
      {asked !== null && <b>{asked}</b>}
      <span>{title}</span>
    </p>
  )
}

interface SuggestionsProps {
  page: ActionFormData
  /** With those that were found when it was sent; it is then raised by a button of its own. */
  again: RaiseAgain | undefined
}

/**
 * Open actions about the same thing: linking one is better than raising it twice. It stands in the
 * form, so that nothing typed is lost, and after its first button, so that Enter presses none of its own.
 */
function Suggestions({ page, again }: SuggestionsProps) {
  const { suggestions: offered, canLink } = page
  const alike = again?.suggestions
  const head = useRef<HTMLHeadingElement>(null)
  const isAsked = alike !== undefined
  const suggestions = alike ?? offered
  useEffect(() => {
    if (isAsked) {
      head.current?.focus()
    }
  }, [isAsked])
  return suggestions.length === 0 ? null : (
    <section className={styles.about} aria-labelledby="suggestions">
      <h2 id="suggestions" ref={head} tabIndex={-1}>
        {words.suggestions}
      </h2>
      {isAsked && <p>{words.notRaisedYet}</p>}
      <ul className={styles.lines}>
        {suggestions.map(({ id, number, title, status, detail, to }) => (
          <li key={id}>
            <p>
              <Link to={to}>{title}</Link>
              <small>
                {number}, {detail}
              </small>
            </p>
            <ActionBadge status={status} />
            {canLink && (
              <Button
                name="intent"
                value={`link:${id}`}
                aria-label={`${words.linkThis}: ${number}`}
              >
                {words.linkThis}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isAsked && (
        <p>
          <Button name="intent" value={anewIntent(again?.lastResult.initialValue?.['assetId'])}>
            {words.raiseAnyway}
          </Button>
        </p>
      )}
    </section>
  )
}
