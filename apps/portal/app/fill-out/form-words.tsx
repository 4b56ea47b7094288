import { firstLanguage, textLanguage, textOf, type Said, type Text } from '@holdpoint/forms'
import { Fragment } from 'react'
import type { FormOnPage } from './fill-data.ts'

interface FormWordsProps {
  /** The language that they are in. */
  lang: string
  children: string
}

/** The language of the page around the words of a form. */
export const pageLanguage = 'en'

/** Words of a form, which say what language they are in where that is not the page's. */
export function FormWords({ lang, children }: FormWordsProps) {
  return lang === pageLanguage ? (
    children
  ) : (
    <span lang={lang} dir="auto">
      {children}
    </span>
  )
}

interface SaidTextProps {
  /** Sentences, each with the language that it is in. */
  said: readonly Said[]
}

/** What is said of an answer, each sentence in its own language. */
export function SaidText({ said }: SaidTextProps) {
  return said.map(({ message, lang }, index) => (
    <Fragment key={message}>
      {index > 0 && ' '}
      <FormWords lang={lang}>{message}</FormWords>
    </Fragment>
  ))
}

interface FormTextProps {
  text: Text | undefined
  /** The language that the form is shown in. */
  lang: string
}

/** A text of a form in the language that it is shown in, or in the one that it has. */
export function FormText({ text, lang }: FormTextProps) {
  return <FormWords lang={textLanguage(text, lang)}>{textOf(text, lang)}</FormWords>
}

/** What a form is called: in its first language as it is everywhere, in another one as it says there. */
export function FormTitle({
  title,
  definition,
  lang,
}: Pick<FormOnPage, 'title' | 'definition' | 'lang'>) {
  const isOther = lang !== firstLanguage(definition) && definition.title[lang] !== undefined
  return isOther ? <FormText text={definition.title} lang={lang} /> : title
}
