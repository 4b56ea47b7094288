import {
  formatDuration,
  textOf,
  type Answer,
  type ItemState,
  type Question,
  type Said,
} from '@holdpoint/forms'
import { memo, useMemo, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { ErrorText } from '../../ui/error-list.tsx'
import { Info } from '../../ui/icons.ts'
import { questionId } from '../field-names.ts'
import type { QuestionAction } from '../fill-data.ts'
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
import { labelId } from './answer-part.ts'
import { ConflictPlate } from './conflict-plate.tsx'
import { evidenceOf } from './evidence.ts'
import { EvidencePanel } from './evidence-panel.tsx'
import { ClearAnswer } from './no-answer.tsx'
import { PlateFrame } from './plate-frame.tsx'
import { QuestionActions } from './question-actions.tsx'
import { Remarks } from './remarks.tsx'
import { useTyping } from './use-typing.ts'
import styles from './question-plate.module.css'

export interface QuestionPlateProps {
  /** The entry that is filled; null where the form is only tried. */
  myFormId: string | null
  placed: PlacedQuestion
  answer: Answer | undefined
  /** The actions that were raised on it. */
  raised: readonly QuestionAction[]
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
  const { question, number } = placed
  const { key } = question
  const { actions } = store
  const draft = useDraft(store, key)
  const typing = useTyping()
  const [found, setFound] = useState<readonly PickerOption[]>([])
  const options = useMemo(() => withPeople(props.options, found), [props.options, found])
  const label = textOf(question.label, lang)
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
  const evidence = evidenceOf(question, state, draft, answer)
  const describedBy = [isHinted && hintId, hasError && errorId].filter(Boolean).join(' ')
  const isClearable =
    ['yesNo', 'choice', 'rank', 'rating', 'risk'].includes(question.type) &&
    !state.required &&
    draft.raw.length > 0
  return (
    <PlateFrame
      question={question}
      describedBy={describedBy === '' ? undefined : describedBy}
      isInvalid={hasError || isMissing}
      isRequired={state.required}
      onInput={typing.onInput}
      onBlur={typing.onBlur}
      title={
        <>
          {number !== '' && <span className={styles.number}>{number}</span>}
          <span id={labelId(key)}>
            <AskedText question={question} lang={lang} />
            {state.required && !state.answered && (
              <>
                {' '}
                <span className={classNames(styles.required, isMissing && styles.missing)}>
                  <AnsweringText say={isMissing ? 'missing' : 'required'} />
                </span>
              </>
            )}
          </span>
        </>
      }
    >
      {isHinted && (
        <p id={hintId} className={styles.hint}>
          {bounds === null ? (
            <FormText text={question.hint} lang={lang} />
          ) : (
            <AnsweringText say={bounds} />
          )}
        </p>
      )}
      <AnswerControl
        {...props}
        {...{ question, draft, actions, label, options }}
        onFound={(person) => setFound((before) => [...before, person])}
        describedBy={describedBy === '' ? undefined : describedBy}
        isInvalid={hasError || isMissing}
        isRequired={state.required}
        photos={answer?.media ?? []}
        signature={state.answered ? answer?.signature : undefined}
      />
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
      {isClearable && <ClearAnswer question={question} actions={actions} />}
      {(evidence.takesNote || evidence.takesPhoto) && (
        <EvidencePanel
          {...props}
          {...{ question, draft, actions, label, evidence }}
          photos={answer?.media ?? []}
        />
      )}
      <QuestionActions
        {...{ question, state, draft }}
        raised={props.raised}
        isMissingShown={isMissingShown}
        isTried={props.myFormId === null}
      />
    </PlateFrame>
  )
})

/** The options with people whom a script has found since. */
function withPeople(options: PickerOptions, found: readonly PickerOption[]): PickerOptions {
  const known = new Set(options.person.map(({ value }) => value))
  const fresh = new Map(found.map((person) => [person.value, person]))
  const added = [...fresh.values()].filter(({ value }) => !known.has(value))
  return added.length === 0 ? options : { ...options, person: [...options.person, ...added] }
}

/** Which instance is asked about the heading says to eyes, and the label to a screen reader. */
function AskedText({ question: { instance, label }, lang }: NotePlateProps) {
  return instance === undefined ? (
    <FormText text={label} lang={lang} />
  ) : (
    <>
      <span className="visually-hidden">
        <FormText text={instance.title} lang={lang} />:{' '}
      </span>
      <FormText text={instance.label} lang={lang} />
    </>
  )
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
