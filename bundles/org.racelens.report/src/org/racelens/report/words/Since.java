package org.racelens.report.words;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The revision of git since which a report has what has changed, and nothing else.
 *
 * @param revision as the user names it
 * @param commits that it means, in the repositories of the files
 */
public record Since(String revision, List<String> commits) {
	private static final int SHORT = 8;

	public Since {
		commits = List.copyOf(commits);
	}

	/** {@code only what has changed since main (1a2b3c4d)}. */
	public String sentence() {
		return Phrases.of("sinceOnly", Visible.inLine(name()));
	}

	/** The revision as given, with the beginnings of the commits that it means. */
	public String name() {
		return commits.isEmpty() ? revision
				: commits.stream().map(c -> c.substring(0, Math.min(SHORT, c.length())))
						.collect(Collectors.joining(", ", revision + " (", ")"));
	}
}
