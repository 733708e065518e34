/** Fuelly's names of parts, and the service that each maps to. */
export const fuellyItems: ReadonlyMap<string, string> = new Map(
  Object.entries({
    engine_oil: 'Oil Change',
    air_filter: 'Air Filter',
    brake_pads: 'Brake Pads',
    brake_fluid: 'Brake Fluid',
    transmission_fluid: 'Transmission Fluid',
    coolant: 'Coolant Flush',
    spark_plugs: 'Spark Plugs',
    battery: 'Battery',
    tire_rotation: 'Tire Rotation',
    tire_a: 'Tires',
    tire_b: 'Tires',
    tire_c: 'Tires',
    tire_d: 'Tires',
  }),
)

/** Parts that belong to another service and are not named. */
export const fuellyCompanions = /^(?:oil|fuel)_filter$|^tire_(?:pressure|balance)$/i
