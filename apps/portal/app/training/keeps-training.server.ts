import { redirect, type AppLoadContext } from '@remix-run/node'
import { policyOf } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { requirePerson } from '../session/require-person.server.ts'

/** Whether somebody keeps what people hold; the API decides by the same row. */
export function mayKeepTraining(permissions: readonly string[]): boolean {
  return policyOf('training.save').keys.some((key) => permissions.includes(key))
}

/** Leads whoever keeps nothing away from a form. */
export function requireTrainingKeeper(context: AppLoadContext, request: Request): void {
  if (!mayKeepTraining(requirePerson(context, request).permissions)) {
    throw redirect(paths.noAccess('training'))
  }
}
