package org.racelens.headless.merge;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.ExitStatus;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.base.Version;
import org.racelens.headless.flag.FindingFlags.FailOn;
import org.racelens.headless.flag.Findings;
import org.racelens.headless.source.SourceReader;
import org.racelens.headless.work.Output;
import org.racelens.report.ReportMerge;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code racelens merge}: joins reports of several runs, such as the shards of a build. */
@Command(name = "merge", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false, //
		description = "Joins JSON or SARIF reports of several runs into one of the same kind.")
public final class MergeCommand implements Callable<Integer> {
	private final Surroundings surroundings;

	@Parameters(paramLabel = "REPORT", arity = "1..*", description = "Reports, all JSON or all SARIF.")
	private List<String> reports = new ArrayList<>();
	@Option(names = "--fail-on", paramLabel = "race|unknown|never", description = "What makes the exit status 1.")
	private FailOn failOn = FailOn.RACE;
	@Mixin
	private Output output;

	public MergeCommand(Surroundings surroundings) {
		this.surroundings = surroundings;
	}

	@Override
	public Integer call() {
		output.requireWritable(surroundings);
		ReportMerge merge = new ReportMerge();
		for (String report : reports) {
			output.requireOther(surroundings.resolve(report), "one of the reports to join", surroundings);
		}
		for (String report : reports) {
			add(report, merge);
		}
		try {
			output.write(merge.result(), surroundings);
			merge.missing().ifPresent(surroundings::complain);
			return merge.missing().isPresent() ? ExitStatus.BAD_USAGE : Findings.status(merge.findings(), failOn);
		} catch (ReportMerge.MismatchException e) {
			throw new BadUsageException(String.join(", ", reports) + ": " + e.getMessage());
		}
	}

	private void add(String report, ReportMerge merge) {
		try {
			merge.add(SourceReader.read(surroundings.resolve(report)));
		} catch (IOException e) {
			throw new BadUsageException(report + ": " + SourceReader.reason(e));
		} catch (ReportMerge.MismatchException e) {
			throw new BadUsageException(report + ": " + e.getMessage());
		}
	}
}
