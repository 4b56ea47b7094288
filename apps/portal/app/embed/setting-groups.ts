import type { EmbedSetting } from './release.ts'

/** The groups of a widget's settings, in the order in which a page's author asks for them. */
export const settingGroups = ['behaviour', 'look', 'words'] as const
export type SettingGroup = (typeof settingGroups)[number]

/** What changes how a widget is seen, and nothing of what it does. */
const looks = [
  'icon',
  'look',
  'kind',
  'inline',
  'level',
  'length',
  'chipsMax',
  'shownMax',
  'locale',
]

/** Words that are each page's own, however the widget speaks otherwise. */
const ownWords = ['label', 'heading', 'question']

/** The group of a setting. Words are what stands in English unless a page says it another way. */
export function groupOf(setting: EmbedSetting): SettingGroup {
  const { property, kind, fallback } = setting
  if (looks.includes(property)) {
    return 'look'
  }
  const isSpoken = kind === 'text' && (/words?$/i.test(property) || startsAsWords.test(fallback))
  return isSpoken && !ownWords.includes(property) ? 'words' : 'behaviour'
}

const startsAsWords = /^[A-Z{].*[a-z]/

/** Settings by their groups; what has none is left out. */
export function grouped<T extends EmbedSetting>(settings: readonly T[]) {
  return settingGroups
    .map((group) => ({ group, inside: settings.filter((one) => groupOf(one) === group) }))
    .filter(({ inside }) => inside.length > 0)
}
