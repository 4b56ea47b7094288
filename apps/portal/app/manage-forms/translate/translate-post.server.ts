import type { AppLoadContext } from '@remix-run/node'
import type { FormDefinition } from '@holdpoint/forms'
import { setTranslations, translationsOf, type SaidText } from '@holdpoint/forms/editing'
import * as z from 'zod'
import { paths } from '../../paths.ts'
import type { EditAgain } from '../../records/edit-again.ts'
import { takeFields, type Made } from '../builder/draft.server.ts'
import { optionalText, plainField, rowsField, tickField } from '../builder/fields.server.ts'
import { readWritten } from '../definitions.server.ts'
import { formText } from '../../ui/form-text.ts'
import { languageName } from '../../ui/language-name.ts'
import { translateAsked } from './translate-load.server.ts'
import { whatNamer } from './translate-parts.ts'
import { translateWords as words } from './translate.words.ts'

/** A text as it was drawn keeps its blanks: it is compared, and no more. */
const asDrawn = z
  .string()
  .default('')
  .transform((text) => text.replaceAll('\r\n', '\n'))

const input = z.object({
  texts: rowsField(
    z.object({
      ...{ place: plainField, from: asDrawn, was: asDrawn },
      said: optionalText,
      same: tickField,
    }),
  ),
})

type Said = z.output<typeof input>['texts']

/** Takes a page of texts; the page stays where it was. */
export async function takeTranslations(ask: { context: AppLoadContext; request: Request }) {
  const { context, request } = ask
  const asked = translateAsked(request)
  const { definition } = await readWritten({ ...ask, formId: asked.formId })
  const form = await request.formData()
  const language = formText(form, 'language')
  const to = paths.formTranslations(asked.formId, {
    language,
    only: asked.isMissingOnly ? 'missing' : undefined,
    page: asked.page,
  })
  const post = { context, request, form, asked }
  return takeFields(
    post,
    input,
    ({ texts }) => written(definition, language, texts, to),
    knownOf(definition, language, new Set(form.values())),
  )
}

function written(definition: FormDefinition, language: string, said: Said, to: string): Made {
  const changes = said.filter(isMeant).map(({ place, from, said: words, same }): SaidText => ({
    ...{ place, from, said: words ?? null },
    isEverywhere: same,
  }))
  const edit = setTranslations(definition, language, changes)
  if (edit.ok) {
    const count = countChanged(definition, edit.definition, language)
    const told = count === 0 ? words.nothingSaid : words.said(languageName(language), count)
    return { ok: true, definition: edit.definition, said: told, to }
  }
  if ('problem' in edit) {
    return { ok: false, problems: { '': edit.problem } }
  }
  const problems = said.flatMap(({ place }, row) => {
    const problem = edit.problems.get(place)
    return problem === undefined ? [] : [[`texts[${row}].said`, problem] as const]
  })
  return { ok: false, problems: Object.fromEntries(problems) }
}

/** What stands as it was drawn is left alone: somebody else may have written it meanwhile. */
function isMeant({ was, said = '', same }: Said[number]): boolean {
  return said !== was.trim() || (same && said !== '')
}

function countChanged(before: FormDefinition, after: FormDefinition, language: string): number {
  const said = translationsOf(before, language).map((one) => one.said)
  return translationsOf(after, language).filter((one, at) => one.said !== said[at]).length
}

/** What each text is called, for fields that come back on a page that shows others by then. */
function knownOf(
  definition: FormDefinition,
  language: string,
  sent: ReadonlySet<FormDataEntryValue>,
): EditAgain['known'] {
  const what = whatNamer(definition)
  const texts = translationsOf(definition, language).filter(({ place }) => sent.has(place))
  return { texts: texts.map((one) => ({ id: one.place, name: what(one), detail: one.from })) }
}
