package org.racelens.analysis.tests.oracle.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.analysis.tests.LongRun;
import org.racelens.analysis.tests.oracle.translation.FortranTranslation;
import org.racelens.analysis.tests.oracle.translation.NoFormException;

/** The programs about memory that are printed in Fortran are Fortran: gfortran takes them. They are about what they are about in C. */
class FortranMemoryCompilesTest {
	private static final int COUNT = LongRun.size("racelens.compiled", 10, 100);

	@TempDir
	Path folder;

	@Test
	void theCompilerTakesThePrograms() throws IOException, InterruptedException {
		assumeTrue(compile(Map.of("probe.f90", "program probe\n  use omp_lib\nend program probe\n"), "probe").isEmpty(), "no gfortran");
		List<String> refused = new ArrayList<>();
		for (MemoryDialect dialect : MemoryDialect.values()) {
			for (long seed = 0; seed < COUNT; seed++) {
				try {
					String log = compile(translation(dialect, seed).files(), dialect + "-" + seed);
					refused.addAll(log.isEmpty() ? List.of() : List.of(log));
				} catch (NoFormException counted) {
					// the agreement test says how many these are
				}
			}
		}
		assertEquals(List.of(), refused);
	}

	private static FortranTranslation translation(MemoryDialect dialect, long seed) {
		return new FortranProduct(dialect, seed, Path.of("")).translated(dialect.program(seed).files());
	}

	/** What the compiler says of files that it does not take. */
	private String compile(Map<String, String> files, String name) throws IOException, InterruptedException {
		Path own = Files.createDirectory(folder.resolve(name));
		List<String> command = new ArrayList<>(List.of("gfortran", "-fopenmp", "-fsyntax-only", "-J", own.toString()));
		for (Map.Entry<String, String> file : files.entrySet()) {
			command.add(Files.writeString(own.resolve(file.getKey()), file.getValue()).toString());
		}
		try {
			Path log = own.resolve("log");
			Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
			return process.waitFor() == 0 ? "" : name + ": " + Files.readString(log);
		} catch (IOException notInstalled) {
			return notInstalled.toString();
		}
	}

	@Test
	void programsAreAboutTheirDialect() {
		assertOccur(MemoryDialect.STRUCTURES, "%lo", "%ps(", "%r%", "%r => ", "%q(0:) => ", "type(s_t), pointer", "block\n", "private(");
		assertOccur(MemoryDialect.ROWS, "%v(0:) => store(", "allocatable", "allocate(r(", "source=0.0d0", ".not. associated(", "contains",
				"%v => r(");
		assertOccur(MemoryDialect.FILES, "use b_data", "end interface", "call part(n, lo, hi)", "=> fresh(", "=> cell(", "(0:) => row(",
				"call meet()",
				"interface", "protected", "parameter ::");
		assertOccur(MemoryDialect.PARAMETERS, ", pointer", ", target", ":*)", "(-64:)", "contiguous", "%v(", "mod(");
	}

	private static void assertOccur(MemoryDialect dialect, String... parts) {
		List<String> texts = LongStream.range(0, 120).mapToObj(seed -> text(dialect, seed)).toList();
		Arrays.stream(parts).forEach(part -> {
			long count = texts.stream().filter(text -> text.contains(part)).count();
			assertTrue(count >= 3, () -> dialect + ": " + part + " occurs too seldom: " + count);
		});
	}

	private static String text(MemoryDialect dialect, long seed) {
		try {
			return String.join("\n", translation(dialect, seed).files().values());
		} catch (NoFormException counted) {
			return "";
		}
	}
}
