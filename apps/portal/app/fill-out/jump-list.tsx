import { memo } from 'react'
import { classNames } from '../ui/class-names.ts'
import type { PartState } from './form-parts.ts'
import { FormText, FormWords, pageLanguage } from './form-words.tsx'
import { useAnsweringWords } from './language/answering-words.tsx'
import { MilePost, postButton, postKind, postLabel } from './mile-post.tsx'
import styles from './jump-list.module.css'

interface JumpListProps {
  states: readonly PartState[]
  /** The part being read. */
  here: string
  isMissingShown: boolean
}

/** The parts as mile posts in a row, for narrow screens. */
export const JumpRow = memo(function JumpRow({ states, here, isMissingShown }: JumpListProps) {
  const { words, lang } = useAnsweringWords()
  return (
    <nav aria-label={words.sections} lang={lang} className={styles.row}>
      <ol lang={pageLanguage}>
        {states.map((state) => (
          <li key={state.part.key} data-kind={postKind(state, here, isMissingShown)}>
            <button
              {...postButton(state, here)}
              lang={lang}
              aria-label={postLabel(state, here, isMissingShown, words)}
            >
              <MilePost state={state} here={here} isMissingShown={isMissingShown} />
              <span className={styles.name}>
                <FormWords lang={state.part.titleLanguage}>{state.part.title}</FormWords>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
})

/** The parts as a list at the side, with what is missing in each. */
export const JumpPlate = memo(function JumpPlate({ states, here, isMissingShown }: JumpListProps) {
  const { words, lang } = useAnsweringWords()
  return (
    <nav aria-label={words.sections} lang={lang} className={styles.plate}>
      <ol lang={pageLanguage}>
        {states.map((state) => {
          const kind = postKind(state, here, isMissingShown)
          return (
            <li key={state.part.key} className={classNames(kind === 'here' && styles.hereRow)}>
              <button {...postButton(state, here)}>
                <MilePost state={state} here={here} isMissingShown={isMissingShown} />
                <span>
                  <span className="visually-hidden">{state.part.number} </span>
                  <FormWords lang={state.part.titleLanguage}>{state.part.title}</FormWords>
                  {isMissingShown && state.firstMissing !== undefined && (
                    <small>
                      {state.firstMissing.number}{' '}
                      <FormText text={state.firstMissing.question.label} lang={state.part.lang} />
                    </small>
                  )}
                </span>
                <span className={styles.count}>
                  {state.answered}/{state.total}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
})
