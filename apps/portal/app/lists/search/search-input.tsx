import { wordsLengthMax } from '../address-values.ts'
import { inputClass } from '../../ui/field.tsx'

interface SearchInputProps {
  /** What the address says. */
  value: string
  /** What is searched, in the field and for who does not see it. */
  label: string
}

/** The words of a form that searches its page by an address, as `search`; the key of the search leads here. */
export function SearchInput({ value, label }: SearchInputProps) {
  return (
    <input
      type="search"
      name="search"
      defaultValue={value}
      placeholder={label}
      aria-label={label}
      maxLength={wordsLengthMax}
      className={inputClass()}
      data-search=""
    />
  )
}
