import { SearchBox } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'
import { useState } from 'react'

export function Example() {
  const [words, setWords] = useState('')
  return (
    <>
      <SearchBox.Root onSearch={setWords} delayMs={600}>
        <SearchBox.Label>Search by form name</SearchBox.Label>
        <SearchBox.Input name="searchValue" />
        <SearchBox.Clear aria-label="Clear the search">
          <span aria-hidden="true">×</span>
        </SearchBox.Clear>
        <SearchBox.Submit>Search</SearchBox.Submit>
      </SearchBox.Root>
      <p role="status">{words && `Searched for “${words}”.`}</p>
    </>
  )
}
