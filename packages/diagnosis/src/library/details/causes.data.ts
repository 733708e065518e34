/**
 * What commonly lies behind a generic code: one line a code, "P0300 LM Worn spark plugs | …": code; flags (L = the
 * car may limit its power, M = the check engine lamp comes on, - = neither); causes, the usual first.
 * From OBDex (CC0): a draft written by a machine there, of which only the titles were compared with other tables.
 * What was left out, and why, stands in ../../../README.md. Sorted by code.
 */
export const causeLines = `
B0001 - Clock spring (spiral cable) damaged in steering column | Loose or corroded airbag connector under steering wheel | SRS control module internal fault
B0002 - Clock spring damaged or worn | Stage 2 squib circuit open or shorted | SRS control module fault
B0006 - Chafed wiring contacting metal | Water intrusion at connector | Internal airbag module short to housing
B0007 - Wiring shorted to powered conductor | Damaged connector bridging power | SRS module internal fault
B0011 - Stage 2 squib circuit open or shorted | Loose or corroded airbag connector | SRS control module fault
B0013 M Squib (igniter) circuit open | Airbag connector corroded under seat
B0014 - Squib circuit open or shorted | Airbag connector loose
B0015 - Squib circuit open or shorted | Airbag connector loose
B0016 - Chafed wiring under dashboard | Water at connector causing low resistance
B0017 - Wiring shorted against powered circuit | Damaged harness during dashboard service
B001A M Stage 3 squib circuit open
B0020 - Seat harness connector under driver seat damaged | Side airbag squib circuit open | SRS control module fault
B0021 - Loose airbag connector under driver seat | Wiring pinched in seat rail | Side airbag module internal fault
B0023 - Chafed wire grounding under seat rail | Water intrusion at seat connector
B0024 - Seat harness connector under passenger seat damaged | Side airbag squib circuit open | SRS control module fault
B0025 - Stage 2 squib circuit fault | Corroded connector
B0026 - Open wiring under seat | Unseated airbag connector
B0028 - Curtain airbag squib circuit open or shorted | Wiring damage in A/B/C-pillar | SRS control module fault
B0029 - Curtain airbag squib circuit open or shorted | Wiring damage in A/B/C-pillar | SRS control module fault
B002A M Curtain squib circuit open
B0034 - Stage 2 squib circuit fault | Loose seat connector
B0036 - Chafed wiring grounding out
B0038 M Side airbag squib open
B0039 M Stage 1 squib circuit open
B003A M Stage 2 squib circuit open
B003B M Stage 3 squib circuit open
B0041 M Stage 1 squib circuit open
B0043 M Stage 3 squib circuit open
B0046 - Broken wire in headliner | Curtain airbag connector unseated
B0047 - Chafed wiring in A-pillar
B0048 M Side airbag squib open
B0049 M Stage 1 squib circuit open
B004A M Stage 2 squib circuit open
B004B M Stage 3 squib circuit open
B0052 M Buckle sensor failed
B0054 M Buckle sensor failed
B0055 M Buckle sensor failed
B0058 M Buckle sensor failed
B0062 - Chafed wire shorting to chassis
B0064 - Belt tension sensor failed | Wiring or connector fault
B0071 M Pretensioner squib open
B0075 M Pretensioner squib open
B0078 M Pretensioner squib open
B0079 M Pretensioner B squib open
B007A M Pretensioner B squib open
B007B M Pretensioner B squib open
B007C M Pretensioner B squib open
B007D M Pretensioner B squib open
B007E M Pretensioner C squib open
B007F M Pretensioner C squib open
B0080 M Load limiter squib open
B0088 M Load limiter squib open
B009A M Side impact sensor failed
B009B M Side impact sensor failed
B009C M Side impact sensor failed
B009D M Side impact sensor failed
B009E M Side impact sensor failed
B009F M Side impact sensor failed
B00A0 M OCS module internal fault
B00A1 M Module internal fault
B00B0 M Classification sensor failed
B00B1 M Classification sensor failed
B00B2 M Classification sensor failed
B00B3 M Classification sensor failed
B00B4 M Classification sensor failed
B00B5 M Track position sensor failed
B00B6 M Recline sensor failed
B00B7 M Position sensor failed
B00B8 M Position sensor failed
B00B9 M Position sensor failed
B00BA M Position sensor failed
B00BB M Position sensor failed
B00C0 M Classification sensor failed
B00C1 M Classification sensor failed
B00C2 M Classification sensor failed
B00C3 M Classification sensor failed
B00C4 M Classification sensor failed
B00C5 M Track position sensor failed
B00C6 M Recline sensor failed
B00C7 M Position sensor failed
B00C8 M Position sensor failed
B00C9 M Position sensor failed
B00CA M Position sensor failed
B00CB M Position sensor failed
B00D0 M Indicator lamp or driver failed
B00D1 M Indicator lamp or driver failed
B00D2 M Indicator lamp or driver failed
B00D3 M Indicator lamp or driver failed
B00D4 M Chime module or speaker failed
B00D5 M Indicator lamp or driver failed
B00DF M Switch contacts worn
B00E0 M Pretensioner B squib open
B00E1 M Pretensioner B squib open
B00E2 M Pretensioner B squib open
B00E3 M Pretensioner C squib open
B00E4 M Pretensioner C squib open
B00E5 M Pretensioner C squib open
B00E6 M Pretensioner C squib open
B00E7 M Pretensioner C squib open
B00E8 M Pretensioner C squib open
B00F0 M Inflator squib open
B00F1 M Inflator squib open
B00F2 M Inflator squib open
B00F3 M Inflator squib open
B00F4 M Inflator squib open
B00F5 M Inflator squib open
B00F6 M Inflator squib open
B00F7 M Inflator squib open
B0109 M Washer actuator failed
B010A M Washer actuator failed
B010B M Washer actuator failed
B010C M Washer actuator failed
B010D M Washer actuator failed
B010E M Washer actuator failed
B010F M Washer actuator failed
B0114 M Washer actuator failed
B0119 M Washer actuator failed
B011A M Washer actuator failed
B011B M Washer actuator failed
B011C M Float or sensor failed
B011D M Float or sensor failed
B011E M Float or sensor failed
B011F M Float or sensor failed
B0124 M Camera module failed
B0129 M Outlet wiring open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
B012A M Outlet wiring open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
B012B M Outlet wiring open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
B012C M Module internal fault
B012D M Module internal fault
B012E M Module internal fault
B012F M Washer fluid pump failed
B0134 M Washer fluid pump failed
B0140 - Tension sensor fault | Loose sensor connector
B0150 - Mode door actuator motor failed | Mode door mechanically binding | Wiring or connector fault to actuator
B0152 - Buckle switch worn or stuck | Wire break under seat
B0154 - Buckle switch failure | Corroded buckle connector
B0156 - Sun load sensor failed | Wiring or connector fault
B0158 - Ambient air temperature sensor failed | Wiring or connector fault
B0159 - Outside temperature sensor failed | Wiring or connector fault | Sensor element aged beyond calibration window
B0160 - In-vehicle temperature sensor failed | Aspirator fan or duct blocked
B0162 - Sun load sensor 2 failed | Wiring or connector fault
B0164 - Temperature sensor failure | Wiring short or open
B0166 - Discharge air temp sensor failed | Wiring or connector fault
B0168 - Blend door actuator motor failed | Blend door mechanically binding or broken
B0170 - Mode door position sensor failed | Wiring or connector fault to actuator
B0173 - Inlet door actuator failed | Inlet door mechanically binding
B0175 - Recirculation door actuator failed | Recirculation door mechanically binding
B0181 - Blower motor worn or seized | Blower resistor or power module failed | Wiring shorted to ground
B0182 - Sensor failure
B0184 - Rear blower motor failed | Rear blower resistor failed
B0186 - Blower motor worn or seized | Cabin filter heavily blocked
B0188 - Rear wiper motor failed | Tailgate harness broken at hinge | Rear wiper fuse blown
B0190 - Park switch in wiper motor failed | Wiring open or corroded
B0192 - Wiper motor worn | Wiper linkage binding or seized
B0205 - Door actuator motor failed or stripped | Door linkage broken
B0210 - Rain sensor failed or detached | Windshield replaced without sensor recoding
B0220 - Wiper motor brushes worn | Wiper relay failed | Wiring or connector fault
B0223 - Burnt-out warning bulb (older clusters) | Instrument cluster fault
B0226 - Front ride height sensor failed | Sensor linkage broken or detached
B0228 - Fog lamp bulb blown | Fog lamp fuse blown | Wiring or connector fault
B0231 - Bulb burned out | Wiring open or socket corroded
B0233 - Bulb burned out | Wiring open or socket corroded
B0235 - Bulb burned out | Brake light switch failed
B0237 - Bulb burned out | Reverse switch failed
B0239 - Bulb burned out | Wiring open or socket corroded
B0240 - Headlamp switch worn or failed | Wiring or connector fault
B0245 - Window switch failed | Wiring open or shorted
B0247 - Window switch failed | Wiring open or shorted
B0250 - Sensor element failure | Aspirator/blower fan dirty | Open wiring to sensor
B0252 - Window motor failed or seized | Wiring shorted or open
B0255 - Ambient sensor failure (often behind front grille) | Water in connector
B0258 - Air mix door actuator motor failed | Mix door jammed by debris | Open wiring to actuator
B0260 - Door jamb switch stuck | Bulb burned out
B0263 - Actuator motor failure | Mix door jammed
B0265 - Lock/unlock switch failed | Door harness broken in hinge area
B0268 - Mode actuator motor failure | Actuator out of calibration
B0270 - Lock switch failed | Door harness broken in hinge area
B0272 - Lock switch failed | Wiring open or shorted
B0273 - Recirculation actuator failed | Recirculation door stuck
B0274 - Release switch failed | Wiring open
B0278 - Defrost actuator failed
B0283 - Blower resistor or final stage failed | Worn blower motor brushes | Short in blower wiring
B0288 - Pressure sensor failure | Low refrigerant charge | Faulty sensor connector
B0290 - Defrost switch failed | Wiring or connector fault
B0292 - Compressor clutch coil open | A/C relay failed | Corroded compressor connector
B0339 - Heater element broken | Wiring open under seat
B0450 - Microphone failed | Wiring open or shorted
B0455 - Display module internal fault | Power supply or ground fault
B0460 - Antenna cable disconnected | Antenna damaged
B0490 - Backlight LEDs or inverter failed | Display module internal fault
B0570 - Track motor failed
B0580 - Memory module internal fault | Unstable power supply | Module software outdated, reflash may resolve
B0610 - Mirror heating element open | Mirror heater relay failed
B0700 - Sunroof motor failed | Blocked drain causing water/electrical damage | Sunroof switch failure
B0710 - Hall sensor failure | Motor clutch slipping
B0900 - Wiper motor failure | Motor overload from frozen wipers | Wiper relay failure
B0910 - Rear wiper motor failure
B0920 - Washer pump motor failure | Corroded pump connector
B0950 - Broken heating grid line | Rear defrost relay failed
B0960 - Horn relay failed | Horn button (clock spring) fault | Horn unit failed
B0970 - Burnt out interior bulb | Door switch stuck closed
B0980 - Worn ignition switch contacts | Open wire from switch to BCM
B0990 - BCM internal hardware fault | Voltage spike damage from jump-start | Water intrusion at module
C0001 LM Valve stuck or coil failed
C0002 LM Valve stuck or coil failed
C0003 LM Valve stuck or coil failed
C0004 LM Valve stuck or coil failed
C0010 LM Valve stuck or coil failed
C0011 LM Valve stuck or coil failed
C0012 LM Outlet valve sluggish or hydraulic restriction
C0014 LM Valve stuck or coil failed
C0015 LM Valve stuck or coil failed
C0016 LM Outlet valve sluggish or hydraulic restriction
C0018 LM Valve stuck or coil failed
C0019 LM Valve stuck or coil failed
C001A LM Outlet valve sluggish or hydraulic restriction
C001C LM Valve stuck or coil failed
C001D LM Valve stuck or coil failed
C001E LM Outlet valve sluggish or hydraulic restriction
C0024 LM Solenoid failed or wiring fault
C0030 - Metal debris on tone ring (magnetic encoder) | Sensor air gap too large | Sensor intermittent at temperature
C0031 - Sensor wiring shorted to ground | Sensor coil open internally | Connector pins corroded: high contact resistance
C0032 - Sensor wiring shorted to battery voltage | Connector water ingress | Connector pins corroded: high contact resistance
C0037 LM Sensor failed
C0038 LM Supply wiring fault
C0039 LM Tone ring damaged or contaminated
C003A LM Sensor failed
C003B LM Supply wiring fault
C003C LM Tone ring damaged or contaminated
C003D LM Sensor failed
C003E LM Supply wiring fault
C003F LM Sensor swapped or wired backwards
C0047 LM Sensor failed
C0048 LM Sensor failed
C0049 M Low brake fluid (leak or pad wear)
C004A M Brake pads worn out
C004B M Wiring open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C004C M Calibration not performed after replacement
C004D LM Pump weak or hydraulic restriction
C004E LM Valve stuck or coil failed
C004F LM Thermal overload from extended ABS use
C0050 - Wheel speed sensor failed | Tone ring damaged or contaminated | Wiring break or chafe under chassis | Wheel hub bearing with integrated sensor ring failed
C0056 - Connector unseated | Wire chafe | Connector with intermittent contact under vibration
C0060 - Sensor failed | Wiring open
C0066 - Connector unseated | Wire chafe | Connector with intermittent contact under vibration
C0069 LM Sensor cluster failed
C006B M Extended intervention from low traction or driver behavior
C006C LM ESC internal fault
C0070 - Sensor failed | Wiring open
C0071 LM Switch or wiring fault
C0072 M Hard or prolonged braking, mountain descent
C0073 LM ECM/TCS communication issue
C0074 LM ECM/TCS communication issue
C0076 LM PWM signal fault
C0077 M Tire(s) under-inflated
C0078 M Wrong tire size or mismatch
C0079 LM VES system fault
C0080 - Mixed tyre sizes or worn tyre on one side | One sensor drifting
C0082 M Lamp circuit or bulb fault
C0083 M Lamp circuit or bulb fault
C0084 M Lamp circuit or bulb fault
C0085 M Lamp circuit or bulb fault
C0086 M Lamp circuit or bulb fault
C0092 LM Sensor failed
C0093 LM Sensor failed
C0094 LM Sensor failed
C0095 LM Actuator failed
C0096 LM Actuator data fault
C0097 LM Actuator failed
C0098 LM Actuator data fault
C009A LM Sensor failed
C009B LM Sensor failed
C009C LM One sensor drifted
C009D LM Sensor failed
C009E LM Sensor failed
C009F LM Sensor failed
C00A0 LM One sensor drifted
C00A1 LM Module internal fault
C00A2 LM Internal driver fault
C00A3 LM Internal driver fault
C00A4 LM Internal driver fault
C00A5 LM Internal driver fault
C00A6 LM Actuator failed
C00A7 LM Sensor failed
C00A8 LM Sensor failed
C0110 - ABS pump motor failed (worn brushes, seized) | ABS pump relay failed | Power supply wiring or fuse fault
C0111 - Extreme low-friction road condition | Hydraulic block internal leak
C0112 - Wheel speed sensor signal noise | Tone ring damaged
C0121 - Valve relay failed | Internal ABS module fault (relay integrated) | Power supply wiring or fuse fault
C0128 - Worn brake pads (fluid drops as pistons extend) | Hydraulic system leak | Level switch failed
C0131 - Pressure sensor failed | Wiring or connector fault | Air in brake system causing erratic pressure
C0136 - Brake light switch failed | Switch misadjusted on pedal bracket
C0141 - Inlet solenoid coil open or shorted | Internal ABS module fault
C0146 - Outlet solenoid coil open or shorted | Internal ABS module fault
C0148 - Outlet solenoid valve failed (open or shorted) | Internal fault in ABS hydraulic unit
C0151 - Inlet solenoid coil open or shorted | Internal ABS module fault
C0153 - Inlet solenoid valve failed | Internal hydraulic unit fault
C0156 - Outlet solenoid coil open or shorted | Internal ABS module fault
C0158 - Inlet solenoid valve failed | Internal hydraulic unit fault
C0161 - Brake light switch failed or misadjusted | Wiring or connector fault
C0163 - Outlet solenoid valve failed | Internal hydraulic unit fault
C0168 - Inlet solenoid valve failed | Internal hydraulic unit fault
C0173 - Outlet solenoid valve failed | Internal hydraulic unit fault
C0185 - Lateral acceleration sensor failed or drifted | Sensor mounting loose or misaligned after body repair | Calibration after replacement not performed
C0186 - Lateral acceleration sensor failed | Sensor cluster loose or mounted incorrectly | Wiring or connector fault
C0196 - Yaw rate sensor failed | Sensor not calibrated after replacement or alignment | Wiring or connector fault
C0209 - Solenoid coil open | Internal short to ground
C0230 - Sensor failed | Pedal linkage loose, biasing sensor
C0235 - Tone ring damaged or contaminated with metal debris | Wheel speed sensor loose in housing | Excessive hub bearing play
C0240 - Brake pressure sensor failed | Wiring or connector fault | Air in brake system
C0245 - Tone ring damaged or contaminated | Wheel speed sensor degraded | Tyre size mismatch
C0250 - Power steering fluid low or contaminated | Power steering pump worn | Pressure sensor failed
C0265 - EBCM relay failed | Internal EBCM fault (relay integrated) | Power supply wiring or fuse fault
C0287 - Sensor calibration required after repair | Sensor cluster loose or mounted incorrectly | Secondary fault on individual sensor
C0288 - Sensor not calibrated | Yaw rate sensor failed | Sensor cluster mounted incorrectly
C0290 - Pedal stroke sensor failed | Sensor mounting or pedal linkage misadjusted
C0291 - Pedal apply sensor failed | Wiring or connector fault
C0295 - Steering angle sensor calibration required | Wheel alignment incorrect | Steering angle sensor failed
C0304 - Valve stuck | Coil resistance drift
C0309 - Valve stuck | Coil resistance drift
C0374 - Coupling actuator failed | Coupling oil overheated | Wiring or connector fault
C0376 - Disconnect actuator failed (motor or solenoid) | Wiring or connector fault | Axle position switch failed
C0387 - Transfer case position sensor failed | Wiring or connector fault | Encoder motor stuck between positions
C0388 - High range position switch failed | Shift actuator out of position
C0389 - Low range position switch failed | Shift actuator out of position
C0399 - Mode selector switch failed | Wiring or connector fault
C0400 - Solenoid coil open | Short to ground
C0401 - Switch failed | Wiring shorted
C0402 - Indicator bulb/LED failed | Wiring shorted
C0405 - Persistent low-friction surface | Wheel speed sensor drift
C0410 - Radar sensor blocked by snow, ice or dirt | Sensor misaligned after front-end impact | Radar/lidar sensor failed
C0420 - ACC module internal fault | Supply voltage out of range | Module configuration invalid after part exchange
C0440 - Steering angle sensor failed | Clock spring damaged
C0445 - Calibration not performed after alignment/repair
C0450 - Sensor failed | Actuator harness chafe
C0455 - Steering angle sensor failed | Sensor not calibrated after alignment | Wiring or connector fault
C0460 - Wheel alignment off after impact | Sensor drift
C0496 - Yaw rate sensor failed | Wiring shorted
C0497 - Sensor drift with age | Sensor mounting loose | Sensor element aged beyond calibration window
C0498 - Sensor failed | Wiring open
C0499 - Sensor drift | Sensor mounting loose | Sensor element aged beyond calibration window
C0504 LM Connector loose or chafed wiring | Connector with intermittent contact under vibration | Harness routed against vibrating component
C0509 LM Signal wire open or short to power | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C050A LM Connector loose or chafed wiring | Connector with intermittent contact under vibration | Harness routed against vibrating component
C050B LM Sensor or tone ring drifted
C050C LM Wire broken or connector unplugged | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C050D LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C050E LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C050F LM Signal wire open or short to power | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0514 LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0515 LM Signal wire open or short to power | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0516 LM Connector loose or chafed wiring | Connector with intermittent contact under vibration | Harness routed against vibrating component
C0517 LM Sensor or tone ring drifted
C0518 LM Tone ring damaged
C0519 LM Tone ring damaged
C051A LM Tone ring damaged
C051B LM Tone ring damaged
C051C LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C051D LM Calibration not performed after install
C051E LM Connector loose | Connector with intermittent contact under vibration | Harness routed against vibrating component
C051F LM Sensor reading drifted
C0521 LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0522 LM Calibration not performed after install
C0523 LM Connector loose | Connector with intermittent contact under vibration | Harness routed against vibrating component
C0524 LM Sensor reading drifted
C0525 LM Module internal fault
C0526 LM Module internal fault
C0527 LM Encoder disc damaged
C0528 LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0529 LM Calibration not performed after service
C052A LM Sensor reading drifted
C052B LM Pump motor failed | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C052C LM Wiring break or relay open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C052D LM Wiring shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C052E LM Wiring shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C052F LM Supply fuse blown | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0530 LM Motor failed | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0531 LM Wiring break | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0532 LM Wiring shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0533 LM Wiring shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0534 LM Supply fuse blown | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0535 LM Motor failed | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0536 LM Wiring break | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0537 LM Wiring shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0538 LM Wiring shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0539 LM Supply fuse blown | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C053A LM Calibration not performed
C053B LM Supply fuse blown | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C053C LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C053D LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C053E LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C053F LM Signal wire open or short to power | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0541 LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0542 LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0543 LM Signal wire open or short to power | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0544 LM Wire broken | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0545 M VIN not programmed after BSCM replacement
C0546 M VIN not programmed
C0547 LM Supply wiring open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0548 LM Supply wire shorted to ground
C0549 LM Signal wire open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C054A LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C054B LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C054C LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C054D LM Signal wire open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C054E LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C054F LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0551 LM Wiring open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0552 LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0553 LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0554 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0557 LM Wrong sensor or tone ring fitted
C0558 LM Wrong sensor or tone ring fitted
C0559 LM Module reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C055A LM Charging system overvoltage
C055B LM Weak battery or supply resistance
C055C M Connector with high resistance | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C055D LM Brake fluid leak in circuit B
C055E LM Brake fluid leak in circuit A
C055F LM Hydraulic unit internal fault
C0562 LM Supply wiring open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0564 LM Weak battery or supply
C0565 LM Alternator regulator failed
C0566 LM Wiring break or coil open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0567 LM Wiring shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0568 LM Wiring shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0569 LM Solenoid stuck mechanically
C056A LM Supply wiring fault
C056B LM Connector loose or chafed wiring | Connector with intermittent contact under vibration | Harness routed against vibrating component
C056C LM Connector loose or chafed wiring | Connector with intermittent contact under vibration | Harness routed against vibrating component
C056D LM Supply wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C056E LM Supply wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C056F LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0570 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0572 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0574 LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0576 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0579 M Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C057A M Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C057B M Signal wire open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C057C M Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C057D M Connector loose | Connector with intermittent contact under vibration | Harness routed against vibrating component
C057E M One sensor drifted
C057F LM Phase wire open or motor winding open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0580 LM Phase shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0582 LM Motor winding resistance drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0584 LM Phase shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0585 LM Phase shorted to power | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0586 LM Motor winding resistance drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0587 LM Signal wire open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0588 LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0589 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C058A LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C058B LM Signal wire open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C058C LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C058D LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C058E LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C058F LM Brake blending logic fault
C0590 LM Motor overloaded or seized
C0591 LM Motor circuit open or load disconnected
C0592 LM Motor overloaded or seized
C0593 LM Motor circuit open or load disconnected
C0595 LM Power driver internal fault | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0596 LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0597 LM Module internal fault
C0598 LM Module internal fault
C0599 LM Calibration not performed
C059A LM Calibration not performed
C059B M Calibration not performed
C059C M Calibration not performed
C059D M Calibration not performed
C059E M Calibration not performed
C059F LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C05A0 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C05A1 LM Wire broken | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C05A2 LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C05A3 LM Supply shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C05A4 LM Supply shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C05A5 LM Fuse blown | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C05A6 LM Overvoltage | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C05A7 LM Weak supply or high resistance | Connector pins corroded: high contact resistance | Harness chafing through insulation
C05A8 M Connector with high resistance | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C05A9 LM One supply rail with high resistance
C05AA LM Thermal overload from extended use
C05AB LM Valve stuck mechanically
C05AC LM Valve stuck closed | Carbon or debris buildup preventing free movement | Component wear with age: mechanical play
C05AD LM Blending logic fault
C05AE LM Calibration not performed
C05AF LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C05B0 LM Brake fluid leak in circuit C
C05B1 LM Brake fluid leak in circuit D
C05B2 LM One sensor drifted
C05B3 M Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C05B4 M Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C05B5 M Signal wire open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C05B6 M Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C05B7 M Connector loose | Connector with intermittent contact under vibration | Harness routed against vibrating component
C05B8 LM Supply wire open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C05B9 LM Supply wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C05BA LM Supply wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C05BB LM Connector with high resistance | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C05BC LM Supply wire open | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C05BD LM Supply wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C05BE LM Supply wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C05BF LM Connector with high resistance | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C05C0 M Calibration not performed
C05C1 M Calibration not performed
C05C2 LM Thermal overload from extended braking
C05C3 LM Supply wiring or fuse fault
C05C4 M Calibration not performed
C05C5 LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C05C6 LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C05C7 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C05C8 LM Wire broken | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C05C9 LM Supply wiring fault
C05CA LM Signal wire shorted to battery
C05CB LM Signal wire shorted to ground
C05CC LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C05CD LM Signal wire shorted to battery
C05CE LM Signal wire shorted to ground
C05CF LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C05D0 LM One sensor drifted
C05D1 LM Supply wiring fault
C05D2 LM Air in brake system or fluid leak
C05D3 LM Hydraulic restriction or stuck valve
C05D4 M Calibration not performed
C05D5 LM Valve stuck or coil failed
C05D6 LM Module internal fault | Module software outdated, reflash may resolve | Supply voltage outside specification
C05D7 M BTSI solenoid fault
C05D8 LM Wiring break | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C05D9 LM Actuator response drifted
C05DA LM Wiring shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C05DB LM Wiring shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C05DC LM Thermal overload from slip
C05DD LM Clutch plates worn or actuator stuck
C05DE LM Clutch stuck engaged or actuator binding
C05DF LM Clutch plates worn
C05E0 LM Position sensor failed
C05E1 LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C05E2 LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C05E3 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C05E4 LM Connector loose | Connector with intermittent contact under vibration | Harness routed against vibrating component
C05E5 LM Calibration not performed
C05E6 LM Actuator drift or mechanical bind
C05E7 LM Wiring break | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C05E8 LM Actuator response drifted
C05E9 LM Wiring shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C05EA LM Wiring shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C05EB LM Thermal overload from slip
C05EC LM Clutch plates worn or actuator stuck
C05ED LM Clutch stuck engaged or actuator binding
C05EE LM Clutch plates worn
C05EF LM Actuator drift or mechanical bind
C05F0 LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C05F1 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C05F2 LM Connector loose | Connector with intermittent contact under vibration | Harness routed against vibrating component
C05F3 LM Sensor failed
C05F4 LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C05F5 LM Wiring break | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C05F6 LM Actuator stuck
C05F7 LM Wiring shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C05F8 LM Wiring shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C05F9 LM Thermal overload
C05FA LM Actuator stuck mechanically
C05FB LM Position sensor failed
C05FC LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C05FD LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C05FE LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C05FF LM Calibration not performed
C0601 M Wiring break | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0602 M Wiring shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0603 M Wiring shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0604 M Actuator stuck mechanically
C0606 LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0607 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0608 LM Sensor reading drifted
C0609 M Switch failed or wiring fault
C060A M Switch contact stuck
C060B LM Wiring break | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C060C LM Wiring shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C060D LM Wiring shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C060E LM Actuator stuck off | Carbon or debris buildup preventing free movement | Component wear with age: mechanical play
C060F LM Actuator stuck on | Carbon or debris buildup preventing free movement | Component wear with age: mechanical play
C0611 LM Wiring shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0612 LM Wiring shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0613 LM Actuator stuck off | Carbon or debris buildup preventing free movement | Component wear with age: mechanical play
C0614 LM Actuator stuck on | Carbon or debris buildup preventing free movement | Component wear with age: mechanical play
C0616 LM Module internal fault
C0617 LM Low battery or weak supply | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0618 LM Charging system overvoltage | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0619 M Pedal mechanically misaligned
C061A M Pedal mechanically misaligned
C061B LM ECM/TCS communication issue
C061C LM Wiring break | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C061D LM Wiring shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C061E LM Wiring shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C061F LM Actuator drift or mechanical bind
C0621 LM Wiring shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0622 LM Wiring shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0623 LM Actuator stuck
C0624 LM Sensor failed
C0625 LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0626 LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0627 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0628 LM Module internal fault | Module software outdated, reflash may resolve | Supply voltage outside specification
C0629 LM Wrong replacement part
C062A LM Thermal overload from extended high-effort steering
C062B M Internal temperature sensor fault
C062C LM Motor worn or weak
C062D LM Valve stuck or coil weak | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C062E M Supply wiring fault | Connector pins corroded: high contact resistance | Harness chafing through insulation
C062F M Charging system overvoltage | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0630 M Mechanical bind from debris or damage
C0631 LM Actuator failed
C0632 LM Control wiring fault
C0633 LM Sensor failed
C0634 LM One sensor drifted
C0635 LM Wire broken | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0636 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0637 LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0638 LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0639 LM Wire broken | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C063A LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C063B LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C063C LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C063D LM Wire broken | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C063E LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C063F LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0640 LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0641 LM Wire broken | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0642 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0643 LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0644 LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0645 LM Wire broken | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0646 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0647 LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0648 LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0649 LM Wire broken | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C064A LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C064B LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C064C LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C064D LM Wire broken | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C064E LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C064F LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0650 LM Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0651 LM Sensor wiring broken | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0652 LM Tone ring damaged or contaminated | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0653 LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0654 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0655 LM Connector loose or oxidized | Connector with intermittent contact under vibration | Harness routed against vibrating component
C0656 LM Sensor or tone ring fault
C0657 LM Wrong replacement part
C0658 LM Sensor wiring broken | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0659 LM Tone ring damaged or contaminated | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C065A LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C065B LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C065C LM Connector loose or oxidized | Connector with intermittent contact under vibration | Harness routed against vibrating component
C065D LM Sensor or tone ring fault
C065E LM Wrong replacement part
C065F LM Sensor wiring broken | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0661 LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0662 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C0663 LM Connector loose or oxidized | Connector with intermittent contact under vibration | Harness routed against vibrating component
C0664 LM Sensor or tone ring fault
C0665 LM Wrong replacement part
C0666 LM Sensor wiring broken | Pin pushed back out of connector body | Cracked solder joint inside the module or sensor
C0667 LM Tone ring damaged or contaminated | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
C0668 LM Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
C0669 LM Signal wire shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
C066A LM Connector loose or oxidized | Connector with intermittent contact under vibration | Harness routed against vibrating component
C066B LM Sensor or tone ring fault
C066C LM Wrong replacement part
C066D LM Pressure sensor failed
C066E LM Pressure regulator stuck
C066F LM Air leak in brake system
C0670 - Actuator seized due to corrosion | Motor winding open
C0671 - Actuator seized due to corrosion | Motor winding open
C0680 - Module internal failure
C0784 - Trailer brake force sensor failed | Wiring or connector fault
C0800 - Battery weak or discharged | Alternator output fault | High-resistance ground or supply connection
C0805 - Calibration required after battery disconnect or repair | Sensor lost calibration data | Wheel alignment incorrect, blocking calibration
C0810 - Compressor motor failed | Compressor relay failed
C0815 - Slow leak in air spring or line | Compressor worn
C0820 - Sensor linkage broken | Sensor failed
C0821 - Sensor linkage broken | Sensor failed
C0822 - Sensor linkage broken | Sensor failed
C0823 - Sensor linkage broken | Sensor failed
C0825 - Steering torque sensor failed | Calibration required after service | Sensor element aged beyond calibration window
C0827 - Sensor mechanically stuck | Sensor electronics failed
C0830 - Sensor calibration not performed after replacement | Wheel alignment changed without calibration
C0840 - Solenoid coil open | Connector water damage
C0850 - Damper solenoid coil open | Wiring chafe at strut
C0851 - Damper solenoid coil open | Wiring chafe at strut
C0852 - Damper solenoid coil open | Wiring chafe
C0853 - Damper solenoid coil open | Wiring chafe
C0860 - Trailer module communication fault | Yaw sensor drift
C0870 - Bus communication latency | Hydraulic block slow to build pressure
C0900 - TPMS sensor battery depleted (end of life) | Sensor electronics failed
C0901 - Position relearn required after rotation | Weak sensor signal at receiver
C0902 - TPMS sensor battery depleted (end of life) | Sensor electronics failed
C0903 - Position relearn required | Weak sensor signal at receiver
C0905 - TPMS sensor battery depleted | Sensor electronics failed
C0907 - TPMS sensor battery depleted | Sensor electronics failed
C0910 - TPMS receiver failed | Antenna lead open or shorted
C0912 - LF initiator coil failed | Wiring or connector fault
C0915 - Actuator motor winding open | Hydraulic supply pressure low
C0916 - Actuator motor winding open | Hydraulic supply pressure low
C0920 - Module internal failure
C0950 - Sensor battery depleted | Sensor damaged during tire change
C0951 - Sensor battery depleted | Sensor damaged during tire change
C0952 - Sensor battery depleted | Sensor damaged during tire change
C0953 - Sensor battery depleted | Sensor damaged during tire change
C0960 - Module internal failure
P0001 LM Wiring break or unplugged connector | Regulator solenoid coil open | ECU output driver failed
P0002 LM High-pressure pump worn or leaking internally | Regulator valve sticking from contamination | Rail pressure sensor reading drifted
P0003 LM Wiring shorted to ground | Regulator coil internal short
P0004 LM Wiring shorted to battery voltage | Open ground return path
P0005 M Open wiring or unplugged connector | Shutoff solenoid coil open
P0006 M Wiring shorted to ground | Shutoff solenoid internal short
P0007 M Wiring shorted to battery voltage | Open ground return path
P0008 LM Timing chain stretched, guides worn | Chain jumped one tooth | Crankshaft or camshaft sensor misaligned
P0009 LM Timing chain bank 2 stretched | Chain jumped one tooth on bank 2
P000A M VVT solenoid clogged with sludge | Low oil pressure or wrong oil viscosity | Cam phaser worn internally
P000B M Exhaust VVT solenoid clogged | Low oil pressure | Exhaust cam phaser worn
P000C M VVT solenoid clogged | Low oil pressure
P000D M Exhaust VVT solenoid clogged | Cam phaser worn
P000E LM HP pump worn out | Fuel filter clogged, restricted supply | Internal leak (injector or rail)
P000F LM Pressure regulator valve stuck closed | Rail pressure sensor reading low
P0010 M Oil control valve electrically failed | Wiring or connector fault to actuator
P0011 M Oil control valve stuck (advance position) | Sludge or debris in VVT oil passages | Low engine oil pressure or wrong oil viscosity
P0012 M Oil control valve stuck (retard position) | Cam phaser internally worn
P0013 M Oil control valve electrically failed | Wiring or connector fault
P0014 M Oil control valve stuck (advance) | Sludge in VVT oil passages
P0015 M Oil control valve stuck (retard) | Cam phaser worn
P0016 M Timing chain stretched | Chain tensioner worn or stuck | Cam phaser internally failed
P0017 M Timing chain stretched | Exhaust cam phaser failed
P0018 M Timing chain stretched (bank 2) | Bank 2 cam phaser failed
P0019 M Timing chain stretched
P001A M Wiring break or unplugged connector | Actuator coil open
P001B M Wiring shorted to ground | Actuator coil shorted internally
P001C M Wiring shorted to battery voltage | Open ground return path
P001D M Wiring break | Actuator coil open
P001E M Wiring shorted to ground
P001F M Wiring shorted to battery voltage
P0020 M Oil control valve electrically failed | Wiring or connector fault
P0021 M Oil control valve stuck (advance) | Sludge in VVT passages
P0022 M Oil control valve stuck (retard) | Cam phaser worn
P0023 M Oil control valve electrically failed
P0024 M Oil control valve stuck (advance)
P0025 M Oil control valve stuck (retard)
P0026 M Oil control valve mechanically stuck | Sludge or debris in oil passages | Low oil pressure or wrong oil viscosity
P0027 M Oil control valve clogged with sludge | Low oil pressure or wrong oil viscosity | Camshaft phaser worn
P0028 M Oil control valve mechanically stuck | Sludge or debris in oil passages
P0029 M Oil control valve clogged with sludge | Low oil pressure or wrong oil viscosity | Camshaft phaser worn
P002A M Wiring break | Actuator coil open
P002B M Wiring shorted to ground
P002C M Wiring shorted to battery voltage
P002D M Wiring break
P002E M Wiring shorted to ground
P002F M Wiring shorted to battery voltage
P0030 M Heater element open or burnt out | Heater supply fuse blown | Wiring or connector fault
P0031 M Heater control wire shorted to ground | Heater element internally shorted
P0032 M Heater wire shorted to supply voltage
P0033 M Bypass solenoid failed | Open or shorted wiring to solenoid | Connector corrosion or poor contact
P0034 M Signal wire shorted to ground | Solenoid internal short
P0035 M Signal wire shorted to battery voltage | Open circuit in wiring or solenoid
P0036 M Heater element open | Heater fuse blown
P0037 M Heater wire shorted to ground
P0038 M Heater wire shorted to supply
P0039 LM Wastegate sticking from carbon | Vacuum/boost line leaking | Wastegate actuator worn
P003A LM Wastegate actuator worn or sticking | Linkage rod stretched or loose
P003B LM Actuator B worn or sticking
P003C M Oil control valve stuck | Low oil pressure
P003D M Locking pin stuck engaged | Oil control valve stuck open
P003E M Oil control valve stuck
P003F M Locking pin stuck engaged
P0040 M Sensors swapped after recent replacement | Wiring harness routed across banks
P0041 M Sensors swapped after replacement
P0042 M Heater element open | Heater wiring or connector fault
P0043 M Heater wiring shorted to ground
P0044 M Heater wiring shorted to battery
P0045 LM Wiring break or unplugged connector | Solenoid coil open
P0046 LM Vacuum/boost line leak | Wastegate sticking
P0047 LM Wiring shorted to ground
P0048 LM Wiring shorted to battery
P0049 LM Wastegate stuck closed | Boost control loop fault
P004A LM Wiring break
P004B LM Vacuum/boost line leak
P004C LM Wiring shorted to ground
P004D LM Wiring shorted to battery
P004E M Connector loose or corroded | Wiring chafed inside loom
P004F M Connector loose or corroded
P0050 M Heater element open
P0051 M Heater wire shorted to ground
P0052 M Heater wire shorted to supply
P0053 M Heater element aged, resistance high | Oxygen sensor failed
P0054 M Heater element aged
P0055 M Heater element aged
P0056 M Heater element open
P0057 M Heater wire shorted to ground
P0058 M Heater wire shorted to supply
P0059 M Heater element aged
P005A M Oil control valve stuck
P005B M Locking pin stuck engaged
P005C M Oil control valve stuck
P005D M Locking pin stuck engaged
P005E LM Supply fuse blown or relay failed
P005F LM Alternator regulator failed (overvoltage)
P0060 M Heater element aged
P0061 M Heater element aged
P0062 M Heater element open
P0063 M Heater wiring shorted to ground
P0064 M Heater wiring shorted to battery
P0065 M Air passage clogged with carbon
P0066 M Wiring shorted to ground
P0067 M Wiring shorted to battery
P0068 M Large unmetered vacuum leak | Throttle body dirty or sticking | MAF sensor drift
P0069 M MAP sensor failed or drifted | Vacuum hose to MAP sensor leaking
P006A M MAF sensor contaminated | Intake/vacuum leak | MAP sensor reading drifted
P006B M Exhaust back-pressure sensor faulty | DPF or exhaust path leak
P006C M Charge pipe leak between turbo and intake
P006D M Turbo inlet pressure sensor drifted
P006E LM Supply fuse blown or relay failed
P006F LM Alternator regulator failed
P0070 M Sensor element failed | Wiring open or connector loose
P0071 M Sensor reading drifted | Sensor exposed to engine heat
P0072 M Signal wire shorted to ground
P0073 M Signal wire open
P0074 M Connector loose or corroded
P0075 M Solenoid coil failed
P0076 M Wiring shorted to ground
P0077 M Wiring shorted to battery
P0078 M Solenoid coil failed
P0079 M Wiring shorted to ground
P007A M Sensor failed
P007B M Sensor reading drifted
P007C M Signal wire shorted to ground
P007D M Signal wire open
P007E M Connector loose or corroded
P007F M One sensor drifted
P0080 M Wiring shorted to battery
P0081 M Solenoid coil failed
P0082 M Wiring shorted to ground
P0083 M Wiring shorted to battery
P0084 M Solenoid coil failed
P0085 M Wiring shorted to ground
P0086 M Wiring shorted to battery
P0087 LM High-pressure fuel pump worn | Pressure regulator stuck open | Fuel filter clogged | Injector leaking back
P0088 LM Pressure regulator stuck closed | Rail pressure sensor drift
P0089 M Regulator sluggish or partially blocked | Fuel contamination
P008A LM Fuel filter clogged | Lift pump weak or failing | Leak or air ingress in low-pressure line
P008B M Pressure regulator stuck closed | Return line blocked
P008C M Wiring break or unplugged connector | Pump motor open
P008D M Wiring shorted to ground
P008E M Wiring shorted to battery
P008F M One temperature sensor reading drifted
P0090 LM Wiring break or unplugged connector | Regulator solenoid open
P0091 LM Wiring shorted to ground
P0092 LM Wiring shorted to battery
P0093 LM Fuel line cracked or fitting loose | Injector O-ring failed
P0094 M Injector seal slowly leaking
P0095 M Sensor element failed
P0096 M Sensor reading drifted
P0097 M Signal wire shorted to ground
P0098 M Signal wire open
P0099 M Connector loose or corroded
P009A M One sensor drifted
P009B M Wiring break
P009C M Wiring shorted to ground
P009D M Wiring shorted to battery
P009E M Solenoid stuck closed by contamination
P009F LM Solenoid stuck open
P00A0 M Sensor failed
P00A1 M Sensor reading drifted
P00A2 M Signal wire shorted to ground
P00A3 M Signal wire open
P00A4 M Connector loose or corroded
P00A5 M Sensor failed
P00A6 M Sensor reading drifted
P00A7 M Signal wire shorted to ground
P00A8 M Signal wire open
P00A9 M Connector loose or corroded
P00AA M Sensor failed
P00AB M Sensor reading drifted
P00AC M Signal wire shorted to ground
P00AD M Signal wire open
P00AE M Connector loose or corroded
P00AF LM Boost control module internal fault
P00B0 LM Module B internal fault
P00B1 M Sensor failed
P00B2 M Thermostat stuck open
P00B3 M Signal wire shorted to ground
P00B4 M Signal wire open
P00B5 M Connector loose or corroded
P00B6 M Thermostat stuck open (slow warm-up)
P00B7 LM Water pump impeller broken or worn | Coolant passage blocked
P00B8 M MAF sensor contaminated | Intake or vacuum leak
P00B9 LM Fuel waxing in cold weather
P00BA LM HP pump worn
P00BB LM Injector nozzle clogged or worn
P00BC M MAF element contaminated
P00BD M MAF reading drifted high
P00BE M MAF B contaminated
P00BF M MAF B reading drifted high
P00C0 M Solenoid failed
P00C1 M Wiring shorted to ground
P00C2 M Wiring shorted to battery
P00C3 LM Valve sticking from carbon
P00C4 LM Linkage broken or seized
P00C5 LM Wastegate B stuck closed
P00C6 LM HP pump worn | Fuel filter clogged
P00C7 M One sensor drifted
P00C8 LM Supply wiring open
P00C9 LM Supply fuse blown or relay failed
P00CA LM Alternator regulator failed
P00CB LM Supply wiring open
P00CC LM Supply fuse blown or relay failed
P00CD LM Alternator regulator failed
P00CE M One sensor drifted
P00CF M One sensor drifted
P00D0 M One sensor drifted
P00D1 M Heater element aged
P00D2 M Heater element aged
P00D3 M Heater element aged
P00D4 M Heater element aged
P00D5 M Catalyst aged or contaminated
P00D6 M Catalyst aged or contaminated
P00D7 LM Cooling system not adequately removing heat
P00D8 LM Cooling system inadequate
P00D9 M Sensor failed
P00DA M Sensor reading drifted
P00DB M Signal wire shorted to ground
P00DC M Signal wire open
P00DD M Connector loose or corroded
P00DE M Sensor failed
P00DF M Sensor reading drifted
P00E0 M Signal wire shorted to ground
P00E1 M Signal wire open
P00E2 M Connector loose or corroded
P00E3 M Valve stuck open by carbon
P00E4 LM Valve stuck closed by carbon
P00E5 M One sensor drifted
P00E6 M One sensor drifted
P00E7 M One sensor drifted
P00E8 M Sensor failed
P00E9 M Sensor reading drifted
P00EA M Signal wire shorted to ground
P00EB M Signal wire open
P00EC M Connector loose or corroded
P00ED M Sensor failed
P00EE M Sensor reading drifted
P00EF M Signal wire shorted to ground
P00F0 M Signal wire open
P00F1 M Connector loose or corroded
P00F2 M Signal wire open
P00F3 M Sensor reading drifted
P00F4 M Signal wire shorted to ground
P00F5 M Signal wire shorted to battery
P00F6 M Connector loose or corroded
P00F7 M Turbo inlet pressure sensor drifted
P00F8 M Sensor failed
P00F9 M Sensor reading drifted
P00FA M Signal wire shorted to ground
P00FB M Signal wire open
P00FC M Connector loose or corroded
P00FD M Battery B aged or sulfated
P00FE M Vapor line crushed or blocked
P00FF M Underlying BCM fault: read BCM codes
P0100 M MAF sensor element contaminated (oil, dust) | MAF wiring or connector damaged | Mass air flow sensor failed
P0101 M MAF sensor contaminated (oil, dust) | Unmetered air leak after MAF | Air filter heavily clogged | Wiring/connector fault to MAF
P0104 M MAF connector loose or corroded | Wiring chafed against engine components | MAF sensor failing intermittently
P0105 M MAP sensor failed | Vacuum hose to MAP sensor cracked or disconnected | MAP wiring or connector fault
P0106 M Vacuum hose to MAP sensor cracked or detached | MAP sensor drifting outside specification | Intake manifold gasket leaking
P0107 M Signal wire shorted to ground | MAP sensor failed | 5V reference voltage missing
P0108 M Signal wire shorted to supply voltage | MAP sensor failed | Sensor ground broken
P0109 M MAP connector loose or corroded | Sensor fails when hot | Wiring chafed or pinched
P010A M Sensor failed
P010B M MAF B contaminated
P010C M Signal wire shorted to ground
P010D M Signal wire open
P010E M Connector loose or corroded
P010F M One MAF contaminated
P0111 M Sensor drifting outside specification | Sensor element coated with oil or dirt
P0114 M Loose or oxidised connector | Wiring chafed against engine
P0115 M Coolant temperature sensor failed | Wiring or connector fault
P0116 M Sensor drifting outside specification | Thermostat stuck open (engine never reaches operating temperature)
P0117 M Signal wire shorted to ground | Sensor failed shorted internally
P0118 M Open circuit in sensor or wiring | Corroded sensor connector
P0119 M ECT connector loose or corroded | Sensor fails when warm | Wiring chafed near hot engine parts
P011A M One sensor drifted
P011B M One sensor drifted
P011C M One sensor drifted
P011D M One sensor drifted
P011E M One sensor drifted
P011F M One sensor drifted
P0120 LM TPS worn or failed (dead spot in resistive track) | TPS wiring or connector fault | TPS mechanically misaligned to throttle shaft
P0121 LM TPS contact track worn (older potentiometer-type sensors) | Carbon buildup blocking throttle plate | Corroded TPS connector
P0122 LM Signal wire shorted to ground | TPS internally failed | 5V reference voltage to TPS missing
P0123 LM Signal wire shorted to supply voltage | Sensor ground broken | TPS internally failed
P0124 M Loose or oxidised connector | Sensor track worn at one spot (older potentiometer-type)
P0125 M Thermostat stuck open | Coolant temp sensor reading low
P0126 M Thermostat stuck open
P0127 LM Intercooler airflow blocked
P0128 M Thermostat stuck open | Coolant sensor reading low
P0129 M Sensor reading drifted low
P012A M Sensor failed
P012B M Sensor reading drifted
P012C M Signal wire shorted to ground
P012D M Signal wire open
P012E M Connector loose or corroded
P012F M One sensor drifted
P0130 M Oxygen sensor aged or contaminated | Sensor harness chafed against exhaust | Water in sensor connector
P0131 M Exhaust leak upstream of the sensor | Signal wire shorted to ground | Genuine lean running (vacuum leak, low fuel pressure)
P0132 M Genuine rich running (leaking injector, high fuel pressure) | Signal wire shorted to supply voltage | Sensor poisoned by silicone or coolant
P0133 M Oxygen sensor aged | Sensor partially poisoned (silicone, lead, sulphur)
P0134 M Sensor aged or poisoned (silicone, lead, coolant) | Sensor heater circuit weak | Exhaust leak upstream of sensor diluting reading
P0135 M Heater element open-circuit | Heater fuse blown | Wiring fault to heater
P0136 M Downstream sensor aged | Wiring chafed against exhaust
P0137 M Signal wire shorted to ground | Catalyst degraded (often appears before P0420) | Exhaust leak between catalyst and downstream sensor
P0138 M Signal wire shorted to supply voltage | Downstream sensor failed
P013A M Sensor aged
P013B M Sensor aged
P013C M Sensor aged
P013D M Sensor aged
P013E M Sensor aged
P013F M Sensor aged
P0140 M Sensor aged or poisoned | Sensor heater circuit weak | Catalytic converter so degraded that downstream signal mirrors upstream
P0141 M Heater element open-circuit | Heater fuse blown
P0143 M Sensor aged or failed | Sensor wiring open or shorted
P0146 M Sensor aged or poisoned | Heater circuit weak
P0147 M Heater element open | Heater fuse blown
P0148 LM HP pump worn
P0149 LM Timing chain stretched
P014A M Sensor aged
P014B M Sensor aged
P014C M Sensor aged
P014D M Sensor aged
P014E M Sensor aged
P014F M Sensor aged
P0150 M Oxygen sensor aged | Sensor harness chafed
P0151 M Exhaust leak upstream of the sensor | Bank 2 running lean (vacuum leak, fuel pressure)
P0152 M Bank 2 running rich (leaking injector, high fuel pressure) | Signal wire shorted to supply voltage
P0154 M Sensor aged or poisoned | Heater circuit weak | Exhaust leak before sensor
P0155 M Heater element open-circuit
P0156 M Downstream sensor aged
P0157 M Lean condition on bank 2 | Signal wire shorted to ground | Downstream O2 sensor failed
P015A M Sensor aged
P015B M Sensor aged
P015C M Sensor aged
P015D M Sensor aged
P015E M Sensor heater aging slows warm-up
P015F M Sensor heater aging
P0160 M Sensor aged or poisoned | Heater circuit weak
P0161 M Heater element open-circuit
P0163 M Sensor aged or failed | Sensor wiring open or shorted
P0166 M Sensor aged or poisoned | Heater circuit weak
P0167 M Heater element open | Heater fuse blown
P0168 LM Fuel cooler not effective
P0169 M Wrong fuel filled (e.g. E85 in non-flex)
P016A M O2 sensor heater aged
P016B LM Injector leaking
P016C LM Vacuum leak
P016D LM Lift pump weak
P016E LM Regulator stuck closed
P016F LM HP pump worn
P0170 M Vacuum leak (intake gasket, hose, PCV) | Fuel pressure too low or too high | MAF sensor reading drifted
P0171 M Vacuum leak in intake or PCV system | MAF sensor contaminated, under-reading | Fuel pressure below specification | Fuel injectors partially clogged
P0172 M Fuel pressure regulator stuck closed | Leaking fuel injector | Severely blocked air filter | Oxygen sensor reporting incorrectly
P0173 M Oxygen sensor bank 2 aged | Vacuum leak bank 2 side
P0174 M Central vacuum leak (intake manifold gasket, brake booster) | MAF sensor contaminated | Fuel pressure low (affects both banks)
P0175 M Fuel pressure regulator stuck closed | Leaking fuel injector on bank 2
P0176 M Flex-fuel sensor failed | Wiring or connector fault
P0177 M Sensor drifted out of calibration | Fuel contaminated (water, dirt)
P0178 M Signal wire shorted to ground | Sensor failed
P0179 M Signal wire shorted to voltage | Sensor failed
P017A M Sensor failed
P017B M Sensor reading drifted
P017C M Signal wire shorted to ground
P017D M Signal wire open
P017E M Connector loose or corroded
P017F M Air filter clogged with dirt
P0180 M Fuel temperature sensor failed | Wiring or connector fault
P0181 M Sensor reading drifted | Sensor stuck at fixed value
P0182 M Signal wire shorted to ground | Sensor failed shorted
P0183 M Signal wire shorted to voltage | Sensor open-circuit
P0184 M Connector loose or corroded | Wiring chafed
P0185 M Sensor failed | Wiring or connector fault
P0186 M Sensor drifted | Sensor stuck
P0187 M Signal wire shorted to ground | Sensor failed
P0188 M Signal wire shorted to voltage | Sensor open-circuit
P0189 M Connector loose or corroded | Wiring chafed
P018A M Sensor failed
P018B M Sensor reading drifted
P018C M Signal wire shorted to ground
P018D M Signal wire open
P018E M Connector loose or corroded
P018F LM Regulator intermittently sticking
P0190 M Rail pressure sensor failed | Wiring or connector fault
P0191 M Pressure sensor drifted | Pressure regulator stuck | High-pressure pump worn
P0192 M Signal wire shorted to ground | Sensor failed low
P0193 M Signal wire shorted to battery | Open ground reference
P0194 M Connector loose | Wiring chafed
P0195 M Oil temperature sensor failed | Wiring or connector fault
P0196 M Sensor drifted | Sensor stuck
P0197 M Signal wire shorted to ground | Sensor failed
P0198 M Signal wire shorted to voltage | Sensor open-circuit
P0199 M Connector loose | Wiring chafed
P019A M Sensor aged
P019B M Sensor aged
P019C M Sensor aged
P019D M Sensor aged
P019E M Sensor failed
P019F M Sensor reading drifted
P01A0 M Signal wire shorted to ground
P01A1 M Signal wire open
P01A2 M Connector loose or corroded
P01A3 M Sensor failed
P01A4 M Sensor reading drifted
P01A5 M Signal wire shorted to ground
P01A6 M Signal wire open
P01A7 M Connector loose or corroded
P01A8 LM Alt fuel pump weak
P01A9 LM Regulator stuck closed
P01AA M Sensor failed
P01AB M Sensor reading drifted
P01AC M Signal wire shorted to ground
P01AD M Signal wire open
P01AE M Connector loose or corroded
P01AF M Level sensor failed
P01B0 M Sensor reading drifted
P01B1 M Signal wire shorted to ground
P01B2 M Signal wire open
P01B3 M Connector loose or corroded
P01B4 M Sensor failed
P01B5 M Sensor reading drifted
P01B6 M Signal wire shorted to ground
P01B7 M Signal wire open
P01B8 M Connector loose or corroded
P01B9 M Sensor failed
P01BA M Sensor reading drifted
P01BB M Signal wire shorted to ground
P01BC M Signal wire open
P01BD M Connector loose or corroded
P01BE LM Sensor failed
P01BF LM Sensor reading drifted
P01C0 LM Signal wire shorted to ground
P01C1 LM Signal wire open
P01C2 M Connector loose or corroded
P01C3 M Sensor failed
P01C4 M Sensor reading drifted
P01C5 M Signal wire shorted to ground
P01C6 M Signal wire open
P01C7 M Connector loose or corroded
P01C8 LM HP pump worn
P01C9 LM Regulator stuck closed
P01CA LM HP pump worn
P01CB M Injector response drifted
P01CC M Injector response drifted
P01CD M Injector response drifted
P01CE M Injector response drifted
P01CF M Injector response drifted
P01D0 M Injector response drifted
P01D1 M Injector response drifted
P01D2 M Injector response drifted
P01D3 M Injector response drifted
P01D4 M Injector response drifted
P01D5 M Injector response drifted
P01D6 M Injector response drifted
P01D7 M Injector response drifted
P01D8 M Injector response drifted
P01D9 M Injector response drifted
P01DA M Injector response drifted
P01DB M Injector response drifted
P01DC M Injector response drifted
P01DD M Injector response drifted
P01DE M Injector response drifted
P01DF M Injector response drifted
P01E0 M Injector response drifted
P01E1 M Injector response drifted
P01E2 M Injector response drifted
P01E3 M Sensor failed
P01E4 M Sensor reading drifted
P01E5 M Signal wire shorted to ground
P01E6 M Signal wire open
P01E7 M Connector loose or corroded
P01E8 M Wiring break
P01E9 M Wiring shorted to ground
P01EA M Wiring shorted to battery
P01EB M Heater element failed
P01EC M Wiring break
P01ED M Wiring shorted to ground
P01EE M Wiring shorted to battery
P01EF M Heater element failed
P01F0 M Thermostat stuck open
P01F1 M Sensor failed
P01F2 M Signal wire shorted to ground
P01F3 M Signal wire shorted to battery
P01F4 M Sensor aged
P01F5 M Sensor dead or unheated
P01F6 M Sensor aged or contaminated
P01F7 M Sensor aged or contaminated
P01F8 M Short circuit in heater wiring or element
P01F9 M Short circuit in heater wiring or element
P01FA M Sensor failed
P01FB M Sensor reading drifted
P01FC M Signal wire shorted to ground
P01FD M Signal wire open
P01FE M Connector loose or corroded
P01FF M One sensor drifted
P0200 LM Wiring break or unplugged connector
P0201 M Injector winding failed open | Wiring or connector fault | ECU injector driver damaged
P0202 M Injector winding failed open | Wiring or connector fault
P0203 M Injector winding failed open | Wiring or connector fault
P0204 M Injector winding failed open | Wiring or connector fault
P0205 M Injector winding failed open | Wiring or connector fault
P0206 M Injector winding failed open | Wiring or connector fault
P0207 M Injector winding failed open | Wiring or connector fault
P0208 M Injector winding failed open | Wiring or connector fault
P0209 M Injector winding failed open | Wiring or connector fault
P020A M Injector response drifted
P020B M Injector response drifted
P020C M Injector response drifted
P020D M Injector response drifted
P020E M Injector response drifted
P020F M Injector response drifted
P0210 M Injector winding failed open | Wiring or connector fault
P0211 M Injector winding failed open | Wiring or connector fault
P0212 M Injector winding failed open | Wiring or connector fault
P0213 M Cold start injector failed
P0214 M Cold start injector failed
P0215 M Solenoid failed
P0216 LM Timing control solenoid failed
P0217 LM Thermostat stuck closed | Low coolant level (leak) | Water pump failed
P0218 LM Low or degraded transmission fluid | Transmission cooler blocked or restricted | Sustained heavy load or towing
P0219 - Missed downshift on manual transmission | Crankshaft sensor signal spike
P021A M Injector response drifted
P021B M Injector response drifted
P021C M Injector response drifted
P021D M Injector response drifted
P021E M Injector response drifted
P021F M Injector response drifted
P0220 LM TPS B element failed | Wiring or connector fault
P0221 LM Resistive track worn | Throttle plate sticking
P0222 LM TPS B circuit open or shorted to ground | Wiring or connector fault
P0223 LM TPS B circuit shorted to supply voltage | TPS B element failed
P0224 LM Connector loose or corroded
P0225 LM Sensor failed
P0226 M TPS contact aging | Dirty or sticking throttle plate
P0227 LM Signal wire shorted to ground
P0228 LM Signal wire open
P0229 LM Connector loose or corroded
P022A M Wiring break
P022B M Wiring shorted to ground
P022C M Wiring shorted to battery
P022D M Wiring break
P022E M Wiring shorted to ground
P022F M Wiring shorted to battery
P0230 M Fuel pump relay failed | Wiring or connector fault
P0231 M Fuel pump motor failed or worn | Pump ground point corroded
P0232 M Pump relay stuck closed | Wire shorted to supply voltage
P0233 M Connector loose or corroded
P0234 LM Wastegate stuck closed (carbon, broken linkage) | Boost control solenoid failed | Vacuum/pressure line cracked
P0235 LM Boost pressure sensor failed | Wiring or connector fault
P0236 LM Charge air piping leaking | Wastegate stuck or seized | Sensor drift
P0237 LM Sensor circuit shorted to ground or open | Boost pressure sensor failed
P0238 LM Sensor circuit shorted to supply voltage | Boost pressure sensor failed
P0239 M Sensor failed
P023A M Wiring break
P023B M Wiring shorted to ground
P023C M Wiring shorted to battery
P023D M One sensor drifted
P023E M One sensor drifted
P023F LM Wiring break
P0240 M Sensor reading drifted
P0241 M Signal wire shorted to ground
P0242 M Signal wire open
P0243 LM Actuator failed
P0244 LM Linkage worn or carbon-bound
P0245 LM Solenoid winding open | Wiring or connector fault
P0246 LM Solenoid circuit shorted to supply | ECU driver damaged
P0247 LM Wastegate solenoid B defective | Wiring shorted to ground | Connector corroded
P0249 M Wiring shorted to ground
P024A M Bypass valve binding
P024B LM Valve stuck by carbon
P024C M Sensor failed
P024D M Sensor reading drifted
P024E M Signal wire shorted to ground
P024F M Signal wire open
P0250 M Wiring shorted to battery
P0251 LM Metering actuator failed
P0252 LM Actuator drifted
P0253 LM Wiring shorted to ground
P0254 LM Wiring shorted to battery
P0255 M Connector loose or corroded
P0256 LM Metering actuator B failed
P0257 LM Actuator B drifted
P0258 LM Wiring shorted to ground
P0259 LM Wiring shorted to battery
P025A LM Wiring break
P025B LM Module internal fault
P025C LM Wiring shorted to ground
P025D LM Wiring shorted to battery
P025F M Connector loose or corroded
P0261 M Injector winding failed open | Wiring or connector fault
P0262 M Injector circuit shorted to supply | Wiring or connector fault
P0263 M Injector clogged or worn | Low compression on cylinder | Localized intake leak
P0264 M Injector winding failed open | Wiring or connector fault
P0265 M Injector circuit shorted to supply | Wiring or connector fault
P0266 M Injector clogged or worn | Low compression on cylinder
P0267 M Injector winding failed open | Wiring or connector fault
P0268 M Injector circuit shorted to supply | Wiring or connector fault
P0269 M Injector clogged or worn | Low compression on cylinder
P026A M Intercooler airflow blocked or core damaged
P026B LM Injector response drifted
P026C LM Injector clogged
P026D LM Injector leaking or stuck open
P026E M Pump worn or clogged
P026F M Thermostat stuck
P0270 M Injector winding failed open | Wiring or connector fault
P0271 M Injector circuit shorted to supply | Wiring or connector fault
P0272 M Injector clogged or worn | Low compression on cylinder
P0274 M Wiring shorted to battery
P0275 M Injector or ignition coil weak on cylinder 5
P0276 M Wiring shorted to ground
P0277 M Wiring shorted to battery
P0278 M Injector or ignition coil weak on cylinder 6
P0279 M Wiring shorted to ground
P027A LM Wiring break
P027B LM Module B internal fault
P027C LM Wiring shorted to ground
P027D LM Wiring shorted to battery
P027E M Injector clogged
P027F M Injector leaking
P0280 M Wiring shorted to battery
P0281 M Injector or ignition coil weak on cylinder 7
P0282 M Wiring shorted to ground
P0283 M Wiring shorted to battery
P0284 M Injector or ignition coil weak on cylinder 8
P0285 M Wiring shorted to ground
P0286 M Wiring shorted to battery
P0287 M Injector or ignition coil weak on cylinder 9
P0288 M Wiring shorted to ground
P0289 M Wiring shorted to battery
P028A M Wiring break
P028B M Fan motor seized
P028C M Fan relay stuck closed
P028D M Wiring shorted to ground
P028E M Wiring shorted to battery
P028F M Driver stage failed
P0290 M Injector or ignition coil weak on cylinder 10
P0291 M Wiring shorted to ground
P0292 M Wiring shorted to battery
P0293 M Injector or ignition coil weak on cylinder 11
P0294 M Wiring shorted to ground
P0295 M Wiring shorted to battery
P0296 M Injector or ignition coil weak on cylinder 12
P0297 M Speed limiter triggered (informational)
P0298 LM Oil cooler failure or low oil level
P0299 LM Leak in intercooler pipe or hose | VGT vanes stuck (diesel, soot buildup) | Wastegate stuck open or weak spring | Turbo bearing worn (preceded by oil consumption / smoke)
P029A M Injector clogged on cylinder 1
P029B M Injector leaking on cylinder 1
P029C M Injector nozzle clogged
P029D M Injector seal or nozzle worn
P029E M Injector clogged on cylinder 2
P029F M Injector leaking on cylinder 2
P02A0 M Injector clogged
P02A1 M Injector leaking
P02A2 M Injector clogged on cylinder 3
P02A3 M Injector leaking on cylinder 3
P02A4 M Injector clogged
P02A5 M Injector leaking
P02A6 M Injector clogged on cylinder 4
P02A7 M Injector leaking on cylinder 4
P02A8 M Injector clogged
P02A9 M Injector seat or seal leaking
P02AA M Cylinder 5 running structurally lean
P02AB M Cylinder 5 running structurally rich
P02AC M Injector nozzle clogged
P02AD M Injector seat or seal leaking
P02AE M Cylinder 6 running structurally lean
P02AF M Cylinder 6 running structurally rich
P02B0 M Injector nozzle clogged
P02B1 M Injector seat or seal leaking
P02B2 M Cylinder 7 running structurally lean
P02B3 M Cylinder 7 running structurally rich
P02B4 M Injector nozzle clogged
P02B5 M Injector seat or seal leaking
P02B6 M Cylinder 8 running structurally lean
P02B7 M Cylinder 8 running structurally rich
P02B8 M Injector nozzle clogged
P02B9 M Injector seat or seal leaking
P02BA M Cylinder 9 running structurally lean
P02BB M Cylinder 9 running structurally rich
P02BC M Injector nozzle clogged
P02BD M Injector seat or seal leaking
P02BE M Cylinder 10 running structurally lean
P02BF M Cylinder 10 running structurally rich
P02C0 M Injector nozzle clogged
P02C1 M Injector seat or seal leaking
P02C2 M Cylinder 11 running structurally lean
P02C3 M Cylinder 11 running structurally rich
P02C4 M Injector nozzle clogged
P02C5 M Injector seat or seal leaking
P02C6 M Cylinder 12 running structurally lean
P02C7 M Cylinder 12 running structurally rich
P02C8 M Injector nozzle clogged
P02C9 M Injector seat or seal leaking
P02CA LM Wastegate stuck closed | VGT vanes stuck closed
P02CB M Wastegate stuck open | Charge-air pipe leak
P02CC M Injector over-delivering: worn nozzle or stuck-open seat | Calibration code not programmed after replacement
P02CD M Injector under-delivering: clogged nozzle or worn coil | Calibration code not programmed after replacement
P02CE M Injector over-delivering
P02CF M Injector under-delivering
P02D0 M Injector over-delivering
P02D1 M Injector under-delivering
P02D2 M Injector over-delivering
P02D3 M Injector under-delivering
P02D4 M Injector over-delivering
P02D5 M Injector under-delivering
P02D6 M Injector over-delivering
P02D7 M Injector under-delivering
P02D8 M Injector over-delivering
P02D9 M Injector under-delivering
P02DA M Injector over-delivering
P02DB M Injector under-delivering
P02DC M Injector over-delivering
P02DD M Injector under-delivering
P02DE M Injector over-delivering
P02DF M Injector under-delivering
P02E0 M Actuator winding open | Open wire to actuator
P02E1 M Carbon buildup blocks flap travel
P02E2 M Short to ground
P02E3 M Short to battery voltage
P02E4 M Carbon buildup or broken return spring
P02E5 LM Carbon buildup holds flap closed
P02E6 M Position sensor failed
P02E7 M Sensor drift
P02E8 M Short to ground
P02E9 M Open signal line
P02EA M Intermittent connector
P02EB M High friction from carbon buildup
P02EC M Throttle plate leaks past seat
P02ED M Throttle plate stuck partly closed
P02EE M Solenoid winding ageing | Connector or pin corrosion
P02EF M Solenoid winding ageing
P02F0 M Solenoid winding ageing
P02F1 M Solenoid winding ageing
P02F2 M Solenoid winding ageing
P02F3 M Solenoid winding ageing
P02F4 M Solenoid winding ageing
P02F5 M Solenoid winding ageing
P02F6 M Solenoid winding ageing
P02F7 M Solenoid winding ageing
P02F8 M Solenoid winding ageing
P02F9 M Solenoid winding ageing
P02FA M Sensor or mechanical stop worn
P02FB M Injector winding open
P02FC M Short to ground
P02FD M Short to battery voltage
P02FE M Nozzle partially blocked
P02FF M Internal timer drift
P0300 LM Worn spark plugs | Vacuum leak affecting all cylinders | Fuel pressure low | Timing chain stretched (high mileage)
P0301 M Ignition coil for cylinder 1 failed | Spark plug for cylinder 1 worn or fouled | Cylinder 1 injector clogged | Low compression on cylinder 1
P0302 M Ignition coil for cylinder 2 failed | Spark plug for cylinder 2 worn or fouled | Cylinder 2 injector clogged
P0303 M Ignition coil for cylinder 3 failed | Spark plug for cylinder 3 worn or fouled | Cylinder 3 injector clogged
P0304 M Ignition coil for cylinder 4 failed | Spark plug for cylinder 4 worn or fouled | Cylinder 4 injector clogged
P0305 M Ignition coil for cylinder 5 failed | Spark plug worn or fouled
P0306 M Ignition coil for cylinder 6 failed | Spark plug worn or fouled
P0307 M Ignition coil failed | Spark plug worn or fouled
P0308 M Ignition coil failed
P0309 M Ignition coil failed
P030A M Open wire between PCM and coil
P030B M Short to ground
P030C M Short to battery voltage
P030D M Open wire between PCM and coil
P030E M Short to ground
P030F M Short to battery voltage
P0310 M Ignition coil failed
P0311 M Ignition coil failed
P0312 M Ignition coil failed
P0313 M Fuel level very low | Weak fuel pump or pickup | Faulty fuel level sensor
P0314 M Weak ignition component on one cylinder | Injector partially clogged | Low compression on one cylinder
P0315 M Relearn procedure not yet performed
P0316 M Spark plugs fouled when cold | Ignition coil weak below operating temperature | Cold-start mixture too lean (fuel pressure, leaking injectors at rest)
P0317 M PCM configuration does not match installed hardware
P0318 M Sensor failed
P0319 M Sensor failed
P031A M Open wire between PCM and coil
P031B M Short to ground
P031C M Short to battery voltage
P031D M Open wire between PCM and coil
P031E M Short to ground
P031F M Short to battery voltage
P0320 M Sensor or pickup failed
P0321 M Sensor drift or pickup gap wrong
P0322 LM Pickup dead or air gap excessive
P0323 M Intermittent connector
P0324 M Internal knock-control fault
P0325 M Knock sensor failed | Sensor mounting bolt loose (sensor must be torqued correctly) | Wiring fault
P0326 M Sensor loose: incorrect torque | Sensor element drift
P0327 M Knock sensor failed | Signal wire shorted to ground
P0328 M Mechanical noise picked up by sensor (loose accessory) | Signal wire shorted to supply voltage | Sensor failed
P0329 M Intermittent connector
P032D M Open signal line
P032F LM Low compression on one or more cylinders | Fuel pressure low | Intake leak
P0330 M Knock sensor failed | Wiring/connector fault
P0331 M Sensor loose
P0332 M Knock sensor failed | Signal wire shorted to ground
P0333 M Signal wire shorted to supply | Knock sensor failed
P0334 M Intermittent connector
P0335 LM Sensor failed (heat damage common) | Wiring or connector fault | Reluctor ring damaged or contaminated with metal debris
P0336 M Sensor intermittent (often heat-related) | Reluctor tooth damaged | Sensor air gap incorrect
P0337 M Sensor failed (output too low) | Signal shorted to ground
P0338 M Signal wire shorted to supply voltage | Sensor failed
P0339 M Intermittent connector | Tone wheel chipped or contaminated
P033F LM Timing chain stretched or jumped | Crank or cam sensor signal corrupted
P0340 M Sensor failed | Timing chain stretched, throwing off sensor timing | Wiring fault
P0341 M Timing chain stretched | VVT solenoid stuck or oil-starved | Sensor drifting
P0342 M Sensor failed | Signal shorted to ground
P0343 M Signal wire shorted to supply voltage | Sensor failed
P0344 M Intermittent connector
P0345 M CMP sensor failed | Wiring/connector fault
P0346 M CMP sensor intermittent | Reluctor wheel damaged
P0347 M Short to ground
P0348 M Open signal line
P0349 M Intermittent connector
P034A M Tone wheel misindexed or relearn pending
P034B M Stop-start residual reverse rotation
P034C M Spark plugs worn | Ion-sense module aged
P0350 M Coil winding open
P0351 M Coil primary winding open or shorted | Wiring or connector fault
P0352 M Coil primary winding open or shorted | Wiring or connector fault
P0353 M Coil primary winding open or shorted | Wiring or connector fault
P0354 M Coil primary winding open or shorted | Wiring or connector fault
P0355 M Ignition coil failed | Wiring/connector fault
P0356 M Ignition coil failed
P0357 M Ignition coil failed
P0358 M Ignition coil failed
P0359 M Primary winding open
P035A M Open wire between PCM and coil
P035B M Short to ground
P035C M Short to battery voltage
P035D M Open wire between PCM and coil
P035E M Short to ground
P035F M Short to battery voltage
P0360 M Primary winding open
P0361 M Primary winding open
P0362 M Primary winding open
P0363 LM Severe misfire: read companion P030x codes
P0364 LM Inverter internal fault
P0365 M Sensor failed
P0366 M Sensor drift
P0367 M Short to ground
P0368 M Open signal line
P0369 M Intermittent connector
P036A M Open wire between PCM and coil
P036B M Short to ground
P036C M Short to battery voltage
P036D M Open wire between PCM and coil
P036E M Short to ground
P036F M Short to battery voltage
P0370 M Sensor or signal path failed
P0371 M Wrong tone wheel or electrical noise
P0372 M Tone wheel teeth broken or sensor gap excessive
P0373 M Intermittent connector or contamination
P0374 LM Sensor or wiring open
P0375 M Sensor or signal path failed
P0376 M Wrong tone wheel or electrical noise
P0377 M Tone wheel teeth broken or sensor gap excessive
P0378 M Intermittent connector or contamination
P0379 M Sensor or wiring open
P037A M Short to ground
P037B M Short to battery voltage
P037C M Profile actuator stuck
P037D M Sense circuit failed
P037E M Short to ground
P037F M Open signal line
P0380 M One or more glow plugs open-circuit | Glow plug relay failed | Wiring/harness damage
P0381 M Indicator bulb or LED failed | Wiring or connector fault
P0382 M Glow plug or harness failed
P0383 M Short to ground
P0384 M Short to battery voltage
P0385 M Sensor failed
P0386 M Sensor drift
P0387 M Short to ground
P0388 M Open signal line
P0389 M Intermittent connector
P038A M Open wire between PCM and coil
P038B M Short to ground
P038C M Short to battery voltage
P038D M Open wire between PCM and coil
P038E M Short to ground
P038F M Short to battery voltage
P0390 M Sensor failed
P0391 M Sensor drift
P0392 M Short to ground
P0393 M Open signal line
P0394 M Intermittent connector
P0395 M Sensor failed
P0396 M Sensor drift
P0397 M Short to ground
P0398 M Open signal line
P0399 M Intermittent connector
P039A M Low compression on cylinder 1
P039B LM Pre-ignition or knock
P039C M Sensor signal filtered or controller saturated
P039D M Partial misfire or injector seat erosion
P039E M Injector flow rate drift | Low compression
P039F M Sensor failed
P03A0 M Sensor drift
P03A1 M Short to ground
P03A2 M Open signal line
P03A3 M Intermittent connector
P03A4 M Low compression on cylinder 2
P03A5 LM Pre-ignition or knock
P03A6 M Sensor signal filtered or controller saturated
P03A7 M Partial misfire or injector seat erosion
P03A8 M Injector flow rate drift
P03A9 M Sensor failed
P03AA M Sensor drift
P03AB M Short to ground
P03AC M Open signal line
P03AD M Intermittent connector
P03AE M Low compression on cylinder 3
P03AF LM Pre-ignition or knock
P03B0 M Sensor signal filtered or controller saturated
P03B1 M Partial misfire or injector seat erosion
P03B2 M Injector flow rate drift
P03B3 M Sensor failed
P03B4 M Sensor drift
P03B5 M Short to ground
P03B6 M Open signal line
P03B7 M Intermittent connector
P03B8 M Low compression on cylinder 4
P03B9 LM Pre-ignition or knock
P03BA M Sensor signal filtered
P03BB M Partial misfire
P03BC M Injector flow rate drift
P03BD M Sensor failed
P03BE M Sensor drift
P03BF M Short to ground
P03C0 M Open signal line
P03C1 M Intermittent connector
P03C2 M Low compression on cylinder 5
P03C3 LM Pre-ignition or knock
P03C4 M Sensor signal filtered
P03C5 M Partial misfire
P03C6 M Injector flow rate drift
P03C7 M Sensor failed
P03C8 M Sensor drift
P03C9 M Short to ground
P03CA M Open signal line
P03CB M Intermittent connector
P03CC M Low compression on cylinder 6
P03CD LM Pre-ignition or knock
P03CE M Sensor signal filtered
P03CF M Partial misfire
P03D0 M Injector flow rate drift
P03D1 M Sensor failed
P03D2 M Sensor drift
P03D3 M Short to ground
P03D4 M Open signal line
P03D5 M Intermittent connector
P03D6 M Low compression on cylinder 7
P03D7 LM Pre-ignition or knock
P03D8 M Sensor signal filtered
P03D9 M Partial misfire
P03DA M Injector flow rate drift
P03DB M Sensor failed
P03DC M Sensor drift
P03DD M Short to ground
P03DE M Open signal line
P03DF M Intermittent connector
P03E0 M Low compression on cylinder 8
P03E1 LM Pre-ignition or knock
P03E2 M Sensor signal filtered
P03E3 M Partial misfire
P03E4 M Injector flow rate drift
P03E5 M Sensor failed
P03E6 M Sensor drift
P03E7 M Short to ground
P03E8 M Open signal line
P03E9 M Long-term wear
P03EA M Long-term wear
P03EB M Long-term wear
P03EC M Solenoid winding open
P03ED M Short to ground
P03EE M Short to battery voltage
P03EF M Lock pin or oil supply restricted
P03F0 M Oil control valve stuck open
P03F1 M Solenoid winding open
P03F2 M Short to ground
P03F3 M Short to battery voltage
P03F4 M Lock pin or oil supply restricted
P03F5 M Oil control valve stuck open
P03F6 M Sensor failed
P03F7 M Sensor drift
P03F8 M Short to ground
P03F9 M Open signal line
P03FA M Open wire between PCM and coil
P03FB M Short to ground
P03FC M Short to battery voltage
P03FD M Open wire between PCM and coil
P03FE M Short to ground
P03FF M Short to battery voltage
P0400 M EGR valve clogged with carbon | Intake EGR passages blocked | DPFE / EGR position sensor failed
P0401 M EGR valve clogged or stuck closed | Intake EGR passages blocked with carbon | Vacuum line to EGR (vacuum-actuated valves) cracked
P0402 M EGR valve stuck open | Valve seat eroded: does not seal
P0404 M Carbon buildup on EGR valve | Position sensor drift | Mechanical valve damage
P0405 M EGR position sensor failed | Wiring or connector fault
P0406 M Sensor circuit shorted to supply | EGR position sensor failed
P0407 M EGR sensor B internally faulty | Signal wire shorted to ground | Connector corroded
P040A M Sensor failed
P040B M Sensor drift
P040C M Short to ground
P040D M Open signal line
P040E M Intermittent connector
P040F M One sensor drifts
P0410 M Air pump seized (water ingress is a common cause) | Combi valve stuck
P0411 M Air passages in cylinder head clogged with carbon | Air pump weak
P0412 M Solenoid winding open or shorted
P0413 M Open winding or wire
P0414 M Switching valve circuit shorted | Wiring or connector fault
P0415 M Solenoid fault
P0416 M Open winding or wire
P0417 M Short in drive line
P0418 M Air pump relay failed | Wiring or connector fault
P0419 M Pump driver or relay fault
P041A M Sensor failed
P041B M Sensor drift
P041C M Short to ground
P041D M Open signal line
P041E M Intermittent connector
P041F M Short to ground
P0420 M Catalyst aged or contaminated | Downstream oxygen sensor drift | Exhaust leak before catalyst | Long-term misfire damage
P0421 M Pre-catalyst aged or damaged | Oxygen sensor drift
P0422 M Catalyst aged or contaminated | Oxygen sensor drift
P0423 M Catalyst aged or contaminated | Catalyst heater circuit fault
P0424 M Heater element open or shorted | Catalyst temperature sensor failed
P0425 M Cat temperature sensor failed | Wiring or connector fault
P0426 M Sensor drift
P0427 M Short to ground
P0428 M Open signal line
P0429 M Heater element or wiring open
P042A M Sensor failed
P042B M Sensor drift
P042C M Short to ground
P042D M Open signal line
P042E M Carbon buildup holds valve open
P042F M Carbon buildup holds valve closed
P0430 M Catalyst aged or contaminated | Downstream oxygen sensor drift
P0431 M Pre-catalyst aged or damaged | Oxygen sensor drift
P0432 M Catalyst aged or contaminated | Oxygen sensor drift
P0433 M Catalyst aged or contaminated | Catalyst heater circuit fault
P0434 M Heater element ageing
P0435 M Sensor failed
P0436 M Sensor drift
P0437 M Short to ground
P0438 M Open signal line
P0439 M Heater element or wiring open
P043A M Sensor failed
P043B M Sensor drift
P043C M Short to ground
P043D M Open signal line
P043E M Reference orifice partially blocked
P043F M Leak at orifice or seal
P0440 M Fuel filler cap loose or worn | Purge valve stuck open or closed | Cracked EVAP hose
P0441 M Purge valve stuck open or closed | Purge hose kinked or restricted
P0442 M Fuel cap loose, missing, or worn seal | Small crack in EVAP hose | Purge valve leaking
P0443 M Purge solenoid electrically failed | Wiring/connector fault
P0444 M Purge solenoid winding open | Wiring or connector fault
P0445 M Purge valve circuit shorted | Wiring or connector fault
P0446 M Vent valve seized or contaminated by water/dirt | Wiring or connector fault
P0447 M Vent valve circuit open | Wiring or connector fault
P0448 M Short in drive line
P0449 M Vent valve electrically failed | Wiring or connector fault
P044B M Sensor drift
P044C M Short to ground
P044D M Open signal line
P044F M Short to battery voltage
P0450 M Sensor failed
P0451 M Tank pressure sensor drifted/noisy
P0452 M Tank pressure sensor failed
P0453 M Tank pressure sensor failed (high)
P0454 M Intermittent connector
P0455 M Fuel cap missing or not seated | EVAP hose disconnected | Charcoal canister cracked
P0456 M Fuel cap seal hardened or worn | Purge or vent valve leaking slightly | Hairline crack in EVAP hose
P0457 M Fuel cap loose, missing, or worn seal | Filler neck damaged
P0458 M Short to ground
P0459 M Short to battery voltage
P045C M Short to ground
P045D M Short to battery voltage
P045E M Carbon buildup holds valve open
P045F M Carbon buildup holds valve closed
P0460 - Sender failed
P0461 - Float arm sticks
P0462 - Short to ground
P0463 - Open signal line
P0464 - Corroded sender contact
P0465 M Sensor failed
P0466 M Sensor drift
P0467 M Short to ground
P0468 M Open signal line
P0469 M Intermittent connector
P046A M One sensor drifts
P046B M One sensor drifts
P046C M Sensor drift
P0470 M Sensor failed
P0471 M Sensor drift
P0472 M Short to ground
P0473 M Open signal line
P0474 M Intermittent connector
P0475 M Valve seized or solenoid failed
P0476 M Carbon buildup restricts movement
P0477 M Short to ground
P0478 M Short to battery voltage
P0479 M Intermittent connector
P047A M Sensor failed
P047B M Sensor drift
P047C M Short to ground
P047D M Open signal line
P047E M Intermittent connector
P047F M Carbon buildup or broken return spring
P0480 M Fan relay failed | Fan motor seized or open
P0481 M Fan relay failed
P0482 M Fan relay failed | Fan motor failed
P0483 M Fan motor seized or worn | Fan relay defective | Wiring or connector fault
P0484 M Fan motor seized | Wiring short under load | Fan module fault
P0485 M Ground connection open or corroded | Power supply circuit fault | Connector damaged
P0486 M Sensor failed
P0487 M Actuator winding open
P0488 M Carbon buildup
P0489 M Short to ground
P048A LM Carbon buildup holds valve closed
P048B M Position sensor failed
P048C M Sensor drift
P048D M Short to ground
P048E M Open signal line
P048F M Intermittent connector
P0490 M Short to battery voltage
P0491 M Check valve clogged with carbon | Air pump weak
P0492 M Check valve clogged
P0493 M Fan relay welded closed: fan runs uncontrolled | PWM line shorted to supply | Tachometer feedback miscalibrated
P0496 M Purge valve stuck open | EVAP line cracked or disconnected
P0497 M Purge valve sticking partially closed | Purge line restricted by debris or kinks
P0498 M Control line shorted to ground | Vent solenoid internally shorted
P0499 M Control line open | Control line shorted to supply
P049B M EGR valve B sticking closed | EGR cooler B heavily clogged with soot
P049C M EGR valve B sticking open | Position sensor reads low
P049D M Heavy carbon deposits on EGR A seat | Actuator gearing worn
P049E M Heavy carbon deposits on EGR B seat | Actuator gearing worn
P049F M Open in harness or actuator winding | Connector corroded by exhaust heat or moisture
P04A0 M Actuator slow due to soot | Gearing slipping
P04A1 M Control line shorted to ground
P04A2 M Control line shorted to supply
P04A3 M Intermittent contact at connector or terminal
P04A4 M Valve stuck open due to soot or broken linkage
P04A5 M Valve stuck closed due to soot or broken linkage
P04A6 M Open in sensor signal, supply or ground
P04A7 M Sensor element drifted or offset
P04A8 M Signal shorted to ground
P04A9 M Signal shorted to supply
P04AA M Intermittent contact at connector
P04AC M Control line shorted to ground
P04AD M Control line shorted to supply
P04AE M Debris on valve seat prevents full closing | Return spring weakened
P04AF M Valve stuck closed
P04B0 M Open in harness or solenoid winding
P04B1 M Control line shorted to ground
P04B2 M Control line shorted to supply
P04B3 M Valve stuck open due to debris or weak spring
P04B4 M Valve stuck closed due to seal or debris
P04B5 - Hinge jammed by ice, dirt or debris | Actuator linkage or motor broken
P04B6 - Latch jammed or actuator stalled
P04B7 - Intermittent contact at connector
P04B8 - Open in sensor circuit
P04B9 - Signal shorted to ground
P04BA - Signal shorted to supply
P04BB - Open in harness or actuator winding
P04BC - Actuator slow or worn | Linkage binding due to dirt or ice
P04BD - Control line shorted to ground
P04BE - Control line shorted to supply
P04BF - Open in harness or actuator winding
P04C0 - Actuator slow or worn
P04C1 - Control line shorted to ground
P04C2 - Control line shorted to supply
P04C3 - Open in sensor circuit
P04C4 - Sensor signal offset
P04C5 - Signal shorted to ground
P04C6 - Signal shorted to supply
P04C7 - Intermittent contact at connector
P04C8 - Open in switch circuit
P04C9 - Switch contact stuck open
P04CA - Signal shorted to ground
P04CB - Signal shorted to supply
P04CC - Intermittent contact at connector
P04CD - Switch contact mechanically stuck closed
P04CE M Open in sensor signal, supply or ground
P04CF M Sensor element drifted
P04D0 M Signal shorted to ground
P04D1 M Signal shorted to supply
P04D2 M Intermittent contact at connector
P04D3 M Open in switch circuit
P04D4 M Signal implausible against driver action or bus
P04D5 M Signal shorted to ground
P04D6 M Signal shorted to supply
P04D7 M Intermittent contact at connector
P04D8 M EGR temperature sensor responds slowly | Short-trip operation: load conditions not met
P04D9 M EGR cooler clogged with soot | Valve effective opening reduced by carbon
P04DA M Valve does not seat fully (debris or wear) | Position sensor offset
P04DB M PCV hose pulled off or split | Oil filler cap missing or loose
P04DC - Sensor signal offset against actual position
P04DD M EGR valve A sticking closed when cold | Cold-start EGR path restricted
P04DE M EGR valve A sticking open when cold
P04DF M Debris on valve seat prevents full closing | Return spring weakened
P04E0 M Valve stuck closed
P04E1 M Open in sensor circuit
P04E2 M Signal shorted to ground
P04E3 M Signal shorted to supply
P04E4 M Intermittent contact at connector
P04E5 M Open in sensor signal, supply or ground
P04E6 M Sensor element drifted
P04E7 M Signal shorted to ground
P04E8 M Signal shorted to supply
P04E9 M Intermittent contact at connector
P04EA M Fuel cap not sealing properly | Vapor hose porous or cracked
P04EB M Vent valve does not seal in test mode | Hose porous or cracked
P04EC M Fuel cap missing or not seated | Vapor hose pulled off or torn
P04ED M Vent valve stuck open | Hose pulled off or torn
P04EE M Fuel cap O-ring aged or stiffened
P04EF M Vent valve seal aged
P04F0 M Line, venturi or check valve restricted
P04F1 M Purge line partially blocked | Purge valve responds slowly
P04F2 M Heater supply voltage low or unstable | DC/DC converter fault on heater rail | High contact resistance in supply
P04F3 M Heater supply voltage low or unstable | DC/DC converter fault on heater rail
P04F4 M Control line shorted to ground | Heater element internally shorted
P04F5 M Control line shorted to ground | Heater element internally shorted
P04F6 M Control line shorted to supply | Open in heater element or harness
P04F7 M Control line shorted to supply
P04F8 M Intermittent contact at connector
P04F9 M Intermittent contact at connector
P04FA M Actuator overheated due to nearby exhaust heat or duty-cycle stress | Cooling jacket or air flow insufficient
P04FB M Sensor signal offset
P04FC M PCV valve clogged or stuck | Oil separator clogged | Excessive blow-by from worn piston rings
P04FD M Actuator internal processor fault | LIN bus communication disturbed
P04FE M Heater element aged: reduced power output | Increased contact resistance in supply
P04FF M Heater element aged: reduced power output | Increased contact resistance in supply
P0500 M Speed sensor failed | Wiring or connector fault
P0501 M Sensor signal intermittent | Reluctor tooth damaged
P0502 M Signal shorted to ground | Sensor internal short
P0503 M Noise on signal line or intermittent open | Reluctor ring damaged or missing teeth
P0504 M Brake switch misadjusted | Brake switch internal fault
P0505 M IAC valve carboned, sticky | Throttle body dirty (drive-by-wire) | Vacuum leak affecting idle
P0506 M Throttle body or idle bypass passage clogged | IAC valve stuck mostly closed
P0507 M Vacuum leak bypassing IAC | PCV valve stuck open | Brake booster diaphragm leaking
P0508 M Control line shorted to ground | IAC solenoid internally shorted
P0509 M Control line shorted to supply | Open in IAC valve or harness
P050A M Intake leak only when cold (gasket shrinks) | IAC valve sticking when cold
P050B M Knock sensor drift causes wrong feedback | Cam phaser offset against crank
P050C M Thermostat stuck open: engine warms too slowly | Coolant temperature sensor drifts low
P050D M Injector tip coked: poor cold spray pattern | Valve guide sticky when cold
P050E M Excessive heat loss between port and catalyst | EGT sensor drifts low
P050F M Vacuum leak in booster line or check valve | Electric vacuum pump weak
P0510 M Switch out of adjustment or worn | TPS idle voltage offset
P0511 M Open in valve or wiring
P0512 M Open in switch or harness
P0513 - Replacement key not programmed | Key transponder defective
P0514 M Sensor element drifted
P0515 M Open in sensor or wiring
P0516 M Signal shorted to ground
P0517 M Signal shorted to supply
P0518 M Intermittent contact at connector
P0519 M IAC valve sticking due to carbon | Intake leak disturbs idle metering
P051A M Open in sensor or wiring
P051B M Sensor element drifted
P051C M Signal shorted to ground
P051D M Signal shorted to supply
P051E M Intermittent contact at connector
P051F M PCV filter saturated with oil mist
P0520 M Open in sensor or wiring
P0521 M Oil pressure sensor failed | Oil pump or bearings worn
P0522 M Sensor failed (low) | Signal shorted to ground
P0523 M Signal shorted to supply
P0524 LM Engine oil level too low | Oil pump worn | Engine bearings worn
P0525 M Servo response slow due to wear | Vacuum supply low (vacuum servo)
P0526 M Open in sensor or wiring
P0527 M Sensor signal drifted
P0528 M Sensor dead or magnet demagnetised
P0529 M Intermittent contact at connector
P052A M Phaser stuck in advanced position | Oil aerated or wrong viscosity
P052B M Phaser stuck in retarded position
P052C M Phaser stuck in advanced position
P052D M Phaser stuck in retarded position
P052E M Diaphragm fatigued | Regulator spring weak
P052F M Supply voltage low | Supply relay contact high resistance
P0530 M A/C pressure sensor failed | Wiring or connector fault
P0531 - Pressure sensor drift | Refrigerant charge incorrect | Wiring fault
P0532 M Refrigerant charge low | Sensor circuit shorted to ground or open
P0533 M Condenser blocked or fan inoperative | Sensor circuit shorted to supply
P0534 - Refrigerant leak in circuit | Service valve leak | Pressure sensor reading low falsely
P0535 - Evaporator temp sensor defective | Wiring or connector fault
P0536 M Sensor element drifted
P0537 - Sensor internally shorted | Signal wire shorted to ground
P0538 - Sensor open internally | Wiring open or disconnected
P0539 M Intermittent contact at connector
P053A M Open in harness or heater element
P053B M Control line shorted to ground
P053C M Control line shorted to supply
P053D M Heater element aged
P053E M PCV path blocked or frozen | Excessive blow-by from worn rings
P053F M HP pump output low when cold | Pressure regulator sticking when cold
P0540 M Heater element open or shorted | Heater relay defective | Wiring fault
P0541 M Circuit shorted to ground | Heater element fault
P0542 M Circuit shorted to power | Ground open
P0543 M Open in harness, relay or heater element
P0544 M Open in sensor or wiring
P0545 M EGT sensor internally faulty | Signal wire shorted to ground
P0546 M Sensor open internally | Wiring open or disconnected
P0547 M Open in sensor or wiring
P0548 M Signal shorted to ground
P0549 M Signal shorted to supply
P054A M Phaser stuck in advanced position
P054B M Phaser stuck in retarded position
P054C M Phaser stuck in advanced position
P054D M Phaser stuck in retarded position
P054E M Expected accessory load missing | Idle airflow offset
P054F M Engine friction higher than expected
P0550 M Pressure sensor failed | Wiring or connector fault
P0551 M Sensor drift or contamination
P0552 M Sensor circuit shorted to ground or open
P0553 M Sensor circuit shorted to supply
P0554 M Sensor connector loose or corroded | Intermittent wiring fault
P0555 M Open in sensor or wiring
P0556 M Sensor element drifted
P0557 M Signal shorted to ground
P0558 M Signal shorted to supply
P0559 M Intermittent contact at connector
P055A M Open in sensor or wiring
P055B M Sensor element drifted
P055C M Signal shorted to ground
P055D M Signal shorted to supply
P055E M Supply voltage low or unstable
P055F M Oil pump worn or oil level low | Pressure relief valve stuck
P0560 M Charging system marginal (aged battery or alternator) | Corroded battery terminals or ground strap
P0561 M Alternator regulator failing | Battery weak or terminals loose
P0562 M Battery aged or weak | Alternator undercharging | Corroded battery terminals or ground strap
P0563 M Voltage regulator failed | Alternator overcharging
P0564 M Open in stalk switch or harness
P0565 M Master switch stuck closed
P0567 M Switch contact defective
P0568 M Switch contact defective
P0569 M Stalk contact stuck closed
P056A M Stalk contact stuck or open
P056B M Stalk contact stuck or open
P056C M Stalk or brake switch contact stuck
P056D M Supply voltage low
P056E M Actuator sticking when cold
P056F M Actuator sticking when cold
P0571 M Brake switch failed (worn contacts, internal break) | Switch misadjusted (does not actuate at correct pedal position)
P0574 M Cruise servo stuck driving throttle
P0575 M Open in switch or wiring
P0576 M Input shorted to ground
P0577 M Input shorted to supply
P0578 M Stalk button mechanically stuck
P0579 M Resistor ladder drifted
P057A M Open in sensor or wiring
P057B M Potentiometer track worn
P057C M Signal shorted to ground
P057D M Signal shorted to supply
P057E M Intermittent contact at connector
P057F M Battery aged or sulfated
P0580 M Signal shorted to ground
P0581 M Signal shorted to supply
P0582 M Open in solenoid or harness
P0583 M Control line shorted to ground
P0584 M Control line shorted to supply
P0585 M Stalk module ageing: drift between A and B
P0586 M Open in solenoid or harness
P0587 M Control line shorted to ground
P0588 M Control line shorted to supply
P0589 M Open in stalk switch or harness
P058A M Module reads with drift
P058B M Shunt offset
P058C M Temperature sensor drift
P058D M Voltage measurement drift
P058E M Heat soak from engine bay
P058F M Ambient temperature very low
P0590 M Stalk button mechanically stuck
P0591 M Resistor ladder drifted
P0592 M Signal shorted to ground
P0593 M Signal shorted to supply
P0594 M Open in motor or harness
P0595 M Control line shorted to ground
P0596 M Control line shorted to supply
P0597 M Open in heater element or harness
P0598 M Control line shorted to ground
P0599 M Control line shorted to supply
P059B M Sensor signal offset
P059C M Signal shorted to supply
P059D M Signal shorted to ground
P059E M Intermittent contact at connector
P059F M Shutter jammed by debris or ice
P05A0 M Return spring broken
P05A1 M Linkage worn or slipping
P05A2 M Open in actuator or harness
P05A3 M Actuator response weak
P05A4 M Control line shorted to supply
P05A5 M Control line shorted to ground
P05A6 M Supply fuse blown
P05A7 M Supply voltage low
P05A8 M Supply voltage above design range
P05A9 M Open in sensor or wiring
P05AA M Sensor signal offset
P05AB M Signal shorted to supply
P05AC M Signal shorted to ground
P05AD M Intermittent contact at connector
P05AE M Shutter jammed by debris or ice
P05AF M Return spring broken
P05B0 M Linkage worn or slipping
P05B1 M Open in actuator or harness
P05B2 M Actuator response weak
P05B3 M Control line shorted to supply
P05B4 M Control line shorted to ground
P05B5 M Supply fuse blown
P05B6 M Supply voltage low
P05B7 M Supply voltage above design range
P05B8 M Open in signal wire
P05B9 M Signal shorted to ground
P05BA M Signal shorted to supply
P05BB M Deployed after a crash event
P05BC M Open in switch or harness
P05BD M Contact resistance drifted
P05BE M Signal shorted to ground
P05BF M Signal shorted to supply
P05C0 M Motor overloaded by jammed shutter
P05C1 M Motor overloaded by jammed shutter
P05C2 M Open in sensor or wiring
P05C3 M Sensor element drifted
P05C4 M Signal shorted to ground
P05C5 M Signal shorted to supply
P05C6 M Intermittent contact at connector
P05C7 M Open in switch or harness
P05C8 M Contact resistance drifted
P05C9 M Signal shorted to ground
P05CA M Signal shorted to supply
P05CB M Replacement part has wrong revision
P05CC M Phaser slow due to oil viscosity or wear
P05CD M Phaser slow due to oil viscosity or wear
P05CE M Phaser slow due to oil viscosity or wear
P05CF M Phaser slow due to oil viscosity or wear
P05D0 M Open in switch or harness
P05D1 M Signal shorted to ground
P05D2 M Signal shorted to supply
P05D3 M Encoder or contact drift
P05D4 M Open in switch or harness
P05D5 M Signal shorted to ground
P05D6 M Signal shorted to supply
P05D7 M Encoder or contact drift
P05D8 M Open in valve or harness
P05D9 M Control line shorted to ground
P05DA M Control line shorted to supply
P05DB M Open in sensor or wiring
P05DC M Potentiometer track worn
P05DD M Signal shorted to ground
P05DE M Signal shorted to supply
P05DF M Intermittent contact at connector
P05E0 M One sensor has drifted out of tolerance
P05E1 M Intermittent contact at connector
P05E2 M Intermittent contact at connector
P05E3 M Open in switch or wiring
P05E4 M Signal shorted to ground
P05E5 M Signal shorted to supply
P05E6 M Contact resistance drifted
P05E7 M Intermittent contact at connector
P05E8 M Open in valve or harness
P05E9 M Control line shorted to ground
P05EA M Control line shorted to supply
P05EB M Heat-up strategy not bringing exhaust to temp
P05EC M Injectors slow when cold
P05ED M Supply voltage low
P05EE M Supply open or relay defective
P05EF M Supply voltage low
P05F0 M Supply voltage above design range
P05F1 M Supply relay welded
P05F2 M Supply relay does not engage
P05F3 M Open in relay control or harness
P05F4 M Control line shorted to ground
P05F5 M Control line shorted to supply
P05F6 M Relay welded closed
P05F7 M Relay does not engage
P05F8 M Heater element aged
P05F9 M Open in signal line
P05FA M Signal shorted to ground
P05FB M Signal shorted to supply
P05FC M HP pump output low when cold
P05FD M Heat soak from turbo housing
P05FE M Shutter jammed by debris or ice
P05FF M Sensor offset on one channel
P0600 M Harness fault on bus line
P0601 LM Failed flash / interrupted programming | Module hardware failure
P0602 M Replacement ECU not coded to vehicle | Partial / interrupted flash
P0603 M Battery disconnected or voltage too low | ECU internal memory fault
P0604 LM ECU internal RAM fault
P0605 LM ECU internal ROM fault
P0606 LM Internal processor or memory failure | Water ingress / corrosion in module
P0607 LM ECM internal performance fault | Unstable supply voltage
P0608 M ECM output stage fault | Signal path to consumers faulty
P0609 M Output driver fault
P060A M Monitor processor internal fault
P060B M ADC internal fault
P060C M Main processor internal fault
P060D M Internal software anomaly
P060E M Internal software anomaly
P060F M Internal software anomaly
P0610 M ECU coding/configuration invalid
P0611 M Driver module internal fault
P0612 M Relay control or contact fault
P0613 LM TCM internal fault | Unstable supply voltage
P0614 M Replacement part from wrong variant
P0615 M Starter relay failed | Wiring or connector fault
P0616 M Control line shorted to ground
P0617 M Relay circuit shorted to supply
P0618 M KAM contents corrupted
P0619 M Module internal memory fault
P061A M Internal software anomaly
P061B M Internal software anomaly
P061C M Internal software anomaly
P061D M Internal software anomaly
P061E M Internal software anomaly
P061F M Internal software anomaly
P0620 M Alternator regulator failed | Wiring or connector fault
P0621 M Lamp circuit open or shorted | Alternator regulator fault
P0622 M Field circuit open or shorted | Alternator regulator fault
P0623 M Lamp circuit open or shorted
P0624 M Lamp circuit open or shorted | Instrument cluster fault
P0625 M Field circuit open or shorted to ground | Alternator brushes worn
P0627 LM Fuel pump relay failed | Wiring open
P0628 LM Pump circuit shorted to ground | Pump relay defective
P0629 LM Pump circuit shorted to power | Ground open
P062A M Fuel pump worn
P062B M Internal software anomaly
P062C M Internal software anomaly
P062D M Driver stage partial short
P062E M Driver stage partial short
P062F M EEPROM check-sum failure
P0630 M VIN field empty or mismatched
P0631 M VIN field empty or mismatched
P0632 M Odometer field empty
P0634 M Heat soak around ECU
P0635 M Open in control line
P0636 M Control line shorted to ground
P0637 M Control line shorted to supply
P0638 M Actuator sticking due to carbon
P0639 M Actuator sticking due to carbon
P063A M Open in sense line
P063B M Contact resistance high
P063C M Sense line shorted to ground
P063D M Sense line shorted to supply
P063E M Throttle input wiring missing
P063F M ECT input wiring missing
P0640 M Open in heater or wiring
P0641 LM Reference wire shorted to ground (one defective sensor pulls the rail down) | ECM internal reference output failed
P0642 LM Sensor or harness shorted to ground | ECU reference output damaged
P0643 LM Sensor or harness shorted to higher voltage
P0644 M Harness or driver fault
P0646 M Control line shorted to ground
P0647 M Control line shorted to supply
P0648 M Open in lamp or wiring
P0649 M Open in lamp or wiring
P064C M Module internal fault
P064D M Internal software anomaly
P064E M Internal software anomaly
P064F M Unauthorized tuning software flashed
P0650 M MIL bulb burnt out (older clusters) | Instrument cluster MIL driver failed | Wiring fault between ECU and cluster
P0651 M Open in shared reference rail
P0652 M Reference rail shorted to ground
P0653 M Reference rail shorted to supply
P0654 M Open in output wiring
P0655 M Open in lamp or wiring
P0656 M Open in output wiring
P0657 M Supply relay open
P0658 M Supply voltage low
P0659 M Supply voltage above design range
P065A M Brushes worn
P065B M Regulator response drifted
P065C M Drive belt slipping
P065D M Open in lamp or wiring
P065E M IMT valve stuck due to carbon
P065F M IMT valve stuck due to carbon
P0660 M Open in valve or wiring
P0661 M Control line shorted to ground
P0662 M Control line shorted to supply
P0663 M Open in valve or wiring
P0664 M Control line shorted to ground
P0665 M Control line shorted to supply
P0667 M Sensor element drifted
P0668 M Sensor internal short
P0669 M Sensor internal open
P066A M Control line shorted to ground
P066B M Open in plug or wiring
P066C M Control line shorted to ground
P066D M Open in plug or wiring
P066E M Control line shorted to ground
P066F M Open in plug or wiring
P0670 M Glow plug control module faulty | Wiring or connector fault
P0671 M Glow plug element open | Wiring or connector fault
P0672 M Glow plug element open
P0673 M Glow plug element open
P0674 M Glow plug element open
P0675 M Glow plug element open
P0676 M Glow plug element open
P0677 M Glow plug element open
P0678 M Glow plug element open
P0679 M Plug element burnt out
P067A M Control line shorted to ground
P067B M Open in plug or wiring
P067C M Control line shorted to ground
P067D M Open in plug or wiring
P067E M Control line shorted to ground
P067F M Open in plug or wiring
P0680 M Plug element burnt out
P0681 M Plug element burnt out
P0682 M Plug element burnt out
P0683 M Open or short on communication wire
P0684 M Protocol mismatch
P0685 M Open in relay control or harness
P0689 M Relay does not close
P068A M Relay coil weak: drops early
P068B M Relay contact welded
P068C M Control line shorted to ground
P068D M Open in plug or wiring
P068E M Control line shorted to ground
P068F M Open in plug or wiring
P0690 M Sense line shorted to supply
P0691 M Fan relay defective | Wiring shorted to ground
P0692 M Fan relay defective | Wiring shorted to power
P0693 M Fan 2 relay defective | Wiring shorted to ground
P0694 M Fan 2 relay defective | Wiring shorted to power
P0695 M Control line shorted to ground
P0696 M Control line shorted to supply
P0697 M Open in shared reference rail
P0698 M Reference rail shorted to ground
P0699 M Reference rail shorted to supply
P069A M Control line shorted to ground
P069B M Open in plug or wiring
P069C M Control line shorted to ground
P069D M Open in plug or wiring
P069E M Fuel pump module internal fault
P069F M Open in lamp or wiring
P06A0 M Open in compressor solenoid or wiring
P06A1 M Control line shorted to ground
P06A2 M Control line shorted to supply
P06A3 M Open in shared reference rail
P06A4 M Reference rail shorted to ground
P06A5 M Reference rail shorted to supply
P06A6 M Reference rail drifted
P06A7 M Reference rail drifted
P06A8 M Reference rail drifted
P06A9 M Reference rail drifted
P06AA M Heat soak around ECU
P06AB M Internal sensor fault
P06AC M Sensor element drifted
P06AD M Sensor internal short
P06AE M Sensor internal open
P06AF M Torque cross-check failed
P06B0 M Open in supply rail
P06B1 M Supply line shorted to ground
P06B2 M Supply line shorted to higher voltage
P06B3 M Open in supply rail
P06B4 M Supply line shorted to ground
P06B5 M Supply line shorted to higher voltage
P06B6 M Internal software anomaly
P06B7 M Internal software anomaly
P06B9 M Plug element aged
P06BA M Plug element aged
P06BB M Plug element aged
P06BC M Plug element aged
P06BD M Plug element aged
P06BE M Plug element aged
P06BF M Plug element aged
P06C0 M Plug element aged
P06C1 M Plug element aged
P06C2 M Plug element aged
P06C3 M Plug element aged
P06C4 M Plug element aged
P06C5 M Replacement plug of wrong type
P06C6 M Replacement plug of wrong type
P06C7 M Replacement plug of wrong type
P06C8 M Replacement plug of wrong type
P06C9 M Replacement plug of wrong type
P06CA M Replacement plug of wrong type
P06CB M Replacement plug of wrong type
P06CC M Replacement plug of wrong type
P06CD M Replacement plug of wrong type
P06CE M Replacement plug of wrong type
P06CF M Replacement plug of wrong type
P06D0 M Replacement plug of wrong type
P06D1 M Internal software anomaly
P06D2 M Open in shared reference rail
P06D3 M Reference rail shorted to ground
P06D4 M Reference rail shorted to supply
P06D5 M Reference rail drifted
P06D6 M Open in shared reference rail
P06D7 M Reference rail shorted to ground
P06D8 M Reference rail shorted to supply
P06D9 M Reference rail drifted
P06DA M Open in solenoid or wiring
P06DB M Control line shorted to ground
P06DC M Control line shorted to supply
P06DD M Regulator stuck off
P06DE M Regulator stuck on
P06DF M Module memory corrupted
P06E0 M Control line shorted to ground
P06E1 M Open in plug or wiring
P06E2 M Control line shorted to ground
P06E3 M Open in plug or wiring
P06E4 M Wake-up pin response drifted
P06E5 M Module response drifted
P06E6 M Open in supply rail
P06E7 M Supply line shorted to ground
P06E8 M Supply line shorted to higher voltage
P06E9 M Starter worn or solenoid weak
P06EA M Internal software anomaly
P06EB M Internal software anomaly
P06EC M Injector module internal fault
P06ED M Output line shorted to ground
P06EE M Output line shorted to supply
P06EF M Battery state of charge low
P06F0 M Internal sensor fault
P06F1 M Sensor element drifted
P06F2 M Sensor internal short
P06F3 M Sensor internal open
P06F4 M Open in lamp or wiring
P06F5 M Module internal fault
P06F6 M Open in control wiring
P06F7 M Control line shorted to ground
P06F8 M Control line shorted to supply
P06F9 M Supply voltage low
P06FA M Module response drifted
P06FB M Module memory corrupted
P06FC M Open or short on communication wire
P06FD M Protocol mismatch
P06FE M Flap stuck due to soot
P06FF M Open in lamp or wiring
P0700 M TCM has a sub-code that needs to be read separately
P0701 M Transmission fluid low or burnt | Valve body wear
P0702 M Wiring fault inside transmission
P0703 M Open in switch or wiring
P0704 M Open in switch or wiring
P0706 LM Range sensor misadjusted | Range sensor internally faulty
P0707 M Signal shorted to ground
P0708 M Signal shorted to supply
P0709 M Intermittent contact at connector
P070A M Open in sensor or wiring
P070B M Sensor element drifted
P070C M Signal shorted to ground
P070D M Signal shorted to supply
P070E M Intermittent contact at connector
P070F M Transmission leak
P0710 M Sensor internally faulty | Wiring fault
P0711 M Sensor element drifted
P0712 LM Transmission temperature sensor failed | Wiring or connector fault
P0713 LM Sensor circuit shorted to supply | Transmission temperature sensor failed
P0714 M Intermittent contact at connector
P0715 LM Input speed sensor failed | Wiring or connector fault
P0716 LM Input speed sensor failed | Wiring/connector fault
P0717 LM Input speed sensor failed | Wiring or connector fault
P0718 M Intermittent contact at connector
P0719 M Brake switch defective | Wiring shorted to ground
P071A M Open in switch or wiring
P071B M Signal shorted to ground
P071C M Signal shorted to supply
P071D M Open in switch or wiring
P071E M Signal shorted to ground
P071F M Signal shorted to supply
P0720 LM Output speed sensor failed | Wiring or connector fault
P0721 LM Output speed sensor failed
P0722 LM Output speed sensor failed | Wiring or connector fault
P0723 M Intermittent contact at connector
P0724 M Brake switch defective | Wiring open
P0725 M Harness fault between ECM and TCM
P0726 M Signal drift between ECM output and TCM input
P0727 LM Speed signal lost on data bus | Bus communication fault
P0728 M Intermittent contact at connector
P0729 LM Shift solenoid stuck | Clutch pack worn or slipping
P072A M Shift solenoid stuck
P072B M Shift solenoid stuck
P072C M Shift solenoid stuck in 1st gear position
P072D M Shift solenoid stuck
P072E M Shift solenoid stuck
P072F M Shift solenoid stuck
P0730 LM Internal slippage | Valve body fault | Speed sensor reading inaccurate
P0731 LM 1st gear clutch pack worn | Line pressure low (pump or valve body)
P0732 LM 2nd gear clutch pack worn | Line pressure low
P0733 LM 3rd gear clutch pack worn
P0734 LM 4th gear clutch pack worn
P0735 LM 5th gear clutch pack worn
P0736 LM Shift solenoid stuck | Reverse clutch/band worn
P0737 M Open in output line
P0738 M Output line shorted to ground
P0739 M Output line shorted to supply
P073A M Shift solenoid stuck
P073B M Shift solenoid stuck
P073C M Shift solenoid stuck
P073D M Clutch pack stuck applied
P073E M Reverse clutch or band failed
P073F M Gear 1 circuit failed
P0740 M TCC solenoid failed | Transmission fluid low or burnt | Wiring fault to solenoid
P0741 M TCC friction material worn | TCC solenoid stuck or slow to react | Valve body wear (loss of clamping pressure)
P0742 LM TCC solenoid stuck on | Valve body contaminated
P0743 LM TCC solenoid electrically failed | Wiring/connector fault
P0744 LM Intermittent wiring fault | TCC solenoid failing
P0745 M Solenoid internal fault
P0746 LM Solenoid sticking mechanically | Solenoid electrical drift
P0747 LM Solenoid stuck on mechanically | Valve body contamination
P0748 M Harness or solenoid electrical fault
P0749 M Intermittent contact at connector
P074A M Gear 2 circuit failed
P074B M Gear 3 circuit failed
P074C M Gear 4 circuit failed
P074D M Gear 5 circuit failed
P074E M Gear 6 circuit failed
P074F M Gear 7 circuit failed
P0750 LM Solenoid stuck (debris, varnish) | Open or shorted winding
P0751 LM Solenoid sticking mechanically | Valve body contamination
P0752 M Solenoid stuck open
P0753 M Harness or solenoid electrical fault
P0754 M Intermittent contact at connector
P0755 LM Solenoid stuck | Open or shorted winding
P0756 LM Solenoid sticking mechanically
P0757 M Solenoid stuck open
P0758 LM Open or shorted winding | Wiring or connector fault
P0759 M Intermittent contact at connector
P075A M Solenoid internal fault
P075B M Solenoid stuck closed by debris in the ATF | Worn valve body bore leaking pressure | Old, contaminated transmission fluid
P075C M Solenoid stuck open by debris | Stuck valve spool in the valve body
P075D M Open solenoid coil | Damaged wiring at the transmission case connector | ATF-soaked connector causing leakage path
P075E M Loose connector at the transmission | Hot-soak intermittent inside the solenoid
P075F M Overfilled at last service | Coolant intrusion through a failed transmission cooler
P0760 LM Solenoid stuck | Open or shorted winding
P0761 LM Solenoid sticking mechanically
P0762 M Solenoid stuck open by debris | Stuck valve spool
P0763 LM Open or shorted winding | Wiring or connector fault
P0764 M Loose connector at the transmission | Hot-soak intermittent
P0765 LM Solenoid stuck | Open or shorted winding
P0766 LM Solenoid sticking mechanically
P0767 M Solenoid stuck open by debris
P0768 LM Open or shorted winding | Wiring or connector fault
P0769 M Loose connector at the transmission
P076A M Solenoid electrical or hydraulic fault
P076B M Solenoid stuck closed by debris
P076C M Solenoid stuck open
P076D M Open solenoid coil | Damaged wiring at the transmission connector
P076E M Loose connector at the transmission
P076F M Slipping clutch in 7th gear element | Wrong shift solenoid pattern engaging the wrong gear
P0770 M Solenoid electrical or hydraulic fault
P0771 M Solenoid stuck closed
P0772 M Solenoid stuck open
P0773 LM Open or shorted winding | Wiring or connector fault
P0774 M Loose connector at the transmission
P0775 LM Solenoid B defective | Valve body contamination
P0776 LM Solenoid sticking mechanically
P0777 M Solenoid stuck open by debris | Contaminated ATF clogging the pressure control valve
P0778 M Open solenoid coil | Damaged wiring at the transmission case connector
P0779 M Loose connector at the transmission
P077A M Open direction-channel wire | Failed quadrature sensor element
P077B M Sensor wiring swapped after service | Wrong sensor part installed
P077C M Signal wire shorted to ground
P077D M Signal wire shorted to reference voltage
P077E M One sensor drifting outside tolerance | Sensors swapped after service
P077F M Slipping clutch in reverse 2 element
P0780 LM Low or degraded transmission fluid | Shift solenoid stuck or worn | Clutch pack wear
P0781 M Shift solenoid A faulty | 1-2 clutch slipping
P0782 M Shift solenoid B faulty | 2-3 clutch slipping
P0783 M Shift solenoid faulty | 3-4 clutch slipping
P0784 M Shift solenoid faulty | 4-5 clutch slipping
P0785 M Solenoid electrical or hydraulic fault
P0786 M Aged solenoid with weakened magnetic force | Old, contaminated transmission fluid
P0787 M Control wire shorted to ground
P0788 M Control wire shorted to battery voltage | Open solenoid coil
P0789 M Loose connector at the transmission
P078A M Solenoid electrical or hydraulic fault
P078B M Aged solenoid with weakened force
P078C M Control wire shorted to ground
P078D M Control wire shorted to battery voltage
P078E M Loose connector at the transmission
P078F M Open or shorted switch wire
P0790 M Open or shorted switch wire
P0791 M Speed sensor failed | Wiring open or shorted
P0792 M Aged Hall element with reduced amplitude
P0793 M Failed sensor element (open) | Damaged reluctor wheel
P0794 M Loose connector
P0795 M Solenoid electrical or hydraulic fault
P0796 LM Solenoid sticking mechanically
P0797 M Solenoid mechanically stuck | Valve body contamination
P0798 M Solenoid coil open | Wiring shorted
P0799 M Loose connector at the transmission
P079A M Worn friction discs in element A | Low hydraulic pressure to element A | Old ATF lacking friction modifier
P079B M Worn friction discs in element B
P079C M Worn friction discs in element C
P079D M Worn friction discs in element D
P079E M Worn friction discs in element E
P079F M Worn friction discs in element F
P07A0 M Worn friction discs in element G
P07A1 M Worn friction discs in element H
P07A2 M Leaking apply seal | Stuck apply piston
P07A3 M Stuck apply piston (cannot retract) | Broken or weak return spring
P07A4 M Leaking apply seal
P07A5 M Stuck apply piston
P07A6 M Leaking apply seal
P07A7 M Stuck apply piston
P07A8 M Leaking apply seal
P07A9 M Stuck apply piston
P07AA M Leaking apply seal
P07AB M Stuck apply piston
P07AC M Leaking apply seal
P07AD M Stuck apply piston
P07AE M Leaking apply seal
P07AF M Stuck apply piston
P07B0 M Leaking apply seal
P07B1 M Stuck apply piston
P07B2 M Open wire or unplugged sensor
P07B3 M Wire shorted to ground
P07B4 M Wire shorted to battery voltage
P07B5 M Aged Hall element with offset drift
P07B6 M Aged sensor with high-end drift
P07B7 M Switch contact bounce
P07B8 M Open wire or unplugged sensor
P07B9 M Wire shorted to ground
P07BA M Wire shorted to battery voltage
P07BB M Aged sensor with low-end drift
P07BC M Aged sensor with high-end drift
P07BD M Switch contact bounce
P07BE M One of the two sensors drifting outside tolerance | Mis-adjusted shift lever mechanism
P07C0 M Signal wire shorted to reference voltage
P07C1 M Signal wire shorted to ground
P07C2 M Signal wire shorted to reference voltage
P07C3 M Signal wire shorted to ground
P07C4 M Signal wire shorted to reference voltage
P07C5 M Signal wire shorted to ground
P07C6 M Signal wire shorted to reference voltage
P07C7 M Signal wire shorted to ground
P07C8 M Signal wire shorted to reference voltage
P07C9 M Signal wire shorted to ground
P07CA M Signal wire shorted to reference voltage
P07CB M Thermostat stuck open | Thermostat stuck closed
P07CC M Switch wire shorted to ground
P07CD M Switch wire shorted to battery voltage
P07CE M Open or shorted switch wire
P07CF M Switch wire shorted to ground
P07D0 M Switch wire shorted to battery voltage
P07D1 M Open or shorted switch wire
P07D2 M Switch wire shorted to ground
P07D3 M Switch wire shorted to battery voltage
P07D4 M Open or shorted switch wire
P07D5 M Switch wire shorted to ground
P07D6 M Switch wire shorted to battery voltage
P07D7 M Stuck shift solenoid | Stuck-on friction element
P07D8 M Solenoid stuck closed | Slipping clutch in 8th gear element
P07D9 M Slipping clutch in 8th gear element
P07DA M Worn 7th-gear friction element
P07DB M Worn 8th-gear friction element
P07DC M Stuck shift solenoid
P07DD M Stuck shift solenoid
P07DE M Stuck shift solenoid
P07DF M Stuck shift solenoid
P07E0 M Stuck shift solenoid
P07E1 M Stuck shift solenoid
P07E2 M Stuck shift solenoid
P07E3 M Stuck shift solenoid
P07E4 M Park pawl jammed against tooth (rock vehicle to release) | Failed park actuator motor
P07E5 M Stuck shift solenoid
P07E6 M Park pawl jammed under load | Failed park actuator
P07E7 M Stuck shift mechanism or solenoid
P07E8 M Open wire to the range actuator
P07E9 M Sticking range actuator
P07EA M Control wire shorted to ground
P07EB M Control wire shorted to battery voltage
P07EC M Open or shorted select wire
P07ED M Stuck rotary encoder
P07EE M Contaminated rotary encoder contacts
P07EF M Wire shorted to ground
P07F0 M Wire shorted to battery voltage
P07F1 M Open or shorted wiring
P07F2 M Bus fault between modules | Failed range control module
P07F3 M Bus shorted to ground
P07F4 M Bus shorted to battery voltage
P07F5 M Weak vehicle battery
P07F6 M Slipping clutch in 9th gear element
P07F7 M Slipping clutch in 10th gear element
P07F8 M Stuck shift solenoid
P07F9 M Solenoid stuck closed
P07FA M Stuck shift solenoid
P07FB M Stuck shift solenoid
P07FC M Solenoid stuck closed
P07FD M Stuck shift solenoid
P07FE M Multiple solenoid or clutch failures
P07FF M Degraded ATF without cold-flow reserve | Stuck transmission fluid thermostat
P0800 M Internal fault in transfer case module: read its DTCs
P0801 M Solenoid failed | Wiring or connector fault
P0802 M Open MIL request wire
P0803 M Open or shorted control wire
P0804 M Open or shorted lamp wire | Failed lamp bulb or LED
P0805 M Open or shorted wiring | Failed Hall element
P0806 M Sensor misalignment after service | Aged Hall element
P0807 M Signal wire shorted to ground
P0808 M Signal wire shorted to reference voltage
P0809 M Loose connector
P080A M Learn cycle not performed after service
P080B M Aged solenoid with weakened force
P080C M Control wire shorted to ground
P080D M Control wire shorted to battery voltage | Open solenoid coil
P0810 LM Clutch actuator worn | Clutch disc wear past adaptation
P0811 M Worn clutch A friction disc | Low clamp force from aged actuator
P0812 M Open or shorted reverse input wire
P0813 M Open or shorted output wire
P0814 - Open or shorted display wire
P0815 M Switch contacts failed | Wiring open
P0816 M Switch contacts failed | Wiring open
P0817 M Open disable wire
P0818 M Open or shorted switch wire
P0819 M Stuck paddle/button input | Swapped wiring after service
P081A M Disable wire shorted to ground
P081B M Disable wire shorted to battery voltage
P081C M Open or shorted park input wire
P081D M Open or shorted neutral input wire
P081E M Worn clutch B friction disc
P081F M Stuck brake pedal switch | Mis-adjusted BTSI mechanism
P0820 M Position sensor failed | Shifter mechanism worn
P0821 M Open or shorted wiring
P0822 M Open or shorted wiring
P0823 M Worn rotary contact
P0824 M Worn rotary contact
P0825 M Open or shorted wiring
P0826 M Switch internal short | Wiring shorted between channels
P0827 M Switch wire shorted to ground | Stuck paddle/button
P0828 M Switch wire shorted to battery voltage
P0829 M Worn 6th-gear friction element
P082A M Aged Hall element
P082B M Signal wire shorted to ground
P082C M Signal wire shorted to reference voltage
P082D M Aged Hall element
P082E M Signal wire shorted to ground
P082F M Signal wire shorted to reference voltage
P0830 M Pedal switch failed | Switch out of adjustment
P0831 M Switch wire shorted to ground
P0832 M Switch wire shorted to battery voltage
P0833 M Open or shorted switch wire
P0834 M Switch wire shorted to ground
P0835 M Switch wire shorted to battery voltage
P0836 M Open or shorted switch wire
P0837 M Contaminated rotary contact
P0838 M Switch wire shorted to ground
P0839 M Switch wire shorted to battery voltage
P083A M Open or shorted wiring
P083B M Aged sensor with offset drift
P083C M Signal wire shorted to ground
P083D M Signal wire shorted to reference voltage
P083E LM Connector not seated | Harness chafing intermittently
P083F M One switch contact failed | Wiring or connector fault
P0840 M Pressure sensor drift | Internal hydraulic leak
P0841 M Sensor failed | Low ATF level
P0842 M Signal shorted to ground | Sensor failed
P0843 M Signal shorted to battery | Open ground reference
P0844 LM Connector not seated | Harness chafing intermittently
P0845 M Sensor failed | Wiring fault
P0846 LM Sensor offset drifted | Aerated fluid affects pressure
P0847 LM Signal wire shorted to ground | Internal sensor short
P0848 LM Signal wire shorted to battery voltage | Open sensor
P0849 LM Connector not seated | Harness chafing intermittently
P084A LM Sensor failed | Wiring fault
P084B LM Sensor offset drifted | Aerated fluid affects pressure
P084C LM Signal wire shorted to ground | Internal sensor short
P084D LM Signal wire shorted to battery voltage | Open sensor
P084E LM Connector not seated | Harness chafing intermittently
P084F M Switch contact failed | Wiring fault
P0850 M PNP switch failed | Switch misaligned
P0851 M Wire shorted to ground | Switch stuck closed
P0852 M Wire shorted to battery voltage | Switch stuck open
P0853 M Switch contact failed | Wiring fault
P0854 M Wire shorted to ground | Switch stuck closed
P0855 M Wire shorted to battery voltage | Switch stuck open
P0856 LM ABS/TCS module fault | Communication fault between modules
P0857 LM TCS signal implausible vs. wheel speeds | Module calibration off
P0858 LM Signal wire shorted to ground | TCS module output low
P0859 LM Signal wire shorted to battery voltage | TCS module output high
P085A LM Communication lost | Wiring fault
P085B LM Bus wire shorted to ground | Module output low
P085C LM Bus wire shorted to battery voltage | Module output high
P085D LM Internal module fault | Firmware corruption
P085E LM Internal module fault | Firmware corruption
P085F M Switch contacts aged | High-resistance contact
P0860 LM Communication lost | Wiring fault
P0861 LM Bus wire shorted to ground | Module output low
P0862 LM Bus wire shorted to battery voltage | Module output high
P0863 LM Communication bus fault | TCM internal fault
P0864 LM Communication bus fault | TCM internal fault
P0865 LM Communication bus fault | TCM internal fault
P0866 LM Communication bus fault | TCM internal fault
P0867 LM Transmission pump worn | Transmission fluid level low
P0868 LM Low transmission fluid | Transmission pump wear | Internal hydraulic leak
P0869 M Pressure regulator valve stuck | Pressure control solenoid fault
P086A LM Position sensor failed | Wiring fault
P086B LM Position sensor failed | Wiring fault
P086C LM Position sensor failed | Wiring fault
P086D LM Position sensor failed | Wiring fault
P086E LM Position sensor failed | Wiring fault
P086F LM Adaptation lost after battery disconnect | Sensor replaced without learn procedure
P0870 M Sensor failed | Wiring fault
P0871 LM Sensor offset drifted | Aerated fluid affects pressure
P0872 LM Signal wire shorted to ground | Internal sensor short
P0873 LM Signal wire shorted to battery voltage | Open sensor
P0874 LM Connector not seated | Harness chafing intermittently
P0875 M Sensor failed | Wiring fault
P0876 LM Sensor offset drifted | Aerated fluid affects pressure
P0877 LM Signal wire shorted to ground | Internal sensor short
P0878 LM Signal wire shorted to battery voltage | Open sensor
P0879 LM Connector not seated | Harness chafing intermittently
P087A LM Sensor failed | Wiring or connector fault
P087B LM Sensor characteristic drifted | Sensor mounting displaced
P087C LM Signal wire shorted to ground | Internal sensor short
P087D LM Signal wire shorted to battery voltage | Open sensor
P087E LM Sensor connector not seated | Noisy ground reference
P0880 M Low battery or alternator fault | Poor TCM ground
P0881 LM Supply voltage drifted | High-resistance contact
P0882 M Discharged or weak battery | Voltage drop in supply wiring
P0883 M Alternator overcharging
P0884 M TCM power relay intermittent | Power connector loose
P0885 LM Open in coil control wire | Open relay coil
P0886 LM Control wire shorted to ground | Internal short in coil
P0887 LM Control wire shorted to battery voltage | Open relay coil
P0888 LM Feedback wire fault | Relay contact aged
P0889 LM Contact resistance drifted | Feedback voltage drifted
P088A M Filter loaded with debris | Service interval overdue
P088B LM Filter heavily blocked | Internal transmission metal debris
P088C LM Wire shorted to ground | Actuator internal short
P088D LM Wire shorted to battery voltage | Open actuator
P088E LM Planetary gear teeth damaged | Planetary bearing failure
P0890 M Relay failed open | Open wiring at sense input
P0891 M Relay contacts welded | Wiring shorted to battery
P0892 LM Connector not seated | Relay contact oxidised
P0893 LM Valve body failure: solenoids stuck | TCM logic error
P0894 LM Clutch friction surfaces worn | Hydraulic pressure too low
P0895 M Shift control overshoot | Hydraulic pressure too high
P0896 LM Shift solenoid response slow | Fluid viscosity too high
P0897 M Service interval overdue | Repeated thermal stress
P0898 M Wire shorted to ground | Driver fault low
P0899 M Wire shorted to battery voltage | Driver fault open
P089A LM Position sensor failed | Wiring fault
P089B LM Position sensor failed | Wiring fault
P089C LM Position sensor failed | Wiring fault
P089D LM Position sensor failed | Wiring fault
P089E LM Position sensor failed | Wiring fault
P089F LM Position sensor failed | Wiring fault
P08A0 LM Position sensor failed | Wiring fault
P08A1 LM Position sensor failed | Wiring fault
P08A2 LM Position sensor failed | Wiring fault
P08A3 LM Position sensor failed | Wiring fault
P08A4 LM One sensor characteristic drifted | Harness incorrectly swapped
P08A5 LM One sensor characteristic drifted | Harness incorrectly swapped
P08A6 LM One sensor characteristic drifted | Harness incorrectly swapped
P08A7 M Position sensor failed | Wiring fault
P08A8 M Position sensor failed | Wiring fault
P08A9 M Position sensor failed | Wiring fault
P08AA M Position sensor failed | Wiring fault
P08AB M Position sensor failed | Wiring fault
P08AC M Adaptation lost after battery disconnect | Sensor replaced without learn procedure
P08AD LM Position sensor failed | Wiring fault
P08AE LM Position sensor failed | Wiring fault
P08AF LM Position sensor failed | Wiring fault
P08B0 LM Position sensor failed | Wiring fault
P08B1 LM Position sensor failed | Wiring fault
P08B2 LM One sensor characteristic drifted | Harness incorrectly swapped
P08B3 LM Adaptation lost | Sensor replaced without learn procedure
P08B4 M Position sensor failed | Wiring fault
P08B5 M Position sensor failed | Wiring fault
P08B6 M Position sensor failed | Wiring fault
P08B7 M Position sensor failed | Wiring fault
P08B8 M Position sensor failed | Wiring fault
P08B9 LM One sensor characteristic drifted | Harness incorrectly swapped
P08BA LM Aged solenoid coil resistance drift | Worn valve body bore around the solenoid
P08BB LM Solenoid spool stuck in closed position | Hydraulic feed restricted by debris
P08BC LM Solenoid spool stuck in open position | TCM output driver stuck on
P08BD LM Internal solenoid fault | Wiring or connector fault
P08BE LM Solenoid connector not fully seated | Coil resistance drifts with temperature
P08BF LM Open in solenoid control wire | Open solenoid coil
P08C0 LM Coil resistance changed by thermal stress | High-resistance contact in solenoid connector
P08C1 LM Control wire shorted to ground | Internal short in solenoid coil
P08C2 LM Control wire shorted to battery voltage | Open solenoid coil
P08C3 LM Aged solenoid coil resistance drift | Worn valve body bore around the solenoid
P08C4 LM Solenoid spool stuck in closed position | Hydraulic feed restricted by debris
P08C5 LM Solenoid spool stuck in open position | TCM output driver stuck on
P08C6 LM Internal solenoid fault | Wiring or connector fault
P08C7 LM Solenoid connector not fully seated | Coil resistance drifts with temperature
P08C8 LM Open in solenoid control wire | Open solenoid coil
P08C9 LM Coil resistance changed by thermal stress | High-resistance contact in solenoid connector
P08CA LM Control wire shorted to ground | Internal short in solenoid coil
P08CB LM Control wire shorted to battery voltage | Open solenoid coil
P08CC LM Solenoid failed | Worn valve body
P08CD LM Solenoid spool stuck closed | Hydraulic feed blocked
P08CE LM Solenoid spool stuck open | TCM output driver stuck on
P08CF LM Internal solenoid fault | Wiring or connector fault
P08D0 LM Connector not fully seated | Coil resistance marginal
P08D1 LM Coil resistance drifted | High-resistance contact
P08D2 LM Control wire shorted to ground | Coil shorted internally
P08D3 LM Control wire shorted to battery voltage | Open solenoid coil
P08D4 LM Open in control wire | Open solenoid coil
P08D5 LM Solenoid failed | Worn valve body
P08D6 LM Solenoid spool stuck closed | Hydraulic feed blocked
P08D7 LM Solenoid spool stuck open | TCM output driver stuck on
P08D8 LM Internal solenoid fault | Wiring or connector fault
P08D9 LM Connector not fully seated | Coil resistance marginal
P08DA LM Coil resistance drifted | High-resistance contact
P08DB LM Control wire shorted to ground | Coil shorted internally
P08DC LM Control wire shorted to battery voltage | Open solenoid coil
P08DD LM Open in control wire | Open solenoid coil
P08DE LM Solenoid failed | Worn valve body
P08DF LM Solenoid spool stuck closed | Hydraulic feed blocked
P08E0 LM Solenoid spool stuck open | TCM output driver stuck on
P08E1 LM Internal solenoid fault | Wiring or connector fault
P08E2 LM Connector not fully seated | Coil resistance marginal
P08E3 LM Coil resistance drifted | High-resistance contact
P08E4 LM Control wire shorted to ground | Coil shorted internally
P08E5 LM Control wire shorted to battery voltage | Open solenoid coil
P08E6 LM Open in control wire | Open solenoid coil
P08E7 LM Open in enable wire | Wiring fault
P08E8 LM Wire shorted to ground | Internal short
P08E9 LM Wire shorted to battery voltage | Pull-down resistor open
P08EA LM Pawl position sensor failed | Wiring fault
P08EB LM Signal wire shorted to ground | Internal sensor short
P08EC LM Signal wire shorted to battery voltage | Open sensor
P08ED LM Pawl mechanism worn | Sensor reference drifted
P0900 M Actuator winding open | Wiring break
P0901 LM Actuator worn or sluggish | Clutch disc worn beyond adaptation
P0902 M Short to ground | TCM output driver fault
P0903 M Short to battery | Open driver circuit
P0904 LM Position sensor failed | Wiring fault
P0905 M Position sensor failed | Wiring fault
P0906 LM Signal wire shorted to ground | Internal sensor short
P0907 LM Signal wire shorted to battery voltage | Open sensor
P0908 LM Connector not seated | Noisy ground reference
P0909 LM Selector mechanism binding | Actuator force degraded
P090A LM Open in actuator control wire | Open actuator coil
P090B LM Actuator response slower than calibrated | High-resistance contact
P090C LM Control wire shorted to ground | Internal short in actuator coil
P090D LM Control wire shorted to battery voltage | Open actuator coil
P0910 M Actuator winding open | Wiring break
P0911 LM Actuator response slower than calibrated | High-resistance contact
P0912 LM Control wire shorted to ground | Internal short in coil
P0913 LM Control wire shorted to battery voltage | Open coil
P0914 LM Position sensor failed | Wiring fault
P0915 M Shift linkage out of adjustment | Sensor drift
P0916 LM Position sensor failed | Wiring fault
P0917 LM Position sensor failed | Wiring fault
P0918 LM Position sensor failed | Wiring fault
P0919 LM Mechanism binding | Actuator force degraded
P091A LM Position sensor failed | Wiring fault
P091B LM Position sensor failed | Wiring fault
P091C LM Position sensor failed | Wiring fault
P091D LM Position sensor failed | Wiring fault
P0920 M Actuator open winding | Wiring break
P0921 LM Actuator fault | Wiring fault
P0922 LM Actuator fault | Wiring fault
P0923 LM Actuator fault | Wiring fault
P0924 LM Actuator fault | Wiring fault
P0926 LM Actuator fault | Wiring fault
P0927 LM Actuator fault | Wiring fault
P0928 M Open in control wire | Open solenoid coil
P0929 M Actuator response slow | High-resistance contact
P092A M Open in control wire | Open solenoid coil
P092B M Actuator response slow | High-resistance contact
P092C M Control wire shorted to ground | Internal short in coil
P092D M Control wire shorted to battery voltage | Open coil
P0931 M Control wire shorted to battery voltage | Open coil
P0932 LM Pressure sensor failed | Wiring fault
P0933 LM Pressure sensor failed | Wiring fault
P0934 LM Pressure sensor failed | Wiring fault
P0936 LM Pressure sensor failed | Wiring fault
P0937 M Temperature sensor failed | Wiring fault
P0938 M Temperature sensor failed | Wiring fault
P0939 M Temperature sensor failed | Wiring fault
P093A LM Open in control wire | Open solenoid coil
P093B LM Wire shorted to ground | Internal short in coil
P093C LM Wire shorted to battery voltage | Open coil
P093D LM Actuator response slower than calibrated | High-resistance contact
P0940 M Signal wire shorted to battery voltage | Open sensor
P0941 M Connector not seated | Noisy ground reference
P0942 LM Hydraulic pump worn | Internal leakage
P0943 LM Internal hydraulic leak | Pressure regulator drifted
P0944 LM Accumulator leak | Pump seal failed
P0945 LM Open in relay control wire | Open relay coil
P0946 LM Relay contacts aged | High-resistance contact
P0947 LM Control wire shorted to ground | Internal short in coil
P0948 LM Control wire shorted to battery voltage | Open coil
P0949 M Adaptation lost after battery disconnect | Insufficient drive cycles for completion
P094A LM Output driver characteristic drifted | High-resistance contact
P094B LM Pump relay contacts welded | Driver stuck on
P094C LM Pump motor seized | Pump relay failed
P094D LM Sustained pump load | Ambient temperature high
P094E LM Open in supply wire | Supply fuse blown
P0950 M Switch contact failed | Wiring fault
P0951 M Switch contacts aged | High-resistance contact
P0952 M Wire shorted to ground | Switch stuck closed
P0953 M Wire shorted to battery voltage | Switch stuck open
P0954 M Connector not seated | Noisy ground reference
P0955 M Mode switch failed | Wiring fault
P0956 M Switch contacts aged | High-resistance contact
P0957 M Wire shorted to ground | Switch stuck closed
P0958 M Wire shorted to battery voltage | Switch stuck open
P0959 M Connector not seated | Noisy ground reference
P095A LM Position sensor failed | Wiring fault
P095B LM Position sensor failed | Wiring fault
P095C LM Position sensor failed | Wiring fault
P095D LM Position sensor failed | Wiring fault
P0960 M Solenoid coil open | Wiring break
P0961 M Solenoid sluggish | Valve body contamination
P0962 M Short to ground
P0963 M Short to battery
P0964 M Solenoid coil open
P0965 M Solenoid sluggish
P0966 M Short to ground
P0967 M Short to battery
P0968 M Coil open
P0969 M Solenoid sluggish
P0970 LM Control wire shorted to ground | Internal short in coil
P0971 LM Control wire shorted to battery voltage | Open coil
P0972 LM Coil resistance drifted | High-resistance contact
P0973 M Short to ground
P0974 M Short to battery
P0975 LM Coil resistance drifted | High-resistance contact
P0976 M Short to ground
P0977 M Short to battery
P0978 LM Coil resistance drifted | High-resistance contact
P0979 M Short to ground
P097A LM Open in solenoid control wire | Open solenoid coil
P097B LM Open in solenoid control wire | Open solenoid coil
P097C LM Open in solenoid control wire | Open solenoid coil
P097D LM Open in solenoid control wire | Open solenoid coil
P097E LM Open in solenoid control wire | Open solenoid coil
P097F LM Open in solenoid control wire | Open solenoid coil
P0980 M Short to battery
P0981 LM Coil resistance drifted | High-resistance contact
P0982 M Short to ground
P0983 M Short to battery
P0984 LM Coil resistance drifted | High-resistance contact
P0985 M Short to ground
P0986 M Short to battery
P0987 LM Sensor failed | Wiring fault
P0988 LM Sensor offset drifted | Aerated fluid affects pressure
P0989 LM Signal wire shorted to ground | Internal sensor short
P0990 LM Signal wire shorted to battery voltage | Open sensor
P0991 LM Connector not seated | Harness chafing intermittently
P0992 LM Sensor failed | Wiring fault
P0993 LM Sensor offset drifted | Aerated fluid affects pressure
P0994 LM Signal wire shorted to ground | Internal sensor short
P0995 LM Signal wire shorted to battery voltage | Open sensor
P0996 LM Connector not seated | Harness chafing intermittently
P0997 LM Coil resistance drifted | High-resistance contact
P0998 LM Control wire shorted to ground | Internal short in coil
P0999 LM Control wire shorted to battery voltage | Open solenoid coil
P099A LM Coil resistance drifted | High-resistance contact
P099B LM Control wire shorted to ground | Internal short in coil
P099C LM Control wire shorted to battery voltage | Open solenoid coil
P099D LM Coil resistance drifted | High-resistance contact
P099E LM Control wire shorted to ground | Internal short in coil
P099F LM Control wire shorted to battery voltage | Open solenoid coil
P09A0 LM Open in solenoid control wire | Open solenoid coil
P09A1 LM Open in solenoid control wire | Open solenoid coil
P09A2 LM Position sensor failed | Wiring fault
P09A3 LM Position sensor failed | Wiring fault
P09A4 LM Position sensor failed | Wiring fault
P09A5 LM Position sensor failed | Wiring fault
P09A6 LM Position sensor failed | Wiring fault
P09A7 LM Position sensor failed | Wiring fault
P09A8 LM Position sensor failed | Wiring fault
P09A9 LM Position sensor failed | Wiring fault
P0A00 M Temperature sensor failed | Wiring or connector fault
P0A01 M Sensor drift | Low coolant flow
P0A02 M Short to ground
P0A03 M Open sensor circuit
P0A04 LM Connector not seated | Noisy ground reference
P0A05 LM Open in pump control wire | Open pump motor
P0A06 LM Control wire shorted to ground | Internal short in pump motor
P0A07 LM Control wire shorted to battery voltage | Open pump motor
P0A08 LM Status feedback wire fault | Converter status output fault
P0A09 LM DC/DC converter internal fault | Communication loss with converter
P0A0F LM Weak 12V auxiliary battery | Starter or ignition system fault | HV battery state of charge insufficient
P0A11 LM Open in enable wire | Enable switch failed
P0A13 LM Wire shorted to battery voltage | Pull-down resistor open
P0A14 M Open in mount control wire | Open mount actuator
P0A15 M Control wire shorted to ground | Actuator internal short
P0A16 M Control wire shorted to battery voltage | Open actuator
P0A17 LM Torque sensor failed | Wiring fault
P0A18 LM Torque sensor failed | Wiring fault
P0A19 LM Torque sensor failed | Wiring fault
P0A1A LM Internal module fault | Communication degraded
P0A1B LM Internal module fault | Communication degraded
P0A1D LM Internal module fault | Communication degraded
P0A1E LM Internal module fault | Communication degraded
P0A1F LM BECM internal fault | Communication with BECM lost
P0A20 LM Signal wire shorted to battery voltage | Open sensor
P0A21 LM Connector not seated | Noisy ground reference
P0A22 LM Torque sensor failed | Wiring fault
P0A23 LM Torque sensor failed | Wiring fault
P0A24 LM Torque sensor failed | Wiring fault
P0A25 LM Torque sensor failed | Wiring fault
P0A26 LM Torque sensor failed | Wiring fault
P0A27 LM Power-off wiring fault | Main contactor fault
P0A28 LM Wire shorted to ground | Internal short
P0A29 LM Wire shorted to battery voltage | Pull-down resistor open
P0A2A M Sensor failed | Wiring fault
P0A2B M Sensor drift
P0A2C M Short to ground
P0A2D M Open sensor circuit
P0A2E LM Connector not seated | Noisy ground reference
P0A2F LM Motor cooling system failure | Sustained high motor load
P0A30 LM Sensor failed | Wiring or connector fault
P0A31 LM Sensor characteristic drifted | Sensor mounting displaced
P0A32 LM Signal wire shorted to ground | Internal sensor short
P0A33 LM Signal wire shorted to battery voltage | Open sensor
P0A34 LM Sensor connector not seated | Noisy ground reference
P0A35 LM Motor cooling system failure | Sustained high motor load
P0A36 LM Sensor failed | Wiring or connector fault
P0A37 LM Sensor characteristic drifted | Sensor mounting displaced
P0A38 LM Signal wire shorted to ground | Internal sensor short
P0A39 LM Signal wire shorted to battery voltage | Open sensor
P0A3A LM Sensor connector not seated | Noisy ground reference
P0A3B LM Generator cooling failure | Sustained high generator load
P0A3C LM IGBT degradation | Gate driver fault
P0A3D LM Inverter cooling failure | Sustained high inverter load
P0A3E LM Inverter cooling failure | Sustained high inverter load
P0A3F LM Position sensor failed | Wiring fault
P0A40 LM Resolver failed | Resolver wiring shielding fault
P0A42 LM Signal wire shorted to battery voltage | Open sensor
P0A43 LM Connector not seated | Noisy ground reference
P0A44 LM Rotor position out of expected range | Position signal lost: default to overspeed indication
P0A45 LM Position sensor failed | Wiring fault
P0A46 LM Sensor mechanically offset | Electrical noise on signal line
P0A47 LM Signal wire shorted to ground | Internal sensor short
P0A48 LM Signal wire shorted to battery voltage | Open sensor
P0A49 LM Connector not seated | Noisy ground reference
P0A4A LM Rotor position out of expected range | Position signal lost: default to overspeed indication
P0A4B LM Position sensor failed | Wiring fault
P0A4C LM Sensor mechanically offset | Electrical noise on signal line
P0A4D LM Signal wire shorted to ground | Internal sensor short
P0A4E LM Signal wire shorted to battery voltage | Open sensor
P0A4F LM Connector not seated | Noisy ground reference
P0A50 LM Rotor position out of expected range | Position signal lost: default to overspeed indication
P0A51 LM Current sensor failed | Wiring fault
P0A52 LM Current sensor offset drifted | Magnetic offset from nearby parts
P0A53 LM Signal wire shorted to ground | Internal sensor short
P0A54 LM Signal wire shorted to battery voltage | Open sensor
P0A55 LM Current sensor failed | Wiring fault
P0A56 LM Current sensor offset drifted | Magnetic offset from nearby parts
P0A57 LM Signal wire shorted to ground | Internal sensor short
P0A58 LM Signal wire shorted to battery voltage | Open sensor
P0A59 LM Current sensor failed | Wiring fault
P0A5A LM Current sensor offset drifted | Magnetic offset from nearby parts
P0A5B LM Signal wire shorted to ground | Internal sensor short
P0A5C LM Signal wire shorted to battery voltage | Open sensor
P0A5D LM Phase current sensor failed | Wiring fault
P0A5E LM Phase winding partially open | Current sensor offset drifted
P0A5F LM Short between motor phases | Rotor stalled: high stall current
P0A60 LM Phase current sensor failed | Wiring fault
P0A61 LM Phase winding partially open | Current sensor offset drifted
P0A62 LM Short between motor phases | Rotor stalled: high stall current
P0A63 LM Phase current sensor failed | Wiring fault
P0A64 LM Phase winding partially open | Current sensor offset drifted
P0A65 LM Short between motor phases | Rotor stalled: high stall current
P0A66 LM Phase current sensor failed | Wiring fault
P0A67 LM Phase winding partially open | Current sensor offset drifted
P0A68 LM Short between motor phases | Rotor stalled: high stall current
P0A69 LM Phase current sensor failed | Wiring fault
P0A6A LM Phase winding partially open | Current sensor offset drifted
P0A6B LM Short between motor phases | Rotor stalled: high stall current
P0A6C LM Phase current sensor failed | Wiring fault
P0A6D LM Phase winding partially open | Current sensor offset drifted
P0A6E LM Short between motor phases | Rotor stalled: high stall current
P0A6F LM Phase current sensor failed | Wiring fault
P0A70 LM Phase winding partially open | Current sensor offset drifted
P0A71 LM Short between motor phases | Rotor stalled: high stall current
P0A72 LM Phase current sensor failed | Wiring fault
P0A73 LM Phase winding partially open | Current sensor offset drifted
P0A74 LM Short between motor phases | Rotor stalled: high stall current
P0A75 LM Phase current sensor failed | Wiring fault
P0A76 LM Phase winding partially open | Current sensor offset drifted
P0A77 LM Short between motor phases | Rotor stalled: high stall current
P0A78 LM Thermal derating active | Partial IGBT failure
P0A79 LM IGBT switching characteristic degraded | DC-link capacitor aged
P0A7C LM Motor electronics cooling failure | Sustained high power output
P0A7F LM Battery pack aged | Cell imbalance in pack
P0A80 LM Battery pack replacement required | Persistent cell imbalance
P0A83 M Short to battery
P0A85 LM Control wire shorted to battery voltage | Open fan motor
P0A86 LM Current sensor failed | Wiring fault
P0A87 LM Current sensor failed | Wiring fault
P0A88 LM Current sensor failed | Wiring fault
P0A89 LM Current sensor failed | Wiring fault
P0A8A LM Current sensor failed | Wiring fault
P0A8B LM Internal module fault | Wiring fault
P0A8C LM Voltage regulation unstable | Load oscillation
P0A8D LM Load exceeds module capacity | Output regulator low
P0A8E LM Output regulator overshoots | Voltage feedback lost
P0A8F LM Module characteristic drifted | Thermal drift outside calibration
P0A90 LM Phase current imbalance | Magnet flux degraded
P0A91 LM Phase current imbalance | Magnet flux degraded
P0A92 LM Phase current imbalance | Magnet flux degraded
P0A93 LM Coolant pump weak | Low coolant level
P0A94 LM Converter aged
P0A95 LM Overcurrent event
P0A96 LM Open in fan control wire | Open fan motor
P0A97 LM Fan motor seized | Fan relay failed
P0A98 LM Relay contacts welded | Driver stuck on
P0A99 LM Wire shorted to ground | Internal motor short
P0A9A LM Wire shorted to battery voltage | Open motor
P0A9B LM Sensor failed | Wiring or connector fault
P0A9C LM Sensor characteristic drifted | Sensor mounting displaced
P0A9D LM Signal wire shorted to ground | Internal sensor short
P0A9E LM Signal wire shorted to battery voltage | Open sensor
P0A9F LM Sensor connector not seated | Noisy ground reference
P0AA0 LM Contactor failed | Wiring or connector fault
P0AA1 LM Contactor coil open | Wiring fault
P0AA2 LM Contactor mechanically failed | Contactor coil burnt out
P0AA3 LM Contactor failed | Wiring fault
P0AA4 LM Contactor coil open
P0AA5 LM Contactor mechanically failed | Contactor coil burnt out
P0AA6 LM HV cable insulation damaged | Moisture intrusion in HV component | Aged HV component insulation
P0AA7 LM Sensor failed | Wiring or connector fault
P0AA8 LM Sensor characteristic drifted | Sensor mounting displaced
P0AA9 LM Signal wire shorted to ground | Internal sensor short
P0AAA LM Signal wire shorted to battery voltage | Open sensor
P0AAB LM Sensor connector not seated | Noisy ground reference
P0AAC LM Sensor failed | Wiring or connector fault
P0AAD LM Sensor characteristic drifted | Sensor mounting displaced
P0AAE LM Signal wire shorted to ground | Internal sensor short
P0AAF LM Signal wire shorted to battery voltage | Open sensor
P0AB0 LM Sensor connector not seated | Noisy ground reference
P0AB1 LM Sensor failed | Wiring or connector fault
P0AB2 LM Sensor characteristic drifted | Sensor mounting displaced
P0AB3 LM Signal wire shorted to ground | Internal sensor short
P0AB4 LM Signal wire shorted to battery voltage | Open sensor
P0AB5 LM Sensor connector not seated | Noisy ground reference
P0AB6 M Open in mount control wire | Open mount actuator
P0AB7 M Control wire shorted to ground | Actuator internal short
P0AB8 M Control wire shorted to battery voltage | Open actuator
P0AB9 LM System component drift | System calibration off
P0ABA LM Sensor failed | Wiring or connector fault
P0ABB LM Sensor characteristic drifted | Sensor mounting displaced
P0ABC LM Signal wire shorted to ground | Internal sensor short
P0ABD LM Signal wire shorted to battery voltage | Open sensor
P0ABE LM Sensor connector not seated | Noisy ground reference
P0ABF LM Sensor failed | Wiring or connector fault
P0AC1 LM Signal wire shorted to ground | Internal sensor short
P0AC2 LM Signal wire shorted to battery voltage | Open sensor
P0AC3 LM Sensor connector not seated | Noisy ground reference
P0AC4 M Downstream fault in hybrid system | Communication lag: MIL request stale
P0AC5 LM Sensor failed | Wiring or connector fault
P0AC6 LM Sensor characteristic drifted | Sensor mounting displaced
P0AC7 LM Signal wire shorted to ground | Internal sensor short
P0AC8 LM Signal wire shorted to battery voltage | Open sensor
P0AC9 LM Sensor connector not seated | Noisy ground reference
P0ACA LM Sensor failed | Wiring or connector fault
P0ACB LM Sensor characteristic drifted | Sensor mounting displaced
P0ACC LM Signal wire shorted to ground | Internal sensor short
P0ACD LM Signal wire shorted to battery voltage | Open sensor
P0ACE LM Sensor connector not seated | Noisy ground reference
P0ACF LM Open in fan control wire | Open fan motor
P0AD0 LM Fan motor seized | Fan relay failed
P0AD1 LM Relay contacts welded | Driver stuck on
P0AD2 LM Wire shorted to ground | Internal motor short
P0AD3 LM Wire shorted to battery voltage | Open motor
P0AD4 LM Air filter clogged | Cooling fan underspeed
P0AD5 LM Open in valve control wire | Open valve actuator
P0AD6 LM Actuator response slower than calibrated | High-resistance contact
P0AD7 LM Wire shorted to ground | Actuator internal short
P0AD8 LM Wire shorted to battery voltage | Open actuator
P0AD9 LM Open in coil control wire | Open contactor coil
P0ADA LM Coil resistance drifted | High-resistance contact
P0ADB LM Control wire shorted to ground | Internal short in coil
P0ADC LM Control wire shorted to battery voltage | Open contactor coil
P0ADD LM Open in coil control wire | Open contactor coil
P0ADE LM Coil resistance drifted | High-resistance contact
P0ADF LM Control wire shorted to ground | Internal short in coil
P0AE0 LM Control wire shorted to battery voltage | Open contactor coil
P0AE1 LM Precharge contactor failed | Wiring fault
P0AE2 LM Contacts welded closed | Driver stuck on
P0AE3 LM Contactor mechanically failed open | Contactor coil burnt out
P0AE4 LM Open in coil control wire | Open contactor coil
P0AE5 LM Coil resistance drifted | High-resistance contact
P0AE6 LM Control wire shorted to ground | Internal short in coil
P0AE7 LM Control wire shorted to battery voltage | Open contactor coil
P0AE8 LM Sensor failed | Wiring or connector fault
P0AE9 LM Sensor characteristic drifted | Sensor mounting displaced
P0AEA LM Signal wire shorted to ground | Internal sensor short
P0AEB LM Signal wire shorted to battery voltage | Open sensor
P0AEC LM Sensor connector not seated | Noisy ground reference
P0AED LM Sensor failed | Wiring or connector fault
P0AEE LM Sensor characteristic drifted | Sensor mounting displaced
P0AEF LM Signal wire shorted to ground | Internal sensor short
P0AF0 LM Signal wire shorted to battery voltage | Open sensor
P0AF1 LM Sensor connector not seated | Noisy ground reference
P0AF2 LM Sensor failed | Wiring or connector fault
P0AF3 LM Sensor characteristic drifted | Sensor mounting displaced
P0AF4 LM Signal wire shorted to ground | Internal sensor short
P0AF5 LM Signal wire shorted to battery voltage | Open sensor
P0AF6 LM Sensor connector not seated | Noisy ground reference
P0AF7 LM Sustained high module load | Ambient temperature too high
P0AF8 LM Cell imbalance | Sense circuit fault
P0AF9 LM Cell imbalance | Sense circuit fault
P0AFA LM Cell imbalance | Sense circuit fault
P0AFB LM Cell imbalance | Sense circuit fault
P0AFC LM Internal sensor module fault | Communication lost with BMS
P0AFD LM Extreme ambient cold | Battery heater failed
P0AFE LM HV battery depleted | Battery cells aged
P0AFF LM Input voltage below conversion threshold | Converter input stage fault
P0B00 LM Phase current sensor failed | Wiring fault
P0B01 LM Phase winding partially open | Current sensor offset drifted
P0B02 LM Short between motor phases | Rotor stalled
P0B03 LM Phase current sensor failed | Wiring fault
P0B04 LM Phase winding partially open | Current sensor offset drifted
P0B05 LM Short between motor phases | Rotor stalled
P0B06 LM Phase current sensor failed | Wiring fault
P0B07 LM Phase winding partially open | Current sensor offset drifted
P0B08 LM Short between motor phases | Rotor stalled
P0B09 LM Open in supply wire | Supply fuse blown
P0B0A LM Wire shorted to ground | Supply rail collapsed
P0B0B LM Wire shorted to higher voltage | Alternator overvoltage
P0B0C LM Pump seal aged | Internal pump wear
P0B0D LM Internal module fault | Communication lost
P0B0E LM Sensor failed | Wiring or connector fault
P0B0F LM Sensor characteristic drifted | Sensor mounting displaced
P0B10 LM Signal wire shorted to ground | Internal sensor short
P0B11 LM Signal wire shorted to battery voltage | Open sensor
P0B12 LM Sensor connector not seated | Noisy ground reference
P0B13 LM One sensor drifted | Ground offset between sensors
P0B14 LM Sensor failed | Wiring or connector fault
P0B15 LM Sensor characteristic drifted | Sensor mounting displaced
P0B16 LM Signal wire shorted to ground | Internal sensor short
P0B17 LM Signal wire shorted to battery voltage | Open sensor
P0B18 LM Sensor connector not seated | Noisy ground reference
P0B19 LM Sensor failed | Wiring or connector fault
P0B1A LM Sensor characteristic drifted | Sensor mounting displaced
P0B1B LM Signal wire shorted to ground | Internal sensor short
P0B1C LM Signal wire shorted to battery voltage | Open sensor
P0B1D LM Sensor connector not seated | Noisy ground reference
P0B1E LM Sensor failed | Wiring or connector fault
P0B1F LM Sensor characteristic drifted | Sensor mounting displaced
P0B20 LM Signal wire shorted to ground | Internal sensor short
P0B21 LM Signal wire shorted to battery voltage | Open sensor
P0B23 LM Cell imbalance in this group | Sense circuit fault
P0B24 LM Loose busbar or terminal connection | Cell with unstable internal resistance
P0B25 LM Cells in group aged: capacity reduced | Deep discharge event
P0B26 LM Charging system overvoltage | Sense circuit drifted high
P0B27 LM Cell imbalance in this group | Sense circuit fault
P0B28 LM Loose busbar or terminal connection | Cell with unstable internal resistance
P0B29 LM Cells in group aged: capacity reduced | Deep discharge event
P0B2A LM Charging system overvoltage | Sense circuit drifted high
P0B2B LM Cell imbalance in this group | Sense circuit fault
P0B2C LM Loose busbar or terminal connection | Cell with unstable internal resistance
P0B2D LM Cells in group aged: capacity reduced | Deep discharge event
P0B2E LM Charging system overvoltage | Sense circuit drifted high
P0B2F LM Cell imbalance in this group | Sense circuit fault
P0B30 LM Loose busbar or terminal connection | Cell with unstable internal resistance
P0B31 LM Cells in group aged: capacity reduced | Deep discharge event
P0B32 LM Charging system overvoltage | Sense circuit drifted high
P0B33 LM Service disconnect switch failed | Wiring fault
P0B34 LM Switch contacts aged | High-resistance contact
P0B35 LM Wire shorted to ground | Switch shorted
P0B36 LM Wire shorted to battery voltage | Switch open
P0B37 LM Service disconnect switch in service position | Open in disconnect wire
P0B38 LM Open in pump control wire | Open pump motor
P0B39 LM Control wire shorted to ground | Internal short in pump motor
P0B3A LM Control wire shorted to battery voltage | Open pump motor
P0B3B LM Sense circuit failed | Wiring fault
P0B3C LM Sense voltage drifted | High-resistance contact
P0B3D LM Sense wire shorted to ground | Open in sense wire
P0B3E LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B3F LM Sense connector not seated | Noisy ground reference
P0B40 LM Sense circuit failed | Wiring fault
P0B41 LM Sense voltage drifted | High-resistance contact
P0B42 LM Sense wire shorted to ground | Open in sense wire
P0B43 LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B44 LM Sense connector not seated | Noisy ground reference
P0B45 LM Sense circuit failed | Wiring fault
P0B46 LM Sense voltage drifted | High-resistance contact
P0B47 LM Sense wire shorted to ground | Open in sense wire
P0B48 LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B49 LM Sense connector not seated | Noisy ground reference
P0B4A LM Sense circuit failed | Wiring fault
P0B4B LM Sense voltage drifted | High-resistance contact
P0B4C LM Sense wire shorted to ground | Open in sense wire
P0B4D LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B4E LM Sense connector not seated | Noisy ground reference
P0B4F LM Sense circuit failed | Wiring fault
P0B50 LM Sense voltage drifted | High-resistance contact
P0B51 LM Sense wire shorted to ground | Open in sense wire
P0B52 LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B53 LM Sense connector not seated | Noisy ground reference
P0B54 LM Sense circuit failed | Wiring fault
P0B55 LM Sense voltage drifted | High-resistance contact
P0B56 LM Sense wire shorted to ground | Open in sense wire
P0B57 LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B58 LM Sense connector not seated | Noisy ground reference
P0B59 LM Sense circuit failed | Wiring fault
P0B5A LM Sense voltage drifted | High-resistance contact
P0B5B LM Sense wire shorted to ground | Open in sense wire
P0B5C LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B5D LM Sense connector not seated | Noisy ground reference
P0B5E LM Sense circuit failed | Wiring fault
P0B5F LM Sense voltage drifted | High-resistance contact
P0B60 LM Sense wire shorted to ground | Open in sense wire
P0B61 LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B62 LM Sense connector not seated | Noisy ground reference
P0B63 LM Sense circuit failed | Wiring fault
P0B64 LM Sense voltage drifted | High-resistance contact
P0B65 LM Sense wire shorted to ground | Open in sense wire
P0B66 LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B67 LM Sense connector not seated | Noisy ground reference
P0B68 LM Sense circuit failed | Wiring fault
P0B69 LM Sense voltage drifted | High-resistance contact
P0B6A LM Sense wire shorted to ground | Open in sense wire
P0B6B LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B6C LM Sense connector not seated | Noisy ground reference
P0B6D LM Sense circuit failed | Wiring fault
P0B6E LM Sense voltage drifted | High-resistance contact
P0B6F LM Sense wire shorted to ground | Open in sense wire
P0B70 LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B71 LM Sense connector not seated | Noisy ground reference
P0B72 LM Sense circuit failed | Wiring fault
P0B73 LM Sense voltage drifted | High-resistance contact
P0B74 LM Sense wire shorted to ground | Open in sense wire
P0B75 LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B76 LM Sense connector not seated | Noisy ground reference
P0B77 LM Sense circuit failed | Wiring fault
P0B78 LM Sense voltage drifted | High-resistance contact
P0B79 LM Sense wire shorted to ground | Open in sense wire
P0B7A LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B7B LM Sense connector not seated | Noisy ground reference
P0B7C LM Sense circuit failed | Wiring fault
P0B7D LM Sense voltage drifted | High-resistance contact
P0B7E LM Sense wire shorted to ground | Open in sense wire
P0B7F LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B80 LM Sense connector not seated | Noisy ground reference
P0B81 LM Sense circuit failed | Wiring fault
P0B82 LM Sense voltage drifted | High-resistance contact
P0B83 LM Sense wire shorted to ground | Open in sense wire
P0B84 LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B85 LM Sense connector not seated | Noisy ground reference
P0B86 LM Sense circuit failed | Wiring fault
P0B87 LM Sense voltage drifted | High-resistance contact
P0B88 LM Sense wire shorted to ground | Open in sense wire
P0B89 LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B8A LM Sense connector not seated | Noisy ground reference
P0B8B LM Sense circuit failed | Wiring fault
P0B8C LM Sense voltage drifted | High-resistance contact
P0B8D LM Sense wire shorted to ground | Open in sense wire
P0B8E LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B8F LM Sense connector not seated | Noisy ground reference
P0B90 LM Sense circuit failed | Wiring fault
P0B91 LM Sense voltage drifted | High-resistance contact
P0B92 LM Sense wire shorted to ground | Open in sense wire
P0B93 LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B94 LM Sense connector not seated | Noisy ground reference
P0B95 LM Sense circuit failed | Wiring fault
P0B96 LM Sense voltage drifted | High-resistance contact
P0B97 LM Sense wire shorted to ground | Open in sense wire
P0B98 LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B99 LM Sense connector not seated | Noisy ground reference
P0B9A LM Sense circuit failed | Wiring fault
P0B9B LM Sense voltage drifted | High-resistance contact
P0B9C LM Sense wire shorted to ground | Open in sense wire
P0B9D LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0B9E LM Sense connector not seated | Noisy ground reference
P0B9F LM Sense circuit failed | Wiring fault
P0BA0 LM Sense voltage drifted | High-resistance contact
P0BA1 LM Sense wire shorted to ground | Open in sense wire
P0BA2 LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0BA3 LM Sense connector not seated | Noisy ground reference
P0BA4 LM Sense circuit failed | Wiring fault
P0BA5 LM Sense voltage drifted | High-resistance contact
P0BA6 LM Sense wire shorted to ground | Open in sense wire
P0BA7 LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0BA8 LM Sense connector not seated | Noisy ground reference
P0BA9 LM Sense circuit failed | Wiring fault
P0BAA LM Sense voltage drifted | High-resistance contact
P0BAB LM Sense wire shorted to ground | Open in sense wire
P0BAC LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0BAD LM Sense connector not seated | Noisy ground reference
P0BAE LM Sense circuit failed | Wiring fault
P0BAF LM Sense voltage drifted | High-resistance contact
P0BB0 LM Sense wire shorted to ground | Open in sense wire
P0BB1 LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0BB2 LM Sense connector not seated | Noisy ground reference
P0BB3 LM Sense circuit failed | Wiring fault
P0BB4 LM Sense voltage drifted | High-resistance contact
P0BB5 LM Sense wire shorted to ground | Open in sense wire
P0BB6 LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0BB7 LM Sense connector not seated | Noisy ground reference
P0BB8 LM Sense circuit failed | Wiring fault
P0BB9 LM Sense voltage drifted | High-resistance contact
P0BBA LM Sense wire shorted to ground | Open in sense wire
P0BBB LM Sense wire shorted to higher voltage | Reference regulator overvoltage
P0BBC LM Sense connector not seated | Noisy ground reference
P0BBE LM Cell capacity imbalance | Cell balancing function failed
P0BBF LM Open in supply wire | Supply fuse blown
P0BC0 LM Wire shorted to ground | Supply rail collapsed
P0BC1 LM Wire shorted to higher voltage | Alternator overvoltage
P0BC2 LM Sensor failed | Wiring or connector fault
P0BC3 LM Sensor characteristic drifted | Sensor mounting displaced
P0BC4 LM Signal wire shorted to ground | Internal sensor short
P0BC5 LM Signal wire shorted to battery voltage | Open sensor
P0BC6 LM Sensor connector not seated | Noisy ground reference
P0BC7 LM Open in sense wire | Fan tachometer failed
P0BC8 LM Feedback signal drifted | High-resistance contact
P0BC9 LM Sense wire shorted to ground | Tachometer internal short
P0BCA LM Sense wire shorted to battery voltage | Open tachometer
P0BCB LM Connector not seated | Noisy ground reference
P0BCC LM Sensor failed | Wiring or connector fault
P0BCD LM Sensor characteristic drifted | Sensor mounting displaced
P0BCE LM Signal wire shorted to ground | Internal sensor short
P0BCF LM Signal wire shorted to battery voltage | Open sensor
P0BD0 LM Sensor connector not seated | Noisy ground reference
P0BD1 LM Sensor failed | Wiring or connector fault
P0BD2 LM Sensor characteristic drifted | Sensor mounting displaced
P0BD3 LM Signal wire shorted to ground | Internal sensor short
P0BD4 LM Signal wire shorted to battery voltage | Open sensor
P0BD5 LM Sensor connector not seated | Noisy ground reference
P0BD6 LM Sensor failed | Wiring or connector fault
P0BD7 LM Sensor characteristic drifted | Sensor mounting displaced
P0BD8 LM Signal wire shorted to ground | Internal sensor short
P0BD9 LM Signal wire shorted to battery voltage | Open sensor
P0BDA LM Sensor connector not seated | Noisy ground reference
P0BDB LM Sensor failed | Wiring or connector fault
P0BDC LM Sensor characteristic drifted | Sensor mounting displaced
P0BDD LM Signal wire shorted to ground | Internal sensor short
P0BDE LM Signal wire shorted to battery voltage | Open sensor
P0BDF LM Sensor connector not seated | Noisy ground reference
P0BE0 LM Sensor failed | Wiring or connector fault
P0BE1 LM Sensor characteristic drifted | Sensor mounting displaced
P0BE2 LM Signal wire shorted to ground | Internal sensor short
P0BE3 LM Signal wire shorted to battery voltage | Open sensor
P0BE4 LM Sensor connector not seated | Noisy ground reference
P0BE5 LM Current sensor failed | Wiring fault
P0BE6 LM Current sensor offset drifted | Magnetic offset
P0BE7 LM Signal wire shorted to ground | Internal sensor short
P0BE8 LM Signal wire shorted to battery voltage | Open sensor
P0BE9 LM Current sensor failed | Wiring fault
P0BEA LM Current sensor offset drifted | Magnetic offset
P0BEB LM Signal wire shorted to ground | Internal sensor short
P0BEC LM Signal wire shorted to battery voltage | Open sensor
P0BED LM Current sensor failed | Wiring fault
P0BEE LM Current sensor offset drifted | Magnetic offset
P0BEF LM Signal wire shorted to ground | Internal sensor short
P0BF0 LM Signal wire shorted to battery voltage | Open sensor
P0BF1 LM Current sensor failed | Wiring fault
P0BF2 LM Current sensor offset drifted | Magnetic offset
P0BF3 LM Signal wire shorted to ground | Internal sensor short
P0BF4 LM Signal wire shorted to battery voltage | Open sensor
P0BF5 LM Current sensor failed | Wiring fault
P0BF6 LM Current sensor offset drifted | Magnetic offset
P0BF7 LM Signal wire shorted to ground | Internal sensor short
P0BF8 LM Signal wire shorted to battery voltage | Open sensor
P0BF9 LM Current sensor failed | Wiring fault
P0BFA LM Current sensor offset drifted | Magnetic offset
P0BFB LM Signal wire shorted to ground | Internal sensor short
P0BFC LM Signal wire shorted to battery voltage | Open sensor
P0BFD LM One sensor offset drifted | Ground offset between sensors
P0BFE LM One sensor offset drifted | Ground offset between sensors
P0BFF LM Calculated current outside expected range | Current sensor drift
P0C01 LM Motor overload | Short between motor phases
P0C02 LM Calculated current outside expected range | Current sensor drift
P0C03 LM Motor load lower than expected | Current sensor offset drifted low
P0C04 LM Motor overload | Short between motor phases
P0C05 LM Open phase wire | Open motor winding
P0C06 LM Phase wire shorted to ground | Low-side switch open in inverter
P0C07 LM Phase wire shorted to high voltage | Open motor winding
P0C08 LM Open phase wire | Open motor winding
P0C09 LM Phase wire shorted to ground | Low-side switch open in inverter
P0C0A LM Phase wire shorted to high voltage | Open motor winding
P0C0B LM Open in supply wire | Supply fuse blown
P0C0C LM Supply voltage collapsed under load | Wire shorted to ground
P0C0D LM Upstream regulator overvoltage | Wire shorted to higher voltage
P0C0E LM Open in supply wire | Supply fuse blown
P0C0F LM Supply voltage collapsed under load | Wire shorted to ground
P0C10 LM Upstream regulator overvoltage | Wire shorted to higher voltage
P0C11 LM Sustained phase overload | Local cooling failure
P0C12 LM Sustained phase overload | Local cooling failure
P0C13 LM Sustained phase overload | Local cooling failure
P0C14 LM Sustained phase overload | Local cooling failure
P0C15 LM Sustained phase overload | Local cooling failure
P0C16 LM Sustained phase overload | Local cooling failure
P0C17 M Adaptation lost after battery disconnect | Sensor replaced without learn procedure
P0C18 M Adaptation lost after battery disconnect | Sensor replaced without learn procedure
P0C19 LM Magnet flux degraded | Phase current imbalance
P0C1A LM Magnet flux degraded | Phase current imbalance
P0C1B LM Sustained pump load | Ambient temperature too high
P0C1C LM Sensor failed | Internal module fault
P0C1D LM Sensor characteristic drifted | Thermal lag in module package
P0C1E LM Sensor shorted to ground | Internal sensor short
P0C1F LM Sensor shorted to higher voltage | Open sensor
P0C20 LM Open phase wire | Open motor winding
P0C21 LM Phase wire shorted to ground | Low-side switch open
P0C22 LM Phase wire shorted to battery voltage | Open motor winding
P0C23 LM Open in module circuit | Open module input
P0C24 LM Wire shorted to ground | Module internal short
P0C25 LM Wire shorted to battery voltage | Open module input
P0C26 LM Calculated current outside expected range | Current sensor drift
P0C27 LM Pump load lower than expected | Motor winding partially open
P0C28 LM Stalled motor: high stall current | Phase short
P0C29 LM Driver IGBT aged | Thermal drift outside calibration
P0C2A LM Motor mechanically seized | Hydraulic blockage
P0C2B LM Feedback signal failed | Wiring fault
P0C2C LM Feedback signal drifted | High-resistance contact
P0C2D LM Wire shorted to ground | Module output low
P0C2E LM Wire shorted to battery voltage | Module output high
P0C2F LM Internal control module fault | Sensor signal lost
P0C30 M SoC estimation drifted high | Regen braking strategy off-target
P0C31 LM Coolant flow reduced | Cooling fan failure
P0C32 LM Radiator fins fouled | Coolant pump output degraded
P0C33 LM Sensor failed | Wiring or connector fault
P0C34 LM Sensor characteristic drifted | Sensor mounting displaced
P0C35 LM Signal wire shorted to ground | Internal sensor short
P0C36 LM Signal wire shorted to battery voltage | Open sensor
P0C37 LM Sensor connector not seated | Noisy ground reference
P0C38 LM Sensor failed | Wiring or connector fault
P0C39 LM Sensor characteristic drifted | Sensor mounting displaced
P0C3A LM Signal wire shorted to ground | Internal sensor short
P0C3B LM Signal wire shorted to battery voltage | Open sensor
P0C3C LM Sensor connector not seated | Noisy ground reference
P0C3D LM Sensor failed | Wiring or connector fault
P0C3E LM Sensor characteristic drifted | Sensor mounting displaced
P0C3F LM Signal wire shorted to ground | Internal sensor short
P0C40 LM Signal wire shorted to battery voltage | Open sensor
P0C41 LM Sensor connector not seated | Noisy ground reference
P0C42 LM Sensor failed | Wiring or connector fault
P0C43 LM Sensor characteristic drifted | Sensor mounting displaced
P0C44 LM Signal wire shorted to ground | Internal sensor short
P0C45 LM Signal wire shorted to battery voltage | Open sensor
P0C46 LM Sensor connector not seated | Noisy ground reference
P0C47 LM Open in pump control wire | Open pump motor
P0C48 LM Wire shorted to ground | Internal motor short
P0C49 LM Wire shorted to battery voltage | Open motor
P0C4A LM Pump output degraded | Air pocket in coolant loop
P0C4B LM Open in supply wire | Supply fuse blown
P0C4C LM Supply wire shorted to ground | Supply rail collapsed
P0C4D LM Wire shorted to higher voltage | Alternator overvoltage
P0C4E LM Sensor reference drifted | Mechanical drift in rotor mounting
P0C4F LM Sensor reference drifted | Mechanical drift in rotor mounting
P0C50 LM Position sensor failed | Wiring fault
P0C51 LM Sensor mechanically offset | Electrical noise on signal line
P0C52 LM Signal wire shorted to ground | Internal sensor short
P0C53 LM Signal wire shorted to battery voltage | Open sensor
P0C54 LM Connector not seated | Noisy ground reference
P0C55 LM Position sensor failed | Wiring fault
P0C56 LM Sensor mechanically offset | Electrical noise on signal line
P0C57 LM Signal wire shorted to ground | Internal sensor short
P0C58 LM Signal wire shorted to battery voltage | Open sensor
P0C59 LM Connector not seated | Noisy ground reference
P0C5A LM Position sensor failed | Wiring fault
P0C5B LM Sensor mechanically offset | Electrical noise on signal line
P0C5C LM Signal wire shorted to ground | Internal sensor short
P0C5D LM Signal wire shorted to battery voltage | Open sensor
P0C5E LM Connector not seated | Noisy ground reference
P0C5F LM Position sensor failed | Wiring fault
P0C60 LM Sensor mechanically offset | Electrical noise on signal line
P0C61 LM Signal wire shorted to ground | Internal sensor short
P0C62 LM Signal wire shorted to battery voltage | Open sensor
P0C63 LM Connector not seated | Noisy ground reference
P0C64 LM Position sensor failed | Wiring fault
P0C65 LM Sensor mechanically offset | Electrical noise on signal line
P0C66 LM Signal wire shorted to ground | Internal sensor short
P0C67 LM Signal wire shorted to battery voltage | Open sensor
P0C68 LM Connector not seated | Noisy ground reference
P0C69 LM Position sensor failed | Wiring fault
P0C6A LM Sensor mechanically offset | Electrical noise on signal line
P0C6B LM Signal wire shorted to ground | Internal sensor short
P0C6C LM Signal wire shorted to battery voltage | Open sensor
P0C6D LM Connector not seated | Noisy ground reference
P0C6E LM One sensor characteristic drifted | Ground offset between channels
P0C6F LM One sensor characteristic drifted | Ground offset between channels
P0C70 LM One sensor characteristic drifted | Ground offset between channels
P0C71 LM One sensor characteristic drifted | Ground offset between channels
P0C72 LM One sensor characteristic drifted | Ground offset between channels
P0C74 LM Pump output degraded | Air pocket in coolant loop
P0C75 LM Short on DC-link | Charge resistor shorted
P0C76 LM Increased resistance in path | Contactor coil weakening
P0C77 LM Short on DC-link | Charge resistor shorted
P0C78 LM Increased resistance in path | Contactor coil weakening
P0C79 LM Regenerative braking overshoot | BMS regulation outside calibration
P0C7A LM Regenerative braking overshoot | BMS regulation outside calibration
P0C7B LM Regenerative braking overshoot | BMS regulation outside calibration
P0C7C LM Temperature sensor failed | Wiring fault
P0C7D LM Sensor characteristic drifted | Sensor mounting displaced
P0C7E LM Signal wire shorted to ground | Internal sensor short
P0C7F LM Signal wire shorted to battery voltage | Open sensor
P0C80 LM Connector not seated | Noisy ground reference
P0C81 LM Temperature sensor failed | Wiring fault
P0C82 LM Sensor characteristic drifted | Sensor mounting displaced
P0C83 LM Signal wire shorted to ground | Internal sensor short
P0C84 LM Signal wire shorted to battery voltage | Open sensor
P0C85 LM Connector not seated | Noisy ground reference
P0C86 LM One sensor characteristic drifted | Ground offset between channels
P0C87 LM One sensor characteristic drifted | Ground offset between channels
P0C88 LM Temperature sensor failed | Wiring fault
P0C89 LM Sensor characteristic drifted | Sensor mounting displaced
P0C8A LM Signal wire shorted to ground | Internal sensor short
P0C8B LM Signal wire shorted to battery voltage | Open sensor
P0C8C LM Connector not seated | Noisy ground reference
P0C8D LM Temperature sensor failed | Wiring fault
P0C8E LM Sensor characteristic drifted | Sensor mounting displaced
P0C8F LM Signal wire shorted to ground | Internal sensor short
P0C90 LM Signal wire shorted to battery voltage | Open sensor
P0C91 LM Connector not seated | Noisy ground reference
P0C92 LM Temperature sensor failed | Wiring fault
P0C93 LM Sensor characteristic drifted | Sensor mounting displaced
P0C94 LM Signal wire shorted to ground | Internal sensor short
P0C95 LM Signal wire shorted to battery voltage | Open sensor
P0C96 LM Connector not seated | Noisy ground reference
P0C97 LM Temperature sensor failed | Wiring fault
P0C98 LM Sensor characteristic drifted | Sensor mounting displaced
P0C99 LM Signal wire shorted to ground | Internal sensor short
P0C9A LM Signal wire shorted to battery voltage | Open sensor
P0C9B LM Connector not seated | Noisy ground reference
P0C9C LM Sensor failed | Wiring or connector fault
P0C9D LM Sensor characteristic drifted | Sensor mounting displaced
P0C9E LM Signal wire shorted to ground | Internal sensor short
P0C9F LM Signal wire shorted to battery voltage | Open sensor
P0CA0 LM Sensor connector not seated | Noisy ground reference
P0CA1 M Downstream fault in drive motor system | Communication lag
P0CA2 LM Regulator characteristic drifted | Load mismatch
P0CA3 LM Regulator characteristic drifted | Load mismatch
P0CA4 LM Charger regulation off | BMS disagrees with charger setpoint
P0CA5 LM State of charge near full | Regen braking overshoot
P0CA6 LM Charger output current too high | Current sensor drifted
P0CA7 LM Load demand too high | Excessive torque request
P0CA8 LM Temperature sensor failed | Wiring fault
P0CA9 LM Sensor characteristic drifted | Sensor mounting displaced
P0CAA LM Signal wire shorted to ground | Internal sensor short
P0CAB LM Signal wire shorted to battery voltage | Open sensor
P0CAC LM Connector not seated | Noisy ground reference
P0CAD LM Temperature sensor failed | Wiring fault
P0CAE LM Sensor characteristic drifted | Sensor mounting displaced
P0CAF LM Signal wire shorted to ground | Internal sensor short
P0CB1 LM Connector not seated | Noisy ground reference
P0CB2 LM Temperature sensor failed | Wiring fault
P0CB3 LM Sensor characteristic drifted | Sensor mounting displaced
P0CB4 LM Signal wire shorted to ground | Internal sensor short
P0CB5 LM Signal wire shorted to battery voltage | Open sensor
P0CB6 LM Connector not seated | Noisy ground reference
P0CB7 LM Temperature sensor failed | Wiring fault
P0CB8 LM Sensor characteristic drifted | Sensor mounting displaced
P0CB9 LM Signal wire shorted to ground | Internal sensor short
P0CBA LM Signal wire shorted to battery voltage | Open sensor
P0CBB LM Connector not seated | Noisy ground reference
P0CBC LM Sensor failed | Wiring or connector fault
P0CBD LM Sensor characteristic drifted | Sensor mounting displaced
P0CBE LM Signal wire shorted to ground | Internal sensor short
P0CBF LM Signal wire shorted to battery voltage | Open sensor
P0CC0 LM Sensor connector not seated | Noisy ground reference
P0CC1 LM Open in pump control wire | Open pump motor
P0CC2 LM Pump output degraded | High-resistance contact
P0CC3 LM Wire shorted to ground | Motor internal short
P0CC4 LM Wire shorted to battery voltage | Open motor
P0CC5 LM One sensor characteristic drifted | Ground offset between channels
P0CC6 M Wake-up switch failed | Wiring fault
P0CC7 M Switch failed | Wiring fault
P0CC8 M Switch contacts aged | High-resistance contact
P0CC9 M Wire shorted to ground | Switch stuck closed
P0CCA M Wire shorted to battery voltage | Switch stuck open
P0CCB M Connector not seated | Noisy ground reference
P0CCC M Position sensor failed | Wiring fault
P0CCD M Sensor characteristic drifted | Mechanism loose
P0CCE M Signal wire shorted to ground | Internal sensor short
P0CCF M Signal wire shorted to battery voltage | Open position sensor
P0CD1 M Unlock actuator failed | Wiring fault
P0CD2 M Actuator response slower than expected | High-resistance contact
P0CD3 M Wire shorted to ground | Actuator internal short
P0CD4 M Wire shorted to battery voltage | Open actuator
P0CD5 LM Sensor failed | Wiring or connector fault
P0CD6 LM Sensor characteristic drifted | Sensor mounting displaced
P0CD7 LM Signal wire shorted to ground | Internal sensor short
P0CD8 LM Signal wire shorted to battery voltage | Open sensor
P0CD9 LM Sensor connector not seated | Noisy ground reference
P0CDA LM Position sensor failed | Wiring fault
P0CDB LM Sensor mechanically offset | Electrical noise on signal line
P0CDC LM Signal wire shorted to ground | Internal sensor short
P0CDD LM Signal wire shorted to battery voltage | Open sensor
P0CDE LM Connector not seated | Noisy ground reference
P0CDF LM Open in valve control wire | Open valve actuator
P0CE0 LM Valve stuck closed | Actuator failed
P0CE1 LM Valve stuck open | Driver stuck on
P0CE2 LM Wire shorted to ground | Coil internal short
P0CE3 LM Wire shorted to battery voltage | Coil open
P0CE4 LM Sensor failed | Wiring or connector fault
P0CE5 LM Sensor characteristic drifted | Sensor mounting displaced
P0CE6 LM Signal wire shorted to ground | Internal sensor short
P0CE7 LM Signal wire shorted to battery voltage | Open sensor
P0CE8 LM Sensor connector not seated | Noisy ground reference
P0CE9 LM Open in pump control wire | Open pump motor
P0CEA LM Pump output degraded | Air pocket in coolant loop
P0CEB LM Wire shorted to ground | Internal motor short
P0CEC LM Wire shorted to battery voltage | Open motor
P0CED LM Open in enable wire | Enable switch failed
P0CEE LM Sensor failed | Wiring or connector fault
P0CEF LM Sensor characteristic drifted | Sensor mounting displaced
P0CF0 LM Signal wire shorted to ground | Internal sensor short
P0CF1 LM Signal wire shorted to battery voltage | Open sensor
P0CF2 LM Sensor connector not seated | Noisy ground reference
P0CF3 M Open in pilot wire | EVSE charging cable disconnected
P0CF4 M Pilot PWM signal drifted | High-resistance contact
P0CF5 M Pilot wire shorted to ground | EVSE pull-down active
P0CF6 M Pilot wire shorted to higher voltage | Pull-down resistor open
P0CF7 M Pilot connector not seated | Noisy ground reference
P0CF8 LM Open in switch wire | Switch failed
P0CF9 LM Switch contacts aged | High-resistance contact
P0CFA LM Wire shorted to ground | Switch shorted
P0CFB LM Wire shorted to battery voltage | Switch open
P0CFC LM Connector not seated | Noisy ground reference
P0CFD LM Contacts oxidised: high resistance | Actuator failed
P0CFE LM Contacts welded closed | Driver stuck on
P0CFF LM Pump impeller jammed | Motor seized
P0D00 M Open in switch wire | Switch failed
P0D01 M Switch contacts aged | High-resistance contact
P0D03 M Wire shorted to battery voltage | Switch open
P0D04 M Connector not seated | Noisy ground reference
P0D05 M Contacts oxidised | Actuator failed
P0D06 M Contacts welded closed | Driver stuck on
P0D07 LM Contactor failed | Wiring fault
P0D09 LM Contacts oxidised | Coil burned out
P0D0A LM Open in coil control wire | Open coil
P0D0B LM Coil resistance drifted | High-resistance contact
P0D0C LM Wire shorted to ground | Internal coil short
P0D0D LM Wire shorted to battery voltage | Open coil
P0D0E LM Contactor failed | Wiring fault
P0D0F LM Contacts welded closed | Driver stuck on
P0D10 LM Contacts oxidised | Coil burned out
P0D11 LM Open in coil control wire | Open coil
P0D12 LM Coil resistance drifted | High-resistance contact
P0D13 LM Wire shorted to ground | Internal coil short
P0D14 LM Wire shorted to battery voltage | Open coil
P0D15 LM Interlock chain interrupted | Open in interlock wire
P0D16 LM Interlock signal drifted | High-resistance contact
P0D17 LM Wire shorted to ground | Interlock grounded
P0D18 LM Wire shorted to battery voltage | Pull-down resistor open
P0D19 LM Interlock connector not seated | Vibration affects contact
P0D1A LM Open in valve control wire | Open actuator
P0D1B LM Valve stuck closed | Actuator failed
P0D1C LM Valve stuck open | Driver stuck on
P0D1D LM Wire shorted to ground | Coil internal short
P0D1E LM Wire shorted to battery voltage | Coil open
P0D1F M Battery disconnect cleared internal clock | RTC backup battery low
P0D20 LM Output regulator drifted | Load mismatch
P0D21 LM Load exceeds charger capacity | Increased internal loss
P0D22 LM Output current characteristic drifted | Load impedance changed
P0D23 LM Downstream short circuit | Internal short in charger output
P0D24 LM Sustained high charging current | Charger cooling failure
P0D25 LM Short on DC-link | Precharge resistor shorted
P0D26 LM Increased resistance in precharge path | Capacitor degraded
P0D27 LM Mains voltage below spec | Input filter increased loss
P0D28 LM Mains voltage above spec | Regulator drifted high
P0D29 LM Load demand low | Current sensor offset drifted low
P0D2A LM Load demand exceeds available current | Input filter short circuit
P0D2B M Open in indicator wire | Indicator lamp burnt out
P0D2C M Open in indicator wire | Indicator lamp burnt out
P0D2D LM Sensor failed | Wiring or connector fault
P0D2E LM Sensor characteristic drifted | Sensor mounting displaced
P0D2F LM Signal wire shorted to ground | Internal sensor short
P0D30 LM Signal wire shorted to battery voltage | Open sensor
P0D31 LM Sensor connector not seated | Noisy ground reference
P0D32 LM Sustained high load | Converter cooling failure
P0D33 LM Load demand too high | Short circuit downstream
P0D34 LM Calculated current outside expected range | Current sensor drifted
P0D35 LM Load oscillation | Sensor signal noisy
P0D36 LM Load lower than expected | Sensor offset drifted low
P0D37 LM Load overload | Sensor offset drifted high
P0D38 LM Sensor failed | Wiring or connector fault
P0D39 LM Sensor characteristic drifted | Sensor mounting displaced
P0D3A LM Signal wire shorted to ground | Internal sensor short
P0D3B LM Signal wire shorted to battery voltage | Open sensor
P0D3C LM Sensor connector not seated | Noisy ground reference
P0D3D LM Sensor failed | Wiring or connector fault
P0D3E LM Sensor characteristic drifted | Sensor mounting displaced
P0D3F LM Signal wire shorted to ground | Internal sensor short
P0D40 LM Signal wire shorted to battery voltage | Open sensor
P0D41 LM Sensor connector not seated | Noisy ground reference
P0D42 LM Sensor failed | Wiring or connector fault
P0D43 LM Sensor characteristic drifted | Sensor mounting displaced
P0D44 LM Signal wire shorted to ground | Internal sensor short
P0D45 LM Signal wire shorted to battery voltage | Open sensor
P0D46 LM Sensor connector not seated | Noisy ground reference
P0D47 LM Sensor failed | Wiring or connector fault
P0D48 LM Sensor characteristic drifted | Sensor mounting displaced
P0D49 LM Signal wire shorted to ground | Internal sensor short
P0D4A LM Signal wire shorted to battery voltage | Open sensor
P0D4B LM Sensor connector not seated | Noisy ground reference
P0D4C LM Sensor failed | Wiring or connector fault
P0D4D LM Sensor characteristic drifted | Sensor mounting displaced
P0D4E LM Signal wire shorted to ground | Internal sensor short
P0D4F LM Signal wire shorted to battery voltage | Open sensor
P0D50 LM Sensor connector not seated | Noisy ground reference
P0D51 LM Sensor failed | Wiring or connector fault
P0D52 LM Sensor characteristic drifted | Sensor mounting displaced
P0D53 LM Signal wire shorted to ground | Internal sensor short
P0D54 LM Signal wire shorted to battery voltage | Open sensor
P0D55 LM Sensor connector not seated | Noisy ground reference
P0D56 M Charge inlet contacts dirty | Wiring fault
P0D57 M Contact resistance drifted | High-resistance contact
P0D58 M Wire shorted to ground | Plug seated forcefully
P0D59 M Wire shorted to higher voltage | Pull-down resistor open
P0D5A M Plug not seated firmly | Vibration affects contact
P0D5B LM Output regulator drifted | Load mismatch
P0D5C LM Output regulator drifted | Load mismatch
P0D5D LM Short circuit in discharge path | Discharge resistor shorted
P0D5E LM Discharge resistor open | Capacitor leakage
P0D5F LM Open in sense wire | Fan tachometer failed
P0D60 LM Feedback drifted | High-resistance contact
P0D61 LM Sense wire shorted to ground | Tachometer shorted
P0D62 LM Sense wire shorted to battery voltage | Open tachometer
P0D63 LM Connector not seated | Noisy ground reference
P0D64 LM Open in enable wire | Enable switch failed
P0D65 LM Wire shorted to ground | Switch stuck closed
P0D66 LM Wire shorted to battery voltage | Pull-down resistor open
P0D67 LM Internal module fault | Communication degraded
P0D68 LM Voltage sensor failed | Wiring fault
P0D69 LM Sensor characteristic drifted | High-resistance contact
P0D6A LM Signal wire shorted to battery voltage | Open sensor
P0D6B LM Signal wire shorted to ground | Internal sensor short
P0D6C LM Sensor connector not seated | Noisy ground reference
P0D6D LM Supply voltage low under load | High wiring resistance
P0D6E LM Alternator overvoltage | Voltage regulator drifted
P0D6F LM Compressor mechanical overload | Phase short
P0D70 LM Sensor failed | Wiring or connector fault
P0D71 LM Sensor characteristic drifted | High-resistance contact
P0D72 LM Signal wire shorted to battery voltage | Open sensor
P0D73 LM Signal wire shorted to ground | Internal sensor short
P0D74 LM Sensor connector not seated | Noisy ground reference
P0D75 LM Sensor failed | Wiring or connector fault
P0D76 LM Sensor characteristic drifted | High-resistance contact
P0D77 LM Signal wire shorted to battery voltage | Open sensor
P0D78 LM Signal wire shorted to ground | Internal sensor short
P0D79 LM Sensor connector not seated | Noisy ground reference
P0D7A LM Phase winding partially open | Current sensor offset drifted
P0D7B LM Short between motor phases | Rotor stalled: high stall current
P0D7C LM Phase winding partially open | Current sensor offset drifted
P0D7D LM Short between motor phases | Rotor stalled: high stall current
P0D7E LM Phase winding partially open | Current sensor offset drifted
P0D7F LM Short between motor phases | Rotor stalled: high stall current
P0D80 LM Open in input wire | EVSE disconnected
P0D81 LM Input voltage unstable | High-resistance contact
P0D82 LM Wire shorted to ground | Input voltage too low
P0D83 LM Wire shorted to higher voltage | Input voltage too high
P0D84 LM Connector not seated | Noisy ground reference
P0D85 LM Charger regulation off-target | Voltage feedback lost
P0D86 M Open in indicator wire | Indicator lamp burnt out
P0D87 M Wire shorted to ground | Lamp internal short
P0D88 M Wire shorted to battery voltage | Open lamp
P0D89 M Open in indicator wire | Indicator lamp burnt out
P0D8A M Wire shorted to ground | Lamp internal short
P0D8B M Wire shorted to battery voltage | Open lamp
P0D8C M Open in indicator wire | Indicator lamp burnt out
P0D8D M Wire shorted to ground | Lamp internal short
P0D8E M Wire shorted to battery voltage | Open lamp
P0D8F LM Coolant flow reduced | Cooling fan failure
P0D90 LM Mains frequency outside spec | Wrong region setting in charger
P0D91 LM Open in actuator control wire | Open lock actuator
P0D92 LM Wire shorted to ground | Actuator internal short
P0D93 LM Wire shorted to battery voltage | Open actuator
P0D94 LM Actuator response slow | High-resistance contact
P0D95 LM Open in actuator control wire | Open lock actuator
P0D96 LM Wire shorted to ground | Actuator internal short
P0D97 LM Wire shorted to battery voltage | Open actuator
P0D98 LM Actuator response slow | High-resistance contact
P0D99 LM Sensor failed | Wiring or connector fault
P0D9A LM Sensor characteristic drifted | Sensor mounting displaced
P0D9B LM Signal wire shorted to ground | Internal sensor short
P0D9C LM Signal wire shorted to battery voltage | Open sensor
P0D9D LM Sensor connector not seated | Noisy ground reference
P0D9E LM Sensor failed | Wiring or connector fault
P0D9F LM Sensor characteristic drifted | Sensor mounting displaced
P0DA0 LM Signal wire shorted to ground | Internal sensor short
P0DA1 LM Signal wire shorted to battery voltage | Open sensor
P0DA2 LM Sensor connector not seated | Noisy ground reference
P0DA3 LM Sensor failed | Wiring or connector fault
P0DA4 LM Sensor characteristic drifted | Sensor mounting displaced
P0DA5 LM Signal wire shorted to ground | Internal sensor short
P0DA6 LM Signal wire shorted to battery voltage | Open sensor
P0DA7 LM Sensor connector not seated | Noisy ground reference
P0DA8 LM One sensor characteristic drifted | Ground offset between channels
P0DA9 LM One sensor characteristic drifted | Ground offset between channels
P0DAA LM Charging cable insulation chafed | Moisture in charging connector
P0DAB LM Multiple balancing circuits aged | Cells severely aged: capacity spread
P0DAC LM Balancing circuit failed | Severe cell imbalance
P0DAD LM Balancing transistor stuck on | Driver IC failure
P0DAE LM Balancing transistor open | Driver IC failure
P0DAF LM Balancing characteristic drifted | High-resistance contact
P0DB0 LM Balancing circuit failed | Severe cell imbalance
P0DB1 LM Balancing transistor stuck on | Driver IC failure
P0DB2 LM Balancing transistor open | Driver IC failure
P0DB3 LM Balancing characteristic drifted | High-resistance contact
P0DB4 LM Balancing circuit failed | Severe cell imbalance
P0DB5 LM Balancing transistor stuck on | Driver IC failure
P0DB6 LM Balancing transistor open | Driver IC failure
P0DB7 LM Balancing characteristic drifted | High-resistance contact
P0DB8 LM Balancing circuit failed | Severe cell imbalance
P0DB9 LM Balancing transistor stuck on | Driver IC failure
P0DBA LM Balancing transistor open | Driver IC failure
P0DBB LM Balancing characteristic drifted | High-resistance contact
P0DBC LM Balancing circuit failed | Severe cell imbalance
P0DBD LM Balancing transistor stuck on | Driver IC failure
P0DBE LM Balancing transistor open | Driver IC failure
P0DBF LM Balancing characteristic drifted | High-resistance contact
P0DC0 LM Balancing circuit failed | Severe cell imbalance
P0DC1 LM Balancing transistor stuck on | Driver IC failure
P0DC2 LM Balancing transistor open | Driver IC failure
P0DC3 LM Balancing characteristic drifted | High-resistance contact
P0DC4 LM Balancing circuit failed | Severe cell imbalance
P0DC5 LM Balancing transistor stuck on | Driver IC failure
P0DC6 LM Balancing transistor open | Driver IC failure
P0DC7 LM Balancing characteristic drifted | High-resistance contact
P0DC8 LM Balancing circuit failed | Severe cell imbalance
P0DC9 LM Balancing transistor stuck on | Driver IC failure
P0DCA LM Balancing transistor open | Driver IC failure
P0DCB LM Balancing characteristic drifted | High-resistance contact
P0DCC LM Balancing circuit failed | Severe cell imbalance
P0DCD LM Balancing transistor stuck on | Driver IC failure
P0DCE LM Balancing transistor open | Driver IC failure
P0DCF LM Balancing characteristic drifted | High-resistance contact
P0DD0 LM Balancing circuit failed | Severe cell imbalance
P0DD1 LM Balancing transistor stuck on | Driver IC failure
P0DD2 LM Balancing transistor open | Driver IC failure
P0DD3 LM Balancing characteristic drifted | High-resistance contact
P0DD4 LM Balancing circuit failed | Severe cell imbalance
P0DD5 LM Balancing transistor stuck on | Driver IC failure
P0DD6 LM Balancing transistor open | Driver IC failure
P0DD7 LM Balancing characteristic drifted | High-resistance contact
P0DD8 LM Balancing circuit failed | Severe cell imbalance
P0DD9 LM Balancing transistor stuck on | Driver IC failure
P0DDA LM Balancing transistor open | Driver IC failure
P0DDB LM Balancing characteristic drifted | High-resistance contact
P0DDC LM Balancing circuit failed | Severe cell imbalance
P0DDD LM Balancing transistor stuck on | Driver IC failure
P0DDE LM Balancing transistor open | Driver IC failure
P0DDF LM Balancing characteristic drifted | High-resistance contact
P0DE0 LM Balancing circuit failed | Severe cell imbalance
P0DE1 LM Balancing transistor stuck on | Driver IC failure
P0DE2 LM Balancing transistor open | Driver IC failure
P0DE3 LM Balancing characteristic drifted | High-resistance contact
P0DE4 LM Sustained pump load | Ambient temperature too high
P0DE5 M Open in indicator wire | Indicator lamp burnt out
P0DE6 LM Cell heavily aged: capacity reduced | Deep discharge event
P0DE7 LM Cell balancing failed: cell overcharged | Cell with reduced capacity reaches voltage limit early
P0DE8 LM Open in valve control wire | Open actuator
P0DE9 LM Valve stuck closed | Actuator failed
P0DEA LM Valve stuck open | Driver stuck on
P0DEB LM Wire shorted to ground | Coil internal short
P0DEC LM Wire shorted to battery voltage | Coil open
P0DED M Open in module control wire | Module failed
P0DEE M Wire shorted to ground | Module internal short
P0DEF M Wire shorted to battery voltage | Open module input
P0DF0 LM Sensor failed | Wiring or connector fault
P0DF1 LM Sensor connector not seated | Noisy ground reference
P0DF2 LM Sensor failed | Wiring or connector fault
P0DF3 LM Sensor connector not seated | Noisy ground reference
P0DF4 LM Sensor characteristic drifted | Sensor mounting displaced
P0DF5 LM Signal wire shorted to ground | Internal sensor short
P0DF6 LM Signal wire shorted to battery voltage | Open sensor
P0DF7 LM Sensor characteristic drifted | Sensor mounting displaced
P0DF8 LM Signal wire shorted to ground | Internal sensor short
P0DF9 LM Signal wire shorted to battery voltage | Open sensor
P0DFA LM One sensor characteristic drifted | Ground offset between channels
P0DFB LM Sensor reference drifted | Mechanical drift in rotor mounting
P0DFC M Adaptation lost after battery disconnect | Sensor replaced without learn procedure
P0DFD LM Open in valve control wire | Open valve actuator
P0DFE LM Wire shorted to ground | Coil internal short
P0DFF LM Wire shorted to battery voltage | Coil open
P0E00 LM Current sensor failed | Wiring fault
P0E01 LM Sensor offset drifted | Magnetic offset
P0E02 LM Signal wire shorted to ground | Internal sensor short
P0E03 LM Signal wire shorted to battery voltage | Open sensor
P0E04 LM Current sensor failed | Wiring fault
P0E05 LM Sensor offset drifted | Magnetic offset
P0E06 LM Signal wire shorted to ground | Internal sensor short
P0E07 LM Signal wire shorted to battery voltage | Open sensor
P0E08 LM Current sensor failed | Wiring fault
P0E09 LM Sensor offset drifted | Magnetic offset
P0E0A LM Signal wire shorted to ground | Internal sensor short
P0E0B LM Signal wire shorted to battery voltage | Open sensor
P0E0C LM Open phase wire | Open generator winding
P0E0D LM Phase wire shorted to ground | Low-side switch open in inverter
P0E0E LM Phase wire shorted to high voltage | Open winding
P0E0F LM Open in supply wire | Supply fuse blown
P0E10 LM Supply voltage collapsed | Wire shorted to ground
P0E11 LM Upstream regulator overvoltage | Wire shorted to higher voltage
P0E12 LM Open in heater control wire | Open heater element
P0E13 LM Wire shorted to ground | Element internal short
P0E14 LM Wire shorted to battery voltage | Element open
P0E15 LM Heater element aged: low output | Supply voltage low under load
P0E16 LM Open in heater control wire | Open heater element
P0E17 LM Wire shorted to ground | Element internal short
P0E18 LM Wire shorted to battery voltage | Element open
P0E19 LM Heater element aged: low output | Supply voltage low under load
P0E1A LM Open in pump control wire | Open pump motor
P0E1B LM Wire shorted to ground | Internal motor short
P0E1C LM Wire shorted to battery voltage | Open motor
P0E1D LM Pump output degraded | Air pocket in coolant loop
P0E1E LM Actuator stalled: high stall current | Control wire shorted to ground
P0E1F LM Actuator stalled: high stall current | Control wire shorted to ground
P0E20 LM Actuator stalled: high stall current | Control wire shorted to ground
P0E21 LM Actuator stalled: high stall current | Control wire shorted to ground
P0E22 LM Actuator stalled: high stall current | Control wire shorted to ground
P0E23 LM Sensor failed | Wiring or connector fault
P0E24 LM Sensor characteristic drifted | Sensor mounting displaced
P0E25 LM Signal wire shorted to ground | Internal sensor short
P0E26 LM Signal wire shorted to battery voltage | Open sensor
P0E27 LM Sensor connector not seated | Noisy ground reference
P0E28 LM Sensor failed | Wiring or connector fault
P0E29 LM Sensor characteristic drifted | Sensor mounting displaced
P0E2A LM Signal wire shorted to ground | Internal sensor short
P0E2B LM Signal wire shorted to battery voltage | Open sensor
P0E2C LM Sensor connector not seated | Noisy ground reference
P0E2D LM Internal monitor processing fault | Inconsistent data from sensor modules
P0E2E LM Fuse blown by short circuit | Downstream short circuit
P0E2F LM Fuse blown by short circuit | Downstream short circuit
P0E30 LM Fuse blown by short circuit | Downstream short circuit
P0E31 LM Sensor failed | Wiring or connector fault
P0E32 LM Sensor characteristic drifted | Sensor mounting displaced
P0E33 LM Signal wire shorted to ground | Internal sensor short
P0E34 LM Signal wire shorted to battery voltage | Open sensor
P0E35 LM Sensor connector not seated | Noisy ground reference
P0E36 LM Sensor failed | Wiring or connector fault
P0E37 LM Sensor characteristic drifted | Sensor mounting displaced
P0E38 LM Signal wire shorted to ground | Internal sensor short
P0E39 LM Signal wire shorted to battery voltage | Open sensor
P0E3A LM Sensor connector not seated | Noisy ground reference
P0E3B LM Mechanical load lost | Air pocket in loop
P0E3C LM Mechanical load increased | Supply voltage low under load
P0E3D M Wire shorted to ground | Lamp internal short
P0E3E M Wire shorted to battery voltage | Open lamp
P0E3F M Wire shorted to ground | Lamp internal short
P0E40 M Wire shorted to battery voltage | Open lamp
P0E41 M Wire shorted to ground | Lamp internal short
P0E42 M Wire shorted to battery voltage | Open lamp
P0E43 LM Internal module fault | Communication lost
P0E44 LM Sensor failed | Wiring or connector fault
P0E45 LM Sensor characteristic drifted | Sensor mounting displaced
P0E46 LM Signal wire shorted to ground | Internal sensor short
P0E47 LM Signal wire shorted to battery voltage | Open sensor
P0E48 LM Sensor connector not seated | Noisy ground reference
P0E49 LM Sensor failed | Wiring or connector fault
P0E4A LM Sensor characteristic drifted | Sensor mounting displaced
P0E4B LM Signal wire shorted to ground | Internal sensor short
P0E4C LM Signal wire shorted to battery voltage | Open sensor
P0E4D LM Sensor connector not seated | Noisy ground reference
P0E4E LM Starter motor failed | 12V battery weak
P0E4F LM Connector not seated | Noisy ground reference
P0E50 LM Connector not seated | Noisy ground reference
P0E51 LM Sensor failed | Wiring or connector fault
P0E52 LM Sensor characteristic drifted | Sensor mounting displaced
P0E53 LM Signal wire shorted to ground | Internal sensor short
P0E54 LM Signal wire shorted to battery voltage | Open sensor
P0E55 LM Sensor connector not seated | Noisy ground reference
P0E56 LM HV battery depleted | Supply path resistance
P0E57 LM Regenerative braking overshoot | Upstream regulator drift
P0E58 LM Sensor failed | Wiring or connector fault
P0E59 LM Sensor characteristic drifted | Sensor mounting displaced
P0E5A LM Signal wire shorted to ground | Internal sensor short
P0E5B LM Signal wire shorted to battery voltage | Open sensor
P0E5C LM Sensor connector not seated | Noisy ground reference
P0E5D LM Enable connector not seated | Noisy ground reference
P0E5E LM CPU watchdog reset repeatedly | RAM check failed
P0E5F LM Coupler contacts oxidised: high resistance | Charging current above coupler rating
P0E60 M Mode switch contacts aged | High-resistance contact
P0E61 LM Open in enable wire | Enable switch failed
P0E62 LM Wire shorted to ground | Module input short
P0E63 LM Wire shorted to battery voltage | Open enable switch
P0E65 LM Open in control wire | Connector open
P0E66 LM Wire shorted to ground | Module input short
P0E67 LM Wire shorted to battery voltage | Module input open
P0E8A LM Sensor failed | Wiring or connector fault
P0E8F LM Sensor failed | Wiring or connector fault
P0E91 LM Signal wire shorted to ground | Internal sensor short
P0E94 LM Sensor failed | Wiring or connector fault
P0E99 LM Sensor failed | Wiring or connector fault
P0E9E LM Sensor failed | Wiring or connector fault
P0EA3 LM Sensor failed | Wiring or connector fault
P0EAA LM Sensor failed | Wiring or connector fault
P0EAF LM Sensor failed | Wiring or connector fault
P0EB1 LM Signal wire shorted to ground | Internal sensor short
P0EB2 LM Signal wire shorted to battery voltage | Open sensor
P0EB4 LM Current sensor failed | Wiring fault
P0EB9 LM Current sensor failed | Wiring fault
P0EBA LM Current sensor failed | Wiring fault
P0EBB LM Current sensor failed | Wiring fault
P0EC0 LM Current sensor failed | Wiring fault
P0EDC LM Current sensor failed | Wiring fault
P0EE6 LM Wire shorted to battery voltage | Coil open
P0EE8 LM Sensor failed | Wiring or connector fault
P0EF2 LM Sensor failed | Wiring or connector fault
P0EF6 LM Sensor connector not seated | Noisy ground reference
P0EF7 LM Sensor failed | Wiring or connector fault
P0EF8 LM Sensor characteristic drifted | Sensor mounting displaced
P0EF9 LM Signal wire shorted to ground | Internal sensor short
P0EFA LM Signal wire shorted to battery voltage | Open sensor
P0EFB LM Sensor connector not seated | Noisy ground reference
P0EFC LM Sensor failed | Wiring or connector fault
P0FFF M Unspecified hybrid system fault
P2000 M Sulphur poisoning from high-sulphur fuel: desulphation regeneration not running | Thermal aging of washcoat after high-temperature exposure | Downstream NOx sensor reading drifts
P2001 M Sulphur poisoning | Thermal aging of washcoat
P2002 LM DPF heavily loaded: repeated short trips prevent regeneration | Filter substrate cracked or melted from runaway regeneration | Differential pressure sensor drift | Leak around DPF housing
P2003 LM DPF heavily loaded: repeated short trips prevent regeneration | Filter substrate cracked or melted
P2004 M Carbon buildup blocks flap travel | IMRC actuator or vacuum motor failed | Linkage rod broken or disconnected
P2005 M Carbon buildup blocks flap travel | IMRC actuator failed on bank 2
P2006 M Carbon deposits seize flap closed | Actuator stuck or vacuum line collapsed
P2007 M Carbon deposits seize flap closed on bank 2 | Bank 2 actuator stuck
P2008 M Solenoid coil open | Connector unplugged or corroded
P2009 M Drive line shorted to ground | Solenoid internally shorted
P200A M Carbon buildup restricts flap travel | Actuator weak or vacuum supply low | Linkage worn: play between actuator and flap
P200B M Carbon buildup
P200C LM Excessive soot load triggers runaway regeneration | Post-injection over-fueling during regeneration | DPF temperature sensor reading drifts high
P200D M Runaway regeneration
P200E LM Persistent misfire dumps unburned fuel into the cat | Sustained rich mixture from leaking injector or fuel pressure regulator | Catalyst temperature sensor drifts high
P200F M Misfire dumps fuel into cat
P2010 M Drive line shorted to supply | ECU driver stage failed
P2011 M Open wiring or chafed conductor in IMRC harness | Connector corroded: high resistance contact | Actuator solenoid winding open
P2012 M Short to ground in driver line | Actuator winding shorted internally
P2013 M Short to battery voltage in driver line | Open ground return on actuator
P2014 M Position sensor failed | Signal wire broken
P2015 M Connector clip worn: intermittent contact | Flap sticking due to carbon
P2016 M Signal wire shorted to ground | Position sensor failed low
P2017 M Signal wire shorted to supply | Sensor ground open
P2019 M Position sensor drift | Carbon buildup blocks flap travel
P201A LM DEF crystallisation clogs the dosing nozzle | DEF supply pressure below target | Valve coil ageing: slow response
P201B M Supply fuse blown | Open supply wire | Supply relay contacts pitted
P201C M Supply fuse blown
P201D M Actuator internal driver or sensor fault | Actuator overheated and derated
P201E M Internal actuator fault
P201F M Pump relay contacts welded | Pump driver line shorted to battery voltage
P2022 M Open signal line at IMRC position sensor | Signal shorted to battery voltage | Sensor element failed
P2023 M Loose terminal in connector | Water ingress into connector
P2024 M Vapor temperature sensor failed | Harness fault between sensor and PCM
P2025 M Sensor drift over service life
P2026 M Short to ground on signal line
P2027 M Open signal line
P2028 M Intermittent connector or chafed wire
P2029 - Heater glow plug failed | Low battery voltage triggered lockout | Fuel supply starved: empty tank or pump weak
P202A M Heater element winding open | Open wire between PCM and heater
P202B M Short to ground
P202C M Short to battery voltage
P202D M Cracked DEF line or fitting | Pump seal leaking | Injector mounting seal leaking
P202E M DEF crystallisation in nozzle
P202F M Supply relay aged or pitted contacts | Supply pump motor brushes worn
P2030 - Combustion chamber sooted from short cycles | Flame sensor degraded
P2031 M EGT sensor failed | Wiring damaged by heat
P2032 M Signal wire shorted to ground | Sensor element open
P2033 LM Signal wire shorted to supply | Sensor drift to high reading
P2034 M EGT sensor element failed | Open wire in EGT harness | Connector corroded by exhaust heat
P2035 M Signal shorted to ground
P2036 M Open signal line
P2037 M Air pressure sensor failed | Harness fault between sensor and PCM
P2038 M Sensor drift
P2039 M Short to ground
P203A M Sender failed: float, swing arm, or rheostat | Harness or connector fault
P203B M Float arm sticks
P203C M Short to ground
P203D M Open signal line
P203E M Corroded sender contact
P203F M DEF tank simply empty: refill needed | Level sensor under-reading
P2040 M Open signal line
P2041 M Intermittent connector or chafed wire
P2042 M Sensor element failed | Harness fault
P2043 M Sensor drifts or sticks
P2044 M Short to ground
P2045 M Open signal line
P2046 M Intermittent connector
P2047 M Solenoid winding open | Open wire between PCM and valve | Connector corroded
P2048 M Short to ground
P2049 M Short to battery voltage
P204A M Sensor failed | Harness fault
P204B M Sensor drift or stuck reading | Pump pressure builds slowly
P204C M Short to ground
P204D M Open signal line
P204E M Intermittent connector
P204F LM Poor reductant quality or contamination | Dosing module clogged with urea crystals | SCR catalyst aged or contaminated
P2050 M Solenoid winding open
P2051 M Short to ground
P2052 M Short to battery voltage
P2053 M Solenoid winding open
P2054 M Short to ground
P2055 M Short to battery voltage
P2056 M Solenoid winding open
P2057 M Short to ground
P2058 M Short to battery voltage
P2059 M Open winding or supply wire
P205A M Sensor element failed | Harness fault
P205B M Sensor drifts
P205C M Short to ground
P205D M Open signal line
P205E M Intermittent connector
P205F LM Poor DEF quality: diluted or contaminated | SCR catalyst thermally aged | Crystallisation restricts dosing line
P2060 M Short to ground
P2061 M Short to battery voltage
P2062 M Open winding | Open wire
P2063 M Short to ground
P2064 M Short to battery voltage
P2065 - Sender failed: float, swing arm, or rheostat | Harness or connector fault
P2066 - Float arm sticks
P2067 - Short to ground
P2068 - Open signal line
P2069 - Corroded sender contact
P206A M Sensor failed | Harness fault
P206B M DEF diluted with water | Wrong fluid in DEF tank
P206C M Short to ground
P206D M Open signal line
P206E M Carbon buildup blocks flap travel | Actuator seized
P206F M Carbon buildup blocks flap travel
P2070 M Carbon buildup
P2071 M Carbon buildup
P2072 M Ice formed in throttle body | Throttle housing coolant warming circuit blocked
P2073 M Vacuum leak: cracked hose, gasket, or PCV | MAF sensor contaminated | Carbon buildup at throttle plate
P2074 M Charge-air pipe leak after turbo | MAF sensor contaminated | Air filter heavily restricted
P2075 M Position sensor failed | Harness fault
P2076 M Position feedback sticks
P2077 M Short to ground
P2078 M Open signal line
P2079 M Intermittent connector
P207A M Position sensor failed
P207B M Position feedback sticks
P207C M Short to ground
P207D M Open signal line
P207E M Intermittent connector
P207F LM AdBlue diluted with water or wrong fluid filled | NOx sensor drift gives false reductant-quality verdict
P2080 M Sensor aged: slow response | Sensor tip soot-fouled
P2081 M Connector loose or oxidised | Wire chafed against exhaust shielding
P2082 M Sensor drift over service life
P2083 M Connector loose
P2084 M Sensor aged or drifting | DPF heavily loaded: non-physical temperature gradient
P2085 M Connector loose
P2086 M Sensor drift
P2087 M Connector loose
P2088 M Drive line shorted to ground | Solenoid coil internally shorted
P2089 M Drive line shorted to supply | ECU driver stage failed
P208A M Pump motor winding open | Open wire to pump
P208B M Pump motor seized: DEF crystallised inside pump head | Motor brushes worn
P208C M Short to ground
P208D M Short to battery voltage
P208E LM Nozzle crystallised | Valve seized
P208F M Nozzle crystallised
P2090 M Drive line shorted to ground | Exhaust VVT solenoid internally shorted
P2091 M Drive line shorted to supply | ECU driver stage failed
P2092 M Short to ground in solenoid drive line | Solenoid winding shorted internally
P2093 M Short to battery voltage | Open ground return
P2094 M Short to ground
P2095 M Short to battery voltage
P2096 M Exhaust leak after catalyst (post-cat sensor sees ambient air) | Downstream sensor drifting | Catalyst lightly degraded
P2097 M Catalyst oxygen storage exhausted | Downstream sensor biased rich
P2098 M Exhaust leak after bank 2 catalyst | Bank 2 downstream sensor drifting
P2099 M Bank 2 catalyst oxygen storage exhausted | Bank 2 downstream sensor biased rich
P209A M Sensor failed | Harness fault
P209B M Sensor drift
P209C M Short to ground
P209D M Open signal line
P209E M One sensor drifts relative to the other | Real imbalance between air branches
P209F M Heater element partially open | DEF level too low for heat transfer
P20A0 M Solenoid winding open
P20A1 M Partial blockage from crystallisation
P20A2 M Short to ground
P20A3 M Short to battery voltage
P20A4 M Valve stuck open mechanically
P20A5 M Valve stuck closed mechanically
P20A6 M Solenoid winding open
P20A7 M Partial blockage
P20A8 M Short to ground
P20A9 M Short to battery voltage
P20AA M Valve stuck open
P20AB LM Valve stuck closed
P20AC M Sensor element failed | Harness fault
P20AD M Sensor drift
P20AE M Short to ground
P20AF M Open signal line
P20B0 M Intermittent connector
P20B1 M Solenoid winding open
P20B2 M Valve stuck open
P20B3 M Short to ground
P20B4 M Short to battery voltage
P20B5 M Heater winding open
P20B6 M Partial winding fault
P20B7 M Short to ground
P20B8 M Short to battery voltage
P20B9 M Heater winding open
P20BA M Heater element failed | Tank temperature sensor drift | Heater relay failed
P20BB M Short to ground
P20BC M Short to battery voltage
P20BD M Heater winding open
P20BE M Partial winding fault
P20BF M Short to ground
P20C0 M Short to battery voltage
P20C1 M Heater winding open
P20C2 M Partial winding fault
P20C3 M Short to ground
P20C4 M Short to battery voltage
P20C5 M Heater winding open
P20C6 M Partial winding fault
P20C7 M Short to ground
P20C8 M Short to battery voltage
P20C9 M Internal SCR module fault: read subcodes
P20CA M Cracked air line or fitting | Air pressure control valve seat leaks
P20CB M Injector winding open | Open wire to injector
P20CC M Nozzle partially coked | HC supply pressure low
P20CD M Short to ground
P20CE M Short to battery voltage
P20CF LM Injector stuck open
P20D0 M Injector stuck closed
P20D1 M Injector winding open
P20D2 M Nozzle partially coked
P20D3 M Short to ground
P20D4 M Short to battery voltage
P20D5 M Injector stuck open
P20D6 M Injector stuck closed
P20D7 M Winding or coil open
P20D8 M Pump weak: flow or pressure below threshold
P20D9 M Short to ground
P20DA M Short to battery voltage
P20DB LM Solenoid stuck open
P20DC M Solenoid stuck closed
P20DD M Sensor failed | Harness fault
P20DE M Sensor drift
P20DF M Short to ground
P20E3 M One EGT sensor drifts | Exhaust leak between the two sensor positions
P20E4 M One EGT sensor drifts
P20E5 M One EGT sensor drifts
P20E6 M Air pump weak | Leak in air line
P20E7 M Pressure control valve stuck closed | Air pump does not regulate
P20E8 LM Reductant pump weak or failed | Reductant filter clogged with crystals | Leak in pressurised reductant line
P20E9 M Return line blocked or frozen | Pressure sensor reads high
P20EE M SCR catalyst aged or poisoned | NOx sensor drift | Exhaust leak between upstream and downstream NOx sensors
P20F0 LM Runaway DPF regeneration upstream | Temperature sensor drift high
P20F1 M Runaway regeneration upstream
P20F2 LM SCR catalyst thermally aged | Catalyst poisoning from sulphur or oil ash
P20F3 M Pre-catalyst thermally aged
P20F4 M Dosing nozzle clogged with crystallised DEF | Pump weak: flow under target
P20F5 M Injector seat leaks DEF into exhaust | Cracked line or fitting
P20F6 LM Valve seat eroded or contaminated | Valve plunger seized open
P20F7 M Valve seat eroded or contaminated
P20F8 M Solenoid winding ageing: resistance climbing
P20F9 M Solenoid winding ageing
P20FA M Pump motor winding open
P20FB M Pump head crystallised: motor seized
P20FC M Short to ground
P20FD M Short to battery voltage
P20FE LM Metering unit aged or partially clogged
P20FF M Internal module fault | Calibration mismatch after software update
P2100 LM Throttle motor failed | Connector loose or corroded | Wiring break to throttle body
P2101 LM Throttle bore coked, plate sticks | Throttle motor worn
P2102 LM Drive line shorted to ground | Throttle motor internal short
P2103 LM Drive line shorted to supply | Throttle motor ground open
P2104 LM Severe upstream TAC fault | Throttle position signal invalid
P2105 LM TPS1 and TPS2 disagree beyond limit | Throttle motor not controllable
P2106 LM Underlying TAC fault triggers limit | Pedal position sensor signal implausible
P2107 LM ECU internal processor fault | ECU software flash corrupted
P2108 LM ECU internal performance fault | ECU connector pins corroded
P2109 LM Carbon deposits on throttle plate | Throttle position sensor drift | Idle/throttle relearn not performed
P210A M Motor winding open | Open wire to motor
P210B M Motor brushes worn | Carbon buildup at throttle plate
P210C M Short to ground
P210D M Short to battery voltage
P210E LM One potentiometer track worn: voltage drift | Water in pedal connector
P210F LM Protection mode triggered by paired throttle-B fault
P2110 LM Underlying TAC fault triggers rpm cap | Throttle response time out of spec
P2111 LM Throttle plate seized open | Return spring broken
P2112 LM Throttle plate seized closed | Throttle motor seized or gear broken
P2118 LM Plate binding from carbon | Motor windings aged or open
P211A LM Carbon buildup holds plate open | Return spring broken
P211B LM Carbon buildup holds plate closed
P211C M High friction in throttle bore
P211D M Throttle body aged or contaminated
P211E LM Internal processor fault
P211F M Internal module fault
P2122 LM Pedal sensor track worn | Signal wire shorted to ground
P2123 LM Signal wire shorted to supply | Sensor ground open
P2127 LM Pedal sensor track worn | Signal wire shorted to ground
P2128 LM Signal wire shorted to supply | Sensor ground open
P212B M Sensor wiper sticks
P212C M Short to ground
P212D M Open signal line
P212E M Intermittent connector
P212F LM One potentiometer track worn
P2130 M Sensor failed
P2134 M Intermittent connector
P2135 LM Throttle position sensor track worn | Corrosion on throttle body connector
P2136 LM One sensor track worn | Connector corroded with leakage
P2137 LM Track B or C worn | Connector corroded with leakage
P2138 LM Pedal position sensor worn or contaminated | Corroded pedal connector
P2139 LM One potentiometer track worn
P213A M Actuator winding open
P213B M Carbon buildup restricts movement
P213C M Short to ground
P213D M Short to battery voltage
P213E LM Common-rail pressure runaway | Injector stuck open
P213F LM HPFP runaway
P2140 LM One potentiometer track worn
P2141 M Short to ground
P2142 M Short to battery voltage
P2143 M Solenoid winding open
P2144 M Short to ground
P2145 M Short to battery voltage
P2146 LM Blown injector fuse | Faulty injector supply relay | Open in supply wiring
P2147 LM Supply wire shorted to ground | Weak battery, low cranking voltage
P2148 LM Wire shorted to battery voltage | Charging system overvoltage
P2149 LM Blown injector group B fuse | Faulty injector supply relay
P214A LM Upstream regeneration overshoot
P214B M HC dosing overshot during regeneration
P214C M Sustained over-temperature event
P214D M HC dosing overshot
P214E M Pump head seized | Winding partially shorted
P214F M Element partially shorted
P2150 M Fuse, relay, or wiring fault on supply
P2151 M Charging system overvoltage
P2152 M Open supply wire or blown fuse
P2153 M Fuse, relay, or wiring fault on supply
P2154 M Charging system overvoltage
P2155 M Open supply wire or blown fuse
P2156 M Fuse, relay, or wiring fault on supply
P2157 M Charging system overvoltage
P2158 M Sensor failed | Harness fault
P2159 M Faulty vehicle speed sensor B | Damaged wiring or connector
P215A M Tyre size mismatch versus calibration | One sensor drifts or fails
P215B M Transmission slip
P215C M Transmission or driveline slip
P215D M Pump relay contacts welded
P215E M Element partially open
P215F M Element partially shorted
P2160 M Short to ground
P2161 M Intermittent connector | Tone ring chipped
P2162 M One sensor drifts
P2163 M Sensor or mechanical stop worn
P2164 M Sensor or mechanical stop worn
P2165 M Sensor or mechanical stop worn
P2166 M Sensor or mechanical stop worn
P2167 M Sensor or mechanical stop worn
P2168 M Sensor or mechanical stop worn
P2169 M Solenoid winding open
P216A M Open supply wire or blown fuse
P216B M Fuse, relay, or wiring fault on supply
P216C M Charging system overvoltage
P216D M Open supply wire or blown fuse
P216E M Fuse, relay, or wiring fault on supply
P216F M Charging system overvoltage
P2170 M Short to ground
P2171 M Short to battery voltage
P2172 LM Torn intake boot | MAF sensor connection lost
P2174 LM Intake severely restricted
P2175 M Air filter heavily restricted | MAF sensor contaminated
P2176 M Idle relearn procedure not completed
P2177 M Vacuum leak under load | Low fuel pressure / weak pump | Contaminated MAF sensor
P2178 M Leaking fuel injector | Excessive fuel pressure | Stuck-open purge valve
P2179 M Vacuum leak on bank 2 | Low fuel pressure
P217A M Open supply wire or blown fuse
P217B M Fuse, relay, or wiring fault on supply
P217C M Charging system overvoltage
P217D M Open supply wire or blown fuse
P217E M Fuse, relay, or wiring fault on supply
P217F M Charging system overvoltage
P2180 M Leaking injector on bank 2 | Excessive fuel pressure
P2181 M Thermostat stuck open | Coolant level low | Cooling fan stuck on
P2182 M Sensor failed | Harness fault
P2183 M Sensor drifts over service life
P2184 M Short to ground
P2185 M Sensor element open | Signal wire open
P2187 M Vacuum leak (intake gasket, brake booster, hoses) | PCV valve stuck open
P2188 M Leaking injector at idle | Purge valve stuck open
P2189 M Vacuum leak on bank 2 | PCV valve stuck open
P218A M Idle relearn procedure not completed
P218B M Inhibit signal lost
P218C M Inhibit logic mismatch
P218D M Short to ground
P218E M Short to battery voltage
P218F LM Dosing line or nozzle fully blocked | Pump dead | Line frozen at very low ambient temperature
P2190 M Leaking injector at idle on bank 2 | Purge valve stuck open
P2191 M Fuel pump weak under load | Fuel filter clogged | MAF reads low at high airflow
P2192 M Fuel pressure too high | MAF reads low under load | Coolant temperature sensor stuck cold
P2193 M Fuel pump weak under load | Fuel filter clogged
P2194 M Fuel pressure too high | MAF reads low under load
P2195 M Upstream sensor failed stuck lean | Sensor heater slow to warm up
P2196 M Upstream sensor contaminated | Upstream sensor failed stuck rich
P2197 M Upstream sensor failed stuck lean
P2198 M Upstream sensor contaminated
P2199 M One IAT sensor drifting | Wiring issue on one sensor
P219A M One injector clogged or leaking | Vacuum leak at one intake runner | Low compression on one cylinder
P219B M One injector clogged or leaking
P219C M Injector clogged or leaking
P219D M Injector clogged or leaking
P219E M Injector clogged or leaking
P219F M Injector clogged or leaking
P21A0 M Injector clogged or leaking
P21A1 M Injector clogged or leaking
P21A2 M Injector clogged or leaking
P21A3 M Injector clogged or leaking
P21A4 M Injector clogged or leaking
P21A5 M Injector clogged or leaking
P21A6 M Injector clogged or leaking
P21A7 M Injector clogged or leaking
P21A8 M Sender failed
P21A9 M Float arm sticks
P21AA M Short to ground
P21AB M Open signal line
P21AC M Corroded sender contact
P21AD M Sender failed
P21AE M Float arm sticks
P21AF M Short to ground
P21B0 M Open signal line
P21B1 M Corroded sender contact
P21B2 M NOx sensor heater weak
P21B3 M LNT thermally aged
P21B4 LM Runaway desulphation regeneration
P21B5 M Runaway desulphation regeneration
P21B6 M Injector flow-rate aged | Crank/cam correlation off
P21B7 M Injector flow-rate aged
P21B8 M Injector flow-rate aged
P21B9 M Injector flow-rate aged
P21BA M Injector flow-rate aged
P21BB M Injector flow-rate aged
P21BC M Injector flow-rate aged
P21BD M Injector flow-rate aged
P21BE M Injector flow-rate aged
P21BF M Injector flow-rate aged
P21C0 M Injector flow-rate aged
P21C1 M Injector flow-rate aged
P21C2 M Relay coil open
P21C3 M Short to ground
P21C4 M Short to battery voltage
P21C5 M Float arm jammed by debris or crystallisation
P21C6 M Float arm jammed
P21C7 M Relay coil open
P21C8 M Short to ground
P21C9 M Short to battery voltage
P21CA M Module supply pin fault
P21CB M Voltage drop in supply harness
P21CC M Charging system overvoltage
P21CD M Voltage drop in supply harness
P21CE M Internal module fault
P21CF M Injector winding open
P21D0 M Injector winding open
P21D1 M Injector winding open
P21D2 M Injector winding open
P21D3 M Injector winding open
P21D4 M Injector winding open
P21D5 M Injector winding open
P21D6 M Injector winding open
P21D7 M Injector winding open
P21D8 M Injector winding open
P21D9 M Injector winding open
P21DA M Injector winding open
P21DB M Short to ground
P21DC M Short to battery voltage
P21DD M Element partially open
P21DE M Short to ground
P21DF M Short to battery voltage
P21E0 M Short to ground
P21E1 M Short to battery voltage
P21E2 M Short to ground
P21E3 M Short to battery voltage
P21E4 M Short to ground
P21E5 M Short to battery voltage
P21E6 M Short to ground
P21E7 M Short to battery voltage
P21E8 M Short to ground
P21E9 M Short to battery voltage
P21EA M Short to ground
P21EB M Short to battery voltage
P21EC M Short to ground
P21ED M Short to battery voltage
P21EE M Short to ground
P21EF M Short to battery voltage
P21F0 M Short to ground
P21F1 M Short to battery voltage
P21F2 M Short to ground
P21F3 M Short to battery voltage
P21F4 M Vacuum leak | Port injectors clogged | Fuel pressure low
P21F5 M Port injectors leaking | Fuel pressure high
P21F6 M Vacuum leak or injector clog
P21F7 M Injectors leaking
P21F8 M Vacuum leak: most visible at idle
P21F9 M Injectors leak at low duty cycle
P21FA M Vacuum leak on bank 2 intake
P21FB M Injectors leak on bank 2
P21FC M Fuel pressure drops under load | Charge-air leak after turbo
P21FD M Fuel pressure regulator stuck high
P21FE M Fuel or charge-air problem on bank 2
P21FF M Injectors over-deliver on bank 2
P2200 M NOx sensor failed | Sensor wiring or CAN harness open
P2201 M NOx sensor aged: slow response | Sensor element contaminated
P2202 M Signal wire shorted to ground | Sensor failed low
P2203 M Signal wire shorted to supply | Sensor failed high
P2204 M Connector intermittent contact | Harness chafed near exhaust
P2205 M Heater element open | Heater short to supply or ground
P220A M Fuse, harness break, or short
P220B M Supply rail fault
P220C M Supply rail fault
P220D M Supply rail fault
P220E M Heater element ageing
P220F M Heater element ageing
P2212 M Intermittent connector
P2213 M Sensor element failed
P2214 M Sensor drift
P2215 M Short to ground
P2216 M Open signal line
P2217 M Intermittent connector
P2218 M Heater winding open
P2219 M Short to ground
P221A M One sensor drifts
P221B M One sensor drifts
P221C M Element partially open
P221D M Element partially shorted
P221E M Element partially open
P221F M Element partially shorted
P2220 M Short to battery voltage
P2221 M Sense circuit failed
P2222 M Sense circuit drift
P2223 M Short to ground
P2224 M Open signal line
P2225 M Intermittent connector
P2226 M Defective barometric pressure sensor | Wiring fault to BPS
P2227 M Sensor drift | Connector corroded
P2228 M Barometric pressure sensor failed | Signal shorted to ground
P2229 M Signal shorted to supply | Sensor ground open
P222A M Sensor failed
P222B M Sensor drift
P222C M Short to ground
P222D M Open signal line
P222E M Intermittent connector
P222F M One sensor drifts
P2232 M Short between signal and heater wires
P2233 M Short between signal and heater wires
P2234 M Short between signal and heater wires
P2235 M Short between signal and heater wires
P2236 M Short between signal and heater wires
P2237 M Pumping current line open | Wide-band sensor failed
P2238 M Pump line shorted to ground | Wide-band sensor aged
P2239 M Pump line shorted to supply | Return path to ECU open
P223A M Heater winding or wiring fault
P223B M Heater winding or wiring fault
P223C M Pumping cell aged
P223D M Pumping cell aged
P223E M Sensor element aged or contaminated
P223F M Sensor element aged or contaminated
P2240 M Pumping current line open on bank 2 | Bank 2 wide-band sensor failed
P2241 M Pump cell open or sensor failed | Pumping current line shorted to ground
P2242 M Pumping current line shorted to positive | Sensor internally shorted
P2243 M Reference voltage line open | Wide-band sensor failed
P2244 M Reference circuit drift in ECU | High resistance in reference wiring
P2245 M Reference line shorted to ground | ECU reference output failed
P2246 M Reference line shorted to positive | Connector corroded with leakage
P2247 M Reference voltage line open on bank 2 | Bank 2 wide-band sensor failed
P2248 M Reference circuit drift in ECU | High resistance in reference wiring
P2249 M Reference line shorted to ground | ECU reference output failed
P224A M Heater element aged
P224B M Heater element aged
P224C LM Solenoid winding open
P224D M Valve seized closed
P224E M Short to ground
P224F M Short to battery voltage
P2250 M Reference line shorted to positive | Connector corroded with leakage
P2251 M Vs− line open | Wide-band sensor failed
P2252 M Vs negative line shorted to ground | Nernst cell return open inside sensor
P2253 M Vs negative line shorted to positive | Internal short in sensor
P2257 M Control wire shorted to ground | Faulty SAI relay
P2258 M Control wire shorted to battery | Open relay coil
P2259 M Short to ground
P225A M Sensor calibration memory corrupt
P225B M Sensor calibration memory corrupt
P225C M Sensor poisoned by silicon, sulphur, or oil ash
P225D M Sensor aged or condensate damaged
P225E M Sensor poisoned
P225F M Sensor aged
P2260 M Short to battery voltage
P2261 LM Stuck bypass valve | Leak in vacuum/pressure actuator
P2262 LM Charge pipe loose or split | Turbocharger mechanical damage | Wastegate stuck open
P2263 LM Charge-air leak | VNT vanes sticking with soot | Boost pressure sensor drift
P2264 M Defective water-in-fuel sensor | Wiring or connector fault
P2265 M Sensor drift or contamination
P2266 M Short to ground
P2267 M Open signal line
P2268 M Intermittent connector
P2269 LM Condensate accumulated in filter: drain required
P226A - Lamp drive failed
P226B LM Wastegate or VGT stuck closed
P226C M VGT vanes stiff or worn
P226D LM Substrate cracked or melted from runaway regen | Substrate removed by tampering
P226E M Substrate cracked, melted, or removed
P226F M VGT vanes stiff or worn
P2270 M Downstream sensor failed stuck lean | Exhaust leak after catalyst
P2271 M Downstream sensor failed stuck rich | Downstream sensor contaminated
P2272 M Downstream sensor failed stuck lean | Exhaust leak after catalyst
P2273 M Downstream sensor failed stuck rich
P2274 M Sensor aged or contaminated
P2275 M Sensor coated with carbon or fuel residue
P2276 M Sensor aged
P2277 M Sensor coated
P2278 M Wiring crossover after sensor replacement
P2279 M Boost pipe disconnected or cracked | Intake hose split
P227A M Sensor failed
P227B M Sensor drift
P227C M Short to ground
P227D M Open signal line
P227E M Intermittent connector
P227F M Cracked intake boot
P2280 M Clogged air filter element | Foreign object in intake
P2281 M Cracked or torn intake hose | Loose hose clamp
P2282 M Leaking intake manifold gasket | Cracked vacuum hose
P2283 M Sensor failed
P2284 LM ICP sensor drift | Leak in high-pressure oil system
P2285 LM Signal shorted to ground | Open 5 V supply
P2286 LM Signal shorted to supply | Open ground wire
P2287 M Intermittent connector contact | Sensor failing under load
P2288 LM IPR stuck closed
P2289 M Check valve stuck
P228A LM Pressure runaway
P228B M Pressure runaway
P228C M Regulator leaks or pump weak
P228D M Return path blocked or pump runaway
P228E M Long-term wear of regulator
P228F M Long-term drift upward
P2290 LM IPR stuck open | HP oil pump weak
P2291 LM HP oil rail does not pressurise
P2292 M Air in HP oil rail
P2293 LM Pressure regulator worn or sticking | High-pressure pump weak | Rail pressure sensor drift
P2294 LM Regulator solenoid open or shorted | Wiring break to regulator
P2295 M Drive line shorted to ground | Solenoid coil internally shorted
P2296 M Drive line shorted to supply | ECU driver stage failed
P2297 M Sensor slow or coated
P2298 M Sensor slow or coated
P2299 LM Brake light switch stuck on | Accelerator pedal sensor drift
P229A M Regulator leaks or pump weak
P229B M Return path blocked or pump runaway
P229C M Long-term wear of regulator
P229D M Long-term drift upward
P229E M Sensor element failed
P229F LM NOx sensor aging | Low SCR efficiency
P22A0 M Short to ground
P22A1 M Open signal line
P22A2 M Intermittent connector
P22A3 M Heater winding open
P22A4 M Short to ground
P22A5 M Short to battery voltage
P22A6 M Sense circuit failed
P22A7 M Sense circuit drift
P22A8 M Short to ground
P22A9 M Open signal line
P22AA M Intermittent connector
P22AB M Open positive current line
P22AC M Short to ground
P22AD M Short to battery voltage
P22AE M Open reference voltage line
P22AF M Reference voltage drift
P22B0 M Short to ground
P22B1 M Short to battery voltage
P22B2 M Open negative current line
P22B3 M Short to ground
P22B4 M Short to battery voltage
P22B5 M Open trim line
P22B6 M Short to ground
P22B7 M Short to battery voltage
P22B8 M Open positive current line
P22B9 M Short to ground
P22BA M Short to battery voltage
P22BB M Open reference voltage line
P22BC M Reference voltage drift
P22BD M Short to ground
P22BE M Short to battery voltage
P22BF M Open negative current line
P22C0 M Short to ground
P22C1 M Short to battery voltage
P22C2 M Open trim line
P22C3 M Short to ground
P22C4 M Short to battery voltage
P22C5 M Solenoid winding open
P22C6 M Short to ground
P22C7 M Short to battery voltage
P22C8 M Diaphragm torn or seat eroded
P22C9 M Valve seized
P22CA M Solenoid winding open
P22CB M Short to ground
P22CC M Short to battery voltage
P22CD M Valve stuck open
P22CE LM Valve stuck closed
P22CF M Solenoid winding open
P22D0 M Short to ground
P22D1 M Short to battery voltage
P22D2 M Valve seized open from carbon
P22D3 LM Valve seized closed
P22D4 M Position sensor failed
P22D5 M Sensor drift
P22D6 M Short to ground
P22D7 M Open signal line
P22D8 M Intermittent connector
P22D9 M Injector winding open
P22DA M Short to ground
P22DB M Short to battery voltage
P22DC M Winding ageing
P22DD M Injector winding open
P22DE M Short to ground
P22DF M Short to battery voltage
P22E0 M Winding ageing
P22E1 M Injector winding open
P22E2 M Short to ground
P22E3 M Short to battery voltage
P22E4 M Winding ageing
P22E5 M Injector winding open
P22E6 M Short to ground
P22E7 M Short to battery voltage
P22E8 M Winding ageing
P22E9 M Injector winding open
P22EA M Short to ground
P22EB M Short to battery voltage
P22EC M Winding ageing
P22ED M Injector winding open
P22EE M Short to ground
P22EF M Short to battery voltage
P22F0 M Winding ageing
P22F2 M Short to ground
P22F3 M Short to battery voltage
P22F4 M Winding ageing
P22F5 M Injector winding open
P22F6 M Short to ground
P22F7 M Short to battery voltage
P22F8 M Winding ageing
P22F9 M Sensor aged or protection cap clogged
P22FA M Sensor aged
P22FB M Element poisoned or end of life
P22FC M Sensor aged
P22FD M NOx sensor element aged or thermally damaged | SCR efficiency reduced (catalyst aged or contaminated) | Reductant injector dosing drift
P22FE M Sensor element poisoned by silicone, sulphur or oil ash | Thermal shock from condensate (cold start with wet exhaust) | Sensor at end of service life
P22FF M Temperature sensor drifts low or has shifted resistance | Short-trip operation: exhaust never reaches operating temperature | Exhaust heater or heat-management strategy not active
P2300 M Internal coil short | Primary wire shorted to ground
P2301 M Primary wire shorted to battery | Open primary winding
P2302 M Worn or fouled spark plug | Coil secondary winding failure
P2303 M Internal coil short | Primary wire shorted to ground
P2304 M Primary wire shorted to battery | Open primary winding
P2305 M Worn spark plug | Coil secondary failure
P2306 M Internal coil short | Wiring fault on coil C
P2307 M Primary shorted to battery | Open primary winding
P2308 M Worn spark plug | Coil secondary failure
P2309 M Internal coil short | Primary shorted to ground
P230A M Fuel injector for cylinder 1 has drifted in flow rate | Local intake or vacuum leak at cylinder 1 | Reduced compression on cylinder 1 (valves, rings) | Partial misfire from ignition or fuel-side defect
P230B M Fuel injector for cylinder 2 has drifted in flow rate | Local intake or vacuum leak at cylinder 2 | Reduced compression on cylinder 2
P230C M Fuel injector for cylinder 3 has drifted in flow rate | Local intake or vacuum leak at cylinder 3 | Reduced compression on cylinder 3
P230D M Fuel injector for cylinder 4 has drifted in flow rate | Local intake or vacuum leak at cylinder 4 | Reduced compression on cylinder 4
P230E M Fuel injector for cylinder 5 has drifted in flow rate | Reduced compression on cylinder 5
P230F M Fuel injector for cylinder 6 has drifted in flow rate | Reduced compression on cylinder 6
P2310 M Primary shorted to battery | Open primary winding
P2311 M Worn spark plug | Secondary winding failure
P2312 M Primary winding shorted to ground or harness chafed | Coil E internal driver fault | Connector oxidised or loose at coil E
P2313 M Open circuit in primary winding or harness for coil E | Control line shorted to battery or supply
P2314 M Spark plug worn, fouled or with excessive electrode gap | Secondary breakdown inside coil E | Spark lead or boot cracked
P2315 M Primary winding shorted to ground or harness chafed | Coil F internal driver fault
P2316 M Open circuit in primary winding or harness for coil F | Control line shorted to battery or supply
P2317 M Spark plug worn, fouled or with excessive electrode gap | Secondary breakdown inside coil F
P2318 M Primary winding shorted to ground or harness chafed | Coil G internal driver fault
P2319 M Open circuit in primary winding or harness for coil G
P231A M Fuel injector for cylinder 7 has drifted in flow rate | Reduced compression on cylinder 7
P231B M Fuel injector for cylinder 8 has drifted in flow rate | Reduced compression on cylinder 8
P231C M Fuel injector for cylinder 9 has drifted in flow rate | Reduced compression on cylinder 9
P231D M Fuel injector for cylinder 10 has drifted in flow rate | Reduced compression on cylinder 10
P231E M Fuel injector for cylinder 11 has drifted in flow rate | Reduced compression on cylinder 11
P231F M Fuel injector for cylinder 12 has drifted in flow rate | Reduced compression on cylinder 12
P2320 M Spark plug worn, fouled or with excessive electrode gap | Secondary breakdown inside coil G
P2321 M Primary winding shorted to ground or harness chafed | Coil H internal driver fault
P2322 M Open circuit in primary winding or harness for coil H
P2323 M Spark plug worn or fouled | Secondary breakdown inside coil H
P2324 M Primary winding shorted to ground or harness chafed | Coil I internal driver fault
P2325 M Open circuit in primary winding or harness for coil I
P2326 M Spark plug worn or fouled | Secondary breakdown inside coil I
P2327 M Primary winding shorted to ground or harness chafed | Coil J internal driver fault
P2328 M Open circuit in primary winding or harness for coil J
P2329 M Spark plug worn or fouled | Secondary breakdown inside coil J
P232A M TCM internal protection logic triggered by gearbox condition | Invalid or stuck shutdown message on powertrain bus
P232B M Injector partially clogged or coked | Injector aged: flow rate has drifted low | Increased contact resistance in injector harness
P232C M Injector leaks internally or seat leaking | Injector aged: flow rate has drifted high
P232D M Injector partially clogged or coked | Injector aged: flow rate has drifted low
P232E M Injector leaks internally or seat leaking | Injector aged: flow rate has drifted high
P232F M Sensor element slow or aged | Exhaust leak between catalyst and sensor | Sensor wiring high resistance or chafed
P2330 M Primary winding shorted to ground or harness chafed | Coil K internal driver fault
P2331 M Open circuit in primary winding or harness for coil K
P2332 M Spark plug worn or fouled | Secondary breakdown inside coil K
P2333 M Primary winding shorted to ground or harness chafed | Coil L internal driver fault
P2334 M Open circuit in primary winding or harness for coil L
P2335 M Spark plug worn or fouled | Secondary breakdown inside coil L
P2336 M Low octane fuel used | Carbon deposits causing pre-ignition | EGR not lowering combustion temperature
P2337 M Low octane fuel used | Carbon deposits causing pre-ignition
P2338 M Low octane fuel used | Carbon deposits causing pre-ignition
P2339 M Low octane fuel used | Carbon deposits causing pre-ignition
P233A M Open circuit in harness or connector | Regulator solenoid winding open
P233B M Control line shorted to ground | Regulator solenoid shorted internally
P233C M Control line shorted to battery or supply
P233D M Supply line open or relay defective | Fuse for regulator B supply blown
P233E M Supply feed has high contact resistance | Partial short to ground on supply line
P233F M Supply line shorted to a higher voltage rail | Supply relay contact welded closed
P2340 M Low octane or contaminated fuel | Carbon deposits raise compression locally | Local cooling issue at cylinder 5
P2341 M Low octane or contaminated fuel | Carbon deposits raise compression locally
P2342 M Low octane or contaminated fuel | Carbon deposits raise compression locally
P2343 M Low octane or contaminated fuel | Carbon deposits raise compression locally
P2344 M Persistent knocking on cylinder 9 (low-octane fuel, carbon deposits, hot spot) | Sensor or wiring biased high by short or moisture | Mechanical knock from bearings, piston pin or wrong torque
P2345 M Persistent knocking on cylinder 10 | Sensor or wiring biased high
P2346 M Persistent knocking on cylinder 11 | Sensor or wiring biased high
P2347 M Persistent knocking on cylinder 12 | Sensor or wiring biased high
P2348 M Open circuit in sensor or wiring | Connector loose or oxidised
P2349 M Sensor signal implausible against engine model | Sensor element drifted
P234A M Sensor signal shorted to ground | Sensor internal short
P234B M Signal line shorted to supply | Sensor ground open
P234C M Intermittent contact at connector or terminal | Harness chafed: intermittent short
P234D M Low compression on cylinder 9 (valves, rings, head gasket) | Injector flow too low
P234E M Injector overdelivery on cylinder 9 | Pre-ignition or knock
P234F M Weak combustion: low cycle-to-cycle variation | Pressure sensor signal amplitude low
P2350 M Rough combustion: excessive cycle-to-cycle variation | Injector intermittent on cylinder 9
P2351 M Mean effective pressure outside model | Injector flow has drifted
P2352 M Open circuit in sensor or wiring
P2353 M Sensor signal implausible against engine model
P2354 M Sensor signal shorted to ground
P2355 M Signal line shorted to supply
P2356 M Intermittent contact at connector
P2357 M Low compression on cylinder 10
P2358 M Injector overdelivery on cylinder 10
P235A M Rough combustion: excessive variation
P235B M Mean effective pressure outside model
P235C M Open circuit in sensor or wiring
P235D M Sensor signal implausible against engine model
P235E M Sensor signal shorted to ground
P235F M Signal line shorted to supply
P2360 M Intermittent contact at connector
P2361 M Low compression on cylinder 11
P2364 M Rough combustion: excessive variation
P2365 M Mean effective pressure outside model
P2366 M Open circuit in sensor or wiring
P2367 M Sensor signal implausible against engine model
P2368 M Sensor signal shorted to ground
P2369 M Signal line shorted to supply
P236A M Intermittent contact at connector
P236B M Low compression on cylinder 12
P236C M Injector overdelivery on cylinder 12
P236D M Weak combustion: low cycle-to-cycle variation
P236E M Rough combustion: excessive variation
P236F M Mean effective pressure outside model
P2370 M Open in harness or connector to regulator B | Regulator solenoid winding open
P2371 M Regulator stem sticking due to debris or wear | High-pressure pump wear changes regulator response
P2372 M Control line shorted to ground | Regulator solenoid shorted internally
P2373 M Control line shorted to battery or supply
P2374 M Open in sensor signal, supply or ground | Connector corroded by underhood moisture
P2375 M Sensor element drifted | Reference hose blocked or kinked
P2376 M Signal shorted to ground
P2377 M Signal shorted to supply | Sensor ground open
P2378 M Intermittent contact at connector or terminal | Harness chafed or pinched
P2379 M Sensor element slow or aged | Exhaust leak between catalyst and sensor
P237A M Sensing element or protective tube fouled with soot, oil or coolant | Sensor seal or thread leaks: bypass air dilutes sample
P237B M Sensing element or protective tube fouled | Sensor seal leaks: bypass air dilutes sample
P237C M Open in harness or connector | Actuator solenoid or motor winding open
P237D M Control line shorted to ground
P237E M Control line shorted to supply
P237F M Flap stuck due to soot or carbon deposits | Actuator gearing worn or slipping | Position sensor offset against actual flap angle
P2381 M Signal line shorted to supply | Sensor ground open
P2382 M Signal line shorted to ground | Sensor internal short
P2383 M Sensor element drifted | Reference port partially blocked by soot
P2384 M Intermittent contact at connector or terminal | Harness chafed or pinched
P2385 M Open in sensor signal, supply or ground | Connector corroded or contaminated
P2386 M Signal line shorted to supply
P2387 M Signal line shorted to ground
P2388 M Sensor element drifted
P2389 M Intermittent contact at connector
P238A M Open in sensor or wiring
P238B M Sensor element drifted
P238C M Signal shorted to ground
P238D M Signal shorted to supply
P238E M Intermittent contact at connector
P238F M Water has collected in the filter trap
P2390 M Open in actuator or wiring
P2391 M Valve stuck due to soot
P2392 M Control line shorted to ground
P2393 M Control line shorted to supply
P2394 M Valve stuck open due to soot or broken linkage
P2395 M Valve stuck closed due to soot or broken linkage
P2396 M Open in sensor or wiring
P2397 M Sensor signal offset
P2398 M Signal shorted to ground
P2399 M Signal shorted to supply
P239A M Intermittent contact at connector
P239B M Motor overloaded by jammed valve
P239C M Valve does not seat fully
P239D M Valve does not open fully
P239E M Sensor element slow or aged
P239F M Sensor element slow or aged
P23A0 M Sensing element or protective tube fouled
P23A1 M Sensing element or protective tube fouled
P23A2 M Open in harness or actuator
P23A3 M Control line shorted to ground
P23A4 M Control line shorted to supply
P23A5 M Flap stuck due to soot or carbon
P23A6 M Valve stuck open
P23A7 M Valve stuck closed
P23A8 M Linkage worn or slipping
P23A9 M Bus communication lost
P23AA M Valve stuck due to debris or actuator failure
P23AB M Internal software anomaly
P23AC M Open in sensor or wiring
P23AD M Sensor element drifted
P23AE M Signal shorted to ground
P23AF M Signal shorted to supply
P23B0 M Intermittent contact at connector
P23B1 M Open in heater control wiring
P23B2 M Heater control line shorted to ground
P23B3 M Heater control line shorted to supply
P23B4 M Open in heater sense line
P23B5 M Heater current drifted
P23B6 M Supply voltage low
P23B7 M Heater element aged
P23B8 M Sense line shorted to ground
P23B9 M Sense line shorted to supply
P23BA M Intermittent contact at connector
P23BB M Heater element aged
P23BC M Calibration memory corrupted
P23BD M Sensor element biased high
P23BE M Sensor element biased low
P23BF M Sensor element aged
P23C0 M Sensor element aged
P23C1 M Sensor element poisoned by silicone or sulphur
P23C2 M Sensor element aged
P23C3 M Open in sensor or wiring
P23C4 M Signal shorted to ground
P23C5 M Signal shorted to supply
P23C6 M Motor overloaded by jammed valve
P23C7 M Open in control wiring
P23C8 M Control line shorted to ground
P23C9 M Control line shorted to supply
P23CA M Open in heater or wiring
P23CB M Control line shorted to ground
P23CC M Control line shorted to supply
P23CD M Open in feedback wiring
P23CE M Feedback signal drifted
P23CF M Feedback line shorted to ground
P23D0 M Feedback line shorted to supply
P23D1 M Open in heater or wiring
P23D2 M Control line shorted to supply
P23D3 M Control line shorted to ground
P23D4 M Heater element aged
P23D5 M Open in heater or wiring
P23D6 M Control line shorted to supply
P23D7 M Control line shorted to ground
P23D8 M Heater element aged
P23D9 M Open in heater or wiring
P23DA M Control line shorted to supply
P23DB M Control line shorted to ground
P23DC M Heater element aged
P23DD M Open in heater or wiring
P23DE M Control line shorted to supply
P23DF M Control line shorted to ground
P23E0 M Heater element aged
P23E1 M Open in valve or wiring
P23E2 M EGR valve C sticking due to soot
P23E3 M Control line shorted to ground
P23E4 M Control line shorted to supply
P23E5 M Valve stuck open
P23E6 M Valve stuck closed
P23E7 M EGR cooler C clogged with soot
P23E8 M EGR valve C sticking open
P23E9 M Open in output wiring
P23EA M Output line shorted to ground
P23EB M Output line shorted to supply
P23EC M Open in output wiring
P23ED M Output line shorted to ground
P23EE M Output line shorted to supply
P23EF M Open in output wiring
P23F0 M Output line shorted to ground
P23F1 M Output line shorted to supply
P23F2 M Injector B for cylinder 1 has drifted in flow rate
P23F3 M Injector B for cylinder 2 has drifted in flow rate
P23F4 M Injector B for cylinder 3 has drifted in flow rate
P23F5 M Injector B for cylinder 4 has drifted in flow rate
P23F6 M Injector B for cylinder 5 has drifted in flow rate
P23F7 M Injector B for cylinder 6 has drifted in flow rate
P23F8 M Injector B for cylinder 7 has drifted in flow rate
P23F9 M Injector B for cylinder 8 has drifted in flow rate
P23FA M Injector B for cylinder 9 has drifted in flow rate
P23FB M Injector B for cylinder 10 has drifted in flow rate
P23FC M Injector B for cylinder 11 has drifted in flow rate
P23FD M Injector B for cylinder 12 has drifted in flow rate
P23FE M Secondary fuel system has drifted
P23FF M Secondary fuel system has drifted
P2400 M Leak detection pump failed | Wiring open to pump
P2401 M Drive line shorted to ground | Pump internal short
P2402 M Drive line shorted to supply | Pump ground open
P2403 M Open in pump or sense wiring
P2404 M Pump diaphragm worn | Reed switch intermittent
P2405 M Sense line shorted to ground
P2406 M Sense line shorted to supply
P2408 M Cap switch worn | Cap seal aged, switch never seats
P2409 M Contact drifted or dirty
P240A M Open in heater or wiring
P240B M Control line shorted to ground
P240C M Control line shorted to supply
P240D M Hose or fitting leak
P240E M Hose, fitting or cylinder valve leak
P240F M EGR valve or cooler sticky
P2411 M Signal wire open | Cap switch failed
P2412 M Intermittent contact at connector
P2413 LM Carbon buildup in EGR passages | Sticking EGR valve | EGR differential pressure sensor fault
P2414 M Sensing element fouled
P241A M Harness swapped during repair
P241B M Harness swapped during repair
P241C M Ice in throttle bore
P241D M AdBlue tank empty or out of compliance
P241E M Valve stuck closed
P241F M Cooler fouled with soot or scaled
P2421 M Vent valve mechanically stuck open | Dust/debris preventing valve seat
P2422 M Vent valve seized closed | Drive circuit open
P2423 M Catalyst aging / thermal damage | Oxygen sensor drift
P2424 M Catalyst adsorber aged
P2425 M Open in valve or wiring
P2426 M Control line shorted to ground
P2427 M Control line shorted to supply
P2428 M DPF blocked or active regeneration
P2429 M DPF blocked or active regeneration
P242A M Open in sensor or wiring
P242B M Sensor element drifted
P242C M Signal shorted to ground
P242D M Signal shorted to supply
P242E M Intermittent contact at connector
P242F M DPF full of ash
P2430 M Open in sensor or wiring
P2431 M Defective SAI sensor | SAI sensor wiring fault
P2433 M Signal shorted to supply
P2434 M Intermittent contact at connector
P2435 M Open in sensor or wiring
P2436 M Sensor element drifted
P2437 M Signal shorted to ground
P2438 M Signal shorted to supply
P2439 M Intermittent contact at connector
P243A M DPF full of ash
P243B M DPF heavily clogged
P243C M Short-trip operation
P243D M Regeneration too slow
P243E M Regeneration aborted before completion
P243F M Soot loading critical
P2440 M Switching valve stuck open by carbon or corrosion
P2441 M Switching valve stuck closed by carbon | Vacuum control line leak
P2442 M Switching valve stuck open
P2443 M Switching valve stuck closed
P2448 M AIR switching valve stuck open
P2449 M AIR switching valve stuck open
P244A LM Cracked or missing DPF substrate | Leak in pressure sensing line
P244D M Engine load too high: filter overheating risk
P244E M Engine load too low for regeneration
P244F M Engine load too high: filter overheating risk
P2450 M Mechanical failure of valve | Contamination preventing motion
P2451 M Valve stuck closed
P2452 M DPF pressure sensor failed | Sensor sample hoses clogged with soot
P2453 M Sample hoses clogged or kinked | Sensor drift
P2454 M Signal wire shorted to ground | Reference voltage line open
P2455 M Signal shorted to supply | Sensor ground open
P2456 M Connector intermittent | Wiring chafed against bracket
P2458 LM Heavy soot load, short trips | Post-injection insufficient
P2459 M Predominantly short-trip operation | Leaking injector raises soot output | High engine oil consumption (turbo seals, valve stems)
P245A M Open in valve or wiring
P245B M Bypass valve sticking due to soot
P245C M Control line shorted to ground
P245D M Control line shorted to supply
P245E M Open in sensor or wiring
P245F M Sensor element drifted
P2463 LM DPF heavily loaded after multiple aborted regenerations | Predominantly short-trip operation | Differential pressure sensor reading drifted high
P2466 M Open in sensor or wiring
P2467 M Sensor element drifted
P2468 M Signal shorted to ground
P2469 M Signal shorted to supply
P246A M Intermittent contact at connector
P246B M Short-trip operation
P246C M DPF heavily clogged
P246D M One sensor has drifted
P246E M Open in sensor or wiring
P2474 M Sensor element drifted
P2475 M Signal shorted to ground
P2476 M Signal shorted to supply
P2477 M Intermittent contact at connector
P2478 M Sensor element aged
P2479 M Sensor element aged
P247A M Sensor element aged
P247B M Sensor element aged
P247C M Sensor element aged
P247D M Sensor element aged
P247E M Sensor element aged
P247F M Sensor element aged
P2481 M Signal shorted to ground
P2482 M Signal shorted to supply
P2483 M Sensor element drifted
P2484 M Intermittent contact at connector
P2485 M Open in sensor or wiring
P2486 M Signal shorted to ground
P2487 M Signal shorted to supply
P2488 M Sensor element drifted
P2489 M Intermittent contact at connector
P248A M Sense line shorted to ground
P248B M Sense line shorted to supply
P248C M Sense line shorted to ground
P248D M Sense line shorted to supply
P248E M Open in valve or wiring
P248F M Bypass valve sticking due to soot
P2490 M Control line shorted to ground
P2491 M Control line shorted to supply
P2492 M Open in sensor or wiring
P2493 M Sensor signal offset
P2494 M Signal shorted to ground
P2495 M Signal shorted to supply
P2496 M Intermittent contact at connector
P2497 M Open in sensor or wiring
P2498 M Sensor signal offset
P2499 M Signal shorted to ground
P249A M Signal shorted to supply
P249B M Intermittent contact at connector
P249C M SCR warm-up slow
P249D M Reductant pump pressure low
P249E M Dosing valve does not seat fully
P249F M EGT rise too slow
P24A0 M Drive cycle load too low
P24A1 M DPF runaway exotherm
P24A2 M Regeneration aborted before completion
P24A3 M Soot loading high
P24A4 M Soot loading critical
P24A5 M Valve stuck open
P24A6 M Valve stuck open
P24A7 M Open in pump or wiring
P24A8 M Pump impeller worn or rotor seized
P24A9 M Control line shorted to ground
P24AA M Control line shorted to supply
P24AB M Driver stage stuck on
P24AC M Feedback line shorted to ground
P24AD M Feedback line shorted to supply
P24AE M Open in sensor or wiring
P24AF M Sensor element drifted
P24B0 M Signal shorted to ground
P24B1 M Signal shorted to supply
P24B2 M Intermittent contact at connector
P24B3 M Open in heater or wiring
P24B4 M Heater element aged
P24B5 M Control line shorted to ground
P24B6 M Control line shorted to supply
P24B7 M Heater element aged
P24B8 M Open in sensor or wiring
P24B9 M Sensor element drifted
P24BA M Signal shorted to ground
P24BB M Signal shorted to supply
P24BC M Intermittent contact at connector
P24BD M Open in valve or wiring
P24BE M Control line shorted to ground
P24BF M Control line shorted to supply
P24C0 M Valve stuck on
P24C1 M Valve stuck off
P24C2 M One sensor has drifted
P24C3 M One sensor has drifted
P24C4 M Heavy carbon build-up on valve seat
P24C5 M Heavy carbon build-up on valve seat
P24C6 M Open in temperature element
P24C7 M Temperature element drifted
P24C8 M Signal shorted to ground
P24C9 M Signal shorted to supply
P24CA M Intermittent contact at connector
P24CB M Open in switch or wiring
P24CC M Contact drifted
P24CD M Signal shorted to ground
P24CE M Signal shorted to supply
P24CF M Intermittent contact at connector
P24D0 M Supply voltage low
P24D1 M Regeneration aborted before completion
P24D2 M Open in sense wiring
P24D3 M Open in sense wiring
P24D4 M Open in feedback wiring
P24D5 M Open in sensor or wiring
P24D6 M Sensor element drifted
P24D7 M Signal shorted to ground
P24D8 M Signal shorted to supply
P24D9 M Intermittent contact at connector
P24DA M Sensing element fouled
P24DB M Open in valve or wiring
P24DC M Purge valve sticking
P24DD M Control line shorted to ground
P24DE M Control line shorted to supply
P24DF M Valve stuck open
P24E0 M Valve stuck closed
P24E1 M Open in sensor or wiring
P24E2 M Sensor element drifted
P24E3 M Signal shorted to ground
P24E4 M Signal shorted to supply
P24E5 M Corroded or loose sensor connector | Chafed or vibrating harness near the exhaust | Aged ceramic sensor element drifting under heat cycles
P24E6 M Burnt-out heater winding inside the sensor | Broken wire or unplugged connector | Failed heater driver stage in the dosing module
P24E7 M Heater control wire shorted to ground | Internal short across the heater element | Low-side driver pulled down in the control module
P24E8 M Heater control wire shorted to battery voltage | High-side driver stuck on
P24E9 M Aged heater with increased resistance | Poor thermal contact between heater and sensing cell
P24EA M Open or shorted supply wire | Failing supply rail inside the dosing module
P24EB M Supply line shorted to ground | High-resistance ground at the SCR module
P24EC M Supply line shorted to battery voltage | Failed voltage regulator in the dosing module
P24ED M New sensor installed but not coded/learned to the ECM | Corrupted calibration memory after voltage drop
P24EE M Internal processor or firmware fault | Brown-out from supply voltage dips
P24EF M Broken wake-up wire or unplugged connector | Failed wake-up input stage in the module
P24F0 M Wake-up wire shorted to ground | Door, hood or terminal switch stuck closed
P24F1 M Wake-up wire shorted to battery voltage
P24F2 M One sensor drifting outside tolerance | Residual heat in the charge-air cooler after a hot soak
P24F3 M One temperature sensor drifting outside tolerance | Recently active reductant tank heater warming the tank above ambient
P24F4 M Aged sensor element with reduced response speed | Soot clogging the protective tube
P24F5 M Aged sensor element with reduced response speed | Soot clogging the protective tube
P24F6 M Mechanically stuck open valve from soot or coking | Broken return spring
P24F7 M Stuck closed by deposits or seized armature | Open coil: valve never opens
P24F8 M Open or shorted control wire | Failed driver stage in the dosing module
P24F9 M Aged solenoid with weakened magnetic force | Coked armature with increased friction
P24FA M Control wire shorted to ground | Failed low-side driver stuck on
P24FB M Control wire shorted to battery voltage | Open ground or open coil
P24FC M Partial short across the heater element | Driver overheating due to poor cooling on the module
P24FD M Incorrect or non-OEM DPF installed | Coding mismatch after part replacement
P24FE M Incorrect or non-OEM SCR catalyst installed | Coding mismatch after part replacement
P24FF M Tank heater stuck on | Heat soak from exhaust or engine bay
P2500 M L-terminal shorted to ground | Alternator regulator failed
P2501 M L-terminal shorted to supply | Alternator regulator failed
P2502 M Alternator output fault | Voltage regulator fault
P2503 M Weak alternator output | Faulty voltage regulator | Slipping drive belt
P2504 M Faulty voltage regulator | Poor alternator ground
P2505 M Failed main relay | Blown fuse on the ECM power feed | Corroded connector pin at the ECM
P2506 M Aged main relay contacts with rising contact resistance | Weak battery sagging during crank
P2507 M Main relay does not pull in | Open supply wire | Severely discharged battery
P2508 M Alternator regulator overvoltage | Improper external power source or jump-start
P2509 M Poor battery cable connection | Intermittent main relay
P250A - Open or shorted wiring to the sensor | Corroded connector at the oil pan
P250B - Aged or contaminated sender | Foaming oil under high RPM masking the level
P250C - Signal wire shorted to ground | Sender shorted internally
P250D - Signal wire shorted to reference voltage | Open signal return
P250E - Loose or oil-soaked connector | Cracked sender housing
P250F M High oil consumption between services | External oil leak | Missed top-up since last service
P2510 M Main relay contacts pitted | Sense wiring corroded
P2511 M Aged main relay contacts | Chafed sense wire shorting intermittently
P2512 M Open request wire or unplugged module | Failed input stage in the EDR
P2513 M Request wire shorted to ground
P2514 M Request wire shorted to battery voltage
P2515 M Open or shorted wiring to the sensor | Failed sensor element
P2516 M Low refrigerant charge | Contaminated or aged sensor diaphragm
P2517 M Signal wire shorted to ground | Missing 5 V reference at the sensor
P2518 M Signal wire shorted to reference voltage | Open signal return at the sensor
P2519 M Open or shorted A/C request wire | HVAC module not transmitting the request
P251A M Open switch wire or unplugged switch | Failed PTO enable switch
P251B M Switch wire shorted to ground | Switch stuck closed
P251C M Switch wire shorted to battery voltage
P251D M Broken shutdown wire or unplugged work attachment
P251E M Shutdown wire shorted to ground
P251F M Shutdown wire shorted to battery voltage
P2520 M Request wire shorted to ground
P2521 M Request wire shorted to battery voltage
P2522 M Open or shorted A/C request wire B | HVAC module not transmitting request B
P2523 M Request wire shorted to ground
P2524 M Request wire shorted to battery voltage
P2525 M Open or shorted wiring to the sensor | Failed sensor element
P2526 M Leaking reservoir or vacuum line | Aged sensor with offset drift
P2527 M Signal wire shorted to ground | Missing 5 V reference at the sensor
P2528 M Signal wire shorted to reference voltage | Open signal return
P2529 M Loose connector | Chafed harness
P252A - Open or shorted wiring to the sensor | Failed sensor electrode after long use
P252B - Contaminated sensor electrode | Oil grade outside the sensor calibration range
P252C - Signal wire shorted to ground
P252D - Signal wire shorted to reference voltage
P252E - Loose oil-soaked connector | Cracked sensor housing
P252F M Overfilled at last service | Fuel dilution from incomplete DPF regeneration | Coolant intrusion (head gasket / cooler)
P2530 M Faulty ignition switch contacts | Wiring or connector fault
P2531 M Run input wire shorted to ground | Switch contact stuck closed
P2532 M Run input wire shorted to battery voltage
P2533 M Open or shorted On/Start wire
P2534 M On/Start wire shorted to ground
P2535 M On/Start wire shorted to battery voltage
P2536 M Open or shorted ACC wire
P2537 M ACC wire shorted to ground
P2538 M ACC wire shorted to battery voltage
P2539 M Open or shorted wiring to the sensor | Failed sensor element
P253A M Open sense wire
P253B M Sticky or worn PTO clutch | Mis-adjusted limit switch
P253C M Sense wire shorted to ground
P253D M Sense wire shorted to battery voltage
P253E M Loose connector | Chattering limit switch
P253F M Service interval exceeded | High DPF regeneration load with fuel dilution
P2540 M Defective low-pressure sensor | Wiring or connector fault
P2542 M Signal wire shorted to reference voltage | Open signal return
P2544 LM CAN communication error | Fault in requesting module
P2545 M Requesting module sending invalid values | Communication bus corruption between modules
P2546 M Signal wire shorted to ground | CAN message stuck at minimum value
P2547 M Signal wire shorted to reference voltage | CAN message stuck at maximum value
P2548 M Open or shorted wire / invalid CAN message
P2549 M Requesting module sending invalid values
P254A M Open wire or unplugged switch
P254B M Contaminated rotary contact
P254C M Switch wire shorted to ground
P254D M Switch wire shorted to battery voltage
P254E M Worn rotary contact
P254F - Open or shorted hood-switch wire | Aged switch with corroded contacts
P2550 M Signal wire shorted to ground
P2551 M Signal wire shorted to reference voltage
P2552 M Open or shorted inhibit wire
P2553 M Requesting module sending an inconsistent value
P2554 M Inhibit wire shorted to ground
P2555 M Inhibit wire shorted to battery voltage
P2556 M Open or shorted wiring to the sensor | Corroded connector at the expansion tank
P2557 M Stuck float | Trapped air around the sensor
P2558 M Signal wire shorted to ground
P2559 M Signal wire shorted to reference voltage
P255A M Open wire or unplugged switch
P255B M Contaminated rotary contact
P255C M Switch wire shorted to ground
P255D M Switch wire shorted to battery voltage
P255E M Worn rotary contact
P255F M HVAC module sending inconsistent request
P2560 M External coolant leak (hose, radiator, water pump) | Missed top-up since last service | Head gasket leaking coolant into combustion
P2561 M Internal fault in the HVAC module: read its DTCs
P2562 M Open or shorted wiring to the position sensor | Failed Hall element after thermal cycling
P2563 LM Position sensor failed | Wiring open or chafed near turbo
P2564 M Signal wire shorted to ground | Missing 5 V reference at the sensor
P2565 M Signal wire shorted to reference voltage | Open signal return
P2569 M Signal wire shorted to ground | Sensor shorted internally
P256A M Open wire or unplugged switch
P256B M Contaminated rotary contact
P256C M Switch wire shorted to ground
P256D M Switch wire shorted to battery voltage
P256E M Worn rotary contact
P256F M HVAC module sending inconsistent request B
P2570 M Signal wire shorted to reference voltage | Open signal return
P2571 M Loose connector | Chafed harness
P2572 M Open or shorted wiring
P2573 M Aged sensor with offset drift
P2574 M Signal wire shorted to ground
P2575 M Signal wire shorted to reference voltage
P2576 M Loose connector
P2577 M DOR coating worn off the radiator | Coating contaminated by salt and grime
P2578 M Open or shorted wiring | Aged sensor with reduced output amplitude
P2579 M Oil-contaminated sensor tip | Aged Hall element
P257A M Open control wire | Failed driver in the control module
P257B M Control wire shorted to ground
P257C M Control wire shorted to battery voltage | Open coil
P257D - Worn switch with contact bounce | Misaligned hood actuator
P257E - Switch wire shorted to ground
P257F - Switch wire shorted to battery voltage
P2580 M Signal wire shorted to ground | Open supply at the sensor
P2581 M Signal wire shorted to reference voltage
P2582 M Oil mist on the sensor tip | Chafed harness near the turbo
P2583 M Dirty sensor surface (radar emblem / camera lens) | Sensor misaligned after a frontal impact | Failed sensor module
P2584 M Internal fault in the fuel additive module: read its DTCs
P2585 - Additive tank low: service refill required
P2586 M Open or shorted wiring to the position sensor | Failed Hall element
P2587 M Sensor mounting misaligned after service | Aged Hall element
P2588 M Signal wire shorted to ground
P2589 M Signal wire shorted to reference voltage
P258A M Open control wire to the pump | Failed driver in the control module
P258B M Aged motor brushes or dry vanes | Leaking vacuum line
P258C M Control wire shorted to ground
P258D M Control wire shorted to battery voltage | Open pump motor winding
P258E M Switch contact bounce | Switch operated while vehicle is moving
P258F M Open or shorted output line | Downstream consumer not loading the line
P2590 M Vibration-induced chafing of the harness | Oil mist on the sensor
P2591 M Dirty sensor surface | Sensor misaligned after a frontal impact
P2592 M Dirty sensor surface | Sensor misaligned after a frontal impact
P2593 M Open or shorted wiring
P2594 M Oil-contaminated sensor tip
P2595 M Signal wire shorted to ground
P2596 M Signal wire shorted to reference voltage
P2597 M Oil mist on the sensor tip
P2598 M Actuator mechanically stuck near low end | Sensor pegged low
P2599 M Actuator mechanically stuck near high end
P259A M Actuator mechanically stuck near low end
P259B M Actuator mechanically stuck near high end
P259C M Carbonised VGT vanes | Leaky pneumatic actuator
P259D M Carbonised VGT vanes
P259E M Boost leak in the charge-air path | Failing turbocharger that cannot produce target boost
P259F M Wastegate stuck closed
P25A0 M Boost leak in the charge-air path
P25A1 M Wastegate stuck closed
P25A2 M Internal fault in the brake module: read its DTCs
P25A3 - Hood not properly latched | Failed hood latch sensor
P25A4 M Open or shorted switch wire
P25A5 M Switch contact bounce
P25A6 M Switch wire shorted to ground
P25A7 M Switch wire shorted to battery voltage
P25A8 M Worn switch contact
P25A9 M Open control wire to the solenoid | Open solenoid coil
P25AA M Control wire shorted to ground
P25AB M Control wire shorted to battery voltage
P25AC M Solenoid stuck closed by oil sludge
P25AD M Solenoid stuck open
P25AE M Low engine oil level | Sludge-clogged oil gallery | Worn oil pump
P25AF M Internal fault: read the module DTCs
P25B0 M Stuck float | Bent float arm catching the tank wall
P25B1 M Stuck float
P25B2 M One stuck float: inspect both
P25B3 M Seized wastegate linkage | Broken return spring
P25B4 M Carbon-locked wastegate flap | Seized linkage
P25B5 M Seized wastegate linkage
P25B6 M Carbon-locked wastegate flap
P25B7 M Open or shorted wire
P25B8 M Wire shorted to ground
P25B9 M Wire shorted to battery voltage
P25BA M Open switch wire
P25BB M Switch wire shorted to ground
P25BC M Switch wire shorted to battery voltage
P25BD M Turbocharger oil seal leak feeds engine oil into the intake | Oil collected in the intercooler is sucked into the engine on load | Failed PCV / crankcase breather floods intake with oil mist
P25BE M Broken wire or corroded connector on the disable control line | Open coil in the alt-fuel disable relay | Output driver in the alt-fuel control module faulty
P25BF M Disable control wire shorted to a battery voltage supply | Output driver stuck on inside the control module
P25C0 M Disable control wire shorted to ground | Low-side driver internally shorted
P25C1 M Open feedback wire between relay and control module | Feedback contact in the disable relay corroded or stuck
P25C2 M Feedback wire shorted to a battery voltage supply | Pull-up resistor in the input stage failed
P25C3 M Feedback wire shorted to ground | Open pull-up resistor in the controller input
P25C4 M Open sensor element or broken sensor wire | Corroded connector on the booster sensor pigtail
P25C5 M Sensor drift or contamination on the temperature element | Sensor not seated properly against the booster motor housing
P25C6 M Internal short in the sensor element | Sensor signal wire shorted to ground
P25C7 M Open sensor element | Sensor signal wire shorted to the 5 V reference
P25C8 M Sensor connector not fully seated or pin tension lost | Harness chafed against booster housing or pedal bracket
P25C9 M Active DTC stored in the secondary brake module | Communication loss interpreted as MIL request
P25CA M Open coil in the park-lock solenoid | Broken control wire between ECU and solenoid
P25CB M Control wire shorted to ground | ECU low-side driver internally shorted
P25CC M Control wire shorted to a battery voltage supply | ECU output driver stuck on
P25CD M Open coil in the park-lock solenoid | Broken control wire between ECU and solenoid
P25CE M Control wire shorted to ground | ECU low-side driver internally shorted
P25CF M Control wire shorted to a battery voltage supply | ECU output driver stuck on
P25D0 M Open coil in the park-lock solenoid | Broken control wire between ECU and solenoid
P25D1 M Control wire shorted to ground | ECU low-side driver internally shorted
P25D2 M Control wire shorted to a battery voltage supply | ECU output driver stuck on
P25D3 M Open coil in the park-lock solenoid | Broken control wire between ECU and solenoid
P25D4 M Control wire shorted to ground | ECU low-side driver internally shorted
P25D5 M Control wire shorted to a battery voltage supply | ECU output driver stuck on
P25D6 M Soot or carbon deposits prevent valve from reaching the stop | Worn linkage between actuator and valve flap | Position sensor not aligned with valve shaft
P25D7 M Open sender resistor or broken float | Corroded tank pump module connector
P25D8 M Float arm stuck on baffle or fuel pump module | Worn spot on the resistor track at common fill level
P25D9 M Internal short in the sender resistor | Signal wire shorted to ground
P25DA M Open sender resistor | Signal wire shorted to the 5 V reference
P25DB M Tank module connector not fully seated | Harness chafed near tank straps
P25DC M Float arm jammed against tank wall, baffle or pump module | Resistor wiper seized by varnish from old fuel
P25DD M Park-lock pin stuck in the locked groove | Low oil pressure cannot push the lock pin out | Oil control valve blocked by debris
P25DE M Worn vanes or housing inside the phaser | Sludge or contaminated oil prevents return to base | Oil control valve leaks internally
P25DF M Oil control valve spool sticks under varnish | Stretched timing chain shifts cam reference | Wrong oil viscosity slows phaser response
P25E0 M Park-lock pin stuck in the locked groove | Low oil pressure cannot push the lock pin out | Oil control valve blocked by debris
P25E1 M Worn vanes or housing inside the phaser | Sludge or contaminated oil prevents return to base | Oil control valve leaks internally
P25E2 M Oil control valve spool sticks under varnish | Stretched timing chain shifts cam reference | Wrong oil viscosity slows phaser response
P25E3 M Park-lock pin stuck in the locked groove | Low oil pressure cannot push the lock pin out | Oil control valve blocked by debris
P25E4 M Worn vanes or housing inside the phaser | Sludge or contaminated oil prevents return to base | Oil control valve leaks internally
P25E5 M Oil control valve spool sticks under varnish | Stretched timing chain shifts cam reference | Wrong oil viscosity slows phaser response
P25E6 M Park-lock pin stuck in the locked groove | Low oil pressure cannot push the lock pin out | Oil control valve blocked by debris
P25E7 M Worn vanes or housing inside the phaser | Sludge or contaminated oil prevents return to base | Oil control valve leaks internally
P25E8 M Oil control valve spool sticks under varnish | Stretched timing chain shifts cam reference | Wrong oil viscosity slows phaser response
P25E9 M Open electromagnetic clutch coil | Worn friction surfaces leave the air gap too large to attract | Corroded armature plate stuck open
P25EA M Armature plate seized to the pulley face | Driver stuck on keeps clutch energised | Failed pulley bearing welds clutch surfaces
P25EB M Coil resistance increased due to thermal damage | High-resistance contact in the clutch connector
P25EC M Control wire shorted to ground | Internal short in the clutch coil
P25ED M Control wire shorted to a battery voltage supply | Open clutch coil
P25EE M Open pump motor winding or worn brushes | Broken control wire between ECU and pump
P25EF M Worn diaphragm or vanes inside the pump | Cracked vacuum hose or loose connection
P25F0 M Control wire shorted to ground | Internal short in pump motor winding
P25F1 M Control wire shorted to a battery voltage supply | Open motor winding or worn brushes
P25F2 M Open sensor element or broken signal wire | Corroded connector at sensor pigtail
P25F3 M Sensor drift after thermal aging | Sensing hose blocked by oil residue
P25F4 M Internal short in the sensor element | Signal wire shorted to ground
P25F5 M Open sensor element | Signal wire shorted to the 5 V reference
P25F6 M Failed AIR pump motor or impeller | Check valve seized by exhaust soot | Corroded or cracked air injection pipe
P25F7 M Air pipe partially blocked by carbon | Worn pump impeller reduces flow | Leak between pump and check valve
P25F8 M Open solenoid coil | Open or shorted wiring to the valve
P25F9 M Control wire shorted to ground | Internal short in the solenoid coil
P25FA M Control wire shorted to a battery voltage supply | Open solenoid coil
P25FB M Coil resistance changed by thermal stress | High-resistance contact in the valve connector
P25FC M Carbon buildup blocks the valve flap | Actuator linkage seized by corrosion
P25FD M Sustained high duty cycle from charge balancing strategy | Cooling air channel blocked by debris
P25FE M Worn friction surfaces or air gap drift | Oil or debris on the clutch face
P25FF M Aged smoothing capacitors lose capacitance | Battery condition causes input voltage to drop too far | Internal fault in the converter switching stage
P2600 M Open pump motor winding | Broken control wire to the pump
P2601 M Pump motor seized by debris or sediment | Cracked rotor magnet decouples drive
P2605 M Open heater grid element | Failed heater relay or open coil
P2606 M Partial element failure raises grid resistance | Burned relay contacts
P2607 M Control wire shorted to ground | Internal short in relay coil
P2608 M Control wire shorted to a battery voltage supply | Open relay coil
P2609 M High-resistance battery feed to the heater | Intake air temperature sensor reads with offset
P260B M Control wire shorted to ground | Internal short in the solenoid coil
P260C M Control wire shorted to a battery voltage supply | Open solenoid coil
P260D M Burnt-out indicator bulb | Open or shorted wire between cluster and ECU
P260E M Burnt-out indicator bulb | Open or shorted wire to the cluster
P260F M Internal fault in the monitoring processor | Software memory corruption
P2610 M ECU internal timer fault | Keep-alive memory power intermittent
P2611 M Open coil in the valve solenoid | Broken control wire
P2612 M Control wire shorted to ground | Internal short in the valve solenoid
P2613 M Control wire shorted to a battery voltage supply | Open solenoid coil
P2614 M Open output wiring | Internal ECU output driver fault
P2615 M Output wire shorted to ground | Output buffer transistor failed
P2616 M Output wire shorted to battery voltage | Output buffer open
P2617 M Open wire between ECU and downstream module | Output buffer internally open
P2618 M Output wire shorted to ground | Buffer transistor failed
P2619 M Output wire shorted to battery voltage | Output buffer open
P261A M Open pump motor winding | Broken control wire to the pump
P261B M Pump motor seized by sediment | Cracked rotor magnet decouples drive
P261C M Control wire shorted to ground | Motor winding short
P261D M Control wire shorted to battery voltage | Open motor winding
P261E M ECU output driver stuck on | Control wire shorted to a permanent battery voltage supply
P261F M ECU output driver stuck on | Control wire shorted to a permanent battery voltage supply
P2620 M Output wire open or shorted | ECU output stage failed
P2621 M Output wire shorted to ground | Output buffer transistor failed
P2622 M Output wire shorted to battery voltage | Output buffer open
P2623 M Open coil in the pressure regulator | Broken control wire
P2624 M Control wire shorted to ground | Internal short in regulator coil
P2625 M Control wire shorted to battery voltage | Open regulator coil
P2626 M Trim wire open | Internal sensor fault
P2627 M Short in the calibration trim resistor | Water intrusion in the sensor connector
P2628 M Open calibration trim resistor | Corroded sensor connector
P2629 M Open calibration trim resistor | Open sensor connector pin
P262A M Injector flow drift outside learning window | Unstable rail pressure during learning cycle
P262B M Intermittent main relay opens early | Software timer counter corrupted
P262C M Open wire on the reference rail | Open inside the ECU reference output
P262D M Reference wire shorted to ground | Sensor on the rail shorted internally to ground
P262E M Reference wire shorted to a battery voltage supply | Internal 5 V regulator failed
P262F M High-resistance ground for the reference rail | One sensor draws excessive current and shifts the rail
P2630 M Short in the calibration trim resistor | Water intrusion in the sensor connector
P2631 M Open calibration trim resistor | Corroded sensor connector
P2632 M Open pump motor winding | Failed pump relay
P2633 M Control wire shorted to ground | Internal short in pump motor
P2634 M Control wire shorted to battery voltage | Open motor winding
P2635 LM Worn fuel pump | Clogged fuel filter | Pressure regulator fault
P2636 M Worn impeller reduces volumetric efficiency | Restricted in-tank or in-line fuel filter | Pressure regulator leaks back to tank
P2637 M Required CAN message not received in time | Source module reports an internal fault
P2638 M Sender calibration drift | Bus value corrupted by EMI
P2639 M Source module sends invalid low value | Signal stuck low on the bus
P263A M Control wire shorted to ground | Bulb driver internally shorted
P263B M Control wire shorted to battery voltage | Burnt-out MIL bulb
P263C M Aged driver shows degraded switching behaviour | Current feedback loop noisy
P263D M Aged driver shows degraded switching behaviour | Heater element resistance drifted out of range
P263E M One glow plug shorted to ground forces module overcurrent | Cooling air channel blocked by debris
P263F M One glow plug shorted to ground forces module overcurrent | Cooling air channel blocked by debris
P2640 M Source module sends invalid high value | Signal stuck high on the bus
P2641 M Required CAN message not received in time | Source module reports an internal fault
P2642 M Sender calibration drift | Bus value corrupted by EMI
P2643 M Source module sends invalid low value | Signal stuck low on the bus
P2644 M Source module sends invalid high value | Signal stuck high on the bus
P2645 M Open coil in oil control valve | Broken control wire
P2646 M Low oil pressure cannot move the actuator | Mechanical lock pin stuck in unactivated position
P2647 M Insufficient oil pressure / level | Stuck VVL solenoid
P2648 M Control wire shorted to ground | Internal short in solenoid coil
P2649 M Control wire shorted to battery voltage | Open solenoid coil
P264A M Open sensor element | Corroded sensor connector
P264B M Sensor signal drift after thermal aging | Worn lock pin reduces travel between modes
P264C M Internal short in sensor element | Signal wire shorted to ground
P264D M Open sensor element | Signal wire shorted to the 5 V reference
P264E M Sensor connector not fully seated | Harness chafed against valve cover or cam carrier
P264F M Replacement ECU not programmed at install | Non-volatile memory corruption
P2650 M Open coil in oil control valve | Broken control wire
P2651 M Low oil pressure cannot move the actuator | Mechanical lock pin stuck in unactivated position
P2652 M Mechanical lock pin stuck in activated position | Oil control valve spool stuck open
P2653 M Control wire shorted to ground | Internal short in solenoid coil
P2654 M Control wire shorted to battery voltage | Open solenoid coil
P2655 M Open coil in oil control valve | Broken control wire
P2656 M Low oil pressure cannot move the actuator | Mechanical lock pin stuck in unactivated position
P2657 M Mechanical lock pin stuck in activated position | Oil control valve spool stuck open
P2658 M Control wire shorted to ground | Internal short in solenoid coil
P2659 M Control wire shorted to battery voltage | Open solenoid coil
P265A M Open sensor element | Corroded sensor connector
P265B M Sensor signal drift after thermal aging | Worn lock pin reduces travel between modes
P265C M Internal short in sensor element | Signal wire shorted to ground
P265D M Open sensor element | Signal wire shorted to the 5 V reference
P265E M Sensor connector not fully seated | Harness chafed against valve cover
P265F M Control valve spool sticky from oil residue | Solenoid coil resistance drift
P2660 M Open coil in oil control valve | Broken control wire
P2661 M Low oil pressure cannot move the actuator | Mechanical lock pin stuck in unactivated position
P2662 M Mechanical lock pin stuck in activated position | Oil control valve spool stuck open
P2663 M Control wire shorted to ground | Internal short in solenoid coil
P2664 M Control wire shorted to battery voltage | Open solenoid coil
P2665 M Open coil in shutoff valve | Broken control wire
P2666 M Control wire shorted to ground | Internal short in solenoid coil
P2667 M Control wire shorted to battery voltage | Open solenoid coil
P2668 M Burnt-out indicator bulb | Open or shorted wire to the cluster
P2669 M Blown fuse on the supply rail | Broken supply wire from main relay
P266A M Open sensor element | Corroded sensor connector
P266B M Sensor signal drift after thermal aging | Worn lock pin reduces travel between modes
P266C M Internal short in sensor element | Signal wire shorted to ground
P266D M Open sensor element | Signal wire shorted to the 5 V reference
P266E M Sensor connector not fully seated | Harness chafed against valve cover
P266F M Partial short in valve coil | Module overheating from poor cooling
P2670 M Faulty supply relay | Wire shorted to ground
P2671 M Alternator regulator failure | Wiring shorted to a higher-voltage circuit
P2672 M Worn timing actuator piston or seal | Stretched pump drive chain or belt
P2673 M Learning routine aborted by other DTC or unstable conditions | Timing actuator drift outside learning window
P2674 M Learning routine aborted by other DTC or unstable conditions | Fuel quantity solenoid drift outside learning window
P2675 M Open coil in inlet valve solenoid | Broken control wire
P2676 M Control wire shorted to ground | Internal short in solenoid coil
P2677 M Control wire shorted to battery voltage | Open solenoid coil
P2678 M Open coil in degassing valve | Broken control wire
P2679 M Control wire shorted to ground | Internal short in solenoid coil
P267A M Open sensor element | Corroded sensor connector
P267B M Sensor signal drift after thermal aging | Worn lock pin reduces travel between modes
P267C M Internal short in sensor element | Signal wire shorted to ground
P267D M Open sensor element | Signal wire shorted to the 5 V reference
P267E M Sensor connector not fully seated | Harness chafed against valve cover
P267F M Cracked solder joint at internal sensor | Electromagnetic interference on sensor trace
P2680 M Control wire shorted to battery voltage | Open solenoid coil
P2681 M Open coil in bypass valve solenoid | Broken control wire
P2682 M Control wire shorted to ground | Internal short in solenoid coil
P2683 M Control wire shorted to battery voltage | Open solenoid coil
P2684 M Blown fuse on the supply rail | Broken supply wire from main relay
P2685 M Load on the rail shorted to ground | Battery condition causes voltage to drop
P2686 M Alternator regulator failure | Wiring shorted to a higher-voltage circuit
P2687 M Open heater element | Failed heater relay
P2688 M Control wire shorted to ground | Relay coil short
P2689 M Control wire shorted to battery voltage | Open relay coil
P268A M Injector calibration codes not entered after replacement | Wrong codes entered for the wrong cylinder positions
P268B M Pump calibration codes not entered after replacement | Programming session aborted before completion
P268C M Replacement injector has different part number than software expects | Calibration code format does not match controller version
P268D M Replacement injector has different part number than software expects | Calibration code format does not match controller version
P268E M Replacement injector has different part number than software expects | Calibration code format does not match controller version
P268F M Replacement injector has different part number than software expects | Calibration code format does not match controller version
P2690 M Replacement injector has different part number than software expects | Calibration code format does not match controller version
P2691 M Replacement injector has different part number than software expects | Calibration code format does not match controller version
P2692 M Replacement injector has different part number than software expects | Calibration code format does not match controller version
P2693 M Replacement injector has different part number than software expects | Calibration code format does not match controller version
P2694 M Replacement injector has different part number than software expects | Calibration code format does not match controller version
P2695 M Replacement injector has different part number than software expects | Calibration code format does not match controller version
P2696 M Replacement injector set incompatible with software version | Calibration code format does not match controller version
P2697 M Open coil in injector solenoid | Broken control wire
P2698 M Coked nozzle restricts fuel delivery | Fuel pressure to the dosing line out of tolerance
P2699 M Control wire shorted to ground | Internal short in injector coil
P269A M Control wire shorted to battery voltage | Open injector coil
P269B M Open coil in glow plug control relay | Broken control wire
P269C M Worn glow plug element raises resistance | Corroded connector at glow plug
P269D M Control wire shorted to ground | Relay coil short
P269E M Control wire shorted to battery voltage | Open relay coil
P269F M Glow element burnt out from age or HC overload | Corroded terminal at the plug body
P26A0 M Aged glow plug heats slowly or unevenly | HC supply from 7th injector below required
P26A1 M Partial element failure raises resistance | Supply voltage drops under load
P26A2 M Internal short in the glow plug element | Supply voltage above specification
P26A3 M Valve partially stuck by sediment | Weak return spring fails to close fully
P26A4 M Open sensor element | Corroded sensor connector
P26A5 M Sensor signal drift after thermal aging | Worn linkage between actuator and valve
P26A6 M Internal short in sensor element | Signal wire shorted to ground
P26A7 M Open sensor element | Signal wire shorted to the 5 V reference
P26A8 M Sensor connector not fully seated | Harness chafed near thermostat housing
P26A9 M Sediment prevents valve from reaching minimum stop | Sensor not aligned with valve shaft
P26AA M Sediment prevents valve from reaching maximum stop | Sensor not aligned with valve shaft
P26AB M Valve seized open by sediment or wax | Broken return spring
P26AC M Open coil in bypass valve solenoid | Broken control wire
P26AD M Control wire shorted to ground | Internal short in solenoid coil
P26AE M Control wire shorted to battery voltage | Open solenoid coil
P26AF M Valve seized open by sediment | Broken return spring
P26B0 M Valve partially stuck by sediment | Weak return spring fails to close fully
P26B1 M Valve seized closed by debris | Actuator linkage jammed in closed position
P26B2 M Valve seized closed by debris | Actuator linkage jammed in closed position
P26B3 M Valve seized closed by debris | Solenoid loses force from coil aging
P26B4 M Valve seized open by debris | ECU output driver stuck on
P26B5 M Valve seized closed by debris | Solenoid loses force from coil aging
P26B6 M Valve seized open by debris | ECU output driver stuck on
P26B7 M Open coil in bypass valve solenoid | Broken control wire
P26B8 M Control wire shorted to ground | Internal short in solenoid coil
P26B9 M Control wire shorted to battery voltage | Open solenoid coil
P26BA M Valve seized open by sediment | Broken return spring
P26BB M Valve partially stuck by sediment | Weak return spring fails to close fully
P26BC M Valve seized closed by debris | Actuator linkage jammed in closed position
P26BD M Open coil in bypass valve solenoid | Broken control wire
P26BE M Control wire shorted to ground | Internal short in solenoid coil
P26BF M Control wire shorted to battery voltage | Open solenoid coil
P26C0 M Valve seized open by sediment | Broken return spring
P26C1 M Valve partially stuck by sediment | Weak return spring fails to close fully
P26C2 M Valve seized closed by debris | Actuator linkage jammed in closed position
P26C3 M Internal sensor drift | External range sensor drift
P26C4 M External clutch switch drift | Signal corruption between switch and ECU
P26C5 M Open coil in valve solenoid | Broken control wire
P26C6 M Control wire shorted to ground | Internal short in solenoid coil
P26C7 M Control wire shorted to battery voltage | Open solenoid coil
P26C8 M Active DTC stored in the chassis module | Communication loss interpreted as MIL request
P26C9 M Active DTC stored in the chassis module | Communication loss interpreted as MIL request
P26CA M Open pump motor winding | Broken control wire to the pump
P26CB M Pump motor seized by sediment | Cracked rotor magnet decouples drive
P26CC M Control wire shorted to ground | Motor winding short
P26CD M Control wire shorted to battery voltage | Open motor winding
P26CE M Low coolant level due to leak or improper fill | Air pocket trapped in the cooling loop
P26CF M Weak battery sags voltage under pump load | Alternator output out of regulation
P26D0 M Weak battery sags voltage under load | Alternator output below regulation point
P26D1 M Alternator regulator failed to limit output | Load dump transient after disconnecting a heavy load
P26D2 M Sustained high duty cycle from cooling demand | Cooling air channel blocked by debris
P26D3 M Blown fuse on supply line | High-resistance contact in supply harness
P26D4 M High-resistance battery feed | Weak battery sags under pump current
P26D5 M Alternator regulator failed to limit output | Wiring shorted to a higher-voltage circuit
P26D6 M Open coil in clutch solenoid | Broken control wire
P26D7 M Worn friction surfaces enlarge air gap | Weak solenoid magnetic force
P26D8 M Armature plate seized to the pulley face | Driver stuck on keeps clutch energised
P26D9 M Control wire shorted to ground | Internal short in clutch coil
P26DA M Control wire shorted to battery voltage | Open clutch coil
P26DB M Open output stage in the sound amplifier | Broken control wire to amplifier
P26DC M Control wire shorted to ground | Amplifier input stage short
P26DD M Control wire shorted to battery voltage | Amplifier input stage open
P26DE M Speaker cone damaged or coil shorted | Feedback microphone drifts
P26DF M Open wire on the supply rail | Open inside the ECU regulator output
P26E0 M Reference wire shorted to ground | Sensor on the rail shorted internally to ground
P26E1 M Reference wire shorted to a battery voltage supply | Internal 5 V regulator failed
P26E2 M Control wire shorted to ground | Bulb driver internally shorted
P26E3 M Control wire shorted to battery voltage | Burnt-out indicator bulb
P26E4 M Open coil in the relay | Broken control wire
P26E5 M Control wire shorted to ground | Internal short in relay coil
P26E6 M Control wire shorted to battery voltage | Open relay coil
P26E7 M Blown fuse on the supply rail | Broken supply wire from main relay
P26E8 M Load on the rail shorted to ground | Battery condition causes voltage to drop
P26E9 M Alternator regulator failure | Wiring shorted to a higher-voltage circuit
P26EA M Internal fault in the pump module | Bus communication errors with ECU
P26EB M Weak battery sags voltage under load | Alternator output out of regulation
P26EC M Open output stage in the sound amplifier | Broken control wire to amplifier
P26ED M Control wire shorted to ground | Amplifier input stage short
P26EE M Control wire shorted to battery voltage | Amplifier input stage open
P26EF M Speaker cone damaged or coil shorted | Feedback microphone drifts
P26F0 M Relay contacts welded shut by inrush current | ECU output driver stuck on
P26F1 M Burned relay contacts no longer make contact | Open relay coil
P26F2 M Relay contacts welded shut by inrush current | ECU output driver stuck on
P26F3 M Burned relay contacts no longer make contact | Open relay coil
P26F4 M Open pump motor winding | Broken control wire to the pump
P26F5 M Control wire shorted to ground | Internal short in pump motor winding
P26F6 M Control wire shorted to battery voltage | Open motor winding
P26F7 M Blown fuse on supply line | High-resistance contact in supply harness
P26F8 M Impeller jammed by sediment or debris | Pump motor seized by bearing failure
P26F9 M Sustained high duty cycle from cooling demand | Cooling air channel around pump blocked by debris
P26FA M Low coolant level due to leak or improper fill | Air pocket trapped in the cooling loop
P26FB M Valve flap seized closed by soot | Actuator linkage jammed in closed position
P26FC M Valve flap seized closed by soot | Actuator linkage jammed in closed position
P26FD M Internal fault in compressor inverter electronics | Software error in compressor control logic
P26FE M Worn valve flap loses sealing | Carbon coking restricts valve travel
P26FF M Broken signal wire from throttle B2 | Hardware variant mismatch: sensor not installed
P2700 LM Clutch pack worn | Shift solenoid response degraded | Line pressure too low
P2701 M Worn clutch friction plates | Pressure control solenoid drift | Internal hydraulic leak in apply circuit
P2702 M Worn clutch friction plates | Pressure control solenoid drift | Internal hydraulic leak in apply circuit
P2703 M Worn clutch friction plates | Pressure control solenoid drift | Internal hydraulic leak in apply circuit
P2704 M Worn clutch friction plates | Pressure control solenoid drift | Internal hydraulic leak in apply circuit
P2705 M Worn clutch friction plates | Pressure control solenoid drift | Internal hydraulic leak in apply circuit
P2706 M Aged solenoid coil resistance drift | Worn valve body bore around the solenoid
P2707 M Solenoid spool stuck in closed position | Apply circuit blocked by debris in valve body
P2708 M Solenoid spool stuck in open position | TCM output driver stuck on
P2709 M Open solenoid coil | Short to ground or battery in the harness
P270A M Excessive slip due to worn clutch or low pressure | Restricted transmission fluid cooler | Sustained heavy load such as trailer towing
P270B M Excessive slip due to worn clutch or low pressure | Restricted transmission fluid cooler | Sustained heavy load such as trailer towing
P270C M Excessive slip due to worn clutch or low pressure | Restricted transmission fluid cooler | Sustained heavy load such as trailer towing
P270D M Excessive slip due to worn clutch or low pressure | Restricted transmission fluid cooler | Sustained heavy load such as trailer towing
P270E M Excessive slip due to worn clutch or low pressure | Restricted transmission fluid cooler | Sustained heavy load such as trailer towing
P270F M Excessive slip due to worn clutch or low pressure | Restricted transmission fluid cooler | Sustained heavy load such as trailer towing
P2710 M Solenoid connector not fully seated | Coil resistance drifts with temperature
P2711 LM Clutch piston seal failure releases gear | Sudden hydraulic pressure loss
P2712 M Worn or hardened seals in the valve body | Worn hydraulic pump cannot maintain pressure
P2713 M Aged solenoid coil resistance drift | Worn valve body bore around the solenoid
P2714 M Solenoid spool stuck in closed position | Hydraulic feed restricted by debris
P2715 M Solenoid spool stuck in open position | TCM output driver stuck on
P2716 LM Internal solenoid fault | Wiring or connector fault
P2717 M Solenoid connector not fully seated | Coil resistance drifts with temperature
P2718 M Open solenoid coil | Broken control wire
P2719 M Coil resistance changed by thermal stress | High-resistance contact in solenoid connector
P271A M Internal short in sensor element | Signal wire shorted to ground
P271B M Open sensor element | Signal wire shorted to the 5 V reference
P271C M Internal short in sensor element | Signal wire shorted to ground
P271D M Open sensor element | Signal wire shorted to the 5 V reference
P271E M Worn clutch friction plates | Hydraulic pressure regulation has drifted | Degraded transmission fluid
P271F M Learning routine aborted by other DTC or low voltage | Shifter replaced without subsequent learn
P2720 M Control wire shorted to ground | Internal short in solenoid coil
P2721 M Control wire shorted to battery voltage | Open solenoid coil
P2722 M Aged solenoid coil resistance drift | Worn valve body bore around the solenoid
P2723 LM Solenoid mechanically stuck | Contaminated transmission fluid
P2724 M Solenoid spool stuck in open position | TCM output driver stuck on
P2725 M Open solenoid coil | Short to ground or battery in the harness
P2726 M Solenoid connector not fully seated | Coil resistance drifts with temperature
P2727 M Open solenoid coil | Broken control wire
P2728 M Coil resistance changed by thermal stress | High-resistance contact in solenoid connector
P2729 M Control wire shorted to ground | Internal short in solenoid coil
P272A M Motor winding open or shorted | Open or shorted control wire
P272B M Shift mechanism binding from corrosion | Internal short in motor winding
P272C M Motor winding open or shorted | Open or shorted control wire
P272D M Park pawl mechanism binding from wear or corrosion | Internal short in motor winding
P2730 M Control wire shorted to battery voltage | Open solenoid coil
P2731 M Aged solenoid coil resistance drift | Worn valve body bore around the solenoid
P2732 M Solenoid spool stuck in closed position | Hydraulic feed restricted by debris
P2733 M Solenoid spool stuck in open position | TCM output driver stuck on
P2734 M Open solenoid coil | Short to ground or battery in the harness
P2735 M Solenoid connector not fully seated | Coil resistance drifts with temperature
P2736 M Open solenoid coil | Broken control wire
P2737 M Coil resistance changed by thermal stress | High-resistance contact in solenoid connector
P2738 M Control wire shorted to ground | Internal short in solenoid coil
P2739 M Control wire shorted to battery voltage | Open solenoid coil
P273A M Worn clutch friction plates | Pressure control solenoid drift | Internal hydraulic leak in apply circuit
P273B M Worn clutch friction plates | Pressure control solenoid drift | Internal hydraulic leak in apply circuit
P273C M Weak battery sags voltage under load | Alternator output below regulation point
P273D M Alternator regulator failed to limit output | Load dump transient after disconnecting a heavy load
P273E M Sustained high actuator load | Cooling air channel blocked by debris
P273F M Restricted transmission fluid cooler | Sustained heavy load such as trailer towing | Low transmission fluid level
P2740 M Open sensor element or broken sensor wire | Corroded sensor connector
P2741 M Sensor drift after thermal aging | Sensor not seated properly in the fluid path
P2742 M Internal short in sensor element | Signal wire shorted to ground
P2743 M Open sensor element | Signal wire shorted to the 5 V reference
P2744 M Sensor connector not fully seated | Harness chafed against transmission housing
P2745 M Open sensor element or broken signal wire | Corroded sensor connector
P2746 M Damaged tone wheel teeth produce missing pulses | Sensor air gap drift
P2747 M Tone wheel sheared or rotating loose | Sensor failed completely
P2748 M Sensor connector not fully seated | Harness chafed against transmission housing
P2749 M Open sensor element or broken signal wire | Corroded sensor connector
P274A M Open sensor element or broken sensor wire | Corroded sensor connector
P274B M Sensor drift after thermal aging | Sensor not seated properly in the fluid path
P274C M Internal short in sensor element | Signal wire shorted to ground
P274D M Open sensor element | Signal wire shorted to the 5 V reference
P274E M Sensor connector not fully seated | Harness chafed against transmission housing
P274F M Restricted transmission fluid cooler | Sustained heavy load such as trailer towing | Low transmission fluid level
P2750 M Damaged tone wheel teeth produce missing pulses | Sensor air gap drift
P2751 M Tone wheel sheared or rotating loose | Sensor failed completely
P2752 M Sensor connector not fully seated | Harness chafed against transmission housing
P2753 M Open coil in cooler control solenoid | Broken control wire
P2754 M Control wire shorted to ground | Internal short in solenoid coil
P2755 M Control wire shorted to battery voltage | Open solenoid coil
P2756 M Aged solenoid coil resistance drift | Worn valve body bore around the solenoid
P2757 M Solenoid spool stuck in closed position | Hydraulic feed restricted by debris
P2758 M Solenoid spool stuck in open position | TCM output driver stuck on
P2759 M Open solenoid coil | Short to ground or battery in the harness
P275A M Open sensor element or broken sensor wire | Corroded sensor connector
P275B M Sensor drift after thermal aging | Sensor not seated properly in the fluid path
P275C M Internal short in sensor element | Signal wire shorted to ground
P275D M Open sensor element | Signal wire shorted to the 5 V reference
P275E M Sensor connector not fully seated | Harness chafed against transmission housing
P275F M Restricted transmission fluid cooler | Sustained heavy load such as trailer towing | Low transmission fluid level
P2760 M Solenoid connector not fully seated | Coil resistance drifts with temperature
P2761 M Open solenoid coil | Broken control wire
P2762 M Coil resistance changed by thermal stress | High-resistance contact in solenoid connector
P2763 M Control wire shorted to battery voltage | Open solenoid coil
P2764 M Control wire shorted to ground | Internal short in solenoid coil
P2765 M Open sensor element or broken signal wire | Corroded sensor connector
P2766 M Damaged tone wheel teeth | Sensor air gap drift
P2767 M Tone wheel sheared or rotating loose | Sensor failed completely
P2768 M Sensor connector not fully seated | Harness chafed against transmission housing
P2769 M Control wire shorted to ground | Internal solenoid short
P276A M Blown fuse on supply line | Broken supply wire
P276B M High-resistance battery feed | Weak battery sags under pump current
P276C M Alternator regulator failed to limit output | Wiring shorted to a higher-voltage circuit
P276D M Current shunt resistor drift | High-resistance contact in motor circuit
P276E M Partial winding open in motor | Pump impeller decoupled from motor shaft
P276F M Impeller binding from sediment or wear | Internal short in motor winding
P2770 M Control wire shorted to battery | Open solenoid coil
P2771 M Switch contacts worn or corroded | Broken wire to switch
P2772 M Switch contacts drift | Transfer case position sensor drift
P2773 M Switch wire shorted to ground | Switch stuck in closed position
P2774 M Open switch contacts | Switch wire shorted to battery voltage
P2775 M Contamination on switch contacts | Worn switch contacts
P2776 M Switch wire shorted to ground | Switch stuck in pressed position
P2777 M Open switch contacts | Switch wire shorted to battery voltage
P2778 M Steering wheel connector loose | Wear in steering wheel clock spring contacts
P2779 M Contamination on switch contacts | Worn switch contacts
P277A M Worn or hardened seals downstream of pump | Pressure relief or bypass valve stuck open
P277B M Aged driver shows degraded switching behaviour | Current feedback loop noisy
P277C M Impeller jammed by sediment or debris | Motor seized by bearing failure
P277D M Sustained high duty cycle | Cooling air or fluid path blocked
P277E LM Clutch release piston seal failure | Sudden hydraulic pressure loss
P277F LM Clutch release piston seal failure | Sudden hydraulic pressure loss
P2780 M Switch wire shorted to ground | Switch stuck in pressed position
P2781 M Open switch contacts | Switch wire shorted to battery voltage
P2782 M Steering wheel connector loose | Wear in steering wheel clock spring contacts
P2783 LM Low transmission fluid level | Blocked transmission cooler | Excessive TCC slip
P2784 M Damaged tone wheel teeth | One sensor drifts in air gap or amplitude
P2785 M Sustained slip during creep or hill hold | Cooling air channel blocked
P2786 M Frequent shifts in stop-and-go traffic | Cooling air channel blocked
P2787 M Excessive slip during launch | Cooling oil flow restricted or low level
P2788 M Clutch worn beyond compensation range | Hydraulic pressure regulation has drifted
P2789 M Clutch worn beyond compensation range | Actuator position drift
P278A M Switch contacts worn or corroded | Broken wire to switch
P278B M Switch trip point drift | Accelerator pedal travel out of spec
P278C M Switch wire shorted to ground | Switch stuck closed
P278D M Open switch contacts | Switch wire shorted to battery voltage
P278E M Switch connector not fully seated | Worn switch contacts
P278F M Clutch worn beyond compensation range | Actuator position drift
P2790 M Open sensor or broken signal wire | Corroded sensor connector
P2791 M Signal wire shorted to ground | Internal short in sensor
P2792 M Signal wire shorted to battery voltage | Open sensor element
P2793 M Open sensor or broken signal wire | Corroded sensor connector
P2794 M Signal wire shorted to ground | Internal short in sensor
P2795 M Signal wire shorted to battery voltage | Open sensor element
P2796 M Open pump motor winding | Broken control wire
P2797 M Pump motor seized by sediment | Cracked rotor magnet decouples drive
P2798 M Control wire shorted to ground | Motor winding short
P2799 M Control wire shorted to battery voltage | Open motor winding
P279A M Stretched transfer case chain | Worn planetary gear set
P279B M Stretched transfer case chain | Worn planetary gear set
P279C M Shift fork not fully in neutral position | Drag torque from contaminated oil
P279D M Open range sensor or broken signal wire | Corroded sensor connector
P279E M Range sensor signal drift | Shift motor did not fully complete the range change
P279F M Signal wire shorted to ground | Internal short in range sensor
P27A0 M Signal wire shorted to battery voltage | Open sensor element
P27A1 M TCM output driver stuck on | Control wire shorted to a permanent battery voltage supply
P27A2 M Open pump motor winding | Broken control wire
P27A3 M Pump motor seized by sediment | Cracked rotor magnet decouples drive
P27A4 M Control wire shorted to ground | Motor winding short
P27A5 M Control wire shorted to battery voltage | Open motor winding
P27A6 M TCM output driver stuck on | Control wire shorted to a permanent battery voltage supply
P27A7 M Replacement solenoid incompatible with software version | Calibration code format does not match controller version
P27A8 M Replacement solenoid incompatible with software version | Calibration code format does not match controller version
P27A9 M Replacement solenoid incompatible with software version | Calibration code format does not match controller version
P27AA M Replacement solenoid incompatible with software version | Calibration code format does not match controller version
P27AB M Replacement solenoid incompatible with software version | Calibration code format does not match controller version
P27AC M Replacement solenoid incompatible with software version | Calibration code format does not match controller version
P27AD M Replacement solenoid incompatible with software version | Calibration code format does not match controller version
P27AE M Replacement solenoid incompatible with software version | Calibration code format does not match controller version
P27AF M Replacement solenoid incompatible with software version | Calibration code format does not match controller version
P27B0 M Replacement solenoid incompatible with software version | Calibration code format does not match controller version
P27B1 M Internal logic drift after firmware update | External range sensor drift
P27B2 M Internal software logic fault | Memory corruption in TCM
P27B3 M Internal logic drift after firmware update | External gear-select sensor drift
P27B4 M Internal software logic fault | Memory corruption in TCM
P27B5 M Internal software logic fault | Memory corruption in TCM
P27B6 M Internal software logic fault | Aged input capture circuitry drifts
P27B9 M Solenoid spool stuck in closed position | Hydraulic feed restricted by debris
P27BA M Solenoid spool stuck in open position | TCM output driver stuck on
P27BB M Open solenoid coil | Short to ground or battery in the harness
P27BC M Solenoid connector not fully seated | Coil resistance drifts with temperature
P27BD M Open solenoid coil | Broken control wire
P27BE M Coil resistance changed by thermal stress | High-resistance contact in solenoid connector
P27BF M Control wire shorted to ground | Internal short in solenoid coil
P27C0 M Control wire shorted to battery voltage | Open solenoid coil
P27C1 M Solenoid spool stuck in closed position | Hydraulic feed restricted by debris
P27C2 M Solenoid spool stuck in open position | TCM output driver stuck on
P27C3 M Open solenoid coil | Short to ground or battery in the harness
P27C4 M Solenoid connector not fully seated | Coil resistance drifts with temperature
P27C5 LM Open in solenoid control wire | Open solenoid coil
P27C6 LM Coil resistance changed by thermal stress | High-resistance contact in solenoid connector
P27C7 LM Control wire shorted to ground | Internal short in solenoid coil
P27C8 LM Control wire shorted to battery voltage | Open solenoid coil
P27C9 LM Solenoid spool stuck in closed position | Hydraulic feed restricted by debris
P27CA LM Solenoid spool stuck in open position | TCM output driver stuck on
P27CB LM Internal solenoid fault | Wiring or connector fault
P27CC LM Solenoid connector not fully seated | Coil resistance drifts with temperature
P27CD LM Open in solenoid control wire | Open solenoid coil
P27CE LM Coil resistance changed by thermal stress | High-resistance contact in solenoid connector
P27CF LM Control wire shorted to ground | Internal short in solenoid coil
P27D0 LM Control wire shorted to battery voltage | Open solenoid coil
P27D1 LM Solenoid spool stuck in closed position | Hydraulic feed restricted by debris
P27D2 LM Solenoid spool stuck in open position | TCM output driver stuck on
P27D3 LM Internal solenoid fault | Wiring or connector fault
P27D4 LM Solenoid connector not fully seated | Coil resistance drifts with temperature
P27D5 LM Open in solenoid control wire | Open solenoid coil
P27D6 LM Coil resistance changed by thermal stress | High-resistance contact in solenoid connector
P27D7 LM Control wire shorted to ground | Internal short in solenoid coil
P27D8 LM Control wire shorted to battery voltage | Open solenoid coil
P27D9 LM Solenoid spool stuck in closed position | Hydraulic feed restricted by debris
P27DA LM Solenoid spool stuck in open position | TCM output driver stuck on
P27DB LM Internal solenoid fault | Wiring or connector fault
P27DC LM Solenoid connector not fully seated | Coil resistance drifts with temperature
P27DD LM Open in solenoid control wire | Open solenoid coil
P27DE LM Coil resistance changed by thermal stress | High-resistance contact in solenoid connector
P27DF LM Control wire shorted to ground | Internal short in solenoid coil
P27E0 LM Control wire shorted to battery voltage | Open solenoid coil
P27E1 LM Pump worn or leaking internally | Transmission fluid level low
P27E2 LM Pump worn or leaking internally | Transmission fluid level low
P27E3 LM Open in valve control wire | Open valve coil
P27E4 LM Coil resistance out of range | High-resistance contact in connector
P27E5 LM Control wire shorted to ground | Internal short in valve coil
P27E6 LM Control wire shorted to battery voltage | Open valve coil
P27E7 LM Open in actuator control wire | Open coil in range control actuator
P27E8 LM Actuator responds slower than expected | High-resistance contact in connector
P27E9 LM Control wire shorted to ground | Internal short in actuator coil
P27EA LM Control wire shorted to battery voltage | Open actuator coil
P27EB LM Open in sensor signal wire | Position switch failed open
P27EC LM Dirty or oxidised switch contacts | Sensor mounting misadjusted
P27ED LM Signal wire shorted to ground | Internal short in position sensor
P27EE LM Signal wire shorted to battery voltage | Open position sensor
P27EF LM Open in sensor signal wire | Position switch failed open
P27F0 LM Dirty or oxidised switch contacts | Sensor mounting misadjusted
P27F1 LM Signal wire shorted to ground | Internal short in position sensor
P27F2 LM Signal wire shorted to battery voltage | Open position sensor
P27F3 LM Excessive clutch slip during launches | Degraded transmission fluid lowers heat capacity
P27F4 M Lock actuator mechanically stuck | Control driver stuck on
P27F5 M Lock actuator failed mechanically | Open in solenoid control wire
P2800 LM Range switch contact array failed | Open or short in PRNDL wiring
P2801 LM Sensor mechanically misadjusted | Contacts dirty or oxidised
P2802 LM Signal wire shorted to ground | Internal sensor short
P2803 LM Signal wire shorted to battery voltage | Open range sensor B
P2804 LM Sensor connector not seated | Harness chafing intermittently grounds the wire
P2805 LM One sensor mechanically misaligned | Aged switch contacts on one channel
P2806 M Selector linkage shifted on the sensor shaft | Sensor mounting bolts loose
P2807 LM Aged solenoid coil resistance drift | Worn valve body bore around the solenoid
P2808 LM Solenoid spool stuck in closed position | Hydraulic feed restricted by debris
P2809 LM Solenoid spool stuck in open position | TCM output driver stuck on
P280A M Adaptation lost after battery disconnect or TCM reset | Sensor replaced without learn procedure
P280B M Adaptation lost after battery disconnect or TCM reset | Sensor replaced without learn procedure
P2810 LM Internal solenoid fault | Wiring or connector fault
P2811 LM Solenoid connector not fully seated | Coil resistance drifts with temperature
P2812 LM Open in solenoid control wire | Open solenoid coil
P2813 LM Coil resistance changed by thermal stress | High-resistance contact in solenoid connector
P2814 LM Control wire shorted to ground | Internal short in solenoid coil
P2815 LM Control wire shorted to battery voltage | Open solenoid coil
P2816 LM Aged solenoid coil resistance drift | Worn valve body bore around the solenoid
P2817 LM Solenoid spool stuck in closed position | Hydraulic feed restricted by debris
P2818 LM Solenoid spool stuck in open position | TCM output driver stuck on
P2819 LM Internal solenoid fault | Wiring or connector fault
P281A LM Solenoid connector not fully seated | Coil resistance drifts with temperature
P281B LM Open in solenoid control wire | Open solenoid coil
P281C LM Coil resistance changed by thermal stress | High-resistance contact in solenoid connector
P281D LM Control wire shorted to ground | Internal short in solenoid coil
P281E LM Control wire shorted to battery voltage | Open solenoid coil
P281F LM Aged solenoid coil resistance drift | Worn valve body bore around the solenoid
P2820 LM Solenoid spool stuck in closed position | Hydraulic feed restricted by debris
P2821 LM Solenoid spool stuck in open position | TCM output driver stuck on
P2822 LM Internal solenoid fault | Wiring or connector fault
P2823 LM Solenoid connector not fully seated | Coil resistance drifts with temperature
P2824 LM Open in solenoid control wire | Open solenoid coil
P2825 LM Coil resistance changed by thermal stress | High-resistance contact in solenoid connector
P2826 LM Control wire shorted to ground | Internal short in solenoid coil
P2827 LM Control wire shorted to battery voltage | Open solenoid coil
P2828 LM Aged solenoid coil resistance drift | Worn valve body bore around the solenoid
P2829 LM Solenoid spool stuck in closed position | Hydraulic feed restricted by debris
P282A LM Solenoid spool stuck in open position | TCM output driver stuck on
P282B LM Internal solenoid fault | Wiring or connector fault
P282C LM Solenoid connector not fully seated | Coil resistance drifts with temperature
P282D LM Open in solenoid control wire | Open solenoid coil
P282E LM Coil resistance changed by thermal stress | High-resistance contact in solenoid connector
P282F LM Control wire shorted to ground | Internal short in solenoid coil
P2830 LM Control wire shorted to battery voltage | Open solenoid coil
P2831 LM Position sensor failed | Wiring or connector fault
P2832 LM Sensor zero point drifted | Fork shaft worn
P2833 LM Signal wire shorted to ground | Internal sensor short
P2834 LM Signal wire shorted to battery voltage | Open position sensor
P2835 LM Connector not seated | Harness chafing intermittently shorts the wire
P2836 LM Position sensor failed | Wiring or connector fault
P2837 LM Sensor zero point drifted | Fork shaft worn
P2838 LM Signal wire shorted to ground | Internal sensor short
P2839 LM Signal wire shorted to battery voltage | Open position sensor
P283A LM Connector not seated | Harness chafing intermittently shorts the wire
P283B LM Position sensor failed | Wiring or connector fault
P283C LM Sensor zero point drifted | Fork shaft worn
P283D LM Signal wire shorted to ground | Internal sensor short
P283E LM Signal wire shorted to battery voltage | Open position sensor
P283F LM Connector not seated | Harness chafing intermittently shorts the wire
P2840 LM Position sensor failed | Wiring or connector fault
P2841 LM Sensor zero point drifted | Fork shaft worn
P2842 LM Signal wire shorted to ground | Internal sensor short
P2843 LM Signal wire shorted to battery voltage | Open position sensor
P2844 LM Connector not seated | Harness chafing intermittently shorts the wire
P2845 LM Sensor mechanically misadjusted from neutral | Fork pin worn: neutral travel widened
P2846 LM Sensor mechanically misadjusted from neutral | Fork pin worn: neutral travel widened
P2847 LM Sensor mechanically misadjusted from neutral | Fork pin worn: neutral travel widened
P2848 LM Sensor mechanically misadjusted from neutral | Fork pin worn: neutral travel widened
P2849 LM Shift fork mechanically jammed | Synchroniser teeth damaged
P284A LM Shift fork mechanically jammed | Synchroniser teeth damaged
P284B LM Shift fork mechanically jammed | Synchroniser teeth damaged
P284C LM Shift fork mechanically jammed | Synchroniser teeth damaged
P284D LM Internal leak in fork actuator | Detent spring or ball failed
P284E LM Internal leak in fork actuator | Detent spring or ball failed
P284F LM Internal leak in fork actuator | Detent spring or ball failed
P2850 LM Internal leak in fork actuator | Detent spring or ball failed
P2851 LM Offset between the two sensors after replacement | Sensor harness incorrectly swapped
P2852 LM Offset between the two sensors after replacement | Sensor harness incorrectly swapped
P2853 LM Clutch actuator seal leaks | Aerated transmission fluid
P2854 LM Clutch actuator seal leaks | Aerated transmission fluid
P2855 LM Clutch actuator seal leaks | Aerated transmission fluid
P2856 LM Clutch actuator seal leaks | Aerated transmission fluid
P2857 LM Hydraulic pump output pressure low | Pressure regulator characteristic drift
P2858 LM Hydraulic pump output pressure low | Pressure regulator characteristic drift
P2859 LM Hydraulic pump output pressure low | Pressure regulator characteristic drift
P285A LM Hydraulic pump output pressure low | Pressure regulator characteristic drift
P285B LM Open in actuator control wire | Open actuator coil
P285C LM Actuator responds slower than calibrated | Increased friction in fork guide
P285D LM Control wire shorted to ground | Internal short in actuator coil
P285E LM Control wire shorted to battery voltage | Open actuator coil
P285F LM Open in actuator control wire | Open actuator coil
P2860 LM Actuator responds slower than calibrated | Increased friction in fork guide
P2861 LM Control wire shorted to ground | Internal short in actuator coil
P2862 LM Control wire shorted to battery voltage | Open actuator coil
P2863 LM Position sensor failed | Wiring or connector fault
P2864 LM Sensor zero point drifted | Fork shaft worn
P2865 LM Signal wire shorted to ground | Internal sensor short
P2866 LM Signal wire shorted to battery voltage | Open position sensor
P2867 LM Connector not seated | Harness chafing intermittently shorts the wire
P2868 LM Sensor mechanically misadjusted from neutral | Fork pin worn: neutral travel widened
P2869 LM Shift fork mechanically jammed | Synchroniser teeth damaged
P286A LM Internal leak in fork actuator | Detent spring or ball failed
P286B LM Pressure regulator stuck at high output | Control solenoid characteristic drift
P286C LM Pressure regulator stuck at high output | Control solenoid characteristic drift
P286D LM Hydraulic flow restricted upstream | Increased friction in clutch actuator
P286E LM Pressure regulator overshoots target | Worn valve body bypass passage
P286F LM Bleed orifice restricted by debris | Weak clutch return spring
P2870 LM Pressure regulator undershoots release ramp | Increased internal leakage at the actuator
P2871 LM Clutch actuator stuck at low pressure | Severe hydraulic leak prevents engagement
P2872 LM Clutch actuator stuck at high pressure | Hydraulic return path blocked
P2873 LM Pressure regulator stuck at high output | Control solenoid characteristic drift
P2874 LM Pressure regulator stuck at high output | Control solenoid characteristic drift
P2875 LM Hydraulic flow restricted upstream | Increased friction in clutch actuator
P2876 LM Pressure regulator overshoots target | Worn valve body bypass passage
P2877 LM Bleed orifice restricted by debris | Weak clutch return spring
P2878 LM Pressure regulator undershoots release ramp | Increased internal leakage at the actuator
P2879 LM Clutch actuator stuck at low pressure | Severe hydraulic leak prevents engagement
P287A LM Clutch actuator stuck at high pressure | Hydraulic return path blocked
P287B M Adaptation lost after battery disconnect or TCM reset | Shift fork replaced without learn procedure
P287C M Adaptation lost after battery disconnect or TCM reset | Following major transmission repair
P287D LM Pump internal wear changes torque demand | Fluid viscosity outside spec
P287E LM Open in actuator control wire | Open actuator coil
P287F LM Coil resistance out of range | High-resistance contact in connector
P2880 LM Control wire shorted to ground | Internal short in actuator coil
P2881 LM Control wire shorted to battery voltage | Open actuator coil
P2882 LM Friction surfaces glazed by overheating | Fluid contaminated with friction modifiers off spec
P2883 LM Excessive slip during hybrid mode transitions | Restricted transmission fluid cooler flow
P2884 LM Actuator mechanically stuck in open position | Hydraulic engagement pressure lost
P2885 LM Actuator response outside calibration | Hydraulic fluid level low
P2886 LM Actuator mechanically stuck in closed position | Release pressure path blocked
P2887 LM Park lock actuator fault | Wiring or connector fault
P2888 LM Open in actuator control wire | Open actuator coil
P2889 LM Control wire shorted to ground | Internal short in actuator coil
P288A LM Control wire shorted to battery voltage | Open actuator coil
P288B LM Increased friction in lock mechanism | Actuator force degraded
P288C LM Short to ground in actuator wiring | Actuator mechanically jammed: high stall current
P288D M Adaptation lost after battery disconnect or TCM reset | Shift fork replaced without learn procedure
P288E LM Short to ground in actuator wiring | Shift fork mechanically jammed: actuator stalls
P288F LM Short to ground in actuator wiring | Shift fork mechanically jammed: actuator stalls
P2890 M Ion sense module failed | Wiring or connector fault
P2891 M Spark plug aged: electrode shape changed | Ion sense circuit gain drift
P2892 M Spark plug fouled with carbon or oil | Sense wire shorted to ground
P2893 M Inductive cross-coupling from ignition coil primary | Sense reference voltage biased
P2894 M Ion sense module failed | Wiring or connector fault
P2895 M Spark plug aged: electrode shape changed | Ion sense circuit gain drift
P2896 M Spark plug fouled with carbon or oil | Sense wire shorted to ground
P2897 M Inductive cross-coupling from ignition coil primary | Sense reference voltage biased
P2898 M Ion sense module failed | Wiring or connector fault
P2899 M Spark plug aged: electrode shape changed | Ion sense circuit gain drift
P289A M Spark plug fouled with carbon or oil | Sense wire shorted to ground
P289B M Inductive cross-coupling from ignition coil primary | Sense reference voltage biased
P289C M Ion sense module failed | Wiring or connector fault
P289D M Spark plug aged: electrode shape changed | Ion sense circuit gain drift
P289E M Spark plug fouled with carbon or oil | Sense wire shorted to ground
P289F M Inductive cross-coupling from ignition coil primary | Sense reference voltage biased
P28A0 M Ion sense module failed | Wiring or connector fault
P28A1 M Spark plug aged: electrode shape changed | Ion sense circuit gain drift
P28A2 M Spark plug fouled with carbon or oil | Sense wire shorted to ground
P28A3 M Inductive cross-coupling from ignition coil primary | Sense reference voltage biased
P28A4 M Ion sense module failed | Wiring or connector fault
P28A5 M Spark plug aged: electrode shape changed | Ion sense circuit gain drift
P28A6 M Spark plug fouled with carbon or oil | Sense wire shorted to ground
P28A7 M Inductive cross-coupling from ignition coil primary | Sense reference voltage biased
P28A8 M Ion sense module failed | Wiring or connector fault
P28A9 M Spark plug aged: electrode shape changed | Ion sense circuit gain drift
P28AA M Spark plug fouled with carbon or oil | Sense wire shorted to ground
P28AB M Inductive cross-coupling from ignition coil primary | Sense reference voltage biased
P28AC M Ion sense module failed | Wiring or connector fault
P28AD M Spark plug aged: electrode shape changed | Ion sense circuit gain drift
P28AE M Spark plug fouled with carbon or oil | Sense wire shorted to ground
P28AF M Inductive cross-coupling from ignition coil primary | Sense reference voltage biased
P28B0 M Ion sense module failed | Wiring or connector fault
P28B1 M Spark plug aged: electrode shape changed | Ion sense circuit gain drift
P28B2 M Spark plug fouled with carbon or oil | Sense wire shorted to ground
P28B3 M Inductive cross-coupling from ignition coil primary | Sense reference voltage biased
P28B4 M Ion sense module failed | Wiring or connector fault
P28B5 M Spark plug aged: electrode shape changed | Ion sense circuit gain drift
P28B6 M Spark plug fouled with carbon or oil | Sense wire shorted to ground
P28B7 M Inductive cross-coupling from ignition coil primary | Sense reference voltage biased
P28B8 M Ion sense module failed | Wiring or connector fault
P28B9 M Spark plug aged: electrode shape changed | Ion sense circuit gain drift
P28BA M Spark plug fouled with carbon or oil | Sense wire shorted to ground
P28BB M Inductive cross-coupling from ignition coil primary | Sense reference voltage biased
P28BC M Ion sense module failed | Wiring or connector fault
P28BD M Spark plug aged: electrode shape changed | Ion sense circuit gain drift
P28BE M Spark plug fouled with carbon or oil | Sense wire shorted to ground
P28BF M Inductive cross-coupling from ignition coil primary | Sense reference voltage biased
P28C0 M Module supply rail interrupted | Wiring or connector fault
P28C1 M Module supply fuse blown | Supply wire shorted to ground
P28C2 M Alternator regulator drift: overvoltage | Supply wire shorted to battery voltage
P28C3 M Purge line B restricted or kinked | Purge valve B partially open
P28C4 LM Phase wire shorted to ground | Low-side switch open in driver
P28C5 LM Phase wire shorted to battery voltage | Open motor winding
P28C6 LM Open phase wire | Open motor winding
P28C7 LM Rotor position sensor offset | Phase current imbalance
P28C8 LM Hydraulic pump worn | Motor characteristic aged
P28C9 LM Mechanical load lost (broken coupling) | Rotor position sensor offset
P28CA LM Mechanical load increased (binding) | Supply voltage low under load
P28CB LM Open in sensor signal wire | Position sensor failed
P28CC LM Sensor mechanically offset | Electrical noise on signal line
P28CD LM Open in sensor signal wire | Pressure sensor failed
P28CE LM Signal wire shorted to ground | Internal sensor short
P28CF LM Signal wire shorted to battery voltage | Open pressure sensor
P28D0 LM Sensor zero point drifted | Sensor mounting loose: bias offset
P28D1 LM Motor stalled: high stall current | Short between motor phases
P28D2 LM Phase wire shorted to ground | Low-side switch open in driver
P28D3 LM Phase wire shorted to battery voltage | Open motor winding
P28D4 LM Open phase wire | Open motor winding
P28D5 LM Rotor position sensor offset | Phase current imbalance
P28D6 LM Motor stalled: high stall current | Short between motor phases
P28D7 LM Hydraulic pump worn | Motor characteristic aged
P28D8 LM Mechanical load lost (broken coupling) | Rotor position sensor offset
P28D9 LM Mechanical load increased (binding) | Supply voltage low under load
P28DA LM Open in sensor signal wire | Position sensor failed
P28DB LM Sensor mechanically offset | Electrical noise on signal line
P28DC LM Open in sensor signal wire | Pressure sensor failed
P28DD LM Signal wire shorted to ground | Internal sensor short
P28DE LM Signal wire shorted to battery voltage | Open pressure sensor
P28DF LM Sensor zero point drifted | Sensor mounting loose: bias offset
P28E0 LM Phase wire shorted to ground | Low-side switch open in driver
P28E1 LM Phase wire shorted to battery voltage | Open motor winding
P28E2 LM Open phase wire | Open motor winding
P28E3 LM Rotor position sensor offset | Phase current imbalance
P28E4 LM Motor stalled: high stall current | Short between motor phases
P28E5 LM Increased friction in gear actuator mechanism | Motor torque degraded with age
P28E6 LM Mechanical coupling broken: load lost | Rotor position sensor offset
P28E7 LM Open in sensor signal wire | Position sensor failed
P28E8 LM Signal wire shorted to battery voltage | Open position sensor
P28E9 LM Signal wire shorted to ground | Internal sensor short
P28EA LM Sensor mechanically offset | Electrical noise on signal line
P28EB LM Adaptation lost after battery disconnect or TCM reset | Shift motor replaced without learn procedure
P28EC LM Mechanical wear shifted end-stops | Sensor reference drifted
P28ED LM Pump impeller damage: load lost | Aerated fluid: reduced load
P28EE LM Pump mechanically binding | Supply voltage low under load
P28EF LM Actuator mechanically stuck off | Hydraulic engagement pressure lost
P28F0 LM Actuator mechanically stuck on | Release pressure path blocked
P28F1 LM Pressure sensor failed | Wiring or connector fault
P28F2 LM Sensor zero point drifted | Sensor mounting loose: bias offset
P28F3 LM Signal wire shorted to ground | Internal sensor short
P28F4 LM Signal wire shorted to battery voltage | Open pressure sensor
P28F5 LM Sensor connector not seated | Noisy ground reference
P28F6 LM Actuator connector not seated | Harness chafing intermittently shorts the wire
P28F7 LM DPF clogged with soot or ash | Back-pressure valve stuck closed
P28F8 LM DPF clogged with soot or ash | Back-pressure valve stuck closed
P28F9 LM Exhaust leak upstream of sensor | Sensor zero point drifted
P28FA LM Exhaust leak upstream of sensor | Sensor zero point drifted
P2A00 M Oxygen sensor aging | Sensor contamination (oil, silicone)
P2A01 M Sensor aging | Catalyst aging
P2A02 M Sensor aging
P2A03 M Sensor aging | Sensor contamination
P2A04 M Sensor aging | Catalyst aging
P2A05 M Sensor aging | Exhaust leak upstream
P2A08 M Signal wire shorted to negative reference | Ground offset between sensor and ECM
P2A09 M Signal wire shorted to negative reference | Ground offset between sensor and ECM
P2A0A M MAP B sensor failed | Wiring or connector fault
P2A0B M Vacuum leak in intake | Sensor zero drifted
P2A0C M Signal wire shorted to ground | Internal sensor short
P2A0D M Signal wire shorted to battery voltage | Open MAP B sensor
P2A0E M Sensor connector not seated | Noisy ground reference
P2A0F M Heater element aged: low output | Supply voltage low under load
P2A10 M Signal wire shorted to negative reference | Ground offset between sensor and ECM
P2A11 M Signal wire shorted to negative reference | Ground offset between sensor and ECM
P2A12 LM Metering element drift with wear | Wiring or connector fault
P2A13 LM Internal wear in pump element | Pressure regulator drift
P2A14 LM Control wire shorted to ground | Internal short in metering actuator
P2A15 LM Control wire shorted to battery voltage | Open metering actuator
P2A16 LM Metering element drift with wear | Wiring or connector fault
P2A17 LM Internal wear in pump element | Pressure regulator drift
P2A18 LM Control wire shorted to ground | Internal short in metering actuator
P2A19 LM Control wire shorted to battery voltage | Open metering actuator
P2A1A LM Metering element drift with wear | Wiring or connector fault
P2A1B LM Internal wear in pump element | Pressure regulator drift
P2A1C LM Control wire shorted to ground | Internal short in metering actuator
P2A1D LM Control wire shorted to battery voltage | Open metering actuator
P2A1E LM Metering element drift with wear | Wiring or connector fault
P2A1F LM Internal wear in pump element | Pressure regulator drift
P2A20 LM Control wire shorted to ground | Internal short in metering actuator
P2A21 LM Control wire shorted to battery voltage | Open metering actuator
P2A22 LM Open in valve control wire | Open valve coil
P2A23 LM Shutoff valve mechanically stuck closed | Coil force degraded with age
P2A24 LM Control wire shorted to ground | Internal short in valve coil
P2A25 LM Control wire shorted to battery voltage | Open valve coil
P2A26 LM Open in valve control wire | Open valve coil
P2A27 LM Shutoff valve mechanically stuck closed | Coil force degraded with age
P2A28 LM Control wire shorted to ground | Internal short in valve coil
P2A29 LM Control wire shorted to battery voltage | Open valve coil
P2A2A LM Open in valve control wire | Open valve coil
P2A2B LM Shutoff valve mechanically stuck closed | Coil force degraded with age
P2A2C LM Control wire shorted to ground | Internal short in valve coil
P2A2D LM Control wire shorted to battery voltage | Open valve coil
P2A2E LM Open in valve control wire | Open valve coil
P2A2F LM Shutoff valve mechanically stuck closed | Coil force degraded with age
P2A30 LM Control wire shorted to ground | Internal short in valve coil
P2A31 LM Control wire shorted to battery voltage | Open valve coil
P2A32 LM Open in relay control wire | Open relay coil
P2A33 LM Control wire shorted to ground | Internal short in relay coil
P2A34 LM Control wire shorted to battery voltage | Open relay coil
P2A35 LM Open or shorted feedback wire | Relay contact aged: high resistance
P2A36 LM Relay contact stays open | Feedback wire shorted to ground
P2A37 LM Relay contact stuck closed | Feedback wire shorted to battery voltage
P2A38 M Open in pump current wire | Internal open in pump cell
P2A39 M Pump current wire shorted to ground | Internal short in pump cell
P2A3A M Pump current wire shorted to battery voltage | Open pump cell
P2A3B M Open in pump current wire | Internal open in pump cell
P2A3C M Pump current wire shorted to ground | Internal short in pump cell
P2A3D M Pump current wire shorted to battery voltage | Open pump cell
P2A3E LM Alt fuel pump output degraded | Alt fuel injectors partially clogged
P2A3F M Alt fuel tank pressure low | Vaporizer not yet at operating temperature
P2A40 LM Injector seat worn: leaks closed | Injector seal aged: external leak path
P2A41 LM Pressure sensor failed | Wiring or connector fault
P2A42 LM Sensor zero drifted | Sensor mounting loose: bias offset
P2A43 LM Signal wire shorted to ground | Internal sensor short
P2A44 LM Signal wire shorted to battery voltage | Open pressure sensor
P2A45 LM Sensor connector not seated | Noisy ground reference
P2A46 LM Pressure sensor failed | Wiring or connector fault
P2A47 LM Sensor zero drifted | Sensor mounting loose: bias offset
P2A48 LM Signal wire shorted to ground | Internal sensor short
P2A49 LM Signal wire shorted to battery voltage | Open pressure sensor
P2A4A LM Sensor connector not seated | Noisy ground reference
P2A4B M Temperature sensor failed | Wiring or connector fault
P2A4C M Sensor characteristic drifted | Sensor mounting displaced from fluid path
P2A4D M Signal wire shorted to ground | Internal sensor short
P2A4E M Signal wire shorted to battery voltage | Open temperature sensor
P2A4F M Sensor connector not seated | Noisy ground reference
P2A50 M Temperature sensor failed | Wiring or connector fault
P2A51 M Sensor characteristic drifted | Sensor mounting displaced from fluid path
P2A52 M Signal wire shorted to ground | Internal sensor short
P2A53 M Signal wire shorted to battery voltage | Open temperature sensor
P2A54 M Sensor connector not seated | Noisy ground reference
P2A55 M Temperature sensor failed | Wiring or connector fault
P2A56 M Sensor characteristic drifted | Sensor mounting displaced from fluid path
P2A57 M Signal wire shorted to ground | Internal sensor short
P2A58 M Signal wire shorted to battery voltage | Open temperature sensor
P2A59 M Sensor connector not seated | Noisy ground reference
P2A5A M Temperature sensor failed | Wiring or connector fault
P2A5B M Sensor characteristic drifted | Sensor mounting displaced from fluid path
P2A5C M Signal wire shorted to ground | Internal sensor short
P2A5D M Signal wire shorted to battery voltage | Open temperature sensor
P2A5E M Sensor connector not seated | Noisy ground reference
P2A5F M Level sensor failed | Wiring or connector fault
P2A60 M Float stuck on guide rod | Sensor characteristic drifted
P2A61 M Signal wire shorted to ground | Internal sensor short
P2A62 M Signal wire shorted to battery voltage | Open level sensor
P2A63 M Sensor connector not seated | Noisy ground reference
P2A64 M Level sensor failed | Wiring or connector fault
P2A65 M Float stuck on guide rod | Sensor characteristic drifted
P2A66 M Signal wire shorted to ground | Internal sensor short
P2A67 M Signal wire shorted to battery voltage | Open level sensor
P2A68 M Sensor connector not seated | Noisy ground reference
P2A69 LM Pressure sensor failed | Wiring or connector fault
P2A6A LM Sensor zero drifted | Sensor mounting loose: bias offset
P2A6B LM Signal wire shorted to ground | Internal sensor short
P2A6C LM Signal wire shorted to battery voltage | Open pressure sensor
P2A6D LM Sensor connector not seated | Noisy ground reference
P2A6E LM Alt fuel tank near empty | Alt fuel pump output low
P2A6F LM Pump pressure regulator stuck high | Restriction downstream of regulator
P2A70 LM Select valve failed | Wiring or connector fault
P2A71 LM Valve responds slower than expected | High-resistance contact in connector
P2A72 LM Control wire shorted to ground | Internal short in valve coil
P2A73 LM Control wire shorted to battery voltage | Open valve coil
P2A74 LM Valve connector not seated | Harness chafing intermittently shorts the wire
P2A75 LM Pressure sensor failed | Wiring or connector fault
P2A76 LM Sensor zero drifted | Sensor mounting loose: bias offset
P2A77 LM Signal wire shorted to ground | Internal sensor short
P2A78 LM Signal wire shorted to battery voltage | Open pressure sensor
P2A79 LM Sensor connector not seated | Noisy ground reference
P2A7A LM Pressure sensor failed | Wiring or connector fault
P2A7B LM Sensor zero drifted | Sensor mounting loose: bias offset
P2A7C LM Signal wire shorted to ground | Internal sensor short
P2A7D LM Signal wire shorted to battery voltage | Open pressure sensor
P2A7E LM Sensor connector not seated | Noisy ground reference
P2A7F LM Open in valve control wire | Open valve coil
P2A80 LM Valve responds slower than expected | High-resistance contact in connector
P2A81 LM Control wire shorted to ground | Internal short in valve coil
P2A82 LM Control wire shorted to battery voltage | Open valve coil
P2A83 LM Open in valve control wire | Open valve coil
P2A84 LM Valve responds slower than expected | High-resistance contact in connector
P2A85 LM Control wire shorted to ground | Internal short in valve coil
P2A86 LM Control wire shorted to battery voltage | Open valve coil
P2A87 LM Open in valve control wire | Open valve coil
P2A88 LM Valve responds slower than expected | High-resistance contact in connector
P2A89 LM Control wire shorted to ground | Internal short in valve coil
P2A8A LM Control wire shorted to battery voltage | Open valve coil
P2A8B LM Coolant flow through vaporizer reduced | Heat exchanger surface fouled
P2A8C LM Coolant flow through vaporizer reduced | Heat exchanger surface fouled
P2A8D LM Coolant flow through vaporizer reduced | Heat exchanger surface fouled
P2A8E LM Pump internal wear reduces output | Fuel filter clogged
P2A8F LM Pump internal wear reduces output | Fuel filter clogged
P2A90 LM Pump internal wear reduces output | Fuel filter clogged
P2A91 LM Open in valve control wire | Open valve coil
P2A92 LM Valve stuck in last commanded position | Coil force degraded
P2A93 LM Control wire shorted to ground | Internal short in valve coil
P2A94 LM Control wire shorted to battery voltage | Open valve coil
P2A95 LM Open in valve control wire | Open valve coil
P2A96 LM Valve stuck in last commanded position | Coil force degraded
P2A97 LM Control wire shorted to ground | Internal short in valve coil
P2A98 LM Control wire shorted to battery voltage | Open valve coil
P2A99 LM Open in valve control wire | Open valve coil
P2A9A LM Valve stuck in last commanded position | Coil force degraded
P2A9B LM Control wire shorted to ground | Internal short in valve coil
P2A9C LM Control wire shorted to battery voltage | Open valve coil
P2A9D M Seal aged at fitting or valve | High-pressure fitting loose
P2A9E LM Open in valve control wire | Open valve coil
P2A9F LM Valve responds slower than expected | High-resistance contact in connector
P2AA0 LM Control wire shorted to ground | Internal short in valve coil
P2AA1 LM Control wire shorted to battery voltage | Open valve coil
P2AA2 LM Return line restricted by debris | Return line valve stuck closed
P2AA3 LM Carbon-clogged EGR passages restrict flow | EGR valve sluggish at cold temperatures
P2AA4 LM EGR valve stuck partially open | Actuator overshoots commanded position
P2AA5 LM Bypass actuator mechanically jammed | Control wire shorted to ground
P2AA6 LM Bypass actuator mechanically jammed | Control wire shorted to ground
P2AA7 M Sensor failed | Wiring or connector fault
P2AA8 M Sensor characteristic drifted | Sensor mounting displaced from reference path
P2AA9 M Signal wire shorted to ground | Internal sensor short
P2AAA M Signal wire shorted to battery voltage | Open sensor
P2AAB M Sensor connector not seated | Noisy ground reference
P2AAC M Sensor failed | Wiring or connector fault
P2AAD M Sensor characteristic drifted | Sensor mounting displaced from reference path
P2AAE M Signal wire shorted to ground | Internal sensor short
P2AAF M Signal wire shorted to battery voltage | Open sensor
P2AB0 M Internal PM sensor module fault | Module firmware corruption after voltage drop
P2AB1 M Internal control module fault | Communication with ECM degraded
P2AB2 M Module supply fuse blown | Alternator regulator drift
P2AB3 M Actuator sluggish at cold temperatures | Linkage iced or stiff
P2AB4 M Actuator sluggish at cold temperatures | Linkage iced or stiff
P2AB5 M Actuator sluggish at cold temperatures | Linkage iced or stiff
P2AB6 M Actuator sluggish at cold temperatures | Linkage iced or stiff
P2AB7 LM Position sensor failed | Wiring or connector fault
P2AB8 LM Signal wire shorted to ground | Internal sensor short
P2AB9 LM Signal wire shorted to battery voltage | Open position sensor
P2ABA LM Position sensor failed | Wiring or connector fault
P2ABB LM Signal wire shorted to ground | Internal sensor short
P2ABC LM Signal wire shorted to battery voltage | Open position sensor
P2ABD LM Wastegate actuator mechanically jammed | Control wire shorted to ground
P2ABE LM Wastegate actuator mechanically jammed | Control wire shorted to ground
P2ABF M Open in reference voltage wire | Intake air O2 sensor failed
P2AC0 M Reference voltage drifted from nominal | High-resistance contact in connector
P2AC1 M Reference wire shorted to ground | Internal short in sensor reference
P2AC2 M Reference wire shorted to battery voltage | Sensor reference regulator overvoltage
P2AC3 M Open in reference voltage wire | Intake air O2 sensor failed
P2AC4 M Reference voltage drifted from nominal | High-resistance contact in connector
P2AC5 M Reference wire shorted to ground | Internal short in sensor reference
P2AC6 M Reference wire shorted to battery voltage | Sensor reference regulator overvoltage
P2AC7 M Sensor failed | Wiring or connector fault
P2AC8 M Sensor characteristic drifted | Sensor mounting displaced from reference path
P2AC9 M Signal wire shorted to ground | Internal sensor short
P2ACA M Signal wire shorted to battery voltage | Open sensor
P2ACB M Sensor connector not seated | Noisy ground reference
P2ACC LM Sensor failed | Wiring or connector fault
P2ACD LM Sensor characteristic drifted | Sensor mounting displaced from reference path
P2ACE LM Signal wire shorted to ground | Internal sensor short
P2ACF LM Signal wire shorted to battery voltage | Open sensor
P2AD0 LM Sensor connector not seated | Noisy ground reference
P2AD1 LM Sensor channel C or G drifted | Harness offset between channels
P2AD2 LM Sensor channel B or G drifted | Harness offset between channels
P2AD3 LM Sensor channel A or G drifted | Harness offset between channels
P2AD4 LM HV battery output low under load | DC-link capacitor aged: increased ESR
P2AD5 LM Regenerative braking overshoot | BMS cell balancing off: voltage spikes
P2AD6 LM Sensor failed | Wiring or connector fault
P2AD7 LM Sensor characteristic drifted | Sensor mounting displaced from reference path
P2AD8 LM Signal wire shorted to ground | Internal sensor short
P2AD9 LM Signal wire shorted to battery voltage | Open sensor
P2ADA LM Sensor characteristic drifted | Sensor mounting displaced from reference path
P2ADB LM Signal wire shorted to ground | Internal sensor short
P2ADC LM Signal wire shorted to battery voltage | Open sensor
P2ADD LM Sensor connector not seated | Noisy ground reference
P2ADE LM Sensor failed | Wiring or connector fault
P2ADF M Cracked intake hose between MAF and throttle | Intake manifold gasket leaking
P2AE0 M Open in pump current wire | Internal open in pump cell
P2AE1 M Pump current wire shorted to ground | Internal short in pump cell
P2AE2 M Pump current wire shorted to battery voltage | Open pump cell
P2AE3 M Open in pump current wire | Internal open in pump cell
P2AE4 M Pump current wire shorted to ground | Internal short in pump cell
P2AE5 M Pump current wire shorted to battery voltage | Open pump cell
P2AE6 M Open in pump current wire | Internal open in pump cell
P2AE7 M Pump current wire shorted to ground | Internal short in pump cell
P2AE8 M Pump current wire shorted to battery voltage | Open pump cell
P2AE9 M Open in pump current wire | Internal open in pump cell
P2AEA M Pump current wire shorted to ground | Internal short in pump cell
P2AEB M Pump current wire shorted to battery voltage | Open pump cell
P2AEC M Open in pump current wire | Internal open in pump cell
P2AED M Pump current wire shorted to ground | Internal short in pump cell
P2AEE M Pump current wire shorted to battery voltage | Open pump cell
P2AEF M Open in pump current wire | Internal open in pump cell
P2AF0 M Pump current wire shorted to ground | Internal short in pump cell
P2AF1 M Pump current wire shorted to battery voltage | Open pump cell
P2AF2 M Open in relay control wire | Open relay coil
P2AF3 M Control wire shorted to ground | Internal short in relay coil
P2AF4 M Control wire shorted to battery voltage | Open relay coil
P2AF5 M Relay contacts welded closed | Output driver stuck on
P2AF6 M Relay contacts oxidised: high resistance | Relay coil burned out
P2AF7 M Open in relay control wire | Open relay coil
P2AF8 M Control wire shorted to ground | Internal short in relay coil
P2AF9 M Control wire shorted to battery voltage | Open relay coil
P2AFA M Relay contacts welded closed | Output driver stuck on
P2AFB M Relay contacts oxidised: high resistance | Relay coil burned out
P2AFC M Sensor failed | Wiring or connector fault
P2AFD M Sensor characteristic drifted | Sensor mounting displaced from reference path
P2AFE M Signal wire shorted to ground | Internal sensor short
P2AFF M Signal wire shorted to battery voltage | Open sensor
P2B00 M Injector aged: flow characteristic drifted | Fuel quality affecting injection result
P2B01 M Injector aged: flow characteristic drifted | Fuel quality affecting injection result
P2B02 M Injector aged: flow characteristic drifted | Fuel quality affecting injection result
P2B03 M Injector aged: flow characteristic drifted | Fuel quality affecting injection result
P2B04 M Injector aged: flow characteristic drifted | Fuel quality affecting injection result
P2B05 M Injector aged: flow characteristic drifted | Fuel quality affecting injection result
P2B06 M Injector aged: flow characteristic drifted | Fuel quality affecting injection result
P2B07 M Injector aged: flow characteristic drifted | Fuel quality affecting injection result
P2B08 M Injector behaviour drifts at low temperature | Poor fuel atomization at cold start
P2B09 M Injector behaviour drifts at low temperature | Poor fuel atomization at cold start
P2B0A M Injector behaviour drifts at low temperature | Poor fuel atomization at cold start
P2B0B M Injector behaviour drifts at low temperature | Poor fuel atomization at cold start
P2B0C M Injector behaviour drifts at low temperature | Poor fuel atomization at cold start
P2B0D M Injector behaviour drifts at low temperature | Poor fuel atomization at cold start
P2B0E M Injector behaviour drifts at low temperature | Poor fuel atomization at cold start
P2B0F M Injector behaviour drifts at low temperature | Poor fuel atomization at cold start
P2B10 M Adaptation lost after battery disconnect or ECM reset | Injector replaced without learn procedure
P2B11 M Injector worn beyond compensation range | Fuel rail pressure drift
P2B12 M Adaptation lost after battery disconnect or ECM reset | Injector replaced without learn procedure
P2B13 M Injector worn beyond compensation range | Fuel rail pressure drift
P2B14 M Adaptation lost after battery disconnect or ECM reset | Injector replaced without learn procedure
P2B15 M Injector worn beyond compensation range | Fuel rail pressure drift
P2B16 M Adaptation lost after battery disconnect or ECM reset | Injector replaced without learn procedure
P2B17 M Injector worn beyond compensation range | Fuel rail pressure drift
P2B18 M Adaptation lost after battery disconnect or ECM reset | Injector replaced without learn procedure
P2B19 M Injector worn beyond compensation range | Fuel rail pressure drift
P2B1A M Adaptation lost after battery disconnect or ECM reset | Injector replaced without learn procedure
P2B1B M Injector worn beyond compensation range | Fuel rail pressure drift
P2B1C M Adaptation lost after battery disconnect or ECM reset | Injector replaced without learn procedure
P2B1D M Injector worn beyond compensation range | Fuel rail pressure drift
P2B1E M Adaptation lost after battery disconnect or ECM reset | Injector replaced without learn procedure
P2B1F M Injector worn beyond compensation range | Fuel rail pressure drift
P2B20 LM Sensor failed | Wiring or connector fault
P2B21 LM Sensor characteristic drifted | Sensor mounting displaced
P2B22 LM Signal wire shorted to ground | Internal sensor short
P2B23 LM Signal wire shorted to battery voltage | Open sensor
P2B24 LM Sensor failed | Wiring or connector fault
P2B25 LM Sensor characteristic drifted | Sensor mounting displaced
P2B26 LM Signal wire shorted to ground | Internal sensor short
P2B27 LM Signal wire shorted to battery voltage | Open sensor
P2B28 LM Pump output degraded with age | Air pocket in coolant loop
P2B29 LM Coolant loss in battery loop | Air drawn into pump suction
P2B2A LM Coolant loss in electronics loop | Air drawn into pump suction
P2B2B M Sensor failed | Wiring or connector fault
P2B2C M Sensor characteristic drifted | Sensor mounting displaced from reference path
P2B2D M Signal wire shorted to ground | Internal sensor short
P2B2E M Signal wire shorted to battery voltage | Open sensor
P2B2F LM Fan motor seized or burned out | Fan relay contacts oxidised
P2B30 LM Fan relay contacts welded closed | Output driver stuck on
P2B31 LM Fan motor seized or burned out | Fan relay contacts oxidised
P2B32 LM Fan relay contacts welded closed | Output driver stuck on
P2B33 LM Open in actuator control wire | Open actuator coil
P2B34 LM Control wire shorted to ground | Internal short in actuator coil
P2B35 LM Control wire shorted to battery voltage | Open actuator coil
P2B36 LM Open in actuator control wire | Open actuator coil
P2B37 LM Control wire shorted to ground | Internal short in actuator coil
P2B38 LM Control wire shorted to battery voltage | Open actuator coil
P2B39 LM Open in actuator control wire | Open actuator coil
P2B3A LM Control wire shorted to ground | Internal short in actuator coil
P2B3B LM Control wire shorted to battery voltage | Open actuator coil
P2B3C LM Open in actuator control wire | Open actuator coil
P2B3D LM Control wire shorted to ground | Internal short in actuator coil
P2B3E LM Control wire shorted to battery voltage | Open actuator coil
P2B3F LM Position sensor failed | Wiring or connector fault
P2B40 LM Sensor offset drifted | Actuator mechanism worn
P2B41 LM Signal wire shorted to ground | Internal sensor short
P2B42 LM Signal wire shorted to battery voltage | Open position sensor
P2B43 LM Position sensor failed | Wiring or connector fault
P2B44 LM Sensor offset drifted | Actuator mechanism worn
P2B45 LM Signal wire shorted to ground | Internal sensor short
P2B46 LM Signal wire shorted to battery voltage | Open position sensor
P2B47 LM Position sensor failed | Wiring or connector fault
P2B48 LM Sensor offset drifted | Actuator mechanism worn
P2B49 LM Signal wire shorted to ground | Internal sensor short
P2B4A LM Signal wire shorted to battery voltage | Open position sensor
P2B4B LM Position sensor failed | Wiring or connector fault
P2B4C LM Sensor offset drifted | Actuator mechanism worn
P2B4D LM Signal wire shorted to ground | Internal sensor short
P2B4E LM Signal wire shorted to battery voltage | Open position sensor
P2B4F LM Actuator stuck in low-lift position | Oil pressure to actuator insufficient
P2B50 LM Actuator stuck in low-lift position | Oil pressure to actuator insufficient
P2B51 LM Actuator stuck in low-lift position | Oil pressure to actuator insufficient
P2B52 LM Actuator stuck in low-lift position | Oil pressure to actuator insufficient
P2B53 LM Actuator stuck in high-lift position | Release pressure path blocked
P2B54 LM Actuator stuck in high-lift position | Release pressure path blocked
P2B55 LM Actuator stuck in high-lift position | Release pressure path blocked
P2B56 LM Actuator stuck in high-lift position | Release pressure path blocked
P2B57 LM Engine oil level low | Oil pump worn or pressure relief stuck open
P2B58 M Valve mechanically stalled: high stall current | Motor wire shorted to ground
P2B59 M Open in valve control wire | Open valve motor
P2B5A M Control wire shorted to ground | Internal short in valve motor
P2B5B M Control wire shorted to battery voltage | Open valve motor
P2B5C M Supply fuse blown | Open in supply wire
P2B5D M Position sensor failed | Wiring or connector fault
P2B5E M Signal wire shorted to ground | Internal sensor short
P2B5F M Signal wire shorted to battery voltage | Open position sensor
P2B60 M Sensor offset drifted | Linkage between sensor and valve loose
P2B61 M Valve seized in closed position | Debris jammed in valve gate
P2B62 LM Supply fuse blown | Wiring or connector fault
P2B63 LM Pump impeller jammed by debris | Motor seized
P2B64 LM Ambient or under-bonnet temperature too high | Module cooling path blocked
P2B65 LM Air pocket in coolant loop | Coolant level low
P2B66 LM Open in control wire | Open pump motor
P2B67 LM Control wire shorted to ground | Internal short in pump motor
P2B68 LM Control wire shorted to battery voltage | Open pump motor
P2B69 LM Supply fuse blown | Wiring or connector fault
P2B6A LM Pump impeller jammed by debris | Motor seized
P2B6B LM Ambient or under-bonnet temperature too high | Module cooling path blocked
P2B6C LM Air pocket in coolant loop | Coolant level low
P2B6D M Sensor connector not seated | Harness chafing intermittently shorts the wire
P2B6E M Sensor failed | Wiring or connector fault
P2B6F M Signal wire shorted to ground | Internal sensor short
P2B70 M Signal wire shorted to battery voltage | Open sensor
P2B71 M Sensor characteristic drifted | Sensor mounting displaced
P2B72 M Open in heater control wire | Open heater element
P2B73 M Control wire shorted to ground | Heater element shorted
P2B74 M Control wire shorted to battery voltage | Open heater element
P2B75 M Heater element aged: low output | Supply voltage low under load
P2B76 M Open in heater control wire | Open heater element
P2B77 M Control wire shorted to ground | Heater element shorted
P2B78 M Control wire shorted to battery voltage | Open heater element
P2B79 M Heater element aged: low output | Supply voltage low under load
P2B7A M Pressure sensor C failed | Wiring or connector fault
P2B7B M Sensor zero drifted | Sensor port restricted
P2B7C M Signal wire shorted to ground | Internal sensor short
P2B7D M Signal wire shorted to battery voltage | Open pressure sensor
P2B7E M Sensor connector not seated | Noisy ground reference
P2B7F LM Module replaced without programming | Calibration memory corrupted after voltage drop
P2B80 LM Module replaced without programming | Calibration memory corrupted after voltage drop
P2B81 LM Sensor mechanically offset from actuator | Linkage between sensor and wastegate worn
P2B82 LM Sensor mechanically offset from actuator | Linkage between sensor and wastegate worn
P2B83 LM Air pocket in coolant loop | Coolant level low
P2B84 LM Mechanical load increased (binding) | Supply voltage low under load
P2B85 LM Mechanical load increased (binding) | Supply voltage low under load
P2B86 LM Air pocket in coolant loop | Coolant level low
P2B87 LM Mechanical load increased (binding) | Supply voltage low under load
P2B88 M Intake air O2 sensor failed | Wiring or connector fault
P2B89 M Signal wire shorted to ground | Internal sensor short
P2B8A M Signal wire shorted to battery voltage | Open intake air O2 sensor
P2B8B M Open in heater control wire | Open heater element
P2B8C M Heater element resistance drifted | High-resistance contact in connector
P2B8D M Heater wire shorted to ground | Heater element shorted
P2B8E M Heater wire shorted to battery voltage | Open heater element
P2B8F M Sensor failed | Wiring or connector fault
P2B90 M Signal wire shorted to ground | Internal sensor short
P2B91 M Signal wire shorted to battery voltage | Open sensor
P2B92 M Sensor characteristic drifted | Sensor mounting displaced
P2B93 LM Mechanical wear shifted end-stops | Sensor reference drifted
P2B94 LM Mechanical wear shifted end-stops | Sensor reference drifted
P2B95 M Injectors aged: flow drift across cylinders | Fuel rail pressure drifts during pulse
P2B96 M Injectors aged: flow drift across cylinders | Fuel rail pressure drifts during pulse
P2B97 LM Valve mechanism worn at end-stops | Position sensor reference drifted
P2B98 LM Supply fuse blown | Supply wire shorted to ground
P2B99 LM Valve actuator mechanically jammed | Control wire shorted to ground
P2B9A LM Sensor connector not seated | Noisy ground reference
P2B9B M Driving cycle too short for regen conditions | Sustained low-load operation
P2B9C LM Pump impeller jammed by debris | Motor seized
P2B9D LM Supply fuse blown | Wiring or connector fault
P2B9E LM Ambient or under-bonnet temperature too high | Module cooling path blocked
P2B9F LM Mechanical load increased (binding) | Supply voltage low under load
P2BA0 LM Mechanical load increased (binding) | Supply voltage low under load
P2BA1 LM Mechanical load increased (binding) | Supply voltage low under load
P2BA2 LM Pump impeller jammed by debris | Motor seized
P2BA3 LM Drive belt slipping or worn | Starter/generator bearing worn
P2BA4 M Long-term fuel trim drifted out of nominal range | Exhaust leak upstream of catalyst
P2BA5 LM Exhaust leak upstream of DPF | EGT sensor pre-DPF drift
P2BA6 LM SCR catalyst substrate aged or contaminated | Thermal damage from prior over-temperature event
P2BA7 LM DEF/AdBlue tank empty: refill required | Level sensor reads empty incorrectly
P2BA8 LM Reductant injection valve clogged | Reductant pump output insufficient
P2BA9 LM DEF tank repeatedly run empty | Diluted or contaminated DEF | Dosing pump output below spec
P2BAE LM EGR valve stuck closed | Carbon clogged EGR passages
P2BB0 M Alt fuel injectors partially clogged | Tank-fill calibration drifted
P2BB1 M Alt fuel injector leaking | Fuel rail pressure above target
P2BB2 M Tank actually empty: refuel required | Level sensor reads empty incorrectly
P2BB3 LM Secondary fuel pump relay aged | Wiring or connector fault
P2BB4 M Sensor connector not seated | Noisy ground reference
P2BB5 M Sensor connector not seated | Noisy ground reference
P2BB6 M Sensor failed | Wiring or connector fault
P2BB7 M Sensor characteristic drifted | Sensor mounting displaced
P2BB8 M Signal wire shorted to ground | Internal sensor short
P2BB9 M Signal wire shorted to battery voltage | Open sensor
P2BBA M Sensor connector not seated | Noisy ground reference
P2BBB LM Position sensor failed | Wiring or connector fault
P2BBC LM Signal wire shorted to ground | Internal sensor short
P2BBD LM Signal wire shorted to battery voltage | Open position sensor
P2BBE LM Mechanism worn at end-stops | Sensor reference drifted
P2BBF LM Supply fuse blown | Supply wire shorted to ground
P2BC0 LM Bypass valve actuator jammed | Control wire shorted to ground
P2BC1 LM Pump impeller jammed | Motor seized
P2BC2 LM Supply fuse blown | Wiring or connector fault
P2BC3 LM Ambient temperature too high | Module cooling path blocked
P2BC4 LM Contactor failed | Wiring or connector fault
P2BC5 LM Contactor contacts welded closed | Output driver stuck on
P2BC6 LM Contactor contacts oxidised: high resistance | Contactor coil burned out
P2BC7 LM Open in coil control wire | Open contactor coil
P2BC8 LM Coil resistance drifted | High-resistance contact in connector
P2BC9 LM Control wire shorted to ground | Internal short in contactor coil
P2BCA LM Control wire shorted to battery voltage | Open contactor coil
P2BCB LM Contactor failed | Wiring or connector fault
P2BCC LM Contactor contacts welded closed | Output driver stuck on
P2BCD LM Contactor contacts oxidised: high resistance | Contactor coil burned out
P2BCE LM Open in coil control wire | Open contactor coil
P2BCF LM Coil resistance drifted | High-resistance contact in connector
P2BD0 LM Control wire shorted to ground | Internal short in contactor coil
P2BD1 LM Control wire shorted to battery voltage | Open contactor coil
P2BD2 LM Aftertreatment seal aged or cracked | Aftertreatment fitting loose
P2BD3 LM Aftertreatment seal aged or cracked | Aftertreatment fitting loose
P2BD4 LM Open in pump control wire | Open pump motor
P2BD5 LM Control wire shorted to ground | Internal short in pump motor
P2BD6 LM Control wire shorted to battery voltage | Open pump motor
P2BD7 LM Pump output degraded with age | Air pocket in coolant loop
P2BD8 LM Sensor failed | Wiring or connector fault
P2BD9 LM Sensor characteristic drifted | Sensor mounting displaced
P2BDA LM Signal wire shorted to ground | Internal sensor short
P2BDB LM Signal wire shorted to battery voltage | Open sensor
P2BDC LM Sensor failed | Wiring or connector fault
P2BDD LM Sensor characteristic drifted | Sensor mounting displaced
P2BDE LM Signal wire shorted to ground | Internal sensor short
P2BDF LM Signal wire shorted to battery voltage | Open sensor
P2BE0 LM Open in sensor signal wire | Level sensor failed
P2BE1 LM Float stuck on guide rod | Sensor characteristic drifted
P2BE2 LM Signal wire shorted to ground | Internal sensor short
P2BE3 LM Signal wire shorted to battery voltage | Open level sensor
P2BE4 LM Current sensor failed | Wiring or connector fault
P2BE5 LM Sensor zero drifted | Magnetic offset from nearby ferrous parts
P2BE6 LM Signal wire shorted to ground | Internal sensor short
P2BE7 LM Signal wire shorted to battery voltage | Open current sensor
P2BE8 LM Open in coil control wire | Open contactor coil
P2BE9 LM Coil resistance drifted | High-resistance contact in connector
P2BEA LM Control wire shorted to ground | Internal short in contactor coil
P2BEB LM Control wire shorted to battery voltage | Open contactor coil
P2BEC M Vacuum leak downstream of MAF | Fuel rail pressure low
P2BED M Fuel rail pressure high or regulator stuck | Injector leaking: over-fuelling
P2BEE M Vacuum leak downstream of MAF | Fuel rail pressure low
P2BEF M Fuel rail pressure high or regulator stuck | Injector leaking: over-fuelling
P2BF0 M Vacuum leak downstream of MAF | Fuel rail pressure low
P2BF1 M Fuel rail pressure high or regulator stuck | Injector leaking: over-fuelling
P2BF2 M Vacuum leak downstream of MAF | Fuel rail pressure low
P2BF3 M Fuel rail pressure high or regulator stuck | Injector leaking: over-fuelling
P2BF4 LM Position sensor failed | Wiring or connector fault
P2BF5 LM Sensor offset drifted | Linkage between sensor and valve loose
P2BF6 LM Signal wire shorted to ground | Internal sensor short
P2BF7 LM Signal wire shorted to battery voltage | Open position sensor
P2BF8 LM Open in actuator control wire | Open actuator coil
P2BF9 LM Control wire shorted to ground | Internal short in actuator coil
P2BFA LM Control wire shorted to battery voltage | Open actuator coil
P2BFB LM Actuator response slower than calibrated | Increased friction in valve linkage
P2BFC LM Position sensor failed | Wiring or connector fault
P2BFD LM Sensor offset drifted | Linkage between sensor and valve loose
P2BFE LM Signal wire shorted to ground | Internal sensor short
P2BFF LM Signal wire shorted to battery voltage | Open position sensor
P2C00 LM Regulator aged | Contamination affecting regulator seat
P2C01 LM Regulator aged | Contamination affecting regulator seat
P2C02 LM Open in regulator control wire | Open regulator coil
P2C03 LM Control wire shorted to ground | Internal short in regulator coil
P2C04 LM Control wire shorted to battery voltage | Open regulator coil
P2C05 LM Position sensor failed | Wiring or connector fault
P2C06 LM Sensor offset drifted | Actuator mechanism worn
P2C07 LM Signal wire shorted to ground | Internal sensor short
P2C08 LM Signal wire shorted to battery voltage | Open position sensor
P2C09 LM Position sensor failed | Wiring or connector fault
P2C0A LM Sensor offset drifted | Actuator mechanism worn
P2C0B LM Signal wire shorted to ground | Internal sensor short
P2C0C LM Signal wire shorted to battery voltage | Open position sensor
P2C0D LM Position sensor failed | Wiring or connector fault
P2C0E LM Sensor offset drifted | Actuator mechanism worn
P2C0F LM Signal wire shorted to ground | Internal sensor short
P2C10 LM Signal wire shorted to battery voltage | Open position sensor
P2C11 LM Pump motor winding partially open | Pump dry running: no fluid load
P2C12 LM Position sensor failed | Wiring or connector fault
P2C13 LM Sensor offset drifted | Actuator mechanism worn
P2C14 LM Signal wire shorted to ground | Internal sensor short
P2C15 LM Signal wire shorted to battery voltage | Open position sensor
P2C16 LM Position sensor failed | Wiring or connector fault
P2C17 LM Sensor offset drifted | Actuator mechanism worn
P2C18 LM Signal wire shorted to ground | Internal sensor short
P2C19 LM Signal wire shorted to battery voltage | Open position sensor
P2C1A LM Position sensor failed | Wiring or connector fault
P2C1B LM Sensor offset drifted | Actuator mechanism worn
P2C1C LM Signal wire shorted to ground | Internal sensor short
P2C1D LM Signal wire shorted to battery voltage | Open position sensor
P2C1E M Regulator response sluggish at cold temperatures | Cold fuel viscosity affects regulator characteristic
P2C1F M Leak in fuel rail or injector | Regulator stuck open at cold start
P2C20 M Regulator stuck closed at cold start | Fuel return path blocked by cold viscosity
P2C21 M One sensor characteristic drifted | Harness incorrectly swapped between channels
P2C22 M Position sensor failed | Wiring or connector fault
P2C23 M Sensor offset drifted | Linkage between sensor and valve worn
P2C24 M Signal wire shorted to ground | Internal sensor short
P2C25 M Signal wire shorted to battery voltage | Open position sensor
P2C26 LM Wiring or connector fault | Group supply fuse aged with high resistance
P2C27 LM Supply rail collapsed under load | Sense wire shorted to ground
P2C28 LM Alternator regulator drift: overvoltage | Sense wire shorted to battery voltage
P2C29 LM Bypass valve mechanically seized | Carbon deposits jam the valve
P2C2A LM Open in sensor signal wire | Position sensor failed
P2C2B LM Signal wire shorted to ground | Internal sensor short
P2C2C LM Signal wire shorted to battery voltage | Open position sensor
P2C2D LM Mechanism worn at end-stops | Sensor reference drifted
P2C2E LM Supply fuse blown | Supply wire shorted to ground
P2C2F LM Bypass valve actuator jammed | Control wire shorted to ground
P2C30 LM Primary supply fuse blown by short circuit | Shorted ignition coil drawing excess current
P2C31 LM Primary supply fuse blown by short circuit | Shorted ignition coil drawing excess current
P2C32 M Sensor failed | Wiring or connector fault
P2C33 M Sensor characteristic drifted | Sensor mounting displaced
P2C34 M Signal wire shorted to ground | Internal sensor short
P2C35 M Signal wire shorted to battery voltage | Open sensor
P2C36 M Sensor connector not seated | Noisy ground reference
P2C37 LM Pump output degraded with age | Cold coolant viscosity too high
P2C38 M Sensor failed | Wiring or connector fault
P2C39 M Sensor characteristic drifted | Sensor mounting displaced
P2C3A M Signal wire shorted to ground | Internal sensor short
P2C3B M Signal wire shorted to battery voltage | Open sensor
P2C3C M Sensor connector not seated | Noisy ground reference
P2C3D M One sensor characteristic drifted | Harness incorrectly swapped between channels
P2C3E LM Open in fan control wire | Fan relay failed
P2C3F LM Control wire shorted to ground | Relay coil shorted
P2C40 LM Control wire shorted to battery voltage | Relay coil open
P2C41 LM Fan motor seized or burned out | Fan relay contacts oxidised
P2C42 LM Fan motor seized or burned out | Fan relay contacts oxidised
P2C43 LM Isolation/stabilization module failed | Wiring or connector fault
P2C44 LM Module response outside calibration | High-resistance contact in connector
P2C45 LM Control wire shorted to ground | Internal module short
P2C46 LM Control wire shorted to battery voltage | Open module input
P2C47 LM Module connector not seated | Noisy ground reference
P2C48 LM Pump motor mechanically stuck | Output driver fault
P2C49 LM Pump motor mechanically stuck | Output driver fault
P2C4A LM Position sensor failed | Wiring or connector fault
P2C4B LM Sensor offset drifted | Linkage between sensor and actuator worn
P2C4C LM Signal wire shorted to ground | Internal sensor short
P2C4D LM Signal wire shorted to battery voltage | Open position sensor
P2C4E LM Sensor connector not seated | Noisy ground reference
P2C4F LM Increased friction in actuator | Hydraulic flow restricted
P2C50 LM One sensor offset drifted | Mechanical linkage worn
P2C51 M One float stuck on guide rod | Saddle tank transfer pump failed
P2C52 M Injector partially clogged: reduced flow | Local rail pressure drift on this injector
P2C53 M Injector leaking: increased flow | Local rail pressure drift high
P2C54 M Injector partially clogged: reduced flow | Local rail pressure drift on this injector
P2C55 M Injector leaking: increased flow | Local rail pressure drift high
P2C56 M Injector partially clogged: reduced flow | Local rail pressure drift on this injector
P2C57 M Injector leaking: increased flow | Local rail pressure drift high
P2C58 M Injector partially clogged: reduced flow | Local rail pressure drift on this injector
P2C59 M Injector leaking: increased flow | Local rail pressure drift high
P2C5A M Injector partially clogged: reduced flow | Local rail pressure drift on this injector
P2C5B M Injector leaking: increased flow | Local rail pressure drift high
P2C5C M Injector partially clogged: reduced flow | Local rail pressure drift on this injector
P2C5D M Injector leaking: increased flow | Local rail pressure drift high
P2C5E M Injector partially clogged: reduced flow | Local rail pressure drift on this injector
P2C5F M Injector leaking: increased flow | Local rail pressure drift high
P2C60 M Injector partially clogged: reduced flow | Local rail pressure drift on this injector
P2C61 M Injector leaking: increased flow | Local rail pressure drift high
P2C62 M Open in trim wire | Internal open in pump cell trim
P2C63 M Trim wire shorted to ground | Internal short in pump cell trim
P2C64 M Trim wire shorted to battery voltage | Open pump cell trim
P2C65 M Sensor unable to follow oxygen spike during fuel cut | Sensor response time degraded with age
P2C66 LM Mechanical load increased | Supply voltage low under load
P2C67 LM Mechanical coupling broken | Air pocket in coolant loop
P2C68 LM Pump impeller jammed | Motor seized
P2C69 LM Phase current sensor failed | Wiring or connector fault
P2C6A LM Phase winding partially open | Current sensor offset drifted
P2C6B LM Short between motor phases | Rotor stalled: high stall current
P2C6C LM Phase current sensor failed | Wiring or connector fault
P2C6D LM Phase winding partially open | Current sensor offset drifted
P2C6E LM Short between motor phases | Rotor stalled: high stall current
P2C6F LM Phase current sensor failed | Wiring or connector fault
P2C70 LM Phase winding partially open | Current sensor offset drifted
P2C71 LM Short between motor phases | Rotor stalled: high stall current
P2C72 LM Radiator fins fouled: reduced heat rejection | Coolant aged: reduced heat capacity
P2C73 M Shutter actuator mechanically stuck | Linkage iced or jammed
P2C74 M Actuator response slower than expected | High-resistance contact in connector
P2C75 M Under-bonnet temperature too high | Sustained stall current
P2C76 M Shutter actuator mechanically stuck | Linkage iced or jammed
P2C77 M Actuator response slower than expected | High-resistance contact in connector
P2C78 M Under-bonnet temperature too high | Sustained stall current
P2C79 LM Operation with high-sulfur fuel | Desulfation regen strategy disabled or failed
P2C7A LM Catalyst 2 aged or contaminated | Reductant dosing insufficient for cat 2
P2C7B LM Increased friction in valve assembly | Actuator force degraded
P2C7C LM Supply fuse blown | Supply wire shorted to ground
P2C7D LM Motor stalled: high stall current | Short between motor phases
P2C7E LM Sustained high motor current | Under-bonnet temperature too high
P2C7F LM Mechanism worn at end-stops | Sensor reference drifted
P2C80 M Pump impeller damaged: load lost | Supply voltage above nominal
P2C81 M Pump outlet restricted | Sustained pump operation
P2C82 M Supply fuse blown | Wiring or connector fault
P2C83 M Shift control overshoot at low temperature | Transmission fluid level low
P2C84 M Cold fluid viscosity too high | Solenoid response sluggish at cold
P2C85 LM HV cable insulation chafed against chassis | Moisture in HV connector
P2C86 LM Cell insulation aged | Busbar approaching housing
P2C87 LM Moisture in HV connector | HV cable insulation aged
P2C88 LM Multiple low-grade insulation faults | High ambient humidity affecting multiple components
P2C89 LM Short on DC-link (capacitor or load) | Precharge resistor shorted
P2C8A LM Internal control module fault | Communication with BMS degraded
P2C8B LM Internal control module fault | Communication with BMS degraded
P2C8C LM Sensor failed | Wiring or connector fault
P2C8D LM Sensor characteristic drifted | Sensor mounting displaced
P2C8E LM Signal wire shorted to ground | Internal sensor short
P2C8F LM Signal wire shorted to battery voltage | Open sensor
P2C90 M Hose disconnected at fitting | Hose split or perforated
P2C91 M Hose disconnected at fitting | Hose split or perforated
P2C92 LM Open in supply wire | Supply fuse blown
P2C93 LM Supply voltage drift outside calibration | High-resistance contact in connector
P2C94 LM Supply wire shorted to ground | Supply rail collapses under load
P2C95 LM Supply wire shorted to battery voltage | Alternator regulator overvoltage
P2C96 LM Open in disable signal wire | Service disconnect switch failed open
P2C97 LM Signal wire shorted to ground | Service disconnect switch shorted
P2C98 LM Signal wire shorted to battery voltage | Pull-down resistor open
P2C99 LM Deposits on throttle plate or bore | TPS reference drifted
P2C9A LM Deposits on throttle plate or bore | TPS reference drifted
P2C9B LM Actuator response sluggish at cold | Wastegate linkage iced
P2C9C LM Actuator response sluggish at cold | Wastegate linkage iced
P2C9D LM Regulator stuck closed | Fuel return path blocked
P2C9E LM Leak in fuel rail or injector | Regulator stuck open
P2C9F LM Regulator stuck closed | Fuel return path blocked
P2CA0 LM Leak in fuel rail or injector | Regulator stuck open
P2CA1 LM Sense wire shorted to battery voltage | Pump driver feedback drifted high
P2CA2 LM Sense wire shorted to ground | Open in sense wire
P2CA3 LM Sense feedback drifted from expected | High-resistance contact in connector
P2CA4 M Sensor connectors A and B swapped during service | Sensors installed in wrong positions
P2CA5 LM Sensor failed | Wiring or connector fault
P2CA6 LM Signal wire shorted to ground | Internal sensor short
P2CA7 LM Signal wire shorted to battery voltage | Open sensor
P2CA8 LM Sensor characteristic drifted | Sensor mounting displaced
P2CA9 LM Sensor failed | Wiring or connector fault
P2CAA LM Signal wire shorted to ground | Internal sensor short
P2CAB LM Signal wire shorted to battery voltage | Open sensor
P2CAC LM Sensor characteristic drifted | Sensor mounting displaced
P2CAD LM Open in pump control wire | Open pump motor
P2CAE LM Control wire shorted to ground | Internal short in pump motor
P2CAF LM Control wire shorted to battery voltage | Open pump motor
P2CB0 LM Pump output degraded with age | Air pocket in coolant loop
P2CB1 LM Air pocket in coolant loop | Coolant level low
P2CB2 LM Mechanical load increased | Supply voltage low under load
P2CB3 LM Pump impeller jammed | Motor seized
P2CB4 LM Supply fuse blown | Wiring or connector fault
P2CB5 LM Ambient temperature too high | Module cooling path blocked
P2CB6 LM Wastegate calibration drifted | Leak in charge air path
P2CB7 LM Turbocharger B seized | Charge pipe disconnected
P2CB8 LM Wastegate stuck closed | Boost control valve jammed
P2CB9 LM Fan motor bearing worn | Supply voltage low under load
P2CBA LM Fan blade broken or detached | Alternator overvoltage
P2CBB LM Fan motor bearing worn | Supply voltage low under load
P2CBC LM Fan blade broken or detached | Alternator overvoltage
P2CBD M Open in heater control wire | Open heater element
P2CBE M Control wire shorted to battery voltage | Open heater element
P2CBF M Control wire shorted to ground | Heater element shorted
P2CC0 M Heater element aged: low output | Supply voltage low under load
P2CC1 LM Voltage sense circuit failed | Wiring or connector fault
P2CC2 LM Voltage sense drift outside calibration | High-resistance contact
P2CC3 LM Sense wire shorted to ground | Open in sense wire
P2CC4 LM Sense wire shorted to battery voltage | Generator regulator overvoltage
P2CC5 LM Open in supply wire | Supply fuse blown
P2CC6 LM Supply wire shorted to ground | Supply rail collapses under load
P2CC7 LM Supply wire shorted to battery voltage | Voltage regulator overvoltage
P2CC8 LM Sensor failed | Wiring or connector fault
P2CC9 LM Sensor characteristic drifted | Sensor mounting displaced
P2CCA LM Signal wire shorted to ground | Internal sensor short
P2CCB LM Signal wire shorted to battery voltage | Open sensor
P2CCC LM Cells aged beyond compensation | Thermal stress shortened cell life
P2CCD LM Cells aged beyond compensation | Thermal stress shortened cell life
P2CCE LM Cells aged beyond compensation | Thermal stress shortened cell life
P2CCF LM Cells aged beyond compensation | Thermal stress shortened cell life
P2CD0 LM Cells aged beyond compensation | Thermal stress shortened cell life
P2CD1 LM Cells aged beyond compensation | Thermal stress shortened cell life
P2CD2 LM Cells aged beyond compensation | Thermal stress shortened cell life
P2CD3 LM Cells aged beyond compensation | Thermal stress shortened cell life
P2CD4 M One sensor characteristic drifted | Harness incorrectly swapped between channels
P2CD5 LM Bypass valve mechanically seized | Carbon deposits jam the valve
P2CD6 LM Sensor failed | Wiring or connector fault
P2CD7 LM Sensor characteristic drifted | Sensor mounting displaced
P2CD8 LM Signal wire shorted to ground | Internal sensor short
P2CD9 LM Signal wire shorted to battery voltage | Open sensor
P2CDA M Vacuum loss in tank double-wall | Insulation material aged
P2CDB M Cold oil viscosity too high | Solenoid response sluggish at cold
P2CDC M Cold oil viscosity too high | Solenoid response sluggish at cold
P2CDD M Cold oil viscosity too high | Solenoid response sluggish at cold
P2CDE M Cold oil viscosity too high | Solenoid response sluggish at cold
P2CDF M Cold oil viscosity too high | Solenoid response sluggish at cold
P2CE0 M Cold oil viscosity too high | Solenoid response sluggish at cold
P2CE1 M Open in heater control wire | Open heater element
P2CE2 M Heater element aged: low output | Supply voltage low under load
P2CE3 M Control wire shorted to ground | Heater element shorted
P2CE4 M Control wire shorted to battery voltage | Open heater element
P2CE5 M Sensor failed | Wiring or connector fault
P2CE6 M Sensor characteristic drifted | Sensor mounting displaced
P2CE7 M Signal wire shorted to ground | Internal sensor short
P2CE8 M Signal wire shorted to battery voltage | Open sensor
P2CE9 M Sensor connector not seated | Noisy ground reference
P2CEA M Sensor failed | Wiring or connector fault
P2CEB M Sensor characteristic drifted | Sensor mounting displaced
P2CEC M Signal wire shorted to ground | Internal sensor short
P2CED M Signal wire shorted to battery voltage | Open sensor
P2CEE M Sensor connector not seated | Noisy ground reference
P2CEF M Thermostat element failed | Wax pellet aged: element non-responsive
P2CF0 M Thermostat element failed | Wax pellet aged: element non-responsive
P2CF1 M Thermostat element failed | Wax pellet aged: element non-responsive
P2CF2 M Thermostat element failed | Wax pellet aged: element non-responsive
P2CF3 LM Mechanical load increased (binding) | Supply voltage low under load
P2CF4 LM Supply fuse blown | Wiring or connector fault
P2CF5 LM Pump impeller jammed | Motor seized
P2CF6 LM Air pocket in coolant loop | Coolant level low
P2CF7 LM Mechanical load increased | Supply voltage low under load
P2CF8 LM Bypass actuator mechanically jammed | Control wire shorted to ground
P2CF9 LM Open in tensioner control wire | Open tensioner actuator
P2CFA LM Control wire shorted to ground | Internal short in actuator
P2CFB LM Control wire shorted to battery voltage | Open tensioner actuator
P2CFC M Wiring or connector fault | Clutch coil fault
P2CFD M Control wire shorted to ground | Clutch coil shorted
P2CFE M Control wire shorted to battery voltage | Open clutch coil
P2CFF M Coil draws excessive current | Under-bonnet temperature too high
P2D00 LM Pump impeller jammed | Motor seized
P2D01 LM Air pocket in coolant loop | Coolant level low
P2D02 LM Mechanical load increased | Supply voltage low under load
P2D03 LM Supply fuse blown | Wiring or connector fault
P2D04 LM Ambient temperature too high | Module cooling path blocked
P2D05 LM Pump impeller jammed | Motor seized
P2D06 LM Air pocket in coolant loop | Coolant level low
P2D07 LM Mechanical load increased | Supply voltage low under load
P2D08 LM Supply fuse blown | Wiring or connector fault
P2D09 LM Ambient temperature too high | Module cooling path blocked
P2D0A LM Pump impeller jammed | Motor seized
P2D0B LM Air pocket in coolant loop | Coolant level low
P2D0C LM Mechanical load increased | Supply voltage low under load
P2D0D LM Supply fuse blown | Wiring or connector fault
P2D0E LM Ambient temperature too high | Module cooling path blocked
P2D0F LM Low-octane fuel at high load | Carbon deposits glow as hot spots
P2D10 LM Low-octane fuel under sustained high load | Carbon deposits glow as hot spots
P2D11 M Adaptation lost after battery disconnect or ECM reset | Valve replaced without learn procedure
P2D12 M Adaptation lost after battery disconnect or ECM reset | Valve replaced without learn procedure
P2D13 LM Open in actuator control wire | Open actuator coil
P2D14 LM Control wire shorted to ground | Internal short in actuator coil
P2D15 LM Control wire shorted to battery voltage | Open actuator coil
P2D16 LM Actuator response slower than calibrated | Increased friction in valve linkage
P2D17 LM Position sensor failed | Wiring or connector fault
P2D18 LM Sensor offset drifted | Linkage between sensor and valve loose
P2D19 LM Signal wire shorted to ground | Internal sensor short
P2D1A LM Signal wire shorted to battery voltage | Open position sensor
P2D1B LM Adaptation lost after battery disconnect | Valve replaced without learn procedure
P2D1C LM One EGR valve sluggish at cold | Carbon-clogged passages on one channel
P2D1D LM Fitting or connection loose | Seal aged at injector or pump
P2D1E LM Reductant supply line disconnected or split | Tank seal failed
P2D1F LM Reductant filter clogged | Supply line kinked
P2D20 LM Reductant injector clogged | Frozen reductant in cold weather
P2D21 LM Sensor failed | Wiring or connector fault
P2D22 LM Sensor characteristic drifted | Sensor mounting displaced
P2D23 LM Signal wire shorted to ground | Internal sensor short
P2D24 LM Signal wire shorted to battery voltage | Open sensor
P2D25 LM Sensor connector not seated | Noisy ground reference
P2D26 LM Pump motor mechanically stuck | Output driver fault
P2D27 LM Pump motor mechanically stuck | Output driver fault
P2D28 M Increased cold-engine drag torque | Hybrid blend strategy off-target
P2D29 LM Compressor mechanically seized | Refrigerant overpressure stalls compressor
P2D2A M One sensor characteristic drifted | Harness incorrectly swapped between channels
P2D2B M One sensor characteristic drifted | Harness incorrectly swapped between channels
P2D2C M One sensor characteristic drifted | Harness incorrectly swapped between channels
P2D2D M Actuator response sluggish at cold | Linkage iced or stiff
P2D2E M Actuator response sluggish at cold | Linkage iced or stiff
P2D2F LM Cold lubricant slows turbine spool-up | Wastegate response sluggish
P2D30 LM Wastegate sticking closed at cold | Boost control overshoot at cold
P2D31 LM Mechanism worn at end-stops | Position sensor reference drifted
P2D32 LM Tuning valve actuator jammed | Control wire shorted to ground
P2D33 LM Internal control module fault | Firmware corruption after voltage drop
P2D34 LM Feedback signal drifted | Pad alignment offset from optimal
P2D35 LM Interlock signal interrupted | Interlock connector not seated
P2D36 LM Air gap between pads varies | Charger coil aged
P2D37 LM Mains voltage outside spec | Rectifier output drift
P2D38 LM Heater element aged: low output | Supply current insufficient
P2D39 LM Safety event triggered disconnect | Isolation fault detected
P2D3A LM Multiple isolation faults trigger shutdown | Contactor failure forces shutdown
P2D3B LM Discharge resistor open | Discharge switch failed
P2D3C LM Cold lubricant viscosity high | Magnet temperature outside design
P2D3D LM DC-link capacitor cold characteristic | IGBT switching characteristic at cold
P2D3E LM Cell impedance high at cold | Battery heater not yet effective
P2D3F LM Radiator fins fouled: reduced heat rejection | Pump output degraded with age
P2D40 LM Radiator fins fouled: reduced heat rejection | Pump output degraded with age
P2D41 LM Voltage feedback drifted | High-resistance contact in connector
P2D42 LM Phase B wire shorted to ground | Output driver low-side fault
P2D43 LM Phase B wire shorted to battery voltage | Output driver high-side fault
P2D44 LM Compressor motor bearing worn | Magnet flux degraded with age
P2D45 LM Reductant heater failed | Extreme ambient cold
P2D46 LM Coolant flow to this section reduced | Cell imbalance causes local heating
P2D47 LM Coolant flow to this section reduced | Cell imbalance causes local heating
P2D48 LM Coolant flow to this section reduced | Cell imbalance causes local heating
P2D49 LM Coolant flow to this section reduced | Cell imbalance causes local heating
P2D4A LM Coolant flow to this section reduced | Cell imbalance causes local heating
P2D4B LM Coolant flow to this section reduced | Cell imbalance causes local heating
P2D4C LM Coolant flow to this section reduced | Cell imbalance causes local heating
P2D4D LM Coolant flow to this section reduced | Cell imbalance causes local heating
P2D4E LM Coolant flow to this section reduced | Cell imbalance causes local heating
P2D4F LM Coolant flow to this section reduced | Cell imbalance causes local heating
P2D50 LM Coolant flow to this section reduced | Cell imbalance causes local heating
P2D51 M Wiring or connector fault | Air-assist actuator failed
P2D52 LM Sensor failed | Wiring or connector fault
P2D53 LM Sensor characteristic drifted | Sensor mounting displaced
P2D54 LM Signal wire shorted to ground | Internal sensor short
P2D55 LM Signal wire shorted to battery voltage | Open sensor
P2D56 LM Sensor connector not seated | Noisy ground reference
P2D57 LM Feedback signal drifted | High-resistance contact in connector
P2D58 LM Generator bearing worn | Drive coupling slip
P2D59 LM Sustained high generator load | Cooling path blocked
P2D5A M One sensor characteristic drifted | Harness incorrectly swapped between channels
P2D5B LM Contactor failed | Wiring or connector fault
P2D5C LM Contactor contacts welded closed | Output driver stuck on
P2D5D LM Contactor contacts oxidised | Contactor coil burned out
P2D5E LM Open in coil control wire | Open contactor coil
P2D5F LM Coil resistance drifted | High-resistance contact in connector
P2D60 LM Control wire shorted to ground | Internal short in contactor coil
P2D61 LM Control wire shorted to battery voltage | Open contactor coil
P2D62 LM Contactor failed | Wiring or connector fault
P2D63 LM Contactor contacts welded closed | Output driver stuck on
P2D64 LM Contactor contacts oxidised | Contactor coil burned out
P2D65 LM Open in coil control wire | Open contactor coil
P2D66 LM Coil resistance drifted | High-resistance contact in connector
P2D67 LM Control wire shorted to ground | Internal short in contactor coil
P2D68 LM Control wire shorted to battery voltage | Open contactor coil
P2D69 LM Contactor failed | Wiring or connector fault
P2D6A LM Contactor contacts welded closed | Output driver stuck on
P2D6B LM Contactor contacts oxidised | Contactor coil burned out
P2D6C LM Open in coil control wire | Open contactor coil
P2D6D LM Coil resistance drifted | High-resistance contact in connector
P2D6E LM Control wire shorted to ground | Internal short in contactor coil
P2D6F LM Control wire shorted to battery voltage | Open contactor coil
P2D70 LM Contactor failed | Wiring or connector fault
P2D71 LM Contactor contacts welded closed | Output driver stuck on
P2D72 LM Contactor contacts oxidised | Contactor coil burned out
P2D73 LM Open in coil control wire | Open contactor coil
P2D74 LM Coil resistance drifted | High-resistance contact in connector
P2D75 LM Control wire shorted to ground | Internal short in contactor coil
P2D76 LM Control wire shorted to battery voltage | Open contactor coil
P2D77 LM Internal module fault | Communication with BMS degraded
P2D78 LM CPU watchdog repeatedly resets | RAM check failed
P2D79 M Switch failed | Wiring or connector fault
P2D7A M Signal wire shorted to battery voltage | Switch stuck active
P2D7B M Signal wire shorted to ground | Switch stuck off
P2D7C M Switch contacts aged | High-resistance contact
P2D7D M Switch connector not seated | Noisy ground reference
P2D7E M Switch failed | Wiring or connector fault
P2D7F M Signal wire shorted to battery voltage | Switch stuck active
P2D80 M Signal wire shorted to ground | Switch stuck off
P2D81 M Switch contacts aged | High-resistance contact
P2D82 M Switch connector not seated | Noisy ground reference
P2D83 LM Signal wire shorted to ground | Current sensor offset drifted low
P2D84 LM Signal wire shorted to battery voltage | Current sensor offset drifted high
P2D85 LM Current sensor characteristic drifted | Magnetic offset from nearby ferrous parts
P2D86 M One sensor characteristic drifted | Harness incorrectly swapped between channels
P2D87 LM Under-bonnet temperature too high | Sustained fan operation
P2D88 LM Internal module fault | Output stage drift
P2D89 LM Module supply fuse blown | Wiring or connector fault
P2D8A LM Under-bonnet temperature too high | Sustained fan operation
P2D8B LM Internal module fault | Output stage drift
P2D8C LM Module supply fuse blown | Wiring or connector fault
P2D8D LM Friction surfaces glazed | Actuator force degraded
P2D8E LM Sensor failed | Wiring or connector fault
P2D8F LM Signal wire shorted to ground | Internal sensor short
P2D90 LM Signal wire shorted to battery voltage | Open sensor
P2D91 LM Sensor characteristic drifted | Sensor mounting displaced
P2D92 LM Signal wire shorted to battery voltage | Sensor offset drifted high
P2D93 LM Signal wire shorted to battery voltage | Sensor offset drifted high
P2D94 LM Signal wire shorted to battery voltage | Sensor offset drifted high
P2D95 LM Signal wire shorted to ground | Sensor offset drifted low
P2D96 LM Signal wire shorted to ground | Sensor offset drifted low
P2D97 LM Signal wire shorted to ground | Sensor offset drifted low
P2D98 LM Sensor connector not seated | Harness chafing intermittently shorts the wire
P2D99 LM Sensor connector not seated | Harness chafing intermittently shorts the wire
P2D9A LM Sensor connector not seated | Harness chafing intermittently shorts the wire
P2D9B LM Sensor connector not seated | Harness chafing intermittently shorts the wire
P2D9C LM Sensor connector not seated | Harness chafing intermittently shorts the wire
P2D9D LM Sensor connector not seated | Harness chafing intermittently shorts the wire
P2D9E LM HV battery cells aged | BMS regulation outside calibration
P2D9F LM HV battery cells aged | BMS regulation outside calibration
P2DA0 LM HV battery cells aged | BMS regulation outside calibration
P2DA1 LM Module supply fuse blown | Wiring fault
P2DA2 LM Alternator overvoltage | Wire shorted to battery voltage
P2DA3 LM Ambient temperature too high | Sustained high module load
P2DA4 M Internal module fault | Firmware corruption
P2DA5 M Supply fuse blown | Wiring fault
P2DA6 M Coolant flow through heater blocked | Thermistor failed
P2DA7 M System voltage drifted | Feedback wire fault
P2DA8 LM Internal switch failed | Wiring fault
P2DA9 LM Switch aged: response slowed | High-resistance contact
P2DAA LM Internal switch failed | Wiring fault
P2DAB LM Switch aged: response slowed | High-resistance contact
P2DAC LM Sensor failed | Wiring or connector fault
P2DAD LM Sensor characteristic drifted | Sensor mounting displaced
P2DAE LM Signal wire shorted to ground | Internal sensor short
P2DAF LM Signal wire shorted to battery voltage | Open sensor
P2DB0 LM Sensor connector not seated | Noisy ground reference
P2DB1 LM Sensor failed | Wiring or connector fault
P2DB2 LM Sensor characteristic drifted | Sensor mounting displaced
P2DB3 LM Signal wire shorted to ground | Internal sensor short
P2DB4 LM Signal wire shorted to battery voltage | Open sensor
P2DB5 LM Sensor connector not seated | Noisy ground reference
P2DB6 LM Coolant flow reduced | Cooling fan failure
P2DB7 LM Interlock signal interrupted | Interlock connector not seated
P2DB8 LM Interlock signal interrupted | Interlock connector not seated
P2DB9 LM Interlock signal interrupted | Interlock connector not seated
P2DBA LM Interlock signal interrupted | Interlock connector not seated
P2DBB LM Interlock signal interrupted | Interlock connector not seated
P2DBC LM Sensor failed | Wiring or connector fault
P2DBD LM Sensor characteristic drifted | Sensor mounting displaced
P2DBE LM Signal wire shorted to ground | Internal sensor short
P2DBF LM Signal wire shorted to battery voltage | Open sensor
P2DC0 LM Sensor connector not seated | Noisy ground reference
P2DC1 LM Current sensor failed | Wiring fault
P2DC2 LM Current sensor offset drifted | Magnetic offset from nearby parts
P2DC3 LM Current sensor failed | Wiring fault
P2DC4 LM Current sensor offset drifted | Magnetic offset from nearby parts
P2DC5 LM Current sensor failed | Wiring fault
P2DC6 LM Current sensor offset drifted | Magnetic offset from nearby parts
P2DC7 LM Excitation circuit fault | Wiring fault
P2DC8 LM Excitation winding partially open | Supply voltage low
P2DC9 LM Excitation winding short | Output driver fault high
P2DCA LM Connector not seated | Noisy ground reference
P2DCB LM One sensor offset drifted | Ground offset between sensors
P2DCC LM Sensor mechanically offset | Pole alignment off
P2DCD LM Wrong DPF type installed | Substrate damaged or missing
P2DCE LM Open in switch wire | Switch failed
P2DCF LM Switch contacts aged | High-resistance contact
P2DD0 LM Wire shorted to ground | Switch shorted
P2DD1 LM Wire shorted to battery voltage | Switch open
P2DD2 LM Connector not seated | Noisy ground reference
P2DD3 LM Contacts oxidised: high resistance | Actuator failed
P2DD4 LM Contacts welded closed | Driver stuck on
P2DD5 M Injectors partially clogged | Fuel rail pressure low
P2DD6 M Injector leaking | Fuel rail pressure high
P2DD7 M Injectors partially clogged | Fuel rail pressure low
P2DD8 M Injector leaking | Fuel rail pressure high
P2DD9 M Pump output degraded | High-resistance contact
P2DDA M Pump motor seized | Pump relay failed
P2DDB M Relay contacts welded | Output driver stuck on
P2DDC M Injectors partially clogged | Fuel rail pressure low
P2DDD M Injector leaking | Fuel rail pressure high
P2DDE M Injectors partially clogged | Fuel rail pressure low
P2DDF M Injector leaking | Fuel rail pressure high
P2DE0 M Injectors partially clogged | Fuel rail pressure low
P2DE1 M Injector leaking | Fuel rail pressure high
P2DE2 M Injectors partially clogged | Fuel rail pressure low
P2DE3 M Injector leaking | Fuel rail pressure high
P2DE4 LM Clutch actuator stuck | Hydraulic pressure off
P2DE5 LM Clutch actuator stuck | Hydraulic pressure off
P2DE6 LM Clutch actuator stuck | Hydraulic pressure off
P2DE7 M Valve sluggish at cold | Linkage iced
P2DE8 M Valve stuck in open position | Actuator failed
P2DE9 LM Cold coolant viscosity too high | Pump output degraded
P2DEA LM Variable lift mechanism worn | Oil pressure to actuator low
P2DEB LM Variable lift mechanism worn | Oil pressure to actuator low
P2DEC LM Variable lift mechanism worn | Oil pressure to actuator low
P2DED LM Variable lift mechanism worn | Oil pressure to actuator low
P2DEE LM Variable lift mechanism worn | Oil pressure to actuator low
P2DEF LM Variable lift mechanism worn | Oil pressure to actuator low
P2DF0 LM System-wide mechanism wear | Engine oil pressure low
P2DF1 LM System-wide mechanism wear | Engine oil pressure low
P2DF2 LM System-wide mechanism wear | Engine oil pressure low
P2DF3 M Adaptation lost after battery disconnect | Actuator replaced without learn procedure
P2DF4 LM Pump motor or driver fault | Wiring or connector fault
P2DF5 LM Pump motor or driver fault | Wiring or connector fault
P2DF6 LM Pump motor or driver fault | Wiring or connector fault
P2DF7 LM Pump motor or driver fault | Wiring or connector fault
P2DF8 LM Pump motor or driver fault | Wiring or connector fault
P2DF9 LM Pump motor or driver fault | Wiring or connector fault
P2DFA LM Pump motor or driver fault | Wiring or connector fault
P2DFB LM Ambient temperature too high | Module cooling path blocked
P2DFC LM Coolant fitting loose or cracked | Coolant hose split
P2DFD M Pump output degraded | Canister saturated with hydrocarbons
P2E00 LM Position sensor failed | Wiring or connector fault
P2E01 LM Position sensor failed | Wiring or connector fault
P2E02 LM Position sensor failed | Wiring or connector fault
P2E03 LM Position sensor failed | Wiring or connector fault
P2E04 LM Position sensor failed | Wiring or connector fault
P2E05 LM Position sensor failed | Wiring or connector fault
P2E06 LM Position sensor failed | Wiring or connector fault
P2E07 LM Position sensor failed | Wiring or connector fault
P2E08 LM Position sensor failed | Wiring or connector fault
P2E09 LM Position sensor failed | Wiring or connector fault
P2E0A LM Position sensor failed | Wiring or connector fault
P2E0B LM Position sensor failed | Wiring or connector fault
P2E0C LM Position sensor failed | Wiring or connector fault
P2E0D LM Position sensor failed | Wiring or connector fault
P2E0E LM Position sensor failed | Wiring or connector fault
P2E0F LM Position sensor failed | Wiring or connector fault
P2E10 LM Sensor failed | Wiring or connector fault
P2E11 LM Sensor characteristic drifted | Sensor mounting displaced
P2E12 LM Signal wire shorted to ground | Internal sensor short
P2E13 LM Signal wire shorted to battery voltage | Open sensor
P2E14 LM Sensor connector not seated | Noisy ground reference
P2E15 LM Sensor failed | Wiring or connector fault
P2E16 LM Sensor characteristic drifted | Sensor mounting displaced
P2E17 LM Signal wire shorted to ground | Internal sensor short
P2E18 LM Signal wire shorted to battery voltage | Open sensor
P2E19 LM Sensor connector not seated | Noisy ground reference
P2E1A LM One sensor offset drifted | Ground offset between sensors
P2E1B LM Current sensor failed | Wiring fault
P2E1C LM Current sensor failed | Wiring fault
P2E1D LM Current sensor failed | Wiring fault
P2E1E LM Current sensor failed | Wiring fault
P2E1F LM Current sensor failed | Wiring fault
P2E20 LM Current sensor failed | Wiring fault
P2E21 LM Current sensor failed | Wiring fault
P2E22 LM Current sensor failed | Wiring fault
P2E23 LM Current sensor failed | Wiring fault
P2E24 LM Current sensor failed | Wiring fault
P2E25 LM Current sensor failed | Wiring fault
P2E26 LM Current sensor failed | Wiring fault
P2E27 LM One sensor offset drifted | Ground offset between sensors
P2E28 LM Sensor characteristic drifted | High-resistance contact
P2E29 LM Sense wire shorted to ground | Internal sensor short
P2E2A LM Sense wire shorted to battery voltage | Open sensor
P2E2B LM Excitation winding short | Driver fault
P2E2C LM Module supply voltage drifted | High-resistance contact
P2E2D LM Module supply fuse blown | Wiring fault
P2E2E LM Alternator overvoltage | Wire shorted to battery voltage
P2E2F LM Module supply voltage drifted | High-resistance contact
P2E30 LM Module supply fuse blown | Wiring fault
P2E31 LM Alternator overvoltage | Wire shorted to battery voltage
P2E32 LM Forced shutdown wire fault | Module shutdown circuit fault
P2E33 LM Forced shutdown wire fault | Module shutdown circuit fault
P2E34 LM Forced shutdown wire fault | Module shutdown circuit fault
P2E35 LM Open in enable wire | Enable switch failed
P2E36 LM Wire shorted to ground | Internal wire short
P2E37 LM Wire shorted to battery voltage | Pull-down resistor open
P2E38 LM Enable voltage drifted | High-resistance contact
P2E39 LM Charger main fuse blown | Internal short circuit
P2E3A LM Output regulator drifted | Load mismatch
P2E3B LM Output regulator low | Increased internal loss
P2E3C LM Output current characteristic drifted | Load impedance changed
P2E3D LM Downstream short circuit | Internal short in charger output
P2E3E LM Forced shutdown wire fault | Module shutdown circuit fault
P2E3F LM Forced shutdown wire fault | Module shutdown circuit fault
P2E40 LM Forced shutdown wire fault | Module shutdown circuit fault
P2E41 LM Pump motor or driver fault | Air or coolant level issue
P2E42 LM Pump motor or driver fault | Air or coolant level issue
P2E43 LM Pump motor or driver fault | Air or coolant level issue
P2E44 LM Pump motor or driver fault | Air or coolant level issue
P2E45 LM Pump motor or driver fault | Air or coolant level issue
P2E46 LM Pump motor or driver fault | Air or coolant level issue
P2E47 LM Pump motor or driver fault | Air or coolant level issue
P2E48 LM Pump motor or driver fault | Air or coolant level issue
P2E49 LM Pump motor or driver fault | Air or coolant level issue
P2E4A LM Sensor failed | Wiring or connector fault
P2E4B LM Sensor characteristic drifted | Sensor mounting displaced
P2E4C LM Signal wire shorted to ground | Internal sensor short
P2E4D LM Signal wire shorted to battery voltage | Open sensor
P2E4E LM Coupler contacts oxidised: high resistance | Charging current above coupler rating
P2E4F LM Sensor failed | Wiring or connector fault
P2E50 LM Sensor characteristic drifted | Sensor mounting displaced
P2E51 LM Signal wire shorted to ground | Internal sensor short
P2E52 LM Signal wire shorted to battery voltage | Open sensor
P2E53 LM Coupler contacts oxidised: high resistance | Charging current above coupler rating
P2E54 LM Sensor failed | Wiring or connector fault
P2E55 LM Sensor characteristic drifted | Sensor mounting displaced
P2E56 LM Signal wire shorted to ground | Internal sensor short
P2E57 LM Signal wire shorted to battery voltage | Open sensor
P2E58 LM Injector clogged or weak | Fuel quality off-spec
P2E59 LM Injector clogged or weak | Fuel quality off-spec
P2E5A LM Injector clogged or weak | Fuel quality off-spec
P2E5B LM Injector clogged or weak | Fuel quality off-spec
P2E5C LM Injector clogged or weak | Fuel quality off-spec
P2E5D LM Injector clogged or weak | Fuel quality off-spec
P2E5E LM Injector clogged or weak | Fuel quality off-spec
P2E5F LM Injector clogged or weak | Fuel quality off-spec
P2E60 LM Injector clogged or weak | Fuel quality off-spec
P2E61 LM Alt fuel tank near empty | Pressure regulation unstable at low level
P2E62 M Open in valve control wire | Open valve actuator
P2E63 M Wire shorted to ground | Internal actuator short
P2E64 M Wire shorted to battery voltage | Open valve actuator
P2E65 M Valve stuck in open position | Return spring failed
P2E66 M Valve response sluggish | Increased friction in linkage
P2E67 M Valve stuck in closed position | Debris jammed in valve
P2E68 M Vacuum leak unmasked during deactivation | Fuel rail pressure low
P2E69 M Injector leak on active cylinders | Deactivation partial: residual combustion
P2E6A M Vacuum leak unmasked during deactivation | Fuel rail pressure low
P2E6B M Injector leak on active cylinders | Deactivation partial: residual combustion
P2E6C LM Cells aged: swelling | Thermal stress damaged cells
P2E6D LM Signal wire shorted to battery voltage | Open sensor
P2E6E LM Signal wire shorted to ground | Internal sensor short
P2E6F LM Sensor offset drifted | Sensor mounting displaced
P2E70 LM Cells aged: swelling | Thermal stress damaged cells
P2E71 LM Signal wire shorted to battery voltage | Open sensor
P2E72 LM Signal wire shorted to ground | Internal sensor short
P2E73 LM Sensor offset drifted | Sensor mounting displaced
P2E74 LM Sensor failed | Wiring or connector fault
P2E75 LM Sensor characteristic drifted | Sensor mounting displaced
P2E76 LM Signal wire shorted to ground | Internal sensor short
P2E77 LM Signal wire shorted to battery voltage | Open sensor
P2E78 LM Sensor connector not seated | Noisy ground reference
P2E79 LM Pump output degraded | Coolant level low
P2E7A LM Mechanical coupling broken | Air pocket in coolant loop
P2E7B LM Excitation current sensor failed | Wiring fault
P2E7C LM Sensor failed | Wiring or connector fault
P2E7D LM Sensor characteristic drifted | Sensor mounting displaced
P2E7E LM Signal wire shorted to battery voltage | Open sensor
P2E7F LM Signal wire shorted to ground | Internal sensor short
P2E80 LM Sensor connector not seated | Noisy ground reference
P2E81 M Valve stuck closed at cold | Actuator response sluggish at cold
P2E82 LM Pump impeller damaged | Supply voltage above nominal
P2E83 M Injector leaks after shutdown | Check valve failed
P2E84 LM Sensor characteristic drifted | High-resistance contact
P2E85 LM Signal wire shorted to ground | Internal sensor short
P2E86 LM Signal wire shorted to battery voltage | Open sensor
P2E87 M Charge inlet contacts dirty | Wiring fault
P2E88 M Charge inlet contacts dirty | Wiring fault
P2E89 M Charge inlet contacts dirty | Wiring fault
P2E8A M Charge inlet contacts dirty | Wiring fault
P2E8B M Charge inlet contacts dirty | Wiring fault
P2E8C LM Signal wire shorted to battery voltage | Pull-down resistor open
P2E8D LM Signal wire shorted to ground | Open in signal wire
P2E8E LM Signal wire shorted to battery voltage | Pull-down resistor open
P2E8F LM Signal wire shorted to ground | Open in signal wire
P2E90 LM Internal regulator drifted | Internal load increased
P2E91 LM Internal regulator drifted | Internal load increased
P2E92 M Wake-up switch failed | Wiring fault
P2E93 M Switch failed | Wiring fault
P2E94 M Switch failed | Wiring fault
P2E95 M Switch failed | Wiring fault
P2E96 M Switch failed | Wiring fault
P2E97 M Switch failed | Wiring fault
P2E98 M Position sensor failed | Wiring fault
P2E99 M Position sensor failed | Wiring fault
P2E9A M Position sensor failed | Wiring fault
P2E9B M Position sensor failed | Wiring fault
P2E9C M Position sensor failed | Wiring fault
P2E9D M Unlock actuator failed | Wiring fault
P2E9E M Unlock actuator failed | Wiring fault
P2E9F M Unlock actuator failed | Wiring fault
P2EA0 M Unlock actuator failed | Wiring fault
P2EA1 M Temperature sensor failed | Wiring or connector fault
P2EA2 M Temperature sensor failed | Wiring or connector fault
P2EA3 M Temperature sensor failed | Wiring or connector fault
P2EA5 M Temperature sensor failed | Wiring or connector fault
P2EA6 LM Temperature sensor failed | Wiring fault
P2EA7 LM Input voltage rail collapsed | Wiring fault
P2EA8 LM Upstream regulator overvoltage | Wire shorted to higher rail
P2EA9 LM Ambient temperature too high | Cooling path blocked
P2EAA M Module response slower than calibrated | High-resistance contact
P2EAB M Sustained module load | Ambient temperature too high
P2EAC M Shutter actuator lazy | Linkage iced
P2EAD LM Pump output degraded | Pressure regulator drifted
P2EAE LM Injection valve partially clogged | Coil resistance drifted
P2EAF LM Valve mechanically seized closed | DEF crystallization blocks valve
P2EB0 LM Sensor failed | Wiring or connector fault
P2EB1 LM Signal wire shorted to ground | Internal sensor short
P2EB2 LM Signal wire shorted to battery voltage | Open sensor
P2EB3 LM Sensor characteristic drifted | Sensor mounting displaced
P2EB4 LM Interlock chain interrupted | Connector not seated
P2EB5 LM Mains voltage below spec | Pad alignment poor
P2EB6 LM Mains voltage above spec | Regulator drift high
P2EB7 M 12V battery aged | Repeated deep discharge events
P2EB9 LM Injection valve partially clogged | Coil resistance drifted
P2EBB M Sensor failed | Wiring or connector fault
P2EBC M Sensor characteristic drifted | Sensor mounting displaced
P2EBD M Signal wire shorted to battery voltage | Open sensor
P2EBE M Signal wire shorted to ground | Internal sensor short
P2EBF M Switch mechanically stuck | Contacts oxidised
P2EC0 LM Signal wire shorted to ground | Internal sensor short
P2EC1 LM Signal wire shorted to battery voltage | Open sensor
P2EC2 LM Sensor characteristic drifted | Sensor mounting displaced
P3400 M Deactivation solenoid or oil control valve failed | Collapsing lifter stuck | Low oil pressure prevents activation
P3401 M Solenoid coil open | Wiring or connector open | Pin pushed back out of connector body
P340A M Deactivation solenoid failed | Wiring break or unplugged connector
P340B M Deactivation solenoid failed | Wiring break or unplugged connector
P340C M Deactivation solenoid failed | Wiring break or unplugged connector
P340D M Deactivation solenoid failed | Wiring break or unplugged connector
P3415 M Wiring shorted to ground | Solenoid internal short | Connector pins corroded: high contact resistance
P3416 M Wiring shorted to power | Solenoid internal short | Connector pins corroded: high contact resistance
P3417 M Solenoid coil open | Wiring or connector open | Pin pushed back out of connector body
P3418 M Lifter stuck collapsed | Engine oil pressure too low | Oil passage blocked or contaminated
P3419 M Wiring shorted to ground | Solenoid internal short | Connector pins corroded: high contact resistance
P341A M Oil sludge blocks deactivation pin | Low oil pressure
P341B M Oil sludge blocks deactivation pin | Low oil pressure
P341C M Oil sludge blocks deactivation pin
P341D M Oil sludge blocks deactivation pin
P3420 M Wiring shorted to power | Solenoid internal short | Connector pins corroded: high contact resistance
P3421 M Solenoid coil open | Wiring or connector open | Pin pushed back out of connector body
P3422 M Lifter stuck collapsed | Engine oil pressure too low
P3423 M Wiring shorted to ground | Solenoid internal short | Connector pins corroded: high contact resistance
P3424 M Wiring shorted to power | Solenoid internal short | Connector pins corroded: high contact resistance
P3426 M Lifter stuck collapsed | Engine oil pressure too low
P3427 M Wiring shorted to ground | Solenoid internal short | Connector pins corroded: high contact resistance
P3428 M Wiring shorted to power | Solenoid internal short | Connector pins corroded: high contact resistance
P3429 M Solenoid coil open | Wiring or connector open | Pin pushed back out of connector body
P3430 M Lifter stuck collapsed | Engine oil pressure too low
P3431 M Wiring shorted to ground | Solenoid internal short | Connector pins corroded: high contact resistance
P3432 M Wiring shorted to power | Solenoid internal short | Connector pins corroded: high contact resistance
P3455 M Solenoid or wiring shorted to ground | ECM low-side driver failed | Connector corrosion or pin damage
P3464 M Solenoid or wiring shorted to power | Solenoid coil open | ECM driver failed
P3486 M Actuator stuck mechanically
P3487 M Wiring shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
P3488 M Wiring shorted to battery | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
P3497 M Deactivation solenoid or oil control valve failed | Collapsing lifter stuck | Low oil pressure prevents activation
P349A M Actuator stuck mechanically
P349B M Actuator stuck mechanically
P349C M Actuator stuck mechanically
P349D M Actuator stuck mechanically
P349E M Actuator stuck mechanically
P349F M Actuator stuck mechanically
P34A0 M Actuator stuck mechanically
P34A1 M Actuator stuck mechanically
P34A2 M Actuator stuck mechanically
P34A3 M Actuator stuck mechanically
P34A4 M Temperature sensor failed
P34A5 M Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
P34A6 M Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
P34A7 M Signal wire open | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
P34A8 M Temperature sensor failed
P34A9 M Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
P34AA M Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
P34AB M Signal wire open | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
P34AC M Position sensor failed
P34AD M Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
P34AE M Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
P34AF M Signal wire open | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
P34B0 M Position sensor failed
P34B1 M Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
P34B2 M Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
P34B3 M Signal wire open | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
P34B4 M Temperature sensor failed
P34B5 M Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
P34B6 M Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
P34B7 M Signal wire open | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
P34B8 M Temperature sensor failed
P34B9 M Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
P34BA M Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
P34BB M Signal wire open | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
P34BC M Position sensor failed
P34BD M Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
P34BE M Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
P34BF M Signal wire open | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
P34C0 M Position sensor failed
P34C1 M Sensor reading drifted | Sensor element aged beyond calibration window | Sensor mounting loose: signal damping
P34C2 M Signal wire shorted to ground | Connector pins corroded: high contact resistance | Harness chafing through insulation
P34C3 M Signal wire open | Connector pins corroded: high contact resistance | Supply wire pinched against battery voltage source
P34C4 LM Short circuit in actuator wiring or coil | Actuator mechanically seized, drawing high current
P34C5 LM Short circuit in actuator wiring or coil
P34C6 LM Short circuit in actuator wiring or coil
P34C7 LM Short circuit in actuator wiring or coil
P34C8 LM Module internal fault | Module software outdated, reflash may resolve | Supply voltage outside specification
U0001 LM CAN-High and CAN-Low shorted together | Open circuit in CAN bus wiring | Terminating resistor failed (not 60 ohms across bus)
U0002 M Corrosion or poor contact in CAN connectors | Electromagnetic interference (aftermarket electronics) | One module sending malformed frames
U0003 LM CAN-High wire broken or pin pushed back | Corroded module connector | Harness damage after repair or accident
U0004 LM CAN-High shorted to ground | Internal transceiver failure on a node
U0005 LM CAN-High shorted to battery voltage | Chafed harness against power wire
U0006 LM CAN-Low wire broken | Pin pushed back in connector
U0007 LM CAN-Low shorted to ground | Failed transceiver on one module
U0008 LM CAN-Low shorted to battery voltage | Chafed harness against power wire
U0009 LM CAN-H and CAN-L shorted together | Pinched harness behind a module
U0010 - MS-CAN line shorted to supply or ground | One failing comfort module pulling the bus down
U0011 - Corrosion in body harness connectors | One module sending malformed frames
U0012 M CAN-Low wire broken in body harness | Loose body control module connector
U0013 M CAN-Low shorted to ground | Water ingress in door connector
U0014 M CAN-Low shorted to battery
U0015 M CAN-H/CAN-L harness short
U0016 LM Wiring short forces bus-off state | One failing node corrupts traffic
U0017 M CAN-High wire broken in body harness
U0018 M CAN-High shorted to ground
U0019 M CAN-High shorted to battery
U0020 M CAN-High wire broken
U0021 M CAN-High shorted to ground
U0023 M CAN-H/CAN-L shorted together
U0024 M Wiring short keeps bus in bus-off | One failing node spamming errors
U0025 M CAN-Low wire broken
U0027 M CAN-Low shorted to battery
U0028 M Intermittent CAN wiring fault | Marginal node corrupting traffic
U0032 LM Bus high line shorted to battery | Transceiver in one node failed
U0033 LM CAN-L wire broken or unplugged
U0034 LM CAN-L shorted to ground
U0035 LM CAN-L shorted to battery
U0036 LM CAN-H/CAN-L shorted together
U0037 LM Wiring or node fault on bus B
U0038 M Wiring chafed or marginal
U0039 LM Wire broken or connector unplugged
U0041 LM Wire shorted to battery
U0043 LM Wire shorted to ground
U0044 LM Wire shorted to battery
U0045 LM Bus lines shorted together
U0046 LM Wiring or node fault on bus C
U0047 M Wiring chafed or marginal
U0048 LM Wire broken
U0049 LM Wire shorted to ground
U0051 LM Wire broken
U0052 LM Wire shorted to ground
U0053 LM Wire shorted to battery
U0054 LM Bus lines shorted together
U0055 LM Wiring or node fault on bus D
U0056 M Wiring chafed or marginal
U0057 LM Wire broken
U0058 LM Wire shorted to ground
U0059 LM Wire shorted to battery
U0061 LM Wire shorted to ground
U0062 LM Wire shorted to battery
U0063 LM Bus lines shorted together
U0064 LM Wiring or node fault on bus E
U0065 M Wiring chafed or marginal
U0066 LM Wire broken
U0067 LM Wire shorted to ground
U0068 LM Wire shorted to battery
U0069 LM Wire broken
U0073 LM CAN line shorted to supply or ground | Terminating resistor failed | One failing module pulling the bus down
U0074 LM Bus B line shorted to supply or ground | One failing module pulling the bus down
U007A LM CAN controller in bus-off state from repeated errors
U007B LM CAN controller in bus-off state
U007C LM CAN controller in bus-off state
U007D LM CAN controller in bus-off state
U007E LM CAN controller in bus-off state
U007F LM CAN controller in bus-off state
U0081 M Wiring chafed or marginal
U0082 LM Wire broken
U0083 LM Wire shorted to ground
U0084 LM Wire shorted to battery
U0085 LM Wire broken
U0086 LM Wire shorted to ground
U0087 LM Wire shorted to battery
U0088 LM Bus lines shorted together
U0089 LM Wiring or node fault on bus G
U008A M Wiring chafed or marginal
U008B LM Wire broken
U008C LM Wire shorted to ground
U008D LM Wire shorted to battery
U008E LM Wire broken
U008F LM Wire shorted to ground
U0090 LM Wire shorted to battery
U0093 M Wiring chafed or marginal
U0094 LM Wire broken
U0095 LM Wire shorted to ground
U0096 LM Wire shorted to battery
U0097 LM Wire broken
U0098 LM Wire shorted to ground
U0099 LM Wire shorted to battery
U009A LM Bus lines shorted together
U009B LM Wiring or node fault on bus I
U009C M Wiring chafed or marginal
U009D LM Wiring or node fault on bus J
U009E M Wiring chafed or marginal
U0100 LM ECM unpowered (fuse, ground, supply wire) | CAN wiring to ECM broken | ECM internally failed
U0101 LM TCM unpowered or grounded poorly | CAN wiring to TCM broken
U0102 LM Transfer case module unpowered | CAN wiring to transfer case module broken
U0103 LM Shift module unpowered | CAN wiring to shift module broken
U0104 M Cruise module unpowered | CAN wiring to cruise module broken
U0105 LM Injector control module unpowered | CAN wiring to FICM broken
U0106 M Glow plug module unpowered | CAN wiring to glow plug module broken
U0107 LM Throttle module unpowered | CAN wiring to throttle module broken
U0108 M Module unpowered or fuse blown | CAN wiring to module broken
U0109 LM Fuel pump module unpowered (often a fuse or relay) | CAN wiring to FPCM broken
U010A M Module unpowered
U010B M Module unpowered
U010C LM Module unpowered
U010D LM Module unpowered
U010E LM Module unpowered
U010F M Module unpowered
U0110 LM Drive motor module unpowered | CAN wiring to drive motor module broken
U0111 LM BMS unpowered (12 V supply) | CAN wiring to BMS broken
U0112 LM BEM-B unpowered | CAN wiring to BEM-B broken
U0114 M AWD clutch module unpowered | CAN wiring to AWD clutch module broken
U0115 LM Secondary ECM unpowered | CAN wiring to secondary ECM broken
U011A M Module unpowered
U011B M Module unpowered
U011C M Module unpowered
U011D LM Module unpowered
U011E LM Module unpowered
U011F M Module unpowered
U0120 M Starter/generator module unpowered | CAN wiring to starter/generator broken
U0121 M ABS module unpowered (often a corroded ground or fuse) | CAN wiring to ABS broken | ABS module failed
U0122 M Vehicle dynamics module unpowered | CAN wiring to dynamics module broken
U0123 M Yaw rate sensor unpowered | CAN wiring to yaw rate sensor broken
U0124 M Lateral acceleration sensor unpowered | CAN wiring to lateral accel sensor broken
U0125 M Yaw sensor unpowered | CAN wiring to yaw sensor broken
U0126 M Steering angle sensor unpowered | Clockspring (in steering column) failed
U0127 - TPMS module unpowered | CAN wiring to TPMS broken
U0128 M EPB module unpowered | CAN wiring to EPB broken
U0129 LM Brake module unpowered | CAN wiring to brake module broken
U012A LM Module unpowered
U012B LM Module unpowered
U012C M Module unpowered
U012D M Module unpowered
U012E M Module unpowered
U012F M Module unpowered
U0130 M Secondary steering effort module unpowered | CAN wiring to secondary steering effort broken
U0131 M EPS module unpowered (large fuse on battery) | CAN wiring to EPS broken
U0137 M Trailer module unpowered or fuse blown
U0138 M Module unpowered
U013C LM Module unpowered
U013D M Sensor unpowered or bus connection broken
U013E M Sensor unpowered
U013F M Module unpowered
U0140 M BCM unpowered | Water ingress into BCM (often footwell-mounted)
U0141 M BCM A unpowered | CAN wiring to BCM A broken
U0142 M Secondary BCM unpowered | Water ingress into rear BCM
U0143 M BCM C unpowered
U0146 LM Gateway unpowered (often a fuse on the central electronics) | Gateway internally failed
U0147 LM Secondary gateway unpowered | Secondary gateway internally failed
U014A LM Module unpowered
U014B M Module unpowered
U014C LM Module unpowered
U014D M Module unpowered
U014E LM Module unpowered
U0151 M SRS module unpowered (often water damage under seat) | CAN wiring to SRS broken
U0152 M Side SRS module unpowered | CAN wiring to side SRS broken
U0154 M Occupant sensing module unpowered | Seat harness damaged under the seat
U0155 M Cluster unpowered or fuse blown | Cluster internal failure (common on aged TFTs)
U0156 - Head unit unpowered | CAN wiring to head unit broken
U0158 - HUD module unpowered | CAN wiring to HUD broken
U0159 - PDC module unpowered | CAN wiring to PDC broken
U015A LM Module unpowered
U015B LM Module unpowered
U015C LM Module unpowered
U015D LM Module unpowered
U015E LM Module unpowered
U015F LM Module unpowered
U0160 - Chime module unpowered | CAN wiring to chime module broken
U0161 - Compass module unpowered | CAN wiring to compass module broken
U0162 - Navigation display unpowered | CAN wiring to navigation display broken
U0163 - Navigation module unpowered | CAN wiring to navigation module broken
U0164 - HVAC module unpowered | CAN wiring to HVAC module broken
U0165 - Auxiliary HVAC module unpowered | CAN wiring to auxiliary HVAC broken
U0166 - Auxiliary heater unpowered | CAN wiring to auxiliary heater broken
U0167 M Immobiliser module unpowered | Immobiliser antenna ring failed
U0168 LM Immobilizer module unpowered | Wiring or antenna ring damaged
U016A M Module unpowered
U016B M Module unpowered
U016C LM Module unpowered
U016D M Module unpowered
U0174 M Sensor unpowered or wiring broken
U0175 M Sensor unpowered or wiring broken
U0176 M Sensor unpowered or wiring broken
U0178 M Sensor unpowered or wiring broken
U017A M Sensor unpowered or wiring broken
U017B M Sensor unpowered or wiring broken
U017C M Sensor unpowered or wiring broken
U017D M Sensor unpowered or wiring broken
U017E M Module unpowered
U017F M Module unpowered
U0180 - Headlamp control module unpowered | CAN wiring to headlamp module broken
U0184 - Radio unpowered | CAN wiring to radio broken
U0185 - Antenna module unpowered
U0186 - Amplifier unpowered | CAN wiring to amplifier broken
U0187 - Disc player unpowered | CAN wiring to disc player broken
U018A M Module unpowered
U0191 - TV tuner unpowered | CAN wiring to TV tuner broken
U0192 - PC unpowered or hung
U0196 - RSE module unpowered | CAN wiring to RSE broken
U0198 - TCU unpowered or backup battery dead | Mobile antenna disconnected
U0199 - Door module unpowered (often broken wires in door hinge) | Water ingress into door module
U019A M Module unpowered
U019B M Module unpowered
U019C M Module unpowered
U019D M Sensor unpowered or wiring broken
U019E LM Module unpowered
U019F LM Module unpowered
U01A0 LM Module unpowered or HV interlock open
U01A1 LM Module unpowered
U01A2 LM Module unpowered
U01A3 LM Module unpowered
U01A4 LM Module unpowered
U01A5 LM Module unpowered
U01A6 LM Module unpowered
U01A7 LM Module unpowered
U01A8 LM Module unpowered
U01A9 LM Module unpowered
U01AA LM Module unpowered
U01AB LM Module unpowered
U01AC LM Module unpowered
U01AD LM Module unpowered
U01AE LM Module unpowered
U01AF LM Module unpowered
U01B0 M Module unpowered
U01B1 M Sensor unpowered or wiring broken
U01B2 LM Module unpowered
U01B3 LM Actuator unpowered or wiring broken
U01B4 LM Module unpowered
U01B5 M Module unpowered
U01B6 M Module unpowered
U01B7 M Module unpowered
U01B8 M Module unpowered
U01B9 M Module unpowered
U01BA LM Module unpowered
U01BB M Module unpowered
U01BC M Module unpowered
U01BD LM Module unpowered
U01BE LM Actuator unpowered or wiring broken
U01BF LM Module unpowered or HV interlock open
U0200 M Module unpowered
U0201 M Module unpowered
U0202 M Module unpowered
U0203 M Module unpowered
U0204 M Module unpowered
U0205 M Module unpowered
U0206 M Module unpowered
U0207 M Module unpowered
U0208 M Module unpowered
U0209 M Module unpowered
U020A M Module unpowered
U020B M Module unpowered
U020C M Module unpowered
U020D M Module unpowered
U0210 M Module unpowered
U0211 M Module unpowered
U0212 M Clockspring failed | Steering column module unpowered
U0213 - LIN wire to mirror open
U0214 - RF receiver unpowered
U0223 M Module unpowered
U0224 M Module unpowered
U0225 M Module unpowered
U0226 M Module unpowered
U0227 M Module unpowered
U0228 M Module unpowered
U0229 M Module unpowered
U022E LM Module unpowered
U022F LM Module unpowered
U0230 M Module unpowered
U0231 - Rain sensor failed | LIN wire to sensor open
U0232 - Blind spot module unpowered | Bumper damage broke wiring
U0233 - Right blind spot module unpowered
U0234 M Module unpowered
U0235 M Radar obstructed or misaligned | Radar unpowered
U0238 M Module unpowered
U0239 M Module unpowered
U023A LM Module unpowered
U023B LM Module unpowered
U023C LM Module unpowered
U023D LM Sensor unpowered or wiring broken
U023E LM Sensor unpowered or wiring broken
U0240 M Module unpowered
U0241 M Module unpowered
U0242 M Module unpowered
U0243 M Module unpowered
U0244 M Module unpowered
U0245 M Module unpowered
U0246 M Module unpowered
U0247 M Module unpowered
U0248 M Module unpowered
U0249 M Module unpowered
U024A M Module unpowered
U024B - Bus wiring open or shorted | Module without power or ground | Module failed
U024C - Bus wiring open or shorted | Module without power or ground | Module failed
U024D - Bus wiring open or shorted | Module without power or ground | Module failed
U024E - Bus wiring open or shorted | Module without power or ground | Module failed
U024F - Bus wiring open or shorted | Module without power or ground | Module failed
U0250 M Bus wiring open or shorted | Module without power or ground | Module failed
U0251 - Bus wiring open or shorted | Module without power or ground | Module failed
U0252 - Bus wiring open or shorted | Module without power or ground | Module failed
U0253 - Bus wiring open or shorted | Module without power or ground | Module failed
U0254 - Bus wiring open or shorted | Module without power or ground | Module failed
U0255 - Bus wiring open or shorted | Module without power or ground | Module failed
U0256 - Bus wiring open or shorted | Module without power or ground | Module failed
U0257 - Bus wiring open or shorted | Module without power or ground | Module failed
U0258 - Bus wiring open or shorted | Module without power or ground | Module failed
U0259 - Bus wiring open or shorted | Module without power or ground | Module failed
U025A - Bus wiring open or shorted | Module without power or ground | Module failed
U025B - Bus wiring open or shorted | Module without power or ground | Module failed
U025C - Bus wiring open or shorted | Module without power or ground | Module failed
U025D - Bus wiring open or shorted | Module without power or ground | Module failed
U025E LM Bus wiring open or shorted | Module without power or ground | Module failed
U025F LM Bus wiring open or shorted | Module without power or ground | Module failed
U0260 - Bus wiring open or shorted | Module without power or ground | Module failed
U0261 - Bus wiring open or shorted | Module without power or ground | Module failed
U0262 - Bus wiring open or shorted | Module without power or ground | Module failed
U0263 - Bus wiring open or shorted | Module without power or ground | Module failed
U0264 - Bus wiring open or shorted | Module without power or ground | Module failed
U0265 - Bus wiring open or shorted | Module without power or ground | Module failed
U0266 - Bus wiring open or shorted | Module without power or ground | Module failed
U0267 - Bus wiring open or shorted | Module without power or ground | Module failed
U0268 - Bus wiring open or shorted | Module without power or ground | Module failed
U0269 - Bus wiring open or shorted | Module without power or ground | Module failed
U026A - Bus wiring open or shorted | Module without power or ground | Module failed
U026B - Bus wiring open or shorted | Module without power or ground | Module failed
U026C - Bus wiring open or shorted | Module without power or ground | Module failed
U026D - Bus wiring open or shorted | Module without power or ground | Module failed
U026E - Bus wiring open or shorted | Module without power or ground | Module failed
U026F - Bus wiring open or shorted | Module without power or ground | Module failed
U0270 - Bus wiring open or shorted | Module without power or ground | Module failed
U0271 - Bus wiring open or shorted | Module without power or ground | Module failed
U0272 - Bus wiring open or shorted | Module without power or ground | Module failed
U0273 - Bus wiring open or shorted | Module without power or ground | Module failed
U0274 - Bus wiring open or shorted | Module without power or ground | Module failed
U0275 - Bus wiring open or shorted | Module without power or ground | Module failed
U0276 - Bus wiring open or shorted | Module without power or ground | Module failed
U0277 - Bus wiring open or shorted | Module without power or ground | Module failed
U0278 - Bus wiring open or shorted | Module without power or ground | Module failed
U0279 - Bus wiring open or shorted | Module without power or ground | Module failed
U027A LM Bus wiring open or shorted | Module without power or ground | Module failed
U027B LM Bus wiring open or shorted | Module without power or ground | Module failed
U027C LM Bus wiring open or shorted | Module without power or ground | Module failed
U0284 M Bus wiring open or shorted | Module without power or ground | Module failed
U0285 M Bus wiring open or shorted | Module without power or ground | Module failed
U0286 M Bus wiring open or shorted | Module without power or ground | Module failed
U0287 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0288 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0289 LM Bus wiring open or shorted | Module without power or ground | Module failed
U028A LM Bus wiring open or shorted | Module without power or ground | Module failed
U028B M Bus wiring open or shorted | Module without power or ground | Module failed
U028C M Bus wiring open or shorted | Module without power or ground | Module failed
U028D - Bus wiring open or shorted | Module without power or ground | Module failed
U028E - Bus wiring open or shorted | Module without power or ground | Module failed
U028F - Bus wiring open or shorted | Module without power or ground | Module failed
U0290 - Bus wiring open or shorted | Module without power or ground | Module failed
U0291 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0292 LM Bus wiring open or shorted | Module without power or ground | Module failed
U029A LM Bus wiring open or shorted | Module without power or ground | Module failed
U029B LM Bus wiring open or shorted | Module without power or ground | Module failed
U029C LM Bus wiring open or shorted | Module without power or ground | Module failed
U029D LM Bus wiring open or shorted | Module without power or ground | Module failed
U029E LM Bus wiring open or shorted | Module without power or ground | Module failed
U029F M Bus wiring open or shorted | Module without power or ground | Module failed
U02A0 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U02A1 LM Bus wiring open or shorted | Module without power or ground | Module failed
U02A2 LM Bus wiring open or shorted | Module without power or ground | Module failed
U02A3 M Bus wiring open or shorted | Module without power or ground | Module failed
U02A4 M Bus wiring open or shorted | Module without power or ground | Module failed
U02A5 M Bus wiring open or shorted | Module without power or ground | Module failed
U02A6 LM Bus wiring open or shorted | Module without power or ground | Module failed
U02A7 - Bus wiring open or shorted | Module without power or ground | Module failed
U02A8 - Bus wiring open or shorted | Module without power or ground | Module failed
U02A9 LM Bus wiring open or shorted | Module without power or ground | Module failed
U02AA LM Bus wiring open or shorted | Module without power or ground | Module failed
U02AB LM Bus wiring open or shorted | Module without power or ground | Module failed
U02AC LM Bus wiring open or shorted | Module without power or ground | Module failed
U02AD LM Bus wiring open or shorted | Module without power or ground | Module failed
U02AE LM Bus wiring open or shorted | Module without power or ground | Module failed
U02AF LM Bus wiring open or shorted | Module without power or ground | Module failed
U02B0 LM Bus wiring open or shorted | Module without power or ground | Module failed
U02B1 - Bus wiring open or shorted | Module without power or ground | Module failed
U02B2 - Bus wiring open or shorted | Module without power or ground | Module failed
U02B3 - Bus wiring open or shorted | Module without power or ground | Module failed
U02B4 M Bus wiring open or shorted | Module without power or ground | Module failed
U02B5 M Bus wiring open or shorted | Module without power or ground | Module failed
U02B6 - Bus wiring open or shorted | Module without power or ground | Module failed
U02B7 - Bus wiring open or shorted | Module without power or ground | Module failed
U02B8 - Bus wiring open or shorted | Module without power or ground | Module failed
U02B9 - Bus wiring open or shorted | Module without power or ground | Module failed
U02BA LM Bus wiring open or shorted | Module without power or ground | Module failed
U02BB M Bus wiring open or shorted | Module without power or ground | Module failed
U02BC - Bus wiring open or shorted | Module without power or ground | Module failed
U02BD - Bus wiring open or shorted | Module without power or ground | Module failed
U02BE - Bus wiring open or shorted | Module without power or ground | Module failed
U02BF - Bus wiring open or shorted | Module without power or ground | Module failed
U02C0 M Bus wiring open or shorted | Module without power or ground | Module failed
U02C1 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0300 M Software/calibration mismatch between modules | Used module from different vehicle fitted | Incomplete or interrupted module flash
U0301 M Software/calibration mismatch with ECM | Used ECM from different vehicle fitted
U0302 M Software/calibration mismatch with TCM | Used TCM from different vehicle fitted
U0303 M Software/calibration mismatch with transfer case | Used transfer case module from different vehicle fitted
U0305 M Software/calibration mismatch with cruise module | Used cruise module from different vehicle fitted
U0306 M Software flash incomplete or wrong file
U0307 M Software flash mismatch after parts swap
U0309 LM Module replaced without programming | Wrong part number for the vehicle
U030A M Module replaced without programming | Wrong part number for the vehicle
U030B M Module replaced without programming | Wrong part number for the vehicle
U030C M Module replaced without programming | Wrong part number for the vehicle
U030D M Module replaced without programming | Wrong part number for the vehicle
U030E M Module replaced without programming | Wrong part number for the vehicle
U030F M Module replaced without programming | Wrong part number for the vehicle
U0310 LM Module replaced without programming | Wrong part number for the vehicle
U0311 LM Module replaced without programming | Wrong part number for the vehicle
U0312 LM Module replaced without programming | Wrong part number for the vehicle
U0313 LM Module replaced without programming | Wrong part number for the vehicle
U0314 LM Module replaced without programming | Wrong part number for the vehicle
U0315 M Software/calibration mismatch with ABS | Used ABS module from different vehicle fitted
U0317 M ABS software/calibration mismatch | Used ABS module fitted from different vehicle
U031A LM Module replaced without programming | Wrong part number for the vehicle
U031B LM Module replaced without programming | Wrong part number for the vehicle
U031C LM Module replaced without programming | Wrong part number for the vehicle
U031D - Module replaced without programming | Wrong part number for the vehicle
U031E - Module replaced without programming | Wrong part number for the vehicle
U031F - Module replaced without programming | Wrong part number for the vehicle
U0320 LM Module replaced without programming | Wrong part number for the vehicle
U0322 - Incompatible flash after BCM swap
U0323 - Module replaced without programming | Wrong part number for the vehicle
U0324 - Incompatible flash after HVAC swap
U0325 - Incompatible flash version
U0326 LM Module replaced without programming | Wrong part number for the vehicle
U0328 LM Module replaced without programming | Wrong part number for the vehicle
U0329 LM Module replaced without programming | Wrong part number for the vehicle
U032A - Module replaced without programming | Wrong part number for the vehicle
U0330 M Module replaced without programming | Wrong part number for the vehicle
U0331 - Module replaced without programming | Wrong part number for the vehicle
U0332 LM Module replaced without programming | Wrong part number for the vehicle
U0333 LM Module replaced without programming | Wrong part number for the vehicle
U0334 - Module replaced without programming | Wrong part number for the vehicle
U0335 LM Module replaced without programming | Wrong part number for the vehicle
U0336 M Module replaced without programming | Wrong part number for the vehicle
U0337 LM Module replaced without programming | Wrong part number for the vehicle
U0338 - Module replaced without programming | Wrong part number for the vehicle
U0339 - Module replaced without programming | Wrong part number for the vehicle
U033A LM Module replaced without programming | Wrong part number for the vehicle
U033B LM Module replaced without programming | Wrong part number for the vehicle
U033C LM Module replaced without programming | Wrong part number for the vehicle
U033D LM Module replaced without programming | Wrong part number for the vehicle
U033E LM Module replaced without programming | Wrong part number for the vehicle
U033F LM Module replaced without programming | Wrong part number for the vehicle
U0340 LM Module replaced without programming | Wrong part number for the vehicle
U0341 LM Module replaced without programming | Wrong part number for the vehicle
U0342 LM Module replaced without programming | Wrong part number for the vehicle
U0343 LM Module replaced without programming | Wrong part number for the vehicle
U0344 LM Module replaced without programming | Wrong part number for the vehicle
U0345 LM Module replaced without programming | Wrong part number for the vehicle
U0346 LM Module replaced without programming | Wrong part number for the vehicle
U0347 LM Module replaced without programming | Wrong part number for the vehicle
U0348 LM Module replaced without programming | Wrong part number for the vehicle
U0349 LM Module replaced without programming | Wrong part number for the vehicle
U034A LM Module replaced without programming | Wrong part number for the vehicle
U034B LM Module replaced without programming | Wrong part number for the vehicle
U034C LM Module replaced without programming | Wrong part number for the vehicle
U034D LM Module replaced without programming | Wrong part number for the vehicle
U034E M Module replaced without programming | Wrong part number for the vehicle
U034F M Module replaced without programming | Wrong part number for the vehicle
U0350 M Module replaced without programming | Wrong part number for the vehicle
U0351 M Module replaced without programming | Wrong part number for the vehicle
U0352 M Module replaced without programming | Wrong part number for the vehicle
U0353 M Module replaced without programming | Wrong part number for the vehicle
U0354 LM Module replaced without programming | Wrong part number for the vehicle
U0400 M Marginal signal on bus
U0401 LM ECM software bug or outdated calibration | ECM internal sensor or processing fault | CAN corruption causing checksum errors
U0402 LM TCM software bug or outdated calibration | TCM internal sensor or processing fault | CAN corruption causing checksum errors
U0403 M Transfer case internal sensor or processing fault | CAN corruption causing checksum errors
U0404 LM Shift module internal fault | CAN corruption causing checksum errors
U0405 M Cruise module internal fault | CAN corruption causing checksum errors
U040B LM Module internal fault or sensor input drift | Software version mismatch after replacement
U040C LM Module internal fault or sensor input drift | Software version mismatch after replacement
U040D LM Module internal fault or sensor input drift | Software version mismatch after replacement
U040E LM Module internal fault or sensor input drift | Software version mismatch after replacement
U040F LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0414 M AWD clutch internal fault | CAN corruption causing checksum errors
U0415 M ABS internal sensor or processing fault | Wheel speed sensor fault feeding ABS | ABS software bug or outdated calibration
U0416 M Vehicle dynamics internal fault | CAN corruption causing checksum errors
U0417 - Water in sensor connectors
U0418 LM Brake module internal fault | CAN corruption causing checksum errors
U041A M Module internal fault or sensor input drift | Software version mismatch after replacement
U041B M Module internal fault or sensor input drift | Software version mismatch after replacement
U041C LM Module internal fault or sensor input drift | Software version mismatch after replacement
U041D LM Module internal fault or sensor input drift | Software version mismatch after replacement
U041E LM Module internal fault or sensor input drift | Software version mismatch after replacement
U041F LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0420 M EPS module internal fault | CAN corruption causing checksum errors
U0422 M BCM internal fault | CAN corruption causing checksum errors
U0424 - HVAC module internal fault | CAN corruption causing checksum errors
U0426 M Immobiliser internal fault | CAN corruption causing checksum errors
U0427 - Security module failed
U0428 M Steering torque sensor drift | EPS calibration lost (after battery disconnect or alignment)
U042A - Module internal fault or sensor input drift | Software version mismatch after replacement
U042B LM Module internal fault or sensor input drift | Software version mismatch after replacement
U042C LM Module internal fault or sensor input drift | Software version mismatch after replacement
U042D - Module internal fault or sensor input drift | Software version mismatch after replacement
U042E LM Module internal fault or sensor input drift | Software version mismatch after replacement
U042F LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0430 - TPMS sensor battery dead | TPMS relearn needed after wheel swap
U0431 - BCM software version mismatch
U0433 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0434 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0435 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0436 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0437 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0438 M EPB actuator/motor marginal | EPB internal computation fault
U0439 - Module internal fault or sensor input drift | Software version mismatch after replacement
U043A LM Module internal fault or sensor input drift | Software version mismatch after replacement
U043B M Module internal fault or sensor input drift | Software version mismatch after replacement
U043C M Module internal fault or sensor input drift | Software version mismatch after replacement
U043D LM Module internal fault or sensor input drift | Software version mismatch after replacement
U043E M Module internal fault or sensor input drift | Software version mismatch after replacement
U043F M Module internal fault or sensor input drift | Software version mismatch after replacement
U0441 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0442 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0443 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0444 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0445 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0446 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0447 M Gateway software corrupted | Gateway internally failing
U0448 M Gateway internally failing
U0449 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U044A LM Module internal fault or sensor input drift | Software version mismatch after replacement
U044B LM Module internal fault or sensor input drift | Software version mismatch after replacement
U044C M Module internal fault or sensor input drift | Software version mismatch after replacement
U044D LM Module internal fault or sensor input drift | Software version mismatch after replacement
U044F - Module internal fault or sensor input drift | Software version mismatch after replacement
U0451 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0452 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0453 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0454 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0455 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0456 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0457 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0458 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0459 - Module internal fault or sensor input drift | Software version mismatch after replacement
U045A - Module internal fault or sensor input drift | Software version mismatch after replacement
U045B LM Module internal fault or sensor input drift | Software version mismatch after replacement
U045C LM Module internal fault or sensor input drift | Software version mismatch after replacement
U045D LM Module internal fault or sensor input drift | Software version mismatch after replacement
U045E LM Module internal fault or sensor input drift | Software version mismatch after replacement
U045F LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0460 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0461 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0462 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0463 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0464 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0465 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0466 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0467 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0468 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0469 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U046A - Module internal fault or sensor input drift | Software version mismatch after replacement
U046B - Module internal fault or sensor input drift | Software version mismatch after replacement
U046C - Module internal fault or sensor input drift | Software version mismatch after replacement
U046D LM Module internal fault or sensor input drift | Software version mismatch after replacement
U046E M Module internal fault or sensor input drift | Software version mismatch after replacement
U0471 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0472 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0473 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0474 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0475 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0477 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0478 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0479 M Module internal fault or sensor input drift | Software version mismatch after replacement
U047A M Module internal fault or sensor input drift | Software version mismatch after replacement
U047B M Module internal fault or sensor input drift | Software version mismatch after replacement
U047C M Module internal fault or sensor input drift | Software version mismatch after replacement
U047D M Module internal fault or sensor input drift | Software version mismatch after replacement
U047E M Module internal fault or sensor input drift | Software version mismatch after replacement
U047F M Module internal fault or sensor input drift | Software version mismatch after replacement
U0480 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0481 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0482 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0483 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0484 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0485 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0486 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0487 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0488 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0489 - Module internal fault or sensor input drift | Software version mismatch after replacement
U048A - Module internal fault or sensor input drift | Software version mismatch after replacement
U048B M Module internal fault or sensor input drift | Software version mismatch after replacement
U0491 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0492 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0493 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0494 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0495 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0496 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0497 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0498 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0499 - Module internal fault or sensor input drift | Software version mismatch after replacement
U049A - Module internal fault or sensor input drift | Software version mismatch after replacement
U049B M Module internal fault or sensor input drift | Software version mismatch after replacement
U049C LM Module internal fault or sensor input drift | Software version mismatch after replacement
U049D M Module internal fault or sensor input drift | Software version mismatch after replacement
U049E M Module internal fault or sensor input drift | Software version mismatch after replacement
U049F LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04A0 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04A1 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04A2 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04A3 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04A4 M Module internal fault or sensor input drift | Software version mismatch after replacement
U04A5 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04A6 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04A7 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04A8 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04A9 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04AA LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04AB LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04AC LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04AD LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04AE LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04AF LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04B0 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04B1 M Module internal fault or sensor input drift | Software version mismatch after replacement
U04B2 M Module internal fault or sensor input drift | Software version mismatch after replacement
U04B3 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04B4 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04B5 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04B6 M Module internal fault or sensor input drift | Software version mismatch after replacement
U04BA - Module internal fault or sensor input drift | Software version mismatch after replacement
U04BB - Module internal fault or sensor input drift | Software version mismatch after replacement
U04BC - Module internal fault or sensor input drift | Software version mismatch after replacement
U04BD LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04BE LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04BF LM Module internal fault or sensor input drift | Software version mismatch after replacement
U04C0 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0500 M Communication module firmware out of date | Communication module internal fault
U0501 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0502 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0503 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0504 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0505 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0506 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0507 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0508 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0509 - Module internal fault or sensor input drift | Software version mismatch after replacement
U050A - Module internal fault or sensor input drift | Software version mismatch after replacement
U050B - Module internal fault or sensor input drift | Software version mismatch after replacement
U050C - Module internal fault or sensor input drift | Software version mismatch after replacement
U050D - Module internal fault or sensor input drift | Software version mismatch after replacement
U050E - Module internal fault or sensor input drift | Software version mismatch after replacement
U0511 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0512 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0513 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0514 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0515 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0516 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0517 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0518 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0519 - Module internal fault or sensor input drift | Software version mismatch after replacement
U051A - Module internal fault or sensor input drift | Software version mismatch after replacement
U0522 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0523 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0524 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0525 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0526 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0527 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0528 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0529 - Module internal fault or sensor input drift | Software version mismatch after replacement
U052A - Module internal fault or sensor input drift | Software version mismatch after replacement
U052F - Module internal fault or sensor input drift | Software version mismatch after replacement
U0530 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0531 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0532 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0533 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0534 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0535 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0536 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0537 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0538 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0539 - Module internal fault or sensor input drift | Software version mismatch after replacement
U053A - Module internal fault or sensor input drift | Software version mismatch after replacement
U053B M Module internal fault or sensor input drift | Software version mismatch after replacement
U053C M Module internal fault or sensor input drift | Software version mismatch after replacement
U053D M Module internal fault or sensor input drift | Software version mismatch after replacement
U0541 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0542 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0543 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0544 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0545 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0546 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0547 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0548 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0549 - Module internal fault or sensor input drift | Software version mismatch after replacement
U054A - Module internal fault or sensor input drift | Software version mismatch after replacement
U054B - Module internal fault or sensor input drift | Software version mismatch after replacement
U054C - Module internal fault or sensor input drift | Software version mismatch after replacement
U054D - Module internal fault or sensor input drift | Software version mismatch after replacement
U054E - Module internal fault or sensor input drift | Software version mismatch after replacement
U054F - Module internal fault or sensor input drift | Software version mismatch after replacement
U0550 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0551 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0552 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0553 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0554 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0555 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0556 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0557 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0558 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0559 - Module internal fault or sensor input drift | Software version mismatch after replacement
U055A - Module internal fault or sensor input drift | Software version mismatch after replacement
U055B - Module internal fault or sensor input drift | Software version mismatch after replacement
U055C - Module internal fault or sensor input drift | Software version mismatch after replacement
U055D - Module internal fault or sensor input drift | Software version mismatch after replacement
U055E - Module internal fault or sensor input drift | Software version mismatch after replacement
U055F LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0560 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0561 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0562 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0563 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0564 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0565 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0566 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0567 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0568 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0569 - Module internal fault or sensor input drift | Software version mismatch after replacement
U056A - Module internal fault or sensor input drift | Software version mismatch after replacement
U056B - Module internal fault or sensor input drift | Software version mismatch after replacement
U056C - Module internal fault or sensor input drift | Software version mismatch after replacement
U056D - Module internal fault or sensor input drift | Software version mismatch after replacement
U056E - Module internal fault or sensor input drift | Software version mismatch after replacement
U056F - Module internal fault or sensor input drift | Software version mismatch after replacement
U0570 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0571 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0572 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0573 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0574 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0575 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0576 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0577 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0578 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0579 - Module internal fault or sensor input drift | Software version mismatch after replacement
U057B LM Module internal fault or sensor input drift | Software version mismatch after replacement
U057C LM Module internal fault or sensor input drift | Software version mismatch after replacement
U057D LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0580 - Module internal fault or sensor input drift | Software version mismatch after replacement
U0585 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0589 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U058A LM Module internal fault or sensor input drift | Software version mismatch after replacement
U058B LM Module internal fault or sensor input drift | Software version mismatch after replacement
U058C M Module internal fault or sensor input drift | Software version mismatch after replacement
U058D M Module internal fault or sensor input drift | Software version mismatch after replacement
U0592 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0593 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0594 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U0595 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U059B LM Module internal fault or sensor input drift | Software version mismatch after replacement
U059C LM Module internal fault or sensor input drift | Software version mismatch after replacement
U059D LM Module internal fault or sensor input drift | Software version mismatch after replacement
U059E LM Module internal fault or sensor input drift | Software version mismatch after replacement
U059F LM Module internal fault or sensor input drift | Software version mismatch after replacement
U05A0 M Module internal fault or sensor input drift | Software version mismatch after replacement
U05A1 LM ECM/PCM internal fault or sensor input drift | Software version mismatch after replacement
U05A2 LM ECM/PCM internal fault or sensor input drift | Software version mismatch after replacement
U05A3 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U05A4 M ECM/PCM internal fault or sensor input drift | Software version mismatch after replacement
U05A5 M Module internal fault or sensor input drift | Software version mismatch after replacement
U05A6 M Module internal fault or sensor input drift | Software version mismatch after replacement
U05A7 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U05A8 LM Module internal fault or sensor input drift | Software version mismatch after replacement
U05A9 LM ECM/PCM internal fault or sensor input drift | Software version mismatch after replacement
U05AA LM Module internal fault or sensor input drift | Software version mismatch after replacement
U05AB LM Module internal fault or sensor input drift | Software version mismatch after replacement
U05AC LM Module internal fault or sensor input drift | Software version mismatch after replacement
U05B2 - Module internal fault or sensor input drift | Software version mismatch after replacement
U05B3 - Module internal fault or sensor input drift | Software version mismatch after replacement
U05B4 - Module internal fault or sensor input drift | Software version mismatch after replacement
U05B5 M Module internal fault or sensor input drift | Software version mismatch after replacement
U05B6 M Module internal fault or sensor input drift | Software version mismatch after replacement
U05B7 - Module internal fault or sensor input drift | Software version mismatch after replacement
U05B8 - Module internal fault or sensor input drift | Software version mismatch after replacement
U05B9 - Module internal fault or sensor input drift | Software version mismatch after replacement
U05BA - Module internal fault or sensor input drift | Software version mismatch after replacement
U05BD - Module internal fault or sensor input drift | Software version mismatch after replacement
U05BE - Module internal fault or sensor input drift | Software version mismatch after replacement
U05BF - Module internal fault or sensor input drift | Software version mismatch after replacement
U05C0 - Module internal fault or sensor input drift | Software version mismatch after replacement
U05C1 M Module internal fault or sensor input drift | Software version mismatch after replacement
U0602 M Bus wiring open or shorted | Module without power or ground | Module failed
U0603 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0604 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0605 - Bus wiring open or shorted | Module without power or ground | Module failed
U0606 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0607 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0608 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0609 M Bus wiring open or shorted | Module without power or ground | Module failed
U060A M Bus wiring open or shorted | Module without power or ground | Module failed
U060B LM Bus wiring open or shorted | Module without power or ground | Module failed
U060C LM Bus wiring open or shorted | Module without power or ground | Module failed
U060D LM Bus wiring open or shorted | Module without power or ground | Module failed
U060E M Bus wiring open or shorted | Module without power or ground | Module failed
U060F LM Bus wiring open or shorted | Module without power or ground | Module failed
U0610 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0611 M Bus wiring open or shorted | Module without power or ground | Module failed
U0612 M Bus wiring open or shorted | Module without power or ground | Module failed
U0613 M Bus wiring open or shorted | Module without power or ground | Module failed
U0614 M Bus wiring open or shorted | Module without power or ground | Module failed
U0615 M Bus wiring open or shorted | Module without power or ground | Module failed
U0616 M Bus wiring open or shorted | Module without power or ground | Module failed
U0617 M Bus wiring open or shorted | Module without power or ground | Module failed
U0618 M Bus wiring open or shorted | Module without power or ground | Module failed
U0619 M Bus wiring open or shorted | Module without power or ground | Module failed
U061A M Bus wiring open or shorted | Module without power or ground | Module failed
U061B M Bus wiring open or shorted | Module without power or ground | Module failed
U061C M Bus wiring open or shorted | Module without power or ground | Module failed
U061D M Bus wiring open or shorted | Module without power or ground | Module failed
U061E M Bus wiring open or shorted | Module without power or ground | Module failed
U061F M Bus wiring open or shorted | Module without power or ground | Module failed
U0620 M Bus wiring open or shorted | Module without power or ground | Module failed
U0621 M Bus wiring open or shorted | Module without power or ground | Module failed
U0622 M Bus wiring open or shorted | Module without power or ground | Module failed
U0623 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0624 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0625 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0626 - Bus wiring open or shorted | Module without power or ground | Module failed
U0627 - Bus wiring open or shorted | Module without power or ground | Module failed
U0628 - Bus wiring open or shorted | Module without power or ground | Module failed
U0629 - Bus wiring open or shorted | Module without power or ground | Module failed
U062A - Bus wiring open or shorted | Module without power or ground | Module failed
U062B - Bus wiring open or shorted | Module without power or ground | Module failed
U062C - Bus wiring open or shorted | Module without power or ground | Module failed
U062D - Bus wiring open or shorted | Module without power or ground | Module failed
U062E - Bus wiring open or shorted | Module without power or ground | Module failed
U062F LM Bus wiring open or shorted | Module without power or ground | Module failed
U0630 M Bus wiring open or shorted | Module without power or ground | Module failed
U0631 M Bus wiring open or shorted | Module without power or ground | Module failed
U0632 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0633 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0634 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0635 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0636 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0637 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0638 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0639 LM Bus wiring open or shorted | Module without power or ground | Module failed
U063A LM Bus wiring open or shorted | Module without power or ground | Module failed
U063B M Bus wiring open or shorted | Module without power or ground | Module failed
U063C M Bus wiring open or shorted | Module without power or ground | Module failed
U063D LM Bus wiring open or shorted | Module without power or ground | Module failed
U063E M Bus wiring open or shorted | Module without power or ground | Module failed
U063F M Bus wiring open or shorted | Module without power or ground | Module failed
U0640 M Bus wiring open or shorted | Module without power or ground | Module failed
U0641 M Bus wiring open or shorted | Module without power or ground | Module failed
U0642 M Bus wiring open or shorted | Module without power or ground | Module failed
U0643 M Bus wiring open or shorted | Module without power or ground | Module failed
U0644 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0645 - Bus wiring open or shorted | Module without power or ground | Module failed
U0646 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0647 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0648 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0649 LM Bus wiring open or shorted | Module without power or ground | Module failed
U064A LM Bus wiring open or shorted | Module without power or ground | Module failed
U064B LM Bus wiring open or shorted | Module without power or ground | Module failed
U064C LM Bus wiring open or shorted | Module without power or ground | Module failed
U064D M Bus wiring open or shorted | Module without power or ground | Module failed
U064E M Bus wiring open or shorted | Module without power or ground | Module failed
U064F M Bus wiring open or shorted | Module without power or ground | Module failed
U0650 M Bus wiring open or shorted | Module without power or ground | Module failed
U0651 M Bus wiring open or shorted | Module without power or ground | Module failed
U0652 M Bus wiring open or shorted | Module without power or ground | Module failed
U0653 M Bus wiring open or shorted | Module without power or ground | Module failed
U0654 M Bus wiring open or shorted | Module without power or ground | Module failed
U0655 M Bus wiring open or shorted | Module without power or ground | Module failed
U0656 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0657 M Bus wiring open or shorted | Module without power or ground | Module failed
U0658 - Bus wiring open or shorted | Module without power or ground | Module failed
U0659 - Bus wiring open or shorted | Module without power or ground | Module failed
U065A - Bus wiring open or shorted | Module without power or ground | Module failed
U065B - Bus wiring open or shorted | Module without power or ground | Module failed
U065C - Bus wiring open or shorted | Module without power or ground | Module failed
U065D - Bus wiring open or shorted | Module without power or ground | Module failed
U065E - Bus wiring open or shorted | Module without power or ground | Module failed
U065F - Bus wiring open or shorted | Module without power or ground | Module failed
U0660 - Bus wiring open or shorted | Module without power or ground | Module failed
U0661 - Bus wiring open or shorted | Module without power or ground | Module failed
U0662 - Bus wiring open or shorted | Module without power or ground | Module failed
U0663 - Bus wiring open or shorted | Module without power or ground | Module failed
U0664 - Bus wiring open or shorted | Module without power or ground | Module failed
U0665 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0666 M Bus wiring open or shorted | Module without power or ground | Module failed
U0667 M Bus wiring open or shorted | Module without power or ground | Module failed
U0668 M Bus wiring open or shorted | Module without power or ground | Module failed
U0669 M Bus wiring open or shorted | Module without power or ground | Module failed
U066A M Bus wiring open or shorted | Module without power or ground | Module failed
U066B M Bus wiring open or shorted | Module without power or ground | Module failed
U066C M Bus wiring open or shorted | Module without power or ground | Module failed
U066D M Bus wiring open or shorted | Module without power or ground | Module failed
U066E M Bus wiring open or shorted | Module without power or ground | Module failed
U066F LM Bus wiring open or shorted | Module without power or ground | Module failed
U0670 M Bus wiring open or shorted | Module without power or ground | Module failed
U0671 M Bus wiring open or shorted | Module without power or ground | Module failed
U0672 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0673 M Bus wiring open or shorted | Module without power or ground | Module failed
U0674 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0675 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0676 M Bus wiring open or shorted | Module without power or ground | Module failed
U0677 M Bus wiring open or shorted | Module without power or ground | Module failed
U0678 M Bus wiring open or shorted | Module without power or ground | Module failed
U0679 LM Bus wiring open or shorted | Module without power or ground | Module failed
U067A LM Bus wiring open or shorted | Module without power or ground | Module failed
U067B LM Bus wiring open or shorted | Module without power or ground | Module failed
U067C LM Bus wiring open or shorted | Module without power or ground | Module failed
U067D LM Bus wiring open or shorted | Module without power or ground | Module failed
U067E M Bus wiring open or shorted | Module without power or ground | Module failed
U067F M Bus wiring open or shorted | Module without power or ground | Module failed
U0680 M Bus wiring open or shorted | Module without power or ground | Module failed
U0681 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0682 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0683 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0684 M Bus wiring open or shorted | Module without power or ground | Module failed
U0685 M Bus wiring open or shorted | Module without power or ground | Module failed
U0686 M Bus wiring open or shorted | Module without power or ground | Module failed
U0687 M Bus wiring open or shorted | Module without power or ground | Module failed
U0688 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0689 M Bus wiring open or shorted | Module without power or ground | Module failed
U068A M Bus wiring open or shorted | Module without power or ground | Module failed
U068B M Bus wiring open or shorted | Module without power or ground | Module failed
U068C M Bus wiring open or shorted | Module without power or ground | Module failed
U068D M Bus wiring open or shorted | Module without power or ground | Module failed
U068E M Bus wiring open or shorted | Module without power or ground | Module failed
U068F M Bus wiring open or shorted | Module without power or ground | Module failed
U0690 M Bus wiring open or shorted | Module without power or ground | Module failed
U0691 M Bus wiring open or shorted | Module without power or ground | Module failed
U0692 M Bus wiring open or shorted | Module without power or ground | Module failed
U0693 M Bus wiring open or shorted | Module without power or ground | Module failed
U0694 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0695 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0696 M Bus wiring open or shorted | Module without power or ground | Module failed
U0697 M Bus wiring open or shorted | Module without power or ground | Module failed
U0698 LM Bus wiring open or shorted | Module without power or ground | Module failed
U0699 LM Bus wiring open or shorted | Module without power or ground | Module failed
U069A M Bus wiring open or shorted | Module without power or ground | Module failed
U069B M Bus wiring open or shorted | Module without power or ground | Module failed
U069C M Bus wiring open or shorted | Module without power or ground | Module failed
U069D M Bus wiring open or shorted | Module without power or ground | Module failed
U069E M Bus wiring open or shorted | Module without power or ground | Module failed
U069F M Bus wiring open or shorted | Module without power or ground | Module failed
U0901 M Module internal fault or sensor input drift | Software version mismatch after replacement
U3000 LM Module internal fault
U3001 M Power supply lost before shutdown completed | Bad ground connection
U3002 M VIN mismatch after module replacement | VIN not programmed in replacement module
U3003 M Battery aged or sulfated | Alternator regulator fault (over- or undervoltage)
U3004 M Relay contacts failed or coil open
U3005 M RAP relay or BCM logic failed
U3006 LM Supply fuse blown | Power wiring break
U3007 LM Supply fuse blown
U3008 LM Ground stud corroded | Ground connection loose
U3009 LM Ground stud corroded
U300A M Ignition switch contacts worn
U300B M Wiring or connector fault
U300C M Wiring or connector fault
U300D M Wiring or connector fault
U300E M Ignition switch contacts worn
U300F M Ignition switch contacts worn
U3010 M Start position contacts worn
U3011 M Ignition switch contacts worn
U3012 M Module internal fault | Wake signal noise or glitch
U3013 LM Supply fuse blown
U3014 LM Supply fuse blown
U3015 LM Ground stud corroded
U3016 LM Ground stud corroded
U3017 M Internal oscillator drifted
U3018 LM One supply line has high resistance
U3019 LM One supply line has high resistance
U301A M Wake-up wire broken
U301B M Wiring shorted to ground
U301C M Wiring shorted to battery
U301D M Wake signal noise or glitch
U301E M Wake-up wire broken
U301F M Wiring shorted to ground
U3020 M Wiring shorted to battery
U3021 M Wake signal noise or glitch
U3022 M Ignition switch contacts worn
U3023 M Wiring or relay fault between supply and ignition path
U3024 M Wiring or relay fault
U3025 M Disable wire broken
U3026 M Wiring shorted to ground
U3027 M Wiring shorted to battery
U3028 M Feedback wire fault
U3029 M Wiring shorted to ground
U302A M Wiring shorted to battery
U302B M Wiring or relay fault
U302C M Wiring or relay fault
U302D M Wiring or relay fault
U302E M Wiring or relay fault
U302F M Wiring or relay fault
U3030 M Wiring or starter relay fault
U3031 M Wiring or relay fault
U3032 M Wiring or relay fault
U3033 LM Certificate not provisioned in module | Certificate expired or revoked
U3034 LM Key not provisioned
U3035 LM Authentication code mismatch
U3036 M Authentication timing drift
U3500 M High resistance in supply path
U3501 LM Weak battery or high supply resistance
U3502 LM Alternator regulator failed (overvoltage)
U3503 M Connector loose or corroded
U3504 M High resistance in supply path
U3505 LM Weak battery or high supply resistance
U3506 LM Alternator regulator failed
U3507 M Connector loose or corroded
U3508 M High resistance in supply path
U3509 LM Weak battery or high supply resistance
U350A LM Alternator regulator failed
U350B M Connector loose or corroded
U350C M Fan motor open
U350D M Wiring shorted to ground
U350E M Wiring shorted to battery
U350F M Fan motor seized
U3510 LM Module not programmed after replacement
U3511 LM HV connector not fully mated | Interlock pilot pin damaged
U3512 LM Intermittent contact in HV connector
U3513 LM Interlock wire shorted to ground
U3514 LM Interlock loop open (connector unmated)
U3515 LM HV connector not fully mated
U3516 LM Intermittent contact in HV connector
U3517 LM Interlock wire shorted to ground
U3518 LM Interlock loop open (connector unmated)
U3519 LM HV connector not fully mated
U351A LM Intermittent contact in HV connector
U351B LM Interlock wire shorted to ground
U351C LM Interlock loop open (connector unmated)
U351D LM HV connector not fully mated
U351E LM Intermittent contact in HV connector
U351F LM Interlock wire shorted to ground
U3520 LM Interlock loop open
U3521 LM HV connector not fully mated
U3522 LM Intermittent contact in HV connector
U3523 LM Interlock wire shorted to ground
U3524 LM Interlock loop open
U3525 LM HV connector not fully mated
U3526 LM Intermittent contact in HV connector
U3527 LM Interlock wire shorted to ground
U3528 LM Interlock loop open
U3529 LM HV connector not fully mated
U352A LM Intermittent contact in HV connector
U352B LM Interlock wire shorted to ground
U352C LM Interlock loop open
U352D LM HV connector not fully mated
U352E LM Intermittent contact in HV connector
U352F LM Interlock wire shorted to ground
U3530 LM Interlock loop open
U3531 LM HV connector not fully mated
U3532 LM Intermittent contact in HV connector
U3533 LM Interlock wire shorted to ground
U3534 LM Interlock loop open
U3535 LM HV connector not fully mated
U3536 LM Intermittent contact in HV connector
U3537 LM Interlock wire shorted to ground
U3538 LM Interlock loop open
U3539 LM HV connector not fully mated
U353A LM Intermittent contact in HV connector
U353B LM Interlock wire shorted to ground
U353C LM Interlock loop open
U353D LM HV connector not fully mated
U353E LM Intermittent contact in HV connector
U353F LM Interlock wire shorted to ground
U3540 LM Interlock loop open
U3541 LM HV connector not fully mated
U3542 LM Intermittent contact in HV connector
U3543 LM Interlock wire shorted to ground
U3544 LM Interlock loop open
U3545 LM HV connector not fully mated
U3546 LM Intermittent contact in HV connector
U3547 LM Interlock wire shorted to ground
U3548 LM Interlock loop open
U3549 LM Pressure sensor failed
U354A M Temperature sensor failed
U354B M Temperature sensor failed
U354C M Temperature sensor failed
U354D M Temperature sensor failed
U354E M Temperature sensor failed
U354F M Temperature sensor failed
U3550 LM Valve solenoid failed
U3551 LM Enable wire open or relay failed
U3552 LM Valve stuck mechanically
U3553 LM Valve solenoid failed
U3554 LM Enable wire open or relay failed
U3555 LM Valve stuck mechanically
U3556 LM Valve solenoid failed
U3557 LM Enable wire open or relay failed
U3558 LM Valve electrical or mechanical failure
U3559 M Sensor failed
U355A M Sensor failed
U355B M Sensor failed
U355C M Sensor failed
U355D M Sensor failed
U355E M Sensor failed
U355F LM Valve actuator failed
U3560 M Position sensor failed
U3561 LM Valve actuator failed
U3562 LM Valve electrical or mechanical failure
U3563 M Position sensor failed
U3564 M Sensor failed
U3565 M Sensor failed
U3566 M Sensor failed
U3567 M Sensor failed
U3568 LM Valve actuator failed
U3569 LM Valve electrical or mechanical failure
U356A M Valve actuator failed
U356B M Valve electrical or mechanical failure
U356C M Valve actuator failed
U356D M Valve electrical or mechanical failure
U356E M Heater relay failed
U356F M Heater relay failed
U3570 M Sensor failed
U3571 M Sensor failed
U3572 M Sensor failed
U3573 M Valve actuator failed
U3574 M Valve electrical or mechanical failure
U3575 M Position sensor failed
U3576 LM Sensor failed
`
