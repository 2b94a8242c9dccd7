package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Functions of another file that take any number of arguments. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class LinkedArgumentsTest extends LinkedFiles {
	/** A loop that prints by a function of another file. */
	private static final String PRINTER = """
			char name[10];
			void say(const char *format, ...);
			void each(double *restrict a, int n) {
			#pragma omp parallel for
				for (int i = 0; i < n; i++) {
					a[i] = i;
					say("%s %d\\n", name, i);
				}
			}
			""";
	private static final String SAY = "#include <stdarg.h>\n#include <stdio.h>\nvoid say(const char *format, ...) {\n\tva_list list;\n"
			+ "\tva_start(list, format);\n\tvprintf(format, list);\n\tva_end(list);\n}\n";

	private String each() {
		return answers().get("a.c each");
	}

	@Test
	void functionOfAnotherFileThatPrintsItsArgumentsIsFollowed() {
		file("a.c", PRINTER);
		file("b.c", SAY);
		assertEquals("RACE_FREE", each());
		file("b.c", "void say(const char *format, ...) {}\n");
		assertEquals("RACE_FREE", each());
		file("a.c", PRINTER.replace("a[i] = i", "name[0] = i"));
		assertEquals("RACE DEFINITE", each());
		file("b.c", SAY);
		assertEquals("RACE DEFINITE", each());
	}

	@Test
	void formatOfAnotherFileTellsWhatIsWritten() {
		file("a.c", PRINTER.replace("char name[10]", "int length").replace("%s %d\\n\", name, i", "%d%n\\n\", i, &length"));
		file("b.c", SAY);
		assertEquals("RACE DEFINITE", each());
	}

	@Test
	void furtherArgumentsOfAnotherFileAreUnknown() {
		file("a.c", "int last;\nvoid set(int count, ...);\nvoid each(int n) {\n#pragma omp parallel for\n\tfor (int i = 0; i < n; i++)\n"
				+ "\t\tset(1, &last);\n}\n");
		file("b.c", "#include <stdarg.h>\nvoid set(int count, ...) {\n\tva_list list;\n\tva_start(list, count);\n"
				+ "\t*va_arg(list, int *) = count;\n\tva_end(list);\n}\n");
		assertEquals("UNKNOWN", each());
		file("b.c", "void set(int count) { }\n");
		assertEquals("UNKNOWN", each());
		file("b.c", "void set(int *count, ...) { }\n");
		assertEquals("UNKNOWN", each());
	}

	@Test
	void listOfArgumentsThatOtherThreadsUseIsUnknown() {
		file("a.c", "void vsay(const char *format, __builtin_va_list list);\nvoid each(const char *format, ...) {\n"
				+ "\t__builtin_va_list list;\n\t__builtin_va_start(list, format);\n"
				+ "#pragma omp parallel\n\tvsay(format, list);\n}\nvoid all(void) { each(\"%d\", 1); }\n");
		file("b.c", "#include <stdarg.h>\n#include <stdio.h>\nvoid vsay(const char *format, va_list list) { vprintf(format, list); }\n");
		assertEquals("UNKNOWN", each());
	}
}
