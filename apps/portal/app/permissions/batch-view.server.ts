import type { AppLoadContext } from '@remix-run/node'
import {
  permissionLabels,
  type PermissionKey,
  type RightsChange,
  type RightsDiff,
} from '@holdpoint/api'
import { peopleNamed } from '../records/people.server.ts'
import type { BatchView } from './group-deeds.ts'
import { severalWords as words } from './group.words.ts'

/** What a change of several people answers. */
export type BatchAnswer = {
  diff: readonly RightsDiff[]
  undo: { changes: readonly RightsChange[] } | null
}

// So many are named; how many more there are is said.
const namedMax = 5

/** Puts what a change does to several people into words. */
export async function toBatchView(
  { diff, undo }: BatchAnswer,
  isLasting: boolean,
  ask: { context: AppLoadContext; request: Request },
): Promise<BatchView> {
  const named = await peopleNamed(
    diff.flatMap(({ userIds }) => userIds.slice(0, namedMax)),
    ask,
  )
  const nameOf = new Map(named.map(({ personId, fullName }) => [personId, fullName]))
  return {
    lines: diff.map(({ userIds, gained, lost }) => {
      const names = userIds.slice(0, namedMax).flatMap((id) => nameOf.get(id) ?? [])
      return {
        who: words.who(names, userIds.length - names.length),
        gained: labelsOf(gained),
        lost: labelsOf(lost),
      }
    }),
    undo:
      isLasting || undo === null || undo.changes.length === 0 ? null : JSON.stringify(undo.changes),
    isLasting,
  }
}

const labelsOf = (keys: readonly PermissionKey[]) => keys.map((key) => permissionLabels[key])
