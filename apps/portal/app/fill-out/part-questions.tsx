import { inTables, textOf, type Instance } from '@holdpoint/forms'
import { Fragment, useCallback, useState } from 'react'
import { Trash2 } from '../ui/icons.ts'
import { drawnKeys } from './drawn-keys.ts'
import type { FormOnPage, QuestionAction } from './fill-data.ts'
import type { FillerActions } from './filler-store.ts'
import type { PartState, PlacedQuestion } from './form-parts.ts'
import { FormText } from './form-words.tsx'
import { AnsweringText } from './language/answering-words.tsx'
import { AnswerTable } from './questions/answer-table.tsx'
import { AskedNote } from './questions/asked-note.tsx'
import { InstanceButton } from './questions/instance-button.tsx'
import { QuestionPlate, type QuestionPlateProps } from './questions/question-plate.tsx'
import { useFocusHeld } from './use-focus-held.ts'
import type { Filler } from './use-filler.ts'
import instanceStyles from './questions/instances.module.css'

interface PartQuestionsProps {
  state: PartState
  /** The id of the heading that names them. */
  headingId: string
  data: FormOnPage
  filler: Filler
  district: string | null
  isMissingShown: boolean
  typedBeside: Readonly<Record<string, string>> | undefined
  /** Whether there may be fewer instances of what is asked several times. */
  mayShrink: boolean
  /** The instances that were removed. */
  removed: readonly string[]
}

const none: readonly never[] = []
const noActions: readonly QuestionAction[] = []

/** The questions of a part: each on a plate of its own, or as the rows of a table. */
export function PartQuestions(props: PartQuestionsProps) {
  const { state, data, filler, headingId } = props
  const { part } = state
  const shown = state.shown.filter(({ question }) => question.key in filler.evaluation.items)
  const drawn = inTables(shown, ({ question }) => question, part.asTable)
  const tables = drawn.filter(({ isTable }) => isTable)
  useFocusHeld(tables.map(({ rows }) => rows.map(keyOf).join(' ')).join('; '))
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({})
  const onOpen = useCallback(
    (key: string, isOpen: boolean) => setOpened((before) => ({ ...before, [key]: isOpen })),
    [],
  )
  const keys = drawnKeys(drawn)
  return drawn.map(({ isTable, rows }, place) => {
    const [first] = rows
    const instance = first?.question.instance
    const before = drawn[place - 1]?.rows.at(-1)?.question.instance?.number
    const plates = rows.map((placed) => (
      <PlacedPlate
        key={keyOf(placed)}
        placed={placed}
        isRow={isTable}
        isOpened={opened[keyOf(placed)]}
        onOpen={onOpen}
        {...props}
      />
    ))
    return (
      first !== undefined && (
        <Fragment key={keys[place]}>
          {instance !== undefined && instance.number !== before && (
            <InstanceHeading
              instance={instance}
              lang={part.lang}
              mayGo={props.mayShrink}
              actions={filler.store.actions}
            />
          )}
          {isTable ? (
            <AnswerTable question={first.question} headingId={headingId} lang={data.lang}>
              {plates}
            </AnswerTable>
          ) : (
            plates
          )}
        </Fragment>
      )
    )
  })
}

const keyOf = ({ question }: PlacedQuestion) => question.key

interface PlacedPlateProps
  extends
    PartQuestionsProps,
    Pick<QuestionPlateProps, 'placed' | 'isRow' | 'isOpened' | 'onOpen'> {}

/** A question, with what a reviewer asks to change of its answer. */
function PlacedPlate(props: PlacedPlateProps) {
  const { placed, isRow, isOpened, onOpen, data, filler } = props
  const { key, type } = placed.question
  const item = filler.evaluation.items[key]
  const asked = data.asked[key]
  const pending = filler.photos.filter((photo) => photo.key === key)
  if (item === undefined) {
    return null
  }
  return (
    <>
      {asked !== undefined && !isRow && <AskedNote asked={asked} />}
      <QuestionPlate
        myFormId={data.id}
        isRow={isRow}
        isOpened={isOpened}
        onOpen={onOpen}
        fromLast={data.fromLast?.keys.includes(key) === true ? data.fromLast.day : null}
        raised={data.actions[key] ?? noActions}
        asked={asked}
        placed={placed}
        answer={filler.saved[key]}
        state={item}
        conflict={filler.conflicts[key]}
        refusal={filler.refusals[key]}
        pending={pending.length === 0 ? none : pending}
        removed={type === 'instances' ? props.removed : none}
        typedBeside={props.typedBeside?.[key] ?? ''}
        isMissingShown={props.isMissingShown}
        options={data.options}
        sought={data.found?.key === key ? data.found.sought : undefined}
        district={props.district}
        lang={data.lang}
        timeZone={data.timeZone}
        store={filler.store}
      />
    </>
  )
}

interface InstanceHeadingProps {
  instance: Instance
  lang: string
  mayGo: boolean
  actions: FillerActions
}

/** Which one of what is asked several times the questions below are about, and the way to remove it. */
function InstanceHeading({ instance, lang, mayGo, actions }: InstanceHeadingProps) {
  const { section, number, title } = instance
  return (
    <div className={instanceStyles.heading}>
      <h3>
        <FormText text={title} lang={lang} />
      </h3>
      {mayGo && (
        <InstanceButton change={{ do: 'remove', section, instance: number }} actions={actions}>
          <Trash2 aria-hidden="true" />
          <AnsweringText say={(words) => words.removeInstance(textOf(title, lang))} />
        </InstanceButton>
      )}
    </div>
  )
}
