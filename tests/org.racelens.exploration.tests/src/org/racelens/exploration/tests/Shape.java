package org.racelens.exploration.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.racelens.exploration.skeleton.Skeleton;

/**
 * A program with what is expected of it, from a file of shapes.
 *
 * @param expectations the lines behind the program
 */
record Shape(String name, List<Integer> sizes, boolean isSmall, String text, List<String> expectations) {
	private static final String EXPECTING = "(allows|forbids|silent|races|free|waits|complete|endless|because)\\b.*";
	private static final Path FOLDER = Path.of(System.getProperty("racelens.root"), "tests", "org.racelens.exploration.tests", "shapes");

	static List<Shape> of(String file) throws IOException {
		List<Shape> shapes = new ArrayList<>();
		for (String part : Files.readString(FOLDER.resolve(file)).split("(?m)^== ")) {
			List<String> lines = Arrays.stream(part.split("\n")).map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("#"))
					.toList();
			if (!lines.isEmpty()) {
				shapes.add(of(lines.get(0), lines.subList(1, lines.size())));
			}
		}
		return shapes;
	}

	private static Shape of(String name, List<String> lines) {
		List<Integer> sizes = lines.stream().filter(line -> line.startsWith("size "))
				.flatMap(line -> Arrays.stream(line.split(" ")).skip(1))
				.map(Integer::valueOf).toList();
		String text = lines.stream().filter(line -> !line.matches(EXPECTING) && !line.startsWith("size ") && !line.equals("brute"))
				.collect(Collectors.joining("\n"));
		return new Shape(name, sizes, lines.contains("brute"), text, lines.stream().filter(line -> line.matches(EXPECTING)).toList());
	}

	Notation.Named named(int size) {
		return Notation.named(text, size);
	}

	Skeleton skeleton(int size) {
		return named(size).skeleton();
	}

	/** What is said of outcomes. */
	List<String> outcomes() {
		return expectations.stream().filter(line -> line.matches("(allows|forbids|silent) .*")).toList();
	}

	/** The data that race in a team of some size. */
	Set<String> races(int size) {
		return expectations.stream().filter(line -> line.startsWith("races ") && holdsAt(line, size)).map(line -> line.split(" ")[1])
				.collect(Collectors.toCollection(TreeSet::new));
	}

	boolean waits(int size) {
		return expectations.stream().anyMatch(line -> line.startsWith("waits") && holdsAt(line, size));
	}

	/** Whether it is said that nothing is left out. */
	boolean isComplete() {
		return expectations.contains("complete") || isEndless();
	}

	/** Whether loops go on for ever, so that only states that are met again end an exploration. */
	boolean isEndless() {
		return expectations.contains("endless");
	}

	private static boolean holdsAt(String line, int size) {
		return !line.contains(" at ") || line.endsWith(" at " + size);
	}

	/** Whether an ending is one that a line of the file describes. */
	boolean matches(String line, Map<String, Long> ending) {
		return Arrays.stream(line.split(" ")).skip(1).allMatch(part -> {
			String[] sides = part.split("=");
			Long held = ending.get(sides[0]);
			if (held == null) {
				throw new IllegalArgumentException(name + ": " + sides[0]);
			}
			return held == Long.parseLong(sides[1]);
		});
	}

	/** The data of races, from the names of their accesses. */
	static Set<String> data(Set<String> races) {
		return races.stream().map(race -> race.substring(race.lastIndexOf(' ') + 1)).collect(Collectors.toCollection(TreeSet::new));
	}
}
