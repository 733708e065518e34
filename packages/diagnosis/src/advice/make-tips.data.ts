/**
 * One tip for each make of the catalogue: something that is widely known to matter on that make. Checked against
 * what owners' manuals and recall notices commonly say; the manual of the very car goes first.
 */
export const makeTips: Readonly<Record<string, string>> = {
  Toyota: 'Toyota: use the pink long-life coolant; mixing it with green coolant shortens the life of both.',
  Honda:
    'Honda: use only Honda transmission fluid (DW-1 or HCF-2, as the manual says); others can cause shudder.',
  Ford: 'Ford: on EcoBoost engines keep to the shorter oil interval; turbochargers and timing chains live on clean oil.',
  Chevrolet:
    'Chevrolet: on V8s with cylinder deactivation, a tick and a misfire on one cylinder can mean a lifter; have it heard early.',
  Nissan:
    'Nissan: have the CVT fluid checked and changed with NS-3 at the interval for severe use; it is the part that ages first.',
  BMW: 'BMW: a new battery has to be registered in the car, or it is charged wrongly and ages early.',
  'Mercedes-Benz':
    'Mercedes-Benz: use fluids with the MB approval number in the manual; "suitable for" is not an approval.',
  Audi: 'Audi: on TFSI engines check the oil level between services; some use a quart in 1,200 miles without a fault.',
  Volkswagen: 'Volkswagen: on DSG gearboxes with wet clutches, fluid and filter are due every 40,000 miles.',
  Hyundai:
    'Hyundai: check by VIN whether an engine recall or extended warranty applies; many four-cylinder engines have one.',
  Kia: 'Kia: check by VIN whether an engine recall or extended warranty applies; many four-cylinder engines have one.',
  Mazda:
    'Mazda: on Skyactiv engines with direct injection, a rough cold idle at high mileage can be carbon on the intake valves.',
  Subaru: 'Subaru: replace all four tires together; unequal tread strains the all-wheel drive.',
  Jeep: 'Jeep: after a shake at speed have the track bar, its bushings and the steering damper checked first.',
  Ram: 'Ram: on HEMI engines a tick when cold can be a broken exhaust manifold bolt; it is heard less when warm.',
  GMC: 'GMC: on V8s with cylinder deactivation, a tick and a misfire on one cylinder can mean a lifter; have it heard early.',
  Cadillac:
    'Cadillac: magnetic dampers need their own parts; have a shop read their codes before any is replaced.',
  Lincoln:
    'Lincoln: with air suspension a corner that sinks overnight points to an air spring, not to the compressor.',
  Lexus:
    'Lexus: on hybrids clean the intake vent of the battery fan in the cabin; a blocked one heats the battery.',
  Infiniti:
    'Infiniti: use the automatic fluid that the manual names (Matic S or later); universal fluids shift harshly.',
  Acura: 'Acura: with SH-AWD the rear differential has its own fluid and interval; ask for it by name.',
  Volvo: 'Volvo: many engines have a timing belt with an interval in years as well as miles; look both up.',
  Porsche: 'Porsche: have the coolant pipes and the water pump looked at together; they age together.',
  Tesla:
    'Tesla: have the brake calipers cleaned and lubricated yearly where roads are salted; regenerative braking leaves them idle.',
}
