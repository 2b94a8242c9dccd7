package org.racelens.analysis.tests.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Updates of a variable that could be a reduction. */
class AccumulationTest {
	private static final String PRELUDE = "#include <math.h>\n#define MAX(a,b) ((a)>(b)?(a):(b))\n#define MIN(a,b) ((a)<(b)?(a):(b))\n"
			+ "int ex(void); double w[9]; int g[9];\nvoid f(int n, int c, double d, double *q, unsigned u, long l, _Bool t, char h) ";

	private static void check(String declarations, String code, String expected) {
		assertEquals(expected, Program.c(PRELUDE + "{ " + declarations + " {" + code + "} }").accumulation(), declarations + " " + code);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '#', value = { "v += n;                                   # +", "v -= n;                                   # +",
			"v++;                                      # +", "--v;                                      # +",
			"v = v + n;                                # +", "v = n + v;                                # +",
			"v = v - n;                                # +", "v = n - v;                                # none",
			"v = v + n - c;                            # +", "v = n + v + c;                            # +",
			"v = n - (v + c);                          # none", "v = v + v;                                # none",
			"v = v + n * c;                            # +", "v = (v + n) * c;                          # none",
			"v += v;                                   # none", "v += n; v -= c;                           # +",
			"v += n; v *= c;                           # none", "v *= n;                                   # *",
			"v = n * v;                                # *", "v /= n;                                   # none",
			"v %= n;                                   # none", "v <<= 1;                                  # none",
			"v &= n;                                   # &", "v = n | v;                                # |",
			"v ^= n;                                   # ^", "v = v && n;                               # &&",
			"v = n || v;                               # ||", "v = n && v++;                             # none",
			"v = v && ex();                            # none", "if (n > v) v = n;                         # max",
			"if (v < n) { v = n; }                     # max", "if (n >= v) v = n;                        # max",
			"if (n < v) v = n;                         # min", "if (v >= n) v = n;                        # min",
			"if (n > v) v = c;                         # none", "if (n > v) v = n; else c = 1;             # none",
			"if (g[n] > v) v = g[n];                   # max", "if (g[n] > v) v = g[c];                   # none",
			"if (n++ > v) v = n++;                     # none", "if (n == v) v = n;                        # none",
			"if (n > v) { v = n; c = 1; }              # none", "if (u > v) v = u;                         # none",
			"if (l > v) v = l;                         # none", "if (d > v) v = d;                         # none",
			"if (h > v) v = h;                         # max", "v = n > v ? n : v;                        # max",
			"v = v > n ? v : n;                        # max", "v = n > v ? v : n;                        # min",
			"v = v < n ? v : n;                        # min", "v = v <= n ? n : v;                       # max",
			"v = v > n ? c : v;                        # none", "v = MAX(v, n);                            # max",
			"v = MAX(n, v);                            # max", "v = MIN(v, g[n]);                         # min",
			"v = fmax(v, d);                           # none", "if (n) v = 1;                             # none",
			"v = n;                                    # none", "c = v += n;                               # none",
			"c = v++;                                  # none", "if (v++ > n) c = 1;                       # none",
			"if (n > 3) v += n;                        # +", "for (int i = 0; i < n; i++, v++) ;        # +",
			"for (int i = 0; i < n; i++) v += i;       # +", "for (int i = 0; i < v; i++) v += i;       # none",
			"v += n, v += c;                           # +", "v += n; c = v;                            # none",
			"(void) (v += n);                          # +", "g[v] = 1; v += n;                         # none",
			"v += ex();                                # +", "v += d;                                   # none",
			"v = v + d;                                # none", "n = 1;                                    # none",
			"goto out; v += n; out: ;                  # none", "v += n; int z[v];                         # none",
			"v += sizeof v;                            # +", "{ int v = 0; v += n; }                    # none",
			"while (n--) { v += n; break; }            # +", "return (void) v++;                        # none",
			"switch (n) { case 1: v += 1; }            # +", "v += n || v;                              # none",
			"_Pragma(`omp atomic`) v += n;             # +", "_Pragma(`omp parallel num_threads(v)`) v += n; # none",
			"v += (n, c);                              # +", "v = v ^ n ^ c;                            # ^",
			"v = v & n | c;                            # none" })
	void aWholeNumberIsAccumulated(String code, String expected) {
		check("int v;", code.replace('`', '"'), expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '#', value = { "v += d;            # +", "v += n;              # +", "v *= d;              # *",
			"v /= d;            # none", "v = d * v * 2.0;  # *", "v = fmax(v, d);      # max", "v = fmin(d, v);      # min",
			"v = fmax(d, d);    # none", "v = fmax(v, v);   # none", "if (fabs(d) > v) v = fabs(d); # max",
			"if (w[n] < v) v = w[n]; # min", "if (ex() > v) v = ex();    # none", "v -= d / v;          # none" })
	void aFloatingNumberIsAccumulated(String code, String expected) {
		check("double v;", code, expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '#', value = { "v |= t;         # |", "v = v && n;      # &&", "v += t;          # none", "v++;        # none",
			"v ^= n;         # none", "v *= n;          # none" })
	void aTruthValueIsAccumulated(String code, String expected) {
		check("_Bool v;", code, expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '#', value = { "int v[9];         # v[n] += c;                  # + elements",
			"int v[9];         # v[g[n]]++;                  # + elements", "int v[9];         # v[n] = v[n] + c;            # + elements",
			"int v[9];         # v[n] = v[c] + c;            # none", "int v[9];         # v[v[n]] += c;               # none",
			"int v[9];         # v[n++] += c;                # none", "int v[9];         # v[n] += c; v[c] -= n;       # + elements",
			"int v[9];         # v[n] += v[c];               # none", "int v[9][9];      # v[n][c] += c;               # + elements",
			"int v[9];         # if (n > v[c]) v[c] = n;     # max elements",
			"int v[9];         # *v += 1;                    # + elements",
			"int *v;           # *v += 1;                    # + elements", "int *v;           # v[n] += 1;                  # + elements",
			"int *v;           # v++;                        # none", "int *v;           # *v++ += 1;                  # none",
			"int *v;           # v += 1;                     # none", "int *v;           # (*v)++;                     # + elements",
			"int v, *z = &v;   # v += 1;                     # none", "int v[9], *z = v; # v[n] += 1;                  # none",
			"struct { int x; } v; # v.x += 1;                # none", "volatile int z; int v; # v += z;                 # +" })
	void elementsAreAccumulated(String declarations, String code, String expected) {
		check(declarations, code, expected);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '#', value = { "static int v; static void add(int a) { v += a; }        # add(n);           # +",
			"static int v; static void add(int a) { v += a; }        # add(n); v -= n;   # +",
			"static int v; static void add(int a) { v += a; }        # add(n); v *= n;   # none",
			"static int v; static int get(void) { return v; }        # v += 1; get();    # none",
			"static int v; static int get(void) { return v; }        # v += get();       # none",
			"static int v; static int inc(void) { return v++; }      # inc();            # none",
			"static int v; static void r(int a) { v++; if (a) r(a - 1); } # r(n);        # +",
			"int v; int ex(void);                                    # v += ex();        # none",
			"static int v; int ex(void);                             # v++; ex();        # none",
			"static int v; static int one(void) { return 1; }        # v += one();       # +",
			"static _Thread_local int v;                             # v += n;           # none" })
	void calledFunctionsMayTakePart(String before, String code, String expected) {
		assertEquals(expected, Program.c(before + "\nvoid f(int n) { {" + code + "} }").accumulation(), before + " " + code);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '#', value = { "v = std::max(v, n);   # max", "v = std::min(n, v);   # min", "v = std::max(n, c);   # none",
			"auto add = [&] { v += n; }; add(); # none" })
	void theStandardLibraryOfCppIsKnown(String code, String expected) {
		assertEquals(expected, Program.cpp("#include <algorithm>\nvoid f(int n, int c) { int v = 0; {" + code + "} }").accumulation(),
				code);
	}
}
