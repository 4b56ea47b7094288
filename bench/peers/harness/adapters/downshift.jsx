import { useVirtualizer } from '@tanstack/react-virtual'
import { useCombobox } from 'downshift'
import { useMemo, useRef, useState } from 'react'
import { Row } from '../row.jsx'

const rowHeight = 44

export function Search({ people }) {
  const [words, setWords] = useState('')
  const items = useMemo(() => {
    const wanted = words.trim().toLowerCase()
    return people.filter(({ name, title }) => `${name} ${title}`.toLowerCase().includes(wanted))
  }, [people, words])
  const list = useRef(null)
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    overscan: 2,
  })
  const combobox = useCombobox({
    items,
    itemToString: (person) => person?.name ?? '',
    onInputValueChange: ({ inputValue }) => setWords(inputValue),
    scrollIntoView: () => {},
    onHighlightedIndexChange: ({ highlightedIndex, type }) => {
      if (highlightedIndex >= 0 && type !== useCombobox.stateChangeTypes.MenuMouseLeave) {
        virtual.scrollToIndex(highlightedIndex)
      }
    },
  })
  return (
    <div className="opener">
      <label {...combobox.getLabelProps()}>People</label>
      <input {...combobox.getInputProps()} />
      <div
        {...combobox.getMenuProps({ ref: list, className: 'panel list', hidden: !combobox.isOpen })}
      >
        <div style={{ position: 'relative', height: virtual.getTotalSize() }}>
          {combobox.isOpen &&
            virtual.getVirtualItems().map(({ index, start }) => (
              <div
                key={items[index].id}
                {...combobox.getItemProps({ item: items[index], index })}
                aria-posinset={index + 1}
                aria-setsize={items.length}
                style={{ position: 'absolute', insetInline: 0, top: start, height: rowHeight }}
              >
                <Row person={items[index]} />
              </div>
            ))}
        </div>
      </div>
    </div>
  )
}
