import { permissionKey, type PermissionKey, type UserPermission } from '@holdpoint/api'

/** The three lists that make up the rights of a person. */
type RightsLists = { groupIds: string[]; grants: PermissionKey[]; denies: PermissionKey[] }

/** The lists of a person's rights. */
export function listsOf({
  groups,
  grants,
  denies,
}: Pick<UserPermission, 'groups' | 'grants' | 'denies'>): RightsLists {
  return { groupIds: groups.map(({ groupId }) => groupId), grants, denies }
}

/** The lists as one field of a form holds them: neither ids nor keys have a comma or a semicolon. */
export function hadOf({ groupIds, grants, denies }: RightsLists): string {
  return [groupIds, grants, denies].map((list) => list.join(',')).join(';')
}

/**
 * What is to be saved: what stands by now, changed as somebody changed what they had before them. So
 * nobody gives anew what somebody else took meanwhile, and nobody takes what was given.
 */
export function mergedLists(
  current: RightsLists,
  had: string,
  said: { [List in keyof RightsLists]?: readonly string[] | undefined },
): RightsLists {
  const lists = had.split(';').map((list) => list.split(','))
  const [groups, grants, denies] = lists.length === 3 ? lists : []
  return {
    groupIds: merged(current.groupIds, groups, said.groupIds),
    grants: keysIn(merged(current.grants, grants, said.grants)),
    denies: keysIn(merged(current.denies, denies, said.denies)),
  }
}

function merged(
  current: readonly string[],
  // A form that does not say what it was opened on means all that it says.
  had: readonly string[] = current,
  said: readonly string[] = had,
) {
  const added = said.filter((entry) => !had.includes(entry))
  const left = new Set(had.filter((entry) => !said.includes(entry)))
  // Sorted, so that a form that is sent twice asks for the same.
  return [...new Set([...current, ...added])].filter((entry) => !left.has(entry)).toSorted()
}

const keysIn = (list: readonly string[]) =>
  list.flatMap((key) => {
    const known = permissionKey.safeParse(key)
    return known.success ? [known.data] : []
  })
