import { useState } from 'react'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { Button } from '../ui/button.tsx'
import { ErrorText } from '../ui/error-list.tsx'
import { useFieldName } from '../ui/faults.tsx'
import { inputClass } from '../ui/field.tsx'
import { useScripted } from '../ui/use-scripted.ts'
import { choiceOf, eachOnce, idsIn } from './choices.ts'
import { foundName, seekName, wordsIn, type Choice, type EditAgain } from './edit-again.ts'
import type { EditFieldProps } from './edit-form.tsx'
import styles from './edit-form.module.css'
import { FindPeople } from './find-people.tsx'
import { words } from './records.words.ts'
import { SavedMeanwhile, useTheirs } from './theirs.tsx'

interface FindFieldProps extends EditFieldProps {
  /** What is offered from the start: what the record names already. */
  offered: readonly Choice[]
  again: EditAgain | undefined
  /** Several may be chosen; else one, or none where a word says what that is. */
  isMany?: boolean
  noneWord?: string | undefined
  /** What to type. */
  seekLabel: string
  /** Finds people while somebody types, once there is a script. */
  search?: SearchPeople
}

/**
 * A choice among too many to list: words are sought by a submit, which keeps everything typed, and
 * what is found is there to tick.
 */
export function FindField(props: FindFieldProps) {
  const { field, label, hint, offered, again, isMany = false, noneWord, seekLabel, search } = props
  const { id, name, errors } = field
  const [added, setAdded] = useState<readonly Choice[]>([])
  const isScripted = useScripted()
  const found = again?.found?.field === name ? again.found : null
  const chosen = idsIn(field.initialValue)
  const choices = eachOnce([
    ...offered,
    ...(again?.known[name] ?? []),
    ...added,
    ...(found?.choices ?? []),
  ])
  const error = errors?.[0]
  useFieldName(id, label, error)
  const known = [...choices, ...(again?.theirs?.choices ?? [])]
  const theirs = useTheirs(field)?.map(
    (id) => known.find((one) => one.id === id)?.name ?? words.another,
  )
  const seek = { id: `${id}-seek`, name: seekName(name) }
  const typed = found?.sought ?? wordsIn(again, 'find', name)
  const foundBy = found?.sought ?? wordsIn(again, 'found', name)
  return (
    <fieldset
      id={id}
      className={styles.find}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend>{label}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {theirs && (
        <p className={styles.hint}>
          <SavedMeanwhile said={theirs.join(', ')} />
        </p>
      )}
      {/* So that none of many is said as well: a box without a tick sends nothing. */}
      {isMany && <input type="hidden" name={name} value="" />}
      <div className={styles.choices}>
        {noneWord !== undefined && (
          <Tick
            name={name}
            isMany={false}
            choice={{ id: '', name: noneWord, detail: null }}
            isChosen={chosen.length === 0}
          />
        )}
        {choices.map((choice) => (
          <Tick
            key={choice.id}
            name={name}
            isMany={isMany}
            choice={choice}
            isChosen={chosen.includes(choice.id) || added.includes(choice)}
          />
        ))}
      </div>
      {search !== undefined && isScripted ? (
        <FindPeople
          seek={seek}
          label={label}
          seekLabel={seekLabel}
          search={search}
          onFound={(person) => setAdded([...added, choiceOf(person)])}
        />
      ) : (
        <div className={styles.seek}>
          <input
            {...seek}
            type="search"
            aria-label={`${label}: ${seekLabel}`}
            placeholder={seekLabel}
            defaultValue={typed}
            data-searched={foundBy}
            maxLength={60}
            className={inputClass()}
            onKeyDown={(event) => {
              if (event.key === 'Enter') {
                event.preventDefault()
                event.currentTarget.parentElement?.querySelector('button')?.click()
              }
            }}
          />
          <Button name="intent" value={`find:${name}`} aria-label={`${words.find}: ${label}`}>
            {words.find}
          </Button>
        </div>
      )}
      {foundBy !== '' && <input type="hidden" name={foundName(name)} value={foundBy} />}
      {found !== null && (
        <p role="status" className={styles.hint}>
          {found.choices.length === 0
            ? words.nothingFound(found.sought)
            : words.found(found.choices.length)}
        </p>
      )}
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </fieldset>
  )
}

interface TickProps {
  name: string
  isMany: boolean
  choice: Choice
  isChosen: boolean
}

function Tick({ name, isMany, choice, isChosen }: TickProps) {
  return (
    <label className={styles.choice}>
      <input
        type={isMany ? 'checkbox' : 'radio'}
        name={name}
        value={choice.id}
        defaultChecked={isChosen}
      />
      <span>
        {choice.name}
        {choice.detail !== null && <small>{choice.detail}</small>}
      </span>
    </label>
  )
}
