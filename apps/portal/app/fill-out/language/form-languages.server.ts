import { readingLanguages } from '@holdpoint/api'
import { isKindOf, shownLanguage, type FormDefinition } from '@holdpoint/forms'
import { languageName } from '../../ui/language-name.ts'
import type { FormLanguage } from './form-languages.ts'

/**
 * The languages that whoever reads a form may choose among: those that the choice of a language leads
 * to. Of a form in one there is none to choose.
 */
export function formLanguages(definition: FormDefinition): FormLanguage[] {
  const chosen = readingLanguages.flatMap((reading) => {
    const tag = shownLanguage(definition, reading)
    return isKindOf(tag, reading) ? [{ tag, reading, name: languageName(tag) }] : []
  })
  return definition.languages.length < 2 || chosen.length < 2 ? [] : chosen
}
