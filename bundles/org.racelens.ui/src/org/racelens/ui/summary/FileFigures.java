package org.racelens.ui.summary;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.racelens.ide.result.FileResult;
import org.racelens.ide.result.Finding;
import org.racelens.ide.settings.FindingKind;

/**
 * What is to be told of a file.
 *
 * @param findings the worst ones first: races, then what is not decided, then conditions, each in source order
 */
record FileFigures(FileResult result, List<Finding> findings) {
	/** Files with most definite races first, then those with most possible ones, and so on. */
	static final Comparator<FileFigures> MOST_FIRST = Stream
			.of(FindingKind.DEFINITE_RACE, FindingKind.POSSIBLE_RACE, FindingKind.UNKNOWN, FindingKind.CONDITION)
			.map(kind -> Comparator.<FileFigures>comparingInt(file -> -file.count(kind)))
			.reduce(Comparator::thenComparing).orElseThrow()
			.thenComparing(figures -> figures.file().getFullPath().toString());
	/** In the order in which they are told; other kinds are left to the Problems view. */
	private static final List<FindingKind> KINDS = List.of(FindingKind.DEFINITE_RACE, FindingKind.POSSIBLE_RACE, FindingKind.UNKNOWN,
			FindingKind.CONDITION);

	FileFigures {
		findings = List.copyOf(findings);
	}

	static FileFigures of(FileResult result) {
		return new FileFigures(result, KINDS.stream()
				.flatMap(kind -> result.findings().stream().filter(finding -> finding.kind() == kind)).toList());
	}

	IFile file() {
		return result.file();
	}

	int count(FindingKind kind) {
		return (int) findings.stream().filter(finding -> finding.kind() == kind).count();
	}
}
