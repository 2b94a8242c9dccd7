package org.racelens.headless.store;

import java.util.List;
import java.util.stream.Stream;
import org.racelens.openmp.unit.Consulted;

/**
 * What a text has meant with which other files, the last time first.
 */
record Manifest(List<Variant> variants) {
	/** For texts that are built in turns with several sets of headers. */
	private static final int MOST = 8;

	/** @param unit the digest of the unit that was read */
	record Variant(Consulted files, String unit) {
	}

	Manifest {
		variants = List.copyOf(variants);
	}

	static Manifest none() {
		return new Manifest(List.of());
	}

	/** The same with what it means now. */
	Manifest with(Variant now) {
		return new Manifest(
				Stream.concat(Stream.of(now), variants.stream().filter(v -> !v.files().equals(now.files()))).limit(MOST).toList());
	}
}
