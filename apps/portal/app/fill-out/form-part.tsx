import { removedInstances, repeatingSections, textOf, type Instance } from '@holdpoint/forms'
import { Fragment } from 'react'
import { classNames } from '../ui/class-names.ts'
import { MapPin, MessageSquare, Trash2 } from '../ui/icons.ts'
import { partId } from './field-names.ts'
import type { AskedChange, FormOnPage, QuestionAction } from './fill-data.ts'
import type { FillerActions } from './filler-store.ts'
import type { Part, PartState } from './form-parts.ts'
import { FormText, FormWords } from './form-words.tsx'
import { AnsweringText } from './language/answering-words.tsx'
import { InstanceButton } from './questions/instance-button.tsx'
import { QuestionPlate } from './questions/question-plate.tsx'
import type { Filler } from './use-filler.ts'
import styles from './filler.module.css'
import instanceStyles from './questions/instances.module.css'

interface FormPartProps {
  state: PartState
  /** The one that shows while there is no script. */
  isPage: boolean
  /** Without a script only the shown page is posted; the other parts are switched off. */
  isEnabled: boolean
  data: FormOnPage
  filler: Filler
  district: string | null
  isMissingShown: boolean
  typedBeside: Readonly<Record<string, string>> | undefined
}

const none: readonly never[] = []
const noActions: readonly QuestionAction[] = []

/** A part of the form: its name, how far it is, and its questions. */
export function FormPart(props: FormPartProps) {
  const { state, isPage, isEnabled, data, filler, district, isMissingShown, typedBeside } = props
  const { part, shown, answered, total } = state
  const headingId = partId(part.key)
  const list = shown.find(({ question }) => question.type === 'instances')?.question
  const mayShrink = list !== undefined && instanceCount(part) > (list.repeat?.min ?? 0)
  const removed = list === undefined ? none : removedFrom(part, filler, data)
  return (
    <section className={classNames(styles.part, isPage && styles.page)} aria-labelledby={headingId}>
      <div className={styles.partHead}>
        <h2 id={headingId} tabIndex={-1}>
          <span className={styles.partSign}>
            {part.number === '' ? <MapPin aria-hidden="true" /> : part.number}
          </span>
          <FormWords lang={part.titleLanguage}>{part.title}</FormWords>
        </h2>
        {total > 0 && (
          <span className={styles.count}>
            <AnsweringText say={(words) => words.progress(answered, total)} />
          </span>
        )}
      </div>
      {part.intro !== '' && (
        <p className={styles.intro}>
          <FormWords lang={part.introLanguage}>{part.intro}</FormWords>
        </p>
      )}
      <fieldset className={styles.questions} disabled={!isEnabled}>
        <legend className="visually-hidden">
          <FormWords lang={part.titleLanguage}>{part.title}</FormWords>
        </legend>
        {shown.map((placed, place) => {
          const { key, instance } = placed.question
          const isFirst = instance?.number !== shown[place - 1]?.question.instance?.number
          const item = filler.evaluation.items[key]
          const asked = data.asked[key]
          const pending = filler.photos.filter((photo) => photo.key === key)
          return (
            item !== undefined && (
              <Fragment key={key}>
                {instance !== undefined && isFirst && (
                  <InstanceHeading
                    instance={instance}
                    lang={part.lang}
                    mayGo={mayShrink}
                    actions={filler.store.actions}
                  />
                )}
                {asked !== undefined && <AskedNote asked={asked} />}
                <QuestionPlate
                  myFormId={data.id}
                  raised={data.actions[key] ?? noActions}
                  placed={placed}
                  answer={filler.saved[key]}
                  state={item}
                  conflict={filler.conflicts[key]}
                  refusal={filler.refusals[key]}
                  pending={pending.length === 0 ? none : pending}
                  removed={placed.question === list ? removed : none}
                  typedBeside={typedBeside?.[key] ?? ''}
                  isMissingShown={isMissingShown}
                  options={data.options}
                  sought={data.found?.key === key ? data.found.sought : undefined}
                  district={district}
                  lang={data.lang}
                  timeZone={data.timeZone}
                  store={filler.store}
                />
              </Fragment>
            )
          )
        })}
      </fieldset>
    </section>
  )
}

/** How many instances there are, those as well of which nothing shows now. */
function instanceCount({ questions }: Part): number {
  return new Set(questions.flatMap(({ question }) => question.instance?.number ?? [])).size
}

function removedFrom({ sectionKey }: Part, { saved, answers }: Filler, data: FormOnPage) {
  const section = repeatingSections(data.definition).find(({ key }) => key === sectionKey)
  // What is saved of an instance that was removed before this visit is all that is known of it.
  return section === undefined ? none : removedInstances(section, { ...saved, ...answers })
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

/** What a reviewer asks to change of the answer below. */
function AskedNote({ asked: { note, by } }: { asked: AskedChange }) {
  return (
    <p className={styles.asked}>
      <MessageSquare aria-hidden="true" />
      <span>
        <b>
          <AnsweringText say={(words) => words.askedBy(by)} />
        </b>{' '}
        {note}
      </span>
    </p>
  )
}
