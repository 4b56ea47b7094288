import { statusLabel, type FormName } from '@holdpoint/api'
import { equipmentChoices } from '../equipment/equipment-choices.server.ts'
import { listCall, listPage } from '../lists/list-call.server.ts'
import type { Arrived } from '../lists/list-ask.ts'
import { defineSource } from '../lists/list-source.ts'
import { loadGraph } from '../my-forms-graph/graph-view.server.ts'
import type { GraphView } from '../my-forms-graph/graph-view.ts'
import { contentOf } from '../session/content-of.server.ts'
import { timeWriter } from '../ui/time.ts'
import { formChoice } from './filters/form-choice.ts'
import { toRow } from './list/my-forms.rows.server.ts'
import { loadDialog } from './my-forms.dialogs.server.ts'
import { intents } from './my-forms.intents.server.ts'
import { myFormsView } from './my-forms.view.tsx'
import { MyFormsGraph } from './view/graph-part.ts'
import { loadViews } from './view/views.server.ts'
import type { Views } from './view/views.ts'

/** Where the list of forms, or the graphs in its place, come from. */
export const myFormsSource = defineSource(myFormsView, {
  keeper: {
    keep: ({ myForms }, filter) => myForms.keepFilter(filter),
    kept: ({ myForms }, filter) => myForms.keptFilter({ filter }),
  },
  choices: {
    assets: equipmentChoices,
    formIds: {
      named: async (ids, ask) => (await formNames(ids, ask)).map(formChoice),
      found: async (search, { context, request }) =>
        contentOf(await context.api.forms.search({ search }), request).map(formChoice),
    },
    statuses: {
      named: (statuses) =>
        Promise.resolve(statuses.map((value) => ({ value, label: statusLabel(value) }))),
    },
  },
  async ownParts(ask) {
    const views: Views | null = await loadViews(ask)
    const { view } = ask.place.said.own
    // Who has the list alone has it, whatever an address says.
    return { own: { view: views === null ? null : view }, beside: views }
  },
  async load(ask, reach, views) {
    const { context, request, person, place } = ask
    const call = listCall(place, reach)
    if (views?.shown === 'graph') {
      const [graph] = await Promise.all([loadGraph(ask, call), MyFormsGraph.fetch()])
      const instead: GraphView = graph
      const { totalRecords } = graph
      return { rows: [], totalRecords, isTotalAbout: false, offset: 0, instead }
    }
    const answer = await context.api.myForms.list({ ...call, ...listPage(place) })
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'my_forms' })
    const timeWords = timeWriter(context.timeZone, context.now())
    const { section } = place.said
    const row = { section, person, timeWords, now: context.now(), mintFormKey: context.mintFormKey }
    return { ...listed, rows: data.map((entry) => toRow(entry, row)), instead: null }
  },
  dialog: loadDialog,
  intents,
})

/** The names of some forms; those that the person may not know are left out. */
async function formNames(
  formIds: readonly string[],
  { context, request }: Arrived,
): Promise<FormName[]> {
  return formIds.length === 0
    ? []
    : contentOf(await context.api.forms.byIds({ formIds: [...formIds] }), request)
}
