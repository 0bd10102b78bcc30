export { GAMES, type Game, isGame } from '../_leaf/games';
