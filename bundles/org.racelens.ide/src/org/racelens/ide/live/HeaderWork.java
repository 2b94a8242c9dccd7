package org.racelens.ide.live;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.suppression.Suppressions;
import org.racelens.ide.text.CurrentText;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;

/**
 * Analyses headers as part of a source that includes them: with its macros, its types and its calls. What is not saved of a header is not
 * seen so.
 */
final class HeaderWork {
	/** One may include the header under a condition that does not hold. */
	private static final int MOST_TRIES = 3;

	private final Environment environment;
	private final Analysis analysis;
	private final IncludeGraph graph = new IncludeGraph();

	HeaderWork(Environment environment, Analysis analysis) {
		this.environment = environment;
		this.analysis = analysis;
	}

	/** The sources by which a file is analysed; none for one that is a source itself, and for a header that is edited. */
	List<Includer> includers(IFile file, Cancellation cancellation) throws CoreException {
		List<Includer> includers = new ArrayList<>();
		if (CurrentText.isSaved(file)) {
			for (IFile source : sources(file, cancellation)) {
				CurrentText.of(source).ifPresent(text -> includers.add(new Includer(source, text, environment.commands().of(source))));
			}
		}
		return includers;
	}

	/** The sources that show what a header means; none for one that is a source itself. */
	List<IFile> sources(IFile file, Cancellation cancellation) throws CoreException {
		return isHeader(file) ? graph.sources(file, cancellation).stream().limit(MOST_TRIES).toList() : List.of();
	}

	/** Whether it is a header that waits to be saved. */
	static boolean isEditedHeader(IFile file) {
		return isHeader(file) && !CurrentText.isSaved(file);
	}

	/** Whether it is a header and nothing else. */
	static boolean isHeader(IFile file) {
		return SourceFiles.isHeader(file) && !SourceFiles.isSource(file);
	}

	/** What is said of a header where it is part of a source; empty where none of them shows code of the header. */
	Optional<Answer> answer(SourceText header, List<Includer> includers, AnalysisOptions options, Cancellation cancellation) {
		return includers.stream()
				.map(i -> report(header, i, options, cancellation).map(report -> new Answer(report, Optional.of(i.file()))))
				.flatMap(Optional::stream).findFirst();
	}

	private Optional<UnitReport> report(SourceText header, Includer includer, AnalysisOptions options, Cancellation cancellation) {
		try {
			ParsedUnit unit = environment.frontEnd().parse(includer.source(), includer.command(), cancellation);
			if (unit.functions().stream().noneMatch(f -> f.range().path().equals(header.path()))) {
				return Optional.empty();
			}
			UnitReport whole = analysis.analyse(unit, options, cancellation);
			return whole.failure().isPresent() ? Optional.empty() : Optional.of(part(whole, header, unit));
		} catch (FrontEndException | StackOverflowError e) {
			return Optional.empty();
		}
	}

	private static UnitReport part(UnitReport whole, SourceText header, ParsedUnit unit) {
		Suppressions accepted = Suppressions.in(header, unit.language());
		List<RegionReport> regions = whole.regions().stream().filter(r -> r.place().path().equals(header.path())).map(accepted::applied)
				.toList();
		return new UnitReport(header.path(), Optional.empty(), regions,
				whole.messages().stream().filter(m -> m.place().path().equals(header.path())).toList(), whole.time());
	}

	void filesChanged(Collection<IProject> projects) {
		graph.filesChanged(projects);
	}

	void forget(Predicate<IFile> isGone) {
		graph.forget(isGone);
	}
}
