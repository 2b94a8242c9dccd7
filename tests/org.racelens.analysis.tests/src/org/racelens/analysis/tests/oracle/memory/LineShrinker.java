package org.racelens.analysis.tests.oracle.memory;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Takes lines out of a program as long as it stays interesting. */
final class LineShrinker {
	private LineShrinker() {
	}

	/** A program from which no line, nor a block of lines, can be taken; what cannot be read any more is not interesting. */
	static MemoryProgram shrunk(MemoryProgram program, Predicate<MemoryProgram> isInteresting) {
		MemoryProgram small = program;
		for (Optional<MemoryProgram> next = Optional.of(program); next.isPresent(); next = smaller(small, isInteresting)) {
			small = next.get();
		}
		return small;
	}

	private static Optional<MemoryProgram> smaller(MemoryProgram program, Predicate<MemoryProgram> isInteresting) {
		if (program.starts().size() > 1) {
			for (String start : program.starts()) {
				MemoryProgram one = new MemoryProgram(program.files(), program.inputs(), List.of(start), program.witness(),
						program.only().contains(start) ? List.of(start) : List.of());
				if (is(one, isInteresting)) {
					return Optional.of(one);
				}
			}
		}
		for (Map.Entry<String, String> file : program.files().entrySet()) {
			List<String> lines = List.of(file.getValue().split("\n"));
			for (int length = Math.min(12, lines.size() - 1); length > 0; length--) {
				for (int from = 0; from + length <= lines.size(); from++) {
					List<String> left = new ArrayList<>(lines.subList(0, from));
					left.addAll(lines.subList(from + length, lines.size()));
					Map<String, String> files = new LinkedHashMap<>(program.files());
					files.put(file.getKey(), String.join("\n", left) + "\n");
					MemoryProgram smaller = new MemoryProgram(files, program.inputs(), program.starts(), program.witness(), program.only());
					if (is(smaller, isInteresting)) {
						return Optional.of(smaller);
					}
				}
			}
		}
		return Optional.empty();
	}

	private static boolean is(MemoryProgram program, Predicate<MemoryProgram> isInteresting) {
		try {
			return !program.executed().isEmpty() && isInteresting.test(program);
		} catch (RuntimeException unreadable) {
			return false;
		}
	}
}
