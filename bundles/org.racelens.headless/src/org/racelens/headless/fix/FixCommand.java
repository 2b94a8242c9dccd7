package org.racelens.headless.fix;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.racelens.headless.base.Ending;
import org.racelens.headless.base.ExitStatus;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.base.Version;
import org.racelens.headless.fix.FileRepair.Repaired;
import org.racelens.headless.flag.AnalysisFlags;
import org.racelens.headless.flag.CompileFlags;
import org.racelens.headless.flag.ConfidenceFilter;
import org.racelens.headless.flag.FindingFlags;
import org.racelens.headless.flag.Findings;
import org.racelens.headless.flag.InputPaths;
import org.racelens.headless.flag.RunSettings;
import org.racelens.headless.flag.SimpleFormat;
import org.racelens.headless.source.SourceSearch.Found;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.headless.work.Output;
import org.racelens.headless.work.Pipeline;
import org.racelens.headless.work.Pipelines;
import org.racelens.headless.work.Progress;
import org.racelens.headless.work.WorkFlags;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.fix.FixSelection;
import org.racelens.report.FixJson;
import org.racelens.report.FixReport;
import org.racelens.report.FixSummary;
import org.racelens.report.words.CheckReport.Share;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code racelens fix}: repairs files and folders. */
@Command(name = "fix", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false, //
		description = "Prints verified fixes as a unified diff for patch -p0, or applies them; tells about them on standard error.")
public final class FixCommand implements Callable<Integer> {
	private final Surroundings surroundings;
	private final Pipeline pipeline;

	@Mixin
	private InputPaths paths;
	@Option(names = "--write", description = "Apply the fixes to the files.")
	private boolean write;
	@Mixin
	private FixFlags fixes;
	@Mixin
	private CompileFlags compile;
	@Option(names = "--format", paramLabel = "text|json", description = "How the fixes are written: a diff, or a report.")
	private SimpleFormat format = SimpleFormat.TEXT;
	@Mixin
	private AnalysisFlags analysis;
	@Mixin
	private FindingFlags findings;
	@Mixin
	private WorkFlags work;
	@Mixin
	private Output output;

	public FixCommand(Surroundings surroundings, Pipeline pipeline) {
		this.surroundings = surroundings;
		this.pipeline = pipeline;
	}

	@Override
	public Integer call() {
		RunSettings settings = RunSettings.of(analysis, compile, findings.said(), surroundings);
		int jobs = work.jobs();
		FixSelection selection = fixes.selection(paths, surroundings);
		output.requireWritable(surroundings);
		Found found = settings.find(paths, output);
		Optional<Share> share = work.share(found.inputs(), surroundings);
		List<Input> inputs = share.map(s -> s.of(found.inputs())).orElse(found.inputs());
		List<Repaired> repaired;
		try (Progress progress = new Progress(surroundings, work.progress(), inputs.size())) {
			Pipelines linked = settings.linked(pipeline, found.inputs(), jobs);
			repaired = new FileRepair(surroundings, linked, selection, settings).repair(inputs, jobs, progress);
		}
		found.problems().forEach(surroundings::complain);
		if (write && surroundings.cancellation().isCancelled()) {
			surroundings.complain("the run was stopped: no file was written");
		} else if (write) {
			repaired = repaired.stream().map(one -> one.written(surroundings)).toList();
		}
		tell(repaired, settings);
		return Math.max(status(repaired, settings), found.problems().isEmpty() ? ExitStatus.NOTHING_FOUND : ExitStatus.BAD_USAGE);
	}

	private void tell(List<Repaired> repaired, RunSettings settings) {
		FixReport report = new FixReport(Version.current(), repaired.stream().map(one -> shown(one.file(), settings)).toList(),
				Findings.extent(surroundings));
		if (format == SimpleFormat.JSON) {
			output.write(FixJson.render(report), surroundings);
			complain(repaired);
			return;
		}
		if (!write || output.isFile()) {
			output.write(diff(repaired), surroundings);
		}
		FixReport told = new FixReport(report.version(), begun(repaired).map(one -> shown(one.file(), settings)).toList(), report.extent());
		surroundings.err().print(new FixSummary(output.errorPalette(surroundings)).render(told));
		surroundings.err().flush();
		surroundings.complainOfStopped(endings(repaired));
	}

	private void complain(List<Repaired> repaired) {
		begun(repaired).map(Repaired::file)
				.forEach(file -> file.message().ifPresent(reason -> surroundings.complain(file.path() + ": " + reason)));
		surroundings.complainOfStopped(endings(repaired));
	}

	private static List<Ending> endings(List<Repaired> repaired) {
		return repaired.stream().map(Repaired::ending).toList();
	}

	/** Without those that the end of the run came before: only their number is told. */
	private static Stream<Repaired> begun(List<Repaired> repaired) {
		return repaired.stream().filter(one -> one.ending() != Ending.STOPPED);
	}

	/** Each file's part in the file's encoding, so that {@code patch} finds the bytes that are there. */
	private static byte[] diff(List<Repaired> repaired) {
		ByteArrayOutputStream diff = new ByteArrayOutputStream();
		for (Repaired one : repaired) {
			diff.writeBytes(one.file().diff().header().getBytes(StandardCharsets.UTF_8));
			diff.writeBytes(one.hunks());
		}
		return diff.toByteArray();
	}

	private static FixReport.File shown(FixReport.File file, RunSettings settings) {
		return new FixReport.File(file.path(), file.repair().map(repair -> ConfidenceFilter.keep(repair, settings.confidence(file.path()))),
				file.message(), file.destination(), file.diff());
	}

	private int status(List<Repaired> repaired, RunSettings settings) {
		int worst = repaired.stream().mapToInt(Repaired::status).max().orElse(ExitStatus.NOTHING_FOUND);
		List<UnitReport> left = repaired.stream().map(one -> shown(one.file(), settings).repair()).flatMap(Optional::stream)
				.map(repair -> repair.last()).toList();
		return Math.max(worst, Findings.status(left, findings.failOn()));
	}
}
