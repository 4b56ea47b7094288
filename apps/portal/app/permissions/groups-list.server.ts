import type { AppLoadContext } from '@remix-run/node'
import { permissionsPageSize } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { contentOf } from '../session/content-of.server.ts'
import { askedList, leaveEmptyPage } from './asked-list.server.ts'
import { words } from './permissions.words.ts'

type Ask = { context: AppLoadContext; request: Request }

/** Loads a page of the permission groups. */
export async function loadGroups({ context, request }: Ask) {
  const asked = askedList(request, permissionsPageSize)
  const answer = await context.api.permissions.listGroups(asked)
  const { data, totalRecords, offset } = contentOf(answer, request, { forbidden: 'rights' })
  const page = { shown: data.length, total: totalRecords, pageSize: permissionsPageSize }
  leaveEmptyPage(page, (last) => paths.permissionGroups({ search: asked.search, page: last }))
  return {
    search: asked.search,
    rows: data.map(({ groupId, name, permissions, memberCount }) => ({
      ...{ id: groupId, name, to: paths.permissionGroup(groupId) },
      says: `${words.countOfRights(permissions.length)}, ${words.countOfPeople(memberCount)}`,
    })),
    total: totalRecords,
    offset,
    pageSize: permissionsPageSize,
  }
}

/** A page of groups as it is drawn. */
export type GroupsView = Awaited<ReturnType<typeof loadGroups>>
