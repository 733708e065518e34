import { partSales } from './part-sales.data.ts'
import type { Datasets } from './records.ts'
import { serviceRequests } from './service-requests.data.ts'
import { techArticles } from './tech-articles.data.ts'
import { warrantyTickets } from './warranty-tickets.data.ts'

/** Composed for Tappet: see each table's head. */
export const builtInDatasets: Datasets = {
  warranty_tickets: warrantyTickets,
  service_requests: serviceRequests,
  parts_sales: partSales,
  tech_articles: techArticles,
}
