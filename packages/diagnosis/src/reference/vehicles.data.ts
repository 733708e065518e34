/**
 * The makes and models that a driver can choose: what was sold in the US between 1990 and 2025 and is commonly met.
 * Models stand in alphabetical order, digits first.
 */
export type CatalogueMake = { make: string; models: readonly string[] }

const row = (make: string, models: string): CatalogueMake => ({
  make,
  models: models === '' ? [] : models.split(', '),
})

export const vehicleCatalogue: readonly CatalogueMake[] = [
  row(
    'Toyota',
    '4Runner, 86, Avalon, bZ4X, C-HR, Camry, Celica, Corolla, Corolla Cross, Crown, Echo, FJ Cruiser, GR Corolla, GR Supra, GR86, Grand Highlander, Highlander, Land Cruiser, Matrix, Mirai, MR2, Previa, Prius, Prius C, Prius V, RAV4, Sequoia, Sienna, Solara, Supra, T100, Tacoma, Tercel, Tundra, Venza, Yaris',
  ),
  row(
    'Honda',
    'Accord, Civic, Clarity, CR-V, CR-Z, Crosstour, del Sol, Element, Fit, HR-V, Insight, Odyssey, Passport, Pilot, Prelude, Prologue, Ridgeline, S2000',
  ),
  row(
    'Ford',
    'Aerostar, Bronco, Bronco Sport, C-Max, Contour, Crown Victoria, E-Series, EcoSport, Edge, Escape, Escort, Excursion, Expedition, Explorer, F-150, F-250, F-350, Fiesta, Five Hundred, Flex, Focus, Freestyle, Fusion, Maverick, Mustang, Mustang Mach-E, Probe, Ranger, Taurus, Thunderbird, Transit, Transit Connect, Windstar',
  ),
  row(
    'Chevrolet',
    'Astro, Avalanche, Aveo, Blazer, Bolt EUV, Bolt EV, Camaro, Caprice, Captiva Sport, Cavalier, Cobalt, Colorado, Corvette, Cruze, Equinox, Express, HHR, Impala, Lumina, Malibu, Monte Carlo, Prizm, S-10, Silverado 1500, Silverado 2500HD, Silverado 3500HD, Sonic, Spark, SSR, Suburban, Tahoe, Tracker, TrailBlazer, Traverse, Trax, Uplander, Venture, Volt',
  ),
  row(
    'Nissan',
    '240SX, 300ZX, 350Z, 370Z, Altima, Ariya, Armada, Cube, Frontier, GT-R, Juke, Kicks, Leaf, Maxima, Murano, NV200, NX, Pathfinder, Quest, Rogue, Rogue Sport, Sentra, Titan, Versa, Xterra, Z',
  ),
  row(
    'BMW',
    '1 Series, 2 Series, 3 Series, 4 Series, 5 Series, 6 Series, 7 Series, 8 Series, i3, i4, i5, i7, i8, iX, M2, M3, M4, M5, X1, X2, X3, X4, X5, X6, X7, XM, Z3, Z4',
  ),
  row(
    'Mercedes-Benz',
    '190E, A-Class, AMG GT, B-Class, C-Class, CL-Class, CLA, CLK-Class, CLS, E-Class, EQB, EQE, EQS, G-Class, GL-Class, GLA, GLB, GLC, GLE, GLK-Class, GLS, M-Class, Metris, R-Class, S-Class, SL-Class, SLK-Class, Sprinter',
  ),
  row(
    'Audi',
    '100, 80, 90, A3, A4, A5, A6, A7, A8, Allroad, Cabriolet, e-tron, Q3, Q4 e-tron, Q5, Q7, Q8, R8, RS3, RS5, RS7, S3, S4, S5, S6, S7, S8, SQ5, TT',
  ),
  row(
    'Volkswagen',
    'Arteon, Atlas, Atlas Cross Sport, Beetle, Cabrio, CC, Corrado, Eos, EuroVan, Golf, Golf R, GTI, ID. Buzz, ID.4, Jetta, New Beetle, Passat, Phaeton, Rabbit, Routan, Taos, Tiguan, Touareg',
  ),
  row(
    'Hyundai',
    'Accent, Azera, Elantra, Entourage, Equus, Excel, Genesis, Genesis Coupe, Ioniq, Ioniq 5, Ioniq 6, Kona, Nexo, Palisade, Santa Cruz, Santa Fe, Scoupe, Sonata, Tiburon, Tucson, Veloster, Venue, Veracruz, XG350',
  ),
  row(
    'Kia',
    'Amanti, Borrego, Cadenza, Carnival, EV6, EV9, Forte, K4, K5, K900, Niro, Optima, Rio, Rondo, Sedona, Seltos, Sephia, Sorento, Soul, Spectra, Sportage, Stinger, Telluride',
  ),
  row(
    'Mazda',
    '323, 626, 929, B-Series, CX-3, CX-30, CX-5, CX-50, CX-7, CX-70, CX-9, CX-90, Mazda2, Mazda3, Mazda5, Mazda6, Millenia, MPV, MX-3, MX-30, MX-5 Miata, MX-6, Navajo, Protege, RX-7, RX-8, Tribute',
  ),
  row(
    'Subaru',
    'Ascent, B9 Tribeca, Baja, BRZ, Crosstrek, Forester, Impreza, Justy, Legacy, Loyale, Outback, Solterra, SVX, Tribeca, WRX, XV Crosstrek',
  ),
  row(
    'Jeep',
    'Cherokee, Comanche, Commander, Compass, Gladiator, Grand Cherokee, Grand Cherokee L, Grand Wagoneer, Liberty, Patriot, Renegade, Wagoneer, Wrangler',
  ),
  row('Ram', '1500, 1500 Classic, 2500, 3500, 4500, 5500, C/V, Dakota, ProMaster, ProMaster City'),
  row(
    'GMC',
    'Acadia, Canyon, Envoy, Hummer EV, Jimmy, Safari, Savana, Sierra 1500, Sierra 2500HD, Sierra 3500HD, Sonoma, Suburban, Terrain, Typhoon, Yukon, Yukon XL',
  ),
  row(
    'Cadillac',
    'ATS, Brougham, Catera, CT4, CT5, CT6, CTS, DeVille, DTS, Eldorado, ELR, Escalade, Escalade ESV, Fleetwood, Lyriq, Seville, SRX, STS, XLR, XT4, XT5, XT6, XTS',
  ),
  row(
    'Lincoln',
    'Aviator, Blackwood, Continental, Corsair, LS, Mark LT, Mark VIII, MKC, MKS, MKT, MKX, MKZ, Nautilus, Navigator, Town Car, Zephyr',
  ),
  row('Lexus', 'CT, ES, GS, GX, HS, IS, LC, LFA, LS, LX, NX, RC, RX, RZ, SC, TX, UX'),
  row(
    'Infiniti',
    'EX, FX, G20, G35, G37, I30, I35, J30, JX, M30, M35, M37, M45, M56, Q40, Q45, Q50, Q60, Q70, QX30, QX4, QX50, QX55, QX56, QX60, QX70, QX80',
  ),
  row('Acura', 'CL, ILX, Integra, Legend, MDX, NSX, RDX, RL, RLX, RSX, SLX, TL, TLX, TSX, Vigor, ZDX'),
  row(
    'Volvo',
    '240, 740, 760, 780, 850, 940, 960, C30, C40, C70, EX30, EX90, S40, S60, S70, S80, S90, V40, V50, V60, V70, V90, XC40, XC60, XC70, XC90',
  ),
  row(
    'Porsche',
    '718 Boxster, 718 Cayman, 911, 918 Spyder, 928, 944, 968, Boxster, Carrera GT, Cayenne, Cayman, Macan, Panamera, Taycan',
  ),
  row('Tesla', 'Cybertruck, Model 3, Model S, Model X, Model Y, Roadster'),
  row('Other', ''),
]
