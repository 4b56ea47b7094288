import type { FormDefinition } from '@holdpoint/forms'
import { setTranslations, translationsOf } from '@holdpoint/forms/editing'

/** A form in Spanish too, with what each of its English texts says there; none is left out. */
export function inSpanish(
  form: FormDefinition,
  spanish: Readonly<Record<string, string>>,
): FormDefinition {
  const both = { ...form, languages: [...form.languages, 'es'] }
  const said = translationsOf(both, 'es').map(({ place, from }) => {
    const text = spanish[from]
    if (text === undefined) {
      throw new Error(`Nothing says “${from}” in Spanish.`)
    }
    return { place, from, said: text, isEverywhere: false }
  })
  const edit = setTranslations(both, 'es', said)
  if (!edit.ok) {
    throw new Error('A text stands nowhere in the form.')
  }
  return edit.definition
}
