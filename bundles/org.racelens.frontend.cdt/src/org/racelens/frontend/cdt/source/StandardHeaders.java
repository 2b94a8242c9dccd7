package org.racelens.frontend.cdt.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.model.source.Language;

/**
 * The standard headers, in the bundle's own short versions: types, macros and the prototypes programs use. Reading the system's would cost
 * most of a cold start, and a machine without a compiler has none. What the functions do is known to the analysis by their names.
 */
public final class StandardHeaders {
	private static final Set<String> C = Set.of("assert.h", "complex.h", "ctype.h", "errno.h", "fenv.h", "float.h", "inttypes.h",
			"iso646.h",
			"limits.h", "locale.h", "malloc.h", "math.h", "memory.h", "mpi.h", "omp.h", "pthread.h", "sched.h", "setjmp.h", "signal.h",
			"stdalign.h",
			"stdarg.h", "stdatomic.h", "stdbool.h", "stddef.h", "stdint.h", "stdio.h", "stdlib.h", "stdnoreturn.h", "string.h", "strings.h",
			"sys/resource.h", "sys/stat.h", "sys/time.h", "sys/times.h", "sys/types.h", "tgmath.h", "threads.h", "time.h", "uchar.h",
			"unistd.h", "wchar.h", "wctype.h", "getopt.h", "fcntl.h", "values.h", "alloca.h");

	private static final Set<String> CPP = Set.of("algorithm", "any", "array", "atomic", "bitset", "cassert", "cctype", "cerrno", "cfenv",
			"cfloat", "charconv", "chrono", "cinttypes", "climits", "clocale", "cmath", "complex", "condition_variable", "csetjmp",
			"csignal",
			"cstdarg", "cstddef", "cstdint", "cstdio", "cstdlib", "cstring", "ctime", "cwchar", "deque", "exception", "execution",
			"filesystem", "forward_list", "fstream", "functional", "future", "initializer_list", "iomanip", "ios", "iosfwd", "iostream",
			"istream", "iterator", "limits", "list", "locale", "map", "memory", "mutex", "new", "numeric", "optional", "ostream", "queue",
			"random", "ratio", "regex", "set", "shared_mutex", "sstream", "stack", "stdexcept", "streambuf", "string", "string_view",
			"system_error", "thread", "tuple", "type_traits", "typeindex", "typeinfo", "unordered_map", "unordered_set", "utility",
			"valarray", "variant", "vector");

	private final Language language;

	StandardHeaders(Language language) {
		this.language = language;
	}

	/** Whether a header of this name belongs to a standard (ISO C and C++, POSIX, OpenMP, MPI): its absence is no gap. */
	boolean isStandard(String headerName) {
		return C.contains(headerName) || CPP.contains(headerName);
	}

	/** The short version of a header; empty if there is none. */
	Optional<String> text(String headerName) {
		boolean known = C.contains(headerName) || language == Language.CPP && CPP.contains(headerName);
		return known ? resource(headerName) : Optional.empty();
	}

	/** The texts of all headers that a program in C may include. */
	public static Stream<String> ofC() {
		return C.stream().sorted().flatMap(h -> resource(h).stream());
	}

	private static Optional<String> resource(String headerName) {
		try (InputStream in = StandardHeaders.class.getResourceAsStream("headers/" + headerName)) {
			return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
		} catch (IOException e) {
			return Optional.empty();
		}
	}
}
