import { Form } from '@remix-run/react'
import { paths } from '../paths.ts'
import { LabelPage } from '../records/labels/label-page.tsx'
import { labelSizes } from '../records/labels/label-sizes.ts'
import styles from '../records/labels/label-sheet.module.css'
import { Button } from '../ui/button.tsx'
import { inputClass } from '../ui/field.tsx'
import { labelWords as words } from './equipment.words.ts'
import type { LabelsView } from './labels-load.server.ts'
import { labelsMax } from './labels-max.ts'

/** Labels to print and to put on machines: the code opens the machine's page. */
export function LabelsPage({ view: { ids, size, isCut, labels, backTo } }: { view: LabelsView }) {
  const said = labels.length === 0 ? words.none : isCut ? words.tooMany(labelsMax) : null
  return (
    <LabelPage title={words.title(labels.length)} {...{ backTo, size, labels, said }}>
      <Form method="get" action={paths.machineLabels()} className={styles.ways}>
        {ids.map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        <label className={styles.size}>
          {words.size}
          <select name="size" defaultValue={size} className={inputClass()}>
            {labelSizes.map((one) => (
              <option key={one} value={one}>
                {words.sizes[one]}
              </option>
            ))}
          </select>
        </label>
        <Button>{words.show}</Button>
      </Form>
    </LabelPage>
  )
}
