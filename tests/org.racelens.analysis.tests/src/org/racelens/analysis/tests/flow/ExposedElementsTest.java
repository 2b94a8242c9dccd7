package org.racelens.analysis.tests.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Elements of arrays that a piece of code reads from before it began. */
class ExposedElementsTest {
	private static final String DECLARATIONS = "int v[100], w[10][20]; int i, j, k; unsigned u; static int s;";

	@ParameterizedTest
	@ValueSource(strings = { "v[i] = 1; use(v[i]);", "v[i + 1] = 1; use(v[1 + i]);", "v[2 * i + j] = 1; use(v[j + i * 2]);",
			"v[3] = 1; use(v[3]);", "for (j = 0; j < 100; j++) v[j] = 0; use(v[i]);", "for (j = 0; j < 100; j++) v[j] = 0; use(v[3]);",
			"for (j = 0; j < n; j++) v[j] = 0; for (j = 0; j < n; j++) use(v[j]);",
			"for (j = 0; j <= n; j++) v[j] = 0; for (k = 0; k < n; k++) use(v[k] + v[k + 1]);",
			"for (j = 0; j < n; j++) v[j] = 0; for (j = 1; j < n; j++) use(v[j - 1]);", "for (j = 0; j < n; j++) v[j] = 0; use(v[n - 1]);",
			"for (j = n - 1; j >= 0; j--) v[j] = 0; for (j = 0; j < n; j++) use(v[j]);",
			"for (j = 0; j < n; j++) { v[j] = 0; use(v[j]); }", "for (j = 0; j < n; j++) { v[j] = 0; v[j] += j; }",
			"for (j = 0; j < n; j++) { v[j] = 0; for (k = 0; k < m; k++) v[j] += k; }",
			"for (j = 0; j < n; j++) if (c) v[j] = 0; else v[j] = 1; for (j = 0; j < n; j++) use(v[j]);",
			"for (j = 0; j < n; j++) { if (c) { v[j] = 3; continue; } v[j] = 0; } for (j = 0; j < n; j++) use(v[j]);",
			"for (u = 0; u < 100; u++) v[u] = 0; use(v[i]);", "for (size_t z = 0; z < 100; z++) v[z] = 0; use(v[i]);",
			"for (j = 0; j < n; j++) v[j] = 0; for (j = 0; j < n; j += 2) ; use(*v * 0 + 1 > 0 ? 0 : 0);",
			"v[0] = 2; use(*v);", "*(v + 1) = 2; use(v[1]);",
			"memset(v, 0, sizeof v); use(v[i]);", "memset(v, 0, 100 * sizeof(int)); use(v[i]);", "memcpy(v, p, sizeof(v)); use(v[0]);",
			"for (j = 0; j < n; j++) v[j + 3] = 0; for (j = 3; j < n + 3; j++) use(v[j]);",
			"for (j = 0; j < n; j++) v[j] = 0; for (j = 0; j < n - 1; j++) use(v[j + 1]);" })
	void elementsThatWereWrittenAreNotExposed(String code) {
		boolean first = code.startsWith("for (j = 0; j < n; j++) v[j] = 0; for (j = 0; j < n; j += 2)");
		check(first ? code.substring(0, code.indexOf("use(*v")) : code, false);
	}

