/**
 * The address of the JSON Schema of a file: below the site that publishes the editor, under the file's own
 * format and version, so that the address in a file stays true when there are newer versions. The engine
 * knows no site; the caller that writes a file says which one it is.
 */

/** The folder of the schemas below the site. */
export const schemaFolder = 'schema';

/** The name of the schema's file in that folder, as `grundy-1.json`. */
export const schemaFile = (format: string, version: number): string => `${format}-${version}.json`;

/** Hosts that are known only on one machine or network. */
const local =
  /^(localhost|[^.]+|.*\.(localhost|local|internal)|127\..*|10\..*|192\.168\..*|169\.254\..*|172\.(1[6-9]|2\d|3[01])\..*|0\.0\.0\.0|\[.*\])$/i;

/** Hosts that replace others in examples and tests, and that can never be registered. */
const placeholder = /^(.*\.)?(test|invalid|example|example\.(com|net|org))$/i;

/** Whether other people's machines know no such host, or another one by that name. */
export const isLocalHost = (host: string): boolean => local.test(host);

/**
 * The address of the schema for a file of this format and version, on a site such as `https://host/grundy/`.
 * Undefined where the site is empty, relative, or one that other people cannot open, as on localhost or
 * example.org.
 */
export function schemaAddress(site: string, format: string, version: number): string | undefined {
  const [, origin, host, path = ''] =
    /^(https?:\/\/(\[[^\]]*\]|[^/:?#@\s]+)(?::\d+)?)(\/[^?#\s]*)?(?:[?#]\S*)?$/i.exec(site) ?? [];
  if (origin === undefined || isLocalHost(host) || placeholder.test(host)) return undefined;
  const folder = path.replace(/\/[^/]*\.html?$/i, '').replace(/\/+$/, '');
  return `${origin}${folder}/${schemaFolder}/${schemaFile(format, version)}`;
}

/** The member of a file that names its schema, as JSON; none where there is no address. */
export function schemaMember(site: string, format: string, version: number): readonly string[] {
  const address = schemaAddress(site, format, version);
  return address === undefined ? [] : [`"$schema": ${JSON.stringify(address)}`];
}
