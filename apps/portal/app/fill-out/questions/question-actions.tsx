import type { ItemState, Question } from '@holdpoint/forms'
import { ActionBadge } from '../../actions/action-badge.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-list.tsx'
import { ListTodo } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { fieldNames } from '../field-names.ts'
import type { QuestionAction } from '../fill-data.ts'
import { raiseWords, triedWords } from '../fill-out.words.ts'
import { SaidText } from '../form-words.tsx'
import { writeIntent } from '../intent.ts'
import { AnsweringText } from '../language/answering-words.tsx'
import type { Draft } from '../raw-answer.ts'
import { labelId } from './answer-part.ts'
import { SwitchedOff } from './switched-off.tsx'
import styles from './question-actions.module.css'

interface QuestionActionsProps {
  question: Question
  state: ItemState
  draft: Draft
  raised: readonly QuestionAction[]
  /** Whether what is missing is said to be so. */
  isMissingShown: boolean
  /** Whether the form is only tried: an action would stand on no entry. */
  isTried: boolean
}

/**
 * The actions that were raised on a question, and where its answer is a bad one, or asks for one, the
 * button that raises another: it saves what was typed and comes back to the question. Without a script
 * the style
 * sheet shows it once No is chosen.
 */
export function QuestionActions(props: QuestionActionsProps) {
  const { question, state, draft, raised, isTried } = props
  const { key, type } = question
  const isBad =
    (type === 'yesNo' && draft.raw[0] === 'no') ||
    state.limit?.level === 'danger' ||
    state.flagged ||
    state.action === 'required'
  const missing = state.problems.find(({ kind }) => kind === 'missingAction')
  if (!isBad && type !== 'yesNo' && raised.length === 0) {
    return null
  }
  return (
    <>
      {raised.length > 0 && (
        <ul className={styles.raised} aria-label={raiseWords.raised}>
          {raised.map(({ id, number, status, isOpen }) => (
            <li key={id}>
              {isOpen ? <Link to={paths.action(id)}>{number}</Link> : <b>{number}</b>}{' '}
              <ActionBadge status={status} />
            </li>
          ))}
        </ul>
      )}
      <div
        className={styles.raise}
        data-open={isBad ? true : undefined}
        data-closed={isBad ? undefined : true}
      >
        {missing !== undefined &&
          (props.isMissingShown ? (
            <ErrorText id={askedId(key)}>
              <SaidText said={[missing]} />
            </ErrorText>
          ) : (
            <p id={askedId(key)} className={styles.asked}>
              <SaidText said={[missing]} />
            </p>
          ))}
        {isTried ? (
          <SwitchedOff Icon={ListTodo} name={raiseWords.raise} why={triedWords.noAction} />
        ) : (
          <Button
            name={fieldNames.intent}
            value={writeIntent({ kind: 'raise', key })}
            aria-describedby={
              missing === undefined ? labelId(key) : `${labelId(key)} ${askedId(key)}`
            }
          >
            <ListTodo aria-hidden="true" />
            <AnsweringText say="raise" />
          </Button>
        )}
      </div>
    </>
  )
}

/** The id of the words that ask for an action. */
function askedId(key: string): string {
  return `x-${key}`
}
