import { riskLooks } from '../records/risk/risk-look.ts'
import { SigningWordsIn } from '../records/signing/signing-words.ts'
import { classNames } from '../ui/class-names.ts'
import {
  Check,
  CircleCheck,
  Info,
  MessageSquare,
  Minus,
  OctagonAlert,
  TriangleAlert,
  X,
} from '../ui/icons.ts'
import { SketchShown } from '../sketches/sketch-shown.tsx'
import { Link } from '../ui/link.tsx'
import { AnswerFiles } from './answer-files.tsx'
import { AnswerPhotos } from './answer-photos.tsx'
import { questionId } from './field-names.ts'
import type { EntryAnswer } from './entry-view.ts'
import { FormWords } from './form-words.tsx'
import { entryWords } from './fill-out.words.ts'
import { imageUrl } from './image-url.ts'
import { answeringWords, signingWords } from './language/answering.words.ts'
import { locationWords } from './questions/location.words.ts'
import { SignatureShown } from './questions/signature-shown.tsx'
import styles from './read-only-entry.module.css'

const icons = { yes: Check, no: X, na: Minus } as const
const limitIcons = { ok: CircleCheck, warn: TriangleAlert, danger: OctagonAlert } as const

interface EntryAnswerRowProps {
  myFormId: string
  answer: EntryAnswer
  timeZone: string
  /** The version that is read; null for how it stands now. */
  version: number | null
}

/** One question with its answer, its note, its photos and its signature. */
export function EntryAnswerRow({ myFormId, answer, timeZone, version }: EntryAnswerRowProps) {
  const { key, number, label, note, photos, signature, limit } = answer
  const LimitIcon = limit && limitIcons[limit.level]
  return (
    <li id={questionId(key)} className={styles.answer}>
      <div className={styles.asked}>
        {number !== '' && <span className={styles.number}>{number}</span>}
        <p>
          <FormWords lang={answer.lang}>{label}</FormWords>
        </p>
      </div>
      {answer.sketch !== null && <SketchShown sketch={answer.sketch} lang={answer.textLang} />}
      <AnswerWords answer={answer} />
      {limit !== null && LimitIcon !== null && (
        <p className={classNames(styles.limit, styles[limit.level])}>
          <LimitIcon aria-hidden="true" />
          <FormWords lang={limit.lang}>{limit.label}</FormWords>
        </p>
      )}
      {answer.isCriticalFailure && (
        <p className={classNames(styles.limit, styles.danger)}>
          <OctagonAlert aria-hidden="true" />
          {entryWords.critical}
        </p>
      )}
      {answer.isFlagged && (
        <p className={styles.limit}>
          <Info aria-hidden="true" />
          {entryWords.flagged}
        </p>
      )}
      {note !== '' && (
        <p className={styles.note}>
          <MessageSquare aria-hidden="true" />
          <span>{note}</span>
        </p>
      )}
      <AnswerFiles files={answer.files} hrefOf={(id) => imageUrl(myFormId, id)} />
      <AnswerPhotos {...{ myFormId, label, photos, version }} />
      {signature !== null && (
        <SigningWordsIn value={signingWords(answer.textLang)}>
          <SignatureShown myFormId={myFormId} signature={signature} timeZone={timeZone} />
        </SigningWordsIn>
      )}
    </li>
  )
}

interface AnswerWordsProps {
  answer: EntryAnswer
}

function AnswerWords({ answer: { kind, text, textLang, level, geo, machine } }: AnswerWordsProps) {
  const words = <FormWords lang={textLang}>{text}</FormWords>
  switch (kind) {
    case 'yes':
    case 'no':
    case 'na': {
      const Icon = icons[kind]
      return (
        <p className={classNames(styles.sign, styles[kind])}>
          <Icon aria-hidden="true" />
          {words}
        </p>
      )
    }
    case 'risk':
      return (
        <p className={styles.words}>
          <span className={classNames(styles.risk, level === null ? undefined : riskLooks[level])}>
            {text}
          </span>
        </p>
      )
    case 'place':
      return (
        <p className={classNames(styles.words, styles.place)}>
          {words}
          {geo !== null && (
            <a className={styles.map} href={geo}>
              {locationWords.map}
            </a>
          )}
        </p>
      )
    case 'text':
      return (
        <p className={styles.words}>
          {words}
          {machine !== null && (
            <Link to={machine.to} className={styles.machine}>
              {machine.name}
            </Link>
          )}
        </p>
      )
    case 'none':
      return (
        <p className={styles.none}>
          <FormWords lang={textLang}>{answeringWords(textLang).words.notAnswered}</FormWords>
        </p>
      )
    case 'photo':
    case 'file':
    case 'signature':
      return null
  }
}
