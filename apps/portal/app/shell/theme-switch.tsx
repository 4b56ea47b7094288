import { useFetcher, useLocation } from '@remix-run/react'
import { paths } from '../paths.ts'
import { themes, toTheme, type Theme } from '../session/theme.ts'
import { classNames } from '../ui/class-names.ts'
import { FormKey } from '../ui/form-key.tsx'
import { Contrast, Monitor, Moon, Sun } from '../ui/icons.ts'
import { useRootData } from './root-data.ts'
import styles from './theme-switch.module.css'

const looks = {
  system: { word: 'Like this device', Icon: Monitor },
  light: { word: 'Light', Icon: Contrast },
  dark: { word: 'Dark', Icon: Moon },
  sun: { word: 'Sun', Icon: Sun },
} as const satisfies Record<Theme, unknown>

interface ThemeSwitchProps {
  /** `guide` stands on a petrol sign, `plain` on the page. */
  ground: 'guide' | 'plain'
}

/** Chooses the look of this device: a form of four buttons, remembered by a cookie. */
export function ThemeSwitch({ ground }: ThemeSwitchProps) {
  const root = useRootData()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher({ key: 'theme' })
  const current = toTheme(fetcher.formData?.get('theme') ?? root?.theme)
  return (
    <fetcher.Form method="post" action={paths.theme()}>
      <FormKey value={root?.formKey ?? ''} />
      <input type="hidden" name="to" value={pathname + search} />
      <div role="group" aria-label="Theme" className={classNames(styles.switch, styles[ground])}>
        {themes.map((theme) => {
          const { word, Icon } = looks[theme]
          return (
            <button
              key={theme}
              type="submit"
              name="theme"
              value={theme}
              aria-pressed={theme === current}
              aria-label={word}
              title={word}
            >
              <Icon aria-hidden="true" />
            </button>
          )
        })}
      </div>
    </fetcher.Form>
  )
}
