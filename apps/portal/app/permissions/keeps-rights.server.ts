import { redirect, type AppLoadContext } from '@remix-run/node'
import { policyOf, type SessionInfo } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { requirePerson } from '../session/require-person.server.ts'

/** Whether somebody may give and take rights; the API decides by the same row. */
export function mayKeepRights(permissions: readonly string[]): boolean {
  return policyOf('permissions.save').keys.some((key) => permissions.includes(key))
}

/** Whether somebody may change the rights of this person: nobody changes their own. */
export function mayChangeRightsOf(userId: string, { user, permissions }: SessionInfo): boolean {
  return user.personId !== userId && mayKeepRights(permissions)
}

/** Answers who is signed in; leads away whoever keeps no rights. */
export function requireRightsKeeper(context: AppLoadContext, request: Request): SessionInfo {
  const person = requirePerson(context, request)
  if (!mayKeepRights(person.permissions)) {
    throw redirect(paths.noAccess('rights'))
  }
  return person
}
