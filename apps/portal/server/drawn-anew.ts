import { bindClient, type CallOptions, type Client, type Reply } from '@holdpoint/api'
import { rowsIntent } from '../app/records/rows-intent.ts'

type Calls = Readonly<Record<string, (input: unknown, options: CallOptions) => Promise<Reply>>>

/** Whether a form is posted to come back with other rows, or as it was typed: it saves nothing. */
export function isDrawnAnew(fields: URLSearchParams): boolean {
  return fields.has(rowsIntent)
}

/**
 * The client of an action that draws a form anew. Whatever the action overlooks, nothing is saved that
 * nobody has asked for: a call that changes something has a key, and is a fault of ours here.
 */
export function drawingOnly(api: Client): Client {
  return bindClient(async (card, input, options) => {
    if (options.idempotencyKey !== undefined) {
      throw new Error(
        `A form that is only drawn anew must not call ${card.name}. Its action has to answer a reading that is no success, as refusedBySchema does.`,
      )
    }
    const [area = '', verb = ''] = card.name.split('.')
    const calls: Calls = Reflect.get(api, area)
    return await (calls[verb]?.(input, options) ?? Promise.reject(new Error(card.name)))
  })
}
