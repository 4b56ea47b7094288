export const themes = ['system', 'light', 'dark', 'sun'] as const
export type Theme = (typeof themes)[number]

const key = 'hp-sandbox-theme'

/** What was chosen at an earlier visit, in browsers that keep it. */
export function rememberedTheme(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem(key)) ?? 'system'
  } catch {
    // A sandboxed frame may not read the storage at all.
    return 'system'
  }
}

export function rememberTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme)
  } catch {
    // The choice then holds for this visit.
  }
}

/** Dresses the page: the system's choice is the absence of the attribute. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme
  } else {
    document.documentElement.dataset.theme = theme
  }
}
