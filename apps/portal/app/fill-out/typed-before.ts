import { fieldNames } from './field-names.ts'
import type { FillerStore } from './filler-store.ts'
import { emptyDraft, isSameDraft } from './raw-answer.ts'

/** Takes over what the controls held before the script was there to hear of it. */
export function takeTypedBefore(form: HTMLFormElement, store: FillerStore): void {
  const fields = new FormData(form)
  for (const question of store.questions.values()) {
    const { key, type } = question
    if (type === 'photo' || type === 'signature' || !holdsControl(form, key)) {
      continue
    }
    const held = store.read().drafts[key] ?? emptyDraft
    const noteName = fieldNames.note(key)
    const draft = {
      raw: fields.getAll(fieldNames.answer(key)).filter(isText),
      note: fields.has(noteName) ? String(fields.get(noteName)) : held.note,
    }
    if (!isSameDraft(draft, held)) {
      store.actions.edit(question, draft, 'now')
    }
  }
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

function isText(field: FormDataEntryValue): field is string {
  return typeof field === 'string' && field !== ''
}
