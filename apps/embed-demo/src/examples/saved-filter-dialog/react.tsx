import { SavedFilterDialog, type SavedFilterEntry } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'
import { useEffect, useState } from 'react'
import { listFilters, removeFilter, saveFilter, setDefaultFilter } from '../../demo/filters.js'

export function Example() {
  const [filters, setFilters] = useState<readonly SavedFilterEntry[]>([])
  const [said, setSaid] = useState('')
  const read = async () => setFilters(await listFilters())

  useEffect(() => void listFilters().then(setFilters), [])

  return (
    <SavedFilterDialog.Root
      filters={filters}
      onApply={({ title }) => setSaid(`Applied: ${title}`)}
      onSave={async (draft) => {
        await saveFilter(draft)
        await read()
      }}
      onSetDefault={async ({ id }, { isDefault }) => {
        await setDefaultFilter(isDefault ? id : '')
        await read()
      }}
      onDelete={async ({ id }) => {
        await removeFilter(id)
        await read()
      }}
    >
      <SavedFilterDialog.Trigger className="hp-button" side="save">
        Save view
      </SavedFilterDialog.Trigger>
      <SavedFilterDialog.Trigger className="hp-button" side="list">
        Saved filters
      </SavedFilterDialog.Trigger>
      <output>{said}</output>
      <SavedFilterDialog.Content />
    </SavedFilterDialog.Root>
  )
}
