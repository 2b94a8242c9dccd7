package org.racelens.headless;

import java.util.List;
import java.util.concurrent.Callable;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.verdict.UnitReport;
import org.racelens.frontend.cdt.command.CompilationDatabase;
import org.racelens.headless.FileAnalysis.Outcome;
import org.racelens.headless.SourceSearch.Found;
import org.racelens.headless.SourceSearch.Input;
import org.racelens.report.CheckReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code racelens check}: analyses files and folders. */
@Command(name = "check", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false, //
		description = "Analyses files, or folders recursively (*.c *.cc *.cpp *.cxx *.C).")
final class CheckCommand implements Callable<Integer> {
	private final Surroundings surroundings;
	private final Analyser analyser;

	@Mixin
	private InputPaths paths;
	@Mixin
	private CompileFlags compile;
	@Option(names = "--format", paramLabel = "text|json|sarif|html", description = "How the report is written.")
	private OutputFormat format = OutputFormat.TEXT;
	@Mixin
	private AnalysisFlags analysis;
	@Mixin
	private FindingFlags findings;
	@Mixin
	private WorkFlags work;
	@Mixin
	private Output output;

	CheckCommand(Surroundings surroundings, Analyser analyser) {
		this.surroundings = surroundings;
		this.analyser = analyser;
	}

	@Override
	public Integer call() {
		AnalysisOptions options = analysis.options();
		int jobs = work.jobs();
		output.requireWritable(surroundings);
		CompilationDatabase database = compile.readDatabase(output, surroundings);
		Found found = paths.find(compile, database, surroundings);
		output.requireNoneOf(found.inputs(), surroundings);
		List<Input> share = work.share(found.inputs());
		List<Outcome> outcomes;
		try (Progress progress = new Progress(surroundings, work.progress(), share.size())) {
			outcomes = new FileAnalysis(surroundings, analyser, options, path -> compile.command(path, database, surroundings))
					.analyse(share, jobs, progress);
		}
		found.problems().forEach(surroundings::complain);
		outcomes.forEach(this::complain);
		surroundings.complainOfStopped(outcomes.stream().map(Outcome::ending).toList());
		CheckReport report = new CheckReport(Version.current(), outcomes.stream().map(this::shown).toList(), Findings.extent(surroundings));
		output.write(format.render(report, new FileLines(surroundings), output.palette(surroundings)), surroundings);
		int worst = outcomes.stream().mapToInt(Outcome::status).max().orElse(ExitStatus.NOTHING_FOUND);
		int asFound = Findings.status(report.files(), findings.failOn());
		return Math.max(Math.max(worst, asFound), found.problems().isEmpty() ? ExitStatus.NOTHING_FOUND : ExitStatus.BAD_USAGE);
	}

	private UnitReport shown(Outcome outcome) {
		return ConfidenceFilter.keep(outcome.report(), findings.confidence());
	}

	private void complain(Outcome outcome) {
		outcome.report().failure().filter(reason -> outcome.ending() != Ending.STOPPED)
				.ifPresent(reason -> surroundings.complain(outcome.report().path() + ": " + reason));
	}
}
