import { redirect, type AppLoadContext } from '@remix-run/node'
import { policyOf } from '@holdpoint/api'
import { paths } from '../paths.ts'

/** Leads away who may not keep the lists. */
export function requireKeeper({ person }: AppLoadContext): void {
  const permissions: readonly string[] = person?.permissions ?? []
  if (!policyOf('master.entries').keys.some((key) => permissions.includes(key))) {
    throw redirect(paths.noAccess('settings'))
  }
}
