import { useNavigate, useSearchParams } from '@remix-run/react'
import { sentences } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CloudCheck } from '../../ui/icons.ts'
import { Answers, Question } from '../../ui/question.tsx'
import { clock, shortDay } from '../../ui/time.ts'
import { useScripted } from '../../ui/use-scripted.ts'
import { offlineWords as words } from '../offline.words.ts'
import { BeginPart } from '../begin/begin-part.tsx'
import { useStaying } from './use-staying.ts'
import { useWaiting, type Waiting } from './use-waiting.ts'
import styles from './unsent-page.module.css'
import type { WaitingForm } from './waiting-forms.ts'

interface UnsentPageProps {
  personId: string
  timeZone: string
  now: string
}

/** What waits on this device. Only the browser knows it, so the server draws the page without it. */
export function UnsentPage({ personId, timeZone, now }: UnsentPageProps) {
  const [query] = useSearchParams()
  const waiting = useWaiting(personId)
  const isScripted = useScripted()
  const staying = useStaying()
  const { forms } = waiting
  // The form that is about to be discarded. The address tells it also on a page that was kept.
  const discarding = query.get('discard')
  const asked =
    typeof forms === 'string' ? undefined : forms.find((one) => one.formId === discarding)
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: sentences.myForms.title, to: paths.myForms() }]}
      />
      <div className={styles.page}>
        <p>{words.intro}</p>
        {staying !== 'unknown' && <p className={styles.calm}>{words[staying]}</p>}
        <p role="status" className={styles.notice}>
          {waiting.notice}
        </p>
        {typeof forms === 'string' ? (
          <p className={styles.none}>{isScripted ? emptyWords(forms) : words.needsScript}</p>
        ) : forms.length === 0 ? (
          <p className={styles.done}>
            <CloudCheck aria-hidden="true" />
            {words.nothing}
          </p>
        ) : (
          <>
            <Button
              type="button"
              tone="go"
              className={styles.send}
              aria-disabled={waiting.isSending ? true : undefined}
              onClick={waiting.send}
            >
              {waiting.isSending ? words.sending : words.sendNow}
            </Button>
            <ul className={styles.list}>
              {forms.map((form) => (
                <li key={form.formId} className={styles.form}>
                  <WaitingRow
                    form={form}
                    waiting={waiting}
                    since={timeOf(form.since, timeZone, new Date(now))}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        <BeginPart />
      </div>
      {asked !== undefined && <DiscardDialog form={asked} discard={waiting.discard} />}
    </>
  )
}

interface WaitingRowProps {
  form: WaitingForm
  waiting: Waiting
  since: string
}

function WaitingRow({ form, waiting, since }: WaitingRowProps) {
  const { formId, title, answers, photos, files, isBegunHere, trouble } = form
  const what = [
    ...(isBegunHere ? [words.begunHere] : []),
    ...(answers > 0 ? [words.answers(answers)] : []),
    ...photos.map(words.photo),
    ...files.map(words.file),
  ]
  return (
    <>
      <h2>{title}</h2>
      <p>{[...what, words.since(since)].join(', ')}</p>
      <p className={trouble === undefined ? styles.calm : styles.trouble}>
        {trouble?.message ?? words.waits}
      </p>
      <div className={styles.actions}>
        <ButtonLink to={paths.fillOut(formId)} aria-label={`${words.open}: ${title}`}>
          {words.open}
        </ButtonLink>
        <Button
          type="button"
          aria-label={`${words.saveFile}: ${title}`}
          onClick={() => waiting.saveFile(form)}
        >
          {words.saveFile}
        </Button>
        <ButtonLink
          tone="quiet"
          to={paths.unsent({ discard: formId })}
          preventScrollReset
          aria-label={`${words.discard}: ${title}`}
        >
          {words.discard}
        </ButtonLink>
      </div>
    </>
  )
}

interface DiscardDialogProps {
  form: WaitingForm
  discard: (formId: string) => Promise<void>
}

function DiscardDialog({ form, discard }: DiscardDialogProps) {
  const navigate = useNavigate()
  return (
    <Question
      title={words.discardTitle}
      asks={words.discardQuestion(form.title)}
      closeTo={paths.unsent()}
    >
      <Answers
        noTo={paths.unsent()}
        type="button"
        onClick={() => {
          // Without a network the way back is the load of a page, which would cut it short.
          void discard(form.formId).then(() =>
            navigate(paths.unsent(), { replace: true, preventScrollReset: true }),
          )
        }}
      />
    </Question>
  )
}

function emptyWords(state: Extract<Waiting['forms'], string>): string {
  switch (state) {
    case 'looking':
      return words.looking
    case 'unsupported':
      return words.unsupported
    case 'locked':
      return words.locked
  }
}

function timeOf(ms: number, timeZone: string, now: Date): string {
  const instant = new Date(ms).toISOString()
  return `${shortDay(instant, timeZone, now)}, ${clock(instant, timeZone)}`
}
