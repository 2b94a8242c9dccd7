package org.racelens.ide.result;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.model.source.CompileCommand;
import org.racelens.race.verdict.UnitReport;

/**
 * What is known of one text of a file.
 *
 * @param stamp of that text, see {@link org.racelens.ide.text.CurrentText}
 * @param report all regions, or those judged so far
 * @param findings what of the report is to be told
 * @param includer of a header: the source that it was analysed as a part of, since alone it may mean something else
 */
public record FileResult(IFile file, long stamp, CompileCommand command, AnalysisOptions options, Completeness completeness,
		UnitReport report, List<Finding> findings, Optional<IFile> includer) {
	/** How much of the file was analysed. */
	public enum Completeness {
		/** more regions follow */
		PARTIAL,
		/** of the functions that have regions here, these are all; everything is judged again */
		FUNCTIONS, WHOLE
	}

	/** A result with the findings that follow from its report, of a file that was analysed itself. */
	public static FileResult of(IFile file, long stamp, CompileCommand command, AnalysisOptions options, Completeness completeness,
			UnitReport report) {
		return new FileResult(file, stamp, command, options, completeness, report, Findings.of(report), Optional.empty());
	}

	/** The same as what is known of a header by a source that includes it. */
	public FileResult asPartOf(IFile source) {
		return new FileResult(file, stamp, command, options, completeness, report, findings, Optional.of(source));
	}

	/** The same text with another report of it. */
	public FileResult withReport(UnitReport other) {
		return new FileResult(file, stamp, command, options, completeness, other, Findings.of(other), includer);
	}

	public FileResult {
		findings = List.copyOf(findings);
	}

	/** Whether all regions of the file are judged, so that no further result for the same text follows. */
	public boolean isWhole() {
		return completeness == Completeness.WHOLE;
	}

	/** Whether a finding of this id that is not among these is none any more. */
	public boolean tellsAllOf(String id) {
		return switch (completeness) {
			case WHOLE -> true;
			case FUNCTIONS -> report.regions().stream().anyMatch(region -> Findings.isOfFunction(id, region.function()));
			case PARTIAL -> false;
		};
	}

	/** The finding with an id; empty where the file has none of that id, as after an edit that mends it. */
	public Optional<Finding> finding(String id) {
		return findings.stream().filter(f -> f.id().equals(id)).findFirst();
	}
}
