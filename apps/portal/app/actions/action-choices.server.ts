import type { AppLoadContext } from '@remix-run/node'
import type { Asset, Person, WorkOrder } from '@holdpoint/api'
import type { Choice, EditAgain, Found } from '../records/edit-again.ts'
import type { Sought } from '../records/edit-form.server.ts'
import { choiceOf, idsIn } from '../records/choices.ts'
import { peopleFound, peopleNamed } from '../records/people.server.ts'
import { contentOf } from '../session/content-of.server.ts'

type Ask = { context: AppLoadContext; request: Request }

const peopleFields = ['assigneeIds', 'ownerId', 'verifierId'] as const

/** Finds what a field of an action may name: people, equipment, a work order. */
export async function findChoices(asked: Sought, ask: Ask): Promise<Found & Sought> {
  const { field, sought } = asked
  return { ...asked, choices: sought === '' ? [] : await found(field, sought, ask) }
}

async function found(field: string, sought: string, ask: Ask): Promise<Choice[]> {
  const { context, request } = ask
  switch (field) {
    case 'assetId':
      return contentOf(await context.api.actions.assets({ search: sought }), request).map(toAsset)
    case 'workOrderId': {
      const answer = await context.api.actions.workOrders({ workOrderNumber: sought })
      return contentOf(answer, request).map(toWorkOrder)
    }
    default:
      return (await peopleFound(sought, ask)).map(choiceOf)
  }
}

/** What the ids in a form stand for, so that it can be shown again. */
export async function knownChoices(
  held: Readonly<Record<string, unknown>>,
  { context, request }: Ask,
): Promise<EditAgain['known']> {
  const personIds = [...new Set(peopleFields.flatMap((field) => idsIn(held[field])))]
  const [assetId] = idsIn(held['assetId'])
  const [workOrderId] = idsIn(held['workOrderId'])
  const [people, assets, order] = await Promise.all([
    peopleNamed(personIds, { context, request }),
    assetId === undefined ? null : context.api.actions.assets({ assetIds: assetId }),
    workOrderId === undefined ? null : context.api.actions.workOrderInfo({ workOrderId }),
  ])
  return {
    ...Object.fromEntries(peopleFields.map((field) => [field, namedIn(held[field], people)])),
    assetId: assets?.status === 200 ? assets.content.map(toAsset) : [],
    workOrderId: order?.status === 200 ? [toWorkOrder(order.content)] : [],
  }
}

function namedIn(value: unknown, people: readonly Person[]): Choice[] {
  const ids = idsIn(value)
  return people.filter(({ personId }) => ids.includes(personId)).map(choiceOf)
}

export function toAsset({ assetId, code, name, category }: Asset): Choice {
  return { id: assetId, name: `${code} ${name}`, detail: category }
}

export function toWorkOrder({ workOrderId, workOrderNumber, description }: WorkOrder): Choice {
  return { id: workOrderId, name: workOrderNumber, detail: description }
}
