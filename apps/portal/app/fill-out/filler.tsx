import { useNavigate, useSubmit } from '@remix-run/react'
import { useEffect, useMemo, useRef, type FormEvent, type ReactNode } from 'react'
import { afterSubmitPath, subFormsId, subFormsPath } from '../entry-sub-forms/entry-sub-forms.ts'
import { handOverTab } from '../hand-over/hand-over-tab.ts'
import { paths } from '../paths.ts'
import { FormKey, formKeyField } from '../ui/form-key.tsx'
import { AttachLine } from './attach-line.tsx'
import { attachmentsTab } from './attachments-tab.ts'
import { fieldNames, questionId } from './field-names.ts'
import type { FillAgain, FillData } from './fill-data.ts'
import { districtOf, marksOf, signedOf } from './filler-state.ts'
import { FillerTop } from './filler-top.tsx'
import { focusMissing, focusPart, focusQuestion } from './focus.ts'
import { currentPart, partOfQuestion } from './form-parts.ts'
import { FormPart } from './form-part.tsx'
import { FillPartOf, FillSubForms } from './fill-sub-forms.tsx'
import { readIntent, writeIntent, type Intent } from './intent.ts'
import { JumpPlate } from './jump-list.tsx'
import { FormLanguage } from './language/answering-words.tsx'
import { answeringWords } from './language/answering.words.ts'
import { FillLanguages } from './language/language-switch.tsx'
import { useShownLanguage } from './language/use-shown-language.ts'
import { MissingList } from './missing-list.tsx'
import { raisePath } from './raise-path.ts'
import { SaveBar } from './save-bar.tsx'
import { useCurrentPart } from './use-current-part.ts'
import { useDayHere } from './use-day-here.ts'
import { useFiller } from './use-filler.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useMissing } from './use-missing.ts'
import { useOnceSaved } from './use-once-saved.ts'
import { useSubmitting } from './use-submitting.ts'
import { useTypedBefore } from './use-typed-before.ts'
import { useUnseenLeftOut } from './use-unseen-left-out.ts'
import { PressedOverlay } from '../ui/pressed-overlay.tsx'
import { useWork } from '../ui/processing.ts'
import { useScripted } from '../ui/use-scripted.ts'
import styles from './filler.module.css'

interface FillerPageProps {
  data: FillData
  again: FillAgain | undefined
  /** What is said above the questions. */
  children?: ReactNode
}

/**
 * A form being filled. One form holds every part: without a script the style sheet shows one part
 * at a time and each button saves and turns the page; with one, all parts are a single column
 * that saves by itself.
 */
