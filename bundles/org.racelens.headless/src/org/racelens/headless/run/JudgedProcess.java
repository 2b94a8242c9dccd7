package org.racelens.headless.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.headless.base.Surroundings;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.log.LogLimits;
import org.racelens.recording.log.Modules;
import org.racelens.recording.log.ProcessInfo;
import org.racelens.recording.log.RunLogs;
import org.racelens.recording.race.Detection;
import org.racelens.recording.race.DetectionLimits;
import org.racelens.recording.race.RaceDetector;
import org.racelens.recording.structure.RunStructure;
import org.racelens.recording.structure.StructureBuilder;

/**
 * What one process of a run did.
 *
 * @param teams by the code of their regions
 * @param ending why the log does not tell of all; empty where it does
 */
record JudgedProcess(Map<Long, Executed> teams, Detection detection, Symbols symbols, Optional<String> ending) {
	/**
	 * What is known of the executions of a region.
	 *
	 * @param threads of the largest team
	 * @param unobserved calls whose accesses are not known
	 */
	record Executed(int threads, Set<String> unobserved) {
		Executed and(Executed other) {
			Set<String> all = new TreeSet<>(unobserved);
			all.addAll(other.unobserved);
			return new Executed(Math.max(threads, other.threads), all);
		}
	}

	static JudgedProcess read(Path folder, Surroundings surroundings) throws IOException {
		RunLogs logs = RunLogs.in(folder, LogLimits.DEFAULT);
		StructureBuilder builder = new StructureBuilder();
		logs.read(builder, surroundings.cancellation());
		RunStructure structure = builder.finish();
		Detection detection = RaceDetector.detect(logs, structure, DetectionLimits.DEFAULT, surroundings.cancellation());
		Map<Long, Executed> teams = new LinkedHashMap<>();
		structure.teams().forEach(t -> teams.merge(t.code(), new Executed(t.size(), t.unobserved()), Executed::and));
		return new JudgedProcess(teams, detection, new DebugInformation(Modules.in(folder, LogLimits.DEFAULT)), ending(folder, structure));
	}

	private static Optional<String> ending(Path folder, RunStructure structure) throws IOException {
		if (ProcessInfo.in(folder, LogLimits.DEFAULT).end().isEmpty()) {
			return Optional.of("the process did not come to its own end");
		}
		return structure.ends().values().stream().filter(end -> end != LogEnd.COMPLETE).map(end -> "a log is damaged").findFirst();
	}
}
