import type { ReactNode } from 'react'
import type { EntrySubForms } from '../entry-sub-forms/entry-sub-forms.ts'
import { subFormsId } from '../entry-sub-forms/entry-sub-forms.ts'
import { words } from '../entry-sub-forms/entry-sub-forms.words.ts'
import { PartOf } from '../entry-sub-forms/part-of.tsx'
import styles from '../entry-sub-forms/sub-forms.module.css'
import { SubFormsPart } from '../entry-sub-forms/sub-forms-part.tsx'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Plus } from '../ui/icons.ts'
import { fieldNames, partId } from './field-names.ts'
import { writeIntent, type Intent } from './intent.ts'

// Above and below a form being filled. Ways off the page are buttons of it, which save what was
// typed first.

/** The sub-forms of a form being filled: those that are there, and what adds another. */
export function FillSubForms({ forms }: Pick<EntrySubForms, 'forms'>) {
  return (
    <SubFormsPart
      forms={forms}
      headingId={partId(subFormsId)}
      way={({ id, number }) => (
        <Way intent={{ kind: 'entry', id }} className={styles.way}>
          {number}
        </Way>
      )}
      add={({ id, title }) => (
        <Way
          intent={{ kind: 'addSubForm', formId: id }}
          className={classNames(buttonClass(), styles.add)}
        >
          <Plus aria-hidden="true" />
          {words.add(title)}
        </Way>
      )}
    />
  )
}

/** What a form being filled is part of. */
export function FillPartOf({ parent }: Pick<EntrySubForms, 'parent'>) {
  return (
    <PartOf
      parent={parent}
      way={({ id, name }) => (
        <Way intent={{ kind: 'parent', id }} className={styles.way}>
          {name}
        </Way>
      )}
    />
  )
}

interface WayProps {
  intent: Intent
  className: string | undefined
  children: ReactNode
}

function Way({ intent, className, children }: WayProps) {
  return (
    <button
      type="submit"
      className={className}
      name={fieldNames.intent}
      value={writeIntent(intent)}
    >
      {children}
    </button>
  )
}
