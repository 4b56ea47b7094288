import { lotoList, type Handling } from '@holdpoint/api'
import { done, refuse, versionIn } from '../../lists/answer-intent.server.ts'
import { equipmentChoices } from '../../equipment/equipment-choices.server.ts'
import { knownChoices, personChoices } from '../../lists/choice-sources.server.ts'
import { personChoice } from '../../lists/filters/choices.ts'
import type { ListAsk, ListIntent } from '../../lists/list-ask.ts'
import { listCall, listPage } from '../../lists/list-call.server.ts'
import { defineSource } from '../../lists/list-source.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { lotoTemplateReaders } from '../../shell/places.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { categorySource } from '../categories.server.ts'
import { statusChoices, templateChoice } from './choices.ts'
import { listWords as words } from './loto-list.words.ts'
import type { LotoPlace } from './loto.place.ts'
import { toRow } from './loto.rows.server.ts'
import { lotoView } from './loto.view.tsx'

/** Whether somebody may plan a lockout: what the pages mirror of the policy. */
export function mayPlan(permissions: readonly string[]): boolean {
  return permissions.includes('create_loto')
}

type Ask = Pick<ListAsk, 'context' | 'request'>

/** Where the list of lockouts comes from. */
export const lotoSource = defineSource(lotoView, {
  keeper: {
    keep: ({ loto }, filter) => loto.keepFilter(filter),
    kept: ({ loto }, filter) => loto.keptFilter({ filter }),
  },
  choices: {
    statuses: knownChoices(statusChoices),
    categories: categorySource,
    assets: equipmentChoices,
    primaries: personChoices(personChoice),
    people: personChoices(personChoice),
    templates: { named: templatesNamed, found: templatesFound },
  },
  ownParts: ({ place, person: { permissions } }) =>
    Promise.resolve({
      own: place.said.own,
      beside: {
        mayPlan: mayPlan(permissions),
        readsTemplates: lotoTemplateReaders.some((key) => permissions.includes(key)),
      },
    }),
  async load({ context, request, place }, reach) {
    const answer = await context.api.loto.list({ ...listCall(place, reach), ...listPage(place) })
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'loto' })
    return { ...listed, rows: data.map((one) => toRow(one, context)), instead: null }
  },
  intents: { delete: deleteLockout },
})

/** What the chips of a filter say of its templates; one that is not open is left out. */
async function templatesNamed(ids: readonly string[], { context }: Ask) {
  const answers = await Promise.all(
    ids.map((templateId) => context.api.loto.template({ templateId, pLimit: 1 })),
  )
  return answers.flatMap((answer) =>
    answer.status === 200 ? [templateChoice(answer.content)] : [],
  )
}

async function templatesFound(search: string, { context }: Ask) {
  const answer = await context.api.loto.templates({ search })
  return answer.status === 200 ? answer.content.data.map(templateChoice) : []
}

const removal: Handling = {
  noAccess: { type: lotoList.noAccess, statuses: [403] },
  isQuiet: true,
  isDelete: true,
}

/** Deletes a draft as it was shown, after the question was answered Yes. */
async function deleteLockout(intent: ListIntent<LotoPlace>) {
  const { context, form, list } = intent
  const answer = await context.api.loto.remove(
    { lotoId: formText(form, 'id') },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  return answer.status === 200
    ? done(intent, list, words.deleted)
    : refuse(intent, answer, removal, list)
}
