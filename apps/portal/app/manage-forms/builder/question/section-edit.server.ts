import {
  instanceCountMax,
  textOf,
  type FormDefinition,
  type Repeat,
  type Section,
} from '@holdpoint/forms'
import { renameKey, replaceItem } from '@holdpoint/forms/editing'
import * as z from 'zod'
import { inSteps, type Steps } from '../edits.ts'
import { numberField, optionalText, textField, tickField } from '../fields.server.ts'
import { orNoText, saidOnly, withText } from '../texts.ts'
import { questionWords, sectionWords as words } from './question.words.ts'

/** What the form of a section sends. */
export const sectionInput = z
  .object({
    title: textField(words.noTitle),
    intro: optionalText,
    passPercent: numberField(words.noPercent, { min: 0, max: 100 }),
    repeatLabel: optionalText,
    repeatMin: timesField(0),
    repeatMax: timesField(1),
    asTable: tickField,
    key: z.string(questionWords.noKey).transform((key) => key.trim()),
  })
  .superRefine(({ repeatLabel, repeatMin, repeatMax = usualMax }, context) => {
    const isBound = repeatMin !== undefined
    if (repeatLabel === undefined && isBound) {
      context.addIssue({ code: 'custom', path: ['repeatLabel'], message: words.noRepeatLabel })
    }
    if (isBound && repeatMin > repeatMax) {
      context.addIssue({ code: 'custom', path: ['repeatMin'], message: words.crossedTimes })
    }
  })

/** How often a section is asked at most where nobody says otherwise. */
const usualMax = 20

function timesField(min: number) {
  return numberField(words.noTimes(min, instanceCountMax), {
    ...{ min, max: instanceCountMax, isWhole: true },
  })
}

/** What the form of a section says. */
export type SectionSaid = z.output<typeof sectionInput>

/** What the fields of a section begin with. */
export type SectionStart = { [Field in keyof SectionSaid]?: string }

/** Puts a section into the fields of its form. */
export function sectionStart(
  { key, title, intro, passPercent, repeat, asTable }: Section,
  lang: string,
): SectionStart {
  return {
    ...{ key, title: textOf(title, lang), intro: textOf(intro, lang) },
    passPercent: passPercent === undefined ? '' : String(passPercent),
    repeatLabel: textOf(repeat?.label, lang),
    repeatMin: repeat === undefined ? '' : String(repeat.min),
    repeatMax: repeat === undefined ? '' : String(repeat.max),
    asTable: asTable === true ? 'true' : '',
  }
}

/** Without a name for one of them a section is asked once. */
function repeatSaid(
  before: Repeat | undefined,
  lang: string,
  { repeatLabel, repeatMin = 0, repeatMax = usualMax }: SectionSaid,
): Repeat | undefined {
  return repeatLabel === undefined
    ? undefined
    : { label: withText(before?.label, lang, repeatLabel), min: repeatMin, max: repeatMax }
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
    repeat: repeatSaid(section.repeat, lang, said),
    asTable: said.asTable ? true : undefined,
  })
  return inSteps(definition, section.key, [
    ['', (form) => replaceItem(form, next)],
    ['key', (form, key) => renameKey(form, key, said.key)],
  ])
}
