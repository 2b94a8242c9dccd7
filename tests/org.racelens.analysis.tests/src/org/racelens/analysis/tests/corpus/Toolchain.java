package org.racelens.analysis.tests.corpus;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A compiler of this machine.
 *
 * @param c the command for C
 * @param cxx the command for C++
 * @param openMp the options that switch OpenMP on
 */
record Toolchain(String c, String cxx, List<String> openMp) {
	static final Toolchain GCC = new Toolchain("gcc", "g++", List.of("-fopenmp"));
	/** Its reductions of complex numbers ask for a library of atomic operations. */
	static final Toolchain CLANG = new Toolchain("clang", "clang++", List.of("-fopenmp", "-fopenmp-version=51", "-latomic"));

	/** The runtime library as one thread sees it outside every region: OpenMP 5.2 chapter 18. */
	private static final String SEQUENTIAL_RUNTIME = """
			int omp_get_thread_num(void) { return 0; }
			int omp_get_num_threads(void) { return 1; }
			int omp_get_max_threads(void) { return 1; }
			int omp_get_num_procs(void) { return 1; }
			int omp_in_parallel(void) { return 0; }
			int omp_get_level(void) { return 0; }
			int omp_get_thread_limit(void) { return 1; }
			void omp_set_num_threads(int n) { (void) n; }
			void omp_set_dynamic(int on) { (void) on; }
			double omp_get_wtime(void) { return 0; }
			int omp_get_team_num(void) { return 0; }
			int omp_get_num_teams(void) { return 1; }
			int omp_get_team_size(int level) { return level == 0 ? 1 : -1; }
			int omp_get_ancestor_thread_num(int level) { return level == 0 ? 0 : -1; }
			int omp_get_active_level(void) { return 0; }
			int omp_get_cancellation(void) { return 0; }
			int omp_get_num_devices(void) { return 0; }
			int omp_get_default_device(void) { return 0; }
			int omp_get_initial_device(void) { return 0; }
			int omp_is_initial_device(void) { return 1; }
			void *malloc(unsigned long size);
			void free(void *memory);
			void *omp_target_alloc(unsigned long size, int device) { (void) device; return malloc(size); }
			void omp_target_free(void *memory, int device) { (void) device; free(memory); }
			int omp_in_final(void) { return 0; }
			void omp_set_nested(int on) { (void) on; }
			void omp_set_max_active_levels(int n) { (void) n; }
			void omp_init_lock(int *lock) { *lock = 0; }
			void omp_destroy_lock(int *lock) { (void) lock; }
			void omp_set_lock(int *lock) { *lock = 1; }
			void omp_unset_lock(int *lock) { *lock = 0; }
			int omp_test_lock(int *lock) { return *lock ? 0 : (*lock = 1); }
			void omp_init_nest_lock(int *lock) { *lock = 0; }
			void omp_destroy_nest_lock(int *lock) { (void) lock; }
			void omp_set_nest_lock(int *lock) { ++*lock; }
			void omp_unset_nest_lock(int *lock) { --*lock; }
			int omp_test_nest_lock(int *lock) { return ++*lock; }
			""";
	private static final Duration LONGEST_RUN = Duration.ofSeconds(10);
	private static final Duration LONGEST_COMPILATION = Duration.ofMinutes(2);
	/**
	 * Runs its argument with 8 MB for the stack of the first thread, whatever this machine allows. Clang's runtime registers each process
	 * by its number in a file; an empty one, left by a process that was killed while it began, would end this one with a bus error.
	 */
	private static final String SMALL_STACK = "rm -f /dev/shm/__KMP_REGISTERED_LIB_$$_*; ulimit -s 8192; exec \"$0\"";
	private static final AtomicInteger FILES = new AtomicInteger();

	/** What is compiled: without OpenMP the directives are comments. */
	enum Mode {
		SEQUENTIAL, OPENMP,
		/** nothing is made, the compiler only reads it */
		SYNTAX
	}

	/** Where a compiled program is, or empty with the compiler's messages. */
	record Build(Optional<Path> program, String log) {
	}

	/** What a run shows to the outside. */
	public record Outcome(String output, String status) {
	}

