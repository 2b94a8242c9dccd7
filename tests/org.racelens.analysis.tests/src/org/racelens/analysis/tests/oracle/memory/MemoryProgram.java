package org.racelens.analysis.tests.oracle.memory;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.racelens.analysis.tests.oracle.machine.Program;
import org.racelens.analysis.tests.oracle.machine.Program.Executed;
import org.racelens.analysis.tests.oracle.machine.Program.RacyPlaces;
import org.racelens.analysis.tests.oracle.machine.RefusedException;

/**
 * A program and inputs for it.
 *
 * @param files the texts that the analysis gets, by their paths; the region is in the first one
 * @param inputs a text that only the machine gets: functions that call the program's with particular arguments
 * @param starts the functions without arguments that start the program
 * @param witness a text of a function like those of the inputs, with a place for stores of particular values
 * @param only the starts that there are if nobody else calls the program
 */
record MemoryProgram(Map<String, String> files, String inputs, List<String> starts, Optional<String> witness, List<String> only) {
	/** The name of the function that a witness calls. */
	static final String WITNESS = "witness";
	static final String INPUTS = "inputs.c";

	/** Of one file. */
	MemoryProgram(String text, String inputs, List<String> starts, Optional<String> witness) {
		this(Map.of("a.c", text), inputs, starts, witness, starts);
	}

	/** What the starts lead to, without those that are undefined. */
	Map<String, Executed> executed() {
		Map<String, Executed> executed = new LinkedHashMap<>();
		Program program = read(inputs);
		starts.forEach(start -> met(program, start).ifPresent(e -> executed.put(start, e)));
		return executed;
	}

	/** What the values of a witness lead to, those of them that the inputs have a name for. */
	Optional<Executed> executed(Map<String, String> values) {
		return witness.flatMap(template -> {
			String stores = values.entrySet().stream().filter(v -> isNamed(v.getKey(), template))
					.map(v -> v.getKey() + " = " + v.getValue() + ";\n").collect(Collectors.joining());
			try {
				return met(read(inputs + template.replace("STORES", stores)), WITNESS);
			} catch (RefusedException unreadable) {
				return Optional.empty();
			}
		});
	}

	private static boolean isNamed(String stored, String template) {
		return Pattern.compile("[ *]" + stored.replaceFirst("\\W.*", "") + " = ").matcher(template).find();
	}

	/** Whether some start leads to the region, and is not undefined. */
	boolean isMet() {
		Program program = read(inputs);
		return starts.stream().anyMatch(start -> met(program, start).filter(e -> !e.isUndefined()).isPresent());
	}

	private Program read(String called) {
		Map<String, String> all = new LinkedHashMap<>(files);
		all.put(INPUTS, called);
		return new Program(all);
	}

	private static Optional<Executed> met(Program program, String start) {
		try {
			return Optional.of(program.executed(start)).filter(e -> !e.encounters().isEmpty());
		} catch (RefusedException undefined) {
			return Optional.empty(); // an input that a conforming program does not have
		}
	}

	/** The races of all starts that are not undefined. */
	static Set<RacyPlaces> races(Map<String, Executed> executed) {
		Set<RacyPlaces> races = new TreeSet<>();
		executed.values().stream().filter(e -> !e.isUndefined()).forEach(e -> races.addAll(e.races()));
		return races;
	}

	/** The texts with line numbers. */
	String numbered() {
		StringBuilder text = new StringBuilder();
		Map<String, String> all = new LinkedHashMap<>(files);
		all.put(INPUTS, inputs);
		all.forEach((path, source) -> {
			text.append("--- ").append(path).append('\n');
			String[] lines = source.split("\n");
			for (int i = 0; i < lines.length; i++) {
				text.append(String.format("%3d  %s%n", i + 1, lines[i]));
			}
		});
		return text.toString();
	}
}
