import { useState } from 'react'
import type { EditAgain } from '../../records/edit-again.ts'
import { Panes, type Pane } from '../../records/panes.tsx'
import { formParts, itemParts, paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ArrowLeft } from '../../ui/icons.ts'
import { elementIds } from './builder-address.ts'
import type { BuilderView } from './builder-load.server.ts'
import styles from './builder-page.module.css'
import { addWords, insertWords, partWords, words } from './builder.words.ts'
import { formWords } from './form/form.words.ts'
import { AddAnew, GoneQuestion } from './gone-question.tsx'
import { isGoneAgain } from './gone-again.ts'
import { Losses, type ToldLosses } from './losses.tsx'
import { PlateContent } from './plate-content.tsx'

interface PlateProps {
  view: BuilderView
  again: EditAgain | undefined
  losses: ToldLosses | null
  isUnsaved: boolean
}

/** What stands beside the questions: one part of what is open, or what is added. */
export function Plate({ view, again, losses, isUnsaved }: PlateProps) {
  const { asked, itemName, plate } = view
  const title = titles[plate.kind] ?? itemName ?? formWords.title
  const { key, isOvertaken } = useDrawn(view, isUnsaved)
  const gone = isGoneAgain(again) ? again : null
  const content =
    losses !== null ? (
      <Losses {...losses} />
    ) : (
      <>
        {isOvertaken && <p role="status">{words.overtaken}</p>}
        {gone !== null && plate.kind !== 'question' ? (
          <GoneQuestion {...{ view, gone }} />
        ) : (
          <PlateContent key={key} {...{ view, again }} />
        )}
        {gone !== null && <AddAnew gone={gone} />}
      </>
    )
  return (
    <>
      <p className={asked.add === null ? styles.back : undefined}>
        <ButtonLink to={paths.formBuilder(asked.formId, { item: asked.item ?? undefined })}>
          <ArrowLeft aria-hidden="true" /> {words.back}
        </ButtonLink>
      </p>
      <h2 id={elementIds.plateTitle} tabIndex={-1} className={styles.plateTitle}>
        {title}
      </h2>
      {asked.add === null && asked.part !== 'problems' ? (
        <Panes label={words.parts} panes={panesOf(view)} current={currentOf(view)}>
          {content}
        </Panes>
      ) : (
        content
      )}
    </>
  )
}

/**
 * What the fields are drawn from. What changes elsewhere leaves them alone, and what changes here does
 * while something typed is not saved: that is said instead.
 */
function useDrawn({ asked: { item, part, add }, plate }: BuilderView, isUnsaved: boolean) {
  const place = [item, part, add, plate.kind].join(' ')
  const start = JSON.stringify('start' in plate ? plate.start : null)
  const [drawn, setDrawn] = useState({ place, start })
  const isKept = drawn.place === place && (drawn.start === start || isUnsaved)
  const { place: at, start: from } = isKept ? drawn : { place, start }
  if (!isKept) {
    setDrawn({ place, start })
  }
  return { key: `${at} ${from}`, isOvertaken: from !== start }
}

const titles: Partial<Record<BuilderView['plate']['kind'], string>> = {
  addQuestion: addWords.addQuestion,
  addQuestions: addWords.addQuestions,
  addSection: addWords.addSection,
  insert: insertWords.title,
  problems: formWords.parts.problems,
}

function panesOf({ asked: { formId, item }, isSection }: BuilderView): Pane[] {
  if (item === null) {
    return wholeParts.map((part) => ({
      ...{ value: part, name: formWords.parts[part], to: paths.formBuilder(formId, { part }) },
    }))
  }
  return itemParts
    .filter((part) => !(isSection && part === 'score'))
    .map((part) => ({
      value: part,
      name: isSection && part === 'question' ? partWords.section : partWords[part],
      to: paths.formBuilder(formId, { item, part }),
    }))
}

function currentOf({ asked: { item, part } }: BuilderView): string {
  return item === null
    ? (wholeParts.find((one) => one === part) ?? 'form')
    : (itemParts.find((one) => one === part) ?? 'question')
}

/** The parts of the form that are written; what is wrong with it is a list of its own. */
const wholeParts = formParts.filter((part) => part !== 'problems')
