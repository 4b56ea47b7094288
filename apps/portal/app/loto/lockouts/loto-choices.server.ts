import type { AppLoadContext } from '@remix-run/node'
import { toAsset, toWorkOrder } from '../../actions/action-choices.server.ts'
import { choiceOf, idsIn } from '../../records/choices.ts'
import type { Choice, Found } from '../../records/edit-again.ts'
import type { Sought } from '../../records/edit-form.server.ts'
import { peopleFound, peopleNamed } from '../../records/people.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import type { FoundField } from './loto-form.tsx'

type Ask = { context: AppLoadContext; request: Request }
type Held = Readonly<Record<string, unknown>>

const foundMax = 12

/** Finds what a field of a plan may name, by the words of its button. */
export async function findFor(asked: Sought, held: Held, ask: Ask): Promise<Found & Sought> {
  const { field, sought } = asked
  return { ...asked, choices: await found(field, sought, held, ask) }
}

async function found(field: string, sought: string, held: Held, ask: Ask): Promise<Choice[]> {
  const { context, request } = ask
  switch (field) {
    case 'assetId':
      return machinesFor(held['templateId'], sought, ask)
    case 'workOrderId': {
      const answer = await context.api.actions.workOrders({ workOrderNumber: sought })
      return contentOf(answer, request).map(toWorkOrder)
    }
    case 'jsaId': {
      const asked = { section: 'all', search: sought, pLimit: foundMax } as const
      const answer = await context.api.jsa.list(asked)
      return answer.status === 200 ? answer.content.data.map(toAnalysis) : []
    }
    default:
      return (await peopleFound(sought, ask)).map(choiceOf)
  }
}

/** The machines in use that a template is for, by their code or name; without a template, any of them. */
export async function machinesFor(
  template: unknown,
  sought: string,
  { context, request }: Ask,
): Promise<Choice[]> {
  const [templateId] = idsIn(template)
  const answer =
    templateId === undefined ? null : await context.api.loto.template({ templateId, pLimit: 1 })
  const detail = answer?.status === 200 ? answer.content : null
  const search = sought || (detail?.equipmentCategory ?? '')
  if (search === '') {
    return []
  }
  const isNamed = (assetId: string) =>
    detail === null ||
    detail.assets.length === 0 ||
    detail.assets.some((asset) => asset.assetId === assetId)
  const named = detail?.assets.map(({ assetId }) => assetId) ?? []
  const asked = sought === '' && named.length > 0 ? { assetIds: named.join() } : { search }
  return contentOf(await context.api.actions.assets(asked), request)
    .filter(({ assetId, category, isRetired }) => {
      const isOfCategory = detail === null || category === detail.equipmentCategory
      return isOfCategory && isNamed(assetId) && isRetired !== true
    })
    .slice(0, foundMax)
    .map(toAsset)
}

/** What the ids in a form stand for, so that it can be shown again. */
export async function knownIn(held: Held, ask: Ask): Promise<Record<FoundField, Choice[]>> {
  const { context } = ask
  const [assetId] = idsIn(held['assetId'])
  const [workOrderId] = idsIn(held['workOrderId'])
  const [jsaId] = idsIn(held['jsaId'])
  const [people, assets, order, analysis] = await Promise.all([
    peopleNamed(idsIn(held['primaryId']), ask),
    assetId === undefined ? null : context.api.actions.assets({ assetIds: assetId }),
    workOrderId === undefined ? null : context.api.actions.workOrderInfo({ workOrderId }),
    jsaId === undefined ? null : context.api.jsa.get({ jsaId, pLimit: 1 }),
  ])
  return {
    primaryId: people.map(choiceOf),
    assetId: assets?.status === 200 ? assets.content.map(toAsset) : [],
    workOrderId: order?.status === 200 ? [toWorkOrder(order.content)] : [],
    jsaId: analysis?.status === 200 ? [toAnalysis(analysis.content)] : [],
  }
}

function toAnalysis({ jsaId, title, number }: { jsaId: string; title: string; number: string }) {
  return { id: jsaId, name: title, detail: number }
}
