import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { inputClass } from '../../ui/field.tsx'
import { fieldNames } from '../field-names.ts'
import { AnsweringText, useAnsweringWords } from '../language/answering-words.tsx'
import { byDistrict, withPicked, type PickerOption } from '../picker-options.ts'
import { controlId, controlState, labelId, type AnswerPartProps } from './answer-part.ts'
import styles from './answers.module.css'

interface PickerAnswerProps extends AnswerPartProps {
  options: readonly PickerOption[]
  /** The district chosen in the header, if any. */
  district: string | null
}

/** One record of a list, by the device's own select. */
export function PickOneAnswer({ options, ...props }: PickerAnswerProps) {
  const { question, draft, actions } = props
  const said = useAnsweringWords()
  return (
    <select
      {...controlState(props)}
      id={controlId(question.key)}
      className={`${inputClass('big')} ${styles.select}`}
      name={fieldNames.answer(question.key)}
      value={draft.raw[0] ?? ''}
      onChange={(event) => actions.edit(question, { raw: [event.currentTarget.value] }, 'now')}
    >
      <option value="" lang={said.lang}>
        {said.words.choose}
      </option>
      {withPicked(options, draft.raw).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

const findFrom = 13

/** Several records of a list: those of the chosen district at hand, the others behind a door. */
export function PickManyAnswer({ options, district, ...props }: PickerAnswerProps) {
  const { question, draft } = props
  const said = useAnsweringWords()
  const [wanted, setWanted] = useState('')
  // The split follows the district, not each tick: a row must not move under the hand.
  const [pickedAtFirst] = useState(draft.raw)
  const all = withPicked(options, draft.raw)
  const { near, far } = byDistrict(all, district, pickedAtFirst)
  const isLong = all.length >= findFrom
  return (
    <div className={styles.pickMany}>
      {isLong && (
        <input
          type="search"
          className={`needs-script ${inputClass()}`}
          lang={said.lang}
          placeholder={said.words.findHere}
          aria-label={said.words.findHere}
          aria-describedby={labelId(question.key)}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
      )}
      <PickerRows {...props} options={near} wanted={wanted} idOfFirst={controlId(question.key)} />
      {far.length > 0 && (
        <details className={styles.far} open={wanted !== ''}>
          <summary>
            <AnsweringText say={(words) => words.otherPlaces(far.length)} />
          </summary>
          <PickerRows {...props} options={far} wanted={wanted} />
        </details>
      )}
    </div>
  )
}

interface PickerRowsProps extends AnswerPartProps {
  options: readonly PickerOption[]
  wanted: string
  idOfFirst?: string
}

function PickerRows({ question, draft, actions, options, wanted, idOfFirst }: PickerRowsProps) {
  const letters = wanted.trim().toLowerCase()
  const fits = ({ value, label, detail = '' }: PickerOption) =>
    draft.raw.includes(value) || `${label} ${detail}`.toLowerCase().includes(letters)
  const shown = options.filter(fits)
  const toggle = (value: string, isTicked: boolean) => {
    const others = draft.raw.filter((candidate) => candidate !== value)
    actions.edit(question, { raw: isTicked ? [...others, value] : others }, 'now')
  }
  if (shown.length === 0) {
    return (
      <p className={styles.none}>
        <AnsweringText say={letters === '' ? 'emptyList' : 'noneFound'} />
      </p>
    )
  }
  return (
    <div className={styles.rows}>
      {shown.map(({ value, label, detail }, index) => (
        <label key={value} className={classNames(styles.row, styles.anyOf)}>
          <input
            type="checkbox"
            id={index === 0 ? idOfFirst : undefined}
            name={fieldNames.answer(question.key)}
            value={value}
            checked={draft.raw.includes(value)}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
          />
          <span>
            {label}
            {detail !== undefined && <small>{detail}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}
