/** The card language of the game, as whoever drives the attack from outside knows it. */
export * from '../printed/schema';
