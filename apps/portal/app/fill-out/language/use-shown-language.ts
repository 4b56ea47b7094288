import { useRevalidator } from '@remix-run/react'
import { useMemo, useState } from 'react'
import type { ReadingLanguage } from '@holdpoint/api'
import { newKey, settingsSaveLanguage } from '@holdpoint/api/calls'
import type { FillData } from '../fill-data.ts'
import { languageWords as words } from '../fill-out.words.ts'
import { callApi } from '../saving/api-call.ts'

/**
 * The form in the language that was chosen on its page. The page has all of them, so that it changes at
 * once, with a network or without; the choice is kept for whatever is read next.
 */
export function useShownLanguage(loaded: FillData) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [notice, setNotice] = useState('')
  const { revalidate } = useRevalidator()
  const lang = chosen ?? loaded.lang
  const data = useMemo(() => ({ ...loaded, lang }), [loaded, lang])

  async function choose(reading: ReadingLanguage) {
    setChosen(loaded.languages.find((one) => one.reading === reading)?.tag ?? lang)
    setNotice('')
    const reply = await callApi(
      settingsSaveLanguage,
      { language: reading },
      { idempotencyKey: newKey() },
    )
    if (reply.status === 200) {
      // What the server says of the form is said in that language too.
      revalidate()
    } else {
      setNotice(words.notKept)
    }
  }

  return { data, notice, choose: (reading: ReadingLanguage) => void choose(reading) }
}
