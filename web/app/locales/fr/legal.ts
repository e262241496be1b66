import type { Translation } from "~/lib/i18n";
import type en from "../en/legal";

export default {
  contents: "Sur cette page",
  faq: {
    title: "Questions et réponses",
    lead: "Des réponses courtes à ce qu’on demande autour de la table.",
    groups: [
      {
        title: "Pour commencer",
        questions: [
          {
            question: "C’est quoi, Podium ?",
            answer: [
              "Un compagnon pour celles et ceux qui jouent à un jeu de cartes à collectionner autour d’une table : des pods de Commander avant tout, mais aussi des duels et des drafts. Il suit les points de vie, se souvient des parties et dit qui mène, et avec quel deck.",
              "Il tourne sur un serveur dont l’un de vous s’occupe. Il n’y a pas d’entreprise derrière.",
            ],
          },
          {
            question: "Qu’est-ce que je peux faire avec ?",
            answer: [
              "Ton compte, par e-mail ou avec Google ou Apple là où l’hébergeur l’a prévu, et ton profil ; tes decks avec leurs listes de cartes ; les parties et les sets, enregistrés en quelques secondes, avec des étiquettes et des notes où l’on peut chercher ; les amis, les groupes de jeu avec leurs rôles et leurs liens d’invitation, et les événements ; en français et en anglais, sur téléphone et sur ordinateur.",
              "Une partie peut se jouer en direct sur chaque téléphone de la table et se montrer sur un stream. Les stats disent qui gagne, avec quel deck et contre qui ; les groupes ont leurs ratings, leur classement et leurs saisons, et Podium peut former leurs pods.",
            ],
          },
          {
            question: "Puis-je montrer la table sur mon stream ?",
            answer: [
              "Oui : une incrustation pour OBS montre ta table en direct du moment, transparente par-dessus ton image, avec l’apparence choisie sur ton profil.",
            ],
            link: { to: "/help/obs", text: "Ta table dans OBS, pas à pas" },
          },
          {
            question: "Combien ça coûte ?",
            answer: [
              "Rien. Pas d’abonnement, pas de publicité, et personne ne vend ce que tu fais ici. Le serveur est payé par la personne qui s’en occupe.",
            ],
          },
          {
            question: "Podium est-il fait par l’éditeur d’un jeu ?",
            answer: [
              "Non. Podium n’appartient à aucun éditeur et n’est approuvé par aucun. Les noms de jeux et de cartes sont à leurs propriétaires ; nous dessinons nos propres symboles et ne fournissons les illustrations de personne. Les images de cartes viennent d’un site que l’hébergeur d’un serveur peut choisir.",
            ],
          },
        ],
      },
      {
        title: "Ton compte",
        questions: [
          {
            question: "Le mail de confirmation n’arrive pas. Que faire ?",
            answer: [
              "Regarde d’abord dans les indésirables, et vérifie l’adresse que tu as saisie. Tu peux renvoyer le mail depuis la page de confirmation. Chaque lien marche une fois, pendant 24 heures.",
              "Si rien ne vient jamais, dis-le à la personne qui s’occupe de ce serveur : l’envoi de mails n’est peut-être pas encore configuré.",
            ],
          },
          {
            question: "J’ai oublié mon mot de passe.",
            answer: [
              "Sur la page de connexion, choisis « Mot de passe oublié ? » et saisis ton e-mail. Le lien que tu reçois marche pendant une heure, une seule fois. Choisir un nouveau mot de passe déconnecte tous tes appareils.",
            ],
          },
          {
            question: "Pourquoi mon mot de passe est-il refusé ?",
            answer: [
              "Il doit avoir de 8 à 128 caractères et n’être ni ton nom, ni ton e-mail, ni l’un des 16 000 plus courants, les premiers que les voleurs essaient. Quelques mots sans rapport entre eux en font un bon.",
            ],
          },
          {
            question: "On me dit de réessayer plus tard.",
            answer: [
              "Après dix mots de passe faux en un quart d’heure, un compte se ferme un moment aux essais suivants. Tu peux toujours choisir un nouveau mot de passe par mail.",
            ],
          },
          {
            question: "À quoi sert le code ami ?",
            answer: [
              "Huit caractères qui te désignent, comme K7Q2-9F4M, avec ou sans tiret, en majuscules ou non. Tes amis te trouvent grâce à lui, ou à son QR code, et jamais par ton e-mail.",
            ],
          },
          {
            question: "J’ai perdu mon téléphone. Comment m’y déconnecter ?",
            answer: [
              "Connecte-toi ailleurs et ouvre ton profil : sous « Appareils connectés », tu déconnectes celui-là, tous les autres, ou tous avec « Se déconnecter partout ».",
            ],
          },
          {
            question: "Comment changer de langue ou d’apparence ?",
            answer: [
              "En haut de chaque page publique ou sur ton profil. Les pages en français sont sous /fr. L’apparence suit ton système, sauf si tu choisis clair ou sombre.",
            ],
          },
          {
            question: "Comment supprimer mon compte ?",
            answer: [
              "En bas de ton profil. Ton mot de passe et ton nom d’utilisateur te sont demandés, car le compte ne peut pas être récupéré ; les parties jouées restent aux autres, avec un « compte supprimé » à ta place. « Exporter toutes mes données », juste au-dessus, te donne d’abord tout dans un seul fichier.",
            ],
          },
        ],
      },
      {
        title: "Avoir le sien",
        questions: [
          {
            question: "De quoi ai-je besoin ?",
            answer: [
              "D’une petite machine et des trois outils qui servent à le construire : cargo, node et npm. « make run » fabrique un seul programme et le lance avec une base de données embarquée ; il n’y a rien à configurer.",
            ],
          },
          {
            question: "Où vont les mails si je n’ai rien configuré ?",
            answer: [
              "Dans le dossier « outbox » du répertoire de données, un fichier chacun, et leurs liens dans le terminal. Renseigne PODIUM_SMTP_URL pour les envoyer pour de vrai.",
            ],
          },
          {
            question: "Et quand on grandit ?",
            answer: [
              "Donne au même programme l’adresse d’une base PostgreSQL (PODIUM_DATABASE_URL). Rien d’autre ne change pour celles et ceux qui jouent.",
            ],
          },
        ],
      },
    ],
  },
  privacy: {
    title: "Politique de confidentialité",
    lead: "Ce que ce logiciel garde sur toi, pourquoi, et combien de temps. C’est court parce qu’il y a peu à dire.",
    updated: "Version du 17 novembre 2026",
    sections: [
      {
        id: "who",
        title: "Qui est responsable",
        paragraphs: [
          "Podium est un logiciel que des gens installent sur leur propre serveur. La personne qui fait tourner le serveur où tu es décide de ce que deviennent ses données et en répond (c’est le « responsable du traitement » du règlement européen). C’est la personne, le club ou la boutique qui t’en a donné l’adresse : adresse-lui toute question ou demande.",
          "Les gens qui écrivent Podium n’ont pas accès à ce serveur et n’en reçoivent rien.",
        ],
        points: [],
      },
      {
        id: "kept",
        title: "Ce qui est gardé sur le serveur",
        paragraphs: ["Seulement ce dont l’application a besoin pour te servir :"],
        points: [
          "ton adresse e-mail et si tu l’as confirmée, pour te connecter et t’envoyer les mails décrits plus bas ;",
          "ton mot de passe, uniquement sous forme d’empreinte argon2id, qui ne permet pas de le retrouver ;",
          "si tu te connectes avec Google ou Apple : le numéro qu’ils te donnent et l’adresse qu’ils nous ont dite, tant que cette connexion fait partie de ton compte ;",
          "ton profil : prénom, nom si tu en as donné un, nom d’utilisateur, langue, code ami, date de création du compte et dernière visite ;",
          "ta photo, si tu en ajoutes une : elle est réencodée, et ce qu’elle transportait, comme le lieu de prise de vue, est jeté ;",
          "ce que tu ajoutes dans l’application : tes decks avec leurs images et leurs listes de cartes, les parties et les sets que tu enregistres ou auxquels tu prends part, tes étiquettes et tes notes, tes amis et tes demandes, les groupes de jeu et les événements que tu rejoins, et les personnes que tu as bloquées ;",
          "les tables en direct : chaque changement de la partie avec son heure, gardé avec la partie qu’elle devient, ou pendant 90 jours si elle n’en devient aucune, et qui est venu à la table ; ton adresse de stream uniquement sous forme d’empreinte, avec la date de sa création et de son dernier usage ;",
          "une partie ou un set que tu retires, pendant 30 jours, pour pouvoir les restaurer ;",
          "les liens par lesquels un invité récupère sa place, sous forme d’empreintes, pendant 14 jours, et les liens vers un groupe de jeu, sous forme d’empreintes, aussi longtemps que l’a voulu la personne qui les a créés ; les uns et les autres une semaine de plus, pour pouvoir dire qu’un lien n’est plus valable ; et pendant un jour la réponse donnée à une demande que ton appareil pourrait devoir répéter ;",
          "une ligne par appareil connecté : la date et le moyen de la connexion, le nom que se donne son navigateur et sa dernière utilisation ; jusqu’à sa déconnexion, ou jusqu’à 180 jours sans usage. Les jetons eux-mêmes sont gardés sous forme d’empreintes ;",
          "si tu actives les notifications sur un appareil : où son navigateur les reçoit, les clés qui les chiffrent, lesquelles tu as choisies et dans quelle langue ; jusqu’à leur désactivation ou à la déconnexion de l’appareil ;",
          "les codes à usage unique des liens que nous envoyons, sous forme d’empreintes, jusqu’à leur usage ou leur expiration (une heure, 24 heures, ou 7 jours pour reprendre une adresse changée), et une connexion en route vers Google ou Apple, pendant une heure au plus ;",
          "les connexions ratées du dernier quart d’heure, comptées sous une empreinte de l’adresse, pour arrêter ceux qui devinent des mots de passe ;",
          "pendant un jour, pour quelle adresse un mail a été demandé et depuis quel réseau, sous forme d’empreintes, pour arrêter ceux qui inondent des boîtes mail ;",
          "un journal de sécurité : connexions, changements de mot de passe, exports, suppressions et changements de rôle dans les groupes de jeu, avec l’heure et le numéro du compte, sans ton nom ; pendant deux ans, et ce qui s’est passé dans un groupe de jeu tant qu’il existe. Tu vois le tien sur ton profil ; les membres d’un groupe voient ce qui s’y est passé. L’hébergeur peut choisir d’autres durées pour le journal et les tables en direct.",
        ],
      },
      {
        id: "seen",
        title: "Qui le voit",
        paragraphs: [
          "Toi. Toute personne connectée peut voir ta carte publique : nom d’utilisateur, prénom et photo. Tes amis, les membres d’un groupe commun et les gens avec qui tu as partagé une partie peuvent voir ta page et tes decks actifs ; une partie est vue par ceux qui y jouent, par la personne qui l’a enregistrée et par les membres de son groupe de jeu. Qui reçoit un lien vers un groupe de jeu en voit le nom, l’image, la description, le nombre de membres et qui a envoyé le lien ; qui participe à un événement voit qui y a gagné combien de parties. Une table en direct est vue par qui a son code tant qu’elle est ouverte, et par tous ceux qui y étaient ; ce que montre son incrustation (noms, photos, decks et état de la partie) par tous ceux qui regardent un stream où quelqu’un de la table l’affiche. Une personne que tu bloques ne voit plus que ta carte publique, et n’en est pas prévenue. Ton e-mail, ton mot de passe, tes appareils, tes notes et tes étiquettes ne sont jamais montrés aux autres joueurs.",
          "La personne qui fait tourner le serveur peut, par la force des choses, lire sa base de données ; sauf les mots de passe.",
        ],
        points: [],
      },
      {
        id: "mail",
        title: "Les mails",
        paragraphs: [
          "Podium t’écrit pour confirmer une adresse, pour te laisser choisir un nouveau mot de passe, pour réunir deux façons de te connecter, quand tu le demandes ; et à ton ancienne adresse quand la tienne a été changée. Il n’y a pas de lettre d’information. Si l’hébergeur passe par un prestataire de messagerie, ton adresse et le texte du mail transitent par lui. Sans serveur de messagerie, les mails et leurs liens restent sur le serveur, à charge pour l’hébergeur de les transmettre.",
        ],
        points: [],
      },
      {
        id: "browser",
        title: "Ce qui est gardé dans ton navigateur",
        paragraphs: [
          "Pas de publicité, pas de pisteur, pas de mesure d’audience, rien qui vienne d’un autre site, sauf les images de cartes là où l’hébergeur les autorise (voir « Les tiers »). Ce qui est stocké sert l’application et rien d’autre ; c’est pourquoi aucun bandeau ne te demande ton avis :",
        ],
        points: [
          "le cookie « locale », pendant 365 jours, et l’entrée « user-language » : ta langue ;",
          "les cookies « podium-google-sign-in » et « podium-apple-sign-in », pendant 70 minutes, si tu te connectes avec l’un des deux : que c’est bien ce navigateur qui a commencé ;",
          "l’entrée « theme » : clair ou sombre, si tu as choisi ;",
          "tes jetons de connexion, pour garder ta session ouverte, jusqu’à ta déconnexion ;",
          "une copie de ton profil et de tes listes, et des pages et images vues en dernier, pour que l’application s’ouvre tout de suite et sans réseau, jusqu’à ta déconnexion ;",
          "les fichiers de l’application elle-même, pour la même raison, et si la question de l’installer t’a été posée ;",
          "des brouillons de ce que tu saisis, jamais les mots de passe, pour que rien ne se perde au rechargement ; et si les premiers pas de ton accueil sont faits ;",
          "les parties, corrections, notes et étiquettes enregistrées sans réseau et les gestes à une table en direct, jusqu’à leur envoi, les tables où tu es, jusqu’à ta déconnexion, et un nombre au hasard par lequel une table distingue tes appareils ; et le format et le sous-format choisis en dernier.",
        ],
      },
      {
        id: "others",
        title: "Les tiers",
        paragraphs: [
          "Aucun, sauf si l’hébergeur en branche un : un prestataire de messagerie, la connexion avec Google ou Apple, un service d’identité de Google à la place de celui qui est intégré, un site qui a des images de cartes, ou un serveur loué. Demande-lui lesquels sont utilisés. Quand tu ouvres l’image d’une carte, ce site apprend ton adresse IP, ton navigateur et de quelle carte il s’agit, mais pas qui tu es ici. Quand tu choisis de te connecter avec Google ou Apple, ils l’apprennent. Quand tu actives les notifications, elles passent par le service de l’éditeur de ton navigateur, qui apprend quand ce serveur t’en envoie une, mais pas ce qu’elle dit.",
        ],
        points: [],
      },
      {
        id: "logs",
        title: "Les journaux techniques",
        paragraphs: [
          "Le serveur écrit un journal technique : heure, type de requête, résultat, numéro de requête. Podium n’y met ni mot de passe, ni jeton, ni texte personnel. Les adresses des appareils servent, en mémoire, à limiter le nombre de requêtes. Un proxy placé devant le serveur peut tenir ses propres journaux ; l’hébergeur le sait.",
        ],
        points: [],
      },
      {
        id: "long",
        title: "Combien de temps",
        paragraphs: [
          "Tant que tu as un compte. Quand il est supprimé, ton profil, ta photo, tes appareils, tes amitiés, tes decks et tout ce qui est à toi partent avec lui ; les parties restent pour les autres, avec un « compte supprimé » à ta place. Les sauvegardes faites par l’hébergeur vieillissent à leur propre rythme.",
        ],
        points: [],
      },
      {
        id: "rights",
        title: "Tes droits",
        paragraphs: [
          "Tu peux voir, corriger, exporter et faire supprimer ce qui est gardé sur toi, et t’opposer à son usage : corrige ton profil dans l’application, exporte tout et supprime ton compte avec les boutons en bas de ton profil, et demande le reste à l’hébergeur. Si tu vis dans l’Union européenne, tu peux aussi saisir ton autorité de protection des données (en France, la CNIL).",
        ],
        points: [],
      },
    ],
  },
  terms: {
    title: "Conditions d’utilisation",
    lead: "Les règles de la maison, pour que tout le monde passe une bonne soirée.",
    updated: "Version du 15 novembre 2026",
    sections: [
      {
        id: "parties",
        title: "Entre qui",
        paragraphs: [
          "Entre toi et la personne qui fait tourner ce serveur, appelée ici l’hébergeur. Podium est le logiciel ; l’hébergeur te le propose, gratuitement, en tant que personne, club ou boutique. En créant un compte, tu acceptes ces conditions.",
        ],
        points: [],
      },
      {
        id: "account",
        title: "Ton compte",
        paragraphs: ["Il n’est qu’à toi :"],
        points: [
          "utilise une adresse e-mail qui est la tienne, et confirme-la ;",
          "garde ton mot de passe pour toi, et déconnecte-toi partout si tu perds un appareil ;",
          "une personne, un compte ; ne te fais pas passer pour quelqu’un d’autre ;",
          "si tu n’as pas l’âge d’accepter sans tes parents là où tu vis (moins de 15 ans en France), demande d’abord à un parent.",
        ],
      },
      {
        id: "conduct",
        title: "À table",
        paragraphs: ["Joue franc jeu, avec les gens comme avec le serveur. Il est interdit :"],
        points: [
          "d’insulter, harceler ou menacer qui que ce soit, ou de publier des mots ou des images haineux ou illicites ;",
          "de publier des photos d’autrui contre son gré, ou des œuvres que tu n’as pas le droit de partager ;",
          "d’inscrire des résultats que tu sais faux pour nuire aux autres ;",
          "de chercher les données des autres, de contourner les limites ou de surcharger le serveur.",
        ],
      },
      {
        id: "content",
        title: "Ce que tu ajoutes",
        paragraphs: [
          "Tes decks, tes notes et tes photos restent à toi. Tu permets à l’hébergeur de les stocker et de les montrer aux gens à qui l’application les montre, tant qu’ils sont là ; rien de plus.",
        ],
        points: [],
      },
      {
        id: "host",
        title: "Ce que l’hébergeur peut faire",
        paragraphs: [
          "Retirer ce qui enfreint ces règles, fermer un compte qui les enfreint, limiter ou arrêter le service. Sauf urgence, il te prévient avant et te laisse exporter tes données.",
        ],
        points: [],
      },
      {
        id: "leaving",
        title: "Partir",
        paragraphs: [
          "Tu peux partir à tout moment, sans donner de raison : supprime ton compte en bas de ton profil, et exporte d’abord tes données si tu veux. Un groupe de jeu dont tu es propriétaire passe alors à son plus ancien admin ou membre. Ce que deviennent alors tes données est écrit dans la politique de confidentialité.",
        ],
        points: [],
      },
      {
        id: "warranty",
        title: "Pas de promesse",
        paragraphs: [
          "Le service est gratuit et fourni tel quel : il peut avoir des défauts, s’arrêter un moment ou pour de bon, et des stats peuvent être fausses. L’hébergeur et les gens qui écrivent Podium ne répondent d’un dommage que là où la loi ne leur permet pas de dire le contraire, comme en cas de faute intentionnelle ou lourde. Garde une copie de ce que tu ne peux pas te permettre de perdre.",
        ],
        points: [],
      },
      {
        id: "marks",
        title: "Les noms des autres",
        paragraphs: [
          "Podium n’est ni affilié à l’éditeur d’un jeu, ni approuvé ou parrainé par lui. Les noms de jeux, de formats et de cartes appartiennent à leurs propriétaires et ne servent qu’à dire ce qui est joué.",
        ],
        points: [],
      },
      {
        id: "changes",
        title: "Changements",
        paragraphs: [
          "Ces conditions peuvent changer avec le logiciel ; la date en haut dit quand. Si une nouvelle version ne te convient pas, tu peux partir, comme dit plus haut. La loi du pays de l’hébergeur s’applique, et, si tu es consommateur, ce que la loi de ton propre pays te garantit.",
        ],
        points: [],
      },
    ],
  },
} satisfies Translation<typeof en>;
