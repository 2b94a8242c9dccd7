package org.racelens.headless.run;

import java.util.List;
import java.util.Optional;

/** What the debug information of a recorded process says. */
interface Symbols {
	/** The functions that an address of code is in, the innermost inlined one first; empty where nothing is known. */
	List<CodePlace> frames(long code);

	/** The object that an address of data is in, as in {@code total} or {@code total + 8}. */
	Optional<String> object(long address);
}
