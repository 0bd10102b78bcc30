/** The command cannot be carried out as it was given. */
export class Refused extends Error {}
