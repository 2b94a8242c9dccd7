package org.racelens.openmp.library;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;

/** What library functions that programs without their source call do, as far as races are concerned. */
public final class LibraryModels {
	/** How a library function behaves. */
	public enum Behaviour {
		/** the result depends on the arguments alone */
		PURE,
		/** any result, nothing written that the program can name */
		INPUT,
		/** a result that the program determines and that is not followed, nothing written */
		UNFOLLOWED,
		/** reads the texts that its arguments point to; a pointer to anything else is used as a number */
		READS_ARGUMENTS,
		/** as before, but writes what a format with {@code %n}, or one that is not known, may name */
		PRINTS,
		/** as before, where the format comes second */
		PRINTS_TO_FIRST,
		/** reads the text of the first argument and writes where it ended to what the second points to, unless that is null */
		PARSES_TEXT,
		/** reads the memory its first two arguments point to; the third argument is the size in bytes */
		COMPARES_BLOCKS,
		/** fills the memory its first argument points to; the third argument is the size in bytes */
		FILLS_FIRST,
		/** as before, from the memory the second argument points to */
		COPIES_SECOND_TO_FIRST,
		/** writes what its argument points to and leaves what stands there: library code that allocates anew what it holds */
		REWRITES_ARGUMENT,
		/** writes what its pointer arguments point to */
		WRITES_ARGUMENTS,
		/** as before, from the argument behind the format on, which is the first one; the format is read */
		SCANS,
		/** as before, where the format comes second; a text before it is read */
		SCANS_FIRST,
		/** yields a fresh object */
		ALLOCATES, ALLOCATES_ZEROED,
		/** reads the text of the first argument and yields a fresh object with it */
		DUPLICATES_TEXT,
		/** writes a pointer to a fresh object to what the first argument points to */
		ALLOCATES_TO_FIRST,
		/** ends the life of the block that the first argument points to */
		RELEASES,
		/** as before, and yields a fresh object with what was in the block */
		REALLOCATES,
		/**
		 * whether an owner that ends is the last one of its block: it is alone (first argument), nor is another known to go on (second one)
		 */
		ENDS_BLOCK,
		/** whether one thread alone is executing the program */
		IS_SERIAL,
		/** what {@link LibrarySignatures} say of each argument */
		AS_SIGNED,
		/** {@code strtok_r}: writes in the text of the first argument, or where the third one's pointer leads, and moves that pointer */
		SPLITS_TEXT,
		/** nothing that matters here */
		NOTHING,
		/** does not return */
		EXITS
	}

