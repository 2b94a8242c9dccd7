package org.racelens.frontend.cdt.command;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.racelens.model.source.CompileCommand;

/**
 * The modes of a compiler's arguments ({@link CompileCommand#modes}). Of arguments that turn one mode on and off the last one counts. GCC
 * manual, Options for Code Generation Conventions and C Dialect Options.
 */
final class CompilerModes {
	/** OpenMP as GCC, Clang, Intel's, NVIDIA's, Oracle's, Cray's and Microsoft's compilers turn it on. */
	private static final Pattern OPENMP = Pattern
			.compile("-f(iopenmp|openmp)(=.*)?|-q?openmp|-qsmp(=.*)?|-mp(=.*)?|-xopenmp(=.*)?|-homp|[/-]openmp(:.*)?");
	private static final Pattern NO_OPENMP = Pattern.compile("-fno-i?openmp|-qno-openmp|-qnosmp|-nomp|-hnoomp");

	/** Layouts and types; group 1 is {@code no-} where the mode is turned off. */
	private static final Pattern SWITCH = Pattern.compile(
			"-f(no-)?(common|pack-struct(?:=\\d+)?|short-enums|short-wchar|unsigned-char|unsigned-bitfields|wrapv|openacc|ms-extensions)");
	private static final Pattern SIGNED = Pattern.compile("-fsigned-(char|bitfields)");
	private static final Pattern MACHINE = Pattern.compile("-m(16|32|x32|64)|-m(?:no-)?ms-bitfields|-mabi=.*");

	/** How lines of Fortran are read, as GCC, LLVM, Intel's, NVIDIA's, Cray's and NAG's compilers are told. */
	private static final Pattern FORM = Pattern.compile("-f(free|fixed)-form|-(free|fixed)|-M(free|fixed)(?:form)?|-f\\s*(free|fixed)");
	private static final Pattern COLUMNS = Pattern
			.compile("-ffixed-line-length[-=](\\d+|none)|-extend-source(?:[ =]?(\\d+))?|-Mextend|-(132)|-(80)|-(72)");
	private static final String ANY_COLUMNS = "0";
	private static final String EXTENDED = "132";

	private final Set<String> on = new HashSet<>();
	private final Map<String, String> machine = new HashMap<>();

	void read(String word) {
		if (OPENMP.matcher(word).matches()) {
			on.add(CompileCommand.OPENMP);
		} else if (NO_OPENMP.matcher(word).matches()) {
			on.remove(CompileCommand.OPENMP);
		}
		fortran(word);
		Matcher named = SWITCH.matcher(word);
		if (named.matches()) {
			turn(named.group(2), named.group(1) == null);
		}
		Matcher signed = SIGNED.matcher(word);
		if (signed.matches()) {
			on.remove("unsigned-" + signed.group(1));
		}
		Matcher bits = MACHINE.matcher(word);
		if (bits.matches()) {
			machine.put(bits.group(1) == null ? word.replaceFirst("^-m(no-)?", "") : "bits", word);
		}
	}

	private void fortran(String word) {
		Matcher form = FORM.matcher(word);
		if (form.matches()) {
			machine.put("form", group(form).orElseThrow() + "-form");
		}
		Matcher columns = COLUMNS.matcher(word);
		if (columns.matches()) {
			machine.put("columns", "fixed-columns-" + group(columns).map(c -> c.equals("none") ? ANY_COLUMNS : c).orElse(EXTENDED));
		}
	}

	/** The group that has matched. */
	private static Optional<String> group(Matcher matched) {
		return IntStream.rangeClosed(1, matched.groupCount()).mapToObj(matched::group).filter(Objects::nonNull).findFirst();
	}

	private void turn(String mode, boolean set) {
		if (set) {
			on.add(mode);
		} else {
			on.removeIf(m -> m.equals(mode) || m.startsWith(mode + "="));
		}
	}

	Set<String> all() {
		Set<String> all = new HashSet<>(on);
		all.addAll(machine.values());
		return all;
	}
}
