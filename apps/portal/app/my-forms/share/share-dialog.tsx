import { Form, useActionData, useNavigation } from '@remix-run/react'
import { shareCountMax } from '@holdpoint/api'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { ErrorBox } from '../../ui/error-list.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Link } from '../../ui/link.tsx'
import { useScripted } from '../../ui/use-scripted.ts'
import { MomentTime } from '../../records/moment-time.tsx'
import type { IntentAnswer } from '../../lists/answer-intent.server.ts'
import { FindPerson } from './find-person.tsx'
import { FoundPeople, PickedPeople } from './people-lists.tsx'
import { SearchPerson } from './search-person.tsx'
import styles from './share-dialog.module.css'
import type { PickedPerson, SharePanel } from './share-panel.ts'
import { notHereAnyMore, words } from './share.words.ts'
import type { DialogOfKind, MyFormsPlace } from '../my-forms.place.ts'

type ShareState = DialogOfKind<'share'>

interface ShareDialogProps {
  place: MyFormsPlace
  dialog: ShareState
  panel: SharePanel
}

/** Shares an entry with colleagues. Who is picked stands in the address. */
export function ShareDialog({ place, dialog, panel }: ShareDialogProps) {
  const closeTo = place.closed.address
  return (
    <Dialog
      title={words.title}
      closeTo={closeTo}
      size={panel.refusal === null ? 'roomy' : 'normal'}
    >
      <p className={styles.entry}>
        <b>{panel.title}</b>
        <small>
          <MomentTime moment={panel.started} />
        </small>
      </p>
      {panel.refusal === null ? (
        <Sharing place={place} dialog={dialog} panel={panel} closeTo={closeTo} />
      ) : (
        <>
          <p>{panel.refusal}</p>
          <DialogActions>
            <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
              {words.close}
            </Link>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

function Sharing({ place, dialog, panel, closeTo }: ShareDialogProps & { closeTo: string }) {
  const { picked, missing, found, formKey, id } = panel
  const answer = useActionData<IntentAnswer | null>()
  const problem = answer?.intent === 'share' && answer.id === id ? answer.problem : null
  const isScripted = useScripted()
  const isSending = useNavigation().formMethod === 'POST'
  const isFull = picked.length >= shareCountMax
  const withPeople = (people: readonly PickedPerson[]) =>
    place.withDialog({ ...dialog, people: people.map(({ personId }) => personId), words: '' })
      .address
  return (
    <>
      <ErrorBox errors={problem === null ? [] : [problem]} />
      {isScripted ? (
        <SearchPerson picked={picked} isFull={isFull} withPeople={withPeople} />
      ) : (
        <FindPerson place={place} dialog={dialog} isFull={isFull} />
      )}
      {isFull && <p className={styles.full}>{words.full}</p>}
      {dialog.words !== '' && !isFull && (
        <FoundPeople found={found} picked={picked} withPeople={withPeople} />
      )}
      {missing > 0 && <p className={styles.full}>{notHereAnyMore(missing)}</p>}
      <PickedPeople picked={picked} withPeople={withPeople} />
      <Form method="post" preventScrollReset>
        <FormKey value={formKey} />
        <input type="hidden" name="id" value={id} />
        {picked.map(({ personId }) => (
          <input key={personId} type="hidden" name="personIds" value={personId} />
        ))}
        <DialogActions>
          <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
            {words.cancel}
          </Link>
          <Button tone="go" name="intent" value="share" aria-disabled={isSending}>
            {words.share}
          </Button>
        </DialogActions>
      </Form>
    </>
  )
}
