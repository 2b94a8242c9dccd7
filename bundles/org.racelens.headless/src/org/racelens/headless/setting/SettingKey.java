package org.racelens.headless.setting;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The keys of a configuration. */
public enum SettingKey {
	/** what the file keeps to, for editors; it says nothing */
	SCHEMA("$schema"),
	/** lines of function models */
	MODELS("models"),
	/** a file with more of them */
	MODELS_FILE("modelsFile"),
	/** what pointer parameters are taken for */
	POINTER_PARAMETERS("pointerParameters"),
	/** what a loop without a {@code schedule} clause is taken for */
	DEFAULT_SCHEDULE("defaultSchedule"),
	/** seconds of counted work for each region */
	TIMEOUT("timeout"),
	/** which races are shown */
	MIN_CONFIDENCE("minConfidence"),
	/** the compilation database, or its folder */
	COMPILE_COMMANDS("compileCommands"),
	/** folders to search for headers */
	INCLUDE("include"),
	/** macros that are defined */
	DEFINE("define"),
	/** the language standard */
	STD("std"),
	/** patterns of files that are left out where a folder or the compilation database is analysed */
	EXCLUDE("exclude");

	private final String spelling;

	SettingKey(String spelling) {
		this.spelling = spelling;
	}

	/** How it is written in a configuration. */
	public String spelling() {
		return spelling;
	}

	/** All of them as they are written, in the order of this page. */
	public static List<String> spellings() {
		return Arrays.stream(values()).map(SettingKey::spelling).toList();
	}

	static Optional<SettingKey> of(String name) {
		return Arrays.stream(values()).filter(k -> k.spelling.equals(name)).findFirst();
	}
}
