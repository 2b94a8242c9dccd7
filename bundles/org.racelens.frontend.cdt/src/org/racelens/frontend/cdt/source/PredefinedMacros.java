package org.racelens.frontend.cdt.source;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;

/** The macros a GNU compiler for x86-64 Linux defines with {@code -fopenmp}, as far as programs ask for them. */
public final class PredefinedMacros {
	/** What CDT's C parser has no keyword for is turned into an attribute, which it keeps. */
	static final String THREAD_LOCAL_ATTRIBUTE = "racelens_thread_local";

	/** Marks what C declares {@code _Atomic}. */
	public static final String ATOMIC_ATTRIBUTE = "racelens_atomic";

	/** The {@code __STDC_VERSION__} of C23. */
	static final String C23 = "202311L";

	private static final String HAS = "racelens_has_attribute_";

	/** attributes that change what a program means, and that are followed; to what is asked of others, all can do without */
	private static final List<String> ATTRIBUTES = List.of("packed", "aligned", "mode", "noreturn", "constructor", "destructor");

	private static final Map<String, String> COMMON = Map.ofEntries(Map.entry("_OPENMP", "202111"), Map.entry("__STDC__", "1"),
			Map.entry("__STDC_HOSTED__", "1"), Map.entry("__GNUC__", "12"), Map.entry("__GNUC_MINOR__", "2"),
			Map.entry("__GNUC_PATCHLEVEL__", "0"), Map.entry("__x86_64__", "1"), Map.entry("__x86_64", "1"), Map.entry("__amd64__", "1"),
			Map.entry("__linux__", "1"), Map.entry("__linux", "1"), Map.entry("linux", "1"), Map.entry("__unix__", "1"),
			Map.entry("__gnu_linux__", "1"), Map.entry("__LP64__", "1"), Map.entry("_LP64", "1"), Map.entry("__CHAR_BIT__", "8"),
			Map.entry("__SIZEOF_INT__", "4"), Map.entry("__SIZEOF_LONG__", "8"), Map.entry("__SIZEOF_POINTER__", "8"),
			Map.entry("__SIZEOF_SIZE_T__", "8"), Map.entry("__SIZEOF_DOUBLE__", "8"), Map.entry("__SIZEOF_FLOAT__", "4"),
			Map.entry("__SIZEOF_SHORT__", "2"), Map.entry("__SIZEOF_LONG_LONG__", "8"), Map.entry("__SIZEOF_LONG_DOUBLE__", "16"),
			Map.entry("__SIZEOF_INT128__", "16"), Map.entry("__INT_MAX__", "2147483647"), Map.entry("__LONG_MAX__", "9223372036854775807L"),
			Map.entry("__SCHAR_MAX__", "127"), Map.entry("__SHRT_MAX__", "32767"), Map.entry("__LONG_LONG_MAX__", "9223372036854775807LL"),
			Map.entry("__SIZE_MAX__", "18446744073709551615UL"), Map.entry("__SIZE_TYPE__", "unsigned long"),
			Map.entry("__PTRDIFF_TYPE__", "long"), Map.entry("__INT8_TYPE__", "signed char"), Map.entry("__INT16_TYPE__", "short"),
			Map.entry("__INT32_TYPE__", "int"), Map.entry("__INT64_TYPE__", "long"), Map.entry("__UINT8_TYPE__", "unsigned char"),
			Map.entry("__UINT16_TYPE__", "unsigned short"), Map.entry("__UINT32_TYPE__", "unsigned int"),
			Map.entry("__UINT64_TYPE__", "unsigned long"), Map.entry("__INTPTR_TYPE__", "long"),
			Map.entry("__UINTPTR_TYPE__", "unsigned long"),
			Map.entry("__INTMAX_TYPE__", "long"), Map.entry("__UINTMAX_TYPE__", "unsigned long"), Map.entry("__WCHAR_TYPE__", "int"),
			Map.entry("__WINT_TYPE__", "unsigned int"), Map.entry("__ORDER_LITTLE_ENDIAN__", "1234"),
			Map.entry("__ORDER_BIG_ENDIAN__", "4321"), Map.entry("__BYTE_ORDER__", "1234"),
			Map.entry("__FLT_MAX__", "3.40282346638528859812e+38F"),
			Map.entry("__DBL_MAX__", "1.79769313486231570815e+308"), Map.entry("__DBL_EPSILON__", "2.22044604925031308085e-16"),
			Map.entry("__ATOMIC_RELAXED", "0"), Map.entry("__ATOMIC_CONSUME", "1"), Map.entry("__ATOMIC_ACQUIRE", "2"),
			Map.entry("__ATOMIC_RELEASE", "3"), Map.entry("__ATOMIC_ACQ_REL", "4"), Map.entry("__ATOMIC_SEQ_CST", "5"),
			Map.entry("__VERSION__", "\"12.2.0\""), Map.entry("__has_attribute(a)", HAS + " ## a"),
			Map.entry("__has_cpp_attribute(a)", "0"),
			Map.entry("__has_builtin(b)", "0"), Map.entry("__has_feature(f)", "0"), Map.entry("__has_include(h)", "0"),
			Map.entry("__builtin_va_arg(list, type)", "(*(type *) __builtin_va_arg(list))"),
			Map.entry("__FUNCTION__", "__func__"), Map.entry("__PRETTY_FUNCTION__", "__func__"));

