import { Form, useNavigation } from '@remix-run/react'
import { paths } from '../paths.ts'
import parts from '../records/record-parts.module.css'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Trash2 } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import type { SheetView } from './sheet-view.server.ts'
import { words } from './sheet.words.ts'
import styles from './sheet-page.module.css'

/** On which pads the product lies, in what, how much of it, and how much there may be. */
export function SheetStock({
  view: { id, isInUse, stock, canEdit, canStock, formKey },
}: {
  view: SheetView
}) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <section className={parts.part} aria-labelledby="stock">
      <h2 id="stock">{words.stock}</h2>
      {stock.length === 0 ? (
        <p className={styles.empty}>{words.noStock}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.pad}</th>
              <th scope="col">{words.container}</th>
              <th scope="col">{words.quantity}</th>
              <th scope="col">{words.maximum}</th>
              {canStock && <td />}
            </tr>
          </thead>
          <tbody>
            {stock.map(({ inventoryId, padId, padName, container, quantity, maximum, unit }) => (
              <tr key={inventoryId}>
                <th scope="row">
                  {isInUse ? (
                    <Link to={paths.sdsPad(padId)} className={styles.pad}>
                      {padName}
                    </Link>
                  ) : (
                    padName
                  )}
                </th>
                <td>{container}</td>
                <td>{`${quantity} ${unit}`}</td>
                <td>{maximum === null ? '' : `${maximum} ${unit}`}</td>
                {canStock && (
                  <td>
                    <Form method="post" preventScrollReset>
                      <FormKey value={formKey} />
                      <input type="hidden" name="inventoryId" value={inventoryId} />
                      <Button
                        {...{ name: 'intent', value: 'removeStock', isIcon: true, tone: 'quiet' }}
                        aria-label={words.removeStock(padName)}
                        aria-disabled={isSending}
                      >
                        <Trash2 aria-hidden="true" />
                      </Button>
                    </Form>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {canEdit && (
        <p>
          <ButtonLink to={paths.sheet(id, { dialog: 'stock' })} preventScrollReset>
            {words.addStock}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
