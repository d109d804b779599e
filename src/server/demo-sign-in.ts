/** The password of every demo person; they exist in embedded mode on loopback alone. */
export const demoPassword = "merrow-harbour-demo";
