package org.racelens.report;

import java.util.List;
import java.util.Optional;
import org.racelens.repair.suggest.Suggestion;

/**
 * What a run found out about the sequential loops of a file, ready to be written.
 *
 * @param version of the tool
 * @param path the file
 * @param line the only one that was asked for
 * @param loops in source order
 */
public record SuggestReport(String version, String path, Optional<Integer> line, List<Suggestion> loops) {
	public SuggestReport {
		loops = List.copyOf(loops);
	}

	List<Suggestion.Parallel> parallel() {
		return loops.stream().filter(Suggestion.Parallel.class::isInstance).map(Suggestion.Parallel.class::cast).toList();
	}
}
