import type { AppLoadContext } from '@remix-run/node'
import { DeleteDialog } from '../lists/list-view.tsx'
import { paths } from '../paths.ts'
import { choiceOf } from '../records/choices.ts'
import { contentOf } from '../session/content-of.server.ts'
import { askedList, leaveEmptyPage } from './asked-list.server.ts'
import { areasSaying } from './key-areas.server.ts'
import { words } from './permissions.words.ts'

type GroupAsk = { context: AppLoadContext; request: Request; groupId: string }

const peopleOnPage = 50

/** Loads all that the page of a permission group shows. */
export async function loadGroup({ context, request, groupId }: GroupAsk) {
  const { pLimit, pOffset } = askedList(request, peopleOnPage)
  const answer = await context.api.permissions.getGroup({ groupId, pLimit, pOffset })
  const group = contentOf(answer, request, { forbidden: 'rights' })
  const { name, permissions, memberCount, members, offset, rowVersion } = group
  const page = { shown: members.length, total: memberCount, pageSize: peopleOnPage }
  leaveEmptyPage(page, (last) => paths.permissionGroup(groupId, { page: last }))
  if (new URL(request.url).searchParams.get('dialog') === 'delete') {
    // Without a script it is drawn at once.
    await DeleteDialog.fetch()
  }
  const given = new Set(permissions)
  return {
    view: {
      ...{ id: groupId, name, rowVersion, memberCount, offset },
      people: words.countOfPeople(memberCount),
      rights: words.countOfRights(permissions.length),
      areas: areasSaying((key) => (given.has(key) ? { why: '', isHeld: true } : null)),
      members: members.map((member) => ({
        ...choiceOf(member),
        to: paths.employee(member.personId, { tab: 'permissions' }),
      })),
      pageSize: peopleOnPage,
      formKey: context.mintFormKey(),
    },
  }
}

/** A permission group as its page shows it. */
export type GroupView = Awaited<ReturnType<typeof loadGroup>>['view']
