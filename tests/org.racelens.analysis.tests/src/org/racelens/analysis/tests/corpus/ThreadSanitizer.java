package org.racelens.analysis.tests.corpus;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.racelens.analysis.tests.corpus.Toolchain.Outcome;

/**
 * Clang's ThreadSanitizer, to which the OpenMP runtime's tool Archer says what the directives order. Where Clang's own runtime of the
 * sanitizer is not installed, GCC's is linked, which has the same interface.
 *
 * @param linked what links the sanitizer's runtime
 * @param archer the tool
 */
record ThreadSanitizer(List<String> linked, Path archer) {
	private static final Duration LONGEST_RUN = Duration.ofSeconds(60);
	private static final String REPORT = "WARNING: ThreadSanitizer: data race";
	private static final Pattern END_OF_REPORT = Pattern.compile("^={18}$", Pattern.MULTILINE);

	/** Memory that the OpenMP runtime has from malloc for its own use: the descriptors of tasks, with their copies of arguments. */
	private static final Pattern MEMORY_OF_THE_RUNTIME = Pattern
			.compile("Location is heap block.*\\R\\s*#0 \\w*alloc .*\\R\\s*#1 .*\\(libomp\\.so");
	private static final String PROBE = """
			int main(void) {
				int s = 0;
			#pragma omp parallel for num_threads(3) CLAUSE
				for (int i = 0; i < 1000; i++)
					s += i;
				return s < 0;
			}
			""";

	/** The sanitizer of this machine, if it tells a race from a reduction. */
	static Optional<ThreadSanitizer> find(Path folder) {
		Path resources = Path.of(said(folder, List.of("clang", "-print-resource-dir")));
		Path archer = resources.resolve(Path.of("..", "..", "libarcher.so")).normalize();
		String gcc = said(folder, List.of("gcc", "-print-file-name=libtsan.so"));
		return List.of(List.of("-fsanitize=thread"), List.of(gcc)).stream().map(linked -> new ThreadSanitizer(linked, archer))
				.filter(t -> t.isUsable(folder)).findFirst();
	}

	private boolean isUsable(Path folder) {
		Path name = Path.of("probe.c");
		Optional<Path> racy = build(folder, name, PROBE.replace("CLAUSE", ""));
		Optional<Path> free = build(folder, name, PROBE.replace("CLAUSE", "reduction(+:s)"));
		return Files.exists(archer) && racy.flatMap(p -> report(p, 3)).isPresent() && free.isPresent()
				&& report(free.get(), 3).isEmpty();
	}

	private static String said(Path folder, List<String> command) {
		try {
			return Toolchain.compile(command, folder.resolve("said.log")).output().strip();
		} catch (IOException e) {
			return "";
		}
	}

	/** An instrumented program; empty where the compiler does not take the text. */
	Optional<Path> build(Path folder, Path original, String text) {
		boolean isC = original.toString().endsWith(".c");
		try {
			Path source = Files.createTempFile(folder, "t", isC ? ".c" : ".cpp");
			Path object = Path.of(source + ".o");
			Path program = Path.of(source + ".out");
			Files.writeString(source, text);
			String compiler = isC ? Toolchain.CLANG.c() : Toolchain.CLANG.cxx();
			List<String> compile = new ArrayList<>(List.of(compiler, "-g", "-O1", "-w", "-fsanitize=thread", "-c", source.toString(), "-o",
					object.toString()));
			compile.addAll(Toolchain.CLANG.openMp());
			Optional.ofNullable(original.getParent()).ifPresent(p -> compile.addAll(List.of("-I", p.toString())));
			List<String> link = new ArrayList<>(List.of(compiler, object.toString(), "-o", program.toString(), "-fopenmp"));
			link.addAll(linked);
			link.addAll(List.of("-lm", "-latomic"));
			boolean built = Toolchain.compile(compile, Path.of(source + ".log")).status().equals("0")
					&& Toolchain.compile(link, Path.of(source + ".log")).status().equals("0");
			return built ? Optional.of(program) : Optional.empty();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** The sanitizer's reports of data races, if it has any. */
	Optional<String> report(Path program, int threads) {
		File output = new File(program + ".log");
		ProcessBuilder builder = new ProcessBuilder(program.toString()).redirectErrorStream(true).redirectOutput(output);
		builder.environment().putAll(Map.of("OMP_NUM_THREADS", "" + threads, "OMP_THREAD_LIMIT", "" + threads, "OMP_DYNAMIC", "false",
				"OMP_WAIT_POLICY", "passive", "OMP_TOOL_LIBRARIES", archer.toString(), "TSAN_OPTIONS",
				"ignore_noninstrumented_modules=1"));
		try {
			Outcome outcome = Toolchain.execute(builder, output.toPath(), LONGEST_RUN);
			return races(outcome.output());
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/**
	 * The reports in a program's output that are about the program's memory. That a finished task's descriptor becomes the next task's is
	 * ordered by locks of the runtime, of which neither the sanitizer nor Archer knows.
	 */
	private static Optional<String> races(String output) {
		String races = END_OF_REPORT.splitAsStream(output).filter(r -> r.contains(REPORT))
				.filter(r -> !MEMORY_OF_THE_RUNTIME.matcher(r).find()).collect(Collectors.joining());
		return Optional.of(races).filter(r -> !r.isEmpty());
	}
}
