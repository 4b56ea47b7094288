import { removedInstances, repeatingSections } from '@holdpoint/forms'
import { classNames } from '../ui/class-names.ts'
import { MapPin } from '../ui/icons.ts'
import { partId } from './field-names.ts'
import type { FormOnPage } from './fill-data.ts'
import type { Part, PartState } from './form-parts.ts'
import { FormWords } from './form-words.tsx'
import { AnsweringText } from './language/answering-words.tsx'
import { PartQuestions } from './part-questions.tsx'
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

const none: readonly never[] = []

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
        <PartQuestions
          headingId={headingId}
          mayShrink={mayShrink}
          removed={removed}
          {...{ state, data, filler, district, isMissingShown, typedBeside }}
        />
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
