import { ok, type PersonHandler } from '../../handler.ts'
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

export const byType: PersonHandler<'forms.byType'> = async ({ formTypeId }, { db, person }) => {
  const audience = await queries.audienceOf(db, person.personId)
  const forms = await queries.publishedForms(db, formTypeId)
  const content = forms
    .filter((form) => isInAudience(form, audience))
    .map((form) => ({
      id: form.id,
      title: form.title,
      version: form.published_version,
      iconUrl: form.icon_url,
      description: form.description,
      sortOrder: form.sort_order,
      passingPercentage: form.passing_percentage,
    }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
  return ok(content)
}
