import type { EmbedSetting, EmbedWidget } from './release.ts'

export const languages = ['html', 'react', 'vue', 'js'] as const
export const policies = ['evergreen', 'pinned'] as const

/** The value of a setting; what equals its fallback is left out of every snippet. */
export type SettingValue = string | number | boolean
export type ChosenSetting = EmbedSetting & { value: SettingValue; isSet: boolean }

/** What the address of the Embed page asks for. */
export type EmbedChoice = {
  widget: EmbedWidget
  settings: readonly ChosenSetting[]
  /** The id of a key; undefined where the page hands the data in. */
  keyId: string | undefined
  language: (typeof languages)[number]
  policy: (typeof policies)[number]
}

/** A tag with an address of the API among its settings can fetch by itself. */
const connection = ['apiBase', 'apiKey', 'token']

export function isConnected({ settings }: EmbedWidget): boolean {
  return settings.some(({ property }) => property === 'apiBase')
}

/** Reads the address. What names nothing counts as the default, so that every address shows something. */
export function readChoice(
  query: URLSearchParams,
  widgets: readonly EmbedWidget[],
): EmbedChoice | undefined {
  const widget = widgets.find(({ tag }) => tag === query.get('widget')) ?? widgets[0]
  if (widget === undefined) {
    return undefined
  }
  const isShown = query.has('widget')
  return {
    widget,
    settings: widget.settings
      .filter(({ property }) => !isConnected(widget) || !connection.includes(property))
      .map((setting) => chosen(setting, isShown ? query.get(fieldOf(widget, setting)) : null)),
    keyId: isConnected(widget) ? query.get('key') || undefined : undefined,
    language: languages.find((language) => language === query.get('language')) ?? 'html',
    policy: policies.find((policy) => policy === query.get('policy')) ?? 'evergreen',
  }
}

/** The name of a setting's control: its own for each widget, so that a change of widget starts fresh. */
export function fieldOf({ tag }: EmbedWidget, { property }: EmbedSetting): string {
  return `${tag}.${property}`
}

function chosen(setting: EmbedSetting, given: string | null): ChosenSetting {
  const value = valueOf(setting, given)
  return { ...setting, value, isSet: value !== setting.fallback }
}

function valueOf(setting: EmbedSetting, given: string | null): SettingValue {
  switch (setting.kind) {
    case 'flag':
      return given === 'true'
    case 'number': {
      const value = given?.trim() ? Number(given) : Number.NaN
      return Number.isFinite(value) ? value : setting.fallback
    }
    case 'choice':
      return setting.options.find((option) => option === given) ?? setting.fallback
    case 'text':
      // A line break would break the snippets, and no setting of one line needs it.
      return given?.replace(/\s+/g, ' ').slice(0, 500) ?? setting.fallback
    default:
      return setting satisfies never
  }
}
