/** How often a dossier is searched again, with the days between two searches (a month goes by the calendar). */
export const monitorFrequencies = { weekly: "Every week", monthly: "Every month" } as const;
export type MonitorFrequency = keyof typeof monitorFrequencies;
export const monitorFrequencyNames = Object.keys(monitorFrequencies) as MonitorFrequency[];
