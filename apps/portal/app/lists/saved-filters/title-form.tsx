import { Form } from '@remix-run/react'
import { savedFilterTitleLengthMax, sentences } from '@holdpoint/api'
import { SavedFilterDialog as Saved } from '@holdpoint/widgets/saved-filter-dialog'
import { buttonClass } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { tickClass } from '../../ui/field.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './saved-filters-dialog.module.css'
import type { SavedFilterRow, TypedFilter } from './saved-filters.ts'
import { words } from './saved-filters.words.ts'

interface TitleFormProps {
  intent: 'saveFilter' | 'editFilter'
  formKey: string
  /** The filter that is edited; none for a new one. */
  filter?: SavedFilterRow | undefined
  hint?: string | undefined
  cancelTo: string
  /** Whether the title takes the focus when the dialog opens. */
  isFirst: boolean
  /** Why it was refused, with what was filled in; each refusal has its count. */
  refusal: { problem: string; typed: TypedFilter; count: number } | undefined
}

/** A filter's title and whether it is the default one, with Cancel and Save (spec 2). */
export function TitleForm(props: TitleFormProps) {
  const { intent, formKey, filter, hint, cancelTo, isFirst, refusal } = props
  const shown = refusal?.typed ?? filter ?? { title: '', isDefault: false }
  const error = refusal?.typed.isTitleWrong ? refusal.problem : undefined
  return (
    // A title that is refused again says so again.
    <Saved.Root
      key={error === undefined ? 0 : refusal?.count}
      open
      side="save"
      titleProblem={error}
    >
      <Saved.Form asChild className={styles.form}>
        <Form method="post" preventScrollReset>
          <FormKey value={formKey} />
          {filter !== undefined && (
            <>
              <input type="hidden" name="id" value={filter.id} />
              <input type="hidden" name="rowVersion" value={filter.rowVersion} />
            </>
          )}
          <div className={styles.field}>
            <Saved.TitleLabel>{words.field}</Saved.TitleLabel>
            {hint !== undefined && (
              <p id={hintId} className={styles.hint}>
                {hint}
              </p>
            )}
            <Saved.TitleField
              defaultValue={shown.title}
              maxLength={2 * savedFilterTitleLengthMax}
              dir="auto"
              aria-describedby={hint === undefined ? problemId : `${hintId} ${problemId}`}
              data-hp-focus={isFirst || error !== undefined ? '' : undefined}
            />
            <Saved.TitleProblem id={problemId} />
          </div>
          <Saved.DefaultLabel className={tickClass}>
            <Saved.DefaultBox defaultChecked={shown.isDefault} />
            {words.setAsDefault}
          </Saved.DefaultLabel>
          <DialogActions>
            <Link to={cancelTo} replace preventScrollReset className={buttonClass()}>
              {sentences.buttons.cancel}
            </Link>
            <Saved.Save
              name="intent"
              value={intent}
              data-tone={undefined}
              className={buttonClass({ tone: 'go' })}
            />
          </DialogActions>
        </Form>
      </Saved.Form>
    </Saved.Root>
  )
}

const hintId = 'saved-filter-hint'
const problemId = 'saved-filter-problem'