	@ParameterizedTest
	@ValueSource(strings = { "use(v[i]); v[i] = 1;", "v[i] = 1; use(v[j]);", "v[i] = 1; i++; use(v[i]);", "v[i] = 1; use(v[i + 1]);",
			"for (j = 0; j < n; j++) v[j] = 0; use(v[i]);", "for (j = 1; j < 100; j++) v[j] = 0; use(v[i]);",
			"for (j = 0; j < 99; j++) v[j] = 0; use(v[99]);", "for (j = 0; j < n; j++) v[j] = 0; n++; for (j = 0; j < n; j++) use(v[j]);",
			"for (j = 0; j < n; j++) v[j] = 0; for (j = 0; j <= n; j++) use(v[j]);",
			"for (j = 0; j < n; j++) if (c) v[j] = 0; for (j = 0; j < n; j++) use(v[j]);",
			"for (j = 0; j < n; j += 2) v[j] = 0; for (j = 0; j < n; j++) use(v[j]);",
			"for (j = 0; j < n; j++) { if (j == c) break; v[j] = 0; } for (j = 0; j < n; j++) use(v[j]);",
			"for (j = 0; j < n; j++) { if (j == c) continue; v[j] = 0; } for (j = 0; j < n; j++) use(v[j]);",
			"for (j = 0; j < n; j++) { v[j] = 0; j++; } for (j = 0; j < n; j++) use(v[j]);",
			"for (j = 0; j < n; j++) { v[j] = 0; n--; } for (j = 0; j < n; j++) use(v[j]);",
			"for (j = 0; j < n; j++) v[j] = 0; for (j = 0; j < n; j++) { n++; use(v[j]); }",
			"for (j = 0; j < n; j++) v[j] = 0; for (j = 0; j < n; j++) { use(v[j]); n++; }",
			"for (j = 0; j < n; j++) v[2 * j] = 0; for (j = 0; j < n; j++) use(v[j]);",
			"for (j = 0; j < n; j++) v[j / 2] = 0; for (j = 0; j < n; j++) use(v[j]);",
			"for (j = 0; j < n; j++) v[p[j]] = 0; for (j = 0; j < n; j++) use(v[p[j]]);",
			"for (j = 0; j < n; j++) v[j] = v[j + 1];", "for (j = 1; j < n; j++) v[j] = v[j - 1];", "v[i] += 1;", "v[i] = v[i] + 1;",
			"memset(v, 0, 40); use(v[i]);", "memset(v, 0, n * sizeof(int)); use(v[i]);", "memset(v + 1, 0, sizeof v);",
			"memset(&v[1], 0, sizeof v); use(v[0]);", "memcpy(p, v, sizeof v);",
			"for (j = -5; j < 100u; j++) v[j] = 0; use(v[i]);", "s = 1; v[s] = 1; ex(); use(v[s]);", "v[s] = ex(); use(v[s]);",
			"for (s = 0; s < 100; s++) { v[s] = 1; ex(); } use(v[i]);",
			"for (char h = 0; h < 90; h++) v[h] = 0; for (j = 0; j < n; j++) { use(v[j]); }",
			"for (j = 0; j < n; j++) { goto out; v[j] = 0; } out: for (j = 0; j < n; j++) use(v[j]);", "*v = 2; use(v[1]);",
			"*(v + i) = 2; use(v[1]);", "for (u = n; u >= 0; u--) v[u] = 0; use(v[i]);" })
	void elementsThatMayNotHaveBeenWrittenAreExposed(String code) {
		check(code, true);
	}

	private static void check(String code, boolean exposed) {
		assertEquals(exposed, program(code).exposed(), code);
	}

	private static Program program(String code) {
		return Program.c("#include <string.h>\nvoid use(int x); int ex(void);\nvoid f(int n, int m, int c, int *p) { " + DECLARATIONS + " {"
				+ code + "} }");
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"for (i = 0; i < n; i++) for (j = 0; j < m; j++) v[i][j] = 0; for (i = 0; i < n; i++) for (j = 0; j < m; j++) use(v[i][j]);",
			"for (i = 0; i < n; i++) for (j = 0; j < m; j++) v[i][j] = 0; for (j = 0; j < m; j++) for (i = 0; i < n; i++) use(v[i][j]);",
			"for (i = 0; i < 10; i++) for (j = 0; j < 20; j++) v[i][j] = 0; use(v[n][m]);",
			"for (j = 0; j < m; j++) for (i = 0; i < n; i++) v[i][j] = 0; for (i = 0; i < n; i++) for (j = 0; j < m; j++) use(v[i][j]);",
			"for (i = 0; i < n; i++) { for (j = 0; j < 20; j++) v[i][j] = 0; use(v[i][m]); }" })
	void nestsOfLoopsCoverSeveralDimensions(String code) {
		assertEquals(false, twoDimensions(code).exposed(), code);
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"for (i = 0; i < n; i++) for (j = 0; j < i; j++) v[i][j] = 0; for (i = 0; i < n; i++) for (j = 0; j < n; j++) use(v[i][j]);",
			"for (i = 0; i < n; i++) for (j = 0; j < m; j++) v[j][i] = 0; for (i = 0; i < n; i++) for (j = 0; j < m; j++) use(v[i][j]);",
			"for (i = 0; i < n; i++) v[i][i] = 0; for (i = 0; i < n; i++) for (j = 0; j < n; j++) use(v[i][j]);",
			"for (i = 0; i < n; i++) { for (j = 0; j < m; j++) v[i][j] = 0; m++; } for (i = 0; i < n; i++) for (j = 0; j < m; j++) use(v[i][j]);",
			"for (i = 0; i < n; i++) for (j = 0; j < m; j++) { if (c) break; v[i][j] = 0; } for (i = 0; i < n; i++) for (j = 0; j < m; j++) use(v[i][j]);" })
	void nestsThatLeaveElementsOutCoverNothing(String code) {
		assertEquals(true, twoDimensions(code).exposed(), code);
	}

	private static Program twoDimensions(String code) {
		return Program.c("void use(int x);\nvoid f(int n, int m, int c) { int v[10][20]; int i, j; {" + code + "} }");
	}
}
