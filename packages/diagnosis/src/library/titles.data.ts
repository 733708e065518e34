/**
 * The generic trouble codes (SAE J2012, ISO 15031-6) with their short titles: one line a code.
 * "P0300 aw Random/…": code; how certain (a = independent tables agree, l = one lineage of tables, s = one table,
 * d = tables disagree, other readings after "|"); where the words are from (w, o, f: ../../ATTRIBUTION.md); title.
 * Source data: how it was merged stands in ../../README.md. Sorted by code.
 */
export const titleLines = `
B0001 aw Driver Frontal Stage 1 Deployment Control
B0002 aw Driver Frontal Stage 2 Deployment Control
B0003 aw Driver Frontal Stage 3 Deployment Control
B0004 aw Driver Knee Bolster Deployment Control
B0005 aw Collapsible Steering Column Deployment Control
B0006 so Driver Frontal Deployment Loop Short to Ground
B0007 so Driver Frontal Deployment Loop Short to Battery
B0010 aw Passenger Frontal Stage 1 Deployment Control
B0011 aw Passenger Frontal Stage 2 Deployment Control
B0012 aw Passenger Frontal Stage 3 Deployment Control
B0013 aw Passenger Knee Bolster Deployment Control
B0014 so Driver Knee Airbag Deployment Control
B0015 so Passenger Knee Airbag Deployment Control
B0016 so Right Front/Passenger Frontal Deployment Loop Short to Ground
B0017 so Right Front/Passenger Frontal Deployment Loop Short to Battery
B0018 dw Center Frontal Stage 1 Deployment Control | Right Front/Passenger Frontal Deployment Loop Resistance High
B0019 dw Center Frontal Stage 2 Deployment Control | Right Front/Passenger Frontal Deployment Loop Resistance Low
B001A lw Center Frontal Stage 3 Deployment Control
B0020 aw Left Side Airbag Deployment Control
B0021 aw Left Curtain Deployment Control 1
B0022 aw Left Curtain Deployment Control 2
B0023 so Left Side Deployment Stage 1 Loop Short to Ground
B0024 so Right Side Deployment Control
B0025 so Left Side Deployment Stage 2 Control
B0026 so Left Side Deployment Stage 2 Loop Open
B0028 aw Right Side Airbag Deployment Control
B0029 aw Right Curtain Deployment Control 1
B002A aw Right Curtain Deployment Control 2
B0030 aw Second Row Left Side Airbag Deployment Control
B0031 aw Second Row Left Frontal Stage 1 Deployment Control
B0032 aw Second Row Left Frontal Stage 2 Deployment Control
B0033 aw Second Row Left Frontal Stage 3 Deployment Control
B0034 so Right Side Deployment Stage 2 Control
B0036 so Right Side Deployment Stage 2 Loop Short to Ground
B0038 aw Second Row Right Side Airbag Deployment Control
B0039 aw Second Row Right Frontal Stage 1 Deployment Control
B003A aw Second Row Right Frontal Stage 2 Deployment Control
B003B aw Second Row Right Frontal Stage 3 Deployment Control
B0040 aw Third Row Left Side Airbag Deployment Control
B0041 aw Third Row Left Frontal Stage 1 Deployment Control
B0042 aw Third Row Left Frontal Stage 2 Deployment Control
B0043 aw Third Row Left Frontal Stage 3 Deployment Control
B0046 so Left Curtain Deployment Loop Open
B0047 so Left Curtain Deployment Loop Short to Ground
B0048 aw Third Row Right Side Airbag Deployment Control
B0049 aw Third Row Right Frontal Stage 1 Deployment Control
B004A aw Third Row Right Frontal Stage 2 Deployment Control
B004B aw Third Row Right Frontal Stage 3 Deployment Control
B0050 aw Driver Seat Belt Sensor
B0051 aw First Row Center Seat Belt Sensor
B0052 aw Passenger Seat Belt Sensor
B0053 aw Second Row Left Seat Belt Sensor
B0054 aw Second Row Center Seat Belt Sensor
B0055 aw Second Row Right Seat Belt Sensor
B0056 aw Third Row Left Seat Belt Sensor
B0057 aw Third Row Center Seat Belt Sensor
B0058 aw Third Row Right Seat Belt Sensor
B0060 aw Driver Seat Belt Tension Sensor
B0061 aw Passenger Seat Belt Tension Sensor
B0062 so Knee Airbag Deployment Loop Short to Ground
B0064 so Driver Seat Belt Tension Sensor
B0070 aw Driver Seat Belt Pretensioner A Deployment Control
B0071 aw First Row Center Seat Belt Pretensioner Deployment Control
B0072 aw Passenger Seat Belt Pretensioner A Deployment Control
B0073 aw Second Row Left Seat Belt Pretensioner Deployment Control
B0074 aw Second Row Center Seat Belt Pretensioner Deployment Control
B0075 aw Second Row Right Seat Belt Pretensioner Deployment Control
B0076 aw Third Row Left Seat Belt Pretensioner Deployment Control
B0077 aw Third Row Center Seat Belt Pretensioner Deployment Control
B0078 aw Third Row Right Seat Belt Pretensioner Deployment Control
B0079 aw Driver Seat Belt Pretensioner B Deployment Control
B007A aw Passenger Seat Belt Pretensioner B Deployment Control
B007B lw Second Row Left Seat Belt Pretensioner B Deployment Control
B007C lw Second Row Right Seat Belt Pretensioner B Deployment Control
B007D lw Second Row Center Seat Belt Pretensioner B Deployment Control
B007E lw Driver Seat Belt Pretensioner C Deployment Control
B007F lw Passenger Seat Belt Pretensioner C Deployment Control
B0080 aw Driver Seat Belt Load Limiter Deployment Control
B0081 aw First Row Center Seat Belt Load Limiter Deployment Control
B0082 aw Passenger Seat Belt Load Limiter Deployment Control
B0083 aw Second Row Left Seat Belt Load Limiter Deployment Control
B0084 aw Second Row Center Seat Belt Load Limiter Deployment Control
B0085 aw Second Row Right Seat Belt Load Limiter Deployment Control
B0086 aw Third Row Left Seat Belt Load Limiter Deployment Control
B0087 aw Third Row Center Seat Belt Load Limiter Deployment Control
B0088 aw Third Row Right Seat Belt Load Limiter Deployment Control
B0090 aw Left Frontal Restraints Sensor
B0091 aw Left Side Restraints Sensor 1
B0092 aw Left Side Restraints Sensor 2
B0093 aw Left Side Restraints Sensor 3
B0094 aw Center Frontal Restraints Sensor
B0095 aw Right Frontal Restraints Sensor
B0096 aw Right Side Restraints Sensor 1
B0097 aw Right Side Restraints Sensor 2
B0098 aw Right Side Restraints Sensor 3
B0099 aw Roll Over Sensor
B009A lw Left Side Restraints Sensor 4
B009B lw Left Side Restraints Sensor 5
B009C lw Left Side Restraints Sensor 6
B009D lw Right Side Restraints Sensor 4
B009E lw Right Side Restraints Sensor 5
B009F lw Right Side Restraints Sensor 6
B00A0 aw Occupant Classification System
B00A1 aw Occupant Position System
B00B0 aw Driver Seat Occupant Classification Sensor A
B00B1 aw Driver Seat Occupant Classification Sensor B
B00B2 aw Driver Seat Occupant Classification Sensor C
B00B3 aw Driver Seat Occupant Classification Sensor D
B00B4 aw Driver Seat Occupant Classification Sensor E
B00B5 aw Driver Seat Track Position Restraints Sensor
B00B6 aw Driver Seat Recline Position Restraints Sensor
B00B7 aw Driver Seat Occupant Position Sensor A
B00B8 aw Driver Seat Occupant Position Sensor B
B00B9 aw Driver Seat Occupant Position Sensor C
B00BA aw Driver Seat Occupant Position Sensor D
B00BB aw Driver Seat Occupant Position Sensor E
B00C0 aw Passenger Seat Occupant Classification Sensor A
B00C1 aw Passenger Seat Occupant Classification Sensor B
B00C2 aw Passenger Seat Occupant Classification Sensor C
B00C3 aw Passenger Seat Occupant Classification Sensor D
B00C4 aw Passenger Seat Occupant Classification Sensor E
B00C5 aw Passenger Seat Track Position Restraints Sensor
B00C6 aw Passenger Seat Recline Position Restraints Sensor
B00C7 aw Passenger Seat Occupant Position Sensor A
B00C8 aw Passenger Seat Occupant Position Sensor B
B00C9 aw Passenger Seat Occupant Position Sensor C
B00CA aw Passenger Seat Occupant Position Sensor D
B00CB aw Passenger Seat Occupant Position Sensor E
B00D0 aw Driver Seat Belt Indicator
B00D1 aw Passenger Seat Belt Indicator
B00D2 aw Restraint System Malfunction Indicator 1
B00D3 aw Restraint System Malfunction Indicator 2
B00D4 aw Restraint System Malfunction Audible Indicator
B00D5 aw Restraint System Passenger Disable Indicator
B00DF aw Passenger Restraints Disable Switch
B00E0 lw Third Row Left Seat Belt Pretensioner B Deployment Control
B00E1 lw Third Row Right Seat Belt Pretensioner B Deployment Control
B00E2 lw Third Row Center Seat Belt Pretensioner B Deployment Control
B00E3 lw Second Row Left Seat Belt Pretensioner C Deployment Control
B00E4 lw Second Row Right Seat Belt Pretensioner C Deployment Control
B00E5 lw Second Row Center Seat Belt Pretensioner C Deployment Control
B00E6 lw Third Row Right Seat Belt Pretensioner C Deployment Control
B00E7 lw Third Row Left Seat Belt Pretensioner C Deployment Control
B00E8 lw Third Row Center Seat Belt Pretensioner C Deployment Control
B00F0 lw Driver Inflatable Seat Belt Deployment Control
B00F1 lw Passenger Inflatable Seat Belt Deployment Control
B00F2 lw Second Row Left Inflatable Seat Belt Deployment Control
B00F3 lw Second Row Center Inflatable Seat Belt Deployment Control
B00F4 lw Second Row Right Inflatable Seat Belt Deployment Control
B00F5 lw Third Row Left Inflatable Seat Belt Deployment Control
B00F6 lw Third Row Center Inflatable Seat Belt Deployment Control
B00F7 lw Third Row Right Inflatable Seat Belt Deployment Control
B0100 dw Sensor Cleaning Air Blower Actuator A | Driver Door Lock Cylinder Switch Circuit
B0101 dw Sensor Cleaning Air Blower Actuator B | Front Crash Sensor Circuit Malfunction
B0102 dw Sensor Cleaning Air Blower Actuator A Control | Power Mirror Switch Circuit
B0103 dw Sensor Cleaning Air Blower Actuator B Control | Front Crash Sensor Left Communication Lost
B0104 dw Sensor Cleaning Air Blower Actuator A Control Relay | Driver Mirror Adjust Switch Circuit
B0105 dw Sensor Cleaning Air Blower Actuator B Control Relay | Front Crash Sensor Right Communication Lost
B0106 dw LIDAR Washer Actuator A | Passenger Mirror Adjust Switch Circuit
B0107 dw LIDAR Washer Actuator B | Rollover Sensor Malfunction
B0108 dw LIDAR Washer Actuator C | Mirror Folder Switch Circuit
B0109 lw LIDAR Washer Actuator D
B010A lw Camera Washer Actuator A
B010B lw Camera Washer Actuator B
B010C lw Camera Washer Actuator C
B010D lw Camera Washer Actuator D
B010E lw Camera Washer Actuator E
B010F lw Camera Washer Actuator F
B0110 dw Camera Washer Actuator G | Driver Pelvic/Thorax Airbag Deployment Control
B0111 dw Camera Washer Actuator H
B0112 dw Camera Washer Actuator J
B0113 dw Camera Washer Actuator K
B0114 lw Camera Washer Actuator L
B0115 dw Camera Washer Actuator M
B0116 dw Camera Washer Actuator N
B0117 dw Camera Washer Actuator O
B0118 dw Camera Washer Actuator P
B0119 lw Camera Washer Actuator Q
B011A lw Camera Washer Actuator R
B011B lw Camera Washer Actuator S
B011C lw Fluid Reservoir Level Sensor A
B011D lw Fluid Reservoir Level Sensor B
B011E lw Fluid Reservoir Level Sensor C
B011F lw Fluid Reservoir Level Sensor D
B0120 dw Fluid Reservoir Level Sensor E | Passenger Pelvic/Thorax Airbag Deployment Control
B0121 dw Fluid Reservoir Level Sensor F
B0122 dw Pedestrian Alert Speaker A
B0123 dw Pedestrian Alert Speaker B
B0124 lw Night Vision Camera
B0125 dw Night Vision Control Module | Driver Side Mirror Position Sensor
B0126 dw Driver Monitoring Camera | Passenger Side Mirror Position Sensor
B0127 dw DC/AC Converter A High Voltage Power Outlet A Circuit/Open
B0128 dw DC/AC Converter A High Voltage Power Outlet B Circuit/Open | Passenger Occupant Detection System Malfunction
B0129 lw DC/AC Converter A High Voltage Power Outlet C Circuit/Open
B012A lw DC/AC Converter A High Voltage Power Outlet D Circuit/Open
B012B lw DC/AC Converter A High Voltage Power Outlet E Circuit/Open
B012C lw DC/AC Converter A High Voltage Power Outlet Control Module A
B012D lw DC/AC Converter A High Voltage Power Outlet Control Module B
B012E lw DC/AC Converter A High Voltage Power Outlet Control Module C
B012F lw A/V Sensor Washer Fluid A Control Circuit
B0130 dw A/V Sensor Washer Fluid B Control Circuit | Driver Seatbelt Tension Sensor Circuit
B0131 dw A/V Sensor Washer Fluid C Control Circuit
B0132 dw A/V Sensor Washer Fluid D Control Circuit
B0133 dw A/V Sensor Washer Fluid E Control Circuit
B0134 lw A/V Sensor Washer Fluid F Control Circuit
B0140 so Passenger Seatbelt Tension Sensor Circuit
B0150 so HVAC Mode Door Range/Performance
B0152 so Driver Buckle Switch Circuit Malfunction
B0154 so Passenger Buckle Switch Circuit Malfunction
B0156 so Sun Load Sensor Circuit
B0158 so Ambient Air Temperature Sensor Circuit
B0159 so Outside Temperature Sensor Range/Performance
B0160 so In-Vehicle Temperature Sensor Circuit
B0162 so Sun Load Sensor 2 Circuit
B0164 so Air Bag In-Vehicle Temperature Sensor Circuit
B0166 so HVAC Discharge Air Temperature Sensor
B0168 so HVAC Air Mix Door Performance
B0170 so HVAC Mode Door Position Sensor
B0173 so HVAC Air Inlet Door
B0175 so HVAC Recirculation Door Performance
B0181 so Front Blower Motor Circuit Low
B0182 so Right Front/Passenger Side Buckle Tension Sensor Circuit
B0184 so Rear Blower Motor Circuit
B0186 so Front Blower Motor Speed Performance
B0188 so Rear Wiper Motor Circuit
B0190 so Front Wiper Park Switch Circuit
B0192 so Front Wiper Speed Performance
B0200 do Air Bag System Voltage Out of Range
B0205 so HVAC Defroster Door Position
B0210 so Rain Sensor Module
B0220 so Front Wiper Motor Speed Circuit
B0223 so SRS Indicator Lamp Circuit Malfunction
B0226 so Headlamp Auto-Leveling Front Sensor
B0228 so Front Fog Lamp Circuit
B0231 so Front Marker Lamp Circuit
B0233 so Rear Tail Lamp Circuit
B0235 so Brake Lamp Circuit
B0237 so Backup Lamp Circuit
B0239 so License Plate Lamp Circuit
B0240 so Headlamp Switch Circuit
B0245 so Driver Window Switch Circuit
B0247 so Passenger Window Switch Circuit
B0250 so HVAC Air Temperature Internal Sensor Circuit
B0252 so Driver Window Motor Down Circuit
B0255 so HVAC Air Temperature External Sensor Circuit
B0258 so HVAC Air Mix Door 1 Circuit
B0260 so Interior Light Circuit
B0263 so HVAC Air Mix Door 2 Circuit
B0265 so Driver Door Lock/Unlock Switch Circuit
B0268 so HVAC Mode Door 1 Circuit
B0270 so Passenger Door Lock Switch Circuit
B0272 so Power Door Lock Switch Circuit
B0273 so HVAC Recirculation Door Circuit
B0274 so Trunk Lid Release Switch Circuit
B0278 so HVAC Defrost Door Circuit
B0283 so HVAC Blower Motor Circuit
B0288 so HVAC A/C Pressure Sensor Circuit
B0290 so Rear Defrost Switch Circuit
B0292 so HVAC A/C Compressor Clutch Circuit
B0300 do HVAC Evaporator Temperature Sensor Circuit
B0305 do HVAC Sun Load Sensor Circuit
B0310 do Driver Seat Position Sensor Circuit
B0312 do Driver Seat Forward/Back Switch Circuit
B0320 do Passenger Seat Position Sensor Circuit
B0322 do Driver Seat Tilt Position Sensor
B0325 do Driver Seat Memory Set Switch
B0327 do Passenger Seat Position Memory
B0330 do HVAC Rear Blower Motor Circuit
B0335 do Driver Seat Heater Circuit
B0337 do Passenger Seat Heater Circuit
B0339 so Rear Seat Heater Circuit
B0341 do HVAC Heated Seat Driver Circuit
B0342 do HVAC Heated Seat Passenger Circuit
B0420 do Audio System Internal Failure
B0425 do Audio Amplifier Internal Failure
B0440 do Bluetooth Module Fault
B0445 do USB Hub Fault
B0450 so Microphone Circuit
B0455 so Display Module Internal Failure
B0460 so Bluetooth Antenna Circuit
B0490 so Display Backlight Circuit
B0500 do Driver Power Window Circuit Malfunction
B0501 do Passenger Power Window Circuit Malfunction
B0502 do Left Rear Power Window Circuit Malfunction
B0503 do Right Rear Power Window Circuit Malfunction
B0510 do Driver Door Open Switch
B0520 do Passenger Door Open Switch
B0530 do Driver Door Lock Actuator Circuit
B0531 do Passenger Door Lock Actuator Circuit
B0532 do Left Rear Door Lock Actuator Circuit
B0533 do Right Rear Door Lock Actuator Circuit
B0540 do Driver Door Ajar Switch Circuit
B0541 do Passenger Door Ajar Switch Circuit
B0560 do Driver Power Seat Forward/Back Circuit
B0561 do Driver Power Seat Up/Down Circuit
B0562 do Driver Power Seat Recline Circuit
B0570 so Passenger Power Seat Forward/Back Circuit
B0580 so Driver Seat Memory Module Malfunction
B0600 do Mirror Adjustment Driver Side Circuit
B0601 do Mirror Adjustment Passenger Side Circuit
B0610 so Mirror Heater Circuit
B0700 so Sunroof Open/Close Circuit
B0710 so Sunroof Position Sensor Circuit
B0800 do Headlamp Switch Circuit
B0810 do Left Headlamp Low Beam Circuit
B0811 do Right Headlamp Low Beam Circuit
B0820 do Left Headlamp High Beam Circuit
B0821 do Right Headlamp High Beam Circuit
B0830 do Left Front Turn Signal Circuit
B0831 do Right Front Turn Signal Circuit
B0840 do Left Rear Turn Signal Circuit
B0841 do Right Rear Turn Signal Circuit
B0850 do Left Brake Lamp Circuit
B0851 do Right Brake Lamp Circuit
B0860 do License Plate Lamp Circuit
B0900 so Wiper Motor Front Circuit
B0910 so Wiper Motor Rear Circuit
B0920 so Washer Pump Circuit
B0950 so Heated Rear Window Circuit
B0960 so Horn Relay Circuit
B0970 so Interior Light Circuit
B0980 so Ignition Switch Run/Start Position Circuit
B0990 so Body Control Module Internal Fault
C0001 aw TCS Control Channel A Valve 1
C0002 aw TCS Control Channel A Valve 2
C0003 aw TCS Control Channel B Valve 1
C0004 aw TCS Control Channel B Valve 2
C0010 aw Left Front Inlet Control
C0011 aw Left Front Outlet Control
C0012 aw Left Front Hydraulic Release Too Long
C0014 aw Right Front Inlet Control
C0015 aw Right Front Outlet Control
C0016 aw Right Front Hydraulic Release Too Long
C0018 aw Left Rear Inlet Control
C0019 aw Left Rear Outlet Control
C001A aw Left Rear Hydraulic Release Too Long
C001C aw Right Rear Inlet Control
C001D aw Right Rear Outlet Control
C001E aw Right Rear Hydraulic Release Too Long
C0020 dw ABS Pump Motor Control
C0021 aw Brake Booster Performance
C0022 aw Brake Booster Solenoid
C0023 aw Stop Lamp Control
C0024 lw Brake Pedal Feedback Pressure Solenoid Circuit
C0025 dw Brake Pedal Feedback Pressure Sensor Circuit | ABS Pump Motor Stalled
C0030 aw Left Front Tone Wheel
C0031 aw Left Front Wheel Speed Sensor
C0032 aw Left Front Wheel Speed Sensor Supply
C0033 aw Right Front Tone Wheel
C0034 aw Right Front Wheel Speed Sensor
C0035 aw Right Front Wheel Speed Sensor Supply
C0036 aw Left Rear Tone Wheel
C0037 aw Left Rear Wheel Speed Sensor
C0038 aw Left Rear Wheel Speed Sensor Supply
C0039 aw Right Rear Tone Wheel
C003A aw Right Rear Wheel Speed Sensor
C003B aw Right Rear Wheel Speed Sensor Supply
C003C aw Rear Tone Wheel
C003D aw Rear Wheel Speed Sensor
C003E aw Rear Wheel Speed Sensor Supply
C003F lw Wheel Speed Sensors Rotation Direction Correlation
C0040 aw Brake Pedal Switch A
C0041 aw Brake Pedal Switch B
C0042 aw Brake Pedal Position Sensor Circuit A
C0043 aw Brake Pedal Position Sensor Circuit B
C0044 aw Brake Pressure Sensor A
C0045 aw Brake Pressure Sensor B
C0046 aw Brake Pressure Sensor A/B
C0047 aw Brake Booster Pressure Sensor
C0048 aw Brake Booster Travel Sensor
C0049 aw Brake Fluid Level
C004A aw Brake Lining Wear Sensor
C004B lw Brake Fluid Level Sensor/Switch Circuit/Open
C004C lw Brake Booster Motor A Position Sensor Exceeded Learning Limit
C004D lw Brake System Pressure Slow Response
C004E lw Brake System Pressure Control Valve Actuator Stuck
C004F lw ABS Control Module Over Temperature
C0050 so Right Rear Wheel Speed Sensor Circuit Malfunction
C0051 aw Steering Wheel Position Sensor
C0052 aw Steering Wheel Position Sensor Signal A
C0053 aw Steering Wheel Position Sensor Signal B
C0054 aw Steering Wheel Position Sensor Signal C
C0055 aw Steering Wheel Position Sensor Signal D
C0056 so Left Rear Wheel Speed Sensor Circuit Intermittent
C0060 so Right Rear Wheel Speed Sensor Circuit
C0061 aw Lateral Acceleration Sensor
C0062 aw Longitudinal Acceleration Sensor
C0063 aw Yaw Rate Sensor
C0064 aw Roll Rate Sensor
C0065 dw Vertical Acceleration Sensor | Right Rear Wheel Speed Sensor No Signal
C0066 so Right Rear Wheel Speed Sensor Circuit Intermittent
C0069 aw Yaw Rate/Longitude Sensors
C006A dw Multi-axis Acceleration Sensor
C006B aw Stability System Active Too Long
C006C aw Stability System
C0070 so Vehicle Speed Sensor Circuit
C0071 aw 2/4 Wheel Drive Status Input
C0072 aw Brake Temperature Too High
C0073 aw Delivered Driving Torque
C0074 aw Requested Driving Torque
C0075 dw Brake Pedal Position Performance
C0076 aw PWM for Traction Control
C0077 aw Low Tire Pressure
C0078 aw Tire Diameter
C0079 aw Variable Effort Steering
C0080 so Wheel Speed Mismatch (Front Axle)
C0081 dw ABS Malfunction Indicator | Wheel Speed Mismatch (Rear Axle)
C0082 aw Brake System Malfunction Indicator
C0083 aw Tire Pressure Monitor Malfunction Indicator
C0084 aw Traction Active Indicator
C0085 aw Traction Disable Indicator
C0086 aw Vehicle Dynamics Indicator
C0089 dw TCS Disable Switch
C008A dw TCS Mode Control
C0090 dw 4WD/AWD Power Transfer Unit Actuator | Hydraulic Brake Pressure Sensor Circuit
C0091 dw 4WD/AWD Power Transfer Unit Position Sensor A | Hydraulic Brake Pressure Sensor Circuit Range/Performance
C0092 lw 4WD/AWD Power Transfer Unit Position Sensor B
C0093 lw 4WD/AWD Power Transfer Unit Temperature Sensor
C0094 lw 4WD/AWD Rear Differential Unit Temperature Sensor
C0095 lw 4WD/AWD Rear Differential Unit Actuator A
C0096 lw 4WD/AWD Rear Differential Unit Actuator A Data
C0097 lw 4WD/AWD Rear Differential Unit Actuator B
C0098 lw 4WD/AWD Rear Differential Unit Actuator B Data
C0099 dw 4WD/AWD Rear Differential Unit Actuator A Position Sensor A | ABS Control Module Internal Fault
C009A lw 4WD/AWD Rear Differential Unit Actuator A Position Sensor B
C009B lw 4WD/AWD Rear Differential Unit Actuator A Position Sensor C
C009C lw 4WD/AWD Rear Differential Unit Actuator A Position Sensor Correlation
C009D lw 4WD/AWD Rear Differential Unit Actuator B Position Sensor A
C009E lw 4WD/AWD Rear Differential Unit Actuator B Position Sensor B
C009F lw 4WD/AWD Rear Differential Unit Actuator B Position Sensor C
C00A0 lw 4WD/AWD Rear Differential Unit Actuator B Position Sensor Correlation
C00A1 lw Driveline Control Module
C00A2 lw Driveline Control Module Power Transfer Unit Control Circuit Driver
C00A3 lw Driveline Control Module Rear Differential Unit A Control Circuit Driver
C00A4 lw Driveline Control Module Rear Differential Unit B Control Circuit Driver
C00A5 lw Driveline Control Module Transfer Case Unit Control Circuit Driver
C00A6 lw 4WD/AWD Transfer Case Unit Actuator
C00A7 lw 4WD/AWD Transfer Case Unit Actuator Position Sensor A
C00A8 lw 4WD/AWD Transfer Case Unit Actuator Position Sensor B
C0110 so ABS Pump Motor Circuit Malfunction
C0111 so ABS Activation Excessively Long
C0112 so ABS Activation Frequency Too High
C0121 so Valve Relay Circuit Malfunction
C0128 so Low Brake Fluid Indicated
C0131 so Master Cylinder Pressure Sensor Range/Performance
C0136 so Stop Lamp Switch Circuit
C0141 so Left Front ABS Inlet Solenoid Circuit
C0146 so Left Front ABS Outlet Solenoid Circuit
C0148 so Right Front ABS Outlet Solenoid B Circuit Malfunction
C0151 so Right Front ABS Inlet Solenoid Circuit
C0153 so Right Front ABS Inlet Solenoid B Circuit Malfunction
C0156 so Right Front ABS Outlet Solenoid Circuit
C0158 so Left Rear ABS Inlet Solenoid Circuit Malfunction
C0161 so ABS/TCS Brake Switch Circuit
C0163 so Left Rear ABS Outlet Solenoid Circuit Malfunction
C0168 so Right Rear ABS Inlet Solenoid Circuit Malfunction
C0173 so Right Rear ABS Outlet Solenoid Circuit Malfunction
C0185 so Lateral Acceleration Sensor Range/Performance
C0186 so Lateral Acceleration Sensor Circuit
C0196 so Yaw Rate Sensor Circuit
C0200 do ABS Solenoid Valve Front Left Circuit
C0201 do Brake Fluid Level Switch Circuit
C0202 do Brake Pedal Position Sensor
C0203 do ABS Solenoid Valve Front Right Circuit
C0205 do Stop Lamp Switch Circuit
C0206 do ABS Solenoid Valve Rear Left Circuit
C0209 so ABS Solenoid Valve Rear Right Circuit
C0220 do ABS Valve Block Supply Voltage
C0225 do ABS Valve Relay Circuit
C0230 so Brake Pedal Position Sensor Circuit
C0234 do Wheel Speed Sensor Frequency Error
C0235 so Wheel Speed Sensor Signal Erratic
C0237 do Loss of Speed Sensor Signal Front Left
C0238 do Speed Wheel-to-Wheel Mismatch
C0240 so Brake Pressure Sensor
C0241 do ABS Warning Lamp Control Circuit
C0242 do PCM Indicated ABS Malfunction
C0244 do PWM Brake Pressure Modulation Circuit
C0245 so Wheel Speed Sensor Frequency Mismatch
C0246 do ABS/TCS Control Module Internal Performance
C0250 so Power Steering Pump Pressure
C0252 do Pump Motor Ground Circuit Open
C0258 do Brake Booster Vacuum Sensor Circuit
C0265 so EBCM Relay Circuit
C0266 do Active Brake Booster
C0267 do Brake Pump Motor Circuit
C0268 do Brake Pump Run Time Exceeded
C0269 do Brake Vacuum Sensor
C0273 do Brake Booster Pressure Sensor Circuit Malfunction
C0277 do Brake Booster Vacuum Sensor Circuit Malfunction
C0279 do Brake Booster Boost Sensor Circuit Malfunction
C0287 so ESP Performance
C0288 so Yaw Rate Sensor Range
C0290 so Brake Pedal Stroke Sensor Circuit Malfunction
C0291 so Brake Pedal Apply Sensor Circuit Malfunction
C0295 so Steering Sensor Indicates Bias
C0300 do Inlet Valve Front Left Performance
C0301 do Air Suspension Compressor Relay
C0302 do Outlet Valve Front Left Performance
C0303 do Inlet Valve Front Right Performance
C0304 so Outlet Valve Front Right Performance
C0305 do Inlet Valve Rear Left Performance
C0306 do Ride Height Sensor Front Left
C0307 do Inlet Valve Rear Right Performance
C0308 do Ride Height Sensor Front Right
C0309 so Outlet Valve Rear Right Performance
C0310 do Ride Height Sensor Rear Left
C0312 do Ride Height Sensor Rear Right
C0317 do Compressor Relay Circuit
C0327 do Encoder Motor
C0374 so 4WD Drive Coupling
C0376 so Front Axle Disconnect
C0387 so Transfer Case Position Sensor
C0388 so Transfer Case High Range Switch Circuit Malfunction
C0389 so Transfer Case Low Range Switch Circuit Malfunction
C0399 so 4WD Mode Switch Circuit Malfunction
C0400 so Traction Control Solenoid Valve Circuit
C0401 so Traction Control Switch Circuit
C0402 so Traction Control Lamp Circuit
C0405 so Traction Control Active Too Long
C0410 so Adaptive Cruise Control Sensor Circuit Malfunction
C0420 so Adaptive Cruise Control Module Internal Performance
C0440 so Steering Wheel Position Sensor Circuit
C0445 so Steering Wheel Position Sensor Calibration
C0450 so Rear Wheel Steering Position Sensor Circuit
C0455 so Steering Wheel Position Sensor Circuit
C0460 so Steering Position Signal Implausible
C0496 so Yaw Rate Sensor Circuit
C0497 so Yaw Rate Sensor Range/Performance
C0498 so Lateral Acceleration Sensor Circuit
C0499 so Lateral Acceleration Sensor Range/Performance
C0500 dw Left Front Wheel Speed Sensor A Circuit/Open | Anti-lock Brake System Disabled
C0501 dw Left Front Wheel Speed Sensor A Range/Performance | ESC Active Performance
C0502 dw Left Front Wheel Speed Sensor A Circuit Low
C0503 dw Left Front Wheel Speed Sensor A Circuit High
C0504 lw Left Front Wheel Speed Sensor A Intermittent/Erratic
C0505 dw Left Front Wheel Speed Sensor A Correlation | ESC Switch Circuit
C0506 dw Right Front Wheel Speed Sensor A Circuit/Open
C0507 dw Right Front Wheel Speed Sensor A Range/Performance
C0508 dw Right Front Wheel Speed Sensor A Circuit Low
C0509 lw Right Front Wheel Speed Sensor A Circuit High
C050A lw Right Front Wheel Speed Sensor A Intermittent/Erratic
C050B lw Right Front Wheel Speed Sensor A Correlation
C050C lw Left Rear Wheel Speed Sensor A Circuit/Open
C050D lw Left Rear Wheel Speed Sensor A Range/Performance
C050E lw Left Rear Wheel Speed Sensor A Circuit Low
C050F lw Left Rear Wheel Speed Sensor A Circuit High
C0510 dw Left Rear Wheel Speed Sensor A Intermittent/Erratic | Hill Hold Function Disabled
C0511 dw Left Rear Wheel Speed Sensor A Correlation
C0512 dw Right Rear Wheel Speed Sensor A Circuit/Open
C0513 dw Right Rear Wheel Speed Sensor A Range/Performance
C0514 lw Right Rear Wheel Speed Sensor A Circuit Low
C0515 lw Right Rear Wheel Speed Sensor A Circuit High
C0516 lw Right Rear Wheel Speed Sensor A Intermittent/Erratic
C0517 lw Right Rear Wheel Speed Sensor A Correlation
C0518 lw Left Front Wheel Speed Sensor - Mechanical
C0519 lw Right Front Wheel Speed Sensor - Mechanical
C051A lw Left Rear Wheel Speed Sensor - Mechanical
C051B lw Right Rear Wheel Speed Sensor - Mechanical
C051C lw Multi-axis Acceleration Sensor Module A Range/Performance
C051D lw Multi-axis Acceleration Sensor Module A Missing Calibration
C051E lw Multi-axis Acceleration Sensor Module A Intermittent/Erratic
C051F lw Multi-axis Acceleration Sensor Module A Correlation
C0520 dw Multi-axis Acceleration Sensor Module A | Brake Pedal Force Sensor Circuit
C0521 lw Multi-axis Acceleration Sensor Module B Range/Performance
C0522 lw Multi-axis Acceleration Sensor Module B Missing Calibration
C0523 lw Multi-axis Acceleration Sensor Module B Intermittent/Erratic
C0524 lw Multi-axis Acceleration Sensor Module B Correlation
C0525 lw Multi-axis Acceleration Sensor Module B
C0526 lw Steering Angle Sensor Module
C0527 lw Steering Angle Sensor Module Mechanical
C0528 lw Steering Angle Sensor Module Range/Performance
C0529 lw Steering Angle Sensor Module Missing Calibration
C052A lw Steering Angle Sensor Module Correlation
C052B lw ABS Pump Motor Control Range/Performance
C052C lw ABS Pump Motor Control Circuit/Open
C052D lw ABS Pump Motor Control Circuit High
C052E lw ABS Pump Motor Control Circuit Low
C052F lw ABS Pump Motor Supply Voltage Circuit/Open
C0530 lw Motor Control A Range/Performance
C0531 lw Motor Control A Circuit/Open
C0532 lw Motor Control A Circuit High
C0533 lw Motor Control A Circuit Low
C0534 lw Motor Control A Supply Voltage Circuit/Open
C0535 lw Motor Control B Range/Performance
C0536 lw Motor Control B Circuit/Open
C0537 lw Motor Control B Circuit High
C0538 lw Motor Control B Circuit Low
C0539 lw Motor Control B Supply Voltage Circuit/Open
C053A lw ABS Valves Missing Calibration
C053B lw ABS Valves Supply Voltage Circuit/Open
C053C lw Wheel Speed Sensor Generic Range/Performance
C053D lw Brake Pressure Sensor A Range/Performance
C053E lw Brake Pressure Sensor A Circuit Low
C053F lw Brake Pressure Sensor A Circuit High
C0540 dw Brake Pressure Sensor A Circuit/Open | Hill Hold Control Performance
C0541 lw Brake Pressure Sensor B Range/Performance
C0542 lw Brake Pressure Sensor B Circuit Low
C0543 lw Brake Pressure Sensor B Circuit High
C0544 lw Brake Pressure Sensor B Circuit/Open
C0545 lw VIN Not Programmed or Incompatible - BSCM
C0546 lw VIN Not Programmed or Incompatible
C0547 lw Vacuum Sensor Supply Voltage Circuit/Open
C0548 lw Vacuum Sensor Supply Voltage Low
C0549 lw Vacuum Sensor A Circuit/Open
C054A lw Vacuum Sensor A Range/Performance
C054B lw Vacuum Sensor A Circuit Low
C054C lw Vacuum Sensor A Circuit High
C054D lw Vacuum Sensor B Circuit/Open
C054E lw Vacuum Sensor B Range/Performance
C054F lw Vacuum Sensor B Circuit Low
C0550 dw Vacuum Sensor B Circuit High | Encoder Position Switch Circuit
C0551 lw Longitudinal Acceleration Sensor Circuit/Open
C0552 lw Longitudinal Acceleration Sensor Range/Performance
C0553 lw Longitudinal Acceleration Sensor Circuit Low
C0554 lw Longitudinal Acceleration Sensor Circuit High
C0555 dw Left Front Wheel Speed Sensor A Incorrect Component Installed | Lateral Accelerometer Voltage Out of Range
C0556 dw Right Front Wheel Speed Sensor A Incorrect Component Installed | Brake Booster Pressure Sensor Performance
C0557 lw Left Rear Wheel Speed Sensor A Incorrect Component Installed
C0558 lw Right Rear Wheel Speed Sensor A Incorrect Component Installed
C0559 lw Power Steering Control Module Range/Performance - Rear
C055A lw ABS Pump Motor Supply Voltage Circuit A High
C055B lw ABS Pump Motor Supply Voltage Circuit A Low
C055C lw ABS Pump Motor Supply Voltage Circuit A Range/Performance
C055D lw Brake Hydraulic Circuit B Leak
C055E lw Brake Hydraulic Circuit A Leak
C055F lw BSCM/EBBC Hydraulic Unit Performance
C0560 dw Brake Pressure Sensor A Missing Calibration | Calibration Required
C0561 dw Vacuum Sensor A/B Correlation | ABS Disabled Warning Indicator Request
C0562 lw Brake Pedal Position Sensor Supply Voltage Circuit/Open
C0563 dw ABS Control Module Performance | Calibration Mismatch
C0564 lw ABS Control Module System Voltage Low
C0565 lw ABS Control Module System Voltage High
C0566 lw Brake Booster Solenoid Circuit/Open
C0567 lw Brake Booster Solenoid Circuit Low
C0568 lw Brake Booster Solenoid Circuit High
C0569 lw Brake Booster Solenoid Circuit Performance
C056A lw Brake Booster Pressure Sensor Power Supply Circuit
C056B lw Brake Pressure Sensor A Intermittent/Erratic
C056C lw Brake Pressure Sensor B Intermittent/Erratic
C056D lw Brake Pedal Position Sensor Supply Voltage Circuit Low
C056E lw Brake Pedal Position Sensor Supply Voltage Circuit High
C056F lw Brake Booster Travel Sensor Circuit Low
C0570 lw Brake Booster Travel Sensor Circuit High
C0571 dw Brake Pressure Sensor C Circuit Low | Active Brake Assist Performance
C0572 lw Brake Pressure Sensor C Circuit High
C0573 dw Brake Pressure Sensor C Circuit/Open | Electric Park Brake Switch Circuit Malfunction
C0574 lw Brake Pressure Sensor C Circuit Range/Performance
C0575 dw Brake Pressure Sensor D Circuit Low | Park Brake Actuator Position Signal Malfunction
C0576 lw Brake Pressure Sensor D Circuit High
C0577 dw Brake Pressure Sensor D Circuit/Open | Park Brake Force Sensor Circuit Malfunction
C0578 dw Brake Pressure Sensor D Circuit Range/Performance | Park Brake Switch Stuck Open
C0579 lw Brake Booster Temperature Sensor B Circuit Low
C057A lw Brake Booster Temperature Sensor B Circuit High
C057B lw Brake Booster Temperature Sensor B Circuit/Open
C057C lw Brake Booster Temperature Sensor B CircuitRange/Performance
C057D lw Brake Booster Temperature Sensor Circuit B Intermittent/Erratic
C057E lw Brake Booster Temperature Sensor A/B Correlation
C057F lw Brake Booster Motor A Phase U-V-W Circuit/Open
C0580 lw Brake Booster Motor A Phase U-V-W Circuit Low
C0581 dw Brake Booster Motor A Phase U-V-W Circuit High | Park Brake Apply Performance
C0582 lw Brake Booster Motor A Phase U-V-W Circuit Range/Performance
C0583 dw Brake Booster Motor B Phase U-V-W Circuit/Open | Park Brake Release Performance
C0584 lw Brake Booster Motor B Phase U-V-W Circuit Low
C0585 lw Brake Booster Motor B Phase U-V-W Circuit High
C0586 lw Brake Booster Motor B Phase U-V-W Circuit Range/Performance
C0587 lw Brake Booster Motor A Position Sensor Circuit/Open
C0588 lw Brake Booster Motor A Position Sensor Circuit Low
C0589 lw Brake Booster Motor A Position Sensor Circuit High
C058A lw Brake Booster Motor A Position Sensor Circuit Range/Performance
C058B lw Brake Booster Motor B Position Sensor Circuit/Open
C058C lw Brake Booster Motor B Position Sensor Circuit Low
C058D lw Brake Booster Motor B Position Sensor Circuit High
C058E lw Brake Booster Motor B Position Sensor Circuit Range/Performance
C058F lw Regeneration Torque Performance
C0590 lw Brake Booster Motor A Phase U-V-W Current High
C0591 lw Brake Booster Motor A Phase U-V-W Current Low
C0592 lw Brake Booster Motor B Phase U-V-W Current High
C0593 lw Brake Booster Motor B Phase U-V-W Current Low
C0594 dw Brake Booster Motor A Performance | Brake Pedal Travel Sensor
C0595 lw Brake Booster Internal Power Driver Range/Performance
C0596 lw Brake Booster Motor A Current Sensor Circuit Range/Performance
C0597 lw Brake System Control Module A Performance
C0598 lw Brake System Control Module B Performance
C0599 lw Brake Booster Control Module Missing Calibration
C059A lw Power Steering Control Module - Rear Missing Calibration
C059B lw Brake Pressure Sensor B Missing Calibration
C059C lw Brake Pressure Sensor C Missing Calibration
C059D lw Brake Pressure Sensor D Missing Calibration
C059E lw Brake Pressure Sensor E Missing Calibration
C059F lw Brake Pressure Sensor E Circuit Low
C05A0 lw Brake Pressure Sensor E Circuit High
C05A1 lw Brake Pressure Sensor E Circuit/Open
C05A2 lw Brake Pressure Sensor E Range/Performance
C05A3 lw Wheel Speed Sensors Supply Circuit High
C05A4 lw Wheel Speed Sensors Supply Circuit Low
C05A5 lw ABS Pump Motor Supply Voltage B Circuit/Open
C05A6 lw ABS Pump Motor Supply Voltage B Circuit High
C05A7 lw ABS Pump Motor Supply Voltage B Circuit Low
C05A8 lw ABS Pump Motor Supply Voltage B Circuit Range/Performance
C05A9 lw ABS Pump Motor Supply Voltage Circuit A/B Correlation
C05AA lw ABS Pump Motor Temperature Too High
C05AB lw Brake Blending Separation Valve Performance
C05AC lw Brake Blending Separation Valve Stuck Closed
C05AD lw Brake Blending System Performance
C05AE lw ABS Pump Motor Calibration Not Learned
C05AF lw Brake Booster Motor B Current Sensor Circuit Range/Performance
C05B0 lw Brake Hydraulic Circuit C Leak
C05B1 lw Brake Hydraulic Circuit D Leak
C05B2 lw Steering Wheel Angle Sensor Signal - Yaw Rate Sensor Signal Correlation
C05B3 lw Brake Booster Temperature Sensor C Circuit Low
C05B4 lw Brake Booster Temperature Sensor C Circuit High
C05B5 lw Brake Booster Temperature Sensor C Circuit/Open
C05B6 lw Brake Booster Temperature Sensor C Circuit Range/Performance
C05B7 lw Brake Booster Temperature Sensor C Circuit Intermittent/Erratic
C05B8 lw Brake Booster Motor A Position Sensor Supply Circuit/Open
C05B9 lw Brake Booster Motor A Position Sensor Supply Circuit Low
C05BA lw Brake Booster Motor A Position Sensor Supply Circuit High
C05BB lw Brake Booster Motor A Position Sensor Supply Circuit Range/Performance
C05BC lw Brake Booster Motor B Position Sensor Supply Circuit/Open
C05BD lw Brake Booster Motor B Position Sensor Supply Circuit Low
C05BE lw Brake Booster Motor B Position Sensor Supply Circuit High
C05BF lw Brake Booster Motor B Position Sensor Supply Circuit Range/Performance
C05C0 lw Brake Pedal Position Sensor A Not Learned
C05C1 lw Brake Pedal Position Sensor B Not Learned
C05C2 lw Brake Booster Motor A Over Temperature
C05C3 lw Brake Booster Motor A Supply Circuit
C05C4 lw Brake Pressure Sensor F Missing Calibration
C05C5 lw Brake Pressure Sensor F Circuit Range/Performance
C05C6 lw Brake Pressure Sensor F Circuit Low
C05C7 lw Brake Pressure Sensor F Circuit High
C05C8 lw Brake Pressure Sensor F Circuit/Open
C05C9 lw Brake Pressure Sensor Supply Circuit
C05CA lw Brake Master Cylinder Piston Position Sensor A Circuit Voltage High
C05CB lw Brake Master Cylinder Piston Position Sensor A Circuit Voltage Low
C05CC lw Brake Master Cylinder Piston Position Sensor A Circuit Range/Performance
C05CD lw Brake Master Cylinder Piston Position Sensor B Circuit Voltage High
C05CE lw Brake Master Cylinder Piston Position Sensor B Circuit Voltage Low
C05CF lw Brake Master Cylinder Piston Position Sensor B Circuit Range/Performance
C05D0 lw Brake Master Cylinder Piston Position Sensor A/B Correlation
C05D1 lw Brake Master Cylinder Piston Position Sensor Supply Circuit
C05D2 lw Master Cylinder Piston Position Higher Than Expected
C05D3 lw Driver Applied Pressure Higher Than Expected
C05D4 lw Brake Master Cylinder Piston Position Sensor Calibration Not Learned
C05D5 lw Brake Master Cylinder Cut Off Valve
C05D6 lw Power Steering Control Module Processor Performance
C05D7 lw Brake Transmission Shift Interlock (BTSI) Control Circuit
C05D8 lw 4WD/AWD Clutch A Actuator Control Circuit/Open
C05D9 lw 4WD/AWD Clutch A Actuator Control Circuit Performance
C05DA lw 4WD/AWD Clutch A Actuator Control Circuit Low
C05DB lw 4WD/AWD Clutch A Actuator Control Circuit High
C05DC lw 4WD/AWD Clutch A Temperature Too High
C05DD lw 4WD/AWD Clutch A Performance/Stuck Disengaged
C05DE lw 4WD/AWD Clutch A Stuck Engaged
C05DF lw 4WD/AWD Clutch A Engagement Fault
C05E0 lw 4WD/AWD Clutch A Position Sensor Circuit
C05E1 lw 4WD/AWD Clutch A Position Sensor Circuit Range/Performance
C05E2 lw 4WD/AWD Clutch A Position Sensor Circuit Low
C05E3 lw 4WD/AWD Clutch A Position Sensor Circuit High
C05E4 lw 4WD/AWD Clutch A Position Sensor Circuit Intermittent
C05E5 lw 4WD/AWD Clutch A Position Not Learned
C05E6 lw 4WD/AWD Clutch A Position Control Error
C05E7 lw 4WD/AWD Clutch B Actuator Control Circuit/Open
C05E8 lw 4WD/AWD Clutch B Actuator Control Circuit Performance
C05E9 lw 4WD/AWD Clutch B Actuator Control Circuit Low
C05EA lw 4WD/AWD Clutch B Actuator Control Circuit High
C05EB lw 4WD/AWD Clutch B Temperature Too High
C05EC lw 4WD/AWD Clutch B Performance/Stuck Disengaged
C05ED lw 4WD/AWD Clutch B Stuck Engaged
C05EE lw 4WD/AWD Clutch B Engagement Fault
C05EF lw 4WD/AWD Clutch B Position Control Error
C05F0 lw Rear Drive Shaft Speed Sensor Circuit Low
C05F1 lw Rear Drive Shaft Speed Sensor Circuit High
C05F2 lw Rear Drive Shaft Speed Sensor Circuit Intermittent
C05F3 lw Rear Drive Shaft Speed Sensor Circuit
C05F4 lw Rear Drive Shaft Speed Sensor Circuit Range/Performance
C05F5 lw 4WD/AWD Range Actuator Control Circuit/Open
C05F6 lw 4WD/AWD Range Actuator Control Circuit Performance
C05F7 lw 4WD/AWD Range Actuator Control Circuit Low
C05F8 lw 4WD/AWD Range Actuator Control Circuit High
C05F9 lw 4WD/AWD Range Actuator Temperature Too High
C05FA lw 4WD/AWD Range Actuator Performance/Stuck
C05FB lw 4WD/AWD Range Actuator Position Sensor Circuit
C05FC lw 4WD/AWD Range Actuator Position Sensor Circuit Range/Performance
C05FD lw 4WD/AWD Range Actuator Position Sensor Circuit Low
C05FE lw 4WD/AWD Range Actuator Position Sensor Circuit High
C05FF lw 4WD/AWD Range Actuator Position Not Learned
C0600 dw 4WD/AWD Range Actuator Position Control Error | Active Yaw Control System Failure
C0601 lw Active Air Dam Control Circuit/Open
C0602 lw Active Air Dam Control Circuit Low
C0603 lw Active Air Dam Control Circuit High
C0604 lw Active Air Dam Control Circuit Performance
C0605 dw Steering Wheel Angle Sensor Circuit/Open | ESC Internal Performance
C0606 lw Steering Wheel Angle Sensor Circuit Low
C0607 lw Steering Wheel Angle Sensor Circuit High
C0608 lw Steering Wheel Angle Sensor Circuit Performance
C0609 lw Park Brake Switch Circuit
C060A lw Park Brake Switch Stuck
C060B lw Left Park Brake Actuator Control Circuit/Open
C060C lw Left Park Brake Actuator Control Circuit Low
C060D lw Left Park Brake Actuator Control Circuit High
C060E lw Left Park Brake Actuator Performance/Stuck Off
C060F lw Left Park Brake Actuator Stuck On
C0610 dw Right Park Brake Actuator Control Circuit/Open | Vehicle Communication Bus E (Chassis Bus)
C0611 lw Right Park Brake Actuator Control Circuit Low
C0612 lw Right Park Brake Actuator Control Circuit High
C0613 lw Right Park Brake Actuator Performance/Stuck Off
C0614 lw Right Park Brake Actuator Stuck On
C0615 dw Park Brake Control Module Control Circuit/Open | ESC Calibration Required
C0616 lw Park Brake Control Module Control Circuit Performance
C0617 lw Park Brake Control Module Control Circuit Low
C0618 lw Park Brake Control Module Control Circuit High
C0619 lw Brake Pedal Position Sensor A Offset Exceeded Learning Limit
C061A lw Brake Pedal Position Sensor B Offset Exceeded Learning Limit
C061B lw ECM Request - Forced Traction Control Disable
C061C lw Variable Effort Steering Actuator Control Circuit/Open
C061D lw Variable Effort Steering Actuator Control Circuit Low
C061E lw Variable Effort Steering Actuator Control Circuit High
C061F lw Variable Effort Steering Actuator Control Circuit Performance
C0620 dw Variable Effort Steering Lock/Safety Actuator Control Circuit/Open | Park Assist Module Communication
C0621 lw Variable Effort Steering Lock/Safety Actuator Control Circuit Low
C0622 lw Variable Effort Steering Lock/Safety Actuator Control Circuit High
C0623 lw Variable Effort Steering Lock/Safety Actuator Control Circuit Performance
C0624 lw Variable Effort Steering Sensor Circuit
C0625 lw Variable Effort Steering Sensor Circuit Range/Performance
C0626 lw Variable Effort Steering Sensor Circuit Low
C0627 lw Variable Effort Steering Sensor Circuit High
C0628 lw Variable Effort Steering Module Performance
C0629 lw Variable Effort Steering Control Module Incorrect Component Installed
C062A lw Variable Effort Steering Module Temperature Too High
C062B lw Variable Effort Steering Module Temperature Too Low
C062C lw Brake Booster Motor B Performance
C062D lw ABS Valves Range/Performance
C062E lw Active Air Dam Supply Voltage Circuit Low
C062F lw Active Air Dam Supply Voltage Circuit High
C0630 lw Active Air Dam Stuck
C0631 lw Front Axle Disconnect Actuator
C0632 lw Front Axle Disconnect Control Circuit
C0633 lw Front Half Shaft Speed Sensor
C0634 lw Brake Pressure Sensor A/B Correlation
C0635 lw Brake Pressure Sensor G Circuit/Open
C0636 lw Brake Pressure Sensor G Circuit High
C0637 lw Brake Pressure Sensor G Circuit Low
C0638 lw Brake Pressure Sensor G Range/Performance
C0639 lw Brake Pressure Sensor H Circuit/Open
C063A lw Brake Pressure Sensor H Circuit High
C063B lw Brake Pressure Sensor H Circuit Low
C063C lw Brake Pressure Sensor H Range/Performance
C063D lw Brake Pressure Sensor J Circuit/Open
C063E lw Brake Pressure Sensor J Circuit High
C063F lw Brake Pressure Sensor J Circuit Low
C0640 lw Brake Pressure Sensor J Range/Performance
C0641 lw Brake Pressure Sensor K Circuit/Open
C0642 lw Brake Pressure Sensor K Circuit High
C0643 lw Brake Pressure Sensor K Circuit Low
C0644 lw Brake Pressure Sensor K Range/Performance
C0645 lw Brake Pressure Sensor L Circuit/Open
C0646 lw Brake Pressure Sensor L Circuit High
C0647 lw Brake Pressure Sensor L Circuit Low
C0648 lw Brake Pressure Sensor L Range/Performance
C0649 lw Brake Pressure Sensor M Circuit/Open
C064A lw Brake Pressure Sensor M Circuit High
C064B lw Brake Pressure Sensor M Circuit Low
C064C lw Brake Pressure Sensor M Range/Performance
C064D lw Brake Pressure Sensor N Circuit/Open
C064E lw Brake Pressure Sensor N Circuit High
C064F lw Brake Pressure Sensor N Circuit Low
C0650 lw Brake Pressure Sensor N Range/Performance
C0651 lw Left Front Wheel Speed Sensor B Circuit/Open
C0652 lw Left Front Wheel Speed Sensor B Range/Performance
C0653 lw Left Front Wheel Speed Sensor B Circuit Low
C0654 lw Left Front Wheel Speed Sensor B Circuit High
C0655 lw Left Front Wheel Speed Sensor B Intermittent/Erratic
C0656 lw Left Front Wheel Speed Sensor B Correlation
C0657 lw Left Front Wheel Speed Sensor B Incorrect Component Installed
C0658 lw Right Front Wheel Speed Sensor B Circuit/Open
C0659 lw Right Front Wheel Speed Sensor B Range/Performance
C065A lw Right Front Wheel Speed Sensor B Circuit Low
C065B lw Right Front Wheel Speed Sensor BCircuit High
C065C lw Right Front Wheel Speed Sensor B Intermittent/Erratic
C065D lw Right Front Wheel Speed Sensor B Correlation
C065E lw Right Front Wheel Speed Sensor B Incorrect Component Installed
C065F lw Left Rear Wheel Speed Sensor B Circuit/Open
C0660 dw Left Rear Wheel Speed Sensor B Range/Performance | Park Brake Switch Circuit
C0661 lw Left Rear Wheel Speed Sensor B Circuit Low
C0662 lw Left Rear Wheel Speed Sensor B Circuit High
C0663 lw Left Rear Wheel Speed Sensor B Intermittent/Erratic
C0664 lw Left Rear Wheel Speed Sensor B Correlation
C0665 lw Left Rear Wheel Speed Sensor B Incorrect Component Installed
C0666 lw Right Rear Wheel Speed Sensor B Circuit/Open
C0667 lw Right Rear Wheel Speed Sensor B Range/Performance
C0668 lw Right Rear Wheel Speed Sensor B Circuit Low
C0669 lw Right Rear Wheel Speed Sensor B Circuit High
C066A lw Right Rear Wheel Speed Sensor B Intermittent/Erratic
C066B lw Right Rear Wheel Speed Sensor B Correlation
C066C lw Right Rear Wheel Speed Sensor B Incorrect Component Installed
C066D lw Service/Park Brake Chamber Pressure Sensor
C066E lw Service/Park Brake Chamber Pressure Too High
C066F lw Service/Park Brake Chamber Pressure Too Low
C0670 so Electric Park Brake Actuator Left Circuit
C0671 so Electric Park Brake Actuator Right Circuit
C0680 so Electric Park Brake Module Internal Fault
C0700 do Active Steering Module Communication
C0710 do Steering Position Signal Malfunction
C0712 do Power Steering Position Sensor Range/Performance
C0715 do Power Steering Pressure Sensor Range/Performance
C0720 do Electric Power Steering Torque Sensor Circuit
C0725 do Electric Power Steering Motor Circuit
C0727 do Trailer Connector Circuit Malfunction
C0730 do Electric Power Steering Motor Position Sensor Circuit
C0735 do Electric Power Steering Module Internal Fault
C0740 do Electric Power Steering Voltage Supply
C0745 do Electric Power Steering Overtemperature Protection
C0750 do Cruise Control Brake Switch
C0784 so Trailer Brake Force Sensor Circuit Malfunction
C0800 so Drive System Voltage Low
C0805 so Steering Angle Sensor Calibration
C0810 so Air Suspension Compressor Circuit
C0815 so Air Suspension Compressor Overtemperature
C0820 so Air Suspension Height Sensor Front Left
C0821 so Air Suspension Height Sensor Front Right
C0822 so Air Suspension Height Sensor Rear Left
C0823 so Air Suspension Height Sensor Rear Right
C0825 so Steering Effort Sensor Range/Performance
C0827 so Steering Effort Sensor Stuck
C0830 so Steering Wheel Angle Sensor Center Position Not Learned
C0840 so Air Suspension Solenoid Valve Circuit
C0850 so Active Damping Control Front Left
C0851 so Active Damping Control Front Right
C0852 so Active Damping Control Rear Left
C0853 so Active Damping Control Rear Right
C0860 so Trailer Stability Assist Performance
C0870 so Adaptive Cruise Control Brake Request Performance
C0900 so TPMS Sensor 1 Battery
C0901 so TPMS Sensor 1 Position Performance
C0902 so TPMS Sensor 2 Battery
C0903 so TPMS Sensor 2 Position Performance
C0905 so TPMS Sensor 3 Battery Low
C0907 so TPMS Sensor 4 Battery Low
C0910 so TPMS Receiver Circuit Malfunction
C0912 so TPMS Initiator Front Circuit Malfunction
C0915 so Active Roll Stabilisation Front Actuator Circuit
C0916 so Active Roll Stabilisation Rear Actuator Circuit
C0920 so Suspension Control Module Internal Fault
C0950 so Tire Pressure Monitoring Sensor Front Left
C0951 so Tire Pressure Monitoring Sensor Front Right
C0952 so Tire Pressure Monitoring Sensor Rear Left
C0953 so Tire Pressure Monitoring Sensor Rear Right
C0960 so Tire Pressure Monitoring Module Internal Fault
P0001 aw Fuel Volume Regulator A Control Circuit/Open
P0002 aw Fuel Volume Regulator A Control Circuit Performance
P0003 aw Fuel Volume Regulator A Control Circuit Low
P0004 aw Fuel Volume Regulator A Control Circuit High
P0005 aw Fuel Shutoff Valve A Control Circuit/Open
P0006 aw Fuel Shutoff Valve A Control Circuit Low
P0007 aw Fuel Shutoff Valve A Control Circuit High
P0008 aw Engine Position System Performance Bank 1
P0009 aw Engine Position System Performance Bank 2
P000A aw A Camshaft Position Slow Response Bank 1
P000B aw B Camshaft Position Slow Response Bank 1
P000C aw A Camshaft Position Slow Response Bank 2
P000D aw B Camshaft Position Slow Response Bank 2
P000E aw Fuel Volume Regulator Control Exceeded Learning Limit
P000F aw Fuel System Over Pressure Relief Valve Activated
P0010 aw A Camshaft Position Actuator A Control Circuit/Open Bank 1
P0011 aw A Camshaft Position - Timing Over-Advanced or System Performance Bank 1
P0012 aw A Camshaft Position - Timing Over-Retarded Bank 1
P0013 aw B Camshaft Position Actuator A Control Circuit/Open Bank 1
P0014 aw B Camshaft Position - Timing Over-Advanced or System Performance Bank 1
P0015 aw B Camshaft Position - Timing Over-Retarded Bank 1
P0016 aw Crankshaft Position - Camshaft Position Correlation Bank 1 Sensor A
P0017 aw Crankshaft Position - Camshaft Position Correlation Bank 1 Sensor B
P0018 aw Crankshaft Position - Camshaft Position Correlation Bank 2 Sensor A
P0019 aw Crankshaft Position - Camshaft Position Correlation Bank 2 Sensor B
P001A aw A Camshaft Profile Actuator A Control Circuit/Open Bank 1
P001B aw A Camshaft Profile Actuator A Control Circuit Low Bank 1
P001C aw A Camshaft Profile Actuator A Control Circuit High Bank 1
P001D aw A Camshaft Profile Actuator A Control Circuit/Open Bank 2
P001E aw A Camshaft Profile Actuator A Control Circuit Low Bank 2
P001F aw A Camshaft Profile Actuator A Control Circuit High Bank 2
P0020 aw A Camshaft Position Actuator A Control Circuit/Open Bank 2
P0021 aw A Camshaft Position - Timing Over-Advanced or System Performance Bank 2
P0022 aw A Camshaft Position - Timing Over-Retarded Bank 2
P0023 aw B Camshaft Position Actuator A Control Circuit/Open Bank 2
P0024 aw B Camshaft Position - Timing Over-Advanced or System Performance Bank 2
P0025 aw B Camshaft Position - Timing Over-Retarded Bank 2
P0026 aw Intake Valve Control Solenoid Circuit Range/Performance Bank 1
P0027 aw Exhaust Valve Control Solenoid Circuit Range/Performance Bank 1
P0028 aw Intake Valve Control Solenoid Circuit Range/Performance Bank 2
P0029 aw Exhaust Valve Control Solenoid Circuit Range/Performance Bank 2
P002A aw B Camshaft Profile Actuator A Control Circuit/Open Bank 1
P002B aw B Camshaft Profile Actuator A Control Circuit Low Bank 1
P002C aw B Camshaft Profile Actuator A Control Circuit High Bank 1
P002D aw B Camshaft Profile Actuator A Control Circuit/Open Bank 2
P002E aw B Camshaft Profile Actuator A Control Circuit Low Bank 2
P002F aw B Camshaft Profile Actuator A Control Circuit High Bank 2
P0030 aw HO2S Heater Control Circuit Bank 1 Sensor 1
P0031 aw HO2S Heater Control Circuit Low Bank 1 Sensor 1
P0032 aw HO2S Heater Control Circuit High Bank 1 Sensor 1
P0033 aw Turbocharger/Supercharger Bypass Valve A Control Circuit
P0034 aw Turbocharger/Supercharger Bypass Valve A Control Circuit Low
P0035 aw Turbocharger/Supercharger Bypass Valve A Control Circuit High
P0036 aw HO2S Heater Control Circuit Bank 1 Sensor 2
P0037 aw HO2S Heater Control Circuit Low Bank 1 Sensor 2
P0038 aw HO2S Heater Control Circuit High Bank 1 Sensor 2
P0039 aw Turbocharger/Supercharger Bypass Valve A Control Circuit Range/Performance
P003A aw Turbocharger/Supercharger Boost Control A Position Exceeded Learning Limit
P003B aw Turbocharger/Supercharger Boost Control B Position Exceeded Learning Limit
P003C aw A Camshaft Profile Actuator A Control Performance/Stuck Off Bank 1
P003D aw A Camshaft Profile Actuator A Control Stuck On Bank 1
P003E aw A Camshaft Profile Actuator A Control Performance/Stuck Off Bank 2
P003F aw A Camshaft Profile Actuator A Control Stuck On Bank 2
P0040 aw O2 Sensor Signals Swapped Bank 1 Sensor 1/Bank 2 Sensor 1
P0041 aw O2 Sensor Signals Swapped Bank 1 Sensor 2/Bank 2 Sensor 2
P0042 aw HO2S Heater Control Circuit Bank 1 Sensor 3
P0043 aw HO2S Heater Control Circuit Low Bank 1 Sensor 3
P0044 aw HO2S Heater Control Circuit High Bank 1 Sensor 3
P0045 aw Turbocharger/Supercharger Boost Control A Circuit/Open
P0046 aw Turbocharger/Supercharger Boost Control A Circuit Range/Performance
P0047 aw Turbocharger/Supercharger Boost Control A Circuit Low
P0048 aw Turbocharger/Supercharger Boost Control A Circuit High
P0049 aw Turbocharger/Supercharger A Turbine Overspeed
P004A aw Turbocharger/Supercharger Boost Control B Circuit/Open
P004B aw Turbocharger/Supercharger Boost Control B Circuit Range/Performance
P004C aw Turbocharger/Supercharger Boost Control B Circuit Low
P004D aw Turbocharger/Supercharger Boost Control B Circuit High
P004E aw Turbocharger/Supercharger Boost Control A Circuit Intermittent/Erratic
P004F aw Turbocharger/Supercharger Boost Control B Circuit Intermittent/Erratic
P0050 aw HO2S Heater Control Circuit Bank 2 Sensor 1
P0051 aw HO2S Heater Control Circuit Low Bank 2 Sensor 1
P0052 aw HO2S Heater Control Circuit High Bank 2 Sensor 1
P0053 aw HO2S Heater Resistance Bank 1 Sensor 1
P0054 aw HO2S Heater Resistance Bank 1 Sensor 2
P0055 aw HO2S Heater Resistance Bank 1 Sensor 3
P0056 aw HO2S Heater Control Circuit Bank 2 Sensor 2
P0057 aw HO2S Heater Control Circuit Low Bank 2 Sensor 2
P0058 aw HO2S Heater Control Circuit High Bank 2 Sensor 2
P0059 aw HO2S Heater Resistance Bank 2 Sensor 1
P005A aw B Camshaft Profile Actuator A Control Performance/Stuck Off Bank 1
P005B aw B Camshaft Profile Actuator A Control Stuck On Bank 1
P005C aw B Camshaft Profile Actuator A Control Performance/Stuck Off Bank 2
P005D aw B Camshaft Profile Actuator A Control Stuck On Bank 2
P005E aw Turbocharger/Supercharger Boost Control B Supply Voltage Circuit Low
P005F aw Turbocharger/Supercharger Boost Control B Supply Voltage Circuit High
P0060 aw HO2S Heater Resistance Bank 2 Sensor 2
P0061 aw HO2S Heater Resistance Bank 2 Sensor 3
P0062 aw HO2S Heater Control Circuit Bank 2 Sensor 3
P0063 aw HO2S Heater Control Circuit Low Bank 2 Sensor 3
P0064 aw HO2S Heater Control Circuit High Bank 2 Sensor 3
P0065 aw Air Assisted Injector Control Range/Performance
P0066 aw Air Assisted Injector Control Circuit Low
P0067 aw Air Assisted Injector Control Circuit High
P0068 aw MAP/MAF - Throttle Position Correlation
P0069 aw Manifold Absolute Pressure - Barometric Pressure Correlation
P006A aw MAP - Mass or Volume Air Flow Correlation Bank 1
P006B aw MAP - Exhaust Pressure Correlation
P006C aw MAP - Turbocharger/Supercharger Inlet Pressure Correlation
P006D aw Barometric Pressure - Turbocharger/Supercharger Inlet Pressure Correlation Bank 1
P006E aw Turbocharger/Supercharger Boost Control A Supply Voltage Circuit Low
P006F aw Turbocharger/Supercharger Boost Control A Supply Voltage Circuit High
P0070 aw Ambient Air Temperature Sensor Circuit A
P0071 aw Ambient Air Temperature Sensor Circuit A Range/Performance
P0072 aw Ambient Air Temperature Sensor Circuit A Low
P0073 aw Ambient Air Temperature Sensor Circuit A High
P0074 aw Ambient Air Temperature Sensor Circuit A Intermittent/Erratic
P0075 aw Intake Valve Control Solenoid Circuit Bank 1
P0076 aw Intake Valve Control Solenoid Circuit Low Bank 1
P0077 aw Intake Valve Control Solenoid Circuit High Bank 1
P0078 aw Exhaust Valve Control Solenoid Circuit Bank 1
P0079 aw Exhaust Valve Control Solenoid Circuit Low Bank 1
P007A aw Charge Air Cooler Temperature Sensor Circuit Bank 1
P007B aw Charge Air Cooler Temperature Sensor Circuit Range/Performance Bank 1
P007C aw Charge Air Cooler Temperature Sensor Circuit Low Bank 1
P007D aw Charge Air Cooler Temperature Sensor Circuit High Bank 1
P007E aw Charge Air Cooler Temperature Sensor Circuit Intermittent/Erratic Bank 1
P007F aw Charge Air Cooler Temperature Sensor Bank1/Bank2 Correlation
P0080 aw Exhaust Valve Control Solenoid Circuit High Bank 1
P0081 aw Intake Valve Control Solenoid Circuit Bank 2
P0082 aw Intake Valve Control Solenoid Circuit Low Bank 2
P0083 aw Intake Valve Control Solenoid Circuit High Bank 2
P0084 aw Exhaust Valve Control Solenoid Circuit Bank 2
P0085 aw Exhaust Valve Control Solenoid Circuit Low Bank 2
P0086 aw Exhaust Valve Control Solenoid Circuit High Bank 2
P0087 aw Fuel Rail/System Pressure - Too Low Bank 1
P0088 aw Fuel Rail/System Pressure - Too High Bank 1
P0089 aw Fuel Pressure Regulator A Performance
P008A aw Low Pressure Fuel System Pressure - Too Low
P008B aw Low Pressure Fuel System Pressure - Too High
P008C aw Fuel Cooler Pump Control Circuit/Open
P008D aw Fuel Cooler Pump Control Circuit Low
P008E aw Fuel Cooler Pump Control Circuit High
P008F aw Engine Coolant Temperature/Fuel Temperature Correlation
P0090 aw Fuel Pressure Regulator A Control Circuit/Open
P0091 aw Fuel Pressure Regulator A Control Circuit Low
P0092 aw Fuel Pressure Regulator A Control Circuit High
P0093 aw Fuel System Leak Detected - Large Leak
P0094 aw Fuel System Leak Detected - Small Leak
P0095 aw Intake Air Temperature Sensor 2 Circuit Bank 1
P0096 aw Intake Air Temperature Sensor 2 Circuit Range/Performance Bank 1
P0097 aw Intake Air Temperature Sensor 2 Circuit Low Bank 1
P0098 aw Intake Air Temperature Sensor 2 Circuit High Bank 1
P0099 aw Intake Air Temperature Sensor 2 Circuit Intermittent/Erratic Bank 1
P009A aw Intake Air Temperature/Ambient Air Temperature Correlation
P009B aw Fuel Pressure Relief Control Circuit/Open
P009C aw Fuel Pressure Relief Control Circuit Low
P009D aw Fuel Pressure Relief Control Circuit High
P009E aw Fuel Pressure Relief Control Performance/Stuck Off
P009F aw Fuel Pressure Relief Control Stuck On
P00A0 aw Charge Air Cooler Temperature Sensor Circuit Bank 2
P00A1 aw Charge Air Cooler Temperature Sensor Circuit Range/Performance Bank 2
P00A2 aw Charge Air Cooler Temperature Sensor Circuit Low Bank 2
P00A3 aw Charge Air Cooler Temperature Sensor Circuit High Bank 2
P00A4 aw Charge Air Cooler Temperature Sensor Circuit Intermittent/Erratic Bank 2
P00A5 aw Intake Air Temperature Sensor 2 Circuit Bank 2
P00A6 aw Intake Air Temperature Sensor 2 Circuit Range/Performance Bank 2
P00A7 aw Intake Air Temperature Sensor 2 Circuit Low Bank 2
P00A8 aw Intake Air Temperature Sensor 2 Circuit High Bank 2
P00A9 aw Intake Air Temperature Sensor 2 Circuit Intermittent/Erratic Bank 2
P00AA aw Intake Air Temperature Sensor 1 Circuit Bank 2
P00AB aw Intake Air Temperature Sensor 1 Circuit Range/Performance Bank 2
P00AC aw Intake Air Temperature Sensor 1 Circuit Low Bank 2
P00AD aw Intake Air Temperature Sensor 1 Circuit High Bank 2
P00AE aw Intake Air Temperature Sensor 1 Circuit Intermittent Bank 2
P00AF aw Turbocharger/Supercharger Boost Control A Module Performance
P00B0 aw Turbocharger/Supercharger Boost Control B Module Performance
P00B1 aw Radiator Coolant Temperature Sensor Circuit
P00B2 aw Radiator Coolant Temperature Sensor Circuit Range/Performance
P00B3 aw Radiator Coolant Temperature Sensor Circuit Low
P00B4 aw Radiator Coolant Temperature Sensor Circuit High
P00B5 aw Radiator Coolant Temperature Sensor Circuit Intermittent/Erratic
P00B6 aw Radiator Coolant Temperature/Engine Coolant Temperature Correlation
P00B7 aw Engine Coolant Flow Low/Performance
P00B8 aw MAP - Mass or Volume Air Flow Correlation Bank 2
P00B9 aw Low Pressure Fuel System Pressure - Too Low. Low Ambient Temperature
P00BA aw Low Fuel Pressure - Forced Limited Power
P00BB aw Fuel Injector Insufficient Flow - Forced Limited Power
P00BC aw Mass or Volume Air Flow A Circuit Range/Performance - Air Flow Too Low
P00BD aw Mass or Volume Air Flow A Circuit Range/Performance - Air Flow Too High
P00BE aw Mass or Volume Air Flow B Circuit Range/Performance - Air Flow Too Low
P00BF aw Mass or Volume Air Flow B Circuit Range/Performance - Air Flow Too High
P00C0 lw Turbocharger/Supercharger Bypass Valve B Control Circuit
P00C1 lw Turbocharger/Supercharger Bypass Valve B Control Circuit Low
P00C2 lw Turbocharger/Supercharger Bypass Valve B Control Circuit High
P00C3 lw Turbocharger/Supercharger Bypass Valve B Control Circuit Range/Performance
P00C4 lw Turbocharger/Supercharger Bypass Valve B - Mechanical
P00C5 lw Turbocharger/Supercharger B Turbine Overspeed
P00C6 lw Fuel Rail Pressure Too Low - Engine Cranking Bank 1
P00C7 lw Intake Air Pressure Measurement System - Multiple Sensor Correlation Bank 1
P00C8 lw Fuel Pressure Regulator A Solenoid Supply Voltage Control Circuit/Open
P00C9 lw Fuel Pressure Regulator A Solenoid Supply Voltage Control Circuit Low
P00CA lw Fuel Pressure Regulator A Solenoid Supply Voltage Control Circuit High
P00CB lw Fuel Volume Regulator Solenoid Supply Voltage Control Circuit/Open
P00CC lw Fuel Volume Regulator Solenoid Supply Voltage Control Circuit Low
P00CD lw Fuel Volume Regulator Solenoid Supply Voltage Control Circuit High
P00CE lw Intake Air Temperature Measurement System - Multiple Sensor Correlation Bank 1
P00CF lw Barometric Pressure - Turbocharger/Supercharger Boost Sensor A Correlation
P00D0 lw Barometric Pressure - Turbocharger/Supercharger Boost Sensor B Correlation
P00D1 lw HO2S Heater Control Circuit Range/Performance Bank 1 Sensor 1
P00D2 lw HO2S Heater Control Circuit Range/Performance Bank 1 Sensor 2
P00D3 lw HO2S Heater Control Circuit Range/Performance Bank 2 Sensor 1
P00D4 lw HO2S Heater Control Circuit Range/Performance Bank 2 Sensor 2
P00D5 lw HO2S Sensor Correlation Bank 1 Sensor 1/Bank 1 Sensor 2
P00D6 lw HO2S Sensor Correlation Bank 2 Sensor 1/Bank 2 Sensor 2
P00D7 lw Turbocharger/Supercharger Bypass Valve A Temperature Too High
P00D8 lw Turbocharger/Supercharger Bypass Valve B Temperature Too High
P00D9 lw Ambient Air Temperature Sensor Circuit B
P00DA lw Ambient Air Temperature Sensor Circuit B Range/Performance
P00DB lw Ambient Air Temperature Sensor Circuit B Low
P00DC lw Ambient Air Temperature Sensor Circuit B High
P00DD lw Ambient Air Temperature Sensor Circuit B Intermittent/Erratic
P00DE lw Charge Air Cooler Coolant Temperature Sensor A Circuit
P00DF lw Charge Air Cooler Coolant Temperature Sensor A Circuit Range/Performance
P00E0 lw Charge Air Cooler Coolant Temperature Sensor A Circuit Low
P00E1 lw Charge Air Cooler Coolant Temperature Sensor A Circuit High
P00E2 lw Charge Air Cooler Coolant Temperature Sensor A Intermittent/Erratic
P00E3 lw Exhaust Heat Exchanger Exhaust Bypass Valve A Stuck Open
P00E4 lw Exhaust Heat Exchanger Exhaust Bypass Valve A Stuck Closed
P00E5 lw Intake Air Temperature/Fuel Temperature Correlation
P00E6 lw Intake Air Pressure Measurement System - Multiple Sensor Correlation Bank 2
P00E7 lw Intake Air Temperature Measurement System - Multiple Sensor Correlation Bank 2
P00E8 lw Intake Air Temperature Sensor 3 Circuit Bank 1
P00E9 lw Intake Air Temperature Sensor 3 Circuit Range/Performance Bank 1
P00EA lw Intake Air Temperature Sensor 3 Circuit Low Bank 1
P00EB lw Intake Air Temperature Sensor 3 Circuit High Bank 1
P00EC lw Intake Air Temperature Sensor 3 Circuit Intermittent/Erratic Bank 1
P00ED lw Intake Air Temperature Sensor 3 Circuit Bank 2
P00EE lw Intake Air Temperature Sensor 3 Circuit Range/Performance Bank 2
P00EF lw Intake Air Temperature Sensor 3 Circuit Low Bank 2
P00F0 lw Intake Air Temperature Sensor 3 Circuit High Bank 2
P00F1 lw Intake Air Temperature Sensor 3 Circuit Intermittent/Erratic Bank 2
P00F2 lw Humidity Sensor Circuit/Open
P00F3 lw Humidity Sensor Circuit Range/Performance
P00F4 lw Humidity Sensor Circuit Low
P00F5 lw Humidity Sensor Circuit High
P00F6 lw Humidity Sensor Circuit Intermittent/Erratic
P00F7 lw Barometric Pressure - Turbocharger/Supercharger Inlet Pressure Correlation Bank 2
P00F8 lw Turbocharger Outlet Pressure Sensor A Circuit
P00F9 lw Turbocharger Outlet Pressure Sensor A Range/Performance
P00FA lw Turbocharger Outlet Pressure Sensor A Circuit Low
P00FB lw Turbocharger Outlet Pressure Sensor A Circuit High
P00FC lw Turbocharger Outlet Pressure Sensor A Intermittent/Erratic
P00FD lw Battery B State of Charge Performance
P00FE lw EVAP System Tank Vapor Line Restricted/Blocked
P00FF lw Body Control Module Requested MIL Illumination
P0100 aw Mass or Volume Air Flow Sensor A Circuit
P0101 aw Mass or Volume Air Flow Sensor A Circuit Range/Performance
P0102 aw Mass or Volume Air Flow Sensor A Circuit Low
P0103 aw Mass or Volume Air Flow Sensor A Circuit High
P0104 aw Mass or Volume Air Flow Sensor A Circuit Intermittent
P0105 aw Manifold Absolute Pressure/Barometric Pressure Sensor Circuit
P0106 aw Manifold Absolute Pressure/Barometric Pressure Sensor Circuit Range/Performance
P0107 aw Manifold Absolute Pressure/Barometric Pressure Sensor Circuit Low
P0108 aw Manifold Absolute Pressure/Barometric Pressure Sensor Circuit High
P0109 aw Manifold Absolute Pressure/Barometric Pressure Sensor Circuit Intermittent
P010A aw Mass or Volume Air Flow Sensor B Circuit
P010B aw Mass or Volume Air Flow Sensor B Circuit Range/Performance
P010C aw Mass or Volume Air Flow Sensor B Circuit Low
P010D aw Mass or Volume Air Flow Sensor B Circuit High
P010E aw Mass or Volume Air Flow Sensor B Circuit Intermittent/Erratic
P010F aw Mass or Volume Air Flow Sensor A/B Correlation
P0110 aw Intake Air Temperature Sensor 1 Circuit Bank 1
P0111 aw Intake Air Temperature Sensor 1 Circuit Range/Performance Bank 1
P0112 aw Intake Air Temperature Sensor 1 Circuit Low Bank 1
P0113 aw Intake Air Temperature Sensor 1 Circuit High Bank 1
P0114 aw Intake Air Temperature Sensor 1 Circuit Intermittent Bank 1
P0115 aw Engine Coolant Temperature Sensor 1 Circuit
P0116 aw Engine Coolant Temperature Sensor 1 Circuit Range/Performance
P0117 aw Engine Coolant Temperature Sensor 1 Circuit Low
P0118 aw Engine Coolant Temperature Sensor 1 Circuit High
P0119 aw Engine Coolant Temperature Sensor 1 Circuit Intermittent/Erratic
P011A aw Engine Coolant Temperature Sensor 1/2 Correlation
P011B aw Engine Coolant Temperature/Intake Air Temperature Correlation
P011C aw Charge Air Cooler Temperature/Intake Air Temperature Correlation Bank 1
P011D aw Charge Air Cooler Temperature/Intake Air Temperature Correlation Bank 2
P011E lw Engine Coolant Temperature 1 / Ambient Air Temperature Correlation
P011F lw Engine Coolant Temperature 2 / Ambient Air Temperature Correlation
P0120 aw Throttle/Pedal Position Sensor/Switch A Circuit
P0121 aw Throttle/Pedal Position Sensor/Switch A Circuit Range/Performance
P0122 aw Throttle/Pedal Position Sensor/Switch A Circuit Low
P0123 aw Throttle/Pedal Position Sensor/Switch A Circuit High
P0124 aw Throttle/Pedal Position Sensor/Switch A Circuit Intermittent
P0125 aw Insufficient Coolant Temperature for Closed Loop Fuel Control
P0126 aw Insufficient Coolant Temperature for Stable Operation
P0127 aw Intake Air Temperature Too High
P0128 aw Coolant Thermostat (Coolant Temperature Below Thermostat Regulating Temperature)
P0129 aw Barometric Pressure Too Low
P012A aw Turbocharger/Supercharger Inlet Pressure Sensor A Circuit
P012B aw Turbocharger/Supercharger Inlet Pressure Sensor A Circuit Range/Performance
P012C aw Turbocharger/Supercharger Inlet Pressure Sensor A Circuit Low
P012D aw Turbocharger/Supercharger Inlet Pressure Sensor A Circuit High
P012E aw Turbocharger/Supercharger Inlet Pressure Sensor A Circuit Intermittent/Erratic
P012F lw Engine Coolant Temperature / Engine Oil Temperature Correlation
P0130 aw O2 Sensor Circuit Bank 1 Sensor 1
P0131 aw O2 Sensor Circuit Low Voltage Bank 1 Sensor 1
P0132 aw O2 Sensor Circuit High Voltage Bank 1 Sensor 1
P0133 aw O2 Sensor Circuit Slow Response Bank 1 Sensor 1
P0134 aw O2 Sensor Circuit No Activity Detected Bank 1 Sensor 1
P0135 aw O2 Sensor Heater Circuit Bank 1 Sensor 1
P0136 aw O2 Sensor Circuit Bank 1 Sensor 2
P0137 aw O2 Sensor Circuit Low Voltage Bank 1 Sensor 2
P0138 aw O2 Sensor Circuit High Voltage Bank 1 Sensor 2
P0139 aw O2 Sensor Circuit Slow Response Bank 1 Sensor 2
P013A aw O2 Sensor Slow Response - Rich to Lean Bank 1 Sensor 2
P013B aw O2 Sensor Slow Response - Lean to Rich Bank 1 Sensor 2
P013C aw O2 Sensor Slow Response - Rich to Lean Bank 2 Sensor 2
P013D aw O2 Sensor Slow Response - Lean to Rich Bank 2 Sensor 2
P013E aw O2 Sensor Delayed Response - Rich to Lean Bank 1 Sensor 2
P013F aw O2 Sensor Delayed Response - Lean to Rich Bank 1 Sensor 2
P0140 aw O2 Sensor Circuit No Activity Detected Bank 1 Sensor 2
P0141 aw O2 Sensor Heater Circuit Bank 1 Sensor 2
P0142 aw O2 Sensor Circuit Bank 1 Sensor 3
P0143 aw O2 Sensor Circuit Low Voltage Bank 1 Sensor 3
P0144 aw O2 Sensor Circuit High Voltage Bank 1 Sensor 3
P0145 aw O2 Sensor Circuit Slow Response Bank 1 Sensor 3
P0146 aw O2 Sensor Circuit No Activity Detected Bank 1 Sensor 3
P0147 aw O2 Sensor Heater Circuit Bank 1 Sensor 3
P0148 aw Fuel Delivery Error
P0149 aw Fuel Timing Error
P014A aw O2 Sensor Delayed Response - Rich to Lean Bank 2 Sensor 2
P014B aw O2 Sensor Delayed Response - Lean to Rich Bank 2 Sensor 2
P014C aw O2 Sensor Slow Response - Rich to Lean Bank 1 Sensor 1
P014D aw O2 Sensor Slow Response - Lean to Rich Bank 1 Sensor 1
P014E aw O2 Sensor Slow Response - Rich to Lean Bank 2 Sensor 1
P014F lw O2 Sensor Slow Response - Lean to Rich Bank 2 Sensor 1
P0150 aw O2 Sensor Circuit Bank 2 Sensor 1
P0151 aw O2 Sensor Circuit Low Voltage Bank 2 Sensor 1
P0152 aw O2 Sensor Circuit High Voltage Bank 2 Sensor 1
P0153 aw O2 Sensor Circuit Slow Response Bank 2 Sensor 1
P0154 aw O2 Sensor Circuit No Activity Detected Bank 2 Sensor 1
P0155 aw O2 Sensor Heater Circuit Bank 2 Sensor 1
P0156 aw O2 Sensor Circuit Bank 2 Sensor 2
P0157 aw O2 Sensor Circuit Low Voltage Bank 2 Sensor 2
P0158 aw O2 Sensor Circuit High Voltage Bank 2 Sensor 2
P0159 aw O2 Sensor Circuit Slow Response Bank 2 Sensor 2
P015A aw O2 Sensor Delayed Response - Rich to Lean Bank 1 Sensor 1
P015B aw O2 Sensor Delayed Response - Lean to Rich Bank 1 Sensor 1
P015C aw O2 Sensor Delayed Response - Rich to Lean Bank 2 Sensor 1
P015D aw O2 Sensor Delayed Response - Lean to Rich Bank 2 Sensor 1
P015E lw Excessive Time to Enter Closed Loop Fuel Timing Control
P015F lw Excessive Time to Enter Closed Loop Cylinder Balance Control
P0160 aw O2 Sensor Circuit No Activity Detected Bank 2 Sensor 2
P0161 aw O2 Sensor Heater Circuit Bank 2 Sensor 2
P0162 aw O2 Sensor Circuit Bank 2 Sensor 3
P0163 aw O2 Sensor Circuit Low Voltage Bank 2 Sensor 3
P0164 aw O2 Sensor Circuit High Voltage Bank 2 Sensor 3
P0165 aw O2 Sensor Circuit Slow Response Bank 2 Sensor 3
P0166 aw O2 Sensor Circuit No Activity Detected Bank 2 Sensor 3
P0167 aw O2 Sensor Heater Circuit Bank 2 Sensor 3
P0168 aw Fuel Temperature Too High
P0169 aw Incorrect Fuel Composition
P016A lw Excessive Time To Enter Closed Loop Air/Fuel Ratio Control
P016B lw Closed Loop Air/Fuel Ratio Control At Limit - System Too Rich
P016C lw Closed Loop Air/Fuel Ratio Control At Limit - System Too Lean
P016D lw Excessive Time To Enter Closed Loop Fuel Pressure Control
P016E lw Closed Loop Fuel Pressure Control At Limit - Pressure Too High
P016F lw Closed Loop Fuel Pressure Control At Limit - Pressure Too Low
P0170 aw Fuel Trim Bank 1
P0171 aw System Too Lean Bank 1
P0172 aw System Too Rich Bank 1
P0173 aw Fuel Trim Bank 2
P0174 aw System Too Lean Bank 2
P0175 aw System Too Rich Bank 2
P0176 aw Fuel Composition Sensor Circuit
P0177 aw Fuel Composition Sensor Circuit Range/Performance
P0178 aw Fuel Composition Sensor Circuit Low
P0179 aw Fuel Composition Sensor Circuit High
P017A lw Cylinder Head Temperature Sensor A Circuit
P017B lw Cylinder Head Temperature Sensor A Range/Performance
P017C lw Cylinder Head Temperature Sensor A Circuit Low
P017D lw Cylinder Head Temperature Sensor A Circuit High
P017E lw Cylinder Head Temperature Sensor A Circuit Intermittent/Erratic
P017F lw EVAP System Leak Detection Pump Module Air Filter Restricted
P0180 aw Fuel Temperature Sensor A Circuit
P0181 aw Fuel Temperature Sensor A Circuit Range/Performance
P0182 aw Fuel Temperature Sensor A Circuit Low
P0183 aw Fuel Temperature Sensor A Circuit High
P0184 aw Fuel Temperature Sensor A Circuit Intermittent
P0185 aw Fuel Temperature Sensor B Circuit
P0186 aw Fuel Temperature Sensor B Circuit Range/Performance
P0187 aw Fuel Temperature Sensor B Circuit Low
P0188 aw Fuel Temperature Sensor B Circuit High
P0189 aw Fuel Temperature Sensor B Circuit Intermittent
P018A aw Fuel Pressure Sensor B Circuit
P018B aw Fuel Pressure Sensor B Circuit Range/Performance
P018C aw Fuel Pressure Sensor B Circuit Low
P018D aw Fuel Pressure Sensor B Circuit High
P018E aw Fuel Pressure Sensor B Circuit Intermittent/Erratic
P018F aw Fuel System Over Pressure Relief Valve Frequent Activation
P0190 aw Fuel Rail Pressure Sensor Circuit Bank 1
P0191 aw Fuel Rail Pressure Sensor Circuit Range/Performance Bank 1
P0192 aw Fuel Rail Pressure Sensor Circuit Low Bank 1
P0193 aw Fuel Rail Pressure Sensor Circuit High Bank 1
P0194 aw Fuel Rail Pressure Sensor Circuit Intermittent/Erratic Bank 1
P0195 aw Engine Oil Temperature Sensor A Circuit
P0196 aw Engine Oil Temperature Sensor A Range/Performance
P0197 aw Engine Oil Temperature Sensor A Circuit Low
P0198 aw Engine Oil Temperature Sensor A Circuit High
P0199 aw Engine Oil Temperature Sensor A Circuit Intermittent/Erratic
P019A lw O2 Sensor Delayed Response - Rich to Lean Bank 1 Sensor 3
P019B lw O2 Sensor Delayed Response - Lean to Rich Bank 1 Sensor 3
P019C lw O2 Sensor Delayed Response - Rich to Lean Bank 2 Sensor 3
P019D lw O2 Sensor Delayed Response - Lean to Rich Bank 2 Sensor 3
P019E lw Alternative Fuel Tank A Pressure Sensor Circuit
P019F lw Alternative Fuel Tank A Pressure Sensor Performance
P01A0 lw Alternative Fuel Tank A Pressure Sensor Circuit Low
P01A1 lw Alternative Fuel Tank A Pressure Sensor Circuit High
P01A2 lw Alternative Fuel Tank A Pressure Sensor Circuit Intermittent/Erratic
P01A3 lw Alternative Fuel Rail Pressure Sensor Circuit
P01A4 lw Alternative Fuel Rail Pressure Sensor Performance
P01A5 lw Alternative Fuel Rail Pressure Sensor Circuit Low
P01A6 lw Alternative Fuel Rail Pressure Sensor Circuit High
P01A7 lw Alternative Fuel Rail Pressure Sensor Circuit Intermittent/Erratic
P01A8 lw Alternative Fuel Rail/System Pressure - Too Low
P01A9 lw Alternative Fuel Rail/System Pressure - Too High
P01AA lw Alternative Fuel Tank Temperature Sensor Circuit
P01AB lw Alternative Fuel Tank Temperature Sensor Range/Performance
P01AC lw Alternative Fuel Tank Temperature Sensor Circuit Low
P01AD lw Alternative Fuel Tank Temperature Sensor Circuit High
P01AE lw Alternative Fuel Tank Temperature Sensor Circuit Intermittent/Erratic
P01AF lw Alternative Fuel Tank A Level Sensor Circuit
P01B0 lw Alternative Fuel Tank A Level Sensor Range/Performance
P01B1 lw Alternative Fuel Tank A Level Sensor Circuit Low
P01B2 lw Alternative Fuel Tank A Level Sensor Circuit High
P01B3 lw Alternative Fuel Tank A Level Sensor Circuit Intermittent/Erratic
P01B4 lw Alternative Fuel Rail Temperature Sensor Circuit
P01B5 lw Alternative Fuel Rail Temperature Sensor Performance
P01B6 lw Alternative Fuel Rail Temperature Sensor Circuit Low
P01B7 lw Alternative Fuel Rail Temperature Sensor Circuit High
P01B8 lw Alternative Fuel Rail Temperature Sensor Circuit Intermittent/Erratic
P01B9 lw Engine Oil Temperature Sensor B Circuit
P01BA lw Engine Oil Temperature Sensor B Range/Performance
P01BB lw Engine Oil Temperature Sensor B Circuit Low
P01BC lw Engine Oil Temperature Sensor B Circuit High
P01BD lw Engine Oil Temperature Sensor B Circuit Intermittent/Erratic
P01BE lw Fuel Rail Pressure Sensor Circuit Bank 2
P01BF lw Fuel Rail Pressure Sensor Circuit Range/Performance Bank 2
P01C0 lw Fuel Rail Pressure Sensor Circuit Low Bank 2
P01C1 lw Fuel Rail Pressure Sensor Circuit High Bank 2
P01C2 lw Fuel Rail Pressure Sensor Circuit Intermittent/Erratic Bank 2
P01C3 lw Fuel Pressure Sensor A Circuit
P01C4 lw Fuel Pressure Sensor A Circuit Range/Performance
P01C5 lw Fuel Pressure Sensor A Circuit Low
P01C6 lw Fuel Pressure Sensor A Circuit High
P01C7 lw Fuel Pressure Sensor A Circuit Intermittent/Erratic
P01C8 lw Fuel Rail/System Pressure - Too Low Bank 2
P01C9 lw Fuel Rail/System Pressure - Too High Bank 2
P01CA lw Fuel Rail Pressure Too Low - Engine Cranking Bank 2
P01CB lw Cylinder 1 Injection Timing Performance - Over Retarded
P01CC lw Cylinder 1 Injection Timing Performance - Over Advanced
P01CD lw Cylinder 2 Injection Timing Performance - Over Retarded
P01CE lw Cylinder 2 Injection Timing Performance - Over Advanced
P01CF lw Cylinder 3 Injection Timing Performance - Over Retarded
P01D0 lw Cylinder 3 Injection Timing Performance - Over Advanced
P01D1 lw Cylinder 4 Injection Timing Performance - Over Retarded
P01D2 lw Cylinder 4 Injection Timing Performance - Over Advanced
P01D3 lw Cylinder 5 Injection Timing Performance - Over Retarded
P01D4 lw Cylinder 5 Injection Timing Performance - Over Advanced
P01D5 lw Cylinder 6 Injection Timing Performance - Over Retarded
P01D6 lw Cylinder 6 Injection Timing Performance - Over Advanced
P01D7 lw Cylinder 7 Injection Timing Performance - Over Retarded
P01D8 lw Cylinder 7 Injection Timing Performance - Over Advanced
P01D9 lw Cylinder 8 Injection Timing Performance - Over Retarded
P01DA lw Cylinder 8 Injection Timing Performance - Over Advanced
P01DB lw Cylinder 9 Injection Timing Performance - Over Retarded
P01DC lw Cylinder 9 Injection Timing Performance - Over Advanced
P01DD lw Cylinder 10 Injection Timing Performance - Over Retarded
P01DE lw Cylinder 10 Injection Timing Performance - Over Advanced
P01DF lw Cylinder 11 Injection Timing Performance - Over Retarded
P01E0 lw Cylinder 11 Injection Timing Performance - Over Advanced
P01E1 lw Cylinder 12 Injection Timing Performance - Over Retarded
P01E2 lw Cylinder 12 Injection Timing Performance - Over Advanced
P01E3 lw Engine Coolant Temperature Sensor 3 Circuit
P01E4 lw Engine Coolant Temperature Sensor 3 Circuit Range/Performance
P01E5 lw Engine Coolant Temperature Sensor 3 Circuit Low
P01E6 lw Engine Coolant Temperature Sensor 3 Circuit High
P01E7 lw Engine Coolant Temperature Sensor 3 Circuit Intermittent/Erratic
P01E8 lw Engine Coolant Heater A Control Circuit/Open
P01E9 lw Engine Coolant Heater A Control Circuit Low
P01EA lw Engine Coolant Heater A Control Circuit High
P01EB lw Engine Coolant Heater A Control Circuit Performance
P01EC lw Engine Coolant Heater B Control Circuit/Open
P01ED lw Engine Coolant Heater B Control Circuit Low
P01EE lw Engine Coolant Heater B Control Circuit High
P01EF lw Engine Coolant Heater B Control Circuit Performance
P01F0 lw Coolant Temperature Relapsed Below Diagnostic Monitoring Temperature
P01F1 lw O2 Sensor Circuit Bank 1 Sensor 4
P01F2 lw O2 Sensor Circuit Low Voltage Bank 1 Sensor 4
P01F3 lw O2 Sensor Circuit High Voltage Bank 1 Sensor 4
P01F4 lw O2 Sensor Circuit Slow Response Bank 1 Sensor 4
P01F5 lw O2 Sensor Circuit No Activity Detected Bank 1 Sensor 4
P01F6 lw O2 Sensor Signal Biased/Stuck Lean Bank 1 Sensor 4
P01F7 lw O2 Sensor Signal Biased/Stuck Rich Bank 1 Sensor 4
P01F8 lw Engine Coolant Heater A Control Circuit Driver Current/Temperature Too High
P01F9 lw Engine Coolant Heater B Control Circuit Driver Current/Temperature Too High
P01FA lw Turbocharger Outlet Pressure Sensor B Circuit
P01FB lw Turbocharger Outlet Pressure Sensor B Range/Performance
P01FC lw Turbocharger Outlet Pressure Sensor B Circuit Low
P01FD lw Turbocharger Outlet Pressure Sensor B Circuit High
P01FE lw Turbocharger Outlet Pressure Sensor B Intermittent/Erratic
P01FF lw Turbocharger Outlet Pressure Sensor A/B Correlation
P0200 aw Injector Circuit/Open
P0201 aw Cylinder 1 Injector A Circuit
P0202 aw Cylinder 2 Injector A Circuit
P0203 aw Cylinder 3 Injector A Circuit
P0204 aw Cylinder 4 Injector A Circuit
P0205 aw Cylinder 5 Injector A Circuit
P0206 aw Cylinder 6 Injector A Circuit
P0207 aw Cylinder 7 Injector A Circuit
P0208 aw Cylinder 8 Injector A Circuit
P0209 aw Cylinder 9 Injector A Circuit
P020A aw Cylinder 1 Injection Timing
P020B aw Cylinder 2 Injection Timing
P020C aw Cylinder 3 Injection Timing
P020D aw Cylinder 4 Injection Timing
P020E aw Cylinder 5 Injection Timing
P020F aw Cylinder 6 Injection Timing
P0210 aw Cylinder 10 Injector A Circuit
P0211 aw Cylinder 11 Injector A Circuit
P0212 aw Cylinder 12 Injector A Circuit
P0213 aw Cold Start Injector 1
P0214 aw Cold Start Injector 2
P0215 aw Engine Shutoff Solenoid
P0216 aw Injector/Injection Timing Control Circuit
P0217 aw Engine Coolant Over Temperature Condition
P0218 aw Transmission Fluid Temperature Sensor A Over Temperature Condition
P0219 aw Engine Overspeed Condition
P021A aw Cylinder 7 Injection Timing
P021B aw Cylinder 8 Injection Timing
P021C aw Cylinder 9 Injection Timing
P021D aw Cylinder 10 Injection Timing
P021E aw Cylinder 11 Injection Timing
P021F aw Cylinder 12 Injection Timing
P0220 aw Throttle/Pedal Position Sensor/Switch B Circuit
P0221 aw Throttle/Pedal Position Sensor/Switch B Circuit Range/Performance
P0222 aw Throttle/Pedal Position Sensor/Switch B Circuit Low
P0223 aw Throttle/Pedal Position Sensor/Switch B Circuit High
P0224 aw Throttle/Pedal Position Sensor/Switch B Circuit Intermittent
P0225 aw Throttle/Pedal Position Sensor/Switch C Circuit
P0226 aw Throttle/Pedal Position Sensor/Switch C Circuit Range/Performance
P0227 aw Throttle/Pedal Position Sensor/Switch C Circuit Low
P0228 aw Throttle/Pedal Position Sensor/Switch C Circuit High
P0229 aw Throttle/Pedal Position Sensor/Switch C Circuit Intermittent
P022A aw Charge Air Cooler Bypass Control A Circuit /Open
P022B aw Charge Air Cooler Bypass Control A Circuit Low
P022C aw Charge Air Cooler Bypass Control A Circuit High
P022D aw Charge Air Cooler Bypass Control B Circuit /Open
P022E aw Charge Air Cooler Bypass Control B Circuit Low
P022F aw Charge Air Cooler Bypass Control B Circuit High
P0230 aw Fuel Pump Primary Circuit
P0231 aw Fuel Pump Secondary Circuit Low
P0232 aw Fuel Pump Secondary Circuit High
P0233 aw Fuel Pump Secondary Circuit Intermittent
P0234 aw Turbocharger/Supercharger A Overboost Condition
P0235 aw Turbocharger/Supercharger Boost Sensor A Circuit
P0236 aw Turbocharger/Supercharger Boost Sensor A Circuit Range/Performance
P0237 aw Turbocharger/Supercharger Boost Sensor A Circuit Low
P0238 aw Turbocharger/Supercharger Boost Sensor A Circuit High
P0239 aw Turbocharger/Supercharger Boost Sensor B Circuit
P023A aw Charge Air Cooler Coolant Pump A Control Circuit/Open
P023B aw Charge Air Cooler Coolant Pump A Control Circuit Low
P023C aw Charge Air Cooler Coolant Pump A Control Circuit High
P023D aw Manifold Absolute Pressure - Turbocharger/Supercharger Boost Sensor A Correlation
P023E aw Manifold Absolute Pressure - Turbocharger/Supercharger Boost Sensor B Correlation
P023F aw Fuel Pump Secondary Circuit/Open
P0240 aw Turbocharger/Supercharger Boost Sensor B Circuit Range/Performance
P0241 aw Turbocharger/Supercharger Boost Sensor B Circuit Low
P0242 aw Turbocharger/Supercharger Boost Sensor B Circuit High
P0243 aw Turbocharger/Supercharger Wastegate Actuator A
P0244 aw Turbocharger/Supercharger Wastegate Actuator A Range/Performance
P0245 aw Turbocharger/Supercharger Wastegate Actuator A Low
P0246 aw Turbocharger/Supercharger Wastegate Actuator A High
P0247 aw Turbocharger/Supercharger Wastegate Actuator B
P0248 aw Turbocharger/Supercharger Wastegate Actuator B Range/Performance
P0249 aw Turbocharger/Supercharger Wastegate Actuator B Low
P024A aw Charge Air Cooler Bypass Control A Range/Performance
P024B aw Charge Air Cooler Bypass Control A Stuck
P024C aw Charge Air Cooler Bypass Position Sensor A Circuit
P024D aw Charge Air Cooler Bypass Position Sensor A Circuit Range/Performance
P024E aw Charge Air Cooler Bypass Position Sensor A Circuit Low
P024F aw Charge Air Cooler Bypass Position Sensor A Circuit High
P0250 aw Turbocharger/Supercharger Wastegate Actuator B High
P0251 aw Injection Pump Fuel Metering Control A (Cam/Rotor/Injector)
P0252 aw Injection Pump Fuel Metering Control A Range/Performance (Cam/Rotor/Injector)
P0253 aw Injection Pump Fuel Metering Control A Low (Cam/Rotor/Injector)
P0254 aw Injection Pump Fuel Metering Control A High (Cam/Rotor/Injector)
P0255 aw Injection Pump Fuel Metering Control A Intermittent (Cam/Rotor/Injector)
P0256 aw Injection Pump Fuel Metering Control B (Cam/Rotor/Injector)
P0257 aw Injection Pump Fuel Metering Control B Range/Performance (Cam/Rotor/Injector)
P0258 aw Injection Pump Fuel Metering Control B Low (Cam/Rotor/Injector)
P0259 aw Injection Pump Fuel Metering Control B High (Cam/Rotor/Injector)
P025A aw Fuel Pump Module A Control Circuit/Open
P025B aw Fuel Pump Module A Control Circuit Range/Performance
P025C aw Fuel Pump Module A Control Circuit Low
P025D aw Fuel Pump Module A Control Circuit High
P025E dw Turbocharger/Supercharger Boost Sensor A Intermittent/Erratic | & P025F ISO/SAE Reserved
P025F lw Turbocharger/Supercharger Boost Sensor B Intermittent/Erratic
P0260 aw Injection Pump Fuel Metering Control B Intermittent (Cam/Rotor/Injector)
P0261 aw Cylinder 1 Injector A Circuit Low
P0262 aw Cylinder 1 Injector A Circuit High
P0263 aw Cylinder 1 Contribution/Balance
P0264 aw Cylinder 2 Injector A Circuit Low
P0265 aw Cylinder 2 Injector A Circuit High
P0266 aw Cylinder 2 Contribution/Balance
P0267 aw Cylinder 3 Injector A Circuit Low
P0268 aw Cylinder 3 Injector A Circuit High
P0269 aw Cylinder 3 Contribution/Balance
P026A lw Charge Air Cooler Efficiency Below Threshold
P026B lw Injection Timing Performance
P026C lw Fuel Injection Quantity A Lower Than Expected
P026D lw Fuel Injection Quantity A Higher Than Expected
P026E lw Charge Air Cooler Coolant Pump A Performance
P026F lw Coolant Thermostat Performance
P0270 aw Cylinder 4 Injector A Circuit Low
P0271 aw Cylinder 4 Injector A Circuit High
P0272 aw Cylinder 4 Contribution/Balance
P0273 aw Cylinder 5 Injector A Circuit Low
P0274 aw Cylinder 5 Injector A Circuit High
P0275 aw Cylinder 5 Contribution/Balance
P0276 aw Cylinder 6 Injector A Circuit Low
P0277 aw Cylinder 6 Injector A Circuit High
P0278 aw Cylinder 6 Contribution/Balance
P0279 aw Cylinder 7 Injector A Circuit Low
P027A lw Fuel Pump Module B Control Circuit/Open
P027B lw Fuel Pump Module B Control Circuit Range/Performance
P027C lw Fuel Pump Module B Control Circuit Low
P027D lw Fuel Pump Module B Control Circuit High
P027E lw Cold Start Fuel Injection Quantity A Lower Than Expected
P027F lw Cold Start Fuel Injection Quantity A Higher Than Expected
P0280 aw Cylinder 7 Injector A Circuit High
P0281 aw Cylinder 7 Contribution/Balance
P0282 aw Cylinder 8 Injector A Circuit Low
P0283 aw Cylinder 8 Injector A Circuit High
P0284 aw Cylinder 8 Contribution/Balance
P0285 aw Cylinder 9 Injector A Circuit Low
P0286 aw Cylinder 9 Injector A Circuit High
P0287 aw Cylinder 9 Contribution/Balance
P0288 aw Cylinder 10 Injector A Circuit Low
P0289 aw Cylinder 10 Injector A Circuit High
P028A lw Charge Air Cooler Cooling Fan Control Circuit/Open
P028B lw Charge Air Cooler Cooling Fan Performance/Stuck Off
P028C lw Charge Air Cooler Cooling Fan Stuck On
P028D lw Charge Air Cooler Cooling Fan Control Circuit Low
P028E lw Charge Air Cooler Cooling Fan Control Circuit High
P028F lw Charge Air Cooler Cooling Fan Control Circuit Driver Performance
P0290 aw Cylinder 10 Contribution/Balance
P0291 aw Cylinder 11 Injector A Circuit Low
P0292 aw Cylinder 11 Injector A Circuit High
P0293 aw Cylinder 11 Contribution/Balance
P0294 aw Cylinder 12 Injector A Circuit Low
P0295 aw Cylinder 12 Injector A Circuit High
P0296 aw Cylinder 12 Contribution/Balance
P0297 aw Vehicle Overspeed Condition
P0298 aw Engine Oil Over Temperature
P0299 aw Turbocharger/Supercharger A Underboost Condition
P029A aw Cylinder 1 - Fuel Trim at Max Limit
P029B aw Cylinder 1 - Fuel Trim at Min Limit
P029C aw Cylinder 1 - Injector Restricted
P029D aw Cylinder 1 - Injector Leaking
P029E aw Cylinder 2 - Fuel Trim at Max Limit
P029F aw Cylinder 2 - Fuel Trim at Min Limit
P02A0 aw Cylinder 2 - Injector Restricted
P02A1 aw Cylinder 2 - Injector Leaking
P02A2 aw Cylinder 3 - Fuel Trim at Max Limit
P02A3 aw Cylinder 3 - Fuel Trim at Min Limit
P02A4 aw Cylinder 3 - Injector Restricted
P02A5 aw Cylinder 3 - Injector Leaking
P02A6 aw Cylinder 4 - Fuel Trim at Max Limit
P02A7 aw Cylinder 4 - Fuel Trim at Min Limit
P02A8 aw Cylinder 4 - Injector Restricted
P02A9 aw Cylinder 4 - Injector Leaking
P02AA aw Cylinder 5 - Fuel Trim at Max Limit
P02AB aw Cylinder 5 - Fuel Trim at Min Limit
P02AC aw Cylinder 5 - Injector Restricted
P02AD aw Cylinder 5 - Injector Leaking
P02AE aw Cylinder 6 - Fuel Trim at Max Limit
P02AF aw Cylinder 6 - Fuel Trim at Min Limit
P02B0 aw Cylinder 6 - Injector Restricted
P02B1 aw Cylinder 6 - Injector Leaking
P02B2 aw Cylinder 7 - Fuel Trim at Max Limit
P02B3 aw Cylinder 7 - Fuel Trim at Min Limit
P02B4 aw Cylinder 7 - Injector Restricted
P02B5 aw Cylinder 7 - Injector Leaking
P02B6 aw Cylinder 8 - Fuel Trim at Max Limit
P02B7 aw Cylinder 8 - Fuel Trim at Min Limit
P02B8 aw Cylinder 8 - Injector Restricted
P02B9 aw Cylinder 8 - Injector Leaking
P02BA aw Cylinder 9 - Fuel Trim at Max Limit
P02BB aw Cylinder 9 - Fuel Trim at Min Limit
P02BC aw Cylinder 9 - Injector Restricted
P02BD aw Cylinder 9 - Injector Leaking
P02BE aw Cylinder 10 - Fuel Trim at Max Limit
P02BF aw Cylinder 10 - Fuel Trim at Min Limit
P02C0 aw Cylinder 10 - Injector Restricted
P02C1 aw Cylinder 10 - Injector Leaking
P02C2 aw Cylinder 11 - Fuel Trim at Max Limit
P02C3 aw Cylinder 11 - Fuel Trim at Min Limit
P02C4 aw Cylinder 11 - Injector Restricted
P02C5 aw Cylinder 11 - Injector Leaking
P02C6 aw Cylinder 12 - Fuel Trim at Max Limit
P02C7 aw Cylinder 12 - Fuel Trim at Min Limit
P02C8 aw Cylinder 12 - Injector Restricted
P02C9 aw Cylinder 12 - Injector Leaking
P02CA aw Turbocharger/Supercharger B Overboost Condition
P02CB aw Turbocharger/Supercharger B Underboost Condition
P02CC aw Cylinder 1 Fuel Injector A Offset Learning At Min Limit
P02CD aw Cylinder 1 Fuel Injector A Offset Learning At Max Limit
P02CE aw Cylinder 2 Fuel Injector A Offset Learning At Min Limit
P02CF aw Cylinder 2 Fuel Injector A Offset Learning At Max Limit
P02D0 aw Cylinder 3 Fuel Injector A Offset Learning At Min Limit
P02D1 aw Cylinder 3 Fuel Injector A Offset Learning At Max Limit
P02D2 aw Cylinder 4 Fuel Injector A Offset Learning At Min Limit
P02D3 aw Cylinder 4 Fuel Injector A Offset Learning At Max Limit
P02D4 aw Cylinder 5 Fuel Injector A Offset Learning At Min Limit
P02D5 aw Cylinder 5 Fuel Injector A Offset Learning At Max Limit
P02D6 aw Cylinder 6 Fuel Injector A Offset Learning At Min Limit
P02D7 aw Cylinder 6 Fuel Injector A Offset Learning At Max Limit
P02D8 aw Cylinder 7 Fuel Injector A Offset Learning At Min Limit
P02D9 aw Cylinder 7 Fuel Injector A Offset Learning At Max Limit
P02DA aw Cylinder 8 Fuel Injector A Offset Learning At Min Limit
P02DB aw Cylinder 8 Fuel Injector A Offset Learning At Max Limit
P02DC aw Cylinder 9 Fuel Injector A Offset Learning At Min Limit
P02DD aw Cylinder 9 Fuel Injector A Offset Learning At Max Limit
P02DE aw Cylinder 10 Fuel Injector A Offset Learning At Min Limit
P02DF aw Cylinder 10 Fuel Injector A Offset Learning At Max Limit
P02E0 aw Diesel Intake Air Flow A Control Circuit/Open
P02E1 aw Diesel Intake Air Flow A Control Performance
P02E2 aw Diesel Intake Air Flow A Control Circuit Low
P02E3 aw Diesel Intake Air Flow A Control Circuit High
P02E4 aw Diesel Intake Air Flow A Control Stuck Open
P02E5 aw Diesel Intake Air Flow A Control Stuck Closed
P02E6 aw Diesel Intake Air Flow A Position Sensor Circuit
P02E7 aw Diesel Intake Air Flow A Position Sensor Circuit Range/Performance
P02E8 aw Diesel Intake Air Flow A Position Sensor Circuit Low
P02E9 aw Diesel Intake Air Flow A Position Sensor Circuit High
P02EA aw Diesel Intake Air Flow A Position Sensor Circuit Intermittent/Erratic
P02EB aw Diesel Intake Air Flow A Control Motor Current Range/Performance
P02EC aw Diesel Intake Air Flow A Control System - High Air Flow Detected
P02ED aw Diesel Intake Air Flow A Control System - Low Air Flow Detected
P02EE aw Cylinder 1 Injector Circuit Range/Performance
P02EF aw Cylinder 2 Injector Circuit Range/Performance
P02F0 aw Cylinder 3 Injector Circuit Range/Performance
P02F1 aw Cylinder 4 Injector Circuit Range/Performance
P02F2 aw Cylinder 5 Injector Circuit Range/Performance
P02F3 aw Cylinder 6 Injector Circuit Range/Performance
P02F4 aw Cylinder 7 Injector Circuit Range/Performance
P02F5 aw Cylinder 8 Injector Circuit Range/Performance
P02F6 aw Cylinder 9 Injector Circuit Range/Performance
P02F7 aw Cylinder 10 Injector Circuit Range/Performance
P02F8 aw Cylinder 11 Injector Circuit Range/Performance
P02F9 aw Cylinder 12 Injector Circuit Range/Performance
P02FA aw Diesel Intake Air Flow Position Sensor Minimum/Maximum Stop Performance
P02FB lw Cold Start Fuel Injection Control Circuit/Open
P02FC lw Cold Start Fuel Injection Control Circuit Low
P02FD lw Cold Start Fuel Injection Control Circuit High
P02FE lw Cold Start Fuel Injection Control Circuit Range/Performance
P02FF lw Propulsion System Inactive Timer Performance
P0300 aw Random/Multiple Cylinder Misfire Detected
P0301 aw Cylinder 1 Misfire Detected
P0302 aw Cylinder 2 Misfire Detected
P0303 aw Cylinder 3 Misfire Detected
P0304 aw Cylinder 4 Misfire Detected
P0305 aw Cylinder 5 Misfire Detected
P0306 aw Cylinder 6 Misfire Detected
P0307 aw Cylinder 7 Misfire Detected
P0308 aw Cylinder 8 Misfire Detected
P0309 aw Cylinder 9 Misfire Detected
P030A lw Ignition A Control Signal Circuit/Open
P030B lw Ignition A Control Signal Circuit Low
P030C lw Ignition A Control Signal Circuit High
P030D lw Ignition B Control Signal Circuit/Open
P030E lw Ignition B Control Signal Circuit Low
P030F lw Ignition B Control Signal Circuit High
P0310 aw Cylinder 10 Misfire Detected
P0311 aw Cylinder 11 Misfire Detected
P0312 aw Cylinder 12 Misfire Detected
P0313 aw Misfire Detected With Low Fuel
P0314 aw Single Cylinder Misfire (Cylinder not Specified)
P0315 aw Crankshaft Position System Variation Not Learned
P0316 aw Engine Misfire Detected on Startup (First 1000 Revolutions)
P0317 aw Rough Road Hardware Not Present
P0318 aw Rough Road Sensor A Signal Circuit
P0319 aw Rough Road Sensor B Signal Circuit
P031A lw Ignition C Control Signal Circuit/Open
P031B lw Ignition C Control Signal Circuit Low
P031C lw Ignition C Control Signal Circuit High
P031D lw Ignition D Control Signal Circuit/Open
P031E lw Ignition D Control Signal Circuit Low
P031F lw Ignition D Control Signal Circuit High
P0320 aw Ignition/Distributor Engine Speed Input Circuit
P0321 aw Ignition/Distributor Engine Speed Input Circuit Range/Performance
P0322 aw Ignition/Distributor Engine Speed Input Circuit No Signal
P0323 aw Ignition/Distributor Engine Speed Input Circuit Intermittent
P0324 aw Knock/Combustion Vibration Control System Error
P0325 aw Knock/Combustion Vibration Sensor A Circuit
P0326 aw Knock/Combustion Vibration Sensor A Circuit Range/Performance
P0327 aw Knock/Combustion Vibration Sensor A Circuit Low
P0328 aw Knock/Combustion Vibration Sensor A Circuit High
P0329 aw Knock/Combustion Vibration Sensor A Circuit Intermittent
P032A dw Knock/Combustion Vibration Sensor C Circuit | Sensor 3 Circuit Bank 1
P032B dw Knock/Combustion Vibration Sensor C Circuit Range/Performance | Sensor 3 Circuit Range/Performance Bank 1
P032C dw Knock/Combustion Vibration Sensor C Circuit Low | Sensor 3 Circuit Low Bank 1
P032D lw Knock/Combustion Vibration Sensor C Circuit High
P032E dw Knock/Combustion Vibration Sensor C Circuit Intermittent | Sensor 3 Circuit Intermittent Bank 1
P032F lw Combustion Engine Producing Insufficent Torque
P0330 aw Knock/Combustion Vibration Sensor B Circuit
P0331 aw Knock/Combustion Vibration Sensor B Circuit Range/Performance
P0332 aw Knock/Combustion Vibration Sensor B Circuit Low
P0333 aw Knock/Combustion Vibration Sensor B Circuit High
P0334 aw Knock/Combustion Vibration Sensor B Circuit Intermittent
P0335 aw Crankshaft Position Sensor A Circuit
P0336 aw Crankshaft Position Sensor A Circuit Range/Performance
P0337 aw Crankshaft Position Sensor A Circuit Low
P0338 aw Crankshaft Position Sensor A Circuit High
P0339 aw Crankshaft Position Sensor A Circuit Intermittent
P033A dw Knock/Combustion Vibration Sensor D Circuit | Sensor 4 Circuit (Bank 2)
P033B dw Knock/Combustion Vibration Sensor D Circuit Range/Performance | Sensor 4 Circuit Range/Performance (Bank 2)
P033C dw Knock/Combustion Vibration Sensor D Circuit Low | Sensor 4 Circuit Low (Bank 2)
P033D dw Knock/Combustion Vibration Sensor D Circuit High | Sensor 4 Circuit High (Bank 2)
P033E dw Knock/Combustion Vibration Sensor D Circuit Intermittent | Sensor 4 Circuit Intermittent (Bank 2)
P033F lw Crankshaft/Camshaft Loss Of Synchronization
P0340 aw Camshaft Position Sensor A Circuit Bank 1 or Single Sensor
P0341 aw Camshaft Position Sensor A Circuit Range/Performance Bank 1 or Single Sensor
P0342 aw Camshaft Position Sensor A Circuit Low Bank 1 or Single Sensor
P0343 aw Camshaft Position Sensor A Circuit High Bank 1 or Single Sensor
P0344 aw Camshaft Position Sensor A Circuit Intermittent Bank 1 or Single Sensor
P0345 aw Camshaft Position Sensor A Circuit Bank 2
P0346 aw Camshaft Position Sensor A Circuit Range/Performance Bank 2
P0347 aw Camshaft Position Sensor A Circuit Low Bank 2
P0348 aw Camshaft Position Sensor A Circuit High Bank 2
P0349 aw Camshaft Position Sensor A Circuit Intermittent Bank 2
P034A lw Crankshaft Position Sensor - Crankshaft Start Position Incorrect
P034B lw Crankshaft Position Sensor - Crankshaft Direction Incorrect
P034C lw Ion Sense System Performance
P0350 aw Ignition Coil Primary/Secondary Circuit/Open
P0351 aw Ignition Coil A Primary Control Circuit/Open
P0352 aw Ignition Coil B Primary Control Circuit/Open
P0353 aw Ignition Coil C Primary Control Circuit/Open
P0354 aw Ignition Coil D Primary Control Circuit/Open
P0355 aw Ignition Coil E Primary Control Circuit/Open
P0356 aw Ignition Coil F Primary Control Circuit/Open
P0357 aw Ignition Coil G Primary Control Circuit/Open
P0358 aw Ignition Coil H Primary Control Circuit/Open
P0359 aw Ignition Coil I Primary Control Circuit/Open
P035A lw Ignition E Control Signal Circuit/Open
P035B lw Ignition E Control Signal Circuit Low
P035C lw Ignition E Control Signal Circuit High
P035D lw Ignition F Control Signal Circuit/Open
P035E lw Ignition F Control Signal Circuit Low
P035F lw Ignition F Control Signal Circuit High
P0360 aw Ignition Coil J Primary Control Circuit/Open
P0361 aw Ignition Coil K Primary Control Circuit/Open
P0362 aw Ignition Coil L Primary Control Circuit/Open
P0363 aw Misfire Detected - Fueling Disabled
P0364 lw DC/AC Converter Control Module Control Circuit Range/Performance
P0365 aw Camshaft Position Sensor B Circuit Bank 1
P0366 aw Camshaft Position Sensor B Circuit Range/Performance Bank 1
P0367 aw Camshaft Position Sensor B Circuit Low Bank 1
P0368 aw Camshaft Position Sensor B Circuit High Bank 1
P0369 aw Camshaft Position Sensor B Circuit Intermittent Bank 1
P036A lw Ignition G Control Signal Circuit/Open
P036B lw Ignition G Control Signal Circuit Low
P036C lw Ignition G Control Signal Circuit High
P036D lw Ignition H Control Signal Circuit/Open
P036E lw Ignition H Control Signal Circuit Low
P036F lw Ignition H Control Signal Circuit High
P0370 aw Timing Reference High Resolution Signal A
P0371 aw Timing Reference High Resolution Signal A Too Many Pulses
P0372 aw Timing Reference High Resolution Signal A Too Few Pulses
P0373 aw Timing Reference High Resolution Signal A Intermittent/Erratic Pulses
P0374 aw Timing Reference High Resolution Signal A No Pulses
P0375 aw Timing Reference High Resolution Signal B
P0376 aw Timing Reference High Resolution Signal B Too Many Pulses
P0377 aw Timing Reference High Resolution Signal B Too Few Pulses
P0378 aw Timing Reference High Resolution Signal B Intermittent/Erratic Pulses
P0379 aw Timing Reference High Resolution Signal B No Pulses
P037A lw Glow Plug/Heater Indicator Control Circuit Low
P037B lw Glow Plug/Heater Indicator Control Circuit High
P037C lw Cold Start Camshaft Profile System Performance
P037D lw Glow Plug Sense Circuit
P037E aw Glow Plug Sense Circuit Low
P037F aw Glow Plug Sense Circuit High
P0380 aw Glow Plug/Heater Circuit A
P0381 aw Glow Plug/Heater Indicator Control Circuit/Open
P0382 aw Glow Plug/Heater Circuit B
P0383 aw Glow Plug Control Module 1 Control Circuit Low
P0384 aw Glow Plug Control Module 1 Control Circuit High
P0385 aw Crankshaft Position Sensor B Circuit
P0386 aw Crankshaft Position Sensor B Circuit Range/Performance
P0387 aw Crankshaft Position Sensor B Circuit Low
P0388 aw Crankshaft Position Sensor B Circuit High
P0389 aw Crankshaft Position Sensor B Circuit Intermittent
P038A lw Ignition I Control Signal Circuit/Open
P038B lw Ignition I Control Signal Circuit Low
P038C lw Ignition I Control Signal Circuit High
P038D lw Ignition J Control Signal Circuit/Open
P038E lw Ignition J Control Signal Circuit Low
P038F lw Ignition J Control Signal Circuit High
P0390 aw Camshaft Position Sensor B Circuit Bank 2
P0391 aw Camshaft Position Sensor B Circuit Range/Performance Bank 2
P0392 aw Camshaft Position Sensor B Circuit Low Bank 2
P0393 aw Camshaft Position Sensor B Circuit High Bank 2
P0394 aw Camshaft Position Sensor B Circuit Intermittent Bank 2
P0395 lw Cylinder 1 Pressure Sensor Circuit
P0396 lw Cylinder 1 Pressure Sensor Circuit Range/Performance
P0397 lw Cylinder 1 Pressure Sensor Circuit Low
P0398 lw Cylinder 1 Pressure Sensor Circuit High
P0399 lw Cylinder 1 Pressure Sensor Circuit Intermittent/Erratic
P039A lw Cylinder 1 Pressure Too Low
P039B lw Cylinder 1 Pressure Too High
P039C lw Cylinder 1 Pressure Variation Low
P039D lw Cylinder 1 Pressure Variation High
P039E lw Cylinder 1 Combustion Performance
P039F lw Cylinder 2 Pressure Sensor Circuit
P03A0 lw Cylinder 2 Pressure Sensor Circuit Range/Performance
P03A1 lw Cylinder 2 Pressure Sensor Circuit Low
P03A2 lw Cylinder 2 Pressure Sensor Circuit High
P03A3 lw Cylinder 2 Pressure Sensor Circuit Intermittent/Erratic
P03A4 lw Cylinder 2 Pressure Too Low
P03A5 lw Cylinder 2 Pressure Too High
P03A6 lw Cylinder 2 Pressure Variation Low
P03A7 lw Cylinder 2 Pressure Variation High
P03A8 lw Cylinder 2 Combustion Performance
P03A9 lw Cylinder 3 Pressure Sensor Circuit
P03AA lw Cylinder 3 Pressure Sensor Circuit Range/Performance
P03AB lw Cylinder 3 Pressure Sensor Circuit Low
P03AC lw Cylinder 3 Pressure Sensor Circuit High
P03AD lw Cylinder 3 Pressure Sensor Circuit Intermittent/Erratic
P03AE lw Cylinder 3 Pressure Too Low
P03AF lw Cylinder 3 Pressure Too High
P03B0 lw Cylinder 3 Pressure Variation Low
P03B1 lw Cylinder 3 Pressure Variation High
P03B2 lw Cylinder 3 Combustion Performance
P03B3 lw Cylinder 4 Pressure Sensor Circuit
P03B4 lw Cylinder 4 Pressure Sensor Circuit Range/Performance
P03B5 lw Cylinder 4 Pressure Sensor Circuit Low
P03B6 lw Cylinder 4 Pressure Sensor Circuit High
P03B7 lw Cylinder 4 Pressure Sensor Circuit Intermittent/Erratic
P03B8 lw Cylinder 4 Pressure Too Low
P03B9 lw Cylinder 4 Pressure Too High
P03BA lw Cylinder 4 Pressure Variation Low
P03BB lw Cylinder 4 Pressure Variation High
P03BC lw Cylinder 4 Combustion Performance
P03BD lw Cylinder 5 Pressure Sensor Circuit
P03BE lw Cylinder 5 Pressure Sensor Circuit Range/Performance
P03BF lw Cylinder 5 Pressure Sensor Circuit Low
P03C0 lw Cylinder 5 Pressure Sensor Circuit High
P03C1 lw Cylinder 5 Pressure Sensor Circuit Intermittent/Erratic
P03C2 lw Cylinder 5 Pressure Too Low
P03C3 lw Cylinder 5 Pressure Too High
P03C4 lw Cylinder 5 Pressure Variation Low
P03C5 lw Cylinder 5 Pressure Variation High
P03C6 lw Cylinder 5 Combustion Performance
P03C7 lw Cylinder 6 Pressure Sensor Circuit
P03C8 lw Cylinder 6 Pressure Sensor Circuit Range/Performance
P03C9 lw Cylinder 6 Pressure Sensor Circuit Low
P03CA lw Cylinder 6 Pressure Sensor Circuit High
P03CB lw Cylinder 6 Pressure Sensor Circuit Intermittent/Erratic
P03CC lw Cylinder 6 Pressure Too Low
P03CD lw Cylinder 6 Pressure Too High
P03CE lw Cylinder 6 Pressure Variation Low
P03CF lw Cylinder 6 Pressure Variation High
P03D0 lw Cylinder 6 Combustion Performance
P03D1 lw Cylinder 7 Pressure Sensor Circuit
P03D2 lw Cylinder 7 Pressure Sensor Circuit Range/Performance
P03D3 lw Cylinder 7 Pressure Sensor Circuit Low
P03D4 lw Cylinder 7 Pressure Sensor Circuit High
P03D5 lw Cylinder 7 Pressure Sensor Circuit Intermittent/Erratic
P03D6 lw Cylinder 7 Pressure Too Low
P03D7 lw Cylinder 7 Pressure Too High
P03D8 lw Cylinder 7 Pressure Variation Low
P03D9 lw Cylinder 7 Pressure Variation High
P03DA lw Cylinder 7 Combustion Performance
P03DB lw Cylinder 8 Pressure Sensor Circuit
P03DC lw Cylinder 8 Pressure Sensor Circuit Range/Performance
P03DD lw Cylinder 8 Pressure Sensor Circuit Low
P03DE lw Cylinder 8 Pressure Sensor Circuit High
P03DF lw Cylinder 8 Pressure Sensor Circuit Intermittent/Erratic
P03E0 lw Cylinder 8 Pressure Too Low
P03E1 lw Cylinder 8 Pressure Too High
P03E2 lw Cylinder 8 Pressure Variation Low
P03E3 lw Cylinder 8 Pressure Variation High
P03E4 lw Cylinder 8 Combustion Performance
P03E5 lw A Camshaft Position Actuator Position Sensor C Circuit Bank 1
P03E6 lw A Camshaft Position Actuator Position Sensor C Range/Performance Bank 1
P03E7 lw A Camshaft Position Actuator Position Sensor C Circuit Low Bank 1
P03E8 lw A Camshaft Position Actuator Position Sensor C Circuit High Bank 1
P03E9 lw A Camshaft Profile Actuator Position Sensor A Exceeded Learning Limit
P03EA lw A Camshaft Profile Actuator Position Sensor B Exceeded Learning Limit
P03EB lw A Camshaft Profile Actuator Position Sensor C Exceeded Learning Limit
P03EC lw A Camshaft Profile Actuator C Control Circuit/Open Bank 1
P03ED lw A Camshaft Profile Actuator C Control Circuit Low Bank 1
P03EE lw A Camshaft Profile Actuator C Control Circuit High Bank 1
P03EF lw A Camshaft Profile Actuator C Control Performance/Stuck Off Bank 1
P03F0 lw A Camshaft Profile Actuator C Control Stuck On Bank 1
P03F1 lw B Camshaft Profile Actuator C Control Circuit/Open Bank 1
P03F2 lw B Camshaft Profile Actuator C Control Circuit Low Bank 1
P03F3 lw B Camshaft Profile Actuator C Control Circuit High Bank 1
P03F4 lw B Camshaft Profile Actuator C Control Performance/Stuck Off Bank 1
P03F5 lw B Camshaft Profile Actuator C Control Stuck On Bank 1
P03F6 lw B Camshaft Position Actuator Position Sensor C Circuit Bank 1
P03F7 lw B Camshaft Position Actuator Position Sensor C Range/Performance Bank 1
P03F8 lw B Camshaft Position Actuator Position Sensor C Circuit Low Bank 1
P03F9 lw B Camshaft Position Actuator Position Sensor C Circuit High Bank 1
P03FA lw Ignition K Control Signal Circuit/Open
P03FB lw Ignition K Control Signal Circuit Low
P03FC lw Ignition K Control Signal Circuit High
P03FD lw Ignition L Control Signal Circuit/Open
P03FE lw Ignition L Control Signal Circuit Low
P03FF lw Ignition L Control Signal Circuit High
P0400 aw EGR A Flow
P0401 aw EGR A Flow Insufficient Detected
P0402 aw EGR A Flow Excessive Detected
P0403 dw EGR A Control Circuit/Open | Exhaust Gas Recirculation Circuit Malfunction | EGR Control Circuit
P0404 aw EGR A Control Circuit Range/Performance
P0405 aw EGR Sensor A Circuit Low
P0406 aw EGR Sensor A Circuit High
P0407 aw EGR Sensor B Circuit Low
P0408 aw EGR Sensor B Circuit High
P0409 aw EGR Sensor A Circuit
P040A aw EGR Temperature Sensor A Circuit
P040B aw EGR Temperature Sensor A Circuit Range/Performance
P040C aw EGR Temperature Sensor A Circuit Low
P040D aw EGR Temperature Sensor A Circuit High
P040E aw EGR Temperature Sensor A Circuit Intermittent/Erratic
P040F aw EGR Temperature Sensor A/B Correlation
P0410 aw AIR System A
P0411 aw AIR System A Incorrect Flow Detected
P0412 aw AIR System Switching Valve A Circuit
P0413 aw AIR System Switching Valve A Circuit Open
P0414 aw AIR System Switching Valve A Circuit Shorted
P0415 aw AIR System Switching Valve B Circuit
P0416 aw AIR System Switching Valve B Circuit Open
P0417 aw AIR System Switching Valve B Circuit Shorted
P0418 aw AIR System Control A Circuit
P0419 aw AIR System Control B Circuit
P041A aw EGR Temperature Sensor B Circuit
P041B aw EGR Temperature Sensor B Circuit Range/Performance
P041C aw EGR Temperature Sensor B Circuit Low
P041D aw EGR Temperature Sensor B Circuit High
P041E aw EGR Temperature Sensor B Circuit Intermittent/Erratic
P041F lw AIR System Switching Valve A Circuit Low
P0420 aw Catalyst System Efficiency Below Threshold Bank 1
P0421 aw Catalyst 1 Efficiency Below Threshold Bank 1
P0422 aw Catalyst 2 Efficiency Below Threshold Bank 1
P0423 aw Heated Catalyst Efficiency Below Threshold Bank 1
P0424 aw Heated Catalyst Temperature Below Threshold Bank 1
P0425 aw Catalyst Temperature Sensor Circuit Bank 1 Sensor 1
P0426 aw Catalyst Temperature Sensor Circuit Range/Performance Bank 1 Sensor 1
P0427 aw Catalyst Temperature Sensor Circuit Low Bank 1 Sensor 1
P0428 aw Catalyst Temperature Sensor Circuit High Bank 1 Sensor 1
P0429 aw Catalyst Heater Control Circuit/Open Bank 1
P042A aw Catalyst Temperature Sensor Circuit Bank 1 Sensor 2
P042B aw Catalyst Temperature Sensor Circuit Range/Performance Bank 1 Sensor 2
P042C aw Catalyst Temperature Sensor Circuit Low Bank 1 Sensor 2
P042D aw Catalyst Temperature Sensor Circuit High Bank 1 Sensor 2
P042E aw EGR A Control Stuck Open
P042F lw EGR A Control Stuck Closed
P0430 aw Catalyst System Efficiency Below Threshold Bank 2
P0431 aw Catalyst 1 Efficiency Below Threshold Bank 2
P0432 aw Catalyst 2 Efficiency Below Threshold Bank 2
P0433 aw Heated Catalyst Efficiency Below Threshold Bank 2
P0434 aw Heated Catalyst Temperature Below Threshold Bank 2
P0435 aw Catalyst Temperature Sensor Circuit Bank 2 Sensor 1
P0436 aw Catalyst Temperature Sensor Circuit Range/Performance Bank 2 Sensor 1
P0437 aw Catalyst Temperature Sensor Circuit Low Bank 2 Sensor 1
P0438 aw Catalyst Temperature Sensor Circuit High Bank 2 Sensor 1
P0439 aw Catalyst Heater Control Circuit/Open Bank 2
P043A aw Catalyst Temperature Sensor Circuit Bank 2 Sensor 2
P043B aw Catalyst Temperature Sensor Circuit Range/Performance Bank 2 Sensor 2
P043C aw Catalyst Temperature Sensor Circuit Low Bank 2 Sensor 2
P043D aw Catalyst Temperature Sensor Circuit High Bank 2 Sensor 2
P043E aw EVAP System Leak Detection Reference Orifice Low Flow
P043F aw EVAP System Leak Detection Reference Orifice High Flow
P0440 aw EVAP System
P0441 aw EVAP System Incorrect Purge Flow
P0442 aw EVAP System Leak Detected (small leak)
P0443 aw EVAP System Purge Control Valve A Circuit
P0444 aw EVAP System Purge Control Valve A Circuit Open
P0445 aw EVAP System Purge Control Valve A Circuit Shorted
P0446 aw EVAP System Vent Control Circuit
P0447 aw EVAP System Vent Control Circuit Open
P0448 aw EVAP System Vent Control Circuit Shorted
P0449 aw EVAP System Vent Valve Control Circuit/Open
P044A dw EGR Sensor C Circuit | Gas Recirculation Sensor C Circuit
P044B lw EGR Sensor C Circuit Range/Performance
P044C aw EGR Sensor C Circuit Low
P044D lw EGR Sensor C Circuit High
P044E dw EGR Sensor C Circuit Intermittent/Erratic | Gas Recirculation Sensor C Circuit Intermittent/Erratic
P044F aw AIR System Switching Valve A Circuit High
P0450 aw EVAP System Pressure Sensor/Switch A Circuit
P0451 aw EVAP System Pressure Sensor/Switch A Circuit Range/Performance
P0452 aw EVAP System Pressure Sensor/Switch A Circuit Low
P0453 aw EVAP System Pressure Sensor/Switch A Circuit High
P0454 aw EVAP System Pressure Sensor/Switch A Circuit Intermittent
P0455 aw EVAP System Leak Detected - Large Leak
P0456 aw EVAP System Leak Detected (very small leak)
P0457 aw EVAP System Leak Detected (fuel cap loose/off)
P0458 aw EVAP System Purge Control Valve A Circuit Low
P0459 aw EVAP System Purge Control Valve A Circuit High
P045A dw EGR B Control Circuit | Gas Recirculation B Control Circuit
P045B dw EGR B Control Circuit Range/Performance | Gas Recirculation B Control Circuit Range/Performance
P045C aw EGR B Control Circuit Low
P045D aw EGR B Control Circuit High
P045E lw EGR B Control Stuck Open
P045F aw EGR B Control Stuck Closed
P0460 aw Fuel Level Sensor A Circuit
P0461 aw Fuel Level Sensor A Circuit Range/Performance
P0462 aw Fuel Level Sensor A Circuit Low
P0463 aw Fuel Level Sensor A Circuit High
P0464 aw Fuel Level Sensor A Circuit Intermittent
P0465 aw EVAP Purge Flow Sensor Circuit
P0466 aw EVAP Purge Flow Sensor Circuit Range/Performance
P0467 aw EVAP Purge Flow Sensor Circuit Low
P0468 aw EVAP Purge Flow Sensor Circuit High
P0469 aw EVAP Purge Flow Sensor Circuit Intermittent
P046A aw Catalyst Temperature Sensor 1/2 Correlation Bank 1
P046B aw Catalyst Temperature Sensor 1/2 Correlation Bank 2
P046C lw EGR Sensor A Circuit Range/Performance
P046D dw EGR Sensor A Circuit Intermittent/Erratic | Gas Recirculation Sensor A Circuit Intermittent/Erratic
P046E dw EGR Sensor B Circuit Range/Performance | Gas Recirculation Sensor B Circuit Range/Performance
P046F dw EGR Sensor B Circuit Intermittent/Erratic | Gas Recirculation Sensor B Circuit Intermittent/Erratic
P0470 aw Exhaust Pressure Sensor A Circuit
P0471 aw Exhaust Pressure Sensor A Circuit Range/Performance
P0472 aw Exhaust Pressure Sensor A Circuit Low
P0473 aw Exhaust Pressure Sensor A Circuit High
P0474 aw Exhaust Pressure Sensor A Circuit Intermittent/Erratic
P0475 aw Exhaust Pressure Control Valve A
P0476 aw Exhaust Pressure Control Valve A Range/Performance
P0477 aw Exhaust Pressure Control Valve A Low
P0478 aw Exhaust Pressure Control Valve A High
P0479 aw Exhaust Pressure Control Valve A Intermittent
P047A aw Exhaust Pressure Sensor B Circuit
P047B aw Exhaust Pressure Sensor B Circuit Range/Performance
P047C aw Exhaust Pressure Sensor B Circuit Low
P047D aw Exhaust Pressure Sensor B Circuit High
P047E aw Exhaust Pressure Sensor B Circuit Intermittent/Erratic
P047F lw Exhaust Pressure Control Valve A Stuck Open
P0480 aw Fan 1 Control Circuit
P0481 aw Fan 2 Control Circuit
P0482 aw Fan 3 Control Circuit
P0483 aw Fan Rationality Check
P0484 aw Fan Circuit Current High
P0485 aw Fan Power/Ground Circuit
P0486 aw EGR Sensor B Circuit
P0487 aw EGR Throttle Control Circuit A /Open
P0488 aw EGR Throttle Control Circuit A Range/Performance
P0489 aw EGR A Control Circuit Low
P048A aw Exhaust Pressure Control Valve A Stuck Closed
P048B aw Exhaust Pressure Control Valve A Position Sensor/Switch Circuit
P048C aw Exhaust Pressure Control Valve A Position Sensor/Switch Circuit Range/Performance
P048D aw Exhaust Pressure Control Valve A Position Sensor/Switch Circuit Low
P048E aw Exhaust Pressure Control Valve A Position Sensor/Switch Circuit High
P048F aw Exhaust Pressure Control Valve A Position Sensor/Switch Circuit Intermittent/Erratic
P0490 aw EGR A Control Circuit High
P0491 aw AIR System Insufficient Flow Bank 1
P0492 aw AIR System Insufficient Flow Bank 2
P0493 aw Fan Overspeed
P0494 dw Fan 1 Underspeed | Fan Speed Low
P0495 dw Fan 1 Overspeed | Fan Speed High
P0496 aw EVAP System High Purge Flow
P0497 aw EVAP System Low Purge Flow
P0498 aw EVAP System Vent Valve Control Circuit Low
P0499 aw EVAP System Vent Valve Control Circuit High
P049A dw EGR B Flow | Gas Recirculation B Flow
P049B aw EGR B Flow Insufficient Detected
P049C aw EGR B Flow Excessive Detected
P049D aw EGR A Control Position Exceeded Learning Limit
P049E aw EGR B Control Position Exceeded Learning Limit
P049F aw Exhaust Pressure Control Valve B
P04A0 aw Exhaust Pressure Control Valve B Range/Performance
P04A1 aw Exhaust Pressure Control Valve B Low
P04A2 aw Exhaust Pressure Control Valve B High
P04A3 aw Exhaust Pressure Control Valve B Intermittent
P04A4 aw Exhaust Pressure Control Valve B Stuck Open
P04A5 aw Exhaust Pressure Control Valve B Stuck Closed
P04A6 aw Exhaust Pressure Control Valve B Position Sensor/Switch Circuit
P04A7 aw Exhaust Pressure Control Valve B Position Sensor/Switch Circuit Range/Performance
P04A8 aw Exhaust Pressure Control Valve B Position Sensor/Switch Circuit Low
P04A9 aw Exhaust Pressure Control Valve B Position Sensor/Switch Circuit High
P04AA aw Exhaust Pressure Control Valve B Position Sensor/Switch Circuit Intermittent/Erratic
P04AB dw EVAP System Purge Control Valve B Circuit/Open | - P04FF ISO/SAE Reserved
P04AC lw EVAP System Purge Control Valve B Circuit Low
P04AD lw EVAP System Purge Control Valve B Circuit High
P04AE lw EVAP System Purge Control Valve B Performance/Stuck Open
P04AF lw EVAP System Purge Control Valve B Stuck Closed
P04B0 lw Refueling Vapor Control Valve Circuit/Open
P04B1 lw Refueling Vapor Control Valve Circuit Low
P04B2 lw Refueling Vapor Control Valve Circuit High
P04B3 lw Refueling Vapor Control Valve Stuck Performance/Stuck Open
P04B4 lw Refueling Vapor Control Valve Stuck Closed
P04B5 lw Fuel Fill Door Stuck Open
P04B6 lw Fuel Fill Door Stuck Closed
P04B7 lw Fuel Fill Door Position Sensor/Switch Circuit Intermittent/Erratic
P04B8 lw Fuel Fill Door Position Sensor/Switch Circuit
P04B9 lw Fuel Fill Door Position Sensor/Switch Circuit Low
P04BA lw Fuel Fill Door Position Sensor/Switch Circuit High
P04BB lw Fuel Fill Door Lock Control Circuit/Open
P04BC lw Fuel Fill Door Lock Control Range/Performance
P04BD lw Fuel Fill Door Lock Control Circuit Low
P04BE lw Fuel Fill Door Lock Control Circuit High
P04BF lw Fuel Fill Door Unlock Control Circuit/Open
P04C0 lw Fuel Fill Door Unlock Control Range/Performance
P04C1 lw Fuel Fill Door Unlock Control Circuit Low
P04C2 lw Fuel Fill Door Unlock Control Circuit High
P04C3 lw Fuel Fill Door Lock Position Sensor/Switch Circuit
P04C4 lw Fuel Fill Door Lock Position Sensor/Switch Circuit Range/Performance
P04C5 lw Fuel Fill Door Lock Position Sensor/Switch Circuit Low
P04C6 lw Fuel Fill Door Lock Position Sensor/Switch Circuit High
P04C7 lw Fuel Fill Door Lock Position Sensor/Switch Circuit Intermittent/Erratic
P04C8 lw Fuel Fill Door Open Request Sensor/Switch Circuit
P04C9 lw Fuel Fill Door Open Request Sensor/Switch Performance/Stuck Off
P04CA lw Fuel Fill Door Open Request Sensor/Switch Circuit Low
P04CB lw Fuel Fill Door Open Request Sensor/Switch Circuit High
P04CC lw Fuel Fill Door Open Request Sensor/Switch Circuit Intermittent/Erratic
P04CD lw Fuel Fill Door Open Request Sensor/Switch Stuck On
P04CE lw EGR Temperature Sensor C Circuit
P04CF lw EGR Temperature Sensor C Circuit Range/Performance
P04D0 lw EGR Temperature Sensor C Circuit Low
P04D1 lw EGR Temperature Sensor C Circuit High
P04D2 lw EGR Temperature Sensor C Circuit Intermittent/Erratic
P04D3 lw Exhaust Brake Input Circuit
P04D4 lw Exhaust Brake Input Circuit Range/Performance
P04D5 lw Exhaust Brake Input Circuit Low
P04D6 lw Exhaust Brake Input Circuit High
P04D7 lw Exhaust Brake Input Circuit Intermittent/Erratic
P04D8 lw Excessive Time To Enter Closed Loop EGR Control
P04D9 lw Closed Loop EGR Control At Limit - Flow Too Low
P04DA lw Closed Loop EGR Control At Limit - Flow Too High
P04DB lw Crankcase Ventilation System Disconnected
P04DC lw Fuel Fill Door Position Sensor/Switch Circuit Range/Performance
P04DD lw Cold Start EGR A Flow Insufficient Detected
P04DE lw Cold Start EGR A Flow Excessive Detected
P04DF lw EVAP System Purge Control Valve A Performance/Stuck Open
P04E0 lw EVAP System Purge Control Valve A Stuck Closed
P04E1 lw Crankcase Ventilation Hose Connection Sensor Circuit
P04E2 lw Crankcase Ventilation Hose Connection Sensor Circuit Low
P04E3 lw Crankcase Ventilation Hose Connection Sensor Circuit High
P04E4 lw Crankcase Ventilation Hose Connection Sensor Circuit Intermittent/Erratic
P04E5 lw EGR Temperature Sensor D Circuit
P04E6 lw EGR Temperature Sensor D Circuit Range/Performance
P04E7 lw EGR Temperature Sensor D Circuit Low
P04E8 lw EGR Temperature Sensor D Circuit High
P04E9 lw EGR Temperature Sensor D Circuit Intermittent/Erratic
P04EA lw EVAP System Small Leak Detected - Fuel Tank Side
P04EB lw EVAP System Small Leak Detected - Fresh Air Side
P04EC lw EVAP System Large Leak Detected - Fuel Tank Side
P04ED lw EVAP System Large Leak Detected - Fresh Air Side
P04EE lw EVAP System Very Small Leak Detected - Fuel Tank Side
P04EF lw EVAP System Very Small Leak Detected - Fresh Air Side
P04F0 lw EVAP System High Load Purge Line A Performance
P04F1 lw EVAP System Purge Line Performance
P04F2 lw Catalyst Heater Supply Voltage Bank 1
P04F3 lw Catalyst Heater Supply Voltage Bank 2
P04F4 lw Catalyst Heater Circuit Low Bank 1
P04F5 lw Catalyst Heater Circuit Low Bank 2
P04F6 lw Catalyst Heater Circuit High Bank 1
P04F7 lw Catalyst Heater Circuit High Bank 2
P04F8 lw Catalyst Heater Circuit Intermittent Bank 1
P04F9 lw Catalyst Heater Circuit Intermittent Bank 2
P04FA lw EGR A Control Temperature Too High
P04FB lw Crankcase Ventilation Hose Connection Sensor Range/Performance
P04FC lw Crankcase Ventilation System Performance
P04FD lw EGR Actuator A Control Processor Performance
P04FE lw Catalyst Heater Circuit Performance Bank 1
P04FF lw Catalyst Heater Circuit Performance Bank 2
P0500 aw Vehicle Speed Sensor A Circuit
P0501 aw Vehicle Speed Sensor A Circuit Range/Performance
P0502 aw Vehicle Speed Sensor A Circuit Low
P0503 aw Vehicle Speed Sensor A Circuit Intermittent/Erratic/High
P0504 aw Brake Switch A/B Correlation
P0505 aw Idle Control System
P0506 aw Idle Control System RPM - Lower Than Expected
P0507 aw Idle Control System RPM - Higher Than Expected
P0508 aw Idle Air Control System Circuit Low
P0509 aw Idle Air Control System Circuit High
P050A aw Cold Start Idle Control System Performance
P050B aw Cold Start Ignition Timing Performance
P050C aw Cold Start Engine Coolant Temperature Performance
P050D aw Cold Start Rough Idle
P050E aw Cold Start Engine Exhaust Temperature Too Low
P050F aw Brake Assist Vacuum Too Low
P0510 aw Closed Throttle Position Switch
P0511 aw Idle Air Control Circuit
P0512 aw Starter Request Circuit
P0513 aw Incorrect Immobilizer Key
P0514 aw Battery Temperature Sensor Circuit Range/Performance
P0515 aw Battery Temperature Sensor Circuit
P0516 aw Battery Temperature Sensor Circuit Low
P0517 aw Battery Temperature Sensor Circuit High
P0518 aw Idle Air Control Circuit Intermittent
P0519 aw Idle Air Control System Performance
P051A aw Crankcase Pressure Sensor A Circuit
P051B aw Crankcase Pressure Sensor A Circuit Range/Performance
P051C aw Crankcase Pressure Sensor A Circuit Low
P051D aw Crankcase Pressure Sensor A Circuit High
P051E aw Crankcase Pressure Sensor A Circuit Intermittent/Erratic
P051F aw PCV Filter Restriction
P0520 aw Engine Oil Pressure Sensor/Switch A Circuit
P0521 aw Engine Oil Pressure Sensor/Switch A Range/Performance
P0522 aw Engine Oil Pressure Sensor/Switch A Low
P0523 aw Engine Oil Pressure Sensor/Switch A High
P0524 aw Engine Oil Pressure Too Low
P0525 aw Cruise Control Servo Control Circuit Range/Performance
P0526 aw Fan Speed Sensor Circuit
P0527 aw Fan Speed Sensor Circuit Range/Performance
P0528 aw Fan Speed Sensor Circuit No Signal
P0529 aw Fan Speed Sensor Circuit Intermittent
P052A aw Cold Start A Camshaft Position Timing Over-Advanced Bank 1
P052B aw Cold Start A Camshaft Position Timing Over-Retarded Bank 1
P052C aw Cold Start A Camshaft Position Timing Over-Advanced Bank 2
P052D aw Cold Start A Camshaft Position Timing Over-Retarded Bank 2
P052E aw PCV Regulator Valve Performance
P052F lw Glow Plug Control Module 1 System Voltage
P0530 aw A/C Refrigerant Pressure Sensor A Circuit
P0531 aw A/C Refrigerant Pressure Sensor A Circuit Range/Performance
P0532 aw A/C Refrigerant Pressure Sensor A Circuit Low
P0533 aw A/C Refrigerant Pressure Sensor A Circuit High
P0534 aw A/C Refrigerant Charge Loss
P0535 aw A/C Evaporator Temperature Sensor Circuit
P0536 aw A/C Evaporator Temperature Sensor Circuit Range/Performance
P0537 aw A/C Evaporator Temperature Sensor Circuit Low
P0538 aw A/C Evaporator Temperature Sensor Circuit High
P0539 aw A/C Evaporator Temperature Sensor Circuit Intermittent
P053A aw PCV Heater A Control Circuit /Open
P053B aw PCV Heater A Control Circuit Low
P053C aw PCV Heater A Control Circuit High
P053D lw PCV Heater A Performance
P053E lw Crankcase Pressure Too High
P053F lw Cold Start Fuel Pressure Performance Bank 1
P0540 aw Intake Air Heater A Circuit
P0541 aw Intake Air Heater A Circuit Low
P0542 aw Intake Air Heater A Circuit High
P0543 aw Intake Air Heater A Circuit Open
P0544 aw Exhaust Gas Temperature Sensor Circuit Bank 1 Sensor 1
P0545 aw Exhaust Gas Temperature Sensor Circuit Low Bank 1 Sensor 1
P0546 aw Exhaust Gas Temperature Sensor Circuit High Bank 1 Sensor 1
P0547 aw Exhaust Gas Temperature Sensor Circuit Bank 2 Sensor 1
P0548 aw Exhaust Gas Temperature Sensor Circuit Low Bank 2 Sensor 1
P0549 aw Exhaust Gas Temperature Sensor Circuit High Bank 2 Sensor 1
P054A aw Cold Start B Camshaft Position Timing Over-Advanced Bank 1
P054B aw Cold Start B Camshaft Position Timing Over-Retarded Bank 1
P054C aw Cold Start B Camshaft Position Timing Over-Advanced Bank 2
P054D aw Cold Start B Camshaft Position Timing Over-Retarded Bank 2
P054E lw Idle Control System - Fuel Quantity Lower Than Expected
P054F lw Idle Control System - Fuel Quantity Higher Than Expected
P0550 aw Power Steering Pressure Sensor/Switch Circuit
P0551 aw Power Steering Pressure Sensor/Switch Circuit Range/Performance
P0552 aw Power Steering Pressure Sensor/Switch Circuit Low
P0553 aw Power Steering Pressure Sensor/Switch Circuit High
P0554 aw Power Steering Pressure Sensor/Switch Circuit Intermittent
P0555 aw Brake Booster Pressure Sensor Circuit
P0556 aw Brake Booster Pressure Sensor Circuit Range/Performance
P0557 aw Brake Booster Pressure Sensor Circuit Low
P0558 aw Brake Booster Pressure Sensor Circuit High
P0559 aw Brake Booster Pressure Sensor Circuit Intermittent
P055A lw Engine Oil Pressure Sensor/Switch B Circuit
P055B lw Engine Oil Pressure Sensor/Switch B Range/Performance
P055C lw Engine Oil Pressure Sensor/Switch B Low
P055D lw Engine Oil Pressure Sensor/Switch B High
P055E lw Oxygen Sensor Control Module System Voltage
P055F lw Engine Oil Pressure Out of Range
P0560 aw System Voltage
P0561 aw System Voltage Unstable
P0562 aw System Voltage Low
P0563 aw System Voltage High
P0564 aw Cruise Control Multi-Function Input A Circuit
P0565 aw Cruise Control On Signal
P0566 aw Cruise Control Off Signal
P0567 aw Cruise Control Resume Signal
P0568 aw Cruise Control Set Signal
P0569 aw Cruise Control Coast Signal
P056A aw Cruise Control Increase Distance Signal
P056B aw Cruise Control Decrease Distance Signal
P056C lw Cruise Control Cancel Signal
P056D lw Reductant Control Module System Voltage
P056E lw Cold Start Turbocharger/Supercharger Boost Control A Performance
P056F lw Cold Start Turbocharger/Supercharger Boost Control B Performance
P0570 aw Cruise Control Accelerate Signal
P0571 aw Brake Switch A Circuit
P0572 aw Brake Switch A Circuit Low
P0573 aw Brake Switch A Circuit High
P0574 aw Cruise Control System - Vehicle Speed Too High
P0575 aw Cruise Control Input Circuit
P0576 aw Cruise Control Input Circuit Low
P0577 aw Cruise Control Input Circuit High
P0578 aw Cruise Control Multi-Function Input A Circuit Stuck
P0579 aw Cruise Control Multi-Function Input A Circuit Range/Performance
P057A lw Brake Pedal Position Sensor A Circuit/Open
P057B lw Brake Pedal Position Sensor A Circuit Range/Performance
P057C lw Brake Pedal Position Sensor A Circuit Low
P057D lw Brake Pedal Position Sensor A Circuit High
P057E lw Brake Pedal Position Sensor A Circuit Intermittent/Erratic
P057F lw Battery A State of Charge Performance
P0580 aw Cruise Control Multi-Function Input A Circuit Low
P0581 aw Cruise Control Multi-Function Input A Circuit High
P0582 aw Cruise Control Vacuum Control Circuit/Open
P0583 aw Cruise Control Vacuum Control Circuit Low
P0584 aw Cruise Control Vacuum Control Circuit High
P0585 aw Cruise Control Multi-Function Input A/B Correlation
P0586 aw Cruise Control Vent Control Circuit/Open
P0587 aw Cruise Control Vent Control Circuit Low
P0588 aw Cruise Control Vent Control Circuit High
P0589 aw Cruise Control Multi-Function Input B Circuit
P058A lw Battery Monitor Module Performance
P058B lw Battery Monitor Module Current Monitoring Performance
P058C lw Battery Monitor Module Temperature Monitoring Performance
P058D lw Battery Monitor Module Voltage Monitoring Performance
P058E lw Battery Monitor Module Temperature Too High
P058F lw Battery Monitor Module Temperature Too Low
P0590 aw Cruise Control Multi-Function Input B Circuit Stuck
P0591 aw Cruise Control Multi-Function Input B Circuit Range/Performance
P0592 aw Cruise Control Multi-Function Input B Circuit Low
P0593 aw Cruise Control Multi-Function Input B Circuit High
P0594 aw Cruise Control Servo Control Circuit/Open
P0595 aw Cruise Control Servo Control Circuit Low
P0596 aw Cruise Control Servo Control Circuit High
P0597 aw Thermostat Heater Control Circuit/Open
P0598 aw Thermostat Heater Control Circuit Low
P0599 aw Thermostat Heater Control Circuit High
P059A dw Active Grille Air Shutter A Position Sensor Circuit | - P05FF ISO/SAE Reserved
P059B lw Active Grille Air Shutter A Position Sensor Circuit Range/Performance
P059C lw Active Grille Air Shutter A Position Sensor Circuit High
P059D lw Active Grille Air Shutter A Position Sensor Circuit Low
P059E lw Active Grille Air Shutter A Position Sensor Circuit Intermittent
P059F lw Active Grille Air Shutter A Performance/Stuck Off
P05A0 lw Active Grille Air Shutter A Stuck On
P05A1 lw Active Grille Air Shutter A Position Sensor Minimum/Maximum Stop Performance
P05A2 lw Active Grille Air Shutter A Control Circuit/Open
P05A3 lw Active Grille Air Shutter A Control Circuit Range/Performance
P05A4 lw Active Grille Air Shutter A Control Circuit High
P05A5 lw Active Grille Air Shutter A Control Circuit Low
P05A6 lw Active Grille Air Shutter A Supply Voltage Circuit/Open
P05A7 lw Active Grille Air Shutter A Supply Voltage Circuit Low
P05A8 lw Active Grille Air Shutter A Supply Voltage Circuit High
P05A9 lw Active Grille Air Shutter B Position Sensor Circuit
P05AA lw Active Grille Air Shutter B Position Sensor Circuit Range/Performance
P05AB lw Active Grille Air Shutter B Position Sensor Circuit High
P05AC lw Active Grille Air Shutter B Position Sensor Circuit Low
P05AD lw Active Grille Air Shutter B Position Sensor Circuit Intermittent
P05AE lw Active Grille Air Shutter B Performance/Stuck Off
P05AF lw Active Grille Air Shutter B Stuck On
P05B0 lw Active Grille Air Shutter B Position Sensor Minimum/Maximum Stop Performance
P05B1 lw Active Grille Air Shutter B Control Circuit/Open
P05B2 lw Active Grille Air Shutter B Control Circuit Range/Performance
P05B3 lw Active Grille Air Shutter B Control Circuit High
P05B4 lw Active Grille Air Shutter B Control Circuit Low
P05B5 lw Active Grille Air Shutter B Supply Voltage Circuit/Open
P05B6 lw Active Grille Air Shutter B Supply Voltage Circuit Low
P05B7 lw Active Grille Air Shutter B Supply Voltage Circuit High
P05B8 lw Restraint Deployment Signal Circuit/Open
P05B9 lw Restraint Deployment Signal Circuit Low
P05BA lw Restraint Deployment Signal Circuit High
P05BB lw Restraints Deployed
P05BC lw Stop-Start Mode Switch Circuit/Open
P05BD lw Stop-Start Mode Switch Circuit Range/Performance
P05BE lw Stop-Start Mode Switch Circuit Low
P05BF lw Stop-Start Mode Switch Circuit High
P05C0 lw Active Grille Air Shutter Module A Over Temperature
P05C1 lw Active Grille Air Shutter Module B Over Temperature
P05C2 lw Engine Coolant Pressure Sensor Circuit
P05C3 lw Engine Coolant Pressure Sensor Circuit Range/Performance
P05C4 lw Engine Coolant Pressure Sensor Circuit Low
P05C5 lw Engine Coolant Pressure Sensor Circuit High
P05C6 lw Engine Coolant Pressure Sensor Circuit Intermittent/Erratic
P05C7 lw Economy Mode Switch Circuit/Open
P05C8 lw Economy Mode Switch Circuit Range/Performance
P05C9 lw Economy Mode Switch Circuit Low
P05CA lw Economy Mode Switch Circuit High
P05CB lw Vehicle Hardware Incompatibility
P05CC lw Cold Start A Camshaft Position Timing Performance Bank 1
P05CD lw Cold Start A Camshaft Position Timing Performance Bank 2
P05CE lw Cold Start B Camshaft Position Timing Performance Bank 1
P05CF lw Cold Start B Camshaft Position Timing Performance Bank 2
P05D0 lw Driver Mode Select Switch A Circuit
P05D1 lw Driver Mode Select Switch A Circuit Low
P05D2 lw Driver Mode Select Switch A Circuit High
P05D3 lw Driver Mode Select Switch A Range/Performance
P05D4 lw Driver Mode Select Switch B Circuit
P05D5 lw Driver Mode Select Switch B Circuit Low
P05D6 lw Driver Mode Select Switch B Circuit High
P05D7 lw Driver Mode Select Switch B Range/Performance
P05D8 lw PCV Regulator Valve Control Circuit/Open
P05D9 lw PCV Regulator Valve Control Circuit Low
P05DA lw PCV Regulator Valve Control Circuit High
P05DB lw Brake Pedal Position Sensor B Circuit/Open
P05DC lw Brake Pedal Position Sensor B Circuit Range/Performance
P05DD lw Brake Pedal Position Sensor B Circuit Low
P05DE lw Brake Pedal Position Sensor B Circuit High
P05DF lw Brake Pedal Position Sensor B Circuit Intermittent/Erratic
P05E0 lw Brake Pedal Position Sensor A/B Correlation
P05E1 lw A/C Refrigerant Pressure Sensor A Circuit Intermittent/Erratic
P05E2 lw A/C Refrigerant Pressure Sensor B Circuit Intermittent/Erratic
P05E3 lw Park Brake Sensor/Switch Circuit
P05E4 lw Park Brake Sensor/Switch Circuit Low
P05E5 lw Park Brake Sensor/Switch Circuit High
P05E6 lw Park Brake Sensor/Switch Circuit Range/Performance
P05E7 lw Park Brake Sensor/Switch Circuit Intermittent/Erratic
P05E8 lw Engine Oil Bypass Valve Control Circuit/Open
P05E9 lw Engine Oil Bypass Valve Control Circuit Low
P05EA lw Engine Oil Bypass Valve Control Circuit High
P05EB lw Cold Start SCR NOx Catalyst Inlet Temperature Too Low
P05EC lw Cold Start Injection Timing Performance
P05ED lw Reductant Heater Control Module Supply Voltage
P05EE lw Reductant Pump Supply Voltage Circuit/Open
P05EF lw Reductant Pump Supply Voltage Circuit Low
P05F0 lw Reductant Pump Supply Voltage Circuit High
P05F1 lw Reductant Pump Supply Voltage Circuit Stuck On
P05F2 lw Reductant Pump Supply Voltage Circuit Stuck Off
P05F3 lw Exhaust Aftertreatment Power Relay Control Circuit/Open
P05F4 lw Exhaust Aftertreatment Power Relay Control Circuit Low
P05F5 lw Exhaust Aftertreatment Power Relay Control Circuit High
P05F6 lw Exhaust Aftertreatment Power Relay Control Circuit Stuck On
P05F7 lw Exhaust Aftertreatment Power Relay Control Circuit Stuck Off
P05F8 lw Reductant Heater Control Module Performance
P05F9 lw Stop-Start Status Signal Circuit
P05FA lw Stop-Start Status Signal Circuit Low
P05FB lw Stop-Start Status Signal Circuit High
P05FC lw Cold Start Fuel Pressure Performance Bank 2
P05FD lw Turbocharger/Supercharger Boost Control A Temperature Too High
P05FE lw Active Grille Air Shutter C Performance/Stuck Off
P05FF lw Brake Pressure Sensor / Brake Pedal Position Sensor Correlation
P0600 aw Serial Communication Link
P0601 aw Internal Control Module Memory Checksum Error
P0602 aw Control Module Programming Error
P0603 aw Internal Control Module Keep Alive Memory (KAM) Error
P0604 aw Internal Control Module Random Access Memory (RAM) Error
P0605 aw Internal Control Module Read Only Memory (ROM) Error
P0606 aw Control Module Processor
P0607 aw Control Module Performance
P0608 aw Control Module VSS Output A
P0609 aw Control Module VSS Output B
P060A aw Internal Control Module Monitoring Processor Performance
P060B aw Internal Control Module A/D Processing Performance
P060C aw Internal Control Module Main Processor Performance
P060D aw Internal Control Module Accelerator Pedal Position Performance
P060E aw Internal Control Module Throttle Position Performance
P060F aw Internal Control Module Coolant Temperature Performance
P0610 aw Control Module Vehicle Options Error
P0611 aw Fuel Injector Control Module Performance
P0612 aw Fuel Injector Control Module Relay Control
P0613 aw TCM Processor
P0614 aw ECM/TCM Incompatible
P0615 aw Starter Relay A Circuit
P0616 aw Starter Relay A Circuit Low
P0617 aw Starter Relay A Circuit High
P0618 aw Alternative Fuel Control Module KAM Error
P0619 aw Alternative Fuel Control Module RAM/ROM Error
P061A aw Internal Control Module Torque Performance
P061B aw Internal Control Module Torque Calculation Performance
P061C aw Internal Control Module Engine RPM Performance
P061D aw Internal Control Module Engine Air Mass Performance
P061E aw Internal Control Module Brake Signal Performance
P061F aw Internal Control Module Throttle Actuator Controller Performance
P0620 aw Generator Control Circuit
P0621 aw Generator Lamp/L Terminal Circuit
P0622 aw Generator Field/F Terminal Circuit
P0623 aw Generator Lamp Control Circuit
P0624 aw Fuel Cap Lamp Control Circuit
P0625 aw Generator Field/F Terminal Circuit Low
P0626 aw Generator Field/F Terminal Circuit High
P0627 aw Fuel Pump A Control Circuit/Open
P0628 aw Fuel Pump A Control Circuit Low
P0629 aw Fuel Pump A Control Circuit High
P062A aw Fuel Pump A Control Circuit Range/Performance
P062B aw Internal Control Module Fuel Injector Control Performance
P062C aw Internal Control Module Vehicle Speed Performance
P062D aw Fuel Injector Driver Circuit Performance Bank 1
P062E aw Fuel Injector Driver Circuit Performance Bank 2
P062F aw Internal Control Module EEPROM Error
P0630 aw VIN Not Programmed or Incompatible - ECM/PCM
P0631 aw VIN Not Programmed or Incompatible - TCM
P0632 aw Odometer Not Programmed - ECM/PCM
P0633 aw Immobilizer Key Not Programmed - ECM/PCM
P0634 aw Control Module Internal Temperature A Too High
P0635 aw Power Steering Control Circuit
P0636 aw Power Steering Control Circuit Low
P0637 aw Power Steering Control Circuit High
P0638 aw Throttle Actuator Control Range/Performance Bank 1
P0639 aw Throttle Actuator Control Range/Performance Bank 2
P063A aw Generator Voltage Sense Circuit A
P063B aw Generator Voltage Sense Circuit A Range/Performance
P063C aw Generator Voltage Sense Circuit A Low
P063D aw Generator Voltage Sense Circuit A High
P063E aw Auto Configuration Throttle Input Not Present Bank 1
P063F aw Auto Configuration Engine Coolant Temperature Input Not Present
P0640 aw Intake Air Heater Control Circuit
P0641 aw Sensor Reference Voltage A Circuit/Open
P0642 aw Sensor Reference Voltage A Circuit Low
P0643 aw Sensor Reference Voltage A Circuit High
P0644 aw Driver Display Serial Communication Circuit
P0645 aw A/C Clutch Relay Control Circuit
P0646 aw A/C Clutch Relay Control Circuit Low
P0647 aw A/C Clutch Relay Control Circuit High
P0648 aw Immobilizer Lamp Control Circuit
P0649 aw Speed Control Lamp Control Circuit
P064A dw Fuel Pump Control Module A | Pump Control Module
P064B dw PTO Control Module | Control Module
P064C lw Glow Plug Control Module 1
P064D aw Internal Control Module O2 Sensor Processor Performance Bank 1
P064E aw Internal Control Module O2 Sensor Processor Performance Bank 2
P064F lw Unauthorized Software/Calibration Detected
P0650 aw MIL Control Circuit/Open
P0651 aw Sensor Reference Voltage B Circuit/Open
P0652 aw Sensor Reference Voltage B Circuit Low
P0653 aw Sensor Reference Voltage B Circuit High
P0654 aw Engine RPM Output Circuit/Open
P0655 aw Engine Hot Lamp Output Control Circuit
P0656 aw Fuel Level Output Circuit
P0657 aw Actuator Supply Voltage A Circuit/Open
P0658 aw Actuator Supply Voltage A Circuit Low
P0659 aw Actuator Supply Voltage A Circuit High
P065A aw Generator System Performance
P065B aw Generator A Control Circuit Range/Performance
P065C aw Generator A Mechanical Performance
P065D lw Reductant System Malfunction Lamp Control Circuit
P065E lw Intake Manifold Tuning Valve Performance Bank 1
P065F lw Intake Manifold Tuning Valve Performance Bank 2
P0660 aw Intake Manifold Tuning Valve Control Circuit/Open Bank 1
P0661 aw Intake Manifold Tuning Valve Control Circuit Low Bank 1
P0662 aw Intake Manifold Tuning Valve Control Circuit High Bank 1
P0663 aw Intake Manifold Tuning Valve Control Circuit/Open Bank 2
P0664 aw Intake Manifold Tuning Valve Control Circuit Low Bank 2
P0665 aw Intake Manifold Tuning Valve Control Circuit High Bank 2
P0666 dw Control Module Internal Temperature Sensor A Circuit | PCM/ECM/TCM Internal Temperature Sensor Circuit
P0667 aw Control Module Internal Temperature Sensor A Range/Performance
P0668 aw Control Module Internal Temperature Sensor A Circuit Low
P0669 aw Control Module Internal Temperature Sensor A Circuit High
P066A aw Cylinder 1 Glow Plug Control Circuit Low
P066B aw Cylinder 1 Glow Plug Control Circuit High
P066C aw Cylinder 2 Glow Plug Control Circuit Low
P066D aw Cylinder 2 Glow Plug Control Circuit High
P066E aw Cylinder 3 Glow Plug Control Circuit Low
P066F aw Cylinder 3 Glow Plug Control Circuit High
P0670 aw Glow Plug Control Module 1 Control Circuit/Open
P0671 aw Cylinder 1 Glow Plug Circuit/Open
P0672 aw Cylinder 2 Glow Plug Circuit/Open
P0673 aw Cylinder 3 Glow Plug Circuit/Open
P0674 aw Cylinder 4 Glow Plug Circuit/Open
P0675 aw Cylinder 5 Glow Plug Circuit/Open
P0676 aw Cylinder 6 Glow Plug Circuit/Open
P0677 aw Cylinder 7 Glow Plug Circuit/Open
P0678 aw Cylinder 8 Glow Plug Circuit/Open
P0679 aw Cylinder 9 Glow Plug Circuit/Open
P067A aw Cylinder 4 Glow Plug Control Circuit Low
P067B aw Cylinder 4 Glow Plug Control Circuit High
P067C aw Cylinder 5 Glow Plug Control Circuit Low
P067D aw Cylinder 5 Glow Plug Control Circuit High
P067E aw Cylinder 6 Glow Plug Control Circuit Low
P067F aw Cylinder 6 Glow Plug Control Circuit High
P0680 aw Cylinder 10 Glow Plug Circuit/Open
P0681 aw Cylinder 11 Glow Plug Circuit/Open
P0682 aw Cylinder 12 Glow Plug Circuit/Open
P0683 aw Glow Plug Control Module 1 to PCM Communication Circuit
P0684 aw Glow Plug Control Module 1 to PCM Communication Circuit Range/Performance
P0685 aw ECM/PCM Power Relay Control Circuit/Open
P0686 aw ECM/PCM Power Relay Control Circuit Low
P0687 aw ECM/PCM Power Relay Control Circuit High
P0688 aw ECM/PCM Power Relay Sense Circuit/Open
P0689 aw ECM/PCM Power Relay Sense Circuit Low
P068A aw ECM/PCM Power Relay De-Energized Performance - Too Early
P068B aw ECM/PCM Power Relay De-Energized Performance - Too Late
P068C aw Cylinder 7 Glow Plug Control Circuit Low
P068D aw Cylinder 7 Glow Plug Control Circuit High
P068E aw Cylinder 8 Glow Plug Control Circuit Low
P068F aw Cylinder 8 Glow Plug Control Circuit High
P0690 aw ECM/PCM Power Relay Sense Circuit High
P0691 aw Fan 1 Control Circuit Low
P0692 aw Fan 1 Control Circuit High
P0693 aw Fan 2 Control Circuit Low
P0694 aw Fan 2 Control Circuit High
P0695 aw Fan 3 Control Circuit Low
P0696 aw Fan 3 Control Circuit High
P0697 aw Sensor Reference Voltage C Circuit/Open
P0698 aw Sensor Reference Voltage C Circuit Low
P0699 aw Sensor Reference Voltage C Circuit High
P069A aw Cylinder 9 Glow Plug Control Circuit Low
P069B aw Cylinder 9 Glow Plug Control Circuit High
P069C aw Cylinder 10 Glow Plug Control Circuit Low
P069D aw Cylinder 10 Glow Plug Control Circuit High
P069E lw Fuel Pump Control Module Requested MIL Illumination
P069F lw Throttle Actuator Control Lamp Control Circuit
P06A0 lw Variable A/C Compressor Control Circuit
P06A1 aw Variable A/C Compressor Control Circuit Low
P06A2 aw Variable A/C Compressor Control Circuit High
P06A3 aw Sensor Reference Voltage D Circuit/Open
P06A4 lw Sensor Reference Voltage D Circuit Low
P06A5 aw Sensor Reference Voltage D Circuit High
P06A6 lw Sensor Reference Voltage A Circuit Range/Performance
P06A7 aw Sensor Reference Voltage B Circuit Range/Performance
P06A8 aw Sensor Reference Voltage C Circuit Range/Performance
P06A9 aw Sensor Reference Voltage D Circuit Range/Performance
P06AA lw Control Module Internal Temperature B Too High
P06AB lw Control Module Internal Temperature Sensor B Circuit
P06AC lw Control Module Internal Temperature Sensor B Range/Performance
P06AD lw Control Module Internal Temperature Sensor B Circuit Low
P06AE lw Control Module Internal Temperature Sensor B Circuit High
P06AF aw Torque Management System - Forced Engine Shutdown
P06B0 aw Sensor Power Supply A Circuit/Open
P06B1 lw Sensor Power Supply A Circuit Low
P06B2 aw Sensor Power Supply A Circuit High
P06B3 lw Sensor Power Supply B Circuit/Open
P06B4 lw Sensor Power Supply B Circuit Low
P06B5 lw Sensor Power Supply B Circuit High
P06B6 aw Internal Control Module Knock/Combustion Vibration Sensor Processor 1 Performance
P06B7 lw Internal Control Module Knock/Combustion Vibration Sensor Processor 2 Performance
P06B8 aw Internal Control Module Non-Volatile Random Access Memory (NVRAM) Error
P06B9 aw Cylinder 1 Glow Plug Circuit Range/Performance
P06BA aw Cylinder 2 Glow Plug Circuit Range/Performance
P06BB aw Cylinder 3 Glow Plug Circuit Range/Performance
P06BC aw Cylinder 4 Glow Plug Circuit Range/Performance
P06BD aw Cylinder 5 Glow Plug Circuit Range/Performance
P06BE lw Cylinder 6 Glow Plug Circuit Range/Performance
P06BF aw Cylinder 7 Glow Plug Circuit Range/Performance
P06C0 aw Cylinder 8 Glow Plug Circuit Range/Performance
P06C1 aw Cylinder 9 Glow Plug Circuit Range/Performance
P06C2 aw Cylinder 10 Glow Plug Circuit Range/Performance
P06C3 lw Cylinder 11 Glow Plug Circuit Range/Performance
P06C4 aw Cylinder 12 Glow Plug Circuit Range/Performance
P06C5 aw Cylinder 1 Glow Plug Incorrect
P06C6 aw Cylinder 2 Glow Plug Incorrect
P06C7 aw Cylinder 3 Glow Plug Incorrect
P06C8 aw Cylinder 4 Glow Plug Incorrect
P06C9 aw Cylinder 5 Glow Plug Incorrect
P06CA aw Cylinder 6 Glow Plug Incorrect
P06CB aw Cylinder 7 Glow Plug Incorrect
P06CC aw Cylinder 8 Glow Plug Incorrect
P06CD aw Cylinder 9 Glow Plug Incorrect
P06CE aw Cylinder 10 Glow Plug Incorrect
P06CF lw Cylinder 11 Glow Plug Incorrect
P06D0 aw Cylinder 12 Glow Plug Incorrect
P06D1 aw Internal Control Module Ignition Coil Control Performance
P06D2 lw Sensor Reference Voltage E Circuit/Open
P06D3 lw Sensor Reference Voltage E Circuit Low
P06D4 lw Sensor Reference Voltage E Circuit High
P06D5 lw Sensor Reference Voltage E Circuit Range/Performance
P06D6 lw Sensor Reference Voltage F Circuit/Open
P06D7 lw Sensor Reference Voltage F Circuit Low
P06D8 lw Sensor Reference Voltage F Circuit High
P06D9 lw Sensor Reference Voltage F Circuit Range/Performance
P06DA lw Engine Oil Pressure Control Circuit/Open
P06DB lw Engine Oil Pressure Control Circuit Low
P06DC lw Engine Oil Pressure Control Circuit High
P06DD lw Engine Oil Pressure Control Circuit Performance/Stuck Off
P06DE lw Engine Oil Pressure Control Circuit Stuck On
P06DF lw Glow Plug Control Module 1 Memory Checksum Error
P06E0 lw Cylinder 11 Glow Plug Control Circuit Low
P06E1 lw Cylinder 11 Glow Plug Control Circuit High
P06E2 lw Cylinder 12 Glow Plug Control Circuit Low
P06E3 lw Cylinder 12 Glow Plug Control Circuit High
P06E4 lw Control Module Wake-up Circuit Performance
P06E5 lw Glow Plug Control Module 1 Performance
P06E6 lw Sensor Power Supply C Circuit/Open
P06E7 lw Sensor Power Supply C Circuit Low
P06E8 lw Sensor Power Supply C Circuit High
P06E9 lw Engine Starter Performance
P06EA lw NOx Sensor Processor Performance Bank 1 Sensor 1
P06EB lw NOx Sensor Processor Performance Bank 1 Sensor 2
P06EC lw Fuel Injector Control Module Requested MIL Illumination
P06ED lw Engine RPM Output Circuit Low
P06EE lw Engine RPM Output Circuit High
P06EF lw Engine Restart Performance
P06F0 lw Reductant Control Module Internal Temperature Sensor Circuit
P06F1 lw Reductant Control Module Internal Temperature Sensor Range/Performance
P06F2 lw Reductant Control Module Internal Temperature Sensor Circuit Low
P06F3 lw Reductant Control Module Internal Temperature Sensor Circuit High
P06F4 lw Stop-Start Mode Lamp Control Circuit
P06F5 lw Glow Plug Control Module 2
P06F6 lw Glow Plug Control Module 2 Control Circuit/Open
P06F7 lw Glow Plug Control Module 2 Control Circuit Low
P06F8 lw Glow Plug Control Module 2 Control Circuit High
P06F9 lw Glow Plug Control Module 2 System Voltage
P06FA lw Glow Plug Control Module 2 Performance
P06FB lw Glow Plug Control Module 2 Memory Checksum Error
P06FC lw Glow Plug Control Module 2 to PCM Communication Circuit
P06FD lw Glow Plug Control Module 2 to PCM Communication Circuit Range/Performance
P06FE lw Cold Start Diesel Intake Air Flow Control Performance
P06FF lw Economy Mode Lamp Control Circuit
P0700 aw Transmission Control System (MIL Request)
P0701 aw Transmission Control System Range/Performance
P0702 aw Transmission Control System Electrical
P0703 aw Brake Switch B Circuit
P0704 aw Clutch Switch Input Circuit
P0705 aw Transmission Range Sensor A Circuit (PRNDL Input)
P0706 aw Transmission Range Sensor A Circuit Range/Performance
P0707 aw Transmission Range Sensor A Circuit Low
P0708 aw Transmission Range Sensor A Circuit High
P0709 aw Transmission Range Sensor A Circuit Intermittent
P070A aw Transmission Fluid Level Sensor Circuit
P070B aw Transmission Fluid Level Sensor Circuit Range/Performance
P070C aw Transmission Fluid Level Sensor Circuit Low
P070D aw Transmission Fluid Level Sensor Circuit High
P070E aw Transmission Fluid Level Sensor Circuit intermittent/Erratic
P070F aw Transmission Fluid Level Too Low
P0710 aw Transmission Fluid Temperature Sensor A Circuit
P0711 aw Transmission Fluid Temperature Sensor A Circuit Range/Performance
P0712 aw Transmission Fluid Temperature Sensor A Circuit Low
P0713 aw Transmission Fluid Temperature Sensor A Circuit High
P0714 aw Transmission Fluid Temperature Sensor A Circuit Intermittent
P0715 aw Input/Turbine Shaft Speed Sensor A Circuit
P0716 aw Input/Turbine Shaft Speed Sensor A Circuit Range/Performance
P0717 aw Input/Turbine Shaft Speed Sensor A Circuit No Signal
P0718 aw Input/Turbine Shaft Speed Sensor A Circuit Intermittent
P0719 aw Brake Switch B Circuit Low
P071A aw Transmission Mode Switch A Circuit
P071B aw Transmission Mode Switch A Circuit Low
P071C aw Transmission Mode Switch A Circuit High
P071D aw Transmission Mode Switch B Circuit
P071E aw Transmission Mode Switch B Circuit Low
P071F aw Transmission Mode Switch B Circuit High
P0720 aw Output Shaft Speed Sensor Circuit
P0721 aw Output Shaft Speed Sensor Circuit Range/Performance
P0722 aw Output Shaft Speed Sensor Circuit No Signal
P0723 aw Output Shaft Speed Sensor Circuit Intermittent
P0724 aw Brake Switch B Circuit High
P0725 aw Engine Speed Input Circuit
P0726 aw Engine Speed Input Circuit Range/Performance
P0727 aw Engine Speed Input Circuit No Signal
P0728 aw Engine Speed Input Circuit Intermittent
P0729 aw Gear 6 Incorrect Ratio
P072A aw Stuck in Neutral
P072B aw Stuck In Reverse
P072C aw Stuck in Gear 1
P072D aw Stuck in Gear 2
P072E aw Stuck in Gear 3
P072F aw Stuck in Gear 4
P0730 aw Incorrect Gear Ratio
P0731 aw Gear 1 Incorrect Ratio
P0732 aw Gear 2 Incorrect Ratio
P0733 aw Gear 3 Incorrect Ratio
P0734 aw Gear 4 Incorrect Ratio
P0735 aw Gear 5 Incorrect Ratio
P0736 aw Reverse Incorrect Ratio
P0737 aw TCM Engine Speed Output Circuit
P0738 aw TCM Engine Speed Output Circuit Low
P0739 aw TCM Engine Speed Output Circuit High
P073A aw Stuck in Gear 5
P073B aw Stuck in Gear 6
P073C aw Stuck in Gear 7
P073D aw Unable to Engage Neutral
P073E aw Unable to Engage Reverse
P073F aw Unable to Engage Gear 1
P0740 aw Torque Converter Clutch Circuit/Open
P0741 aw Torque Converter Clutch Circuit Performance/Stuck Off
P0742 aw Torque Converter Clutch Circuit Stuck On
P0743 aw Torque Converter Clutch Circuit Electrical
P0744 aw Torque Converter Clutch Circuit Intermittent
P0745 aw Pressure Control Solenoid A
P0746 aw Pressure Control Solenoid A Performance/Stuck Off
P0747 aw Pressure Control Solenoid A Stuck On
P0748 aw Pressure Control Solenoid A Electrical
P0749 aw Pressure Control Solenoid A Intermittent
P074A aw Unable To Engage Gear 2
P074B aw Unable To Engage Gear 3
P074C aw Unable To Engage Gear 4
P074D aw Unable To Engage Gear 5
P074E aw Unable To Engage Gear 6
P074F aw Unable To Engage Gear 7
P0750 aw Shift Solenoid A
P0751 aw Shift Solenoid A Performance/Stuck Off
P0752 aw Shift Solenoid A Stuck On
P0753 aw Shift Solenoid A Electrical
P0754 aw Shift Solenoid A Intermittent
P0755 aw Shift Solenoid B
P0756 aw Shift Solenoid B Performance/Stuck Off
P0757 aw Shift Solenoid B Stuck On
P0758 aw Shift Solenoid B Electrical
P0759 aw Shift Solenoid B Intermittent
P075A aw Shift Solenoid G
P075B aw Shift Solenoid G Performance/Stuck Off
P075C aw Shift Solenoid G Stuck On
P075D aw Shift Solenoid G Electrical
P075E aw Shift Solenoid G Intermittent
P075F aw Transmission Fluid Level Too High
P0760 aw Shift Solenoid C
P0761 aw Shift Solenoid C Performance/Stuck Off
P0762 aw Shift Solenoid C Stuck On
P0763 aw Shift Solenoid C Electrical
P0764 aw Shift Solenoid C Intermittent
P0765 aw Shift Solenoid D
P0766 aw Shift Solenoid D Performance/Stuck Off
P0767 aw Shift Solenoid D Stuck On
P0768 aw Shift Solenoid D Electrical
P0769 aw Shift Solenoid D Intermittent
P076A aw Shift Solenoid H
P076B aw Shift Solenoid H Performance/Stuck Off
P076C aw Shift Solenoid H Stuck On
P076D aw Shift Solenoid H Electrical
P076E aw Shift Solenoid H Intermittent
P076F aw Gear 7 Incorrect Ratio
P0770 aw Shift Solenoid E
P0771 aw Shift Solenoid E Performance/Stuck Off
P0772 aw Shift Solenoid E Stuck On
P0773 aw Shift Solenoid E Electrical
P0774 aw Shift Solenoid E Intermittent
P0775 aw Pressure Control Solenoid B
P0776 aw Pressure Control Solenoid B Performance/Stuck Off
P0777 aw Pressure Control Solenoid B Stuck On
P0778 aw Pressure Control Solenoid B Electrical
P0779 aw Pressure Control Solenoid B Intermittent
P077A aw Output Shaft Speed Sensor Circuit - Loss of Direction Signal
P077B aw Output Shaft Speed Sensor Circuit - Direction Error
P077C lw Output Shaft Speed Sensor Circuit Low
P077D lw Output Shaft Speed Sensor Circuit High
P077E lw Transmission Fluid Temperature Measurement System - Multiple Sensor Correlation
P077F lw Reverse 2 Incorrect Ratio
P0780 aw Shift Error
P0781 aw 1-2 Shift
P0782 aw 2-3 Shift
P0783 aw 3-4 Shift
P0784 aw 4-5 Shift
P0785 aw Shift Timing Solenoid A
P0786 aw Shift Timing Solenoid A Range/Performance
P0787 aw Shift Timing Solenoid A Low
P0788 aw Shift Timing Solenoid A High
P0789 aw Shift Timing Solenoid A Intermittent
P078A aw Shift Timing Solenoid B
P078B aw Shift Timing Solenoid B Range/Performance
P078C aw Shift Timing Solenoid B Low
P078D aw Shift Timing Solenoid B High
P078E aw Shift Timing Solenoid B Intermittent
P078F lw Transmission Mode Switch C Circuit
P0790 aw Normal/Performance Switch Circuit
P0791 aw Intermediate Shaft Speed Sensor A Circuit
P0792 aw Intermediate Shaft Speed Sensor A Circuit Range/Performance
P0793 aw Intermediate Shaft Speed Sensor A Circuit No Signal
P0794 aw Intermediate Shaft Speed Sensor A Circuit Intermittent
P0795 aw Pressure Control Solenoid C
P0796 aw Pressure Control Solenoid C Performance/Stuck Off
P0797 aw Pressure Control Solenoid C Stuck On
P0798 aw Pressure Control Solenoid C Electrical
P0799 aw Pressure Control Solenoid C Intermittent
P079A aw Transmission Friction Element A Slip Detected
P079B aw Transmission Friction Element B Slip Detected
P079C aw Transmission Friction Element C Slip Detected
P079D aw Transmission Friction Element D Slip Detected
P079E aw Transmission Friction Element E Slip Detected
P079F aw Transmission Friction Element F Slip Detected
P07A0 aw Transmission Friction Element G Slip Detected
P07A1 aw Transmission Friction Element H Slip Detected
P07A2 aw Transmission Friction Element A Performance/Stuck Off
P07A3 aw Transmission Friction Element A Stuck On
P07A4 aw Transmission Friction Element B Performance/Stuck Off
P07A5 aw Transmission Friction Element B Stuck On
P07A6 aw Transmission Friction Element C Performance/Stuck Off
P07A7 aw Transmission Friction Element C Stuck On
P07A8 aw Transmission Friction Element D Performance/Stuck Off
P07A9 aw Transmission Friction Element D Stuck On
P07AA aw Transmission Friction Element E Performance/Stuck Off
P07AB aw Transmission Friction Element E Stuck On
P07AC aw Transmission Friction Element F Performance/Stuck Off
P07AD aw Transmission Friction Element F Stuck On
P07AE aw Transmission Friction Element G Performance/Stuck Off
P07AF aw Transmission Friction Element G Stuck On
P07B0 aw Transmission Friction Element H Performance/Stuck Off
P07B1 aw Transmission Friction Element H Stuck On
P07B2 aw Transmission Park Position Sensor/Switch A Circuit/Open
P07B3 aw Transmission Park Position Sensor/Switch A Circuit Low
P07B4 aw Transmission Park Position Sensor/Switch A Circuit High
P07B5 aw Transmission Park Position Sensor/Switch A Circuit Performance/Low
P07B6 aw Transmission Park Position Sensor/Switch A Circuit Performance High
P07B7 aw Transmission Park Position Sensor/Switch A Circuit Intermittent/Erratic
P07B8 aw Transmission Park Position Sensor/Switch B Circuit/Open
P07B9 aw Transmission Park Position Sensor/Switch B Circuit Low
P07BA aw Transmission Park Position Sensor/Switch B Circuit High
P07BB aw Transmission Park Position Sensor/Switch B Circuit Performance/Low
P07BC aw Transmission Park Position Sensor/Switch B Circuit Performance High
P07BD aw Transmission Park Position Sensor/Switch B Circuit Intermittent/Erratic
P07BE aw Transmission Park Position Sensor/Switch A/B Correlation
P07BF dw Input/Turbine Shaft Speed Sensor A Circuit Low | - P07FF ISO/SAE Reserved
P07C0 lw Input/Turbine Shaft Speed Sensor A Circuit High
P07C1 lw Input/Turbine Shaft Speed Sensor B Circuit Low
P07C2 lw Input/Turbine Shaft Speed Sensor B Circuit High
P07C3 lw Input/Turbine Shaft Speed Sensor C Circuit Low
P07C4 lw Input/Turbine Shaft Speed Sensor C Circuit High
P07C5 lw Intermediate Shaft Speed Sensor A Circuit Low
P07C6 lw Intermediate Shaft Speed Sensor A Circuit High
P07C7 lw Intermediate Shaft Speed Sensor B Circuit Low
P07C8 lw Intermediate Shaft Speed Sensor B Circuit High
P07C9 lw Intermediate Shaft Speed Sensor C Circuit Low
P07CA lw Intermediate Shaft Speed Sensor C Circuit High
P07CB lw Transmission Fluid Thermostat Performance
P07CC lw Transmission Mode Switch C Circuit Low
P07CD lw Transmission Mode Switch C Circuit High
P07CE lw Transmission Mode Switch D Circuit
P07CF lw Transmission Mode Switch D Circuit Low
P07D0 lw Transmission Mode Switch D Circuit High
P07D1 lw Transmission Mode Switch E Circuit
P07D2 lw Transmission Mode Switch E Circuit Low
P07D3 lw Transmission Mode Switch E Circuit High
P07D4 lw Transmission Mode Switch F Circuit
P07D5 lw Transmission Mode Switch F Circuit Low
P07D6 lw Transmission Mode Switch F Circuit High
P07D7 lw Stuck in Gear 8
P07D8 lw Unable To Engage Gear 8
P07D9 lw Gear 8 Incorrect Ratio
P07DA lw 6-7 Shift
P07DB lw 7-8 Shift
P07DC lw Incorrect Shift from Gear 1
P07DD lw Incorrect Shift from Gear 2
P07DE lw Incorrect Shift from Gear 3
P07DF lw Incorrect Shift from Gear 4
P07E0 lw Incorrect Shift from Gear 5
P07E1 lw Incorrect Shift from Gear 6
P07E2 lw Incorrect Shift from Gear 7
P07E3 lw Incorrect Shift from Gear 8
P07E4 lw Unable to Engage Park
P07E5 lw Unable to Engage Drive
P07E6 lw Stuck in Park
P07E7 lw Stuck in Drive
P07E8 lw Transmission Range Control A Circuit/Open
P07E9 lw Transmission Range Control A Circuit Performance
P07EA lw Transmission Range Control A Circuit Low
P07EB lw Transmission Range Control A Circuit High
P07EC lw Transmission Range Multi-Function Select Circuit
P07ED lw Transmission Range Multi-Function Select Circuit Stuck
P07EE lw Transmission Range Multi-Function Select Circuit Range/Performance
P07EF lw Transmission Range Multi-Function Select Circuit Low
P07F0 lw Transmission Range Multi-Function Select Circuit High
P07F1 lw Input/Turbine Shaft Speed Sensor C Circuit
P07F2 lw Transmission Range Control Module Communication Circuit
P07F3 lw Transmission Range Control Module Communication Circuit Low
P07F4 lw Transmission Range Control Module Communication Circuit High
P07F5 lw Transmission Range Control Module System Voltage Low
P07F6 lw Gear 9 Incorrect Ratio
P07F7 lw Gear 10 Incorrect Ratio
P07F8 lw Stuck in Gear 9
P07F9 lw Unable to Engage Gear 9
P07FA lw Incorrect Shift From Gear 9
P07FB lw Stuck in Gear 10
P07FC lw Unable to Engage Gear 10
P07FD lw Incorrect Shift From Gear 10
P07FE lw Stuck In Gear - Not Specified
P07FF lw Cold Start Transmission Performance
P0800 aw Transfer Case Control System (MIL Request)
P0801 aw Reverse Inhibit Control Circuit/Open
P0802 aw Transmission Control System MIL Request Circuit/Open
P0803 aw Upshift/Skip Shift Solenoid Control Circuit
P0804 aw Upshift/Skip Shift Lamp Control Circuit
P0805 aw Clutch Position Sensor A Circuit
P0806 aw Clutch Position Sensor A Circuit Range/Performance
P0807 aw Clutch Position Sensor A Circuit Low
P0808 aw Clutch Position Sensor A Circuit High
P0809 aw Clutch Position Sensor A Circuit Intermittent
P080A aw Clutch Position Not Learned
P080B aw Upshift/Skip Shift Solenoid Control Circuit Range/Performance
P080C aw Upshift/Skip Shift Solenoid Control Circuit Low
P080D aw Upshift/Skip Shift Solenoid Control Circuit High
P0810 aw Clutch Position Control Error
P0811 aw Excessive Clutch A Slippage
P0812 aw Reverse Input Circuit
P0813 aw Reverse Output Circuit
P0814 aw Transmission Range Display Circuit
P0815 aw Upshift Switch Circuit
P0816 aw Downshift Switch Circuit
P0817 aw Starter Disable Circuit/Open
P0818 aw Driveline Disconnect Switch Input Circuit
P0819 aw Up and Down Shift Switch to Transmission Range Correlation
P081A aw Starter Disable Circuit Low
P081B aw Starter Disable Circuit High
P081C aw Park Input Circuit
P081D aw Neutral Input Circuit
P081E aw Excessive Clutch B Slippage
P081F lw Brake Transmission Shift Interlock (BTSI) Signal Correlation
P0820 aw Gear Lever X-Y Position Sensor Circuit
P0821 aw Gear Lever X Position Sensor 1 Circuit
P0822 aw Gear Lever Y Position Sensor 1 Circuit
P0823 aw Gear Lever X Position Sensor 1 Circuit Intermittent/Erratic
P0824 aw Gear Lever Y Position Sensor 1 Circuit Intermittent/Erratic
P0825 aw Gear Lever Push-Pull Switch (Shift Anticipate)
P0826 aw Up and Down Shift Switch Circuit
P0827 aw Up and Down Shift Switch Circuit Low
P0828 aw Up and Down Shift Switch Circuit High
P0829 aw 5-6 Shift
P082A lw Gear Lever X Position Sensor 1 Circuit Range/Performance
P082B lw Gear Lever X Position Sensor 1 Circuit Low
P082C lw Gear Lever X Position Sensor 1 Circuit High
P082D lw Gear Lever Y Position Sensor 1 Circuit Range/Performance
P082E lw Gear Lever Y Position Sensor 1 Circuit Low
P082F lw Gear Lever Y Position Sensor 1 Circuit High
P0830 aw Clutch Pedal Switch A Circuit
P0831 aw Clutch Pedal Switch A Circuit Low
P0832 aw Clutch Pedal Switch A Circuit High
P0833 aw Clutch Pedal Switch B Circuit
P0834 aw Clutch Pedal Switch B Circuit Low
P0835 aw Clutch Pedal Switch B Circuit High
P0836 aw Four Wheel Drive (4WD) Switch Circuit
P0837 aw Four Wheel Drive (4WD) Switch Circuit Range/Performance
P0838 aw Four Wheel Drive (4WD) Switch Circuit Low
P0839 aw Four Wheel Drive (4WD) Switch Circuit High
P083A aw Transmission Fluid Pressure Sensor/Switch G Circuit
P083B aw Transmission Fluid Pressure Sensor/Switch G Circuit Range/Performance
P083C aw Transmission Fluid Pressure Sensor/Switch G Circuit Low
P083D aw Transmission Fluid Pressure Sensor/Switch G Circuit High
P083E aw Transmission Fluid Pressure Sensor/Switch G Circuit Intermittent
P083F aw Clutch Pedal Switch A/B Correlation
P0840 aw Transmission Fluid Pressure Sensor/Switch A Circuit
P0841 aw Transmission Fluid Pressure Sensor/Switch A Circuit Range/Performance
P0842 aw Transmission Fluid Pressure Sensor/Switch A Circuit Low
P0843 aw Transmission Fluid Pressure Sensor/Switch A Circuit High
P0844 aw Transmission Fluid Pressure Sensor/Switch A Circuit Intermittent
P0845 aw Transmission Fluid Pressure Sensor/Switch B Circuit
P0846 aw Transmission Fluid Pressure Sensor/Switch B Circuit Range/Performance
P0847 aw Transmission Fluid Pressure Sensor/Switch B Circuit Low
P0848 aw Transmission Fluid Pressure Sensor/Switch B Circuit High
P0849 aw Transmission Fluid Pressure Sensor/Switch B Circuit Intermittent
P084A aw Transmission Fluid Pressure Sensor/Switch H Circuit
P084B aw Transmission Fluid Pressure Sensor/Switch H Circuit Range/Performance
P084C aw Transmission Fluid Pressure Sensor/Switch H Circuit Low
P084D aw Transmission Fluid Pressure Sensor/Switch H Circuit High
P084E aw Transmission Fluid Pressure Sensor/Switch H Circuit Intermittent
P084F lw Park/Neutral Switch Output Circuit
P0850 aw Park/Neutral Switch Input Circuit
P0851 aw Park/Neutral Switch Input Circuit Low
P0852 aw Park/Neutral Switch Input Circuit High
P0853 aw Drive Switch Input Circuit
P0854 aw Drive Switch Input Circuit Low
P0855 aw Drive Switch Input Circuit High
P0856 aw Traction Control Input Signal
P0857 aw Traction Control Input Signal Range/Performance
P0858 aw Traction Control Input Signal Low
P0859 aw Traction Control Input Signal High
P085A aw Gear Shift Control Module B Communication Circuit
P085B aw Gear Shift Control Module B Communication Circuit Low
P085C aw Gear Shift Control Module B Communication Circuit High
P085D lw Gear Shift Control Module A Performance
P085E lw Gear Shift Control Module B Performance
P085F lw Up and Down Shift Switch Circuit Range/Performance
P0860 aw Gear Shift Control Module A Communication Circuit
P0861 aw Gear Shift Control Module A Communication Circuit Low
P0862 aw Gear Shift Control Module A Communication Circuit High
P0863 aw TCM Communication Circuit
P0864 aw TCM Communication Circuit Range/Performance
P0865 aw TCM Communication Circuit Low
P0866 aw TCM Communication Circuit High
P0867 aw Transmission Fluid Pressure
P0868 aw Transmission Fluid Pressure Low
P0869 aw Transmission Fluid Pressure High
P086A lw Neutral Position Sensor A Circuit/Open
P086B lw Neutral Position Sensor A Range/Performance
P086C lw Neutral Position Sensor A Circuit Low
P086D lw Neutral Position Sensor A Circuit High
P086E lw Neutral Position Sensor A Circuit Intermittent/Erratic
P086F lw Neutral Position Sensor A Not Learned
P0870 aw Transmission Fluid Pressure Sensor/Switch C Circuit
P0871 aw Transmission Fluid Pressure Sensor/Switch C Circuit Range/Performance
P0872 aw Transmission Fluid Pressure Sensor/Switch C Circuit Low
P0873 aw Transmission Fluid Pressure Sensor/Switch C Circuit High
P0874 aw Transmission Fluid Pressure Sensor/Switch C Circuit Intermittent
P0875 aw Transmission Fluid Pressure Sensor/Switch D Circuit
P0876 aw Transmission Fluid Pressure Sensor/Switch D Circuit Range/Performance
P0877 aw Transmission Fluid Pressure Sensor/Switch D Circuit Low
P0878 aw Transmission Fluid Pressure Sensor/Switch D Circuit High
P0879 aw Transmission Fluid Pressure Sensor/Switch D Circuit Intermittent
P087A lw Clutch Position Sensor B Circuit
P087B lw Clutch Position Sensor B Circuit Range/Performance
P087C lw Clutch Position Sensor B Circuit Low
P087D lw Clutch Position Sensor B Circuit High
P087E lw Clutch Position Sensor B Circuit Intermittent
P0880 aw TCM Power Input Signal
P0881 aw TCM Power Input Signal Range/Performance
P0882 aw TCM Power Input Signal Low
P0883 aw TCM Power Input Signal High
P0884 aw TCM Power Input Signal Intermittent
P0885 aw TCM Power Relay Control Circuit/Open
P0886 aw TCM Power Relay Control Circuit Low
P0887 aw TCM Power Relay Control Circuit High
P0888 aw TCM Power Relay Sense Circuit
P0889 aw TCM Power Relay Sense Circuit Range/Performance
P088A lw Transmission Fluid Filter Deteriorated
P088B lw Transmission Fluid Filter Very Deteriorated
P088C lw Reverse Inhibit Control Circuit Low
P088D lw Reverse Inhibit Control Circuit High
P088E lw Planetary Gear Set Failure
P0890 aw TCM Power Relay Sense Circuit Low
P0891 aw TCM Power Relay Sense Circuit High
P0892 aw TCM Power Relay Sense Circuit Intermittent
P0893 aw Multiple Gears Engaged
P0894 aw Transmission Component Slipping
P0895 aw Shift Time Too Short
P0896 aw Shift Time Too Long
P0897 aw Transmission Fluid Deteriorated
P0898 aw Transmission Control System MIL Request Circuit Low
P0899 aw Transmission Control System MIL Request Circuit High
P089A lw Gear Lever X Position Sensor 2 Circuit
P089B lw Gear Lever X Position Sensor 2 Circuit Range/Performance
P089C lw Gear Lever X Position Sensor 2 Circuit Low
P089D lw Gear Lever X Position Sensor 2 Circuit High
P089E lw Gear Lever X Position Sensor 2 Circuit Intermittent/Erratic
P089F lw Gear Lever Y Position Sensor 2 Circuit
P08A0 lw Gear Lever Y Position Sensor 2 Circuit Range/Performance
P08A1 lw Gear Lever Y Position Sensor 2 Circuit Low
P08A2 lw Gear Lever Y Position Sensor 2 Circuit High
P08A3 lw Gear Lever Y Position Sensor 2 Circuit Intermittent/Erratic
P08A4 lw Gear Lever X Position Sensor 1/2 Correlation
P08A5 lw Gear Lever Y Position Sensor 1/2 Correlation
P08A6 lw Gear Lever Position Sensor System - Multiple Sensor Correlation
P08A7 lw Clutch Pedal Position Sensor A Circuit/Open
P08A8 lw Clutch Pedal Position Sensor A Circuit Range/Performance
P08A9 lw Clutch Pedal Position Sensor A Circuit Low
P08AA lw Clutch Pedal Position Sensor A Circuit High
P08AB lw Clutch Pedal Position Sensor A Circuit Intermittent/Erratic
P08AC lw Clutch Pedal Position Sensor A Not Learned
P08AD lw Neutral Position Sensor B Circuit/Open
P08AE lw Neutral Position Sensor B Circuit Range/Performance
P08AF lw Neutral Position Sensor B Circuit Low
P08B0 lw Neutral Position Sensor B Circuit High
P08B1 lw Neutral Position Sensor B Circuit Intermittent/Erratic
P08B2 lw Neutral Position Sensor A/B Correlation
P08B3 lw Neutral Position Sensor B Not Learned
P08B4 lw Clutch Pedal Position Sensor B Circuit/Open
P08B5 lw Clutch Pedal Position Sensor B Circuit Range/Performance
P08B6 lw Clutch Pedal Position Sensor B Circuit Low
P08B7 lw Clutch Pedal Position Sensor B Circuit High
P08B8 lw Clutch Pedal Position Sensor B Circuit Intermittent/Erratic
P08B9 lw Clutch Pedal Position Sensor A/B Correlation
P08BA lw Pressure Control Solenoid L
P08BB lw Pressure Control Solenoid L Performance/Stuck Off
P08BC lw Pressure Control Solenoid L Stuck On
P08BD lw Pressure Control Solenoid L Electrical
P08BE lw Pressure Control Solenoid L Intermittent
P08BF lw Pressure Control Solenoid L Control Circuit/Open
P08C0 lw Pressure Control Solenoid L Control Circuit Range/Performance
P08C1 lw Pressure Control Solenoid L Control Circuit Low
P08C2 lw Pressure Control Solenoid L Control Circuit High
P08C3 lw Pressure Control Solenoid M
P08C4 lw Pressure Control Solenoid M Performance/Stuck Off
P08C5 lw Pressure Control Solenoid M Stuck On
P08C6 lw Pressure Control Solenoid M Electrical
P08C7 lw Pressure Control Solenoid M Intermittent
P08C8 lw Pressure Control Solenoid M Control Circuit/Open
P08C9 lw Pressure Control Solenoid M Control Circuit Range/Performance
P08CA lw Pressure Control Solenoid M Control Circuit Low
P08CB lw Pressure Control Solenoid M Control Circuit High
P08CC lw Shift Solenoid J
P08CD lw Shift Solenoid J Performance/Stuck Off
P08CE lw Shift Solenoid J Stuck On
P08CF lw Shift Solenoid J Electrical
P08D0 lw Shift Solenoid J Intermittent
P08D1 lw Shift Solenoid J Control Circuit Range/Performance
P08D2 lw Shift Solenoid J Control Circuit Low
P08D3 lw Shift Solenoid J Control Circuit High
P08D4 lw Shift Solenoid J Control Circuit/Open
P08D5 lw Shift Solenoid K
P08D6 lw Shift Solenoid K Performance/Stuck Off
P08D7 lw Shift Solenoid K Stuck On
P08D8 lw Shift Solenoid K Electrical
P08D9 lw Shift Solenoid K Intermittent
P08DA lw Shift Solenoid K Control Circuit Range/Performance
P08DB lw Shift Solenoid K Control Circuit Low
P08DC lw Shift Solenoid K Control Circuit High
P08DD lw Shift Solenoid K Control Circuit/Open
P08DE lw Shift Solenoid L
P08DF lw Shift Solenoid L Performance/Stuck Off
P08E0 lw Shift Solenoid L Stuck On
P08E1 lw Shift Solenoid L Electrical
P08E2 lw Shift Solenoid L Intermittent
P08E3 lw Shift Solenoid L Control Circuit Range/Performance
P08E4 lw Shift Solenoid L Control Circuit Low
P08E5 lw Shift Solenoid L Control Circuit High
P08E6 lw Shift Solenoid L Control Circuit/Open
P08E7 lw Drive Motor A Clutch Enable Circuit
P08E8 lw Drive Motor A Clutch Enable Circuit Low
P08E9 lw Drive Motor A Clutch Enable Circuit High
P08EA lw Drive Motor A Clutch Pawl Position Circuit
P08EB lw Drive Motor A Clutch Pawl Position Circuit Low
P08EC lw Drive Motor A Clutch Pawl Position Circuit High
P08ED lw Drive Motor A Clutch Pawl Position Performance
P0900 aw Clutch A Actuator Control Circuit/Open
P0901 aw Clutch A Actuator Control Circuit Range/Performance
P0902 aw Clutch A Actuator Control Circuit Low
P0903 aw Clutch A Actuator Control Circuit High
P0904 aw Gate Select Position Circuit A
P0905 aw Gate Select Position Circuit A Range/Performance
P0906 aw Gate Select Position Circuit A Low
P0907 aw Gate Select Position Circuit A High
P0908 aw Gate Select Position Circuit A Intermittent
P0909 aw Gate Select Control Error
P090A lw Clutch B Actuator Control Circuit/Open
P090B lw Clutch B Actuator Control Circuit Performance
P090C lw Clutch B Actuator Control Circuit Low
P090D lw Clutch B Actuator Control Circuit High
P0910 aw Gate Select Actuator Circuit/Open
P0911 aw Gate Select Actuator Circuit Range/Performance
P0912 aw Gate Select Actuator Circuit Low
P0913 aw Gate Select Actuator Circuit High
P0914 aw Gear Shift Position Circuit A
P0915 aw Gear Shift Position Circuit A Range/Performance
P0916 aw Gear Shift Position Circuit A Low
P0917 aw Gear Shift Position Circuit A High
P0918 aw Gear Shift Position Circuit A Intermittent
P0919 aw Gear Shift Position Control Error
P091A lw Gear Shift Position Circuit B
P091B lw Gear Shift Position Circuit B Range/Performance
P091C lw Gear Shift Position Circuit B Low
P091D lw Gear Shift Position Circuit B High
P0920 aw Gear Shift Forward Actuator Circuit/Open
P0921 aw Gear Shift Forward Actuator Circuit Range/Performance
P0922 aw Gear Shift Forward Actuator Circuit Low
P0923 aw Gear Shift Forward Actuator Circuit High
P0924 aw Gear Shift Reverse Actuator Circuit/Open
P0925 aw Gear Shift Reverse Actuator Circuit Range/Performance
P0926 aw Gear Shift Reverse Actuator Circuit Low
P0927 aw Gear Shift Reverse Actuator Circuit High
P0928 aw Gear Shift Lock Solenoid/Actuator Control Circuit A/Open
P0929 aw Gear Shift Lock Solenoid/Actuator Control Circuit A Range/Performance
P092A lw Gear Shift Lock Solenoid/Actuator Control Circuit B/Open
P092B lw Gear Shift Lock Solenoid/Actuator Control Circuit B Range/Performance
P092C lw Gear Shift Lock Solenoid/Actuator Control Circuit B Low
P092D lw Gear Shift Lock Solenoid/Actuator Control Circuit B High
P0930 aw Gear Shift Lock Solenoid/Actuator Control Circuit A Low
P0931 aw Gear Shift Lock Solenoid/Actuator Control Circuit A High
P0932 aw Hydraulic Pressure Sensor Circuit
P0933 aw Hydraulic Pressure Sensor Range/Performance
P0934 aw Hydraulic Pressure Sensor Circuit Low
P0935 aw Hydraulic Pressure Sensor Circuit High
P0936 aw Hydraulic Pressure Sensor Circuit Intermittent
P0937 aw Hydraulic Oil Temperature Sensor Circuit
P0938 aw Hydraulic Oil Temperature Sensor Range/Performance
P0939 aw Hydraulic Oil Temperature Sensor Circuit Low
P093A lw Hydraulic Accumulator Solenoid Circuit/Open
P093B lw Hydraulic Accumulator Solenoid Circuit Low
P093C lw Hydraulic Accumulator Solenoid Circuit High
P093D lw Hydraulic Accumulator Solenoid Performance
P0940 aw Hydraulic Oil Temperature Sensor Circuit High
P0941 aw Hydraulic Oil Temperature Sensor Circuit Intermittent
P0942 aw Hydraulic Pressure Unit
P0943 aw Hydraulic Pressure Unit Cycling Period Too Short
P0944 aw Hydraulic Pressure Unit Loss of Pressure
P0945 aw Hydraulic Pump Relay/Control Circuit/Open
P0946 aw Hydraulic Pump Relay/Control Circuit Range/Performance
P0947 aw Hydraulic Pump Relay/Control Circuit Low
P0948 aw Hydraulic Pump Relay/Control Circuit High
P0949 aw Auto Shift Manual Adaptive Learning Not Complete
P094A lw Hydraulic Pump Driver Performance
P094B lw Hydraulic Pump Stuck On
P094C lw Hydraulic Pump Performance/Stuck Off
P094D lw Hydraulic Pump Over Temperature
P094E lw Hydraulic Pump Supply Voltage Circuit/Open
P0950 aw Auto Shift Manual Control Circuit
P0951 aw Auto Shift Manual Control Circuit Range/Performance
P0952 aw Auto Shift Manual Control Circuit Low
P0953 aw Auto Shift Manual Control Circuit High
P0954 aw Auto Shift Manual Control Circuit Intermittent
P0955 aw Auto Shift Manual Mode Circuit
P0956 aw Auto Shift Manual Mode Circuit Range/Performance
P0957 aw Auto Shift Manual Mode Circuit Low
P0958 aw Auto Shift Manual Mode Circuit High
P0959 aw Auto Shift Manual Mode Circuit Intermittent
P095A lw Gear Shift Position Circuit C
P095B lw Gear Shift Position Circuit C Range/Performance
P095C lw Gear Shift Position Circuit C Low
P095D lw Gear Shift Position Circuit C High
P0960 aw Pressure Control Solenoid A Control Circuit/Open
P0961 aw Pressure Control Solenoid A Control Circuit Range/Performance
P0962 aw Pressure Control Solenoid A Control Circuit Low
P0963 aw Pressure Control Solenoid A Control Circuit High
P0964 aw Pressure Control Solenoid B Control Circuit/Open
P0965 aw Pressure Control Solenoid B Control Circuit Range/Performance
P0966 aw Pressure Control Solenoid B Control Circuit Low
P0967 aw Pressure Control Solenoid B Control Circuit High
P0968 aw Pressure Control Solenoid C Control Circuit/Open
P0969 aw Pressure Control Solenoid C Control Circuit Range/Performance
P0970 aw Pressure Control Solenoid C Control Circuit Low
P0971 aw Pressure Control Solenoid C Control Circuit High
P0972 aw Shift Solenoid A Control Circuit Range/Performance
P0973 aw Shift Solenoid A Control Circuit Low
P0974 aw Shift Solenoid A Control Circuit High
P0975 aw Shift Solenoid B Control Circuit Range/Performance
P0976 aw Shift Solenoid B Control Circuit Low
P0977 aw Shift Solenoid B Control Circuit High
P0978 aw Shift Solenoid C Control Circuit Range/Performance
P0979 aw Shift Solenoid C Control Circuit Low
P097A lw Shift Solenoid A Control Circuit/Open
P097B lw Shift Solenoid B Control Circuit/Open
P097C lw Shift Solenoid C Control Circuit/Open
P097D lw Shift Solenoid D Control Circuit/Open
P097E lw Shift Solenoid E Control Circuit/Open
P097F lw Shift Solenoid F Control Circuit/Open
P0980 aw Shift Solenoid C Control Circuit High
P0981 aw Shift Solenoid D Control Circuit Range/Performance
P0982 aw Shift Solenoid D Control Circuit Low
P0983 aw Shift Solenoid D Control Circuit High
P0984 aw Shift Solenoid E Control Circuit Range/Performance
P0985 aw Shift Solenoid E Control Circuit Low
P0986 aw Shift Solenoid E Control Circuit High
P0987 aw Transmission Fluid Pressure Sensor/Switch E Circuit
P0988 aw Transmission Fluid Pressure Sensor/Switch E Circuit Range/Performance
P0989 aw Transmission Fluid Pressure Sensor/Switch E Circuit Low
P0990 aw Transmission Fluid Pressure Sensor/Switch E Circuit High
P0991 aw Transmission Fluid Pressure Sensor/Switch E Circuit Intermittent
P0992 aw Transmission Fluid Pressure Sensor/Switch F Circuit
P0993 aw Transmission Fluid Pressure Sensor/Switch F Circuit Range/Performance
P0994 aw Transmission Fluid Pressure Sensor/Switch F Circuit Low
P0995 aw Transmission Fluid Pressure Sensor/Switch F Circuit High
P0996 aw Transmission Fluid Pressure Sensor/Switch F Circuit Intermittent
P0997 aw Shift Solenoid F Control Circuit Range/Performance
P0998 aw Shift Solenoid F Control Circuit Low
P0999 aw Shift Solenoid F Control Circuit High
P099A aw Shift Solenoid G Control Circuit Range/Performance
P099B aw Shift Solenoid G Control Circuit Low
P099C aw Shift Solenoid G Control Circuit High
P099D aw Shift Solenoid H Control Circuit Range/Performance
P099E aw Shift Solenoid H Control Circuit Low
P099F aw Shift Solenoid H Control Circuit High
P09A0 lw Shift Solenoid G Control Circuit/Open
P09A1 lw Shift Solenoid H Control Circuit/Open
P09A2 lw Gate Select Position Circuit B
P09A3 lw Gate Select Position Circuit B Range/Performance
P09A4 lw Gate Select Position Circuit B Low
P09A5 lw Gate Select Position Circuit B High
P09A6 lw Gate Select Position Circuit C
P09A7 lw Gate Select Position Circuit C Range/Performance
P09A8 lw Gate Select Position Circuit C Low
P09A9 lw Gate Select Position Circuit C High
P0A00 aw Motor Electronics Coolant Temperature Sensor A Circuit
P0A01 aw Motor Electronics Coolant Temperature Sensor A Circuit Range/Performance
P0A02 aw Motor Electronics Coolant Temperature Sensor A Circuit Low
P0A03 aw Motor Electronics Coolant Temperature Sensor A Circuit High
P0A04 aw Motor Electronics Coolant Temperature Sensor A Circuit Intermittent
P0A05 aw Motor Electronics Coolant Pump A Control Circuit/Open
P0A06 aw Motor Electronics Coolant Pump A Control Circuit Low
P0A07 aw Motor Electronics Coolant Pump A Control Circuit High
P0A08 aw DC/DC Converter Status Circuit
P0A09 aw DC/DC Converter Status Circuit Low
P0A0A dw High Voltage System Interlock Circuit A
P0A0B dw High Voltage System Interlock Circuit A Performance
P0A0C dw High Voltage System Interlock Circuit A Low
P0A0D dw High Voltage System Interlock Circuit A High
P0A0E dw High Voltage System Interlock Circuit A Intermittent
P0A0F aw Engine Failed to Start
P0A10 aw DC/DC Converter Status Circuit High
P0A11 aw DC/DC Converter Enable Circuit/Open
P0A12 aw DC/DC Converter Enable Circuit Low
P0A13 aw DC/DC Converter Enable Circuit High
P0A14 aw Engine Mount A Control Circuit/Open
P0A15 aw Engine Mount A Control Circuit Low
P0A16 aw Engine Mount A Control Circuit High
P0A17 aw Motor Torque Sensor Circuit
P0A18 aw Motor Torque Sensor Circuit Range/Performance
P0A19 aw Motor Torque Sensor Circuit Low
P0A1A aw Generator Control Module
P0A1B aw Drive Motor A Control Module Performance
P0A1C aw Drive Motor B Control Module Performance
P0A1D aw Hybrid/EV Powertrain Control Module A
P0A1E aw Starter/Generator Control Module
P0A1F aw Battery Energy Control Module A Performance
P0A20 aw Motor Torque Sensor Circuit High
P0A21 aw Motor Torque Sensor Circuit Intermittent
P0A22 aw Generator Torque Sensor Circuit
P0A23 aw Generator Torque Sensor Circuit Range/Performance
P0A24 aw Generator Torque Sensor Circuit Low
P0A25 aw Generator Torque Sensor Circuit High
P0A26 aw Generator Torque Sensor Circuit Intermittent
P0A27 aw Hybrid/EV Battery Power Off Circuit
P0A28 aw Hybrid/EV Battery Power Off Circuit Low
P0A29 aw Hybrid/EV Battery Power Off Circuit High
P0A2A aw Drive Motor A Temperature Sensor A Circuit
P0A2B aw Drive Motor A Temperature Sensor A Circuit Range/Performance
P0A2C aw Drive Motor A Temperature Sensor A Circuit Low
P0A2D aw Drive Motor A Temperature Sensor A Circuit High
P0A2E aw Drive Motor A Temperature Sensor A Circuit Intermittent
P0A2F aw Drive Motor A Over Temperature
P0A30 aw Drive Motor B Temperature Sensor Circuit
P0A31 aw Drive Motor B Temperature Sensor Circuit Range/Performance
P0A32 aw Drive Motor B Temperature Sensor Circuit Low
P0A33 aw Drive Motor B Temperature Sensor Circuit High
P0A34 aw Drive Motor B Temperature Sensor Circuit Intermittent
P0A35 aw Drive Motor B Over Temperature
P0A36 aw Generator Temperature Sensor Circuit
P0A37 aw Generator Temperature Sensor Circuit Range/Performance
P0A38 aw Generator Temperature Sensor Circuit Low
P0A39 aw Generator Temperature Sensor Circuit High
P0A3A aw Generator Temperature Sensor Circuit Intermittent
P0A3B aw Generator A Over Temperature
P0A3C aw Drive Motor A Inverter Over Temperature
P0A3D aw Drive Motor B Inverter Over Temperature
P0A3E aw Generator Inverter Over Temperature
P0A3F aw Drive Motor A Position Sensor Circuit
P0A40 aw Drive Motor A Position Sensor Circuit Range/Performance
P0A41 aw Drive Motor A Position Sensor Circuit Low
P0A42 aw Drive Motor A Position Sensor Circuit High
P0A43 aw Drive Motor A Position Sensor Circuit Intermittent
P0A44 aw Drive Motor A Position Sensor Circuit Overspeed
P0A45 aw Drive Motor B Position Sensor Circuit
P0A46 aw Drive Motor B Position Sensor Circuit Range/Performance
P0A47 aw Drive Motor B Position Sensor Circuit Low
P0A48 aw Drive Motor B Position Sensor Circuit High
P0A49 aw Drive Motor B Position Sensor Circuit Intermittent
P0A4A aw Drive Motor B Position Sensor Circuit Overspeed
P0A4B aw Generator Position Sensor Circuit
P0A4C aw Generator Position Sensor Circuit Range/Performance
P0A4D aw Generator Position Sensor Circuit Low
P0A4E aw Generator Position Sensor Circuit High
P0A4F aw Generator Position Sensor Circuit Intermittent
P0A50 aw Generator Position Sensor Circuit Overspeed
P0A51 aw Drive Motor A Current Sensor Circuit
P0A52 aw Drive Motor A Current Sensor Circuit Range/Performance
P0A53 aw Drive Motor A Current Sensor Circuit Low
P0A54 aw Drive Motor A Current Sensor Circuit High
P0A55 aw Drive Motor B Current Sensor Circuit
P0A56 aw Drive Motor B Current Sensor Circuit Range/Performance
P0A57 aw Drive Motor B Current Sensor Circuit Low
P0A58 aw Drive Motor B Current Sensor Circuit High
P0A59 aw Generator Current Sensor Circuit
P0A5A aw Generator Current Sensor Circuit Range/Performance
P0A5B aw Generator Current Sensor Circuit Low
P0A5C aw Generator Current Sensor Circuit High
P0A5D aw Drive Motor A Phase U Current
P0A5E aw Drive Motor A Phase U Current Low
P0A5F aw Drive Motor A Phase U Current High
P0A60 aw Drive Motor A Phase V Current
P0A61 aw Drive Motor A Phase V Current Low
P0A62 aw Drive Motor A Phase V Current High
P0A63 aw Drive Motor A Phase W Current
P0A64 aw Drive Motor A Phase W Current Low
P0A65 aw Drive Motor A Phase W Current High
P0A66 aw Drive Motor B Phase U Current
P0A67 aw Drive Motor B Phase U Current Low
P0A68 aw Drive Motor B Phase U Current High
P0A69 aw Drive Motor B Phase V Current
P0A6A aw Drive Motor B Phase V Current Low
P0A6B aw Drive Motor B Phase V Current High
P0A6C aw Drive Motor B Phase W Current
P0A6D aw Drive Motor B Phase W Current Low
P0A6E aw Drive Motor B Phase W Current High
P0A6F aw Generator Phase U Current
P0A70 aw Generator Phase U Current Low
P0A71 aw Generator Phase U Current High
P0A72 aw Generator Phase V Current
P0A73 aw Generator Phase V Current Low
P0A74 aw Generator Phase V Current High
P0A75 aw Generator Phase W Current
P0A76 aw Generator Phase W Current Low
P0A77 aw Generator Phase W Current High
P0A78 aw Drive Motor A Inverter Performance
P0A79 aw Drive Motor B Inverter Performance
P0A7A aw Generator Inverter Performance
P0A7B aw Battery Energy Control Module Requested MIL Illumination
P0A7C aw Motor Electronics Over Temperature
P0A7D aw Hybrid/EV Battery Pack State of Charge Low
P0A7E aw Hybrid/EV Battery Pack A Over Temperature
P0A7F aw Hybrid/EV Battery Pack A Deterioration
P0A80 aw Replace Hybrid/EV Battery Pack
P0A81 aw Hybrid/EV Battery Pack Cooling Fan 1 Control Circuit/Open
P0A82 aw Hybrid/EV Battery Pack Cooling Fan 1 Performance/Stuck Off
P0A83 aw Hybrid/EV Battery Pack Cooling Fan 1 Stuck On
P0A84 aw Hybrid/EV Battery Pack Cooling Fan 1 Control Circuit Low
P0A85 aw Hybrid/EV Battery Pack Cooling Fan 1 Control Circuit High
P0A86 aw 14 Volt Power Module Current Sensor A Circuit
P0A87 aw 14 Volt Power Module Current Sensor A Circuit Range/Performance
P0A88 aw 14 Volt Power Module Current Sensor A Circuit Low
P0A89 aw 14 Volt Power Module Current Sensor A Circuit High
P0A8A aw 14 Volt Power Module Current Sensor A Circuit Intermittent
P0A8B aw 14 Volt Power Module System Voltage
P0A8C aw 14 Volt Power Module System Voltage Unstable
P0A8D aw 14 Volt Power Module System Voltage Low
P0A8E aw 14 Volt Power Module System Voltage High
P0A8F aw 14 Volt Power Module System Performance
P0A90 aw Drive Motor A Performance
P0A91 aw Drive Motor B Performance
P0A92 aw Hybrid Generator Performance
P0A93 aw Inverter A Cooling System Performance
P0A94 aw DC/DC Converter A Performance
P0A95 aw High Voltage Fuse A
P0A96 aw Hybrid/EV Battery Pack Cooling Fan 2 Control Circuit/Open
P0A97 aw Hybrid/EV Battery Pack Cooling Fan 2 Performance/Stuck Off
P0A98 aw Hybrid/EV Battery Pack Cooling Fan 2 Stuck On
P0A99 aw Hybrid/EV Battery Pack Cooling Fan 2 Control Circuit Low
P0A9A aw Hybrid/EV Battery Pack Cooling Fan 2 Control Circuit High
P0A9B aw Hybrid/EV Battery Temperature Sensor A Circuit
P0A9C aw Hybrid/EV Battery Temperature Sensor A Circuit Range/Performance
P0A9D aw Hybrid/EV Battery Temperature Sensor A Circuit Low
P0A9E aw Hybrid/EV Battery Temperature Sensor A Circuit High
P0A9F aw Hybrid/EV Battery Temperature Sensor A Circuit Intermittent/Erratic
P0AA0 aw Hybrid/EV Battery Positive Contactor Circuit
P0AA1 aw Hybrid/EV Battery Positive Contactor Circuit Stuck Closed
P0AA2 aw Hybrid/EV Battery Positive Contactor Circuit Stuck Open
P0AA3 aw Hybrid/EV Battery Negative Contactor Circuit
P0AA4 aw Hybrid/EV Battery Negative Contactor Circuit Stuck Closed
P0AA5 aw Hybrid/EV Battery Negative Contactor Circuit Stuck Open
P0AA6 aw Hybrid/EV Battery Voltage System Isolation Fault
P0AA7 aw Hybrid/EV Battery Voltage Isolation Sensor Circuit
P0AA8 aw Hybrid/EV Battery Voltage Isolation Sensor Circuit Range/Performance
P0AA9 aw Hybrid/EV Battery Voltage Isolation Sensor Circuit Low
P0AAA aw Hybrid/EV Battery Voltage Isolation Sensor Circuit High
P0AAB aw Hybrid/EV Battery Voltage Isolation Sensor Circuit Intermittent/Erratic
P0AAC aw Hybrid/EV Battery Pack Air Temperature Sensor A Circuit
P0AAD aw Hybrid/EV Battery Pack Air Temperature Sensor A Circuit Range/Performance
P0AAE aw Hybrid/EV Battery Pack Air Temperature Sensor A Circuit Low
P0AAF aw Hybrid/EV Battery Pack Air Temperature Sensor A Circuit High
P0AB0 aw Hybrid/EV Battery Pack Air Temperature Sensor A Circuit Intermittent/Erratic
P0AB1 aw Hybrid/EV Battery Pack Air Temperature Sensor B Circuit
P0AB2 aw Hybrid/EV Battery Pack Air Temperature Sensor B Circuit Range/Performance
P0AB3 aw Hybrid/EV Battery Pack Air Temperature Sensor B Circuit Low
P0AB4 aw Hybrid/EV Battery Pack Air Temperature Sensor B Circuit High
P0AB5 aw Hybrid/EV Battery Pack Air Temperature Sensor B Circuit Intermittent/Erratic
P0AB6 aw Engine Mount B Control Circuit/Open
P0AB7 aw Engine Mount B Control Circuit Low
P0AB8 aw Engine Mount B Control Circuit High
P0AB9 aw Hybrid/EV System Performance
P0ABA aw Hybrid/EV Battery Pack Voltage Sense A Circuit
P0ABB aw Hybrid/EV Battery Pack Voltage Sense A Circuit Range/Performance
P0ABC aw Hybrid/EV Battery Pack Voltage Sense A Circuit Low
P0ABD aw Hybrid/EV Battery Pack Voltage Sense A Circuit High
P0ABE aw Hybrid/EV Battery Pack Voltage Sense A Circuit Intermittent/Erratic
P0ABF aw Hybrid/EV Battery Pack Current Sensor A Circuit
P0AC0 aw Hybrid/EV Battery Pack Current Sensor A Circuit Range/Performance
P0AC1 aw Hybrid/EV Battery Pack Current Sensor A Circuit Low
P0AC2 aw Hybrid/EV Battery Pack Current Sensor A Circuit High
P0AC3 aw Hybrid/EV Battery Pack Current Sensor A Circuit Intermittent/Erratic
P0AC4 aw Hybrid/EV Powertrain Control Module Requested MIL Illumination
P0AC5 aw Hybrid/EV Battery Temperature Sensor B Circuit
P0AC6 aw Hybrid/EV Battery Temperature Sensor B Circuit Range/Performance
P0AC7 aw Hybrid/EV Battery Temperature Sensor B Circuit Low
P0AC8 aw Hybrid/EV Battery Temperature Sensor B Circuit High
P0AC9 aw Hybrid/EV Battery Temperature Sensor B Circuit Intermittent/Erratic
P0ACA aw Hybrid/EV Battery Temperature Sensor C Circuit
P0ACB aw Hybrid/EV Battery Temperature Sensor C Circuit Range/Performance
P0ACC aw Hybrid/EV Battery Temperature Sensor C Circuit Low
P0ACD aw Hybrid/EV Battery Temperature Sensor C Circuit High
P0ACE aw Hybrid/EV Battery Temperature Sensor C Circuit Intermittent/Erratic
P0ACF aw Hybrid/EV Battery Pack Cooling Fan 3 Control Circuit/Open
P0AD0 aw Hybrid/EV Battery Pack Cooling Fan 3 Performance/Stuck Off
P0AD1 aw Hybrid/EV Battery Pack Cooling Fan 3 Stuck On
P0AD2 aw Hybrid/EV Battery Pack Cooling Fan 3 Control Circuit Low
P0AD3 aw Hybrid/EV Battery Pack Cooling Fan 3 Control Circuit High
P0AD4 aw Hybrid/EV Battery Pack Air Flow System Insufficient Air Flow
P0AD5 aw Hybrid/EV Battery Pack Air Flow Valve A Control Circuit/Open
P0AD6 aw Hybrid/EV Battery Pack Air Flow Valve A Control Circuit Range/Performance
P0AD7 aw Hybrid/EV Battery Pack Air Flow Valve A Control Circuit Low
P0AD8 aw Hybrid/EV Battery Pack Air Flow Valve A Control Circuit High
P0AD9 aw Hybrid/EV Battery Positive Contactor Control Circuit/Open
P0ADA aw Hybrid/EV Battery Positive Contactor Control Circuit Range/Performance
P0ADB aw Hybrid/EV Battery Positive Contactor Control Circuit Low
P0ADC aw Hybrid/EV Battery Positive Contactor Control Circuit High
P0ADD aw Hybrid/EV Battery Negative Contactor Control Circuit/Open
P0ADE aw Hybrid/EV Battery Negative Contactor Control Circuit Range/Performance
P0ADF aw Hybrid/EV Battery Negative Contactor Control Circuit Low
P0AE0 aw Hybrid/EV Battery Negative Contactor Control Circuit High
P0AE1 aw Hybrid/EV Battery Precharge Contactor Circuit
P0AE2 aw Hybrid/EV Battery Precharge Contactor Circuit Stuck Closed
P0AE3 aw Hybrid/EV Battery Precharge Contactor Circuit Stuck Open
P0AE4 aw Hybrid/EV Battery Precharge Contactor A Control Circuit/Open
P0AE5 aw Hybrid/EV Battery Precharge Contactor A Control Circuit Range/Performance
P0AE6 aw Hybrid/EV Battery Precharge Contactor A Control Circuit Low
P0AE7 aw Hybrid/EV Battery Precharge Contactor A Control Circuit High
P0AE8 aw Hybrid/EV Battery Temperature Sensor D Circuit
P0AE9 aw Hybrid/EV Battery Temperature Sensor D Circuit Range/Performance
P0AEA aw Hybrid/EV Battery Temperature Sensor D Circuit Low
P0AEB aw Hybrid/EV Battery Temperature Sensor D Circuit High
P0AEC aw Hybrid/EV Battery Temperature Sensor D Circuit Intermittent/Erratic
P0AED aw Drive Motor Inverter Temperature Sensor A Circuit
P0AEE aw Drive Motor Inverter Temperature Sensor A Circuit Range/Performance
P0AEF aw Drive Motor Inverter Temperature Sensor A Circuit Low
P0AF0 aw Drive Motor Inverter Temperature Sensor A Circuit High
P0AF1 aw Drive Motor Inverter Temperature Sensor A Circuit Intermittent/Erratic
P0AF2 aw Drive Motor Inverter Temperature Sensor B Circuit
P0AF3 aw Drive Motor Inverter Temperature Sensor B Circuit Range/Performance
P0AF4 aw Drive Motor Inverter Temperature Sensor B Circuit Low
P0AF5 aw Drive Motor Inverter Temperature Sensor B Circuit High
P0AF6 aw Drive Motor Inverter Temperature Sensor B Circuit Intermittent/Erratic
P0AF7 aw 14 Volt Power Module Internal Temperature Too High
P0AF8 aw Hybrid/EV Battery System Voltage
P0AF9 aw Hybrid/EV Battery System Voltage Unstable
P0AFA aw Hybrid/EV Battery System Voltage Low
P0AFB aw Hybrid/EV Battery System Voltage High
P0AFC lw Hybrid/EV Battery Pack Sensor Module
P0AFD lw Hybrid/EV Battery Pack Temperature Too Low
P0AFE lw Hybrid/EV Battery System Voltage Too Low for Voltage Step Up Conversion
P0AFF lw System Voltage Too Low for Voltage Step Down Conversion
P0B00 aw Electric/Auxiliary Transmission Fluid Pump Motor Phase U Current
P0B01 aw Electric/Auxiliary Transmission Fluid Pump Motor Phase U Current Low
P0B02 aw Electric/Auxiliary Transmission Fluid Pump Motor Phase U Current High
P0B03 aw Electric/Auxiliary Transmission Fluid Pump Motor Phase V Current
P0B04 aw Electric/Auxiliary Transmission Fluid Pump Motor Phase V Current Low
P0B05 aw Electric/Auxiliary Transmission Fluid Pump Motor Phase V Current High
P0B06 aw Electric/Auxiliary Transmission Fluid Pump Motor Phase W Current
P0B07 aw Electric/Auxiliary Transmission Fluid Pump Motor Phase W Current Low
P0B08 aw Electric/Auxiliary Transmission Fluid Pump Motor Phase W Current High
P0B09 aw Electric/Auxiliary Transmission Fluid Pump A Motor Supply Voltage Circuit/Open
P0B0A aw Electric/Auxiliary Transmission Fluid Pump A Motor Supply Voltage Circuit Low
P0B0B aw Electric/Auxiliary Transmission Fluid Pump A Motor Supply Voltage Circuit High
P0B0C aw Electric/Auxiliary Transmission Fluid Pump A Hydraulic Leakage
P0B0D aw Electric/Auxiliary Transmission Fluid Pump Motor Control Module
P0B0E lw Hybrid/EV Battery Pack Current Sensor B Circuit
P0B0F lw Hybrid/EV Battery Pack Current Sensor B Circuit Range/Performance
P0B10 lw Hybrid/EV Battery Pack Current Sensor B Circuit Low
P0B11 lw Hybrid/EV Battery Pack Current Sensor B Circuit High
P0B12 lw Hybrid/EV Battery Pack Current Sensor B Circuit Intermittent/Erratic
P0B13 lw Hybrid/EV Battery Pack Current Sensor A/B Correlation
P0B14 lw Hybrid/EV Battery Pack Voltage Sense B Circuit
P0B15 lw Hybrid/EV Battery Pack Voltage Sense B Circuit Range/Performance
P0B16 lw Hybrid/EV Battery Pack Voltage Sense B Circuit Low
P0B17 lw Hybrid/EV Battery Pack Voltage Sense B Circuit High
P0B18 lw Hybrid/EV Battery Pack Voltage Sense B Circuit Intermittent/Erratic
P0B19 lw Hybrid/EV Battery Pack Voltage Sense C Circuit
P0B1A lw Hybrid/EV Battery Pack Voltage Sense C Circuit Range/Performance
P0B1B lw Hybrid/EV Battery Pack Voltage Sense C Circuit Low
P0B1C lw Hybrid/EV Battery Pack Voltage Sense C Circuit High
P0B1D lw Hybrid/EV Battery Pack Voltage Sense C Circuit Intermittent/Erratic
P0B1E lw Hybrid/EV Battery Pack Voltage Sense D Circuit
P0B1F lw Hybrid/EV Battery Pack Voltage Sense D Circuit Range/Performance
P0B20 lw Hybrid/EV Battery Pack Voltage Sense D Circuit Low
P0B21 lw Hybrid/EV Battery Pack Voltage Sense D Circuit High
P0B22 dw Hybrid/EV Battery Pack Voltage Sense D Circuit Intermittent/Erratic | Generator Phase U Current Sensor Circuit
P0B23 lw Hybrid/EV Battery A Voltage
P0B24 lw Hybrid/EV Battery A Voltage Unstable
P0B25 lw Hybrid/EV Battery A Voltage Low
P0B26 lw Hybrid/EV Battery A Voltage High
P0B27 lw Hybrid/EV Battery B Voltage
P0B28 lw Hybrid/EV Battery B Voltage Unstable
P0B29 lw Hybrid/EV Battery B Voltage Low
P0B2A lw Hybrid/EV Battery B Voltage High
P0B2B lw Hybrid/EV Battery C Voltage
P0B2C lw Hybrid/EV Battery C Voltage Unstable
P0B2D lw Hybrid/EV Battery C Voltage Low
P0B2E lw Hybrid/EV Battery C Voltage High
P0B2F lw Hybrid/EV Battery D Voltage
P0B30 lw Hybrid/EV Battery D Voltage Unstable
P0B31 lw Hybrid/EV Battery D Voltage Low
P0B32 lw Hybrid/EV Battery D Voltage High
P0B33 lw High Voltage Service Disconnect Circuit
P0B34 lw High Voltage Service Disconnect Circuit Performance
P0B35 lw High Voltage Service Disconnect Circuit Low
P0B36 lw High Voltage Service Disconnect Circuit High
P0B37 lw High Voltage Service Disconnect Open
P0B38 lw Motor Electronics Coolant Pump B Control Circuit/Open
P0B39 lw Motor Electronics Coolant Pump B Control Circuit Low
P0B3A lw Motor Electronics Coolant Pump B Control Circuit High
P0B3B lw Hybrid/EV Battery Voltage Sense A Circuit
P0B3C lw Hybrid/EV Battery Voltage Sense A Circuit Range/Performance
P0B3D lw Hybrid/EV Battery Voltage Sense A Circuit Low
P0B3E lw Hybrid/EV Battery Voltage Sense A Circuit High
P0B3F lw Hybrid/EV Battery Voltage Sense A Circuit Intermittent/Erratic
P0B40 lw Hybrid/EV Battery Voltage Sense B Circuit
P0B41 lw Hybrid/EV Battery Voltage Sense B Circuit Range/Performance
P0B42 lw Hybrid/EV Battery Voltage Sense B Circuit Low
P0B43 lw Hybrid/EV Battery Voltage Sense B Circuit High
P0B44 lw Hybrid/EV Battery Voltage Sense B Circuit Intermittent/Erratic
P0B45 lw Hybrid/EV Battery Voltage Sense C Circuit
P0B46 lw Hybrid/EV Battery Voltage Sense C Circuit Range/Performance
P0B47 lw Hybrid/EV Battery Voltage Sense C Circuit Low
P0B48 lw Hybrid/EV Battery Voltage Sense C Circuit High
P0B49 lw Hybrid/EV Battery Voltage Sense C Circuit Intermittent/Erratic
P0B4A lw Hybrid/EV Battery Voltage Sense D Circuit
P0B4B lw Hybrid/EV Battery Voltage Sense D Circuit Range/Performance
P0B4C lw Hybrid/EV Battery Voltage Sense D Circuit Low
P0B4D lw Hybrid/EV Battery Voltage Sense D Circuit High
P0B4E lw Hybrid/EV Battery Voltage Sense D Circuit Intermittent/Erratic
P0B4F lw Hybrid/EV Battery Voltage Sense E Circuit
P0B50 lw Hybrid/EV Battery Voltage Sense E Circuit Range/Performance
P0B51 lw Hybrid/EV Battery Voltage Sense E Circuit Low
P0B52 lw Hybrid/EV Battery Voltage Sense E Circuit High
P0B53 lw Hybrid/EV Battery Voltage Sense E Circuit Intermittent/Erratic
P0B54 lw Hybrid/EV Battery Voltage Sense F Circuit
P0B55 lw Hybrid/EV Battery Voltage Sense F Circuit Range/Performance
P0B56 lw Hybrid/EV Battery Voltage Sense F Circuit Low
P0B57 lw Hybrid/EV Battery Voltage Sense F Circuit High
P0B58 lw Hybrid/EV Battery Voltage Sense F Circuit Intermittent/Erratic
P0B59 lw Hybrid/EV Battery Voltage Sense G Circuit
P0B5A lw Hybrid/EV Battery Voltage Sense G Circuit Range/Performance
P0B5B lw Hybrid/EV Battery Voltage Sense G Circuit Low
P0B5C lw Hybrid/EV Battery Voltage Sense G Circuit High
P0B5D lw Hybrid/EV Battery Voltage Sense G Circuit Intermittent/Erratic
P0B5E lw Hybrid/EV Battery Voltage Sense H Circuit
P0B5F lw Hybrid/EV Battery Voltage Sense H Circuit Range/Performance
P0B60 lw Hybrid/EV Battery Voltage Sense H Circuit Low
P0B61 lw Hybrid/EV Battery Voltage Sense H Circuit High
P0B62 lw Hybrid/EV Battery Voltage Sense H Circuit Intermittent/Erratic
P0B63 lw Hybrid/EV Battery Voltage Sense I Circuit
P0B64 lw Hybrid/EV Battery Voltage Sense I Circuit Range/Performance
P0B65 lw Hybrid/EV Battery Voltage Sense I Circuit Low
P0B66 lw Hybrid/EV Battery Voltage Sense I Circuit High
P0B67 lw Hybrid/EV Battery Voltage Sense I Circuit Intermittent/Erratic
P0B68 lw Hybrid/EV Battery Voltage Sense J Circuit
P0B69 lw Hybrid/EV Battery Voltage Sense J Circuit Range/Performance
P0B6A lw Hybrid/EV Battery Voltage Sense J Circuit Low
P0B6B lw Hybrid/EV Battery Voltage Sense J Circuit High
P0B6C lw Hybrid/EV Battery Voltage Sense J Circuit Intermittent/Erratic
P0B6D lw Hybrid/EV Battery Voltage Sense K Circuit
P0B6E lw Hybrid/EV Battery Voltage Sense K Circuit Range/Performance
P0B6F lw Hybrid/EV Battery Voltage Sense K Circuit Low
P0B70 lw Hybrid/EV Battery Voltage Sense K Circuit High
P0B71 lw Hybrid/EV Battery Voltage Sense K Circuit Intermittent/Erratic
P0B72 lw Hybrid/EV Battery Voltage Sense L Circuit
P0B73 lw Hybrid/EV Battery Voltage Sense L Circuit Range/Performance
P0B74 lw Hybrid/EV Battery Voltage Sense L Circuit Low
P0B75 lw Hybrid/EV Battery Voltage Sense L Circuit High
P0B76 lw Hybrid/EV Battery Voltage Sense L Circuit Intermittent/Erratic
P0B77 lw Hybrid/EV Battery Voltage Sense M Circuit
P0B78 lw Hybrid/EV Battery Voltage Sense M Circuit Range/Performance
P0B79 lw Hybrid/EV Battery Voltage Sense M Circuit Low
P0B7A lw Hybrid/EV Battery Voltage Sense M Circuit High
P0B7B lw Hybrid/EV Battery Voltage Sense M Circuit Intermittent/Erratic
P0B7C lw Hybrid/EV Battery Voltage Sense N Circuit
P0B7D lw Hybrid/EV Battery Voltage Sense N Circuit Range/Performance
P0B7E lw Hybrid/EV Battery Voltage Sense N Circuit Low
P0B7F lw Hybrid/EV Battery Voltage Sense N Circuit High
P0B80 lw Hybrid/EV Battery Voltage Sense N Circuit Intermittent/Erratic
P0B81 lw Hybrid/EV Battery Voltage Sense O Circuit
P0B82 lw Hybrid/EV Battery Voltage Sense O Circuit Range/Performance
P0B83 lw Hybrid/EV Battery Voltage Sense O Circuit Low
P0B84 lw Hybrid/EV Battery Voltage Sense O Circuit High
P0B85 lw Hybrid/EV Battery Voltage Sense O Circuit Intermittent/Erratic
P0B86 lw Hybrid/EV Battery Voltage Sense P Circuit
P0B87 lw Hybrid/EV Battery Voltage Sense P Circuit Range/Performance
P0B88 lw Hybrid/EV Battery Voltage Sense P Circuit Low
P0B89 lw Hybrid/EV Battery Voltage Sense P Circuit High
P0B8A lw Hybrid/EV Battery Voltage Sense P Circuit Intermittent/Erratic
P0B8B lw Hybrid/EV Battery Voltage Sense Q Circuit
P0B8C lw Hybrid/EV Battery Voltage Sense Q Circuit Range/Performance
P0B8D lw Hybrid/EV Battery Voltage Sense Q Circuit Low
P0B8E lw Hybrid/EV Battery Voltage Sense Q Circuit High
P0B8F lw Hybrid/EV Battery Voltage Sense Q Circuit Intermittent/Erratic
P0B90 lw Hybrid/EV Battery Voltage Sense R Circuit
P0B91 lw Hybrid/EV Battery Voltage Sense R Circuit Range/Performance
P0B92 lw Hybrid/EV Battery Voltage Sense R Circuit Low
P0B93 lw Hybrid/EV Battery Voltage Sense R Circuit High
P0B94 lw Hybrid/EV Battery Voltage Sense R Circuit Intermittent/Erratic
P0B95 lw Hybrid/EV Battery Voltage Sense S Circuit
P0B96 lw Hybrid/EV Battery Voltage Sense S Circuit Range/Performance
P0B97 lw Hybrid/EV Battery Voltage Sense S Circuit Low
P0B98 lw Hybrid/EV Battery Voltage Sense S Circuit High
P0B99 lw Hybrid/EV Battery Voltage Sense S Circuit Intermittent/Erratic
P0B9A lw Hybrid/EV Battery Voltage Sense T Circuit
P0B9B lw Hybrid/EV Battery Voltage Sense T Circuit Range/Performance
P0B9C lw Hybrid/EV Battery Voltage Sense T Circuit Low
P0B9D lw Hybrid/EV Battery Voltage Sense T Circuit High
P0B9E lw Hybrid/EV Battery Voltage Sense T Circuit Intermittent/Erratic
P0B9F lw Hybrid/EV Battery Voltage Sense U Circuit
P0BA0 lw Hybrid/EV Battery Voltage Sense U Circuit Range/Performance
P0BA1 lw Hybrid/EV Battery Voltage Sense U Circuit Low
P0BA2 lw Hybrid/EV Battery Voltage Sense U Circuit High
P0BA3 lw Hybrid/EV Battery Voltage Sense U Circuit Intermittent/Erratic
P0BA4 lw Hybrid/EV Battery Voltage Sense V Circuit
P0BA5 lw Hybrid/EV Battery Voltage Sense V Circuit Range/Performance
P0BA6 lw Hybrid/EV Battery Voltage Sense V Circuit Low
P0BA7 lw Hybrid/EV Battery Voltage Sense V Circuit High
P0BA8 lw Hybrid/EV Battery Voltage Sense V Circuit Intermittent/Erratic
P0BA9 lw Hybrid/EV Battery Voltage Sense W Circuit
P0BAA lw Hybrid/EV Battery Voltage Sense W Circuit Range/Performance
P0BAB lw Hybrid/EV Battery Voltage Sense W Circuit Low
P0BAC lw Hybrid/EV Battery Voltage Sense W Circuit High
P0BAD lw Hybrid/EV Battery Voltage Sense W Circuit Intermittent/Erratic
P0BAE lw Hybrid/EV Battery Voltage Sense X Circuit
P0BAF lw Hybrid/EV Battery Voltage Sense X Circuit Range/Performance
P0BB0 lw Hybrid/EV Battery Voltage Sense X Circuit Low
P0BB1 lw Hybrid/EV Battery Voltage Sense X Circuit High
P0BB2 lw Hybrid/EV Battery Voltage Sense X Circuit Intermittent/Erratic
P0BB3 lw Hybrid/EV Battery Voltage Sense Y Circuit
P0BB4 lw Hybrid/EV Battery Voltage Sense Y Circuit Range/Performance
P0BB5 lw Hybrid/EV Battery Voltage Sense Y Circuit Low
P0BB6 lw Hybrid/EV Battery Voltage Sense Y Circuit High
P0BB7 lw Hybrid/EV Battery Voltage Sense Y Circuit Intermittent/Erratic
P0BB8 lw Hybrid/EV Battery Voltage Sense Z Circuit
P0BB9 lw Hybrid/EV Battery Voltage Sense Z Circuit Range/Performance
P0BBA lw Hybrid/EV Battery Voltage Sense Z Circuit Low
P0BBB lw Hybrid/EV Battery Voltage Sense Z Circuit High
P0BBC lw Hybrid/EV Battery Voltage Sense Z Circuit Intermittent/Erratic
P0BBD dw Hybrid/EV Battery Pack Voltage Variation Exceeded Limit | Hybrid Battery Voltage Sense Internal Module Performance
P0BBE lw Hybrid/EV Battery Pack Voltage Variation
P0BBF lw Hybrid/EV Battery Pack Cooling Fan Supply Voltage Circuit/Open
P0BC0 lw Hybrid/EV Battery Pack Cooling Fan Supply Voltage Circuit Low
P0BC1 lw Hybrid/EV Battery Pack Cooling Fan Supply Voltage Circuit High
P0BC2 lw Hybrid/EV Battery Temperature Sensor E Circuit
P0BC3 lw Hybrid/EV Battery Temperature Sensor E Circuit Range/Performance
P0BC4 lw Hybrid/EV Battery Temperature Sensor E Circuit Low
P0BC5 lw Hybrid/EV Battery Temperature Sensor E Circuit High
P0BC6 lw Hybrid/EV Battery Temperature Sensor E Circuit Intermittent/Erratic
P0BC7 lw Hybrid/EV Battery Pack Cooling Fan 1 Sense Circuit/Open
P0BC8 lw Hybrid/EV Battery Pack Cooling Fan 1 Sense Range/Performance
P0BC9 lw Hybrid/EV Battery Pack Cooling Fan 1 Sense Circuit Low
P0BCA lw Hybrid/EV Battery Pack Cooling Fan 1 Sense Circuit High
P0BCB lw Hybrid/EV Battery Pack Cooling Fan 1 Sense Circuit Intermittent/Erratic
P0BCC lw Generator Inverter Temperature Sensor A Circuit
P0BCD lw Generator Inverter Temperature Sensor A Circuit Range/Performance
P0BCE lw Generator Inverter Temperature Sensor A Circuit Low
P0BCF lw Generator Inverter Temperature Sensor A Circuit High
P0BD0 lw Generator Inverter Temperature Sensor A Circuit Intermittent/Erratic
P0BD1 lw Drive Motor Inverter Temperature Sensor C Circuit
P0BD2 lw Drive Motor Inverter Temperature Sensor C Circuit Range/Performance
P0BD3 lw Drive Motor Inverter Temperature Sensor C Circuit Low
P0BD4 lw Drive Motor Inverter Temperature Sensor C Circuit High
P0BD5 lw Drive Motor Inverter Temperature Sensor C Circuit Intermittent/Erratic
P0BD6 lw Drive Motor Inverter Temperature Sensor D Circuit
P0BD7 lw Drive Motor Inverter Temperature Sensor D Circuit Range/Performance
P0BD8 lw Drive Motor Inverter Temperature Sensor D Circuit Low
P0BD9 lw Drive Motor Inverter Temperature Sensor D Circuit High
P0BDA lw Drive Motor Inverter Temperature Sensor D Circuit Intermittent/Erratic
P0BDB lw Drive Motor Inverter Temperature Sensor E Circuit
P0BDC lw Drive Motor Inverter Temperature Sensor E Circuit Range/Performance
P0BDD lw Drive Motor Inverter Temperature Sensor E Circuit Low
P0BDE lw Drive Motor Inverter Temperature Sensor E Circuit High
P0BDF lw Drive Motor Inverter Temperature Sensor E Circuit Intermittent/Erratic
P0BE0 lw Drive Motor Inverter Temperature Sensor F Circuit
P0BE1 lw Drive Motor Inverter Temperature Sensor F Circuit Range/Performance
P0BE2 lw Drive Motor Inverter Temperature Sensor F Circuit Low
P0BE3 lw Drive Motor Inverter Temperature Sensor F Circuit High
P0BE4 lw Drive Motor Inverter Temperature Sensor F Circuit Intermittent/Erratic
P0BE5 lw Drive Motor A Phase U Current Sensor Circuit
P0BE6 lw Drive Motor A Phase U Current Sensor Circuit Range/Performance
P0BE7 lw Drive Motor A Phase U Current Sensor Circuit Low
P0BE8 lw Drive Motor A Phase U Current Sensor Circuit High
P0BE9 lw Drive Motor A Phase V Current Sensor Circuit
P0BEA lw Drive Motor A Phase V Current Sensor Circuit Range/Performance
P0BEB lw Drive Motor A Phase V Current Sensor Circuit Low
P0BEC lw Drive Motor A Phase V Current Sensor Circuit High
P0BED lw Drive Motor A Phase W Current Sensor Circuit
P0BEE lw Drive Motor A Phase W Current Sensor Circuit Range/Performance
P0BEF lw Drive Motor A Phase W Current Sensor Circuit Low
P0BF0 lw Drive Motor A Phase W Current Sensor Circuit High
P0BF1 lw Drive Motor B Phase U Current Sensor Circuit
P0BF2 lw Drive Motor B Phase U Current Sensor Circuit Range/Performance
P0BF3 lw Drive Motor B Phase U Current Sensor Circuit Low
P0BF4 lw Drive Motor B Phase U Current Sensor Circuit High
P0BF5 lw Drive Motor B Phase V Current Sensor Circuit
P0BF6 lw Drive Motor B Phase V Current Sensor Circuit Range/Performance
P0BF7 lw Drive Motor B Phase V Current Sensor Circuit Low
P0BF8 lw Drive Motor B Phase V Current Sensor Circuit High
P0BF9 lw Drive Motor B Phase W Current Sensor Circuit
P0BFA lw Drive Motor B Phase W Current Sensor Circuit Range/Performance
P0BFB lw Drive Motor B Phase W Current Sensor Circuit Low
P0BFC lw Drive Motor B Phase W Current Sensor Circuit High
P0BFD lw Drive Motor A Phase U-V-W Current Sensor Correlation
P0BFE lw Drive Motor B Phase U-V-W Current Sensor Correlation
P0BFF lw Drive Motor A Current
P0C00 dw Drive Motor A Current Low | Drive Motor Coolant Pump Control Circuit
P0C01 lw Drive Motor A Current High
P0C02 lw Drive Motor B Current
P0C03 lw Drive Motor B Current Low
P0C04 lw Drive Motor B Current High
P0C05 lw Drive Motor A Phase U-V-W Circuit/Open
P0C06 lw Drive Motor A Phase U-V-W Circuit Low
P0C07 lw Drive Motor A Phase U-V-W Circuit High
P0C08 lw Drive Motor B Phase U-V-W Circuit/Open
P0C09 lw Drive Motor B Phase U-V-W Circuit Low
P0C0A lw Drive Motor B Phase U-V-W Circuit High
P0C0B lw Drive Motor A Inverter Power Supply Circuit/Open
P0C0C lw Drive Motor A Inverter Power Supply Circuit Low
P0C0D lw Drive Motor A Inverter Power Supply Circuit High
P0C0E lw Drive Motor B Inverter Power Supply Circuit/Open
P0C0F lw Drive Motor B Inverter Power Supply Circuit Low
P0C10 lw Drive Motor B Inverter Power Supply Circuit High
P0C11 lw Drive Motor A Inverter Phase U Over Temperature
P0C12 lw Drive Motor A Inverter Phase V Over Temperature
P0C13 lw Drive Motor A Inverter Phase W Over Temperature
P0C14 lw Drive Motor B Inverter Phase U Over Temperature
P0C15 lw Drive Motor B Inverter Phase V Over Temperature
P0C16 lw Drive Motor B Inverter Phase W Over Temperature
P0C17 lw Drive Motor A Position Sensor Not Learned
P0C18 lw Drive Motor B Position Sensor Not Learned
P0C19 lw Drive Motor A Torque Delivered Performance
P0C1A lw Drive Motor B Torque Delivered Performance
P0C1B lw Electric/Auxiliary Transmission Fluid Pump Control Module Internal Temperature Too High
P0C1C lw Electric/Auxiliary Transmission Fluid Pump Control Module Internal Temperature Sensor Circuit
P0C1D lw Electric/Auxiliary Transmission Fluid Pump Control Module Internal Temperature Sensor Circuit Range/Performance
P0C1E lw Electric/Auxiliary Transmission Fluid Pump Control Module Internal Temperature Sensor Circuit Low
P0C1F lw Electric/Auxiliary Transmission Fluid Pump Control Module Internal Temperature Sensor Circuit High
P0C20 lw Electric/Auxiliary Transmission Fluid Pump Phase U-V-W Circuit/Open
P0C21 lw Electric/Auxiliary Transmission Fluid Pump Phase U-V-W Circuit Low
P0C22 lw Electric/Auxiliary Transmission Fluid Pump Phase U-V-W Circuit High
P0C23 lw Electric/Auxiliary Transmission Fluid Pump Control Module Circuit/Open
P0C24 lw Electric/Auxiliary Transmission Fluid Pump Control Module Circuit Low
P0C25 lw Electric/Auxiliary Transmission Fluid Pump Control Module Circuit High
P0C26 lw Electric/Auxiliary Transmission Fluid Pump A Motor Current
P0C27 lw Electric/Auxiliary Transmission Fluid Pump A Motor Current Low
P0C28 lw Electric/Auxiliary Transmission Fluid Pump A Motor Current High
P0C29 lw Electric/Auxiliary Transmission Fluid Pump A Driver Circuit Performance
P0C2A lw Electric/Auxiliary Transmission Fluid Pump A Motor Stalled
P0C2B lw Electric/Auxiliary Transmission Fluid Pump Control Module Feedback Signal
P0C2C lw Electric/Auxiliary Transmission Fluid Pump Control Module Feedback Signal Range/Performance
P0C2D lw Electric/Auxiliary Transmission Fluid Pump Control Module Feedback Signal Low
P0C2E lw Electric/Auxiliary Transmission Fluid Pump Control Module Feedback Signal High
P0C2F aw Internal Control Module Drive Motor/Generator - Engine Speed Sensor Performance
P0C30 lw Hybrid/EV Battery Pack State of Charge High
P0C31 lw Inverter B Cooling System Performance
P0C32 lw Hybrid/EV Battery Cooling System A Performance
P0C33 lw Hybrid/EV Battery Temperature Sensor F Circuit
P0C34 lw Hybrid/EV Battery Temperature Sensor F Circuit Range/Performance
P0C35 lw Hybrid/EV Battery Temperature Sensor F Circuit Low
P0C36 lw Hybrid/EV Battery Temperature Sensor F Circuit High
P0C37 lw Hybrid/EV Battery Temperature Sensor F Circuit Intermittent/Erratic
P0C38 lw DC/DC Converter Temperature Sensor A Circuit
P0C39 lw DC/DC Converter Temperature Sensor A Range/Performance
P0C3A lw DC/DC Converter Temperature Sensor A Low
P0C3B lw DC/DC Converter Temperature Sensor A High
P0C3C lw DC/DC Converter Temperature Sensor A Intermittent/Erratic
P0C3D lw DC/DC Converter Temperature Sensor B Circuit
P0C3E lw DC/DC Converter Temperature Sensor B Range/Performance
P0C3F lw DC/DC Converter Temperature Sensor B Low
P0C40 lw DC/DC Converter Temperature Sensor B High
P0C41 lw DC/DC Converter Temperature Sensor B Intermittent/Erratic
P0C42 lw Hybrid/EV Battery Pack Coolant Temperature Sensor A Circuit
P0C43 lw Hybrid/EV Battery Pack Coolant Temperature Sensor A Circuit Range/Performance
P0C44 lw Hybrid/EV Battery Pack Coolant Temperature Sensor A Circuit Low
P0C45 lw Hybrid/EV Battery Pack Coolant Temperature Sensor A Circuit High
P0C46 lw Hybrid/EV Battery Pack Coolant Temperature Sensor A Circuit Intermittent/Erratic
P0C47 lw Hybrid/EV Battery Pack Coolant Pump A Control Circuit/Open
P0C48 lw Hybrid/EV Battery Pack Coolant Pump A Control Circuit Low
P0C49 lw Hybrid/EV Battery Pack Coolant Pump A Control Circuit High
P0C4A lw Hybrid/EV Battery Pack Coolant Pump A Control Performance
P0C4B lw Hybrid/EV Battery Pack Coolant Pump A Supply Voltage Circuit/Open
P0C4C lw Hybrid/EV Battery Pack Coolant Pump A Supply Voltage Circuit Low
P0C4D lw Hybrid/EV Battery Pack Coolant Pump A Supply Voltage Circuit High
P0C4E lw Drive Motor A Position Exceeded Learning Limit
P0C4F lw Drive Motor B Position Exceeded Learning Limit
P0C50 lw Drive Motor A Position Sensor Circuit A
P0C51 lw Drive Motor A Position Sensor Circuit A Range/Performance
P0C52 lw Drive Motor A Position Sensor Circuit A Low
P0C53 lw Drive Motor A Position Sensor Circuit A High
P0C54 lw Drive Motor A Position Sensor Circuit A Intermittent/Erratic
P0C55 lw Drive Motor B Position Sensor Circuit A
P0C56 lw Drive Motor B Position Sensor Circuit A Range/Performance
P0C57 lw Drive Motor B Position Sensor Circuit A Low
P0C58 lw Drive Motor B Position Sensor Circuit A High
P0C59 lw Drive Motor B Position Sensor Circuit A Intermittent/Erratic
P0C5A lw Drive Motor A Position Sensor Circuit B
P0C5B lw Drive Motor A Position Sensor Circuit B Range/Performance
P0C5C lw Drive Motor A Position Sensor Circuit B Low
P0C5D lw Drive Motor A Position Sensor Circuit B High
P0C5E lw Drive Motor A Position Sensor Circuit B Intermittent/Erratic
P0C5F lw Drive Motor B Position Sensor Circuit B
P0C60 lw Drive Motor B Position Sensor Circuit B Range/Performance
P0C61 lw Drive Motor B Position Sensor Circuit B Low
P0C62 lw Drive Motor B Position Sensor Circuit B High
P0C63 lw Drive Motor B Position Sensor Circuit B Intermittent/Erratic
P0C64 lw Generator Position Sensor Circuit A
P0C65 lw Generator Position Sensor Circuit A Range/Performance
P0C66 lw Generator Position Sensor Circuit A Low
P0C67 lw Generator Position Sensor Circuit A High
P0C68 lw Generator Position Sensor Circuit A Intermittent/Erratic
P0C69 lw Generator Position Sensor Circuit B
P0C6A lw Generator Position Sensor Circuit B Range/Performance
P0C6B lw Generator Position Sensor Circuit B Low
P0C6C lw Generator Position Sensor Circuit B High
P0C6D lw Generator Position Sensor Circuit B Intermittent/Erratic
P0C6E lw Hybrid/EV Battery Temperature Sensor A/B Correlation
P0C6F lw Hybrid/EV Battery Temperature Sensor B/C Correlation
P0C70 lw Hybrid/EV Battery Temperature Sensor C/D Correlation
P0C71 lw Hybrid/EV Battery Temperature Sensor D/E Correlation
P0C72 lw Hybrid/EV Battery Temperature Sensor E/F Correlation
P0C73 dw Motor Electronics Coolant Pump A Control Performance | Hybrid Battery Pack Cooling Pump Performance
P0C74 lw Motor Electronics Coolant Pump B Control Performance
P0C75 lw Hybrid/EV Battery System Discharge Time Too Short
P0C76 lw Hybrid/EV Battery System Discharge Time Too Long
P0C77 lw Hybrid/EV Battery System Precharge Time Too Short
P0C78 lw Hybrid/EV Battery System Precharge Time Too Long
P0C79 lw Drive Motor A Inverter Voltage Too High
P0C7A lw Drive Motor B Inverter Voltage Too High
P0C7B lw Generator Inverter Voltage Too High
P0C7C lw Hybrid/EV Battery Temperature Sensor G Circuit
P0C7D lw Hybrid/EV Battery Temperature Sensor G Circuit Range/Performance
P0C7E lw Hybrid/EV Battery Temperature Sensor G Circuit Low
P0C7F lw Hybrid/EV Battery Temperature Sensor G Circuit High
P0C80 lw Hybrid/EV Battery Temperature Sensor G Circuit Intermittent/Erratic
P0C81 lw Hybrid/EV Battery Temperature Sensor H Circuit
P0C82 lw Hybrid/EV Battery Temperature Sensor H Circuit Range/Performance
P0C83 lw Hybrid/EV Battery Temperature Sensor H Circuit Low
P0C84 lw Hybrid/EV Battery Temperature Sensor H Circuit High
P0C85 lw Hybrid/EV Battery Temperature Sensor H Circuit Intermittent/Erratic
P0C86 lw Hybrid/EV Battery Temperature Sensor F/G Correlation
P0C87 lw Hybrid/EV Battery Temperature Sensor G/H Correlation
P0C88 lw Hybrid/EV Battery Temperature Sensor I Circuit
P0C89 lw Hybrid/EV Battery Temperature Sensor I Range/Performance
P0C8A lw Hybrid/EV Battery Temperature Sensor I Circuit Low
P0C8B lw Hybrid/EV Battery Temperature Sensor I Circuit High
P0C8C lw Hybrid/EV Battery Temperature Sensor I Circuit Intermittent/Erratic
P0C8D lw Hybrid/EV Battery Temperature Sensor J Circuit
P0C8E lw Hybrid/EV Battery Temperature Sensor J Range/Performance
P0C8F lw Hybrid/EV Battery Temperature Sensor J Circuit Low
P0C90 lw Hybrid/EV Battery Temperature Sensor J Circuit High
P0C91 lw Hybrid/EV Battery Temperature Sensor J Circuit Intermittent/Erratic
P0C92 lw Hybrid/EV Battery Temperature Sensor K Circuit
P0C93 lw Hybrid/EV Battery Temperature Sensor K Range/Performance
P0C94 lw Hybrid/EV Battery Temperature Sensor K Circuit Low
P0C95 lw Hybrid/EV Battery Temperature Sensor K Circuit High
P0C96 lw Hybrid/EV Battery Temperature Sensor K Circuit Intermittent/Erratic
P0C97 lw Hybrid/EV Battery Temperature Sensor L Circuit
P0C98 lw Hybrid/EV Battery Temperature Sensor L Range/Performance
P0C99 lw Hybrid/EV Battery Temperature Sensor L Circuit Low
P0C9A lw Hybrid/EV Battery Temperature Sensor L Circuit High
P0C9B lw Hybrid/EV Battery Temperature Sensor L Circuit Intermittent/Erratic
P0C9C lw 14 Volt Power Module Current Sensor B Circuit
P0C9D lw 14 Volt Power Module Current Sensor B Circuit Range/Performance
P0C9E lw 14 Volt Power Module Current Sensor B Circuit Low
P0C9F lw 14 Volt Power Module Current Sensor B Circuit High
P0CA0 lw 14 Volt Power Module Current Sensor B Circuit Intermittent
P0CA1 lw Drive Motor Control Module Requested MIL Illumination
P0CA2 lw DC/DC Converter Step Down Voltage Performance
P0CA3 lw DC/DC Converter Step Up Voltage Performance
P0CA4 lw Hybrid/EV Battery Charging Voltage High
P0CA5 lw Hybrid/EV Battery Discharging Voltage High
P0CA6 lw Hybrid/EV Battery Charging Current High
P0CA7 lw Hybrid/EV Battery Discharging Current High
P0CA8 lw Hybrid/EV Battery Temperature Sensor M Circuit
P0CA9 lw Hybrid/EV Battery Temperature Sensor M Circuit Range/Performance
P0CAA lw Hybrid/EV Battery Temperature Sensor M Circuit Low
P0CAB lw Hybrid/EV Battery Temperature Sensor M Circuit High
P0CAC lw Hybrid/EV Battery Temperature Sensor M Circuit Intermittent/Erratic
P0CAD lw Hybrid/EV Battery Temperature Sensor N Circuit
P0CAE lw Hybrid/EV Battery Temperature Sensor N Circuit Range/Performance
P0CAF lw Hybrid/EV Battery Temperature Sensor N Circuit Low
P0CB0 dw Hybrid/EV Battery Temperature Sensor N Circuit High | DC/DC Converter Voltage Below Threshold
P0CB1 lw Hybrid/EV Battery Temperature Sensor N Circuit Intermittent/Erratic
P0CB2 lw Hybrid/EV Battery Temperature Sensor O Circuit
P0CB3 lw Hybrid/EV Battery Temperature Sensor O Circuit Range/Performance
P0CB4 lw Hybrid/EV Battery Temperature Sensor O Circuit Low
P0CB5 lw Hybrid/EV Battery Temperature Sensor O Circuit High
P0CB6 lw Hybrid/EV Battery Temperature Sensor O Circuit Intermittent/Erratic
P0CB7 lw Hybrid/EV Battery Temperature Sensor P Circuit
P0CB8 lw Hybrid/EV Battery Temperature Sensor P Circuit Range/Performance
P0CB9 lw Hybrid/EV Battery Temperature Sensor P Circuit Low
P0CBA lw Hybrid/EV Battery Temperature Sensor P Circuit High
P0CBB lw Hybrid/EV Battery Temperature Sensor P Circuit Intermittent/Erratic
P0CBC lw Drive Motor A Coolant Temperature Sensor Circuit
P0CBD lw Drive Motor A Coolant Temperature Sensor Circuit Range/Performance
P0CBE lw Drive Motor A Coolant Temperature Sensor Circuit Low
P0CBF lw Drive Motor A Coolant Temperature Sensor Circuit High
P0CC0 lw Drive Motor A Coolant Temperature Sensor Circuit Intermittent
P0CC1 lw Drive Motor A Coolant Pump Control Circuit/Open
P0CC2 lw Drive Motor A Coolant Pump Control Circuit Range/Performance
P0CC3 lw Drive Motor A Coolant Pump Control Circuit Low
P0CC4 lw Drive Motor A Coolant Pump Control Circuit High
P0CC5 lw 14 Volt Power Module Current Sensor A/B Correlation
P0CC6 lw Charge Port Door A Open Request Switch Wake-Up Circuit
P0CC7 lw Charge Port Door A Open Request Switch Circuit
P0CC8 lw Charge Port Door A Open Request Switch Circuit Performance
P0CC9 lw Charge Port Door A Open Request Switch Circuit Low
P0CCA lw Charge Port Door A Open Request Switch Circuit High
P0CCB lw Charge Port Door A Open Request Switch Circuit Intermittent/Erratic
P0CCC lw Charge Port Door A Position Sensor Circuit
P0CCD lw Charge Port Door A Position Sensor Circuit Performance
P0CCE lw Charge Port Door A Position Sensor Circuit Low
P0CCF lw Charge Port Door A Position Sensor Circuit High
P0CD0 dw Charge Port Door A Position Sensor Circuit Intermittent/Erratic | AC Plug Voltage Sense Circuit
P0CD1 lw Charge Port Door A Unlock Control Circuit
P0CD2 lw Charge Port Door A Unlock Control Circuit Performance
P0CD3 lw Charge Port Door A Unlock Control Circuit Low
P0CD4 lw Charge Port Door A Unlock Control Circuit High
P0CD5 lw Hybrid/EV Battery Pack Coolant Temperature Sensor B Circuit
P0CD6 lw Hybrid/EV Battery Pack Coolant Temperature Sensor B Circuit Range/Performance
P0CD7 lw Hybrid/EV Battery Pack Coolant Temperature Sensor B Circuit Low
P0CD8 lw Hybrid/EV Battery Pack Coolant Temperature Sensor B Circuit High
P0CD9 lw Hybrid/EV Battery Pack Coolant Temperature Sensor B Circuit Intermittent/Erratic
P0CDA lw Drive Motor A Position Sensor Circuit C
P0CDB lw Drive Motor A Position Sensor Circuit C Range/Performance
P0CDC lw Drive Motor A Position Sensor Circuit C Low
P0CDD lw Drive Motor A Position Sensor Circuit C High
P0CDE lw Drive Motor A Position Sensor Circuit C Intermittent/Erratic
P0CDF lw Hybrid/EV Battery Pack Coolant Control Valve A Control Circuit/Open
P0CE0 lw Hybrid/EV Battery Pack Coolant Control Valve A Performance/Stuck Off
P0CE1 lw Hybrid/EV Battery Pack Coolant Control Valve A Stuck On
P0CE2 lw Hybrid/EV Battery Pack Coolant Control Valve A Control Circuit Low
P0CE3 lw Hybrid/EV Battery Pack Coolant Control Valve A Control Circuit High
P0CE4 lw Hybrid/EV Battery Pack Coolant Control Valve Position Sensor Circuit
P0CE5 lw Hybrid/EV Battery Pack Coolant Control Valve Position Sensor Circuit Range/Performance
P0CE6 lw Hybrid/EV Battery Pack Coolant Control Valve Position Sensor Circuit Low
P0CE7 lw Hybrid/EV Battery Pack Coolant Control Valve Position Sensor Circuit High
P0CE8 lw Hybrid/EV Battery Pack Coolant Control Valve Position Sensor Circuit Intermittent/Erratic
P0CE9 lw Hybrid/EV Electronics Coolant Pump A Control Circuit/Open
P0CEA lw Hybrid/EV Electronics Coolant Pump A Performance
P0CEB lw Hybrid/EV Electronics Coolant Pump A Control Circuit Low
P0CEC lw Hybrid/EV Electronics Coolant Pump A Control Circuit High
P0CED lw Hybrid/EV Electronics Coolant Pump A Enable Circuit
P0CEE lw Hybrid/EV Electronics Coolant Temperature Sensor A Circuit
P0CEF lw Hybrid/EV Electronics Coolant Temperature Sensor A Circuit Range/Perfomance
P0CF0 lw Hybrid/EV Electronics Coolant Temperature Sensor A Circuit Low
P0CF1 lw Hybrid/EV Electronics Coolant Temperature Sensor A Circuit High
P0CF2 lw Hybrid/EV Electronics Coolant Temperature Sensor A Circuit Intermittent/Erratic
P0CF3 lw Control Pilot Circuit /Open
P0CF4 lw Control Pilot Circuit Range/Performance
P0CF5 lw Control Pilot Circuit Low
P0CF6 lw Control Pilot Circuit High
P0CF7 lw Control Pilot Circuit Intermittent/Erratic
P0CF8 lw Control Pilot Charging Switch A Circuit/Open
P0CF9 lw Control Pilot Charging Switch A Range/Performance
P0CFA lw Control Pilot Charging Switch A Circuit Low
P0CFB lw Control Pilot Charging Switch A Circuit High
P0CFC lw Control Pilot Charging Switch A Intermittent/Erratic
P0CFD lw Control Pilot Charging Switch A Stuck Off
P0CFE lw Control Pilot Charging Switch A Stuck On
P0CFF lw Hybrid/EV Battery Pack Coolant Pump A Stuck/Stalled
P0D00 lw Control Pilot Charging Ventilation Switch Circuit/Open
P0D01 lw Control Pilot Charging Ventilation Switch Range/Performance
P0D02 dw Control Pilot Charging Ventilation Switch Circuit Low | Hybrid/EV Charging System Voltage Out Of Range
P0D03 lw Control Pilot Charging Ventilation Switch Circuit High
P0D04 lw Control Pilot Charging Ventilation Switch Intermittent/Erratic
P0D05 lw Control Pilot Charging Ventilation Switch Stuck Off
P0D06 lw Control Pilot Charging Ventilation Switch Stuck On
P0D07 lw Battery Charging System Positive Contactor A Circuit
P0D08 dw Battery Charging System Positive Contactor A Stuck Closed | Hybrid/EV Charge Cord Fault
P0D09 lw Battery Charging System Positive Contactor A Stuck Open
P0D0A lw Battery Charging System Positive Contactor A Control Circuit/Open
P0D0B lw Battery Charging System Positive Contactor A Control Circuit Range/Performance
P0D0C lw Battery Charging System Positive Contactor A Control Circuit Low
P0D0D lw Battery Charging System Positive Contactor A Control Circuit High
P0D0E lw Battery Charging System Negative Contactor A Circuit
P0D0F lw Battery Charging System Negative Contactor A Stuck Closed
P0D10 lw Battery Charging System Negative Contactor A Stuck Open
P0D11 lw Battery Charging System Negative Contactor A Control Circuit/Open
P0D12 lw Battery Charging System Negative Contactor A Control Circuit Range/Performance
P0D13 lw Battery Charging System Negative Contactor A Control Circuit Low
P0D14 lw Battery Charging System Negative Contactor A Control Circuit High
P0D15 lw Battery Charging System A High Voltage Interlock Circuit/Open
P0D16 lw Battery Charging System A High Voltage Interlock Circuit Performance
P0D17 lw Battery Charging System A High Voltage Interlock Circuit Low
P0D18 lw Battery Charging System A High Voltage Interlock Circuit High
P0D19 lw Battery Charging System A High Voltage Interlock Circuit Intermittent/Erratic
P0D1A lw Hybrid/EV Battery Pack Coolant Control Valve B Control Circuit/Open
P0D1B lw Hybrid/EV Battery Pack Coolant Control Valve B Performance/Stuck Off
P0D1C lw Hybrid/EV Battery Pack Coolant Control Valve B Stuck On
P0D1D lw Hybrid/EV Battery Pack Coolant Control Valve B Control Circuit Low
P0D1E lw Hybrid/EV Battery Pack Coolant Control Valve B Control Circuit High
P0D1F lw Control Module Date/Time Synchronization Error
P0D20 lw Battery Charger A Output Voltage Performance
P0D21 lw Battery Charger A Output Voltage Too Low
P0D22 lw Battery Charger A Output Current Performance
P0D23 lw Battery Charger A Output Shorted
P0D24 lw Battery Charger A Temperature Too High
P0D25 lw Battery Charger System Precharge Time Too Short
P0D26 lw Battery Charger System Precharge Time Too Long
P0D27 lw Battery Charger Input Voltage Too Low
P0D28 lw Battery Charger Input Voltage Too High
P0D29 lw Battery Charger Input Current Too Low
P0D2A lw Battery Charger Input Current Too High
P0D2B lw Control Pilot Indicator Control Circuit/Open
P0D2C lw Charge Status Indicator A Control Circuit/Open
P0D2D lw Drive Motor A Inverter Voltage Sensor A Circuit
P0D2E lw Drive Motor A Inverter Voltage Sensor A Circuit Range/Performance
P0D2F lw Drive Motor A Inverter Voltage Sensor A Circuit Low
P0D30 lw Drive Motor A Inverter Voltage Sensor A Circuit High
P0D31 lw Drive Motor A Inverter Voltage Sensor A Circuit Intermittent/Erratic
P0D32 lw DC/DC Converter A Over Temperature
P0D33 lw DC/DC Converter Current High
P0D34 lw Hybrid/EV Battery System Current
P0D35 lw Hybrid/EV Battery System Current Unstable
P0D36 lw Hybrid/EV Battery System Current Low
P0D37 lw Hybrid/EV Battery System Current High
P0D38 lw Battery Charger A Input Current Sensor Circuit
P0D39 lw Battery Charger A Input Current Sensor Circuit Range/Performance
P0D3A lw Battery Charger A Input Current Sensor Circuit Low
P0D3B lw Battery Charger A Input Current Sensor Circuit High
P0D3C lw Battery Charger A Input Current Sensor Circuit Intermittent/Erratic
P0D3D lw Battery Charger A Input Voltage Sensor A Circuit
P0D3E lw Battery Charger A Input Voltage Sensor A Circuit Range/Performance
P0D3F lw Battery Charger A Input Voltage Sensor A Circuit Low
P0D40 lw Battery Charger A Input Voltage Sensor A Circuit High
P0D41 lw Battery Charger A Input Voltage Sensor A Circuit Intermittent/Erratic
P0D42 lw Battery Charger 14 Volt Output Voltage Sensor Circuit
P0D43 lw Battery Charger 14 Volt Output Voltage Sensor Circuit Range/Performance
P0D44 lw Battery Charger 14 Volt Output Voltage Sensor Circuit Low
P0D45 lw Battery Charger 14 Volt Output Voltage Sensor Circuit High
P0D46 lw Battery Charger 14 Volt Output Voltage Sensor Circuit Intermittent/Erratic
P0D47 lw Battery Charger 14 Volt Output Current Sensor Circuit
P0D48 lw Battery Charger 14 Volt Output Current Sensor Circuit Range/Performance
P0D49 lw Battery Charger 14 Volt Output Current Sensor Circuit Low
P0D4A lw Battery Charger 14 Volt Output Current Sensor Circuit High
P0D4B lw Battery Charger 14 Volt Output Current Sensor Circuit Intermittent/Erratic
P0D4C lw Battery Charger Hybrid/EV Battery Output Voltage Sensor Circuit
P0D4D lw Battery Charger Hybrid/EV Battery Output Voltage Sensor Circuit Range/Performance
P0D4E lw Battery Charger Hybrid/EV Battery Output Voltage Sensor Circuit Low
P0D4F lw Battery Charger Hybrid/EV Battery Output Voltage Sensor Circuit High
P0D50 lw Battery Charger Hybrid/EV Battery Output Voltage Sensor Circuit Intermittent/Erratic
P0D51 lw Battery Charger Hybrid/EV Battery Output Current Sensor Circuit
P0D52 lw Battery Charger Hybrid/EV Battery Output Current Sensor Circuit Range/Performance
P0D53 lw Battery Charger Hybrid/EV Battery Output Current Sensor Circuit Low
P0D54 lw Battery Charger Hybrid/EV Battery Output Current Sensor Circuit High
P0D55 lw Battery Charger Hybrid/EV Battery Output Current Sensor Circuit Intermittent/Erratic
P0D56 lw Proximity Detection Circuit A
P0D57 lw Proximity Detection Circuit A Range/Performance
P0D58 lw Proximity Detection Circuit A Low
P0D59 lw Proximity Detection Circuit A High
P0D5A lw Proximity Detection Circuit A Intermittent/Erratic
P0D5B lw Battery Charger 14 Volt Output Power Performance
P0D5C lw Battery Charger Hybrid/EV Battery Output Power Performance
P0D5D lw Battery Charger Hybrid/EV System Discharge Time Too Short
P0D5E lw Battery Charger Hybrid/EV System Discharge Time Too Long
P0D5F lw Hybrid/EV Battery Pack Cooling Fan 2 Sense Circuit/Open
P0D60 lw Hybrid/EV Battery Pack Cooling Fan 2 Sense Range/Performance
P0D61 lw Hybrid/EV Battery Pack Cooling Fan 2 Sense Circuit Low
P0D62 lw Hybrid/EV Battery Pack Cooling Fan 2 Sense Circuit High
P0D63 lw Hybrid/EV Battery Pack Cooling Fan 2 Sense Circuit Intermittent/Erratic
P0D64 lw Hybrid/EV Battery Pack Cooling Fan Enable Circuit/Open
P0D65 lw Hybrid/EV Battery Pack Cooling Fan Enable Circuit Low
P0D66 lw Hybrid/EV Battery Pack Cooling Fan Enable Circuit High
P0D67 lw Battery Charger Control Module A Performance
P0D68 lw A/C Compressor Motor Voltage Sensor A Circuit
P0D69 lw A/C Compressor Motor Voltage Sensor A Performance
P0D6A lw A/C Compressor Motor Voltage Sensor A Circuit High
P0D6B lw A/C Compressor Motor Voltage Sensor A Circuit Low
P0D6C lw A/C Compressor Motor Voltage Sensor A Circuit Intermittent/Erratic
P0D6D lw A/C Compressor Motor Voltage A Low
P0D6E lw A/C Compressor Motor Voltage A High
P0D6F lw A/C Compressor Motor Current High
P0D70 lw A/C Compressor Control Module Internal Temperature Sensor A Circuit
P0D71 lw A/C Compressor Control Module Internal Temperature Sensor A Performance
P0D72 lw A/C Compressor Control Module Internal Temperature Sensor A Circuit High
P0D73 lw A/C Compressor Control Module Internal Temperature Sensor A Circuit Low
P0D74 lw A/C Compressor Control Module InternalTemperature Sensor A Circuit Intermittent/Erratic
P0D75 lw A/C Compressor Control Module Output Driver Temperature Sensor Circuit
P0D76 lw A/C Compressor Control Module Output Driver Temperature Sensor Performance
P0D77 lw A/C Compressor Control Module Output Driver Temperature Sensor Circuit High
P0D78 lw A/C Compressor Control Module Output Driver Temperature Sensor Circuit Low
P0D79 lw A/C Compressor Control Module Output Driver Temperature Sensor Circuit Intermittent/Erratic
P0D7A lw A/C Compressor Motor Phase U Current Low
P0D7B lw A/C Compressor Motor Phase U Current High
P0D7C lw A/C Compressor Motor Phase V Current Low
P0D7D lw A/C Compressor Motor Phase V Current High
P0D7E lw A/C Compressor Motor Phase W Current Low
P0D7F lw A/C Compressor Motor Phase W Current High
P0D80 lw Battery Charger Input Circuit/Open
P0D81 lw Battery Charger Input Circuit Range/Performance
P0D82 lw Battery Charger Input Circuit Low
P0D83 lw Battery Charger Input Circuit High
P0D84 lw Battery Charger Input Circuit Intermittent/Erratic
P0D85 lw Battery Charging Output Voltage Too High
P0D86 lw Battery Charger Coupler Status Indicator Control Circuit A/Open
P0D87 lw Battery Charger Coupler Status Indicator Control Circuit A Low
P0D88 lw Battery Charger Coupler Status Indicator Control Circuit A High
P0D89 lw Battery Charger Coupler Status Indicator Control Circuit B/Open
P0D8A lw Battery Charger Coupler Status Indicator Control Circuit B Low
P0D8B lw Battery Charger Coupler Status Indicator Control Circuit B High
P0D8C lw Battery Charger Coupler Status Indicator Control Circuit C/Open
P0D8D lw Battery Charger Coupler Status Indicator Control Circuit C Low
P0D8E lw Battery Charger Coupler Status Indicator Control Circuit C High
P0D8F lw Battery Charger A Cooling System Performance
P0D90 lw Battery Charger Input Frequency Incorrect
P0D91 lw Battery Charger Coupler Lock Control Circuit/Open
P0D92 lw Battery Charger Coupler Lock Control Circuit Low
P0D93 lw Battery Charger Coupler Lock Control Circuit High
P0D94 lw Battery Charger Coupler Lock Control Circuit Performance
P0D95 lw Battery Charger Coupler Unlock Control Circuit/Open
P0D96 lw Battery Charger Coupler Unlock Control Circuit Low
P0D97 lw Battery Charger Coupler Unlock Control Circuit High
P0D98 lw Battery Charger Coupler Unlock Control Circuit Performance
P0D99 lw Battery Charger Coupler Temperature Sensor A Circuit
P0D9A lw Battery Charger Coupler Temperature Sensor A Circuit Range/Performance
P0D9B lw Battery Charger Coupler Temperature Sensor A Circuit Low
P0D9C lw Battery Charger Coupler Temperature Sensor A Circuit High
P0D9D lw Battery Charger Coupler Temperature Sensor A Circuit Intermittent/Erratic
P0D9E lw Battery Charger A Coupler Lock Position Sensor Circuit
P0D9F lw Battery Charger A Coupler Lock Position Sensor Circuit Range/Performance
P0DA0 lw Battery Charger A Coupler Lock Position Sensor Circuit Low
P0DA1 lw Battery Charger A Coupler Lock Position Sensor Circuit High
P0DA2 lw Battery Charger A Coupler Lock Position Sensor Circuit Intermittent/Erratic
P0DA3 lw Drive Motor B Inverter Voltage Sensor A Circuit
P0DA4 lw Drive Motor B Inverter Voltage Sensor A Circuit Range/Performance
P0DA5 lw Drive Motor B Inverter Voltage Sensor A Circuit Low
P0DA6 lw Drive Motor B Inverter Voltage Sensor A Circuit High
P0DA7 lw Drive Motor B Inverter Voltage Sensor A Circuit Intermittent/Erratic
P0DA8 lw Hybrid/EV Battery Voltage/Drive Motor A Inverter Voltage Correlation
P0DA9 lw Hybrid/EV Battery Voltage/Drive Motor B Inverter Voltage Correlation
P0DAA lw Battery Charging System Isolation Fault
P0DAB lw Hybrid/EV Battery Cell Balancing Performance
P0DAC lw Hybrid/EV Battery Cell Balancing Circuit A
P0DAD lw Hybrid/EV Battery Cell Balancing Circuit A Stuck On
P0DAE lw Hybrid/EV Battery Cell Balancing Circuit A Stuck Off
P0DAF lw Hybrid/EV Battery Cell Balancing Circuit A Range/Performance
P0DB0 lw Hybrid/EV Battery Cell Balancing Circuit B
P0DB1 lw Hybrid/EV Battery Cell Balancing Circuit B Stuck On
P0DB2 lw Hybrid/EV Battery Cell Balancing Circuit B Stuck Off
P0DB3 lw Hybrid/EV Battery Cell Balancing Circuit B Range/Performance
P0DB4 lw Hybrid/EV Battery Cell Balancing Circuit C
P0DB5 lw Hybrid/EV Battery Cell Balancing Circuit C Stuck On
P0DB6 lw Hybrid/EV Battery Cell Balancing Circuit C Stuck Off
P0DB7 lw Hybrid/EV Battery Cell Balancing Circuit C Range/Performance
P0DB8 lw Hybrid/EV Battery Cell Balancing Circuit D
P0DB9 lw Hybrid/EV Battery Cell Balancing Circuit D Stuck On
P0DBA lw Hybrid/EV Battery Cell Balancing Circuit D Stuck Off
P0DBB lw Hybrid/EV Battery Cell Balancing Circuit D Range/Performance
P0DBC lw Hybrid/EV Battery Cell Balancing Circuit E
P0DBD lw Hybrid/EV Battery Cell Balancing Circuit E Stuck On
P0DBE lw Hybrid/EV Battery Cell Balancing Circuit E Stuck Off
P0DBF lw Hybrid/EV Battery Cell Balancing Circuit E Range/Performance
P0DC0 lw Hybrid/EV Battery Cell Balancing Circuit F
P0DC1 lw Hybrid/EV Battery Cell Balancing Circuit F Stuck On
P0DC2 lw Hybrid/EV Battery Cell Balancing Circuit F Stuck Off
P0DC3 lw Hybrid/EV Battery Cell Balancing Circuit F Range/Performance
P0DC4 lw Hybrid/EV Battery Cell Balancing Circuit G
P0DC5 lw Hybrid/EV Battery Cell Balancing Circuit G Stuck On
P0DC6 lw Hybrid/EV Battery Cell Balancing Circuit G Stuck Off
P0DC7 lw Hybrid/EV Battery Cell Balancing Circuit G Range/Performance
P0DC8 lw Hybrid/EV Battery Cell Balancing Circuit H
P0DC9 lw Hybrid/EV Battery Cell Balancing Circuit H Stuck On
P0DCA lw Hybrid/EV Battery Cell Balancing Circuit H Stuck Off
P0DCB lw Hybrid/EV Battery Cell Balancing Circuit H Range/Performance
P0DCC lw Hybrid/EV Battery Cell Balancing Circuit I
P0DCD lw Hybrid/EV Battery Cell Balancing Circuit I Stuck On
P0DCE lw Hybrid/EV Battery Cell Balancing Circuit I Stuck Off
P0DCF lw Hybrid/EV Battery Cell Balancing Circuit I Range/Performance
P0DD0 lw Hybrid/EV Battery Cell Balancing Circuit J
P0DD1 lw Hybrid/EV Battery Cell Balancing Circuit J Stuck On
P0DD2 lw Hybrid/EV Battery Cell Balancing Circuit J Stuck Off
P0DD3 lw Hybrid/EV Battery Cell Balancing Circuit J Range/Performance
P0DD4 lw Hybrid/EV Battery Cell Balancing Circuit K
P0DD5 lw Hybrid/EV Battery Cell Balancing Circuit K Stuck On
P0DD6 lw Hybrid/EV Battery Cell Balancing Circuit K Stuck Off
P0DD7 lw Hybrid/EV Battery Cell Balancing Circuit K Range/Performance
P0DD8 lw Hybrid/EV Battery Cell Balancing Circuit L
P0DD9 lw Hybrid/EV Battery Cell Balancing Circuit L Stuck On
P0DDA lw Hybrid/EV Battery Cell Balancing Circuit L Stuck Off
P0DDB lw Hybrid/EV Battery Cell Balancing Circuit L Range/Performance
P0DDC lw Hybrid/EV Battery Cell Balancing Circuit M
P0DDD lw Hybrid/EV Battery Cell Balancing Circuit M Stuck On
P0DDE lw Hybrid/EV Battery Cell Balancing Circuit M Stuck Off
P0DDF lw Hybrid/EV Battery Cell Balancing Circuit M Range/Performance
P0DE0 lw Hybrid/EV Battery Cell Balancing Circuit N
P0DE1 lw Hybrid/EV Battery Cell Balancing Circuit N Stuck On
P0DE2 lw Hybrid/EV Battery Cell Balancing Circuit N Stuck Off
P0DE3 lw Hybrid/EV Battery Cell Balancing Circuit N Range/Performance
P0DE4 lw Electric/Auxiliary Transmission Fluid Pump A Motor Over Temperature
P0DE5 lw Charge Status Indicator B Control Circuit/Open
P0DE6 lw Hybrid/EV Battery Pack Cell Voltage Low
P0DE7 lw Hybrid/EV Battery Pack Cell Voltage High
P0DE8 lw Hybrid/EV Battery Pack Coolant Control Valve C Control Circuit/Open
P0DE9 lw Hybrid/EV Battery Pack Coolant Control Valve C Performance/Stuck Off
P0DEA lw Hybrid/EV Battery Pack Coolant Control Valve C Stuck On
P0DEB lw Hybrid/EV Battery Pack Coolant Control Valve C Control Circuit Low
P0DEC lw Hybrid/EV Battery Pack Coolant Control Valve C Control Circuit High
P0DED lw Pedestrian Alert Control Module Circuit/Open
P0DEE lw Pedestrian Alert Control Module Circuit Low
P0DEF lw Pedestrian Alert Control Module Circuit High
P0DF0 lw Generator Inverter Temperature Sensor B Circuit
P0DF1 lw Generator Inverter Temperature Sensor B Circuit Intermittent/Erratic
P0DF2 lw Generator Inverter Temperature Sensor C Circuit
P0DF3 lw Generator Inverter Temperature Sensor C Circuit Intermittent/Erratic
P0DF4 lw Generator Inverter Temperature Sensor B Circuit Range/Performance
P0DF5 lw Generator Inverter Temperature Sensor B Circuit Low
P0DF6 lw Generator Inverter Temperature Sensor B Circuit High
P0DF7 lw Generator Inverter Temperature Sensor C Circuit Range/Performance
P0DF8 lw Generator Inverter Temperature Sensor C Circuit Low
P0DF9 lw Generator Inverter Temperature Sensor C Circuit High
P0DFA lw Generator Phase U-V-W Current Sensor Correlation
P0DFB lw Generator Position Exceeding Learn Limit
P0DFC lw Generator Position Sensor Not Learned
P0DFD lw Battery Charger Coolant Control Valve Control Circuit/Open
P0DFE lw Battery Charger Coolant Control Valve Control Circuit Low
P0DFF lw Battery Charger Coolant Control Valve Control Circuit High
P0E00 lw Generator Phase U Current Sensor Circuit
P0E01 lw Generator Phase U Current Sensor Circuit Range/Performance
P0E02 lw Generator Phase U Current Sensor Circuit Low
P0E03 lw Generator Phase U Current Sensor Circuit High
P0E04 lw Generator Phase V Current Sensor Circuit
P0E05 lw Generator Phase V Current Sensor Circuit Range/Performance
P0E06 lw Generator Phase V Current Sensor Circuit Low
P0E07 lw Generator Phase V Current Sensor Circuit High
P0E08 lw Generator Phase W Current Sensor Circuit
P0E09 lw Generator Phase W Current Sensor Circuit Range/Performance
P0E0A lw Generator Phase W Current Sensor Circuit Low
P0E0B lw Generator Phase W Current Sensor Circuit High
P0E0C lw Generator Phase U-V-W Circuit/Open
P0E0D lw Generator Phase U-V-W Circuit Low
P0E0E lw Generator Phase U-V-W Circuit High
P0E0F lw Generator Inverter Power Supply A Circuit/Open
P0E10 lw Generator Inverter Power Supply A Circuit Low
P0E11 lw Generator Inverter Power Supply A Circuit High
P0E12 lw Hybrid/EV Battery Pack Coolant Heater A Control Circuit/Open
P0E13 lw Hybrid/EV Battery Pack Coolant Heater A Control Circuit Low
P0E14 lw Hybrid/EV Battery Pack Coolant Heater A Control Circuit High
P0E15 lw Hybrid/EV Battery Pack Coolant Heater A Control Performance
P0E16 lw Hybrid/EV Battery Pack Coolant Heater B Control Circuit/Open
P0E17 lw Hybrid/EV Battery Pack Coolant Heater B Control Circuit Low
P0E18 lw Hybrid/EV Battery Pack Coolant Heater B Control Circuit High
P0E19 lw Hybrid/EV Battery Pack Coolant Heater B Control Performance
P0E1A lw Hybrid/EV Battery Pack Coolant Pump B Control Circuit/Open
P0E1B lw Hybrid/EV Battery Pack Coolant Pump B Control Circuit Low
P0E1C lw Hybrid/EV Battery Pack Coolant Pump B Control Circuit High
P0E1D lw Hybrid/EV Battery Pack Coolant Pump B Control Performance
P0E1E lw Hybrid/EV Battery Pack Coolant Pump B Control Circuit Driver Current/Temperature Too High
P0E1F lw Hybrid/EV Battery Pack Coolant Pump A Control Circuit Driver Current/Temperature Too High
P0E20 lw Hybrid/EV Battery Pack Coolant Control Valve A Control Circuit Driver Current/Temperature Too High
P0E21 lw Hybrid/EV Battery Pack Coolant Control Valve B Control Circuit Driver Current/Temperature Too High
P0E22 lw Hybrid/EV Battery Pack Coolant Control Valve C Control Circuit Driver Current/Temperature Too High
P0E23 lw Drive Motor Inverter Temperature Sensor G Circuit
P0E24 lw Drive Motor Inverter Temperature Sensor G Circuit Range/Performance
P0E25 lw Drive Motor Inverter Temperature Sensor G Circuit Low
P0E26 lw Drive Motor Inverter Temperature Sensor G Circuit High
P0E27 lw Drive Motor Inverter Temperature Sensor G Circuit Intermittent/Erratic
P0E28 lw Drive Motor Inverter Temperature Sensor H Circuit
P0E29 lw Drive Motor Inverter Temperature Sensor H Circuit Range/Performance
P0E2A lw Drive Motor Inverter Temperature Sensor H Circuit Low
P0E2B lw Drive Motor Inverter Temperature Sensor H Circuit High
P0E2C lw Drive Motor Inverter Temperature Sensor H Circuit Intermittent/Erratic
P0E2D lw Internal Control Module Hybrid/EV Battery Monitor Performance
P0E2E lw Battery Charger A Fuse
P0E2F lw High Voltage Fuse B
P0E30 lw High Voltage Fuse C
P0E31 lw DC/DC Converter Voltage Sensor A Circuit
P0E32 lw DC/DC Converter Voltage Sensor A Range/Performance
P0E33 lw DC/DC Converter Voltage Sensor A Low
P0E34 lw DC/DC Converter Voltage Sensor A High
P0E35 lw DC/DC Converter Voltage Sensor A Intermittent/Erratic
P0E36 lw DC/DC Converter Voltage Sensor BCircuit
P0E37 lw DC/DC Converter Voltage Sensor B Range/Performance
P0E38 lw DC/DC Converter Voltage Sensor B Low
P0E39 lw DC/DC Converter Voltage Sensor B High
P0E3A lw DC/DC Converter Voltage Sensor B Intermittent/Erratic
P0E3B lw Hybrid/EV Battery Coolant Pump Overspeed
P0E3C lw Hybrid/EV Battery Coolant Pump Underspeed
P0E3D lw Control Pilot Indicator Control Circuit Low
P0E3E lw Control Pilot Indicator Control Circuit High
P0E3F lw Charge Status Indicator A Control Circuit Low
P0E40 lw Charge Status Indicator A Control Circuit High
P0E41 lw Charge Status Indicator B Control Circuit Low
P0E42 lw Charge Status Indicator B Control Circuit High
P0E43 lw Hybrid/EV Powertrain Control Module B
P0E44 lw Hybrid/EV Battery Pack Voltage Sense E Circuit
P0E45 lw Hybrid/EV Battery Pack Voltage Sense E Circuit Range/Performance
P0E46 lw Hybrid/EV Battery Pack Voltage Sense E Circuit Low
P0E47 lw Hybrid/EV Battery Pack Voltage Sense E Circuit High
P0E48 lw Hybrid/EV Battery Pack Voltage Sense E Circuit Intermittent/Erratic
P0E49 lw Hybrid/EV Battery Pack Voltage Sense F Circuit
P0E4A lw Hybrid/EV Battery Pack Voltage Sense F Circuit Range/Performance
P0E4B lw Hybrid/EV Battery Pack Voltage Sense F Circuit Low
P0E4C lw Hybrid/EV Battery Pack Voltage Sense F Circuit High
P0E4D lw Hybrid/EV Battery Pack Voltage Sense F Circuit Intermittent/Erratic
P0E4E lw Engine Failed to Crank
P0E4F lw Motor Electronics Coolant Pump A Control Circuit Intermittent/Erratic
P0E50 lw Motor Electronics Coolant Pump B Control Circuit Intermittent/Erratic
P0E51 lw DC/DC Converter Current Sensor A Circuit
P0E52 lw DC/DC Converter Current Sensor A Circuit Range/Performance
P0E53 lw DC/DC Converter Current Sensor A Circuit Low
P0E54 lw DC/DC Converter Current Sensor A Circuit High
P0E55 lw DC/DC Converter Current Sensor A Circuit Intermittent/Erratic
P0E56 lw DC/DC Converter Input Voltage Too Low
P0E57 lw DC/DC Converter Input Voltage Too High
P0E58 lw DC/DC Converter Temperature Sensor C Circuit
P0E59 lw DC/DC Converter Temperature Sensor C Circuit Range/Performance
P0E5A lw DC/DC Converter Temperature Sensor C Circuit Low
P0E5B lw DC/DC Converter Temperature Sensor C Circuit High
P0E5C lw DC/DC Converter Temperature Sensor C Circuit Intermittent/Erratic
P0E5D lw DC/DC Converter Enable Circuit intermittent/Erratic
P0E5E lw Battery Charger Control Module A Processor Performance
P0E5F lw Battery Charger Coupler Temperature A Too High
P0E60 lw Battery Charge Mode Control Circuit Range/Performance
P0E61 lw Battery Charger A Enable Circuit/Open
P0E62 lw Battery Charger A Enable Circuit Low
P0E63 lw Battery Charger A Enable Circuit High
P0E64 dw Battery Charger A Enable Circuit Range/Performance | Battery Charger A Enable Circuit Intermittent/Erratic
P0E65 lw Battery Charger Control Circuit/Open
P0E66 lw Battery Charger Control Circuit Low
P0E67 lw Battery Charger Control Circuit High
P0E68 dw Battery Charger Control Circuit Range/Performance | Control Pilot Indicator Circuit Range/Performance
P0E69 dw Control Pilot Indicator Control Circuit Range/Performance | Control Pilot Indicator Circuit Intermittent/Erratic
P0E6A dw Battery Charging System Precharge Contactor Circuit | Hybrid/EV Battery Precharge Contactor Control Circuit/Open
P0E6B dw Battery Charging System Precharge Contactor Circuit Stuck Closed | Hybrid/EV Battery Precharge Contactor Control Circuit Low
P0E6C dw Battery Charging System Precharge Contactor Circuit Stuck Open | Hybrid/EV Battery Precharge Contactor Control Circuit High
P0E6D dw Battery Charging System Precharge Contactor Control Circuit/Open | Hybrid/EV Battery Precharge Contactor Performance
P0E6E dw Battery Charging System Precharge Contactor Control Circuit Range/Performance | Generator Torque Delivered Performance
P0E6F dw Battery Charging System Precharge Contactor Control Circuit Low | Control Pilot Signal Frequency Range/Performance
P0E70 dw Battery Charging System Precharge Contactor Control Circuit High | Control Pilot Signal Frequency Too Low
P0E71 dw Generator Torque Delivered Performance | Control Pilot Signal Frequency Too High
P0E72 dw Control Pilot Signal Low Frequency | Hybrid/EV Battery Internal Isolation Performance
P0E73 dw Control Pilot Signal High Frequency | Coolant Bypass Valve A Control Circuit/Open
P0E74 dw Hybrid/EV Battery Voltage Internal Isolation Fault | Coolant Bypass Valve A Control Circuit Low
P0E75 dw Coolant Bypass Valve A Control Circuit/Open | Coolant Bypass Valve A Control Circuit High
P0E76 dw Coolant Bypass Valve A Control Circuit Low | Coolant Bypass Valve A Performance
P0E77 dw Coolant Bypass Valve A Control Circuit High | Coolant Bypass Valve B Control Circuit/Open
P0E78 dw Coolant Bypass Valve A Control Circuit Range/Performance | Coolant Bypass Valve B Control Circuit Low
P0E79 dw Coolant Bypass Valve A Control Stuck/Open | Coolant Bypass Valve B Control Circuit High
P0E7A dw Coolant Bypass Valve A Control Stuck Closed | Coolant Bypass Valve B Performance
P0E7B dw Coolant Bypass Valve B Control Circuit/Open | Auxiliary Cooling Coolant Temperature Sensor A Circuit
P0E7C dw Coolant Bypass Valve B Control Circuit Low | Auxiliary Cooling Coolant Temperature Sensor A Circuit Range/Performance
P0E7D dw Coolant Bypass Valve B Control Circuit High | Auxiliary Cooling Coolant Temperature Sensor A Circuit Low
P0E7E dw Coolant Bypass Valve B Control Circuit Range/Performance | Auxiliary Cooling Coolant Temperature Sensor A Circuit High
P0E7F dw Coolant Bypass Valve B Control Stuck/Open | Auxiliary Cooling Coolant Temperature Sensor A Circuit Intermittent/Erratic
P0E80 dw Coolant Bypass Valve B Control Stuck Closed | Battery Charger B Temperature Sensor Circuit
P0E81 dw Auxiliary Cooling System Coolant Temperature Sensor A Circuit | Battery Charger B Temperature Sensor Circuit Range/Performance
P0E82 dw Auxiliary Cooling System Coolant Temperature Sensor A Circuit Range/Performance | Battery Charger B Temperature Sensor Circuit Low
P0E83 dw Auxiliary Cooling System Coolant Temperature Sensor A Circuit Low | Battery Charger B Temperature Sensor Circuit High
P0E84 dw Auxiliary Cooling System Coolant Temperature Sensor A Circuit High | Battery Charger B Temperature Sensor Circuit Intermittent/Erratic
P0E85 dw Battery Charger B Temperature Too High | Battery Charger B Voltage Sensor Circuit
P0E86 dw Battery Charger B Input Voltage Too Low | Battery Charger B Voltage Sensor Circuit Range/Performance
P0E87 dw Battery Charger B Input Voltage Too High | Battery Charger B Voltage Sensor Circuit Low
P0E88 dw Battery Charger B Input Current Too Low | Battery Charger B Voltage Sensor Circuit High
P0E89 dw Battery Charger B Input Current Too High | Battery Charger B Voltage Sensor Circuit Intermittent/Erratic
P0E8A lw Battery Charger B Input Current Sensor Circuit
P0E8B dw Battery Charger B Input Voltage Sensor Circuit | Battery Charger B Current Sensor Circuit Range/Performance
P0E8C dw Drive Motor A Inverter Voltage Sensor B Circuit | Battery Charger B Current Sensor Circuit Low
P0E8D dw Drive Motor A Inverter Voltage Sensor B Circuit Range/Performance | Battery Charger B Current Sensor Circuit High
P0E8E dw Drive Motor A Inverter Voltage Sensor B Circuit Low | Battery Charger B Current Sensor Circuit Intermittent/Erratic
P0E8F lw Drive Motor A Inverter Voltage Sensor B Circuit High
P0E90 dw Drive Motor A Inverter Voltage Sensor B Circuit Intermittent/Erratic | Drive Motor A Inverter Voltage Sensor B Circuit Range/Performance
P0E91 lw Drive Motor B Inverter Voltage Sensor B Circuit
P0E92 dw Drive Motor B Inverter Voltage Sensor B Circuit Range/Performance | Drive Motor A Inverter Voltage Sensor B Circuit High
P0E93 dw Drive Motor B Inverter Voltage Sensor B Circuit Low | Drive Motor A Inverter Voltage Sensor B Circuit Intermittent/Erratic
P0E94 lw Drive Motor B Inverter Voltage Sensor B Circuit High
P0E95 dw Drive Motor B Inverter Voltage Sensor B Circuit Intermittent/Erratic | Drive Motor B Inverter Voltage Sensor B Circuit Range/Performance
P0E96 dw DC/DC Converter Voltage Sensor C Circuit | Drive Motor B Inverter Voltage Sensor B Circuit Low
P0E97 dw DC/DC Converter Voltage Sensor C Circuit Range/Performance | Drive Motor B Inverter Voltage Sensor B Circuit High
P0E98 dw DC/DC Converter Voltage Sensor C Circuit Low | Drive Motor B Inverter Voltage Sensor B Circuit Intermittent/Erratic
P0E99 lw DC/DC Converter Voltage Sensor C Circuit High
P0E9A dw DC/DC Converter Voltage Sensor C Circuit Intermittent/Erratic | DC/DC Converter Voltage Sensor C Circuit Range/Performance
P0E9B dw DC/DC Converter Current Sensor B Circuit | DC/DC Converter Voltage Sensor C Circuit Low
P0E9C dw DC/DC Converter Current Sensor B Circuit Range/Performance | DC/DC Converter Voltage Sensor C Circuit High
P0E9D dw DC/DC Converter Current Sensor B Circuit Low | DC/DC Converter Voltage Sensor C Circuit Intermittent/Erratic
P0E9E lw DC/DC Converter Current Sensor B Circuit High
P0E9F dw DC/DC Converter Current Sensor B Circuit Intermittent/Erratic | DC/DC Converter Current Sensor B Circuit Range/Performance
P0EA0 dw DC/DC Converter Current Sensor C Circuit | DC/DC Converter Current Sensor B Circuit Low
P0EA1 dw DC/DC Converter Current Sensor C Circuit Range/Performance | DC/DC Converter Current Sensor B Circuit High
P0EA2 dw DC/DC Converter Current Sensor C Circuit Low | DC/DC Converter Current Sensor B Circuit Intermittent/Erratic
P0EA3 lw DC/DC Converter Current Sensor C Circuit High
P0EA4 dw DC/DC Converter Current Sensor C Circuit Intermittent/Erratic | DC/DC Converter Current Sensor C Circuit Range/Performance
P0EA5 dw DC/DC Converter B Performance | DC/DC Converter Current Sensor C Circuit Low
P0EA6 dw DC/DC Converter B Over Temperature | DC/DC Converter Current Sensor C Circuit High
P0EA7 dw Auxiliary Cooling System Performance | DC/DC Converter Current Sensor C Circuit Intermittent/Erratic
P0EA8 dw A/C Compressor Motor Voltage Sensor B Circuit | DC/DC Converter B Performance
P0EA9 dw A/C Compressor Motor Voltage Sensor B Circuit Performance | Auxiliary Cooling System Performance
P0EAA lw A/C Compressor Motor Voltage Sensor B Circuit High
P0EAB dw A/C Compressor Motor Voltage Sensor B Circuit Low | A/C Compressor Motor Voltage Sensor B Circuit Range/Performance
P0EAC dw A/C Compressor Motor Voltage Sensor B Circuit Intermittent/Erratic | A/C Compressor Motor Voltage Sensor B Circuit Low
P0EAD dw A/C Compressor Motor Current Sensor Circuit | A/C Compressor Motor Voltage Sensor B Circuit High
P0EAE dw A/C Compressor Motor Current Sensor Range/Performance | A/C Compressor Motor Voltage Sensor B Circuit Intermittent/Erratic
P0EAF lw A/C Compressor Motor Current Sensor Circuit Low
P0EB0 dw A/C Compressor Motor Current Sensor Circuit High | A/C Compressor Motor Current Sensor Circuit Range/Performance
P0EB1 lw A/C Compressor Motor Phase U Current Sensor Circuit
P0EB2 lw A/C Compressor Motor Phase U Current Sensor Circuit High
P0EB3 dw A/C Compressor Motor Phase U Current Sensor Circuit Low | A/C Compressor Motor Current Sensor Circuit Intermittent/Erratic
P0EB4 lw A/C Compressor Motor Phase U Current Sensor Range/Performance
P0EB5 dw A/C Compressor Motor Phase V Current Sensor Circuit High | A/C Compressor Motor Phase U Current Sensor Circuit Range/Performance
P0EB6 dw A/C Compressor Motor Phase V Current Sensor Circuit Low | Hybrid/EV Battery Pack Voltage Sense Circuit Performance
P0EB7 dw A/C Compressor Motor Phase V Current Sensor Range/Performance | A/C Compressor Motor Phase U Current Sensor Circuit High
P0EB8 dw A/C Compressor Motor Phase W Current Sensor Circuit High | A/C Compressor Motor Phase U Current Sensor Circuit Intermittent/Erratic
P0EB9 lw A/C Compressor Motor Phase W Current Sensor Circuit Low
P0EBA lw A/C Compressor Motor Phase W Current Sensor Range/Performace
P0EBB lw A/C Compressor Motor Phase V Current Sensor Circuit
P0EBC dw A/C Refrigerant Temperature Sensor A Circuit | A/C Compressor Motor Phase V Current Sensor Circuit High
P0EBD dw A/C Refrigerant Temperature Sensor A Circuit High | A/C Compressor Motor Phase V Current Sensor Circuit Intermittent/Erratic
P0EBE dw A/C Refrigerant Temperature Sensor A Circuit Low | A/C Compressor Motor Phase W Current Sensor Circuit
P0EBF dw A/C Refrigerant Temperature Sensor A Range/Performance | A/C Compressor Motor Phase W Current Sensor Circuit Range/Performance
P0EC0 lw A/C Compressor Motor Phase W Current Sensor Circuit
P0EC1 dw A/C Refrigerant Temperature Sensor B Circuit | A/C Compressor Motor Phase W Current Sensor Circuit High
P0EC2 dw A/C Refrigerant Temperature Sensor B Circuit High | A/C Compressor Motor Phase W Current Sensor Circuit Intermittent/Erratic
P0EC3 dw A/C Refrigerant Temperature Sensor B Circuit Low | A/C Refrigerant Temperature Sensor A Circuit
P0EC4 dw A/C Refrigerant Temperature Sensor B Range/Performance | A/C Refrigerant Temperature Sensor A Circuit Range/Performance
P0EC5 dw A/C Compressor Motor Speed Sensor Range/Performance | A/C Refrigerant Temperature Sensor A Circuit Low
P0EC6 dw A/C Power Supply Relay Control Circuit/Open | A/C Refrigerant Temperature Sensor A Circuit High
P0EC7 dw A/C Power Supply Relay Control Circuit Low | A/C Refrigerant Temperature Sensor A Circuit Intermittent/Erratic
P0EC8 dw A/C Power Supply Relay Control Circuit High | A/C Refrigerant Temperature Sensor B Circuit
P0EC9 dw A/C Refrigerant Distribution Valve A Stuck/Open | A/C Refrigerant Temperature Sensor B Circuit Range/Performance
P0ECA dw Hybrid/EV Battery Temperature Sensor System - Multiple Sensor Correlation | A/C Refrigerant Temperature Sensor B Circuit Low
P0ECB dw Hybrid/EV Battery Voltage Sensor System - Multiple Sensor Correlation | A/C Refrigerant Temperature Sensor B Circuit High
P0ECC dw Hybrid/EV Battery E Voltage | A/C Refrigerant Temperature Sensor B Circuit Intermittent/Erratic
P0ECD dw Hybrid/EV Battery E Voltage Unstable | A/C Refrigerant Distribution Valve A Control Circuit/Open
P0ECE dw Hybrid/EV Battery E Voltage Low | A/C Refrigerant Distribution Valve A Control Circuit Low
P0ECF dw Hybrid/EV Battery E Voltage High | A/C Refrigerant Distribution Valve A Control Circuit High
P0ED0 dw Hybrid/EV Battery F Voltage | A/C Refrigerant Distribution Valve A Performance
P0ED1 dw Hybrid/EV Battery F Voltage Unstable | Hybrid/EV Battery Multiple Sensor Voltage Correlation
P0ED2 dw Hybrid/EV Battery F Voltage Low | Hybrid/EV Battery Pack E Voltage Sensor Circuit
P0ED3 dw Hybrid/EV Battery F Voltage High | Hybrid/EV Battery Pack E Voltage Sensor Circuit Range/Performance
P0ED4 dw Generator Phase X Current | Hybrid/EV Battery Pack E Voltage Sensor Circuit Low
P0ED5 dw Generator Phase X Current Low | Hybrid/EV Battery Pack E Voltage Sensor Circuit High
P0ED6 dw Generator Phase X Current High | Hybrid/EV Battery Pack E Voltage Sensor Circuit Intermittent/Erratic
P0ED7 dw Generator Phase Y Current | Hybrid/EV Battery Pack F Voltage Sensor Circuit
P0ED8 dw Generator Phase Y Current Low | Hybrid/EV Battery Pack F Voltage Sensor Circuit Range/Performance
P0ED9 dw Generator Phase Y Current High | Hybrid/EV Battery Pack F Voltage Sensor Circuit Low
P0EDA dw Generator Phase Z Current | Hybrid/EV Battery Pack F Voltage Sensor Circuit High
P0EDB dw Generator Phase Z Current Low | Hybrid/EV Battery Pack F Voltage Sensor Circuit Intermittent/Erratic
P0EDC lw Generator Phase Z Current High
P0EDD dw Hybrid/EV Battery Pack B Deterioration | Generator Phase Y Current Sensor Circuit
P0EDE dw Hybrid/EV Battery Pack C Deterioration | Generator Phase Z Current Sensor Circuit
P0EDF dw Hybrid/EV Battery Pack D Deterioration | Hybrid/EV Battery Pack B Deterioration
P0EE0 dw Hybrid/EV Battery Pack E Deterioration | Hybrid/EV Battery Pack C Deterioration
P0EE1 dw Hybrid/EV Battery Pack F Deterioration | Hybrid/EV Battery Pack D Deterioration
P0EE2 dw A/C Refrigerant Distribution Valve B Stuck/Open | Hybrid/EV Battery Pack E Deterioration
P0EE3 dw A/C Refrigerant Distribution Valve B Control Circuit/Open | Hybrid/EV Battery Pack F Deterioration
P0EE4 dw A/C Refrigerant Distribution Valve B Control Circuit Low | A/C Refrigerant Distribution Valve B Control Circuit/Open
P0EE5 dw A/C Refrigerant Distribution Valve B Control Circuit High | A/C Refrigerant Distribution Valve B Control Circuit Low
P0EE6 lw A/C Refrigerant Distribution Valve B Control Circuit Driver Current/Temperature Too High
P0EE7 dw Battery Charger Coupler Temperature Sensor B Circuit | A/C Refrigerant Distribution Valve B Performance
P0EE8 lw Battery Charger Coupler Temperature Sensor B Circuit Range/Performance
P0EE9 dw Battery Charger Coupler Temperature Sensor B Circuit Low | Battery Charger Coupler Temperature Sensor B Circuit Range/Performance
P0EEA dw Battery Charger Coupler Temperature Sensor B Circuit High | Battery Charger Coupler Temperature Sensor B Circuit Low
P0EEB dw Battery Charger Coupler Temperature Sensor B Circuit Intermittent/Erratic | Battery Charger Coupler Temperature Sensor B Circuit High
P0EEC dw Battery Energy Control Module B Performance | Battery Charger Coupler Temperature Sensor B Circuit Intermittent/Erratic
P0EED dw Hybrid/EV Battery System Discharge Circuit Performance | Battery Energy Control Module B
P0EEE dw Battery Charger Coupler Temperature B Too High | Hybrid/EV Battery Discharge Circuit Performance
P0EEF dw Drive Motor A Control Module Overtemperature | Battery Charger Coupler Temperature B Too High
P0EF0 dw Battery Charger Coupler Unlock Disabled - High Voltage Present | Drive Motor A Control Module Overtemperature
P0EF1 dw Drive Motor C Temperature Sensor Circuit | Battery Charger Coupler Unlock Disabled
P0EF2 lw Drive Motor C Temperature Sensor Range/Performance
P0EF3 dw Drive Motor C Temperature Sensor Circuit Low | Drive Motor C Temperature Sensor Circuit Range/Performance
P0EF4 dw Drive Motor C Temperature Sensor Circuit High | Drive Motor C Temperature Sensor Circuit Low
P0EF5 dw Drive Motor C Temperature Sensor Circuit Intermittent/Erratic | Drive Motor C Temperature Sensor Circuit High
P0EF6 lw Drive Motor C Temperature Sensor Over Temperature
P0EF7 lw Battery Charger A Input Voltage Sensor B Circuit
P0EF8 lw Battery Charger A Input Voltage Sensor B Circuit Range/Performance
P0EF9 lw Battery Charger A Input Voltage Sensor B Circuit Low
P0EFA lw Battery Charger A Input Voltage Sensor B Circuit High
P0EFB lw Battery Charger A Input Voltage Sensor C Circuit
P0EFC lw Battery Charger A Input Voltage Sensor C Circuit Range/Performance
P0EFD dw Battery Charger A Input Voltage Sensor C Circuit Low | Battery Charger A Input Voltage Sensor C Circuit Range/Performance
P0EFE dw Battery Charger A Input Voltage Sensor C Circuit High | Battery Charger A Input Voltage Sensor C Circuit Low
P0FFF so Reserved Powertrain Fault
P2000 aw NOx Adsorber Efficiency Below Threshold Bank 1
P2001 aw NOx Adsorber Efficiency Below Threshold Bank 2
P2002 aw Particulate Filter Efficiency Below Threshold Bank 1
P2003 aw Particulate Filter Efficiency Below Threshold Bank 2
P2004 aw Intake Manifold Runner Control Stuck Open Bank 1
P2005 aw Intake Manifold Runner Control Stuck Open Bank 2
P2006 aw Intake Manifold Runner Control Stuck Closed Bank 1
P2007 aw Intake Manifold Runner Control Stuck Closed Bank 2
P2008 aw Intake Manifold Runner Control Circuit/Open Bank 1
P2009 aw Intake Manifold Runner Control Circuit Low Bank 1
P200A aw Intake Manifold Runner Performance Bank 1
P200B aw Intake Manifold Runner Performance Bank 2
P200C aw Particulate Filter Over Temperature Bank 1
P200D aw Particulate Filter Over Temperature Bank 2
P200E aw Catalyst System Over Temperature Bank 1
P200F aw Catalyst System Over Temperature Bank 2
P2010 aw Intake Manifold Runner Control Circuit High Bank 1
P2011 aw Intake Manifold Runner Control Circuit/Open Bank 2
P2012 aw Intake Manifold Runner Control Circuit Low Bank 2
P2013 aw Intake Manifold Runner Control Circuit High Bank 2
P2014 aw Intake Manifold Runner Position Sensor/Switch Circuit Bank 1
P2015 aw Intake Manifold Runner Position Sensor/Switch Circuit Range/Performance Bank 1
P2016 aw Intake Manifold Runner Position Sensor/Switch Circuit Low Bank 1
P2017 aw Intake Manifold Runner Position Sensor/Switch Circuit High Bank 1
P2018 aw Intake Manifold Runner Position Sensor/Switch Circuit Intermittent Bank 1
P2019 aw Intake Manifold Runner Position Sensor/Switch Circuit Bank 2
P201A aw Reductant Injection Valve Circuit Range/Performance Bank 2 Unit 1
P201B lw Intake Manifold Runner Control Actuator Supply Voltage Low Bank 1
P201C lw Intake Manifold Runner Control Actuator Supply Voltage Low Bank 2
P201D lw Intake Manifold Runner Control Actuator Internal Performance Bank 1
P201E lw Intake Manifold Runner Control Actuator Internal Performance Bank 2
P201F lw Reductant Pump A Stuck On
P2020 aw Intake Manifold Runner Position Sensor/Switch Circuit Range/Performance Bank 2
P2021 aw Intake Manifold Runner Position Sensor/Switch Circuit Low Bank 2
P2022 aw Intake Manifold Runner Position Sensor/Switch Circuit High Bank 2
P2023 aw Intake Manifold Runner Position Sensor/Switch Circuit Intermittent Bank 2
P2024 aw EVAP Fuel Vapor Temperature Sensor Circuit
P2025 aw EVAP Fuel Vapor Temperature Sensor Performance
P2026 aw EVAP Fuel Vapor Temperature Sensor Circuit Low Voltage
P2027 aw EVAP Fuel Vapor Temperature Sensor Circuit High Voltage
P2028 aw EVAP Fuel Vapor Temperature Sensor Circuit Intermittent
P2029 aw Fuel Fired Heater Disabled
P202A aw Reductant Tank Heater Control Circuit/Open
P202B aw Reductant Tank Heater Control Circuit Low
P202C aw Reductant Tank Heater Control Circuit High
P202D aw Reductant Leakage
P202E aw Reductant Injection Valve Circuit Range/Performance Bank 1 Unit 1
P202F aw Reductant/Regeneration Supply Control Circuit Range/Performance
P2030 aw Fuel Fired Heater Performance
P2031 aw Exhaust Gas Temperature Sensor Circuit Bank 1 Sensor 2
P2032 aw Exhaust Gas Temperature Sensor Circuit Low Bank 1 Sensor 2
P2033 aw Exhaust Gas Temperature Sensor Circuit High Bank 1 Sensor 2
P2034 aw Exhaust Gas Temperature Sensor Circuit Bank 2 Sensor 2
P2035 aw Exhaust Gas Temperature Sensor Circuit Low Bank 2 Sensor 2
P2036 aw Exhaust Gas Temperature Sensor Circuit High Bank 2 Sensor 2
P2037 aw Reductant Injection Air Pressure Sensor A Circuit
P2038 aw Reductant Injection Air Pressure Sensor A Circuit Range/Performance
P2039 aw Reductant Injection Air Pressure Sensor A Circuit Low
P203A aw Reductant Level Sensor A Circuit
P203B aw Reductant Level Sensor A Circuit Range/Performance
P203C aw Reductant Level Sensor A Circuit Low
P203D aw Reductant Level Sensor A Circuit High
P203E aw Reductant Level Sensor A Circuit Intermittent/Erratic
P203F aw Reductant Level Too Low
P2040 aw Reductant Injection Air Pressure Sensor A Circuit High
P2041 aw Reductant Injection Air Pressure Sensor A Circuit Intermittent
P2042 aw Reductant Temperature Sensor A Circuit
P2043 aw Reductant Temperature Sensor A Circuit Range/Performance
P2044 aw Reductant Temperature Sensor A Circuit Low
P2045 aw Reductant Temperature Sensor A Circuit High
P2046 aw Reductant Temperature Sensor A Circuit Intermittent
P2047 aw Reductant Injection Valve Circuit/Open Bank 1 Unit 1
P2048 aw Reductant Injection Valve Circuit Low Bank 1 Unit 1
P2049 aw Reductant Injection Valve Circuit High Bank 1 Unit 1
P204A aw Reductant Pressure Sensor Circuit
P204B aw Reductant Pressure Sensor Circuit Range/Performance
P204C aw Reductant Pressure Sensor Circuit Low
P204D aw Reductant Pressure Sensor Circuit High
P204E aw Reductant Pressure Sensor Circuit Intermittent/Erratic
P204F aw Reductant System Performance Bank 1
P2050 aw Reductant Injection Valve Circuit/Open Bank 2 Unit 1
P2051 aw Reductant Injection Valve Circuit Low Bank 2 Unit 1
P2052 aw Reductant Injection Valve Circuit High Bank 2 Unit 1
P2053 aw Reductant Injection Valve Circuit/Open Bank 1 Unit 2
P2054 aw Reductant Injection Valve Circuit Low Bank 1 Unit 2
P2055 aw Reductant Injection Valve Circuit High Bank 1 Unit 2
P2056 aw Reductant Injection Valve Circuit/Open Bank 2 Unit 2
P2057 aw Reductant Injection Valve Circuit Low Bank 2 Unit 2
P2058 aw Reductant Injection Valve Circuit High Bank 2 Unit 2
P2059 aw Reductant Injection Air Pump Control Circuit/Open
P205A aw Reductant Tank Temperature Sensor A Circuit
P205B aw Reductant Tank Temperature Sensor A Circuit Range/Performance
P205C aw Reductant Tank Temperature Sensor A Circuit Low
P205D aw Reductant Tank Temperature Sensor A Circuit High
P205E aw Reductant Tank Temperature Sensor A Circuit Intermittent/Erratic
P205F aw Reductant System Performance Bank 2
P2060 aw Reductant Injection Air Pump Control Circuit Low
P2061 aw Reductant Injection Air Pump Control Circuit High
P2062 aw Reductant/Regeneration Supply Control Circuit/Open
P2063 aw Reductant/Regeneration Supply Control Circuit Low
P2064 aw Reductant/Regeneration Supply Control Circuit High
P2065 aw Fuel Level Sensor B Circuit
P2066 aw Fuel Level Sensor B Performance
P2067 aw Fuel Level Sensor B Circuit Low
P2068 aw Fuel Level Sensor B Circuit High
P2069 aw Fuel Level Sensor B Circuit Intermittent
P206A lw Reductant Quality Sensor Circuit
P206B lw Reductant Quality Sensor Circuit Range/Performance
P206C lw Reductant Quality Sensor Circuit Low
P206D lw Reductant Quality Sensor Circuit High
P206E aw Intake Manifold Tuning (IMT) Valve Stuck Open Bank 2
P206F aw Intake Manifold Tuning (IMT) Valve Stuck Closed Bank 2
P2070 aw Intake Manifold Tuning (IMT) Valve Stuck Open Bank 1
P2071 aw Intake Manifold Tuning (IMT) Valve Stuck Closed Bank 1
P2072 aw Throttle Actuator Control System - Ice Blockage Bank 1
P2073 aw Manifold Absolute Pressure/Mass Air Flow - Throttle Position Correlation at Idle
P2074 aw Manifold Absolute Pressure/Mass Air Flow - Throttle Position Correlation at Higher Load
P2075 aw Intake Manifold Tuning (IMT) Valve Position Sensor/Switch Circuit Bank 1
P2076 aw Intake Manifold Tuning (IMT) Valve Position Sensor/Switch Circuit Range/Performance Bank 1
P2077 aw Intake Manifold Tuning (IMT) Valve Position Sensor/Switch Circuit Low Bank 1
P2078 aw Intake Manifold Tuning (IMT) Valve Position Sensor/Switch Circuit High Bank 1
P2079 aw Intake Manifold Tuning (IMT) Valve Position Sensor/Switch Circuit Intermittent Bank 1
P207A aw Intake Manifold Tuning (IMT) Valve Position Sensor/Switch Circuit Bank 2
P207B aw Intake Manifold Tuning (IMT) Valve Position Sensor/Switch Circuit Range/Performance Bank 2
P207C aw Intake Manifold Tuning (IMT) Valve Position Sensor/Switch Circuit Low Bank 2
P207D aw Intake Manifold Tuning (IMT) Valve Position Sensor/Switch Circuit High Bank 2
P207E aw Intake Manifold Tuning (IMT) Valve Position Sensor/Switch Circuit Intermittent Bank 2
P207F lw Reductant Quality Performance
P2080 aw Exhaust Gas Temperature Sensor Circuit Range/Performance Bank 1 Sensor 1
P2081 aw Exhaust Gas Temperature Sensor Circuit Intermittent Bank 1 Sensor 1
P2082 aw Exhaust Gas Temperature Sensor Circuit Range/Performance Bank 2 Sensor 1
P2083 aw Exhaust Gas Temperature Sensor Circuit Intermittent Bank 2 Sensor 1
P2084 aw Exhaust Gas Temperature Sensor Circuit Range/Performance Bank 1 Sensor 2
P2085 aw Exhaust Gas Temperature Sensor Circuit Intermittent Bank 1 Sensor 2
P2086 aw Exhaust Gas Temperature Sensor Circuit Range/Performance Bank 2 Sensor 2
P2087 aw Exhaust Gas Temperature Sensor Circuit Intermittent Bank 2 Sensor 2
P2088 aw A Camshaft Position Actuator Control Circuit Low Bank 1
P2089 aw A Camshaft Position Actuator Control Circuit High Bank 1
P208A lw Reductant Pump A Control Circuit/Open
P208B lw Reductant Pump A Control Performance/Stuck Off
P208C lw Reductant Pump A Control Circuit Low
P208D lw Reductant Pump A Control Circuit High
P208E lw Reductant Injection Valve Stuck Closed Bank 1 Unit 1
P208F lw Reductant Injection Valve Stuck Closed Bank 2 Unit 1
P2090 aw B Camshaft Position Actuator Control Circuit Low Bank 1
P2091 aw B Camshaft Position Actuator Control Circuit High Bank 1
P2092 aw A Camshaft Position Actuator Control Circuit Low Bank 2
P2093 aw A Camshaft Position Actuator Control Circuit High Bank 2
P2094 aw B Camshaft Position Actuator Control Circuit Low Bank 2
P2095 aw B Camshaft Position Actuator Control Circuit High Bank 2
P2096 aw Post Catalyst Fuel Trim System Too Lean Bank 1
P2097 aw Post Catalyst Fuel Trim System Too Rich Bank 1
P2098 aw Post Catalyst Fuel Trim System Too Lean Bank 2
P2099 aw Post Catalyst Fuel Trim System Too Rich Bank 2
P209A aw Reductant Injection Air Pressure Sensor B Circuit
P209B aw Reductant Injection Air Pressure Sensor B Circuit Range/Performance
P209C aw Reductant Injection Air Pressure Sensor B Circuit Low
P209D aw Reductant Injection Air Pressure Sensor B Circuit High
P209E aw Reductant Injection Air Pressure Sensor A/B Correlation
P209F lw Reductant Tank Heater Control Circuit Performance
P20A0 aw Reductant Purge Control Valve A Circuit /Open
P20A1 aw Reductant Purge Control Valve A Performance
P20A2 aw Reductant Purge Control Valve A Circuit Low
P20A3 aw Reductant Purge Control Valve A Circuit High
P20A4 aw Reductant Purge Control Valve A Stuck Open
P20A5 aw Reductant Purge Control Valve A Stuck Closed
P20A6 lw Reductant Injection Air Pressure Control Valve Circuit/Open
P20A7 lw Reductant Injection Air Pressure Control Valve Performance
P20A8 lw Reductant Injection Air Pressure Control Valve Circuit Low
P20A9 lw Reductant Injection Air Pressure Control Valve Circuit High
P20AA lw Reductant Injection Air Pressure Control Valve Stuck Open
P20AB lw Reductant Injection Air Pressure Control Valve Stuck Closed
P20AC lw Reductant Metering Unit Temperature Sensor Circuit
P20AD lw Reductant Metering Unit Temperature Sensor Circuit Range/Performance
P20AE lw Reductant Metering Unit Temperature Sensor Circuit Low
P20AF lw Reductant Metering Unit Temperature Sensor Circuit High
P20B0 lw Reductant Metering Unit Temperature Sensor Circuit Intermittent/Erratic
P20B1 lw Reductant Heater Coolant Control Valve Circuit/Open
P20B2 lw Reductant Heater Coolant Control Valve Performance/Stuck Open
P20B3 lw Reductant Heater Coolant Control Valve Circuit Low
P20B4 lw Reductant Heater Coolant Control Valve Circuit High
P20B5 lw Reductant Metering Unit Heater Control Circuit/Open
P20B6 lw Reductant Metering Unit Heater Control Circuit Performance
P20B7 lw Reductant Metering Unit Heater Control Circuit Low
P20B8 lw Reductant Metering Unit Heater Control Circuit High
P20B9 aw Reductant Heater A Control Circuit/Open
P20BA aw Reductant Heater A Control Circuit Performance
P20BB aw Reductant Heater A Control Circuit Low
P20BC aw Reductant Heater A Control Circuit High
P20BD aw Reductant Heater B Control Circuit/Open
P20BE aw Reductant Heater B Control Circuit Performance
P20BF aw Reductant Heater B Control Circuit Low
P20C0 aw Reductant Heater B Control Circuit High
P20C1 aw Reductant Heater C Control Circuit/Open
P20C2 aw Reductant Heater C Control Circuit Performance
P20C3 aw Reductant Heater C Control Circuit Low
P20C4 aw Reductant Heater C Control Circuit High
P20C5 aw Reductant Heater D Control Circuit/Open
P20C6 aw Reductant Heater D Control Circuit Performance
P20C7 aw Reductant Heater D Control Circuit Low
P20C8 aw Reductant Heater D Control Circuit High
P20C9 lw Reductant Control Module Requested MIL Illumination
P20CA lw Reductant Injection Air Pressure Leakage
P20CB aw Exhaust Aftertreatment Fuel Injector A Control Circuit/Open
P20CC aw Exhaust Aftertreatment Fuel Injector A Control Performance
P20CD aw Exhaust Aftertreatment Fuel Injector A Control Circuit Low
P20CE aw Exhaust Aftertreatment Fuel Injector A Control Circuit High
P20CF aw Exhaust Aftertreatment Fuel Injector A Stuck Open
P20D0 aw Exhaust Aftertreatment Fuel Injector A Stuck Closed
P20D1 aw Exhaust Aftertreatment Fuel Injector B Control Circuit/Open
P20D2 aw Exhaust Aftertreatment Fuel Injector B Control Performance
P20D3 aw Exhaust Aftertreatment Fuel Injector B Control Circuit Low
P20D4 aw Exhaust Aftertreatment Fuel Injector B Control Circuit High
P20D5 aw Exhaust Aftertreatment Fuel Injector B Stuck Open
P20D6 aw Exhaust Aftertreatment Fuel Injector B Stuck Closed
P20D7 aw Exhaust Aftertreatment Fuel Supply Control Circuit/Open
P20D8 aw Exhaust Aftertreatment Fuel Supply Control Performance
P20D9 aw Exhaust Aftertreatment Fuel Supply Control Circuit Low
P20DA aw Exhaust Aftertreatment Fuel Supply Control Circuit High
P20DB aw Exhaust Aftertreatment Fuel Supply Control Stuck Open
P20DC aw Exhaust Aftertreatment Fuel Supply Control Stuck Closed
P20DD aw Exhaust Aftertreatment Fuel Pressure Sensor Circuit
P20DE aw Exhaust Aftertreatment Fuel Pressure Sensor Circuit Range/Performance
P20DF aw Exhaust Aftertreatment Fuel Pressure Sensor Circuit Low
P20E0 aw Exhaust Aftertreatment Fuel Pressure Sensor Circuit High
P20E1 aw Exhaust Aftertreatment Fuel Pressure Sensor Circuit Intermittent/Erratic
P20E2 dw Exhaust Gas Temperature Sensor 1/2 Correlation Bank 1 | Reductant Pressure Too High
P20E3 lw Exhaust Gas Temperature Sensor 1/3 Correlation Bank 1
P20E4 lw Exhaust Gas Temperature Sensor 2/3 Correlation Bank 1
P20E5 lw Exhaust Gas Temperature Sensor 1/2 Correlation Bank 2
P20E6 aw Reductant Injection Air Pressure Too Low
P20E7 aw Reductant Injection Air Pressure Too High
P20E8 lw Reductant Pressure Too Low
P20E9 lw Reductant Pressure Too High
P20EA dw Reductant Control Module Power Relay De-Energized Performance - Too Early | Reductant Pump Control Circuit Open
P20EB dw Reductant Control Module Power Relay De-Energized Performance - Too Late | Reductant Reservoir Heater A Control Circuit
P20EC aw SCR NOx Catalyst - Over Temperature Bank 1
P20ED aw SCR NOx Pre-Catalyst - Over Temperature Bank 1
P20EE aw SCR NOx Catalyst Efficiency Below Threshold Bank 1 Catalyst 1
P20EF aw SCR NOx Pre- Catalyst Efficiency Below Threshold Bank 1
P20F0 aw SCR NOx Catalyst - Over Temperature Bank 2
P20F1 aw SCR NOx Pre-Catalyst - Over Temperature Bank 2
P20F2 aw SCR NOx Catalyst Efficiency Below Threshold Bank 2
P20F3 aw SCR NOx Pre- Catalyst Efficiency Below Threshold Bank 2
P20F4 lw Reductant Consumption Too Low
P20F5 lw Reductant Consumption Too High
P20F6 aw Reductant Injection Valve Stuck Open Bank 1 Unit 1
P20F7 aw Reductant Injection Valve Stuck Open Bank 2 Unit 1
P20F8 lw Intake Manifold Runner Control Circuit Performance Bank 1
P20F9 lw Intake Manifold Runner Control Circuit Performance Bank 2
P20FA lw Reductant Pump B Control Circuit/Open
P20FB lw Reductant Pump B Control Performance/Stuck Off
P20FC lw Reductant Pump B Control Circuit Low
P20FD lw Reductant Pump B Control Circuit High
P20FE lw Reductant Metering Unit 1 Performance
P20FF lw Reductant Control Module Performance
P2100 aw Throttle Actuator A Control Motor Circuit/Open
P2101 aw Throttle Actuator A Control Motor Circuit Range/Performance
P2102 aw Throttle Actuator A Control Motor Circuit Low
P2103 aw Throttle Actuator A Control Motor Circuit High
P2104 aw Throttle Actuator Control System - Forced Idle
P2105 aw Throttle Actuator Control System - Forced Engine Shutdown
P2106 aw Throttle Actuator Control System - Forced Limited Power
P2107 aw Throttle Actuator A Control Module Processor
P2108 aw Throttle Actuator A Control Module Performance
P2109 aw Throttle/Pedal Position Sensor A Minimum Stop Performance
P210A aw Throttle Actuator B Control Motor Circuit/Open
P210B lw Throttle Actuator B Control Motor Circuit Range/Performance
P210C aw Throttle Actuator B Control Motor Circuit Low
P210D aw Throttle Actuator B Control Motor Circuit High
P210E aw Throttle/Pedal Position Sensor/Switch C/F Voltage Correlation
P210F lw Throttle Actuator B Control System - Forced Limited RPM
P2110 aw Throttle Actuator A Control System - Forced Limited RPM
P2111 aw Throttle Actuator A Control System - Stuck Open
P2112 aw Throttle Actuator A Control System - Stuck Closed
P2113 aw Throttle/Pedal Position Sensor B Minimum Stop Performance
P2114 aw Throttle/Pedal Position Sensor C Minimum Stop Performance
P2115 aw Throttle/Pedal Position Sensor D Minimum Stop Performance
P2116 aw Throttle/Pedal Position Sensor E Minimum Stop Performance
P2117 aw Throttle/Pedal Position Sensor F Minimum Stop Performance
P2118 aw Throttle Actuator A Control Motor Current Range/Performance
P2119 aw Throttle Actuator A Control Throttle Body Range/Performance
P211A lw Throttle Actuator B Control System - Stuck Open
P211B lw Throttle Actuator B Control System - Stuck Close
P211C lw Throttle Actuator B Control Motor Current Range/Performance
P211D lw Throttle Actuator B Control Throttle Body Range/Performance
P211E lw Throttle Actuator B Control Module Processor
P211F lw Throttle Actuator B Control Module Performance
P2120 aw Throttle/Pedal Position Sensor/Switch D Circuit
P2121 aw Throttle/Pedal Position Sensor/Switch D Circuit Range/Performance
P2122 aw Throttle/Pedal Position Sensor/Switch D Circuit Low
P2123 aw Throttle/Pedal Position Sensor/Switch D Circuit High
P2124 aw Throttle/Pedal Position Sensor/Switch D Circuit Intermittent
P2125 aw Throttle/Pedal Position Sensor/Switch E Circuit
P2126 aw Throttle/Pedal Position Sensor/Switch E Circuit Range/Performance
P2127 aw Throttle/Pedal Position Sensor/Switch E Circuit Low
P2128 aw Throttle/Pedal Position Sensor/Switch E Circuit High
P2129 aw Throttle/Pedal Position Sensor/Switch E Circuit Intermittent
P212A dw Throttle Position Sensor/Switch G Circuit | Position Sensor/Switch G Circuit
P212B lw Throttle Position Sensor/Switch G Circuit Range/Performance
P212C lw Throttle Position Sensor/Switch G Circuit Low
P212D aw Throttle Position Sensor/Switch G Circuit High
P212E lw Throttle Position Sensor/Switch G Circuit Intermittent
P212F lw Throttle/Pedal Position Sensor/Switch F/G Voltage Correlation
P2130 aw Throttle/Pedal Position Sensor/Switch F Circuit
P2131 aw Throttle/Pedal Position Sensor/Switch F Circuit Range/Performance
P2132 aw Throttle/Pedal Position Sensor/Switch F Circuit Low
P2133 aw Throttle/Pedal Position Sensor/Switch F Circuit High
P2134 aw Throttle/Pedal Position Sensor/Switch F Circuit Intermittent
P2135 aw Throttle/Pedal Position Sensor/Switch A/B Voltage Correlation
P2136 aw Throttle/Pedal Position Sensor/Switch A/C Voltage Correlation
P2137 aw Throttle/Pedal Position Sensor/Switch B/C Voltage Correlation
P2138 aw Throttle/Pedal Position Sensor/Switch D/E Voltage Correlation
P2139 aw Throttle/Pedal Position Sensor/Switch D/F Voltage Correlation
P213A aw EGR Throttle Control Circuit B /Open
P213B aw EGR Throttle Control Circuit B Range/Performance
P213C aw EGR Throttle Control Circuit B Low
P213D aw EGR Throttle Control Circuit B High
P213E lw Fuel Injection System Fault - Forced Engine Shutdown
P213F lw Fuel Pump System Fault - Forced Engine Shutdown
P2140 aw Throttle/Pedal Position Sensor/Switch E/F Voltage Correlation
P2141 aw EGR Throttle Control Circuit A Low
P2142 aw EGR Throttle Control Circuit A High
P2143 aw EGR Vent Control Circuit/Open
P2144 aw EGR Vent Control Circuit Low
P2145 aw EGR Vent Control Circuit High
P2146 aw Fuel Injector Group A Supply Voltage Circuit/Open
P2147 aw Fuel Injector Group A Supply Voltage Circuit Low
P2148 aw Fuel Injector Group A Supply Voltage Circuit High
P2149 aw Fuel Injector Group B Supply Voltage Circuit/Open
P214A lw SCR NOx Catalyst Inlet Temperature Too High
P214B lw SCR NOx Catalyst Inlet Temperature Too High During Particulate Filter Regeneration
P214C lw SCR NOx Catalyst Outlet Temperature Too High
P214D lw SCR NOx Catalyst Outlet Temperature Too High During Particulate Filter Regeneration
P214E lw Reductant Pump A Current Too High
P214F lw Reductant Heater A Current Too High
P2150 aw Fuel Injector Group B Supply Voltage Circuit Low
P2151 aw Fuel Injector Group B Supply Voltage Circuit High
P2152 aw Fuel Injector Group C Supply Voltage Circuit/Open
P2153 aw Fuel Injector Group C Supply Voltage Circuit Low
P2154 aw Fuel Injector Group C Supply Voltage Circuit High
P2155 aw Fuel Injector Group D Supply Voltage Circuit/Open
P2156 aw Fuel Injector Group D Supply Voltage Circuit Low
P2157 aw Fuel Injector Group D Supply Voltage Circuit High
P2158 aw Vehicle Speed Sensor B Circuit
P2159 aw Vehicle Speed Sensor B Circuit Range/Performance
P215A aw Vehicle Speed - Wheel Speed Correlation
P215B aw Vehicle Speed - Output Shaft Speed Correlation
P215C lw Output Shaft Speed - Wheel Speed Correlation
P215D lw Reductant Pump B Stuck On
P215E lw Reductant Heater D Current Too Low
P215F lw Reductant Heater D Current Too High
P2160 aw Vehicle Speed Sensor B Circuit Low
P2161 aw Vehicle Speed Sensor B Circuit Intermittent/Erratic/High
P2162 aw Vehicle Speed Sensor A/B Correlation
P2163 aw Throttle/Pedal Position Sensor A Maximum Stop Performance
P2164 aw Throttle/Pedal Position Sensor B Maximum Stop Performance
P2165 aw Throttle/Pedal Position Sensor C Maximum Stop Performance
P2166 aw Throttle/Pedal Position Sensor D Maximum Stop Performance
P2167 aw Throttle/Pedal Position Sensor E Maximum Stop Performance
P2168 aw Throttle/Pedal Position Sensor F Maximum Stop Performance
P2169 aw Exhaust Pressure Regulator Vent Solenoid Control Circuit/Open
P216A lw Fuel Injector Group E Supply Voltage Circuit/Open
P216B lw Fuel Injector Group E Supply Voltage Circuit Low
P216C aw Fuel Injector Group E Supply Voltage Circuit High
P216D lw Fuel Injector Group F Supply Voltage Circuit/Open
P216E aw Fuel Injector Group F Supply Voltage Circuit Low
P216F aw Fuel Injector Group F Supply Voltage Circuit High
P2170 aw Exhaust Pressure Regulator Vent Solenoid Control Circuit Low
P2171 aw Exhaust Pressure Regulator Vent Solenoid Control Circuit High
P2172 aw Throttle Actuator Control System - Sudden High Air Flow Detected
P2173 aw Throttle Actuator Control System - High Air Flow Detected
P2174 aw Throttle Actuator Control System - Sudden Low Air Flow Detected
P2175 aw Throttle Actuator Control System - Low Air Flow Detected
P2176 aw Throttle Actuator A Control System - Idle Position Not Learned
P2177 aw System Too Lean Off Idle Bank 1
P2178 aw System Too Rich Off Idle Bank 1
P2179 aw System Too Lean Off Idle Bank 2
P217A lw Fuel Injector Group G Supply Voltage Circuit/Open
P217B aw Fuel Injector Group G Supply Voltage Circuit Low
P217C aw Fuel Injector Group G Supply Voltage Circuit High
P217D aw Fuel Injector Group H Supply Voltage Circuit/Open
P217E aw Fuel Injector Group H Supply Voltage Circuit Low
P217F aw Fuel Injector Group H Supply Voltage Circuit High
P2180 aw System Too Rich Off Idle Bank 2
P2181 aw Cooling System Performance
P2182 aw Engine Coolant Temperature Sensor 2 Circuit
P2183 aw Engine Coolant Temperature Sensor 2 Circuit Range/Performance
P2184 aw Engine Coolant Temperature Sensor 2 Circuit Low
P2185 aw Engine Coolant Temperature Sensor 2 Circuit High
P2186 aw Engine Coolant Temperature Sensor 2 Circuit Intermittent/Erratic
P2187 aw System Too Lean at Idle Bank 1
P2188 aw System Too Rich at Idle Bank 1
P2189 aw System Too Lean at Idle Bank 2
P218A lw Throttle Actuator B Control System - Idle Position Not Learned
P218B lw Throttle/Fuel Inhibit B Circuit
P218C lw Throttle/Fuel Inhibit B Circuit Range/Performance
P218D lw Throttle/Fuel Inhibit B Circuit Low
P218E lw Throttle/Fuel Inhibit B Circuit High
P218F lw Reductant No Flow Detected
P2190 aw System Too Rich at Idle Bank 2
P2191 aw System Too Lean at Higher Load Bank 1
P2192 aw System Too Rich at Higher Load Bank 1
P2193 aw System Too Lean at Higher Load Bank 2
P2194 aw System Too Rich at Higher Load Bank 2
P2195 aw O2 Sensor Signal Biased/Stuck Lean Bank 1 Sensor 1
P2196 aw O2 Sensor Signal Biased/Stuck Rich Bank 1 Sensor 1
P2197 aw O2 Sensor Signal Biased/Stuck Lean Bank 2 Sensor 1
P2198 aw O2 Sensor Signal Biased/Stuck Rich Bank 2 Sensor 1
P2199 aw Intake Air Temperature Sensor 1/2 Correlation
P219A aw Bank 1 Air-Fuel Ratio Imbalance
P219B aw Bank 2 Air-Fuel Ratio Imbalance
P219C aw Cylinder 1 Air-Fuel Ratio Imbalance
P219D aw Cylinder 2 Air-Fuel Ratio Imbalance
P219E aw Cylinder 3 Air-Fuel Ratio Imbalance
P219F aw Cylinder 4 Air-Fuel Ratio Imbalance
P21A0 lw Cylinder 5 Air-Fuel Ratio Imbalance
P21A1 lw Cylinder 6 Air-Fuel Ratio Imbalance
P21A2 lw Cylinder 7 Air-Fuel Ratio Imbalance
P21A3 lw Cylinder 8 Air-Fuel Ratio Imbalance
P21A4 lw Cylinder 9 Air-Fuel Ratio Imbalance
P21A5 lw Cylinder 10 Air-Fuel Ratio Imbalance
P21A6 lw Cylinder 11 Air-Fuel Ratio Imbalance
P21A7 lw Cylinder 12 Air-Fuel Ratio Imbalance
P21A8 lw Reductant Level Sensor B Circuit
P21A9 lw Reductant Level Sensor B Circuit Range/Performance
P21AA lw Reductant Level Sensor B Circuit Low
P21AB lw Reductant Level Sensor B Circuit High
P21AC lw Reductant Level Sensor B Circuit Intermittent/Erratic
P21AD lw Reductant Level Sensor C Circuit
P21AE lw Reductant Level Sensor C Circuit Range/Performance
P21AF lw Reductant Level Sensor C Circuit Low
P21B0 lw Reductant Level Sensor C Circuit High
P21B1 lw Reductant Level Sensor C Circuit Intermittent/Erratic
P21B2 lw Excessive Time To Enter Closed Loop NOx Adsorber Control
P21B3 lw Closed Loop NOx Adsorber Control At Limit - Too High
P21B4 lw NOx Adsorber - Over Temperature Bank 1
P21B5 lw NOx Adsorber - Over Temperature Bank 2
P21B6 lw Cold Start Cylinder 1 Injection Timing
P21B7 lw Cold Start Cylinder 2 Injection Timing
P21B8 lw Cold Start Cylinder 3 Injection Timing
P21B9 lw Cold Start Cylinder 4 Injection Timing
P21BA lw Cold Start Cylinder 5 Injection Timing
P21BB lw Cold Start Cylinder 6 Injection Timing
P21BC lw Cold Start Cylinder 7 Injection Timing
P21BD lw Cold Start Cylinder 8 Injection Timing
P21BE lw Cold Start Cylinder 9 Injection Timing
P21BF lw Cold Start Cylinder 10 Injection Timing
P21C0 lw Cold Start Cylinder 11 Injection Timing
P21C1 lw Cold Start Cylinder 12 Injection Timing
P21C2 lw Reductant Heater Relay Control Circuit/Open
P21C3 lw Reductant Heater Relay Control Circuit Low
P21C4 lw Reductant Heater Relay Control Circuit High
P21C5 lw Reductant Level Sensor A Stuck
P21C6 lw Reductant Level Sensor B Stuck
P21C7 lw Reductant Control Module Power Relay/Relays Control Circuit/Open
P21C8 lw Reductant Control Module Power Relay/Relays Control Circuit Low
P21C9 lw Reductant Control Module Power Relay/Relays Control Circuit High
P21CA lw Reductant Control Module Supply Voltage Circuit
P21CB lw Reductant Control Module Supply Voltage Low
P21CC lw Reductant Control Module Supply Voltage High
P21CD lw Reductant Quality Module Supply Voltage Low
P21CE lw Reductant Quality Module Performance
P21CF lw Cylinder 1 Injector B Circuit/Open
P21D0 lw Cylinder 2 Injector B Circuit/Open
P21D1 lw Cylinder 3 Injector B Circuit/Open
P21D2 lw Cylinder 4 Injector B Circuit/Open
P21D3 lw Cylinder 5 Injector B Circuit/Open
P21D4 lw Cylinder 6 Injector B Circuit/Open
P21D5 lw Cylinder 7 Injector B Circuit/Open
P21D6 lw Cylinder 8 Injector B Circuit/Open
P21D7 lw Cylinder 9 Injector B Circuit/Open
P21D8 lw Cylinder 10 Injector B Circuit/Open
P21D9 lw Cylinder 11 Injector B Circuit/Open
P21DA lw Cylinder 12 Injector B Circuit/Open
P21DB lw Cylinder 1 Injector B Circuit Low
P21DC lw Cylinder 1 Injector B Circuit High
P21DD lw Reductant Heater A Current Too Low
P21DE lw Cylinder 2 Injector B Circuit Low
P21DF lw Cylinder 2 Injector B Circuit High
P21E0 lw Cylinder 3 Injector B Circuit Low
P21E1 lw Cylinder 3 Injector B Circuit High
P21E2 lw Cylinder 4 Injector B Circuit Low
P21E3 lw Cylinder 4 Injector B Circuit High
P21E4 lw Cylinder 5 Injector B Circuit Low
P21E5 lw Cylinder 5 Injector B Circuit High
P21E6 lw Cylinder 6 Injector B Circuit Low
P21E7 lw Cylinder 6 Injector B Circuit High
P21E8 lw Cylinder 7 Injector B Circuit Low
P21E9 lw Cylinder 7 Injector B Circuit High
P21EA lw Cylinder 8 Injector B Circuit Low
P21EB lw Cylinder 8 Injector B Circuit High
P21EC lw Cylinder 9 Injector B Circuit Low
P21ED lw Cylinder 9 Injector B Circuit High
P21EE lw Cylinder 10 Injector B Circuit Low
P21EF lw Cylinder 10 Injector B Circuit High
P21F0 lw Cylinder 11 Injector B Circuit Low
P21F1 lw Cylinder 11 Injector B Circuit High
P21F2 lw Cylinder 12 Injector B Circuit Low
P21F3 lw Cylinder 12 Injector B Circuit High
P21F4 lw Fuel Control System B Too Lean Off Idle Bank 1
P21F5 lw Fuel Control System B Too Rich Off Idle Bank 1
P21F6 lw Fuel Control System B Too Lean Off Idle Bank 2
P21F7 lw Fuel Control System B Too Rich Off Idle Bank 2
P21F8 lw Fuel Control System B Too Lean at Idle Bank 1
P21F9 lw Fuel Control System B Too Rich at Idle Bank 1
P21FA lw Fuel Control System B Too Lean at Idle Bank 2
P21FB lw Fuel Control System B Too Rich at Idle Bank 2
P21FC lw Fuel Control System B Too Lean at Higher Load Bank 1
P21FD lw Fuel Control System B Too Rich at Higher Load Bank 1
P21FE lw Fuel Control System B Too Lean at Higher Load Bank 2
P21FF lw Fuel Control System B Too Rich at Higher Load Bank 2
P2200 aw NOx Sensor Circuit Bank 1 Sensor 1
P2201 aw NOx Sensor Circuit Range/Performance Bank 1 Sensor 1
P2202 aw NOx Sensor Circuit Low Bank 1 Sensor 1
P2203 aw NOx Sensor Circuit High Bank 1 Sensor 1
P2204 aw NOx Sensor Circuit Intermittent Bank 1 Sensor 1
P2205 aw NOx Sensor Heater Control Circuit/Open Bank 1 Sensor 1
P2206 aw NOx Sensor Heater Control Circuit Low Bank 1 Sensor 1
P2207 aw NOx Sensor Heater Control Circuit High Bank 1 Sensor 1
P2208 aw NOx Sensor Heater Sense Circuit Bank 1 Sensor 1
P2209 aw NOx Sensor Heater Sense Circuit Range/Performance Bank 1 Sensor 1
P220A lw NOx Sensor Supply Voltage Circuit Bank 1 Sensor 1
P220B lw NOx Sensor Supply Voltage Circuit Bank 1 Sensor 2
P220C lw NOx Sensor Supply Voltage Circuit Bank 2 Sensor 1
P220D lw NOx Sensor Supply Voltage Circuit Bank 2 Sensor 2
P220E lw NOx Sensor Heater Control Circuit Range/Performance Bank 1 Sensor 1
P220F lw NOx Sensor Heater Control Circuit Range/Performance Bank 1 Sensor 2
P2210 aw NOx Sensor Heater Sense Circuit Low Bank 1 Sensor 1
P2211 aw NOx Sensor Heater Sense Circuit High Bank 1 Sensor 1
P2212 aw NOx Sensor Heater Sense Circuit Intermittent Bank 1 Sensor 1
P2213 aw NOx Sensor Circuit Bank 2
P2214 aw NOx Sensor Circuit Range/Performance Bank 2
P2215 aw NOx Sensor Circuit Low Bank 2
P2216 aw NOx Sensor Circuit High Bank 2
P2217 aw NOx Sensor Circuit Intermittent Bank 2
P2218 aw NOx Sensor Heater Control Circuit/Open Bank 2
P2219 aw NOx Sensor Heater Control Circuit Low Bank 2
P221A lw NOx Sensor 1/2 Correlation Bank 1
P221B lw NOx Sensor 1/2 Correlation Bank 2
P221C lw Reductant Heater B Current Too Low
P221D lw Reductant Heater B Current Too High
P221E lw Reductant Heater C Current Too Low
P221F lw Reductant Heater C Current Too High
P2220 aw NOx Sensor Heater Control Circuit High Bank 2
P2221 aw NOx Sensor Heater Sense Circuit Bank 2
P2222 aw NOx Sensor Heater Sense Circuit Range/Performance Bank 2
P2223 aw NOx Sensor Heater Sense Circuit Low Bank 2
P2224 aw NOx Sensor Heater Sense Circuit High Bank 2
P2225 aw NOx Sensor Heater Sense Circuit Intermittent Bank 2
P2226 aw Barometric Pressure Sensor A Circuit
P2227 aw Barometric Pressure Sensor A Circuit Range/Performance
P2228 aw Barometric Pressure Sensor A Circuit Low
P2229 aw Barometric Pressure Sensor A Circuit High
P222A aw Barometric Pressure Sensor B Circuit
P222B lw Barometric Pressure Sensor B Circuit Range/Performance
P222C lw Barometric Pressure Sensor B Circuit Low
P222D lw Barometric Pressure Sensor B Circuit High
P222E aw Barometric Pressure Sensor B Circuit Intermittent/Erratic
P222F aw Barometric Pressure Sensor A/B Correlation
P2230 aw Barometric Pressure Sensor A Circuit Intermittent/Erratic
P2231 aw O2 Sensor Signal Circuit Shorted to Heater Circuit Bank 1 Sensor 1
P2232 aw O2 Sensor Signal Circuit Shorted to Heater Circuit Bank 1 Sensor 2
P2233 aw O2 Sensor Signal Circuit Shorted to Heater Circuit Bank 1 Sensor 3
P2234 aw O2 Sensor Signal Circuit Shorted to Heater Circuit Bank 2 Sensor 1
P2235 aw O2 Sensor Signal Circuit Shorted to Heater Circuit Bank 2 Sensor 2
P2236 aw O2 Sensor Signal Circuit Shorted to Heater Circuit Bank 2 Sensor 3
P2237 aw O2 Sensor Positive Current Control Circuit/Open Bank 1 Sensor 1
P2238 aw O2 Sensor Positive Current Control Circuit Low Bank 1 Sensor 1
P2239 aw O2 Sensor Positive Current Control Circuit High Bank 1 Sensor 1
P223A lw Reductant Heater E Control Circuit
P223B lw Reductant Heater F Control Circuit
P223C lw O2 Sensor Pumping Current Range/Performance Bank 1
P223D lw O2 Sensor Pumping Current Range/Performance Bank 2
P223E lw O2 Sensor Reference Resistance Out Of Range Bank 1
P223F lw O2 Sensor Reference Resistance Out Of Range Bank 2
P2240 aw O2 Sensor Positive Current Control Circuit/Open Bank 2 Sensor 1
P2241 aw O2 Sensor Positive Current Control Circuit Low Bank 2 Sensor 1
P2242 aw O2 Sensor Positive Current Control Circuit High Bank 2 Sensor 1
P2243 aw O2 Sensor Reference Voltage Circuit/Open Bank 1 Sensor 1
P2244 aw O2 Sensor Reference Voltage Performance Bank 1 Sensor 1
P2245 aw O2 Sensor Reference Voltage Circuit Low Bank 1 Sensor 1
P2246 aw O2 Sensor Reference Voltage Circuit High Bank 1 Sensor 1
P2247 aw O2 Sensor Reference Voltage Circuit/Open Bank 2 Sensor 1
P2248 aw O2 Sensor Reference Voltage Performance Bank 2 Sensor 1
P2249 aw O2 Sensor Reference Voltage Circuit Low Bank 2 Sensor 1
P224A lw NOx Sensor Heater Resistance Bank 1 Sensor 1
P224B lw NOx Sensor Heater Resistance Bank 1 Sensor 2
P224C lw Alternative Fuel Tank Shutoff Valve A Control Circuit/Open
P224D lw Alternative Fuel Tank Shutoff Valve A Control Circuit Performance/Stuck Off
P224E lw Alternative Fuel Tank Shutoff Valve A Control Circuit Low
P224F lw Alternative Fuel Tank Shutoff Valve A Control Circuit High
P2250 aw O2 Sensor Reference Voltage Circuit High Bank 2 Sensor 1
P2251 aw O2 Sensor Negative Current Control Circuit/Open Bank 1 Sensor 1
P2252 aw O2 Sensor Negative Current Control Circuit Low Bank 1 Sensor 1
P2253 aw O2 Sensor Negative Current Control Circuit High Bank 1 Sensor 1
P2254 aw O2 Sensor Negative Current Control Circuit/Open Bank 2 Sensor 1
P2255 aw O2 Sensor Negative Current Control Circuit Low Bank 2 Sensor 1
P2256 aw O2 Sensor Negative Current Control Circuit High Bank 2 Sensor 1
P2257 aw AIR System Control A Circuit Low
P2258 aw AIR System Control A Circuit High
P2259 aw AIR System Control B Circuit Low
P225A lw NOx Sensor Calibration Memory Bank 1 Sensor 1
P225B lw NOx Sensor Calibration Memory Bank 1 Sensor 2
P225C lw NOx Sensor Performance - Signal Biased/Stuck High Bank 1 Sensor 1
P225D lw NOx Sensor Performance - Signal Biased/Stuck Low Bank 1 Sensor 1
P225E lw NOx Sensor Performance - Signal Biased/Stuck High Bank 1 Sensor 2
P225F lw NOx Sensor Performance - Signal Biased/Stuck Low Bank 1 Sensor 2
P2260 aw AIR System Control B Circuit High
P2261 aw Turbocharger/Supercharger Bypass Valve A - Mechanical
P2262 aw Turbocharger/Supercharger Boost Pressure A Not Detected - Mechanical
P2263 aw Turbocharger/Supercharger A Boost System Performance
P2264 aw Water in Fuel Sensor A Circuit
P2265 aw Water in Fuel Sensor A Circuit Range/Performance
P2266 aw Water in Fuel Sensor A Circuit Low
P2267 aw Water in Fuel Sensor A Circuit High
P2268 aw Water in Fuel Sensor A Circuit Intermittent
P2269 aw Water in Fuel Condition - Sensor A
P226A aw Water in Fuel Lamp Control Circuit
P226B lw Turbocharger/Supercharger A Boost Pressure Too High - Mechanical
P226C lw Turbocharger Boost Control A Slow Response
P226D lw Particulate Filter Deteriorated/Missing Substrate Bank 1
P226E lw Particulate Filter Deteriorated/Missing Substrate Bank 2
P226F lw Turbocharger Boost Control B Slow Response
P2270 aw O2 Sensor Signal Biased/Stuck Lean Bank 1 Sensor 2
P2271 aw O2 Sensor Signal Biased/Stuck Rich Bank 1 Sensor 2
P2272 aw O2 Sensor Signal Biased/Stuck Lean Bank 2 Sensor 2
P2273 aw O2 Sensor Signal Biased/Stuck Rich Bank 2 Sensor 2
P2274 aw O2 Sensor Signal Biased/Stuck Lean Bank 1 Sensor 3
P2275 aw O2 Sensor Signal Biased/Stuck Rich Bank 1 Sensor 3
P2276 aw O2 Sensor Signal Biased/Stuck Lean Bank 2 Sensor 3
P2277 aw O2 Sensor Signal Biased/Stuck Rich Bank 2 Sensor 3
P2278 aw O2 Sensor Signals Swapped Bank 1 Sensor 3/Bank 2 Sensor 3
P2279 aw Intake Air System Leak Bank 1
P227A lw Barometric Pressure Sensor C Circuit
P227B lw Barometric Pressure Sensor C Circuit Range/Performance
P227C lw Barometric Pressure Sensor C Circuit Low
P227D lw Barometric Pressure Sensor C Circuit High
P227E lw Barometric Pressure Sensor C Circuit Intermittent/Erratic
P227F lw Air Flow Restriction/Air Leak Between Air Filter and MAF Bank 2
P2280 aw Air Flow Restriction/Air Leak Between Air Filter and MAF Bank 1
P2281 aw Air Leak Between MAF and Throttle Body
P2282 aw Air Leak Between Throttle Body and Intake Valves
P2283 aw Injector Control Pressure Sensor Circuit
P2284 aw Injector Control Pressure Sensor Circuit Range/Performance
P2285 aw Injector Control Pressure Sensor Circuit Low
P2286 aw Injector Control Pressure Sensor Circuit High
P2287 aw Injector Control Pressure Sensor Circuit Intermittent
P2288 aw Injector Control Pressure Too High
P2289 aw Injector Control Pressure Too High - Engine Off
P228A lw Fuel Pressure Regulator A - Forced Engine Shutdown
P228B lw Fuel Pressure Regulator B - Forced Engine Shutdown
P228C aw Fuel Pressure Regulator A Exceeded Control Limits - Pressure Too Low
P228D lw Fuel Pressure Regulator A Exceeded Control Limits - Pressure Too High
P228E lw Fuel Pressure Regulator A Exceeded Learning Limits - Too Low
P228F aw Fuel Pressure Regulator A Exceeded Learning Limits - Too High
P2290 aw Injector Control Pressure Too Low
P2291 aw Injector Control Pressure Too Low - Engine Cranking
P2292 aw Injector Control Pressure Erratic
P2293 aw Fuel Pressure Regulator B Performance
P2294 aw Fuel Pressure Regulator B Control Circuit/Open
P2295 aw Fuel Pressure Regulator B Control Circuit Low
P2296 aw Fuel Pressure Regulator B Control Circuit High
P2297 aw O2 Sensor Out of Range During Deceleration Bank 1 Sensor 1
P2298 aw O2 Sensor Out of Range During Deceleration Bank 2 Sensor 1
P2299 aw Brake Pedal Position/Accelerator Pedal Position Incompatible
P229A aw Fuel Pressure Regulator B Exceeded Control Limits - Pressure Too Low
P229B lw Fuel Pressure Regulator B Exceeded Control Limits - Pressure Too High
P229C aw Fuel Pressure Regulator B Exceeded Learning Limits - Too Low
P229D lw Fuel Pressure Regulator B Exceeded Learning Limits - Too High
P229E lw NOx Sensor Circuit Bank 1 Sensor 2
P229F lw NOx Sensor Circuit Range/Performance Bank 1 Sensor 2
P22A0 lw NOx Sensor Circuit Low Bank 1 Sensor 2
P22A1 lw NOx Sensor Circuit High Bank 1 Sensor 2
P22A2 lw NOx Sensor Circuit Intermittent Bank 1 Sensor 2
P22A3 lw NOx Sensor Heater Control Circuit/Open Bank 1 Sensor 2
P22A4 lw NOx Sensor Heater Control Circuit Low Bank 1 Sensor 2
P22A5 lw NOx Sensor Heater Control Circuit High Bank 1 Sensor 2
P22A6 lw NOx Sensor Heater Sense Circuit Bank 1 Sensor 2
P22A7 lw NOx Sensor Heater Sense Circuit Range/Performance Bank 1 Sensor 2
P22A8 lw NOx Sensor Heater Sense Circuit Low Bank 1 Sensor 2
P22A9 lw NOx Sensor Heater Sense Circuit High Bank 1 Sensor 2
P22AA lw NOx Sensor Heater Sense Circuit Intermittent Bank 1 Sensor 2
P22AB lw O2 Sensor Positive Current Control Circuit/Open Bank 1 Sensor 2
P22AC lw O2 Sensor Positive Current Control Circuit Low Bank 1 Sensor 2
P22AD lw O2 Sensor Positive Current Control Circuit High Bank 1 Sensor 2
P22AE lw O2 Sensor Reference Voltage Circuit/Open Bank 1 Sensor 2
P22AF lw O2 Sensor Reference Voltage Performance Bank 1 Sensor 2
P22B0 lw O2 Sensor Reference Voltage Circuit Low Bank 1 Sensor 2
P22B1 lw O2 Sensor Reference Voltage Circuit High Bank 1 Sensor 2
P22B2 lw O2 Sensor Negative Current Control Circuit/Open Bank 1 Sensor 2
P22B3 lw O2 Sensor Negative Current Control Circuit Low Bank 1 Sensor 2
P22B4 lw O2 Sensor Negative Current Control Circuit High Bank 1 Sensor 2
P22B5 lw O2 Sensor Pumping Current Trim Circuit/Open Bank 1 Sensor 2
P22B6 lw O2 Sensor Pumping Current Trim Circuit Low Bank 1 Sensor 2
P22B7 lw O2 Sensor Pumping Current Trim Circuit High Bank 1 Sensor 2
P22B8 lw O2 Sensor Positive Current Control Circuit/Open Bank 2 Sensor 2
P22B9 lw O2 Sensor Positive Current Control Circuit Low Bank 2 Sensor 2
P22BA lw O2 Sensor Positive Current Control Circuit High Bank 2 Sensor 2
P22BB lw O2 Sensor Reference Voltage Circuit/Open Bank 2 Sensor 2
P22BC lw O2 Sensor Reference Voltage Performance Bank 2 Sensor 2
P22BD lw O2 Sensor Reference Voltage Circuit Low Bank 2 Sensor 2
P22BE lw O2 Sensor Reference Voltage Circuit High Bank 2 Sensor 2
P22BF lw O2 Sensor Negative Current Control Circuit/Open Bank 2 Sensor 2
P22C0 lw O2 Sensor Negative Current Control Circuit Low Bank 2 Sensor 2
P22C1 lw O2 Sensor Negative Current Control Circuit High Bank 2 Sensor 2
P22C2 lw O2 Sensor Pumping Current Trim Circuit/Open Bank 2 Sensor 2
P22C3 lw O2 Sensor Pumping Current Trim Circuit Low Bank 2 Sensor 2
P22C4 lw O2 Sensor Pumping Current Trim Circuit High Bank 2 Sensor 2
P22C5 lw Turbocharger Compressor Outlet Valve Control Circuit/Open
P22C6 lw Turbocharger Compressor Outlet Valve Control Circuit Low
P22C7 lw Turbocharger Compressor Outlet Valve Control Circuit High
P22C8 lw Turbocharger Compressor Outlet Valve Stuck Open
P22C9 lw Turbocharger Compressor Outlet Valve Stuck Closed
P22CA lw Turbocharger Compressor Outlet Switching Valve Control Circuit/Open
P22CB lw Turbocharger Compressor Outlet Switching Valve Control Circuit Low
P22CC lw Turbocharger Compressor Outlet Switching Valve Control Circuit High
P22CD lw Turbocharger Compressor Outlet Switching Valve Stuck Open
P22CE lw Turbocharger Compressor Outlet Switching Valve Stuck Closed
P22CF lw Turbocharger Turbine Inlet Valve Control Circuit/Open
P22D0 lw Turbocharger Turbine Inlet Valve Control Circuit Low
P22D1 lw Turbocharger Turbine Inlet Valve Control Circuit High
P22D2 lw Turbocharger Turbine Inlet Valve Stuck Open
P22D3 lw Turbocharger Turbine Inlet Valve Stuck Closed
P22D4 lw Turbocharger Turbine Inlet Valve Position Sensor Circuit
P22D5 lw Turbocharger Turbine Inlet Valve Position Sensor Circuit Range/Performance
P22D6 lw Turbocharger Turbine Inlet Valve Position Sensor Circuit Low
P22D7 lw Turbocharger Turbine Inlet Valve Position Sensor Circuit High
P22D8 lw Turbocharger Turbine Inlet Valve Position Sensor Circuit Intermittent/Erratic
P22D9 lw Cylinder 1 Alternative Fuel Injector Control Circuit/Open
P22DA lw Cylinder 1 Alternative Fuel Injector Control Circuit Low
P22DB lw Cylinder 1 Alternative Fuel Injector Control Circuit High
P22DC lw Cylinder 1 Alternative Fuel Injector Control Circuit Range/Performance
P22DD lw Cylinder 2 Alternative Fuel Injector Control Circuit/Open
P22DE lw Cylinder 2 Alternative Fuel Injector Control Circuit Low
P22DF lw Cylinder 2 Alternative Fuel Injector Control Circuit High
P22E0 lw Cylinder 2 Alternative Fuel Injector Control Circuit Range/Performance
P22E1 lw Cylinder 3 Alternative Fuel Injector Control Circuit/Open
P22E2 lw Cylinder 3 Alternative Fuel Injector Control Circuit Low
P22E3 lw Cylinder 3 Alternative Fuel Injector Control Circuit High
P22E4 lw Cylinder 3 Alternative Fuel Injector Control Circuit Range/Performance
P22E5 lw Cylinder 4 Alternative Fuel Injector Control Circuit/Open
P22E6 lw Cylinder 4 Alternative Fuel Injector Control Circuit Low
P22E7 lw Cylinder 4 Alternative Fuel Injector Control Circuit High
P22E8 lw Cylinder 4 Alternative Fuel Injector Control Circuit Range/Performance
P22E9 lw Cylinder 5 Alternative Fuel Injector Control Circuit/Open
P22EA lw Cylinder 5 Alternative Fuel Injector Control Circuit Low
P22EB lw Cylinder 5 Alternative Fuel Injector Control Circuit High
P22EC lw Cylinder 5 Alternative Fuel Injector Control Circuit Range/Performance
P22ED lw Cylinder 6 Alternative Fuel Injector Control Circuit/Open
P22EE lw Cylinder 6 Alternative Fuel Injector Control Circuit Low
P22EF lw Cylinder 6 Alternative Fuel Injector Control Circuit High
P22F0 lw Cylinder 6 Alternative Fuel Injector Control Circuit Range/Performance
P22F1 dw Cylinder 7 Alternative Fuel Injector Control Circuit/Open | Particulate Matter Sensor Heater Performance
P22F2 lw Cylinder 7 Alternative Fuel Injector Control Circuit Low
P22F3 lw Cylinder 7 Alternative Fuel Injector Control Circuit High
P22F4 lw Cylinder 7 Alternative Fuel Injector Control Circuit Range/Performance
P22F5 lw Cylinder 8 Alternative Fuel Injector Control Circuit/Open
P22F6 lw Cylinder 8 Alternative Fuel Injector Control Circuit Low
P22F7 lw Cylinder 8 Alternative Fuel Injector Control Circuit High
P22F8 lw Cylinder 8 Alternative Fuel Injector Control Circuit Range/Performance
P22F9 lw NOx Sensor Performance - Slow Response Low to High Bank 1 Sensor 1
P22FA lw NOx Sensor Performance - Slow Response High to Low Bank 1 Sensor 1
P22FB lw NOx Sensor Performance - Sensing Element Bank 1 Sensor 1
P22FC lw NOx Sensor Performance - Slow Response Low to High Bank 1 Sensor 2
P22FD lw NOx Sensor Performance - Slow Response High to Low Bank 1 Sensor 2
P22FE lw NOx Sensor Performance - Sensing Element Bank 1 Sensor 2
P22FF lw SCR NOx Catalyst Inlet Temperature Too Low
P2300 aw Ignition Coil A Primary Control Circuit Low
P2301 aw Ignition Coil A Primary Control Circuit High
P2302 aw Ignition Coil A Secondary Circuit
P2303 aw Ignition Coil B Primary Control Circuit Low
P2304 aw Ignition Coil B Primary Control Circuit High
P2305 aw Ignition Coil B Secondary Circuit
P2306 aw Ignition Coil C Primary Control Circuit Low
P2307 aw Ignition Coil C Primary Control Circuit High
P2308 aw Ignition Coil C Secondary Circuit
P2309 aw Ignition Coil D Primary Control Circuit Low
P230A lw Cylinder 1 Air-Fuel Ratio Imbalance - Adjustment At Limit During Balance
P230B lw Cylinder 2 Air-Fuel Ratio Imbalance - Adjustment At Limit During Balance
P230C lw Cylinder 3 Air-Fuel Ratio Imbalance - Adjustment At Limit During Balance
P230D lw Cylinder 4 Air-Fuel Ratio Imbalance - Adjustment At Limit During Balance
P230E lw Cylinder 5 Air-Fuel Ratio Imbalance - Adjustment At Limit During Balance
P230F lw Cylinder 6 Air-Fuel Ratio Imbalance - Adjustment At Limit During Balance
P2310 aw Ignition Coil D Primary Control Circuit High
P2311 aw Ignition Coil D Secondary Circuit
P2312 aw Ignition Coil E Primary Control Circuit Low
P2313 aw Ignition Coil E Primary Control Circuit High
P2314 aw Ignition Coil E Secondary Circuit
P2315 aw Ignition Coil F Primary Control Circuit Low
P2316 aw Ignition Coil F Primary Control Circuit High
P2317 aw Ignition Coil F Secondary Circuit
P2318 aw Ignition Coil G Primary Control Circuit Low
P2319 aw Ignition Coil G Primary Control Circuit High
P231A lw Cylinder 7 Air-Fuel Ratio Imbalance - Adjustment At Limit During Balance
P231B lw Cylinder 8 Air-Fuel Ratio Imbalance - Adjustment At Limit During Balance
P231C lw Cylinder 9 Air-Fuel Ratio Imbalance - Adjustment At Limit During Balance
P231D lw Cylinder 10 Air-Fuel Ratio Imbalance - Adjustment At Limit During Balance
P231E lw Cylinder 11 Air-Fuel Ratio Imbalance - Adjustment At Limit During Balance
P231F lw Cylinder 12 Air-Fuel Ratio Imbalance - Adjustment At Limit During Balance
P2320 aw Ignition Coil G Secondary Circuit
P2321 aw Ignition Coil H Primary Control Circuit Low
P2322 aw Ignition Coil H Primary Control Circuit High
P2323 aw Ignition Coil H Secondary Circuit
P2324 aw Ignition Coil I Primary Control Circuit Low
P2325 aw Ignition Coil I Primary Control Circuit High
P2326 aw Ignition Coil I Secondary Circuit
P2327 aw Ignition Coil J Primary Control Circuit Low
P2328 aw Ignition Coil J Primary Control Circuit High
P2329 aw Ignition Coil J Secondary Circuit
P232A lw TCM Request - Forced Engine Shutdown
P232B lw Cylinder 11 Fuel Injector A Offset Learning At Min Limit
P232C lw Cylinder 11 Fuel Injector A Offset Learning At Max Limit
P232D lw Cylinder 12 Fuel Injector A Offset Learning At Min Limit
P232E lw Cylinder 12 Fuel Injector A Offset Learning At Max Limit
P232F lw O2 Sensor Out of Range During Deceleration Bank 1 Sensor 2
P2330 aw Ignition Coil K Primary Control Circuit Low
P2331 aw Ignition Coil K Primary Control Circuit High
P2332 aw Ignition Coil K Secondary Circuit
P2333 aw Ignition Coil L Primary Control Circuit Low
P2334 aw Ignition Coil L Primary Control Circuit High
P2335 aw Ignition Coil L Secondary Circuit
P2336 aw Cylinder 1 Above Knock/Combustion Vibration Sensor Threshold
P2337 aw Cylinder 2 Above Knock/Combustion Vibration Sensor Threshold
P2338 aw Cylinder 3 Above Knock/Combustion Vibration Sensor Threshold
P2339 aw Cylinder 4 Above Knock/Combustion Vibration Sensor Threshold
P233A lw Fuel Pressure Regulator C Control Circuit/Open
P233B lw Fuel Pressure Regulator C Control Circuit Low
P233C lw Fuel Pressure Regulator C Control Circuit High
P233D lw Fuel Pressure Regulator B Solenoid Supply Voltage Control Circuit/Open
P233E lw Fuel Pressure Regulator B Solenoid Supply Voltage Control Circuit Low
P233F lw Fuel Pressure Regulator B Solenoid Supply Voltage Control Circuit High
P2340 aw Cylinder 5 Above Knock/Combustion Vibration Sensor Threshold
P2341 aw Cylinder 6 Above Knock/Combustion Vibration Sensor Threshold
P2342 aw Cylinder 7 Above Knock/Combustion Vibration Sensor Threshold
P2343 aw Cylinder 8 Above Knock/Combustion Vibration Sensor Threshold
P2344 aw Cylinder 9 Above Knock/Combustion Vibration Sensor Threshold
P2345 aw Cylinder 10 Above Knock/Combustion Vibration Sensor Threshold
P2346 aw Cylinder 11 Above Knock/Combustion Vibration Sensor Threshold
P2347 aw Cylinder 12 Above Knock/Combustion Vibration Sensor Threshold
P2348 lw Cylinder 9 Pressure Sensor Circuit
P2349 lw Cylinder 9 Pressure Sensor Circuit Range/Performance
P234A lw Cylinder 9 Pressure Sensor Circuit Low
P234B lw Cylinder 9 Pressure Sensor Circuit High
P234C lw Cylinder 9 Pressure Sensor Circuit Intermittent/Erratic
P234D lw Cylinder 9 Pressure Too Low
P234E lw Cylinder 9 Pressure Too High
P234F lw Cylinder 9 Pressure Variation Low
P2350 lw Cylinder 9 Pressure Variation High
P2351 lw Cylinder 9 Combustion Performance
P2352 lw Cylinder 10 Pressure Sensor Circuit
P2353 lw Cylinder 10 Pressure Sensor Circuit Range/Performance
P2354 lw Cylinder 10 Pressure Sensor Circuit Low
P2355 lw Cylinder 10 Pressure Sensor Circuit High
P2356 lw Cylinder 10 Pressure Sensor Circuit Intermittent/Erratic
P2357 lw Cylinder 10 Pressure Too Low
P2358 lw Cylinder 10 Pressure Too High
P2359 dw Cylinder 10 Pressure Variation Low | Ignition Coil L Secondary Circuit
P235A lw Cylinder 10 Pressure Variation High
P235B lw Cylinder 10 Combustion Performance
P235C lw Cylinder 11 Pressure Sensor Circuit
P235D lw Cylinder 11 Pressure Sensor Circuit Range/Performance
P235E lw Cylinder 11 Pressure Sensor Circuit Low
P235F lw Cylinder 11 Pressure Sensor Circuit High
P2360 lw Cylinder 11 Pressure Sensor Circuit Intermittent/Erratic
P2361 lw Cylinder 11 Pressure Too Low
P2362 dw Cylinder 11 Pressure Too High | Glow Plug Module Control Module Power Circuit Low
P2363 dw Cylinder 11 Pressure Variation Low | Glow Plug Module Control Module Power Circuit High
P2364 lw Cylinder 11 Pressure Variation High
P2365 lw Cylinder 11 Combustion Performance
P2366 lw Cylinder 12 Pressure Sensor Circuit
P2367 lw Cylinder 12 Pressure Sensor Circuit Range/Performance
P2368 lw Cylinder 12 Pressure Sensor Circuit Low
P2369 lw Cylinder 12 Pressure Sensor Circuit High
P236A lw Cylinder 12 Pressure Sensor Circuit Intermittent/Erratic
P236B lw Cylinder 12 Pressure Too Low
P236C lw Cylinder 12 Pressure Too High
P236D lw Cylinder 12 Pressure Variation Low
P236E lw Cylinder 12 Pressure Variation High
P236F lw Cylinder 12 Combustion Performance
P2370 lw Fuel Volume Regulator B Control Circuit/Open
P2371 lw Fuel Volume Regulator B Control Circuit Performance
P2372 lw Fuel Volume Regulator B Control Circuit Low
P2373 lw Fuel Volume Regulator B Control Circuit High
P2374 lw Turbocharger/Supercharger Inlet Pressure Sensor B Circuit
P2375 lw Turbocharger/Supercharger Inlet Pressure Sensor B Circuit Range/Performance
P2376 lw Turbocharger/Supercharger Inlet Pressure Sensor B Circuit Low
P2377 lw Turbocharger/Supercharger Inlet Pressure Sensor B Circuit High
P2378 lw Turbocharger/Supercharger Inlet Pressure Sensor B Circuit Intermittent/Erratic
P2379 lw O2 Sensor Out of Range During Deceleration Bank 2 Sensor 2
P237A lw O2 Sensor Exhaust Sample Error Bank 1 Sensor 2
P237B lw O2 Sensor Exhaust Sample Error Bank 2 Sensor 2
P237C lw Exhaust Heat Exchanger Exhaust Bypass Valve A Control Circuit/Open
P237D lw Exhaust Heat Exchanger Exhaust Bypass Valve A Control Circuit Low
P237E lw Exhaust Heat Exchanger Exhaust Bypass Valve A Control Circuit High
P237F lw Exhaust Heat Exchanger Exhaust Bypass Valve A Control Performance
P2380 dw EGR Sensor D Circuit | Wait to Start Lamp Control Circuit
P2381 lw EGR Sensor D Circuit High
P2382 lw EGR Sensor D Circuit Low
P2383 lw EGR Sensor D Circuit Range/Performance
P2384 lw EGR Sensor D Circuit Intermittent
P2385 lw EGR Sensor E Circuit
P2386 lw EGR Sensor E Circuit High
P2387 lw EGR Sensor E Circuit Low
P2388 lw EGR Sensor E Circuit Range/Performance
P2389 lw EGR Sensor E Circuit Intermittent
P238A lw Water in Fuel Sensor B Circuit
P238B lw Water in Fuel Sensor B Circuit Range/Performance
P238C lw Water in Fuel Sensor B Circuit Low
P238D lw Water in Fuel Sensor B Circuit High
P238E lw Water in Fuel Sensor B Circuit Intermittent
P238F lw Water in Fuel Condition - Sensor B
P2390 lw Diesel Intake Air Flow B Control Circuit/Open
P2391 lw Diesel Intake Air Flow B Control Performance
P2392 lw Diesel Intake Air Flow B Control Circuit Low
P2393 lw Diesel Intake Air Flow B Control Circuit High
P2394 lw Diesel Intake Air Flow B Control Stuck Open
P2395 lw Diesel Intake Air Flow B Control Stuck Closed
P2396 lw Diesel Intake Air Flow B Position Sensor Circuit
P2397 lw Diesel Intake Air Flow B Position Sensor Range/Performance
P2398 lw Diesel Intake Air Flow B Position Sensor Circuit Low
P2399 lw Diesel Intake Air Flow B Position Sensor Circuit High
P239A lw Diesel Intake Air Flow B Position Sensor Circuit Intermittent/Erratic
P239B lw Diesel Intake Air Flow B Control Motor Current Range/Performance
P239C lw Diesel Intake Air Flow B Control System - High Air Flow Detected
P239D lw Diesel Intake Air Flow B Control System - Low Air Flow Detected
P239E lw O2 Sensor Out of Range During Deceleration Bank 1 Sensor 2
P239F lw O2 Sensor Out of Range During Deceleration Bank 2 Sensor 2
P23A0 lw O2 Sensor Exhaust Sample Error Bank 1 Sensor 2
P23A1 lw O2 Sensor Exhaust Sample Error Bank 2 Sensor 2
P23A2 lw Exhaust Heat Exchanger Exhaust Bypass Valve B Control Circuit/Open
P23A3 lw Exhaust Heat Exchanger Exhaust Bypass Valve B Control Circuit Low
P23A4 lw Exhaust Heat Exchanger Exhaust Bypass Valve B Control Circuit High
P23A5 lw Exhaust Heat Exchanger Exhaust Bypass Valve B Control Performance
P23A6 lw Exhaust Heat Exchanger Exhaust Bypass Valve B Stuck Open
P23A7 lw Exhaust Heat Exchanger Exhaust Bypass Valve B Stuck Closed
P23A8 lw Exhaust Heat Exchanger Exhaust Bypass Valve B Position Sensor Stop Performance
P23A9 lw Communication Fault - Forced Engine Shutdown
P23AA lw Turbocharger/Supercharger Bypass Valve A Stuck
P23AB lw NOx Sensor Processor Performance Bank 1 Sensor 3
P23AC lw NOx Sensor Circuit Bank 1 Sensor 3
P23AD lw NOx Sensor Circuit Range/Performance Bank 1 Sensor 3
P23AE lw NOx Sensor Circuit Low Bank 1 Sensor 3
P23AF lw NOx Sensor Circuit High Bank 1 Sensor 3
P23B0 lw NOx Sensor Circuit Intermittent Bank 1 Sensor 3
P23B1 lw NOx Sensor Heater Control Circuit/Open Bank 1 Sensor 3
P23B2 lw NOx Sensor Heater Control Circuit Low Bank 1 Sensor 3
P23B3 lw NOx Sensor Heater Control Circuit High Bank 1 Sensor 3
P23B4 lw NOx Sensor Heater Sense Circuit Bank 1 Sensor 3
P23B5 lw NOx Sensor Heater Sense Circuit Range/Performance Bank 1 Sensor 3
P23B6 lw NOx Sensor Supply Voltage Circuit Bank 1 Sensor 3
P23B7 lw NOx Sensor Heater Control Circuit Range/Performance Bank 1 Sensor 3
P23B8 lw NOx Sensor Heater Sense Circuit Low Bank 1 Sensor 3
P23B9 lw NOx Sensor Heater Sense Circuit High Bank 1 Sensor 3
P23BA lw NOx Sensor Heater Sense Circuit Intermittent Bank 1 Sensor 3
P23BB lw NOx Sensor Heater Resistance Bank 1 Sensor 3
P23BC lw NOx Sensor Calibration Memory Bank 1 Sensor 3
P23BD lw NOx Sensor Performance - Signal Biased/Stuck High Bank 1 Sensor 3
P23BE lw NOx Sensor Performance - Signal Biased/Stuck Low Bank 1 Sensor 3
P23BF lw NOx Sensor Performance - Slow Response Low to High Bank 1 Sensor 3
P23C0 lw NOx Sensor Performance - Slow Response High to Low Bank 1 Sensor 3
P23C1 lw NOx Sensor Performance - Sensing Element Bank 1 Sensor 3
P23C2 lw NOx Sensor Delayed Response - High to Low Bank 1 Sensor 3
P23C3 lw Engine Coolant Bypass Valve C Position Sensor Circuit
P23C4 lw Engine Coolant Bypass Valve C Position Sensor Circuit Low
P23C5 lw Engine Coolant Bypass Valve C Position Sensor Circuit High
P23C6 lw Engine Coolant Bypass Valve C Control Circuit Driver Current/Temperature Too High
P23C7 lw Fuel Heater Control Module Power Control Circuit/Open
P23C8 lw Fuel Heater Control Module Power Control Circuit Low
P23C9 lw Fuel Heater Control Module Power Control Circuit High
P23CA lw Fuel Rail Heater Control Circuit/Open
P23CB lw Fuel Rail Heater Control Circuit Low
P23CC lw Fuel Rail Heater Control Circuit High
P23CD lw Fuel Heater Control Module Feedback Signal/Open
P23CE lw Fuel Heater Control Module Feedback Signal Performance
P23CF lw Fuel Heater Control Module Feedback Signal Circuit Low
P23D0 lw Fuel Heater Control Module Feedback Signal Circuit High
P23D1 lw Cylinder 1 Fuel Heater Control Circuit/Open
P23D2 lw Cylinder 1 Fuel Heater Control Circuit High
P23D3 lw Cylinder 1 Fuel Heater Control Circuit Low
P23D4 lw Cylinder 1 Fuel Heater Performance
P23D5 lw Cylinder 2 Fuel Heater Control Circuit/Open
P23D6 lw Cylinder 2 Fuel Heater Control Circuit High
P23D7 lw Cylinder 2 Fuel Heater Control Circuit Low
P23D8 lw Cylinder 2 Fuel Heater Performance
P23D9 lw Cylinder 3 Fuel Heater Control Circuit/Open
P23DA lw Cylinder 3 Fuel Heater Control Circuit High
P23DB lw Cylinder 3 Fuel Heater Control Circuit Low
P23DC lw Cylinder 3 Fuel Heater Performance
P23DD lw Cylinder 4 Fuel Heater Control Circuit/Open
P23DE lw Cylinder 4 Fuel Heater Control Circuit High
P23DF lw Cylinder 4 Fuel Heater Control Circuit Low
P23E0 lw Cylinder 4 Fuel Heater Performance
P23E1 lw EGR C Control Circuit/Open
P23E2 lw EGR C Control Circuit Performance
P23E3 lw EGR C Control Circuit Low
P23E4 lw EGR C Control Circuit High
P23E5 lw EGR C Control Stuck Open
P23E6 lw EGR C Control Stuck Closed
P23E7 lw EGR C Flow Insufficient Detected
P23E8 lw EGR C Flow Excessive Detected
P23E9 lw Camshaft A Position Signal Output Circuit/Open Bank 2
P23EA lw Camshaft A Position Signal Output Circuit Low Bank 2
P23EB lw Camshaft A Position Signal Output Circuit High Bank 2
P23EC lw Camshaft B Position Signal Output Circuit/Open Bank 1
P23ED lw Camshaft B Position Signal Output Circuit Low Bank 1
P23EE lw Camshaft B Position Signal Output Circuit High Bank 1
P23EF lw Camshaft B Position Signal Output Circuit/Open Bank 2
P23F0 lw Camshaft B Position Signal Output Circuit Low Bank 2
P23F1 lw Camshaft B Position Signal Output Circuit High Bank 2
P23F2 lw Cylinder 1 Injector B Air-Fuel Ratio Imbalance
P23F3 lw Cylinder 2 Injector B Air-Fuel Ratio Imbalance
P23F4 lw Cylinder 3 Injector B Air-Fuel Ratio Imbalance
P23F5 lw Cylinder 4 Injector B Air-Fuel Ratio Imbalance
P23F6 lw Cylinder 5 Injector B Air-Fuel Ratio Imbalance
P23F7 lw Cylinder 6 Injector B Air-Fuel Ratio Imbalance
P23F8 lw Cylinder 7 Injector B Air-Fuel Ratio Imbalance
P23F9 lw Cylinder 8 Injector B Air-Fuel Ratio Imbalance
P23FA lw Cylinder 9 Injector B Air-Fuel Ratio Imbalance
P23FB lw Cylinder 10 Injector B Air-Fuel Ratio Imbalance
P23FC lw Cylinder 11 Injector B Air-Fuel Ratio Imbalance
P23FD lw Cylinder 12 Injector B Air-Fuel Ratio Imbalance
P23FE lw Bank 1 System B Air-Fuel Ratio Imbalance
P23FF lw Bank 2 System B Air-Fuel Ratio Imbalance
P2400 aw EVAP System Leak Detection Pump Control Circuit/Open
P2401 aw EVAP System Leak Detection Pump Control Circuit Low
P2402 aw EVAP System Leak Detection Pump Control Circuit High
P2403 aw EVAP System Leak Detection Pump Sense Circuit/Open
P2404 aw EVAP System Leak Detection Pump Sense Circuit Range/Performance
P2405 aw EVAP System Leak Detection Pump Sense Circuit Low
P2406 aw EVAP System Leak Detection Pump Sense Circuit High
P2407 aw EVAP System Leak Detection Pump Sense Circuit Intermittent/Erratic
P2408 aw Fuel Cap Sensor/Switch Circuit
P2409 aw Fuel Cap Sensor/Switch Circuit Range/Performance
P240A aw EVAP System Leak Detection Pump Heater Control Circuit/Open
P240B aw EVAP System Leak Detection Pump Heater Control Circuit Low
P240C aw EVAP System Leak Detection Pump Heater Control Circuit High
P240D lw Alternative Fuel Low Pressure System Leak
P240E lw Alternative Fuel High Pressure System Leak
P240F lw EGR Slow Response
P2410 aw Fuel Cap Sensor/Switch Circuit Low
P2411 aw Fuel Cap Sensor/Switch Circuit High
P2412 aw Fuel Cap Sensor/Switch Circuit Intermittent/Erratic
P2413 aw EGR System Performance
P2414 aw O2 Sensor Exhaust Sample Error Bank 1 Sensor 1
P2415 aw O2 Sensor Exhaust Sample Error Bank 2 Sensor 1
P2416 aw O2 Sensor Signals Swapped Bank 1 Sensor 2/Bank 1 Sensor 3
P2417 aw O2 Sensor Signals Swapped Bank 2 Sensor 2/Bank 2 Sensor 3
P2418 aw EVAP System Switching Valve Control Circuit/Open
P2419 aw EVAP System Switching Valve Control Circuit Low
P241A lw O2 Sensor Signals Swapped Bank 1 Sensor 1/Bank 1 Sensor 2
P241B lw O2 Sensor Signals Swapped Bank 2 Sensor 1/Bank 2 Sensor 2
P241C lw Throttle Actuator Control System - Ice Blockage Bank 2
P241D lw SCR Inducement - Forced Engine Shutdown
P241E lw Reductant Heater Coolant Control Valve Stuck Closed
P241F lw EGR Cooler B Efficiency Below Threshold
P2420 aw EVAP System Switching Valve Control Circuit High
P2421 aw EVAP System Vent Valve Stuck Open
P2422 aw EVAP System Vent Valve Stuck Closed
P2423 aw HC Adsorption Catalyst Efficiency Below Threshold Bank 1
P2424 aw HC Adsorption Catalyst Efficiency Below Threshold Bank 2
P2425 aw EGR Cooling Valve Control Circuit/Open
P2426 aw EGR Cooling Valve Control Circuit Low
P2427 aw EGR Cooling Valve Control Circuit High
P2428 aw Exhaust Gas Temperature Too High Bank 1
P2429 aw Exhaust Gas Temperature Too High Bank 2
P242A aw Exhaust Gas Temperature Sensor Circuit Bank 1 Sensor 3
P242B aw Exhaust Gas Temperature Sensor Circuit Range/Performance Bank 1 Sensor 3
P242C aw Exhaust Gas Temperature Sensor Circuit Low Bank 1 Sensor 3
P242D aw Exhaust Gas Temperature Sensor Circuit High Bank 1 Sensor 3
P242E aw Exhaust Gas Temperature Sensor Circuit Intermittent/Erratic Bank 1 Sensor 3
P242F aw Particulate Filter Restriction - Ash Accumulation Bank 1
P2430 aw AIR System Air Flow/Pressure Sensor Circuit Bank 1
P2431 aw AIR System Air Flow/Pressure Sensor Circuit Range/Performance Bank 1
P2432 aw AIR System Air Flow/Pressure Sensor Circuit Low Bank 1
P2433 aw AIR System Air Flow/Pressure Sensor Circuit High Bank 1
P2434 aw AIR System Air Flow/Pressure Sensor Circuit Intermittent/Erratic Bank 1
P2435 aw AIR System Air Flow/Pressure Sensor Circuit Bank 2
P2436 aw AIR System Air Flow/Pressure Sensor Circuit Range/Performance Bank 2
P2437 aw AIR System Air Flow/Pressure Sensor Circuit Low Bank 2
P2438 aw AIR System Air Flow/Pressure Sensor Circuit High Bank 2
P2439 aw AIR System Air Flow/Pressure Sensor Circuit Intermittent/Erratic Bank 2
P243A lw Particulate Filter Restriction - Ash Accumulation Bank 2
P243B lw Particulate Filter Restriction - Forced Limited Power Bank 2
P243C lw Particulate Filter Regeneration Frequency Bank 2
P243D lw Particulate Filter Regeneration Duration Bank 2
P243E lw Particulate Filter Regeneration Incomplete Bank 2
P243F lw Particulate Filter Restriction - Soot Accumulation Too High Bank 2
P2440 aw AIR System Switching Valve Stuck Open Bank 1
P2441 aw AIR System Switching Valve Stuck Closed Bank 1
P2442 aw AIR System Switching Valve Stuck Open Bank 2
P2443 aw AIR System Switching Valve Stuck Closed Bank 2
P2444 aw AIR System Pump Stuck On Bank 1
P2445 aw AIR System Pump Stuck Off Bank 1
P2446 aw AIR System Pump Stuck On Bank 2
P2447 aw AIR System Pump Stuck Off Bank 2
P2448 aw AIR System High Air Flow Bank 1
P2449 aw AIR System High Air Flow Bank 2
P244A aw Particulate Filter Differential Pressure Too Low Bank 1
P244B dw Particulate Filter Differential Pressure Too High Bank 1 | Diesel Particulate Filter Differential Pressure Sensor Offset
P244C dw Exhaust Temperature Too Low For Particulate Filter Regeneration Bank 1
P244D lw Exhaust Temperature Too High For Particulate Filter Regeneration Bank 1
P244E lw Exhaust Temperature Too Low For Particulate Filter Regeneration Bank 2
P244F lw Exhaust Temperature Too High For Particulate Filter Regeneration Bank 2
P2450 aw EVAP System Switching Valve Performance/Stuck Open
P2451 aw EVAP System Switching Valve Stuck Closed
P2452 aw Particulate Filter Pressure Sensor A Circuit
P2453 aw Particulate Filter Pressure Sensor A Circuit Range/Performance
P2454 aw Particulate Filter Pressure Sensor A Circuit Low
P2455 aw Particulate Filter Pressure Sensor A Circuit High
P2456 aw Particulate Filter Pressure Sensor A Circuit Intermittent/Erratic
P2457 dw EGR Cooler A Efficiency Below Threshold | Gas Recirculation Cooling System Performance | EGR Cooler Performance
P2458 aw Particulate Filter Regeneration Duration Bank 1
P2459 aw Particulate Filter Regeneration Frequency Bank 1
P245A aw EGR Cooler Bypass Control Circuit/Open Bank 1
P245B aw EGR Cooler Bypass Control Circuit Range/Performance Bank 1
P245C aw EGR Cooler Bypass Control Circuit Low Bank 1
P245D aw EGR Cooler Bypass Control Circuit High Bank 1
P245E aw Particulate Filter Pressure Sensor B Circuit
P245F aw Particulate Filter Pressure Sensor B Circuit Range/Performance
P2460 dw Particulate Filter Pressure Sensor B Circuit Low | DPF Restriction - Forced Limited Power
P2461 aw Particulate Filter Pressure Sensor B Circuit High
P2462 aw Particulate Filter Pressure Sensor B Circuit Intermittent/Erratic
P2463 aw Particulate Filter Restriction - Soot Accumulation Bank 1
P2464 dw Particulate Filter Differential Pressure Too Low Bank 2 | Diesel Particulate Filter Differential Pressure Too High
P2465 dw Particulate Filter Differential Pressure Too High Bank 2 | Diesel Particulate Filter Differential Pressure Sensor Range/Performance
P2466 lw Exhaust Gas Temperature Sensor Circuit Bank 2 Sensor 3
P2467 lw Exhaust Gas Temperature Sensor Circuit Range/Performance Bank 2 Sensor 3
P2468 lw Exhaust Gas Temperature Sensor Circuit Low Bank 2 Sensor 3
P2469 lw Exhaust Gas Temperature Sensor Circuit High Bank 2 Sensor 3
P246A lw Exhaust Gas Temperature Sensor Circuit Intermittent/Erratic Bank 2 Sensor 3
P246B lw Vehicle Conditions Incorrect for Particulate Filter Regeneration
P246C lw Particulate Filter Restriction - Forced Limited Power Bank 1
P246D lw Particulate Filter Pressure Sensor A/B Correlation
P246E lw Exhaust Gas Temperature Sensor Circuit Bank 1 Sensor 4
P246F dw Exhaust Gas Temperature Sensor Circuit Range/Performance Bank 1 Sensor 4 | Reductant System Cold Start Performance
P2470 dw Exhaust Gas Temperature Sensor Circuit Low Bank 1 Sensor 4 | Exhaust Gas Temperature Sensor Circuit Intermittent Bank 1 Sensor 3
P2471 dw Exhaust Gas Temperature Sensor Circuit High Bank 1 Sensor 4 | Exhaust Gas Temperature Sensor Circuit Range/Performance Bank 1 Sensor 3
P2472 dw Exhaust Gas Temperature Sensor Circuit Intermittent/Erratic Bank 1 Sensor 4 | Exhaust Gas Temperature Sensor Circuit Low Bank 1 Sensor 3
P2473 dw Exhaust Gas Temperature Sensor Circuit Bank 2 Sensor 4 | Exhaust Gas Temperature Sensor Circuit High Bank 1 Sensor 3
P2474 lw Exhaust Gas Temperature Sensor Circuit Range/Performance Bank 2 Sensor 4
P2475 lw Exhaust Gas Temperature Sensor Circuit Low Bank 2 Sensor 4
P2476 lw Exhaust Gas Temperature Sensor Circuit High Bank 2 Sensor 4
P2477 lw Exhaust Gas Temperature Sensor Circuit Intermittent/Erratic Bank 2 Sensor 4
P2478 aw Exhaust Gas Temperature Out of Range Bank 1 Sensor 1
P2479 aw Exhaust Gas Temperature Out of Range Bank 1 Sensor 2
P247A aw Exhaust Gas Temperature Out of Range Bank 1 Sensor 3
P247B aw Exhaust Gas Temperature Out of Range Bank 1 Sensor 4
P247C aw Exhaust Gas Temperature Out of Range Bank 2 Sensor 1
P247D aw Exhaust Gas Temperature Out of Range Bank 2 Sensor 2
P247E aw Exhaust Gas Temperature Out of Range Bank 2 Sensor 3
P247F aw Exhaust Gas Temperature Out of Range Bank 2 Sensor 4
P2480 dw Exhaust Gas Temperature Sensor Circuit/Open Bank 1 Sensor 5 | Exhaust Gas Temperature Sensor Circuit Bank 2 Sensor 3
P2481 lw Exhaust Gas Temperature Sensor Circuit Low Bank 1 Sensor 5
P2482 lw Exhaust Gas Temperature Sensor Circuit High Bank 1 Sensor 5
P2483 lw Exhaust Gas Temperature Sensor Circuit Range/Performance Bank 1 Sensor 5
P2484 lw Exhaust Gas Temperature Sensor Circuit Intermittent/Erratic Bank 1 Sensor 5
P2485 lw Exhaust Gas Temperature Sensor Circuit/Open Bank 2 Sensor 5
P2486 lw Exhaust Gas Temperature Sensor Circuit Low Bank 2 Sensor 5
P2487 lw Exhaust Gas Temperature Sensor Circuit High Bank 2 Sensor 5
P2488 lw Exhaust Gas Temperature Sensor Circuit Range/Performance Bank 2 Sensor 5
P2489 lw Exhaust Gas Temperature Sensor Circuit Intermittent/Erratic Bank 2 Sensor 5
P248A lw Reductant Heater A Sense Circuit Low
P248B lw Reductant Heater A Sense Circuit High
P248C lw Reductant Heater B Sense Circuit Low
P248D lw Reductant Heater B Sense Circuit High
P248E lw EGR Cooler Bypass Control Circuit/Open Bank 2
P248F lw EGR Cooler Bypass Control Circuit Range/Performance Bank 2
P2490 lw EGR Cooler Bypass Control Circuit Low Bank 2
P2491 lw EGR Cooler Bypass Control Circuit High Bank 2
P2492 lw EGR Cooler Bypass Position Sensor Circuit Bank 1
P2493 lw EGR Cooler Bypass Position Sensor Range/Performance Bank 1
P2494 lw EGR Cooler Bypass Position Sensor Circuit Low Bank 1
P2495 lw EGR Cooler Bypass Position Sensor Circuit High Bank 1
P2496 lw EGR Cooler Bypass Position Sensor Circuit Intermittent/Erratic Bank 1
P2497 lw EGR Cooler Bypass Position Sensor Circuit Bank 2
P2498 lw EGR Cooler Bypass Position Sensor Range/Performance Bank 2
P2499 lw EGR Cooler Bypass Position Sensor Circuit Low Bank 2
P249A lw EGR Cooler Bypass Position Sensor Circuit High Bank 2
P249B lw EGR Cooler Bypass Position Sensor Circuit Intermittent/Erratic Bank 2
P249C lw Excessive Time To Enter Closed Loop Reductant Injection Control
P249D lw Closed Loop Reductant Injection Control At Limit - Flow Too Low
P249E lw Closed Loop Reductant Injection Control At Limit - Flow Too High
P249F lw Excessive Time To Enter Closed Loop Particulate Filter Regeneration Control
P24A0 lw Closed Loop Particulate Filter Regeneration Control At Limit - Temperature Too Low
P24A1 lw Closed Loop Particulate Filter Regeneration Control At Limit - Temperature Too High
P24A2 lw Particulate Filter Regeneration Incomplete Bank 1
P24A3 lw Particulate Filter Restriction - Soot Accumulation Bank 2
P24A4 lw Particulate Filter Restriction - Soot Accumulation Too High Bank 1
P24A5 lw EGR Cooler Bypass Control Stuck/Open Bank 1
P24A6 lw EGR Cooler Bypass Control Stuck/Open Bank 2
P24A7 lw EGR Cooler Coolant Pump Control Circuit/Open
P24A8 lw EGR Cooler Coolant Pump Performance/Stuck Off
P24A9 lw EGR Cooler Coolant Pump Control Circuit Low
P24AA lw EGR Cooler Coolant Pump Control Circuit High
P24AB lw EGR Cooler Coolant Pump Stuck On
P24AC lw EGR Cooler Coolant Pump Feedback Circuit Low
P24AD lw EGR Cooler Coolant Pump Feedback Circuit High
P24AE lw Particulate Matter Sensor Circuit
P24AF lw Particulate Matter Sensor Circuit Range/Performance
P24B0 lw Particulate Matter Sensor Circuit Low
P24B1 lw Particulate Matter Sensor Circuit High
P24B2 lw Particulate Matter Sensor Circuit Intermittent
P24B3 lw Particulate Matter Sensor Heater Control Circuit/Open
P24B4 lw Particulate Matter Sensor Heater Control Circuit Range/Performance
P24B5 lw Particulate Matter Sensor Heater Control Circuit Low
P24B6 lw Particulate Matter Sensor Heater Control Circuit High
P24B7 lw Particulate Matter Sensor Heater Resistance
P24B8 lw EVAP System Leak Detection Pump Pressure Sensor Circuit
P24B9 lw EVAP System Leak Detection Pump Pressure Sensor Circuit Range/Performance
P24BA lw EVAP System Leak Detection Pump Pressure Sensor Circuit Low
P24BB lw EVAP System Leak Detection Pump Pressure Sensor Circuit High
P24BC lw EVAP System Leak Detection Pump Pressure Sensor Circuit Intermittent
P24BD lw EVAP System Leak Detection Pump Switching Valve Control Circuit/Open
P24BE lw EVAP System Leak Detection Pump Switching Valve Control Circuit Low
P24BF lw EVAP System Leak Detection Pump Switching Valve Control Circuit High
P24C0 lw EVAP System Leak Detection Pump Switching Valve Stuck On
P24C1 lw EVAP System Leak Detection Pump Switching Valve Performance/Stuck Off
P24C2 lw Exhaust Gas Temperature Measurement System - Multiple Sensor Correlation Bank 1
P24C3 lw Exhaust Gas Temperature Measurement System - Multiple Sensor Correlation Bank 2
P24C4 lw EGR Cooler Bypass Position Sensor Exceeded Learning Limit Bank 1
P24C5 lw EGR Cooler Bypass Position Sensor Exceeded Learning Limit Bank 2
P24C6 lw Particulate Matter Sensor Temperature Circuit
P24C7 lw Particulate Matter Sensor Temperature Circuit Range/performance
P24C8 lw Particulate Matter Sensor Temperature Circuit Low
P24C9 lw Particulate Matter Sensor Temperature Circuit High
P24CA lw Particulate Matter Sensor Temperature Circuit Intermittent
P24CB lw Reductant Tank Cap Switch Circuit
P24CC lw Reductant Tank Cap Switch Circuit Range/Performance
P24CD lw Reductant Tank Cap Switch Circuit Low
P24CE lw Reductant Tank Cap Switch Circuit High
P24CF lw Reductant Tank Cap Switch Circuit Intermittent/Erratic
P24D0 lw Particulate Matter Sensor Supply Voltage Circuit Low
P24D1 lw Particulate Matter Sensor Regeneration Incomplete
P24D2 lw Reductant Heater A Sense Circuit
P24D3 lw Reductant Heater B Sense Circuit
P24D4 lw EGR Cooler Coolant Pump Feedback Circuit
P24D5 lw EVAP System Pressure Sensor/Switch B Circuit
P24D6 lw EVAP System Pressure Sensor/Switch B Circuit Range/Performance
P24D7 lw EVAP System Pressure Sensor/Switch B Circuit Low
P24D8 lw EVAP System Pressure Sensor/Switch B Circuit High
P24D9 lw EVAP System Pressure Sensor/Switch B Circuit Intermittent
P24DA lw Particulate Matter Sensor Exhaust Sample Error Bank 1
P24DB lw Reductant Purge Control Valve B Circuit /Open
P24DC lw Reductant Purge Control Valve B Performance
P24DD lw Reductant Purge Control Valve B Circuit Low
P24DE lw Reductant Purge Control Valve B Circuit High
P24DF lw Reductant Purge Control Valve B Stuck Open
P24E0 lw Reductant Purge Control Valve B Stuck Closed
P24E1 lw NH3 Sensor Circuit
P24E2 lw NH3 Sensor Circuit Range/Performance
P24E3 lw NH3 Sensor Circuit Low
P24E4 lw NH3 Sensor Circuit High
P24E5 lw NH3 Sensor Circuit Intermittent/Erratic
P24E6 lw NH3 Sensor Heater Circuit/Open
P24E7 lw NH3 Sensor Heater Circuit Low
P24E8 lw NH3 Sensor Heater Circuit High
P24E9 lw NH3 Sensor Heater Circuit Performance
P24EA lw NH3 Sensor Supply Voltage Circuit
P24EB lw NH3 Sensor Supply Voltage Circuit Low
P24EC lw NH3 Sensor Supply Voltage Circuit High
P24ED lw NH3 Sensor Calibration Memory
P24EE lw NH3 Sensor Processor Performance
P24EF lw Control Module Wake-up Circuit/Open
P24F0 lw Control Module Wake-up Circuit Low
P24F1 lw Control Module Wake-up Circuit High
P24F2 lw EGR Temperature/Charge Air Cooler Temperature Correlation
P24F3 lw Reductant Tank Temperature/Fuel Temperature Correlation
P24F4 lw NOx Sensor Delayed Response - High to Low Bank 1 Sensor 1
P24F5 lw NOx Sensor Delayed Response - High to Low Bank 1 Sensor 2
P24F6 lw Exhaust Aftertreatment Fuel Air Purge Valve Stuck Open
P24F7 lw Exhaust Aftertreatment Fuel Air Purge Valve Stuck Closed
P24F8 lw Exhaust Aftertreatment Fuel Air Purge Valve Control Circuit
P24F9 lw Exhaust Aftertreatment Fuel Air Purge Valve Control Circuit Range/Performance
P24FA lw Exhaust Aftertreatment Fuel Air Purge Valve Control Circuit Low
P24FB lw Exhaust Aftertreatment Fuel Air Purge Valve Control Circuit High
P24FC lw Particulate Matter Sensor Heater Control Circuit Driver Current/Temperature Too High
P24FD lw Particulate Filter A Incorrect
P24FE lw SCR Catalyst Incorrect
P24FF lw Reductant Temperature Too High
P2500 aw Generator Lamp/L-Terminal Circuit Low
P2501 aw Generator Lamp/L-Terminal Circuit High
P2502 aw Charging System Voltage
P2503 aw Charging System Voltage Low
P2504 aw Charging System Voltage High
P2505 aw ECM/PCM Power Input Signal
P2506 aw ECM/PCM Power Input Signal Range/Performance
P2507 aw ECM/PCM Power Input Signal Low
P2508 aw ECM/PCM Power Input Signal High
P2509 aw ECM/PCM Power Input Signal Intermittent
P250A aw Engine Oil Level Sensor Circuit
P250B aw Engine Oil Level Sensor Circuit Range/Performance
P250C aw Engine Oil Level Sensor Circuit Low
P250D aw Engine Oil Level Sensor Circuit High
P250E aw Engine Oil Level Sensor Circuit Intermittent/Erratic
P250F aw Engine Oil Level Too Low
P2510 aw ECM/PCM Power Relay Sense Circuit Range/Performance
P2511 aw ECM/PCM Power Relay Sense Circuit Intermittent
P2512 aw Event Data Recorder Request Circuit/ Open
P2513 aw Event Data Recorder Request Circuit Low
P2514 aw Event Data Recorder Request Circuit High
P2515 aw A/C Refrigerant Pressure Sensor B Circuit
P2516 aw A/C Refrigerant Pressure Sensor B Circuit Range/Performance
P2517 aw A/C Refrigerant Pressure Sensor B Circuit Low
P2518 aw A/C Refrigerant Pressure Sensor B Circuit High
P2519 aw A/C Request A Circuit
P251A aw PTO Enable Switch Circuit/Open
P251B aw PTO Enable Switch Circuit Low
P251C aw PTO Enable Switch Circuit High
P251D aw PTO Engine Shutdown Circuit/Open
P251E aw PTO Engine Shutdown Circuit Low
P251F aw PTO Engine Shutdown Circuit High
P2520 aw A/C Request A Circuit Low
P2521 aw A/C Request A Circuit High
P2522 aw A/C Request B Circuit
P2523 aw A/C Request B Circuit Low
P2524 aw A/C Request B Circuit High
P2525 aw Vacuum Reservoir Pressure Sensor Circuit
P2526 aw Vacuum Reservoir Pressure Sensor Circuit Range/Performance
P2527 aw Vacuum Reservoir Pressure Sensor Circuit Low
P2528 aw Vacuum Reservoir Pressure Sensor Circuit High
P2529 aw Vacuum Reservoir Pressure Sensor Circuit Intermittent
P252A aw Engine Oil Quality Sensor Circuit
P252B aw Engine Oil Quality Sensor Circuit Range/Performance
P252C aw Engine Oil Quality Sensor Circuit Low
P252D aw Engine Oil Quality Sensor Circuit High
P252E aw Engine Oil Quality Sensor Circuit Intermittent/Erratic
P252F aw Engine Oil Level Too High
P2530 aw Ignition Switch Run Position Circuit
P2531 aw Ignition Switch Run Position Circuit Low
P2532 aw Ignition Switch Run Position Circuit High
P2533 aw Ignition Switch On/Start Position Circuit
P2534 aw Ignition Switch On/Start Position Circuit Low
P2535 aw Ignition Switch On/Start Position Circuit High
P2536 aw Ignition Switch Accessory Position Circuit
P2537 aw Ignition Switch Accessory Position Circuit Low
P2538 aw Ignition Switch Accessory Position Circuit High
P2539 aw Low Pressure Fuel System Sensor Circuit
P253A aw PTO Sense Circuit/Open
P253B aw PTO Sense Circuit Range/Performance
P253C aw PTO Sense Circuit Low
P253D aw PTO Sense Circuit High
P253E aw PTO Sense Circuit Intermittent/Erratic
P253F aw Engine Oil Deteriorated
P2540 aw Low Pressure Fuel System Sensor Circuit Range/Performance
P2541 aw Low Pressure Fuel System Sensor Circuit Low
P2542 aw Low Pressure Fuel System Sensor Circuit High
P2543 aw Low Pressure Fuel System Sensor Circuit Intermittent
P2544 aw Torque Management Request Input Signal A
P2545 aw Torque Management Request Input Signal A Range/Performance
P2546 aw Torque Management Request Input Signal A Low
P2547 aw Torque Management Request Input Signal A High
P2548 aw Torque Management Request Input Signal B
P2549 aw Torque Management Request Input Signal B Range/Performance
P254A aw PTO Speed Selector Sensor/Switch 1 Circuit/Open
P254B aw PTO Speed Selector Sensor/Switch 1 Range/Performance
P254C aw PTO Speed Selector Sensor/Switch 1 Circuit Low
P254D aw PTO Speed Selector Sensor/Switch 1 Circuit High
P254E aw PTO Speed Selector Sensor/Switch 1 Circuit Intermittent/Erratic
P254F aw Engine Hood Switch Circuit
P2550 aw Torque Management Request Input Signal B Low
P2551 aw Torque Management Request Input Signal B High
P2552 aw Throttle/Fuel Inhibit A Circuit
P2553 aw Throttle/Fuel Inhibit A Circuit Range/Performance
P2554 aw Throttle/Fuel Inhibit A Circuit Low
P2555 aw Throttle/Fuel Inhibit A Circuit High
P2556 aw Engine Coolant Level Sensor/Switch Circuit
P2557 aw Engine Coolant Level Sensor/Switch Circuit Range/Performance
P2558 aw Engine Coolant Level Sensor/Switch Circuit Low
P2559 aw Engine Coolant Level Sensor/Switch Circuit High
P255A aw PTO Speed Selector Sensor/Switch 2 Circuit/Open
P255B aw PTO Speed Selector Sensor/Switch 2 Range/Performance
P255C aw PTO Speed Selector Sensor/Switch 2 Circuit Low
P255D aw PTO Speed Selector Sensor/Switch 2 Circuit High
P255E aw PTO Speed Selector Sensor/Switch 2 Circuit Intermittent/Erratic
P255F lw A/C Request A Circuit Range/Performance
P2560 aw Engine Coolant Level Low
P2561 aw A/C Control Module Requested MIL Illumination
P2562 aw Turbocharger Boost Control Position Sensor A Circuit
P2563 aw Turbocharger Boost Control Position Sensor A Circuit Range/Performance
P2564 aw Turbocharger Boost Control Position Sensor A Circuit Low
P2565 aw Turbocharger Boost Control Position Sensor A Circuit High
P2566 aw Turbocharger Boost Control Position Sensor A Circuit Intermittent
P2567 aw Direct Ozone Reduction Catalyst Temperature Sensor Circuit
P2568 aw Direct Ozone Reduction Catalyst Temperature Sensor Circuit Range/Performance
P2569 aw Direct Ozone Reduction Catalyst Temperature Sensor Circuit Low
P256A aw Engine Idle Speed Selector Sensor/Switch Circuit/Open
P256B aw Engine Idle Speed Selector Sensor/Switch Range/Performance
P256C aw Engine Idle Speed Selector Sensor/Switch Circuit Low
P256D aw Engine Idle Speed Selector Sensor/Switch Circuit High
P256E aw Engine Idle Speed Selector Sensor/Switch Circuit Intermittent/Erratic
P256F lw A/C Request B Circuit Range/Performance
P2570 aw Direct Ozone Reduction Catalyst Temperature Sensor Circuit High
P2571 aw Direct Ozone Reduction Catalyst Temperature Sensor Circuit Intermittent/Erratic
P2572 aw Direct Ozone Reduction Catalyst Deterioration Sensor Circuit
P2573 aw Direct Ozone Reduction Catalyst Deterioration Sensor Circuit Range/Performance
P2574 aw Direct Ozone Reduction Catalyst Deterioration Sensor Circuit Low
P2575 aw Direct Ozone Reduction Catalyst Deterioration Sensor Circuit High
P2576 aw Direct Ozone Reduction Catalyst Deterioration Sensor Circuit Intermittent/Erratic
P2577 aw Direct Ozone Reduction Catalyst Efficiency Below Threshold
P2578 aw Turbocharger/Supercharger Speed Sensor A Circuit
P2579 aw Turbocharger/Supercharger Speed Sensor A Circuit Range/Performance
P257A aw Vacuum Reservoir Control Circuit/Open
P257B aw Vacuum Reservoir Control Circuit Low
P257C aw Vacuum Reservoir Control Circuit High
P257D aw Engine Hood Switch Circuit Range/Performance
P257E aw Engine Hood Switch Circuit Low
P257F aw Engine Hood Switch Circuit High
P2580 aw Turbocharger/Supercharger Speed Sensor A Circuit Low
P2581 aw Turbocharger/Supercharger Speed Sensor A Circuit High
P2582 aw Turbocharger/Supercharger Speed Sensor A Circuit Intermittent
P2583 aw Cruise Control Front Distance Range Sensor Single Sensor or Center
P2584 aw Fuel Additive Control Module Requested MIL Illumination
P2585 aw Fuel Additive Control Module Warning Lamp Request
P2586 aw Turbocharger Boost Control Position Sensor B Circuit
P2587 aw Turbocharger Boost Control Position Sensor B Circuit Range/Performance
P2588 aw Turbocharger Boost Control Position Sensor B Circuit Low
P2589 aw Turbocharger Boost Control Position Sensor B Circuit High
P258A lw Vacuum Pump Control Circuit A/Open
P258B lw Vacuum Pump Control Circuit A Range/Performance
P258C lw Vacuum Pump Control Circuit A Low
P258D lw Vacuum Pump Control Circuit A High
P258E lw PTO Enable Switch Performance
P258F lw Torque Management Request Output Signal
P2590 aw Turbocharger Boost Control Position Sensor B Circuit Intermittent/Erratic
P2591 lw Cruise Control Front Distance Range Sensor Left
P2592 lw Cruise Control Front Distance Range Sensor Right
P2593 lw Turbocharger Speed Sensor B Circuit
P2594 lw Turbocharger Speed Sensor B Circuit Range/Performance
P2595 lw Turbocharger Speed Sensor B Circuit Low
P2596 lw Turbocharger Speed Sensor B Circuit High
P2597 lw Turbocharger Speed Sensor B Circuit Intermittent
P2598 lw Turbocharger Boost Control Position Sensor A Performance - Stuck Low
P2599 lw Turbocharger Boost Control Position Sensor A Performance - Stuck High
P259A lw Turbocharger Boost Control Position Sensor B Performance - Stuck Low
P259B lw Turbocharger Boost Control Position Sensor B Performance - Stuck High
P259C lw Excessive Time To Enter Closed Loop Turbocharger A Boost Control
P259D lw Excessive Time To Enter Closed Loop Turbocharger B Boost Control
P259E lw Turbocharger A Boost Control Position At Low Limit
P259F lw Turbocharger A Boost Control Position At High Limit
P25A0 lw Turbocharger B Boost Control Position At Low Limit
P25A1 lw Turbocharger B Boost Control Position At High Limit
P25A2 lw Brake System Control Module A Requested MIL Illumination
P25A3 lw Engine Hood Open
P25A4 lw Fuel Mode Select Switch Circuit
P25A5 lw Fuel Mode Select Switch Performance
P25A6 lw Fuel Mode Select Switch Circuit Low
P25A7 lw Fuel Mode Select Switch Circuit High
P25A8 lw Fuel Mode Select Switch Circuit Intermittent/Erratic
P25A9 lw Piston Cooling Oil Control Circuit/Open
P25AA lw Piston Cooling Oil Control Circuit Low
P25AB lw Piston Cooling Oil Control Circuit High
P25AC lw Piston Cooling Oil Control Circuit Performance/Stuck Off
P25AD lw Piston Cooling Oil Control Circuit Stuck On
P25AE lw Piston Cooling Oil Pressure Too Low
P25AF lw Coolant Temperature Control Module Requested MIL Illumination
P25B0 lw Fuel Level Sensor A Stuck
P25B1 lw Fuel Level Sensor B Stuck
P25B2 lw Fuel Level Sensor A or B Stuck
P25B3 lw Turbocharger/Supercharger Wastegate A Stuck Open
P25B4 lw Turbocharger/Supercharger Wastegate A Stuck Closed
P25B5 lw Turbocharger/Supercharger Wastegate B Stuck Open
P25B6 lw Turbocharger/Supercharger Wastegate B Stuck Closed
P25B7 lw Auxiliary Ignition Switch On/Start Position Circuit
P25B8 lw Auxiliary Ignition Switch On/Start Position Circuit Low
P25B9 lw Auxiliary Ignition Switch On/Start Position Circuit High
P25BA lw Regeneration Control Switch Circuit/Open
P25BB lw Regeneration Control Switch Circuit Low
P25BC lw Regeneration Control Switch Circuit High
P25BD lw Unmetered Fuel - Forced Engine Shutdown
P25BE lw Alternative Fuel Disable Control Circuit/Open
P25BF lw Alternative Fuel Disable Control Circuit High
P25C0 lw Alternative Fuel Disable Control Circuit Low
P25C1 lw Alternative Fuel Disable Signal Circuit
P25C2 lw Alternative Fuel Disable Signal Circuit High
P25C3 lw Alternative Fuel Disable Signal Circuit Low
P25C4 lw Brake Booster Temperature Sensor A Circuit
P25C5 lw Brake Booster Temperature Sensor A Circuit Range/Performance
P25C6 lw Brake Booster Temperature Sensor A Circuit Low
P25C7 lw Brake Booster Temperature Sensor A Circuit High
P25C8 lw Brake Booster Temperature Sensor A Circuit Intermittent/Erratic
P25C9 lw Brake System Control Module B Requested MIL Illumination
P25CA lw Intake Camshaft Actuator Park Lock Control Circuit/Open Bank 1
P25CB lw Intake Camshaft Actuator Park Lock Control Circuit Low Bank 1
P25CC lw Intake Camshaft Actuator Park Lock Control Circuit High Bank 1
P25CD lw Intake Camshaft Actuator Park Lock Control Circuit/Open Bank 2
P25CE lw Intake Camshaft Actuator Park Lock Control Circuit Low Bank 2
P25CF lw Intake Camshaft Actuator Park Lock Control Circuit High Bank 2
P25D0 lw Exhaust Camshaft Actuator Park Lock Control Circuit/Open Bank 1
P25D1 lw Exhaust Camshaft Actuator Park Lock Control Circuit Low Bank 1
P25D2 lw Exhaust Camshaft Actuator Park Lock Control Circuit High Bank 1
P25D3 lw Exhaust Camshaft Actuator Park Lock Control Circuit/Open Bank 2
P25D4 lw Exhaust Camshaft Actuator Park Lock Control Circuit Low Bank 2
P25D5 lw Exhaust Camshaft Actuator Park Lock Control Circuit High Bank 2
P25D6 lw Exhaust Heat Exchanger Exhaust Bypass Valve A Position Sensor Stop Performance
P25D7 lw Fuel Level Sensor C Circuit
P25D8 lw Fuel Level Sensor C Performance
P25D9 lw Fuel Level Sensor C Circuit Low
P25DA lw Fuel Level Sensor C Circuit High
P25DB lw Fuel Level Sensor C Circuit Intermittent
P25DC lw Fuel Level Sensor C Stuck
P25DD lw A Camshaft Position - Stuck In Locked Position Bank 1
P25DE lw A Camshaft Position - Unable to Achieve Locked Position Bank 1
P25DF lw A Camshaft Position Control Performance Bank 1
P25E0 lw A Camshaft Position - Stuck In Locked Position Bank 2
P25E1 lw A Camshaft Position - Unable to Achieve Locked Position Bank 2
P25E2 lw A Camshaft Position Control Performance Bank 2
P25E3 lw B Camshaft Position - Stuck In Locked Position Bank 1
P25E4 lw B Camshaft Position - Unable to Achieve Locked Position Bank 1
P25E5 lw B Camshaft Position Control Performance Bank 1
P25E6 lw B Camshaft Position - Stuck In Locked Position Bank 2
P25E7 lw B Camshaft Position - Unable to Achieve Locked Position Bank 2
P25E8 lw B Camshaft Position Control Performance Bank 2
P25E9 lw Supercharger Disconnect Clutch Stuck Open
P25EA lw Supercharger Disconnect Clutch Stuck Closed
P25EB lw Supercharger Disconnect Clutch Circuit Range/Performance
P25EC lw Supercharger Disconnect Clutch Circuit Low
P25ED lw Supercharger Disconnect Clutch Circuit High
P25EE lw Vacuum Pump Control Circuit B/Open
P25EF lw Vacuum Pump Control Circuit B Range/Performance
P25F0 lw Vacuum Pump Control Circuit B Low
P25F1 lw Vacuum Pump Control Circuit B High
P25F2 lw Turbocharger/Supercharger Boost Sensor C Circuit
P25F3 lw Turbocharger/Supercharger Boost Sensor C Circuit Range/Performance
P25F4 lw Turbocharger/Supercharger Boost Sensor C Circuit Low
P25F5 lw Turbocharger/Supercharger Boost Sensor C Circuit High
P25F6 lw AIR System B
P25F7 lw AIR System B Incorrect Flow Detected
P25F8 lw Turbocharger/Supercharger Bypass Valve C Control Circuit
P25F9 lw Turbocharger/Supercharger Bypass Valve C Control Circuit Low
P25FA lw Turbocharger/Supercharger Bypass Valve C Control Circuit High
P25FB lw Turbocharger/Supercharger Bypass Valve C Control Circuit Range/Performance
P25FC lw Turbocharger/Supercharger Bypass Valve C - Mechanical
P25FD lw Turbocharger/Supercharger Bypass Valve C Temperature Too High
P25FE lw Supercharger Disconnect Clutch
P25FF lw Electrical System Voltage Stabilizer Control Module Performance
P2600 aw Coolant Pump A Control Circuit/Open
P2601 aw Coolant Pump A Control Circuit Performance/Stuck Off
P2602 aw Coolant Pump A Control Circuit Low
P2603 aw Coolant Pump A Control Circuit High
P2604 aw Intake Air Heater A Circuit Range/Performance
P2605 aw Intake Air Heater B Circuit/Open
P2606 aw Intake Air Heater B Circuit Range/Performance
P2607 aw Intake Air Heater B Circuit Low
P2608 aw Intake Air Heater B Circuit High
P2609 aw Intake Air Heater System Performance
P260A dw PTO Control Circuit/Open | Control Circuit /Open | PTO Control Circuit / Open
P260B aw PTO Control Circuit Low
P260C aw PTO Control Circuit High
P260D aw PTO Engaged Lamp Control Circuit
P260E lw Particulate Filter Regeneration Lamp Control Circuit
P260F aw EVAP System Monitoring Processor Performance
P2610 aw ECM/PCM Engine Off Timer Performance
P2611 aw A/C Refrigerant Distribution Valve A Control Circuit/Open
P2612 aw A/C Refrigerant Distribution Valve A Control Circuit Low
P2613 aw A/C Refrigerant Distribution Valve A Control Circuit High
P2614 aw Camshaft A Position Signal Output Circuit/Open Bank 1
P2615 aw Camshaft A Position Signal Output Circuit Low Bank 1
P2616 aw Camshaft A Position Signal Output Circuit High Bank 1
P2617 aw Crankshaft Position Signal Output Circuit/Open
P2618 aw Crankshaft Position Signal Output Circuit Low
P2619 aw Crankshaft Position Signal Output Circuit High
P261A aw Coolant Pump B Control Circuit/Open
P261B aw Coolant Pump B Control Circuit Performance/Stuck Off
P261C aw Coolant Pump B Control Circuit Low
P261D aw Coolant Pump B Control Circuit High
P261E lw Coolant Pump B Control Circuit Stuck On
P261F lw Coolant Pump A Control Circuit Stuck On
P2620 aw Throttle Position Output Circuit/Open
P2621 aw Throttle Position Output Circuit Low
P2622 aw Throttle Position Output Circuit High
P2623 aw Injector Control Pressure Regulator Circuit/Open
P2624 aw Injector Control Pressure Regulator Circuit Low
P2625 aw Injector Control Pressure Regulator Circuit High
P2626 aw O2 Sensor Pumping Current Trim Circuit/Open Bank 1 Sensor 1
P2627 aw O2 Sensor Pumping Current Trim Circuit Low Bank 1 Sensor 1
P2628 aw O2 Sensor Pumping Current Trim Circuit High Bank 1 Sensor 1
P2629 aw O2 Sensor Pumping Current Trim Circuit/Open Bank 2 Sensor 1
P262A lw Fuel Injector - Pilot Injection Not Learned
P262B lw Control Module Power Off Timer Performance
P262C lw Sensor Reference Voltage G Circuit/Open
P262D lw Sensor Reference Voltage G Circuit Low
P262E lw Sensor Reference Voltage G Circuit High
P262F lw Sensor Reference Voltage G Circuit Range/Perfomance
P2630 aw O2 Sensor Pumping Current Trim Circuit Low Bank 2 Sensor 1
P2631 aw O2 Sensor Pumping Current Trim Circuit High Bank 2 Sensor 1
P2632 aw Fuel Pump B Control Circuit /Open
P2633 aw Fuel Pump B Control Circuit Low
P2634 aw Fuel Pump B Control Circuit High
P2635 aw Fuel Pump A Low Flow/Performance
P2636 aw Fuel Pump B Low Flow/Performance
P2637 aw Torque Management Feedback Signal A
P2638 aw Torque Management Feedback Signal A Range/Performance
P2639 aw Torque Management Feedback Signal A Low
P263A lw MIL Control Circuit Low
P263B lw MIL Control Circuit High
P263C lw Glow Plug Control Driver Performance
P263D lw Reductant Heater Driver Performance
P263E lw Glow Plug Control Module 1 Over Temperature
P263F lw Glow Plug Control Module 2 Over Temperature
P2640 aw Torque Management Feedback Signal A High
P2641 aw Torque Management Feedback Signal B
P2642 aw Torque Management Feedback Signal B Range/Performance
P2643 aw Torque Management Feedback Signal B Low
P2644 aw Torque Management Feedback Signal B High
P2645 aw A Rocker Arm Actuator Control Circuit/Open Bank 1
P2646 aw A Rocker Arm Actuator System Performance/Stuck Off Bank 1
P2647 aw A Rocker Arm Actuator System Stuck On Bank 1
P2648 aw A Rocker Arm Actuator Control Circuit Low Bank 1
P2649 aw A Rocker Arm Actuator Control Circuit High Bank 1
P264A aw A Rocker Arm Actuator Position Sensor Circuit Bank 1
P264B aw A Rocker Arm Actuator Position Sensor Circuit Range/Performance Bank 1
P264C aw A Rocker Arm Actuator Position Sensor Circuit Low Bank 1
P264D aw A Rocker Arm Actuator Position Sensor Circuit High Bank 1
P264E aw A Rocker Arm Actuator Position Sensor Circuit Intermittent/Erratic Bank 1
P264F lw Engine Serial Number Not Programmed or Incompatible
P2650 aw B Rocker Arm Actuator Control Circuit/Open Bank 1
P2651 aw B Rocker Arm Actuator System Performance/Stuck Off Bank 1
P2652 aw B Rocker Arm Actuator System Stuck On Bank 1
P2653 aw B Rocker Arm Actuator Control Circuit Low Bank 1
P2654 aw B Rocker Arm Actuator Control Circuit High Bank 1
P2655 aw A Rocker Arm Actuator Control Circuit/Open Bank 2
P2656 aw A Rocker Arm Actuator System Performance/Stuck Off Bank 2
P2657 aw A Rocker Arm Actuator System Stuck On Bank 2
P2658 aw A Rocker Arm Actuator Control Circuit Low Bank 2
P2659 aw A Rocker Arm Actuator Control Circuit High Bank 2
P265A aw B Rocker Arm Actuator Position Sensor Circuit Bank 1
P265B aw B Rocker Arm Actuator Position Sensor Circuit Range/Performance Bank 1
P265C aw B Rocker Arm Actuator Position Sensor Circuit Low Bank 1
P265D aw B Rocker Arm Actuator Position Sensor Circuit High Bank 1
P265E aw B Rocker Arm Actuator Position Sensor Circuit Intermittent/Erratic Bank 1
P265F lw Variable A/C Compressor Control Circuit Range/Performance
P2660 aw B Rocker Arm Actuator Control Circuit/Open Bank 2
P2661 aw B Rocker Arm Actuator System Performance/Stuck Off Bank 2
P2662 aw B Rocker Arm Actuator System Stuck On Bank 2
P2663 aw B Rocker Arm Actuator Control Circuit Low Bank 2
P2664 aw B Rocker Arm Actuator Control Circuit High Bank 2
P2665 aw Fuel Shutoff Valve B Control Circuit/Open
P2666 aw Fuel Shutoff Valve B Control Circuit Low
P2667 aw Fuel Shutoff Valve B Control Circuit High
P2668 aw Fuel Mode Indicator Lamp Control Circuit
P2669 aw Actuator Supply Voltage B Circuit /Open
P266A aw A Rocker Arm Actuator Position Sensor Circuit Bank 2
P266B aw A Rocker Arm Actuator Position Sensor Circuit Range/Performance Bank 2
P266C aw A Rocker Arm Actuator Position Sensor Circuit Low Bank 2
P266D aw A Rocker Arm Actuator Position Sensor Circuit High Bank 2
P266E aw A Rocker Arm Actuator Position Sensor Circuit Intermittent/Erratic Bank 2
P266F lw A/C Refrigerant Distribution Valve A Control Circuit Driver Current/Temperature Too High
P2670 aw Actuator Supply Voltage B Circuit Low
P2671 aw Actuator Supply Voltage B Circuit High
P2672 aw Injection Pump Timing Offset
P2673 aw Injection Pump Timing Calibration Not Learned
P2674 aw Injection Pump Fuel Calibration Not Learned
P2675 aw Air Cleaner Inlet Control Circuit/Open
P2676 aw Air Cleaner Inlet Control Circuit Low
P2677 aw Air Cleaner Inlet Control Circuit High
P2678 aw Coolant Degassing Valve Control Circuit/Open
P2679 aw Coolant Degassing Valve Control Circuit Low
P267A aw B Rocker Arm Actuator Position Sensor Circuit Bank 2
P267B aw B Rocker Arm Actuator Position Sensor Circuit Range/Performance Bank 2
P267C aw B Rocker Arm Actuator Position Sensor Circuit Low Bank 2
P267D aw B Rocker Arm Actuator Position Sensor Circuit High Bank 2
P267E aw B Rocker Arm Actuator Position Sensor Circuit Intermittent/Erratic Bank 2
P267F lw Control Module Internal Temperature Sensor A Circuit Intermittent/Erratic
P2680 aw Coolant Degassing Valve Control Circuit High
P2681 aw Engine Coolant Bypass Valve A Control Circuit/Open
P2682 aw Engine Coolant Bypass Valve A Control Circuit Low
P2683 aw Engine Coolant Bypass Valve A Control Circuit High
P2684 aw Actuator Supply Voltage C Circuit/Open
P2685 aw Actuator Supply Voltage C Circuit Low
P2686 aw Actuator Supply Voltage C Circuit High
P2687 aw Fuel Supply Heater Control Circuit/Open
P2688 aw Fuel Supply Heater Control Circuit Low
P2689 aw Fuel Supply Heater Control Circuit High
P268A lw Fuel Injector Calibration Not Learned/Programmed
P268B lw High Pressure Fuel Pump Calibration Not Learned/Programmed
P268C lw Cylinder 1 Injector Data Incompatible
P268D lw Cylinder 2 Injector Data Incompatible
P268E lw Cylinder 3 Injector Data Incompatible
P268F lw Cylinder 4 Injector Data Incompatible
P2690 lw Cylinder 5 Injector Data Incompatible
P2691 lw Cylinder 6 Injector Data Incompatible
P2692 lw Cylinder 7 Injector Data Incompatible
P2693 lw Cylinder 8 Injector Data Incompatible
P2694 lw Cylinder 9 Injector Data Incompatible
P2695 lw Cylinder 10 Injector Data Incompatible
P2696 lw Injector Data Incompatible
P2697 lw Exhaust Aftertreatment Fuel Injector A Circuit/Open
P2698 lw Exhaust Aftertreatment Fuel Injector A Performance
P2699 lw Exhaust Aftertreatment Fuel Injector A Circuit Low
P269A lw Exhaust Aftertreatment Fuel Injector A Circuit High
P269B lw Exhaust Aftertreatment Glow Plug Control Circuit/Open
P269C lw Exhaust Aftertreatment Glow Plug Control Performance
P269D lw Exhaust Aftertreatment Glow Plug Control Circuit Low
P269E lw Exhaust Aftertreatment Glow Plug Control Circuit High
P269F lw Exhaust Aftertreatment Glow Plug Circuit/Open
P26A0 lw Exhaust Aftertreatment Glow Plug Performance
P26A1 lw Exhaust Aftertreatment Glow Plug Circuit Low
P26A2 lw Exhaust Aftertreatment Glow Plug Circuit High
P26A3 lw Engine Coolant Bypass Valve A Range/Performance
P26A4 lw Engine Coolant Bypass Valve A Position Sensor Circuit
P26A5 lw Engine Coolant Bypass Valve A Position Sensor Circuit Range/Performance
P26A6 lw Engine Coolant Bypass Valve A Position Sensor Circuit Low
P26A7 lw Engine Coolant Bypass Valve A Position Sensor Circuit High
P26A8 lw Engine Coolant Bypass Valve A Position Sensor Circuit Intermittent/Erratic
P26A9 lw Engine Coolant Bypass Valve A Position Sensor Stop/Minimum Stop Performance
P26AA lw Engine Coolant Bypass Valve A Position Sensor Maximum Stop Performance
P26AB lw Engine Coolant Bypass Valve A Stuck/Open
P26AC lw Engine Coolant Bypass Valve B Control Circuit/Open
P26AD lw Engine Coolant Bypass Valve B Control Circuit Low
P26AE lw Engine Coolant Bypass Valve B Control Circuit High
P26AF lw Engine Coolant Bypass Valve B Stuck/Open
P26B0 lw Engine Coolant Bypass Valve B Range/Performance
P26B1 lw Engine Coolant Bypass Valve A Stuck Closed
P26B2 lw Engine Coolant Bypass Valve B Stuck Closed
P26B3 lw Fuel Shutoff Valve A Control Circuit Performance/Stuck Off
P26B4 lw Fuel Shutoff Valve A Control Circuit Stuck On
P26B5 lw Fuel Shutoff Valve B Control Circuit Performance/Stuck Off
P26B6 lw Fuel Shutoff Valve B Control Circuit Stuck On
P26B7 lw Engine Coolant Bypass Valve C Control Circuit/Open
P26B8 lw Engine Coolant Bypass Valve C Control Circuit Low
P26B9 lw Engine Coolant Bypass Valve C Control Circuit High
P26BA lw Engine Coolant Bypass Valve C Stuck/Open
P26BB lw Engine Coolant Bypass Valve C Range/Performance
P26BC lw Engine Coolant Bypass Valve C Stuck Closed
P26BD lw Engine Coolant Bypass Valve D Control Circuit/Open
P26BE lw Engine Coolant Bypass Valve D Control Circuit Low
P26BF lw Engine Coolant Bypass Valve D Control Circuit High
P26C0 lw Engine Coolant Bypass Valve D Stuck/Open
P26C1 lw Engine Coolant Bypass Valve D Range/Performance
P26C2 lw Engine Coolant Bypass Valve D Stuck Closed
P26C3 lw Internal Control Module Transmission Range Sensor Performance
P26C4 lw Internal Control Module Clutch Pedal Performance
P26C5 lw Exhaust Flow Control Valve A Control Circuit/Open
P26C6 lw Exhaust Flow Control Valve A Control Circuit Low
P26C7 lw Exhaust Flow Control Valve A Control Circuit High
P26C8 lw Chassis Control Module 1 Requested MIL Illumination
P26C9 lw Chassis Control Module 2 Requested MIL Illumination
P26CA lw Engine Coolant Pump Control Circuit/Open
P26CB lw Engine Coolant Pump Performance/Stuck Off
P26CC lw Engine Coolant Pump Control Circuit Low
P26CD lw Engine Coolant Pump Control Circuit High
P26CE lw Engine Coolant Pump Overspeed/Air In System
P26CF lw Engine Coolant Pump Control Module System Voltage
P26D0 lw Engine Coolant Pump Control Module System Voltage Low
P26D1 lw Engine Coolant Pump Control Module System Voltage High
P26D2 lw Engine Coolant Pump Control Module Over Temperature
P26D3 lw Engine Coolant Pump Supply Voltage Circuit
P26D4 lw Engine Coolant Pump Supply Voltage Circuit Low
P26D5 lw Engine Coolant Pump Supply Voltage Circuit High
P26D6 lw Engine Coolant Pump Clutch Control Circuit/Open
P26D7 lw Engine Coolant Pump Clutch Performance/Stuck Off
P26D8 lw Engine Coolant Pump Clutch Stuck On
P26D9 lw Engine Coolant Pump Clutch Control Circuit Low
P26DA lw Engine Coolant Pump Clutch Control Circuit High
P26DB lw Engine Sound Control A Circuit/Open
P26DC lw Engine Sound Control A Circuit Low
P26DD lw Engine Sound Control A Circuit High
P26DE lw Engine Sound Control A Circuit Performance
P26DF lw Sensor Power Supply D Circuit/Open
P26E0 lw Sensor Power Supply D Circuit Low
P26E1 lw Sensor Power Supply D Circuit High
P26E2 lw Fuel Mode Indicator Lamp Control Circuit Low
P26E3 lw Fuel Mode Indicator Lamp Control Circuit High
P26E4 lw Starter Relay B Circuit
P26E5 lw Starter Relay B Circuit Low
P26E6 lw Starter Relay B Circuit High
P26E7 lw Actuator Supply Voltage D Circuit/Open
P26E8 lw Actuator Supply Voltage D Circuit Low
P26E9 lw Actuator Supply Voltage D Circuit High
P26EA lw Fuel Pump Control Module B
P26EB lw Alternative Fuel Control Module System Voltage
P26EC lw Engine Sound Control B Circuit/Open
P26ED lw Engine Sound Control B Circuit Low
P26EE lw Engine Sound Control B Circuit High
P26EF lw Engine Sound Control B Circuit Performance
P26F0 lw Starter Relay A Stuck On
P26F1 lw Starter Relay A Stuck Off
P26F2 lw Starter Relay B Stuck On
P26F3 lw Starter Relay B Stuck Off
P26F4 lw Coolant Pump C Control Circuit/Open
P26F5 lw Coolant Pump C Control Circuit Low
P26F6 lw Coolant Pump C Control Circuit High
P26F7 lw Coolant Pump C Supply Voltage Circuit
P26F8 lw Coolant Pump C Stuck/Stalled
P26F9 lw Coolant Pump C Control Module Overtemperature
P26FA lw Coolant Pump C Overspeed/Air in System
P26FB lw EGR Cooler Bypass Control Stuck Closed Bank 1
P26FC lw EGR Cooler Bypass Control Stuck Closed Bank 2
P26FD lw A/C Compressor Internal Control Module Performance
P26FE lw Exhaust Flow Control Valve A Control Performance
P26FF lw Auto Configuration Throttle Input Not Present Bank 2
P2700 aw Transmission Friction Element A Apply Time Range/Performance
P2701 aw Transmission Friction Element B Apply Time Range/Performance
P2702 aw Transmission Friction Element C Apply Time Range/Performance
P2703 aw Transmission Friction Element D Apply Time Range/Performance
P2704 aw Transmission Friction Element E Apply Time Range/Performance
P2705 aw Transmission Friction Element F Apply Time Range/Performance
P2706 aw Shift Solenoid F
P2707 aw Shift Solenoid F Performance/Stuck Off
P2708 aw Shift Solenoid F Stuck On
P2709 aw Shift Solenoid F Electrical
P270A lw Transmission Friction Element A Temperature Too High
P270B lw Transmission Friction Element B Temperature Too High
P270C lw Transmission Friction Element C Temperature Too High
P270D lw Transmission Friction Element D Temperature Too High
P270E lw Transmission Friction Element E Temperature Too High
P270F lw Transmission Friction Element F Temperature Too High
P2710 aw Shift Solenoid F Intermittent
P2711 aw Unexpected Mechanical Gear Disengagement
P2712 aw Hydraulic Power Unit Leakage
P2713 aw Pressure Control Solenoid D
P2714 aw Pressure Control Solenoid D Performance/Stuck Off
P2715 aw Pressure Control Solenoid D Stuck On
P2716 aw Pressure Control Solenoid D Electrical
P2717 aw Pressure Control Solenoid D Intermittent
P2718 aw Pressure Control Solenoid D Control Circuit/Open
P2719 aw Pressure Control Solenoid D Control Circuit Range/Performance
P271A lw Park Pawl Position Sensor A Circuit Low
P271B lw Park Pawl Position Sensor A Circuit High
P271C lw Park Pawl Position Sensor B Circuit Low
P271D lw Park Pawl Position Sensor B Circuit High
P271E lw Transmission Performance
P271F lw Electronic Gear Shift - Position Not Learned
P2720 aw Pressure Control Solenoid D Control Circuit Low
P2721 aw Pressure Control Solenoid D Control Circuit High
P2722 aw Pressure Control Solenoid E
P2723 aw Pressure Control Solenoid E Performance/Stuck Off
P2724 aw Pressure Control Solenoid E Stuck On
P2725 aw Pressure Control Solenoid E Electrical
P2726 aw Pressure Control Solenoid E Intermittent
P2727 aw Pressure Control Solenoid E Control Circuit/Open
P2728 aw Pressure Control Solenoid E Control Circuit Range/Performance
P2729 aw Pressure Control Solenoid E Control Circuit Low
P272A lw Transmission Range Select Motor Control Circuit
P272B lw Transmission Range Select Motor Control Circuit Current Too High
P272C lw Park Pawl Motor Control Circuit
P272D lw Park Pawl Motor Control Circuit Current Too High
P2730 aw Pressure Control Solenoid E Control Circuit High
P2731 aw Pressure Control Solenoid F
P2732 aw Pressure Control Solenoid F Performance/Stuck Off
P2733 aw Pressure Control Solenoid F Stuck On
P2734 aw Pressure Control Solenoid F Electrical
P2735 aw Pressure Control Solenoid F Intermittent
P2736 aw Pressure Control Solenoid F Control Circuit/Open
P2737 aw Pressure Control Solenoid F Control Circuit Range/Performance
P2738 aw Pressure Control Solenoid F Control Circuit Low
P2739 aw Pressure Control Solenoid F Control Circuit High
P273A aw Transmission Friction Element G Apply Time Range/Performance
P273B aw Transmission Friction Element H Apply Time Range/Performance
P273C lw Gear Shift Control Module A Supply Voltage Low
P273D lw Gear Shift Control Module A Supply Voltage High
P273E lw Gear Shift Control Module A Over Temperature
P273F lw Transmission Fluid Temperature Sensor B Over Temperature Condition
P2740 aw Transmission Fluid Temperature Sensor B Circuit
P2741 aw Transmission Fluid Temperature Sensor B Circuit Range/Performance
P2742 aw Transmission Fluid Temperature Sensor B Circuit Low
P2743 aw Transmission Fluid Temperature Sensor B Circuit High
P2744 aw Transmission Fluid Temperature Sensor B Circuit Intermittent
P2745 aw Intermediate Shaft Speed Sensor B Circuit
P2746 aw Intermediate Shaft Speed Sensor B Circuit Range/Performance
P2747 aw Intermediate Shaft Speed Sensor B Circuit No Signal
P2748 aw Intermediate Shaft Speed Sensor B Circuit Intermittent
P2749 aw Intermediate Shaft Speed Sensor C Circuit
P274A lw Transmission Fluid Temperature Sensor C Circuit
P274B lw Transmission Fluid Temperature Sensor C Circuit Range/Performance
P274C lw Transmission Fluid Temperature Sensor C Circuit Low
P274D lw Transmission Fluid Temperature Sensor C Circuit High
P274E lw Transmission Fluid Temperature Sensor C Circuit Intermittent
P274F lw Transmission Fluid Temperature Sensor C Over Temperature Condition
P2750 aw Intermediate Shaft Speed Sensor C Circuit Range/Performance
P2751 aw Intermediate Shaft Speed Sensor C Circuit No Signal
P2752 aw Intermediate Shaft Speed Sensor C Circuit Intermittent
P2753 aw Transmission Fluid Cooler Control Circuit/Open
P2754 aw Transmission Fluid Cooler Control Circuit Low
P2755 aw Transmission Fluid Cooler Control Circuit High
P2756 aw Torque Converter Clutch Pressure Control Solenoid
P2757 aw Torque Converter Clutch Pressure Control Solenoid Control Circuit Performance/Stuck Off
P2758 aw Torque Converter Clutch Pressure Control Solenoid Control Circuit Stuck On
P2759 aw Torque Converter Clutch Pressure Control Solenoid Control Circuit Electrical
P275A lw Transmission Fluid Temperature Sensor D Circuit
P275B lw Transmission Fluid Temperature Sensor D Circuit Range/Performance
P275C lw Transmission Fluid Temperature Sensor D Circuit Low
P275D lw Transmission Fluid Temperature Sensor D Circuit High
P275E lw Transmission Fluid Temperature Sensor D Circuit Intermittent
P275F lw Transmission Fluid Temperature Sensor D Over Temperature Condition
P2760 aw Torque Converter Clutch Pressure Control Solenoid Control Circuit Intermittent
P2761 aw Torque Converter Clutch Pressure Control Solenoid Control Circuit/Open
P2762 aw Torque Converter Clutch Pressure Control Solenoid Control Circuit Range/Performance
P2763 aw Torque Converter Clutch Pressure Control Solenoid Control Circuit High
P2764 aw Torque Converter Clutch Pressure Control Solenoid Control Circuit Low
P2765 aw Input/Turbine Shaft Speed Sensor B Circuit
P2766 aw Input/Turbine Shaft Speed Sensor B Circuit Range/Performance
P2767 aw Input/Turbine Shaft Speed Sensor B Circuit No Signal
P2768 aw Input/Turbine Shaft Speed Sensor B Circuit Intermittent
P2769 aw Torque Converter Clutch Circuit Low
P276A lw Electric/Auxiliary Transmission Fluid Pump B Motor Supply Voltage Circuit/Open
P276B lw Electric/Auxiliary Transmission Fluid Pump B Motor Supply Voltage Circuit Low
P276C lw Electric/Auxiliary Transmission Fluid Pump B Motor Supply Voltage Circuit High
P276D lw Electric/Auxiliary Transmission Fluid Pump B Motor Current
P276E lw Electric/Auxiliary Transmission Fluid Pump B Motor Current Low
P276F lw Electric/Auxiliary Transmission Fluid Pump B Motor Current High
P2770 aw Torque Converter Clutch Circuit High
P2771 aw Four Wheel Drive (4WD) Low Switch Circuit
P2772 aw Four Wheel Drive (4WD) Low Switch Circuit Range/Performance
P2773 aw Four Wheel Drive (4WD) Low Switch Circuit Low
P2774 aw Four Wheel Drive (4WD) Low Switch Circuit High
P2775 aw Upshift Switch Circuit Range/Performance
P2776 aw Upshift Switch Circuit Low
P2777 aw Upshift Switch Circuit High
P2778 aw Upshift Switch Circuit Intermittent/Erratic
P2779 aw Downshift Switch Circuit Range/Performance
P277A lw Electric/Auxiliary Transmission Fluid Pump B Hydraulic Leakage
P277B lw Electric/Auxiliary Transmission Fluid Pump B Driver Circuit Performance
P277C lw Electric/Auxiliary Transmission Fluid Pump B Motor Stalled
P277D lw Electric/Auxiliary Transmission Fluid Pump B Motor Over Temperature
P277E lw Clutch A Unexpected Mechanical Gear Disengagement
P277F lw Clutch B Unexpected Mechanical Gear Disengagement
P2780 aw Downshift Switch Circuit Low
P2781 aw Downshift Switch Circuit High
P2782 aw Downshift Switch Circuit Intermittent/Erratic
P2783 aw Torque Converter Temperature Too High
P2784 aw Input/Turbine Speed Sensor A/B Correlation
P2785 aw Clutch Actuator Temperature Too High
P2786 aw Gear Shift Actuator Temperature Too High
P2787 aw Clutch A Temperature Too High
P2788 aw Auto Shift Manual Adaptive Learning at Limit
P2789 aw Clutch A Adaptive Learning at Limit
P278A aw Kick Down Switch Circuit
P278B aw Kick Down Switch Circuit Range/Performance
P278C aw Kick Down Switch Circuit Low
P278D aw Kick Down Switch Circuit High
P278E aw Kick Down Switch Circuit Intermittent/Erratic
P278F lw Clutch B Adaptive Learning at Limit
P2790 aw Gate Select Direction Circuit
P2791 aw Gate Select Direction Circuit Low
P2792 aw Gate Select Direction Circuit High
P2793 aw Gear Shift Direction Circuit
P2794 aw Gear Shift Direction Circuit Low
P2795 aw Gear Shift Direction Circuit High
P2796 aw Electric/Auxiliary Transmission Fluid Pump A Control Circuit/Open
P2797 aw Electric/Auxiliary Transmission Fluid Pump A Performance/Stuck Off
P2798 aw Electric/Auxiliary Transmission Fluid Pump A Control Circuit Low
P2799 aw Electric/Auxiliary Transmission Fluid Pump A Control Circuit High
P279A lw Transfer Case Gear High Incorrect Ratio
P279B lw Transfer Case Gear Low Incorrect Ratio
P279C lw Transfer Case Gear Neutral Incorrect Ratio
P279D lw Four Wheel Drive (4WD) Range Signal Circuit
P279E lw Four Wheel Drive (4WD) Range Signal Circuit Range/Performance
P279F lw Four Wheel Drive (4WD) Range Signal Circuit Low
P27A0 lw Four Wheel Drive (4WD) Range Signal Circuit High
P27A1 lw Electric/Auxiliary Transmission Fluid Pump A Stuck On
P27A2 lw Electric/Auxiliary Transmission Fluid Pump B Control Circuit/Open
P27A3 lw Electric/Auxiliary Transmission Fluid Pump B Performance/Stuck Off
P27A4 lw Electric/Auxiliary Transmission Fluid Pump B Control Circuit Low
P27A5 lw Electric/Auxiliary Transmission Fluid Pump B Control Circuit High
P27A6 lw Electric/Auxiliary Transmission Fluid Pump B Stuck On
P27A7 lw Pressure Control Solenoid A Data Incompatible
P27A8 lw Pressure Control Solenoid B Data Incompatible
P27A9 lw Pressure Control Solenoid C Data Incompatible
P27AA lw Pressure Control Solenoid D Data Incompatible
P27AB lw Pressure Control Solenoid E Data Incompatible
P27AC lw Pressure Control Solenoid F Data Incompatible
P27AD lw Pressure Control Solenoid G Data Incompatible
P27AE lw Pressure Control Solenoid H Data Incompatible
P27AF lw Pressure Control Solenoid J Data Incompatible
P27B0 lw Pressure Control Solenoid K Data Incompatible
P27B1 lw Internal Control Module Transmission Range Select Performance
P27B2 lw Internal Control Module Transmission Range Control Performance
P27B3 lw Internal Control Module Transmission Gear Select Performance
P27B4 lw Internal Control Module Transmission Gear Direction Control Performance
P27B5 lw Internal Control Module Transmission Gear Ratio Control Performance
P27B6 lw Internal Control Module Transmission Speed Sensor Performance
P27B9 lw Pressure Control Solenoid N Performance/Stuck Off
P27BA lw Pressure Control Solenoid N Stuck On
P27BB lw Pressure Control Solenoid N Electrical
P27BC lw Pressure Control Solenoid N Intermittent
P27BD lw Pressure Control Solenoid N Control Circuit/Open
P27BE lw Pressure Control Solenoid N Control Circuit Range/Performance
P27BF lw Pressure Control Solenoid N Control Circuit Low
P27C0 lw Pressure Control Solenoid N Control Circuit High
P27C1 lw Pressure Control Solenoid P Performance/Stuck Off
P27C2 lw Pressure Control Solenoid P Stuck On
P27C3 lw Pressure Control Solenoid P Electrical
P27C4 lw Pressure Control Solenoid P Intermittent
P27C5 lw Pressure Control Solenoid P Control Circuit/Open
P27C6 lw Pressure Control Solenoid P Control Circuit Range/Performance
P27C7 lw Pressure Control Solenoid P Control Circuit Low
P27C8 lw Pressure Control Solenoid P Control Circuit High
P27C9 lw Pressure Control Solenoid R Performance/Stuck Off
P27CA lw Pressure Control Solenoid R Stuck On
P27CB lw Pressure Control Solenoid R Electrical
P27CC lw Pressure Control Solenoid R Intermittent
P27CD lw Pressure Control Solenoid R Control Circuit/Open
P27CE lw Pressure Control Solenoid R Control Circuit Range/Performance
P27CF lw Pressure Control Solenoid R Control Circuit Low
P27D0 lw Pressure Control Solenoid R Control Circuit High
P27D1 lw Pressure Control Solenoid S Performance/Stuck Off
P27D2 lw Pressure Control Solenoid S Stuck On
P27D3 lw Pressure Control Solenoid S Electrical
P27D4 lw Pressure Control Solenoid S Intermittent
P27D5 lw Pressure Control Solenoid S Control Circuit/Open
P27D6 lw Pressure Control Solenoid S Control Circuit Range/Performance
P27D7 lw Pressure Control Solenoid S Control Circuit Low
P27D8 lw Pressure Control Solenoid S Control Circuit High
P27D9 lw Pressure Control Solenoid T Performance/Stuck Off
P27DA lw Pressure Control Solenoid T Stuck On
P27DB lw Pressure Control Solenoid T Electrical
P27DC lw Pressure Control Solenoid T Intermittent
P27DD lw Pressure Control Solenoid T Control Circuit/Open
P27DE lw Pressure Control Solenoid T Control Circuit Range/Performance
P27DF lw Pressure Control Solenoid T Control Circuit Low
P27E0 lw Pressure Control Solenoid T Control Circuit High
P27E1 lw Electric/Auxiliary Transmission Fluid Pump A Pressure Too Low
P27E2 lw Electric/Auxiliary Transmission Fluid Pump B Pressure Too Low
P27E3 lw Electric/Auxiliary Transmission Fluid Pump Control Valve Circuit/Open
P27E4 lw Electric/Auxiliary Transmission Fluid Pump Control Valve Circuit Range/Performance
P27E5 lw Electric/Auxiliary Transmission Fluid Pump Control Valve Circuit Low
P27E6 lw Electric/Auxiliary Transmission Fluid Pump Control Valve Circuit High
P27E7 lw Transmission Range Control B Circuit/Open
P27E8 lw Transmission Range Control B Circuit Performance
P27E9 lw Transmission Range Control B Circuit Low
P27EA lw Transmission Range Control B Circuit High
P27EB lw Transmission Range Control A Position Sensor/Switch Circuit/Open
P27EC lw Transmission Range Control A Position Sensor/Switch Circuit Range/Performance
P27ED lw Transmission Range Control A Position Sensor/Switch Circuit Low
P27EE lw Transmission Range Control A Position Sensor/Switch Circuit High
P27EF lw Transmission Range Control B Position Sensor/Switch Circuit/Open
P27F0 lw Transmission Range Control B Position Sensor/Switch Circuit Range/Performance
P27F1 lw Transmission Range Control B Position Sensor/Switch Circuit Low
P27F2 lw Transmission Range Control B Position Sensor/Switch Circuit High
P27F3 lw Clutch B Temperature Too High
P27F4 lw Gear Shift Lock Solenoid/Actuator A Performance/Stuck On
P27F5 lw Gear Shift Lock Solenoid/Actuator A Stuck Off
P2800 aw Transmission Range Sensor B Circuit (PRNDL Input)
P2801 aw Transmission Range Sensor B Circuit Range/Performance
P2802 aw Transmission Range Sensor B Circuit Low
P2803 aw Transmission Range Sensor B Circuit High
P2804 aw Transmission Range Sensor B Circuit Intermittent
P2805 aw Transmission Range Sensor A/B Correlation
P2806 aw Transmission Range Sensor Alignment
P2807 aw Pressure Control Solenoid G
P2808 aw Pressure Control Solenoid G Performance/Stuck Off
P2809 aw Pressure Control Solenoid G Stuck On
P280A lw Transmission Range Sensor A Circuit Not Learned
P280B lw Transmission Range Sensor B Circuit Not Learned
P2810 aw Pressure Control Solenoid G Electrical
P2811 aw Pressure Control Solenoid G Intermittent
P2812 aw Pressure Control Solenoid G Control Circuit/Open
P2813 aw Pressure Control Solenoid G Control Circuit Range/Performance
P2814 aw Pressure Control Solenoid G Control Circuit Low
P2815 aw Pressure Control Solenoid G Control Circuit High
P2816 aw Pressure Control Solenoid H
P2817 aw Pressure Control Solenoid H Performance/Stuck Off
P2818 aw Pressure Control Solenoid H Stuck On
P2819 aw Pressure Control Solenoid H Electrical
P281A aw Pressure Control Solenoid H Intermittent
P281B aw Pressure Control Solenoid H Control Circuit/Open
P281C aw Pressure Control Solenoid H Control Circuit Range/Performance
P281D aw Pressure Control Solenoid H Control Circuit Low
P281E aw Pressure Control Solenoid H Control Circuit High
P281F aw Pressure Control Solenoid J
P2820 aw Pressure Control Solenoid J Performance/Stuck Off
P2821 aw Pressure Control Solenoid J Stuck On
P2822 aw Pressure Control Solenoid J Electrical
P2823 aw Pressure Control Solenoid J Intermittent
P2824 aw Pressure Control Solenoid J Control Circuit/Open
P2825 aw Pressure Control Solenoid J Control Circuit Range/Performance
P2826 aw Pressure Control Solenoid J Control Circuit Low
P2827 aw Pressure Control Solenoid J Control Circuit High
P2828 aw Pressure Control Solenoid K
P2829 aw Pressure Control Solenoid K Performance/Stuck Off
P282A aw Pressure Control Solenoid K Stuck On
P282B aw Pressure Control Solenoid K Electrical
P282C aw Pressure Control Solenoid K Intermittent
P282D aw Pressure Control Solenoid K Control Circuit/Open
P282E aw Pressure Control Solenoid K Control Circuit Range/Performance
P282F aw Pressure Control Solenoid K Control Circuit Low
P2830 aw Pressure Control Solenoid K Control Circuit High
P2831 lw Shift Fork A Position Circuit
P2832 lw Shift Fork A Position Circuit Range/Performance
P2833 lw Shift Fork A Position Circuit Low
P2834 lw Shift Fork A Position Circuit High
P2835 lw Shift Fork A Position Circuit Intermittent
P2836 lw Shift Fork B Position Circuit
P2837 lw Shift Fork B Position Circuit Range/Performance
P2838 lw Shift Fork B Position Circuit Low
P2839 lw Shift Fork B Position Circuit High
P283A lw Shift Fork B Position Circuit Intermittent
P283B lw Shift Fork C Position Circuit
P283C lw Shift Fork C Position Circuit Range/Performance
P283D lw Shift Fork C Position Circuit Low
P283E lw Shift Fork C Position Circuit High
P283F lw Shift Fork C Position Circuit Intermittent
P2840 lw Shift Fork D Position Circuit
P2841 lw Shift Fork D Position Circuit Range/Performance
P2842 lw Shift Fork D Position Circuit Low
P2843 lw Shift Fork D Position Circuit High
P2844 lw Shift Fork D Position Circuit Intermittent
P2845 lw Shift Fork A Position Sensor Incorrect Neutral Position Indicated
P2846 lw Shift Fork B Position Sensor Incorrect Neutral Position Indicated
P2847 lw Shift Fork C Position Sensor Incorrect Neutral Position Indicated
P2848 lw Shift Fork D Position Sensor Incorrect Neutral Position Indicated
P2849 lw Shift Fork A Stuck
P284A lw Shift Fork B Stuck
P284B lw Shift Fork C Stuck
P284C lw Shift Fork D Stuck
P284D lw Shift Fork A Unrequested Movement
P284E lw Shift Fork B Unrequested Movement
P284F lw Shift Fork C Unrequested Movement
P2850 lw Shift Fork D Unrequested Movement
P2851 lw Shift Fork Position Sensor A/B Correlation
P2852 lw Shift Fork Position Sensor C/D Correlation
P2853 lw Clutch A Pressure Discharge Performance
P2854 lw Clutch B Pressure Discharge Performance
P2855 lw Clutch A Pressure Charge Performance
P2856 lw Clutch B Pressure Charge Performance
P2857 lw Clutch A Pressure Engagement Performance/Too Low
P2858 lw Clutch B Pressure Engagement Performance/Too Low
P2859 lw Clutch A Pressure Disengagement Performance/Too Low
P285A lw Clutch B Pressure Disengagement Performance/Too Low
P285B lw Shift Fork A Actuator Circuit/Open
P285C lw Shift Fork A Actuator Performance
P285D lw Shift Fork A Actuator Circuit Low
P285E lw Shift Fork A Actuator Circuit High
P285F lw Shift Fork B Actuator Circuit/Open
P2860 lw Shift Fork B Actuator Performance
P2861 lw Shift Fork B Actuator Circuit Low
P2862 lw Shift Fork B Actuator Circuit High
P2863 lw Shift Fork E Position Circuit
P2864 lw Shift Fork E Position Circuit Range/Performance
P2865 lw Shift Fork E Position Circuit Low
P2866 lw Shift Fork E Position Circuit High
P2867 lw Shift Fork E Position Circuit Intermittent
P2868 lw Shift Fork E Position Sensor Incorrect Neutral Position Indicated
P2869 lw Shift Fork E Stuck
P286A lw Shift Fork E Unrequested Movement
P286B lw Clutch A Pressure Engagement Too High
P286C lw Clutch A Pressure Disengagement Too High
P286D lw Clutch A Engagement Time Performance/Too Slow
P286E lw Clutch A Engagement Time Too Fast
P286F lw Clutch A Disengagement Time Performance/Too Slow
P2870 lw Clutch A Disengagement Time Too Fast
P2871 lw Clutch A Performance/Stuck Disengaged
P2872 lw Clutch A Stuck Engaged
P2873 lw Clutch B Pressure Engagement Too High
P2874 lw Clutch B Pressure Disengagement Too High
P2875 lw Clutch B Engagement Time Performance/Too Slow
P2876 lw Clutch B Engagement Time Too Fast
P2877 lw Clutch B Disengagement Time Performance/Too Slow
P2878 lw Clutch B Disengagement Time Too Fast
P2879 lw Clutch B Performance/Stuck Disengaged
P287A lw Clutch B Stuck Engaged
P287B lw Shift Fork A Calibration Not Learned
P287C lw Transmission Adaptive Values Not Learned
P287D lw Electric/Auxiliary Transmission Fluid Pump Motor Torque Out Of Range
P287E lw Engine Disconnect Clutch Actuator Circuit/Open
P287F lw Engine Disconnect Clutch Actuator Circuit Range/Performance
P2880 lw Engine Disconnect Clutch Actuator Circuit Low
P2881 lw Engine Disconnect Clutch Actuator Circuit High
P2882 lw Engine Disconnect Clutch Excessive Slippage
P2883 lw Engine Disconnect Clutch Temperature Too High
P2884 lw Engine Disconnect Clutch Stuck Open
P2885 lw Engine Disconnect Clutch Engagement Fault
P2886 lw Engine Disconnect Clutch Stuck Closed
P2887 lw Park Lock/Pawl Actuator Circuit
P2888 lw Park Lock/Pawl Actuator Circuit/Open
P2889 lw Park Lock/Pawl Actuator Circuit Low
P288A lw Park Lock/Pawl Actuator Circuit High
P288B lw Park Lock/Pawl Actuator Circuit Performance
P288C lw Engine Disconnect Clutch Actuator Control Circuit Driver Current/Temperature Too High
P288D lw Shift Fork B Calibration Not Learned
P288E lw Shift Fork A Actuator Control Circuit Driver Current/Temperature Too High
P288F lw Shift Fork B Actuator Control Circuit Driver Current/Temperature Too High
P2890 lw Cylinder 1 Ion Current Sense Circuit
P2891 lw Cylinder 1 Ion Current Sense Circuit Range/Performance
P2892 lw Cylinder 1 Ion Current Sense Circuit Low
P2893 lw Cylinder 1 Ion Current Sense Circuit High
P2894 lw Cylinder 2 Ion Current Sense Circuit
P2895 lw Cylinder 2 Ion Current Sense Circuit Range/Performance
P2896 lw Cylinder 2 Ion Current Sense Circuit Low
P2897 lw Cylinder 2 Ion Current Sense Circuit High
P2898 lw Cylinder 3 Ion Current Sense Circuit
P2899 lw Cylinder 3 Ion Current Sense Circuit Range/Performance
P289A lw Cylinder 3 Ion Current Sense Circuit Low
P289B lw Cylinder 3 Ion Current Sense Circuit High
P289C lw Cylinder 4 Ion Current Sense Circuit
P289D lw Cylinder 4 Ion Current Sense Circuit Range/Performance
P289E lw Cylinder 4 Ion Current Sense Circuit Low
P289F lw Cylinder 4 Ion Current Sense Circuit High
P28A0 lw Cylinder 5 Ion Current Sense Circuit
P28A1 lw Cylinder 5 Ion Current Sense Circuit Range/Performance
P28A2 lw Cylinder 5 Ion Current Sense Circuit Low
P28A3 lw Cylinder 5 Ion Current Sense Circuit High
P28A4 lw Cylinder 6 Ion Current Sense Circuit
P28A5 lw Cylinder 6 Ion Current Sense Circuit Range/Performance
P28A6 lw Cylinder 6 Ion Current Sense Circuit Low
P28A7 lw Cylinder 6 Ion Current Sense Circuit High
P28A8 lw Cylinder 7 Ion Current Sense Circuit
P28A9 lw Cylinder 7 Ion Current Sense Circuit Range/Performance
P28AA lw Cylinder 7 Ion Current Sense Circuit Low
P28AB lw Cylinder 7 Ion Current Sense Circuit High
P28AC lw Cylinder 8 Ion Current Sense Circuit
P28AD lw Cylinder 8 Ion Current Sense Circuit Range/Performance
P28AE lw Cylinder 8 Ion Current Sense Circuit Low
P28AF lw Cylinder 8 Ion Current Sense Circuit High
P28B0 lw Cylinder 9 Ion Current Sense Circuit
P28B1 lw Cylinder 9 Ion Current Sense Circuit Range/Performance
P28B2 lw Cylinder 9 Ion Current Sense Circuit Low
P28B3 lw Cylinder 9 Ion Current Sense Circuit High
P28B4 lw Cylinder 10 Ion Current Sense Circuit
P28B5 lw Cylinder 10 Ion Current Sense Circuit Range/Performance
P28B6 lw Cylinder 10 Ion Current Sense Circuit Low
P28B7 lw Cylinder 10 Ion Current Sense Circuit High
P28B8 lw Cylinder 11 Ion Current Sense Circuit
P28B9 lw Cylinder 11 Ion Current Sense Circuit Range/Performance
P28BA lw Cylinder 11 Ion Current Sense Circuit Low
P28BB lw Cylinder 11 Ion Current Sense Circuit High
P28BC lw Cylinder 12 Ion Current Sense Circuit
P28BD lw Cylinder 12 Ion Current Sense Circuit Range/Performance
P28BE lw Cylinder 12 Ion Current Sense Circuit Low
P28BF lw Cylinder 12 Ion Current Sense Circuit High
P28C0 lw Ion Sense Module Supply Voltage Circuit
P28C1 lw Ion Sense Module Supply Voltage Low
P28C2 lw Ion Sense Module Supply Voltage High
P28C3 lw EVAP System High Load Purge Line B Performance
P28C4 lw Clutch A Motor Phase U-V-W Circuit Low
P28C5 lw Clutch A Motor Phase U-V-W Circuit High
P28C6 lw Clutch A Motor Phase U-V-W Circuit/Open
P28C7 lw Clutch A Motor Phase U-V-W Performance
P28C8 lw Clutch A Pump Motor Performance
P28C9 lw Clutch A Motor Overspeed
P28CA lw Clutch A Motor Underspeed
P28CB lw Clutch A Motor Position Sensor Circuit/Open
P28CC lw Clutch A Motor Position Sensor Circuit Range/Performance
P28CD lw Clutch A Pressure Sensor Circuit/Open
P28CE lw Clutch A Pressure Sensor Circuit Low
P28CF lw Clutch A Pressure Sensor Circuit High
P28D0 lw Clutch A Pressure Sensor Circuit Range/Performance
P28D1 lw Clutch A Motor Driver Current/Temperature Too High
P28D2 lw Clutch B Motor Phase U-V-W Circuit Low
P28D3 lw Clutch B Motor Phase U-V-W Circuit High
P28D4 lw Clutch B Motor Phase U-V-W Circuit/Open
P28D5 lw Clutch B Motor Phase U-V-W Performance
P28D6 lw Clutch B Motor Driver Current/Temperature Too High
P28D7 lw Clutch B Pump Motor Performance
P28D8 lw Clutch B Motor Overspeed
P28D9 lw Clutch B Motor Underspeed
P28DA lw Clutch B Motor Position Sensor Circuit/Open
P28DB lw Clutch B Motor Position Sensor Circuit Range/Performance
P28DC lw Clutch B Pressure Sensor Circuit/Open
P28DD lw Clutch B Pressure Sensor Circuit Low
P28DE lw Clutch B Pressure Sensor Circuit High
P28DF lw Clutch B Pressure Sensor Circuit Range/Performance
P28E0 lw Shift Motor Phase U-V-W Circuit Low
P28E1 lw Shift Motor Phase U-V-W Circuit High
P28E2 lw Shift Motor Phase U-V-W Circuit/Open
P28E3 lw Shift Motor Phase U-V-W Performance
P28E4 lw Shift Motor Driver Current/Temperature Too High
P28E5 lw Shift Motor Performance
P28E6 lw Shift Motor Overspeed
P28E7 lw Shift Motor Position Sensor Circuit/Open
P28E8 lw Shift Motor Position Sensor Circuit High
P28E9 lw Shift Motor Position Sensor Circuit Low
P28EA lw Shift Motor Position Sensor Circuit Range/Performance
P28EB lw Shift Motor Position Not Learned
P28EC lw Shift Motor Position Sensor Exceeded Learning Limit
P28ED lw Electric/Auxiliary Transmission Fluid Pump B Overspeed
P28EE lw Electric/Auxiliary Transmission Fluid Pump B Underspeed
P28EF lw Engine Disconnect Clutch Actuator Performance/Stuck Off
P28F0 lw Engine Disconnect Clutch Actuator Stuck On
P28F1 lw Engine Disconnect Clutch Pressure Sensor Circuit
P28F2 lw Engine Disconnect Clutch Pressure Sensor Circuit Range/Performance
P28F3 lw Engine Disconnect Clutch Pressure Sensor Circuit Low
P28F4 lw Engine Disconnect Clutch Pressure Sensor Circuit High
P28F5 lw Engine Disconnect Clutch Pressure Sensor Circuit Intermittent/Erratic
P28F6 lw Engine Disconnect Clutch Actuator Circuit Intermittent
P28F7 lw Exhaust Pressure Too High Bank 1
P28F8 lw Exhaust Pressure Too High Bank 2
P28F9 lw Exhaust Pressure Too Low Bank 1
P28FA lw Exhaust Pressure Too Low Bank 2
P2A00 aw O2 Sensor Circuit Range/Performance Bank 1 Sensor 1
P2A01 aw O2 Sensor Circuit Range/Performance Bank 1 Sensor 2
P2A02 aw O2 Sensor Circuit Range/Performance Bank 1 Sensor 3
P2A03 aw O2 Sensor Circuit Range/Performance Bank 2 Sensor 1
P2A04 aw O2 Sensor Circuit Range/Performance Bank 2 Sensor 2
P2A05 aw O2 Sensor Circuit Range/Performance Bank 2 Sensor 3
P2A06 aw O2 Sensor Negative Voltage Bank 1 Sensor 1
P2A07 aw O2 Sensor Negative Voltage Bank 1 Sensor 2
P2A08 aw O2 Sensor Negative Voltage Bank 1 Sensor 3
P2A09 aw O2 Sensor Negative Voltage Bank 2 Sensor 1
P2A0A lw Manifold Absolute Pressure Sensor B Circuit
P2A0B lw Manifold Absolute Pressure Sensor B Circuit Range/Performance
P2A0C lw Manifold Absolute Pressure Sensor B Circuit Low
P2A0D lw Manifold Absolute Pressure Sensor B Circuit High
P2A0E lw Manifold Absolute Pressure Sensor B Circuit Intermittent/Erratic
P2A0F lw Fuel Supply Heater Performance
P2A10 aw O2 Sensor Negative Voltage Bank 2 Sensor 2
P2A11 aw O2 Sensor Negative Voltage Bank 2 Sensor 3
P2A12 lw Injection Pump Fuel Metering Control C (Cam/Rotor/Injector)
P2A13 lw Injection Pump Fuel Metering Control C Range/Performance (Cam/Rotor/Injector)
P2A14 lw Injection Pump Fuel Metering Control C Low (Cam/Rotor/Injector)
P2A15 lw Injection Pump Fuel Metering Control C High (Cam/Rotor/Injector)
P2A16 lw Injection Pump Fuel Metering Control D (Cam/Rotor/Injector)
P2A17 lw Injection Pump Fuel Metering Control D Range/Performance (Cam/Rotor/Injector)
P2A18 lw Injection Pump Fuel Metering Control D Low (Cam/Rotor/Injector)
P2A19 lw Injection Pump Fuel Metering Control D High (Cam/Rotor/Injector)
P2A1A lw Injection Pump Fuel Metering Control E (Cam/Rotor/Injector)
P2A1B lw Injection Pump Fuel Metering Control E Range/Performance (Cam/Rotor/Injector)
P2A1C lw Injection Pump Fuel Metering Control E Low (Cam/Rotor/Injector)
P2A1D lw Injection Pump Fuel Metering Control E High (Cam/Rotor/Injector)
P2A1E lw Injection Pump Fuel Metering Control F (Cam/Rotor/Injector)
P2A1F lw Injection Pump Fuel Metering Control F Range/Performance (Cam/Rotor/Injector)
P2A20 lw Injection Pump Fuel Metering Control F Low (Cam/Rotor/Injector)
P2A21 lw Injection Pump Fuel Metering Control F High (Cam/Rotor/Injector)
P2A22 lw Alternative Fuel Tank Shutoff Valve B Control Circuit/Open
P2A23 lw Alternative Fuel Tank Shutoff Valve B Control Circuit Performance/Stuck Off
P2A24 lw Alternative Fuel Tank Shutoff Valve B Control Circuit Low
P2A25 lw Alternative Fuel Tank Shutoff Valve B Control Circuit High
P2A26 lw Alternative Fuel Tank Shutoff Valve C Control Circuit/Open
P2A27 lw Alternative Fuel Tank Shutoff Valve C Control Circuit Performance/Stuck Off
P2A28 lw Alternative Fuel Tank Shutoff Valve C Control Circuit Low
P2A29 lw Alternative Fuel Tank Shutoff Valve C Control Circuit High
P2A2A lw Alternative Fuel Tank Shutoff Valve D Control Circuit/Open
P2A2B lw Alternative Fuel Tank Shutoff Valve D Control Circuit Performance/Stuck Off
P2A2C lw Alternative Fuel Tank Shutoff Valve D Control Circuit Low
P2A2D lw Alternative Fuel Tank Shutoff Valve D Control Circuit High
P2A2E lw Alternative Fuel Tank Shutoff Valve E Control Circuit/Open
P2A2F lw Alternative Fuel Tank Shutoff Valve E Control Circuit Performance/Stuck Off
P2A30 lw Alternative Fuel Tank Shutoff Valve E Control Circuit Low
P2A31 lw Alternative Fuel Tank Shutoff Valve E Control Circuit High
P2A32 lw AFCM Power Relay Control Circuit/Open
P2A33 lw AFCM Power Relay Control Circuit Low
P2A34 lw AFCM Power Relay Control Circuit High
P2A35 lw AFCM Power Relay Sense Circuit
P2A36 lw AFCM Power Relay Sense Circuit Low
P2A37 lw AFCM Power Relay Sense Circuit High
P2A38 lw O2 Sensor Positive Current Control Circuit/Open Bank 1 Sensor 3
P2A39 lw O2 Sensor Positive Current Control Circuit Low Bank 1 Sensor 3
P2A3A lw O2 Sensor Positive Current Control Circuit High Bank 1 Sensor 3
P2A3B lw O2 Sensor Negative Current Control Circuit/Open Bank 1 Sensor 3
P2A3C lw O2 Sensor Negative Current Control Circuit Low Bank 1 Sensor 3
P2A3D lw O2 Sensor Negative Current Control Circuit High Bank 1 Sensor 3
P2A3E lw Alternative Fuel Delivery Error
P2A3F lw Excessive Time to Enter Alternative Fuel Control
P2A40 lw Alternative Fuel System - Injector Leakage to Rail Detected
P2A41 lw Alternative Fuel Tank B Pressure Sensor Circuit
P2A42 lw Alternative Fuel Tank B Pressure Sensor Range/Performance
P2A43 lw Alternative Fuel Tank B Pressure Sensor Circuit Low
P2A44 lw Alternative Fuel Tank B Pressure Sensor Circuit High
P2A45 lw Alternative Fuel Tank B Pressure Sensor Circuit Intermittent/Erratic
P2A46 lw Alternative Fuel Tank C Pressure Sensor Circuit
P2A47 lw Alternative Fuel Tank C Pressure Sensor Range/Performance
P2A48 lw Alternative Fuel Tank C Pressure Sensor Circuit Low
P2A49 lw Alternative Fuel Tank C Pressure Sensor Circuit High
P2A4A lw Alternative Fuel Tank C Pressure Sensor Circuit Intermittent/Erratic
P2A4B lw Alternative Fuel Temperature Sensor Circuit
P2A4C lw Alternative Fuel Temperature Sensor Range/Performance
P2A4D lw Alternative Fuel Temperature Sensor Circuit Low
P2A4E lw Alternative Fuel Temperature Sensor Circuit High
P2A4F lw Alternative Fuel Temperature Sensor Circuit Intermittent/Erratic
P2A50 lw Alternative Fuel Vaporizer A Outlet Temperature Sensor Circuit
P2A51 lw Alternative Fuel Vaporizer A Outlet Temperature Sensor Range/Performance
P2A52 lw Alternative Fuel Vaporizer A Outlet Temperature Sensor Circuit Low
P2A53 lw Alternative Fuel Vaporizer A Outlet Temperature Sensor Circuit High
P2A54 lw Alternative Fuel Vaporizer A Outlet Temperature Sensor Circuit Intermittent/Erratic
P2A55 lw Alternative Fuel Vaporizer B Outlet Temperature Sensor Circuit
P2A56 lw Alternative Fuel Vaporizer B Outlet Temperature Sensor Range/Performance
P2A57 lw Alternative Fuel Vaporizer B Outlet Temperature Sensor Circuit Low
P2A58 lw Alternative Fuel Vaporizer B Outlet Temperature Sensor Circuit High
P2A59 lw Alternative Fuel Vaporizer B Outlet Temperature Sensor Circuit Intermittent/Erratic
P2A5A lw Alternative Fuel Vaporizer C Outlet Temperature Sensor Circuit
P2A5B lw Alternative Fuel Vaporizer C Outlet Temperature Sensor Range/Performance
P2A5C lw Alternative Fuel Vaporizer C Outlet Temperature Sensor Circuit Low
P2A5D lw Alternative Fuel Vaporizer C Outlet Temperature Sensor Circuit High
P2A5E lw Alternative Fuel Vaporizer C Outlet Temperature Sensor Circuit Intermittent/Erratic
P2A5F lw Alternative Fuel Tank B Level Sensor Circuit
P2A60 lw Alternative Fuel Tank B Level Sensor Range/Performance
P2A61 lw Alternative Fuel Tank B Level Sensor Circuit Low
P2A62 lw Alternative Fuel Tank B Level Sensor Circuit High
P2A63 lw Alternative Fuel Tank B Level Sensor Circuit Intermittent/Erratic
P2A64 lw Alternative Fuel Tank C Level Sensor Circuit
P2A65 lw Alternative Fuel Tank C Level Sensor Range/Performance
P2A66 lw Alternative Fuel Tank C Level Sensor Circuit Low
P2A67 lw Alternative Fuel Tank C Level Sensor Circuit High
P2A68 lw Alternative Fuel Tank C Level Sensor Circuit Intermittent/Erratic
P2A69 lw Alternative Fuel Rail Pressure Regulator Inlet Pressure Sensor Circuit
P2A6A lw Alternative Fuel Rail Pressure Regulator Inlet Pressure Sensor Range/Performance
P2A6B lw Alternative Fuel Rail Pressure Regulator Inlet Pressure Sensor Circuit Low
P2A6C lw Alternative Fuel Rail Pressure Regulator Inlet Pressure Sensor Circuit High
P2A6D lw Alternative Fuel Rail Pressure Regulator Inlet Pressure Sensor Circuit Intermittent/Erratic
P2A6E lw Alternative Fuel Rail Pressure Regulator Inlet Pressure Too Low
P2A6F lw Alternative Fuel Rail Pressure Regulator Inlet Pressure Too High
P2A70 lw Alternative Fuel Hydraulic Fuel Pump Select Valve Control Circuit
P2A71 lw Alternative Fuel Hydraulic Fuel Pump Select Valve Control Range/Performance
P2A72 lw Alternative Fuel Hydraulic Fuel Pump Select Valve Control Circuit Low
P2A73 lw Alternative Fuel Hydraulic Fuel Pump Select Valve Control Circuit High
P2A74 lw Alternative Fuel Hydraulic Fuel Pump Select Valve Control Circuit Intermittent/Erratic
P2A75 lw Alternative Fuel Hydraulic Pump Pressure Sensor Circuit
P2A76 lw Alternative Fuel Hydraulic Pump Pressure Sensor Range/Performance
P2A77 lw Alternative Fuel Hydraulic Pump Pressure Sensor Circuit Low
P2A78 lw Alternative Fuel Hydraulic Pump Pressure Sensor Circuit High
P2A79 lw Alternative Fuel Hydraulic Pump Pressure Sensor Circuit Intermittent/Erratic
P2A7A lw Alternative Fuel Hydraulic Pressure Sensor Circuit
P2A7B lw Alternative Fuel Hydraulic Pressure Sensor Range/Performance
P2A7C lw Alternative Fuel Hydraulic Pressure Sensor Circuit Low
P2A7D lw Alternative Fuel Hydraulic Pressure Sensor Circuit High
P2A7E lw Alternative Fuel Hydraulic Pressure Sensor Circuit Intermitttent/Erratic
P2A7F lw Alternative Fuel Pump A Compression Stroke Valve Control Circuit/Open
P2A80 lw Alternative Fuel Pump A Compression Stroke Valve Control Circuit Range/Performance
P2A81 lw Alternative Fuel Pump A Compression Stroke Valve Control Circuit Low
P2A82 lw Alternative Fuel Pump A Compression Stroke Valve Control Circuit High
P2A83 lw Alternative Fuel Pump B Compression Stroke Valve Control Circuit/Open
P2A84 lw Alternative Fuel Pump B Compression Stroke Valve Control Circuit Range/Performance
P2A85 lw Alternative Fuel Pump B Compression Stroke Valve Control Circuit Low
P2A86 lw Alternative Fuel Pump B Compression Stroke Valve Control Circuit High
P2A87 lw Alternative Fuel Pump C Compression Stroke Valve Control Circuit/Open
P2A88 lw Alternative Fuel Pump C Compression Stroke Valve Control Circuit Range/Performance
P2A89 lw Alternative Fuel Pump C Compression Stroke Valve Control Circuit Low
P2A8A lw Alternative Fuel Pump C Compression Stroke Valve Control Circuit High
P2A8B lw Alternative Fuel Vaporizer A Performance
P2A8C lw Alternative Fuel Vaporizer B Performance
P2A8D lw Alternative Fuel Vaporizer C Performance
P2A8E lw Alternative Fuel Pump A Performance
P2A8F lw Alternative Fuel Pump B Performance
P2A90 lw Alternative Fuel Pump C Performance
P2A91 lw Alternative Fuel Tank Select Valve A Control Circuit/Open
P2A92 lw Alternative Fuel Tank Select Valve A Control Performance
P2A93 lw Alternative Fuel Tank Select Valve A Control Circuit Low
P2A94 lw Alternative Fuel Tank Select Valve A Control Circuit High
P2A95 lw Alternative Fuel Tank Select Valve B Control Circuit/Open
P2A96 lw Alternative Fuel Tank Select Valve B Control Circuit Performance
P2A97 lw Alternative Fuel Tank Select Valve B Control Circuit Low
P2A98 lw Alternative Fuel Tank Select Valve B Control Circuit High
P2A99 lw Alternative Fuel Tank Select Valve C Control Circuit/Open
P2A9A lw Alternative Fuel Tank Select Valve C Control Circuit Performance
P2A9B lw Alternative Fuel Tank Select Valve C Control Circuit Low
P2A9C lw Alternative Fuel Tank Select Valve C Control Circuit High
P2A9D lw Alternative Fuel High Pressure System Small Leak
P2A9E lw Alternative Fuel Return Line Valve Control Circuit/Open
P2A9F lw Alternative Fuel Return Line Valve Control Circuit Range/Performance
P2AA0 lw Alternative Fuel Return Line Valve Control Circuit Low
P2AA1 lw Alternative Fuel Return Line Valve Control Circuit High
P2AA2 lw Alternative Fuel Return Line Insufficient Flow
P2AA3 lw Cold Start EGR B Flow Insufficient Detected
P2AA4 lw Cold Start EGR B Flow Excessive Detected
P2AA5 lw EGR Cooler Bypass Control Circuit Driver Current/Temperature Too High Bank 1
P2AA6 lw EGR Cooler Bypass Control Circuit Driver Current/Temperature Too High Bank 2
P2AA7 lw Engine Coolant Bypass Valve B Position Sensor Circuit
P2AA8 lw Engine Coolant Bypass Valve B Position Sensor Circuit Range/Performance
P2AA9 lw Engine Coolant Bypass Valve B Position Sensor Circuit Low
P2AAA lw Engine Coolant Bypass Valve B Position Sensor Circuit High
P2AAB lw Engine Coolant Bypass Valve B Position Sensor Circuit Intermittent/Erratic
P2AAC lw Diesel Fuel Presence Sensor Circuit
P2AAD lw Diesel Fuel Presence Sensor Circuit Range/Performance
P2AAE lw Diesel Fuel Presence Sensor Circuit Low
P2AAF lw Diesel Fuel Presence Sensor Circuit High
P2AB0 lw Particulate Matter Sensor Processor Performance
P2AB1 lw Catalyst Heater Control Module Performance
P2AB2 lw Catalyst Heater Control Module Supply Voltage
P2AB3 lw Cold Start Intake Manifold Runner Control Stuck Open Bank 1
P2AB4 lw Cold Start Intake Manifold Runner Control Stuck Open Bank 2
P2AB5 lw Cold Start Intake Manifold Runner Control Stuck Closed Bank 1
P2AB6 lw Cold Start Intake Manifold Runner Control Stuck Closed Bank 2
P2AB7 lw Wastegate Position Sensor A Circuit
P2AB8 lw Wastegate Position Sensor A Circuit Low
P2AB9 lw Wastegate Position Sensor A Circuit High
P2ABA lw Wastegate Position Sensor B Circuit
P2ABB lw Wastegate Position Sensor B Circuit Low
P2ABC lw Wastegate Position Sensor B Circuit High
P2ABD lw Turbocharger/Supercharger Wastegate Actuator A Driver Current/Temperature Too High
P2ABE lw Turbocharger/Supercharger Wastegate Actuator B Driver Current/Temperature Too High
P2ABF lw Intake Air O2 Sensor Reference Voltage Circuit/Open Bank 1
P2AC0 lw Intake Air O2 Sensor Reference Voltage Circuit Range/Performance Bank 1
P2AC1 lw Intake Air O2 Sensor Reference Voltage Circuit Low Bank 1
P2AC2 lw Intake Air O2 Sensor Reference Voltage Circuit High Bank 1
P2AC3 lw Intake Air O2 Sensor Reference Voltage Circuit/Open Bank 2
P2AC4 lw Intake Air O2 Sensor Reference Voltage Circuit Range/Performance Bank 2
P2AC5 lw Intake Air O2 Sensor Reference Voltage Circuit Low Bank 2
P2AC6 lw Intake Air O2 Sensor Reference Voltage Circuit High Bank 2
P2AC7 lw Charge Air Cooler Coolant Temperature Sensor B Circuit
P2AC8 lw Charge Air Cooler Coolant Temperature Sensor B Circuit Range/Performance
P2AC9 lw Charge Air Cooler Coolant Temperature Sensor B Circuit Low
P2ACA lw Charge Air Cooler Coolant Temperature Sensor B Circuit High
P2ACB lw Charge Air Cooler Coolant Temperature Sensor B Intermittent/Erratic
P2ACC lw Reductant Temperature Sensor B Circuit
P2ACD lw Reductant Temperature Sensor B Circuit Range/Performance
P2ACE lw Reductant Temperature Sensor B Circuit Low
P2ACF lw Reductant Temperature Sensor B Circuit High
P2AD0 lw Reductant Temperature Sensor B Circuit Intermittent
P2AD1 lw Throttle/Pedal Position Sensor/Switch C/G Voltage Correlation
P2AD2 lw Throttle/Pedal Position Sensor/Switch B/G Voltage Correlation
P2AD3 lw Throttle/Pedal Position Sensor/Switch A/G Voltage Correlation
P2AD4 lw Intermediate System Voltage Low
P2AD5 lw Intermediate System Voltage High
P2AD6 lw Reductant Pump Motor Position Sensor Circuit
P2AD7 lw Reductant Pump Motor Position Sensor Circuit Range/Performance
P2AD8 lw Reductant Pump Motor Position Sensor Circuit Low
P2AD9 lw Reductant Pump Motor Position Sensor Circuit High
P2ADA lw Reductant Tank Temperature Sensor B Circuit Range/Performance
P2ADB lw Reductant Tank Temperature Sensor B Circuit Low
P2ADC lw Reductant Tank Temperature Sensor B Circuit High
P2ADD lw Reductant Tank Temperature Sensor B Circuit Intermittent/Erratic
P2ADE lw Reductant Tank Temperature Sensor B Circuit
P2ADF lw Intake Air System Leak Bank 2
P2AE0 lw Intake Air O2 Sensor Pumping Current Trim Circuit Open Bank 1
P2AE1 lw Intake Air O2 Sensor Pumping Current Trim Circuit Low Bank 1
P2AE2 lw Intake Air O2 Sensor Pumping Current Trim Circuit High Bank 1
P2AE3 lw Intake Air O2 Sensor Pumping Current Circuit Open Bank 1
P2AE4 lw Intake Air O2 Sensor Pumping Current Circuit Low Bank 1
P2AE5 lw Intake Air O2 Sensor Pumping Current Circuit High Bank 1
P2AE6 lw Intake Air O2 Sensor Negative Current Control Circuit Open Bank 1
P2AE7 lw Intake Air O2 Sensor Negative Current Control Circuit Low Bank 1
P2AE8 lw Intake Air O2 Sensor Negative Current Control Circuit High Bank 1
P2AE9 lw Intake Air O2 Sensor Pumping Current Trim Circuit Open Bank 2
P2AEA lw Intake Air O2 Sensor Pumping Current Trim Circuit Low Bank 2
P2AEB lw Intake Air O2 Sensor Pumping Current Trim Circuit High Bank 2
P2AEC lw Intake Air O2 Sensor Pumping Current Circuit Open Bank 2
P2AED lw Intake Air O2 Sensor Pumping Current Circuit Low Bank 2
P2AEE lw Intake Air O2 Sensor Pumping Current Circuit High Bank 2
P2AEF lw Intake Air O2 Sensor Negative Current Control Circuit Open Bank 2
P2AF0 lw Intake Air O2 Sensor Negative Current Control Circuit Low Bank 2
P2AF1 lw Intake Air O2 Sensor Negative Current Control Circuit High Bank 2
P2AF2 lw Starter Relay C Control Circuit/Open
P2AF3 lw Starter Relay C Control Circuit Low
P2AF4 lw Starter Relay C Control Circuit High
P2AF5 lw Starter Relay C Stuck On
P2AF6 lw Starter Relay C Stuck Off
P2AF7 lw Starter Relay D Control Circuit/Open
P2AF8 lw Starter Relay D Control Circuit Low
P2AF9 lw Starter Relay D Control Circuit High
P2AFA lw Starter Relay D Stuck On
P2AFB lw Starter Relay D Stuck Off
P2AFC lw Engine Coolant Temperature Sensor 4 Circuit
P2AFD lw Engine Coolant Temperature Sensor 4 Circuit Range/Performance
P2AFE lw Engine Coolant Temperature Sensor 4 Circuit Low
P2AFF lw Engine Coolant Temperature Sensor 4 Circuit High
P2B00 lw Cylinder 1 Injection Pulse Performance
P2B01 lw Cylinder 2 Injection Pulse Performance
P2B02 lw Cylinder 3 Injection Pulse Performance
P2B03 lw Cylinder 4 Injection Pulse Performance
P2B04 lw Cylinder 5 Injection Pulse Performance
P2B05 lw Cylinder 6 Injection Pulse Performance
P2B06 lw Cylinder 7 Injection Pulse Performance
P2B07 lw Cylinder 8 Injection Pulse Performance
P2B08 lw Cold Start Cylinder 1 Injection Pulse Performance
P2B09 lw Cold Start Cylinder 2 Injection Pulse Performance
P2B0A lw Cold Start Cylinder 3 Injection Pulse Performance
P2B0B lw Cold Start Cylinder 4 Injection Pulse Performance
P2B0C lw Cold Start Cylinder 5 Injection Pulse Performance
P2B0D lw Cold Start Cylinder 6 Injection Pulse Performance
P2B0E lw Cold Start Cylinder 7 Injection Pulse Performance
P2B0F lw Cold Start Cylinder 8 Injection Pulse Performance
P2B10 lw Cylinder 1 Injection Pulse Offset Not Learned
P2B11 lw Cylinder 1 Injection Pulse Offset Exceeded Learning Limit
P2B12 lw Cylinder 2 Injection Pulse Offset Not Learned
P2B13 lw Cylinder 2 Injection Pulse Offset Exceeded Learning Limit
P2B14 lw Cylinder 3 Injection Pulse Offset Not Learned
P2B15 lw Cylinder 3 Injection Pulse Offset Exceeded Learning Limit
P2B16 lw Cylinder 4 Injection Pulse Offset Not Learned
P2B17 lw Cylinder 4 Injection Pulse Offset Exceeded Learning Limit
P2B18 lw Cylinder 5 Injection Pulse Offset Not Learned
P2B19 lw Cylinder 5 Injection Pulse Offset Exceeded Learning Limit
P2B1A lw Cylinder 6 Injection Pulse Offset Not Learned
P2B1B lw Cylinder 6 Injection Pulse Offset Exceeded Learning Limit
P2B1C lw Cylinder 7 Injection Pulse Offset Not Learned
P2B1D lw Cylinder 7 Injection Pulse Offset Exceeded Learning Limit
P2B1E lw Cylinder 8 Injection Pulse Offset Not Learned
P2B1F lw Cylinder 8 Injection Pulse Offset Exceeded Learning Limit
P2B20 lw Hybrid/EV Electronics Coolant Temperature Sensor B Circuit
P2B21 lw Hybrid/EV Electronics Coolant Temperature Sensor B Circuit Range/Perfomance
P2B22 lw Hybrid/EV Electronics Coolant Temperature Sensor B Circuit Low
P2B23 lw Hybrid/EV Electronics Coolant Temperature Sensor B Circuit High
P2B24 lw Hybrid/EV Electronics Coolant Temperature Sensor C Circuit
P2B25 lw Hybrid/EV Electronics Coolant Temperature Sensor C Circuit Range/Perfomance
P2B26 lw Hybrid/EV Electronics Coolant Temperature Sensor C Circuit Low
P2B27 lw Hybrid/EV Electronics Coolant Temperature Sensor C Circuit High
P2B28 lw Hybrid/EV Battery Pack Coolant Pump A Performance
P2B29 lw Hybrid/EV Battery Pack Coolant Pump A Overspeed - Dry Run
P2B2A lw Hybrid/EV Electronics Coolant Pump A Overspeed - Dry Run
P2B2B lw Engine Coolant Temperature Sensor 5 Circuit
P2B2C lw Engine Coolant Temperature Sensor 5 Circuit Range/Performance
P2B2D lw Engine Coolant Temperature Sensor 5 Circuit Low
P2B2E lw Engine Coolant Temperature Sensor 5 Circuit High
P2B2F lw Fan 1 Performance/Stuck Off
P2B30 lw Fan 1 Stuck On
P2B31 lw Fan 2 Performance/Stuck Off
P2B32 lw Fan 2 Stuck On
P2B33 lw A Camshaft Profile Actuator B Control Circuit/Open Bank 1
P2B34 lw A Camshaft Profile Actuator B Control Circuit Low Bank 1
P2B35 lw A Camshaft Profile Actuator B Control Circuit High Bank 1
P2B36 lw A Camshaft Profile Actuator B Control Circuit/Open Bank 2
P2B37 lw A Camshaft Profile Actuator B Control Circuit Low Bank 2
P2B38 lw A Camshaft Profile Actuator B Control Circuit High Bank 2
P2B39 lw B Camshaft Profile Actuator B Control Circuit/Open Bank 1
P2B3A lw B Camshaft Profile Actuator B Control Circuit Low Bank 1
P2B3B lw B Camshaft Profile Actuator B Control Circuit High Bank 1
P2B3C lw B Camshaft Profile Actuator B Control Circuit/Open Bank 2
P2B3D lw B Camshaft Profile Actuator B Control Circuit Low Bank 2
P2B3E lw B Camshaft Profile Actuator B Control Circuit High Bank 2
P2B3F lw A Camshaft Position Actuator Position Sensor B Circuit Bank 1
P2B40 lw A Camshaft Position Actuator Position Sensor B Range/Performance Bank 1
P2B41 lw A Camshaft Position Actuator Position Sensor B Circuit Low Bank 1
P2B42 lw A Camshaft Position Actuator Position Sensor B Circuit High Bank 1
P2B43 lw A Camshaft Position Actuator Position Sensor B Circuit Bank 2
P2B44 lw A Camshaft Position Actuator Position Sensor B Range/Performance Bank 2
P2B45 lw A Camshaft Position Actuator Position Sensor B Circuit Low Bank 2
P2B46 lw A Camshaft Position Actuator Position Sensor B Circuit High Bank 2
P2B47 lw B Camshaft Position Actuator Position Sensor B Circuit Bank 1
P2B48 lw B Camshaft Position Actuator Position Sensor B Range/Performance Bank 1
P2B49 lw B Camshaft Position Actuator Position Sensor B Circuit Low Bank 1
P2B4A lw B Camshaft Position Actuator Position Sensor B Circuit High Bank 1
P2B4B lw B Camshaft Position Actuator Position Sensor B Circuit Bank 2
P2B4C lw B Camshaft Position Actuator Position Sensor B Range/Performance Bank 2
P2B4D lw B Camshaft Position Actuator Position Sensor B Circuit Low Bank 2
P2B4E lw B Camshaft Position Actuator Position Sensor B Circuit High Bank 2
P2B4F lw A Camshaft Profile Actuator B Control Performance/Stuck Off Bank 1
P2B50 lw A Camshaft Profile Actuator B Control Performance/Stuck Off Bank 2
P2B51 lw B Camshaft Profile Actuator B Control Performance/Stuck Off Bank 1
P2B52 lw B Camshaft Profile Actuator B Control Performance/Stuck Off Bank 2
P2B53 lw A Camshaft Profile Actuator B Control Stuck On Bank 1
P2B54 lw A Camshaft Profile Actuator B Control Stuck On Bank 2
P2B55 lw B Camshaft Profile Actuator B Control Stuck On Bank 1
P2B56 lw B Camshaft Profile Actuator B Control Stuck On Bank 2
P2B57 lw Low Engine Oil Pressure - Camshaft Control Disabled
P2B58 lw Engine Coolant Flow Control Valve Motor Current High
P2B59 lw Engine Coolant Flow Control Valve Control Circuit/Open
P2B5A lw Engine Coolant Flow Control Valve Control Circuit Low
P2B5B lw Engine Coolant Flow Control Valve Control Circuit High
P2B5C lw Engine Coolant Flow Control Valve Supply Circuit Low
P2B5D lw Engine Coolant Flow Control Valve Position Sensor Circuit
P2B5E lw Engine Coolant Flow Control Valve Position Sensor Circuit Low
P2B5F lw Engine Coolant Flow Control Valve Position Sensor Circuit High
P2B60 lw Engine Coolant Flow Control Valve Position Sensor Circuit Range/Performance
P2B61 lw Engine Coolant Flow Control Valve Stuck Closed
P2B62 lw Coolant Pump B Supply Voltage Circuit
P2B63 lw Coolant Pump B Stuck/Stalled
P2B64 lw Coolant Pump B Control Module Overtemperature
P2B65 lw Coolant Pump B Overspeed/Air in System
P2B66 lw Coolant Pump D Control Circuit/Open
P2B67 lw Coolant Pump D Control Circuit Low
P2B68 lw Coolant Pump D Control Circuit High
P2B69 lw Coolant Pump D Supply Voltage Circuit
P2B6A lw Coolant Pump D Stuck/Stalled
P2B6B lw Coolant Pump D Control Module Overtemperature
P2B6C lw Coolant Pump D Overspeed/Air in System
P2B6D lw Engine Coolant Flow Control Valve Position Sensor Circuit Intermittent/Erratic
P2B6E lw Turbocharger/Supercharger A Temperature Sensor Circuit
P2B6F lw Turbocharger/Supercharger A Temperature Sensor Circuit Low
P2B70 lw Turbocharger/Supercharger A Temperature Sensor Circuit High
P2B71 lw Turbocharger/Supercharger A Temperature Sensor Circuit Range/Performance
P2B72 lw Coolant Heater A Control Circuit/Open
P2B73 lw Coolant Heater A Control Circuit Low
P2B74 lw Coolant Heater A Control Circuit High
P2B75 lw Coolant Heater A Control Circuit Performance
P2B76 lw Coolant Heater B Control Circuit/Open
P2B77 lw Coolant Heater B Control Circuit Low
P2B78 lw Coolant Heater B Control Circuit High
P2B79 lw Coolant Heater B Control Circuit Performance
P2B7A lw EVAP System Pressure Sensor/Switch C Circuit
P2B7B lw EVAP System Pressure Sensor/Switch C Circuit Range/Performance
P2B7C lw EVAP System Pressure Sensor/Switch C Circuit Low
P2B7D lw EVAP System Pressure Sensor/Switch C Circuit High
P2B7E lw EVAP System Pressure Sensor/Switch C Circuit Intermittent
P2B7F lw Turbocharger/Supercharger Boost Control Module A Calibration Not Learned/Programmed
P2B80 lw Turbocharger/Supercharger Boost Control Module B Calibration Not Learned/Programmed
P2B81 lw Wastegate Position Sensor A Circuit Performance
P2B82 lw Wastegate Position Sensor B Circuit Performance
P2B83 lw Charge Air Cooler Coolant Pump A Overspeed/Air In System
P2B84 lw Charge Air Cooler Coolant Pump A Underspeed
P2B85 lw Engine Coolant Pump Underspeed
P2B86 lw Coolant Pump A Overspeed/Air in System
P2B87 lw Coolant Pump A Underspeed
P2B88 lw Intake Air O2 Sensor Circuit Bank 1
P2B89 lw Intake Air O2 Sensor Circuit Low Voltage Bank 1
P2B8A lw Intake Air O2 Sensor Circuit High Voltage Bank 1
P2B8B lw Intake Air O2 Sensor Heater Control Circuit/Open Bank 1
P2B8C lw Intake Air O2 Sensor Heater Control Circuit Range/Performance Bank 1
P2B8D lw Intake Air O2 Sensor Heater Control Circuit Low Bank 1
P2B8E lw Intake Air O2 Sensor Heater Control Circuit High Bank 1
P2B8F lw Turbocharger/Supercharger B Temperature Sensor Circuit
P2B90 lw Turbocharger/Supercharger B Temperature Sensor Circuit Low
P2B91 lw Turbocharger/Supercharger B Temperature Sensor Circuit High
P2B92 lw Turbocharger/Supercharger B Temperature Sensor Circuit Range/Performance
P2B93 lw Wastegate Position Sensor A Exceeded Learning Limit
P2B94 lw Wastegate Position Sensor B Exceeded Learning Limit
P2B95 lw Cold Start Injection Pulse Performance
P2B96 lw Injection Pulse Performance
P2B97 lw Exhaust Pressure Control Valve A Position Exceeded Learning Limit
P2B98 lw Exhaust Pressure Control Valve A Supply Low
P2B99 lw Exhaust Pressure Control Valve A Driver Current/Temperature Too High
P2B9A lw Reductant Quality Sensor Circuit Intermittent/Erratic
P2B9B lw Vehicle Conditions Incorrect for Particulate Matter Sensor Regeneration
P2B9C lw Coolant Pump A Stuck/Stalled
P2B9D lw Coolant Pump A Supply Voltage Circuit
P2B9E lw Coolant Pump A Control Module Overtemperature
P2B9F lw Coolant Pump B Underspeed
P2BA0 lw Coolant Pump C Underspeed
P2BA1 lw Coolant Pump D Underspeed
P2BA2 lw Engine Coolant Pump Stuck/Stalled
P2BA3 lw Starter/Generator Mechanical Performance
P2BA4 lw Catalyst Feedgas Performance
P2BA5 lw Particulate Filter Feedgas Performance
P2BA6 lw NOx Exceedance - SCR NOx Catalyst Performance
P2BA7 lw NOx Exceedence - Empty Reagent Tank
P2BA8 lw NOx Exceedence - Interruption of Reagent Dosing Activity
P2BA9 lw NOx Exceedence - Insufficient Reagent Quality
P2BAA dw NOx Exceedence - Low Reagent Consumption | NOx Sensor Range/Performance (Bank 1, Sensor 1)
P2BAB dw NOx Exceedence - Incorrect EGR Flow | NOx Exceedence - Reagent System Performance
P2BAC aw NOx Exceedence - Deactivation of EGR
P2BAD dw NOx Exceedence - Root Cause Unknown | NOx Exceedence - Insufficient Reagent Consumption
P2BAE lw NOx Exceedence - NOx control monitoring system
P2BAF dw NOx System Driver Inducement Active | NOx Sensor Heater Sense Circuit Range/Performance Bank 1 Sensor 1
P2BB0 lw Alternative Fuel Consumption Too Low
P2BB1 lw Alternative Fuel Consumption Too High
P2BB2 lw Alternative Fuel Tank Empty
P2BB3 lw Fuel Pump Secondary Circuit Performance
P2BB4 lw Engine Coolant Temperature Sensor 4 Circuit Intermittent/Erratic
P2BB5 lw Engine Coolant Temperature Sensor 5 Circuit Intermittent/Erratic
P2BB6 lw Engine Coolant Temperature Sensor 6 Circuit
P2BB7 lw Engine Coolant Temperature Sensor 6 Circuit Range/Performance
P2BB8 lw Engine Coolant Temperature Sensor 6 Circuit Low
P2BB9 lw Engine Coolant Temperature Sensor 6 Circuit High
P2BBA lw Engine Coolant Temperature Sensor 6 Circuit Intermittent/Erratic
P2BBB lw Turbocharger/Supercharger Bypass Valve A Position Sensor Circuit
P2BBC lw Turbocharger/Supercharger Bypass Valve A Position Sensor Circuit Low
P2BBD lw Turbocharger/Supercharger Bypass Valve A Position Sensor Circuit High
P2BBE lw Turbocharger/Supercharger Bypass Valve A Position Exceeded Learning Limit
P2BBF lw Turbocharger/Supercharger Bypass Valve A Supply Voltage Low
P2BC0 lw Turbocharger/Supercharger Bypass Valve A Driver Current/Temperature Too High
P2BC1 lw Charge Air Cooler Coolant Pump A Stuck/Stalled
P2BC2 lw Charge Air Cooler Coolant Pump A Supply Voltage Circuit
P2BC3 lw Charge Air Cooler Coolant Pump A Control Module Overtemperature
P2BC4 lw Battery Charging System Positive Contactor B Circuit
P2BC5 lw Battery Charging System Positive Contactor B Stuck Closed
P2BC6 lw Battery Charging System Positive Contactor B Stuck Open
P2BC7 lw Battery Charging System Positive Contactor B Control Circuit/Open
P2BC8 lw Battery Charging System Positive Contactor B Control Circuit Range/Performance
P2BC9 lw Battery Charging System Positive Contactor B Control Circuit Low
P2BCA lw Battery Charging System Positive Contactor B Control Circuit High
P2BCB lw Battery Charging System Negative Contactor B Circuit
P2BCC lw Battery Charging System Negative Contactor B Stuck Closed
P2BCD lw Battery Charging System Negative Contactor B Stuck Open
P2BCE lw Battery Charging System Negative Contactor B Control Circuit/Open
P2BCF lw Battery Charging System Negative Contactor B Control Circuit Range/Performance
P2BD0 lw Battery Charging System Negative Contactor B Control Circuit Low
P2BD1 lw Battery Charging System Negative Contactor B Control Circuit High
P2BD2 lw Exhaust Aftertreatment System A Leak
P2BD3 lw Exhaust Aftertreatment System B Leak
P2BD4 lw Motor Electronics Coolant Pump C Control Circuit/Open
P2BD5 lw Motor Electronics Coolant Pump C Control Circuit Low
P2BD6 lw Motor Electronics Coolant Pump C Control Circuit High
P2BD7 lw Motor Electronics Coolant Pump C Control Performance
P2BD8 lw Motor Electronics Coolant Temperature Sensor B Circuit
P2BD9 lw Motor Electronics Coolant Temperature Sensor B Circuit Range/Performance
P2BDA lw Motor Electronics Coolant Temperature Sensor B Circuit Low
P2BDB lw Motor Electronics Coolant Temperature Sensor B Circuit High
P2BDC lw Motor Electronics Coolant Temperature Sensor C Circuit
P2BDD lw Motor Electronics Coolant Temperature Sensor C Circuit Range/Performance
P2BDE lw Motor Electronics Coolant Temperature Sensor C Circuit Low
P2BDF lw Motor Electronics Coolant Temperature Sensor C Circuit High
P2BE0 lw Hybrid/EV Battery Coolant Level Sensor Circuit/Open
P2BE1 lw Hybrid/EV Battery Coolant Level Sensor Range/Performance
P2BE2 lw Hybrid/EV Battery Coolant Level Sensor Circuit Low
P2BE3 lw Hybrid/EV Battery Coolant Level Sensor Circuit High
P2BE4 lw Hybrid/EV Battery Pack Current Sensor C Circuit
P2BE5 lw Hybrid/EV Battery Pack Current Sensor C Circuit Range/Performance
P2BE6 lw Hybrid/EV Battery Pack Current Sensor C Low
P2BE7 lw Hybrid/EV Battery Pack Current Sensor C High
P2BE8 lw Hybrid/EV Battery Precharge Contactor Control Circuit B Open
P2BE9 lw Hybrid/EV Battery Precharge Contactor Control Circuit B Range/Performance
P2BEA lw Hybrid/EV Battery Precharge Contactor Control Circuit B Low
P2BEB lw Hybrid/EV Battery Precharge Contactor Control Circuit B High
P2BEC lw Fuel Control System A Too Lean Bank 1
P2BED lw Fuel Control System A Too Rich Bank 1
P2BEE lw Fuel Control System A Too Lean Bank 2
P2BEF lw Fuel Control System A Too Rich Bank 2
P2BF0 lw Fuel Control System B Too Lean Bank 1
P2BF1 lw Fuel Control System B Too Rich Bank 1
P2BF2 lw Fuel Control System B Too Lean Bank 2
P2BF3 lw Fuel Control System B Too Rich Bank 2
P2BF4 lw Exhaust Flow Control Valve A Position Circuit
P2BF5 lw Exhaust Flow Control Valve A Position Circuit Range/Performance
P2BF6 lw Exhaust Flow Control Valve A Position Circuit Low
P2BF7 lw Exhaust Flow Control Valve A Position Circuit High
P2BF8 lw Exhaust Flow Control Valve B Control Circuit/Open
P2BF9 lw Exhaust Flow Control Valve B Control Circuit Low
P2BFA lw Exhaust Flow Control Valve B Control Circuit High
P2BFB lw Exhaust Flow Control Valve B Control Performance
P2BFC lw Exhaust Flow Control Valve B Position Circuit
P2BFD lw Exhaust Flow Control Valve B Position Circuit Range/Performance
P2BFE lw Exhaust Flow Control Valve B Position Circuit Low
P2BFF lw Exhaust Flow Control Valve B Position Circuit High
P2C00 lw Fuel Pressure Regulator C Performance
P2C01 lw Fuel Pressure Regulator D Performance
P2C02 lw Fuel Pressure Regulator D Control Circuit/Open
P2C03 lw Fuel Pressure Regulator D Control Circuit Low
P2C04 lw Fuel Pressure Regulator D Control Circuit High
P2C05 lw A Camshaft Profile Actuator Position Sensor A Circuit Bank 1
P2C06 lw A Camshaft Profile Actuator Position Sensor A Range/Performance Bank 1
P2C07 lw A Camshaft Profile Actuator Position Sensor A Circuit Low Bank 1
P2C08 lw A Camshaft Profile Actuator Position Sensor A Circuit High Bank 1
P2C09 lw A Camshaft Profile Actuator Position Sensor B Circuit Bank 1
P2C0A lw A Camshaft Profile Actuator Position Sensor B Range/Performance Bank 1
P2C0B lw A Camshaft Profile Actuator Position Sensor B Circuit Low Bank 1
P2C0C lw A Camshaft Profile Actuator Position Sensor B Circuit High Bank 1
P2C0D lw A Camshaft Profile Actuator Position Sensor C Circuit Bank 1
P2C0E lw A Camshaft Profile Actuator Position Sensor C Range/Performance Bank 1
P2C0F lw A Camshaft Profile Actuator Position Sensor C Circuit Low Bank 1
P2C10 lw A Camshaft Profile Actuator Position Sensor C Circuit High Bank 1
P2C11 lw Reductant Pump A Current Too Low
P2C12 lw B Camshaft Profile Actuator Position Sensor A Circuit Bank 1
P2C13 lw B Camshaft Profile Actuator Position Sensor A Range/Performance Bank 1
P2C14 lw B Camshaft Profile Actuator Position Sensor A Circuit Low Bank 1
P2C15 lw B Camshaft Profile Actuator Position Sensor A Circuit High Bank 1
P2C16 lw B Camshaft Profile Actuator Position Sensor B Circuit Bank 1
P2C17 lw B Camshaft Profile Actuator Position Sensor B Range/Performance Bank 1
P2C18 lw B Camshaft Profile Actuator Position Sensor B Circuit Low Bank 1
P2C19 lw B Camshaft Profile Actuator Position Sensor B Circuit High Bank 1
P2C1A lw B Camshaft Profile Actuator Position Sensor C Circuit Bank 1
P2C1B lw B Camshaft Profile Actuator Position Sensor C Range/Performance Bank 1
P2C1C lw B Camshaft Profile Actuator Position Sensor C Circuit Low Bank 1
P2C1D lw B Camshaft Profile Actuator Position Sensor C Circuit High Bank 1
P2C1E lw Cold Start Fuel Pressure Regulator A Performance
P2C1F lw Cold Start Fuel Pressure Regulator A Exceeded Control Limits - Pressure Too Low
P2C20 lw Cold Start Fuel Pressure Regulator A Exceeded Control Limits - Pressure Too High
P2C21 lw Engine Oil Temperature Sensor A/B Correlation
P2C22 lw Exhaust Heat Exchanger Exhaust Bypass Valve A Position Sensor Circuit
P2C23 lw Exhaust Heat Exchanger Exhaust Bypass Valve A Position Sensor Performance
P2C24 lw Exhaust Heat Exchanger Exhaust Bypass Valve A Position Sensor Circuit Low
P2C25 lw Exhaust Heat Exchanger Exhaust Bypass Valve A Position Sensor Circuit High
P2C26 lw Fuel Injector Group B Supply Sense Circuit
P2C27 lw Fuel Injector Group B Supply Sense Circuit Low
P2C28 lw Fuel Injector Group B Supply Sense Circuit High
P2C29 lw Turbocharger/Supercharger Bypass Valve B Stuck
P2C2A lw Turbocharger/Supercharger Bypass Valve B Position Sensor Circuit/Open
P2C2B lw Turbocharger/Supercharger Bypass Valve B Position Sensor Circuit Low
P2C2C lw Turbocharger/Supercharger Bypass Valve B Position Sensor Circuit High
P2C2D lw Turbocharger/Supercharger Bypass Valve B Position Exceeded Learning Limit
P2C2E lw Turbocharger/Supercharger Bypass Valve B Supply Voltage Low
P2C2F lw Turbocharger/Supercharger Bypass Valve B Driver Current/Temperature Too High
P2C30 lw Ignition Coil Primary Circuit Fuse A
P2C31 lw Ignition Coil Primary Circuit Fuse B
P2C32 lw Crankcase Pressure Sensor B Circuit
P2C33 lw Crankcase Pressure Sensor B Circuit Range/Performance
P2C34 lw Crankcase Pressure Sensor B Circuit Low
P2C35 lw Crankcase Pressure Sensor B Circuit High
P2C36 lw Crankcase Pressure Sensor B Circuit Intermittent/Erratic
P2C37 lw Cold Start Engine Coolant Pump Performance
P2C38 lw Cylinder Head Temperature Sensor B Circuit
P2C39 lw Cylinder Head Temperature Sensor B Range/Performance
P2C3A lw Cylinder Head Temperature Sensor B Circuit Low
P2C3B lw Cylinder Head Temperature Sensor B Circuit High
P2C3C lw Cylinder Head Temperature Sensor B Circuit Intermittent/Erratic
P2C3D lw Cylinder Head Temperature Sensor A/B Correlation
P2C3E lw Fan 4 Control Circuit
P2C3F lw Fan 4 Control Circuit Low
P2C40 lw Fan 4 Control Circuit High
P2C41 lw Fan 3 Performance/Stuck Off
P2C42 lw Fan 4 Performance/Stuck Off
P2C43 lw Battery Isolation/Voltage Stabilization Control Circuit
P2C44 lw Battery Isolation/Voltage Stabilization Control Circuit Performance
P2C45 lw Battery Isolation/Voltage Stabilization Control Circuit Low
P2C46 lw Battery Isolation/Voltage Stabilization Control Circuit High
P2C47 lw Battery Isolation/Voltage Stabilization Control Circuit Intermittent
P2C48 lw Coolant Pump C Control Circuit Performance/Stuck Off
P2C49 lw Coolant Pump D Control Circuit Performance/Stuck Off
P2C4A lw Clutch Actuator Position Sensor Circuit
P2C4B lw Clutch Actuator Position Sensor Circuit Range/Performance
P2C4C lw Clutch Actuator Position Sensor Circuit Low
P2C4D lw Clutch Actuator Position Sensor Circuit High
P2C4E lw Clutch Actuator Position Sensor Circuit Intermittent/Erratic
P2C4F lw Clutch Actuator Performance
P2C50 lw Clutch Pedal Position Sensor A/Clutch Actuator Position Sensor Correlation
P2C51 lw Fuel Level Sensor A/B Correlation
P2C52 lw Cylinder 1 Fuel Injector B Offset Learning At Min Limit
P2C53 lw Cylinder 1 Fuel Injector B Offset Learning At Max Limit
P2C54 lw Cylinder 2 Fuel Injector B Offset Learning At Min Limit
P2C55 lw Cylinder 2 Fuel Injector B Offset Learning At Max Limit
P2C56 lw Cylinder 3 Fuel Injector B Offset Learning At Min Limit
P2C57 lw Cylinder 3 Fuel Injector B Offset Learning At Max Limit
P2C58 lw Cylinder 4 Fuel Injector B Offset Learning At Min Limit
P2C59 lw Cylinder 4 Fuel Injector B Offset Learning At Max Limit
P2C5A lw Cylinder 5 Fuel Injector B Offset Learning At Min Limit
P2C5B lw Cylinder 5 Fuel Injector B Offset Learning At Max Limit
P2C5C lw Cylinder 6 Fuel Injector B Offset Learning At Min Limit
P2C5D lw Cylinder 6 Fuel Injector B Offset Learning At Max Limit
P2C5E lw Cylinder 7 Fuel Injector B Offset Learning At Min Limit
P2C5F lw Cylinder 7 Fuel Injector B Offset Learning At Max Limit
P2C60 lw Cylinder 8 Fuel Injector B Offset Learning At Min Limit
P2C61 lw Cylinder 8 Fuel Injector B Offset Learning At Max Limit
P2C62 lw O2 Sensor Pumping Current Trim Circuit/Open Bank 1 Sensor 3
P2C63 lw O2 Sensor Pumping Current Trim Circuit Low Bank 1 Sensor 3
P2C64 lw O2 Sensor Pumping Current Trim Circuit High Bank 1 Sensor 3
P2C65 lw O2 Sensor Out of Range During Deceleration Bank 1 Sensor 3
P2C66 lw Hybrid/EV Electronics Coolant Pump A Underspeed
P2C67 lw Hybrid/EV Electronics Coolant Pump A Overspeed
P2C68 lw Hybrid/EV Electronics Coolant Pump A Stuck/Stalled
P2C69 lw Drive Motor A Phase X Current
P2C6A lw Drive Motor A Phase X Current Low
P2C6B lw Drive Motor A Phase X Current High
P2C6C lw Drive Motor A Phase Y Current
P2C6D lw Drive Motor A Phase Y Current Low
P2C6E lw Drive Motor A Phase Y Current High
P2C6F lw Drive Motor A Phase Z Current
P2C70 lw Drive Motor A Phase Z Current Low
P2C71 lw Drive Motor A Phase Z Current High
P2C72 lw Hybrid/EV Electronics Cooling System Performance
P2C73 lw Active Grille Air Shutter C Stuck On
P2C74 lw Active Grille Air Shutter C Control Circuit Range/Performance
P2C75 lw Active Grille Air Shutter Module C Over Temperature
P2C76 lw Active Grille Air Shutter D Stuck On
P2C77 lw Active Grille Air Shutter D Control Circuit Range/Performance
P2C78 lw Active Grille Air Shutter Module D Over Temperature
P2C79 lw NOx Adsorber - Sulfur Limit Exceeded
P2C7A lw SCR NOx Catalyst Efficiency Below Threshold Bank 1 Catalyst 2
P2C7B lw Turbocharger Turbine Inlet Valve Control Performance
P2C7C lw Turbocharger Turbine Inlet Valve Supply Circuit Low
P2C7D lw Turbocharger Turbine Inlet Valve Motor Driver High Current
P2C7E lw Turbocharger Turbine Inlet Valve Motor Driver Overtemperature
P2C7F lw Turbocharger Turbine Inlet Valve Position Sensor Exceeded Learning Limit
P2C80 lw AIR System Pump Overspeed Bank 1
P2C81 lw AIR System Pump Overtemperature Bank 1
P2C82 lw AIR System Pump Supply Voltage Circuit Bank 1
P2C83 lw Cold Start Shift Time Too Short
P2C84 lw Cold Start Shift Time Too Long
P2C85 lw Hybrid/EV Battery Voltage External Isolation Fault
P2C86 lw Hybrid/EV Battery Voltage Internal Isolation Warning
P2C87 lw Hybrid/EV Battery Voltage External Isolation Warning
P2C88 lw Hybrid/EV Battery Voltage System Isolation Warning
P2C89 lw Hybrid/EV Battery System Precharge Current Too High
P2C8A lw Hybrid/EV Battery Interface Control Module A Performance
P2C8B lw Hybrid/EV Battery Interface Control Module B Performance
P2C8C lw DC/DC Converter Temperature Sensor D Circuit
P2C8D lw DC/DC Converter Temperature Sensor D Circuit Range/Performance
P2C8E lw DC/DC Converter Temperature Sensor D Circuit Low
P2C8F lw DC/DC Converter Temperature Sensor D Circuit High
P2C90 lw Crankcase Ventilation System - Hose A Disconnected
P2C91 lw Crankcase Ventilation System - Hose B Disconnected
P2C92 lw Hybrid/EV Battery Contactor Control Supply Circuit/Open
P2C93 lw Hybrid/EV Battery Contactor Control Supply Circuit Range/Performance
P2C94 lw Hybrid/EV Battery Contactor Control Supply Circuit Low
P2C95 lw Hybrid/EV Battery Contactor Control Supply Circuit High
P2C96 lw Hybrid/EV Battery Disable Circuit/Open
P2C97 lw Hybrid/EV Battery Disable Circuit Low
P2C98 lw Hybrid/EV Battery Disable Circuit High
P2C99 lw Throttle Actuator A Control Exceeded Learning Limit
P2C9A lw Throttle Actuator B Control Exceeded Learning Limit
P2C9B lw Cold Start Turbocharger/Supercharger Wastegate Actuator A Range/Performance
P2C9C lw Cold Start Turbocharger/Supercharger Wastegate Actuator B Range/Performance
P2C9D lw Fuel Pressure Regulator C Exceeded Control Limits - Pressure Too High
P2C9E lw Fuel Pressure Regulator C Exceeded Control Limits - Pressure Too Low
P2C9F lw Fuel Pressure Regulator D Exceeded Control Limits - Pressure Too High
P2CA0 lw Fuel Pressure Regulator D Exceeded Control Limits - Pressure Too Low
P2CA1 lw Charge Air Cooler Coolant Pump Sense Circuit High
P2CA2 lw Charge Air Cooler Coolant Pump Sense Circuit Low
P2CA3 lw Charge Air Cooler Coolant Pump Sense Circuit Performance
P2CA4 lw Particulate Filter Pressure Sensor Signals Swapped A/B
P2CA5 lw DC/DC Converter Temperature Sensor E Circuit
P2CA6 lw DC/DC Converter Temperature Sensor E Circuit Low
P2CA7 lw DC/DC Converter Temperature Sensor E Circuit High
P2CA8 lw DC/DC Converter Temperature Sensor E Circuit Range/Performance
P2CA9 lw DC/DC Converter Temperature Sensor F Circuit
P2CAA lw DC/DC Converter Temperature Sensor F Circuit Low
P2CAB lw DC/DC Converter Temperature Sensor F Circuit High
P2CAC lw DC/DC Converter Temperature Sensor F Circuit Range/Performance
P2CAD lw Charge Air Cooler Coolant Pump B Control Circuit/Open
P2CAE lw Charge Air Cooler Coolant Pump B Control Circuit Low
P2CAF lw Charge Air Cooler Coolant Pump B Control Circuit High
P2CB0 lw Charge Air Cooler Coolant Pump B Performance
P2CB1 lw Charge Air Cooler Coolant Pump B Overspeed/Air In System
P2CB2 lw Charge Air Cooler Coolant Pump B Underspeed
P2CB3 lw Charge Air Cooler Coolant Pump B Stuck/Stalled
P2CB4 lw Charge Air Cooler Coolant Pump B Supply Voltage Circuit
P2CB5 lw Charge Air Cooler Coolant Pump B Control Module Overtemperature
P2CB6 lw Turbocharger/Supercharger B Boost System Performance
P2CB7 lw Turbocharger/Supercharger Boost Pressure B Not Detected - Mechanical
P2CB8 lw Turbocharger/Supercharger Boost Pressure B Too High - Mechanical
P2CB9 lw Fan 2 Underspeed
P2CBA lw Fan 2 Overspeed
P2CBB lw Fan 3 Underspeed
P2CBC lw Fan 3 Overspeed
P2CBD lw PCV Heater B Control Circuit /Open
P2CBE lw PCV Heater B Control Circuit High
P2CBF lw PCV Heater B Control Circuit Low
P2CC0 lw PCV Heater B Performance
P2CC1 lw Generator Voltage Sense Circuit B
P2CC2 lw Generator Voltage Sense Circuit B Range/Performance
P2CC3 lw Generator Voltage Sense Circuit B Low
P2CC4 lw Generator Voltage Sense Circuit B High
P2CC5 lw Generator Inverter Power Supply B Circuit/Open
P2CC6 lw Generator Inverter Power Supply B Circuit Low
P2CC7 lw Generator Inverter Power Supply B Circuit High
P2CC8 lw Coolant Pump Speed Sensor Circuit
P2CC9 lw Coolant Pump Speed Sensor Range/Performance
P2CCA lw Coolant Pump Speed Sensor Circuit Low
P2CCB lw Coolant Pump Speed Sensor Circuit High
P2CCC lw Hybrid/EV Battery Pack G Deterioration
P2CCD lw Hybrid/EV Battery Pack H Deterioration
P2CCE lw Hybrid/EV Battery Pack I Deterioration
P2CCF lw Hybrid/EV Battery Pack J Deterioration
P2CD0 lw Hybrid/EV Battery Pack K Deterioration
P2CD1 lw Hybrid/EV Battery Pack L Deterioration
P2CD2 lw Hybrid/EV Battery Pack M Deterioration
P2CD3 lw Hybrid/EV Battery Pack N Deterioration
P2CD4 lw A/C Refrigerant Pressure Sensor A/B Correlation
P2CD5 lw Turbocharger/Supercharger Bypass Valve C Stuck
P2CD6 lw Turbocharger/Supercharger Boost Sensor D Circuit
P2CD7 lw Turbocharger/Supercharger Boost Sensor D Circuit Range/Performance
P2CD8 lw Turbocharger/Supercharger Boost Sensor D Circuit Low
P2CD9 lw Turbocharger/Supercharger Boost Sensor D Circuit High
P2CDA lw Alternative Fuel Tank A Vacuum Insulation Deteriorated
P2CDB lw Cold Start Cylinder 1 Deactivation/Intake Valve Control Performance
P2CDC lw Cold Start Cylinder 2 Deactivation/Intake Valve Control Performance
P2CDD lw Cold Start Cylinder 3 Deactivation/Intake Valve Control Performance
P2CDE lw Cold Start Cylinder 4 Deactivation/Intake Valve Control Performance
P2CDF lw Cold Start Cylinder 5 Deactivation/Intake Valve Control Performance
P2CE0 lw Cold Start Cylinder 6 Deactivation/Intake Valve Control Performance
P2CE1 lw Intake Air Heater C Circuit/Open
P2CE2 lw Intake Air Heater C Circuit Range/Performance
P2CE3 lw Intake Air Heater C Circuit Low
P2CE4 lw Intake Air Heater C Circuit High
P2CE5 lw Particulate Filter Pressure Sensor C Circuit
P2CE6 lw Particulate Filter Pressure Sensor C Circuit Range/Performance
P2CE7 lw Particulate Filter Pressure Sensor C Circuit Low
P2CE8 lw Particulate Filter Pressure Sensor C Circuit High
P2CE9 lw Particulate Filter Pressure Sensor C Circuit Intermittent/Erratic
P2CEA lw Particulate Filter Pressure Sensor D Circuit
P2CEB lw Particulate Filter Pressure Sensor D Circuit Range/Performance
P2CEC lw Particulate Filter Pressure Sensor D Circuit Low
P2CED lw Particulate Filter Pressure Sensor D Circuit High
P2CEE lw Particulate Filter Pressure Sensor D Circuit Intermittent/Erratic
P2CEF lw Auxiliary Thermostat A Stuck Open
P2CF0 lw Auxiliary Thermostat A Stuck Closed
P2CF1 lw Auxiliary Thermostat B Stuck Open
P2CF2 lw Auxiliary Thermostat B Stuck Closed
P2CF3 lw Hybrid/EV Battery Pack Coolant Pump A Underspeed
P2CF4 lw Hybrid/EV Battery Pack Coolant Pump B Supply Voltage Circuit
P2CF5 lw Hybrid/EV Battery Pack Coolant Pump B Stuck/Stalled
P2CF6 lw Hybrid/EV Battery Pack Coolant Pump B Overspeed /Air in System
P2CF7 lw Hybrid/EV Battery Pack Coolant Pump B Underspeed
P2CF8 lw Engine Coolant Bypass Valve D Control Circuit Driver Current/Temperature Too High
P2CF9 lw Belt Integrated Starter Generator Belt Tensioner Control Circuit/Open
P2CFA lw Belt Integrated Starter Generator Belt Tensioner Control Circuit Low
P2CFB lw Belt Integrated Starter Generator Belt Tensioner Control Circuit High
P2CFC lw A/C Clutch Control Circuit
P2CFD lw A/C Clutch Control Circuit Low
P2CFE lw A/C Clutch Control Circuit High
P2CFF lw A/C Clutch Control Circuit Driver Current/Temperature Too High
P2D00 lw Motor Electronics Coolant Pump A Stuck/Stalled
P2D01 lw Motor Electronics Coolant Pump A Overspeed/Air in System
P2D02 lw Motor Electronics Coolant Pump A Underspeed
P2D03 lw Motor Electronics Coolant Pump A Supply Voltage Circuit
P2D04 lw Motor Electronics Coolant Pump A Control Module Overtemperature
P2D05 lw Motor Electronics Coolant Pump B Stuck/Stalled
P2D06 lw Motor Electronics Coolant Pump B Overspeed/Air in System
P2D07 lw Motor Electronics Coolant Pump B Underspeed
P2D08 lw Motor Electronics Coolant Pump B Supply Voltage Circuit
P2D09 lw Motor Electronics Coolant Pump B Control Module Overtemperature
P2D0A lw Motor Electronics Coolant Pump C Stuck/Stalled
P2D0B lw Motor Electronics Coolant Pump C Overspeed/Air in System
P2D0C lw Motor Electronics Coolant Pump C Underspeed
P2D0D lw Motor Electronics Coolant Pump C Supply Voltage Circuit
P2D0E lw Motor Electronics Coolant Pump C Control Module Overtemperature
P2D0F lw Engine Pre-Ignition Above Threshold
P2D10 lw Engine Pre-Ignition Above Threshold - Forced Limited Power
P2D11 lw Exhaust Flow Control Valve A Position Not Learned
P2D12 lw Exhaust Flow Control Valve B Position Not Learned
P2D13 lw Exhaust Flow Control Valve C Control Circuit/Open
P2D14 lw Exhaust Flow Control Valve C Control Circuit Low
P2D15 lw Exhaust Flow Control Valve C Control Circuit High
P2D16 lw Exhaust Flow Control Valve C Control Performance
P2D17 lw Exhaust Flow Control Valve C Position Circuit
P2D18 lw Exhaust Flow Control Valve C Position Circuit Range/Performance
P2D19 lw Exhaust Flow Control Valve C Position Circuit Low
P2D1A lw Exhaust Flow Control Valve C Position Circuit High
P2D1B lw Exhaust Flow Control Valve C Position Not Learned
P2D1C lw Cold Start EGR A/B Ratio Performance
P2D1D lw Reductant System Leak Detected - Small Leak
P2D1E lw Reductant System Leak Detected - Large Leak
P2D1F lw Reductant System Flow - Restricted
P2D20 lw Reductant System Flow - Blocked
P2D21 lw Turbocharger Interstage Pressure Sensor A Circuit
P2D22 lw Turbocharger Interstage Pressure Sensor A Circuit Range/Performance
P2D23 lw Turbocharger Interstage Pressure Sensor A Circuit Low
P2D24 lw Turbocharger Interstage Pressure Sensor A Circuit High
P2D25 lw Turbocharger Interstage Pressure Sensor A Circuit Intermittent/Erratic
P2D26 lw Coolant Pump E Control Circuit Performance/Stuck Off
P2D27 lw Coolant Pump F Control Circuit Performance/Stuck Off
P2D28 lw Cold Start Propulsion Torque Performance
P2D29 lw A/C Compressor Motor Stalled
P2D2A lw Hybrid/EV Electronics Coolant Temperature Sensor A/B Correlation
P2D2B lw Hybrid/EV Battery Pack Coolant Temperature Sensor A/B Correlation
P2D2C lw Engine Coolant Temperature Measurement System - Multiple Sensor Correlation
P2D2D lw Cold Start Intake Manifold Runner Performance Bank 1
P2D2E lw Cold Start Intake Manifold Runner Performance Bank 2
P2D2F lw Cold Start Turbocharger/Supercharger A Underboost
P2D30 lw Cold Start Turbocharger/Supercharger A Overboost
P2D31 lw Intake Manifold Tuning Valve Exceeded Learning Limit Bank 1
P2D32 lw Intake Manifold Tuning Valve Control Circuit Driver Current/Temperature Too High Bank 1
P2D33 lw Hybrid/EV Battery Inductive Charger Control Module Processor Performance
P2D34 lw Hybrid/EV Battery Inductive Charger Control Circuit Range/Performance
P2D35 lw Hybrid/EV Battery Inductive Charging System High Voltage Interlock Circuit Performance
P2D36 lw Hybrid/EV Battery Inductive Charger Output Voltage Performance
P2D37 lw Hybrid/EV Battery Inductive Charger Input Circuit Range/Performance
P2D38 lw Hybrid/EV Battery Pack Heater Performance
P2D39 lw Forced Hybrid/EV Battery Disconnect
P2D3A lw Forced Hybrid/EV System Shutdown
P2D3B lw Hybrid/EV Discharge System Fault
P2D3C lw Cold Start Hybrid/EV Drive Motor Performance
P2D3D lw Cold Start Hybrid/EV Drive Motor Inverter Torque Performance
P2D3E lw Cold Start Hybrid/EV Battery Performance
P2D3F lw Hybrid/EV Battery Cooling System B Performance
P2D40 lw Hybrid/EV Battery Cooling System C Performance
P2D41 lw A/C Compressor Motor Voltage B Performance
P2D42 lw A/C Compressor Motor Voltage B Low
P2D43 lw A/C Compressor Motor Voltage B High
P2D44 lw A/C Compressor Motor Performance
P2D45 lw Reductant Temperature Too Low
P2D46 lw Hybrid/EV Battery Pack B Over Temperature
P2D47 lw Hybrid/EV Battery Pack C Over Temperature
P2D48 lw Hybrid/EV Battery Pack D Over Temperature
P2D49 lw Hybrid/EV Battery Pack E Over Temperature
P2D4A lw Hybrid/EV Battery Pack F Over Temperature
P2D4B lw Hybrid/EV Battery Pack G Over Temperature
P2D4C lw Hybrid/EV Battery Pack H Over Temperature
P2D4D lw Hybrid/EV Battery Pack I Over Temperature
P2D4E lw Hybrid/EV Battery Pack J Over Temperature
P2D4F lw Hybrid/EV Battery Pack K Over Temperature
P2D50 lw Hybrid/EV Battery Pack L Over Temperature
P2D51 lw Air Assisted Injector Control Circuit
P2D52 lw Hybrid/EV Battery Pack Coolant Temperature Sensor C Circuit
P2D53 lw Hybrid/EV Battery Pack Coolant Temperature Sensor C Circuit Range/Performance
P2D54 lw Hybrid/EV Battery Pack Coolant Temperature Sensor C Circuit Low
P2D55 lw Hybrid/EV Battery Pack Coolant Temperature Sensor C Circuit High
P2D56 lw Hybrid/EV Battery Pack Coolant Temperature Sensor C Circuit Intermittent/Erratic
P2D57 lw Generator B Control Circuit Range/Performance
P2D58 lw Generator B Mechanical Performance
P2D59 lw Generator B Over Temperature
P2D5A lw Reductant Level Sensor A/B Correlation
P2D5B lw Battery Charging System Positive Contactor C Circuit
P2D5C lw Battery Charging System Positive Contactor C Stuck Closed
P2D5D lw Battery Charging System Positive Contactor C Stuck Open
P2D5E lw Battery Charging System Positive Contactor C Control Circuit/Open
P2D5F lw Battery Charging System Positive Contactor C Control Circuit Range/Performance
P2D60 lw Battery Charging System Positive Contactor C Control Circuit Low
P2D61 lw Battery Charging System Positive Contactor C Control Circuit High
P2D62 lw Battery Charging System Negative Contactor C Circuit
P2D63 lw Battery Charging System Negative Contactor C Stuck Closed
P2D64 lw Battery Charging System Negative Contactor C Stuck Open
P2D65 lw Battery Charging System Negative Contactor C Control Circuit/Open
P2D66 lw Battery Charging System Negative Contactor C Control Circuit Range/Performance
P2D67 lw Battery Charging System Negative Contactor C Control Circuit Low
P2D68 lw Battery Charging System Negative Contactor C Control Circuit High
P2D69 lw Battery Charging System Positive Contactor D Circuit
P2D6A lw Battery Charging System Positive Contactor D Stuck Closed
P2D6B lw Battery Charging System Positive Contactor D Stuck Open
P2D6C lw Battery Charging System Positive Contactor D Control Circuit/Open
P2D6D lw Battery Charging System Positive Contactor D Control Circuit Range/Performance
P2D6E lw Battery Charging System Positive Contactor D Control Circuit Low
P2D6F lw Battery Charging System Positive Contactor D Control Circuit High
P2D70 lw Battery Charging System Negative Contactor D Circuit
P2D71 lw Battery Charging System Negative Contactor D Stuck Closed
P2D72 lw Battery Charging System Negative Contactor D Stuck Open
P2D73 lw Battery Charging System Negative Contactor D Control Circuit/Open
P2D74 lw Battery Charging System Negative Contactor D Control Circuit Range/Performance
P2D75 lw Battery Charging System Negative Contactor D Control Circuit Low
P2D76 lw Battery Charging System Negative Contactor D Control Circuit High
P2D77 lw Battery Charger Control Module B Performance
P2D78 lw Battery Charger Control Module B Processor Performance
P2D79 lw Charging Stop Switch Circuit
P2D7A lw Charging Stop Switch Circuit High
P2D7B lw Charging Stop Switch Circuit Low
P2D7C lw Charging Stop Switch Circuit Performance
P2D7D lw Charging Stop Switch Circuit Intermittent/Erratic
P2D7E lw Charging Start Switch Circuit
P2D7F lw Charging Start Switch Circuit High
P2D80 lw Charging Start Switch Circuit Low
P2D81 lw Charging Start Switch Circuit Performance
P2D82 lw Charging Start Switch Circuit Intermittent/Erratic
P2D83 lw Battery Charger B Input Current Sensor Circuit Low
P2D84 lw Battery Charger B Input Current Sensor Circuit High
P2D85 lw Battery Charger B Input Current Sensor Circuit Range/Performance
P2D86 lw Fuel Temperature Sensor A/B Correlation
P2D87 lw Fan 1 Control Module Over Temperature
P2D88 lw Fan 1 Control Module Performance
P2D89 lw Fan 1 Control Module Supply Voltage Circuit
P2D8A lw Fan 2 Control Module Over Temperature
P2D8B lw Fan 2 Control Module Performance
P2D8C lw Fan 2 Control Module Supply Voltage Circuit
P2D8D lw Engine Disconnect Clutch Mechanical Performance
P2D8E lw Engine Oil Pressure Sensor/Switch C Circuit
P2D8F lw Engine Oil Pressure Sensor/Switch C Circuit Low
P2D90 lw Engine Oil Pressure Sensor/Switch C Circuit High
P2D91 lw Engine Oil Pressure Sensor/Switch C Circuit Range/Performance
P2D92 lw Starter/Generator Phase X Current Sensor Circuit High
P2D93 lw Starter/Generator Phase Y Current Sensor Circuit High
P2D94 lw Starter/Generator Phase Z Current Sensor Circuit High
P2D95 lw Starter/Generator Phase X Current Sensor Circuit Low
P2D96 lw Starter/Generator Phase Y Current Sensor Circuit Low
P2D97 lw Starter/Generator Phase Z Current Sensor Circuit Low
P2D98 lw Starter/Generator Phase X Current Circuit Intermittent/Erratic
P2D99 lw Starter/Generator Phase Y Current Circuit Intermittent/Erratic
P2D9A lw Starter/Generator Phase Z Current Circuit Intermittent/Erratic
P2D9B lw Starter/Generator Phase U Current Circuit Intermittent/Erratic
P2D9C lw Starter/Generator Phase V Current Circuit Intermittent/Erratic
P2D9D lw Starter/Generator Phase W Current Circuit Intermittent/Erratic
P2D9E lw High Voltage System Voltage Low
P2D9F lw High Voltage System Voltage High
P2DA0 lw High Voltage System Performance
P2DA1 lw Gear Shift Control Module B Supply Voltage Low
P2DA2 lw Gear Shift Control Module B Supply Voltage High
P2DA3 lw Gear Shift Control Module B Overtemperature
P2DA4 lw Coolant Heater A Internal Control Module Performance
P2DA5 lw Coolant Heater A Supply Voltage Circuit
P2DA6 lw Coolant Heater A Over Temperature
P2DA7 lw Coolant Heater A Control Module System Voltage
P2DA8 lw DC/AC Converter Control Module A Switch A Circuit
P2DA9 lw DC/AC Converter Control Module A Switch A Circuit Range/Performance
P2DAA lw DC/AC Converter Control Module A Switch B Circuit
P2DAB lw DC/AC Converter Control Module A Switch B Circuit Range/Performance
P2DAC lw Drive Motor A Temperature Sensor B Circuit
P2DAD lw Drive Motor A Temperature Sensor B Circuit Range/Performance
P2DAE lw Drive Motor A Temperature Sensor B Circuit Low
P2DAF lw Drive Motor A Temperature Sensor B Circuit High
P2DB0 lw Drive Motor A Temperature Sensor B Circuit Intermittent
P2DB1 lw Drive Motor A Temperature Sensor C Circuit
P2DB2 lw Drive Motor A Temperature Sensor C Circuit Range/Performance
P2DB3 lw Drive Motor A Temperature Sensor C Circuit Low
P2DB4 lw Drive Motor A Temperature Sensor C Circuit High
P2DB5 lw Drive Motor A Temperature Sensor C Circuit Intermittent
P2DB6 lw Battery Charger B Cooling System Performance
P2DB7 lw Battery Charging System B High Voltage Interlock Circuit/Open
P2DB8 lw Battery Charging System B High Voltage Interlock Circuit Performance
P2DB9 lw Battery Charging System B High Voltage Interlock Circuit Low
P2DBA lw Battery Charging System B High Voltage Interlock Circuit High
P2DBB lw Battery Charging System B High Voltage Interlock Circuit Intermittent/Erratic
P2DBC lw Battery Charger B Coupler Lock Position Sensor Circuit
P2DBD lw Battery Charger B Coupler Lock Position Sensor Circuit Range/Performance
P2DBE lw Battery Charger B Coupler Lock Position Sensor Circuit Low
P2DBF lw Battery Charger B Coupler Lock Position Sensor Circuit High
P2DC0 lw Battery Charger B Coupler Lock Position Sensor Circuit Intermittent/Erratic
P2DC1 lw Starter/Generator Phase X Current Sensor Circuit
P2DC2 lw Starter/Generator Phase X Current Sensor Circuit Range/Performance
P2DC3 lw Starter/Generator Phase Y Current Sensor Circuit
P2DC4 lw Starter/Generator Phase Y Current Sensor Circuit Range/Performance
P2DC5 lw Starter/Generator Phase Z Current Sensor Circuit
P2DC6 lw Starter/Generator Phase Z Current Sensor Circuit Range/Performance
P2DC7 lw Starter/Generator Excitation Current
P2DC8 lw Starter/Generator Excitation Current Low
P2DC9 lw Starter/Generator Excitation Current High
P2DCA lw Starter/Generator Excitation Current Intermittent
P2DCB lw Starter/Generator Phase X-Y-Z Current Sensor Correlation
P2DCC lw Starter/Generator Position Sensor Correlation
P2DCD lw Particulate Filter B Incorrect
P2DCE lw Control Pilot Charging Switch B Circuit/Open
P2DCF lw Control Pilot Charging Switch B Range/Performance
P2DD0 lw Control Pilot Charging Switch B Circuit Low
P2DD1 lw Control Pilot Charging Switch B Circuit High
P2DD2 lw Control Pilot Charging Switch B Intermittent/Erratic
P2DD3 lw Control Pilot Charging Switch B Stuck Off
P2DD4 lw Control Pilot Charging Switch B Stuck On
P2DD5 lw Fuel Injection Quantity B Lower Than Expected
P2DD6 lw Fuel Injection Quantity B Higher Than Expected
P2DD7 lw Cold Start Fuel Injection Quantity B Lower Than Expected
P2DD8 lw Cold Start Fuel Injection Quantity B Higher Than Expected
P2DD9 lw EVAP System Leak Detection Pump Control Circuit Performance
P2DDA lw EVAP System Leak Detection Pump Performance/Stuck Off
P2DDB lw EVAP System Leak Detection Pump Stuck On
P2DDC lw Fuel Injection Quantity C Lower Than Expected
P2DDD lw Fuel Injection Quantity C Higher Than Expected
P2DDE lw Fuel Injection Quantity D Lower Than Expected
P2DDF lw Fuel Injection Quantity D Higher Than Expected
P2DE0 lw Cold Start Fuel Injection Quantity C Lower Than Expected
P2DE1 lw Cold Start Fuel Injection Quantity C Higher Than Expected
P2DE2 lw Cold Start Fuel Injection Quantity D Lower Than Expected
P2DE3 lw Cold Start Fuel Injection Quantity D Higher Than Expected
P2DE4 lw Drive Motor A Clutch Stuck Engaged
P2DE5 lw Drive Motor A Clutch Stuck Disengaged
P2DE6 lw Drive Motor A Clutch Actuator Performance
P2DE7 lw Cold Start Engine Coolant Bypass Valve C Range/Performance
P2DE8 lw Cold Start Engine Coolant Bypass Valve D Stuck Open
P2DE9 lw Cold Start Engine Coolant Pump Underspeed
P2DEA lw Cylinder 1 Intake Valve Lift Range/Performance
P2DEB lw Cylinder 2 Intake Valve Lift Range/Performance
P2DEC lw Cylinder 3 Intake Valve Lift Range/Performance
P2DED lw Cylinder 4 Intake Valve Lift Range/Performance
P2DEE lw Cylinder 5 Intake Valve Lift Range/Performance
P2DEF lw Cylinder 6 Intake Valve Lift Range/Performance
P2DF0 lw Intake Valve Lift Range/Performance Bank 1
P2DF1 lw Intake Valve Lift Range/Performance Bank 2
P2DF2 lw Intake Valve Lift System Range/Performance
P2DF3 lw Engine Disconnect Clutch Actuator Position Not Learned
P2DF4 lw Coolant Pump E Control Circuit/Open
P2DF5 lw Coolant Pump E Control Circuit Low
P2DF6 lw Coolant Pump E Control Circuit High
P2DF7 lw Coolant Pump E Overspeed/Air in System
P2DF8 lw Coolant Pump E Underspeed
P2DF9 lw Coolant Pump E Stuck/Stalled
P2DFA lw Coolant Pump E Supply Voltage Circuit
P2DFB lw Coolant Pump E Control Module Overtemperature
P2DFC lw Hybrid/EV Battery Coolant Leak Detected
P2DFD lw EVAP System Purge Pump Performance
P2E00 lw Gear Lever Position Sensor A Circuit
P2E01 lw Gear Lever Position Sensor A Range/Performance
P2E02 lw Gear Lever Position Sensor A Circuit Low
P2E03 lw Gear Lever Position Sensor A Circuit High
P2E04 lw Gear Lever Position Sensor B Circuit
P2E05 lw Gear Lever Position Sensor B Range/Performance
P2E06 lw Gear Lever Position Sensor B Circuit Low
P2E07 lw Gear Lever Position Sensor B Circuit High
P2E08 lw Gear Lever Position Sensor C Circuit
P2E09 lw Gear Lever Position Sensor C Range/Performance
P2E0A lw Gear Lever Position Sensor C Circuit Low
P2E0B lw Gear Lever Position Sensor C Circuit High
P2E0C lw Gear Lever Position Sensor D Circuit
P2E0D lw Gear Lever Position Sensor D Range/Performance
P2E0E lw Gear Lever Position Sensor D Circuit Low
P2E0F lw Gear Lever Position Sensor D Circuit High
P2E10 lw Gear Selection Actuator Position Sensor Circuit
P2E11 lw Gear Selection Actuator Position Sensor Performance
P2E12 lw Gear Selection Actuator Position Sensor Circuit Low
P2E13 lw Gear Selection Actuator Position Sensor Circuit High
P2E14 lw Gear Selection Actuator Position Sensor Circuit Intermittent/Erratic
P2E15 lw Intermediate Shaft Selection Actuator Position Sensor Circuit
P2E16 lw Intermediate Shaft Selection Actuator Position Sensor Range/Performance
P2E17 lw Intermediate Shaft Selection Actuator Position Sensor Circuit Low
P2E18 lw Intermediate Shaft Selection Actuator Position Sensor Circuit High
P2E19 lw Intermediate Shaft Selection Acutator Position Sensor Circuit Intermittent/Erratic
P2E1A lw Drive Motor A Inverter Voltage Sensor A/B Correlation
P2E1B lw Drive Motor A Phase X Current Sensor Circuit
P2E1C lw Drive Motor A Phase X Current Sensor Circuit Range/Performance
P2E1D lw Drive Motor A Phase X Current Sensor Circuit Low
P2E1E lw Drive Motor A Phase X Current Sensor Circuit High
P2E1F lw Drive Motor A Phase Y Current Sensor Circuit
P2E20 lw Drive Motor A Phase Y Current Sensor Circuit Range/Performance
P2E21 lw Drive Motor A Phase Y Current Sensor Circuit Low
P2E22 lw Drive Motor A Phase Y Current Sensor Circuit High
P2E23 lw Drive Motor A Phase Z Current Sensor Circuit
P2E24 lw Drive Motor A Phase Z Current Sensor Circuit Range/Performance
P2E25 lw Drive Motor A Phase Z Current Sensor Circuit Low
P2E26 lw Drive Motor A Phase Z Current Sensor Circuit High
P2E27 lw Drive Motor A Phase X-Y-Z Current Sensor Correlation
P2E28 lw Drive Motor A Excitation Current Sensor Performance
P2E29 lw Drive Motor A Excitation Current Sensor Circuit Low Voltage
P2E2A lw Drive Motor A Excitation Current Sensor Circuit High Voltage
P2E2B lw Drive Motor A Excitation Current Too High
P2E2C lw Battery Charger A Module Supply Voltage Performance
P2E2D lw Battery Charger A Module Supply Voltage Low
P2E2E lw Battery Charger A Module Supply Voltage High
P2E2F lw Battery Charger B Module Supply Voltage Performance
P2E30 lw Battery Charger B Module Supply Voltage Low
P2E31 lw Battery Charger B Module Supply Voltage High
P2E32 lw Battery Charger A Module Forced Shutdown Voltage Performance
P2E33 lw Battery Charger A Module Forced Shutdown Voltage Low
P2E34 lw Battery Charger A Module Forced Shutdown Voltage High
P2E35 lw Battery Charger B Enable Circuit/Open
P2E36 lw Battery Charger B Enable Circuit Low
P2E37 lw Battery Charger B Enable Circuit High
P2E38 lw Battery Charger B Enable Circuit Range/Performance
P2E39 lw Battery Charger B Fuse
P2E3A lw Battery Charger B Output Voltage Performance
P2E3B lw Battery Charger B Output Voltage Too Low
P2E3C lw Battery Charger B Output Current Performance
P2E3D lw Battery Charger B Output Shorted
P2E3E lw Battery Charger B Module Forced Shutdown Voltage Performance
P2E3F lw Battery Charger B Module Forced Shutdown Voltage Low
P2E40 lw Battery Charger B Module Forced Shutdown Voltage High
P2E41 lw Hybrid/EV Electronics Coolant Pump B Control Circuit/Open
P2E42 lw Hybrid/EV Electronics Coolant Pump B Performance
P2E43 lw Hybrid/EV Electronics Coolant Pump B Control Circuit Low
P2E44 lw Hybrid/EV Electronics Coolant Pump B Control Circuit High
P2E45 lw Hybrid/EV Electronics Coolant Pump B Enable Circuit
P2E46 lw Hybrid/EV Electronics Coolant Pump B Overspeed - Dry Run
P2E47 lw Hybrid/EV Electronics Coolant Pump B Underspeed
P2E48 lw Hybrid/EV Electronics Coolant Pump B Overspeed
P2E49 lw Hybrid/EV Electronics Coolant Pump B Stuck/Stalled
P2E4A lw Battery Charger Coupler Temperature Sensor C Circuit
P2E4B lw Battery Charger Coupler Temperature Sensor C Circuit Range/Performance
P2E4C lw Battery Charger Coupler Temperature Sensor C Circuit Low
P2E4D lw Battery Charger Coupler Temperature Sensor C Circuit High
P2E4E lw Battery Charger Coupler Temperature C Too High
P2E4F lw Battery Charger Coupler Temperature Sensor D Circuit
P2E50 lw Battery Charger Coupler Temperature Sensor D Circuit Range/Performance
P2E51 lw Battery Charger Coupler Temperature Sensor D Circuit Low
P2E52 lw Battery Charger Coupler Temperature Sensor D Circuit High
P2E53 lw Battery Charger Coupler Temperature D Too High
P2E54 lw Exhaust Pressure Sensor C Circuit
P2E55 lw Exhaust Pressure Sensor C Circuit Range/Performance
P2E56 lw Exhaust Pressure Sensor C Circuit Low
P2E57 lw Exhaust Pressure Sensor C Circuit High
P2E58 lw Alternative Fuel Random/Multiple Cylinder Misfire Detected
P2E59 lw Cylinder 1 Alternative Fuel Misfire Detected
P2E5A lw Cylinder 2 Alternative Fuel Misfire Detected
P2E5B lw Cylinder 3 Alternative Fuel Misfire Detected
P2E5C lw Cylinder 4 Alternative Fuel Misfire Detected
P2E5D lw Cylinder 5 Alternative Fuel Misfire Detected
P2E5E lw Cylinder 6 Alternative Fuel Misfire Detected
P2E5F lw Cylinder 7 Alternative Fuel Misfire Detected
P2E60 lw Cylinder 8 Alternative Fuel Misfire Detected
P2E61 lw Alternative Fuel Misfire Detected With Low Fuel
P2E62 lw Engine Coolant Bypass Valve E Control Circuit/Open
P2E63 lw Engine Coolant Bypass Valve E Control Circuit Low
P2E64 lw Engine Coolant Bypass Valve E Control Circuit High
P2E65 lw Engine Coolant Bypass Valve E Stuck/Open
P2E66 lw Engine Coolant Bypass Valve E Range/Performance
P2E67 lw Engine Coolant Bypass Valve E Stuck Closed
P2E68 lw System Too Lean During Cylinder Deactivation Bank 1
P2E69 lw System Too Rich During Cylinder Deactivation Bank 1
P2E6A lw System Too Lean During Cylinder Deactivation Bank 2
P2E6B lw System Too Rich During Cylinder Deactivation Bank 2
P2E6C lw Hybrid/EV Battery Pack A Cell Thickness
P2E6D lw Hybrid/EV Battery Pack A Cell Thickness Sensor Circuit High
P2E6E lw Hybrid/EV Battery Pack A Cell Thickness Sensor Circuit Low
P2E6F lw Hybrid/EV Battery Pack A Cell Thickness Sensor Circuit Performance
P2E70 lw Hybrid/EV Battery Pack B Cell Thickness
P2E71 lw Hybrid/EV Battery Pack B Cell Thickness Sensor Circuit High
P2E72 lw Hybrid/EV Battery Pack B Cell Thickness Sensor Circuit Low
P2E73 lw Hybrid/EV Battery Pack B Cell Thickness Sensor Circuit Performance
P2E74 lw Hybrid/EV Battery Pack Coolant Temperature Sensor D Circuit
P2E75 lw Hybrid/EV Battery Pack Coolant Temperature Sensor D Circuit Range/Performance
P2E76 lw Hybrid/EV Battery Pack Coolant Temperature Sensor D Circuit Low
P2E77 lw Hybrid/EV Battery Pack Coolant Temperature Sensor D Circuit High
P2E78 lw Hybrid/EV Battery Pack Coolant Temperature Sensor D Circuit Intermittent/Erratic
P2E79 lw Hybrid/EV Electronics Coolant Pump C Performance
P2E7A lw Hybrid/EV Electronics Coolant Pump C Overspeed
P2E7B lw Drive Motor A Excitation Current Sensor Circuit
P2E7C lw A/C Compressor Control Module Internal Temperature Sensor B Circuit
P2E7D lw A/C Compressor Control Module Internal Temperature Sensor B Performance
P2E7E lw A/C Compressor Control Module Internal Temperature Sensor B Circuit High
P2E7F lw A/C Compressor Control Module Internal Temperature Sensor B Circuit Low
P2E80 lw A/C Compressor Control Module InternalTemperature Sensor B Circuit Intermittent/Erratic
P2E81 lw Cold Start Engine Coolant Bypass Valve D Stuck Closed
P2E82 lw Cold Start Engine Coolant Pump Overspeed
P2E83 lw Fuel Rail Pressure Performance - Engine Off
P2E84 lw Battery Charger B Input Voltage Sensor Circuit Range/Performance
P2E85 lw Battery Charger B Input Voltage Sensor Circuit Low
P2E86 lw Battery Charger B Input Voltage Sensor Circuit High
P2E87 lw Proximity Detection Circuit B
P2E88 lw Proximity Detection Circuit B Range/Performance
P2E89 lw Proximity Detection Circuit B Low
P2E8A lw Proximity Detection Circuit B High
P2E8B lw Proximity Detection Circuit B Intermittent/Erratic
P2E8C lw Battery Charger B Charge Sequence Signal 1 Circuit High
P2E8D lw Battery Charger B Charge Sequence Signal 1 Circuit Low
P2E8E lw Battery Charger B Charge Sequence Signal 2 Circuit High
P2E8F lw Battery Charger B Charge Sequence Signal 2 Circuit Low
P2E90 lw Battery Charger A Internal Power Supply Performance
P2E91 lw Battery Charger B Internal Power Supply Performance
P2E92 lw Charge Port Door B Open Request Switch Wake-Up Circuit
P2E93 lw Charge Port Door B Open Request Switch Circuit
P2E94 lw Charge Port Door B Open Request Switch Circuit Performance
P2E95 lw Charge Port Door B Open Request Switch Circuit Low
P2E96 lw Charge Port Door B Open Request Switch Circuit High
P2E97 lw Charge Port Door B Open Request Switch Circuit Intermittent/Erratic
P2E98 lw Charge Port Door B Position Sensor Circuit
P2E99 lw Charge Port Door B Position Sensor Circuit Performance
P2E9A lw Charge Port Door B Position Sensor Circuit Low
P2E9B lw Charge Port Door B Position Sensor Circuit High
P2E9C lw Charge Port Door B Position Sensor Circuit Intermittent/Erratic
P2E9D lw Charge Port Door B Unlock Control Circuit
P2E9E lw Charge Port Door B Unlock Control Circuit Performance
P2E9F lw Charge Port Door B Unlock Control Circuit Low
P2EA0 lw Charge Port Door B Unlock Control Circuit High
P2EA1 lw Exhaust Gas Temperature Sensor Circuit Bank 1 Sensor 6
P2EA2 lw Exhaust Gas Temperature Sensor Circuit High Bank 1 Sensor 6
P2EA3 lw Exhaust Gas Temperature Sensor Circuit Low Bank 1 Sensor 6
P2EA5 lw Exhaust Gas Temperature Sensor Circuit Range/Performance Bank 1 Sensor 6
P2EA6 lw Turbocharger Compressor Outlet Temperature Sensor Circuit
P2EA7 lw DC/AC Converter A Input Voltage Too Low
P2EA8 lw DC/AC Converter A Input Voltage Too High
P2EA9 lw DC/AC Converter A Over Temperature
P2EAA lw Active Radiator Air Flow Control Module A Control Circuit Performance
P2EAB lw Active Radiator Air Flow Control Module A Over Temperature
P2EAC lw Active Radiator Air Flow Control Module A Performance
P2EAD lw Reductant Metering Unit 2 Performance
P2EAE lw Reductant Injection Valve Circuit Range/Performance Bank 1 Unit 2
P2EAF lw Reductant Injection Valve Stuck Closed Bank 1 Unit 2
P2EB0 lw Throttle Valve Intake Air Pressure Sensor Circuit
P2EB1 lw Throttle Valve Intake Air Pressure Sensor Circuit Low
P2EB2 lw Throttle Valve Intake Air Pressure Sensor Circuit High
P2EB3 lw Throttle Valve Intake Air Pressure Sensor Circuit Range/Performance
P2EB4 lw Hybrid/EV Battery Inductive Charger High Voltage Interlock Circuit/Open
P2EB5 lw Hybrid/EV Battery Inductive Charger Input Voltage Low
P2EB6 lw Hybrid/EV Battery Inductive Charger Input Voltage High
P2EB7 lw Replace 12V Battery
P2EB9 lw Reductant Injection Valve Circuit Range/Performance Bank 2 Unit 2
P2EBB lw Crankcase Temperature Sensor Circuit
P2EBC lw Crankcase Temperature Sensor Circuit Range/Performance
P2EBD lw Crankcase Temperature Sensor Circuit High
P2EBE lw Crankcase Temperature Sensor Circuit Low
P2EBF lw Battery Charging Mode Switch Stuck
P2EC0 lw Turbocharger Compressor Outlet Temperature Sensor Circuit Low
P2EC1 lw Turbocharger Compressor Outlet Temperature Sensor Circuit High
P2EC2 lw Turbocharger Compressor Outlet Temperature Sensor Circuit Range/Perfomance
P3400 af Cylinder Deactivation System Bank 1
P3401 aw Cylinder 1 Deactivation/Intake Valve Control Circuit/Open
P3402 aw Cylinder 1 Deactivation/Intake Valve Control Circuit Performance
P3403 aw Cylinder 1 Deactivation/Intake Valve Control Circuit Low
P3404 aw Cylinder 1 Deactivation/Intake Valve Control Circuit High
P3405 aw Cylinder 1 Exhaust Valve Control Circuit/Open
P3406 aw Cylinder 1 Exhaust Valve Control Circuit Performance
P3407 aw Cylinder 1 Exhaust Valve Control Circuit Low
P3408 aw Cylinder 1 Exhaust Valve Control Circuit High
P3409 aw Cylinder 2 Deactivation/Intake Valve Control Circuit/Open
P340A lw Deactivation/Intake Valve Control Circuit Bank 1
P340B lw Deactivation/Intake Valve Control Circuit Bank 2
P340C lw Deactivation/Exhaust Valve Control Circuit Bank 1
P340D lw Deactivation/Exhaust Valve Control Circuit Bank 2
P3410 aw Cylinder 2 Deactivation/Intake Valve Control Circuit Performance
P3411 aw Cylinder 2 Deactivation/Intake Valve Control Circuit Low
P3412 aw Cylinder 2 Deactivation/Intake Valve Control Circuit High
P3413 aw Cylinder 2 Exhaust Valve Control Circuit/Open
P3414 aw Cylinder 2 Exhaust Valve Control Circuit Performance
P3415 aw Cylinder 2 Exhaust Valve Control Circuit Low
P3416 aw Cylinder 2 Exhaust Valve Control Circuit High
P3417 aw Cylinder 3 Deactivation/Intake Valve Control Circuit/Open
P3418 aw Cylinder 3 Deactivation/Intake Valve Control Circuit Performance
P3419 aw Cylinder 3 Deactivation/Intake Valve Control Circuit Low
P341A lw Deactivation/Intake Valve Control Circuit Performance Bank 1
P341B lw Deactivation/Intake Valve Control Circuit Performance Bank 2
P341C lw Deactivation/Exhaust Valve Control Circuit Performance Bank 1
P341D lw Deactivation/Exhaust Valve Control Circuit Performance Bank 2
P3420 aw Cylinder 3 Deactivation/Intake Valve Control Circuit High
P3421 aw Cylinder 3 Exhaust Valve Control Circuit/Open
P3422 aw Cylinder 3 Exhaust Valve Control Circuit Performance
P3423 aw Cylinder 3 Exhaust Valve Control Circuit Low
P3424 aw Cylinder 3 Exhaust Valve Control Circuit High
P3425 aw Cylinder 4 Deactivation/Intake Valve Control Circuit/Open
P3426 aw Cylinder 4 Deactivation/Intake Valve Control Circuit Performance
P3427 aw Cylinder 4 Deactivation/Intake Valve Control Circuit Low
P3428 aw Cylinder 4 Deactivation/Intake Valve Control Circuit High
P3429 aw Cylinder 4 Exhaust Valve Control Circuit/Open
P3430 aw Cylinder 4 Exhaust Valve Control Circuit Performance
P3431 aw Cylinder 4 Exhaust Valve Control Circuit Low
P3432 aw Cylinder 4 Exhaust Valve Control Circuit High
P3433 aw Cylinder 5 Deactivation/Intake Valve Control Circuit/Open
P3434 aw Cylinder 5 Deactivation/Intake Valve Control Circuit Performance
P3435 aw Cylinder 5 Deactivation/Intake Valve Control Circuit Low
P3436 aw Cylinder 5 Deactivation/Intake Valve Control Circuit High
P3437 aw Cylinder 5 Exhaust Valve Control Circuit/Open
P3438 aw Cylinder 5 Exhaust Valve Control Circuit Performance
P3439 aw Cylinder 5 Exhaust Valve Control Circuit Low
P3440 aw Cylinder 5 Exhaust Valve Control Circuit High
P3441 aw Cylinder 6 Deactivation/Intake Valve Control Circuit/Open
P3442 aw Cylinder 6 Deactivation/Intake Valve Control Circuit Performance
P3443 aw Cylinder 6 Deactivation/Intake Valve Control Circuit Low
P3444 aw Cylinder 6 Deactivation/Intake Valve Control Circuit High
P3445 aw Cylinder 6 Exhaust Valve Control Circuit/Open
P3446 aw Cylinder 6 Exhaust Valve Control Circuit Performance
P3447 aw Cylinder 6 Exhaust Valve Control Circuit Low
P3448 aw Cylinder 6 Exhaust Valve Control Circuit High
P3449 aw Cylinder 7 Deactivation/Intake Valve Control Circuit/Open
P3450 aw Cylinder 7 Deactivation/Intake Valve Control Circuit Performance
P3451 aw Cylinder 7 Deactivation/Intake Valve Control Circuit Low
P3452 aw Cylinder 7 Deactivation/Intake Valve Control Circuit High
P3453 aw Cylinder 7 Exhaust Valve Control Circuit/Open
P3454 aw Cylinder 7 Exhaust Valve Control Circuit Performance
P3455 aw Cylinder 7 Exhaust Valve Control Circuit Low
P3456 aw Cylinder 7 Exhaust Valve Control Circuit High
P3457 aw Cylinder 8 Deactivation/Intake Valve Control Circuit/Open
P3458 aw Cylinder 8 Deactivation/Intake Valve Control Circuit Performance
P3459 aw Cylinder 8 Deactivation/Intake Valve Control Circuit Low
P3460 aw Cylinder 8 Deactivation/Intake Valve Control Circuit High
P3461 aw Cylinder 8 Exhaust Valve Control Circuit/Open
P3462 aw Cylinder 8 Exhaust Valve Control Circuit Performance
P3463 aw Cylinder 8 Exhaust Valve Control Circuit Low
P3464 aw Cylinder 8 Exhaust Valve Control Circuit High
P3465 aw Cylinder 9 Deactivation/Intake Valve Control Circuit/Open
P3466 aw Cylinder 9 Deactivation/Intake Valve Control Circuit Performance
P3467 aw Cylinder 9 Deactivation/Intake Valve Control Circuit Low
P3468 aw Cylinder 9 Deactivation/Intake Valve Control Circuit High
P3469 aw Cylinder 9 Exhaust Valve Control Circuit/Open
P3470 aw Cylinder 9 Exhaust Valve Control Circuit Performance
P3471 aw Cylinder 9 Exhaust Valve Control Circuit Low
P3472 aw Cylinder 9 Exhaust Valve Control Circuit High
P3473 aw Cylinder 10 Deactivation/Intake Valve Control Circuit/Open
P3474 aw Cylinder 10 Deactivation/Intake Valve Control Circuit Performance
P3475 aw Cylinder 10 Deactivation/Intake Valve Control Circuit Low
P3476 aw Cylinder 10 Deactivation/Intake Valve Control Circuit High
P3477 aw Cylinder 10 Exhaust Valve Control Circuit/Open
P3478 aw Cylinder 10 Exhaust Valve Control Circuit Performance
P3479 aw Cylinder 10 Exhaust Valve Control Circuit Low
P3480 aw Cylinder 10 Exhaust Valve Control Circuit High
P3481 aw Cylinder 11 Deactivation/Intake Valve Control Circuit/Open
P3482 aw Cylinder 11 Deactivation/Intake Valve Control Circuit Performance
P3483 aw Cylinder 11 Deactivation/Intake Valve Control Circuit Low
P3484 aw Cylinder 11 Deactivation/Intake Valve Control Circuit High
P3485 aw Cylinder 11 Exhaust Valve Control Circuit/Open
P3486 aw Cylinder 11 Exhaust Valve Control Circuit Performance
P3487 aw Cylinder 11 Exhaust Valve Control Circuit Low
P3488 aw Cylinder 11 Exhaust Valve Control Circuit High
P3489 aw Cylinder 12 Deactivation/Intake Valve Control Circuit/Open
P3490 aw Cylinder 12 Deactivation/Intake Valve Control Circuit Performance
P3491 aw Cylinder 12 Deactivation/Intake Valve Control Circuit Low
P3492 aw Cylinder 12 Deactivation/Intake Valve Control Circuit High
P3493 aw Cylinder 12 Exhaust Valve Control Circuit/Open
P3494 aw Cylinder 12 Exhaust Valve Control Circuit Performance
P3495 aw Cylinder 12 Exhaust Valve Control Circuit Low
P3496 aw Cylinder 12 Exhaust Valve Control Circuit High
P3497 aw Cylinder Deactivation System Bank 2
P3498 dw Cylinder 1 Deactivation/Intake Valve Performance | Cylinder Deactivation Pressure Sensor Bank 1
P3499 dw Cylinder 2 Deactivation/Intake Valve Performance | Cylinder Deactivation Pressure Sensor Bank 2
P349A lw Cylinder 3 Deactivation/Intake Valve Performance
P349B lw Cylinder 4 Deactivation/Intake Valve Performance
P349C lw Cylinder 5 Deactivation/Intake Valve Performance
P349D lw Cylinder 6 Deactivation/Intake Valve Performance
P349E lw Cylinder 7 Deactivation/Intake Valve Performance
P349F lw Cylinder 8 Deactivation/Intake Valve Performance
P34A0 lw Cylinder 9 Deactivation/Intake Valve Performance
P34A1 lw Cylinder 10 Deactivation/Intake Valve Performance
P34A2 lw Cylinder 11 Deactivation/Intake Valve Performance
P34A3 lw Cylinder 12 Deactivation/Intake Valve Performance
P34A4 lw A Camshaft Position Actuator Temperature Sensor Circuit Bank 1
P34A5 lw A Camshaft Position Actuator Temperature Sensor Range/Performance Bank 1
P34A6 lw A Camshaft Position Actuator Temperature Sensor Circuit Low Bank 1
P34A7 lw A Camshaft Position Actuator Temperature Sensor Circuit High Bank 1
P34A8 lw A Camshaft Position Actuator Temperature Sensor Circuit Bank 2
P34A9 lw A Camshaft Position Actuator Temperature Sensor Range/Performance Bank 2
P34AA lw A Camshaft Position Actuator Temperature Sensor Circuit Low Bank 2
P34AB lw A Camshaft Position Actuator Temperature Sensor Circuit High Bank 2
P34AC lw A Camshaft Position Actuator Position Sensor A Circuit Bank 1
P34AD lw A Camshaft Position Actuator Position Sensor A Range/Performance Bank 1
P34AE lw A Camshaft Position Actuator Position Sensor A Circuit Low Bank 1
P34AF lw A Camshaft Position Actuator Position Sensor A Circuit High Bank 1
P34B0 lw A Camshaft Position Actuator Position Sensor A Circuit Bank 2
P34B1 lw A Camshaft Position Actuator Position Sensor A Range/Performance Bank 2
P34B2 lw A Camshaft Position Actuator Position Sensor A Circuit Low Bank 2
P34B3 lw A Camshaft Position Actuator Position Sensor A Circuit High Bank 2
P34B4 lw B Camshaft Position Actuator Temperature Sensor Circuit Bank 1
P34B5 lw B Camshaft Position Actuator Temperature Sensor Range/Performance Bank 1
P34B6 lw B Camshaft Position Actuator Temperature Sensor Circuit Low Bank 1
P34B7 lw B Camshaft Position Actuator Temperature Sensor Circuit High Bank 1
P34B8 lw B Camshaft Position Actuator Temperature Sensor Circuit Bank 2
P34B9 lw B Camshaft Position Actuator Temperature Sensor Range/Performance Bank 2
P34BA lw B Camshaft Position Actuator Temperature Sensor Circuit Low Bank 2
P34BB lw B Camshaft Position Actuator Temperature Sensor Circuit High Bank 2
P34BC lw B Camshaft Position Actuator Position Sensor A Circuit Bank 1
P34BD lw B Camshaft Position Actuator Position Sensor A Range/Performance Bank 1
P34BE lw B Camshaft Position Actuator Position Sensor A Circuit Low Bank 1
P34BF lw B Camshaft Position Actuator Position Sensor A Circuit High Bank 1
P34C0 lw B Camshaft Position Actuator Position Sensor A Circuit Bank 2
P34C1 lw B Camshaft Position Actuator Position Sensor A Range/Performance Bank 2
P34C2 lw B Camshaft Position Actuator Position Sensor A Circuit Low Bank 2
P34C3 lw B Camshaft Position Actuator Position Sensor A Circuit High Bank 2
P34C4 lw A Camshaft Position Actuator Control Circuit Driver Current/Temperature Too High Bank 1
P34C5 lw A Camshaft Position Actuator Control Circuit Driver Current/Temperature Too High Bank 2
P34C6 lw B Camshaft Position Actuator Control Circuit Driver Current/Temperature Too High Bank 1
P34C7 lw B Camshaft Position Actuator Control Circuit Driver Current/Temperature Too High Bank 2
P34C8 lw Camshaft Position Control Module Performance
U0001 aw High Speed CAN Communication Bus
U0002 aw High Speed CAN Communication Bus Performance
U0003 aw High Speed CAN Communication Bus (+) Open
U0004 aw High Speed CAN Communication Bus (+) Low
U0005 aw High Speed CAN Communication Bus (+) High
U0006 aw High Speed CAN Communication Bus (-) Open
U0007 aw High Speed CAN Communication Bus (-) Low
U0008 aw High Speed CAN Communication Bus (-) High
U0009 aw High Speed CAN Communication Bus (-) shorted to Bus (+)
U0010 aw Medium Speed CAN Communication Bus
U0011 aw Medium Speed CAN Communication Bus Performance
U0012 aw Medium Speed CAN Communication Bus (+) Open
U0013 aw Medium Speed CAN Communication Bus (+) Low
U0014 aw Medium Speed CAN Communication Bus (+) High
U0015 aw Medium Speed CAN Communication Bus (-) Open
U0016 aw Medium Speed CAN Communication Bus (-) Low
U0017 aw Medium Speed CAN Communication Bus (-) High
U0018 aw Medium Speed CAN Communication Bus (-) shorted to Bus (+)
U0019 aw Low Speed CAN Communication Bus
U0020 aw Low Speed CAN Communication Bus Performance
U0021 aw Low Speed CAN Communication Bus (+) Open
U0022 aw Low Speed CAN Communication Bus (+) Low
U0023 aw Low Speed CAN Communication Bus (+) High
U0024 aw Low Speed CAN Communication Bus (-) Open
U0025 aw Low Speed CAN Communication Bus (-) Low
U0026 aw Low Speed CAN Communication Bus (-) High
U0027 aw Low Speed CAN Communication Bus (-) shorted to Bus (+)
U0028 aw Vehicle Communication Bus A
U0029 aw Vehicle Communication Bus A Performance
U0030 aw Vehicle Communication Bus A (+) Open
U0031 aw Vehicle Communication Bus A (+) Low
U0032 aw Vehicle Communication Bus A (+) High
U0033 aw Vehicle Communication Bus A (-) Open
U0034 aw Vehicle Communication Bus A (-) Low
U0035 aw Vehicle Communication Bus A (-) High
U0036 aw Vehicle Communication Bus A (-) shorted to Bus A (+)
U0037 aw Vehicle Communication Bus B
U0038 aw Vehicle Communication Bus B Performance
U0039 aw Vehicle Communication Bus B (+) Open
U0040 aw Vehicle Communication Bus B (+) Low
U0041 aw Vehicle Communication Bus B (+) High
U0042 aw Vehicle Communication Bus B (-) Open
U0043 aw Vehicle Communication Bus B (-) Low
U0044 aw Vehicle Communication Bus B (-) High
U0045 aw Vehicle Communication Bus B (-) shorted to Bus B (+)
U0046 aw Vehicle Communication Bus C
U0047 aw Vehicle Communication Bus C Performance
U0048 aw Vehicle Communication Bus C (+) Open
U0049 aw Vehicle Communication Bus C (+) Low
U0050 aw Vehicle Communication Bus C (+) High
U0051 aw Vehicle Communication Bus C (-) Open
U0052 aw Vehicle Communication Bus C (-) Low
U0053 aw Vehicle Communication Bus C (-) High
U0054 aw Vehicle Communication Bus C (-) shorted to Bus C (+)
U0055 aw Vehicle Communication Bus D
U0056 aw Vehicle Communication Bus D Performance
U0057 aw Vehicle Communication Bus D (+) Open
U0058 aw Vehicle Communication Bus D (+) Low
U0059 aw Vehicle Communication Bus D (+) High
U0060 aw Vehicle Communication Bus D (-) Open
U0061 aw Vehicle Communication Bus D (-) Low
U0062 aw Vehicle Communication Bus D (-) High
U0063 aw Vehicle Communication Bus D (-) shorted to Bus D (+)
U0064 aw Vehicle Communication Bus E
U0065 aw Vehicle Communication Bus E Performance
U0066 aw Vehicle Communication Bus E (+) Open
U0067 aw Vehicle Communication Bus E (+) Low
U0068 aw Vehicle Communication Bus E (+) High
U0069 aw Vehicle Communication Bus E (-) Open
U0070 aw Vehicle Communication Bus E (-) Low
U0071 aw Vehicle Communication Bus E (-) High
U0072 aw Vehicle Communication Bus E (-) shorted to Bus E (+)
U0073 aw Control Module Communication Bus A Off
U0074 aw Control Module Communication Bus B Off
U0075 dw Control Module Communication Bus C Off | Control Module Communication Bus B Performance
U0076 dw Control Module Communication Bus D Off | Control Module Communication Bus C Off
U0077 dw Control Module Communication Bus E Off | Vehicle Communication Bus B Off
U0078 dw Control Module Communication Bus F Off | Vehicle Communication Bus B (+) Open
U0079 dw Control Module Communication Bus G Off | Vehicle Communication Bus B (+) Low
U007A lw Control Module Communication Bus H Off
U007B lw Control Module Communication Bus I Off
U007C lw Control Module Communication Bus J Off
U007D lw Control Module Communication Bus K Off
U007E lw Control Module Communication Bus L Off
U007F lw Control Module Communication Bus M Off
U0080 dw Vehicle Communication Bus F | Vehicle Communication Bus B (+) High
U0081 lw Vehicle Communication Bus F Performance
U0082 lw Vehicle Communication Bus F + Open
U0083 lw Vehicle Communication Bus F + Low
U0084 lw Vehicle Communication Bus F + High
U0085 lw Vehicle Communication Bus F - Open
U0086 lw Vehicle Communication Bus F - Low
U0087 lw Vehicle Communication Bus F - High
U0088 lw Vehicle Communication Bus F - Shorted to Bus F +
U0089 lw Vehicle Communication Bus G
U008A lw Vehicle Communication Bus G Performance
U008B lw Vehicle Communication Bus G (+) Open
U008C lw Vehicle Communication Bus G (+) Low
U008D lw Vehicle Communication Bus G (+) High
U008E lw Vehicle Communication Bus G (-) Open
U008F lw Vehicle Communication Bus G (-) Low
U0090 lw Vehicle Communication Bus G (-) High
U0091 dw Vehicle Communication Bus G (-) shorted to Bus G (+) | CAN Communication Bus C Off
U0092 dw Vehicle Communication Bus H | CAN Communication Bus C Performance
U0093 lw Vehicle Communication Bus H Performance
U0094 lw Vehicle Communication Bus H (+) Open
U0095 lw Vehicle Communication Bus H (+) Low
U0096 lw Vehicle Communication Bus H (+) High
U0097 lw Vehicle Communication Bus H (-) Open
U0098 lw Vehicle Communication Bus H (-) Low
U0099 lw Vehicle Communication Bus H (-) High
U009A lw Vehicle Communication Bus H (-) shorted to Bus H (+)
U009B lw Vehicle Communication Bus I
U009C lw Vehicle Communication Bus I Performance
U009D lw Vehicle Communication Bus J
U009E lw Vehicle Communication Bus J Performance
U0100 aw Lost Communication With ECM/PCM A
U0101 aw Lost Communication With TCM
U0102 aw Lost Communication With Transfer Case Control Module
U0103 aw Lost Communication With Gear Shift Control Module A
U0104 aw Lost Communication With Cruise Control Module
U0105 aw Lost Communication With Fuel Injector Control Module
U0106 aw Lost Communication With Glow Plug Control Module 1
U0107 aw Lost Communication With Throttle Actuator A Control Module
U0108 aw Lost Communication With Alternative Fuel Control Module
U0109 aw Lost Communication With Fuel Pump Control Module A
U010A lw Lost Communication With Exhaust Gas Recirculation Control Module A
U010B lw Lost Communication With Exhaust Gas Recirculation Control Module B
U010C lw Lost Communication With Turbocharger/Supercharger Control Module A
U010D lw Lost Communication With Turbocharger/Supercharger Control Module B
U010E lw Lost Communication With Reductant Control Module
U010F lw Lost Communication With Air Conditioning Control Module
U0110 aw Lost Communication With Drive Motor Control Module A
U0111 aw Lost Communication With Battery Energy Control Module A
U0112 aw Lost Communication With Battery Energy Control Module B
U0113 aw Lost Communication With Emissions Critical Control Information
U0114 aw Lost Communication With Four-Wheel Drive Clutch Control Module
U0115 aw Lost Communication With ECM/PCM B
U0116 aw Lost Communication With Coolant Temperature Control Module
U0117 aw Lost Communication With PTO Control Module
U0118 aw Lost Communication With Fuel Additive Control Module
U0119 aw Lost Communication With Fuel Cell Control Module
U011A lw Lost Communication With Exhaust Gas Sensor Module A
U011B lw Lost Communication With Rocker Arm Control Module A
U011C lw Lost Communication With Rocker Arm Control Module B
U011D lw Lost Communication With All Wheel Drive Control Module
U011E lw Lost Communication With Throttle Actuator B Control Module
U011F lw Lost Communication With V2X Module
U0120 aw Lost Communication With Starter / Generator Control Module
U0121 aw Lost Communication With Anti-Lock Brake System (ABS) Control Module A
U0122 aw Lost Communication With Vehicle Dynamics Control Module
U0123 aw Lost Communication With Yaw Rate Sensor Module
U0124 aw Lost Communication With Lateral Acceleration Sensor Module
U0125 aw Lost Communication With Multi-axis Acceleration Sensor Module A
U0126 aw Lost Communication With Steering Angle Sensor Module
U0127 aw Lost Communication With Tire Pressure Monitor Module
U0128 aw Lost Communication With Park Brake Control Module
U0129 aw Lost Communication With Brake System Control Module A
U012A lw Lost Communication With Chassis Control Module A
U012B lw Lost Communication With Chassis Control Module B
U012C lw Lost Communication With Active Vibration Control Module
U012D lw Lost Communication With Generator A Control Module
U012E lw Lost Communication With Camshaft Position Control Module
U012F lw Lost Communication With Generator B Control Module
U0130 aw Lost Communication With Steering Effort Control Module
U0131 aw Lost Communication With Power Steering Control Module A
U0132 dw Lost Communication With Suspension Control Module A | Lost Communication with Ride Level Control Module
U0133 aw Lost Communication With Active Roll Control Module
U0134 aw Lost Communication With Power Steering Control Module - Rear
U0135 aw Lost Communication With Differential Control Module - Front
U0136 aw Lost Communication With Differential Control Module - Rear
U0137 aw Lost Communication With Trailer Brake Control Module
U0138 aw Lost Communication With All Terrain Control Module
U0139 aw Lost Communication With Suspension Control Module B
U013C lw Lost Communication With Accelerator Pedal Module
U013D lw Lost Communication With Vacuum Sensor A
U013E lw Lost Communication With Vacuum Sensor B
U013F lw Lost Communication With Pedestrian Alert Control Module
U0140 aw Lost Communication With Body Control Module
U0141 aw Lost Communication With Body Control Module A
U0142 aw Lost Communication With Body Control Module B
U0143 aw Lost Communication With Body Control Module C
U0144 aw Lost Communication With Body Control Module D
U0145 aw Lost Communication With Body Control Module E
U0146 aw Lost Communication With Serial Data Gateway Module A
U0147 aw Lost Communication With Serial Data Gateway Module B
U0148 aw Lost Communication With Serial Data Gateway Module C
U0149 aw Lost Communication With Serial Data Gateway Module D
U014A lw Lost Communication With Battery Energy Control Module C
U014B lw Lost Communication With Hybrid/EV Battery Inductive Charging Module
U014C lw Lost Communication With Battery Energy Control Module D
U014D lw Lost Communication with Mirror Control Module B
U014E lw Lost Communication With Multi-axis Acceleration Sensor Module B
U0150 aw Lost Communication With Serial Data Gateway Module E
U0151 aw Lost Communication With Restraints Control Module
U0152 aw Lost Communication With Side Restraints Control Module - Left
U0153 aw Lost Communication With Side Restraints Control Module - Right
U0154 aw Lost Communication With Restraints Occupant Classification System Module
U0155 aw Lost Communication With Instrument Panel Cluster (IPC) Control Module
U0156 aw Lost Communication With Information Center A
U0157 aw Lost Communication With Information Center B
U0158 aw Lost Communication With Head Up Display
U0159 aw Lost Communication With Parking Assist Control Module A
U015A lw Lost Communication With Anti-Lock Brake System (ABS) Control Module B
U015B lw Lost Communication With Power Steering Control Module B
U015C lw Lost Communication With Automated Driving System Control Module A
U015D lw Lost Communication With Automated Driving System Control Module B
U015E lw Lost Communication With Automated Driving System Interface Module A
U015F lw Lost Communication With Automated Driving System Interface Module B
U0160 aw Lost Communication With Audible Alert Control Module
U0161 aw Lost Communication With Compass Module
U0162 aw Lost Communication With Navigation Display Module
U0163 aw Lost Communication With Navigation Control Module
U0164 aw Lost Communication With HVAC Control Module
U0165 aw Lost Communication With HVAC Control Module - Rear
U0166 aw Lost Communication With Auxiliary Heater Control Module
U0167 aw Lost Communication With Vehicle Immobilizer Control Module
U0168 aw Lost Communication With Vehicle Security Control Module
U0169 aw Lost Communication With Sunroof Control Module
U016A lw Lost Communication With Global Positioning System Module
U016B lw Lost Communication With A/C Compressor Control Module
U016C lw Lost Communication With Fuel Pump Control Module B
U016D lw Lost Communication With Exhaust Gas Sensor Module B
U0170 aw Lost Communication With Restraints System Sensor A
U0171 aw Lost Communication With Restraints System Sensor B
U0172 aw Lost Communication With Restraints System Sensor C
U0173 aw Lost Communication With Restraints System Sensor D
U0174 aw Lost Communication With Restraints System Sensor E
U0175 aw Lost Communication With Restraints System Sensor F
U0176 aw Lost Communication With Restraints System Sensor G
U0177 aw Lost Communication With Restraints System Sensor H
U0178 aw Lost Communication With Restraints System Sensor I
U0179 aw Lost Communication With Restraints System Sensor J
U017A aw Lost Communication With Restraints System Sensor K
U017B aw Lost Communication With Restraints System Sensor L
U017C aw Lost Communication With Restraints System Sensor M
U017D aw Lost Communication With Restraints System Sensor N
U017E lw Lost Communication With Seat Belt Pretensioner Module A
U017F lw Lost Communication With Seat Belt Pretensioner Module B
U0180 aw Lost Communication With Automatic Lighting Control Module
U0181 aw Lost Communication With Headlamp Leveling Control Module A
U0182 aw Lost Communication With Lighting Control Module - Front
U0183 aw Lost Communication With Lighting Control Module - Rear A
U0184 aw Lost Communication With Radio
U0185 aw Lost Communication With Antenna Control Module
U0186 aw Lost Communication With Audio Amplifier A
U0187 aw Lost Communication With Digital Disc Player/Changer Module A
U0188 aw Lost Communication With Digital Disc Player/Changer Module B
U0189 aw Lost Communication With Digital Disc Player/Changer Module C
U018A lw Lost Communication With Headlamp Leveling Control Module B
U0190 aw Lost Communication With Digital Disc Player/Changer Module D
U0191 aw Lost Communication With Television
U0192 aw Lost Communication With Personal Computer
U0193 aw Lost Communication With Digital Audio Control Module A
U0194 aw Lost Communication With Digital Audio Control Module B
U0195 aw Lost Communication With Subscription Entertainment Receiver Module
U0196 aw Lost Communication With Entertainment Control Module - Rear A
U0197 aw Lost Communication With Telephone Control Module
U0198 aw Lost Communication With Telematic Control Module
U0199 aw Lost Communication With Door Control Module A
U019A lw Lost Communication With Tachograph Module
U019B lw Lost Communication With Battery Charger Control Module A
U019C lw Lost Communication With Glow Plug Control Module 2
U019D lw Lost Communication With Direct Ozone Reduction Catalyst Temperature Sensor
U019E lw Lost Communication With Transmission Range Control Module
U019F lw Lost Communication With Engine Coolant Pump Control Module
U01A0 lw Lost Communication With Hybrid/EV Battery Interface Control Module A
U01A1 lw Lost Communication With Hybrid/EV Battery Interface Control Module B
U01A2 lw Lost Communication With Hybrid/EV Battery Interface Control Module C
U01A3 lw Lost Communication With Hybrid/EV Battery Interface Control Module D
U01A4 lw Lost Communication With Hybrid/EV Battery Interface Control Module E
U01A5 lw Lost Communication With Hybrid/EV Battery Interface Control Module F
U01A6 lw Lost Communication With Hybrid/EV Battery Interface Control Module G
U01A7 lw Lost Communication With Hybrid/EV Battery Interface Control Module H
U01A8 lw Lost Communication With Hybrid/EV Battery Interface Control Module I
U01A9 lw Lost Communication With Hybrid/EV Battery Interface Control Module J
U01AA lw Lost Communication With Hybrid/EV Battery Interface Control Module K
U01AB lw Lost Communication With Hybrid/EV Battery Interface Control Module L
U01AC lw Lost Communication With Hybrid/EV Battery Interface Control Module M
U01AD lw Lost Communication With Hybrid/EV Battery Interface Control Module N
U01AE lw Lost Communication With Hybrid/EV Battery Interface Control Module O
U01AF lw Lost Communication With Hybrid/EV Battery Interface Control Module P
U01B0 lw Lost Communication With Battery Monitor Module
U01B1 lw Lost Communication With Particulate Matter Sensor B
U01B2 lw Lost Communication With Planetary Gear Set Control Module
U01B3 lw Lost Communication With Brake Blending Actuator
U01B4 lw Lost Communication With Brake System Control Module B
U01B5 lw Lost Communication With Catalyst Heater Control Module
U01B6 lw Lost Communication With Fuel Heater Control Module
U01B7 lw Lost Communication With Switch Input Module A
U01B8 lw Lost Communication With Switch Input Module B
U01B9 lw Lost Communication With Switch Input Module C
U01BA lw Lost Communication With Park Lock/Pawl Control Module
U01BB lw Lost Communication With Battery Charger Control Module B
U01BC lw Lost Communication With Charge Air Cooler Coolant Pump B
U01BD lw Lost Communication With DC/DC Converter Control Module C
U01BE lw Lost Communication with Drive Motor A Clutch Actuator
U01BF lw Lost Communication with Battery Management Control Module
U0200 aw Lost Communication With Door Control Module B
U0201 aw Lost Communication With Door Control Module C
U0202 aw Lost Communication With Door Control Module D
U0203 aw Lost Communication With Door Control Module E
U0204 aw Lost Communication With Door Control Module F
U0205 aw Lost Communication With Door Control Module G
U0206 aw Lost Communication With Folding Top Control Module
U0207 aw Lost Communication With Moveable Roof Control Module A
U0208 aw Lost Communication With Seat Control Module A
U0209 aw Lost Communication With Seat Control Module B
U020A lw Lost Communication With Moveable Roof Control Module B
U020B lw Lost Communication With Door Control Module H
U020C lw Lost Communication With Wireless Accessory Charging Module A
U020D lw Lost Communication With Wireless Accessory Charging Module B
U0210 aw Lost Communication With Seat Control Module C
U0211 aw Lost Communication With Seat Control Module D
U0212 aw Lost Communication With Steering Column Control Module
U0213 aw Lost Communication With Mirror Control Module A
U0214 aw Lost Communication With Remote Function Actuation Module
U0215 aw Lost Communication With Door Switch A
U0216 aw Lost Communication With Door Switch B
U0217 aw Lost Communication With Door Switch C
U0218 aw Lost Communication With Door Switch D
U0219 aw Lost Communication With Door Switch E
U0220 aw Lost Communication With Door Switch F
U0221 aw Lost Communication With Door Switch G
U0222 aw Lost Communication With Door Window Motor A
U0223 aw Lost Communication With Door Window Motor B
U0224 aw Lost Communication With Door Window Motor C
U0225 aw Lost Communication With Door Window Motor D
U0226 aw Lost Communication With Door Window Motor E
U0227 aw Lost Communication With Door Window Motor F
U0228 aw Lost Communication With Door Window Motor G
U0229 aw Lost Communication With Heated Steering Wheel Module
U022E lw Lost Communication With Object Detection Maintenance Control Module A
U022F lw Lost Communication With Object Detection Maintenance Control Module B
U0230 aw Lost Communication With Rear Gate Module
U0231 aw Lost Communication With Rain Sensing Module
U0232 aw Lost Communication With Side Obstacle Detection Control Module A
U0233 aw Lost Communication With Side Obstacle Detection Control Module B
U0234 aw Lost Communication With Convenience Recall Module
U0235 aw Lost Communication With Front Distance Range Sensor - Single Sensor or Center
U0236 aw Lost Communication With Column Lock Module
U0237 aw Lost Communication With Digital Audio Control Module C
U0238 aw Lost Communication With Digital Audio Control Module D
U0239 aw Lost Communication With Entrapment Control Module A
U023A lw Lost Communication With Image Processing Module A
U023B lw Lost Communication With Image Processing Module B
U023C lw Lost Communication With Image Processing Module C
U023D lw Lost Communication With Front Distance Range Sensor - Left
U023E lw Lost Communication With Front Distance Range Sensor - Right
U0240 aw Lost Communication With Entrapment Control Module B
U0241 aw Lost Communication With Headlamp Control Module A
U0242 aw Lost Communication With Headlamp Control Module B
U0243 aw Lost Communication With Parking Assist Control Module B
U0244 aw Lost Communication With Running Board Control Module A
U0245 aw Lost Communication With Entertainment Control Module - Front
U0246 aw Lost Communication With Seat Control Module E
U0247 aw Lost Communication With Seat Control Module F
U0248 aw Lost Communication With Remote Accessory Module
U0249 aw Lost Communication With Entertainment Control Module - Rear B
U024A lw Lost Communication With Interior Lighting Control Module A
U024B lw Lost Communication With Seat Control Module G
U024C lw Lost Communication With Seat Control Module H
U024D lw Lost Communication With Seat Control Module J
U024E lw Lost Communication With Side Obstacle Detection Control Module C
U024F lw Lost Communication With Side Obstacle Detection Control Module D
U0250 aw Lost Communication With Impact Classification System Module
U0251 aw Lost Communication With Running Board Control Module B
U0252 aw Lost Communication With Lighting Control Module - Rear B
U0253 lw Lost Communication With Accessory Protocol Interface Module
U0254 lw Lost Communication With Remote Start Module
U0255 lw Lost Communication With Front Display Interface Module
U0256 lw Lost Communication With Front Controls Interface Module A
U0257 lw Lost Communication With Front Controls/Display Interface Module
U0258 lw Lost Communication With Radio Transceiver
U0259 lw Lost Communication With Special Purpose Vehicle Control Module A
U025A lw Lost Communication With Special Purpose Vehicle Control Module B
U025B lw Lost Communication With Special Purpose Vehicle Control Module C
U025C lw Lost Communication With Special Purpose Vehicle Control Module D
U025D lw Lost Communication With Front Controls Interface Module B
U025E lw Lost Communication With Electronic Brake Booster Control Module A
U025F lw Lost Communication With Electronic Brake Booster Control Module B
U0260 lw Lost Communication With Seat Control Switch Module A
U0261 lw Lost Communication With Seat Control Switch Module B
U0262 lw Lost Communication With Audio Amplifier B
U0263 lw Lost Communication With Speech Recognition Module
U0264 lw Lost Communication With Camera Module - Rear
U0265 lw Lost Communication With Image Processing Sensor A
U0266 lw Lost Communication With Image Processing Sensor B
U0267 lw Lost Communication With Image Processing Sensor C
U0268 lw Lost Communication With Image Processing Sensor D
U0269 lw Lost Communication With Image Processing Sensor E
U026A lw Lost Communication With Image Processing Sensor F
U026B lw Lost Communication With Image Processing Sensor G
U026C lw Lost Communication With Image Processing Sensor H
U026D lw Lost Communication With Image Processing Sensor I
U026E lw Lost Communication With Image Processing Sensor J
U026F lw Lost Communication With Image Processing Sensor K
U0270 lw Lost Communication With Image Processing Sensor L
U0271 lw Lost Communication With Seat Control Switch Module C
U0272 lw Lost Communication With Seat Control Switch Module D
U0273 lw Lost Communication With Lighting Driver Control Module A
U0274 lw Lost Communication With Lighting Driver Control Module B
U0275 lw Lost Communication With Lighting Driver Control Module C
U0276 lw Lost Communication With Lighting Driver Control Module D
U0277 lw Lost Communication With Seat Control Module K
U0278 lw Lost Communication With Seat Control Module L
U0279 lw Lost Communication with Haptic Control Module
U027A lw Lost Communication With Battery Charger Control Module C
U027B lw Lost Communication with Battery Charger Control Module D
U027C lw Lost Communication With Off-Board Charger Control Module
U0284 lw Lost Communication With Active Grille Air Shutter Module A
U0285 lw Lost Communication With Active Grille Air Shutter Module B
U0286 lw Lost Communication With Radiator Anti Tamper Device
U0287 lw Lost Communication With Transmission Fluid Pump Module A
U0288 lw Lost Communication With DC/AC Converter Control Module A
U0289 lw Lost Communication With DC/AC Converter Control Module B
U028A lw Lost Communication With Transmission Fluid Pump Module B
U028B lw Lost Communication With Active Grille Air Shutter Module C
U028C lw Lost Communication With Active Grille Air Shutter Module D
U028D lw Lost Communication with Active Aerodynamic Feature Control Module A
U028E lw Lost Communication with Active Aerodynamic Feature Control Module B
U028F lw Lost Communication with Active Aerodynamic Feature Control Module C
U0290 lw Lost Communication with Active Aerodynamic Feature Control Module D
U0291 aw Lost Communication With Gear Shift Control Module B
U0292 aw Lost Communication With Drive Motor Control Module B
U0293 aw Lost Communication With Hybrid/EV Powertrain Control Module
U0294 aw Lost Communication With Powertrain Control Monitor Module
U0295 dw Lost Communication With AC/AC Converter Control Module | Lost Communication with Power Steering Control Module
U0296 dw Lost Communication With AC/DC Converter Control Module A
U0297 dw Lost Communication With AC/DC Converter Control Module B | Lost Communication with Hybrid Powertrain Control Module
U0298 dw Lost Communication With DC/DC Converter Control Module A
U0299 dw Lost Communication With DC/DC Converter Control Module B
U029A lw Lost Communication With Hybrid/EV Battery Pack Sensor Module
U029B lw Lost Communication With Drive Motor Control Module C
U029C lw Lost Communication With Drive Motor Control Module D
U029D lw Lost Communication With NOx Sensor A
U029E lw Lost Communication With NOx Sensor B
U029F lw Lost Communication With Evaporative Emission System Leak Detection Control Module
U02A0 lw Invalid Data Received From Hybrid/EV Battery Interface Control Module D
U02A1 lw Lost Communication With NOx Sensor C
U02A2 lw Lost Communication With Reductant Quality Module
U02A3 lw Lost Communication With Particulate Matter Sensor
U02A4 lw Lost Communication With NH3 Sensor
U02A5 lw Lost Communication With Reductant Heater Control Module
U02A6 lw Lost Communication With Safety Integration Control Module
U02A7 lw Lost Communication With Engine Sound Control 1
U02A8 lw Lost Communication With Engine Sound Control 2
U02A9 lw Lost Communication With Charge Air Cooler Coolant Pump A
U02AA lw Lost Communication With Engine Disconnect Clutch
U02AB lw Lost Communication With Vehicle Thermal Management Control Module
U02AC lw Lost Communication With Turbocharger/Supercharger Boost Control A
U02AD lw Lost Communication With Turbocharger/Supercharger Boost Control B
U02AE lw Lost Communications With Hybrid/EV Battery Coolant Pump
U02AF lw Lost Communication With Turbocharger Turbine Inlet Valve Position Sensor
U02B0 lw Lost Communication With Turbocharger/Supercharger Boost Control B Position Sensor
U02B1 lw Lost Communication With Comfort and Convenience Display A
U02B2 lw Lost Communication With Comfort and Convenience Display B
U02B3 lw Lost Communication With Driver Monitoring System Module
U02B4 lw Lost Communication With Front Radar Module A
U02B5 lw Lost Communication With Front Radar Module B
U02B6 lw Lost Communication With Rear Radar Module A
U02B7 lw Lost Communication With Rear Radar Module B
U02B8 lw Lost Communication With Rear Radar Module C
U02B9 lw Lost Communication With Rear Radar Module D
U02BA lw Lost Communication With Hybrid/EV Electronics Coolant Pump B
U02BB lw Lost Communications with EVAP System Purge Pump
U02BC lw Lost Communication With Localization and Mapping Module
U02BD lw Lost Communication With Night Vision Control Module
U02BE lw Lost Communication With Trailer Backup Assist Control Module
U02BF lw Lost Communication With Interior Lighting Control Module B
U02C0 lw Lost Communication With Active Radiator Air Flow Control Module A
U02C1 lw Lost Communication With Hybrid/EV Electronics Coolant Pump C
U0300 aw Internal Control Module Software Incompatibility
U0301 aw Software Incompatibility With ECM/PCM
U0302 aw Software Incompatibility With Transmission Control Module
U0303 aw Software Incompatibility With Transfer Case Control Module
U0304 aw Software Incompatibility With Gear Shift Control Module A
U0305 aw Software Incompatibility With Cruise Control Module
U0306 aw Software Incompatibility With Fuel Injector Control Module
U0307 aw Software Incompatibility With Glow Plug Control Module 1
U0308 aw Software Incompatibility With Throttle Actuator Control Module
U0309 aw Software Incompatibility With Alternative Fuel Control Module
U030A lw Software Incompatibility With Evaporative Emission System Leak Detection Control Module
U030B lw Software Incompatibility With Glow Plug Control Module 2
U030C lw Software Incompatibility With Reductant Quality Module
U030D lw Software Incompatibility With NOx Sensor A
U030E lw Software Incompatibility With NOx Sensor B
U030F lw Software Incompatibility With Reductant Control Module
U0310 aw Software Incompatibility With Fuel Pump Control Module
U0311 aw Software Incompatibility With Drive Motor Control Module
U0312 aw Software Incompatibility With Battery Energy Control Module A
U0313 aw Software Incompatibility With Battery Energy Control Module B
U0314 aw Software Incompatibility With Four-Wheel Drive Clutch Control Module
U0315 aw Software Incompatibility With Anti-Lock Brake System (ABS) Control Module
U0316 aw Software Incompatibility With Vehicle Dynamics Control Module
U0317 aw Software Incompatibility With Park Brake Control Module
U0318 aw Software Incompatibility With Brake System Control Module A
U0319 aw Software Incompatibility With Steering Effort Control Module
U031A lw Software Incompatibility With Transmission Range Control Module
U031B lw Software Incompatibility With DC/DC Converter Control Module A
U031C lw Software Incompatibility With Brake System Control Module B
U031D lw Software Incompatibility With Parking Assist Control Module A
U031E lw Software Incompatibility With Parking Assist Control Module B
U031F lw Software Incompatibility With Accessory Protocol Interface Module
U0320 aw Software Incompatibility With Power Steering Control Module
U0321 dw Software Incompatibility With Suspension Control Module A
U0322 aw Software Incompatibility With Body Control Module
U0323 aw Software Incompatibility With Instrument Panel Control Module
U0324 aw Software Incompatibility With HVAC Control Module
U0325 aw Software Incompatibility With Auxiliary Heater Control Module
U0326 aw Software Incompatibility With Vehicle Immobilizer Control Module
U0327 aw Software Incompatibility With Vehicle Security Control Module
U0328 aw Software Incompatibility With Steering Angle Sensor Module
U0329 aw Software Incompatibility With Steering Column Control Module
U032A lw Software Incompatibility With A/C Compressor Control Module
U0330 aw Software Incompatibility With Tire Pressure Monitor Module
U0331 aw Software Incompatibility With Body Control Module A
U0332 lw Software Incompatibility With Multi-axis Acceleration Sensor Module A
U0333 lw Software Incompatibility With Gear Shift Control Module B
U0334 lw Software Incompatibility With Radio
U0335 lw Software Incompatibility With Hybrid/EV Battery Pack Sensor Module
U0336 lw Software Incompatibility With Restraints Control Module
U0337 lw Software Incompatibility With Battery Charger Control Module A
U0338 lw Software Incompatibility With Remote Function Actuation Module
U0339 lw Software Incompatibility With Body Control Module B
U033A lw Software Incompatibility With Hybrid/EV Battery Interface Control Module A
U033B lw Software Incompatibility With Hybrid/EV Battery Interface Control Module B
U033C lw Software Incompatibility With Hybrid/EV Battery Interface Control Module C
U033D lw Software Incompatibility With Hybrid/EV Battery Interface Control Module D
U033E lw Software Incompatibility With Hybrid/EV Battery Interface Control Module E
U033F lw Software Incompatibility With Hybrid/EV Battery Interface Control Module F
U0340 lw Software Incompatibility With Hybrid/EV Battery Interface Control Module G
U0341 lw Software Incompatibility With Hybrid/EV Battery Interface Control Module H
U0342 lw Software Incompatibility With Hybrid/EV Battery Interface Control Module I
U0343 lw Software Incompatibility With Hybrid/EV Battery Interface Control Module J
U0344 lw Software Incompatibility With Hybrid/EV Battery Interface Control Module K
U0345 lw Software Incompatibility With Hybrid/EV Battery Interface Control Module L
U0346 lw Software Incompatibility With Hybrid/EV Battery Interface Control Module M
U0347 lw Software Incompatibility With Hybrid/EV Battery Interface Control Module N
U0348 lw Software Incompatibility With Hybrid/EV Battery Interface Control Module O
U0349 lw Software Incompatibility With Hybrid/EV Battery Interface Control Module P
U034A lw Software Incompatibility With Engine Disconnect Clutch
U034B lw Software Incompatibility With Brake Booster Control
U034C lw Software Incompatibility With Battery Energy Control Module C
U034D lw Software Incompatibility With Vehicle Thermal Management Control Module
U034E lw Software Incompatibility With Active Grille Air Shutter Module A
U034F lw Software Incompatibility With Active Grille Air Shutter Module B
U0350 lw Software Incompatibility With Active Grille Air Shutter Module C
U0351 lw Software Incompatibility With Active Grille Air Shutter Module D
U0352 lw Software Incompatibility With NOx Sensor C
U0353 lw Software Incompatibility With Ion Sense Module
U0354 lw Software Incompatibility With Hybrid/EV Battery Inductive Charger Control Module
U0400 aw Invalid Data Received
U0401 aw Invalid Data Received From ECM/PCM A
U0402 aw Invalid Data Received From TCM
U0403 aw Invalid Data Received From Transfer Case Control Module
U0404 aw Invalid Data Received From Gear Shift Control Module A
U0405 aw Invalid Data Received From Cruise Control Module
U0406 aw Invalid Data Received From Fuel Injector Control Module
U0407 aw Invalid Data Received From Glow Plug Control Module 1
U0408 aw Invalid Data Received From Throttle Actuator A Control Module
U0409 aw Invalid Data Received From Alternative Fuel Control Module
U040A dw Invalid Data Received From Air Conditioning Control Module
U040B lw Invalid Data Received From Exhaust Gas Recirculation Control Module A
U040C lw Invalid Data Received From Exhaust Gas Recirculation Control Module B
U040D lw Invalid Data Received From Turbocharger/Supercharger Control Module A
U040E lw Invalid Data Received From Turbocharger/Supercharger Control Module B
U040F lw Invalid Data Received From Reductant Control Module
U0410 aw Invalid Data Received From Fuel Pump Control Module A
U0411 aw Invalid Data Received From Drive Motor Control Module A
U0412 aw Invalid Data Received From Battery Energy Control Module A
U0413 aw Invalid Data Received From Battery Energy Control Module B
U0414 aw Invalid Data Received From Four-Wheel Drive Clutch Control Module
U0415 aw Invalid Data Received From Anti-Lock Brake System (ABS) Control Module
U0416 aw Invalid Data Received From Vehicle Dynamics Control Module
U0417 aw Invalid Data Received From Park Brake Control Module
U0418 aw Invalid Data Received From Brake System Control Module A
U0419 aw Invalid Data Received From Steering Effort Control Module
U041A lw Invalid Data Received From Battery Isolation/Voltage Stabilization Control Module
U041B lw Invalid Data Received From Exhaust Gas Sensor Module A
U041C lw Invalid Data Received From Rocker Arm Control Module A
U041D lw Invalid Data Received From Rocker Arm Control Module B
U041E lw Invalid Data Received From All Wheel Drive Control Module
U041F lw Invalid Data Received From Throttle Actuator B Control Module
U0420 aw Invalid Data Received From Power Steering Control Module A
U0421 dw Invalid Data Received From Suspension Control Module A | Invalid Data Received from Throttle/Pedal Position Sensor
U0422 aw Invalid Data Received From Body Control Module
U0423 aw Invalid Data Received From Instrument Panel Cluster Control Module
U0424 aw Invalid Data Received From HVAC Control Module
U0425 aw Invalid Data Received From Auxiliary Heater Control Module
U0426 aw Invalid Data Received From Vehicle Immobilizer Control Module
U0427 aw Invalid Data Received From Vehicle Security Control Module
U0428 aw Invalid Data Received From Steering Angle Sensor Module
U0429 aw Invalid Data Received From Steering Column Control Module
U042A lw Invalid Data Received From V2X Module
U042B lw Invalid Data Received From Chassis Control Module A
U042C lw Invalid Data Received From Chassis Control Module B
U042D lw Invalid Data Received from Active Vibration Control Module
U042E lw Invalid Data Received From Generator A Control Module
U042F lw Invalid Data Received From Camshaft Position Control Module
U0430 aw Invalid Data Received From Tire Pressure Monitor Module
U0431 aw Invalid Data Received From Body Control Module A
U0432 dw Invalid Data Received From Multi-axis Acceleration Sensor Module A | Invalid Data Received from 4-Wheel Drive Clutch Control Module
U0433 aw Invalid Data Received From Front Distance Range Sensor - Single Sensor or Center
U0434 aw Invalid Data Received From Active Roll Control Module
U0435 aw Invalid Data Received From Power Steering Control Module - Rear
U0436 aw Invalid Data Received From Differential Control Module - Front
U0437 aw Invalid Data Received From Differential Control Module - Rear
U0438 aw Invalid Data Received From Trailer Brake Control Module
U0439 aw Invalid Data Received From All Terrain Control Module
U043A lw Invalid Data Received From Suspension Control Module B
U043B lw Invalid Data Received From Front Distance Range Sensor - Left
U043C lw Invalid Data Received From Front Distance Range Sensor - Right
U043D lw Invalid Data Received From Accelerator Pedal Module
U043E lw Invalid Data Received From Vacuum Sensor A
U043F lw Invalid Data Received From Vacuum Sensor B
U0440 dw Invalid Data Received From Pedestrian Alert Control Module | Invalid Data Received from Drive Motor Control Module
U0441 aw Invalid Data Received From Emissions Critical Control Information
U0442 aw Invalid Data Received From ECM/PCM B
U0443 aw Invalid Data Received From Body Control Module B
U0444 aw Invalid Data Received From Body Control Module C
U0445 aw Invalid Data Received From Body Control Module D
U0446 aw Invalid Data Received From Body Control Module E
U0447 aw Invalid Data Received From Serial Data Gateway Module A
U0448 aw Invalid Data Received From Serial Data Gateway Module B
U0449 aw Invalid Data Received From Serial Data Gateway Module C
U044A aw Invalid Data Received From Serial Data Gateway Module D
U044B lw Invalid Data Received From Battery Energy Control Module C
U044C lw Invalid Data Received From Hybrid/EV Battery Inductive Charging Module
U044D lw Invalid Data Received From Generator B Control Module
U044F lw Invalid Data Received From Mirror Control Module B
U0451 aw Invalid Data Received From Serial Data Gateway Module E
U0452 aw Invalid Data Received From Restraints Control Module
U0453 aw Invalid Data Received From Side Restraints Control Module - Left
U0454 aw Invalid Data Received From Side Restraints Control Module - Right
U0455 aw Invalid Data Received From Restraints Occupant Classification System Module
U0456 aw Invalid Data Received From Coolant Temperature Control Module
U0457 aw Invalid Data Received From Information Center A
U0458 aw Invalid Data Received From Information Center B
U0459 aw Invalid Data Received From Head Up Display
U045A aw Invalid Data Received From Parking Assist Control Module A
U045B lw Invalid Data Received From Anti-Lock Brake System (ABS) Control Module B
U045C lw Invalid Data Received From Power Steering Control Module B
U045D lw Invalid Data Received From Automated Driving System Control Module A
U045E lw Invalid Data Received From Automated Driving System Control Module B
U045F lw Invalid Data Received From Automated Driving System Interface Module A
U0460 lw Invalid Data Received From Automated Driving System Interface Module B
U0461 aw Invalid Data Received From Audible Alert Control Module
U0462 aw Invalid Data Received From Compass Module
U0463 aw Invalid Data Received From Navigation Display Module
U0464 aw Invalid Data Received From Navigation Control Module
U0465 aw Invalid Data Received From PTO Control Module
U0466 aw Invalid Data Received From HVAC Control Module - Rear
U0467 aw Invalid Data Received From Fuel Additive Control Module
U0468 aw Invalid Data Received From Fuel Cell Control Module
U0469 aw Invalid Data Received From Starter / Generator Control Module
U046A aw Invalid Data Received From Sunroof Control Module
U046B lw Invalid Data Received From Global Positioning System Module
U046C lw Invalid Data Received From A/C Compressor Control Module
U046D lw Invalid Data Received from Fuel Pump Control Module B
U046E lw Invalid Data Received From Exhaust Gas Sensor Module B
U0471 aw Invalid Data Received From Restraints System Sensor A
U0472 aw Invalid Data Received From Restraints System Sensor B
U0473 aw Invalid Data Received From Restraints System Sensor C
U0474 aw Invalid Data Received From Restraints System Sensor D
U0475 aw Invalid Data Received From Restraints System Sensor E
U0476 aw Invalid Data Received From Restraints System Sensor F
U0477 aw Invalid Data Received From Restraints System Sensor G
U0478 aw Invalid Data Received From Restraints System Sensor H
U0479 aw Invalid Data Received From Restraints System Sensor I
U047A aw Invalid Data Received From Restraints System Sensor J
U047B aw Invalid Data Received From Restraints System Sensor K
U047C aw Invalid Data Received From Restraints System Sensor L
U047D aw Invalid Data Received From Restraints System Sensor M
U047E aw Invalid Data Received From Restraints System Sensor N
U047F lw Invalid Data Received From Seat Belt Pretensioner Module A
U0480 lw Invalid Data Received From Seat Belt Pretensioner Module B
U0481 aw Invalid Data Received From Automatic Lighting Control Module
U0482 aw Invalid Data Received From Headlamp Leveling Control Module A
U0483 aw Invalid Data Received From Lighting Control Module - Front
U0484 aw Invalid Data Received From Lighting Control Module - Rear A
U0485 aw Invalid Data Received From Radio
U0486 aw Invalid Data Received From Antenna Control Module
U0487 aw Invalid Data Received From Audio Amplifier A
U0488 aw Invalid Data Received From Digital Disc Player/Changer Module A
U0489 aw Invalid Data Received From Digital Disc Player/Changer Module B
U048A lw Invalid Data Received From Digital Disc Player/Changer Module C
U048B lw Invalid Data Received From Headlamp Leveling Control Module B
U0491 aw Invalid Data Received From Digital Disc Player/Changer Module D
U0492 aw Invalid Data Received From Television
U0493 aw Invalid Data Received From Personal Computer
U0494 aw Invalid Data Received From Digital Audio Control Module A
U0495 aw Invalid Data Received From Digital Audio Control Module B
U0496 aw Invalid Data Received From Subscription Entertainment Receiver Module
U0497 aw Invalid Data Received From Entertainment Control Module - Rear A
U0498 aw Invalid Data Received From Telephone Control Module
U0499 aw Invalid Data Received From Telematic Control Module
U049A aw Invalid Data Received From Door Control Module A
U049B lw Invalid Data Received From Tachograph Module
U049C lw Invalid Data Received From Battery Charger Control Module A
U049D lw Invalid Data Received From Glow Plug Control Module 2
U049E lw Invalid Data Received From Direct Ozone Reduction Catalyst Temperature Sensor
U049F lw Invalid Data Received From Transmission Range Control Module
U04A0 lw Invalid Data Received From Engine Coolant Pump Control Module
U04A1 lw Invalid Data Received From Hybrid/EV Battery Interface Control Module A
U04A2 lw Invalid Data Received From Hybrid/EV Battery Interface Control Module B
U04A3 lw Invalid Data Received From Hybrid/EV Battery Interface Control Module C
U04A4 lw Invalid Data Received From Particulate Matter Sensor A
U04A5 lw Invalid Data Received From Hybrid/EV Battery Interface Control Module E
U04A6 lw Invalid Data Received From Hybrid/EV Battery Interface Control Module F
U04A7 lw Invalid Data Received From Hybrid/EV Battery Interface Control Module G
U04A8 lw Invalid Data Received From Hybrid/EV Battery Interface Control Module H
U04A9 lw Invalid Data Received From Hybrid/EV Battery Interface Control Module I
U04AA lw Invalid Data Received From Hybrid/EV Battery Interface Control Module J
U04AB lw Invalid Data Received From Hybrid/EV Battery Interface Control Module K
U04AC lw Invalid Data Received From Hybrid/EV Battery Interface Control Module L
U04AD lw Invalid Data Received From Hybrid/EV Battery Interface Control Module M
U04AE lw Invalid Data Received From Hybrid/EV Battery Interface Control Module N
U04AF lw Invalid Data Received From Hybrid/EV Battery Interface Control Module O
U04B0 lw Invalid Data Received From Hybrid/EV Battery Interface Control Module P
U04B1 lw Invalid Data Received From Battery Monitor Module
U04B2 lw Invalid Data Received From Particulate Matter Sensor B
U04B3 lw Invalid Data Received From Planetary Gear Set Control Module
U04B4 lw Invalid Data Received From Brake Blending Actuator
U04B5 lw Invalid Data Received from Brake System Control Module B
U04B6 lw Invalid Data Received From Catalyst Heater Control Module
U04BA lw Invalid Data Received from Switch Input Module A
U04BB lw Invalid Data Received from Switch Input Module B
U04BC lw Invalid Data Received from Switch Input Module C
U04BD lw Invalid Data Received From Park Lock/Pawl Control Module
U04BE lw Invalid Data Received From Battery Charger Control Module B
U04BF lw Invalid Data Received from Drive Motor A Clutch Actuator
U04C0 lw Invalid Data Received from Battery Management Control Module
U0500 so Invalid Data Received from Communication Module
U0501 aw Invalid Data Received From Door Control Module B
U0502 aw Invalid Data Received From Door Control Module C
U0503 aw Invalid Data Received From Door Control Module D
U0504 aw Invalid Data Received From Door Control Module E
U0505 aw Invalid Data Received From Door Control Module F
U0506 aw Invalid Data Received From Door Control Module G
U0507 aw Invalid Data Received From Folding Top Control Module
U0508 aw Invalid Data Received From Moveable Roof Control Module A
U0509 aw Invalid Data Received From Seat Control Module A
U050A aw Invalid Data Received From Seat Control Module B
U050B lw Invalid Data Received From Moveable Roof Control Module B
U050C lw Invalid Data Received From Door Control Module H
U050D lw Invalid Data Received From Wireless Accessory Charging Module A
U050E lw Invalid Data Received From Wireless Accessory Charging Module B
U0511 aw Invalid Data Received From Seat Control Module C
U0512 aw Invalid Data Received From Seat Control Module D
U0513 aw Invalid Data Received From Yaw Rate Sensor Module
U0514 aw Invalid Data Received From Mirror Control Module A
U0515 aw Invalid Data Received From Remote Function Actuation Module
U0516 aw Invalid Data Received From Door Switch A
U0517 aw Invalid Data Received From Door Switch B
U0518 aw Invalid Data Received From Door Switch C
U0519 aw Invalid Data Received From Door Switch D
U051A aw Invalid Data Received From Door Switch E
U0521 aw Invalid Data Received From Door Switch F
U0522 aw Invalid Data Received From Door Switch G
U0523 aw Invalid Data Received From Door Window Motor A
U0524 aw Invalid Data Received From Door Window Motor B
U0525 aw Invalid Data Received From Door Window Motor C
U0526 aw Invalid Data Received From Door Window Motor D
U0527 aw Invalid Data Received From Door Window Motor E
U0528 aw Invalid Data Received From Door Window Motor F
U0529 aw Invalid Data Received From Door Window Motor G
U052A aw Invalid Data Received From Heated Steering Wheel Module
U052F lw Invalid Data Received From Object Detection Maintenance Control Module A
U0530 lw Invalid Data Received From Object Detection Maintenance Control Module B
U0531 aw Invalid Data Received From Rear Gate Module
U0532 aw Invalid Data Received From Rain Sensing Module
U0533 aw Invalid Data Received From Side Obstacle Detection Control Module A
U0534 aw Invalid Data Received From Side Obstacle Detection Control Module B
U0535 aw Invalid Data Received From Convenience Recall Module
U0536 aw Invalid Data Received From Lateral Acceleration Sensor Module
U0537 aw Invalid Data Received From Column Lock Module
U0538 aw Invalid Data Received From Digital Audio Control Module C
U0539 aw Invalid Data Received From Digital Audio Control Module D
U053A aw Invalid Data Received From Entrapment Control Module A
U053B lw Invalid Data Received From Image Processing Module A
U053C lw Invalid Data Received From Image Processing Module B
U053D lw Invalid Data Received From Image Processing Module C
U0541 aw Invalid Data Received From Entrapment Control Module B
U0542 aw Invalid Data Received From Headlamp Control Module A
U0543 aw Invalid Data Received From Headlamp Control Module B
U0544 aw Invalid Data Received From Parking Assist Control Module B
U0545 aw Invalid Data Received From Running Board Control Module A
U0546 aw Invalid Data Received From Entertainment Control Module - Front
U0547 aw Invalid Data Received From Seat Control Module E
U0548 aw Invalid Data Received From Seat Control Module F
U0549 aw Invalid Data Received From Remote Accessory Module
U054A aw Invalid Data Received From Entertainment Control Module - Rear B
U054B lw Invalid Data Received From Interior Lighting Control Module A
U054C lw Invalid Data Received from Seat Control Module G
U054D lw Invalid Data Received from Seat Control Module H
U054E lw Invalid Data Received from Seat Control Module J
U054F lw Invalid Data Received From Side Obstacle Detection Control Module C
U0550 lw Invalid Data Received From Side Obstacle Detection Control Module D
U0551 aw Invalid Data Received From Impact Classification System Module
U0552 aw Invalid Data Received From Running Board Control Module B
U0553 aw Invalid Data Received From Lighting Control Module - Rear B
U0554 lw Invalid Data Received From Accessory Protocol Interface Module
U0555 lw Invalid Data Received From Remote Start Module
U0556 lw Invalid Data Received From Front Display Interface Module
U0557 lw Invalid Data Received From Front Controls Interface Module A
U0558 lw Invalid Data Received From Front Controls/Display Interface Module
U0559 lw Invalid Data Received From Radio Transceiver
U055A lw Invalid Data Received From Special Purpose Vehicle Control Module A
U055B lw Invalid Data Received From Special Purpose Vehicle Control Module B
U055C lw Invalid Data Received From Special Purpose Vehicle Control Module C
U055D lw Invalid Data Received From Special Purpose Vehicle Control Module D
U055E lw Invalid Data Received From Front Controls Interface Module B
U055F lw Invalid Data Received From Electronic Brake Booster Control Module A
U0560 lw Invalid Data Received From Electronic Brake Booster Control Module B
U0561 lw Invalid Data Received From Seat Control Switch Module A
U0562 lw Invalid Data Received From Seat Control Switch Module B
U0563 lw Invalid Data Received From Audio Amplifier B
U0564 lw Invalid Data Received From Speech Recognition Module
U0565 lw Invalid Data Received From Camera Module - Rear
U0566 lw Invalid Data Received From Image Processing Sensor A
U0567 lw Invalid Data Received From Image Processing Sensor B
U0568 lw Invalid Data Received From Image Processing Sensor C
U0569 lw Invalid Data Received From Image Processing Sensor D
U056A lw Invalid Data Received From Image Processing Sensor E
U056B lw Invalid Data Received From Image Processing Sensor F
U056C lw Invalid Data Received From Image Processing Sensor G
U056D lw Invalid Data Received From Image Processing Sensor H
U056E lw Invalid Data Received From Image Processing Sensor I
U056F lw Invalid Data Received From Image Processing Sensor J
U0570 lw Invalid Data Received From Image Processing Sensor K
U0571 lw Invalid Data Received From Image Processing Sensor L
U0572 lw Invalid Data Received from Vehicle Motion Control Module A
U0573 lw Invalid Data Received from Vehicle Motion Control Module B
U0574 lw Invalid Data Received From Lighting Driver Control Module A
U0575 lw Invalid Data Received From Lighting Driver Control Module B
U0576 lw Invalid Data Received From Lighting Driver Control Module C
U0577 lw Invalid Data Received From Lighting Driver Control Module D
U0578 lw Invalid Data Received From Seat Module K
U0579 lw Invalid Data Received From Seat Module L
U057B lw Invalid Data Received From Battery Charger Control Module C
U057C lw Invalid Data Received From Battery Charger Control Module D
U057D lw Invalid Data Received From Off-Board Charger Control Module
U0580 lw Invalid Data Received From Haptic Control Module
U0585 lw Invalid Data Received From Active Grille Air Shutter Module A
U0586 dw Invalid Data Received From Active Grille Air Shutter Module B | Invalid Data Received from Navigation Display Module
U0587 dw Invalid Data Received From With Radiator Anti Tamper Device | Invalid Data Received From Radiator Anti-Tamper Device
U0588 dw Invalid Data Received From Transmission Fluid Pump Module A | Invalid Data Received from Navigation Control Module
U0589 lw Invalid Data Received From DC/AC Converter Control Module A
U058A lw Invalid Data Received From DC/AC Converter Control Module B
U058B lw Invalid Data Received From Transmission Fluid Pump Module B
U058C lw Invalid Data Received From Active Grille Air Shutter Module C
U058D lw Invalid Data Received From Active Grille Air Shutter Module D
U0592 aw Invalid Data Received From Gear Shift Control Module B
U0593 aw Invalid Data Received From Drive Motor Control Module B
U0594 aw Invalid Data Received From Hybrid/EV Powertrain Control Module
U0595 aw Invalid Data Received From Powertrain Control Monitor Module
U0596 dw Invalid Data Received From AC/AC Converter Control Module
U0597 dw Invalid Data Received From AC/DC Converter Control Module A
U0598 dw Invalid Data Received From AC/DC Converter Control Module B
U0599 dw Invalid Data Received From DC/DC Converter Control Module A
U059A dw Invalid Data Received From DC/DC Converter Control Module B
U059B lw Invalid Data Received From Hybrid/EV Battery Pack Sensor Module
U059C lw Invalid Data Received From Drive Motor Control Module C
U059D lw Invalid Data Received From Drive Motor Control Module D
U059E lw Invalid Data Received From NOx Sensor A
U059F lw Invalid Data Received From NOx Sensor B
U05A0 lw Invalid Data Received from Evaporative Emission System Leak Detection Control Module
U05A1 lw NOx Sensor A Received Invalid Data From ECM/PCM
U05A2 lw NOx Sensor B Received Invalid Data From ECM/PCM
U05A3 lw Invalid Data Received From Reductant Quality Module
U05A4 lw Particulate Matter Sensor Received Invalid Data From ECM/PCM
U05A5 lw Invalid Data Received From NH3 Sensor
U05A6 lw Invalid Data Received from Reductant Heater Control Module
U05A7 lw Invalid Data Received From Safety Integration Control Module
U05A8 lw Invalid Data Received From NOx Sensor C
U05A9 lw NOx Sensor C Received Invalid Data From ECM/PCM
U05AA lw Invalid Data Received From Charge Air Cooler Coolant Pump
U05AB lw Invalid Data Received From Engine Disconnect Clutch
U05AC lw Invalid Data Received From Vehicle Thermal Management Control Module
U05B2 lw Invalid Data Received From Comfort and Convenience Display A
U05B3 lw Invalid Data Received From Comfort and Convenience Display B
U05B4 lw Invalid Data Received From Driver Monitoring System Module
U05B5 lw Invalid Data Received From Front Radar Module A
U05B6 lw Invalid Data Received From Front Radar Module B
U05B7 lw Invalid Data Received From Rear Radar Module A
U05B8 lw Invalid Data Received From Rear Radar Module B
U05B9 lw Invalid Data Received From Rear Radar Module C
U05BA lw Invalid Data Received From Rear Radar Module D
U05BD lw Invalid Data Received From Localization and Mapping Module
U05BE lw Invalid Data Received From Night Vision Control Module
U05BF lw Invalid Data Received From Trailer Backup Assist Control Module
U05C0 lw Invalid Data Received From Interior Lighting Control Module B
U05C1 lw Invalid Data Received From Active Radiator Air Flow Control Module A
U0600 dw Lost Communication With Engine Oil Pressure Sensor A | Internal Control Module Memory Reset
U0601 dw Lost Communication With Particulate Filter Pressure Sensor A | Internal Control Module Software Incompatibility
U0602 lw Lost Communication With Particulate Filter Pressure Sensor B
U0603 lw Lost Communication With Fuel Pressure Sensor A
U0604 lw Lost Communication With Fuel Pressure Sensor B
U0605 lw Lost communication With A/C Refrigerant Sensor A
U0606 lw Lost Communication With Throttle/Pedal Position Sensor/Switch A
U0607 lw Lost Communication With Throttle/Pedal Position Sensor/Switch B
U0608 lw Lost Communication With Throttle/Pedal Position Sensor/Switch C
U0609 lw Lost Communication With Manifold Absolute Pressure/Barometric Pressure Sensor
U060A lw Lost Communication With Manifold Absolute Pressure Sensor B
U060B lw Lost Communication With Turbocharger/Supercharger Boost Sensor A
U060C lw Lost Communication With Turbocharger/Supercharger Boost Sensor B
U060D lw Lost Communication With Turbocharger/Supercharger Boost Sensor C
U060E lw Lost Communication With Crankcase Pressure Sensor
U060F lw Lost Communication With Mass or Volume Air Flow Sensor A
U0610 lw Lost Communication With Mass or Volume Air Flow Sensor B
U0611 lw Lost Communication With Intake Air Temperature Sensor 1 Bank 1
U0612 lw Lost Communication With Intake Air Temperature Sensor 1 Bank 2
U0613 lw Lost Communication With Intake Air Temperature Sensor 2 Bank 1
U0614 lw Lost Communication With Intake Air Temperature Sensor 2 Bank 2
U0615 lw Lost Communication With Engine Coolant Bypass Valve A
U0616 lw Lost Communication With Engine Coolant Bypass Valve B
U0617 lw Lost Communication With Engine Coolant Bypass Valve C
U0618 lw Lost Communication With Engine Coolant Bypass Valve D
U0619 lw Lost Communication With Reductant Level Sensor A
U061A lw Lost Communication With Reductant Level Sensor B
U061B lw Lost Communication With Reductant Level Sensor C
U061C lw Lost Communication With Reductant Temperature Sensor A
U061D lw Lost Communication With Reductant Temperature Sensor B
U061E lw Lost Communication with Battery Isolation/Voltage Stabilization Control Module
U061F lw Lost Communication With Exhaust Gas Temperature Sensor Bank 1 Sensor 1
U0620 lw Lost Communication With Exhaust Gas Temperature Sensor Bank 1 Sensor 2
U0621 lw Lost Communication With Exhaust Gas Temperature Sensor Bank 2 Sensor 1
U0622 lw Lost Communication With Exhaust Gas Temperature Sensor Bank 2 Sensor 2
U0623 lw Lost Communication With Coolant Pump A
U0624 lw Lost Communication With Coolant Pump B
U0625 lw Lost Communication With Fuel Rail Pressure Sensor Bank 1
U0626 lw Lost Communication With A/C Refrigerant Pressure Sensor A
U0627 lw Lost Communication With A/C Refrigerant Temperature Sensor A
U0628 lw Lost Communication With A/C Refrigerant Pressure Sensor B
U0629 lw Lost Communication With A/C Refrigerant Temperature Sensor B
U062A lw Lost Communication With A/C Refrigerant Distribution Valve Actuator A
U062B lw Lost Communication With A/C Refrigerant Distribution Valve Actuator B
U062C lw Lost Communication With A/C Refrigerant Distribution Valve Actuator C
U062D lw Lost Communication With A/C Refrigerant Distribution Valve Actuator D
U062E lw Lost Communication With A/C Refrigerant Expansion Valve Actuator
U062F lw Lost Communication With Coolant Pump C
U0630 lw Lost Communication With Engine Coolant Temperature Sensor 4
U0631 lw Lost Communication With Engine Coolant Temperature Sensor 5
U0632 lw Lost Communication With Fan 1
U0633 lw Lost Communication With Fan 2
U0634 lw Lost Communication With Hybrid/EV Battery Pack Coolant Temperature Sensor A
U0635 lw Lost Communication With Hybrid/EV Battery Pack Coolant Temperature Sensor B
U0636 lw Lost Communication With Hybrid/EV Battery Pack Coolant Control Valve A
U0637 lw Lost Communication With Hybrid/EV Battery Pack Coolant Control Valve B
U0638 lw Lost Communication With Hybrid/EV Electronics Coolant Temperature Sensor A
U0639 lw Lost Communication With Hybrid/EV Electronics Coolant Temperature Sensor B
U063A lw Lost Communication With Hybrid/EV Electronics Coolant Temperature Sensor C
U063B lw Lost Communication With Coolant Bypass Valve Actuator A
U063C lw Lost Communication With Coolant Bypass Valve Actuator B
U063D lw Lost Communication With Hybrid/EV Electronics Coolant Pump A
U063E lw Lost Communication With Exhaust Heat Exchanger Bypass Valve Actuator A
U063F lw Lost Communication With Engine Coolant Flow Control Valve Position Sensor
U0640 lw Lost Communication With EVAP Fuel Vapor Temperature Sensor Circuit
U0641 lw Lost Communication With EVAP System Pressure Sensor/Switch Circuit A
U0642 lw Lost Communication With EVAP System Pressure Sensor/Switch Circuit B
U0643 lw Lost Communication With Turbocharger/Supercharger A Temperature Sensor
U0644 lw Lost Communication With Wastegate Position Sensor A
U0645 lw Lost Communication With Active Air Dam Module
U0646 lw Lost Communication With Motor Electronics Coolant Pump A
U0647 lw Lost Communication With Motor Electronics Coolant Pump B
U0648 lw Lost Communication With Motor Electronics Coolant Pump C
U0649 lw Lost Communication With Coolant Pump D
U064A lw Lost Communication With Hybrid/EV Battery Pack Current Sensor A
U064B lw Lost Communication With Hybrid/EV Battery Pack Current Sensor B
U064C lw Lost Communication With Hybrid/EV Battery Pack Current Sensor C
U064D lw Lost Communication With Trailer Brake Control Switch
U064E lw Lost Communication With EGR Cooler Bypass Position Sensor Bank 1
U064F lw Lost Communication With Intake Manifold Runner Position Sensor Bank 1
U0650 lw Lost Communication With Exhaust Pressure Control Valve A Sensor/Switch
U0651 lw Lost Communication With EGR Sensor A
U0652 lw Lost Communication With EGR Sensor B
U0653 lw Lost Communication With EGR Sensor C
U0654 lw Lost Communication With Diesel Intake Air Flow A Position Sensor
U0655 lw Lost Communication With Diesel Intake Air Flow B Position Sensor
U0656 lw Lost Communication With Turbocharger/Supercharger Boost Control A Position Sensor
U0657 lw Lost Communication With Turbocharger/Supercharger Bypass Valve A Position Sensor
U0658 lw Lost Communication With Windshield Temperature Sensor
U0659 lw Lost Communication With Left Front Temperature Actuator
U065A lw Lost Communication With Right Front Temperature Actuator
U065B lw Lost Communication With Left Front Mode Actuator
U065C lw Lost Communication With Right Front Mode Actuator
U065D lw Lost Communication With Air Intake Actuator
U065E lw Lost Communication With Ram Air Actuator
U065F lw Lost Communication With Left Rear Temperature Actuator A
U0660 lw Lost Communication With Left Rear Temperature Actuator B
U0661 lw Lost Communication With Right Rear Temperature Actuator A
U0662 lw Lost Communication With Right Rear Temperature Actuator B
U0663 lw Lost Communication With Rear Mode Actuator
U0664 lw Lost Communication With Rear HVAC Air Cutoff Actuator
U0665 lw Lost Communication With Fuel Rail Pressure Sensor Bank 2
U0666 lw Lost Communication With Reductant Pressure Sensor
U0667 lw Lost Communication With Engine Oil Temperature Sensor A
U0668 lw Lost Communication With Engine Oil Level Sensor Circuit
U0669 lw Lost Communication With EGR Sensor D
U066A lw Lost Communication With EGR Sensor E
U066B lw Lost Communication With Turbocharger/Supercharger Bypass Valve B Position Sensor
U066C lw Lost Communication With Exhaust Heat Exchanger Bypass Valve Actuator B
U066D lw Lost Communication With Charge Air Cooler Temperature Sensor Bank 1
U066E lw Lost Communication With Charge Air Cooler Temperature Sensor Bank 2
U066F lw Lost Communication With Low Pressure Fuel System Sensor
U0670 lw Lost Communication With Fuel Temperature Sensor A
U0671 lw Lost Communication With Fuel Temperature Sensor B
U0672 lw Lost Communication With Engine Coolant Pump
U0673 lw Lost Communication With Ion Sense Module
U0674 lw Lost Communication With Wastegate Position Sensor B
U0675 lw Lost Communication With Turbocharger/Supercharger Speed Sensor A
U0676 lw Lost Communication With Fuel Level Sensor A
U0677 lw Lost Communication With Fuel Level Sensor B
U0678 lw Lost Communication With Fuel Level Sensor C
U0679 lw Lost Communication With Transmission Fluid Pressure Sensor/Switch A
U067A lw Lost Communication With Transmission Fluid Pressure Sensor/Switch B
U067B lw Lost Communication With Engine Disconnect Clutch Pressure Sensor
U067C lw Lost Communication With Fan 3
U067D lw Lost Communication With Fan 4
U067E lw Lost Communication With Exhaust Pressure Control Valve B Sensor/Switch
U067F lw Lost Communication With Barometric Pressure Sensor A
U0680 lw Lost Communication With Barometric Pressure Sensor B
U0681 lw Lost Communication With Throttle/Pedal Position Sensor/Switch D
U0682 lw Lost Communication With Throttle/Pedal Position Sensor/Switch E
U0683 lw Lost Communication With Throttle/Pedal Position Sensor/Switch F
U0684 lw Lost Communication With Catalyst Temperature Bank 1 Sensor 1
U0685 lw Lost Communication With Catalyst Temperature Bank 1 Sensor 2
U0686 lw Lost Communication With Catalyst Temperature Bank 2 Sensor 1
U0687 lw Lost Communication With Catalyst Temperature Bank 2 Sensor 2
U0688 lw Lost Communication With Throttle Position Sensor/Switch G
U0689 lw Lost Communication With Turbocharger/Supercharger B Temperature Sensor
U068A lw Lost Communication With Barometric Pressure Sensor C
U068B lw Lost Communication With Turbocharger/Supercharger Inlet Pressure Sensor A
U068C lw Lost Communication With Turbocharger/Supercharger Inlet Pressure Sensor B
U068D lw Lost Communication With EGR Temperature Sensor A
U068E lw Lost Communication With EGR Temperature Sensor B
U068F lw Lost Communication With EGR Temperature Sensor C
U0690 lw Lost Communication With EGR Temperature Sensor D
U0691 lw Lost Communication With Exhaust Pressure Sensor A
U0692 lw Lost Communication With Exhaust Pressure Sensor B
U0693 lw Lost Communication With Humidity Sensor
U0694 lw Lost Communication With Hybrid/EV Battery Pack Coolant Pump A
U0695 lw Lost Communication With Hybrid/EV Battery Pack Coolant Pump B
U0696 lw Lost Communication With Particulate Filter Pressure Sensor C
U0697 lw Lost Communication With Particulate Filter Pressure Sensor D
U0698 lw Lost Communication with Coolant Pump E
U0699 lw Lost Communication with Coolant Pump F
U069A lw Lost Communication With Exhaust Gas Temperature Sensor Bank 1 Sensor 3
U069B lw Lost Communication With Exhaust Gas Temperature Sensor Bank 1 Sensor 4
U069C lw Lost Communication With Exhaust Gas Temperature Sensor Bank 2 Sensor 3
U069D lw Lost Communication With Exhaust Gas Temperature Sensor Bank 2 Sensor 4
U069E lw Lost Communication with Coolant Heater A
U069F lw Lost Communication With Exhaust Pressure Sensor C
U0901 lw Invalid Data from Ion Sense Module
U3000 aw Control Module
U3001 aw Control Module Improper Shutdown Performance
U3002 aw Vehicle Identification Number
U3003 aw Battery Voltage
U3004 aw Accessory Power Relay
U3005 aw Retained Accessory Power
U3006 aw Control Module Input Power A Circuit/Open
U3007 aw Control Module Input Power B Circuit/Open
U3008 aw Control Module Ground A
U3009 aw Control Module Ground B
U300A aw Ignition Switch
U300B aw Ignition Input Accessory/On/Start
U300C aw Ignition Input Off/On/Start
U300D aw Ignition Input On/Start
U300E aw Ignition Input On
U300F aw Ignition Input Accessory
U3010 aw Ignition Input Start
U3011 lw Ignition Input Off
U3012 lw Control Module Improper Wake-up Performance
U3013 lw Control Module Input Power C Circuit/Open
U3014 lw Control Module Input Power D Circuit/Open
U3015 lw Control Module Ground C
U3016 lw Control Module Ground D
U3017 lw Control Module Timer/Clock Performance
U3018 lw Control Module Input Power Circuit A/B Correlation
U3019 lw Control Module Input Power Circuit B/C Correlation
U301A lw Control Module Wake-up Circuit A/Open
U301B lw Control Module Wake-up Circuit A Low
U301C lw Control Module Wake-up Circuit A High
U301D lw Control Module Wake-up Circuit A Performance
U301E lw Control Module Wake-up Circuit B/Open
U301F lw Control Module Wake-up Circuit B Low
U3020 lw Control Module Wake-up Circuit B High
U3021 lw Control Module Wake-up Circuit B Performance
U3022 lw Ignition Input Accessory/Off
U3023 lw Control Module Input Power Circuit A - Ignition Input On/Start Circuit Correlation
U3024 lw Control Module Input Power Circuit B - Ignition Input On/Start Circuit Correlation
U3025 lw Control Module A Disable Circuit/Open
U3026 lw Control Module A Disable Circuit Low
U3027 lw Control Module A Disable Circuit High
U3028 lw Control Module A Disable Feedback Circuit
U3029 lw Control Module A Disable Feedback Circuit Low
U302A lw Control Module A Disable Feedback Circuit High
U302B lw Ignition Output Accessory/On/Start
U302C lw Ignition Output Off/On/Start
U302D lw Ignition Output On/Start
U302E lw Ignition Output On
U302F lw Ignition Output Accessory
U3030 lw Ignition Output Start
U3031 lw Ignition Output Off
U3032 lw Ignition Output Accessory/Off
U3033 lw Control Module Security Certificate Missing/Invalid
U3034 lw Communication Authentication Key/Certificate Missing/Invalid
U3035 lw Communication Authentication Signal Invalid Data
U3036 lw Communication Authentication Signal Performance
U3500 lw Control Module Input Power A Circuit Range/Performance
U3501 lw Control Module Input Power A Circuit Low
U3502 lw Control Module Input Power A Circuit High
U3503 lw Control Module Input Power A Circuit Intermittent/Erratic
U3504 lw Control Module Input Power B Circuit Range/Performance
U3505 lw Control Module Input Power B Circuit Low
U3506 lw Control Module Input Power B Circuit High
U3507 lw Control Module Input Power B Circuit Intermittent/Erratic
U3508 lw Control Module Input Power C Circuit Range/Performance
U3509 lw Control Module Input Power C Circuit Low
U350A lw Control Module Input Power C Circuit High
U350B lw Control Module Input Power C Circuit Intermittent/Erratic
U350C lw Control Module Cooling Fan Circuit/Open
U350D lw Control Module Cooling Fan Circuit Low
U350E lw Control Module Cooling Fan Circuit High
U350F lw Control Module Cooling Fan Circuit Range/Performance
U3510 lw Control Module Missing Calibration
U3511 lw High Voltage System Interlock Circuit B
U3512 lw High Voltage System Interlock Circuit B Performance
U3513 lw High Voltage System Interlock Circuit B Low
U3514 lw High Voltage System Interlock Circuit B High
U3515 lw High Voltage System Interlock Circuit C
U3516 lw High Voltage System Interlock Circuit C Performance
U3517 lw High Voltage System Interlock Circuit C Low
U3518 lw High Voltage System Interlock Circuit C High
U3519 lw High Voltage System Interlock Circuit D
U351A lw High Voltage System Interlock Circuit D Performance
U351B lw High Voltage System Interlock Circuit D Low
U351C lw High Voltage System Interlock Circuit D High
U351D lw High Voltage System Interlock Circuit E
U351E lw High Voltage System Interlock Circuit E Performance
U351F lw High Voltage System Interlock Circuit E Low
U3520 lw High Voltage System Interlock Circuit E High
U3521 lw High Voltage System Interlock Circuit F
U3522 lw High Voltage System Interlock Circuit F Performance
U3523 lw High Voltage System Interlock Circuit F Low
U3524 lw High Voltage System Interlock Circuit F High
U3525 lw High Voltage System Interlock Circuit G
U3526 lw High Voltage System Interlock Circuit G Performance
U3527 lw High Voltage System Interlock Circuit G Low
U3528 lw High Voltage System Interlock Circuit G High
U3529 lw High Voltage System Interlock Circuit H
U352A lw High Voltage System Interlock Circuit H Performance
U352B lw High Voltage System Interlock Circuit H Low
U352C lw High Voltage System Interlock Circuit H High
U352D lw High Voltage System Interlock Circuit J
U352E lw High Voltage System Interlock Circuit J Performance
U352F lw High Voltage System Interlock Circuit J Low
U3530 lw High Voltage System Interlock Circuit J High
U3531 lw High Voltage System Interlock Circuit K
U3532 lw High Voltage System Interlock Circuit K Performance
U3533 lw High Voltage System Interlock Circuit K Low
U3534 lw High Voltage System Interlock Circuit K High
U3535 lw High Voltage System Interlock Circuit L
U3536 lw High Voltage System Interlock Circuit L Performance
U3537 lw High Voltage System Interlock Circuit L Low
U3538 lw High Voltage System Interlock Circuit L High
U3539 lw High Voltage System Interlock Circuit M
U353A lw High Voltage System Interlock Circuit M Performance
U353B lw High Voltage System Interlock Circuit M Low
U353C lw High Voltage System Interlock Circuit M High
U353D lw High Voltage System Interlock Circuit N
U353E lw High Voltage System Interlock Circuit N Performance
U353F lw High Voltage System Interlock Circuit N Low
U3540 lw High Voltage System Interlock Circuit N High
U3541 lw High Voltage System Interlock Circuit O
U3542 lw High Voltage System Interlock Circuit O Performance
U3543 lw High Voltage System Interlock Circuit O Low
U3544 lw High Voltage System Interlock Circuit O High
U3545 lw High Voltage System Interlock Circuit P
U3546 lw High Voltage System Interlock Circuit P Performance
U3547 lw High Voltage System Interlock Circuit P Low
U3548 lw High Voltage System Interlock Circuit P High
U3549 lw Hydrogen Tank High Pressure Sensor 1 Circuit
U354A lw Hydrogen Tank A Temperature Sensor 1 Circuit
U354B lw Hydrogen Tank A Temperature Sensor 2 Circuit
U354C lw Hydrogen Tank B Temperature Sensor 1 Circuit
U354D lw Hydrogen Tank B Temperature Sensor 2 Circuit
U354E lw Hydrogen Tank C Temperature Sensor 1 Circuit
U354F lw Hydrogen Tank C Temperature Sensor 2 Circuit
U3550 lw Hydrogen Tank A Valve Control Circuit
U3551 lw Hydrogen Tank A Valve Enable Circuit
U3552 lw Hydrogen Tank A Valve Performance
U3553 lw Hydrogen Tank B Valve Control Circuit
U3554 lw Hydrogen Tank B Valve Enable Circuit
U3555 lw Hydrogen Tank B Valve Performance
U3556 lw Hydrogen Tank C Valve Control Circuit
U3557 lw Hydrogen Tank C Valve Enable Circuit
U3558 lw Hydrogen Tank C Valve
U3559 lw Air Inlet Pressure Sensor Circuit
U355A lw Charge Air Cooler Outlet Pressure Sensor 1 Circuit
U355B lw Charge Air Cooler Outlet Pressure Sensor 2 Circuit
U355C lw Charge Air Cooler Outlet Temperature Sensor Circuit
U355D lw Expander Inlet Pressure Sensor 1 Circuit
U355E lw Expander Inlet Pressure Sensor 2 Circuit
U355F lw Cathode Backpressure Valve Control Circuit
U3560 lw Cathode Backpressure Valve Position Sensor Circuit
U3561 lw Cathode Bypass Valve Control Circuit
U3562 lw Cathode Bypass Valve
U3563 lw Cathode Bypass Valve Position Sensor Circuit
U3564 lw Hydrogen Supply Line A Pressure Sensor 1 Circuit
U3565 lw Hydrogen Supply Line A Pressure Sensor 2 Circuit
U3566 lw Anode Inlet Pressure Sensor 1 Circuit
U3567 lw Anode Inlet Pressure Sensor 2 Circuit
U3568 lw Anode Multifunction Valve Control Circuit
U3569 lw Anode Multifunction Valve
U356A lw Anode Drain Valve Control Circuit
U356B lw Anode Drain Valve
U356C lw Anode Header Drain Valve Control Circuit
U356D lw Anode Header Drain Valve
U356E lw Anode Drain Valve Heater Relay Control Circuit
U356F lw Anode Header Drain Valve Heater Relay Control Circuit
U3570 lw Stack Inlet Coolant Temperature Sensor Circuit
U3571 lw Stack Outlet Coolant Temperature Sensor 1 Circuit
U3572 lw Stack Outlet Coolant Temperature Sensor 2 Circuit
U3573 lw Coolant Mixing Valve Control Circuit
U3574 lw Coolant Mixing Valve
U3575 lw Coolant Mixing Valve Position Sensor Circuit
U3576 lw Stack Differential Pressure Sensor Circuit
`
