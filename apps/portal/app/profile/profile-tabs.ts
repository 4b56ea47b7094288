import type { PersonTab } from '../paths.ts'

/** A tab of a person. */
export type ProfileTab = 'overview' | PersonTab

/** What decides which tabs somebody sees of a person. */
export type Looking = { isOneself: boolean; keepsRights: boolean; keepsTraining: boolean }

/** The tabs in which whoever looks may see something, in their order. */
export function tabsFor({ isOneself, keepsRights, keepsTraining }: Looking): readonly ProfileTab[] {
  return [
    ...(['overview', 'forms', 'actions', 'jobs'] as const),
    ...(isOneself || keepsTraining ? (['training'] as const) : []),
    ...(isOneself ? (['acknowledgements'] as const) : []),
    'recognition',
    ...(isOneself || keepsRights ? (['permissions'] as const) : []),
  ]
}

/** The tab that an address asks for; the first one where it names none that is offered. */
export function askedTab(url: string, offered: readonly ProfileTab[]): ProfileTab {
  const asked = new URL(url).searchParams.get('tab')
  return offered.find((tab) => tab === asked) ?? 'overview'
}
