import type { FieldFlaw } from '../../_desk/log/checks';
import type { FileFlaw } from '../../_desk/log/read-file';
import { DE_SITE, SITE_NAME } from '../../_leaf/site-name';
import type { Locale } from '../locales';

export interface LogFilesWords {
  filesHint: string;
  exportJson: string;
  exportCsv: string;
  print: string;
  importFile: string;
  refused: string;
  nothingChanged: string;
  fileFlaw: (flaw: FileFlaw) => string;
}

/** Why a field was refused, without saying which. */
type FieldFlawWords = Record<FieldFlaw['code'], string>;

const FIELD_FLAWS_FR: FieldFlawWords = {
  'not-a-record': 'n’est pas un enregistrement',
  missing: 'manque',
  'unknown-field': 'est inconnu',
  'wrong-kind': 'n’est pas du bon type',
  'out-of-range': 'a une valeur impossible',
  'too-long': 'est trop long',
  characters: 'contient des caractères illisibles',
};

function fileFlawFr(flaw: FileFlaw): string {
  switch (flaw.code) {
    case 'unreadable':
      return 'Le fichier n’a pas pu être ouvert.';
    case 'too-large':
      return `Le fichier dépasse 50 Mo : ce n’est pas un journal ${DE_SITE}.`;
    case 'not-text':
      return 'Le fichier n’est pas du texte UTF-8. S’il vient d’un tableur, enregistrez-le en « CSV UTF-8 ».';
    case 'empty':
      return 'Le fichier est vide.';
    case 'not-a-log':
      return `Ce n’est pas un journal exporté par ${SITE_NAME}.`;
    case 'for-people':
      return 'Ce tableau CSV est fait pour être lu, pas pour être repris. Importez le fichier JSON du même journal.';
    case 'damaged-json':
      return `Le JSON est abîmé ou incomplet${flaw.line ? `, ligne ${flaw.line}` : ''}. Exportez-le de nouveau.`;
    case 'newer-schema':
      return `Le fichier vient d’une version plus récente ${DE_SITE} (format ${flaw.schema}). Mettez cette page à jour, puis recommencez.`;
    case 'open-quote':
      return `Ligne ${flaw.line} : un guillemet ouvert n’est jamais refermé. Le fichier est sans doute coupé.`;
    case 'stray-quote':
      return `Ligne ${flaw.line} : un guillemet n’est pas à sa place.`;
    case 'missing-column':
      return `Il manque la colonne « ${flaw.column} ».`;
    case 'cells':
      return `Ligne ${flaw.line} : ${flaw.found} cellules au lieu de ${flaw.expected}.`;
    case 'entry':
      return `Décision ${flaw.entry}${flaw.line ? ` (ligne ${flaw.line})` : ''} : ${
        flaw.flaw.field ? `le champ « ${flaw.flaw.field} »` : 'elle'
      } ${FIELD_FLAWS_FR[flaw.flaw.code]}.`;
    case 'deletion':
      return `Suppression ${flaw.entry} : ${
        flaw.flaw.field ? `le champ « ${flaw.flaw.field} »` : 'elle'
      } ${FIELD_FLAWS_FR[flaw.flaw.code]}.`;
    case 'situation':
      return `Situation ${flaw.entry} : ${
        flaw.flaw.field ? `le champ « ${flaw.flaw.field} »` : 'elle'
      } ${FIELD_FLAWS_FR[flaw.flaw.code]}.`;
    case 'event':
      return `Événement ${flaw.entry} : ${
        flaw.flaw.field ? `le champ « ${flaw.flaw.field} »` : 'il'
      } ${FIELD_FLAWS_FR[flaw.flaw.code]}.`;
  }
}

const FIELD_FLAWS_EN: FieldFlawWords = {
  'not-a-record': 'is not a record',
  missing: 'is missing',
  'unknown-field': 'is unknown',
  'wrong-kind': 'is of the wrong kind',
  'out-of-range': 'has an impossible value',
  'too-long': 'is too long',
  characters: 'has unreadable characters',
};

function fileFlawEn(flaw: FileFlaw): string {
  switch (flaw.code) {
    case 'unreadable':
      return 'The file could not be opened.';
    case 'too-large':
      return `The file is larger than 50 MB: it is no log of ${SITE_NAME}.`;
    case 'not-text':
      return 'The file is not UTF-8 text. If it comes from a spreadsheet, save it as “CSV UTF-8”.';
    case 'empty':
      return 'The file is empty.';
    case 'not-a-log':
      return `This is not a log that ${SITE_NAME} exported.`;
    case 'for-people':
      return 'This CSV table is made to be read, not to be taken back. Import the JSON file of the same log.';
    case 'damaged-json':
      return `The JSON is damaged or cut off${flaw.line ? `, line ${flaw.line}` : ''}. Export it again.`;
    case 'newer-schema':
      return `The file comes from a newer version of ${SITE_NAME} (format ${flaw.schema}). Update this page, then try again.`;
    case 'open-quote':
      return `Line ${flaw.line}: a quote is opened and never closed. The file is probably cut off.`;
    case 'stray-quote':
      return `Line ${flaw.line}: a quote is out of place.`;
    case 'missing-column':
      return `The column “${flaw.column}” is missing.`;
    case 'cells':
      return `Line ${flaw.line}: ${flaw.found} cells instead of ${flaw.expected}.`;
    case 'entry':
      return `Ruling ${flaw.entry}${flaw.line ? ` (line ${flaw.line})` : ''}: ${
        flaw.flaw.field ? `the field “${flaw.flaw.field}”` : 'it'
      } ${FIELD_FLAWS_EN[flaw.flaw.code]}.`;
    case 'deletion':
      return `Deletion ${flaw.entry}: ${
        flaw.flaw.field ? `the field “${flaw.flaw.field}”` : 'it'
      } ${FIELD_FLAWS_EN[flaw.flaw.code]}.`;
    case 'situation':
      return `Situation ${flaw.entry}: ${
        flaw.flaw.field ? `the field “${flaw.flaw.field}”` : 'it'
      } ${FIELD_FLAWS_EN[flaw.flaw.code]}.`;
    case 'event':
      return `Event ${flaw.entry}: ${
        flaw.flaw.field ? `the field “${flaw.flaw.field}”` : 'it'
      } ${FIELD_FLAWS_EN[flaw.flaw.code]}.`;
  }
}

export const LOG_FILES_WORDS: Record<Locale, LogFilesWords> = {
  fr: {
    filesHint:
      'Le journal ne quitte pas cet appareil. Exportez-le pour le garder ou le partager ; l’import complète ce qui est ici, sans doublon.',
    exportJson: 'Exporter en JSON',
    exportCsv: 'Exporter en CSV',
    print: 'Imprimer',
    importFile: 'Importer un fichier',
    refused: 'Fichier refusé.',
    nothingChanged: 'Rien n’a changé dans votre journal.',
    fileFlaw: fileFlawFr,
  },
  en: {
    filesHint:
      'The log never leaves this device. Export it to keep or share it; importing adds to what is here, without duplicates.',
    exportJson: 'Export as JSON',
    exportCsv: 'Export as CSV',
    print: 'Print',
    importFile: 'Import a file',
    refused: 'File refused.',
    nothingChanged: 'Nothing has changed in your log.',
    fileFlaw: fileFlawEn,
  },
};
