package org.racelens.report;

/**
 * What a finding is, whatever the lines in which it stands: two reports that name one value speak of the same finding.
 *
 * @param value 32 hexadecimal digits, a colon, and which one it is of those in its file that are alike otherwise, from 1
 */
record Fingerprint(String value) {
	/** The name of the value among SARIF's partial fingerprints; another way to make values gets another name. */
	static final String KEY = "racelens/v1";
}
