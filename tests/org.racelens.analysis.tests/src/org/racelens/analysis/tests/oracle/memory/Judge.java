package org.racelens.analysis.tests.oracle.memory;

import java.util.Map;

/** Who says whether a region races. */
interface Judge {
	/** What is said of the region in the first file; the others are parts of its program. */
	Verdicts answer(Map<String, String> files);

	/** What a text of its conditions is in C. */
	default String inC(String text) {
		return text;
	}
}
