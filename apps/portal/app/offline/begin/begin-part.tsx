import { useEffect, useRef } from 'react'
import { useSearchParams } from '@remix-run/react'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/error-list.tsx'
import { Plus } from '../../ui/icons.ts'
import { offlineWords as words } from '../offline.words.ts'
import styles from './begin-part.module.css'
import { useBlanks } from './use-blanks.ts'

/** The forms that can be begun on this device while there is no network; nothing where none can. */
export function BeginPart() {
  const { forms, isBeginning, failed, begin } = useBlanks()
  const [query] = useSearchParams()
  const isLed = query.has('begin')
  const title = useRef<HTMLHeadingElement>(null)
  const isThere = forms.length > 0

  // It comes after the page: whoever was led here has it before them then.
  useEffect(() => {
    if (isThere && isLed) {
      title.current?.focus()
    }
  }, [isThere, isLed])

  return isThere ? (
    <section aria-labelledby="begin-title" className={styles.part}>
      <h2 id="begin-title" ref={title} tabIndex={-1}>
        {words.beginTitle}
      </h2>
      <p>{words.beginIntro}</p>
      <ErrorBox errors={failed === null ? [] : [failed]} />
      <ul>
        {forms.map((form) => (
          <li key={form.address}>
            <Button
              type="button"
              aria-disabled={isBeginning ? true : undefined}
              onClick={() => begin(form)}
            >
              <Plus aria-hidden="true" />
              {form.title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  ) : null
}