	private static final Set<
			String> PURE = Set.of("abs", "labs", "llabs", "ffs", "ffsl", "ffsll", "fabs", "sqrt", "cbrt", "sin", "cos", "tan", "asin",
					"acos", "atan", "atan2",
					"sinh", "cosh", "tanh", "exp", "exp2", "log", "log2", "log10", "log1p", "expm1", "pow", "floor", "ceil", "round",
					"trunc", "fmod", "fmin",
					"fmax", "hypot", "erf", "erfc", "tgamma", "ldexp", "copysign", "rint", "nearbyint", "remainder", "fma",
					"asinh", "acosh", "atanh", "logb", "ilogb", "scalbn", "scalbln", "nextafter", "nexttoward", "fdim", "llround", "llrint",
					"isnan", "isinf", "isfinite", "isnormal", "fpclassify",
					"signbit", "isdigit", "isalpha", "isspace", "isalnum", "isblank", "iscntrl", "isgraph", "islower",
					"isprint", "ispunct", "isupper", "isxdigit", "toupper", "tolower", "difftime", "csqrt", "cpow",
					"clog", "carg", "conj", "cabs", "creal", "cimag",
					"cexp", "lround", "lrint",
					"__builtin_expect", "__builtin_popcount", "__builtin_abs", "__builtin_fabs", "__builtin_sqrt", "__builtin_bswap32",
					"__builtin_clz", "__builtin_ctz", "__builtin_clzl", "__builtin_ctzl", "__builtin_clzll", "__builtin_ctzll",
					"__builtin_popcountl", "__builtin_popcountll", "__builtin_parity", "__builtin_parityl", "__builtin_parityll",
					"__builtin_bswap16", "__builtin_bswap64", "__builtin_constant_p", "__builtin_object_size");
	private static final Map<String, Behaviour> OTHERS = Map.ofEntries(Map.entry("printf", Behaviour.PRINTS),
			Map.entry("fprintf", Behaviour.PRINTS_TO_FIRST), Map.entry("puts", Behaviour.READS_ARGUMENTS),
			Map.entry("fputs", Behaviour.READS_ARGUMENTS),
			Map.entry("putchar", Behaviour.NOTHING), Map.entry("fputc", Behaviour.NOTHING), Map.entry("putc", Behaviour.NOTHING),
			Map.entry("perror", Behaviour.READS_ARGUMENTS), Map.entry("fflush", Behaviour.NOTHING), Map.entry("fclose", Behaviour.NOTHING),
			Map.entry("fopen", Behaviour.READS_ARGUMENTS), Map.entry("getenv", Behaviour.READS_ARGUMENTS),
			Map.entry("strlen", Behaviour.READS_ARGUMENTS),
			Map.entry("strcmp", Behaviour.READS_ARGUMENTS), Map.entry("strncmp", Behaviour.READS_ARGUMENTS),
			Map.entry("memcmp", Behaviour.COMPARES_BLOCKS), Map.entry("strtok_r", Behaviour.SPLITS_TEXT),
			Map.entry("atoi", Behaviour.READS_ARGUMENTS), Map.entry("atol", Behaviour.READS_ARGUMENTS),
			Map.entry("atof", Behaviour.READS_ARGUMENTS),
			Map.entry("atoll", Behaviour.READS_ARGUMENTS), Map.entry("strtol", Behaviour.PARSES_TEXT),
			Map.entry("strtoll", Behaviour.PARSES_TEXT), Map.entry("strtoul", Behaviour.PARSES_TEXT),
			Map.entry("strtoull", Behaviour.PARSES_TEXT), Map.entry("strtod", Behaviour.PARSES_TEXT),
			Map.entry("strtof", Behaviour.PARSES_TEXT), Map.entry("strtold", Behaviour.PARSES_TEXT),
			Map.entry("rand", Behaviour.INPUT), Map.entry("random", Behaviour.INPUT), Map.entry("drand48", Behaviour.INPUT),
			Map.entry("lrand48", Behaviour.INPUT), Map.entry("srand", Behaviour.NOTHING), Map.entry("srandom", Behaviour.NOTHING),
			Map.entry("srand48", Behaviour.NOTHING), Map.entry("getchar", Behaviour.INPUT), Map.entry("time", Behaviour.WRITES_ARGUMENTS),
			Map.entry("clock", Behaviour.INPUT), Map.entry("gettimeofday", Behaviour.WRITES_ARGUMENTS),
			Map.entry("clock_gettime", Behaviour.WRITES_ARGUMENTS), Map.entry("usleep", Behaviour.NOTHING),
			Map.entry("sleep", Behaviour.NOTHING),
			Map.entry("sched_yield", Behaviour.NOTHING), Map.entry("getpid", Behaviour.INPUT),
			Map.entry("scanf", Behaviour.SCANS),
			Map.entry("fscanf", Behaviour.SCANS_FIRST), Map.entry("sscanf", Behaviour.SCANS_FIRST),
			Map.entry("rand_r", Behaviour.WRITES_ARGUMENTS),
			Map.entry("sigemptyset", Behaviour.REWRITES_ARGUMENT), Map.entry("sigfillset", Behaviour.REWRITES_ARGUMENT),
			Map.entry("sigaddset", Behaviour.REWRITES_ARGUMENT), Map.entry("sigdelset", Behaviour.REWRITES_ARGUMENT),
			Map.entry("memset", Behaviour.FILLS_FIRST), Map.entry("memcpy", Behaviour.COPIES_SECOND_TO_FIRST),
			Map.entry("memmove", Behaviour.COPIES_SECOND_TO_FIRST), Map.entry("__builtin_memset", Behaviour.FILLS_FIRST),
			Map.entry("__builtin_memcpy", Behaviour.COPIES_SECOND_TO_FIRST), Map.entry("malloc", Behaviour.ALLOCATES),
			Map.entry("strdup", Behaviour.DUPLICATES_TEXT), Map.entry("strndup", Behaviour.DUPLICATES_TEXT),
			Map.entry("aligned_alloc", Behaviour.ALLOCATES), Map.entry("alloca", Behaviour.ALLOCATES),
			Map.entry("__racelens_rewrite", Behaviour.REWRITES_ARGUMENT), Map.entry("__racelens_value", Behaviour.UNFOLLOWED),
			Map.entry("input or output", Behaviour.NOTHING),
			Map.entry("__racelens_is_last", Behaviour.ENDS_BLOCK), Map.entry("__racelens_is_serial", Behaviour.IS_SERIAL),
			Map.entry("calloc", Behaviour.ALLOCATES_ZEROED), Map.entry("__racelens_zeroed", Behaviour.ALLOCATES_ZEROED),
			Map.entry("omp_alloc", Behaviour.ALLOCATES), Map.entry("free", Behaviour.RELEASES), Map.entry("omp_free", Behaviour.RELEASES),
			Map.entry("cfree", Behaviour.RELEASES), Map.entry("_mm_free", Behaviour.RELEASES),
			Map.entry("operator delete", Behaviour.RELEASES), Map.entry("__racelens_release", Behaviour.RELEASES),
			Map.entry("__racelens_at_exit", Behaviour.NOTHING),
			Map.entry("realloc", Behaviour.REALLOCATES),
			Map.entry("reallocarray", Behaviour.REALLOCATES), Map.entry("omp_realloc", Behaviour.REALLOCATES),
			Map.entry("valloc", Behaviour.ALLOCATES), Map.entry("memalign", Behaviour.ALLOCATES),
			Map.entry("_mm_malloc", Behaviour.ALLOCATES), Map.entry("posix_memalign", Behaviour.ALLOCATES_TO_FIRST),
			Map.entry("exit", Behaviour.EXITS), Map.entry("_exit", Behaviour.EXITS), Map.entry("abort", Behaviour.EXITS),
			Map.entry("__builtin_unreachable", Behaviour.EXITS), Map.entry("__builtin_trap", Behaviour.EXITS),
			Map.entry("std::terminate", Behaviour.EXITS),
			Map.entry("__assert_fail", Behaviour.EXITS), Map.entry("__assert_rtn", Behaviour.EXITS),
			Map.entry("__assert_perror_fail", Behaviour.EXITS), Map.entry("longjmp", Behaviour.EXITS),
			Map.entry("_longjmp", Behaviour.EXITS), Map.entry("siglongjmp", Behaviour.EXITS),
			Map.entry("pthread_exit", Behaviour.EXITS), Map.entry("thrd_exit", Behaviour.EXITS),
			Map.entry("__builtin_prefetch", Behaviour.NOTHING), Map.entry("omp_get_wtime", Behaviour.INPUT),
			Map.entry("omp_get_wtick", Behaviour.INPUT),
			Map.entry("omp_get_num_procs", Behaviour.INPUT), Map.entry("omp_get_dynamic", Behaviour.INPUT),
			Map.entry("omp_get_nested", Behaviour.INPUT),
			Map.entry("omp_set_dynamic", Behaviour.NOTHING), Map.entry("omp_set_nested", Behaviour.NOTHING),
			Map.entry("omp_set_max_active_levels", Behaviour.NOTHING), Map.entry("omp_get_max_active_levels", Behaviour.INPUT),
			Map.entry("omp_set_schedule", Behaviour.NOTHING), Map.entry("omp_get_num_devices", Behaviour.INPUT),
			Map.entry("omp_get_thread_limit", Behaviour.INPUT),
			Map.entry("omp_get_initial_device", Behaviour.INPUT), Map.entry("omp_get_default_device", Behaviour.INPUT),
			Map.entry("omp_set_default_device", Behaviour.NOTHING), Map.entry("omp_get_device_num", Behaviour.INPUT),
			Map.entry("omp_get_max_teams", Behaviour.INPUT), Map.entry("omp_set_num_teams", Behaviour.NOTHING),
			Map.entry("omp_get_teams_thread_limit", Behaviour.INPUT), Map.entry("omp_set_teams_thread_limit", Behaviour.NOTHING),
			Map.entry("omp_get_supported_active_levels", Behaviour.INPUT), Map.entry("omp_get_max_task_priority", Behaviour.INPUT),
			Map.entry("omp_get_proc_bind", Behaviour.INPUT), Map.entry("omp_get_num_places", Behaviour.INPUT),
			Map.entry("omp_get_place_num", Behaviour.INPUT), Map.entry("omp_get_place_num_procs", Behaviour.INPUT),
			Map.entry("omp_get_partition_num_places", Behaviour.INPUT), Map.entry("omp_get_place_proc_ids", Behaviour.WRITES_ARGUMENTS),
			Map.entry("omp_get_partition_place_nums", Behaviour.WRITES_ARGUMENTS),
			Map.entry("omp_get_schedule", Behaviour.WRITES_ARGUMENTS), Map.entry("omp_display_env", Behaviour.NOTHING),
			Map.entry("omp_target_is_present", Behaviour.INPUT), Map.entry("omp_target_free", Behaviour.NOTHING),
			Map.entry("omp_set_default_allocator", Behaviour.NOTHING), Map.entry("omp_get_default_allocator", Behaviour.INPUT),
			Map.entry("omp_init_allocator", Behaviour.INPUT), Map.entry("omp_destroy_allocator", Behaviour.NOTHING),
			Map.entry("omp_aligned_alloc", Behaviour.ALLOCATES), Map.entry("omp_calloc", Behaviour.ALLOCATES_ZEROED),
			Map.entry("omp_aligned_calloc", Behaviour.ALLOCATES_ZEROED), Map.entry("omp_pause_resource", Behaviour.INPUT),
			Map.entry("omp_pause_resource_all", Behaviour.INPUT), Map.entry("omp_display_affinity", Behaviour.READS_ARGUMENTS),
			Map.entry("omp_set_affinity_format", Behaviour.READS_ARGUMENTS),
			Map.entry("omp_get_affinity_format", Behaviour.WRITES_ARGUMENTS), Map.entry("omp_control_tool", Behaviour.INPUT),
			Map.entry("omp_target_is_accessible", Behaviour.INPUT), Map.entry("omp_target_associate_ptr", Behaviour.INPUT),
			Map.entry("omp_target_disassociate_ptr", Behaviour.INPUT), Map.entry("quick_exit", Behaviour.EXITS),
			Map.entry("_Exit", Behaviour.EXITS));

