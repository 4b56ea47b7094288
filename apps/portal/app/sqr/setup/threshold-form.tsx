import { useNavigation } from '@remix-run/react'
import type { EditAgain } from '../../records/edit-again.ts'
import { DecimalField, EditForm, useEditForm } from '../../records/edit-form.tsx'
import parts from '../../records/record-parts.module.css'
import { Button } from '../../ui/button.tsx'
import type { SqrSetupView } from './setup-load.server.ts'
import { words } from './setup.words.ts'
import { thresholdsId } from './thresholds-id.ts'
import styles from './setup.module.css'

interface ThresholdFormProps {
  unit: SqrSetupView['thresholds'][number]
  formKey: string
  again: EditAgain | undefined
}

/** Asks from which lost time on an event of a unit is of which level. */
export function ThresholdForm({ unit, formKey, again }: ThresholdFormProps) {
  const { code, name, isSet, rowVersion, start } = unit
  const id = thresholdsId(code)
  const [form, fields] = useEditForm<'nearMiss' | 'level1' | 'level2'>(`${id}-form`, start, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <section id={id} className={parts.plate} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{name}</h3>
      {!isSet && <p className={styles.muted}>{words.notSet}</p>}
      <EditForm
        form={form}
        formKey={formKey}
        again={again}
        rowVersion={rowVersion}
        intent="thresholds"
      >
        <input type="hidden" name="businessUnit" value={code} />
        <input type="hidden" name="unitName" value={name} />
        <div className={styles.hours}>
          <DecimalField field={fields.nearMiss} label={words.nearMiss} />
          <DecimalField field={fields.level1} label={words.level1} />
          <DecimalField field={fields.level2} label={words.level2} />
        </div>
        <p>
          <Button
            name="intent"
            value="thresholds"
            aria-label={words.saveUnit(name)}
            aria-disabled={isSending}
          >
            {words.save}
          </Button>
        </p>
      </EditForm>
    </section>
  )
}
