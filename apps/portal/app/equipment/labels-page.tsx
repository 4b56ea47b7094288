import { Form } from '@remix-run/react'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { inputClass } from '../ui/field.tsx'
import { QrImage } from '../ui/qr-code.tsx'
import { useScripted } from '../ui/use-scripted.ts'
import { labelWords as words } from './equipment.words.ts'
import { labelSizes, labelsMax } from './label-sizes.ts'
import type { LabelsView } from './labels-load.server.ts'
import styles from './labels-page.module.css'

/** Labels to print and to put on machines: the code opens the machine's page, which asks to sign in. */
export function LabelsPage({ view: { ids, size, isCut, labels, backTo } }: { view: LabelsView }) {
  const isScripted = useScripted()
  return (
    <main id="main" className={styles.page}>
      <div className={styles.ways}>
        <ButtonLink to={backTo}>{words.back}</ButtonLink>
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
        {isScripted && labels.length > 0 && (
          <Button type="button" tone="go" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </div>
      <h1 className={styles.title}>{words.title(labels.length)}</h1>
      {isCut && <p className={styles.said}>{words.tooMany(labelsMax)}</p>}
      {labels.length === 0 && <p className={styles.said}>{words.none}</p>}
      <ul className={classNames(styles.sheet, styles[size])}>
        {labels.map(({ id, code, name, picture }) => (
          <li key={id} className={styles.label}>
            <div className={styles.code}>
              <QrImage picture={picture} label={words.opens(code)} />
            </div>
            <div className={styles.what}>
              <b>{code}</b>
              <span>{name}</span>
              <small>{words.hint}</small>
            </div>
          </li>
        ))}
      </ul>
    </main>
  )
}
