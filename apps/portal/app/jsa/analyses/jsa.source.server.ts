import { jsaList, type Handling } from '@holdpoint/api'
import { done, refuse, versionIn } from '../../lists/answer-intent.server.ts'
import { knownChoices, personChoices } from '../../lists/choice-sources.server.ts'
import { personChoice } from '../../lists/filters/choices.ts'
import type { ListIntent } from '../../lists/list-ask.ts'
import { listCall, listPage } from '../../lists/list-call.server.ts'
import { defineSource } from '../../lists/list-source.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { hazardReaders } from '../../shell/places.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { shareChoices, shiftChoices, statusChoices } from './choices.ts'
import { listWords as words } from './jsa-list.words.ts'
import type { JsaPlace } from './jsa.place.ts'
import { toRow } from './jsa.rows.server.ts'
import { jsaView } from './jsa.view.tsx'

/** Whether somebody may begin an analysis: what the pages mirror of the policy. */
export function mayBegin(permissions: readonly string[]): boolean {
  return permissions.includes('create_jsa')
}

/** Where the list of analyses comes from. */
export const jsaSource = defineSource(jsaView, {
  keeper: {
    keep: ({ jsa }, filter) => jsa.keepFilter(filter),
    kept: ({ jsa }, filter) => jsa.keptFilter({ filter }),
  },
  choices: {
    statuses: knownChoices(statusChoices),
    shifts: knownChoices(shiftChoices),
    signedShares: knownChoices(shareChoices),
    // A colour is called what it is.
    crewColors: {
      named: (values) => Promise.resolve(values.map((value) => ({ value, label: value }))),
    },
    supervisors: personChoices(personChoice),
    people: personChoices(personChoice),
  },
  ownParts: ({ place, person: { permissions } }) =>
    Promise.resolve({
      own: place.said.own,
      beside: {
        mayBegin: mayBegin(permissions),
        readsLibrary: hazardReaders.some((key) => permissions.includes(key)),
      },
    }),
  async load({ context, request, place }, reach) {
    const answer = await context.api.jsa.list({ ...listCall(place, reach), ...listPage(place) })
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'jsa' })
    return { ...listed, rows: data.map((one) => toRow(one, context)), instead: null }
  },
  intents: { delete: deleteAnalysis },
})

const removal: Handling = {
  noAccess: { type: jsaList.noAccess, statuses: [403] },
  isQuiet: true,
  isDelete: true,
}

/** Deletes a draft as it was shown, after the question was answered Yes. */
async function deleteAnalysis(intent: ListIntent<JsaPlace>) {
  const { context, form, list } = intent
  const answer = await context.api.jsa.remove(
    { jsaId: formText(form, 'id') },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  return answer.status === 200
    ? done(intent, list, words.deleted)
    : refuse(intent, answer, removal, list)
}
