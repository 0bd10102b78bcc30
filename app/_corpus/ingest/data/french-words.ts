/** Everyday French words and the forms that rules are written in: what any document in French can be held against. */
export const FRENCH_WORDS = `
à â ah ai aie ait ainsi alors année années après assez au aucun aucune aucuns aujourd'hui auparavant auprès auquel auraient
aurait auras aurez aussi aussitôt autant autour autre autrement autres auxquelles auxquels avaient avais avait avant avec avez aviez
avoir avons ayant ayez aient beaucoup bien bientôt bon bonne bonnes bons brièvement c'est car ce ceci cela celle celles celui cent cependant
ces cet cette ceux chacun chacune chaque chez choix chose choses ci cinq cinquième clé combien comme comment complète complètement
complètes concernant contre coup coups côte côté côtés coût coûte coûtent coûter coûts d'abord dans de debout début débute débutant
débuter dedans dehors déjà demi depuis derrière dernier dernière dernières derniers des dès dessous dessus deux deuxième deuxièmement devant devez
devoir devrait devraient devrez devront différemment différence différences différent différente différentes différents dix doit doivent donc
dont dos droit droite du dû due dues durant effet également égal égale égales égaux égalité élément éléments elle elle-même elles elles-mêmes
empêche empêchent empêcher en encore endroit endroits enfin ensemble ensuite entier entière entièrement entières entre entraîne entraînement
entraînent entraîner environ envers es est et étaient étais était étant étape étapes état étés été être êtes eu eux eux-mêmes
exactement excepté excès exemple exemples extrême extrêmement façon façons facile facilement faire fais faisait faisant fait faites
fallait faut fenêtre fera feront fête fin finalement fois font forcément forêt fort fraîche fût gauche généralement gère gérer grâce grand grande
grandes grands gré habituellement hors huit ici ici-même idée idées il ils immédiat immédiate immédiatement immédiats importe
inférieur inférieure inférieures inférieurs intérêt intérieur intérieure intérieurs jamais je jeu jeux jour jours jusqu'à jusque juste
l'un l'une la là là-bas laisser laquelle le légal légale légales légalement légaux légende légendes lequel les lesquelles lesquels
leur leurs lieu lieux loin longtemps lors lorsque lui lui-même ma maintenant mais maître maîtres mal malgré manière manières me
meilleur meilleure même mêmes mes mettez mettre mieux milieu mille mis mise moi moindre moins moitié mon moment moments montré
moyen moyens n'est naître ne nécessaire nécessaires nécessite nécessitent nécessiter néanmoins ni nom nombre nombres nommé nommée non
nos notre nôtre nôtres nous nouveau nouveaux nouvel nouvelle nouvelles nul nulle numéro numéros numérotée numérotées numérotés obtenir
oeil œil on ont onze opposé opposée opposées opposés or ordre ou où oubliez oui paraît paraître par parce pareil parfois
parmi part partie parties partir partout pas passe passé passée passer pendant pensée perd perdre perdu perdue perdues perdus permet
permettre permettent permis personne personnes peu peut peut-être peuvent peux pièce pièces piège pièges place placé placée placées placer placés
plaçant plaçait plupart plus plusieurs plutôt point points porte possède possèdent posséder possible pour pourquoi pourra pourrait pourrez
pourriez pourront pouvez pouvoir précède précèdent précédemment précédent précédente précédentes précise précisément premier première
premièrement premières premiers prend prendre prenez près présence présent présente présentes présents presque prêt prête prêtes prêts
prévu procède procéder prochain prochaine propre propres puis puisque qu'il qu'un quand quant quatre quatrième que quel quelconque
quelle quelles quelque quelquefois quelques quels qui quitte quitter quoi règle règlement règles répète répéter réalité récupère récupérer
reçoit reçoivent reçu reçue reçues reçus reconnaître référence références réfère réfèrent référer référez régulier régulière régulièrement
régulières réguliers relève réponse réponses répond répondre représente représentent représentés reste rester restent resté
résultat résultats retour réussi réussie réussit révèle révèlent révélé révélée révélées révéler révélez révélés rien rôle rôles s'il
sa sait sans sauf scène scènes se sélectionne selon sept sera sérieux seront ses série séries seul seule seulement seules seuls
si siècle signifie simple simplement simples sinon situé situés six sixième soi soi-même soient soigneusement sois soit sommes son
sont sorte sortes souvent souvenez spécial spéciale spéciales spécialement spécifie spécifié spécifiée spécifique spécifiquement spécifiques
succède succès suffit suit suite suivant suivante suivantes suivants supérieur supérieure supérieures supérieurs sur sûr sûre sûrement
sûrs sûreté système systèmes ta tableau tandis tant tantôt tard te tel telle telles tels témoin temps tes tête têtes théâtre tien
toi ton tôt toujours tour tours tous tout toute toutefois toutes treize très trois troisième trop trouve trouvé trouvée trouvées
trouver trouvés tu un une unes uns unique uniquement uniques va vais valeur valeurs vers veut veux vient voici voilà voir voit
vont vos votre vôtre vôtres voulez vouloir vous vous-même vrai vraiment vue week-end y zéro zone zones
abîme achète acheter achève achever âge aîné ajoute ajouté ajoutée ajouter ajoutez aléatoire aléatoirement aperçoit aperçu apparaît
apparaître appelle appelé appelée appelés apprentissage arrêt arrête arrêter arrière bâtiment bâton bénéfice bénéficie boîte boîtes brûle
caché cachée cachées cachés caractère caractères caractéristique caractéristiques chaîne château cherche chercher choisi choisie choisir
choisit choisissez clôture combat combats combattre combattent commençant commence commencé commencer commencez commençons complété connaît connaître
conçoit conçu conçue conçues conçus considéré considérée considérées considérés construit construire contrôle contrôlé contrôlée contrôlées
contrôlent contrôler contrôlez contrôlés créature créatures crée créé créée créer créneau créneaux croître décide décidé décidée décider déclare
déclaré déclarer défaussé défausse défaussée défausser défaussez défend défense défenseur dégât dégâts délai dépense dépenser déplace déplacé
déplacée déplacées déplaçant déplacement déplacer déplacés déployé déploie déployée déployées déploiement déployer déployés désert désigne désigné
désigner désire désiré désirer désirez destin destinée destinées destins détail détaillé détails détermine déterminé déterminer détruit détruite
détruits dîner disparaît disparaître distinguer dôme droïde droïdes drôle duel duels échange échanger échoué échouée échoués écran édité
éditée édition effectué effectuée effectuer égalise égaliser élevé élevée élève éliminé éliminée éliminer émet empiler en-tête énergie
énoncé énoncée entraîné entraînée épique épisode épuisé épuisée équilibré équilibrée équilibre équipe équipé équipement équipements erreur
espèce espèces évacuation évacué évacuée évacuées évacuer événement événements évident éviter évitez exécuter extérieur extérieure extérieurs
fantôme fédération fidèle figé flèche frère gâche gêne gêner goût guère guerrier guerriers hâte héros hôte hôtel hôpital icône icônes
ignoré ignorée illégal illégale illégalement image images impliqué impliqués imprévisible imprévisibles imprimé imprimée incorporée incorporées
indiqué indiquée infligé infligée infliger initié initiée insère inséré insérée insérées insérer intègre intercepte intercepter joué jouée
jouées jouer joueur joueurs joués lâche lève lever libère libérer livré maîtrise mélange mélangé mélangée mélanger mélangez mène mener mère
mérite modèle modèles modéré mûr mystère nième niveau opère opèrent opérer opportunité page paquet paraît pêche père perçant période
personnage personnages pilote pilotes pioche piocher planète planètes pôle poussée préférer préfère problème problèmes protège protégé protégée
protéger prototype puissance puissant qualité quête rappelé rapproche rareté réaction récent réduit réduite réduire règne régné relâche
remplaçant renforcé renforcée répartie réparties répartis requête réserve révision sévère signalé soirée spatial spatiaux stratégie
strictement suggère supplémentaire supplémentaires surnommé surplus tâche tâches téléphone tempête texte tirage tirages tirée tirées tirés titre
tombe totale traîne traîner traître transféré transporté transporter tutélaire unité unités univers utilisé utilisée utilisées utiliser utilisés
utilité vaincu vainqueur vaisseau vaisseaux vérifie vérifier vérité version victoire victoires visé visée véritable véritables
coordonnées cœur sœur œuvre nœud vœu manœuvre manœuvres
colère secret secrète secrètes secrets excède excèdent excéder prêtant
dé dés pré prés fut eut mur tache cote pate faite jeune
aimé allé arrivé attaqué battu bloqué capturé cité commencée comparé compris compté copié coupé dépassé éloigné gagné gardé
lancé limité manqué marqué mentionné montée noté nommés parlé pensé piloté posé possédé pris prise protégés quitté ramassé remplacé
renversé repos retourné retournée retourner tiré tourné volé vu armé armée armées
clarté beauté capacité capacités quantité rapidité habileté habiletés priorité identité immunité propriété propriétaire nécessité
général généraux générale spécifié célèbre complexe bibliothèque barrière bannière carrière lumière lumières manière matière rivière prière
poussière dernièrement légère léger légèrement chère cher entière étrangère particulière particulièrement particulier singulière
troisièmement huitième septième neuvième dixième énième kilomètre mètre
boîtier îlot gîte épître fraîcheur chaînes connaîtra coûtera coûteux coûteuse goûter brûlé mûre sûrement dûment assidûment août
garçon leçon leçons soupçon reçois déçu français française François ça glaçon maçon façade balançant avançant forçant lançant commençait
arène crème système thème poème blasphème diadème stratagème siège cortège collège privilège sortilège allège abrège
bête bêtes crête quêtes prêter prêté pêcher rêve rêves rêver trêve grêle mêle mêler mêlée fêter arrêté arrêtée enquête conquête vêtement
tempêtes honnête évêque archevêque suprême ancêtre ancêtres champêtre
âme âmes âpre bâtir câble crâne fâché grâces lâcher mâle pâle râle tâcher théâtres
hôpitaux pôles diplôme symptôme chômage aumône cône trône trônes zone arôme contrôles contrôleur rôdeur dépôt impôt entrepôt aussitôt bientôt
`;
