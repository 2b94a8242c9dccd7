package org.racelens.frontend.cdt.source;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.source.ContentDigest;
import org.racelens.openmp.unit.Consulted;

/** A log that becomes what a unit depends on. */
public final class ConsultedFiles implements FileLog {
	private final Map<String, String> found = new HashMap<>();
	private final Set<String> missing = new HashSet<>();
	private boolean changing;

	@Override
	public void found(String path, byte[] content) {
		String digest = ContentDigest.of(content);
		String before = found.putIfAbsent(path, digest);
		changing |= missing.contains(path) || before != null && !before.equals(digest);
	}

	@Override
	public void missing(String path) {
		missing.add(path);
		changing |= found.containsKey(path);
	}

	@Override
	public void changing() {
		changing = true;
	}

	/** The files; empty where they have changed meanwhile, or mean something else another time. */
	public Optional<Consulted> all() {
		return changing ? Optional.empty() : Optional.of(new Consulted(found, missing));
	}
}
