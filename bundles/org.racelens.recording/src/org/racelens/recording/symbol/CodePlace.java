package org.racelens.recording.symbol;

import java.util.List;
import java.util.Optional;

/**
 * An address of code.
 *
 * @param module the file that holds it; empty where none does
 * @param offset the address in that file, or the address itself
 * @param frames the functions at the address, those that are inlined into the next one first; none where nothing is known
 */
public record CodePlace(Optional<String> module, long offset, List<SourceFrame> frames) {
	/** Keeps its own list. */
	public CodePlace {
		frames = List.copyOf(frames);
	}
}
