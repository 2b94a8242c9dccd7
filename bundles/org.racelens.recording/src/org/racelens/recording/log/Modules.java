package org.racelens.recording.log;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The modules of a process, in the order in which they were seen. */
public record Modules(List<LoadedModule> all) {
	private static final int FIELDS = 5;

	/** Keeps its own list. */
	public Modules {
		all = List.copyOf(all);
	}

	/** Reads {@code modules.txt}; lines that are no modules are left out. */
	public static Modules in(Path folder, LogLimits limits) throws IOException {
		List<LoadedModule> all = new ArrayList<>();
		for (String line : TextFile.lines(folder.resolve("modules.txt"), limits)) {
			module(line.split(" ", FIELDS)).ifPresent(all::add);
		}
		return new Modules(all);
	}

	private static Optional<LoadedModule> module(String[] fields) {
		if (fields.length < FIELDS) {
			return Optional.empty();
		}
		long start = TextFile.number(fields[0], 16);
		long end = TextFile.number(fields[1], 16);
		long bias = TextFile.number(fields[2], 16);
		if (start < 0 || end <= start || bias < 0) {
			return Optional.empty();
		}
		Optional<String> buildId = Optional.of(fields[3]).filter(id -> id.matches("[0-9a-fA-F]{1,128}"));
		return Optional.of(new LoadedModule(start, end, bias, buildId, TextFile.plain(fields[4])));
	}

	/** The module at an address: the one seen last, as a library may have been loaded where another one was. */
	public Optional<LoadedModule> at(long address) {
		for (int i = all.size() - 1; i >= 0; i--) {
			if (all.get(i).holds(address)) {
				return Optional.of(all.get(i));
			}
		}
		return Optional.empty();
	}
}
