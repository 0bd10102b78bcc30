/**
 * French words that a stemmer takes for strangers: irregular verbs and the nouns made from them. Each line is one
 * family, written without accents; its first word stands for all.
 */
export const FRENCH_FAMILIES = `
perdre perd perds perdu perdue perdent perdez perte pertes
detruire detruit detruite detruits detruites detruisent detruisez detruis destruction
prendre prend prends pris prise prises prennent prenez prenait
reprendre reprend reprends repris reprise reprenez reprennent
mettre met mets mis mise mises mettent mettez
remettre remet remets remis remise remettez remettent
permettre permet permets permis permise permettent
mourir meurt meurs mort morte morts mortes meurent
partir part pars parti partie partent partez
sortir sort sors sorti sortie sortent sortez
repondre repond reponds repondu repondent repondez reponse reponses
defendre defend defends defendu defendent defense defenses defenseur defenseurs
descendre descend descends descendu descendent
rendre rend rends rendu rendue rendent
attendre attend attends attendu attente
correspondre correspond correspondent correspondant
choisir choix choisit choisis choisie choisissent choisissez
recevoir recoit recois recu recue recoivent
venir vient viens venu viennent
revenir revient reviens revenu reviennent
devenir devient deviens devenu deviennent
tenir tient tiens tenu tenue tiennent
contenir contient contiennent contenu
obtenir obtient obtiens obtenu
appartenir appartient appartiennent
maintenir maintient maintenu
battre bat bats battu battent
combattre combat combats combattu combattent combattant
vaincre vaincu vaincue vaincus vainqueur
suivre suit suivi suivent suivant suivante
survivre survit survecu survivent survivant
ouvrir ouvre ouvert ouverte ouverts
couvrir couvre couvert couverte
offrir offre offert offerte
reduire reduit reduite reduisent reduction
conduire conduit conduite conducteur conductrice
construire construit construite construction
produire produit produite produisent
interdire interdit interdite interdits interdisent interdiction
lire lit lis lu lue
ecrire ecrit ecrite ecrits
inscrire inscrit inscrite
vendre vend vendu
courir court cours couru course
servir sert sers servi servent
dormir dort dors endormi endormie
satisfaire satisfait satisfaite satisfont
sacrifier sacrifice sacrifices
conceder concession
echouer echec echecs
gagner gain gains gagnant
capturer captif captifs captive capture
bloquer blocage bloqueur bloqueurs
piloter pilotage
ajouter ajout ajouts
essayer essai essais
envoyer envoi envoie
payer paie paiement paye
employer emploi emploie
deployer deploie deploiement
retourner retour retours
debuter debut
finir fin finit finissent
arreter arret
retirer retrait
proteger protection protege
reagir reaction reactions reagit
agir action actions agit
eliminer elimination
evader evasion
reussir reussite reussi reussit
annoncer annonce
voler vol vole volee
egal egaux egale egalite
oeil yeux
premier premiere premiers 1er 1ere
`
  .trim()
  .split('\n')
  .map((family) => family.split(' '));
