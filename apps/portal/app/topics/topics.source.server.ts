import { topicsList, type Handling } from '@holdpoint/api'
import { done, refuse, versionIn } from '../lists/answer-intent.server.ts'
import type { ListIntent } from '../lists/list-ask.ts'
import { knownChoices, personChoices } from '../lists/choice-sources.server.ts'
import { personChoice } from '../lists/filters/choices.ts'
import { listCall, listPage } from '../lists/list-call.server.ts'
import { defineSource } from '../lists/list-source.ts'
import { contentOf } from '../session/content-of.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import { categoryChoices } from './filters/choices.ts'
import { toRow } from './list/topics.rows.server.ts'
import type { TopicsPlace } from './topics.place.ts'
import { topicsView } from './topics.view.tsx'
import { words } from './topics.words.ts'

/** Whether somebody may create topics: what the pages mirror of the policy. */
export function mayCreateTopics(permissions: readonly string[]): boolean {
  return permissions.includes('create_topics')
}

/** Where the list of topics comes from. */
export const topicsSource = defineSource(topicsView, {
  keeper: {
    keep: ({ topics }, filter) => topics.keepFilter(filter),
    kept: ({ topics }, filter) => topics.keptFilter({ filter }),
  },
  choices: {
    categories: knownChoices(categoryChoices),
    owners: personChoices(personChoice),
  },
  ownParts: ({ place, person }) =>
    Promise.resolve({
      own: place.said.own,
      beside: { mayCreate: mayCreateTopics(person.permissions) },
    }),
  async load({ context, request, place }, reach) {
    const asked = { ...listCall(place, reach), ...listPage(place) }
    const answer = await context.api.topics.list(asked)
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'topics' })
    return { ...listed, rows: data.map((one) => toRow(one, context)), instead: null }
  },
  intents: { delete: deleteTopic },
})

const removal: Handling = {
  noAccess: { type: topicsList.noAccess, statuses: [403] },
  isQuiet: true,
  isDelete: true,
}

/** Deletes a topic as it was shown, after the question was answered Yes. */
async function deleteTopic(intent: ListIntent<TopicsPlace>) {
  const { context, form, list } = intent
  const answer = await context.api.topics.remove(
    { topicId: formText(form, 'id') },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  return answer.status === 200
    ? done(intent, list, words.deleted)
    : refuse(intent, answer, removal, list)
}
