import { permissionKey, permissionLabels, problem as problemOf, type Problem } from '@holdpoint/api'
import { refusedByCall } from '../records/edit-form.server.ts'
import {
  leadFailed,
  leadRefused,
  refusedEdit,
  type RecordPost,
} from '../records/record-post.server.ts'
import { words } from './permissions.words.ts'

const forbidden = 'rights'

type Came = Parameters<typeof refusedByCall>[0]
type RefusedByCall = { status: 'problem'; problem: Problem; requestId: string }

/** What is refused to somebody who may keep rights all the same: it is said, and leads nobody away. */
const isAboutRights = ({ name }: Problem) => name === 'own_rights' || name === 'key_not_held'

/** The form as it was typed, with why the rights in it were not given. */
export function refusedRights(answer: RefusedByCall, came: Came, request: Request) {
  const { problem } = answer
  return isAboutRights(problem)
    ? refusedByCall(came, { ...problem, message: sentenceOf(problem) })
    : refusedEdit(answer, came, { request, forbidden })
}

/** Leads back with why a button did nothing. */
export function leadRightsRefused(
  post: RecordPost,
  answer: Parameters<typeof leadRefused>[1],
  to: string,
) {
  return answer.status === 'problem' && isAboutRights(answer.problem)
    ? leadFailed(post, to, sentenceOf(answer.problem))
    : leadRefused(post, answer, { to, forbidden })
}

/** The sentence of a problem; the keys that it is about are named in words. */
function sentenceOf({ name, message, details }: Problem): string {
  const keys: readonly unknown[] = [details['keys']].flat()
  const labels = keys.flatMap((key) => {
    const known = permissionKey.safeParse(key)
    return known.success ? [permissionLabels[known.data]] : []
  })
  return labels.length === 0 ? message : `${problemOf(name).message} ${words.notHeld(labels)}`
}