	/** Whether it compiles, links with its OpenMP runtime, and has a C++ library. */
	boolean isInstalled(Path folder) {
		String text = "#include <cstdio>\n#include <omp.h>\nint main() { return omp_get_thread_num(); }\n";
		return build(folder, Path.of("probe.cpp"), text, Mode.OPENMP).program().isPresent();
	}

	/**
	 * Compiles a program, and links it if it has a {@code main}.
	 *
	 * @param original its name, and where its own headers are
	 */
	Build build(Path folder, Path original, String text, Mode mode) {
		boolean isC = original.toString().endsWith(".c");
		boolean links = CorpusFile.hasMain(text);
		String name = "p" + FILES.incrementAndGet();
		Path source = folder.resolve(name + (isC ? ".c" : ".cpp"));
		Path program = folder.resolve(name + ".out");
		List<String> command = new ArrayList<>(List.of(isC ? c : cxx, "-O1", "-w", "-o", program.toString()));
		Optional.ofNullable(original.getParent()).ifPresent(p -> command.addAll(List.of("-I", p.toString())));
		command.addAll(isC ? List.of() : List.of("-std=gnu++17"));
		command.addAll(mode == Mode.SEQUENTIAL ? List.of() : openMp);
		try {
			command.add(Files.writeString(source, text).toString());
			if (mode == Mode.SYNTAX) {
				command.add("-fsyntax-only");
			} else if (!links) {
				command.add("-c");
			} else if (mode == Mode.SEQUENTIAL) {
				command.add(sequentialRuntime(folder).toString());
			}
			if (mode != Mode.SYNTAX) {
				command.add("-lm");
			}
			Outcome outcome = compile(command, folder.resolve(name + ".log"));
			return new Build(outcome.status().equals("0") ? Optional.of(program) : Optional.empty(), outcome.output());
		} catch (IOException e) {
			return new Build(Optional.empty(), e.toString());
		}
	}

	/** The runtime library without OpenMP, compiled once for a folder. */
	private Path sequentialRuntime(Path folder) throws IOException {
		synchronized (FILES) {
			Path object = folder.resolve("sequential-runtime.o");
			if (Files.notExists(object)) {
				Path source = Files.writeString(folder.resolve("sequential-runtime.c"), SEQUENTIAL_RUNTIME);
				compile(List.of(c, "-c", "-o", object.toString(), source.toString()), folder.resolve("sequential-runtime.log"));
			}
			return object;
		}
	}

	/**
	 * Runs a program with at most so many threads and the usual stack, without input. What the OpenMP runtime has to say about the limit is
	 * not its output. Clang's runtime gives deferred target tasks to helper threads of its own, which it does not start where the limit is
	 * one, and waits for ever: without them the team executes the tasks.
	 */
	static Outcome run(Path program, int threads) {
		File output = new File(program + "." + threads + ".log");
		ProcessBuilder builder = new ProcessBuilder("sh", "-c", SMALL_STACK, program.toString()).redirectOutput(output)
				.redirectError(Redirect.DISCARD);
		builder.environment().putAll(Map.of("OMP_NUM_THREADS", "" + threads, "OMP_THREAD_LIMIT", "" + threads, "OMP_DYNAMIC", "false",
				"OMP_WAIT_POLICY", "passive", "LIBOMP_USE_HIDDEN_HELPER_TASK", "FALSE"));
		try {
			return execute(builder, output.toPath(), LONGEST_RUN);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** Runs a command of the compiler; what it says goes to a file. */
	static Outcome compile(List<String> command, Path log) throws IOException {
		return execute(new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()), log, LONGEST_COMPILATION);
	}

	static Outcome execute(ProcessBuilder builder, Path output, Duration limit) throws IOException {
		Process process = builder.redirectInput(new File("/dev/null")).start();
		try {
			if (!process.waitFor(limit.toSeconds(), TimeUnit.SECONDS)) {
				process.destroyForcibly().waitFor();
				return new Outcome(Files.readString(output), "no end after " + limit.toSeconds() + " s");
			}
			return new Outcome(Files.readString(output), "" + process.exitValue());
		} catch (InterruptedException e) {
			process.destroyForcibly();
			Thread.currentThread().interrupt();
			throw new IllegalStateException("interrupted", e);
		}
	}
}
