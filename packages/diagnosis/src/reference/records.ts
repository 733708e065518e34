import type { Difficulty } from '../types.ts'

/** The car of a service request. */
export type RecordVehicle = {
  make: string
  model: string
  year: number
  /** Miles. */
  mileage: number
}

/** A repair under warranty: what was wrong with one car, and what put it right. */
export type WarrantyTicket = {
  id: string
  /** The trouble code the car had stored, when it had one. */
  code?: string
  symptoms: readonly string[]
  root_cause: string
  resolution: string
  parts_replaced: readonly string[]
  labor_hours: number
  vehicle_make: string
  vehicle_model: string
  vehicle_year: number
  /** Miles. */
  mileage: number
  /** Calendar day, YYYY-MM-DD. */
  created_at: string
}

/** A paid visit to a workshop. */
export type ServiceRequest = {
  id: string
  /** In the driver's words. */
  complaint: string
  symptoms: readonly string[]
  diagnosis: string
  /** The checks and the repair, in the order done, as instructions. */
  repair_actions: readonly string[]
  parts_used: readonly string[]
  /** Whole US dollars, parts and labour. */
  cost: number
  vehicle_info: RecordVehicle
  /** Calendar day, YYYY-MM-DD. */
  created_at: string
}

/** A part that is bought for certain troubles. */
export type PartSale = {
  id: string
  part_number: string
  part_name: string
  related_symptoms: readonly string[]
  /** The causes that this part puts right. */
  common_issues: readonly string[]
  installation_difficulty: Difficulty
  /** Whole US dollars, the part alone. */
  average_price: number
  /** Cars it fits, "2013-2017 Honda Accord". */
  compatibility: readonly string[]
}

/** A workshop article: how to find out which of some causes it is. */
export type TechArticle = {
  id: string
  title: string
  symptoms: readonly string[]
  diagnostic_steps: readonly string[]
  probable_causes: readonly string[]
  tools_required: readonly string[]
  difficulty_level: 'beginner' | 'intermediate' | 'advanced'
  /** In words, "45 minutes". */
  estimated_time: string
  category: string
}

/** Everything that a diagnosis is matched against. */
export type Datasets = {
  warranty_tickets: readonly WarrantyTicket[]
  service_requests: readonly ServiceRequest[]
  parts_sales: readonly PartSale[]
  tech_articles: readonly TechArticle[]
}
