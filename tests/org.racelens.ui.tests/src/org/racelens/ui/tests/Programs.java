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

	/** Some text of a length. */
	static String huge(int characters) {
		String lines = "/* " + "x".repeat(90) + " */\n";
		return TestProject.RACY + lines.repeat(characters / lines.length() + 1);
	}

	static String hard(int number) {
		return HARD.formatted(number);
	}
}
