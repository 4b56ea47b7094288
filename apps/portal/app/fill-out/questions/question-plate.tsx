import {
  formatDuration,
  textOf,
  type Answer,
  type ItemState,
  type Question,
  type Said,
} from '@holdpoint/forms'
import { memo, useMemo, useState } from 'react'
import { ErrorText } from '../../ui/error-list.tsx'
import { Info } from '../../ui/icons.ts'
import { questionId } from '../field-names.ts'
import type { AskedChange, QuestionAction } from '../fill-data.ts'
import type { FillerStore } from '../filler-store.ts'
import type { PlacedQuestion } from '../form-parts.ts'
import { FormText, SaidText } from '../form-words.tsx'
import { AnsweringText } from '../language/answering-words.tsx'
import type { AnsweringWords } from '../language/answering.words.ts'
import { refusalSaid } from '../language/refusal-said.ts'
import type { Refusal } from '../language/refusal.ts'
import type { PickerOption, PickerOptions } from '../picker-options.ts'
import type { PendingPhoto } from '../saving/photo-queue.ts'
import { useDraft } from '../use-filler.ts'
import { AnswerControl } from './answer-control.tsx'
import { AskedNote } from './asked-note.tsx'
import { ConflictPlate } from './conflict-plate.tsx'
import { evidenceOf, type Evidence } from './evidence.ts'
import { EvidenceDoor, EvidencePanel } from './evidence-panel.tsx'
import { ClearAnswer } from './no-answer.tsx'
import { PlateFrame } from './plate-frame.tsx'
import { PlateTitle } from './plate-title.tsx'
import { QuestionActions } from './question-actions.tsx'
import { Remarks } from './remarks.tsx'
import { RowAnswers, RowNoAnswer, TableRow } from './table-row.tsx'
import { useTyping } from './use-typing.ts'
import styles from './question-plate.module.css'

export interface QuestionPlateProps {
  /** The entry that is filled; null where the form is only tried. */
  myFormId: string | null
  /** Whether it is the row of a table; else it has a plate of its own. */
  isRow: boolean
  /** Whether somebody opened its note and photos, or closed them; undefined while nobody did either. */
  isOpened: boolean | undefined
  onOpen: (key: string, isOpen: boolean) => void
  placed: PlacedQuestion
  answer: Answer | undefined
  /** The day of the form that its answer came from, while nobody has changed it; null for any other. */
  fromLast: string | null
  /** The actions that were raised on it. */
  raised: readonly QuestionAction[]
  /** What a reviewer asks to change of it. A row says so itself; beside a plate it stands above. */
  asked: AskedChange | undefined
  state: ItemState
  /** Somebody else's answer that waits for a choice; undefined without one. */
  conflict: Answer | null | undefined
  refusal: Refusal | undefined
  pending: readonly PendingPhoto[]
  /** The instances that were removed, of a question that says how many there are. */
  removed: readonly string[]
  typedBeside: string
  isMissingShown: boolean
  options: PickerOptions
  /** The words by which people were looked for here; undefined where they were not. */
  sought: string | undefined
  district: string | null
  lang: string
  timeZone: string
  store: FillerStore
}

/**
 * One question on its white plate: what is asked, the control, and what stands beside it. What its
 * controls hold it hears from the store, so that a key is drawn without the page around it.
 */
