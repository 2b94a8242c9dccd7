package org.racelens.ui.tests;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Texts of C files. */
final class Programs {
	/** A region whose pairs only a solver may decide. */
	static final String HARD = """
			void hard%1$d(int *a, int n, int m, int k) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++)
					if ((i * i * i) %% 1000003 == m * k + 50000%1$d)
						a[i * i * m + k] = a[i * k * n + 7];
			}
			""";
	/** What is written in region 3 of {@link #regions}, free of races. */
	static final String FREE = "a3[i] = a3[i]";
	/** A text that makes region 3 of {@link #regions} racy, and has not been decided before. */
	static final String RACY = "a3[i] = a3[i + 17]";

	private static final String LARGE = """
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
			#pragma omp for reduction(+ : total)
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

	private Programs() {
	}

	/** Functions with one region each, no two alike for who decides their pairs. */
	static String regions(int count) {
		return IntStream.range(0, count).mapToObj(Programs::region).collect(Collectors.joining("\n"));
	}

	private static String region(int number) {
		return """
				static int a%1$d[4000], b%1$d[9000];

				void step%1$d(void) {
				#pragma omp parallel for
					for (int i = 0; i < %2$d; i++) {
						a%1$d[i] = a%1$d[i] + %1$d;
						b%1$d[2 * i + %1$d] = b%1$d[2 * i + %3$d];
					}
				}
				""".formatted(number, 1000 + number, number + 1);
	}

	/**
	 * A program of 50 lines a region, of which about half are in the region: what is written in an odd element is read from an even one.
	 */
	static String large(int regions) {
		return IntStream.range(0, regions).mapToObj(k -> LARGE.formatted(k, 1000 + k)).collect(Collectors.joining());
	}

	/** Some text of a length. */
	static String huge(int characters) {
		String lines = "/* " + "x".repeat(90) + " */\n";
		return TestProject.RACY + lines.repeat(characters / lines.length() + 1);
	}

	static String hard(int number) {
		return HARD.formatted(number);
	}
}