export function FillerPage({ data: loaded, again, children }: FillerPageProps) {
  const language = useShownLanguage(useDayHere(loaded))
  const { data } = language
  const { id } = data
  const { words } = answeringWords(data.lang)
  const formKey = again?.formKey ?? data.formKey
  const filler = useFiller(data, again)
  const { store, parts, states, saved, drafts } = filler
  const { actions } = store
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const submit = useSubmit()

  const page = currentPart(states, again === undefined ? data.section : again.section)
  const pageKey = page?.part.key ?? ''
  const here = useCurrentPart(states, pageKey)
  // What was handed back is one page without a script, too.
  const isWhole = useScripted() || data.isOnlyAsked
  const only = onlyOf(data)
  const { marks, signed } = useMemo(() => {
    const posted = isWhole ? states : states.filter(({ part }) => part.key === pageKey)
    return {
      marks: marksOf(saved, posted, data, again),
      signed: signedOf(data.definition, saved, posted),
    }
  }, [isWhole, states, pageKey, saved, data, again])
  const isRefused = again?.isRefused === true
  const missing = useMissing(filler, data, again)
  useLeaveGuard(store, words.leaveAnyway)
  useUnseenLeftOut(form)
  useTypedBefore(form, store)

  // A new answer of the action: what it asks for is shown, and the keyboard goes there.
  useEffect(() => {
    if (again !== undefined) {
      focusMissing()
    }
  }, [again])

  /** Posts what a button asks for, without the answers: those are saved. */
  function post(intent: Intent) {
    submit(
      { [formKeyField]: formKey, [fieldNames.intent]: writeIntent(intent) },
      { method: 'post', action: paths.fillOut(id, { section: here, only }) },
    )
  }

  const submitting = useSubmitting(id, store, {
    formKey,
    words,
    doneAt: afterSubmitPath(data.subForms),
    isShown: (key) => states.some(({ shown }) => shown.some((one) => one.question.key === key)),
    fillingBelow: data.fillingBelow,
    post: () => post({ kind: 'submit' }),
  })

  const { onceSaved, notice } = useOnceSaved(filler, words)

  /** The server says what became of the form, and shows what it does not take. */
  function load() {
    const action = paths.fillOut(id, { section: here, only })
    submit(form.current, { method: 'post', encType: 'multipart/form-data', action })
  }

  // What there is to say, such as that the network is gone, must be seen.
  useWork(submitting.isSubmitting && submitting.notice === '')

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    const intent = readIntent(button instanceof HTMLButtonElement ? button.value : '')
    switch (intent.kind) {
      case 'submit':
        submitting.press()
        return
      case 'exit':
        navigate(paths.myForms())
        return
      case 'language':
        language.choose(intent.reading)
        return
      case 'go':
        focusPart(intent.part)
        return
      case 'question':
        focusQuestion(intent.key)
        return
      case 'attach': {
        const to = paths.fillOut(id, { section: here, only, tab: attachmentsTab })
        onceSaved(() => navigate(to))
        return
      }
      case 'handOver':
        onceSaved(() => navigate(paths.fillOut(id, { tab: handOverTab })))
        return
      case 'subForms':
        focusPart(subFormsId)
        return
      case 'addSubForm':
        onceSaved(() => post(intent))
        return
      case 'entry':
        onceSaved(() => navigate(paths.fillOut(intent.id)))
        return
      case 'parent':
        onceSaved(() => navigate(subFormsPath(intent.id)))
        return
      case 'raise': {
        const part = partOfQuestion(parts, intent.key)
        const back = `${paths.fillOut(id, { section: part?.key, only })}#${questionId(intent.key)}`
        onceSaved(() => navigate(raisePath(id, intent.key, back)))
        return
      }
      default:
        actions.leave()
    }
  }

  const district = districtOf(filler.store.questions, drafts)
  return (
    <FormLanguage value={data.lang}>
      <form
        ref={form}
        className={styles.form}
        method="post"
        encType="multipart/form-data"
        action={paths.fillOut(id, { section: pageKey, only })}
        noValidate
        autoComplete="off"
        onSubmit={onSubmit}
      >
        {/* Enter in a text field presses the first button of its form: it must be one that stays. */}
        <button
          type="submit"
          className="visually-hidden"
          name={fieldNames.intent}
          value="stay"
          tabIndex={-1}
          aria-hidden="true"
        />
        <FormKey value={formKey} />
        <input type="hidden" name={fieldNames.present} value={marks} readOnly />
        <input type="hidden" name={fieldNames.signed} value={signed} readOnly />
        <FillerTop
          data={data}
          drafts={drafts}
          states={states}
          here={here}
          isMissingShown={isRefused}
        />
        <div className={styles.grid}>
          <JumpPlate states={states} here={here} isMissingShown={isRefused} />
          <div className={styles.column}>
            <FillLanguages languages={data.languages} lang={data.lang} notice={language.notice} />
            <FillPartOf parent={data.subForms.parent} />
            {children}
            {again !== undefined && (
              <MissingList
                again={again}
                rows={missing}
                numberOf={(key) =>
                  partOfQuestion(parts, key)?.questions.find((one) => one.question.key === key)
                    ?.number ?? ''
                }
              />
            )}
            {states.map((partState) => (
              <FormPart
                key={partState.part.key}
                state={partState}
                isPage={data.isOnlyAsked || partState.part.key === pageKey}
                isEnabled={isWhole || partState.part.key === pageKey}
                data={data}
                filler={filler}
                district={district}
                isMissingShown={isRefused}
                typedBeside={again?.typedBeside}
              />
            ))}
            <FillSubForms forms={data.subForms.forms} />
            <AttachLine count={data.attachmentCount} mayHandOver={data.mayHandOver} />
          </div>
        </div>
        <SaveBar
          data={data}
          filler={filler}
          missing={missing}
          isMissingShown={isRefused}
          isFirst={data.isOnlyAsked || states[0]?.part.key === pageKey}
          isLast={data.isOnlyAsked || states.at(-1)?.part.key === pageKey}
          isSubmitting={submitting.isSubmitting}
          notice={submitting.notice === '' ? notice : submitting.notice}
          load={load}
        />
        <PressedOverlay />
      </form>
    </FormLanguage>
  )
}

/** What the addresses of the page say of what was handed back; nothing where nothing was. */
function onlyOf({ asked, isOnlyAsked }: FillData): 0 | 1 | undefined {
  return Object.keys(asked).length === 0 ? undefined : isOnlyAsked ? 1 : 0
}
