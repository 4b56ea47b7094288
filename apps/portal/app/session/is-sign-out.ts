import { paths } from '../paths.ts'

/** Tells the form by which a person signs out of their own will. */
export function isSignOut({ target }: SubmitEvent): boolean {
  return (
    target instanceof HTMLFormElement &&
    new URL(target.action, location.href).pathname === paths.logout()
  )
}
