import { useState } from 'react'
import { type Theme, rememberTheme, rememberedTheme, showTheme, themes } from './theme.ts'

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark', sun: 'Sun' }

export function ThemeSwitch() {
  const [chosen, setChosen] = useState(rememberedTheme)

  const choose = (theme: Theme) => {
    setChosen(theme)
    showTheme(theme)
    rememberTheme(theme)
  }

  return (
    <div className="themes" role="group" aria-label="Theme">
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === chosen}
          onClick={() => choose(theme)}
        >
          {labels[theme]}
        </button>
      ))}
    </div>
  )
}
