import type { AppLoadContext } from '@remix-run/node'
import type { LibraryForm } from '@holdpoint/api'
import { readWords } from '../../lists/address-values.ts'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { languageName } from '../../ui/language-name.ts'
import { libraryWords as words } from './library.words.ts'

/** A form of the library, as the page of all shows it. */
export type LibraryRow = {
  key: string
  to: string
  title: string
  iconUrl: string
  description: string
  says: string
}

/** The library as far as the address asks for it. */
export type LibraryView = {
  search: string
  /** Those of a form type together. */
  groups: readonly { name: string; rows: readonly LibraryRow[] }[]
}

/** Loads the forms that the address asks for. */
export async function loadLibrary({
  context,
  request,
}: {
  context: AppLoadContext
  request: Request
}): Promise<LibraryView> {
  const search = readWords(new URL(request.url).searchParams.get('search'))
  const answer = await context.api.manageForms.library({ search })
  const forms = contentOf(answer, request, { forbidden: 'manage-forms' })
  const names = [...new Set(forms.map(({ formTypeName }) => formTypeName))]
  return {
    search,
    groups: names.map((name) => ({
      name,
      rows: forms.filter(({ formTypeName }) => formTypeName === name).map(toRow),
    })),
  }
}

function toRow(form: LibraryForm): LibraryRow {
  const { key, title, iconUrl, description } = form
  return {
    ...{ key, title, iconUrl, description, to: paths.libraryForm(key) },
    says: libraryFormSays(form),
  }
}

/** How much a form asks, when it passes, and in which languages where there are several. */
export function libraryFormSays(form: LibraryForm): string {
  const { sectionCount, questionCount, passingPercentage: percent, languages } = form
  return [
    words.asks(sectionCount, questionCount),
    percent === null ? words.notScored : words.passes(percent),
    ...(languages.length > 1 ? [languages.map(languageName).join(', ')] : []),
  ].join(' · ')
}
