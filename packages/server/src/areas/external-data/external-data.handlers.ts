import { fail } from '../../fail.ts'
import type { PersonHandler } from '../../handler.ts'

/** What every one of these calls says until a system is connected. */
function notConnected(system: string): never {
  return fail('not_available_yet', {
    message: `No ${system} is connected to this portal, so there is nothing to answer from.`,
  })
}

/** Finds items of the register. */
export const itemReference: PersonHandler<'externalData.itemReference'> = async () =>
  notConnected('item register')

/** Finds the purchase orders of an item. */
export const poNumber: PersonHandler<'externalData.poNumber'> = async () =>
  notConnected('purchasing system')

/** What the fracturing log says of a stage. */
export const fracTimeline: PersonHandler<'externalData.fracTimeline'> = async () =>
  notConnected('fracturing log')

/** What the wireline log says of a stage. */
export const wirelineTimeline: PersonHandler<'externalData.wirelineTimeline'> = async () =>
  notConnected('wireline log')
