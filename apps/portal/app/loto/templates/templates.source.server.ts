import { lotoTemplateList, type Handling } from '@holdpoint/api'
import { done, refuse, versionIn } from '../../lists/answer-intent.server.ts'
import { equipmentChoices } from '../../equipment/equipment-choices.server.ts'
import { knownChoices } from '../../lists/choice-sources.server.ts'
import type { ListIntent } from '../../lists/list-ask.ts'
import { listCall, listPage } from '../../lists/list-call.server.ts'
import { defineSource } from '../../lists/list-source.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { categorySource } from '../categories.server.ts'
import { energyChoices } from './choices.ts'
import type { TemplatesPlace } from './templates.place.ts'
import { toRow } from './templates.rows.server.ts'
import { templatesView } from './templates.view.tsx'
import { words } from './templates.words.ts'

/** Whether somebody may write templates: what the pages mirror of the policy. */
export function mayWriteTemplates(permissions: readonly string[]): boolean {
  return permissions.includes('manage_loto_templates')
}

/** Where the list of templates comes from. Its filter is never too long for an address. */
export const templatesSource = defineSource(templatesView, {
  choices: {
    categories: categorySource,
    assets: equipmentChoices,
    energies: knownChoices(energyChoices),
  },
  ownParts: ({ place, person }) =>
    Promise.resolve({
      own: place.said.own,
      beside: { mayWrite: mayWriteTemplates(person.permissions) },
    }),
  async load({ context, request, place }, reach) {
    const asked = { ...listCall(place, reach), ...listPage(place) }
    const answer = await context.api.loto.templates(asked)
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'loto' })
    return { ...listed, rows: data.map((one) => toRow(one, context)), instead: null }
  },
  intents: { delete: deleteTemplate },
})

const removal: Handling = {
  noAccess: { type: lotoTemplateList.noAccess, statuses: [403] },
  isQuiet: true,
  isDelete: true,
}

/** Deletes a draft as it was shown, after the question was answered Yes. */
async function deleteTemplate(intent: ListIntent<TemplatesPlace>) {
  const { context, form, list } = intent
  const answer = await context.api.loto.removeTemplate(
    { templateId: formText(form, 'id') },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  return answer.status === 200
    ? done(intent, list, words.deleted)
    : refuse(intent, answer, removal, list)
}