export const QuestionPlate = memo(function QuestionPlate(props: QuestionPlateProps) {
  const { placed, answer, state, conflict, isMissingShown, lang, store } = props
  const { question } = placed
  const { key } = question
  const { actions } = store
  const draft = useDraft(store, key)
  const typing = useTyping()
  const [found, setFound] = useState<readonly PickerOption[]>([])
  const options = useMemo(() => withPeople(props.options, found), [props.options, found])
  const label = textOf(question.label, lang)
  const evidence = evidenceOf(question, state, draft, answer)
  const [isFilledAtFirst] = useState(evidence.isFilled)
  const isWanted = props.isOpened ?? isFilledAtFirst
  if (question.type === 'note') {
    return <NotePlate question={question} lang={lang} />
  }
  const bounds = boundsOf(question)
  const isHinted = textOf(question.hint, lang) !== '' || bounds !== null
  const hintId = `h-${key}`
  const errorId = `e-${key}`
  const isMissing = isMissingShown && state.problems.some(({ kind }) => kind === 'missingAnswer')
  const errors =
    props.refusal === undefined
      ? faultsIn(state, typing.isTyping)
      : [refusalSaid(props.refusal, lang)]
  const hasError = errors.length > 0
  const isFromLast = props.fromLast !== null && answer?.rev === undefined
  const lastId = `last-${key}`
  const describedBy = [isHinted && hintId, isFromLast && lastId, hasError && errorId]
    .filter(Boolean)
    .join(' ')
  const isClearable =
    ['yesNo', 'choice', 'rank', 'rating', 'risk'].includes(question.type) &&
    !state.required &&
    draft.raw.length > 0
  const frame = {
    question,
    describedBy: describedBy === '' ? undefined : describedBy,
    isInvalid: hasError || isMissing,
    isRequired: state.required,
    onInput: typing.onInput,
    onBlur: typing.onBlur,
    title: <PlateTitle {...{ placed, state, isMissing, lang }} />,
  }
  const hint = isHinted && (
    <p id={hintId} className={styles.hint}>
      {bounds === null ? (
        <FormText text={question.hint} lang={lang} />
      ) : (
        <AnsweringText say={bounds} />
      )}
    </p>
  )
  const said = (
    <>
      {isFromLast && (
        <p id={lastId} className={styles.hint}>
          <AnsweringText say={({ fromLast }) => fromLast(props.fromLast ?? '')} />
        </p>
      )}
      {hasError && (
        <ErrorText id={errorId}>
          <SaidText said={errors} />
        </ErrorText>
      )}
      {conflict !== undefined && (
        <ConflictPlate
          question={question}
          mine={draft}
          theirs={conflict}
          options={options}
          lang={lang}
          actions={actions}
        />
      )}
      <Remarks question={question} state={state} />
    </>
  )
  const clear = isClearable && <ClearAnswer question={question} actions={actions} />
  const door = hasDoor(evidence) && (
    <EvidenceDoor
      evidence={evidence}
      isOpen={isWanted || props.pending.length > 0}
      onOpen={(isOpen) => props.onOpen(key, isOpen)}
    />
  )
  const followUps = (
    <>
      {(evidence.takesNote || evidence.takesPhoto) && (
        <EvidencePanel
          {...props}
          {...{ question, draft, actions, label, evidence, isWanted }}
          photos={answer?.media ?? []}
        />
      )}
      <QuestionActions
        {...{ question, state, draft }}
        raised={props.raised}
        isMissingShown={isMissingShown}
        isTried={props.myFormId === null}
      />
    </>
  )
  if (props.isRow) {
    return (
      <TableRow
        {...frame}
        answers={<RowAnswers {...{ question, draft, lang, actions }} />}
        beside={
          <>
            {door}
            {clear}
            {!state.required && <RowNoAnswer {...{ question, draft }} />}
          </>
        }
      >
        {props.asked !== undefined && <AskedNote asked={props.asked} />}
        {hint}
        {said}
        {followUps}
      </TableRow>
    )
  }
  return (
    <PlateFrame {...frame}>
      {hint}
      <AnswerControl
        {...props}
        {...{ question, draft, actions, label, options }}
        onFound={(person) => setFound((before) => [...before, person])}
        describedBy={frame.describedBy}
        isInvalid={frame.isInvalid}
        isRequired={state.required}
        photos={answer?.media ?? []}
        signature={state.answered ? answer?.signature : undefined}
      />
      {said}
      {clear}
      {door}
      {followUps}
    </PlateFrame>
  )
})

/** Whether a note or a photo is welcome, and nobody has to be shown where. */
function hasDoor({ takesNote, takesPhoto, isDemanded, isFilled }: Evidence): boolean {
  return (takesNote || takesPhoto) && !isDemanded && !isFilled
}

/** The options with people whom a script has found since. */
function withPeople(options: PickerOptions, found: readonly PickerOption[]): PickerOptions {
  const known = new Set(options.person.map(({ value }) => value))
  const fresh = new Map(found.map((person) => [person.value, person]))
  const added = [...fresh.values()].filter(({ value }) => !known.has(value))
  return added.length === 0 ? options : { ...options, person: [...options.person, ...added] }
}

interface NotePlateProps {
  question: Question
  lang: string
}

function NotePlate({ question, lang }: NotePlateProps) {
  return (
    <div id={questionId(question.key)} className={styles.display}>
      <Info aria-hidden="true" />
      <div>
        <p>
          <FormText text={question.label} lang={lang} />
        </p>
        {question.hint !== undefined && (
          <p className={styles.hint}>
            <FormText text={question.hint} lang={lang} />
          </p>
        )}
      </div>
    </div>
  )
}

/** The faults in what is typed, once typing is over. That an answer is missing its title says. */
function faultsIn({ problems }: ItemState, isTyping: boolean): Said[] {
  return problems.filter(({ kind }) => kind === 'invalid' && !isTyping)
}

/** The bounds of a number, or a duration, that has no hint. */
function boundsOf(question: Question): ((words: AnsweringWords) => string) | null {
  const { hint, min, max, unit, type } = question
  if (hint !== undefined || !['integer', 'decimal', 'duration'].includes(type)) {
    return null
  }
  const plain = type === 'duration' ? formatDuration : String
  const inUnit = (value: number) => (unit === undefined ? plain(value) : `${value} ${unit}`)
  if (typeof min === 'number' && typeof max === 'number') {
    return (words) => words.between(plain(min), inUnit(max))
  }
  if (typeof min === 'number') {
    return (words) => words.atLeast(inUnit(min))
  }
  return typeof max === 'number' ? (words) => words.atMost(inUnit(max)) : null
}
