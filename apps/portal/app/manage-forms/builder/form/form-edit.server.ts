import type { FormDefinition, Scoring } from '@holdpoint/forms'
import { setLanguages, textsLost } from '@holdpoint/forms/editing'
import * as z from 'zod'
import type { Steps } from '../edits.ts'
import { tick } from '../field-values.ts'
import { numberField, tickField, wordField } from '../fields.server.ts'
import { saidOnly } from '../texts.ts'
import type { FormStart } from './form-page.ts'
import { formWords as words } from './form.words.ts'

/** What the form of the whole sends. */
export const formInput = z.object({
  scored: tickField,
  passingPercentage: numberField(words.noPercent, { min: 0, max: 100 }),
  na: wordField(['exclude', 'pass']),
  critical: wordField(['failKeepScore', 'failZero']),
  sectionFail: tickField,
  limited: tickField,
  languages: z
    .string(words.noLanguage)
    .transform((text) => [...new Set(text.split(/[\s,;]+/).filter((tag) => tag !== ''))])
    .pipe(z.array(z.string()).min(1, words.noLanguage)),
  dropTexts: tickField,
})

type FormSaid = z.output<typeof formInput>

const usual: Scoring = {
  enabled: false,
  passingPercentage: 80,
  na: 'exclude',
  critical: 'failKeepScore',
}

/** Puts what is set for the form into fields. */
export function formStart({ scoring = usual, access, languages }: FormDefinition): FormStart {
  return {
    scored: tick(scoring.enabled),
    passingPercentage: String(scoring.passingPercentage),
    ...{ na: scoring.na, critical: scoring.critical, sectionFail: tick(scoring.sectionFail) },
    limited: tick(access?.limitedDefault),
    ...{ languages: languages.join(', '), dropTexts: '' },
  }
}

/** Writes what is set for the form as its fields say it. */
export function editForm(definition: FormDefinition, said: FormSaid): Steps {
  if (said.scored && said.passingPercentage === undefined) {
    return { ok: false, problems: { passingPercentage: words.noPercent } }
  }
  const next = saidOnly<FormDefinition>({
    ...definition,
    scoring: scoringOf(said, definition.scoring),
    access:
      said.limited || definition.access !== undefined
        ? { limitedDefault: said.limited }
        : undefined,
  })
  const lost = textsLost(definition, said.languages)
  if (lost > 0 && !said.dropTexts) {
    return { ok: false, problems: { dropTexts: words.losesTexts(lost) } }
  }
  const edit = setLanguages(next, said.languages)
  return edit.ok
    ? { ok: true, definition: edit.definition, key: '' }
    : { ok: false, problems: { languages: edit.problem } }
}

function scoringOf(said: FormSaid, before: Scoring | undefined): Scoring | undefined {
  const { passingPercentage: marked = usual.passingPercentage } = before ?? usual
  const { na, critical, passingPercentage = marked } = said
  const next = saidOnly<Scoring>({
    ...{ enabled: said.scored, passingPercentage, na, critical },
    sectionFail: said.sectionFail ? true : undefined,
  })
  // What is typed while nothing is scored stays for when something is.
  const isUsual = before === undefined && JSON.stringify(next) === JSON.stringify(usual)
  return isUsual ? undefined : next
}
