import { multiSelectCountMax } from '@holdpoint/api/vocabulary'
import { type ReactNode } from 'react'
import controlsCss from '../internals/controls.css?inline'
import { type FormState, formSettings } from '../internals/hp-form-element.ts'
import { HpLabelledElement } from '../internals/hp-labelled-element.ts'
import listboxCss from '../internals/listbox/listbox.css?inline'
import popoverCss from '../internals/popover.css?inline'
import { list, number, text } from '../internals/settings.ts'
import { detail, withSettings } from '../internals/with-settings.ts'
import tagCss from '../tag/tag.css?inline'
import css from './multi-select.css?inline'
import { type MultiSelectOption, cleanValues, countOf } from './multi-select.rules.ts'
import * as MultiSelect from './multi-select.tsx'
import { words } from './multi-select.words.ts'

const data: { options: readonly MultiSelectOption[] } = { options: [] }

/**
 * `<hp-multi-select>`: chooses several of many, with a search. A field of the form around: it sends
 * each chosen value under its name, as a `<select multiple>` does.
 */
export class HpMultiSelectElement extends withSettings(HpLabelledElement, {
  css: controlsCss + popoverCss + listboxCss + tagCss + css,
  settings: {
    ...formSettings,
    selected: list(),
    ignored: list(),
    label: text(),
    placeholder: text(),
    max: number(multiSelectCountMax),
    chipsMax: number(5),
    locale: text('en-US'),
    emptyWords: text(words.empty),
    selectedWords: text(words.selected),
    foundWords: text(words.found),
    fullWords: text(words.full),
    selectShownWords: text(words.selectShown),
    clearWords: text(words.clear),
    toggleWords: text(words.toggle),
    removeWord: text(words.remove),
    requiredWords: text(words.required),
  },
  data,
  events: { 'hp-change': detail<readonly string[]>() },
}) {
  #value: readonly string[] | undefined
  #inside: readonly MultiSelectOption[] = []
  #start: readonly string[] = []
  #watch: MutationObserver | undefined

  /** The chosen values, in the order of choosing. */
  get value(): readonly string[] {
    return this.#value ?? (this.selected.length > 0 ? this.selected : this.#start)
  }
  set value(value: readonly string[] | undefined) {
    this.#value = value
    this.requestUpdate()
  }

  /** A select inside gives its options and its choice, and is sent no more. */
  protected override mount(shadow: ShadowRoot): void {
    super.mount(shadow)
    // A parser that is still at work puts it, and its options, in later.
    this.#watch = new MutationObserver(this.#readInside)
    this.#watch.observe(this, { childList: true, subtree: true })
    this.#readInside()
  }

  protected override unmount(): void {
    super.unmount()
    this.#watch?.disconnect()
  }

  readonly #readInside = () => {
    const select = this.querySelector('select')
    if (select) {
      this.#inside = Array.from(select.options, ({ value, label }) => ({ value, label }))
      this.#start = Array.from(select.selectedOptions, ({ value }) => value)
      select.disabled = true
      if (this.ownerDocument.readyState !== 'loading') {
        this.#watch?.disconnect()
      }
      this.requestUpdate()
    }
  }

  readonly #change = (value: readonly string[]) => {
    const before = this.#value
    this.#value = value
    if (!this.emit('hp-change', value)) {
      this.#value = before
    }
    this.requestUpdate()
  }

  protected view(): ReactNode {
    return (
      <MultiSelect.Root
        // Drawn anew at a reset, without the words that were being typed.
        key={this.resetCount}
        part="root"
        options={this.options.length > 0 ? this.options : this.#inside}
        value={this.value}
        onValueChange={this.#change}
        max={this.max}
        ignored={this.ignored}
        disabled={this.isOff}
        locale={this.locale}
      >
        {this.outerName === undefined && (
          <MultiSelect.Label part="label">{this.label}</MultiSelect.Label>
        )}
        <MultiSelect.Field part="field">
          <MultiSelect.Chips
            part="chips"
            chipsMax={this.chipsMax}
            selectedWords={this.selectedWords}
            removeWord={this.removeWord}
          />
          <MultiSelect.Input
            part="input"
            aria-label={this.outerName}
            placeholder={this.placeholder || undefined}
            aria-required={this.required || undefined}
          />
          <MultiSelect.Toggle part="toggle" aria-label={this.toggleWords} />
        </MultiSelect.Field>
        <MultiSelect.Popup part="popup">
          <MultiSelect.Actions part="actions">
            <MultiSelect.SelectShown>{this.selectShownWords}</MultiSelect.SelectShown>
            <MultiSelect.Clear>{this.clearWords}</MultiSelect.Clear>
          </MultiSelect.Actions>
          <MultiSelect.List part="list" aria-label={this.outerName} />
          <MultiSelect.Empty part="empty">{this.emptyWords}</MultiSelect.Empty>
        </MultiSelect.Popup>
        <MultiSelect.Status
          part="status"
          fullWords={this.fullWords}
          foundWords={this.foundWords}
          selectedWords={this.selectedWords}
        />
      </MultiSelect.Root>
    )
  }

  protected formState(): FormState {
    const values = cleanValues(this.value, this.ignored)
    const sent = new FormData()
    for (const value of values) {
      sent.append(this.name, value)
    }
    const isMissing = this.required && countOf(values) === 0
    return {
      value: this.name === '' ? null : sent,
      isMissing,
      problem: isMissing ? this.requiredWords : '',
    }
  }

  protected resetValue(): void {
    this.#value = undefined
  }

  protected restoreValue(sent: string | FormData): void {
    this.#value =
      sent instanceof FormData
        ? sent.getAll(this.name).filter((entry) => typeof entry === 'string')
        : []
  }
}
