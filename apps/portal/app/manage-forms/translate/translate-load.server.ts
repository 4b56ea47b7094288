import type { AppLoadContext } from '@remix-run/node'
import { firstLanguage, type FormDefinition } from '@holdpoint/forms'
import { translationsOf } from '@holdpoint/forms/editing'
import { paths } from '../../paths.ts'
import { leaveClosed } from '../../records/leave-closed.server.ts'
import { languageName } from '../../ui/language-name.ts'
import { readWritten } from '../definitions.server.ts'
import { translationParts, type TextRow } from './translate-parts.ts'

type TranslateAsk = { context: AppLoadContext; request: Request }

/** What the address of the page says. */
export type TranslateAsked = {
  formId: string
  language: string | null
  page: number
  isMissingOnly: boolean
}

/** Reads the address of the page; what it does not know is not asked. */
export function translateAsked({ url }: Pick<Request, 'url'>): TranslateAsked {
  const { searchParams } = new URL(url)
  const page = searchParams.get('page') ?? ''
  return {
    formId: searchParams.get('formId') ?? '',
    language: searchParams.get('language'),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    isMissingOnly: searchParams.get('only') === 'missing',
  }
}

/** The languages that a form is translated into, and the one that an address asks for, else the first. */
export function translatedInto(definition: FormDefinition, asked: string | null) {
  const others = definition.languages.slice(1)
  return { others, language: others.find((tag) => tag === asked) ?? others[0] ?? null }
}

/** How far a form is translated into each of its languages. */
export function languageCounts(definition: FormDefinition, formId: string) {
  return translatedInto(definition, null).others.map((tag) => {
    const texts = translationsOf(definition, tag)
    return {
      ...{ tag, name: languageName(tag), all: texts.length },
      done: texts.filter(({ said }) => said !== null).length,
      to: paths.formTranslations(formId, { language: tag }),
    }
  })
}

/** Loads a page of the texts of a form in another language; who may not write it is led to its page. */
export async function loadTranslations({ context, request }: TranslateAsk) {
  const asked = translateAsked(request)
  const { formId } = asked
  const written = await readWritten({ context, request, formId })
  if (!written.can.edit) {
    leaveClosed(request, paths.managedForm(formId))
  }
  const { definition, title, rowVersion } = written
  const first = firstLanguage(definition)
  const { language } = translatedInto(definition, asked.language)
  return {
    ...{ formId, title, rowVersion, formKey: context.mintFormKey() },
    first: { tag: first, name: languageName(first) },
    languages: languageCounts(definition, formId),
    shown: language === null ? null : shownOf(definition, { ...asked, language }),
  }
}

/** What the page shows. */
export type TranslateView = Awaited<ReturnType<typeof loadTranslations>>

function shownOf(
  definition: FormDefinition,
  { formId, language, isMissingOnly, ...asked }: TranslateAsked & { language: string },
) {
  const { pages, parts } = translationParts(definition, language, { isMissingOnly })
  const only = isMissingOnly ? ('missing' as const) : undefined
  const at = (page: number) => paths.formTranslations(formId, { language, only, page })
  // What was the last page may have been emptied, and its place is another one's by now.
  const page = Math.min(asked.page, Math.max(1, pages.length))
  const { partKey = null, name = '', rows = [] } = pages[page - 1] ?? {}
  const beside = (other: number) => {
    const there = pages[other - 1]
    return there === undefined ? null : { name: there.name, to: at(other) }
  }
  return {
    ...{ language, name, isMissingOnly, page },
    rows: rows.map(({ place, from, what, alsoMissing }) => ({ place, from, what, alsoMissing })),
    start: { texts: rows.map(startOf) },
    parts: parts.map((part) => ({
      ...{ name: part.name, done: part.done, all: part.all, isShown: part.key === partKey },
      to: part.page === null ? null : at(part.page),
    })),
    otherTo: paths.formTranslations(formId, {
      language,
      only: isMissingOnly ? undefined : 'missing',
    }),
    before: beside(page - 1),
    after: beside(page + 1),
  }
}

/** What the fields of a text begin with. */
function startOf({ place, from, said, alsoMissing }: TextRow) {
  return {
    ...{ place, from, was: said ?? '', said: said ?? '' },
    // What is said elsewhere already is not filled anew without a wish.
    same: said === null && alsoMissing > 0 ? 'true' : '',
  }
}
