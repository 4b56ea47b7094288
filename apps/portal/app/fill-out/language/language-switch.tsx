import { useFetcher } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { fieldNames } from '../field-names.ts'
import { languageWords as words } from '../fill-out.words.ts'
import { writeIntent } from '../intent.ts'
import type { FormLanguage } from './form-languages.ts'
import styles from './language-switch.module.css'

interface LanguageSwitchProps {
  languages: readonly FormLanguage[]
  /** The language that the form is shown in. */
  lang: string
}

/** The languages of a form that is filled, as buttons of it: without a script what was typed is saved. */
export function FillLanguages(props: LanguageSwitchProps & { notice: string }) {
  return props.languages.length === 0 ? null : (
    <div role="group" aria-label={words.title} className={styles.switch}>
      <LanguageButtons
        {...props}
        name={fieldNames.intent}
        valueOf={({ reading }) => writeIntent({ kind: 'language', reading })}
      />
      <p role="status">{props.notice}</p>
    </div>
  )
}

interface ReadLanguagesProps extends LanguageSwitchProps {
  /** The page that comes back in the language. */
  here: string
}

/** The languages of a form that is read. */
export function ReadLanguages({ here, ...props }: ReadLanguagesProps) {
  // Without a network it fails by itself, and the page that is read stays.
  const { Form } = useFetcher()
  return props.languages.length === 0 ? null : (
    <Form
      method="post"
      action={paths.formLanguage()}
      aria-label={words.title}
      preventScrollReset
      className={styles.switch}
    >
      <input type="hidden" name="to" value={here} />
      <LanguageButtons {...props} name="language" valueOf={({ reading }) => reading} />
    </Form>
  )
}

interface LanguageButtonsProps extends LanguageSwitchProps {
  name: string
  valueOf: (language: FormLanguage) => string
}

function LanguageButtons({ languages, lang, name, valueOf }: LanguageButtonsProps) {
  return languages.map((language) => (
    <Button
      key={language.tag}
      name={name}
      value={valueOf(language)}
      lang={language.tag}
      aria-pressed={language.tag === lang}
      className={styles.language}
    >
      {language.name}
    </Button>
  ))
}
