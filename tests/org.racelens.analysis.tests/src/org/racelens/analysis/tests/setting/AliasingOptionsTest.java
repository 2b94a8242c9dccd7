package org.racelens.analysis.tests.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** That memory is accessed by its effective type counts unless options of some function, however they are written, turn that off. */
class AliasingOptionsTest {
	@ParameterizedTest
	@ValueSource(strings = { "#define X \"strict-aliasing\"\n__attribute__((optimize(\"no-\" X)))",
			"#define NO(x) \"no-\" #x\n__attribute__((__optimize__(NO(strict-aliasing))))",
			"#define FAST(x) __attribute__((optimize(\"no-\" x)))\nFAST(\"strict-aliasing\")",
			"#define OPT optimize\n#define X \"strict-aliasing\"\n__attribute__((OPT(\"no-\" X)))",
			"#define ATTR(n, v) __attribute__((n(v)))\nATTR(optimize, \"-fno-\" \"strict-aliasing\")",
			"#define ATTR(n, v) __attribute__((n(\"no-\" v)))\nATTR(optimize, \"strict-aliasing\")",
			"#define X strict-aliasing\n#define S(x) #x\n#define T(x) S(x)\n__attribute__((optimize(\"O2\", \"no-\" T(X))))",
			"#define P(x) _Pragma(#x)\n#define N \"no-\"\nP(GCC optimize (N \"strict-aliasing\"))" })
	void macrosMayTurnTheRuleOff(String options) {
		assertEquals("RACE_FREE_IF", verdict(Answers.c(), options));
	}

	@ParameterizedTest
	@ValueSource(strings = { "#pragma GCC optimize \"O3\"\n#pragma GCC diagnostic ignored \"-Wstrict-aliasing\"",
			"#define O \"O3\"\n__attribute__((optimize(O))) // keeps strict-aliasing",
			"// optimize, and \"strict-aliasing\"\n#pragma GCC optimize (\"O3\", \\\n  \"strict-aliasing\")",
			"/* we optimize\n\"strict-aliasing\" */\n_Pragma(\"GCC optimize (\\\"O3\\\", \\\"strict-aliasing\\\")\")",
			"__attribute__((optimize(\"O3\", 2, \"no-math-errno\")))\nint q;\n#define X \"-fstrict-aliasing\"",
			"#pragma GCC optimize (\"O3\",\"unroll-loops\")\nstatic const char *note = \"strict-aliasing\";" })
	void otherOptionsLeaveTheRule(String options) {
		assertEquals("RACE_FREE", verdict(Answers.c(), options));
	}

	@ParameterizedTest
	@ValueSource(strings = { "unordered_map", "string", "functional", "memory", "algorithm", "map", "iostream", "regex", "thread",
			"future" })
	void headersOfTheLibraryLeaveTheRule(String header) {
		assertEquals("RACE_FREE", verdict(Answers.cpp(), "#include <" + header + ">\n"));
		assertEquals("RACE_FREE", verdict(Answers.cpp(),
				"#include <" + header + ">\n#define O \"O3\"\n__attribute__((optimize(O)))"));
	}

	private static String verdict(Answers answers, String options) {
		return answers.of(options + """

				void convert(int n, double *dst, const long *src) {
				#pragma omp parallel for
					for (int i = 0; i < n; i++)
						dst[i] = 0.5 * src[i + 1];
				}
				""").verdict();
	}
}
