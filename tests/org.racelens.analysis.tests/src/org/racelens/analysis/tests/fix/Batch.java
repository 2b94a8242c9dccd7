package org.racelens.analysis.tests.fix;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Compiles many programs into one, each with names of its own, and runs each in a process of its own. */
final class Batch {
	private static final String DRIVER = """
			#include <stdio.h>
			#include <stdlib.h>
			#include <sys/wait.h>
			#include <unistd.h>
			void put(unsigned long long value) { printf(" %llu", value); }
			void show(const unsigned *values, int count) {
				unsigned sum = 0;
				for (int i = 0; i < count; i++) sum = sum * 31 + values[i];
				printf(" %u", sum);
			}
			void fill(unsigned *values, int count, unsigned seed) {
				for (int i = 0; i < count; i++) values[i] = (seed = seed * 1103515245 + 12345) >> 16 & 127;
			}
			static void run(int k, int (*program)(void)) {
				fflush(stdout);
				if (fork() == 0) {
					alarm(10);
					printf("%d:", k);
					int status = program();
					fflush(stdout);
					_exit(status);
				}
				int status;
				wait(&status);
				printf(" %d\\n", status);
			}
			""";

	private final Path folder;
	private final String name;
	private final List<String> programs;

	Batch(Path folder, String name, List<String> programs) {
		this.folder = folder;
		this.name = name;
		this.programs = programs;
	}

	/** Compiles them; false where the compiler refuses one. */
	boolean compile(String... options) {
		StringBuilder text = new StringBuilder(DRIVER);
		StringBuilder main = new StringBuilder("int main(void) {\n");
		for (int k = 0; k < programs.size(); k++) {
			int number = k;
			RandomProgram.NAMES
					.forEach(n -> text.append("#define ").append(n).append(' ').append(n).append('_').append(number).append('\n'));
			text.append("#line 1 \"").append(k).append("\"\n").append(programs.get(k));
			RandomProgram.NAMES.forEach(n -> text.append("#undef ").append(n).append('\n'));
			main.append("run(").append(k).append(", main_").append(k).append(");\n");
		}
		List<String> command = new ArrayList<>(List.of("gcc", "-O0", "-w", "-o", file("out").toString(), file("c").toString()));
		command.addAll(List.of(options));
		try {
			Files.writeString(file("c"), text.append(main).append("return 0;\n}\n"));
			return execute(new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(file("log").toFile())) == 0;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** What the compiler said. */
	String log() {
		try {
			return Files.readString(file("log"));
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** What each of them prints with so many threads at most, with its exit status; by its number. */
	Map<Integer, String> run(int threads) {
		File output = file(threads + ".log").toFile();
		ProcessBuilder builder = new ProcessBuilder(file("out").toString()).redirectErrorStream(true).redirectOutput(output);
		builder.environment().putAll(Map.of("OMP_NUM_THREADS", "" + threads, "OMP_THREAD_LIMIT", "" + threads, "OMP_DYNAMIC", "false",
				"OMP_WAIT_POLICY", "passive"));
		try {
			execute(builder);
			Map<Integer, String> result = new HashMap<>();
			for (String line : Files.readAllLines(output.toPath())) {
				if (line.matches("\\d+:.*")) {
					result.put(Integer.valueOf(line.substring(0, line.indexOf(':'))), line.substring(line.indexOf(':')));
				}
			}
			return result;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private Path file(String extension) {
		return folder.resolve(name + "." + extension);
	}

	private static int execute(ProcessBuilder builder) throws IOException {
		Process process = builder.redirectInput(new File("/dev/null")).start();
		try {
			if (!process.waitFor(5, TimeUnit.MINUTES)) {
				process.destroyForcibly().waitFor();
				return -1;
			}
			return process.exitValue();
		} catch (InterruptedException e) {
			process.destroyForcibly();
			Thread.currentThread().interrupt();
			throw new IllegalStateException("interrupted", e);
		}
	}
}