	private static final Map<String, String> C_ONLY = Map.of("_Thread_local", attribute(THREAD_LOCAL_ATTRIBUTE), "__thread",
			attribute(THREAD_LOCAL_ATTRIBUTE), "_Atomic", attribute(ATOMIC_ATTRIBUTE), "_Static_assert(...)", "", "_Noreturn",
			attribute("noreturn"), "_Float32", "float", "_Float32x", "double", "_Float64", "double", "_Float128", "__float128", "_Float64x",
			"long double");

	private static final Map<String, String> CPP_ONLY = Map.of("_GNU_SOURCE", "1", "__GNUG__", "12", "__thread", "thread_local",
			"__EXCEPTIONS", "1");

	private static final String ANSI = "ansi";

	/** By what the names of standards end with, also those from before they were published. */
	private static final Map<String, String> C_VERSIONS = Map.of("199409", "199409L", "99", "199901L", "9x", "199901L", "11", "201112L",
			"1x", "201112L", "23", C23, "24", C23, "2x", C23, "2y", C23);
	private static final Map<String, String> CPP_VERSIONS = Map.ofEntries(Map.entry(ANSI, "199711L"), Map.entry("98", "199711L"),
			Map.entry("03", "199711L"), Map.entry("11", "201103L"), Map.entry("0x", "201103L"), Map.entry("14", "201402L"),
			Map.entry("1y", "201402L"), Map.entry("20", "202002L"), Map.entry("2a", "202002L"), Map.entry("23", "202302L"),
			Map.entry("2b", "202302L"), Map.entry("26", "202400L"), Map.entry("2c", "202400L"));

	private PredefinedMacros() {
	}

	private static String attribute(String name) {
		return "__attribute__((" + name + "))";
	}

	/** All macros that are defined before the first line; those of the command win. */
	static Map<String, String> of(CompileCommand command) {
		Map<String, String> macros = new LinkedHashMap<>(COMMON);
		boolean c = command.language() == Language.C;
		ATTRIBUTES.forEach(a -> List.of(a, "__" + a + "__").forEach(n -> macros.put(HAS + n, "1")));
		macros.putAll(c ? C_ONLY : CPP_ONLY);
		macros.put(c ? "__STDC_VERSION__" : "__cplusplus", c ? cVersion(command.standard().orElse("")) : cppVersion(command.standard()));
		macros.putAll(command.macros());
		return macros;
	}

	/**
	 * The value of {@code __STDC_VERSION__} for what stands behind {@code -std=}. C90 has none, and gets that of its amendment: CDT defines
	 * a later one otherwise.
	 */
	static String cVersion(String name) {
		if (name.equals(ANSI) || name.endsWith("89") || name.endsWith("90")) {
			return "199409L";
		}
		return version(name, C_VERSIONS, "201710L");
	}

	private static String cppVersion(Optional<String> standard) {
		return version(standard.orElse(""), CPP_VERSIONS, "201703L");
	}

	private static String version(String name, Map<String, String> versions, String otherwise) {
		return versions.entrySet().stream().filter(v -> name.endsWith(v.getKey())).map(Map.Entry::getValue).findFirst().orElse(otherwise);
	}
}
