import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { languageNames, readingLanguages, type ReadingLanguage } from '@holdpoint/api/vocabulary'
import { paths } from '../paths.ts'
import { words as recordWords } from '../records/records.words.ts'
import { PageHead } from '../shell/page-head.tsx'
import { words as shellWords } from '../shell/shell.words.ts'
import { ShortcutsSwitch } from '../shell/shortcuts-switch.tsx'
import { ThemeSwitch } from '../shell/theme-switch.tsx'
import { Button } from '../ui/button.tsx'
import { inputClass } from '../ui/field.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { ChevronRight } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import type { SettingsPart } from './settings-parts.server.ts'
import styles from './settings-page.module.css'
import { zoneInWords } from './zone-options.ts'
import { words } from './settings.words.ts'

interface SettingsPageProps {
  timeZone: string
  language: ReadingLanguage
  formKey: string
  parts: readonly SettingsPart[]
}

/** What can be set: one's own on this device first, then what belongs to the organisation. */
export function SettingsPage({ timeZone, language, formKey, parts }: SettingsPageProps) {
  return (
    <>
      <PageHead title={shellWords.settings} />
      <div className={styles.settings}>
        <section aria-labelledby="own">
          <h2 id="own">{words.own}</h2>
          <Setting name={words.look} hint={words.lookHint}>
            <ThemeSwitch ground="plain" />
          </Setting>
          <div className="needs-script">
            <Setting name={words.keys}>
              <ShortcutsSwitch />
            </Setting>
          </div>
          <Setting name={words.language} hint={words.languageHint}>
            <Form method="post" preventScrollReset className={styles.language}>
              <FormKey value={formKey} />
              <select
                className={inputClass()}
                name="language"
                aria-label={words.language}
                defaultValue={language}
              >
                {readingLanguages.map((code) => (
                  <option key={code} value={code} lang={code}>
                    {languageNames[code]}
                  </option>
                ))}
              </select>
              <Button aria-label={words.saveLanguage}>{recordWords.save}</Button>
            </Form>
          </Setting>
          <PartLinks
            parts={[
              {
                name: words.times,
                about: words.timesHint(zoneInWords(timeZone)),
                to: paths.ownTimeZone(),
              },
              {
                name: words.notifications,
                about: words.notificationsAbout,
                to: paths.notificationSettings(),
              },
              { name: words.unsent, about: words.unsentAbout, to: paths.unsent() },
              { name: words.password, about: words.passwordAbout, to: paths.changePassword() },
              { name: shellWords.inquiries, about: words.inquiriesAbout, to: paths.inquiries() },
              { name: words.sessions, about: words.sessionsAbout, to: paths.sessions() },
            ]}
          />
        </section>
        {parts.length > 0 && (
          <section aria-labelledby="others">
            <h2 id="others">{words.others}</h2>
            <PartLinks parts={parts} />
          </section>
        )}
      </div>
    </>
  )
}

interface SettingProps {
  name: string
  hint?: string
  children: ReactNode
}

function Setting({ name, hint, children }: SettingProps) {
  return (
    <div className={styles.setting}>
      <div>
        <h3>{name}</h3>
        {hint !== undefined && <p>{hint}</p>}
      </div>
      {children}
    </div>
  )
}

function PartLinks({ parts }: { parts: readonly SettingsPart[] }) {
  return (
    <ul>
      {parts.map(({ name, about, to }) => (
        <li key={to}>
          <Link to={to} className={styles.part}>
            <span>
              <b>{name}</b>
              <small>{about}</small>
            </span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
