import {
  noteLengthMax,
  type ItemState,
  type MediaRef,
  type Question,
  type Said,
} from '@holdpoint/forms'
import { classNames } from '../../ui/class-names.ts'
import { ErrorText } from '../../ui/error-list.tsx'
import { inputClass } from '../../ui/field.tsx'
import { Plus } from '../../ui/icons.ts'
import { fieldNames } from '../field-names.ts'
import type { FillerActions } from '../filler-store.ts'
import { SaidText } from '../form-words.tsx'
import { AnsweringText, useAnsweringWords } from '../language/answering-words.tsx'
import type { AnsweringWord } from '../language/answering.words.ts'
import type { Draft } from '../raw-answer.ts'
import type { PendingPhoto } from '../saving/photo-queue.ts'
import type { Evidence } from './evidence.ts'
import { PhotoStrip } from './photo-strip.tsx'
import { NoPhotos } from './switched-off.tsx'
import styles from './evidence-panel.module.css'

interface EvidencePanelProps {
  /** The entry that is filled; null where the form is only tried. */
  myFormId: string | null
  question: Question
  label: string
  state: ItemState
  evidence: Evidence
  /** Whether somebody wanted it open. */
  isWanted: boolean
  draft: Draft
  photos: readonly MediaRef[]
  pending: readonly PendingPhoto[]
  /** What is still missing is said only after somebody wanted to submit. */
  isMissingShown: boolean
  actions: FillerActions
}

interface EvidenceDoorProps {
  evidence: Evidence
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** The tick that opens the note and the photos beside an answer, where they are only welcome. */
export function EvidenceDoor({ evidence, isOpen, onOpen }: EvidenceDoorProps) {
  const { words } = useAnsweringWords()
  const name = doorWords(evidence)
  return (
    // In a table its words are not seen.
    <label className={styles.door} title={words[name]}>
      <input
        type="checkbox"
        checked={isOpen}
        onChange={(event) => onOpen(event.currentTarget.checked)}
      />
      <span>
        <Plus aria-hidden="true" />
        <span>
          <AnsweringText say={name} />
        </span>
      </span>
    </label>
  )
}

/**
 * The note and the photos beside an answer. It opens by itself where the answer asks for them,
 * without a script by the style sheet, and by its door where they are only welcome.
 */
export function EvidencePanel(props: EvidencePanelProps) {
  const { myFormId, question, label, state, evidence, draft, photos, pending, actions } = props
  const { key } = question
  const { takesNote, takesPhoto, isDemanded, opensOn } = evidence
  const isOpen = isDemanded || props.isWanted || evidence.isFilled || pending.length > 0
  const noteId = `n-${key}`
  const noteProblem = props.isMissingShown ? problemOf(state, 'missingNote') : undefined
  const photoProblem = props.isMissingShown ? problemOf(state, 'missingPhoto') : undefined
  return (
    <div
      className={classNames(styles.panel, isDemanded && styles.demanded)}
      data-open={isOpen ? true : undefined}
      data-closed={isOpen ? undefined : true}
      data-opens-on={opensOn.join(' ')}
      data-answer={question.type === 'yesNo' ? draft.raw[0] : undefined}
    >
      {takesNote && (
        <div className={styles.note}>
          <label htmlFor={noteId}>
            <AnsweringText say={isDemanded ? 'whatDidYouSee' : 'note'} />
            {state.note === 'required' && (
              <span className={styles.required}>
                <AnsweringText say="required" />
              </span>
            )}
          </label>
          <textarea
            id={noteId}
            className={inputClass()}
            rows={3}
            name={fieldNames.note(key)}
            value={draft.note}
            maxLength={noteLengthMax}
            aria-required={state.note === 'required' ? true : undefined}
            aria-invalid={noteProblem === undefined ? undefined : true}
            aria-describedby={noteProblem === undefined ? undefined : `${noteId}-error`}
            onChange={(event) =>
              actions.edit(question, { note: event.currentTarget.value }, 'pause')
            }
            onBlur={actions.leave}
          />
          <p className={classNames('needs-script', styles.counter)}>
            <AnsweringText say={(words) => words.counter(draft.note.length, noteLengthMax)} />
          </p>
          {noteProblem !== undefined && (
            <ErrorText id={`${noteId}-error`}>
              <SaidText said={[noteProblem]} />
            </ErrorText>
          )}
        </div>
      )}
      {takesPhoto && myFormId === null && <NoPhotos />}
      {takesPhoto && myFormId !== null && (
        <PhotoStrip
          myFormId={myFormId}
          question={question}
          label={label}
          photos={photos}
          pending={pending}
          size="evidence"
          describedBy={photoProblem === undefined ? undefined : `f-${key}-error`}
          actions={actions}
        />
      )}
      {photoProblem !== undefined && (
        <ErrorText id={`f-${key}-error`}>
          <SaidText said={[photoProblem]} />
        </ErrorText>
      )}
    </div>
  )
}

function doorWords({ takesNote, takesPhoto }: Evidence): AnsweringWord {
  if (takesNote && takesPhoto) {
    return 'addNoteOrPhoto'
  }
  return takesNote ? 'addNote' : 'addPhoto'
}

function problemOf(state: ItemState, kind: 'missingNote' | 'missingPhoto'): Said | undefined {
  return state.problems.find((problem) => problem.kind === kind)
}
