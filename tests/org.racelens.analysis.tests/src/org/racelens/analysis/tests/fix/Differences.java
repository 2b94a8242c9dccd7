package org.racelens.analysis.tests.fix;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Variants that do not compile, or compute something else than the sequential program.
 *
 * @param found each with its text
 * @param compared how many variants were run
 */
record Differences(List<String> found, int compared) {
	private static final String[] SANITIZERS = { "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all" };

	/** One text to run, with what it is a variant of. */
	private record Entry(Variants program, String title, String text, boolean isForAnyTeam, boolean isSuggested) {
		/** Whether more than directives was changed. */
		boolean isRewritten() {
			return !RandomProgram.withoutDirectives(text).equals(RandomProgram.withoutDirectives(program.text()));
		}
	}

	static Differences of(Path folder, List<Variants> programs) {
		try {
			Files.createDirectories(folder);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
		List<String> found = new ArrayList<>();
		List<Entry> entries = entries(programs);
		Map<Variants, String> expected = outputs(folder, programs, "sequential", 1);
		Map<Variants, String> originals = outputs(folder, programs, "original", 1, "-fopenmp");
		entries.removeIf(e -> !e.isSuggested() && !expected.get(e.program()).equals(originals.get(e.program())));
		entries.removeIf(e -> !expected.get(e.program()).endsWith(" 0"));
		Map<Entry, String> wrong = new LinkedHashMap<>();
		Batch parallel = new Batch(folder, "parallel", entries.stream().map(Entry::text).toList());
		if (!parallel.compile("-fopenmp")) {
			entries.removeIf(e -> isRefused(folder, e, found));
			parallel = new Batch(folder, "parallel", entries.stream().map(Entry::text).toList());
			if (!parallel.compile("-fopenmp")) {
				throw new IllegalStateException(parallel.log());
			}
		}
		for (int team : List.of(1, 3, 4)) {
			compare(parallel, entries, team, "with " + team + " threads", expected, wrong);
		}
		List<Entry> rewritten = entries.stream().filter(Entry::isRewritten).toList();
		Batch sequential = new Batch(folder, "rewritten", rewritten.stream().map(Entry::text).toList());
		sequential.compile();
		compare(sequential, rewritten, 1, "without OpenMP", expected, wrong);
		wrong.forEach((e, fault) -> {
			Batch alone = new Batch(folder, "alone", List.of(e.program().text()));
			if (alone.compile(SANITIZERS) && alone.run(1).get(0).endsWith(" 0")) {
				found.add(described(e, fault));
			}
		});
		return new Differences(found, entries.size());
	}

	private static List<Entry> entries(List<Variants> programs) {
		List<Entry> result = new ArrayList<>();
		for (Variants p : programs) {
			p.offers().forEach((title, text) -> result.add(new Entry(p, title, text, false, false)));
			p.repaired().forEach((title, text) -> result.add(new Entry(p, title, text, true, false)));
			p.suggested().forEach((title, text) -> result.add(new Entry(p, title, text, true, true)));
		}
		return result;
	}

	/** Whether a variant cannot be compiled: a fault if the original can. */
	private static boolean isRefused(Path folder, Entry e, List<String> found) {
		Batch alone = new Batch(folder, "alone", List.of(e.text()));
		boolean refused = !alone.compile("-fopenmp");
		if (refused && new Batch(folder, "alone-before", List.of(e.program().text())).compile("-fopenmp")) {
			found.add(described(e, alone.log()));
		}
		return refused;
	}

	private static Map<Variants, String> outputs(Path folder, List<Variants> programs, String name, int team, String... options) {
		Batch batch = new Batch(folder, name, programs.stream().map(Variants::text).toList());
		Map<Variants, String> result = new LinkedHashMap<>();
		Map<Integer, String> outputs = batch.compile(options) ? batch.run(team) : Map.of();
		for (int k = 0; k < programs.size(); k++) {
			result.put(programs.get(k), outputs.getOrDefault(k, name + " does not run"));
		}
		return result;
	}

	private static void compare(Batch batch, List<Entry> entries, int team, String how, Map<Variants, String> expected,
			Map<Entry, String> wrong) {
		Map<Integer, String> outputs = batch.run(team);
		for (int k = 0; k < entries.size(); k++) {
			Entry e = entries.get(k);
			if ((team == 1 || e.isForAnyTeam()) && !expected.get(e.program()).equals(outputs.get(k))) {
				wrong.putIfAbsent(e, how + outputs.get(k) + "\ninstead of " + expected.get(e.program()));
			}
		}
	}

	private static String described(Entry e, String fault) {
		return "seed " + e.program().seed() + ", " + e.title() + "\n" + fault + "\n" + e.text();
	}
}
