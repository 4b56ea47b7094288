import { classNames } from '../ui/class-names.ts'
import { Check, MapPin } from '../ui/icons.ts'
import { fieldNames } from './field-names.ts'
import type { PartState } from './form-parts.ts'
import { writeIntent } from './intent.ts'
import type { AnsweringWords } from './language/answering.words.ts'
import styles from './jump-list.module.css'

/** How a part stands: passed, being read, to come back to, or still ahead. */
export type PostKind = 'here' | 'done' | 'missing' | 'ahead'

/** Nothing is missing before the form was handed in for the first time: it is still ahead. */
export function postKind(state: PartState, here: string, isMissingShown: boolean): PostKind {
  if (state.part.key === here) {
    return 'here'
  }
  if (state.missing > 0) {
    return isMissingShown ? 'missing' : 'ahead'
  }
  return state.answered > 0 ? 'done' : 'ahead'
}

interface MilePostProps {
  state: PartState
  here: string
  isMissingShown: boolean
}

/** The sign of a part: its number, a tick, or a pin for the header. */
export function MilePost({ state, here, isMissingShown }: MilePostProps) {
  const kind = postKind(state, here, isMissingShown)
  const { number } = state.part
  const isDone = kind === 'done'
  return (
    <span className={classNames(styles.post, styles[kind])} aria-hidden="true">
      {isDone ? <Check /> : number === '' ? <MapPin /> : <b>{number}</b>}
    </span>
  )
}

/** What a reader of the screen hears: number, name, and how it stands. */
export function postLabel(
  state: PartState,
  here: string,
  isMissingShown: boolean,
  words: AnsweringWords,
): string {
  const { part, missing } = state
  const kind = postKind(state, here, isMissingShown)
  const standing = {
    here: words.partHere,
    done: words.partDone,
    missing: words.partMissing(missing),
    ahead: words.progress(state.answered, state.total),
  }[kind]
  return [part.number, part.title, standing].filter((word) => word !== '').join(', ')
}

/** A part's button without a script saves and turns to that page. */
export function postButton(state: PartState, here: string) {
  return {
    type: 'submit',
    name: fieldNames.intent,
    value: writeIntent({ kind: 'go', part: state.part.key }),
    'aria-current': state.part.key === here ? 'step' : undefined,
  } as const
}
