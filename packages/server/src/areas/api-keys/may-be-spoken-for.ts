import { holdsAny } from '@holdpoint/api'
import { administrative } from '../../api-keys/administrative.ts'
import { effectiveKeys } from '../../session/effective-keys.ts'
import { notHeld, type Rights } from '../permissions/permissions.rules.ts'

/** Whether a key may speak for a person: it is worth what its maker could give away, and nothing once its maker is gone. */
export function mayBeSpokenFor(person: Rights | undefined, maker: Rights | undefined): boolean {
  if (!maker?.isActive || !person?.isActive) {
    return false
  }
  const held = effectiveKeys(person)
  return !holdsAny(held, administrative) && notHeld([...held], effectiveKeys(maker)) === undefined
}
