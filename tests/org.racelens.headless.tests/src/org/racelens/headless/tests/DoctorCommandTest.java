package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.base.Surroundings.Outputs;
import org.racelens.headless.doctor.DoctorCommand;
import org.racelens.headless.doctor.Programs;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.logic.prover.ProverUnavailableException;
import org.racelens.model.source.Cancellation;
import org.racelens.solver.z3.Z3ProverFactory;
import picocli.CommandLine;

/** What {@code racelens doctor} says of machines that have this and lack that. */
class DoctorCommandTest {
	@TempDir
	private Path folder;

	private String examined(Programs programs, ProverFactory provers) {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
		Surroundings surroundings = new Surroundings(stream, stream, folder, Outputs.NO_TERMINAL, Cancellation.NEVER, Optional.of(folder));
		assertEquals(0, new CommandLine(new DoctorCommand(surroundings, programs, folder.resolve("bin").toString(), provers)).execute());
		return out.toString(StandardCharsets.UTF_8);
	}

	@Test
	void aMachineWithoutCompilersIsToldHowToGetThem() {
		String said = examined(command -> Optional.empty(), new Z3ProverFactory());
		assertTrue(said.contains("missing  C compiler (racelens cc)\n         apt-get install clang\n"), said);
		assertTrue(said.contains("missing  OpenMP runtime with OMPT (runs recorded programs)\n         apt-get install libomp-dev\n"),
				said);
		assertTrue(said.contains("found    Z3: "), said);
		assertTrue(said.contains("\n8 things are missing; all else works without them.\n"), said);
	}

	@Test
	void whatIsThereIsNamedWithItsVersionAndPlace() throws Exception {
		Path llvm = Files.createDirectories(folder.resolve("llvm/bin")).getParent();
		Path runtime = Files.createFile(Files.createDirectories(llvm.resolve("lib")).resolve("libomp.so"));
		Map<List<String>, String> answers = Map.of(List.of("clang", "--version"), "clang 14\u001b[2J\nTarget: any\n",
				List.of("clang", "-print-file-name=libomp.so"), "libomp.so\n", List.of("clang", "-print-search-dirs"),
				"programs: =/nowhere:" + llvm.resolve("bin") + "\nlibraries: =/nowhere\n");
		Path symbolizer = Files.createFile(Files.createDirectories(folder.resolve("bin")).resolve("llvm-symbolizer-14"));
		assertTrue(symbolizer.toFile().setExecutable(true));
		String said = examined(command -> Optional.ofNullable(answers.get(command)), new Z3ProverFactory());
		assertTrue(said.contains("found    C compiler: clang 14\\x1b[2J (racelens cc)\n"), said);
		assertTrue(said.contains("found    OpenMP runtime with OMPT: " + runtime + " "), said);
		assertTrue(said.contains("found    symbolizer: " + symbolizer + " "), said);
		assertTrue(said.contains("missing  OpenMP header "), said);
	}

	@Test
	void aMachineWithoutSolverIsTold() {
		ProverFactory none = () -> {
			throw new ProverUnavailableException("no solver for this platform", null);
		};
		assertTrue(examined(command -> Optional.of("1\n"), none).contains("missing  Z3 (decides what no exact test decides;"));
	}

	@Test
	void programsOfTheMachineAreAsked() {
		Programs programs = Programs.of(folder);
		assertEquals(Optional.of("yes\n"), programs.output(List.of("echo", "yes")));
		assertEquals(Optional.empty(), programs.output(List.of("racelens-has-no-such-program")));
		assertEquals(Optional.empty(), programs.output(List.of("false")));
		assertEquals(Optional.of("early\n"), programs.output(List.of("sh", "-c", "echo early; sleep 20 &")));
	}
}
