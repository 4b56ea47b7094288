import {
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type LiHTMLAttributes,
  type ReactNode,
  forwardRef,
  useEffect,
  useRef,
} from 'react'
import { activeElement } from '../internals/active-element.ts'
import { type AsChild } from '../internals/as-child.ts'
import { ButtonPart } from '../internals/button-part.tsx'
import { classNames } from '../internals/class-names.ts'
import { fillWords } from '../internals/fill-words.ts'
import { useParent } from '../internals/use-parent.ts'
import { type Person } from '../person.ts'
import * as UserCard from '../user-card/user-card.tsx'
import { PersonContext, useShareDialog } from './share-dialog.context.ts'
import { shareWords } from './share-dialog.words.ts'

/* List */

/** Props of `ShareDialog.List`: those of a `ul`. */
export interface ListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'children'> {
  /** Draws a picked person as one `Item`. Default: an `Item` with a user card and `Remove`. */
  children?: ((person: Person) => ReactNode) | undefined
}

/** The picked people in the order of picking. Its label is 'People to share with' at the start. */
export const List = forwardRef<HTMLUListElement, ListProps>(function ShareDialogList(
  { className, children = (person) => <Item person={person} />, ...props },
  ref,
) {
  const { people, box } = useShareDialog('List')
  useFocusAfterChange(people, box)
  return (
    <ul
      aria-label={shareWords.list}
      {...props}
      ref={ref}
      className={classNames('hp-share-dialog-list', className)}
    >
      {people.map((person) => (
        <PersonContext.Provider key={person.personId} value={person}>
          {children(person)}
        </PersonContext.Provider>
      ))}
    </ul>
  )
})

/**
 * Where a change takes the focused thing away, the focus moves on: from a removed person to the
 * next one, the last one or the search; from the search that the limit turned off to Share.
 */
function useFocusAfterChange(
  people: readonly Person[],
  box: { readonly current: HTMLDialogElement | null },
): void {
  const before = useRef(people)
  useEffect(() => {
    const was = before.current
    before.current = people
    const dialog = box.current
    const now = dialog && activeElement(dialog)
    if (!dialog || was === people || (dialog.contains(now) && !now?.matches(':disabled'))) {
      return
    }
    const stays = new Set(people.map(({ personId }) => personId))
    const gone = was.findIndex(({ personId }) => !stays.has(personId))
    const removes = dialog.querySelectorAll<HTMLElement>('[data-hp-remove]')
    const next =
      gone < 0
        ? dialog.querySelector<HTMLElement>('[data-hp-share]')
        : (removes[Math.min(gone, removes.length - 1)] ??
          dialog.querySelector<HTMLElement>('input:enabled:not([type=hidden])'))
    next?.focus()
  }, [people, box])
}

/* Item */

/** Props of `ShareDialog.Item`: those of an `li`. */
export interface ItemProps extends LiHTMLAttributes<HTMLLIElement> {
  /** Whom it shows. */
  person: Person
}

/** One picked person, whose id the form around sends if the root has a name. Children replace card and button. */
export const Item = forwardRef<HTMLLIElement, ItemProps>(function ShareDialogItem(
  { person, className, children, ...props },
  ref,
) {
  const { name } = useShareDialog('Item')
  return (
    <li {...props} ref={ref} className={classNames('hp-share-dialog-item', className)}>
      {children ?? (
        <>
          <Card person={person} />
          <Remove />
        </>
      )}
      {name === undefined ? null : <input type="hidden" name={name} value={person.personId} />}
    </li>
  )
})

/* Card */

/** Props of `ShareDialog.Card`: those of `UserCard.Root`. */
export interface CardProps extends UserCard.RootProps {
  /** Whom it shows. */
  person: Person
  /** Stands beside the name of a short-service employee. Default `<UserCard.SseBadge />`. */
  badge?: ReactNode
}

/** A user card of picture, name and title. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function ShareDialogCard(
  { person, badge = <UserCard.SseBadge />, className, ...props },
  ref,
) {
  const { fullName, profileImage, employeeTitle, isSSE } = person
  return (
    <UserCard.Root {...props} ref={ref} className={classNames('hp-share-dialog-card', className)}>
      <UserCard.Picture src={profileImage} name={fullName} />
      <UserCard.Name>{fullName}</UserCard.Name>
      {isSSE ? badge : null}
      {employeeTitle ? <UserCard.Title>{employeeTitle}</UserCard.Title> : null}
    </UserCard.Root>
  )
})

/* Remove */

/** Props of `ShareDialog.Remove`: those of a `button`. */
export interface RemoveProps extends ButtonHTMLAttributes<HTMLButtonElement>, AsChild {
  /** Its name, with the person's in the place of `{name}`. Default 'Remove {name}'. */
  label?: string | undefined
}

/** Takes a person off the list. With `asChild` a link, which does it without JavaScript too. */
export const Remove = forwardRef<HTMLButtonElement, RemoveProps>(function ShareDialogRemove(
  { label = shareWords.remove, className, children = cross, ...props },
  ref,
) {
  const { remove, isSharing } = useShareDialog('Remove')
  const person = useParent(PersonContext, 'ShareDialog.Remove', 'ShareDialog.List')
  return (
    <ButtonPart
      data-tone="quiet"
      data-hp-remove=""
      aria-label={fillWords(label, { name: person.fullName })}
      aria-disabled={isSharing || undefined}
      {...props}
      onPress={() => remove(person)}
      ref={ref}
      className={classNames('hp-button hp-share-dialog-remove', className)}
    >
      {children}
    </ButtonPart>
  )
})

const cross = (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2">
    <path d="m5 5 10 10M15 5 5 15" />
  </svg>
)
