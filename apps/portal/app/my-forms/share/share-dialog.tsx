import { Form, useActionData, useNavigate, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { shareCountMax } from '@holdpoint/api'
import { ShareDialog as Share, type Person } from '@holdpoint/widgets/share-dialog'
import { buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { ErrorBox } from '../../ui/error-list.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Link } from '../../ui/link.tsx'
import { useScripted } from '../../ui/use-scripted.ts'
import { MomentTime } from '../../records/moment-time.tsx'
import type { IntentAnswer } from '../../lists/answer-intent.server.ts'
import { useKeptKey } from '../../lists/use-kept-key.ts'
import { FindPerson } from './find-person.tsx'
import { FoundPeople, PickedPeople } from './people-lists.tsx'
import { SharedPeople } from './shared-people.tsx'
import { SearchPerson } from './search-person.tsx'
import styles from './share-dialog.module.css'
import type { SharePanel } from './share-panel.ts'
import { notHereAnyMore, words } from './share.words.ts'
import type { DialogOfKind, MyFormsPlace } from '../my-forms.place.ts'

interface ShareDialogProps {
  place: MyFormsPlace
  dialog: DialogOfKind<'share'>
  panel: SharePanel
}

/** Shares an entry with colleagues. Who is picked stands in the address. */
export function ShareDialog(props: ShareDialogProps) {
  const { place, panel } = props
  const closeTo = place.closed.address
  return panel.refusal === null ? (
    <Sharing {...props} closeTo={closeTo} />
  ) : (
    <Dialog title={words.title} closeTo={closeTo}>
      <Entry panel={panel} />
      <p>{panel.refusal}</p>
      <DialogActions>
        <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
          {words.close}
        </Link>
      </DialogActions>
    </Dialog>
  )
}

function Entry({ panel: { title, started } }: Pick<ShareDialogProps, 'panel'>) {
  return (
    <p className={styles.entry}>
      <b>{title}</b>
      <small>
        <MomentTime moment={started} />
      </small>
    </p>
  )
}

function Sharing({ place, dialog, panel, closeTo }: ShareDialogProps & { closeTo: string }) {
  const { missing, found, formKey, id } = panel
  const answer = useActionData<IntentAnswer | null>()
  const shared = answer?.intent === 'share' && answer.id === id ? answer : undefined
  const problem = shared?.problem
  const isScripted = useScripted()
  const isSending = useNavigation().formMethod === 'POST'
  const key = useKeptKey(formKey, shared)
  const withPeople = (people: readonly Person[]) =>
    place.withDialog({ ...dialog, people: people.map(({ personId }) => personId), words: '' })
      .address
  const [picked, pick] = usePicked(panel.picked, withPeople)
  const isFull = picked.length >= shareCountMax
  return (
    <Share.Root open people={picked} onPeopleChange={pick} limit={shareCountMax} name="personIds">
      <Dialog title={words.title} closeTo={closeTo} size="roomy" Content={Share.Content}>
        <Entry panel={panel} />
        <SharedPeople id={id} shared={panel.shared} />
        <ErrorBox errors={problem ? [problem] : []} />
        {isScripted ? (
          <SearchPerson />
        ) : (
          <FindPerson place={place} dialog={dialog} isFull={isFull} />
        )}
        <Share.Notice words={{ full: words.full }} />
        {dialog.words !== '' && !isFull && (
          <FoundPeople found={found} picked={picked} withPeople={withPeople} />
        )}
        {missing > 0 && <p className={styles.missing}>{notHereAnyMore(missing)}</p>}
        <Form method="post" preventScrollReset className={styles.form}>
          <FormKey value={key} />
          <input type="hidden" name="id" value={id} />
          <PickedPeople picked={picked} withPeople={withPeople} />
          <DialogActions>
            <Link to={closeTo} replace preventScrollReset className={buttonClass()}>
              {words.cancel}
            </Link>
            <Share.Share
              type="submit"
              name="intent"
              value="share"
              data-tone={undefined}
              aria-disabled={isSending}
              className={buttonClass({ tone: 'go' })}
            >
              {words.share}
            </Share.Share>
          </DialogActions>
        </Form>
      </Dialog>
    </Share.Root>
  )
}

/** Who is picked: those of the address, and at once whoever is chosen faster than the page answers. */
function usePicked(
  inAddress: readonly Person[],
  withPeople: (people: readonly Person[]) => string,
) {
  const navigate = useNavigate()
  const [picked, setPicked] = useState(inAddress)
  const [shown, setShown] = useState(inAddress)
  if (shown !== inAddress) {
    setShown(inAddress)
    setPicked(inAddress)
  }

  const pick = (people: readonly Person[]) => {
    setPicked(people)
    navigate(withPeople(people), { replace: true, preventScrollReset: true })
  }
  return [picked, pick] as const
}
