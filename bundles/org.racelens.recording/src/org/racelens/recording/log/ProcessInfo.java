package org.racelens.recording.log;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What {@code process.txt} says.
 *
 * @param program the path of the program, as it was given
 * @param end what the process said at its end, as in {@code exit 0}, or in {@code exec PATH} where another program took its place; empty
 * where it was killed or crashed
 * @param stopped why the recording ended before the program did; empty where it did not
 * @param led how many operations of the schedule that it was led along it has done, from the first one on; empty where it was not led, or
 * did not come to its own end
 */
public record ProcessInfo(long pid, long parent, String program, Optional<String> end,
		Optional<String> stopped, OptionalInt led) {
	/** Reads the file in the folder of a process; what it does not have is 0 or empty. */
	public static ProcessInfo in(Path folder, LogLimits limits) throws IOException {
		Map<String, String> values = new HashMap<>();
		for (String line : TextFile.lines(folder.resolve("process.txt"), limits)) {
			int equals = line.indexOf('=');
			if (equals > 0) {
				values.put(line.substring(0, equals), TextFile.plain(line.substring(equals + 1)));
			}
		}
		return new ProcessInfo(TextFile.number(values.getOrDefault("pid", "0"), 10),
				TextFile.number(values.getOrDefault("parent", "0"), 10),
				values.getOrDefault("program", ""), Optional.ofNullable(values.get("end")).filter(end -> !end.isEmpty()),
				Optional.ofNullable(values.get("stopped")), led(values.getOrDefault("schedule", "")));
	}

	private static OptionalInt led(String value) {
		return value.matches("\\d{1,4}") ? OptionalInt.of(Integer.parseInt(value)) : OptionalInt.empty();
	}
}
