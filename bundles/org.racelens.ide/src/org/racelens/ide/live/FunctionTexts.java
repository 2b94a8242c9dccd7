package org.racelens.ide.live;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * Which text each function of a file has.
 *
 * @param hashes by the functions' keys; of the texts only these are kept
 */
record FunctionTexts(Map<String, Integer> hashes) {
	/** Whoever changes more at once has not typed it. */
	private static final int MOST = 3;

	FunctionTexts {
		hashes = Map.copyOf(hashes);
	}

	/** The functions in a unit's own text. */
	static FunctionTexts of(ParsedUnit unit) {
		String text = unit.source().text();
		Map<String, Integer> hashes = new HashMap<>();
		for (FunctionDefinition f : unit.functions()) {
			SourceRange range = f.range();
			if (range.path().equals(unit.source().path()) && range.endOffset() <= text.length()) {
				hashes.put(f.key(), text.substring(range.offset(), range.endOffset()).hashCode());
			}
		}
		return new FunctionTexts(hashes);
	}

	/** What reaches the few functions that have another text than before; empty where none has, or many have. */
	Optional<Focus> changedSince(FunctionTexts before) {
		Set<String> changed = new HashSet<>();
		hashes.forEach((key, hash) -> {
			if (!hash.equals(before.hashes.get(key))) {
				changed.add(key);
			}
		});
		return changed.isEmpty() || changed.size() > MOST || changed.size() == hashes.size() ? Optional.empty()
				: Optional.of(Focus.on(changed));
	}
}