	/** of C++; with a third argument they call it */
	private static final Set<String> OF_TWO = Set.of("min", "max");

	private LibraryModels() {
	}

	/** The behaviour of a function, or nothing where it has no model. */
	public static Optional<Behaviour> behaviour(String name) {
		boolean pure = PURE.contains(name) || OF_TWO.contains(name) || isFloatOrLongDouble(name);
		return pure ? Optional.of(Behaviour.PURE)
				: Optional.ofNullable(OTHERS.get(name)).or(() -> LibrarySignatures.of(name).map(s -> Behaviour.AS_SIGNED));
	}

	/** The behaviour of a called function; another one that takes pointers or structures is not the library's, whatever its name is. */
	public static Optional<Behaviour> behaviour(Call e) {
		boolean other = OF_TWO.contains(e.callee()) && e.arguments().size() != 2
				|| !e.callee().startsWith("__builtin_") && e.arguments().stream().anyMatch(a -> !isNumber(a.type()));
		return behaviour(e.callee()).filter(b -> b != Behaviour.PURE || !other)
				.filter(b -> b != Behaviour.AS_SIGNED || LibrarySignatures.of(e.callee()).filter(s -> s.fits(e)).isPresent());
	}

	/**
	 * Whether what a library's function does for a call has ended when it returns, but for messages that it begins.
	 *
	 * @param prompt the functions that call what code they are given before they return
	 */
	public static boolean isDoneAfter(Call e, Set<String> prompt) {
		return prompt.contains(e.callee()) || behaviour(e).isPresent() || RuntimeRoutine.of(e.callee()).isPresent();
	}

	private static boolean isNumber(Type type) {
		return !(type instanceof PointerType || type instanceof ArrayType || type instanceof RecordType);
	}

	private static boolean isFloatOrLongDouble(String name) {
		String lower = name.toLowerCase(Locale.ROOT);
		return (lower.endsWith("f") || lower.endsWith("l")) && PURE.contains(name.substring(0, name.length() - 1));
	}

	/** Whether a function of which nothing is known may, by its name, let one thread in at a time. */
	public static boolean soundsLikeLock(String function) {
		return function.contains("lock") || function.contains("mutex");
	}
}
