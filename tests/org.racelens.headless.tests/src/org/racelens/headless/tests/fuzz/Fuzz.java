package org.racelens.headless.tests.fuzz;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import com.sun.management.OperatingSystemMXBean;
import org.racelens.analysis.AnalysisOptions;

/**
 * Feeds damaged programs to the whole pipeline in one process. Arguments: the numbers of the first input and of the one behind the last, a
 * folder for the inputs that fail, and the folders with programs. Exit status 1 if any input failed.
 *
 * <p>
 * An input fails that ends in an exception, whose answer is an internal error, that is answered in two ways, or that takes more processor
 * time than the limits allow.
 */
public final class Fuzz {
	/** Limits strike in other places when they are short, and most inputs are decided below them. */
	private static final Duration SHORT_REGION = Duration.ofMillis(150);
	private static final Duration REGION = Duration.ofSeconds(2);
	/** Every so many inputs a region is given its time. */
	private static final int UNHURRIED = 97;

	/** A file may take the time of six regions for its execution and the time of each for its pairs; inputs are small. */
	private static final long MOST_CPU_SECONDS = 60;
	private static final long CANCELLED_AFTER_SECONDS = 240;
	private static final long GIVEN_UP_AFTER_SECONDS = 300;
	private static final long STACK_BYTES = 256L << 20;
	private static final int PROGRESS = 500;
	/** Of failures at one place so many are kept. */
	private static final int KEPT = 3;

	private final Seeds seeds;
	private final Path failures;
	private final OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
	private final Map<String, Integer> causes = new HashMap<>();
	private int failed;

	private Fuzz(Seeds seeds, Path failures) {
		this.seeds = seeds;
		this.failures = failures;
	}

	public static void main(String[] arguments) throws IOException, InterruptedException {
		List<Path> folders = new ArrayList<>(Arrays.stream(arguments).skip(3).map(Path::of).toList());
		Path failures = Files.createDirectories(Path.of(arguments[2]));
		Fuzz fuzz = new Fuzz(Seeds.in(folders), failures);
		System.exit(fuzz.run(Long.parseLong(arguments[0]), Long.parseLong(arguments[1])) == 0 ? 0 : 1);
	}

	private int run(long from, long to) throws IOException, InterruptedException {
		System.out.println(seeds.files().size() + " programs, inputs " + from + " to " + to);
		long start = System.nanoTime();
		for (long number = from; number < to; number++) {
			input(number);
			long done = number - from + 1;
			if (done % PROGRESS == 0 || number + 1 == to) {
				System.gc();
				Runtime runtime = Runtime.getRuntime();
				System.out.printf("%d inputs, %d failed, %d s, heap %d MB, process %s%n", done, failed,
						TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start),
						runtime.totalMemory() - runtime.freeMemory() >> 20, resident());
			}
		}
		return failed;
	}

	private void input(long number) throws IOException, InterruptedException {
		Mutant input = Mutant.of(number, seeds);
		long cpu = system.getProcessCpuTime();
		Optional<String> problem = problem(input);
		long seconds = TimeUnit.NANOSECONDS.toSeconds(system.getProcessCpuTime() - cpu);
		if (problem.isEmpty() && seconds > MOST_CPU_SECONDS) {
			problem = Optional.of("took " + seconds + " s of processor time");
		}
		if (problem.isPresent()) {
			failed(input, problem.get());
		}
	}

	/** Each input has a thread of its own; one that does not come to its end is left behind. */
	private Optional<String> problem(Mutant input) throws InterruptedException {
		CompletableFuture<Optional<String>> result = new CompletableFuture<>();
		long start = System.nanoTime();
		Check check = new Check(AnalysisOptions.defaults().withRegionTimeout(input.number() % UNHURRIED == 0 ? REGION : SHORT_REGION));
		Thread worker = new Thread(null, () -> {
			try {
				result.complete(check.problem(input,
						() -> System.nanoTime() - start > TimeUnit.SECONDS.toNanos(CANCELLED_AFTER_SECONDS)));
			} catch (CancellationException e) {
				result.complete(Optional.of("cancelled after " + CANCELLED_AFTER_SECONDS + " s"));
			}
		}, "fuzz", STACK_BYTES);
		worker.setDaemon(true);
		worker.start();
		try {
			return result.get(GIVEN_UP_AFTER_SECONDS, TimeUnit.SECONDS);
		} catch (TimeoutException e) {
			StringBuilder where = new StringBuilder("does not end, and does not see that it is cancelled:\n");
			Thread.getAllStackTraces().forEach((thread, stack) -> {
				where.append(thread.getName()).append('\n');
				Arrays.stream(stack).limit(60).forEach(s -> where.append("\tat ").append(s).append('\n'));
			});
			return Optional.of(where.toString());
		} catch (ExecutionException e) {
			return Optional.of(e.toString());
		}
	}

	private void failed(Mutant input, String problem) throws IOException {
		failed++;
		String cause = cause(problem);
		int before = causes.merge(cause, 1, Integer::sum);
		System.out.println("FAILED " + input.number() + " (" + input.origin().getFileName() + "): " + cause);
		if (before <= KEPT) {
			String name = input.command().language() == org.racelens.model.source.Language.C ? ".c" : ".cpp";
			Files.writeString(failures.resolve(input.number() + name), input.source().text(), StandardCharsets.ISO_8859_1);
			Files.writeString(failures.resolve(input.number() + ".txt"), input.origin() + "\n" + problem, StandardCharsets.UTF_8);
		}
	}

	/** The first line, and the first place of ours. */
	private static String cause(String problem) {
		List<String> lines = problem.lines().toList();
		String place = lines.stream().filter(l -> l.contains("at org.racelens") || l.contains("at org.eclipse")).findFirst().orElse("");
		return lines.get(0).substring(0, Math.min(160, lines.get(0).length())) + " " + place.strip();
	}

	private static String resident() throws IOException {
		Path status = Path.of("/proc/self/status");
		return !Files.exists(status) ? "?" : Files.readAllLines(status).stream().filter(l -> l.startsWith("VmRSS")).findFirst().orElse("?")
				.replaceAll("\\s+", " ");
	}
}
