import type { AppLoadContext } from '@remix-run/node'
import { lotoRoleLabels, type LotoAuthorization, type LotoDetail } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { momentOf } from '../../records/moment.ts'
import { minutesSince } from '../held-words.ts'
import { lockWords as words } from './loto.words.ts'

/** Puts those who work under a lockout, or are told of it, into words, each with their lock. */
export function toLocks({ lotoId, authorizations }: LotoDetail, context: AppLoadContext) {
  return authorizations
    .toSorted((one, other) => turnOf(one) - turnOf(other))
    .map((one) => {
      const { authorizationId, person, role, lockNumber, lockedAt, unlockedAt, can } = one
      const dialog = (name: 'sign' | 'signOff') =>
        paths.lockout(lotoId, { pane: 'locks', dialog: name, line: authorizationId })
      return {
        ...{ id: authorizationId, name: one.name, lockNumber, can },
        ...{ company: one.company, phone: one.phone, isVisitor: person === null },
        absent:
          can.removeAbsent && lockedAt !== null
            ? { lockedAt, holderId: person?.personId ?? authorizationId }
            : null,
        isOwn: person !== null && person.personId === context.person?.user.personId,
        isLocking: role === 'authorized',
        ...{ role, roleName: lotoRoleLabels[role] },
        on:
          lockedAt === null
            ? null
            : {
                since: momentOf(lockedAt, context),
                minutes: minutesSince(lockedAt, context.now()),
                isLong: one.isLong,
              },
        off: unlockedAt === null ? null : momentOf(unlockedAt, context),
        signed: one.signedAt === null ? null : momentOf(one.signedAt, context),
        drawn: one.uploadId === null ? null : paths.lockoutSignature(lotoId, one.uploadId),
        drawnOff: one.offUploadId === null ? null : paths.lockoutSignature(lotoId, one.offUploadId),
        how: howOf(one),
        ...{ signAt: dialog('sign'), signOffAt: dialog('signOff') },
      }
    })
}

/** Who has still to sign stands first, then whose lock is on. */
function turnOf({ can, lockedAt }: LotoAuthorization): number {
  return can.sign ? 0 : lockedAt === null ? 2 : 1
}

function howOf({ signatureKind, witness, removedBy, offWitness }: LotoAuthorization): string[] {
  return [
    signatureKind === 'typed' ? words.byName : '',
    witness === null ? '' : words.witness(witness.fullName),
    removedBy === null ? '' : words.removedBy(removedBy.fullName),
    offWitness === null ? '' : words.offWitness(offWitness.fullName),
  ].filter(Boolean)
}

/** The people of a lockout with their locks. */
export type LocksView = ReturnType<typeof toLocks>
/** One of them. */
export type LockLine = LocksView[number]
