/** A part of Holdpoint whose addresses are known and whose pages are still to come. */
export type ComingModule = { base: string; name: string; does: string }

/** The route bases of the modules that are not built yet (spec 2). */
export const comingModules: readonly ComingModule[] = [
  {
    base: '/manage-forms/edit',
    name: 'Manage forms',
    does: 'forms are designed and published',
  },
]

/** The module that an address belongs to: its base, or anything below it. */
export function comingModuleOf(pathname: string): ComingModule | undefined {
  const path = pathname.replace(/\/+$/, '')
  return comingModules.find(({ base }) => path === base || path.startsWith(`${base}/`))
}
