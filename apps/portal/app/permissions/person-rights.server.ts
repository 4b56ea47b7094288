import type { AppLoadContext } from '@remix-run/node'
import type { PermissionReason } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { contentOf } from '../session/content-of.server.ts'
import { requirePerson } from '../session/require-person.server.ts'
import { areasSaying } from './key-areas.server.ts'
import { mayChangeRightsOf, mayKeepRights } from './keeps-rights.server.ts'
import { words as pageWords } from './permissions.words.ts'
import { words } from './person-rights.words.ts'

type PersonAsk = { context: AppLoadContext; request: Request; userId: string }

/** Loads what a person may, and why: for oneself, and for whoever gives rights. */
export async function loadPersonRights({ context, request, userId }: PersonAsk) {
  const me = requirePerson(context, request)
  const answer = await context.api.permissions.get({ userId })
  const { permissions, reasons, groups } = contentOf(answer, request, {
    forbidden: 'rights',
  })
  const canOpenGroups = mayKeepRights(me.permissions)
  return {
    count: permissions.length === 0 ? words.none : pageWords.countOfRights(permissions.length),
    groups: groups.map(({ groupId, name }) => ({
      ...{ id: groupId, name },
      to: canOpenGroups ? paths.permissionGroup(groupId) : null,
    })),
    areas: areasSaying((key) => {
      const reason = reasons.find((one) => one.key === key)
      return reason === undefined ? null : { why: whyOf(reason), isHeld: reason.isEffective }
    }),
    canOpenGroups,
    changeTo: mayChangeRightsOf(userId, me) ? paths.personRights(userId) : null,
    isOwnToKeep: me.user.personId === userId && canOpenGroups,
  }
}

/** The rights of a person as their page shows them. */
export type PersonRightsView = Awaited<ReturnType<typeof loadPersonRights>>

/** Where a right comes from, or why it is none. */
export function whyOf({
  groups,
  isGranted,
  isDenied,
}: Omit<PermissionReason, 'key' | 'isEffective'>): string {
  const names = groups.map(({ name }) => name)
  if (isDenied) {
    const givers = [...names, ...(isGranted ? [words.aGrant] : [])]
    return givers.length === 0 ? words.denied : words.deniedThough(givers)
  }
  if (names.length === 0) {
    return words.alone
  }
  return isGranted ? words.fromAndAlone(names) : words.from(names)
}
