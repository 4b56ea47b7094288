import { listFilters, removeFilter, saveFilter, setDefaultFilter } from '../../demo/filters.js'

export async function start(document) {
  const dialog = document.querySelector('hp-saved-filter-dialog')
  const output = document.querySelector('output')
  const read = async () => {
    dialog.filters = await listFilters()
  }

  document.querySelector('.save-view').addEventListener('click', () => dialog.show('save'))
  document.querySelector('.show-filters').addEventListener('click', () => dialog.show('list'))
  dialog.addEventListener('hp-apply', ({ detail }) => {
    output.textContent = `Applied: ${detail.title}`
  })
  dialog.saveFilter = async (draft) => {
    await saveFilter(draft)
    await read()
  }
  dialog.setDefaultFilter = async (filter, { isDefault }) => {
    await setDefaultFilter(isDefault ? filter.id : '')
    await read()
  }
  dialog.deleteFilter = async (filter) => {
    await removeFilter(filter.id)
    await read()
  }
  await read()
}
