import { type Phrase, phrase } from '../matching/match.ts'
import type { Datasets, PartSale, ServiceRequest, TechArticle, WarrantyTicket } from '../reference/records.ts'

/** `symptoms` is what is felt, `names` what it says is wrong. */
type Ready<Row> = { record: Row; symptoms: Phrase[]; names: Phrase[] }

export type PreparedDatasets = {
  tickets: Ready<WarrantyTicket>[]
  requests: Ready<ServiceRequest>[]
  parts: Ready<PartSale>[]
  articles: Ready<TechArticle>[]
}

const prepared = new WeakMap<Datasets, PreparedDatasets>()

/** Constant, so once for each set. */
export function prepare(datasets: Datasets): PreparedDatasets {
  const cached = prepared.get(datasets)
  if (cached !== undefined) return cached
  const fresh: PreparedDatasets = {
    tickets: datasets.warranty_tickets.map((record) => ({
      record,
      symptoms: record.symptoms.map(phrase),
      names: [],
    })),
    requests: datasets.service_requests.map((record) => ({
      record,
      symptoms: record.symptoms.map(phrase),
      names: [],
    })),
    parts: datasets.parts_sales.map((record) => ({
      record,
      symptoms: record.related_symptoms.map(phrase),
      names: record.common_issues.map(phrase),
    })),
    articles: datasets.tech_articles.map((record) => ({
      record,
      symptoms: record.symptoms.map(phrase),
      names: record.probable_causes.map(phrase),
    })),
  }
  prepared.set(datasets, fresh)
  return fresh
}
