import { useState } from 'react'
import { hear, listen, tag } from '../../test/scenes.ts'
import { type SavedFilterDraft, type SavedFilterEntry, SavedFilterDialog } from './index.ts'
import './saved-filter-dialog.register.ts'
import { type HpSavedFilterDialogElement } from './saved-filter-dialog.element.tsx'

const kept: readonly SavedFilterEntry[] = [
  { id: 'f1', title: 'Late crews', isDefault: true },
  { id: 'f2', title: 'Pads of the north', isDefault: false },
  { id: 'f3', title: 'Rejected', isDefault: false },
]

/** A page that answers after a moment, refuses the title Taken and cannot do what has to do with Pads. */
async function answer(title: string, signal: AbortSignal) {
  await new Promise((resolve) => setTimeout(resolve, 60))
  hear('done', { title, aborted: signal.aborted })
  if (title === 'Taken') {
    throw Object.assign(new Error('This title is in use already.'), { field: 'title' })
  }
  if (title.includes('Pads')) {
    throw new Error('The portal is away.')
  }
}

function Page({ filters: first }: { filters: readonly SavedFilterEntry[] }) {
  const [filters, setFilters] = useState(first)
  return (
    <SavedFilterDialog.Root
      filters={filters}
      onOpenChange={(isOpen) => !isOpen && hear('close')}
      onSave={async (draft, { signal }) => {
        hear('save', draft)
        await answer(draft.title, signal)
      }}
      onApply={(filter) => hear('apply', filter.id)}
      onSetDefault={async (filter, { isDefault, signal }) => {
        hear('default', { id: filter.id, isDefault })
        await answer(filter.title, signal)
        setFilters((list) =>
          list.map((one) => ({ ...one, isDefault: one === filter && isDefault })),
        )
      }}
      onDelete={async (filter, { signal }) => {
        hear('delete', filter.id)
        await answer(filter.title, signal)
        setFilters((list) => list.filter((one) => one !== filter))
      }}
    >
      <SavedFilterDialog.Trigger className="hp-button" side="save">
        Save view
      </SavedFilterDialog.Trigger>
      <SavedFilterDialog.Trigger className="hp-button" side="list">
        Filters
      </SavedFilterDialog.Trigger>
      <SavedFilterDialog.Content />
    </SavedFilterDialog.Root>
  )
}

function pageWithTag(filters: readonly SavedFilterEntry[]) {
  const place = document.createElement('div')
  const dialog: HpSavedFilterDialogElement = tag('hp-saved-filter-dialog', {
    filters,
    saveFilter: (draft: SavedFilterDraft, { signal }) => answer(draft.title, signal),
    setDefaultFilter: async (filter, { isDefault, signal }) => {
      await answer(filter.title, signal)
      dialog.filters = dialog.filters.map((one) => ({
        ...one,
        isDefault: one === filter && isDefault,
      }))
    },
    deleteFilter: async (filter, { signal }) => {
      await answer(filter.title, signal)
      dialog.filters = dialog.filters.filter((one) => one !== filter)
    },
  })
  for (const [words, side] of [
    ['Save view', 'save'],
    ['Filters', 'list'],
  ] as const) {
    const button = document.createElement('button')
    button.textContent = words
    button.addEventListener('click', () => dialog.show(side))
    place.append(button)
  }
  listen(dialog, 'hp-save', 'save')
  dialog.addEventListener('hp-apply', ({ detail }) => hear('apply', detail.id))
  dialog.addEventListener('hp-delete', ({ detail }) => hear('delete', detail.id))
  dialog.addEventListener('hp-default', ({ detail }) =>
    hear('default', { id: detail.filter.id, isDefault: detail.isDefault }),
  )
  listen(dialog, 'hp-close', 'close')
  place.append(dialog)
  return place
}

function posted() {
  return (
    <SavedFilterDialog.Root defaultOpen>
      <SavedFilterDialog.Content>
        <SavedFilterDialog.Title />
        <SavedFilterDialog.Form action="/kept" />
      </SavedFilterDialog.Content>
    </SavedFilterDialog.Root>
  )
}

export const scenes = {
  some: { react: () => <Page filters={kept} />, element: () => pageWithTag(kept) },
  none: { react: () => <Page filters={[]} />, element: () => pageWithTag([]) },
  // A form of the page's own, sent as any form.
  posted: { react: posted, element: () => pageWithTag([]) },
  connected: {
    react: () => <Page filters={kept} />,
    element: () =>
      tag('hp-saved-filter-dialog', {
        apiBase: 'http://portal.example',
        token: 'a-token',
        filterValues: { crewIds: ['c7'] },
      }),
  },
}
