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
      return {
        ...{ id: authorizationId, name: person.fullName, lockNumber, can },
        absent:
          can.removeAbsent && lockedAt !== null ? { lockedAt, holderId: person.personId } : null,
        isOwn: person.personId === context.person?.user.personId,
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
        how: howOf(one),
        signAt: paths.lockout(lotoId, { pane: 'locks', dialog: 'sign', line: authorizationId }),
      }
    })
}

/** Who has still to sign stands first, then whose lock is on. */
function turnOf({ can, lockedAt }: LotoAuthorization): number {
  return can.sign ? 0 : lockedAt === null ? 2 : 1
}

function howOf({ signatureKind, witness, removedBy }: LotoAuthorization): string[] {
  return [
    signatureKind === 'typed' ? words.byName : '',
    witness === null ? '' : words.witness(witness.fullName),
    removedBy === null ? '' : words.removedBy(removedBy.fullName),
  ].filter(Boolean)
}

/** The people of a lockout with their locks. */
export type LocksView = ReturnType<typeof toLocks>
/** One of them. */
export type LockLine = LocksView[number]
