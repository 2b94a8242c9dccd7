package org.racelens.headless.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.racelens.headless.base.Ending;
import org.racelens.headless.base.ExitStatus;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.base.Version;
import org.racelens.headless.flag.AnalysisFlags;
import org.racelens.headless.flag.BaselineFlag;
import org.racelens.headless.flag.CompileFlags;
import org.racelens.headless.flag.ConfidenceFilter;
import org.racelens.headless.flag.FindingFlags;
import org.racelens.headless.flag.Findings;
import org.racelens.headless.flag.InputPaths;
import org.racelens.headless.flag.OutputFormat;
import org.racelens.headless.flag.Reports;
import org.racelens.headless.flag.RunSettings;
import org.racelens.headless.flag.SarifFlags;
import org.racelens.headless.flag.StoreFlags;
import org.racelens.headless.since.SinceFlag;
import org.racelens.headless.since.SinceFlag.Selection;
import org.racelens.headless.source.FileLines;
import org.racelens.headless.source.SourceSearch.Found;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.headless.store.ResultStore;
import org.racelens.headless.work.FileAnalysis;
import org.racelens.headless.work.FileAnalysis.Outcome;
import org.racelens.headless.work.Output;
import org.racelens.headless.work.Pipeline;
import org.racelens.headless.work.Pipelines;
import org.racelens.headless.work.Progress;
import org.racelens.headless.work.WorkFlags;
import org.racelens.model.source.SourceRange;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.Baseline;
import org.racelens.report.SarifContext.Offers;
import org.racelens.report.words.CheckReport;
import org.racelens.report.words.CheckReport.Scope;
import org.racelens.report.words.CheckReport.Share;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code racelens check}: analyses files and folders. */
@Command(name = "check", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false, //
		description = "Analyses files, or folders recursively (*.c *.cc *.cpp *.cxx *.C *.f90 *.F90 *.f *.F *.for).")
public final class CheckCommand implements Callable<Integer> {
	private final Surroundings surroundings;
	private final Pipeline pipeline;

	/**
	 * What was done.
	 *
	 * @param offers fixes by the paths of the files
	 * @param graphs by the same, and by the places of regions
	 */
	private record Done(List<Outcome> outcomes, Map<String, Offers> offers, Map<String, Map<SourceRange, PhaseGraph>> graphs) {
	}

	@Spec
	private CommandSpec spec;

	@Mixin
	private InputPaths paths;
	@Mixin
	private CompileFlags compile;
	@Mixin
	private Reports reports;
	@Mixin
	private SarifFlags sarif;
	@Mixin
	private AnalysisFlags analysis;
	@Mixin
	private FindingFlags findings;
	@Mixin
	private BaselineFlag baseline;
	@Mixin
	private SinceFlag since;
	@Mixin
	private WorkFlags work;
	@Mixin
	private StoreFlags store;
	@Mixin
	private Output output;

	public CheckCommand(Surroundings surroundings, Pipeline pipeline) {
		this.surroundings = surroundings;
		this.pipeline = pipeline;
	}

	@Override
	public Integer call() {
		RunSettings settings = RunSettings.of(analysis, compile, findings.said(), surroundings);
		int jobs = work.jobs();
		reports.addTo(output);
		output.requireWritable(surroundings);
		sarif.requireSense(reports.formats());
		Optional<Baseline> before = baseline.read(output, surroundings);
		Found found = settings.find(paths, output);
		Optional<Selection> changed = since.selection(found.inputs(), settings, pipeline.single(), surroundings);
		List<Input> wanted = changed.map(c -> c.of(found.inputs())).orElse(found.inputs());
		Optional<Share> share = work.share(wanted, surroundings);
		List<Input> inputs = share.map(s -> s.of(wanted)).orElse(wanted);
		Optional<ResultStore> results = store.open(surroundings);
		Pipelines linked = settings.linked(results.map(pipeline::keeping).orElse(pipeline), found.inputs(), jobs);
		Done done = work(inputs, linked, settings, jobs);
		List<Outcome> outcomes = done.outcomes();
		results.ifPresent(r -> close(r, inputs.size()));
		found.problems().forEach(surroundings::complain);
		outcomes.forEach(this::complain);
		surroundings.complainOfStopped(outcomes.stream().map(Outcome::ending).toList());
		CheckReport report = report(outcomes, settings, before, changed, share).with(done.graphs());
		int status = status(outcomes, report, found);
		reports.write(report, new FileLines(surroundings), output,
				sarif.context(spec, done.offers(), status, found.problems(), surroundings), surroundings);
		return status;
	}

	/** Analyses, and then looks for what some kinds of reports have besides. */
	private Done work(List<Input> inputs, Pipelines linked, RunSettings settings, int jobs) {
		try (Progress progress = new Progress(surroundings, work.progress(), inputs.size())) {
			List<Outcome> outcomes = new FileAnalysis(surroundings, linked, settings).analyse(inputs, jobs, progress);
			Map<String, Offers> offers = sarif.wantsFixes() ? new OfferSearch(surroundings, linked, settings).of(outcomes, jobs, progress)
					: Map.of();
			return new Done(outcomes, offers, reports.formats().contains(OutputFormat.HTML)
					? new GraphSearch(surroundings, linked, settings).of(outcomes.stream().map(Outcome::report).toList(), jobs, progress)
					: Map.of());
		}
	}

	private int status(List<Outcome> outcomes, CheckReport report, Found found) {
		int worst = outcomes.stream().mapToInt(Outcome::status).max().orElse(ExitStatus.NOTHING_FOUND);
		int asFound = Findings.status(report, findings.failOn());
		return Math.max(Math.max(worst, asFound), found.problems().isEmpty() ? ExitStatus.NOTHING_FOUND : ExitStatus.BAD_USAGE);
	}

	private CheckReport report(List<Outcome> outcomes, RunSettings settings, Optional<Baseline> before, Optional<Selection> changed,
			Optional<Share> share) {
		List<UnitReport> files = outcomes.stream().map(o -> shown(o, settings)).map(f -> changed.map(c -> c.of(f)).orElse(f)).toList();
		changed.ifPresent(c -> {
			c.settings(surroundings).ifPresent(surroundings::complain);
			surroundings.complain(c.said());
		});
		List<UnitReport> all = outcomes.stream().map(Outcome::report).toList();
		return new CheckReport(Version.current(), files, Findings.extent(surroundings),
				new Scope(share, changed.map(Selection::since), all), before.map(b -> baseline.compare(b, files, all, surroundings)));
	}

	/** Says what earlier runs have saved, not what it is about: the report is the same. */
	private void close(ResultStore results, int files) {
		results.close();
		results.problem().ifPresent(reason -> surroundings.complain("results are not kept for the next run: " + reason));
		if (results.asBefore() > 0) {
			surroundings.complain(results.asBefore() + " of " + files + (files == 1 ? " file" : " files") + " as before, "
					+ (files - results.asBefore()) + " analysed");
		}
	}

	private static UnitReport shown(Outcome outcome, RunSettings settings) {
		return ConfidenceFilter.keep(outcome.report(), settings.confidence(outcome.report().path()));
	}

	private void complain(Outcome outcome) {
		outcome.report().failure().filter(reason -> outcome.ending() != Ending.STOPPED)
				.ifPresent(reason -> surroundings.complain(outcome.report().path() + ": " + reason));
	}
}
