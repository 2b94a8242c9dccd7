package org.racelens.analysis.tests.corpus;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.racelens.analysis.tests.corpus.Toolchain.Build;
import org.racelens.analysis.tests.corpus.Toolchain.Mode;
import org.racelens.analysis.tests.corpus.Toolchain.Outcome;

/** Compares changed programs with what their originals compute without OpenMP. */
final class Comparison {
	private static final Map<Path, Optional<Outcome>> EXPECTED = new ConcurrentHashMap<>();
	private static final Map<Sequential, Optional<String>> SEQUENTIAL = new ConcurrentHashMap<>();

	/** A text as a compiler without OpenMP reads it: fixed texts of one program that differ in directives only are one such text. */
	private record Sequential(Toolchain toolchain, Path path, String words) {
	}

	private Comparison() {
	}

	/** How far a changed text could be compared. */
	enum Reach {
		/** compiled, run, and its output compared */
		RUN,
		/** compiled; by its own comments its output says nothing, or it has no {@code main} */
		COMPILED,
		/** compiled; the original cannot be built without OpenMP to compare with */
		NOTHING_TO_COMPARE,
		/** not compiled, as the original is not */
		NOT_COMPILED
	}

	/**
	 * A comparison.
	 *
	 * @param fault what is wrong with the changed text: it does not compile although the original does, or computes something else
	 */
	record Answer(Reach reach, Optional<String> fault) {
	}

	/** What is wrong with a changed text: it does not compile although the original does, or computes something else. */
	static Optional<String> fault(Path folder, Toolchain toolchain, CorpusFile file, String text) {
		return compare(folder, toolchain, file, text).fault();
	}

	/** Compiles and runs a changed text, as far as the original can be compiled and run. */
	static Answer compare(Path folder, Toolchain toolchain, CorpusFile file, String text) {
		Build build = toolchain.build(folder, file.path(), text, Mode.OPENMP);
		if (build.program().isEmpty()) {
			return new Answer(Reach.NOT_COMPILED, refused(folder, toolchain, file, text, Mode.OPENMP, build));
		}
		if (file.comparableTeams().isEmpty()) {
			return new Answer(Reach.COMPILED, Optional.empty());
		}
		Optional<Outcome> expected = expected(folder, toolchain, file);
		if (expected.isEmpty()) {
			return new Answer(Reach.NOTHING_TO_COMPARE, Optional.empty());
		}
		return new Answer(Reach.RUN, difference(file, text, build.program().get(), expected.get())
				.or(() -> sequentialDifference(folder, toolchain, file, text, expected.get())));
	}

	/** What is wrong with a changed text that is not run. */
	static Optional<String> syntaxFault(Path folder, Toolchain toolchain, CorpusFile file, String text) {
		Build build = toolchain.build(folder, file.path(), text, Mode.SYNTAX);
		return build.program().isPresent() ? Optional.empty() : refused(folder, toolchain, file, text, Mode.SYNTAX, build);
	}

	private static Optional<String> refused(Path folder, Toolchain toolchain, CorpusFile file, String text, Mode mode, Build build) {
		boolean isOriginal = toolchain.build(folder, file.path(), file.text(), mode).program().isPresent();
		return isOriginal ? Optional.of("does not compile: " + build.log() + "\n" + text) : Optional.empty();
	}

	private static Optional<String> difference(CorpusFile file, String text, Path program, Outcome outcome) {
		for (int team : file.comparableTeams()) {
			Outcome actual = Toolchain.run(program, team);
			if (!actual.equals(outcome)) {
				return Optional.of("with " + team + " threads " + actual + " instead of " + outcome + "\n" + text);
			}
		}
		return Optional.empty();
	}

	private static Optional<String> sequentialDifference(Path folder, Toolchain toolchain, CorpusFile file, String text,
			Outcome outcome) {
		String words = sequentialWords(text);
		return words.equals(sequentialWords(file.text()))
				? Optional.empty()
				: SEQUENTIAL.computeIfAbsent(new Sequential(toolchain, file.path(), words),
						s -> runSequentially(folder, toolchain, file, text, outcome));
	}

	private static Optional<String> runSequentially(Path folder, Toolchain toolchain, CorpusFile file, String text, Outcome outcome) {
		Build build = toolchain.build(folder, file.path(), text, Mode.SEQUENTIAL);
		Optional<Outcome> actual = build.program().map(p -> Toolchain.run(p, 1));
		return actual.equals(Optional.of(outcome))
				? Optional.empty()
				: Optional.of("without OpenMP " + actual + " instead of " + outcome + " " + build.log() + "\n" + text);
	}

	/** What the original computes without OpenMP; empty where it cannot be built alone. */
	private static Optional<Outcome> expected(Path folder, Toolchain toolchain, CorpusFile file) {
		return EXPECTED.computeIfAbsent(file.path(),
				path -> toolchain.build(folder, path, file.text(), Mode.SEQUENTIAL).program().map(p -> Toolchain.run(p, 1)));
	}

	private static String sequentialWords(String text) {
		return withoutDirectives(text).replaceAll("\\s+", " ");
	}

	/** A text without its OpenMP directives, continuation lines included. */
	static String withoutDirectives(String text) {
		return text.replaceAll("(?m)^[ \\t]*#[ \\t]*pragma[ \\t]+omp\\b(?:[^\\\\\\r\\n]|\\\\(?!\\r?\\n)|\\\\\\r?\\n)*", "");
	}
}
