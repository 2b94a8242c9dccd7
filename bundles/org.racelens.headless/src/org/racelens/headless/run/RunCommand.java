package org.racelens.headless.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.racelens.confirm.observed.LogFolder;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.base.Version;
import org.racelens.headless.flag.Called;
import org.racelens.headless.flag.FindingFlags.FailOn;
import org.racelens.headless.flag.Findings;
import org.racelens.headless.flag.OutputFormat;
import org.racelens.headless.source.FileLines;
import org.racelens.headless.source.SourceReader;
import org.racelens.headless.work.Output;
import org.racelens.headless.work.WorkFlags.ProgressMode;
import org.racelens.recording.RecordedRun;
import org.racelens.recording.race.Relation;
import org.racelens.report.words.CheckReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code racelens run}: runs a recorded program and reports its races. */
@Command(name = "run", mixinStandardHelpOptions = true, versionProvider = Version.class, sortOptions = false, //
		description = "Runs a program that was built with racelens cc, c++ or fc, and reports the races of the run.")
public final class RunCommand implements Callable<Integer> {
	private static final int MOST_THREADS = 1024;

	private final Surroundings surroundings;

	@Spec
	private CommandSpec spec;

	@Parameters(paramLabel = "COMMAND", arity = "0..*", description = "The program and its arguments; -- before it ends the options.")
	private List<String> command = new ArrayList<>();
	@Option(names = { "-T", "--threads" }, paramLabel = "N", description = "Threads of a team, as OMP_NUM_THREADS says it.")
	private Integer threads;
	@Option(names = "--format", paramLabel = "text|json|sarif|html", description = "How the report is written.")
	private OutputFormat format = OutputFormat.TEXT;
	@Option(names = "--fail-on", paramLabel = "race|unknown|never", description = "What makes the exit status 1.")
	private FailOn failOn = FailOn.RACE;
	@Option(names = "--keep", paramLabel = "DIR", description = "Keep what is recorded in the new folder DIR.")
	private String keep;
	@Option(names = "--from", paramLabel = "DIR", description = "Judge what an earlier run has kept in DIR; there is no program then.")
	private String from;
	@Option(names = "--apparent", description = "Also races of parts of a loop that one thread executed, one after the other: another one "
			+ "could have executed one of them.")
	private boolean apparent;
	@Option(names = "--progress", paramLabel = "auto|never", description = "A progress line for long work on a terminal.")
	private ProgressMode progress = ProgressMode.AUTO;
	@Mixin
	private Output output;

	public RunCommand(Surroundings surroundings) {
		this.surroundings = surroundings;
	}

	@Override
	public Integer call() {
		output.requireWritable(surroundings);
		requireSense();
		if (from != null) {
			return judged(surroundings.resolve(from), Optional.empty());
		}
		if (keep != null) {
			return recorded(kept());
		}
		try {
			Path log = Files.createTempDirectory("racelens-run");
			try {
				return recorded(log);
			} finally {
				LogFolder.delete(log);
			}
		} catch (IOException e) {
			throw new BadUsageException("there is no room for what is recorded: " + SourceReader.reason(e));
		}
	}

	private void requireSense() {
		if (command.isEmpty() == (from == null)) {
			throw new BadUsageException(from == null ? "say which program is to be run: racelens run -- ./program arguments"
					: "--from judges an earlier run: there is no program to be run");
		}
		if (from != null && (keep != null || threads != null)) {
			throw new BadUsageException("--from judges an earlier run: --keep and --threads are of no use");
		}
		if (threads != null && (threads < 1 || threads > MOST_THREADS)) {
			throw new BadUsageException("--threads is a number from 1 to " + MOST_THREADS);
		}
	}

	private Relation relation() {
		return apparent ? Relation.LOGICAL : Relation.OF_THREADS;
	}

	private Path kept() {
		Path folder = surroundings.resolve(keep);
		try {
			return Files.createDirectory(folder);
		} catch (IOException e) {
			throw new BadUsageException("cannot make the folder " + keep + ": " + SourceReader.reason(e));
		}
	}

	private int recorded(Path log) {
		OptionalInt team = threads == null ? OptionalInt.empty() : OptionalInt.of(threads);
		int status = new RecordedProgram(command, team, relation()).run(log, surroundings);
		if (status != 0) {
			surroundings.complain(command.get(0) + " ended with status " + status);
		}
		return judged(log, Optional.of(command.get(0)));
	}

	private List<Path> processes(Path log) {
		try {
			return RecordedRun.processes(log);
		} catch (IOException e) {
			throw new BadUsageException("cannot read " + from + ": " + SourceReader.reason(e));
		}
	}

	/** @param program that has just written the log; empty for an earlier run */
	private int judged(Path log, Optional<String> program) {
		List<Path> processes = processes(log);
		if (processes.isEmpty()) {
			throw new BadUsageException(program.map(p -> p + " has recorded nothing: was it built with racelens cc, c++ or fc?")
					.orElse(from + ": nothing is recorded there"));
		}
		FileLines lines = new FileLines(surroundings);
		RunReading reading = new RunReading(surroundings, lines, relation(), progress);
		CheckReport report = new CheckReport(Version.current(), reading.reports(processes), Findings.extent(surroundings));
		int status = Math.max(reading.worst().status(), Findings.status(report.files(), failOn));
		output.write(format.render(report, lines, output.palette(surroundings), Called.as(spec, status, surroundings)), surroundings);
		return status;
	}
}
