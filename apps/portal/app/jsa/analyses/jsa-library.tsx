import { useActionData, useNavigation } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { idsIn } from '../../records/choices.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { EditForm, TextField, useEditForm } from '../../records/edit-form.tsx'
import formStyles from '../../records/form-page.module.css'
import { words as recordWords } from '../../records/records.words.ts'
import { RiskBadge } from '../../records/risk/risk-badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { tickClass } from '../../ui/field.tsx'
import { ChangeField } from './change-field.tsx'
import { hazardFormWords as words } from './jsa-form.words.ts'
import type { LibraryView } from './jsa-library.server.ts'
import styles from './jsa-library.module.css'

/** The library by its energies, each hazard with a tick, and which energies nobody has looked at. */
export function JsaLibrary({ page }: { page: LibraryView }) {
  const { id, formKey, rowVersion, groups, steps, notLookedAt, needsChange } = page
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<'step' | 'change' | 'masterIds'>('library', {}, again)
  const isSending = useNavigation().formMethod === 'POST'
  const chosen = idsIn(fields.masterIds.initialValue)
  return (
    <div className={formStyles.page}>
      <p className={styles.prompt}>
        {notLookedAt === '' ? words.allLookedAt : words.notLookedAt(notLookedAt)}
      </p>
      {groups.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <EditForm form={form} formKey={formKey} again={again} rowVersion={rowVersion} intent="take">
          {needsChange && <ChangeField field={fields.change} />}
          <TextField
            field={fields.step}
            label={words.step}
            hint={words.stepHint}
            lengthMax={150}
            suggestions={steps}
          />
          <p>{words.takeHint}</p>
          {groups.map(({ name, rows }) => (
            <fieldset key={name} className={styles.group}>
              <legend>{name}</legend>
              {rows.map((row) => (
                <label key={row.id} className={tickClass}>
                  <input
                    type="checkbox"
                    name="masterIds"
                    value={row.id}
                    defaultChecked={chosen.includes(row.id)}
                  />
                  <span className={styles.hazard}>
                    {row.title}
                    {row.isTaken && <small>{words.taken}</small>}
                    <RiskBadge risk={row.residual} />
                  </span>
                </label>
              ))}
            </fieldset>
          ))}
          <div className={formStyles.buttons}>
            <Button tone="go" name="intent" value="take" aria-disabled={isSending}>
              {words.takeChosen}
            </Button>
            <ButtonLink to={paths.jsa(id, { pane: 'hazards' })}>{recordWords.cancel}</ButtonLink>
          </div>
        </EditForm>
      )}
    </div>
  )
}
