import { orderIn, placedChoice, rankFields, textOf, type Choice } from '@holdpoint/forms'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { inputClass } from '../../ui/field.tsx'
import { ArrowDown, ArrowUp } from '../../ui/icons.ts'
import { fieldNames } from '../field-names.ts'
import { FormText, FormWords } from '../form-words.tsx'
import { AnsweringText, useAnsweringWords } from '../language/answering-words.tsx'
import { controlId, controlState, type AnswerPartProps } from './answer-part.ts'
import styles from './rank-answer.module.css'

/**
 * Choices that are put in order: with a script by two buttons beside each, without one by its place. The
 * order that they are offered in is nobody's answer before somebody says so.
 */
export function RankAnswer(props: AnswerPartProps) {
  const { question, draft, lang, actions } = props
  const said = useAnsweringWords()
  const [moved, setMoved] = useState('')
  const choices = question.choices ?? []
  const order = orderOf(choices, draft.raw)
  const shown = order ?? choices
  const take = (next: readonly Choice[]) =>
    actions.edit(question, { raw: rankFields(next.map(({ value }) => value)) }, 'now')
  const move = (from: number, by: 1 | -1, buttonId: string) => {
    const choice = shown[from]
    const to = from + by
    if (choice === undefined || to < 0 || to >= shown.length) {
      return
    }
    // A row that moves would take the keyboard off its button.
    flushSync(() => {
      const others = shown.filter((one) => one !== choice)
      take([...others.slice(0, to), choice, ...others.slice(to)])
      setMoved(said.words.nowAt(textOf(choice.label, lang), to + 1, shown.length))
    })
    document.getElementById(buttonId)?.focus()
  }
  return (
    <div>
      {order === null && (
        <p className={`needs-script ${styles.open}`}>
          <AnsweringText say="notOrdered" />
        </p>
      )}
      <ol className={styles.rows}>
        {shown.map((choice, index) => {
          const { value, label } = choice
          const place = choices.indexOf(choice)
          const id = `${controlId(question.key)}-${place}`
          const name = textOf(label, lang)
          const places = choices.map((_one, at) => placedChoice(at + 1, value))
          const step = (by: 1 | -1) => {
            const buttonId = `${id}-${by === 1 ? 'down' : 'up'}`
            const Icon = by === 1 ? ArrowDown : ArrowUp
            const isEnd = index + by < 0 || index + by >= shown.length
            return (
              <Button
                type="button"
                id={buttonId}
                className={`needs-script ${styles.move}`}
                lang={said.lang}
                aria-label={by === 1 ? said.words.moveDown(name) : said.words.moveUp(name)}
                aria-disabled={isEnd ? true : undefined}
                onClick={() => move(index, by, buttonId)}
              >
                <Icon aria-hidden="true" />
              </Button>
            )
          }
          return (
            <li key={value} className={styles.row}>
              <select
                {...controlState({ ...props, isRequired: false })}
                id={place === 0 ? controlId(question.key) : id}
                className={`${inputClass()} ${styles.place}`}
                name={fieldNames.answer(question.key)}
                lang={said.lang}
                aria-label={said.words.placeOf(name)}
                value={places.find((text) => draft.raw.includes(text)) ?? ''}
                onChange={(event) => {
                  const others = draft.raw.filter((text) => !places.includes(text))
                  const own = event.currentTarget.value
                  actions.edit(question, { raw: own === '' ? others : [...others, own] }, 'now')
                }}
              >
                <option value="">{said.words.choose}</option>
                {places.map((text, at) => (
                  <option key={text} value={text}>
                    {at + 1}
                  </option>
                ))}
              </select>
              {order !== null && (
                <span aria-hidden="true" className={`needs-script ${styles.number}`}>
                  {index + 1}
                </span>
              )}
              <span className={styles.label}>
                <FormText text={label} lang={lang} />
              </span>
              {step(-1)}
              {step(1)}
            </li>
          )
        })}
      </ol>
      {order === null && (
        <Button type="button" className="needs-script" onClick={() => take(choices)}>
          <AnsweringText say="keepOrder" />
        </Button>
      )}
      <p role="status" className="visually-hidden">
        <FormWords lang={said.lang}>{moved}</FormWords>
      </p>
    </div>
  )
}

/** The choices in the order that was given; null where there is none, or not all of it. */
function orderOf(choices: readonly Choice[], raw: readonly string[]): Choice[] | null {
  const order = orderIn(raw) ?? []
  const placed = order.flatMap((value) => choices.find((one) => one.value === value) ?? [])
  return placed.length === choices.length ? placed : null
}
