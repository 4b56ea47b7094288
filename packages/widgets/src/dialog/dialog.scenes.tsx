import * as RadixDialog from '@radix-ui/react-dialog'
import * as RadixPopover from '@radix-ui/react-popover'
import { type ReactNode, type Ref, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { hear, inRoot } from '../../test/scenes.ts'
import { DateRangePopover } from '../date-range/index.popover.ts'
import { MultiSelect } from '../multi-select/index.ts'
import { PersonSearch } from '../person-search/index.ts'
import { Dialog } from './index.ts'

const people = [{ personId: 'p1', fullName: 'Ada Quill', firstName: 'Ada', lastName: 'Quill' }]

interface AskedProps extends Dialog.ContentProps {
  boxRef?: Ref<HTMLDialogElement>
}

/** A dialog with a trigger, and a field in it. */
function Asked({ boxRef = null, children, ...props }: AskedProps) {
  return (
    <Dialog.Root onOpenChange={(isOpen) => hear(isOpen ? 'open' : 'close')}>
      <Dialog.Trigger className="hp-button">Report</Dialog.Trigger>
      <Dialog.Content {...props} ref={boxRef}>
        <Dialog.Title>Near miss</Dialog.Title>
        <input aria-label="Note" />
        {children}
        <Dialog.Close>Close</Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Search({ children = <PersonSearch.List />, ...props }: PersonSearch.PopupProps) {
  return (
    <PersonSearch.Root people={people}>
      <PersonSearch.Label>Employee</PersonSearch.Label>
      <PersonSearch.Input />
      <PersonSearch.Popup {...props}>{children}</PersonSearch.Popup>
    </PersonSearch.Root>
  )
}

/** A search in the dialog, whose list is one more layer. */
function Searching() {
  return (
    <Asked>
      <Search />
    </Asked>
  )
}

/** Whoever wrote the page has a popover of Radix of their own in our dialog. */
function TheirsInside() {
  const [box, setBox] = useState<HTMLElement | null>(null)
  return (
    <Asked boxRef={setBox}>
      <RadixPopover.Root>
        <RadixPopover.Trigger>Theirs</RadixPopover.Trigger>
        <RadixPopover.Portal container={box}>
          <RadixPopover.Content aria-label="Their box">
            <button onClick={() => hear('theirs')}>In their box</button>
          </RadixPopover.Content>
        </RadixPopover.Portal>
      </RadixPopover.Root>
    </Asked>
  )
}

/** A dialog of Radix that whoever wrote the page has. */
function Theirs({ children }: { children: ReactNode }) {
  return (
    <RadixDialog.Root>
      <RadixDialog.Trigger>Theirs</RadixDialog.Trigger>
      <RadixDialog.Portal>
        <RadixDialog.Content aria-describedby={undefined}>
          <RadixDialog.Title>Their dialog</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** Our dialog stands in theirs. */
function InsideTheirs() {
  return (
    <Theirs>
      <Asked />
    </Theirs>
  )
}

/** Our search, whose list is one more layer, stands in theirs. */
function SearchInsideTheirs() {
  return (
    <Theirs>
      <Search />
    </Theirs>
  )
}

/** A link that opens a dialog in place, which has a link to the page without it. */
function Links() {
  return (
    <Dialog.Root onOpenChange={(isOpen) => hear(isOpen ? 'open' : 'close')}>
      <Dialog.Trigger asChild>
        <a href="#report">Report</a>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Near miss</Dialog.Title>
        <Dialog.Close asChild>
          <a href="#list">Close</a>
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** The address alone says whether it is open: nobody hears the trigger. */
function Addressed() {
  return (
    <Dialog.Root open={false}>
      <Dialog.Trigger asChild>
        <a href="#report">Report</a>
      </Dialog.Trigger>
    </Dialog.Root>
  )
}

/** Drawn open by a server, with links for what a script would do. */
export function ServerDrawn() {
  return (
    <Dialog.Root defaultOpen>
      <Dialog.Trigger asChild>
        <a href="?dialog=report">Report</a>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Near miss</Dialog.Title>
        <Dialog.Description>What has almost happened.</Dialog.Description>
        <Dialog.Close asChild>
          <a href="?">Close</a>
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** A host that cuts off, moves and stacks what it holds. */
function Clipped() {
  return (
    <div style={{ overflow: 'hidden', transform: 'scale(1)', blockSize: 60, position: 'relative' }}>
      <Searching />
    </div>
  )
}

/** Everything that a box tells of is prevented. */
const held = {
  onEscapeKeyDown: hold('escape'),
  onInteractOutside: hold('outside'),
  onOpenAutoFocus: hold('focus in'),
  onCloseAutoFocus: (event: Event) => {
    hold('focus out')(event)
    document.getElementById('after')?.focus()
  },
}

function hold(what: string) {
  return (event: Event) => {
    hear(what)
    event.preventDefault()
  }
}

function Held() {
  return (
    <Asked {...held}>
      <button data-hp-focus="">Marked</button>
    </Asked>
  )
}

function HeldDates() {
  return (
    <DateRangePopover.Root>
      <DateRangePopover.Trigger />
      <DateRangePopover.Content {...held}>
        <DateRangePopover.Calendar />
        <DateRangePopover.Close />
      </DateRangePopover.Content>
    </DateRangePopover.Root>
  )
}

/** Whoever wrote the page has a list of their own node, kept in the page. */
function OwnList() {
  return (
    <Search asChild forceMount>
      <section className="mine">
        <PersonSearch.List />
      </section>
    </Search>
  )
}

/** Boxes that a server is told to draw open, or to keep in the page. */
export function ServerBoxes() {
  return (
    <>
      <Search forceMount />
      <MultiSelect.Root options={[]}>
        <MultiSelect.Field />
        <MultiSelect.Popup forceMount />
      </MultiSelect.Root>
      <DateRangePopover.Root defaultOpen>
        <DateRangePopover.Trigger />
        <DateRangePopover.Content>
          <DateRangePopover.StartDate />
        </DateRangePopover.Content>
      </DateRangePopover.Root>
    </>
  )
}

function AsChild() {
  return (
    <Dialog.Root>
      <Dialog.Trigger>Report</Dialog.Trigger>
      <Dialog.Content asChild>
        <dialog className="mine" aria-label="Near miss">
          <Dialog.Close>Close</Dialog.Close>
        </dialog>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const scenesOf = {
  asked: () => <Asked />,
  searching: Searching,
  links: Links,
  addressed: Addressed,
  held: Held,
  heldList: () => <Search {...held} />,
  heldDates: HeldDates,
  ownList: OwnList,
  search: () => <Search />,
  asChild: AsChild,
  kept: () => <Asked forceMount />,
  theirsInside: TheirsInside,
  insideTheirs: InsideTheirs,
  searchInsideTheirs: SearchInsideTheirs,
  clipped: Clipped,
}

/** Each scene on the page, and in a shadow root drawn by Preact, as in a tag. */
function sceneOf(Scene: () => ReactNode) {
  return {
    react: () => (
      <StrictMode>
        <Scene />
      </StrictMode>
    ),
    element: () => inRoot('open', (root) => createRoot(root).render(<Scene />)),
  }
}

export const scenes = {
  ...Object.fromEntries(Object.entries(scenesOf).map(([name, Scene]) => [name, sceneOf(Scene)])),
  closedRoot: {
    react: () => <Searching />,
    element: () => inRoot('closed', (root) => createRoot(root).render(<Searching />)),
  },
}
