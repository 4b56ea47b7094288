import {
  firstLanguage,
  isSection,
  labelOf,
  placedItems,
  type FormDefinition,
} from '@holdpoint/forms'
import { likelyType, locate } from '@holdpoint/forms/editing'
import { paths } from '../../../paths.ts'
import { contentOf } from '../../../session/content-of.server.ts'
import { readVersion, readWritten } from '../../definitions.server.ts'
import type { BuilderAsk } from '../draft.server.ts'
import { itemNamer } from '../item-names.ts'
import { inShort } from '../texts.ts'
import type {
  AddQuestionPage,
  AddQuestionsPage,
  AddSectionPage,
  InsertPage,
  OfferedItem,
} from './add-page.ts'
import { newPlaceOf, newPlaces } from './places.ts'

const foundMax = 20

/** What a question is added by, at the likeliest place. */
export function addQuestionPage(definition: FormDefinition, open: string | null): AddQuestionPage {
  const places = newPlaces(definition, open)
  const [place = ''] = places[0] ?? []
  return { kind: 'addQuestion', start: { label: '', type: 'yesNo', place }, places }
}

/** What several questions are added by: of the kind that stands at the likeliest place already. */
export function addQuestionsPage(
  definition: FormDefinition,
  open: string | null,
): AddQuestionsPage {
  const { start, places } = addQuestionPage(definition, open)
  const type = likelyType(definition, newPlaceOf(start.place)) ?? start.type
  return { kind: 'addQuestions', start: { labels: '', type, place: start.place }, places }
}

/** What a section is added by, behind the part that is open. */
export function addSectionPage(definition: FormDefinition, open: string | null): AddSectionPage {
  const found = open === null ? undefined : locate(definition, open)
  const part = found?.section ?? found?.item
  const isPart = part !== undefined && (isSection(part) || part.header !== true)
  const behind = isPart ? inShort(labelOf(part, firstLanguage(definition))) : null
  return { kind: 'addSection', start: { title: '' }, behind }
}

/** Loads what another form offers, or finds that form by its title. */
export async function insertPage(ask: BuilderAsk): Promise<InsertPage> {
  const { asked } = ask
  const { formId, item, from, words } = asked
  const at = { item: item ?? undefined, add: 'insert' } as const
  return {
    kind: 'insert',
    words,
    found: from === null && words !== '' ? await foundForms(ask, at) : null,
    source: from === null ? null : await sourceOf(ask, from),
    start: { keys: [] },
    searchTo: paths.formBuilder(formId, at),
  }
}

async function foundForms(
  { context, request, asked }: BuilderAsk,
  at: { item: string | undefined; add: 'insert' },
) {
  const answer = await context.api.manageForms.list({
    ...{ section: 'inUse', search: asked.words, pLimit: foundMax },
  })
  const { data: rows } = contentOf(answer, request, { forbidden: 'manage-forms' })
  return rows.map(({ formId, title, formTypeName }) => ({
    ...{ name: title, detail: formTypeName },
    to: paths.formBuilder(asked.formId, { ...at, from: formId }),
  }))
}

/** A form as it is in use, or as it is written where it never was. */
export async function readSource({ context, request }: BuilderAsk, formId: string) {
  const written = await readWritten({ context, request, formId })
  const { version, title, isDraft } = written
  const { definition } =
    version === null || !isDraft
      ? written
      : await readVersion({ context, request, formId }, version)
  return { title, definition }
}

async function sourceOf(ask: BuilderAsk, formId: string): Promise<InsertPage['source']> {
  const { title, definition } = await readSource(ask, formId)
  const nameOf = itemNamer(definition, Infinity)
  const items = placedItems(definition).map(({ item }): OfferedItem => ({
    ...{ key: item.key, name: nameOf(item), isSection: isSection(item) },
  }))
  return { formId, title, items }
}
