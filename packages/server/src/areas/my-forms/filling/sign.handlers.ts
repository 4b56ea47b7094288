import { checkAnswer, findQuestion, signedRevision, type Answer } from '@holdpoint/forms'
import { ok, type CheckedHandler } from '../../../handler.ts'
import { openEntry, revised, storeChange } from './change.ts'
import { languageToShow } from '../my-forms.language.ts'
import { letGo } from './let-go.ts'
import { failIn, refusalWords } from './refusal.words.ts'
import { requirePassword, signatureOf } from '../../../records/signing.ts'

/**
 * Signs as the person who is signed in, at the server's time, for the answers as they stand, which
 * must be those that the person has read where it is said which those were; the signature is void
 * once one of them is changed (`signedRevision`). A typed name counts together with
 * the person's password, which is checked before anything is locked.
 */
export const sign: CheckedHandler<'myForms.sign'> = {
  async before(input, context) {
    if (input.kind === 'typed') {
      await requirePassword(input.password ?? '', context)
    }
  },
  async handle({ kind, answersRev: readRev, ...input }, context) {
    const { person } = context
    const open = await openEntry(context, person, input.myFormId, input.questionKey)
    const lang = await languageToShow(context, open.definition)
    const words = refusalWords(lang)
    const question = findQuestion(open.definition, input.questionKey)
    if (question?.type !== 'signature') {
      return failIn(lang, 'invalid_input', words.noSignatureTaken)
    }
    const answersRev = signedRevision(open.definition, open.answers, input.questionKey)
    if (kind !== 'clear' && readRev !== null && readRev !== answersRev) {
      return failIn(lang, 'row_changed', words.changedSinceRead)
    }
    const before = open.answers[input.questionKey]
    const { signature: replaced, rev: _rev, ...kept } = before ?? { value: null }
    const signed = { recordId: input.myFormId }
    const signature =
      kind === 'clear' ? undefined : await signatureOf({ kind, ...input }, signed, context)
    const given = { ...kept, ...(signature ? { signature: { ...signature, answersRev } } : {}) }
    const checked = checkAnswer(question, given, lang)
    if (!checked.ok) {
      return failIn(lang, 'invalid_input', checked.problem.message)
    }
    if (replaced?.uploadId !== undefined) {
      await letGo(context, input.myFormId, replaced.uploadId)
    }
    const changed: Record<string, Answer> = {
      [input.questionKey]: revised(checked.answer, before),
    }
    const { answers, saved } = await storeChange(context, person, open, changed, 'sign')
    return ok({ ...saved, answer: answers[input.questionKey] ?? null })
  },
}
