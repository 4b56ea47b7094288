import type { AppLoadContext } from '@remix-run/node'

type Asking = Pick<AppLoadContext, 'api'>

/** How many groups are named. */
export const groupsMax = 200

/** Groups by id and name; null for whoever does not keep rights: to them groups are ids. */
export async function groupNames({ api }: Asking): Promise<[id: string, name: string][] | null> {
  const answer = await api.permissions.listGroups({ pLimit: groupsMax })
  return answer.status === 200
    ? answer.content.data.map(({ groupId, name }) => [groupId, name])
    : null
}

/** The title of a form; null where whoever asks may not read it, or it is gone. */
export async function formTitle({ api }: Asking, formId: string): Promise<string | null> {
  const answer = await api.manageForms.draft({ formId })
  return answer.status === 200 ? answer.content.title : null
}
