package org.racelens.analysis.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.analysis.tests.LongRun;
import org.racelens.analysis.tests.corpus.RecordedProgram.Compiler;

/**
 * All runs of a program with one number of threads show the same races on a busy machine, if nothing in it lets time decide what its
 * threads do. The usual run takes a few programs and runs each twice; with {@code -Dracelens.long=true} it is all programs (or one of
 * {@code -Dracelens.repeated}), each 20 times with each number of threads from 2 to 8, by both compilers.
 */
class RepeatedRunsTest {
	private static final int SHARE = LongRun.size("racelens.repeated", 400, 1);
	private static final int TIMES = LongRun.size("racelens.repetitions", 2, 20);
	private static final Set<Integer> THREADS = LongRun.ASKED ? new TreeSet<>(List.of(2, 3, 4, 5, 6, 7, 8)) : Set.of(3);
	private static final Path RACELENS = CorpusFixes.CORPUS.resolve(Path.of("..", "..", "racelens")).toAbsolutePath().normalize();

	@TempDir
	static Path folder;

	@TestFactory
	Stream<DynamicTest> runsOfWhatClangCompilesShowTheSameRaces() {
		return tests(Compiler.CLANG);
	}

	@TestFactory
	Stream<DynamicTest> runsOfWhatGccCompilesShowTheSameRaces() {
		return tests(Compiler.GCC);
	}

	private static Stream<DynamicTest> tests(Compiler compiler) {
		boolean isInstalled = Toolchain.CLANG.isInstalled(folder) && (compiler == Compiler.CLANG || Toolchain.GCC.isInstalled(folder));
		if (!isInstalled) {
			return Stream.of(DynamicTest.dynamicTest(compiler.id(),
					() -> assumeTrue(false, "clang, libomp or " + compiler.id() + " is not installed: no run was recorded")));
		}
		return CorpusFixes.FILES.stream().filter(RecordedProgram::isOf).filter(RepeatedRuns::isUntimed)
				.filter(f -> Math.floorMod(CorpusFixes.name(f).hashCode(), SHARE) == 0)
				.map(f -> DynamicTest.dynamicTest(CorpusFixes.name(f), f.path().toUri(), () -> compare(f, compiler)));
	}

	private static void compare(CorpusFile file, Compiler compiler) throws IOException {
		Path own = Files.createTempDirectory(folder, "program");
		RecordedProgram program = new RecordedProgram(file, compiler, compiler.launcher(RACELENS, folder), own);
		Map<Integer, Map<Set<String>, Integer>> shown = underLoad(program);
		assumeTrue(!shown.isEmpty(), () -> compiler.id() + " makes no program of it that ends");
		shown.forEach((threads, sets) -> assertEquals(1, sets.size(), () -> "with " + threads + " threads: " + sets));
	}

	/** As many threads as there are processors want to work all the time. */
	private static Map<Integer, Map<Set<String>, Integer>> underLoad(RecordedProgram program) {
		AtomicBoolean isOver = new AtomicBoolean();
		IntStream.range(0, Runtime.getRuntime().availableProcessors()).forEach(i -> {
			Thread busy = new Thread(() -> {
				while (!isOver.get()) {
					Thread.onSpinWait();
				}
			}, "load");
			busy.setDaemon(true);
			busy.start();
		});
		try {
			return RepeatedRuns.of(program, THREADS, TIMES);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		} finally {
			isOver.set(true);
		}
	}
}
