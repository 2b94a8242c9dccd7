package org.racelens.openmp.unit;

import java.util.Map;
import java.util.Set;

/**
 * The files that decided what a text means, besides the text and its command.
 *
 * @param found by path, the digests of the contents ({@link org.racelens.model.source.ContentDigest})
 * @param missing the paths that were looked for in vain
 */
public record Consulted(Map<String, String> found, Set<String> missing) {
	public Consulted {
		found = Map.copyOf(found);
		missing = Set.copyOf(missing);
	}
}
