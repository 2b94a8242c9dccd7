package org.racelens.analysis.tests.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.analysis.tests.LongRun;

/** The programs that are printed in Fortran are Fortran: gfortran takes them. */
class FortranCompilesTest {
	private static final int COUNT = LongRun.size("racelens.compiled", 10, 60);

	@TempDir
	Path folder;

	@Test
	void theCompilerTakesThePrograms() throws IOException, InterruptedException {
		assumeTrue(compile(Files.writeString(folder.resolve("probe.f90"), "program probe\n  use omp_lib\nend program probe\n")).isEmpty(),
				"no gfortran");
		List<String> refused = new ArrayList<>();
		for (Dialect dialect : Dialect.values()) {
			for (long seed = 0; seed < COUNT; seed++) {
				String source = FortranPrinter.print(dialect.program(seed), FortranStyle.of(seed)).source();
				String log = compile(Files.writeString(folder.resolve(dialect + "-" + seed + ".f90"), source));
				refused.addAll(log.isEmpty() ? List.of() : List.of(log));
			}
		}
		assertEquals(List.of(), refused);
	}

	/** What the compiler says of a program that it does not take. */
	private String compile(Path file) throws IOException, InterruptedException {
		try {
			Path log = folder.resolve("log");
			Process process = new ProcessBuilder("gfortran", "-fopenmp", "-fsyntax-only", "-J", folder.toString(), file.toString())
					.redirectErrorStream(true).redirectOutput(log.toFile()).start();
			return process.waitFor() == 0 ? "" : file.getFileName() + ": " + Files.readString(log);
		} catch (IOException notInstalled) {
			return notInstalled.toString();
		}
	}
}
