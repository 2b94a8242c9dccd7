package org.racelens.recording;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.log.LoadedModule;
import org.racelens.recording.log.LogLimits;
import org.racelens.recording.log.Modules;
import org.racelens.recording.log.ProcessInfo;
import org.racelens.recording.log.RunLogs;
import org.racelens.recording.log.Watch;
import org.racelens.recording.race.DetectionLimits;
import org.racelens.recording.race.RaceDetector;
import org.racelens.recording.race.RaceDetector.Work;
import org.racelens.recording.race.Relation;
import org.racelens.recording.structure.RunStructure;
import org.racelens.recording.structure.StructureBuilder;
import org.racelens.recording.symbol.SymbolTool;
import org.racelens.recording.symbol.Symbols;

/**
 * A process that was recorded, as far as its logs are whole.
 *
 * @param process what it said of itself
 * @param modules where its code and data come from
 * @param logs its records
 * @param structure what is ordered in it
 */
public record RecordedRun(ProcessInfo process, Modules modules, RunLogs logs, RunStructure structure) {
	private static final String PREFIX = "process-";

	/** The folders of the processes of a run, by their names. */
	public static List<Path> processes(Path folder) throws IOException {
		try (Stream<Path> all = Files.list(folder)) {
			return all.filter(Files::isDirectory).filter(path -> path.getFileName().toString().startsWith(PREFIX)).sorted().toList();
		}
	}

	/** The programs and libraries of a process that have been built anew since: of what they did the lines are not known. */
	public static List<String> builtAnew(Path process) throws IOException {
		return Modules.in(process, LogLimits.DEFAULT).all().stream().filter(Symbols::isBuiltAnew).map(LoadedModule::path).distinct()
				.toList();
	}

	/**
	 * Reads the folder of a process.
	 *
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	public static RecordedRun read(Path folder, LogLimits limits, Cancellation cancellation) throws IOException {
		return read(folder, limits, Watch.of(cancellation));
	}

	/** The same, being watched. */
	public static RecordedRun read(Path folder, LogLimits limits, Watch watch) throws IOException {
		RunLogs logs = RunLogs.in(folder, limits);
		StructureBuilder builder = new StructureBuilder();
		logs.read(builder, watch);
		return new RecordedRun(ProcessInfo.in(folder, limits), Modules.in(folder, limits), logs, builder.finish());
	}

	/** An address as it is in the file of the program; empty where it is that of something else. */
	public OptionalLong inProgram(long address) {
		return modules.at(address).filter(m -> m.path().equals(process.program())).stream().mapToLong(m -> m.inFile(address)).findFirst();
	}

	/** The bytes that each reading of the logs of a process reads. */
	public static long bytes(Path folder) throws IOException {
		return RunLogs.in(folder, LogLimits.DEFAULT).bytes();
	}

	/**
	 * Judges the run.
	 *
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	public RunJudgement judge(DetectionLimits limits, Cancellation cancellation) throws IOException {
		return judge(limits, Work.watchedBy(Watch.of(cancellation), Relation.OF_THREADS));
	}

	/** The same, being watched. */
	public RunJudgement judge(DetectionLimits limits, Work work) throws IOException {
		return RunJudgement.of(this, RaceDetector.detect(logs, structure, limits, work));
	}

	/**
	 * The meanings of all addresses in a judgement of the run. Those of callers stand for the calls: each is its return address less 1.
	 *
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	public Symbols symbols(RunJudgement judgement, Optional<SymbolTool> tool, Cancellation cancellation) {
		Set<Long> code = new TreeSet<>();
		Set<Long> data = new TreeSet<>();
		Stream.of(judgement.races(), judgement.handOvers(), judgement.onOneThread(), judgement.apparent()).flatMap(List::stream)
				.flatMap(pair -> Stream.of(pair.first(), pair.second())).forEach(access -> {
					code.add(access.code());
					code.add(access.regionCode());
					access.callers().forEach(caller -> code.add(caller - 1));
					data.add(access.address());
				});
		judgement.regions().forEach(region -> code.add(region.code()));
		return Symbols.of(modules, code, data, tool, cancellation);
	}

	/**
	 * What the code of some segments has accessed that not one task alone has, by segment; of many accesses in one only some.
	 *
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	public Map<Integer, Set<CodeAccess>> sharedAccesses(Collection<Integer> segments, Cancellation cancellation) throws IOException {
		SegmentAccesses accesses = new SegmentAccesses(structure, segments);
		logs.read(accesses, cancellation);
		return accesses.found();
	}

	/**
	 * What became of the conditions that were written into the source, by their numbers.
	 *
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	public Map<Integer, AskedCondition> conditions(Watch watch) throws IOException {
		AskedConditions conditions = new AskedConditions(structure);
		logs.read(conditions, watch);
		return conditions.all();
	}

	/**
	 * What all code did that has accessed memory, by its addresses.
	 *
	 * @throws java.util.concurrent.CancellationException when cancelled
	 */
	public Map<Long, CodeUse> accessCode(Watch watch) throws IOException {
		AccessCode code = new AccessCode(structure);
		logs.read(code, watch);
		return code.all();
	}
}
