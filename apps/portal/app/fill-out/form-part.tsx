import { Fragment } from 'react'
import { classNames } from '../ui/class-names.ts'
import { MapPin, MessageSquare } from '../ui/icons.ts'
import { partId } from './field-names.ts'
import type { AskedChange, FormOnPage, QuestionAction } from './fill-data.ts'
import { fillWords } from './fill-out.words.ts'
import type { PartState } from './form-parts.ts'
import { FormWords } from './form-words.tsx'
import { QuestionPlate } from './questions/question-plate.tsx'
import type { PendingPhoto } from './saving/photo-queue.ts'
import type { Filler } from './use-filler.ts'
import styles from './filler.module.css'

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

const none: readonly PendingPhoto[] = []
const noActions: readonly QuestionAction[] = []

/** A part of the form: its name, how far it is, and its questions. */
export function FormPart(props: FormPartProps) {
  const { state, isPage, isEnabled, data, filler, district, isMissingShown, typedBeside } = props
  const { part, shown, answered, total } = state
  const headingId = partId(part.key)
  return (
    <section className={classNames(styles.part, isPage && styles.page)} aria-labelledby={headingId}>
      <div className={styles.partHead}>
        <h2 id={headingId} tabIndex={-1}>
          <span className={styles.partSign}>
            {part.number === '' ? <MapPin aria-hidden="true" /> : part.number}
          </span>
          <FormWords lang={part.titleLanguage}>{part.title}</FormWords>
        </h2>
        {total > 0 && <span className={styles.count}>{fillWords.progress(answered, total)}</span>}
      </div>
      {part.intro !== '' && (
        <p className={styles.intro}>
          <FormWords lang={part.lang}>{part.intro}</FormWords>
        </p>
      )}
      <fieldset className={styles.questions} disabled={!isEnabled}>
        <legend className="visually-hidden">
          <FormWords lang={part.titleLanguage}>{part.title}</FormWords>
        </legend>
        {shown.map((placed) => {
          const { key } = placed.question
          const item = filler.evaluation.items[key]
          const asked = data.asked[key]
          const pending = filler.photos.filter((photo) => photo.key === key)
          return (
            item !== undefined && (
              <Fragment key={key}>
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

/** What a reviewer asks to change of the answer below. */
function AskedNote({ asked: { note, by } }: { asked: AskedChange }) {
  return (
    <p className={styles.asked}>
      <MessageSquare aria-hidden="true" />
      <span>
        <b>{fillWords.askedBy(by)}</b> {note}
      </span>
    </p>
  )
}
