import { isMediaQuestion } from '@holdpoint/forms'
import { useEffect, type RefObject } from 'react'
import { useBeforePaint } from '../ui/before-paint.ts'
import { fieldNames } from './field-names.ts'
import type { FillerStore } from './filler-store.ts'
import { emptyDraft, isSameDraft } from './raw-answer.ts'
import { rawIn } from './read-post.ts'

/**
 * Hands are faster than scripts: takes over what the controls of a form held before its script was
 * there to hear of it.
 */
export function useTypedBefore(form: RefObject<HTMLFormElement>, store: FillerStore): void {
  // At once as React takes the form over. It follows the store only a moment later, and until then
  // puts back what is ticked: the store knows of it, and the controls would say otherwise.
  useBeforePaint(() => {
    if (form.current !== null) {
      takeAnswers(form.current, store)
    }
  }, [form, store])

  // Only what saves has a place for photos.
  useEffect(() => {
    if (form.current !== null) {
      tellOfFiles(form.current)
    }
  }, [form, store])
}

function takeAnswers(form: HTMLFormElement, store: FillerStore): void {
  const fields = new FormData(form)
  for (const question of store.questions.values()) {
    const { key, type } = question
    if (isMediaQuestion(question) || type === 'signature' || !holdsControl(form, key)) {
      continue
    }
    const held = store.read().drafts[key] ?? emptyDraft
    const noteName = fieldNames.note(key)
    const draft = {
      raw: rawIn(key, fields),
      note: fields.has(noteName) ? String(fields.get(noteName)) : held.note,
    }
    if (!isSameDraft(draft, held)) {
      store.actions.edit(question, draft, 'now')
    }
  }
}

function tellOfFiles(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="file"]')) {
    if ((input.files?.length ?? 0) > 0) {
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}

/** Parts beyond the shown page are switched off until the script is there; they hold nothing new. */
function holdsControl(form: HTMLFormElement, key: string): boolean {
  const found = form.elements.namedItem(fieldNames.answer(key))
  const control = found instanceof RadioNodeList ? found[0] : found
  return control instanceof Element && !control.matches(':disabled')
}
