import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.solver.z3.Z3ProverFactory;

/**
 * How the time of the analysis grows with the size of the program. Arguments: {@code regions} or {@code accesses}, and optionally the
 * largest size. Sizes double from 10 on; all are measured in one warm process in processor time, so the ratios mean something on any
 * machine, also on a busy one.
 */
final class Growth {
	private static final long WARM_UP_NANOS = 40_000_000_000L;
	/** Processor time may be counted in hundredths of a second. */
	private static final long BATCH_NANOS = 800_000_000L;
	private static final int BATCHES = 5;

	private final OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
	private final Analysis analysis = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());
	private final IntFunction<String> program;

	private Growth(IntFunction<String> program) {
		this.program = program;
	}

	public static void main(String[] arguments) {
		boolean regions = arguments[0].equals("regions");
		if (!regions && !arguments[0].equals("accesses")) {
			throw new IllegalArgumentException("regions or accesses, not " + arguments[0]);
		}
		int largest = arguments.length > 1 ? Integer.parseInt(arguments[1]) : regions ? 320 : 160;
		new Growth(regions ? Growth::regions : Growth::accesses).measure(arguments[0], largest);
	}

	private void measure(String what, int largest) {
		warmUp();
		System.out.printf("%9s %9s %8s %10s %12s %12s %8s %10s%n", what, "pairs", "solver", "cpu ms", "us/" + what.substring(0, 6),
				"us/pair",
				"ratio",
				"exponent");
		double before = 0;
		for (int n = 10; n <= largest; n *= 2) {
			UnitReport report = run(n);
			double micros = least(n) / 1e3;
			long pairs = report.regions().stream().mapToLong(r -> r.proof().pairs()).sum();
			long solver = report.regions().stream().mapToLong(r -> r.proof().solver()).sum();
			String ratio = before == 0 ? "" : String.format("%8.2f %10.2f", micros / before, Math.log(micros / before) / Math.log(2));
			System.out.printf("%9d %9d %8d %10.1f %12.1f %12.2f %s%n", n, pairs, solver, micros / 1e3, micros / n, micros / pairs, ratio);
			before = micros;
		}
	}

	/** Until the just-in-time compiler has seen everything. */
	private void warmUp() {
		while (system.getProcessCpuTime() < WARM_UP_NANOS) {
			run(10);
			run(40);
			run(80);
		}
	}

	/** Processor time of one run: the least of some batches, because what disturbs a batch only ever makes it longer. */
	private double least(int n) {
		double least = Double.MAX_VALUE;
		for (int batch = 0; batch < BATCHES; batch++) {
			long start = system.getProcessCpuTime();
			long spent = 0;
			int runs = 0;
			while (spent < BATCH_NANOS) {
				run(n);
				runs++;
				spent = system.getProcessCpuTime() - start;
			}
			least = Math.min(least, (double) spent / runs);
		}
		return least;
	}

	private UnitReport run(int n) {
		SourceText source = new SourceText("growth-" + n + ".c", program.apply(n), 0);
		UnitReport report = analysis.analyse(source, CompileCommand.forPath(source.path()), AnalysisOptions.defaults(), Cancellation.NEVER);
		Optional<RegionReport> wrong = report.regions().stream().filter(r -> r.verdict() != Verdict.RACE_FREE).findFirst();
		if (report.failure().isPresent() || report.regions().isEmpty() || wrong.isPresent()) {
			throw new IllegalStateException("not race-free: " + report.failure() + wrong.map(RegionReport::gaps));
		}
		return report;
	}

	/** A program of n functions with a region each, of four sorts, over the same arrays. */
	private static String regions(int n) {
		List<String> sorts = List.of("""
				#pragma omp parallel for
					for (int i = 0; i < N; i++)
						a[i] = b[i] + c[i];
				""", """
				#pragma omp parallel
					{
				#pragma omp for
						for (int i = 1; i < N - 1; i++)
							b[i] = a[i - 1] + a[i] + a[i + 1];
				#pragma omp for
						for (int i = 1; i < N - 1; i++)
							a[i] = b[i] / 3;
					}
				""", """
				#pragma omp parallel for reduction(+ : sum) schedule(static)
					for (int i = 0; i < N; i++)
						for (int j = 0; j < i; j++)
							sum += m[i][j] * a[j];
				""", """
				#pragma omp parallel for schedule(dynamic)
					for (int i = 0; i < N; i++) {
						c[i] = a[i] * a[i];
				#pragma omp critical
						if (c[i] > most)
							most = c[i];
					}
				""");
		StringBuilder text = new StringBuilder("#define N 1000\nstatic double a[N], b[N], c[N], m[N][N], sum, most;\n");
		for (int k = 0; k < n; k++) {
			text.append("static void step").append(k).append("(void) {\n").append(sorts.get(k % sorts.size())).append("}\n");
		}
		text.append("int main(void) {\n");
		for (int k = 0; k < n; k++) {
			text.append("\tstep").append(k).append("();\n");
		}
		return text.append("\treturn 0;\n}\n").toString();
	}

	/** A program of one region that writes n elements of one array in each iteration: n(n+1)/2 pairs. */
	private static String accesses(int n) {
		StringBuilder text = new StringBuilder("static int a[" + 1000 * n + "];\nint main(void) {\n#pragma omp parallel for\n");
		text.append("\tfor (int i = 0; i < 1000; i++) {\n");
		for (int k = 0; k < n; k++) {
			text.append("\t\ta[").append(n).append(" * i + ").append(k).append("] = i;\n");
		}
		return text.append("\t}\n\treturn 0;\n}\n").toString();
	}
}
