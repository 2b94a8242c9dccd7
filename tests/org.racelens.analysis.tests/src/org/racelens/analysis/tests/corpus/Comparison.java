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

	private Comparison() {
	}

	/** What is wrong with a changed text: it does not compile although the original does, or computes something else. */
	static Optional<String> fault(Path folder, Toolchain toolchain, CorpusFile file, String text) {
		Build build = toolchain.build(folder, file.path(), text, Mode.OPENMP);
		if (build.program().isEmpty()) {
			return refused(folder, toolchain, file, text, Mode.OPENMP, build);
		}
		return expected(folder, toolchain, file).flatMap(outcome -> {
			Optional<String> parallel = difference(file, text, build.program().get(), outcome);
			boolean isSame = sequentialWords(text).equals(sequentialWords(file.text()));
			return parallel.isPresent() || isSame ? parallel : sequentialDifference(folder, toolchain, file, text, outcome);
		});
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
		Build build = toolchain.build(folder, file.path(), text, Mode.SEQUENTIAL);
		Optional<Outcome> actual = build.program().map(p -> Toolchain.run(p, 1));
		return actual.equals(Optional.of(outcome))
				? Optional.empty()
				: Optional.of("without OpenMP " + actual + " instead of " + outcome + " " + build.log() + "\n" + text);
	}

	/** What the original computes without OpenMP; empty where it cannot be built alone, or its output says nothing. */
	private static Optional<Outcome> expected(Path folder, Toolchain toolchain, CorpusFile file) {
		return EXPECTED.computeIfAbsent(file.path(), path -> Optional.of(file).filter(f -> !f.comparableTeams().isEmpty())
				.flatMap(f -> toolchain.build(folder, path, f.text(), Mode.SEQUENTIAL).program()).map(p -> Toolchain.run(p, 1)));
	}

	private static String sequentialWords(String text) {
		return withoutDirectives(text).replaceAll("\\s+", " ");
	}

	/** A text without its OpenMP directives, continuation lines included. */
	static String withoutDirectives(String text) {
		return text.replaceAll("(?m)^[ \\t]*#[ \\t]*pragma[ \\t]+omp\\b(?:[^\\\\\\r\\n]|\\\\(?!\\r?\\n)|\\\\\\r?\\n)*", "");
	}
}
