package org.racelens.headless;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.verdict.UnitReport;
import org.racelens.headless.SourceSearch.Found;
import org.racelens.headless.SourceSearch.Input;
import org.racelens.headless.Workers.Outcome;
import org.racelens.report.CheckReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code racelens check}: analyses files and folders. */
@Command(name = "check", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false, //
		description = "Analyses files, or folders recursively (*.c *.cc *.cpp *.cxx *.C).")
final class CheckCommand implements Callable<Integer> {
	private final Surroundings surroundings;
	private final Analyser analyser;

	@Parameters(paramLabel = "PATH", arity = "0..*", description = "Files and folders; with -p none means all files it lists.")
	private List<String> paths = new ArrayList<>();
	@Mixin
	private CompileFlags compile;
	@Mixin
	private AnalysisFlags analysis;
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
		CompilationDatabase database = compile.readDatabase(surroundings);
		Found found = find(database);
		List<Input> share = work.share(found.inputs());
		List<Outcome> outcomes;
		try (Progress progress = new Progress(surroundings, work.progress(), share.size())) {
			outcomes = new Workers(surroundings, analyser, options, path -> compile.command(path, database, surroundings))
					.analyse(share, jobs, progress);
		}
		found.problems().forEach(surroundings::complain);
		outcomes.forEach(this::complain);
		CheckReport report = new CheckReport(Version.current(), outcomes.stream().map(this::shown).toList());
		output.write(analysis.format().render(report, new FileLines(surroundings), output.palette(surroundings)), surroundings);
		int worst = outcomes.stream().mapToInt(Outcome::status).max().orElse(ExitStatus.NOTHING_FOUND);
		int asFound = Findings.status(report.files(), analysis.failOn());
		return Math.max(Math.max(worst, asFound), found.problems().isEmpty() ? ExitStatus.NOTHING_FOUND : ExitStatus.BAD_USAGE);
	}

	private Found find(CompilationDatabase database) {
		if (!paths.isEmpty()) {
			return SourceSearch.find(paths, surroundings);
		}
		if (!compile.namesDatabase()) {
			throw new BadUsageException("no PATH given: name files or folders to analyse");
		}
		return SourceSearch.find(database.commands().keySet().stream().map(Object::toString).toList(), surroundings);
	}

	private UnitReport shown(Outcome outcome) {
		return ConfidenceFilter.keep(outcome.report(), analysis.confidence());
	}

	private void complain(Outcome outcome) {
		outcome.report().failure().ifPresent(reason -> surroundings.complain(outcome.report().path() + ": " + reason));
	}
}
