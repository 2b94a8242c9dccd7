package org.racelens.report.words;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.source.SourceRange;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;

/**
 * What a run found, ready to be written.
 *
 * @param version of the tool
 * @param files in the order of the input
 * @param extent whether the run came to its end
 * @param scope what of the input these are
 * @param comparison with an earlier report, where there is one
 * @param graphs of regions, for reports that draw them: by the paths of the files and the places of the directives
 */
public record CheckReport(String version, List<UnitReport> files, Extent extent, Scope scope, Optional<Comparison> comparison,
		Map<String, Map<SourceRange, PhaseGraph>> graphs) {
	/**
	 * What of the input a report is about.
	 *
	 * @param share which of the files; empty for all
	 * @param since which regions; empty for all
	 * @param found all that was found in the files of the report, also what it does not show; empty where it shows everything
	 */
	public record Scope(Optional<Share> share, Optional<Since> since, List<UnitReport> found) {
		/** Everything. */
		public static final Scope ALL = new Scope(Optional.empty(), Optional.empty(), List.of());

		public Scope {
			found = List.copyOf(found);
		}
	}

	/**
	 * One of the parts in which several machines divide the input.
	 *
	 * @param number from 1 to {@code count}
	 * @param places of its files among all of the input, from 0 on, in ascending order
	 */
	public record Share(int number, int count, List<Integer> places) {
		public Share {
			if (number < 1 || number > count) {
				throw new IllegalArgumentException(number + " of " + count);
			}
			places = List.copyOf(places);
		}

		/** The files of the share. */
		public <T> List<T> of(List<T> all) {
			return places.stream().map(all::get).toList();
		}
	}

	/** How much of the input a report speaks of. */
	public enum Extent {
		WHOLE,
		/** the run was stopped: what was not looked at is listed as failed */
		PARTIAL
	}

	public CheckReport {
		files = List.copyOf(files);
		graphs = Map.copyOf(graphs);
	}

	/** The report of a run. */
	public CheckReport(String version, List<UnitReport> files, Extent extent, Scope scope, Optional<Comparison> comparison) {
		this(version, files, extent, scope, comparison, Map.of());
	}

	/** The same with graphs of its regions. */
	public CheckReport with(Map<String, Map<SourceRange, PhaseGraph>> drawn) {
		return new CheckReport(version, files, extent, scope, comparison, drawn);
	}

	/** The report of a run that came to its end. */
	public CheckReport(String version, List<UnitReport> files) {
		this(version, files, Extent.WHOLE);
	}

	/** The report of a run on all files that is compared with no other. */
	public CheckReport(String version, List<UnitReport> files, Extent extent) {
		this(version, files, extent, Scope.ALL, Optional.empty());
	}

	/** All that was found in the files, also what is not shown. */
	public List<UnitReport> found() {
		return scope.found().isEmpty() ? files : scope.found();
	}

	/** A file that could not be analysed is unknown: that it shows no region says nothing about it. */
	public static Verdict verdict(UnitReport file) {
		return file.failure().isPresent() ? Verdict.UNKNOWN : file.verdict();
	}
}
