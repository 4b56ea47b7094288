import type { AppLoadContext } from '@remix-run/node'
import {
  permissionAreas,
  permissionKey,
  permissionLabels,
  permissionsPageSize,
} from '@holdpoint/api'
import { paths } from '../paths.ts'
import { contentOf } from '../session/content-of.server.ts'
import { askedList, leaveEmptyPage } from './asked-list.server.ts'
import { words as pageWords } from './permissions.words.ts'
import { words } from './rights-lists.words.ts'

type Ask = { context: AppLoadContext; request: Request }

/** Loads a page of people and how much they may; of those who hold one right, where that is asked. */
export async function loadHolders({ context, request }: Ask) {
  const asked = askedList(request, permissionsPageSize)
  const named = permissionKey.safeParse(new URL(request.url).searchParams.get('right'))
  const right = named.success ? named.data : undefined
  const answer = await context.api.permissions.list({
    ...asked,
    ...(right !== undefined && { permissions: [right] }),
  })
  const { data, totalRecords, offset } = contentOf(answer, request, { forbidden: 'rights' })
  const page = { shown: data.length, total: totalRecords, pageSize: permissionsPageSize }
  leaveEmptyPage(page, (last) => paths.rights({ search: asked.search, right, page: last }))
  return {
    search: asked.search,
    right,
    rights: permissionAreas().map(({ label, keys }) => ({
      label,
      options: keys.map((key) => [key, permissionLabels[key]] as const),
    })),
    rows: data.map(({ person, groups, permissionCount, grantCount, denyCount }) => ({
      id: person.personId,
      name: person.fullName,
      title: person.employeeTitle,
      to: paths.employee(person.personId, { tab: 'permissions' }),
      groups: groups.map(({ name }) => name).join(', ') || words.noGroup,
      rights: pageWords.countOfRights(permissionCount),
      besides: [
        ...(grantCount > 0 ? [words.given(grantCount)] : []),
        ...(denyCount > 0 ? [words.denied(denyCount)] : []),
      ].join(', '),
    })),
    total: totalRecords,
    offset,
    pageSize: permissionsPageSize,
  }
}

/** A page of people and their rights as it is drawn. */
export type HoldersView = Awaited<ReturnType<typeof loadHolders>>
