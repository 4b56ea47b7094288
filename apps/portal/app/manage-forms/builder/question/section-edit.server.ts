import { textOf, type FormDefinition, type Section } from '@holdpoint/forms'
import { renameKey, replaceItem } from '@holdpoint/forms/editing'
import * as z from 'zod'
import { inSteps, type Steps } from '../edits.ts'
import { numberField, optionalText, textField } from '../fields.server.ts'
import { orNoText, saidOnly, withText } from '../texts.ts'
import { questionWords, sectionWords as words } from './question.words.ts'

/** What the form of a section sends. */
export const sectionInput = z.object({
  title: textField(words.noTitle),
  intro: optionalText,
  passPercent: numberField(words.noPercent, { min: 0, max: 100 }),
  key: z.string(questionWords.noKey).transform((key) => key.trim()),
})

/** What the form of a section says. */
export type SectionSaid = z.output<typeof sectionInput>

/** What the fields of a section begin with. */
export type SectionStart = { [Field in keyof SectionSaid]?: string }

/** Puts a section into the fields of its form. */
export function sectionStart(
  { key, title, intro, passPercent }: Section,
  lang: string,
): SectionStart {
  return {
    ...{ key, title: textOf(title, lang), intro: textOf(intro, lang) },
    passPercent: passPercent === undefined ? '' : String(passPercent),
  }
}

/** Writes a section as its form says it. */
export function editSection(
  definition: FormDefinition,
  section: Section,
  said: SectionSaid,
  lang: string,
): Steps {
  const next = saidOnly<Section>({
    ...section,
    title: withText(section.title, lang, said.title),
    intro: orNoText(section.intro, lang, said.intro),
    passPercent: said.passPercent,
  })
  return inSteps(definition, section.key, [
    ['', (form) => replaceItem(form, next)],
    ['key', (form, key) => renameKey(form, key, said.key)],
  ])
}
