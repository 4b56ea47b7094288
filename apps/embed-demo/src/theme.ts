import { useSyncExternalStore } from 'react'

export const themes = ['system', 'light', 'dark', 'sun'] as const
export type Theme = (typeof themes)[number]

const key = 'hp-sandbox-theme'
const shown = 'hp-sandbox-theme-shown'
const darkSystem = '(prefers-color-scheme: dark)'

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
  dispatchEvent(new Event(shown))
}

/** The theme that the page is seen in now: the system's choice is light or dark. */
export function useShownTheme(): Exclude<Theme, 'system'> {
  return useSyncExternalStore(onShown, shownTheme)
}

function onShown(tell: () => void) {
  const system = matchMedia(darkSystem)
  system.addEventListener('change', tell)
  addEventListener(shown, tell)
  return () => {
    system.removeEventListener('change', tell)
    removeEventListener(shown, tell)
  }
}

function shownTheme(): Exclude<Theme, 'system'> {
  switch (document.documentElement.dataset.theme) {
    case 'sun':
      return 'sun'
    case 'light':
      return 'light'
    case 'dark':
      return 'dark'
    default:
      return matchMedia(darkSystem).matches ? 'dark' : 'light'
  }
}
