package org.racelens.headless.since;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The functions of some files whose text has changed, and those that name one of them, at one remove or many. Functions are told apart by
 * their names alone, and whatever names one may call it: too much is looked at rather than too little.
 */
final class ChangedCode {
	/**
	 * A function, or a macro.
	 *
	 * @param words what it names
	 */
	record Function(Path file, int line, int endLine, String name, Set<String> words) {
	}

	/** What one file is made of, with its headers. */
	private record Unit(String program, List<Function> functions, Set<String> loose) {
	}

	private final Map<Path, Unit> units = new HashMap<>();
	private final Map<String, List<Function>> mentions = new HashMap<>();
	private final Map<String, List<Unit>> looseMentions = new HashMap<>();
	private final Set<String> whole = new HashSet<>();
	private final Set<Path> wholeFiles = new HashSet<>();
	private final Set<String> names = new HashSet<>();
	private final Set<Function> affected = new HashSet<>();
	private final Deque<String> open = new ArrayDeque<>();

	/**
	 * Adds a file.
	 *
	 * @param loose what it names outside of functions and macros
	 * @param changed those of the functions that have changed
	 */
	void add(Path file, String program, List<Function> functions, Set<String> loose, Set<Function> changed) {
		Unit unit = new Unit(program, functions, loose);
		units.put(file, unit);
		functions.forEach(f -> f.words().forEach(w -> mentions.computeIfAbsent(w, k -> new ArrayList<>()).add(f)));
		loose.forEach(w -> looseMentions.computeIfAbsent(w, k -> new ArrayList<>()).add(unit));
		changed.forEach(this::affect);
	}

	/** Of a file whose code outside of functions has changed: constants, types and tables reach its whole program. */
	void addWhole(Path file, String program) {
		whole.add(program);
		wholeFiles.add(file);
	}

	private boolean isWhole(Path file, Unit unit) {
		return wholeFiles.contains(file) || whole.contains(unit.program());
	}

	/** Follows the names until there is nothing new. */
	void follow() {
		while (!open.isEmpty()) {
			String name = open.pop();
			mentions.getOrDefault(name, List.of()).forEach(this::affect);
			looseMentions.getOrDefault(name, List.of()).forEach(unit -> unit.functions().forEach(this::affect));
		}
	}

	private void affect(Function function) {
		if (affected.add(function) && names.add(function.name())) {
			open.push(function.name());
		}
	}

	/** Whether a function of a file, or of its headers, is affected; a file that was not added is. */
	boolean isAffected(Path file) {
		Unit unit = units.get(file);
		return unit == null || isWhole(file, unit) || unit.functions().stream().anyMatch(affected::contains);
	}

	/** Whether the function around a line is affected; where there is none, nobody knows. */
	boolean isAffected(Path unit, Path file, int line) {
		if (units.containsKey(unit) && isWhole(unit, units.get(unit))) {
			return true;
		}
		List<Function> around = units.containsKey(unit) ? units.get(unit).functions().stream()
				.filter(f -> f.file().equals(file) && f.line() <= line && line <= f.endLine()).toList() : List.of();
		return around.isEmpty() || around.stream().anyMatch(affected::contains);
	}
}
