package org.racelens.analysis.tests.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.racelens.analysis.tests.corpus.Toolchain.Outcome;

/**
 * gfortran, and what programs compute with it.
 *
 * @param folder for what it makes
 */
record FortranCompiler(Path folder) {
	private static final Pattern PROGRAM = Pattern.compile("(?im)^[ \\t]*program[ \\t]+\\w+");
	private static final Pattern OTHER_OUTPUT = Pattern.compile("Output: (differs without OpenMP|undefined)");
	private static final AtomicInteger FILES = new AtomicInteger();

	/** What is compiled: without OpenMP the directives are comments; its library is there, and knows one thread. */
	private enum Mode {
		SEQUENTIAL, OPENMP
	}

	/** Whether it compiles a program, and links it with its OpenMP runtime. */
	boolean isInstalled() {
		return build(Path.of("probe.f90"), "program probe\n  use omp_lib\n  print *, omp_get_max_threads()\nend program probe\n",
				Mode.OPENMP, new StringBuilder()).isPresent();
	}

	/** Whether a file has a main program. */
	static boolean isProgram(CorpusFile file) {
		return PROGRAM.matcher(file.text()).find();
	}

	/** The numbers of threads with which a program has the output of the sequential program, whatever correct change is made. */
	static List<Integer> comparableTeams(CorpusFile file) {
		if (!isProgram(file) || OTHER_OUTPUT.matcher(file.text()).find()) {
			return List.of();
		}
		return file.text().contains("Output: depends on the team size") ? List.of(1) : List.of(1, 2, 3, 8);
	}

	/** Whether a program compiles as it is: that of a later standard may not. */
	boolean takes(CorpusFile file) {
		return build(file.path(), file.text(), Mode.OPENMP, new StringBuilder()).isPresent();
	}

	/** What is wrong with a changed text: it does not compile, or computes something else than the program without OpenMP. */
	Optional<String> fault(CorpusFile file, String text) {
		StringBuilder log = new StringBuilder();
		Optional<Path> program = build(file.path(), text, Mode.OPENMP, log);
		if (program.isEmpty()) {
			return Optional.of("does not compile: " + log + "\n" + text);
		}
		List<Integer> teams = comparableTeams(file);
		Optional<Path> sequential = teams.isEmpty() ? Optional.empty() : build(file.path(), file.text(), Mode.SEQUENTIAL, log);
		if (sequential.isEmpty()) {
			return teams.isEmpty() ? Optional.empty() : Optional.of("the program does not compile without OpenMP: " + log);
		}
		Outcome expected = Toolchain.run(sequential.get(), 1);
		for (int team : teams) {
			Outcome actual = Toolchain.run(program.get(), team);
			if (!actual.equals(expected)) {
				return Optional.of("with " + team + " threads " + actual + " instead of " + expected + "\n" + text);
			}
		}
		return Optional.empty();
	}

	private Optional<Path> build(Path original, String text, Mode mode, StringBuilder log) {
		String name = original.getFileName().toString();
		try {
			Path own = Files.createDirectory(folder.resolve("f" + FILES.incrementAndGet()));
			Path program = own.resolve("program");
			List<String> command = new ArrayList<>(List.of("gfortran", "-O1", "-w", "-J", own.toString(), "-o", program.toString()));
			command.addAll(mode == Mode.OPENMP ? List.of("-fopenmp") : List.of());
			command.addAll(PROGRAM.matcher(text).find() ? List.of() : List.of("-c"));
			Optional.ofNullable(original.getParent()).ifPresent(p -> command.addAll(List.of("-I", p.toString())));
			command.add(Files.writeString(own.resolve(name), text).toString());
			command.addAll(mode == Mode.SEQUENTIAL ? List.of("-lgomp") : List.of());
			Outcome outcome = Toolchain.compile(command, own.resolve("log"));
			log.append(outcome.output());
			return outcome.status().equals("0") ? Optional.of(program) : Optional.empty();
		} catch (IOException e) {
			log.append(e);
			return Optional.empty();
		} catch (UncheckedIOException e) {
			log.append(e);
			return Optional.empty();
		}
	}
}
