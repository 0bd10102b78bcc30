/** Everyday English words and those that cards print: in a French document they mark card titles, card text and glosses. */
export const ENGLISH_WORDS = `
in the of and to with your his her their its is are was were be been being has have had do does did not this that these those from
for by as at an all any each every other another into onto upon over under after before when where while who whom whose which what
why how if then than there here they them he she it we you my our us me him may might can could will would shall should must
one two three four five six seven eight nine ten first second third next last only also too very more most less least much many few some
no none never always again against about around between among through during without within until since because so such same own
up down out off away back face side top bottom high low great good best better new old young own well just like
add adds added adding subtract subtracts draw draws drawn drawing play plays played deploy deploys deployed deploying deployment discard discards
use uses used using fight fights fighting fought battle battles card cards deck decks hand hands pile piles power damage destiny weapon weapons
character characters starship starships starfighter vehicle vehicles site sites system sector location locations planet game player players opponent
opponents turn turns phase step steps start starting end ending begin win wins lose loses lost move moves moved movement attack attacks defend
defense defensive target targets targeted hit hits cancel canceled cancels interrupt interrupts effect effects immediate mobile device devices
creature creatures droid droids pilot pilots permanent warrior leader spy unique restricted special edition reserve used force drain drains
light dark master apprentice lightsaber blaster rifle cannon laser squadron trooper troopers fleet ship ships base bay docking shield shields
queen king lord lady senator captain general commander officer guard royal security republic federation trade council knight hunter bounty
arena desert landing city palace forest swamp
present ability defense value forfeit attrition immune react reacts retrieve retrieval capture captured escort embark disembark shuttle transfer
hyperspeed landspeed maneuver armor destiny draw each even number odd cost free regular unlimited during winning losing
come coming go going get getting give given take taking make makes put puts see look looking find found know think want tell
let lets keep keeps place placed show shows shown call called hold holds held bring brings brought become leave leaves left
people man men woman child day time times way ways war peace death life world worlds hope fear friend enemy strong strength
note text title rules rule example result results
control controls controlled controlling deep red blue green yellow gold black white orange purple
hidden open close closed enclosed exterior interior underground space clear cloud
trouble yet ever once twice half whole part parts set sets piece kind kinds type types name names named called
number numbers total plus minus equal greater lower higher highest lowest
reveal revealed opponent's player's maybe perhaps instead unless otherwise however therefore
`;
