import {
  formSearchCountMax,
  recentFormCountMax,
  type FormName,
  type StartableForm,
} from '@holdpoint/api'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { firstOf, type Asking, type FirstRows } from '../../lists/first-rows.ts'
import { firstEquipmentQuestion } from './forms.equipment.ts'
import { formsNamedTo, type NamedForm } from './forms.named.ts'
import { isInAudience } from './forms.rules.ts'
import * as queries from './forms.queries.ts'

export const fillMenu: PersonHandler<'forms.fillMenu'> = async (_input, { db, person }) => {
  const types = await queries.activeFormTypes(db)
  const audience = await queries.audienceOf(db, person.personId)
  const open = (await queries.publishedForms(db)).filter((form) => isInAudience(form, audience))
  const content = types.map((type) => {
    const forms = open.filter((form) => form.form_type_id === type.id)
    const only = forms.length === 1 ? forms[0] : undefined
    return {
      id: type.id,
      name: type.name,
      totalForms: forms.length,
      sortOrder: type.sort_order,
      iconUrl: type.icon_url,
      formId: only?.id ?? null,
      version: only?.published_version ?? null,
      formTitle: only?.title ?? null,
      formIconUrl: only?.icon_url ?? null,
      description: type.description,
    }
  })
  return ok(content.filter((type) => type.totalForms > 0))
}

export const byType: PersonHandler<'forms.byType'> = async ({ id: typeId }, context) => {
  const { db, person } = context
  const audience = await queries.audienceOf(db, person.personId)
  const forms = await queries.publishedForms(db, typeId)
  const open = forms
    .filter((form) => isInAudience(form, audience))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
  const content = open.map(async (form) => ({
    id: form.id,
    title: form.title,
    version: form.published_version,
    iconUrl: form.icon_url,
    description: form.description,
    sortOrder: form.sort_order,
    passingPercentage: form.passing_percentage,
    isLimitedAccess: await isLimited(form, context),
  }))
  return ok(await Promise.all(content))
}

export const byIds: PersonHandler<'forms.byIds'> = async ({ formIds }, { db, person }) =>
  ok(namesOf(await formsNamedTo(db, person, formIds)))

export const search: PersonHandler<'forms.search'> = async (input, context) => {
  const text = input.search.trim()
  if (text === '') {
    return ok([])
  }
  const { data } = await findForms({ search: text, pLimit: formSearchCountMax }, context)
  return ok(data)
}

export const recent: PersonHandler<'forms.recent'> = async (_input, context) =>
  ok(await recentForms(context))

type FormsContext = Pick<PersonContext, 'db' | 'person' | 'cacheOwner'>

/** The first forms by their titles that hold a text and that somebody may start. */
export async function findForms(
  { pLimit, ...sought }: Asking,
  context: FormsContext,
): Promise<FirstRows<StartableForm>> {
  const { db, person } = context
  const audience = await queries.audienceOf(db, person.personId)
  const forms = await queries.publishedFormsLike(db, sought)
  const open = forms.filter((form) => isInAudience(form, audience))
  const { data, hasMore } = firstOf(byTitle(open), pLimit)
  return { data: await toStartable(data, context), hasMore }
}

/** The forms that somebody started last, those of them that they may start now. */
export async function recentForms(context: FormsContext): Promise<StartableForm[]> {
  const { db, person } = context
  const audience = await queries.audienceOf(db, person.personId)
  const forms = await queries.formsStartedLast(db, person)
  const open = forms.filter((form) => isInAudience(form, audience))
  return toStartable(open.slice(0, recentFormCountMax), context)
}

/** The first forms by their titles that somebody may start. */
export async function startableForms(
  context: FormsContext,
  countMax: number,
): Promise<StartableForm[]> {
  const { db, person } = context
  const audience = await queries.audienceOf(db, person.personId)
  const forms = await queries.publishedFormsLike(db, { search: '' })
  const open = forms.filter((form) => isInAudience(form, audience))
  return toStartable(byTitle(open).slice(0, countMax), context)
}

/** The forms by title that ask for equipment and that somebody may start. */
export async function formsAskingForEquipment(context: FormsContext): Promise<StartableForm[]> {
  const { db, person, cacheOwner } = context
  const audience = await queries.audienceOf(db, person.personId)
  const forms = await queries.publishedFormsLike(db, { search: '' })
  const asking = []
  for (const form of byTitle(forms).filter((one) => isInAudience(one, audience))) {
    const definition = await queries.definitionOf(cacheOwner, db, form.id, form.published_version)
    if (definition !== undefined && firstEquipmentQuestion(definition) !== undefined) {
      asking.push(form)
    }
  }
  return toStartable(asking, context)
}

function namesOf(forms: readonly NamedForm[]): FormName[] {
  return byTitle(forms).map(toName)
}

function toName(form: Pick<NamedForm, 'id' | 'title' | 'form_type_name' | 'icon_url'>): FormName {
  return {
    id: form.id,
    title: form.title,
    formTypeName: form.form_type_name,
    iconUrl: form.icon_url,
  }
}

type PublishedForm = { id: string; published_version: number }

function toStartable(
  forms: readonly (Parameters<typeof toName>[0] & PublishedForm)[],
  context: FormsContext,
): Promise<StartableForm[]> {
  return Promise.all(
    forms.map(async (form) => ({
      ...toName(form),
      version: form.published_version,
      isLimitedAccess: await isLimited(form, context),
    })),
  )
}

/** Whether the entries of a form begin with limited access, as its definition says. */
async function isLimited(
  { id, published_version: version }: PublishedForm,
  { db, cacheOwner }: Pick<PersonContext, 'db' | 'cacheOwner'>,
): Promise<boolean> {
  const definition = await queries.definitionOf(cacheOwner, db, id, version)
  return definition?.access?.limitedDefault ?? false
}

function byTitle<Form extends { title: string }>(forms: readonly Form[]): Form[] {
  return forms.toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}
