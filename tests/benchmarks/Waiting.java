import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.logic.decide.DecisionCache;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;
import org.racelens.model.source.SourceText;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.verify.FixEngine;
import org.racelens.repair.verify.SearchListener;
import org.racelens.solver.z3.Z3ProverFactory;

/** Measures, without a workbench, what its user waits for: the end of what was cancelled, and the first fix of the race at the cursor. */
final class Waiting {
	/** 50 lines with a region of three loops. */
	private static final String PART = """
			/* Part %1$d of the simulation: relaxation of one field. */
			static double u%1$d[3000], v%1$d[3000], w%1$d[9000];
			static double limit%1$d = 1.0;

			static double norm%1$d(const double *x, int n) {
				double sum = 0.0;
				for (int i = 0; i < n; i++) {
					if (x[i] > 0.0)
						sum += x[i] * x[i];
					else
						sum -= x[i];
				}
				return sum / n;
			}

			double relax%1$d(double factor, int steps) {
				double total = 0.0;
				double scale = factor > limit%1$d ? limit%1$d : factor;

				for (int s = 0; s < steps; s++) {
					/* all elements, with their neighbours of the step before */
			#pragma omp parallel
					{
			#pragma omp for
						for (int i = 1; i < %2$d; i++) {
							double left = u%1$d[i - 1];
							double right = u%1$d[i + 1];
							double here = u%1$d[i];
							v%1$d[i] = here + scale * (left - 2.0 * here + right);
						}
			#pragma omp for
						for (int i = 1; i < %2$d; i++) {
							u%1$d[i] = v%1$d[i];
							if (v%1$d[i] > limit%1$d)
								u%1$d[i] = limit%1$d;
						}
			#pragma omp for%3$s
						for (int i = 0; i < %2$d; i++) {
							double d = u%1$d[i] - v%1$d[i];
							total += d * d;
							w%1$d[2 * i + 1] = 0.5 * w%1$d[2 * i + 0];
						}
					}
					if (total < 1e-9)
						break;
				}
				return total + norm%1$d(u%1$d, %2$d);
			}

			""";
	/** 20 lines of one large function. */
	private static final String STRETCH = """
			#pragma omp parallel
				{
			#pragma omp for
					for (int i = 1; i < n; i++) {
						double left = u[%1$d * n + i - 1];
						double right = u[%1$d * n + i + 1];
						double here = u[%1$d * n + i];
						v[%1$d * n + i] = here + scale * (left - 2.0 * here + right);
					}
			#pragma omp for
					for (int i = 1; i < n; i++) {
						u[%1$d * n + i] = v[%1$d * n + i];
						if (v[%1$d * n + i] > limit)
							u[%1$d * n + i] = limit;
					}
				}
				if (scale > limit * %1$d)
					scale = limit;
				limit += %1$d;
			""";
	private static final CompileCommand C = new CompileCommand(Language.C, List.of(), Map.of(), Optional.empty());

	private final Analysis analysis = new Analysis(new CdtFrontEnd(), new Z3ProverFactory(), new DecisionCache(50_000));

	public static void main(String[] arguments) throws Exception {
		Waiting waiting = new Waiting();
		if (arguments[0].equals("cancel")) {
			waiting.cancel(Integer.parseInt(arguments[1]));
		} else {
			waiting.fixes(Integer.parseInt(arguments[1]));
		}
		System.exit(0);
	}

	private static SourceText program(int parts, String clause) {
		return new SourceText("/tmp/program.c",
				IntStream.range(0, parts).mapToObj(k -> PART.formatted(k, 1000 + k, clause)).collect(Collectors.joining()), 0);
	}

	private static SourceText large(int stretches) {
		return new SourceText("/tmp/large.c", "static double u[900000], v[900000];\n\nvoid relax(double scale, double limit, int n) {\n"
				+ IntStream.range(0, stretches).mapToObj(STRETCH::formatted).collect(Collectors.joining()) + "}\n", 0);
	}

	private void cancel(int times) throws Exception {
		cancel(program(800, " reduction(+ : total)"), times, "40,000 lines in 1,600 functions");
		cancel(large(2000), times, "40,000 lines in one function");
	}

	private void cancel(SourceText text, int times, String what) throws Exception {
		List<Double> waits = new ArrayList<>();
		for (int i = 0; i < times + 3; i++) {
			boolean[] isCancelled = { false };
			Thread worker = new Thread(null, () -> analysed(text, () -> isCancelled[0]), "worker", 512L << 20);
			worker.start();
			Thread.sleep(10 + 150L * i);
			long start = System.nanoTime();
			isCancelled[0] = true;
			worker.join(100);
			String where = worker.isAlive() ? where() : "";
			worker.join();
			double wait = (System.nanoTime() - start) / 1e6;
			if (i >= 3) {
				waits.add(wait);
				if (!where.isEmpty()) {
					System.out.printf("  %.0f ms, after 100 ms in:%s%n", wait, where);
				}
			}
		}
		row("cancel -> end of the analysis of " + what, waits);
	}

	private void analysed(SourceText text, Cancellation cancellation) {
		try {
			analysis.analyse(text, C, AnalysisOptions.defaults(), cancellation);
			System.out.println("  not cancelled in time");
		} catch (CancellationException e) {
			// that is what is measured
		}
	}

	private static String where() {
		StringBuilder where = new StringBuilder();
		Thread.getAllStackTraces().forEach((thread, stack) -> {
			if (thread.getName().equals("worker")) {
				for (int i = 0; i < Math.min(stack.length, 14); i++) {
					where.append("\n    ").append(stack[i]);
				}
			}
		});
		return where.toString();
	}

	private void fixes(int parts) {
		SourceText text = program(parts, "");
		for (int run = 0; run < 3; run++) {
			analysis.analyse(text, C, AnalysisOptions.defaults(), () -> false);
			FixEngine engine = new FixEngine(new CdtFrontEnd(), analysis);
			long start = System.nanoTime();
			long[] first = { 0 };
			long[] whole = { 0 };
			int line = parts / 2 * 50 + 25;
			SearchListener listener = new SearchListener() {
				private RaceGroup at;

				@Override
				public RaceGroup next(List<RaceGroup> left) {
					if (at != null && whole[0] == 0) {
						whole[0] = System.nanoTime();
					}
					at = left.stream().filter(g -> g.region().place().line() > line - 50).findFirst().orElse(left.get(0));
					return at;
				}

				@Override
				public void found(FixOutcome outcome) {
					if (first[0] == 0 && !outcome.fixes().isEmpty()) {
						first[0] = System.nanoTime();
					}
				}
			};
			List<FixOutcome> all = engine.offers(text, C, AnalysisOptions.defaults(), FixSelection.USUAL, listener, () -> false);
			System.out.printf("%d lines, %d groups of races: first fix for one %.2f s, all of them %.2f s, all groups %.2f s%n", parts * 50,
					all.size(), (first[0] - start) / 1e9, (whole[0] - start) / 1e9, (System.nanoTime() - start) / 1e9);
		}
	}

	private static void row(String name, List<Double> values) {
		List<Double> sorted = values.stream().sorted().toList();
		System.out.printf("%-60s p50 %6.1f  p95 %6.1f  most %6.1f ms%n", name, sorted.get(sorted.size() / 2),
				sorted.get((int) Math.floor(0.95 * (sorted.size() - 1))), sorted.get(sorted.size() - 1));
	}
}
