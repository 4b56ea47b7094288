import { DownloadLink } from '../../lists/downloads/download-link.tsx'
import { Facts } from '../../records/facts.tsx'
import parts from '../../records/record-parts.module.css'
import { buttonClass } from '../../ui/button.tsx'
import { FileDown } from '../../ui/icons.ts'
import type { TemplateView } from './template-view.server.ts'
import { inspectionWords as words } from './template.words.ts'

/** The inspections of a template, the newest first, each with what its certificate names. */
export function InspectionsPart({ view: { inspections } }: { view: TemplateView }) {
  return inspections.length === 0 ? null : (
    <section className={parts.part} aria-labelledby="inspections">
      <h2 id="inspections">{words.title}</h2>
      {inspections.map(({ id, day, facts, pdf }) => (
        <article key={id} className={parts.plate} aria-label={day}>
          <h3>{day}</h3>
          <Facts rows={facts} />
          <DownloadLink to={pdf} name={words.pdfOf(day)} className={buttonClass()} Icon={FileDown}>
            {words.pdf}
          </DownloadLink>
        </article>
      ))}
    </section>
  )
}
