package org.racelens.report;

import java.util.Locale;
import com.google.gson.JsonObject;

/** What a run says of itself. SARIF 2.1.0 §3.58 */
enum SarifNotice {
	PARTIAL_REPORT("The run was stopped: what was not looked at by then is listed as not analysed."),
	PATH_NOT_READ("A path that was given cannot be read, or has no file to analyse."),
	FILE_NOT_ANALYSED("A file could not be analysed; nothing is claimed of it.");

	private final String description;

	SarifNotice(String description) {
		this.description = description;
	}

	/** The notice as logs name it. */
	String id() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	JsonObject descriptor() {
		return SarifPlaces.object("id", SarifPlaces.string(id()), "shortDescription", SarifPlaces.text(description));
	}
}
