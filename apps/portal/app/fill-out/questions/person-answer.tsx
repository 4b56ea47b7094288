import { picksMany } from '@holdpoint/forms'
import { FindPeople } from '../../records/find-people.tsx'
import { Button } from '../../ui/button.tsx'
import { inputClass } from '../../ui/field.tsx'
import { useScripted } from '../../ui/use-scripted.ts'
import { soughtMax } from '../fill-data.ts'
import { fieldNames } from '../field-names.ts'
import { FormWords } from '../form-words.tsx'
import { writeIntent } from '../intent.ts'
import { useAnsweringWords } from '../language/answering-words.tsx'
import type { PickerOption } from '../picker-options.ts'
import { searchForForm } from '../saving/search-people.ts'
import type { AnswerPartProps } from './answer-part.ts'
import styles from './answers.module.css'
import { PickManyAnswer, PickOneAnswer } from './picker-answer.tsx'

interface PersonAnswerProps extends AnswerPartProps {
  label: string
  options: readonly PickerOption[]
  /** The words by which people were looked for here; undefined where they were not. */
  sought: string | undefined
  /** The words of a search that could not be made yet. */
  typedBeside: string
  onFound: (person: PickerOption) => void
  /** Whether the form is only tried: without a script nobody is looked for then. */
  isTried: boolean
}

/** People: those at hand to choose from, and a way to find others, by a button without a script. */
export function PersonAnswer(props: PersonAnswerProps) {
  const { question, draft, actions, label, options, sought, typedBeside } = props
  const { onFound, isTried } = props
  const isScripted = useScripted()
  const { words, lang } = useAnsweringWords()
  const isMany = picksMany(question)
  // Whoever was picked without a network has no name on this device until there is one again.
  const named = new Set(options.map(({ value }) => value))
  const nameless = draft.raw.filter((id) => id !== '' && !named.has(id))
  const offered = [...options, ...nameless.map((value) => ({ value, label: words.nameless }))]
  const Picker = isMany ? PickManyAnswer : PickOneAnswer
  const seek = { id: `w-${question.key}`, name: fieldNames.seek(question.key) }
  return (
    <>
      {(offered.length > 0 || !isMany) && <Picker {...props} options={offered} district={null} />}
      {isScripted ? (
        <FindPeople
          {...{ seek, label, search: searchForForm }}
          seekLabel={words.seek}
          spoken={{
            lang,
            loading: words.searching,
            found: words.foundCount,
            empty: words.nobody,
            failed: words.searchFailed,
            retry: words.searchAgain,
          }}
          onFound={({ personId, fullName, employeeTitle }) => {
            onFound({
              ...{ value: personId, label: fullName },
              ...(employeeTitle ? { detail: employeeTitle } : {}),
            })
            const others = isMany ? draft.raw.filter((id) => id !== personId) : []
            actions.edit(question, { raw: [...others, personId] }, 'now')
          }}
        />
      ) : (
        !isTried && (
          <div className={styles.seek} lang={lang}>
            <input
              {...seek}
              type="search"
              aria-label={`${label}: ${words.seek}`}
              placeholder={words.seek}
              defaultValue={sought ?? typedBeside}
              maxLength={soughtMax}
              className={inputClass()}
            />
            <Button
              name={fieldNames.intent}
              value={writeIntent({ kind: 'find', key: question.key })}
              aria-label={`${words.find}: ${label}`}
            >
              {words.find}
            </Button>
          </div>
        )
      )}
      {sought !== undefined && (
        <p role="status" className={styles.none}>
          <FormWords lang={lang}>{words.foundAbove(sought)}</FormWords>
        </p>
      )}
    </>
  )
}
