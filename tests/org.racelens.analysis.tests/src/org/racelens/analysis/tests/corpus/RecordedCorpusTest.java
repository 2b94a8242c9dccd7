package org.racelens.analysis.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.analysis.tests.LongRun;
import org.racelens.analysis.tests.corpus.RecordedProgram.Compiler;
import org.racelens.analysis.tests.corpus.RecordedReasons.Disagreement;
import org.racelens.analysis.tests.corpus.RecordedReasons.Entry;
import org.racelens.analysis.tests.corpus.RecordedReasons.Kind;
import org.racelens.analysis.tests.corpus.RecordedReasons.Reason;

/**
 * Recorded runs of the corpus agree with its comments: those of programs without races show none, and print and return what the programs do
 * without the recorder; those of the others show each race that is reported without doubts, and no other one. Programs that are free under
 * conditions show none where these held; what is not decided has to end as it does without the recorder. Where that cannot be, {@code
 * recorded.txt} names the reason and the races that it excuses. The usual run takes a sample, with one compiler for each program; with
 * {@code -Dracelens.long=true} both compilers have all, and a reason that is not met any more is an error.
 */
class RecordedCorpusTest {
	private static final int SHARE = 150;
	private static final Path RACELENS = CorpusFixes.CORPUS.resolve(Path.of("..", "..", "racelens")).toAbsolutePath().normalize();

	@TempDir
	static Path folder;

	private final RecordedReasons reasons = RecordedReasons.read();

	@TestFactory
	Stream<DynamicTest> runsOfWhatClangCompilesShowWhatIsStated() {
		return tests(Compiler.CLANG);
	}

	@TestFactory
	Stream<DynamicTest> runsOfWhatGccCompilesShowWhatIsStated() {
		return tests(Compiler.GCC);
	}

	@TestFactory
	Stream<DynamicTest> runsOfWhatGfortranCompilesShowWhatIsStated() {
		return tests(Compiler.GFORTRAN);
	}

	@Test
	void reasonsAreExplainedAndSpeakOfProgramsOfTheCorpus() {
		Set<Entry> seen = new HashSet<>();
		for (Entry entry : reasons.entries()) {
			assertTrue(seen.add(entry), () -> entry + " is there twice");
			assertTrue(entry.hasCompiler(), () -> entry + " speaks of no compiler");
			CorpusFile file = CorpusFile.read(CorpusFixes.CORPUS.resolve(entry.program()));
			assertTrue(RecordedProgram.isOf(file), () -> entry + ": nothing is demanded of its runs");
		}
		for (Reason reason : Reason.values()) {
			assertTrue(reasons.head().contains("\n# " + reason.id() + ": "), () -> reason.id() + " is not explained");
			assertTrue(reasons.entries().stream().anyMatch(e -> e.reason() == reason), () -> reason.id() + " is nobody's reason");
		}
	}

	private Stream<DynamicTest> tests(Compiler compiler) {
		if (!isInstalled(compiler)) {
			return Stream.of(DynamicTest.dynamicTest(compiler.id(), () -> assumeTrue(false,
					"clang, libomp, llvm-symbolizer or " + compiler.id() + " is not installed: no run was recorded")));
		}
		List<CorpusFile> files = files(compiler).stream().filter(RecordedProgram::isOf).filter(f -> isDrawn(f, compiler)).toList();
		Path launcher = launcher(compiler);
		Map<CorpusFile, Future<Optional<List<Disagreement>>>> found = CorpusFixes.forEach(files, f -> disagreements(f, compiler, launcher));
		return files.stream().map(f -> DynamicTest.dynamicTest(CorpusFixes.name(f), f.path().toUri(),
				() -> compare(CorpusFixes.name(f), compiler, CorpusFixes.get(found.get(f)))));
	}

	private static List<CorpusFile> files(Compiler compiler) {
		return compiler == Compiler.GFORTRAN ? CorpusFile.fortran(CorpusFixes.CORPUS.resolve("fortran")) : CorpusFixes.FILES;
	}

	/** The name alone decides, in the usual run also which compiler has the program. */
	private static boolean isDrawn(CorpusFile file, Compiler compiler) {
		String name = CorpusFixes.name(file);
		boolean isForClang = Math.floorMod(name.hashCode() / SHARE, 2) == 0;
		boolean isForThis = compiler == Compiler.GFORTRAN || isForClang == (compiler == Compiler.CLANG);
		return LongRun.samples(name, SHARE) && (LongRun.ASKED || isForThis);
	}

	private void compare(String program, Compiler compiler, Optional<List<Disagreement>> shown) {
		assumeTrue(shown.isPresent(), () -> compiler.id() + " makes no program of it");
		List<Disagreement> found = shown.get();
		List<Entry> known = reasons.of(program, compiler);
		assertEquals(List.of(), found.stream().filter(d -> known.stream().noneMatch(e -> e.explains(d))).toList());
		Map<Reason, Set<String>> needless = new TreeMap<>();
		known.stream().filter(e -> e.isShownBy(compiler) && !e.needless(found).isEmpty())
				.forEach(e -> needless.put(e.reason(), e.needless(found)));
		assertEquals(Map.of(), needless, "reasons that are not met any more");
	}

	/** A race that a busy machine has hidden in one series of runs may be shown by another one; an alarm remains one. */
	private Optional<List<Disagreement>> disagreements(CorpusFile file, Compiler compiler, Path launcher) {
		List<Entry> known = reasons.of(CorpusFixes.name(file), compiler);
		try {
			Optional<List<Disagreement>> first = once(file, compiler, launcher);
			boolean isHidden = first.filter(found -> !found.isEmpty() && found.stream()
					.allMatch(d -> d.kind() == Kind.NOT_CONFIRMED && known.stream().noneMatch(e -> e.explains(d)))).isPresent();
			return isHidden ? once(file, compiler, launcher) : first;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static Optional<List<Disagreement>> once(CorpusFile file, Compiler compiler, Path launcher) throws IOException {
		return new RecordedProgram(file, compiler, launcher, Files.createTempDirectory(folder, "program")).disagreements();
	}

	private static Path launcher(Compiler compiler) {
		try {
			return compiler.launcher(RACELENS, folder);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private static boolean isInstalled(Compiler compiler) {
		boolean hasSymbols = Stream.of(System.getenv().getOrDefault("PATH", "").split(":")).map(Path::of)
				.anyMatch(p -> Files.isExecutable(p.resolve("llvm-symbolizer")));
		boolean hasOther = switch (compiler) {
			case CLANG -> true;
			case GCC -> Toolchain.GCC.isInstalled(folder);
			case GFORTRAN -> new FortranCompiler(folder).isInstalled();
		};
		return hasSymbols && hasOther && Toolchain.CLANG.isInstalled(folder);
	}
}
